"""A dial in words: quadrant by quadrant, in the order in which tokens act, and where one would land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.ui.art.dial import NUMERALS

if TYPE_CHECKING:
    from horologium.engine.core.view import DialMark, DialToken, DialView


def numeral(dial: DialView, sector: int) -> str:
    """Give the name of a sector; the hours of a clock are written like on a clock."""
    name = dial.sectors[sector]
    return NUMERALS[int(name) % 12] if name.isdigit() and len(dial.sectors) == len(NUMERALS) else name


def now(dial: DialView) -> int | None:
    """Give the sector at which the first hand points."""
    return dial.hands[0].sector if dial.hands else None


def order(dial: DialView) -> list[DialToken]:
    """Put the tokens into the order in which they act; those outside the dial do not."""
    start, count = now(dial) or 0, len(dial.sectors)
    inside = [token for token in dial.tokens if not token.outside]
    return sorted(inside, key=lambda token: ((token.sector - start) % count, token.place))


def sector_words(dial: DialView, sector: int) -> str:
    """Tell everything about one sector: ``III, Gemini: minute hand, Valerio, Brigand``."""
    sign = f", {dial.signs[sector]}" if sector < len(dial.signs) else ""
    things = ", ".join(_things(dial, sector)) or QCoreApplication.translate("Dial", "nothing")
    return f"{numeral(dial, sector)}{sign}: {things}"


def _things(dial: DialView, sector: int) -> list[str]:
    things = [hand.label for hand in dial.hands if hand.sector == sector]
    tokens = sorted((token for token in dial.tokens if token.sector == sector), key=lambda token: token.place)
    things += [token_words(token) for token in tokens]
    things += [mark_words(mark) for mark in dial.marks if mark.sector == sector]
    return things


def token_words(token: DialToken) -> str:
    """Tell of a token: its name, how many it stands for, and if it lies outside."""
    words = token.label
    if len(token.figures) > 1:
        words += " ×" + str(len(token.figures))
    if token.outside:
        where = QCoreApplication.translate("Dial", "outside the dial")
        words += f" ({where})"
    return words


def mark_words(mark: DialMark) -> str:
    """Tell what will happen and when."""
    words = mark.label if not mark.time or mark.time in mark.label else f"{mark.label} ({mark.time})"
    if mark.turns:
        words += ", " + QCoreApplication.translate("Dial", "after %n more turn(s)", "", mark.turns)
    return words


def describe(dial: DialView) -> str:
    """Tell everything on a dial, sector by sector from the hand on; empty ones are left out."""
    start, count = now(dial) or 0, len(dial.sectors)
    sectors = [(start + step) % count for step in range(count)]
    lines = [f"{dial.label}, {dial.time}" if dial.time else dial.label]
    lines += [sector_words(dial, sector) for sector in sectors if _things(dial, sector)]
    lines += [link.label for link in dial.links]
    return "\n".join(lines)


def landing_words(dial: DialView, token: str, sector: int) -> str:
    """Tell where a token would land, and behind whom."""
    name = next((each.label for each in dial.tokens if each.key == token), token)
    there = [each.label for each in dial.tokens if each.sector == sector and not each.outside and each.key != token]
    words = QCoreApplication.translate("Dial", "{name} would go to {place}").format(
        name=name, place=numeral(dial, sector)
    )
    return f"{words}: {', '.join(there)}" if there else words
