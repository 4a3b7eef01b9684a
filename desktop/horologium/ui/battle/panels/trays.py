"""Trays: dice that figures have before them, and slots; dice are dragged to where they are spent, or sent by key.

It decides nothing: it says which die was let go where, and which option of a die was chosen by key.
"""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from horologium.ui.art import dice, frames, signs
from horologium.ui.battle.panels.tray_layout import DIE, lay_out
from horologium.ui.battle.panels.typed_throws import face_words
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.plain_text import Markup, show_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from horologium.engine.core.view import FigureView, OptionView, TrayView
    from horologium.ui.battle.panels.figure_pictures import FigurePictures
    from horologium.ui.battle.panels.tray_layout import CardSpot, DieSpot, SlotSpot, TrayLayout
    from horologium.ui.kit.theme import Theme

LOWEST: Final = 124
"""So high a room for trays is at least, if there is as much in it."""
SIGNS: Final = MappingProxyType({"movement": "boot", "move": "boot", "defence": "shield", "reserve": "chest"})
"""Signs of slots by a word of their keys, beside those that say the same for statuses."""
NOBODY: Final[Mapping[str, FigureView]] = MappingProxyType({})
CUBE: Final = ("", "", "", "", "", "")
"""Dice lie there as cubes, whatever they were thrown as."""
CROSS: Final = ((0.26, 0.26, 0.74, 0.74), (0.74, 0.26, 0.26, 0.74))


def sign_of(slot: str) -> str:
    """Choose the sign of a slot by its key, the last word first; nothing if there is none."""
    words = re.findall(r"[a-z]+", slot.lower())[::-1]
    return next((SIGNS[word] for word in words if word in SIGNS), "") or signs.choose(*words)


def describe(tray: TrayView, words: Mapping[str, Callable[[int], str]]) -> str:
    """Say what lies in a tray and in its slots; ``words`` say how many places are free, and how many blocked."""
    parts = [", ".join(face_words(face) for face in tray.faces)]
    for slot in tray.slots:
        free = slot.room - len(slot.faces) - slot.blocked
        inside = [face_words(face) for face in slot.faces]
        inside += [words[name](count) for name, count in (("free", free), ("blocked", slot.blocked)) if count]
        parts.append(f"{slot.label}: {', '.join(inside)}")
    return f"{tray.label}: {'; '.join(part for part in parts if part)}"


