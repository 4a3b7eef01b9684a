"""Joins the town to the campaign: rows from offers, wishes into operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import money, state_of
from horologium.campaign.errors import Refused
from horologium.campaign.offers import Cost, cost, counters
from horologium.campaign.ops.moments import in_time
from horologium.ui.art.townscapes import SMALL
from horologium.ui.camp.town.ware_panel import CounterActionBox
from horologium.ui.camp.town.wares import Goods, goods

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.camp.town.section import TownSection
    from horologium.ui.camp.town.wares import CounterAction, Ware

NUMBERS: Final = "town-numbers"
"""Under this name it is remembered whether numbers are shown."""
translate = QCoreApplication.translate


class TownPresenter:
    """Reads only the counter that is open; the others are read when they are opened."""

    def __init__(self, camp: OpenCampaign, page: TownSection) -> None:
        self._camp, self._page = camp, page
        self._goods: dict[str, Goods] = {}  # of the counters that were read
        page.ware_panel.numbers.setChecked(camp.memory.recall(NUMBERS) == "yes")
        page.ware_panel.numbers_wanted.connect(self._on_numbers)
        page.signs.chosen.connect(self._on_counter)

    @property
    def _session(self) -> CampaignSession:
        return self._camp.session

    def refresh(self) -> None:
        """Show the town where the company is."""
        if not self._camp.is_open:
            return
        session, page = self._session, self._page
        where = session.books.standing.town
        spec = session.pack.content.get("towns", {}).get(where)
        page.panel.set_title(spec.name if spec else translate("Town", "On the road"))
        page.banner.show_town(where, village=bool(spec and spec.kind == SMALL))
        page.about.setText(spec.text if spec else translate("Town", "There is no town here. Look at the map for one."))
        page.notice.setText(_not_now(session))
        page.notice.setVisible(bool(page.notice.text()))
        page.purse.show_amount(session.books.standing.purse, session.rules.data.coins)
        page.ware_panel.coins = session.rules.data.coins
        self._goods = {}
        for table in page.show_counters(counters(session, "place")):
            table.chosen.connect(self._show_chosen)
            table.opened.connect(self._on_opened)
        page.stack.setVisible(bool(page.counters))
        if page.counters:
            self._on_counter()
        else:
            page.ware_panel.show_none(page.panel.accessibleName(), translate("Town", "Nobody trades here."))
            page.ware_panel.show_actions([])

    def _on_counter(self, _place: int = 0) -> None:
        if (counter := self._page.counter) is None:
            return
        table = self._page.tables[counter.key]
        self._page.stack.setCurrentWidget(table)
        if counter.key not in self._goods:
            text = counter.closed or counter.empty
            table.set_empty_text(text[:1].upper() + text[1:])
            found = goods(self._session, counter)
            table.show_rows(found.wares)
            self._goods[counter.key] = found
        if table.current() is None and table.model.rowCount():
            table.view.choose(0)
        self._show_chosen()

    def _show_chosen(self) -> None:
        counter, ware_panel = self._page.counter, self._page.ware_panel
        if counter is None or counter.key not in self._goods:
            return
        table, pressed = self._page.tables[counter.key], ware_panel.row_with_keys()
        chosen = table.selected()
        if not chosen:
            ware_panel.show_none(counter.title, translate("Town", "Choose something to see what can be done."))
        elif len(chosen) == 1:
            ware_panel.show_ware(counter.title, chosen[0])
        else:
            ware_panel.show_many(chosen)
        ware_panel.show_actions([self._row(action) for action in self._goods[counter.key].actions(chosen)])
        if pressed >= 0:  # whoever has just bought may buy again with the same key
            rows = ware_panel.rows[pressed : pressed + 1]
            next((row.button for row in rows if row.button.isEnabled()), table.view).setFocus()

    def _row(self, action: CounterAction) -> CounterActionBox:
        tell = self._numbers if self._page.ware_panel.numbers.isChecked() else None
        row = CounterActionBox(action, self._judge, tell, said=self._page.notice.text(), topic=self._camp.topic)
        row.wished.connect(self._camp.do)
        row.rule_wanted.connect(self._camp.rule_wanted)
        return row

    def _judge(self, operation: Operation) -> Cost:
        closed = self._session.archive.read_only
        return Cost(refused=closed) if closed else cost(self._session, operation)

    def _numbers(self, told: Cost) -> str:
        """The purse before and after, in words."""
        if not told.allowed or not told.coins:
            return ""
        purse = self._session.books.standing.purse
        return translate("Town", "Purse: {before}, then {after}").format(
            before=money(self._session, purse), after=money(self._session, purse + told.coins)
        )

    def _on_opened(self, _ware: Ware) -> None:
        """Enter on a row goes to what can be done with it: spending money takes a second press."""
        for row in self._page.ware_panel.rows:
            if row.button.isEnabled():
                row.button.setFocus()
                return

    def _on_numbers(self, on: bool) -> None:
        self._camp.memory.keep(NUMBERS, "yes" if on else "")
        self._show_chosen()


def _not_now(session: CampaignSession) -> str:
    """Why nobody trades at all just now, or nothing: the first counter of a place is the first to open."""
    offers = session.rules.offers
    steps = [each.step for each in (offers.counters(state_of(session)) if offers else ()) if each.scope == "place"]
    try:
        in_time(session, steps[0] if steps else "")
    except Refused as refused:
        return refused.reason[:1].upper() + refused.reason[1:]
    return ""
