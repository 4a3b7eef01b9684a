"""The core on the demo game, against Catanatron and against plain copies."""

from __future__ import annotations

import copy
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catanatron import Color, Game, RandomPlayer

from horologium.content.library import Library
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.specs import BandSpec, MissionSpec, PlacedFigure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from horologium.engine.core.answerers import Answerer, Scene
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.rulesets.demo.state import Battle

CAMPAIGNS = Path(__file__).resolve().parents[2] / "campaigns"
GAMES = 40
CATAN_GAMES = 6
MOST = 1_000_000
LONG = 5_000


class Counted:
    """A bot whose choices are counted."""

    def __init__(self, bot: Answerer) -> None:
        self._reply, self.source, self.sure, self.count = bot.reply, bot.source, bot.sure, 0

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """What the bot says."""
        self.count += 1
        return self._reply(request, table)


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """Catanatron's random player, counting its decisions that offer a choice."""

    decisions = 0

    def decide(self, game: Game, playable_actions: Sequence[Any]) -> Any:
        """Count every decision, as Catanatron's own figures do, forced ones included."""
        CountingPlayer.decisions += 1
        return super().decide(game, playable_actions)


def catanatron() -> float:
    """Decisions per second of four random players."""
    CountingPlayer.decisions = 0
    begun = time.process_time()
    for seed in range(CATAN_GAMES):
        Game([CountingPlayer(colour) for colour in Color], seed=seed).play()
    return CountingPlayer.decisions / (time.process_time() - begun)


def thousand_decisions() -> float:
    """Milliseconds that Catanatron takes for a thousand decisions."""
    return 1_000_000 / catanatron()


def hundred() -> float:
    """Milliseconds that Catanatron takes for a hundred decisions."""
    return 100_000 / catanatron()


def forecast_choices() -> float:
    """Choices per second of two random bots, as forecasts run them: every answer checked and logged, no journal."""
    return _choices(lambda battle: Table(THE_FORD, battle, journal=Journal(quiet=True), spacing=1_000))


def choices() -> float:
    """The same as a battle is played, with a journal, and a snapshot at each quiet moment."""
    return _choices(lambda battle: Table(THE_FORD, battle))


def _choices(lay: Callable[[Battle], Table[Battle]]) -> float:
    count = 0
    begun = time.process_time()
    for seed in range(GAMES):
        table = lay(THE_FORD.set_up(setup("the-ford")))
        play_on(table, router(seed))
        count += sum(line.mark[0] == "choose" for line in table.log)
    return count / (time.process_time() - begun)


def replay() -> float:
    """Milliseconds to resume a battle of a thousand answers, each verified."""
    save, answers = long_save()
    begun = time.process_time()
    Table.resume(THE_FORD, save)
    return (time.process_time() - begun) * 1000 * 1000 / answers


def snapshot() -> float:
    """Microseconds to keep a battle in mid-game."""
    battle = middle().state
    return timed(lambda: THE_FORD.codec.snapshot(battle), 2_000)


def deepcopy() -> float:
    """Microseconds to copy the same battle with the standard library, its board shared."""
    battle = middle().state
    return timed(lambda: copy.deepcopy(battle, {id(battle.ground): battle.ground}), 50)


def odds() -> float:
    """Milliseconds for the exact odds of an attack with steady aim."""
    table = attack_question()
    request = table.pending
    assert isinstance(request, Choose)
    key = request.options.key_at(0)
    return timed(lambda: THE_FORD.odds(table.state, request, key), 5) / 1000


def timed(work: Callable[[], object], times: int) -> float:
    """Microseconds per call."""
    begun = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - begun) * 1_000_000 / times


@cache
def setup(mission: str) -> Setup:
    """A mission of the demo pack."""
    found = Library(RULESETS, [CAMPAIGNS]).mission(f"demo/{mission}")
    assert found is not None
    return Setup(found.spec, found.pack.content)


def router(seed: int) -> Router:
    """Random bots on both seats."""
    return Router(DiceBox(seed), {seat: RandomBot(seed + place) for place, seat in enumerate(("azure", "crimson"))})


def played(mission: str, seed: int, most: int) -> Table[Battle]:
    """A battle between random bots, up to a number of answers."""
    table = Table(THE_FORD, THE_FORD.set_up(setup(mission)))
    play_on(table, router(seed), most)
    return table


@cache
def middle() -> Table[Battle]:
    """A battle in mid-game."""
    return played("the-ford", 3, 60)


@cache
def attack_question() -> Table[Battle]:
    """A battle at the question whom to attack, with steady aim."""
    for seed in range(1_000):
        table, bots = Table(THE_FORD, THE_FORD.set_up(setup("the-ford"))), router(seed)
        while play_on(table, bots, 1):
            request = table.pending
            if isinstance(request, Choose) and request.rule == "DEMO-CMB-01" and table.state.aim:
                return table
    raise LookupError("no such position")


def last_answers() -> float:
    """Microseconds for an answer in the last tenth of a battle of 5,000, each tried and taken back."""
    return _answer_cost(LONG * 9 // 10)


def first_answers() -> float:
    """The same in the first tenth."""
    return _answer_cost(0)


def _answer_cost(begin: int) -> float:
    table, bots = _wide_table(1_000), router(5)
    play_on(table, bots, begin)
    begun = time.process_time()
    for _ in range(LONG // 10):
        if not play_on(table, bots, 1):
            raise LookupError("the battle was over too soon")
        table.undo()
        table.redo()
    return (time.process_time() - begun) * 1_000_000 / (LONG // 10)


@cache
def long_save() -> tuple[dict[str, Any], int]:
    """The save of a battle with about a thousand answers: many figures, many rounds, a wide field."""
    table = _wide_table(18)
    play_on(table, router(5), 1_000)
    return table.save(), len(table.log)


def _wide_table(rounds: int) -> Table[Battle]:
    content = setup("the-ford").content
    rows = "\n".join(" " * (row % 2) + ". " * 14 for row in range(12))
    bands = [
        BandSpec(tuple(PlacedFigure("sergeant", f"{column - row // 2},{row}") for column in range(1, 13)))
        for row in (0, 11)
    ]
    mission = MissionSpec("long", "Long", rows, bands[0], bands[1], rounds=rounds)
    return Table(THE_FORD, THE_FORD.set_up(Setup(mission, content)))
