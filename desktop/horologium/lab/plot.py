"""The results as a picture: for every mission a dot with its margin for each size of party, and the fair band."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from horologium.lab.report import HIGH, LOW, mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.lab.orders import Cell
    from horologium.lab.tally import Tally

LEFT, WIDTH, ROW, TOP = 360, 560, 18, 56
RIGHT: Final = 60
GAP: Final = 12
COLOURS: Final = ("#2a6f97", "#8a5a00", "#5b3f8c", "#3d7a3d", "#9b2c2c")
OUTSIDE: Final = "#b3261e"


def svg(title: str, tallies: Mapping[Cell, Tally]) -> str:
    """The whole picture as the text of an SVG file."""
    missions = list(dict.fromkeys(cell.mission for cell in tallies))
    width, height = LEFT + WIDTH + RIGHT, TOP + len(tallies) * ROW + len(missions) * GAP + 40
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="16">{escape(title)}</text>',
        *_scale(height),
        *_rows(missions, tallies),
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


def _rows(missions: list[str], tallies: Mapping[Cell, Tally]) -> Iterator[str]:
    y, colours = TOP, list(dict.fromkeys(cell.difficulty for cell in tallies))
    for mission in missions:
        yield f'<text x="16" y="{y + 4}" font-weight="bold">{escape(mission)}</text>'
        for cell, tally in tallies.items():
            if cell.mission == mission:
                yield from _dot(cell, tally, y, COLOURS[colours.index(cell.difficulty) % len(COLOURS)])
                y += ROW
        y += GAP


def _dot(cell: Cell, tally: Tally, y: int, colour: str) -> Iterator[str]:
    low, high = tally.margin
    fill = OUTSIDE if mark(tally) else colour
    label = f"{cell.heroes} heroes, {cell.difficulty}"
    yield f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end" fill="#555555">{escape(label)}</text>'
    yield f'<line x1="{_at(low)}" y1="{y}" x2="{_at(high)}" y2="{y}" stroke="{fill}" stroke-width="2"/>'
    yield f'<circle cx="{_at(tally.chance)}" cy="{y}" r="4" fill="{fill}"/>'
    yield f'<text x="{LEFT + WIDTH + 12}" y="{y + 4}">{tally.chance:.0%}</text>'
