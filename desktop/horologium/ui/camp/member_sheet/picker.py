"""Those who have a sheet as a row of pictures: one is chosen by click or arrow keys, things can be dropped on any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.ui.art import card_faces, portraits
from horologium.ui.camp.cards import dragged
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent

    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens

FACE_SIDE: Final = 46
Looks: TypeAlias = portraits.Sitter | card_faces.PrintedCard
"""How somebody is drawn, or something."""


def called_so(looks: Looks) -> str:
    """The name of who or what is drawn."""
    return looks.name if isinstance(looks, portraits.Sitter) else looks.label


def paint_looks(painter: QPainter, box: QRectF, looks: Looks, tokens: Tokens) -> None:
    """Paint a portrait, or the picture of a thing."""
    if isinstance(looks, portraits.Sitter):
        portraits.paint(painter, box, looks, tokens)
    else:
        card_faces.picture(painter, box, looks, tokens)


class FaceButton(PaintedButton):
    """A small portrait, or the picture of a thing; the chosen one has a gilt edge and a bar below."""

    dropped = Signal(str, list)
    MARGINS, RADIUS = (0.5, 0.5, 0.5, 6.5), 0

    def __init__(self, theme: Theme, hero: str, who: Looks, *, bench: bool) -> None:
        super().__init__(theme)
        self.hero, self._who, self.bench, self._over = hero, who, bench, False
        name = called_so(who)
        self.show_name(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        about = self.tr("Show the sheet of {name}; things can be dropped here to give them to {name}")
        self.setAccessibleDescription(about.format(name=name))
        give_tip(self, name)
        self.setAcceptDrops(True)
        self.setFixedSize(FACE_SIDE, FACE_SIDE + 6)

    def sizeHint(self) -> QSize:
        return QSize(FACE_SIDE, FACE_SIDE + 6)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome things."""
        if dragged(event.mimeData()):
            self._over = True
            self.update()
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        event.acceptProposedAction()
        found = dragged(event.mimeData())  # the drag must be over before its tile may go
        QTimer.singleShot(0, self, lambda: self.dropped.emit(self.hero, found))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the portrait."""
        tokens = self._theme.tokens
        painter.setOpacity(0.55 if self.bench else 1.0)
        paint_looks(painter, QRectF(1, 1, FACE_SIDE - 2, FACE_SIDE - 2), self._who, tokens)
        painter.setOpacity(1.0)
        if self.isChecked():
            painter.fillRect(QRectF(3, FACE_SIDE + 1, FACE_SIDE - 6, 4), QColor(tokens.rubric))
        if self._over or self.underMouse():
            self.paint_ring(painter, area)


class HeroPicker(QWidget):
    """Shows faces and says who was chosen."""

    chosen = Signal(str)
    dropped = Signal(str, list)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.faces: dict[str, FaceButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(5)
        self.setAccessibleName(self.tr("Heroes"))

    def show_heroes(self, heroes: Sequence[tuple[str, Looks, bool]], chosen: str) -> None:
        """Show these heroes: id, looks, whether they are on the bench; faces are kept as long as they are the same."""
        shown = [(face.hero, face.accessibleName()) for face in self.faces.values()]
        if shown != [(id_, called_so(who)) for id_, who, _ in heroes]:
            self._build(heroes)
        if chosen in self.faces:
            self.faces[chosen].setChecked(True)

    def _build(self, heroes: Sequence[tuple[str, Looks, bool]]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.faces = {}
        self._row.addStretch(1)
        for id_, who, bench in heroes:
            face = self.faces[id_] = FaceButton(self._theme, id_, who, bench=bench)
            face.toggled.connect(lambda on, id_=id_: self.chosen.emit(id_) if on else None)
            face.dropped.connect(self.dropped)
            self._row.addWidget(face)
        self._row.addStretch(1)
