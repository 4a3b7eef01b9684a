"""``horologium lab PACK``: try out the missions of a pack, or whole campaigns, and say how fair they are."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from horologium.engine.core.speech import Phrase
from horologium.lab import batches, bot_campaigns, campaign_report, companies, mission_report
from horologium.lab.battle_counts import BattleCounts, read_counts
from horologium.lab.mission_report import svg
from horologium.lab.packs import BadOrder, find, game_of, load
from horologium.lab.results_file import ResultsFile, head_of
from horologium.lab.worker_pool import Progress, cores, spread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.content.packs import Pack

FAIR, UNFAIR, BAD = range(3)
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line; empty means: all of it, or as usual.

    An empty ``story`` is one in which nothing has happened; without one each battle draws its own. Without a file of
    ``companies`` those come that were recorded for the pack, if there are any.
    """

    pack: str
    missions: Sequence[str] = ()
    heroes: Sequence[int] = ()
    difficulties: Sequence[str] = ()
    runs: int = batches.RUNS
    campaigns: int = 0
    jobs: int = 0
    seed: int = batches.SEED
    story: Sequence[str] | None = None
    companies: Path | None = None
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
    batches.check_names(pack, rules, wishes.missions, difficulties)
    batches.check_story(pack, balance, wishes.story)
    recorded = (wishes.companies or companies.usual_file(pack)) if wishes.story is None else None
    sizes = wishes.heroes or balance.sizes
    wanted = batches.cells(pack, balance, wishes.missions, sizes, difficulties, recorded)
    if not wanted:
        raise BadOrder("no mission has a party of that size: leave --heroes out")
    pieces = list(batches.in_batches(pack.origin, wanted, wishes.runs, wishes.seed, wishes.story, recorded))
    kind = f"missions {companies.digest_of(recorded)}" if recorded else "missions"
    results = played(pieces, batches.play, ResultsFile(wishes.resume, head_of(pack, kind, wishes.seed)), wishes)
    counts = {cell: BattleCounts() for cell in wanted}
    for piece in pieces:
        counts[piece.cell].add(read_counts(results[piece.key]))
    never = mission_report.unused(pack, balance, counts)
    if recorded:
        rows = sum((cell.mission, cell.heroes) in companies.read(recorded) for cell in wanted)
        told = Phrase("Companies of campaigns come in {rows} of {count} {count:row|rows} ({file}).")
        tell([told.format(rows=rows, count=len(wanted), file=recorded.name)])
    tell(mission_report.missions(counts, difficulties, never, balance.solo, standard))
    write(wishes.json, lambda: json.dumps(mission_report.plain(pack, counts, never), indent=1) + "\n")
    write(wishes.plot, lambda: svg(f"{pack.name}: battles won by the bot", counts))
    return UNFAIR if mission_report.unfair(counts, standard) else FAIR


# Campaigns


def campaigns(pack: Pack, wishes: Wishes) -> int:
    """Play whole campaigns, and print their endings."""
    _, rules, balance = game_of(pack)
    difficulties = wishes.difficulties or list(rules.data.difficulties)[:1]
    batches.check_names(pack, rules, (), difficulties)
    pieces = bot_campaigns.journeys(pack, wishes.campaigns, wishes.seed, difficulties)
    if not pieces:
        raise BadOrder(f"the pack {pack.name} has no story: leave --campaigns out")
    kept = ResultsFile(wishes.resume, head_of(pack, "campaigns", wishes.seed))
    results = played(pieces, bot_campaigns.play, kept, wishes)
    diaries = {piece: results[piece.key] for piece in pieces}
    tell(campaign_report.lines(pack, balance, diaries))
    write(wishes.json, lambda: json.dumps(campaign_report.plain(pack, balance, diaries), indent=1) + "\n")
    return UNFAIR if campaign_report.amiss(pack, diaries) else FAIR


# Shared


class PieceOfWork(Protocol):
    """A piece of work: its result is kept under a key."""

    @property
    def key(self) -> str:
        """The name of its result."""
        ...

    @property
    def size(self) -> int:
        """How many games it is."""
        ...


P = TypeVar("P", bound=PieceOfWork)


def played(pieces: Sequence[P], do: Callable[[P], Any], kept: ResultsFile, wishes: Wishes) -> Mapping[str, Any]:
    """Play what is not known yet; gives all results."""
    if kept.notice:
        sys.stderr.write(f"horologium lab: {kept.notice}\n")
    left = [piece for piece in pieces if piece.key not in kept.results]
    total, open_ = (sum(piece.size for piece in some) for some in (pieces, left))
    progress = Progress(total, total - open_)
    for piece, result in spread(do, left, min(wishes.jobs or cores(), max(1, len(left)))):
        kept.add(piece.key, result)
        progress.add(piece.size)
    progress.close()
    return kept.results


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
