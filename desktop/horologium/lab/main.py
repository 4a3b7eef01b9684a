"""``horologium lab PACK``: try out the missions of a pack, or whole campaigns, and say how fair they are."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from horologium.lab import journeys, orders, report, voyages, work
from horologium.lab.ledger import Ledger, head_of
from horologium.lab.packs import BadOrder, find, game_of, load
from horologium.lab.plot import svg
from horologium.lab.pool import cores, spread
from horologium.lab.progress import Progress
from horologium.lab.tally import Tally, read_tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.content.packs import Pack

FAIR, UNFAIR, BAD = range(3)
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line; empty means: all of it, or as usual.

    An empty ``story`` is one in which nothing has happened; without one each battle draws its own.
    """

    pack: str
    missions: Sequence[str] = ()
    heroes: Sequence[int] = ()
    difficulties: Sequence[str] = ()
    runs: int = orders.RUNS
    campaigns: int = 0
    jobs: int = 0
    seed: int = orders.SEED
    story: Sequence[str] | None = None
    json: Path | None = None
    plot: Path | None = None
    resume: Path | None = None


def main(wishes: Wishes) -> int:
    """Try out what is wished; 0 if everything is fair, 1 if something is not, 2 for what cannot be tried out."""
    try:
        pack = load(find(wishes.pack).resolve())
        return campaigns(pack, wishes) if wishes.campaigns else missions(pack, wishes)
    except BadOrder as error:
        sys.stderr.write(f"horologium lab: {error}\n")
        return BAD
    except KeyboardInterrupt:
        sys.stderr.write(f"\nInterrupted. {_how_to_go_on(wishes)}\n")
        return INTERRUPTED


def _how_to_go_on(wishes: Wishes) -> str:
    if wishes.resume is None:
        return "Nothing was kept; with --resume FILE a lab can be interrupted and goes on where it was."
    return f"What was played is kept: the same command with --resume {wishes.resume} goes on where it was."


# Missions


def missions(pack: Pack, wishes: Wishes) -> int:
    """Play every mission by the hundred, and print the table."""
    _, rules, balance = game_of(pack)
    standard = next(iter(rules.data.difficulties))
    difficulties = wishes.difficulties or [standard]
    orders.check_names(pack, rules, wishes.missions, difficulties)
    orders.check_story(pack, balance, wishes.story)
    wanted = orders.cells(pack, balance, wishes.missions, wishes.heroes or balance.sizes, difficulties)
    if not wanted:
        raise BadOrder("no mission has a party of that size: leave --heroes out")
    pieces = list(orders.batches(pack.origin, wanted, wishes.runs, wishes.seed, wishes.story))
    results = played(pieces, work.play, Ledger(wishes.resume, head_of(pack, "missions", wishes.seed)), wishes)
    tallies = {cell: Tally() for cell in wanted}
    for piece in pieces:
        tallies[piece.cell].add(read_tally(results[piece.key]))
    never = report.unused(pack, balance, tallies)
    tell(report.missions(tallies, difficulties, never, balance.solo, standard))
    write(wishes.json, lambda: json.dumps(report.plain(pack, tallies, never), indent=1) + "\n")
    write(wishes.plot, lambda: svg(f"{pack.name}: battles won by the bot", tallies))
    return UNFAIR if report.unfair(tallies, standard) else FAIR


# Campaigns


def campaigns(pack: Pack, wishes: Wishes) -> int:
    """Play whole campaigns, and print their endings."""
    _, rules, balance = game_of(pack)
    difficulties = wishes.difficulties or list(rules.data.difficulties)[:1]
    orders.check_names(pack, rules, (), difficulties)
    pieces = journeys.journeys(pack, wishes.campaigns, wishes.seed, difficulties)
    if not pieces:
        raise BadOrder(f"the pack {pack.name} has no story: leave --campaigns out")
    results = played(pieces, journeys.play, Ledger(wishes.resume, head_of(pack, "campaigns", wishes.seed)), wishes)
    diaries = {piece: results[piece.key] for piece in pieces}
    tell(voyages.lines(pack, balance, diaries))
    write(wishes.json, lambda: json.dumps(voyages.plain(pack, balance, diaries), indent=1) + "\n")
    return UNFAIR if voyages.amiss(pack, diaries) else FAIR


# Shared


class Piece(Protocol):
    """A piece of work: its result is kept under a key."""

    @property
    def key(self) -> str:
        """The name of its result."""
        ...

    @property
    def size(self) -> int:
        """How many games it is."""
        ...


P = TypeVar("P", bound=Piece)


def played(pieces: Sequence[P], do: Callable[[P], Any], ledger: Ledger, wishes: Wishes) -> Mapping[str, Any]:
    """Play what is not in the ledger yet; gives all results."""
    if ledger.notice:
        sys.stderr.write(f"horologium lab: {ledger.notice}\n")
    left = [piece for piece in pieces if piece.key not in ledger.results]
    total, open_ = (sum(piece.size for piece in some) for some in (pieces, left))
    progress = Progress(total, total - open_)
    for piece, result in spread(do, left, min(wishes.jobs or cores(), max(1, len(left)))):
        ledger.add(piece.key, result)
        progress.add(piece.size)
    progress.close()
    return ledger.results


def tell(lines: Iterable[str]) -> None:
    """Print the report."""
    for line in lines:
        sys.stdout.write(f"{line}\n")


def write(file: Path | None, text: Callable[[], str]) -> None:
    """Write a file that was asked for."""
    if file is None:
        return
    try:
        file.write_text(text(), "utf-8")
    except OSError as error:
        raise BadOrder(f"{file} cannot be written ({error.strerror}): name another file") from error