class TrayPanel(QWidget):
    """Shows the trays of a view; says what is done with dice."""

    die_moved = Signal(str, QPoint)
    die_dropped = Signal(str, QPoint)
    option_pointed = Signal(str)
    option_chosen = Signal(str)
    arranged = Signal()

    def __init__(self, theme: Theme, pictures: FigurePictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._pictures = theme, pictures
        self._figures = NOBODY
        self._trays: tuple[TrayView, ...] = ()
        self._options: tuple[OptionView, ...] = ()
        self._layout = lay_out((), 200)
        self._lifted: int | None = None
        self._pressed: QPoint | None = None
        self._die, self._option, self._lit = 0, -1, ""
        self.chance: Callable[[str], str] = lambda _key: ""
        """Who knows how an option stands; nothing is known at first."""
        self.setAccessibleName(self.tr("Dice and slots"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._on_theme_changed)
        self.hide()

    # What is shown

    @property
    def spots(self) -> TrayLayout:
        """Where dice and slots lie now."""
        return self._layout

    @property
    def die(self) -> str:
        """What the die shows that keys are about; empty if there is none."""
        return self._layout.dice[self._die].face if self._die < len(self._layout.dice) else ""

    @property
    def acting(self) -> QRectF | None:
        """Where the tray lies whose dice are spent now."""
        cards = zip(self._trays, self._layout.cards, strict=True)
        return next((card.area for tray, card in cards if tray.acts), None)

    def show_trays(self, trays: Sequence[TrayView], figures: Mapping[str, FigureView] = NOBODY) -> None:
        """Show trays, with portraits of those figures whose they are; without any the panel is gone."""
        self._figures = figures
        if tuple(trays) == self._trays:
            self.update()
            return
        self._trays, self._lifted, self._option = tuple(trays), None, -1
        self._arrange()
        self._die = min(self._die, max(0, len(self._layout.dice) - 1))
        words = {
            "free": lambda count: self.tr("%n place(s) free", "", count),
            "blocked": lambda count: self.tr("%n place(s) blocked", "", count),
        }
        self.setAccessibleDescription(". ".join(describe(tray, words) for tray in trays))
        self.setVisible(bool(trays))
        self.arranged.emit()

    def offer(self, options: Sequence[OptionView]) -> None:
        """Tell what can be done; only options that stand for a die count here."""
        self._options = tuple(option for option in options if option.face)
        self._option = -1
        self.update()

    def uses(self, face: str) -> list[OptionView]:
        """Tell what can be done with a die."""
        return [option for option in self._options if option.face == face]

    def told(self, option: OptionView) -> str:
        """Say what a use is called, and how it stands."""
        return ", ".join(filter(None, (option.label, self.chance(option.key))))

    def tip_at(self, point: QPointF) -> Markup:
        """Tell of what lies under a point: of a die its uses, of a slot its name and rule."""
        place = self._die_at(point)
        if place is not None:
            face = self._layout.dice[place].face
            uses = [self.told(option) for option in self.uses(face)]
            return Markup("<br>").between([Markup("<b>{}</b>").fill(face_words(face)), *uses])
        slot = next((spot.slot for spot in self._layout.slots if spot.area.contains(point)), None)
        if slot is None:
            return Markup("")
        rule = Markup(" <i>({})</i>").fill(slot.rule) if slot.rule else ""
        return Markup("<b>{}</b>{}").fill(slot.label, rule)

    def light(self, slot: str) -> None:
        """Light the slot over which a die is held; an empty name lights none."""
        if slot != self._lit:
            self._lit = slot
            self.update()

    def slot_at(self, point: QPoint) -> str:
        """Find the slot under a point; empty if there is none."""
        at = QPointF(point)
        return next((spot.slot.key for spot in self._layout.slots if spot.area.adjusted(-3, -2, 3, 4).contains(at)), "")

    def heightForWidth(self, width: int) -> int:
        return round(lay_out(self._trays, width, self._theme.room, self._line()).height)

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._layout.height))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, round(self._layout.height))

    def resizeEvent(self, event: object) -> None:
        """Lay everything out anew."""
        self._arrange()

    # The mouse

    def event(self, event: QEvent) -> bool:
        """Tell of what is under the mouse when it rests."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take up a die that can be spent."""
        place = self._die_at(event.position())
        if place is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._die, self._option = place, -1
        if self.uses(self.die):
            self._pressed = event.position().toPoint()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the die; without one, show that dice can be taken up."""
        if self._pressed is None:
            over = self._die_at(event.position())
            can = over is not None and bool(self.uses(self._layout.dice[over].face))
            self.setCursor(Qt.CursorShape.OpenHandCursor if can else Qt.CursorShape.ArrowCursor)
            return
        if self._lifted is None and (event.position().toPoint() - self._pressed).manhattanLength() < DIE // 4:
            return
        self._lifted = self._die
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.die_moved.emit(self.die, event.globalPosition().toPoint())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the die go."""
        lifted, self._pressed, self._lifted = self._lifted, None, None
        self.setCursor(Qt.CursorShape.ArrowCursor)
        if lifted is not None:
            self.die_dropped.emit(self.die, event.globalPosition().toPoint())
        self.light("")
        self.update()

    def _die_at(self, at: QPointF) -> int | None:
        return next((place for place, spot in enumerate(self._layout.dice) if spot.box.contains(at)), None)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose a die, up and down what it is spent on, Enter spends it."""
        steps = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        key, uses = event.key(), self.uses(self.die)
        if key in steps and self._layout.dice:
            die, option = steps[Qt.Key(key)]
            self._step(die, option)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and 0 <= self._option < len(uses):
            self.option_chosen.emit(uses[self._option].key)
        elif key == Qt.Key.Key_Escape and self._option >= 0:
            self._option = -1
            self.light("")
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say which die keys are about."""
        super().focusInEvent(event)
        self._tell()

    def _step(self, die: int, option: int) -> None:
        if die:
            self._die, self._option = (self._die + die) % len(self._layout.dice), -1
        uses = self.uses(self.die)
        if option and uses:
            self._option = (
                (self._option + option) % len(uses) if self._option >= 0 else 0 if option > 0 else len(uses) - 1
            )
            self.option_pointed.emit(uses[self._option].key)
        self.light(uses[self._option].slot if 0 <= self._option < len(uses) else "")
        self._tell()
        self.update()

    def _tell(self) -> None:
        """Say what is chosen: the die, how much can be done with it, or one of these."""
        if not self.die:
            return
        uses, face = self.uses(self.die), face_words(self.die)
        if 0 <= self._option < len(uses):
            announce(self, f"{face}: {self.told(uses[self._option])}")
        elif uses:
            announce(self, self.tr("{face}: %n use(s)", "", len(uses)).format(face=face))
        else:
            announce(self, self.tr("{face}: of no use now").format(face=face))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw trays, dice and slots."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        for tray, card in zip(self._trays, self._layout.cards, strict=True):
            self._card(painter, tray, card)
        for place, spot in enumerate(self._layout.dice):
            self._loose(painter, place, spot)
        for slot in self._layout.slots:
            self._slot(painter, slot)

    def _card(self, painter: QPainter, tray: TrayView, card: CardSpot) -> None:
        tokens, area = self._theme.tokens, card.area
        frames.card(painter, area.adjusted(1, 1, -1, -1), tokens)
        if tray.acts:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 2.4))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4)
        figure = self._figures.get(tray.owner)
        name = card.name
        if figure is not None and self._pictures is not None:
            side = round(card.portrait.width())
            portrait = self._pictures.portrait(figure, side, self.devicePixelRatioF())
            painter.drawPixmap(card.portrait.topLeft(), portrait)
        else:
            name = QRectF(QPointF(card.portrait.left(), name.top()), name.bottomRight())
        font = fitted(self._theme.type.capitals("small", 0.02), tray.label, name.width(), 0.7)
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric))
        label = QFontMetricsF(font).elidedText(tray.label, Qt.TextElideMode.ElideRight, name.width())
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, label)

    def _loose(self, painter: QPainter, place: int, spot: DieSpot) -> None:
        """Draw a die that can be spent; one in the hand leaves a hole, one of no use is pale."""
        tokens = self._theme.tokens
        if place == self._lifted:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.gilt), 1.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(spot.box.adjusted(3, 3, -3, -3), 5, 5)
            return
        useful = bool(self.uses(spot.face))
        look = dice.Look(None if useful or not self._options else False, turn=(place * 37) % 11 - 5.0)
        dice.draw(painter, spot.box, spot.face, CUBE, look, tokens, self._theme.type.capitals("body"))
        if self.hasFocus() and place == self._die:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 2.2))
            painter.drawRoundedRect(spot.box.adjusted(-1, -1, 1, 1), 6, 6)

    def _slot(self, painter: QPainter, spot: SlotSpot) -> None:
        """Draw a slot: its name or sign, dice in it, free places, and those that are blocked."""
        tokens, slot = self._theme.tokens, spot.slot
        self._slot_title(painter, spot)
        offered = any(option.slot == slot.key for option in self.uses(self.die)) if self._chosen else False
        for place, box in enumerate(spot.boxes):
            self._place(painter, box, lit=slot.key == self._lit, offered=offered)
            if place < len(slot.faces):
                font = self._theme.type.capitals("body")
                dice.draw(painter, box, slot.faces[place], CUBE, dice.PLAIN, tokens, font)
            elif place >= slot.room - slot.blocked:
                painter.setPen(QPen(QColor(tokens.rubric), 3))
                for x, y, u, v in CROSS:
                    start = box.topLeft() + QPointF(x * box.width(), y * box.height())
                    painter.drawLine(start, box.topLeft() + QPointF(u * box.width(), v * box.height()))

    def _slot_title(self, painter: QPainter, spot: SlotSpot) -> None:
        tokens, label = self._theme.tokens, spot.slot.label
        if spot.folded and (sign := sign_of(spot.slot.key)):
            signs.draw(painter, sign, spot.title, QColor(tokens.ink), 2.0)
            return
        text = label[:1] if spot.folded else label
        painter.setFont(fitted(self._theme.type.text("small"), text, spot.title.width() - 2, 0.6))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(spot.title, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _place(self, painter: QPainter, box: QRectF, *, lit: bool, offered: bool) -> None:
        tokens = self._theme.tokens
        painter.setBrush(QColor(tokens.field) if tokens.flat else QColor("#2a2018"))
        colour, width = (tokens.good if tokens.flat else "#ffdf7a", 3.0) if lit else (tokens.line, 1.2)
        painter.setPen(
            QPen(QColor(tokens.accent if offered and not lit else colour), 2.2 if offered and not lit else width)
        )
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)

    @property
    def _chosen(self) -> bool:
        """Whether a die is in the hand or chosen by key."""
        return self._pressed is not None or self.hasFocus()

    # Parts

    def _line(self) -> float:
        return QFontMetricsF(self._theme.type.text("small")).height()

    def _arrange(self) -> None:
        self._layout = lay_out(self._trays, self.width(), self._theme.room, self._line())
        self.updateGeometry()
        self.update()
        self.arranged.emit()

    def _on_theme_changed(self) -> None:
        self._arrange()


