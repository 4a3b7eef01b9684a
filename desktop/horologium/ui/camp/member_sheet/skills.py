"""What a member knows and could learn: places for what is at hand, and all that is taught, under its headings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import state_with
from horologium.campaign.cards import as_printed
from horologium.campaign.first_skills import still_open
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops.learning import ChooseFirstSkills, clearing, readying
from horologium.campaign.records import MemberRecord
from horologium.engine.core.speech import say
from horologium.ui.art import diamonds, frames
from horologium.ui.camp.first_skills import FirstSkillBoxes
from horologium.ui.camp.things import aside_words, button_words
from horologium.ui.kit.buttons import button_for, rule_button
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow, empty
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.offers import OfferRow
    from horologium.engine.core.campaign import SlotUse
    from horologium.engine.core.view import CardView
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

ABREAST: Final = 4
"""No more skills stand side by side, however wide the window is."""


class ReadyPlaces(QWidget):
    """The places of one kind for what is at hand: full ones are taken."""

    def __init__(self, theme: Theme, use: SlotUse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.use = use
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.setSpacing(2)
        side = theme.type.sizes["body"] + 4
        for place in range(max(use.limit, use.used)):
            picture = PlainLabel()
            picture.setPixmap(
                diamonds.picture(use.key, side, theme.tokens, self.devicePixelRatioF(), full=place < use.used)
            )
            layout.addWidget(picture)
        words = self.tr("{colour} {used} of {limit}").format(colour=use.title, used=use.used, limit=use.limit)
        layout.addSpacing(4)
        layout.addWidget(PlainLabel(words, "small"))
        self.setAccessibleName(words)


class SkillCard(QWidget):
    """A skill with its diamond, its text, and one button for what can be done with it."""

    def __init__(self, theme: Theme, card: CardView, button: QPushButton | None, unit: str, note: str = "") -> None:
        super().__init__()
        self._theme, self.button = theme, button
        self._lit = bool(button is not None and button.isChecked())
        self.setAccessibleName(card.label)
        self.setAccessibleDescription(card.text)
        side = theme.type.sizes["body"] + 12
        picture = PlainLabel()
        picture.setPixmap(diamonds.picture(card.kind, side, theme.tokens, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(1)
        cost = "" if card.cost is None else f"{card.cost} {unit}"
        words.addWidget(PlainLabel(" · ".join(filter(None, [card.label, cost])), "title-small", wrap=True))
        words.addWidget(PlainLabel(card.text, "small", wrap=True))
        if note:
            words.addWidget(PlainLabel(note, "note-small", wrap=True))
        words.addStretch(1)
        if button is not None:
            words.addSpacing(4)
            words.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(11, 9, 11, 11)
        layout.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(min(290, round(15.5 * theme.type.sizes["body"])))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; what is at hand in the next battle has a gilt edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frames.card(painter, QRectF(self.rect()).adjusted(2, 2, -2, -3), self._theme.tokens, lit=self._lit)


def take_button(camp: OpenCampaign, row: OfferRow) -> QPushButton:
    """A button that takes an offer, or says why not."""
    button = button_for(button_words(row), partial(camp.do, row.operation()), row.cost.refused)
    button.setAccessibleName(aside_words(row))
    button.setProperty("compact", True)
    return button


def offer_card(
    theme: Theme, camp: OpenCampaign, row: OfferRow, button: QPushButton | None, note: str = ""
) -> SkillCard:
    """The card of what is offered, with its button."""
    unit = say(camp.session.rules.data.energy)
    return SkillCard(theme, as_printed(camp.session, row.subject.kind, row.subject.id), button, unit, note)


class SkillsPanel(QWidget):
    """Everything about learning, and about what is at hand in the next battle."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._hero = theme, camp, ""
        self.buttons: dict[str, QPushButton] = {}
        self.first: FirstSkillBoxes | None = None
        self.take: QPushButton | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8, 0, 0)
        self._column.setSpacing(6)

    def show_hero(self, hero: str) -> None:
        """Show what a hero knows."""
        session, focused = self._camp.session, self._focused()
        self._hero, self.buttons, self.first, self.take = hero, {}, None, None
        empty(self._column)
        lessons = [counter for counter in counters(session, "member") if not counter.opens]
        rows = {counter.key: offer_rows(session, counter.key, hero) for counter in lessons}
        self._add_places()
        self._tell_experience([row for found in rows.values() for row in found])
        self._add_first_choice()
        for found in rows.values():
            self._add_groups(found)
        self._column.addStretch(1)
        if focused in self.buttons:
            self.buttons[focused].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self) -> str:
        """The skill whose button the keyboard is at: it stays there when the tab is filled anew."""
        return next((skill for skill, button in self.buttons.items() if button.hasFocus()), "")

    def _add_places(self) -> None:
        session, flow = self._camp.session, Flow(8)
        if (loadout := session.rules.loadout) is None:
            return
        for use in loadout.slots(state_with(session, self._hero), self._hero):
            flow.addWidget(ReadyPlaces(self._theme, use))
        wish = clearing(session, self._hero)
        clear = button_for(self.tr("&Leave all behind"), partial(self._camp.do, wish), session.refusal(wish))
        clear.setProperty("compact", True)
        flow.addWidget(clear)
        self._column.addLayout(flow)

    def _tell_experience(self, rows: list[OfferRow]) -> None:
        hero = self._camp.session.books.get(MemberRecord, self._hero)
        if not (hero.experience or any(row.experience for row in rows)):
            return
        spend = self.tr("{name} has %n experience to spend.", "", hero.experience).format(name=hero.name)
        self._column.addWidget(PlainLabel(spend, "lead", wrap=True))

    def _add_first_choice(self) -> None:
        """Let the first skills be chosen otherwise, as long as the rules leave them open."""
        session = self._camp.session
        hero = session.books.get(MemberRecord, self._hero)
        verdict = still_open(session, hero)
        if not verdict.allowed:
            return
        self._column.addWidget(PlainLabel(self.tr("First skills"), "heading-small"))
        about = self.tr("Until the first battle {name} may begin with other skills.").format(name=hero.name)
        self._column.addWidget(PlainLabel(about, "note", wrap=True))
        self.first = FirstSkillBoxes(session.pack, session.rules, hero.card, hero.known)
        self.first.changed.connect(self._on_first_choice)
        self._column.addWidget(self.first)
        self.take = button_for(self.tr("Begin with &these"), self._begin_with)
        row = Flow(6)
        row.addWidget(self.take)
        for rule in verdict.rules:
            row.addWidget(rule_button(rule, self._camp.topic(rule), self._camp.rule_wanted.emit))
        self._column.addLayout(row)
        self._on_first_choice()

    def _begin_with(self) -> None:
        if self.first is not None:
            self._camp.do(ChooseFirstSkills(self._hero, self.first.skills))

    def _on_first_choice(self) -> None:
        if self.first is not None and self.take is not None:
            reason = self._camp.session.refusal(ChooseFirstSkills(self._hero, self.first.skills))
            self.take.setEnabled(not reason)
            give_tip(self.take, reason)
            self.take.setAccessibleDescription(reason)

    def _add_groups(self, rows: list[OfferRow]) -> None:
        """What is taught at a counter, under the headings that the game gives it."""
        groups: dict[str, list[OfferRow]] = {}
        for row in rows:
            groups.setdefault(row.group, []).append(row)
        for title, found in groups.items():
            self._add_group(title, found)

    def _add_group(self, title: str, rows: list[OfferRow]) -> None:
        if title:
            self._column.addWidget(PlainLabel(title, "heading-small", wrap=True))
        reasons = {row.cost.refused for row in rows if row.left != 0 and not row.known}
        shared = reasons.pop() if len(reasons) == 1 else ""
        if shared:
            self._column.addWidget(PlainLabel(f"{shared[:1].upper()}{shared[1:]}.", "note", wrap=True))
        flow = Flow(4, even=True, most=ABREAST)
        for row in rows:
            flow.addWidget(self._card(row, shared))
        self._column.addLayout(flow)

    def _card(self, row: OfferRow, shared: str) -> SkillCard:
        if (button := self._button(row)) is None:
            return offer_card(self._theme, self._camp, row, None)
        self.buttons[row.subject.id] = button
        why = button.accessibleDescription()
        note = f"{why[:1].upper()}{why[1:]}" if why and why != shared else ""
        return offer_card(self._theme, self._camp, row, button, note)

    def _button(self, row: OfferRow) -> QPushButton | None:
        """What can be done with a card: take it, or bring it along; nothing about one that is always there."""
        if not row.known:
            return take_button(self._camp, row) if row.left != 0 else None
        return self._ready_button(row) if self._camp.session.rules.loadout else None

    def _ready_button(self, row: OfferRow) -> QPushButton:
        hero, card = self._camp.session.books.get(MemberRecord, self._hero), row.subject.id
        others = tuple(each for each in hero.ready if each != card)
        wish = readying(self._camp.session, self._hero, others if row.ready else (*hero.ready, card))
        text = self.tr("Leave behind") if row.ready else self.tr("Bring along")
        button = button_for(text, partial(self._camp.do, wish), self._camp.session.refusal(wish))
        button.setAccessibleName(f"{text}: {row.name}")
        button.setProperty("compact", True)
        button.setCheckable(True)
        button.setChecked(row.ready)
        return button
