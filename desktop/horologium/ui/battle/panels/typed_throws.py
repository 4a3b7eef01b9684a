"""Dice and cards of the real table: dice typed by keys or picked from their faces, cards picked from a list."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from horologium.ui.art import dice
from horologium.ui.art.pixmaps import square
from horologium.ui.battle.thrown_dice import card_name
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.plain_text import give_tip, literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from horologium.engine.core.ask import Die
    from horologium.ui.kit.theme import Theme

SIDE: Final = 50
LEAST: Final = 30
_TOKEN = re.compile(r"\d+|[^\W\d_]+")


def matching(faces: Sequence[str], typed: str) -> list[str]:
    """Find the faces that fit what was typed: digits for the number, letters for the symbols."""
    wanted = _TOKEN.findall(typed.casefold())
    found = []
    for face in dict.fromkeys(faces):
        parts = _TOKEN.findall(face.casefold())
        if wanted and all(any(part.startswith(token) for part in parts) for token in wanted):
            found.append(face)
    return found


def letters(face: str) -> str:
    """Give a face as it is typed: ``melee-twice`` is meleetwice."""
    return "".join([sign for sign in face.casefold() if sign.isalnum()])


def face_words(face: str) -> str:
    """Put a face into words: ``8+sun`` is read 8 sun."""
    return face.replace("+", " ")


class DieBox(QWidget):
    """One die: ``filled`` when its face is known, ``refused`` with the reason when it has no such face."""

    filled = Signal()
    cleared = Signal()
    refused = Signal(str)
    left = Signal(int)
    confirmed = Signal()

    def __init__(self, theme: Theme, die: Die, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.die = theme, die
        self._typed, self._face, self._name = "", "", ""
        self._word = ""  # the keys that led to the face: who goes on with its name changes nothing
        self._label = self.tr("Die {number}, {die}").format(number=number, die=die.key)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(LEAST, LEAST + 4)
        self.setMaximumSize(SIDE, SIDE + 4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        give_tip(self, self.tr("{die}: type its number or symbol, or click to pick").format(die=die.key))
        self._tell()

    @property
    def face(self) -> str:
        """What it shows; nothing while that is not known."""
        return self._face

    @property
    def typed(self) -> str:
        """What was typed and is not yet a face."""
        return self._typed

    def set_face(self, face: str) -> None:
        """Fill the box."""
        self._face, self._typed, self._word = face, "", ""
        self._tell()
        (self.filled if face else self.cleared).emit()

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE + 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read digits and symbols; arrows go from die to die."""
        key, text = event.key(), event.text()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._settle()
            self.confirmed.emit()
        elif key == Qt.Key.Key_Backspace:
            self._take_back()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.left.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self._turn(1 if key == Qt.Key.Key_Down else -1)
        elif text.isalnum():
            self.type_in(text)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Offer the faces."""
        self.setFocus()
        if event.button() == Qt.MouseButton.LeftButton:
            self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def menu(self) -> QMenu:
        """Make a menu of the faces."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for face in dict.fromkeys(self.die.faces):
            action = menu.addAction(self._icon(face), literal(face_words(face)))
            action.setData(face)
        menu.triggered.connect(self._on_picked)
        return menu

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where keys go."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was typed, if that is a face."""
        super().focusOutEvent(event)
        self._settle()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die with its face, or with what was typed so far."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        side = min(self.width(), self.height()) - 4
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        dice.draw(
            painter, box, self._face or self._typed, self.die.faces if self._face or not self._typed else (),
            dice.PLAIN, tokens, self._theme.type.capitals("body"),
        )  # fmt: skip
        if self.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2), 4, 4)

    def type_in(self, text: str) -> None:
        """Take a key; one that leads to no face is refused and changes nothing."""
        if self._word and letters(self._face).startswith(self._word + text.casefold()):
            self._word += text.casefold()
            return
        typed = self._typed + text
        found = matching(self.die.faces, typed)
        if not found:
            faces = ", ".join(face_words(face) for face in dict.fromkeys(self.die.faces))
            self.refused.emit(
                self.tr("A {die} has no face {typed}: its faces are {faces}.").format(
                    die=self.die.key, typed=typed.upper(), faces=faces
                )
            )
            return
        if len(found) == 1:
            self.set_face(found[0])
            self._word = typed.casefold()
            return
        self._typed, self._face = typed, ""
        self._tell()
        self.cleared.emit()

    def _settle(self) -> None:
        """Take a face that was typed whole although longer ones begin alike, such as 1 beside 10."""
        whole = [face for face in matching(self.die.faces, self._typed) if face.casefold() == self._typed.casefold()]
        if whole and not self._face:
            self.set_face(whole[0])

    def _take_back(self) -> None:
        if self._typed or self._face:
            self._typed = self._typed[:-1] if not self._face else ""
            self._face = ""
            self._tell()
            self.cleared.emit()
        else:
            self.left.emit(-1)

    def _turn(self, step: int) -> None:
        """Turn the die to its next face."""
        faces = list(dict.fromkeys(self.die.faces))
        place = faces.index(self._face) + step if self._face in faces else (0 if step > 0 else -1)
        self._face, self._typed = faces[place % len(faces)], ""
        self._tell()
        self.cleared.emit()

    def _tell(self) -> None:
        """Let screen readers know, and draw."""
        shown = face_words(self._face) or self._typed or self.tr("not typed yet")
        self.setAccessibleName(f"{self._label}: {shown}")
        self.update()

    def _icon(self, face: str) -> QIcon:
        font, tokens, box = self._theme.type.capitals("body"), self._theme.tokens, QRectF(0, 0, 24, 24)
        faces = self.die.faces
        return QIcon(
            square(24, lambda painter: dice.draw(painter, box, face, faces, dice.PLAIN, tokens, font), density=2)
        )

    def _on_picked(self, action: object) -> None:
        self.set_face(action.data())  # type: ignore[attr-defined]