class TrayRoom(QScrollArea):
    """Holds the trays: as high as they are if there is room, else one scrolls, and who acts is in sight."""

    def __init__(self, panel: TrayPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel, self.most = panel, LOWEST
        self.setWidget(panel)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.viewport().setAutoFillBackground(False)
        panel.setAutoFillBackground(False)
        panel.arranged.connect(self._on_arranged)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(200, self._panel.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(150, min(self.most, self._panel.sizeHint().height()))

    def allow(self, height: int) -> None:
        """Say how high it may be: beyond that one scrolls."""
        self.most = max(LOWEST, height)
        self.updateGeometry()

    def _on_arranged(self) -> None:
        self.setVisible(bool(self._panel.spots.cards))
        self.setMaximumHeight(self._panel.sizeHint().height())
        self.updateGeometry()
        if (card := self._panel.acting) is not None:
            self.ensureVisible(0, round(card.bottom()), 0, 2)
            self.ensureVisible(0, round(card.top()), 0, 2)


class HeldDie(QWidget):
    """The die in the hand, over everything else, and what letting it go here would do."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._face, self._words = theme, "", ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def words(self) -> str:
        """What is said beside the die."""
        return self._words

    def hold(self, face: str, at: QPoint, words: str) -> None:
        """Hold a die at a place of the parent, and say what would come of it."""
        self._face, self._words = face, words
        metrics = QFontMetricsF(self._theme.type.text("small"))
        lines = words.splitlines()
        wide = max((metrics.horizontalAdvance(line) for line in lines), default=0.0)
        high = metrics.lineSpacing() * len(lines)
        self.resize(round(DIE + 8 + (wide + 20 if words else 0)), round(max(DIE + 6, high + 12)))
        corner, parent = at - QPoint(DIE // 2, DIE // 2), self.parentWidget()
        x = min(corner.x(), parent.width() - self.width()) if parent else corner.x()
        self.move(max(0, x), corner.y())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the die and the words on a card."""
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self._words:
            card = QRectF(DIE + 6, 1, self.width() - DIE - 8, self.height() - 2)
            frames.card(painter, card, tokens)
            painter.setFont(self._theme.type.text("small"))
            painter.setPen(QColor(tokens.ink))
            painter.drawText(card, Qt.AlignmentFlag.AlignCenter, self._words)
        box = QRectF(2, 2, DIE, DIE)
        dice.draw(painter, box, self._face, CUBE, dice.Look(turn=-9.0), tokens, self._theme.type.capitals("body"))
