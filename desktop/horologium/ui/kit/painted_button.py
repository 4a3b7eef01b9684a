"""What is painted by hand and can be pressed: focus, hover, cursor, ring and keys are the same for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from horologium.ui.art import frames
from horologium.ui.kit.plain_text import literal, spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QKeyEvent, QPaintEvent, QResizeEvent

    from horologium.ui.kit.theme import Theme

_WRAP = Qt.TextFlag.TextWordWrap


class PaintedButton(QAbstractButton):
    """Reached by Tab, pressed by Space, Enter or a click; whoever inherits paints it.

    ``MARGINS`` are left free around the painted area, ``RADIUS`` rounds the ring around it. Controls beside a board
    have ``FOCUS`` by Tab alone, so that a click on one leaves the keys with the board.
    """

    MARGINS: ClassVar[tuple[float, float, float, float]] = (3, 3, 3, 4)
    RADIUS: ClassVar[float] = 5
    FOCUS: ClassVar[Qt.FocusPolicy] = Qt.FocusPolicy.StrongFocus
    CURSOR: ClassVar[Qt.CursorShape] = Qt.CursorShape.PointingHandCursor
    ACROSS: ClassVar[QSizePolicy.Policy] = QSizePolicy.Policy.Expanding

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFocusPolicy(self.FOCUS)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(self.CURSOR)
        self.setSizePolicy(self.ACROSS, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Paint everything but the ring."""
        raise NotImplementedError

    @property
    def lit(self) -> bool:
        """Whether somebody points at it, by mouse or by keys."""
        return self.underMouse() or self.hasFocus()

    def show_name(self, name: str) -> None:
        """Stand for something with a name: it is read aloud, and nothing in it is a mnemonic."""
        self.setText(literal(name))
        self.setAccessibleName(name)

    @property
    def words(self) -> str:
        """What stands on it, as it is read."""
        return spoken(self.text())

    def paint_field(self, painter: QPainter, area: QRectF) -> None:
        """Lay a lighter field under a plain row that is pointed at or chosen."""
        if self.isChecked() or self.lit:
            painter.setBrush(QColor(self._theme.tokens.field))
            painter.setPen(QPen(QColor(self._theme.tokens.line), 1.4))
            painter.drawRoundedRect(area, self.RADIUS, self.RADIUS)

    def paint_ring(self, painter: QPainter, area: QRectF) -> None:
        """Draw the ring of the keyboard's focus; others borrow it for what is dragged over them."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.tokens.accent), 2))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), self.RADIUS, self.RADIUS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        left, top, right, bottom = self.MARGINS
        area = QRectF(self.rect()).adjusted(left, top, -right, -bottom)
        self.paint(painter, area)
        if self.hasFocus():
            painter.setOpacity(1.0)
            self.paint_ring(painter, area)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)


class WrappingButton(PaintedButton):
    """Whoever inherits says by ``heightForWidth`` how high the text is; ``WIDE`` is wished for, ``NARROW`` borne."""

    WIDE: ClassVar[int] = 240
    NARROW: ClassVar[int] = 150

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        policy = QSizePolicy(self.ACROSS, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(self.WIDE, self.heightForWidth(self.WIDE))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.NARROW, self.heightForWidth(max(self.NARROW, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


class CardButton(WrappingButton):
    """A card that does something: medallion, title and a line of explanation."""

    WIDE, NARROW = 310, 250
    PADDING: ClassVar[int] = 12

    def __init__(
        self, theme: Theme, title: str, about: str, icon: str, colour: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._about, self._icon, self._colour = about, icon, QColor(colour)
        self._heights: dict[int, int] = {}
        self.setText(title)
        self.setAccessibleName(spoken(title))
        self.setAccessibleDescription(about)
        theme.changed.connect(self._measure_anew)

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:  # Qt asks for the same ones again and again
            room = width - self._text_left() - self.PADDING
            about = _height(self._theme.type.text("small", italic=True), room, self._about)
            texts = self._title_height(room) + about + 2 * self.PADDING + 2
            self._heights[width] = max(self._plate() + 2 * self.PADDING, texts)
        return self._heights[width]

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw medallion, title and explanation."""
        tokens, faces = self._theme.tokens, self._theme.type
        frames.card(painter, area, tokens, lit=self.lit, pressed=self.isDown())
        plate = QRectF(area.left() + 9, area.top() + 9, self._plate(), self._plate())
        frames.medallion(painter, plate, self._icon, self._colour, tokens)
        left = self._text_left()
        room = self.width() - left - self.PADDING
        line = QRect(left, self.PADDING - 3, room, self._title_height(room))
        if not self._about:
            line.moveTop(round(plate.center().y() - line.height() / 2))
        painter.setFont(faces.capitals())
        painter.setPen(QColor(tokens.rubric if self.underMouse() else tokens.ink))
        painter.drawText(line, int(_WRAP | Qt.TextFlag.TextShowMnemonic), self.text())
        painter.setFont(faces.text("small", italic=True))
        painter.setPen(QColor(tokens.muted))
        painter.drawText(QRect(left, line.bottom() + 1, room, self.height() - line.bottom()), int(_WRAP), self._about)

    def _measure_anew(self) -> None:
        self._heights.clear()
        self.updateGeometry()

    def _plate(self) -> int:
        return 26 + round(self._theme.type.sizes["title"] * 1.5)

    def _text_left(self) -> int:
        return 3 + 9 + self._plate() + 13

    def _title_height(self, room: int) -> int:
        return _height(self._theme.type.capitals(), room, self.accessibleName())


def _height(font: QFont, width: int, text: str) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), int(_WRAP), text).height()
