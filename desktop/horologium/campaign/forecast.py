"""What would become of this party in this mission: a bot plays it many times, and the results are counted.

An ``Order`` is plain data that another process can be given; ``play`` runs there and knows neither books nor store.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.affairs import state_of
from horologium.campaign.battle import new_table
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import GreedyBot, RandomBot, bots_of
from horologium.engine.core.campaign import CampaignState, Company
from horologium.engine.core.course import Course
from horologium.engine.core.errors import EngineError
from horologium.engine.core.journal import Journal
from horologium.engine.core.results import DOWNS, cards
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.ask import Answer, Request, Rule
    from horologium.engine.core.campaign import BattleResult, CampaignRules
    from horologium.engine.core.codec import Snapshot
    from horologium.engine.core.ruleset import AnyRuleset

RUNS: Final = 300
BATCH: Final = 5
"""So many battles are fought between two signs of life."""
MOST_ANSWERS: Final = 20_000
"""A bot that walks in circles for so long has lost."""
SURE: Final = 1.96
"""Standard deviations that hold nineteen of twenty results."""


@dataclass(frozen=True)
class Order:
    """A mission with a party at its first question, as plain data: for whoever plays it, wherever that is."""

    ruleset: str
    start: Any
    content: dict[str, dict[str, Any]]
    company: Company
    plot: bool
    seed: int
    opponents: tuple[tuple[str, str], ...] = ()  # seats and the bots that play them
    runs: int = RUNS


class Fate(NamedTuple):
    """How one battle ended: the result, and how far the clock of the game went."""

    won: bool
    outcome: str
    down: tuple[str, ...]
    injured: tuple[str, ...]
    time: int


@dataclass(slots=True)
class Outlook:
    """What many battles came to."""

    runs: int = 0
    won: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    down: Counter[str] = field(default_factory=Counter)
    injured: Counter[str] = field(default_factory=Counter)
    times: list[int] = field(default_factory=list)

    def add(self, fates: Iterable[Fate]) -> None:
        """Count more battles."""
        for fate in fates:
            self.runs += 1
            self.won += fate.won
            self.outcomes[fate.outcome] += 1
            self.down.update(fate.down)
            self.injured.update(fate.injured)
            self.times.append(fate.time)

    @property
    def chance(self) -> float:
        """The share of victories."""
        return self.won / self.runs if self.runs else 0.0

    @property
    def margin(self) -> tuple[float, float]:
        """Between which shares the true chance lies, nineteen times of twenty."""
        return interval(self.won, self.runs)

    def span(self) -> tuple[int, int, int]:
        """How long the battles took: the shorter end, the middle and the longer end of most of them."""
        times = sorted(self.times) or [0]
        return times[len(times) // 10], times[len(times) // 2], times[len(times) * 9 // 10]


def interval(won: int, runs: int) -> tuple[float, float]:
    """Between which shares the true chance lies, nineteen times of twenty (Wilson's interval)."""
    if not runs:
        return 0.0, 1.0
    chance, square = won / runs, SURE * SURE
    middle = (chance + square / (2 * runs)) / (1 + square / runs)
    spread = SURE * sqrt(chance * (1 - chance) / runs + square / (4 * runs * runs)) / (1 + square / runs)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def order(session: CampaignSession, party: Sequence[str]) -> Order:
    """The mission at hand with these heroes; refused in words if they cannot go."""
    books = session.books.again()
    books.stand(party=tuple(party))
    table = new_table(books, session.ruleset, session.rules, session.pack)
    return Order(
        session.ruleset.id,
        session.ruleset.codec.dump(table.state),
        {kind: dict(entries) for kind, entries in session.pack.content.items()},
        state_of(session, tuple(party)).company,
        plot=not books.standing.side,
        seed=books.charter.seed,
        opponents=tuple(session.rules.data.opponents.get(books.charter.difficulty, {}).items()),
        runs=session.rules.data.rehearsals,
    )


def play(ruleset: AnyRuleset, rules: CampaignRules, given: Order, numbers: Sequence[int]) -> list[Fate]:
    """Fight the battles of these numbers; the same numbers always end the same way."""
    start = ruleset.codec.snapshot(ruleset.codec.load(given.start))
    return [_fate(ruleset, rules, given, start, number) for number in numbers]


def batches(runs: int = RUNS, size: int = BATCH) -> list[range]:
    """The numbers of the battles, in handfuls."""
    return [range(first, min(first + size, runs)) for first in range(0, runs, size)]


def _fate(ruleset: AnyRuleset, rules: CampaignRules, given: Order, start: Snapshot, number: int) -> Fate:
    seed = given.seed * 1_000_003 + number
    known = bots_of(ruleset)
    against = {seat: known[bot](seed) for seat, bot in given.opponents if bot}
    equal = next((bot for _, bot in given.opponents), "")
    router = Router(DiceBox(seed), against, others=ForecastPlayer(ruleset, seed, equal))
    try:
        battle = _fought(ruleset, ruleset.codec.restore(start), router, given)
        missions, state = rules.missions, CampaignState(given.content, given.company)
        missions.give_up(given.content, battle)
        result = answered_by_chance(missions.bring_home(state, battle, plot=given.plot), seed)
    except EngineError:  # a bot that finds no way out has lost; the players would find one
        return Fate(won=False, outcome="", down=(), injured=(), time=0)
    down = tuple(each.member for each in result.members if each.count(DOWNS))
    injured = tuple(each.member for each in result.members if cards(result, "condition", whom=each.member))
    return Fate(result.won, result.outcome, down, injured, _time(ruleset, battle))


def _fought(ruleset: AnyRuleset, battle: Any, router: Router, given: Order) -> Any:
    """A battle played to its end; a bot that tries its options out needs a table that can be copied."""
    if GreedyBot.source in [bot for _, bot in given.opponents]:
        table = Table(ruleset, battle, spacing=MOST_ANSWERS)
        play_on(table, router, MOST_ANSWERS)
        return table.state
    course = Course(ruleset, battle, Journal())  # it tells later who was knocked out
    course.play(router, MOST_ANSWERS)
    return course.state


class ForecastPlayer:
    """Plays as well as the bot on the other side, or the game's first one; at random where that has nothing to say."""

    source = "bot:forecast"
    sure = False

    def __init__(self, ruleset: AnyRuleset, seed: int, equal: str = "") -> None:
        own = [name for name in bots_of(ruleset) if name not in ("bot:random", "bot:greedy")]
        self._bot = bots_of(ruleset)[equal or (own[0] if own else "bot:random")](seed)
        self.sure = self._bot.sure
        self._random = RandomBot(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """What the bot chooses."""
        return self._bot.reply(request, table) or self._random.reply(request, table)


def answered_by_chance(rule: Rule[BattleResult], seed: int) -> BattleResult:
    """Bring a battle home; whatever it asks is answered by chance."""
    box, random = DiceBox(seed), RandomBot(seed)
    try:
        request = next(rule)
        while True:
            request = rule.send(random.choose(request) if isinstance(request, Choose) else box.throw(request))
    except StopIteration as end:
        result: BattleResult = end.value
        return result


def _time(ruleset: AnyRuleset, state: Any) -> int:
    """How far the clock went: the first track beside the board is that of the time."""
    tracks = ruleset.view(state, None).tracks
    return tracks[0].value if tracks else 0
