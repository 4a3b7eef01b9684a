"""How a row of the journal looks: icon, sentence, marks for rule and reasons, and the reasons when it is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from horologium.ui.art import glyphs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QObject

    from horologium.ui.battle.telling import Because, Row, RowKind
    from horologium.ui.kit.theme import Theme

ROW, OPEN = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
RULE, TOGGLE = "rule", "toggle"
EDGE, GAP = 5, 7
INKS: Final[Mapping[RowKind, str]] = {
    "attack": "rubric", "wound": "rubric", "death": "rubric", "threat": "rubric", "heal": "good", "clock": "muted",
    "loot": "gilt_dark", "story": "gilt_dark", "reveal": "gilt_dark", "note": "muted", "undo": "muted",
}  # fmt: skip
"""The token in which an icon is drawn; others are in the accent."""


class Spot(NamedTuple):
    """A part of a row that can be clicked."""

    box: QRectF
    does: str
    rule: str = ""


@dataclass(slots=True)
class Laid:
    """A row laid out at a width: where its text is, which parts can be clicked, and how high it is."""

    text: QRectF
    height: float
    spots: list[Spot] = field(default_factory=list)
    reasons: list[tuple[QRectF, str, QFont, str]] = field(default_factory=list)

    def at(self, point: QPointF) -> Spot | None:
        """Find what lies under a point."""
        return next((spot for spot in self.spots if spot.box.contains(point)), None)


class Compositor:
    """Lays rows out in the faces of the theme; measures are taken once per theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Take measure again after a change of theme or size."""
        faces = self._theme.type
        self.font, self.strong, self.slanted = (
            faces.text("small"), faces.text("small", bold=True), faces.text("small", italic=True),
        )  # fmt: skip
        self.caps = faces.capitals("small", 0.08)
        self._metrics = {id(font): QFontMetricsF(font) for font in self.fonts}
        self.line = self._metrics[id(self.font)].height()
        self.icon = round(self.line * 0.9)
        self._lengths: dict[tuple[int, str], float] = {}

    @property
    def fonts(self) -> tuple[QFont, ...]:
        """All faces in use."""
        return self.font, self.strong, self.slanted, self.caps

    def face(self, row: Row) -> QFont:
        """Choose the face of a row: stories and remarks are slanted."""
        if row.kind in {"story", "reveal", "undo"}:
            return self.slanted
        return self.strong if row.kind == "death" else self.font

    def height(self, row: Row, width: int) -> int:
        """Give the height of a closed row."""
        if row.heading:
            return round(self._metrics[id(self.caps)].height() + 14)
        room, face = self._room(row, width), self.face(row)
        if self._long(face, row.words) <= room and "\n" not in row.text:
            return round(self.line + 6)
        return round(self._measure(face).boundingRect(QRectF(0, 0, room, 10_000), WRAP, row.words).height() + 6)

    def lay(self, row: Row, width: int, reasons: Sequence[Because] | None) -> Laid:
        """Lay a row out; ``reasons`` are those of an open one."""
        high = self.height(row, width)
        if row.heading:
            return Laid(QRectF(EDGE, 8, width - 2 * EDGE, high - 12), high)
        laid = Laid(QRectF(self.icon + EDGE + GAP, 3, self._room(row, width), high - 6), high)
        side = self.line
        if row.has_reasons:
            laid.spots.append(Spot(QRectF(width - side - EDGE, 2, side, side), TOGGLE))
        if row.rules:
            laid.spots.append(Spot(QRectF(width - 2 * side - EDGE, 2, side, side), RULE, row.rules[0]))
        if reasons is not None:
            self._lay_reasons(laid, width, reasons)
        return laid

    def _lay_reasons(self, laid: Laid, width: int, reasons: Sequence[Because]) -> None:
        left, top = laid.text.left() + 4, laid.height
        for because in reasons:
            text = f"▸ {because.text}" if because.chosen else because.text
            font, rule = self.strong if because.chosen else self.font, because.rule
            measure = self._measure(font)
            room = width - left - EDGE - (measure.horizontalAdvance(f"  {rule}") if rule and text else 0)
            box = measure.boundingRect(QRectF(left, top, room, 10_000), WRAP, text or rule)
            laid.reasons.append((box.adjusted(0, 0, 2, 0), text, font, "muted" if not because.chosen else "ink"))
            if rule:
                long = measure.horizontalAdvance(rule) + 2
                link = QRectF(box.right() + 8 if text else left, top, long, self.line)
                laid.reasons.append((link, rule, self.font, "accent"))
                laid.spots.append(Spot(link, RULE, rule))
            top += box.height() + 2
        laid.height = top + 4

    def _room(self, row: Row, width: int) -> float:
        marks = 2 * self.line if row.rules else self.line
        return max(60.0, width - self.icon - 2 * EDGE - GAP - marks)

    def _long(self, font: QFont, text: str) -> float:
        """Tell how long a text is in one line; it is measured once."""
        key = (id(font), text)
        if key not in self._lengths:
            self._lengths[key] = self._measure(font).horizontalAdvance(text)
        return self._lengths[key]

    def _measure(self, font: QFont) -> QFontMetricsF:
        return self._metrics[id(font)]


class RowPainter(QStyledItemDelegate):
    """Draws rows; their heights stand in the model, so that long journals are laid out without asking us."""

    def __init__(self, theme: Theme, compositor: Compositor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._compositor = theme, compositor
        self.sought = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one row."""
        row: Row = index.data(ROW)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if not row.heading:
            self._ground(painter, box, option.state)
        painter.translate(box.topLeft())
        laid = self._compositor.lay(row, round(box.width()), index.data(OPEN))
        if row.heading:
            self._heading(painter, row, laid)
        else:
            self._row(painter, row, laid, is_open=index.data(OPEN) is not None)
        painter.restore()

    def _ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
        tokens = self._theme.tokens
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(tokens.raised))
            painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(tokens.accent))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, QColor(tokens.raised))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(tokens.accent), 1))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))

    def _heading(self, painter: QPainter, row: Row, laid: Laid) -> None:
        tokens, box, maker = self._theme.tokens, laid.text, self._compositor
        painter.setFont(maker.slanted)
        painter.setPen(QColor(tokens.muted))
        side = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, side | Qt.AlignmentFlag.AlignRight, row.when)
        taken = QFontMetricsF(maker.slanted).horizontalAdvance(row.when) + GAP
        painter.setFont(maker.caps)
        painter.setPen(QColor(tokens.rubric))
        name = QFontMetricsF(maker.caps).elidedText(row.text, Qt.TextElideMode.ElideRight, box.width() - taken)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignLeft, name)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(QPointF(box.left(), laid.height - 2.5), QPointF(box.right(), laid.height - 2.5))

    def _row(self, painter: QPainter, row: Row, laid: Laid, *, is_open: bool) -> None:
        tokens, maker = self._theme.tokens, self._compositor
        icon = QRectF(EDGE, 3 + (maker.line - maker.icon) / 2, maker.icon, maker.icon)
        ink = INKS.get(row.kind, "accent")
        if ink == "gilt_dark" and tokens.name == "dark":
            ink = "gilt_light"
        glyphs.draw(painter, row.kind, icon, QColor(getattr(tokens, ink)))
        painter.setFont(maker.face(row))
        if self.sought and self.sought in row.text.casefold():
            painter.fillRect(laid.text.adjusted(-3, -1, 3, 1), QColor(tokens.accent))
            painter.setPen(QColor(tokens.on_accent))
        else:
            painter.setPen(QColor(tokens.muted if row.kind == "undo" else tokens.ink))
        painter.drawText(laid.text, WRAP, row.words)
        self._marks(painter, laid, is_open=is_open)

    def _marks(self, painter: QPainter, laid: Laid, *, is_open: bool) -> None:
        tokens, maker = self._theme.tokens, self._compositor
        for spot in laid.spots:
            if spot.does == TOGGLE:
                pad = spot.box.width() * 0.2
                shape = spot.box.adjusted(pad, pad, -pad, -pad)
                glyphs.draw(painter, "opened" if is_open else "open", shape, QColor(tokens.muted), 3)
            elif spot.box.top() < maker.line:
                painter.setFont(maker.strong)
                painter.setPen(QColor(tokens.accent))
                painter.drawText(spot.box, Qt.AlignmentFlag.AlignCenter, "§")
        for box, text, font, ink in laid.reasons:
            painter.setFont(font)
            painter.setPen(QColor(getattr(tokens, ink)))
            painter.drawText(box, WRAP, text)
