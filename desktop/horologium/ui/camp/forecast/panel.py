"""The forecast on the briefing: ask for it, watch it come, and read what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from horologium.campaign.errors import Refused
from horologium.campaign.forecast import order
from horologium.campaign.records import MemberRecord
from horologium.engine.core.speech import say
from horologium.ui.camp.forecast.bars import ChanceBar, FateRow, HeroFate
from horologium.ui.camp.hero_tile import sitter
from horologium.ui.camp.story_leaf import empty
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip, spoken
from horologium.ui.percentages import percent

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.forecast.forecaster import Forecaster
    from horologium.ui.kit.theme import Theme

COLUMNS = 2


class ForecastPanel(QWidget):
    """Shows what a forecaster knows about one party; another party is another question."""

    def __init__(
        self, theme: Theme, session: CampaignSession, forecaster: Forecaster, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._session, self._forecaster = theme, session, forecaster
        self._party: tuple[str, ...] = ()
        self.note = PlainLabel("", "note", wrap=True)
        self.chance, self.progress, self.button = ChanceBar(theme), QProgressBar(), QPushButton()
        self.margin, self.time = PlainLabel("", wrap=True), PlainLabel("", "note", wrap=True)
        self.progress.setAccessibleName(self.tr("Battles fought for the forecast"))
        self._runs = min(forecaster.runs, session.rules.data.rehearsals)
        self.progress.setRange(0, self._runs)
        self.button.clicked.connect(self._on_button)
        self._heroes = QGridLayout()
        self._heroes.setHorizontalSpacing(18)
        self._lay_out()
        forecaster.changed.connect(self._refresh)
        forecaster.failed.connect(self._on_failed)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.note, 1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.chance)
        layout.addWidget(self.margin)
        layout.addLayout(self._heroes)
        layout.addWidget(self.time)

    def show_party(self, party: tuple[str, ...], why_not: str) -> None:
        """Show what is known about a party; one that cannot go says why."""
        self._party = party
        asked = self._forecaster.order
        if asked is not None and (why_not or asked != self._order()):
            self._forecaster.forget()
        self.button.setEnabled(not why_not)
        give_tip(self.button, why_not)
        self.button.setAccessibleDescription(why_not)
        self._refresh()

    def _order(self) -> object:
        try:
            return order(self._session, self._party)
        except Refused:
            return None

    def _on_button(self) -> None:
        if self._forecaster.is_running:
            self._forecaster.cancel()
            return
        try:
            self._forecaster.start(order(self._session, self._party))
        except Refused as refused:
            self.note.setText(refused.reason)

    def _on_failed(self, sentence: str) -> None:
        self._refresh()
        self.note.setText(sentence)

    def _refresh(self) -> None:
        found, running = self._forecaster.outlook, self._forecaster.is_running
        self.progress.setVisible(running)
        self.note.setVisible(not running)
        self.progress.setValue(found.runs)
        self.progress.setFormat(self.tr("%v of %m battles"))
        text = self.tr("&Cancel") if running else self.tr("Fo&recast again") if found.runs else self.tr("Fo&recast")
        self.button.setText(text)
        self.button.setAccessibleName(spoken(text))
        self.note.setText(self._about(found.runs))
        for part in (self.chance, self.margin, self.time):
            part.setVisible(bool(found.runs))
        empty(self._heroes)
        if found.runs:
            self._show()

    def _about(self, runs: int) -> str:
        if not runs:
            return self.tr("A bot fights this battle {count} times with this party, to see how it may end.").format(
                count=self._runs
            )
        return self.tr("Fought by a bot with these heroes, {count} times: people do better.").format(count=runs)

    def _show(self) -> None:
        found = self._forecaster.outlook
        least, most = found.margin
        self.chance.show_chance(found.chance, least, most)
        words = self.tr("Chance to win, most likely between {least} and {most}").format(
            least=percent(least, counted=True), most=percent(most, counted=True)
        )
        self.margin.setText(words)
        self.chance.setAccessibleName(f"{percent(found.chance, counted=True)}. {words}")
        for place, id_ in enumerate(self._party):
            self._heroes.addWidget(FateRow(self._theme, self._fate(id_)), place // COLUMNS, place % COLUMNS)
        short, middle, long = found.span()
        self.time.setText(say(self._session.rules.data.span, short=short, middle=middle, long=long))

    def _fate(self, id_: str) -> HeroFate:
        found, hero = self._forecaster.outlook, self._session.books.get(MemberRecord, id_)
        who = sitter(self._session.pack, hero.card, hero.name, hero.grade)
        return HeroFate(who, hero.name, found.down[id_] / found.runs, found.injured[id_] / found.runs)
