"""Measure speed and print ratios: us against a peer, by turns, in one run (``dev.py bench [ROW...]``)."""

from __future__ import annotations

import argparse
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from benchmarks import board, constellation, desktop, engine, geometry, nova, store, tables, village

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 7


class Row(NamedTuple):
    """One comparison: the two things that are measured by turns, and what the ratio should be."""

    name: str
    ours: Callable[[], float]
    peer: Callable[[], float]
    unit: str
    aim: str
    good: Callable[[float], bool]
    rounds: int = ROUNDS


def at_least(least: float) -> Callable[[float], bool]:
    """More is better."""
    return lambda ratio: ratio >= least


def at_most(most: float) -> Callable[[float], bool]:
    """Less is better."""
    return lambda ratio: ratio <= most


ROWS = (
    Row("choices, forecast / Catanatron", engine.forecast_choices, engine.catanatron, "/s", "≥ 2.5", at_least(2.5)),
    Row("choices, undo kept / Catanatron", engine.choices, engine.catanatron, "/s", "≥ 1.5", at_least(1.5)),
    Row("replay 1,000 / Catanatron plays 1,000", engine.replay, engine.thousand_decisions, "ms", "≤ 0.5", at_most(0.5)),
    Row("deepcopy / snapshot", engine.deepcopy, engine.snapshot, "us", "≥ 50", at_least(50)),
    Row("odds of an attack / the same 1,000", engine.odds, engine.thousand_decisions, "ms", "≤ 0.1", at_most(0.1)),
    Row("Nova Aetas choices / Catanatron", nova.choices, engine.catanatron, "/s", "≥ 1.2", at_least(1.2)),
    Row("Nova Aetas missions / 100 per second", nova.missions, lambda: 100.0, "/s", "≥ 1.0", at_least(1)),
    Row("Nova Aetas hero bot / 5 missions", nova.hero_missions, lambda: 5.0, "/s", "≥ 1.0", at_least(1)),
    Row("Nova Aetas odds / 250 ms", nova.attack_odds, lambda: 250.0, "ms", "≤ 1.0", at_most(1.0)),
    Row("Constellation choices / Catanatron", constellation.choices, engine.catanatron, "/s", "≥ 1.5", at_least(1.5)),
    Row("Gold's activation / 100 decisions", constellation.activation, engine.hundred, "ms", "≤ 1.0", at_most(1.0)),
    Row("Village Attacks choices / Catanatron", village.choices, engine.catanatron, "/s", "≥ 1.0", at_least(1.0)),
    Row("60 villagers act / 50 ms", village.villagers_phase, lambda: 50.0, "ms", "≤ 1.0", at_most(1.0)),
    Row("answer 5,000 / the first", engine.last_answers, engine.first_answers, "us", "≤ 1.1", at_most(1.1)),
    Row("naive search / reach, radius 5", geometry.naive_reach, geometry.reach, "us", "≥ 5", at_least(5)),
    Row("traced line / sight table", geometry.traced_sight, geometry.sight, "us", "≥ 5", at_least(5)),
    Row("board of 40x40, pan / bare view", board.pan, board.bare_pan, "ms", "≤ 2.0", at_most(2)),
    Row("board of 40x40, zoom / bare view", board.zoom, board.bare_zoom, "ms", "≤ 2.0", at_most(2)),
    Row("board of 40x40, a figure / bare view", board.move, board.bare_move, "ms", "≤ 2.0", at_most(2)),
    Row("overlay on 400 cells / 60 per second", board.overlays, board.frame, "ms", "≤ 1.0", at_most(1)),
    Row("an answer in the window / at the table", board.given, board.taken, "ms", "≤ 10", at_most(10)),
    Row("an answer on the board / 100 ms", board.answer, lambda: 100.0, "ms", "≤ 1.0", at_most(1)),
    Row("the board of a mission / 500 ms", board.opening, lambda: 500.0, "ms", "≤ 1.0", at_most(1)),
    Row("open a campaign / same statements", store.open_campaign, store.open_raw, "ms", "≤ 1.5", at_most(1.5)),
    Row("examine a campaign / read every row", store.examine, store.read_all, "ms", "≤ 3.0", at_most(3)),
    Row("one operation / same statements", store.operation, store.operation_raw, "us", "≤ 10", at_most(10)),
    Row(
        "after 1,000 missions / at first",
        store.operation,
        store.operation_at_first,
        "us",
        "≤ 1.5",
        at_most(1.5),
    ),
    Row("append an answer / same statements", store.append, store.append_raw, "us", "≤ 10", at_most(10)),
    Row("search the chronicle / same statements", store.search, store.search_raw, "ms", "≤ 1.5", at_most(1.5)),
    Row("a key over 10,000 rows / Qt's own filter", tables.key, tables.key_in_plain_view, "ms", "≤ 1.0", at_most(1)),
    Row("a key over 10,000 rows / 50 ms", tables.key, lambda: 50.0, "ms", "≤ 1.0", at_most(1)),
    Row("from page to page / 100 ms", tables.turn, lambda: 100.0, "ms", "≤ 1.0", at_most(1)),
    Row("a change on the page / 100 ms", tables.change, lambda: 100.0, "ms", "≤ 1.0", at_most(1)),
    Row("a place, 30 members, 200 things / 120 ms", tables.place, lambda: 120.0, "ms", "≤ 1.0", at_most(1)),
    Row("a sheet, 30 members, 200 things / 50 ms", tables.sheet, lambda: 50.0, "ms", "≤ 1.0", at_most(1)),
    Row("first window / bare Qt window", desktop.window, desktop.bare_window, "ms", "≤ 1.5", at_most(1.5), 9),
    Row("start screen / bare Qt window", desktop.start_screen, desktop.bare_window, "ms", "≤ 2.2", at_most(2.2), 5),
    Row("start, 20 campaigns / one", desktop.start_with_twenty, desktop.start_with_one, "ms", "≤ 1.2", at_most(1.2), 5),
    Row(
        "start, large campaign / bare Qt window",
        desktop.start_with_campaign,
        desktop.bare_window,
        "ms",
        "≤ 3.0",
        at_most(3),
    ),
    Row("memory at start / bare Qt window", desktop.memory, desktop.bare_memory, "MB", "≤ 2.5", at_most(2.5), 3),
)


