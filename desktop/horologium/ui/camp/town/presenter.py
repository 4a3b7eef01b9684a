"""Joins the town to the campaign: rows from facts, wishes into operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import money
from horologium.campaign.errors import Refused
from horologium.campaign.facts import Cost, cost
from horologium.campaign.ops.moments import TOWN, in_time, is_kept
from horologium.campaign.side_missions import on_offer
from horologium.engine.core.speech import say
from horologium.ui.art.townscapes import SMALL
from horologium.ui.camp.town.care import Favours, Healing
from horologium.ui.camp.town.craft import Crafting, can_exchange
from horologium.ui.camp.town.deeds import DeedRow
from horologium.ui.camp.town.market import Buying, Selling

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.town.section import TownSection
    from horologium.ui.camp.town.wares import Counter, Deed, Ware

COUNTERS: Final[tuple[Counter, ...]] = (Buying(), Selling(), Crafting(), Healing(), Favours())
NUMBERS: Final = "town-numbers"
"""Under this name it is remembered whether numbers are shown."""
translate = QCoreApplication.translate


class TownPresenter:
    """Reads only the counter that is open; the others are read when they are opened."""

    def __init__(self, camp: Camp, page: TownSection) -> None:
        self._camp, self._page = camp, page
        self._stale: set[str] = set()
        page.leaf.numbers.setChecked(camp.memory.recall(NUMBERS) == "yes")
        page.leaf.numbers_wanted.connect(self._on_numbers)
        page.signs.chosen.connect(self._on_counter)
        for table in page.stalls.values():
            table.chosen.connect(self._show_chosen)
            table.opened.connect(self._on_opened)

    @property
    def _session(self) -> CampaignSession:
        return self._camp.session

    @property
    def _counter(self) -> Counter:
        return COUNTERS[self._page.counter]

    @property
    def _title(self) -> str:
        """What the open counter is called in this game."""
        return self._page.signs.boards[self._page.counter].text()

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
        page.leaf.coins = session.rules.data.coins
        self._stale = {counter.id for counter in COUNTERS}
        names = counters(session)
        page.signs.show_names([names[each.id] or each.title if each.id in names else None for each in COUNTERS])
        page.stack.setVisible(bool(names))
        if names:
            self._on_counter()
        else:
            page.leaf.show_none(page.panel.accessibleName(), translate("Town", "Nobody trades here."))
            page.leaf.show_deeds([])

    def _on_counter(self, _place: int = 0) -> None:
        counter = self._counter
        table = self._page.stalls[counter.id]
        if counter.id in self._stale:
            self._stale.discard(counter.id)
            text = counter.empty(self._session)
            table.set_empty_text(text[:1].upper() + text[1:])
            table.show_rows(counter.wares(self._session))
        if table.current() is None and table.model.rowCount():
            table.view.choose(0)
        self._show_chosen()

    def _show_chosen(self) -> None:
        counter, leaf = self._counter, self._page.leaf
        if counter.id in self._stale:
            return
        chosen = self._page.stalls[counter.id].selected()
        if not chosen:
            leaf.show_none(self._title, translate("Town", "Choose something to see what can be done."))
        elif len(chosen) == 1:
            leaf.show_ware(self._title, chosen[0])
        else:
            leaf.show_many(chosen)
        leaf.show_deeds([self._row(deed) for deed in counter.deeds(self._session, chosen)])

    def _row(self, deed: Deed) -> DeedRow:
        tell = self._numbers if self._page.leaf.numbers.isChecked() else None
        row = DeedRow(deed, self._judge, tell, said=self._page.notice.text(), topic=self._camp.topic)
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
        for row in self._page.leaf.rows:
            if row.button.isEnabled():
                row.button.setFocus()
                return

    def _on_numbers(self, on: bool) -> None:
        self._camp.memory.keep(NUMBERS, "yes" if on else "")
        self._show_chosen()


def counters(session: CampaignSession) -> dict[str, str]:
    """The counters that somebody keeps in this town, or where something can be done without anybody."""
    busy = {
        Crafting.id: can_exchange(session),
        Favours.id: on_offer(session) is not None,
    }
    names = session.rules.data.counters
    return {id_: say(name) for id_, name in names.items() if is_kept(session, id_) or busy.get(id_)}


def _not_now(session: CampaignSession) -> str:
    """Why nobody trades at all just now, or nothing."""
    try:
        in_time(session, TOWN)
    except Refused as refused:
        return refused.reason[:1].upper() + refused.reason[1:]
    return ""
