"""A question that the campaign asks: a choice, cards drawn from a real deck, or dice thrown on the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import named
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.core.speech import say
from horologium.ui.battle.panels.typed_throws import TypedCards, TypedDice
from horologium.ui.battle.questions import gaps, own_sentence
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer, Request
    from horologium.ui.kit.theme import Theme

KEY = Qt.ItemDataRole.UserRole
_NUMBER = re.compile(r"-\d+$")


def option_name(session: CampaignSession, key: str) -> str:
    """What players call an option: somebody of the company, the name of its card, copies being numbered in their keys,
    or the key in words.
    """
    if hero := session.books.find(MemberRecord, key):
        return hero.name
    plain = _NUMBER.sub("", key)
    return named(session.pack, key) or named(session.pack, plain) or plain.replace("-", " ").capitalize()


def sentence(session: CampaignSession, request: Request) -> str:
    """What is asked, in the words of the game if it has some."""
    about = request.about if isinstance(request, Choose) else request.kind
    own = own_sentence(session.ruleset.texts, request.rule, about)
    return own.format(who=say("The company"), **gaps(request, session.ruleset.texts)) if own else ""


class QuestionDialog(Dialog):
    """Asks, and goes on with the answer; whoever cancels has changed nothing."""

    def __init__(
        self,
        theme: Theme,
        session: CampaignSession,
        request: Request,
        go_on: Callable[[Answer], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, session.ruleset.title, parent)
        self.request, self._session, self._go_on = request, session, go_on
        self.body.addWidget(PlainLabel(sentence(session, request) or self._usual(), "lead", wrap=True))
        self.note = PlainLabel("", "note", wrap=True)
        self.list, self.cards, self.dice = QListWidget(), TypedCards(), TypedDice(theme)
        self.body.addWidget(self._form(), 1)
        self.body.addWidget(self.note)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.confirm = self.add_button(self.tr("C&onfirm"), self._on_confirm, default=True)
        self.finish()
        self.resize(560, 420)
        self._check()

    @property
    def answer(self) -> Answer:
        """What is chosen, drawn or thrown so far."""
        if isinstance(self.request, Draw):
            return self.cards.cards
        if isinstance(self.request, Roll):
            return self.dice.faces
        items = [self.list.item(place) for place in range(self.list.count())]
        return tuple(item.data(KEY) for item in items if item.checkState() == Qt.CheckState.Checked)

    def _usual(self) -> str:
        request = self.request
        if isinstance(request, Draw):
            return self.tr("Cards to be drawn: {count}").format(count=request.count)
        if isinstance(request, Roll):
            return self.tr("Dice to be thrown: {count}").format(count=len(request.dice))
        return self.tr("Choose")

    def _form(self) -> QWidget:
        request, session = self.request, self._session
        if isinstance(request, Draw):
            names = {card: option_name(session, card) for card in request.cards}
            self.cards.ask(request.cards, request.count, names)
            self.cards.changed.connect(self._check)
            return self.cards
        if isinstance(request, Roll):
            self.dice.ask(request.dice)
            self.dice.changed.connect(self._check)
            self.dice.refused.connect(self.note.setText)
            return self.dice
        return self._options(request)

    def _options(self, request: Choose[Any]) -> QWidget:
        self.list.setAccessibleName(self.tr("What can be chosen"))
        for key in (request.options.key_at(place) for place in range(len(request.options))):
            item = QListWidgetItem(option_name(self._session, key))
            item.setData(KEY, key)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.itemChanged.connect(self._on_ticked)
        return self.list

    def _on_ticked(self, ticked: QListWidgetItem) -> None:
        """Where only one can be chosen, the one before gives way."""
        if isinstance(self.request, Choose) and self.request.most == 1 and ticked.checkState() == Qt.CheckState.Checked:
            for place in range(self.list.count()):
                if (item := self.list.item(place)) is not ticked:
                    item.setCheckState(Qt.CheckState.Unchecked)
        self._check()

    def _check(self) -> None:
        request, count = self.request, sum(map(bool, self.answer))
        least, most = (request.least, request.most) if isinstance(request, Choose) else (len(self.answer),) * 2
        wanted = str(least) if least == most else self.tr("{least} to {most}").format(least=least, most=most)
        self.note.setText(self.tr("{count} of {wanted}").format(count=count, wanted=wanted))
        self.confirm.setEnabled(least <= count <= most)
        give_tip(self.confirm, "" if self.confirm.isEnabled() else self.note.text())

    def _on_confirm(self) -> None:
        answer = self.answer
        self.accept()
        self._go_on(answer)
