"""A hero at a glance: portrait, name and class, numbers, skills at hand, injuries. A press opens the sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.company import gear
from horologium.campaign.records import ConditionRecord, MemberRecord, Player
from horologium.campaign.reminders import Reminder
from horologium.campaign.wording import called, kind_of
from horologium.engine.core.sheets import Trait
from horologium.ui.art import card_faces, diamonds, frames, marks, plates, portraits, signs
from horologium.ui.art.card_faces import PrintedCard
from horologium.ui.art.portraits import Sitter
from horologium.ui.camp.cards import CardFace, face_of
from horologium.ui.camp.company.reminders import badge_for
from horologium.ui.camp.portraits import sitter
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip, show_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent

    from horologium.campaign.affairs import Affairs
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

SIDE: Final = 34
GAP: Final = 5
PORTRAIT: Final = 116
NARROWEST: Final = 330
READY_LINES: Final = 2
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class SkillAtHand:
    """A skill at hand: its name, and its kind, which tells the colour."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class HeroRow:
    """A hero at a glance."""

    id: str
    name: str
    class_name: str
    group: str
    player: str
    sitter: Sitter
    experience: int | None  # None where nobody can spend any
    traits: tuple[Trait, ...]
    ready: tuple[SkillAtHand, ...]
    injuries: tuple[str, ...]
    gear: tuple[PrintedCard, ...]
    bench: bool
    by_hand: bool
    reminders: tuple[Reminder, ...]


def hero_row(affairs: Affairs, hero: MemberRecord, urged: list[Reminder]) -> HeroRow:
    """A hero at a glance, with what could be done for them."""
    player = affairs.books.find(Player, hero.player) if hero.player else None
    sheet = affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id)
    injuries = [injury for injury in affairs.books.all(ConditionRecord) if injury.bearer == hero.id]
    return HeroRow(
        id=hero.id,
        name=hero.name,
        class_name=sheet.title,
        group=sheet.group,
        player=player.name if player else "",
        sitter=sitter(affairs.pack, hero.card, hero.name, hero.grade),
        experience=hero.experience if affairs.rules.grows else None,
        traits=sheet.traits,
        ready=tuple(_at_hand(affairs, card) for card in hero.ready),
        injuries=tuple(called(affairs.pack, injury.kind, injury.card) for injury in injuries),
        gear=tuple(face_of(affairs, item.kind, item.card) for item in gear(affairs.books, hero.id)),
        bench=hero.bench,
        by_hand=bool(hero.by_hand),
        reminders=tuple(each for each in urged if each.hero == hero.id),
    )


def _at_hand(affairs: Affairs, skill: str) -> SkillAtHand:
    card = as_printed(affairs, kind_of(affairs.pack, "lesson", skill), skill)
    return SkillAtHand(card.label, card.kind)