def main() -> int:
    """Print the table; the exit code tells whether every aim was met."""
    wanted = rows()
    print(f"{'what':36} {'first':>10} {'second':>10} {'':3} {'ratio':>7}  aim")
    missed = 0
    for row in wanted:
        ours, peer = by_turns(row)
        ratio = ours / peer
        missed += not row.good(ratio)
        verdict = "" if row.good(ratio) else "  <- missed"
        print(f"{row.name:36} {ours:10,.1f} {peer:10,.1f} {row.unit:3} {ratio:7.2f}  {row.aim}{verdict}", flush=True)
    return 1 if missed else 0


def rows() -> list[Row]:
    """All rows, or those with the words of the command line in their names."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("row", nargs="*", help="a word of the row's name; all rows if none is given")
    words: list[str] = parser.parse_args().row
    for word in words:
        if not any(word in row.name for row in ROWS):
            parser.error(f"no row has {word!r} in its name; there are {'; '.join(row.name for row in ROWS)}")
    return [row for row in ROWS if not words or any(word in row.name for word in words)]


def by_turns(row: Row) -> tuple[float, float]:
    """The medians of both, measured alternately so that a slow moment hits both."""
    pairs = [(row.ours(), row.peer()) for _ in range(row.rounds + 1)][1:]
    return median(ours for ours, _ in pairs), median(peer for _, peer in pairs)


if __name__ == "__main__":
    raise SystemExit(main())
