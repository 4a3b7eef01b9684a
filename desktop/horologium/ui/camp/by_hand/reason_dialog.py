"""The base of all dialogs that set something by hand: they ask why, and say at once what is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from horologium.campaign.ops.overrides import MOST_REASON
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class ReasonDialog(Dialog):
    """What is set goes into ``body`` before ``close_with`` is called; ``wishes`` says what is to be done."""

    def __init__(self, theme: Theme, title: str, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, parent)
        self._camp = camp
        self.reason = QLineEdit()
        self.reason.setMaxLength(MOST_REASON)
        self.reason.setAccessibleName(self.tr("Why"))
        self.reason.setPlaceholderText(self.tr("Why? For instance: we agreed on it, or a slip at the table"))
        self.why_not = PlainLabel("", "bad", wrap=True)

    def wishes(self) -> list[Operation]:
        """What would be done, in order; nothing if nothing was changed."""
        raise NotImplementedError

    def close_with(self, text: str) -> None:
        """Add the reason and the buttons, and watch."""
        about = self.tr("What is set by hand is marked for good, and the chronicle tells of it.")
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.body.addWidget(self.reason)
        self.body.addWidget(self.why_not)
        self.body.addStretch(1)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.go = self.add_button(text, self._on_go, default=True)
        self.finish()
        self.reason.textChanged.connect(self.check)
        self.check()

    def check(self) -> None:
        """Say what speaks against it; the first wish tells for all, for the others may depend on it."""
        wishes = self.wishes()
        reason = self._camp.session.refusal(wishes[0]) if wishes else self.tr("nothing was changed yet")
        self.go.setEnabled(not reason)
        give_tip(self.go, reason)
        self.go.setAccessibleDescription(reason)
        shown = reason if self.reason.text().strip() else ""
        self.why_not.setText(f"{shown[:1].upper()}{shown[1:]}")

    def _on_go(self) -> None:
        for wish in self.wishes():
            if not self._camp.do(wish):
                return
        self.accept()
