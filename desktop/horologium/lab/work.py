"""What a worker process does: it is told by name what to play, and gives back counts as plain data."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from horologium.campaign.forecast import MOST_ANSWERS, Player
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import seed_at
from horologium.engine.core.campaign import Carried
from horologium.engine.core.errors import EngineError
from horologium.engine.core.table import Table
from horologium.lab import pasts
from horologium.lab.packs import game_of, load
from horologium.lab.tally import Tally

if TYPE_CHECKING:
    from horologium.content.packs import Pack
    from horologium.engine.core.balance import Trial
    from horologium.lab.orders import Batch


def play(batch: Batch) -> dict[str, Any]:
    """Play a batch; the same batch always ends the same way."""
    pack, tally = load(batch.origin), Tally()
    for number in range(batch.first, batch.last):
        try:
            tally.note(battle(pack, batch, number))
        except Exception as error:  # a rule or a bot failed: the lab tells it, and goes on
            tally.note_fault(words(error), number)
    return tally.plain()


def words(error: Exception) -> str:
    """What went wrong in one line, and where."""
    if isinstance(error, EngineError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def battle(pack: Pack, batch: Batch, number: int) -> Trial:
    """Play one battle to its end; a bot that walks in circles gives up.

    The same story and the same dice come at every difficulty: what differs is the difficulty alone.
    """
    game, rules, balance = game_of(pack)
    cell = batch.cell
    carried = Carried(flags=told(pack, batch, number), difficulty=cell.difficulty)
    setup = balance.stage(pack.content, cell.mission, cell.heroes, number, carried)
    assert setup is not None, "a cell has a party"
    table = Table(game, game.set_up(setup), spacing=MOST_ANSWERS)
    seed = seed_at(batch.seed, f"{cell.mission}/{cell.heroes}", number)
    play_on(table, Router(DiceBox(seed), {}, others=Player(game, seed)), MOST_ANSWERS)
    rules.missions.give_up(pack.content, table.state)
    return balance.trial(pack.content, setup, table.state, table.log)


def told(pack: Pack, batch: Batch, number: int) -> tuple[str, ...]:
    """The flags of the story for one battle: those that were asked for, or another past for each."""
    if batch.story is not None:
        return batch.story
    return pasts.drawn(pack, batch.cell.mission, seed_at(batch.seed, f"story/{batch.cell.mission}", number))
