"""From a battle back to the band: deeds, wounds that last, experience and pay."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import roll
from horologium.engine.core.campaign import BattleResult, MissionEnds
from horologium.engine.core.consequences import coins, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.results import each_of, report
from horologium.engine.core.speech import later, say
from horologium.engine.kit.dice import number
from horologium.engine.rulesets.constellation import scoring
from horologium.engine.rulesets.constellation.dice import D6
from horologium.engine.rulesets.constellation.league.outset import OURS, figures
from horologium.engine.rulesets.constellation.state import take_off

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import CampaignState, MemberResult
    from horologium.engine.core.consequences import Consequences
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import Content, Outcome
    from horologium.engine.rulesets.constellation.specs import WoundSpec
    from horologium.engine.rulesets.constellation.state import Battle

OUTCOMES: Final[Mapping[str, bool]] = MappingProxyType(
    {"enemy-routed": True, "more-points": True, "draw": False, "fewer-points": False, "band-routed": False}
)
"""How a battle can end for the band, and whether that is a victory.  [CON-VIC-01]"""

OUTCOME_WORDS: Final = MappingProxyType(
    {
        "enemy-routed": later("enemy routed"),
        "more-points": later("more points"),
        "draw": later("draw"),
        "fewer-points": later("fewer points"),
        "band-routed": later("band routed"),
    }
)
"""What players call these ends."""

PAY: Final = ((8, 14), (3, 6))
"""Coins for a defeat and a victory: on the ladder, and beside it."""

LESSON: Final = ((1, 2), (0, 1))
"""Experience for everybody who was there, in the same order."""


@dataclass(slots=True)
class Deeds:
    """What a member did and suffered."""

    wounds: int = 0
    dealt: int = 0
    kills: int = 0
    markers: int = 0
    fell: bool = False


class LeagueReader:
    """Reads a journal in order: a kill belongs to whoever fought the fallen last."""

    def __init__(self, ours: Mapping[str, str]) -> None:
        self.deeds = {figure: Deeds() for figure in ours.values()}
        self._last: dict[str, str] = {}
        self.last_blow: tuple[str, ...] = ()

    def read(self, entry: Entry, names: Mapping[str, str]) -> None:
        """Take one entry in."""
        facts = entry.facts
        deeds = self.deeds.get(str(facts.get("figure", "")))
        if entry.what == "settled":
            figure, target = str(facts["figure"]), str(facts["target"])
            self._last |= {figure: target, target: figure}
        elif entry.what == "wounded":
            self._wounded(str(facts["figure"]), int(facts["points"]), struck="CON-DMG-07" in entry.rules)
        elif entry.what == "on_marker" and deeds:
            deeds.markers += 1
        elif entry.what == "fell":
            self._fell(str(facts["figure"]), names, given="CON-ABL-20" in entry.rules)

    def _wounded(self, figure: str, points: int, *, struck: bool) -> None:
        """What was lost in a fight was dealt by the other.  [CON-DMG-07]"""
        if figure in self.deeds:
            self.deeds[figure].wounds += points
        other = self._last.get(figure, "") if struck else ""
        if other in self.deeds:
            self.deeds[other].dealt += points

    def _fell(self, figure: str, names: Mapping[str, str], *, given: bool) -> None:
        """Whoever gave their own life was felled by nobody.  [CON-ABL-20]"""
        killer = "" if given else self._last.get(figure, "")
        if figure in self.deeds:
            self.deeds[figure].fell = True
        elif killer in self.deeds:
            self.deeds[killer].kills += 1
            self.last_blow = (killer, names[figure])


def bring_home(state: CampaignState, battle: Battle, *, plot: bool) -> Rule[BattleResult]:
    """How it ended, what everybody did, and what the fallen keep of it.  [CON-MIS-11, CON-VIC-01]"""
    content, company, outcome = state.content, state.company, scoring.outcome(battle)
    if outcome is None:
        raise BadData(say("{mission} is not over", mission=battle.mission.name), "play the battle to its end first")
    ours = figures(company)
    told = LeagueReader(ours)
    names = {figure.key: figure.name for figure in battle.figures}
    for entry in battle.journal.entries:
        told.read(entry, names)
    hurt = {ours[member.key]: tuple(each.of.id for each in member.conditions) for member in company.members}
    wounds = yield from _wounds(content, battle, told.deeds, hurt)
    how = ended(outcome)
    won = OUTCOMES[how]
    back = {figure: member for member, figure in ours.items()}
    return BattleResult(
        outcome=how,
        won=won,
        members=tuple(_report(member, told.deeds[key]) for member, key in ours.items()),
        consequences=(
            *(each for member, key in ours.items() for each in _changes(member, told.deeds[key], wounds[key])),
            coins(PAY[not plot][won]),
            experience(LESSON[not plot][won]),
        ),
        clock=say("turn {turn} of {turns}", turn=battle.turn, turns=battle.mission.turns),
        last_blow=tuple(back.get(word, word) for word in told.last_blow),
    )


def _report(member: str, deeds: Deeds) -> MemberResult:
    return report(member, kills=deeds.kills, dealt=deeds.dealt, taken=deeds.wounds, knocked_out=int(deeds.fell))


def _changes(member: str, deeds: Deeds, wounds: tuple[str, ...]) -> Consequences:
    """Whoever stands at the end and has killed or held a marker learns a little more.  [CON-MIS-11]"""
    more = (experience(1, member),) if not deeds.fell and (deeds.kills or deeds.markers) else ()
    return (*more, *each_of("condition", "injury", wounds, member))


def _wounds(
    content: Content, battle: Battle, deeds: Mapping[str, Deeds], hurt: Mapping[str, tuple[str, ...]]
) -> Rule[dict[str, tuple[str, ...]]]:
    """A die for each of the fallen: nobody has a wound twice, and one is always fit to fight again.  [CON-MIS-11]"""
    table: Mapping[str, WoundSpec] = content.get("wounds", {})
    found: dict[str, tuple[str, ...]] = dict.fromkeys(deeds, ())
    fit = len(deeds)
    for key in [key for key, done in deeds.items() if done.fell]:
        face = number(*(yield from roll("CON-MIS-11", battle.figure(key), (D6,))))
        wound = next((wound for wound in table.values() if face in wound.faces), None)
        if wound is None or wound.id in hurt[key] or (wound.rests and fit == 1):
            continue
        fit -= wound.rests
        found[key] = (wound.id,)
    return found


def ended(outcome: Outcome) -> str:
    """The end of a battle in the eyes of the band.  [CON-VIC-01]"""
    if outcome.winner is None:
        return "draw"
    won, alone = outcome.winner == OURS, outcome.why == "alone"
    return ("enemy-routed" if won else "band-routed") if alone else ("more-points" if won else "fewer-points")


def give_up(content: Content, battle: Battle) -> None:
    """Whoever is left of the band leaves the field unhurt; the other side stands alone.  [CON-VIC-01]"""
    if battle.phase == "over":
        return
    for figure in battle.left(OURS):
        figure.att = 0
        take_off(battle, figure)
    battle.side(OURS).yielded = True
    battle.phase = "over"


def ends(content: Content, mission: str) -> MissionEnds:
    """Every battle can end in these ways; flags and achievements come with the story alone.  [CON-VIC-01]"""
    return MissionEnds(OUTCOMES)
