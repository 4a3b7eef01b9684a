"""Whole campaigns by bots: from founding to an ending, through the very operations that players use."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign import battle, plot
from horologium.campaign.affairs import active, state_of
from horologium.campaign.asking import counters_of, offers_at
from horologium.campaign.company import is_away
from horologium.campaign.evening import step_of_work
from horologium.campaign.forecast import MOST_ANSWERS, ForecastPlayer
from horologium.campaign.founding import Founder, Plan, Recruit, candidates, first_company, found, plots_of
from horologium.campaign.memory_archive import NOON, MemoryArchive, StillClock
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.missions import AbandonMission, BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import AcceptSideMission, AwaitDay, ChooseWay, DeclineSideMission, ReadScene
from horologium.campaign.ops.travel import Travel, roads
from horologium.campaign.records import Fought
from horologium.campaign.session import CampaignSession
from horologium.campaign.side_missions import on_offer
from horologium.engine.core.answerers import Router
from horologium.engine.core.bots import seed_at
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.ruleset import Setup
from horologium.lab.faults import fault_words
from horologium.lab.housekeeping import Housekeeper
from horologium.lab.packs import game_of, load
from horologium.lab.steward import Steward

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from horologium.content.packs import Pack
    from horologium.engine.core.plots import PlotSpec

    Watch: TypeAlias = Callable[[CampaignSession, tuple[str, ...]], None]

MOST_STEPS: Final = 2_000
"""A campaign that is not over by then goes round in circles."""
COMPANY: Final = 4
SELDOM: Final = 6
"""One time in so many the company takes a road of its own."""
OFFERS: Final = 4
"""One side mission in so many that are offered is accepted."""


@dataclass(frozen=True, slots=True)
class Journey:
    """One campaign to be played: plain data for another process."""

    origin: Path
    plot: str
    number: int
    seed: int
    difficulty: str

    @property
    def key(self) -> str:
        """The name under which the result is kept."""
        return f"{self.plot}/{self.difficulty}/{self.number}"

    @property
    def size(self) -> int:
        """One campaign."""
        return 1


@dataclass(slots=True)
class Diary:
    """What became of a campaign; ``used`` is what was used in its battles, as ``skills/shove``."""

    heroes: list[str]
    ending: str = ""
    missions: list[dict[str, Any]] = field(default_factory=list)
    days: int = 0
    used: dict[str, None] = field(default_factory=dict)
    fault: str = ""

    def plain(self) -> dict[str, Any]:
        """The diary as plain data."""
        return {
            "heroes": self.heroes,
            "ending": self.ending,
            "missions": self.missions,
            "days": self.days,
            "used": sorted(self.used),
            "fault": self.fault,
        }


def play(journey: Journey, watch: Watch | None = None) -> dict[str, Any]:
    """Play a campaign to its ending; the same journey always ends the same way. ``watch`` sees who goes out."""
    pack = load(journey.origin)
    seed = seed_at(journey.seed, journey.plot, journey.number)
    chance = SplitMix(seed)
    story = plots_of(pack)[journey.plot]
    session, diary = _founded(pack, story, journey, chance)
    traveller = Traveller(session, chance, diary, watch)
    try:
        traveller.go()
    except Exception as error:  # a rule or a bot failed: the lab tells it, and goes on
        standing = session.books.standing
        diary.fault = f"campaign {journey.number} stopped at {standing.node} ({standing.stage}): {fault_words(error)}"
    diary.days = session.books.standing.day
    return diary.plain()


def _founded(pack: Pack, story: PlotSpec, journey: Journey, chance: SplitMix) -> tuple[CampaignSession, Diary]:
    game, rules, balance = game_of(pack)
    may = candidates(pack, rules, story.id)
    house = balance.house
    size = house.founders(journey.number) if house else COMPANY
    cards = first_company(pack, rules, chance.take(may, len(may)))[:size]
    plan = Plan(
        name=f"Campaign {journey.number}",
        plot=story.id,
        players=(Founder("Bot", "red"),),
        heroes=tuple(Recruit(card, player=0) for card in cards),
        difficulty=journey.difficulty,
        options=tuple((name, json.dumps(value)) for name, value in rules.data.variants.items()),
        seed=chance.next() >> 1,
    )
    archive = MemoryArchive(found(pack, game, plan, NOON))
    return CampaignSession(archive, pack, game, rules, story, StillClock()), Diary(cards)


class Traveller:
    """Leads a company through its story: ways are chosen by chance, battles are fought by the game's own bot."""

    def __init__(self, session: CampaignSession, chance: SplitMix, diary: Diary, watch: Watch | None = None) -> None:
        self._session, self._chance, self._diary, self._watch = session, chance, diary, watch
        self._balance = game_of(session.pack)[2]
        self._own = self._balance.house
        self._house = (
            Steward(session, self._balance, self._own, chance)
            if self._own
            else Housekeeper(session, self._balance, chance)
        )

    def go(self) -> None:
        """Take steps until the story is over."""
        for _ in range(MOST_STEPS):
            if plot.days_to_wait(self._session):
                self._session.do(AwaitDay())
            match self._session.books.standing.stage:
                case "scene":
                    self._read()
                case "camp":
                    self._camp()
                case "aftermath":
                    self._aftermath()
                case "over":
                    self._diary.ending = self._session.books.standing.node
                    return
                case stage:
                    raise RuntimeError(f"a campaign was left at the stage {stage}")
        self._diary.fault = f"no ending after {MOST_STEPS} steps"

    def _read(self) -> None:
        session = self._session
        offered = [passage for passage in plot.passages(session) if passage.is_open and passage.way.label]
        if offered:
            session.do(ChooseWay(offered[self._chance.below(len(offered))].number))
        else:
            session.do(ReadScene())

    def _camp(self) -> None:
        """An errand, perhaps a road of one's own or a side mission, a last look at gear and pins, then the mission."""
        if not self._session.books.standing.side:
            self._travel()
        if self._consider():
            return
        self._house.outfit()
        self._fight()

    def _travel(self) -> None:
        """To another town, by chance or for what is missing here; then the town is used once more."""
        ways = roads(self._session)
        if ways and not self._chance.below(SELDOM):
            self._house.attempt(Travel(ways[self._chance.below(len(ways))].to))
        self._house.errand()
        self._house.shop()
        self._house.craft()
        self._house.shop()

    def _consider(self) -> bool:
        """Whether a side mission was accepted, as it is now and then."""
        offer = on_offer(self._session)
        if offer is None:
            return False
        wanted = not self._chance.below(OFFERS)
        return self._house.attempt((AcceptSideMission if wanted else DeclineSideMission)(offer.name)) and wanted

    def _fight(self) -> None:
        session, party = self._session, self._party()
        self._house.arm(party)
        if self._watch is not None:
            self._watch(session, party)
        session.do(BeginMission(party))
        kept = battle.begin(session)
        bot = ForecastPlayer(session.ruleset, self._chance.next())
        kept.play_on(Router(battle.chance(session), {}, others=bot), MOST_ANSWERS)
        session.do(FinishMission() if kept.table.outcome is not None else AbandonMission())
        if not self._house.attempt(CommitMission()):
            session.do(CommitMission())  # says why not
        state = kept.table.state
        session.rules.missions.give_up(session.pack.content, state)
        trial = self._balance.trial(session.pack.content, Setup(None, session.pack.content), state, kept.table.log)
        self._diary.used.update(dict.fromkeys(f"{kind}/{name}" for kind, name in trial.used))
        last = max(session.books.all(Fought), key=lambda each: each.number)
        self._diary.missions.append(
            {"mission": last.mission, "won": last.won, "outcome": last.outcome, "side": last.side}
        )

    def _party(self) -> tuple[str, ...]:
        books = self._session.books
        heroes = [hero.id for hero in active(books) if not is_away(books, hero)]
        if self._own is not None:
            return self._together(heroes, self._own.seats(state_of(self._session)))
        most = self._session.rules.roster.muster(state_of(self._session, ()), books.standing.mission).most
        return tuple(heroes if len(heroes) <= most else self._chance.take(heroes, most))

    def _together(self, heroes: list[str], most: int) -> tuple[str, ...]:
        """As many as have a seat and may go out with one another."""
        chosen: tuple[str, ...] = ()
        for hero in self._chance.take(heroes, len(heroes)):
            if len(chosen) < most and not self._session.refusal(BeginMission((*chosen, hero))):
                chosen = (*chosen, hero)
        return chosen

    def _aftermath(self) -> None:
        """One step after a battle, with what a bot does in it; a side mission that is accepted comes first."""
        self._use(self._session.books.standing.step)
        if self._session.books.standing.stage == "aftermath" and not self._house.attempt(NextStep()):
            self._session.do(FinishAftermath())

    def _use(self, step: str) -> None:
        """What opens at a step is used there."""
        opened = [counter for counter in counters_of(self._session) if counter.step == step]
        making = {counter.key for counter in opened if counter.scope == "place" and self._makes(counter.key)}
        if any(counter.scope == "member" for counter in opened):
            self._house.learn()
        if any(counter.scope == "place" and counter.key not in making for counter in opened):
            self._house.shop()
        if making:
            self._house.craft()
        if step and step == step_of_work(self._session):
            self._consider()

    def _makes(self, counter: str) -> bool:
        """Whether things are used up at a counter for others."""
        return any(offer.verdict.things or offer.counts for offer in offers_at(self._session, counter))


def journeys(pack: Pack, count: int, seed: int, difficulties: Sequence[str]) -> list[Journey]:
    """So many campaigns of each plot of a pack, at each difficulty."""
    return [
        Journey(pack.origin, story, number, seed, difficulty)
        for story in plots_of(pack)
        for difficulty in difficulties
        for number in range(count)
    ]
