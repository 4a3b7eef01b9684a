"""Situations of heroes and their things for pictures: tabs of a sheet, and the sheets that open before it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from horologium.campaign.offers import counters
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.ui.camp.by_hand.dialogs import AddThingDialog
from horologium.ui.camp.by_hand.hero_dialog import HeroByHandDialog
from horologium.ui.camp.member_sheet.dialogs import AdvanceDialog, rename_dialog
from horologium.ui.camp.things import ThingDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.dialog import Dialog
    from horologium.ui.kit.theme import Theme


def situations(theme: Theme, camp: OpenCampaign) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations of a campaign that is open at its heroes, and say how to get there."""
    return (
        ("hero-skills", partial(_tab, camp, "skills")),
        ("hero-record", partial(_tab, camp, "record")),
        ("hero-advance", partial(_open, camp, lambda: AdvanceDialog(theme, camp, _first(camp), _opened(camp)))),
        ("hero-rename", partial(_open, camp, lambda: rename_dialog(theme, camp, _first(camp)))),
        ("hero-by-hand", partial(_open, camp, lambda: HeroByHandDialog(theme, camp, _first(camp)))),
        (
            "item-card",
            partial(_open, camp, lambda: ThingDialog(theme, camp.session, camp.session.books.all(ThingRecord)[-1].id)),
        ),
        ("item-by-hand", partial(_open, camp, lambda: AddThingDialog(theme, camp))),
    )


def _first(camp: OpenCampaign) -> str:
    return camp.session.books.all(MemberRecord)[0].id


def _opened(camp: OpenCampaign) -> ServiceCounter:
    """The counter of a sheet that opens as one of its own."""
    return next(counter for counter in counters(camp.session, "member") if counter.opens)


def _tab(camp: OpenCampaign, tab: str) -> None:
    camp.show_hero(_first(camp), tab)


def _open(camp: OpenCampaign, make: Callable[[], Dialog]) -> None:
    camp.show_hero(_first(camp), "gear")
    camp.dialog_wanted.emit(make())
