"""The sections of a sheet as the game has them: values, scales, cards and facts, each drawn in one way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from horologium.engine.core.sheets import CardRows, TextRows, TrackRows, TraitRows
from horologium.ui.art import card_faces, marks
from horologium.ui.camp.cards import face_of
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent

    from horologium.engine.core.sheets import SheetSection, SheetTrack, TextLine, Trait
    from horologium.ui.art.card_faces import PrintedCard
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PICTURE = 40
FEW = 12
"""A longer scale is drawn as one bar."""


class TraitButton(PaintedButton):
    """Mark, name, raises and value; the reasons stand below, and a press leads to the rule."""

    MARGINS, RADIUS = (1, 1, 1, 1), 4

    def __init__(self, theme: Theme, trait: Trait, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.trait = trait
        self._reasons = [f"{amount:+d} {label}" for label, amount, _ in trait.parts]
        self.setAccessibleName(f"{trait.title} {trait.value}")
        free = self.tr("can be raised %n more time(s)", "", trait.slots) if trait.slots else ""
        words = [*self._reasons, free]
        self.setAccessibleDescription(". ".join(filter(None, words)))
        give_tip(self, "\n".join(filter(None, [f"{trait.title} {trait.value}", *words])))

    @property
    def rule(self) -> str:
        """The rule behind the number."""
        return self.trait.parts[-1][2] if self.trait.parts else ""

    def sizeHint(self) -> QSize:
        """One line, and a second one where there are reasons."""
        kinds = self._theme.type
        height = QFontMetrics(kinds.text("lead")).height() + 4
        if len(self._reasons) > 1:
            height += QFontMetrics(kinds.text("small")).height()
        return QSize(180, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(130, self.sizeHint().height())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the row; a number that was lowered is red, and says so below."""
        tokens, kinds = self._theme.tokens, self._theme.type
        self.paint_field(painter, area)
        line = QFontMetrics(kinds.text("lead")).height() + 4
        side = line * 0.58
        box = QRectF(4, (line - side) / 2, side, side)
        marks.draw(painter, marks.choose(self.trait.key, self.trait.title), box, QColor(tokens.rubric))
        painter.setPen(QColor(tokens.ink))
        painter.setFont(kinds.text())
        painter.drawText(QRectF(side + 12, 0, self.width() - side - 40, line), _LEFT, self.trait.title)
        lowered = any(amount < 0 for _, amount, _ in self.trait.parts)
        painter.setPen(QColor(tokens.rubric if lowered else tokens.ink))
        painter.setFont(kinds.text("lead"))
        painter.drawText(QRectF(0, 0, self.width() - 6, line), _RIGHT, str(self.trait.value))
        self._raises(painter, self.width() - 34, line)
        if len(self._reasons) > 1:
            painter.setPen(QColor(tokens.muted))
            font = kinds.text("small", italic=True)
            painter.setFont(font)
            room = QRectF(side + 12, line - 4, self.width() - side - 14, self.height() - line + 2)
            words = QFontMetrics(font).elidedText(
                ", ".join(self._reasons), Qt.TextElideMode.ElideRight, round(room.width())
            )
            painter.drawText(room, _LEFT, words)

    def _raises(self, painter: QPainter, right: float, line: float) -> None:
        """A box for each raise, a hollow one for each that is still possible."""
        tokens, side = self._theme.tokens, self._theme.type.sizes["small"] * 0.62
        for place in range(self.trait.raised + self.trait.slots):
            box = QRectF(right - (place + 1) * (side + 3), (line - side) / 2, side, side)
            painter.setPen(QPen(QColor(tokens.line if place < self.trait.slots else tokens.ink), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush if place < self.trait.slots else QColor(tokens.gilt))
            painter.drawRect(box)


class TrackScale(QWidget):
    """A value on its scale: boxes, or a bar where there would be too many; the middle has a mark."""

    def __init__(self, theme: Theme, track: SheetTrack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._track = theme, track
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, self._theme.type.sizes["small"] + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what is reached in gilt."""
        painter, tokens, track = QPainter(self), self._theme.tokens, self._track
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        parts = track.most if 0 < track.most <= FEW else 1
        gap, high = (3.0 if parts > 1 else 0.0), self.height() - 4.0
        step = (self.width() - 2.0) / parts
        painter.setPen(QPen(QColor(tokens.line), 1.2))
        for place in range(parts):
            box = QRectF(1 + place * step, 2, step - gap, high)
            share = track.value / max(1, track.most) if parts == 1 else float(place < track.value)
            painter.fillRect(QRectF(box.left(), box.top(), box.width() * min(1.0, share), high), QColor(tokens.gilt))
            painter.drawRect(box)
        if track.middle:
            x = 1 + (self.width() - 2.0) * track.middle / max(1, track.most) - gap / 2
            painter.setPen(QPen(QColor(tokens.rubric), 2))
            painter.drawLine(round(x), 0, round(x), self.height())


class TrackBox(QWidget):
    """Title and value in words, the scale below them."""

    def __init__(self, theme: Theme, track: SheetTrack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = self.tr("{value} of {most}").format(value=track.value, most=track.most)
        self.setAccessibleName(f"{track.title} {words}")
        self.setAccessibleDescription(track.about)
        give_tip(self, "\n".join(filter(None, [f"{track.title} {words}", track.about])))
        head = QHBoxLayout()
        head.addWidget(PlainLabel(track.title, wrap=True), 1)
        head.addWidget(PlainLabel(words, "small"))
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 6, 2)
        column.setSpacing(1)
        column.addLayout(head)
        column.addWidget(TrackScale(theme, track))


class SheetCardBox(QWidget):
    """A small picture of a card, its name, and what is to be known of it."""

    def __init__(self, theme: Theme, face: PrintedCard, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(face.label)
        self.setAccessibleDescription(". ".join(filter(None, [face.line, face.text, note])))
        give_tip(self, "\n".join(filter(None, [face.label, face.line, face.text, note])))
        picture = PlainLabel()
        picture.setPixmap(card_faces.thumbnail(face, PICTURE, theme.tokens, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(PlainLabel(face.label, wrap=True))
        if note or face.line:
            words.addWidget(PlainLabel(note or face.line, "note-small", wrap=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)


class FactBox(QWidget):
    """A fact, under what it is about."""

    def __init__(self, line: TextLine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 1, 4, 1)
        column.setSpacing(0)
        if line.title:
            column.addWidget(PlainLabel(line.title, "note-small", wrap=True))
        column.addWidget(PlainLabel(line.text, wrap=True))


def add_sections(
    column: QVBoxLayout, theme: Theme, camp: OpenCampaign, sections: Iterable[SheetSection]
) -> list[QWidget]:
    """Put all sections into a column, each under its title; one without rows is left away."""
    made = list[QWidget]()
    for section in sections:
        rows = _rows(theme, camp, section)
        if section.title and rows:
            column.addWidget(PlainLabel(section.title, "heading-small", wrap=True))
        for row in rows:
            column.addWidget(row)
        made += rows
    return made


def _rows(theme: Theme, camp: OpenCampaign, section: SheetSection) -> list[QWidget]:
    match section:
        case TraitRows(rows=traits):
            return [_trait(camp, TraitButton(theme, trait)) for trait in traits]
        case TrackRows(rows=tracks):
            return [TrackBox(theme, track) for track in tracks]
        case CardRows(rows=lines):
            return [SheetCardBox(theme, face_of(camp.session, line.of.kind, line.of.id), line.note) for line in lines]
        case TextRows(rows=texts):
            return [FactBox(text) for text in texts]


def _trait(camp: OpenCampaign, row: TraitButton) -> TraitButton:
    """A value leads to the rule behind it, if there is one."""
    if row.rule:
        row.clicked.connect(partial(camp.rule_wanted.emit, row.rule))
    return row
