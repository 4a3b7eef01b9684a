"""The head of a card: portrait, name, what the figure is, life as pips and number; and its numbers with reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from horologium.ui.art import marks, plates
from horologium.ui.battle.panels.tips import plain
from horologium.ui.plain_text import give_tip
from horologium.ui.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.view import FigureView, Stat, Track
    from horologium.ui.battle.panels.gallery import Gallery
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme

PORTRAIT: Final = 78
TIGHT: Final = 0.8
"""How much smaller the name of a number may be written, so that more of them stand side by side."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class CardHead(QWidget):
    """Paints who it is."""

    def __init__(self, theme: Theme, gallery: Gallery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._gallery = theme, gallery
        self.figure: FigureView | None = None
        self.gauges: tuple[Track, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_figure(self, figure: FigureView, gauges: tuple[Track, ...]) -> None:
        """Show a figure."""
        self.figure, self.gauges = figure, gauges
        life = self.tr("life {life} of {most}").format(life=figure.life, most=figure.most_life)
        tracks = [f"{track.label} {track.value}" for track in gauges]
        self.setAccessibleName(plain(figure.name, figure.title, life, *tracks))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for portrait, name and life."""
        return QSize(230, max(self._portrait(), self._lines_height()) + 4)

    def minimumSizeHint(self) -> QSize:
        """Be as high as wanted, but narrower."""
        return QSize(150, self.sizeHint().height())

    def _portrait(self) -> int:
        return round(PORTRAIT * self._theme.room)

    def _lines_height(self) -> int:
        faces = self._theme.type
        rows = (faces.capitals("title"), faces.text("small", italic=True), faces.text("small"), faces.text("small"))
        return round(sum(QFontMetricsF(font).height() for font in rows)) + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head."""
        if self.figure is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        side = min(self._portrait(), round(self.width() * 0.38))
        painter.drawPixmap(0, 2, self._gallery.portrait(self.figure, side, self.devicePixelRatioF()))
        left = side + 12
        y = self._line(painter, left, 0, self.figure.name, title=True)
        y = self._line(painter, left, y, self.figure.title, title=False)
        painter.setPen(QPen(QColor(self._theme.tokens.line), 1))
        painter.drawLine(left, round(y + 2), self.width() - 2, round(y + 2))
        self._life(painter, left, y + 6)

    def _line(self, painter: QPainter, left: int, top: float, text: str, *, title: bool) -> float:
        faces, tokens = self._theme.type, self._theme.tokens
        font = faces.capitals("title") if title else faces.text("small", italic=True)
        room = QRectF(left, top, self.width() - left, QFontMetricsF(font).height())
        font = fitted(font, text, room.width())
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric if title else tokens.muted))
        painter.drawText(room, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
        return room.bottom()

    def _life(self, painter: QPainter, left: int, top: float) -> None:
        figure, tokens = self.figure, self._theme.tokens
        if figure is None:
            return
        font = self._theme.type.text("small")
        metrics = QFontMetricsF(font)
        number = f"{figure.life} / {figure.most_life}"
        height, width = metrics.height(), metrics.horizontalAdvance(number)
        marks.draw(painter, "heart", QRectF(left, top + 2, height - 4, height - 4), QColor(tokens.rubric))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(QRectF(left + height + 2, top, width + 4, height), _LEFT, number)
        x = left + height + width + 10
        room = QRectF(x, top + height / 2 - 4, max(20.0, self.width() - x - 2), 8)
        plates.pips(painter, room, figure.life, figure.most_life, tokens)
        words = " · ".join(_short(track) for track in self.gauges)
        painter.setFont(fitted(font, words, self.width() - left))
        painter.drawText(QRectF(left, top + height, self.width() - left, height), _LEFT, words)


def _short(track: Track) -> str:
    """Tell a track in few words: ``Perilium 3/12``, ``5 AP``."""
    if track.most is None:
        return f"{track.value} {track.key.upper()}"
    return f"{track.label.split(' of ')[0]} {track.value}/{track.most}"


class StatButton(QAbstractButton):
    """One number with its mark and name; the tooltip gives the reasons, a press shows them below."""

    def __init__(self, theme: Theme, tips: Tips, stat: Stat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.stat = theme, stat
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        lines = reasons(stat)
        rules = (stat.rule, *(reason.rule for reason in stat.reasons))
        self.setAccessibleName(f"{stat.label} {stat.value}")
        self.setAccessibleDescription(plain(*lines))
        give_tip(self, tips.tip(f"{stat.label} {stat.value}", lines, rules))

    def sizeHint(self) -> QSize:
        """Ask for mark and number over the name."""
        faces = self._theme.type
        height = QFontMetricsF(faces.text("lead")).height() + QFontMetricsF(faces.text("small")).height()
        return QSize(46, round(height) + 6)

    def minimumSizeHint(self) -> QSize:
        """Be as small as wanted."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw mark, number and name."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        tokens, faces = self._theme.tokens, self._theme.type
        area = QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8)
        if self.isChecked() or self.underMouse() or self.hasFocus():
            painter.setBrush(QColor(tokens.field))
            painter.setPen(QPen(QColor(tokens.accent if self.hasFocus() else tokens.line), 1.4))
            painter.drawRoundedRect(area, 4, 4)
        number, label = faces.text("lead"), faces.text("small")
        height = QFontMetricsF(number).height()
        text = str(self.stat.value)
        width = QFontMetricsF(number).horizontalAdvance(text)
        side = height * 0.68
        left = area.center().x() - (side + 4 + width) / 2
        changed = any(reason.amount < 0 for reason in self.stat.reasons)
        name = marks.choose(self.stat.key, self.stat.label)
        marks.draw(painter, name, QRectF(left, area.top() + (height - side) / 2 + 1, side, side), QColor(tokens.rubric))
        painter.setFont(number)
        painter.setPen(QColor(tokens.rubric if changed else tokens.ink))
        painter.drawText(QRectF(left + side + 4, area.top() + 1, width + 4, height), _LEFT, text)
        room = QRectF(area.left(), area.top() + height, area.width(), area.height() - height)
        label = fitted(label, self.stat.label, room.width(), TIGHT)
        painter.setFont(label)
        painter.setPen(QColor(tokens.muted))
        metrics = QFontMetricsF(label)
        short = metrics.elidedText(self.stat.label, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, short)


def reasons(stat: Stat) -> list[str]:
    """Tell how a number came about, part by part."""
    return [f"{reason.amount:+d} {reason.why}" for reason in stat.reasons]