class TypedDice(QWidget):
    """All boxes of a throw; the next one is ready as soon as a face is known."""

    changed = Signal()
    refused = Signal(str)
    confirmed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.boxes: list[DieBox] = []
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)

    @property
    def faces(self) -> tuple[str, ...]:
        """What is typed so far, an empty text for a die that is not."""
        return tuple(box.face for box in self.boxes)

    @property
    def begun(self) -> bool:
        """Whether something was typed."""
        return any(box.face or box.typed for box in self.boxes)

    @property
    def complete(self) -> bool:
        """Whether every die is known."""
        return bool(self.boxes) and all(self.faces)

    def ask(self, asked: Sequence[Die]) -> None:
        """Put a box for each die."""
        self.clear()
        for number, die in enumerate(asked, 1):
            box = DieBox(self._theme, die, number)
            box.filled.connect(self._on_filled)
            box.cleared.connect(self.changed)
            box.refused.connect(self.refused)
            box.left.connect(self._on_left)
            box.confirmed.connect(self.confirmed)
            self.boxes.append(box)
            self._layout.addWidget(box)
        self._layout.addStretch(1)

    def clear(self) -> None:
        """Take all boxes away."""
        self.boxes = []
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def start(self, text: str = "") -> None:
        """Put the keys, and a text that was typed elsewhere, where the first die is missing."""
        box = next((box for box in self.boxes if not box.face), None)
        if box is not None:
            box.setFocus()
            if text:
                box.type_in(text)

    def _on_filled(self) -> None:
        box = self.sender()
        if isinstance(box, DieBox) and box in self.boxes and box.hasFocus():
            after = self.boxes[self.boxes.index(box) + 1 :]
            following = next((each for each in after if not each.face), None)
            if following is not None:
                following.setFocus()
        self.changed.emit()

    def _on_left(self, step: int) -> None:
        box = self.sender()
        if isinstance(box, DieBox) and box in self.boxes:
            place = self.boxes.index(box) + step
            if 0 <= place < len(self.boxes):
                self.boxes[place].setFocus()


class TypedCards(QWidget):
    """One list for each card; a card that lies in one list and is there only once is not in the others."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes: list[ChoiceBox] = []
        self._cards: Counter[str] = Counter()
        self._names: Mapping[str, str] = {}
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that were picked, in order; an empty text where none is yet."""
        return tuple(box.currentData() or "" for box in self.boxes)

    @property
    def complete(self) -> bool:
        """Whether all cards are named."""
        return bool(self.boxes) and all(self.cards)

    def ask(self, cards: Sequence[str], count: int, names: Mapping[str, str]) -> None:
        """Ask for so many of these cards."""
        self.clear()
        self._cards, self._names = Counter(cards), names
        for number in range(1, count + 1):
            box = ChoiceBox()
            box.setAccessibleName(self.tr("Card {number}").format(number=number))
            box.setPlaceholderText(self.tr("Card {number}…").format(number=number))
            box.setMaximumWidth(220)
            box.currentIndexChanged.connect(self._on_changed)
            self.boxes.append(box)
            self._layout.addWidget(box)
        self._layout.addStretch(1)
        self._offer()

    def clear(self) -> None:
        """Take the lists away."""
        self.boxes = []
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def start(self) -> None:
        """Put the keys on the first list."""
        if self.boxes:
            self.boxes[0].setFocus()

    def _offer(self) -> None:
        """Offer in each list what is left beside the others."""
        taken = self.cards
        for place, box in enumerate(self.boxes):
            others = Counter(card for other, card in enumerate(taken) if other != place and card)
            left = [card for card, count in self._cards.items() if count > others[card]]
            with QSignalBlocker(box):
                box.clear()
                for card in sorted(left, key=self._name):
                    box.addItem(self._name(card), card)
                box.setCurrentIndex(box.findData(taken[place]) if taken[place] else -1)

    def _name(self, card: str) -> str:
        return card_name(self._names, card)

    def _on_changed(self) -> None:
        self._offer()
        self.changed.emit()