class GearStrip(QWidget):
    """Pictures side by side, smaller where there are many; the tip of each tells its name and what it does."""

    def __init__(self, theme: Theme, gear: tuple[PrintedCard, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._gear = theme, gear
        names = ", ".join(face.label for face in gear)
        self.setAccessibleName(self.tr("Carries: {names}").format(names=names))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize((SIDE + GAP) * len(self._gear), SIDE)

    def minimumSizeHint(self) -> QSize:
        """Be narrower, if need be."""
        return QSize(60, SIDE)

    def _boxes(self) -> list[QRectF]:
        step = min(SIDE + GAP, self.width() / max(1, len(self._gear)))
        side = min(SIDE, step - 1)
        return [
            QRectF(place * step + 0.5, (SIDE - side) / 2 + 0.5, side - 1, side - 1) for place in range(len(self._gear))
        ]

    def event(self, event: QEvent) -> bool:
        """Tell what the mouse is over."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for face, box in zip(self._gear, self._boxes(), strict=True):
                if box.contains(event.pos()):
                    show_tip(event.globalPos(), "\n".join([face.label, face.line, face.text]), self)
                    return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for face, box in zip(self._gear, self._boxes(), strict=True):
            card_faces.picture(painter, box, face, self._theme.tokens)


class HeroHead(PaintedButton):
    """A press opens the sheet; who is on the bench is pale."""

    MARGINS, RADIUS = (0, 0, 0, 0), 4

    def __init__(self, theme: Theme, row: HeroRow, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row = row
        self.show_name(row.name)
        self.setAccessibleDescription(". ".join(self._told()))
        give_tip(self, self.tr("Open the sheet of {name}").format(name=row.name))

    def _told(self) -> list[str]:
        row = self.row
        lines = [self._line(), *(f"{trait.title} {trait.value}" for trait in row.traits)]
        if row.ready:
            names = ", ".join(card.name for card in row.ready)
            lines.append(self.tr("Skills at hand: {names}").format(names=names))
        if row.injuries:
            lines.append(self.tr("Injuries: {names}").format(names=", ".join(row.injuries)))
        return lines

    def _line(self) -> str:
        parts = [self.row.class_name]
        if self.row.player:
            parts.append(self.tr("played by {name}").format(name=self.row.player))
        if self.row.bench:
            parts.append(self.tr("on the bench"))
        return " · ".join(filter(None, parts))

    def sizeHint(self) -> QSize:
        faces = self._theme.type
        small = QFontMetricsF(faces.text("small")).height()
        lines = QFontMetricsF(faces.capitals()).height() + QFontMetricsF(faces.text("lead")).height() + 4.3 * small
        return QSize(NARROWEST + 40, round(max(PORTRAIT, lines + 8)))

    def minimumSizeHint(self) -> QSize:
        scale = max(1.0, self._theme.type.sizes["body"] / 18)
        return QSize(round((NARROWEST - 30) * scale), self.sizeHint().height())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the portrait and the words beside it."""
        tokens = self._theme.tokens
        painter.setOpacity(0.6 if self.row.bench else 1.0)
        side = self.height()
        box = QRectF(0, 0, side, side)
        portraits.paint(painter, box, self.row.sitter, tokens)
        painter.setOpacity(1.0)
        self._words(painter, QRectF(side + 14, 0, self.width() - side - 14, self.height()))

    def _words(self, painter: QPainter, room: QRectF) -> None:
        faces, tokens = self._theme.type, self._theme.tokens
        half = faces.sizes["small"] * 0.86
        beside_coin = room.adjusted(0, 0, -2 * half - 6, 0)
        y = self._write(
            painter, beside_coin, self.row.name, faces.capitals(), tokens.rubric if self.lit else tokens.ink
        )
        self._coin(painter, QPointF(room.right() - half - 1, room.top() + half + 1), half)
        y = self._write(
            painter, beside_coin.adjusted(0, y, 0, 0), self._line(), faces.text("small", italic=True), tokens.muted
        )
        y = self._traits(painter, room, y + 3)
        y = self._ready(painter, room, y + 2)
        self._injuries(painter, room, y)

    def _coin(self, painter: QPainter, at: QPointF, half: float) -> None:
        """The experience that is there to be spent."""
        if self.row.experience is not None:
            plates.coin(painter, at, half, str(self.row.experience), self._theme.tokens, self._theme.type.text())

    def _write(self, painter: QPainter, room: QRectF, text: str, font: QFont, colour: str) -> float:
        font = fitted(font, text, room.width(), 0.85)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        line = QRectF(room.left(), room.top(), room.width(), metrics.height())
        painter.drawText(line, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width()))
        return line.bottom()

    def _traits(self, painter: QPainter, room: QRectF, top: float) -> float:
        """The numbers of the sheet, each with its mark."""
        faces, tokens = self._theme.type, self._theme.tokens
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.drawLine(QPointF(room.left(), top), QPointF(room.right(), top))
        font = faces.text("lead")
        height, step = QFontMetricsF(font).height(), room.width() / max(1, len(self.row.traits))
        side = height * 0.62
        painter.setFont(font)
        for place, trait in enumerate(self.row.traits):
            left = room.left() + place * step
            box = QRectF(left, top + (height - side) / 2 + 2, side, side)
            marks.draw(painter, marks.choose(trait.key, trait.title), box, QColor(tokens.rubric))
            painter.setPen(QColor(tokens.ink))
            painter.drawText(QRectF(left + side + 4, top + 1, step - side, height), _LEFT, str(trait.value))
        return top + height + 2

    def _ready(self, painter: QPainter, room: QRectF, top: float) -> float:
        """The skills at hand, each with its diamond, in two lines; all are told when the card is read aloud."""
        font, tokens = self._theme.type.text("small"), self._theme.tokens
        metrics, x, lines = QFontMetricsF(font), room.left(), 1
        height = metrics.height()
        painter.setFont(font)
        for card in self.row.ready:
            width = metrics.horizontalAdvance(card.name) + height + 4
            if x + width > room.right() and x > room.left():
                x, top, lines = room.left(), top + height, lines + 1
            if lines > READY_LINES:
                painter.drawText(QRectF(x, top - height, room.width(), height), _RIGHT, "…")
                return top
            diamonds.paint(painter, QPointF(x + height / 2, top + height / 2), height / 2 - 0.5, card.kind, tokens)
            painter.setPen(QColor(tokens.ink))
            painter.drawText(QRectF(x + height + 3, top, width, height), _LEFT, card.name)
            x += width + 8
        return top + height

    def _injuries(self, painter: QPainter, room: QRectF, top: float) -> None:
        """What the hero suffers from."""
        tokens, font = self._theme.tokens, self._theme.type.text("small")
        height = QFontMetricsF(font).height()
        if not self.row.injuries:
            return
        box = QRectF(room.left() + 1, top + 2, height - 4, height - 4)
        signs.draw(painter, "drops", box, QColor(tokens.rubric))
        words = QRectF(room.left() + height + 3, top, room.width() - height - 3, height)
        self._write(painter, words, ", ".join(self.row.injuries), font, tokens.rubric)


class HeroCard(QWidget):
    """A card with a hero's head, and the reminders below it."""

    def __init__(self, theme: Theme, camp: OpenCampaign, row: HeroRow, *, grand: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.head = HeroHead(theme, row)
        self.head.clicked.connect(partial(camp.show_hero, row.id, ""))
        self.badges = [badge_for(theme, camp, reminder) for reminder in row.reminders]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 13, 14, 15)
        layout.setSpacing(8)
        layout.addWidget(self.head)
        if self.badges:
            flow = Flow(5)
            for badge in self.badges:
                flow.addWidget(badge)
            layout.addLayout(flow)
        layout.addStretch(1)
        if row.gear and grand:
            layout.addLayout(_cards(theme, row))
        elif row.gear:
            layout.addWidget(GearStrip(theme, row.gear))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frames.card(painter, QRectF(self.rect()).adjusted(3, 3, -3, -4), self._theme.tokens)


def _cards(theme: Theme, row: HeroRow) -> Flow:
    """What a hero carries as whole cards, to be read."""
    flow = Flow(2)
    for face in row.gear:
        card = CardFace(theme, face)
        card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        flow.addWidget(card)
    return flow
