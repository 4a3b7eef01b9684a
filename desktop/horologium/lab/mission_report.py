"""What many battles came to: a table of the missions, what was never used, and a picture of both."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.speech import Phrase
from horologium.lab.battle_counts import BROKEN, BattleCounts

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.balance import BalanceRules
    from horologium.lab.batches import Cell

LOW, HIGH = 0.25, 0.80
"""The share of victories that a fair mission has."""
HEAD: Final = ("mission", "heroes", "difficulty", "runs", "won", "margin", "", "time", "KO", "outcomes")
RIGHT: Final = (1, 3, 4, 7, 8)
"""The columns of figures."""


def missions(
    tallies: Mapping[Cell, BattleCounts],
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
    rows = Phrase("{outside} of {count} {count:row|rows} at {standard} {outside:lies|lie} outside")
    yield f"{rows.format(outside=outside, count=len(judged), standard=standard)} {LOW:.0%} to {HIGH:.0%}"


def mark(counts: BattleCounts) -> str:
    """Whether a mission is too hard or too easy."""
    if counts.chance < LOW:
        return "low"
    return "high" if counts.chance > HIGH else ""


def table(tallies: Mapping[Cell, BattleCounts]) -> Iterator[str]:
    """The lines of the table."""
    rows = [HEAD, *(_row(cell, counts) for cell, counts in tallies.items())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        cells = [
            text.rjust(width) if column in RIGHT else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _row(cell: Cell, counts: BattleCounts) -> tuple[str, ...]:
    low, high = counts.margin
    time = f"{counts.median // 60}:{counts.median % 60:02}"
    return (
        cell.mission,
        str(cell.heroes),
        cell.difficulty,
        str(counts.runs),
        f"{counts.chance:.0%}",
        f"{low:.0%}-{high:.0%}",
        mark(counts),
        time,
        f"{counts.downs / max(counts.runs, 1):.1f}",
        shares(counts.outcomes),
    )


def shares(counts: Counter[str]) -> str:
    """Counts as shares, the largest first."""
    total = sum(counts.values())
    return ", ".join(f"{name} {count / total:.0%}" for name, count in counts.most_common())


def unused(pack: Pack, balance: BalanceRules, tallies: Mapping[Cell, BattleCounts]) -> dict[str, list[str]]:
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
        used = _used(counts for cell, counts in tallies.items() if cell.mission == mission)
        missing = [
            f"{kind} {name}" for kind, name in balance.in_mission(content, mission) if f"{kind}/{name}" not in used
        ]
        if missing:
            found[f"in {mission}"] = missing
    return found


def _used(tallies: Iterable[BattleCounts]) -> set[str]:
    return {name for counts in tallies for name in counts.used}


def faults(tallies: Mapping[Cell, BattleCounts]) -> Iterator[str]:
    """The battles in which a rule failed, in words."""
    broken = sum(counts.outcomes[BROKEN] for counts in tallies.values())
    if broken:
        failed = "In {count} {count:battle|battles} a rule or a bot failed; {count:it counts|they count} as lost:"
        yield Phrase(failed).format(count=broken)
    for cell, counts in tallies.items():
        for words, numbers in counts.faults.items():
            some = ", ".join(map(str, numbers))
            yield f"  {cell.mission}, {_company(cell)}, such as battle {some}: {words}"


def _company(cell: Cell) -> str:
    """How many heroes came, and at which difficulty."""
    came = Phrase("{count} {count:hero|heroes}").format(count=cell.heroes)
    return f"{came}, {cell.difficulty}"


def unfair(tallies: Mapping[Cell, BattleCounts], standard: str) -> list[Cell]:
    """The rows at the standard difficulty that are outside the band."""
    return [cell for cell, counts in tallies.items() if cell.difficulty == standard and mark(counts)]


def shifts(tallies: Mapping[Cell, BattleCounts], difficulties: Sequence[str]) -> Iterator[str]:
    """What each difficulty does to the share of victories over all missions."""
    if len(difficulties) < 2:
        return
    for difficulty in difficulties:
        total = BattleCounts()
        for cell, counts in tallies.items():
            if cell.difficulty == difficulty:
                total.add(counts)
        yield f"{difficulty}: {total.chance:.0%} of {total.runs} battles were won"


def plain(pack: Pack, tallies: Mapping[Cell, BattleCounts], never: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """All results as plain data."""
    return {
        "pack": pack.id,
        "digest": pack.digest,
        "band": [LOW, HIGH],
        "rows": [
            {
                **cell._asdict(),
                **counts.plain(),
                "chance": round(counts.chance, 4),
                "margin": [round(share, 4) for share in counts.margin],
                "median": counts.median,
                "mark": mark(counts),
            }
            for cell, counts in tallies.items()
        ],
        "never used": {where: list(names) for where, names in never.items()},
    }


# A picture: for every mission a dot with its margin for each size of party, and what is fair

LEFT, WIDTH, ROW, TOP = 360, 560, 18, 56
MARGIN: Final = 60
GAP: Final = 12
COLOURS: Final = ("#2a6f97", "#8a5a00", "#5b3f8c", "#3d7a3d", "#9b2c2c")
OUTSIDE: Final = "#b3261e"


def svg(title: str, tallies: Mapping[Cell, BattleCounts]) -> str:
    """The whole picture as the text of an SVG file."""
    missions = list(dict.fromkeys(cell.mission for cell in tallies))
    width, height = LEFT + WIDTH + MARGIN, TOP + len(tallies) * ROW + len(missions) * GAP + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="16">{escape(title)}</text>',
        *_scale(height),
        *_dots(missions, tallies),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _at(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def _scale(height: int) -> Iterator[str]:
    bottom = height - 30
    yield (
        f'<rect x="{_at(LOW)}" y="{TOP - 14}" width="{_at(HIGH) - _at(LOW):.1f}" height="{bottom - TOP + 14}" '
        'fill="#e8f0e4"/>'
    )
    for percent in (0, 25, 50, 80, 100):
        x = _at(percent / 100)
        yield f'<line x1="{x}" y1="{TOP - 14}" x2="{x}" y2="{bottom}" stroke="#bbbbbb"/>'
        yield f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{percent} %</text>'


def _dots(missions: list[str], tallies: Mapping[Cell, BattleCounts]) -> Iterator[str]:
    y, colours = TOP, list(dict.fromkeys(cell.difficulty for cell in tallies))
    for mission in missions:
        yield f'<text x="16" y="{y + 4}" font-weight="bold">{escape(mission)}</text>'
        for cell, counts in tallies.items():
            if cell.mission == mission:
                yield from _dot(cell, counts, y, COLOURS[colours.index(cell.difficulty) % len(COLOURS)])
                y += ROW
        y += GAP


def _dot(cell: Cell, counts: BattleCounts, y: int, colour: str) -> Iterator[str]:
    low, high = counts.margin
    fill = OUTSIDE if mark(counts) else colour
    label = _company(cell)
    yield f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end" fill="#555555">{escape(label)}</text>'
    yield f'<line x1="{_at(low)}" y1="{y}" x2="{_at(high)}" y2="{y}" stroke="{fill}" stroke-width="2"/>'
    yield f'<circle cx="{_at(counts.chance)}" cy="{y}" r="4" fill="{fill}"/>'
    yield f'<text x="{LEFT + WIDTH + 12}" y="{y + 4}">{counts.chance:.0%}</text>'
