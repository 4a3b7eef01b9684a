"""The turn order over the board: who acts now and who comes next, in the order of the dial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import metal, plates
from horologium.ui.battle.panels import dials as words
from horologium.ui.battle.panels.dials import letters
from horologium.ui.battle.panels.figure_pictures import NONE, style_of_token
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.plain_text import show_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPaintEvent

    from horologium.engine.core.view import DialToken, DialView
    from horologium.ui.battle.panels.figure_pictures import TokenStyle
    from horologium.ui.battle.panels.rule_links import Tips
    from horologium.ui.kit.theme import Theme

HALF: Final = 13
STEP, NARROWEST = 74, 52
WIDEST: Final = 1.3
"""How much room a short name gets, seen from the usual one."""


class TurnOrderStrip(QWidget):
    """Shows tokens in their order, and says which was chosen; walked by arrows, chosen by Enter."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self._dial: DialView | None = None
        self._token_styles: Mapping[str, TokenStyle] = NONE
        self._at = 0
        self.order: list[DialToken] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Order of activation"))
        theme.changed.connect(self.updateGeometry)

    def show_dial(self, dial: DialView | None, token_styles: Mapping[str, TokenStyle] = NONE) -> None:
        """Show the order of a dial; without one there is none."""
        self._dial, self._token_styles = dial, token_styles
        self.order = [] if dial is None else words.order(dial)
        self._at = min(self._at, max(0, len(self.order) - 1))
        lines = [f"{place}. {self._line(token)}" for place, token in enumerate(self.order, 1)]
        self.setAccessibleDescription("\n".join(lines))
        self.setVisible(bool(self.order))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(3 * STEP, round(2 * self._half() + 6) + self._name_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(STEP, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Tell of the token under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            token = self.token_at(event.pos().x())
            show_tip(event.globalPos(), self._tip(token) if token else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a token."""
        if event.button() == Qt.MouseButton.LeftButton and (token := self.token_at(event.position().x())) is not None:
            self.token_chosen.emit(token.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the ribbon."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if step is not None and self.order:
            self._at = max(0, min(len(self.order) - 1, self._at + step))
            text = self._line(self.order[self._at])
            announce(self, text)
            self.said.emit(text)
            self.update()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space} and self.order:
            self.token_chosen.emit(self.order[self._at].key)
        else:
            super().keyPressEvent(event)

    def token_at(self, x: float) -> DialToken | None:
        """Find the token under a place."""
        place = int((x - self._left()) // self._step())
        return self.order[place] if 0 <= place < len(self._shown()) else None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tokens, shown, step = self._theme.tokens, self._shown(), self._step()
        line = QRectF(self._left(), self._half() + 2, step * len(shown), 3)
        painter.fillRect(line, metal.bar(tokens, line))
        painter.setPen(QPen(QColor(tokens.line), 0.8))
        painter.drawRect(line)
        for place, token in enumerate(shown):
            middle = self._left() + (place + 0.5) * step
            self._token(painter, token, QPointF(middle, self._half() + 3), place)
            self._name(painter, token, middle)
        if len(shown) < len(self.order):
            painter.setPen(QColor(tokens.muted))
            painter.setFont(self._theme.type.text("small"))
            rest = QRectF(line.right() + 2, 0, self.width() - line.right() - 2, 2 * self._half() + 4)
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, f"+{len(self.order) - len(shown)}")

    def _token(self, painter: QPainter, token: DialToken, at: QPointF, place: int) -> None:
        worn = style_of_token(token, self._token_styles)
        what, half = plates.Plate(worn.friend, worn.colour, worn.emblem, letters(token.label)), self._half()
        if self.hasFocus() and place == self._at:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 2))
            painter.drawEllipse(at, half + 3, half + 3)
        if token.acts:
            painter.setBrush(metal.bar(self._theme.tokens, QRectF(at.x() - half, 0, 2 * half, 2 * half)))
            painter.setPen(QPen(QColor(self._theme.tokens.line), 0.8))
            painter.drawEllipse(at, half + 2.5, half + 2.5)
        plates.plate(painter, at, half, what, self._theme.tokens, self._theme.type.text("small", bold=True))

    def _name(self, painter: QPainter, token: DialToken, middle: float) -> None:
        step, usual = self._step(), self._theme.type.text("small", bold=token.acts)
        label = shortened(token.label, usual, step - 4)
        font = fitted(usual, label, step - 4)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.rubric if token.acts else self._theme.tokens.muted))
        room = QRectF(middle - step / 2, 2 * self._half() + 6, step, self._name_height())
        text = metrics.elidedText(label, Qt.TextElideMode.ElideRight, step - 4)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)

    def _shown(self) -> list[DialToken]:
        most = max(1, int(self.width() // (NARROWEST * self._theme.room)))
        return self.order if len(self.order) <= most else self.order[: max(1, most - 1)]

    def _step(self) -> float:
        count = len(self._shown()) or 1
        if len(self.order) != count:
            return NARROWEST * self._theme.room
        metrics = QFontMetricsF(self._theme.type.text("small"))
        longest = max((metrics.horizontalAdvance(token.label) for token in self.order), default=0.0)
        return min(self.width() / count, max(STEP * WIDEST * self._theme.room, longest + 12))

    def _left(self) -> float:
        return max(0.0, (self.width() - self._step() * len(self._shown())) / 2) if self._shown() == self.order else 0.0

    def _half(self) -> float:
        return HALF * self._theme.room

    def _name_height(self) -> int:
        return round(QFontMetricsF(self._theme.type.text("small")).height())

    def _line(self, token: DialToken) -> str:
        where = "" if self._dial is None else words.numeral(self._dial, token.sector)
        line = f"{words.token_words(token)}, {where}"
        return self.tr("{who}: acts now").format(who=line) if token.acts else line

    def _tip(self, token: DialToken) -> str:
        return self._tips.tip(words.token_words(token), (self._line(token), token.note), (token.rule,))


def shortened(name: str, font: QFont, width: float) -> str:
    """Write all words of a name but the last by their first letters, where even a smaller face would not do."""
    smallest = QFontMetricsF(fitted(font, name, width))
    if smallest.horizontalAdvance(name) <= width or " " not in name:
        return name
    *first, last = name.split()
    return " ".join([*(f"{word[0]}." for word in first), last])
