"""Where dice, slots, portraits and names lie in trays: who acts has a large tray, all others small ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.view import SlotView, TrayView

DIE, SMALL, LEAST, TINY, GAP, PAD, APART = 34, 22, 18, 15, 4, 6, 6
SIGN: Final = 13
"""How large the sign is that stands for the name of a slot in a small tray."""


class DieSpot(NamedTuple):
    """A die that is not spent, and where it lies."""

    tray: int
    face: str
    box: QRectF


class SlotSpot(NamedTuple):
    """A slot, where dice go, and where its name is written or, if it is ``folded``, its sign drawn."""

    slot: SlotView
    area: QRectF
    boxes: tuple[QRectF, ...]
    title: QRectF
    folded: bool = False


class CardSpot(NamedTuple):
    """A tray with the places of its portrait and its name."""

    area: QRectF
    portrait: QRectF
    name: QRectF


class TrayLayout(NamedTuple):
    """Where everything lies."""

    cards: tuple[CardSpot, ...]
    dice: tuple[DieSpot, ...]
    slots: tuple[SlotSpot, ...]
    height: float


class _Card(NamedTuple):
    """One tray as it is laid out."""

    spot: CardSpot
    dice: list[DieSpot]
    slots: list[SlotSpot]


def lay_out(trays: Sequence[TrayView], width: float, room: float = 1.0, line: float = 16.0) -> TrayLayout:
    """Lay trays below each other; the one that acts, or the only one, is large."""
    cards: list[_Card] = []
    top = 0.0
    for number, tray in enumerate(trays):
        large = tray.acts or len(trays) == 1
        card = (_large if large else _small)(tray, number, QRectF(0, top, width, 0), room, line)
        cards.append(card)
        top = card.spot.area.bottom() + GAP
    dice = tuple(spot for card in cards for spot in card.dice)
    slots = tuple(spot for card in cards for spot in card.slots)
    return TrayLayout(tuple(card.spot for card in cards), dice, slots, top)


def _large(tray: TrayView, number: int, at: QRectF, room: float, line: float) -> _Card:
    """Lay portrait, name and loose dice side by side, and the slots with their names below."""
    side = line + SMALL * room
    portrait = QRectF(at.left() + PAD, at.top() + PAD, side, side)
    left, right = portrait.right() + PAD, at.right() - PAD
    name = QRectF(left, portrait.top() - 2, right - left, line)
    loose = _row(tray.faces, number, QRectF(left, name.bottom() + 2, right - left, 0), room)
    y = max([portrait.bottom(), *(spot.box.bottom() for spot in loose)]) + GAP
    beside, below = QRectF(left, name.bottom() + 1, right - left, 0), QRectF(portrait.left(), y, right - PAD, 0)
    needed = sum(_wide(tray, SMALL * room)) + APART * (len(tray.slots) - 1)
    if needed > below.width():
        slots = _folded(tray, below, SMALL * room)
    else:
        slots = _named(tray, below if loose or needed > beside.width() else beside, SMALL * room, line)
    bottom = max([portrait.bottom(), *(spot.box.bottom() for spot in loose), *(spot.area.bottom() for spot in slots)])
    area = QRectF(at.left(), at.top(), at.width(), bottom + PAD - at.top())
    return _Card(CardSpot(area, portrait, name), loose, slots)


def _row(faces: Sequence[str], number: int, at: QRectF, room: float) -> list[DieSpot]:
    """Lay loose dice side by side, smaller where there are many, and in rows where they would be too small."""
    fitting = (at.width() + GAP) / max(1, len(faces)) - GAP
    die = max(LEAST * room, min(DIE * room, fitting))
    each = max(1, int((at.width() + GAP) // (die + GAP)))
    found = []
    for place, face in enumerate(faces):
        row, column = divmod(place, each)
        corner = QPointF(at.left() + column * (die + GAP), at.top() + row * (die + GAP))
        found.append(DieSpot(number, face, QRectF(corner.x(), corner.y(), die, die)))
    return found


def _wide(tray: TrayView, small: float) -> list[float]:
    return [max(small * slot.room + 2 * max(0, slot.room - 1), small * 1.85) for slot in tray.slots]


def _named(tray: TrayView, at: QRectF, small: float, line: float) -> list[SlotSpot]:
    """Lay slots side by side, each with its name above; what is left of the width is shared out."""
    wide = _wide(tray, small)
    spare = at.width() - sum(wide) - APART * (len(wide) - 1)
    more = min(small, max(0.0, spare) / max(1, len(wide)))
    x, y, found = at.left(), at.top(), []
    for slot, natural in zip(tray.slots, wide, strict=True):
        if x > at.left() and x + natural > at.right() + 1:
            x, y = at.left(), y + line + small + GAP
        boxes = tuple(QRectF(x + place * (small + 2), y + line, small, small) for place in range(slot.room))
        area = QRectF(x, y, natural + more, line + small)
        found.append(SlotSpot(slot, area, boxes, QRectF(x, y, natural + more + APART, line)))
        x += natural + more + APART
    return found


def _small(tray: TrayView, number: int, at: QRectF, room: float, line: float) -> _Card:
    """Lay the name over the slots in one line, with a portrait beside them, or beside the name where it is narrow."""
    side, small = line + SMALL * room - 2, (SMALL - 4) * room
    beside = at.width() - 3 * PAD - side
    slim = _folded_wide(tray, small) > beside
    if slim:
        side = line
    portrait = QRectF(at.left() + PAD, at.top() + PAD - 1, side, side)
    left, right = portrait.right() + PAD, at.right() - PAD
    die = min(small, line)
    loose = [
        DieSpot(number, face, QRectF(right - (place + 1) * (die + 2), portrait.top(), die, die))
        for place, face in enumerate(reversed(tray.faces))
    ][::-1]
    edge = min([right, *(spot.box.left() - GAP for spot in loose)])
    name = QRectF(left, portrait.top() - 1, max(0.0, edge - left), line)
    start = portrait.left() if slim else left
    slots = _folded(tray, QRectF(start, name.bottom() + 2, right - start, 0), small)
    bottom = max([portrait.bottom(), *(spot.area.bottom() for spot in slots)])
    area = QRectF(at.left(), at.top(), at.width(), bottom + PAD - 1 - at.top())
    return _Card(CardSpot(area, portrait, name), loose, slots)


def _folded_wide(tray: TrayView, small: float) -> float:
    places = sum(slot.room for slot in tray.slots)
    return len(tray.slots) * (SIGN + 2 + APART) - APART + places * (small + 1)


def _folded(tray: TrayView, at: QRectF, small: float) -> list[SlotSpot]:
    """Lay slots in one line, each behind its sign; places get smaller, and only then there is another line."""
    while small > TINY and _folded_wide(tray, small) > at.width():
        small -= 1
    spare = max(0.0, at.width() - _folded_wide(tray, small))
    apart = APART + min(small / 2, spare / max(1, len(tray.slots) - 1))
    x, y, found = at.left(), at.top(), []
    for slot in tray.slots:
        wide = SIGN + 2 + slot.room * (small + 1)
        if x > at.left() and x + wide > at.right() + 1:
            x, y = at.left(), y + small + 2
        title = QRectF(x, y + (small - SIGN) / 2, SIGN, SIGN)
        boxes = tuple(QRectF(x + SIGN + 2 + place * (small + 1), y, small, small) for place in range(slot.room))
        found.append(SlotSpot(slot, QRectF(x, y, wide, small), boxes, title, folded=True))
        x += wide + apart
    return found
