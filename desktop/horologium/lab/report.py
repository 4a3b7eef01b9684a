"""The results in words: a table of the missions, and what was never used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.lab.tally import BROKEN, Tally

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.balance import BalanceRules
    from horologium.lab.orders import Cell

LOW, HIGH = 0.25, 0.80
"""The share of victories that a fair mission has."""
HEAD: Final = ("mission", "heroes", "difficulty", "runs", "won", "margin", "", "time", "KO", "outcomes")
RIGHT: Final = (1, 3, 4, 7, 8)
"""The columns of figures."""


def missions(
    tallies: Mapping[Cell, Tally],
    difficulties: Sequence[str],
    never: Mapping[str, Sequence[str]],
    solo: str,
    standard: str,
) -> Iterator[str]:
    """The whole report of the missions, line by line."""
    yield from table(tallies)
    yield ""
    yield f"Solo: {solo or 'one player leads all heroes by the same rules, so these are the same games'}."
    yield from shifts(tallies, difficulties)
    yield from faults(tallies)
    for where, names in never.items():
        yield f"Never used, {where}: {', '.join(names)}"
    judged = [cell for cell in tallies if cell.difficulty == standard]
    outside = len(unfair(tallies, standard))
    yield f"{outside} of {len(judged)} rows at {standard} lie outside {LOW:.0%} to {HIGH:.0%}"


def mark(tally: Tally) -> str:
    """Whether a mission is too hard or too easy."""
    if tally.chance < LOW:
        return "low"
    return "high" if tally.chance > HIGH else ""


def table(tallies: Mapping[Cell, Tally]) -> Iterator[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(cell, tally) for cell, tally in tallies.items())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        cells = [
            text.rjust(width) if column in RIGHT else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _row(cell: Cell, tally: Tally) -> tuple[str, ...]:
    low, high = tally.margin
    time = f"{tally.median // 60}:{tally.median % 60:02}"
    return (
        cell.mission,
        str(cell.heroes),
        cell.difficulty,
        str(tally.runs),
        f"{tally.chance:.0%}",
        f"{low:.0%}-{high:.0%}",
        mark(tally),
        time,
        f"{tally.downs / max(tally.runs, 1):.1f}",
        shares(tally.outcomes),
    )


def shares(counts: Counter[str]) -> str:
    """Counts as shares, the largest first."""
    total = sum(counts.values())
    return ", ".join(f"{name} {count / total:.0%}" for name, count in counts.most_common())


def unused(pack: Pack, balance: BalanceRules, tallies: Mapping[Cell, Tally]) -> dict[str, list[str]]:
    """What never happened, by kind and, for what belongs to one mission, by mission.

    Only a lab of all missions can tell what a pack never uses.
    """
    content, missions = pack.content, list(dict.fromkeys(cell.mission for cell in tallies))
    found: dict[str, list[str]] = {}
    if len(missions) == len(content.get("missions", {})):
        used = _used(tallies.values())
        for kind, name in balance.in_pack(content):
            if f"{kind}/{name}" not in used:
                found.setdefault(kind, []).append(name)
    for mission in missions:
        used = _used(tally for cell, tally in tallies.items() if cell.mission == mission)
        missing = [
            f"{kind} {name}" for kind, name in balance.in_mission(content, mission) if f"{kind}/{name}" not in used
        ]
        if missing:
            found[f"in {mission}"] = missing
    return found


def _used(tallies: Iterable[Tally]) -> set[str]:
    return {name for tally in tallies for name in tally.used}


def faults(tallies: Mapping[Cell, Tally]) -> Iterator[str]:
    """The battles in which a rule failed, in words."""
    broken = sum(tally.outcomes[BROKEN] for tally in tallies.values())
    if broken:
        yield f"In {broken} battles a rule or a bot failed; they count as lost:"
    for cell, tally in tallies.items():
        for words, numbers in tally.faults.items():
            some = ", ".join(map(str, numbers))
            yield f"  {cell.mission}, {cell.heroes} heroes, {cell.difficulty}, such as battle {some}: {words}"


def unfair(tallies: Mapping[Cell, Tally], standard: str) -> list[Cell]:
    """The rows at the standard difficulty that are outside the band."""
    return [cell for cell, tally in tallies.items() if cell.difficulty == standard and mark(tally)]


def shifts(tallies: Mapping[Cell, Tally], difficulties: Sequence[str]) -> Iterator[str]:
    """What each difficulty does to the share of victories over all missions."""
    if len(difficulties) < 2:
        return
    for difficulty in difficulties:
        total = Tally()
        for cell, tally in tallies.items():
            if cell.difficulty == difficulty:
                total.add(tally)
        yield f"{difficulty}: {total.chance:.0%} of {total.runs} battles were won"


def plain(pack: Pack, tallies: Mapping[Cell, Tally], never: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """All results as plain data."""
    return {
        "pack": pack.id,
        "digest": pack.digest,
        "band": [LOW, HIGH],
        "rows": [
            {
                **cell._asdict(),
                **tally.plain(),
                "chance": round(tally.chance, 4),
                "margin": [round(share, 4) for share in tally.margin],
                "median": tally.median,
                "mark": mark(tally),
            }
            for cell, tally in tallies.items()
        ],
        "never used": {where: list(names) for where, names in never.items()},
    }
