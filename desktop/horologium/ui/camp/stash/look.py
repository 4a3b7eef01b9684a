"""A thing from near: its card, and where it has been."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from horologium.campaign.affairs import bearer_of
from horologium.campaign.cards import known_uses
from horologium.campaign.records import ThingRecord
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say
from horologium.ui.camp.cards.card import CardFace
from horologium.ui.camp.cards.faces import face_of
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.campaign.session import CampaignSession
    from horologium.ui.kit.theme import Theme


class ThingDialog(Dialog):
    """The card at the left, its story at the right."""

    codex_wanted = Signal(str)

    def __init__(self, theme: Theme, session: CampaignSession, id_: str, parent: QWidget | None = None) -> None:
        item = session.books.get(ThingRecord, id_)
        face = face_of(session, item.kind, item.card)
        super().__init__(theme, face.label, parent)
        self.card = CardFace(theme, face)
        self.card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row, story = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(story, 1)
        self.body.addLayout(row, 1)
        holder = bearer_of(session, item.holder).name if item.holder else self.tr("the common stock")
        self._add(story, self.tr("Where it is"), [self.tr("With {holder}").format(holder=holder)])
        idle = next((kind.idle for kind in session.rules.data.kinds if kind.key == item.kind), "")
        if uses := known_uses(session, CardRef(item.kind, item.card)) or ([say(idle)] if idle else []):
            self._add(story, self.tr("What it is good for"), uses)
        self._add(story, self.tr("Where it has been"), list(item.history) or [self.tr("Nobody remembers.")])
        if item.by_hand:
            story.addWidget(PlainLabel(self.tr("It was entered or changed by hand."), "note", wrap=True))
        story.addStretch(1)
        self._page = f"{item.kind}/{item.card}"
        self.add_button(self.tr("In the Code&x"), self._open_codex)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(560, 440)

    def _open_codex(self) -> None:
        self.accept()
        self.codex_wanted.emit(self._page)

    def _add(self, column: QVBoxLayout, title: str, lines: list[str]) -> None:
        column.addWidget(PlainLabel(title, "heading-small"))
        for line in lines:
            column.addWidget(PlainLabel(line, wrap=True))
