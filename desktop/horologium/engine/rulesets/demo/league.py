"""The league: three fords, one after the other (ledger topic LEA)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import (
    BattleResult,
    CampaignData,
    CampaignRules,
    CampaignState,
    Company,
    EndStep,
    Member,
    MissionEnds,
    Muster,
    Noun,
    Ranking,
    Words,
)
from horologium.engine.core.consequences import CardRef, Consequence, Consequences, consequence
from horologium.engine.core.errors import BadData
from horologium.engine.core.kinds import CardKind, Gauge, Word
from horologium.engine.core.own import OwnParts, part
from horologium.engine.core.results import report
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.sheets import BearerSheet, Trait, TraitRows
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.core.view import CardView
from horologium.engine.rulesets.demo import flow
from horologium.engine.rulesets.demo.specs import PlacedFigure
from horologium.engine.rulesets.demo.state import SEATS, Battle, harm
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.ruleset import Content, Outcome
    from horologium.engine.rulesets.demo.specs import FigureSpec, MissionSpec

OURS, THEIRS = SEATS
MOST: Final = 4
OUTCOMES: Final[Mapping[str, bool]] = MappingProxyType({"held": True, "drawn": False, "lost": False})
LEAD: Final = Gauge("lead", later("Lead of Azure"), most=6, start=3, middle=3)
RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "life": "DEMO-CMB-06",
        "move": "DEMO-MOV-01",
        "guard": "DEMO-CMB-04",
        "attack": "DEMO-CMB-01",
        "range": "DEMO-CMB-01",
    }
)
"""What the rules make of each number of a figure."""

GAINS: Final[Mapping[str, int]] = MappingProxyType({"held": 1, "drawn": 0, "lost": -1})


@dataclass(frozen=True, slots=True)
class Ladder:
    """All that The Ford keeps for itself: how each ford ended, in order.  [DEMO-LEA-05]"""

    fords: tuple[str, ...] = ()


class FordRoster:
    """Who belongs to the band of Azure, and who may go."""

    def candidates(self, content: Content) -> tuple[str, ...]:
        """Every kind of figure that the pack has.  [DEMO-LEA-02]"""
        return tuple(content["figures"])

    def begin(self, content: Content, cards: Sequence[str]) -> Company:
        """A new band: one fighter of each kind.  [DEMO-LEA-02]"""
        return Company(tuple(Member(card, card, content["figures"][card].name) for card in cards), own=Ladder())

    def sheet(self, state: CampaignState, bearer: str) -> BearerSheet:
        """The numbers of a fighter, which never change.  [DEMO-GEN-01, DEMO-LEA-05]"""
        if not bearer:
            return BearerSheet()
        member = state.member(bearer)
        spec: FigureSpec = state.content["figures"][member.card]
        values = [(key, int(getattr(spec, key)), rule) for key, rule in RULES.items()]
        rows = tuple(
            Trait(key, TEXTS[f"stat.{key}"], value, ((spec.name, value, rule),)) for key, value, rule in values
        )
        return BearerSheet(say("Fighter") if member.name == spec.name else spec.name, sections=(TraitRows("", rows),))

    def muster(self, state: CampaignState, mission: str) -> Muster:
        """As many as Azure has places there, and one at least.  [DEMO-LEA-02, DEMO-LEA-03]"""
        if not mission:
            return Muster(1, MOST)
        spec: MissionSpec = state.content["missions"][mission]
        count = len(foes(spec, len(state.company.members)))
        about = say("Crimson comes with {foes} {foes:figure|figures}.", foes=count)
        return Muster(1, min(MOST, len(spec.azure.figures)), about=about)


def foes(spec: MissionSpec, party: int) -> tuple[PlacedFigure, ...]:
    """Those of Crimson who come: as many fewer as Azure leaves places empty.  [DEMO-LEA-03]"""
    theirs = spec.crimson.figures
    return theirs[: max(1, len(theirs) - len(spec.azure.figures) + party)]


class FordMissions:
    """From the camp to a ford and back."""

    def ends(self, content: Content, mission: str) -> MissionEnds:
        """A ford is held, lost, or neither.  [DEMO-LEA-04]"""
        return MissionEnds(OUTCOMES)

    def figures(self, company: Company) -> Mapping[str, str]:
        """No two are of the same kind, so the kind tells them apart.  [DEMO-LEA-02]"""
        return {member.key: f"{OURS}-{member.card}" for member in company.members}

    def set_up(self, state: CampaignState, mission: str) -> Setup:
        """Those who go take the places of Azure in their order, sound and under their names.

        [DEMO-LEA-02, DEMO-LEA-03, DEMO-LEA-05]
        """
        spec: MissionSpec = state.content["missions"][mission]
        places, members = spec.azure.figures, state.company.members
        if len(members) > len(places):
            message = say("Azure has {places} {places:place|places} here", places=len(places))
            raise BadData(message, say("take {most} at most", most=len(places)))
        pairs = zip(places, members, strict=False)
        ours = tuple(PlacedFigure(member.card, place.at, name=member.name) for place, member in pairs)
        spec = spec.between(spec.azure.of(ours), spec.crimson.of(foes(spec, len(ours))))
        return Setup(spec, state.content, options=state.options)

    def ended(self, outcome: Outcome) -> str:
        """Who holds the ford, in the eyes of Azure.  [DEMO-END-02]"""
        return "drawn" if outcome.winner is None else "held" if outcome.winner == OURS else "lost"

    def give_up(self, content: Content, battle: Battle) -> None:
        """Nobody of Azure is left, so the ford is lost.  [DEMO-LEA-06, DEMO-END-01]"""
        if flow.outcome(battle) is None:
            for figure in battle.standing(OURS):
                harm(battle, figure, figure.life, "DEMO-LEA-06")

    def bring_home(self, state: CampaignState, battle: Battle, *, plot: bool) -> Rule[BattleResult]:
        """How it ended, and what everybody did there.  [DEMO-LEA-04]"""
        yield from ()
        outcome = flow.outcome(battle)
        assert outcome is not None, "only a battle that is over is brought home"
        how, done = self.ended(outcome), deeds(battle)
        members = tuple(
            report(
                member,
                kills=done["felled", key],
                dealt=done["dealt", key],
                taken=done["lost", key],
                knocked_out=int(not battle.figure(key).life),
            )
            for member, key in self.figures(state.company).items()
        )
        clock = say("round {round} of {rounds}", round=battle.round, rounds=battle.rounds)
        return BattleResult(how, OUTCOMES[how], members, clock=clock)

    def check_result(self, state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
        """Nobody falls twice, and a ford brings a point and nothing else.  [DEMO-CMB-06, DEMO-LEA-05]"""
        for each in result.members:
            if each.count("knocked_out") > 1:
                name = state.member(each.member).name
                yield f"members.{each.member}.knocked_out", say("{name} can fall once in a battle", name=name)
        if any(each.verb == "experience" and each.amount for each in result.consequences):
            yield "experience", say("nobody gains experience at a ford")


def deeds(battle: Battle) -> Counter[tuple[str, str]]:
    """What the journal tells of each figure: life that it lost, wounds that it dealt, enemies that it felled.

    [DEMO-CMB-06, DEMO-CMB-07]
    """
    done, against = Counter[tuple[str, str]](), dict[str, str]()
    for entry in battle.journal.entries:
        figure = str(entry.facts.get("figure", ""))
        if entry.what in ("attacked", "struck"):
            target = str(entry.facts["target"])
            against |= {figure: target, target: figure}
        elif entry.what == "wounded" and "DEMO-LEA-06" not in entry.rules:
            done["lost", figure] += int(entry.facts["wounds"])
            done["dealt", against.get(figure, "")] += int(entry.facts["wounds"])
            done["felled", against.get(figure, "")] += not entry.facts["life"]
    return done


# The table


def scored(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """The winner of a ford gets a point, also if it was fought at home; stories ask for the lead.  [DEMO-LEA-04]"""
    yield from ()
    fords = (*part(state.company, Ladder).fords, last.outcome)
    return (Consequence("own", own=Ladder(fords)), consequence("gauge", "gauge", LEAD.key, GAINS[last.outcome]))


def agreeing(state: CampaignState) -> Consequences:
    """Whoever corrects the table by hand moves the lead with it.  [DEMO-LEA-04, DEMO-LEA-07]"""
    lead = LEAD.start + sum(GAINS.get(each, 0) for each in part(state.company, Ladder).fords)
    off = LEAD.within(lead) - state.company.gauge(LEAD.key)
    return (consequence("gauge", "gauge", LEAD.key, off),) if off else ()


def table(state: CampaignState) -> tuple[Ranking, ...]:
    """Who has how many points; the leader stands first.  [DEMO-LEA-04, DEMO-LEA-07]"""
    ends = Counter(part(state.company, Ladder).fords)
    ours = (TEXTS[OURS], ends["held"], ends["drawn"], ends["lost"])
    theirs = (TEXTS[THEIRS], ends["lost"], ends["drawn"], ends["held"])
    first, second = (theirs, ours) if theirs[1] > ours[1] else (ours, theirs)
    rows = tuple(tuple(map(str, (*row, row[1]))) for row in (first, second))
    columns = (say("Band"), say("Held"), say("Drawn"), say("Lost"), say("Points"))
    return (Ranking(say("Three fords"), columns, rows, ours=int(first is theirs), chart="bars"),)


def card(content: Content, ref: CardRef) -> CardView:
    """A kind of figure as the pack describes it.  [DEMO-GEN-01]"""
    spec: FigureSpec = content["figures"][ref.id]
    return CardView(spec.id, "", spec.name, "DEMO-GEN-01", kind=ref.kind, text=spec.about)


STEPS: Final = (
    EndStep(
        "table",
        later("The table"),
        later("The winner of the ford gets a point, and everybody recovers."),
        ("DEMO-LEA-04", "DEMO-LEA-05"),
        shows=("account", "changes"),
        leads=("rankings", "chronicle"),
        happens=scored,
    ),
)
"""What is done after a battle, in order."""

DATA: Final = CampaignData(
    words=Words(
        member=Noun(later("Fighter"), later("Fighters")),
        company=Noun(later("Band"), later("Bands")),
        place=Noun(later("Bank"), later("Banks")),
    ),
    kinds=(CardKind("hero", Word(later("Fighter"), later("Fighters")), "person", "member", "figures"),),
    gauges=(LEAD,),
    outcomes=MappingProxyType(
        {"held": later("the ford is held"), "drawn": later("nobody holds the ford"), "lost": later("the ford is lost")}
    ),
    stats=MappingProxyType(
        {
            "kills": later("Foes felled"),
            "dealt": later("Wounds dealt"),
            "taken": later("Wounds taken"),
            "knocked_out": later("Times knocked out"),
        }
    ),
    span=later("It takes about {middle} {middle:round|rounds}, mostly {short} to {long}."),
    rehearsals=40,  # both sides look ahead, which takes its time
    difficulties=Phrases(
        {
            "normal": later("Crimson always takes what looks best."),
            "easy": later("Crimson does the first thing that comes to mind."),
            "hot-seat": later(
                "Somebody at the same screen leads Crimson: the last of several players, or whoever sits down."
            ),
        }
    ),
    opponents=MappingProxyType(
        {"normal": {THEIRS: "bot:greedy"}, "easy": {THEIRS: "bot:random"}, "hot-seat": {THEIRS: ""}}
    ),
)
"""What the league only names."""

LEAGUE: Final = CampaignRules(
    data=DATA,
    roster=FordRoster(),
    missions=FordMissions(),
    card=card,
    steps=STEPS,
    rankings=table,
    own=OwnParts(1, MappingProxyType({"company": Ladder})),
    follows=agreeing,
)
"""Three ports, a part of its own, and one step after each battle."""
