"""Cards of the campaign as widgets: whole faces to be read, and tiles to be pressed for a menu or dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDrag, QFontMetrics, QPainter
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from horologium.campaign.cards import as_printed, sort_words
from horologium.ui.art import card_faces, frames, things
from horologium.ui.art.card_faces import PrintedCard
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFont, QMouseEvent

    from horologium.campaign.affairs import Affairs
    from horologium.ui.kit.theme import Theme


MIME = "application/x-horologium-items"
PAD: Final = 7
NARROWEST: Final = 196
TEXT_LINES: Final = 2
HAND: Final = "fist"
"""The sign of what was set by hand."""


def carried_along(ids_: Iterable[str]) -> QMimeData:
    """What is dragged: the ids of things."""
    data = QMimeData()
    data.setData(MIME, "\n".join(ids_).encode())
    return data


def dragged(data: QMimeData) -> list[str]:
    """The ids of the things that are dragged, or none."""
    return bytes(data.data(MIME).data()).decode().split("\n") if data.hasFormat(MIME) else []


def face_of(affairs: Affairs, kind: str, card: str, foot: tuple[str, str] = ("", "")) -> PrintedCard:
    """The face of a card of the pack."""
    found = as_printed(affairs, kind, card)
    badge = "" if found.cost is None else str(found.cost)
    return PrintedCard(card, found.label, found.kind, sort_words(affairs, found.kind), found.text, badge, foot)


class CardFace(PaintedButton):
    """Shows one card; with the keyboard's focus it has a second frame."""

    MARGINS, RADIUS, ACROSS = (4, 4, 4, 6), 9, QSizePolicy.Policy.Fixed

    def __init__(self, theme: Theme, face: PrintedCard, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.show_face(face)

    def show_face(self, face: PrintedCard) -> None:
        """Show another card."""
        self.face = face
        self.show_name(face.label)
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, *face.foot])))
        self.update()

    def sizeHint(self) -> QSize:
        width, height = card_faces.size(self._theme.type)
        return QSize(width + 8, height + 10)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the card."""
        card_faces.paint(painter, area, self.face, self._theme.tokens, self._theme.type, lit=self.lit)


class ThingTile(PaintedButton):
    """Reached by Tab, opened by Space, Enter or a click; ``why_not`` says why the hero at hand cannot take it."""

    menu_wanted = Signal(str, QPoint)
    MARGINS, RADIUS, CURSOR = (2, 2, 2, 3), 4, Qt.CursorShape.OpenHandCursor

    def __init__(
        self,
        theme: Theme,
        item: str,
        face: PrintedCard,
        why_not: str = "",
        *,
        by_hand: bool = False,
        whole: bool = False,
    ) -> None:
        super().__init__(theme)
        self.item, self.face, self.why_not, self._by_hand = item, face, why_not, by_hand
        self._whole = whole
        self._pressed_at: QPoint | None = None
        self.show_name(face.label)
        marked = self.tr("Entered by hand") if by_hand else ""
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, marked, why_not])))
        lines = [face.label, face.line, face.text, marked, why_not]
        give_tip(self, "\n".join(filter(None, lines)))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)
        self.clicked.connect(self._on_clicked)

    def sizeHint(self) -> QSize:
        if self._whole:
            width, height = card_faces.size(self._theme.type)
            return QSize(width + 8, height + 10)
        scale = max(1.0, self._theme.type.sizes["body"] / 18)
        return QSize(round(NARROWEST * scale), max(self._side(), self._height()) + 2 * PAD + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _side(self) -> int:
        return max(40, round(self._theme.type.sizes["body"] * 2.5))

    def _height(self) -> int:
        """Name, kind, and two lines of what it does."""
        kinds = self._theme.type
        return QFontMetrics(kinds.text()).height() + (1 + TEXT_LINES) * QFontMetrics(kinds.text("small")).height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would begin."""
        self._pressed_at = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the thing once the mouse has gone far enough."""
        start, here = self._pressed_at, event.position().toPoint()
        if start is None or (here - start).manhattanLength() < QApplication.startDragDistance():
            super().mouseMoveEvent(event)
            return
        self._pressed_at = None
        self.setDown(False)
        drag = QDrag(self)
        drag.setMimeData(carried_along([self.item]))
        drag.setPixmap(card_faces.thumbnail(self.face, 54, self._theme.tokens, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(27, 27))
        drag.exec(Qt.DropAction.MoveAction)

    def _on_clicked(self) -> None:
        self.menu_wanted.emit(self.item, self.mapToGlobal(QPoint(PAD, self.height() - PAD)))

    def _on_menu(self, at: QPoint) -> None:
        self.menu_wanted.emit(self.item, self.mapToGlobal(at))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the tile; one that the hero cannot take is pale."""
        tokens = self._theme.tokens
        if self._whole:
            painter.setOpacity(0.55 if self.why_not else 1.0)
            card_faces.paint(painter, area.adjusted(2, 2, -2, -3), self.face, tokens, self._theme.type, lit=self.lit)
            painter.setOpacity(1.0)
        else:
            self._tile(painter, area)
        if self._by_hand:
            things.draw(painter, HAND, QRectF(self.width() - 26, 11, 14, 14), QColor(tokens.rubric))

    def _tile(self, painter: QPainter, area: QRectF) -> None:
        tokens, kinds = self._theme.tokens, self._theme.type
        frames.card(painter, area, tokens, lit=self.lit, pressed=self.isDown())
        painter.setOpacity(0.5 if self.why_not else 1.0)
        side = self._side()
        card_faces.picture(painter, QRectF(PAD + 1, PAD, side, side), self.face, tokens)
        painter.setOpacity(1.0)
        left = side + 2 * PAD + 3
        colour = tokens.muted if self.why_not else tokens.ink
        self._line(painter, left, PAD - 1, self.face.label, kinds.text(), colour)
        below = QFontMetrics(kinds.text()).height() + PAD - 2
        self._line(painter, left, below, self.face.line, kinds.text("small", italic=True), tokens.muted)
        self._says(painter, left, below + QFontMetrics(kinds.text("small", italic=True)).height())

    def _says(self, painter: QPainter, left: int, top: int) -> None:
        """What the card says, as far as two lines reach; the tooltip tells it all."""
        font, tokens = self._theme.type.text("small"), self._theme.tokens
        metrics, room = QFontMetrics(font), self.width() - left - PAD
        words, line = self.face.text.replace("\n", " · ").split(), ""
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted if self.why_not else tokens.ink))
        for number in range(1, TEXT_LINES + 1):
            line = ""
            while words and metrics.horizontalAdvance(f"{line} {words[0]}") <= room:
                line = f"{line} {words.pop(0)}".strip()
            if words and number == TEXT_LINES:
                line = metrics.elidedText(" ".join([line, *words]), Qt.TextElideMode.ElideRight, room)
            painter.drawText(left, top + (number - 1) * metrics.height() + metrics.ascent(), line)

    def _line(self, painter: QPainter, left: int, top: int, text: str, font: QFont, colour: str) -> None:
        metrics = QFontMetrics(font)
        room = self.width() - left - PAD
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(left, top + metrics.ascent(), shown)
