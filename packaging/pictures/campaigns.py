"""Campaigns for pictures: every section of a rich sample and of a new one, and dialogs before them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QScrollArea

from horologium.campaign import sample_fords, sample_ladder
from horologium.campaign.forecast import order
from horologium.campaign.forecast_work import fight
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.offers import counters
from horologium.campaign.ports import CampaignDamage, Snapshot
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.campaign.sample import SAMPLE, make, walk, walk_to_florence
from horologium.ui.camp.by_hand.dialogs import AddThingDialog
from horologium.ui.camp.by_hand.hero_dialog import HeroByHandDialog
from horologium.ui.camp.campaign_dialogs import DamageDialog
from horologium.ui.camp.from_paper.wizard import PaperWizard
from horologium.ui.camp.member_sheet.dialogs import AdvanceDialog, rename_dialog
from horologium.ui.camp.sections import sections_of
from horologium.ui.camp.story.briefing import BriefingPanel
from horologium.ui.camp.things import ThingDialog
from horologium.ui.kit.ask_dialog import AskDialog
from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.offers import ServiceCounter
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.camp.presenter import CampPresenter
    from horologium.ui.kit.dialog import Dialog
    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.presenter import WindowPresenter

PREFIX: Final = "camp-"
NEW: Final = "A New Company"
FORETOLD: Final = 20
EVENING: Final = "The Road to Florence"
RICH: Final = SAMPLE.name
LADDER: Final = sample_ladder.SAMPLE.name
HALL: Final = "An Evening in the Hall"
FORDS: Final = sample_fords.SAMPLE.name
WAGER: Final = "Before the Wager"
TABLE: Final = "An Evening at the Ford"
BRIDGE: Final = "Halfway Across"
CASTLE: Final = Plan(
    name="Vesper",
    plot="the-year",
    players=(Founder("Ada", "red"),),
    heroes=tuple(
        Recruit(card, player=0)
        for card in ("gatehouse-golem", "ossuary-warden", "weeping-bell", "ember-nun", "marionettist")
    ),
    seed=1509,
)
IN_A_LEAGUE: Final = ("story", "company", "hero", "plot", "chronicle", "rankings")
"""The sections of a campaign without things or places."""


def situations(main: WindowPresenter) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there; a new section has its pictures without a line here."""
    camp, presenter = main.camp, main.campaigns
    if camp is None or presenter is None:
        return ()
    show = partial(_show, main, camp, _samples(camp))
    usual = sections_of(None)
    new_note = spoken(QCoreApplication.translate("EntriesPanel", "New no&te…"))
    by_hand = spoken(QCoreApplication.translate("BriefingPanel", "Enter the re&sult by hand…"))
    return (
        *[(f"{PREFIX}{each.id}", partial(show, RICH, each.id)) for each in usual],
        *[(f"{PREFIX}new-{each.id}", partial(show, NEW, each.id)) for each in usual],
        *[(f"{PREFIX}{name}", partial(show, RICH, "hero", go)) for name, go in _hero_situations(main.theme, camp)],
        (f"{PREFIX}aftermath", partial(show, EVENING, "story")),
        (f"{PREFIX}history", partial(show, RICH, "story", presenter.show_history)),
        (f"{PREFIX}note", partial(show, RICH, "chronicle", partial(_press, main, new_note))),
        (f"{PREFIX}codex", partial(show, RICH, "story", partial(main.open_rule, "enemy/brigand"))),
        (f"{PREFIX}forecast", partial(show, RICH, "story", partial(_foretell, main))),
        (f"{PREFIX}restore", partial(show, RICH, "story", presenter.repairs.restore)),
        (f"{PREFIX}compare", partial(show, RICH, "story", partial(_compare, main, presenter))),
        (f"{PREFIX}fork", partial(show, RICH, "story", presenter.files.fork_now)),
        (f"{PREFIX}new-campaign", partial(show, RICH, "story", presenter.choose_story)),
        *[(f"{PREFIX}adopt-{step + 1}", partial(_adopt, main, presenter, step)) for step in range(6)],
        *[(f"{PREFIX}ladder-{each.id}", partial(show, LADDER, each.id)) for each in usual],
        *[(f"{PREFIX}ladder-{name}", partial(show, LADDER, "hero", go)) for name, go in _ladder_heroes(main, camp)],
        (f"{PREFIX}ladder-aftermath", partial(show, HALL, "story")),
        (f"{PREFIX}ladder-hall", partial(show, HALL, "town")),
        (f"{PREFIX}ladder-forecast", partial(show, LADDER, "story", partial(_foretell, main))),
        *[(f"{PREFIX}fords-{each}", partial(show, FORDS, each)) for each in IN_A_LEAGUE],
        (f"{PREFIX}fords-wager", partial(show, WAGER, "story")),
        (f"{PREFIX}fords-by-hand", partial(show, FORDS, "story", partial(_press, main, by_hand))),
        (f"{PREFIX}fords-forecast", partial(show, FORDS, "story", partial(_foretell, main))),
        (f"{PREFIX}fords-aftermath", partial(show, TABLE, "story")),
        (f"{PREFIX}fords-ending", partial(show, BRIDGE, "story")),
        (f"{PREFIX}fords-ending-rankings", partial(show, BRIDGE, "rankings")),
        *[(f"{PREFIX}castle-{each.id}", partial(show, CASTLE.name, each.id)) for each in usual],
        (f"{PREFIX}damage", partial(_show_damage, main)),
        (f"{PREFIX}none", partial(_show_none, main, camp)),
    )


def _ladder_heroes(main: WindowPresenter, camp: OpenCampaign) -> list[tuple[str, Callable[[], None]]]:
    """The situations of heroes in which a game with points differs from one with cards."""
    wanted = ("hero-skills", "hero-record", "hero-advance")
    return [(name, go) for name, go in _hero_situations(main.theme, camp) if name in wanted]


def _foretell(main: WindowPresenter) -> None:
    """Fight some battles here and now, and show what they came to."""
    panel = main.window.findChild(BriefingPanel)
    scroller = panel.findChild(QScrollArea) if panel is not None else None
    if panel is None or scroller is None or main.camp is None:
        return
    panel.forecaster.order = asked = order(main.camp.session, panel.party)
    if not panel.forecaster.outlook.runs:
        panel.forecaster.outlook.add(fight(asked, range(min(FORETOLD, asked.runs // 10))))
    panel.forecaster.changed.emit()
    QCoreApplication.processEvents()
    scroller.ensureWidgetVisible(panel.forecast, 0, 40)


def _samples(camp: OpenCampaign) -> dict[str, Path]:
    """The sample campaigns by name, made when they are first wanted."""
    found = {card.name: card.path for card in camp.cards()}
    for name, play in ((NEW, _stay), (EVENING, walk_to_florence), (RICH, walk)):
        if name not in found:
            found[name] = make(camp.office, name, play)
    for name, play in ((HALL, sample_ladder.walk_to_the_hall), (LADDER, sample_ladder.walk)):
        if name not in found:
            found[name] = make(camp.office, name, play, pack=sample_ladder.PACK, plan=sample_ladder.SAMPLE)
    if CASTLE.name not in found:
        found[CASTLE.name] = make(camp.office, CASTLE.name, _stay, pack="the-hollow-hour", plan=CASTLE)
    for name, play in (
        (WAGER, _stay),
        (TABLE, sample_fords.walk_to_the_table),
        (FORDS, sample_fords.walk),
        (BRIDGE, sample_fords.walk_to_the_end),
    ):
        if name not in found:
            found[name] = make(camp.office, name, play, pack=sample_fords.PACK, plan=sample_fords.SAMPLE)
    return found


def _stay(_session: CampaignSession) -> None:
    """At the first scene."""


def _show(
    main: WindowPresenter,
    camp: OpenCampaign,
    samples: dict[str, Path],
    name: str,
    section: str,
    then: Callable[[], None] | None = None,
) -> None:
    """Open a sample at a section, and a dialog before it if one is wanted."""
    if camp.path != samples[name]:
        camp.open(samples[name])
    main.go_to_camp()
    camp.section_wanted.emit(section)
    if then is not None:
        then()


def _press(main: WindowPresenter, text: str) -> None:
    """Press the button with these words on the campaign page."""
    buttons = main.window.page("camp").findChildren(QAbstractButton)
    next(each for each in buttons if each.isVisible() and spoken(each.text()) == text).click()


def _compare(main: WindowPresenter, presenter: CampPresenter) -> None:
    presenter.files.compare()
    if isinstance(main.dialog, AskDialog):
        main.dialog.go.click()


def _adopt(main: WindowPresenter, presenter: CampPresenter, step: int) -> None:
    """One step of the wizard for paper campaigns."""
    presenter.adopt()
    main.jobs.wait()
    QCoreApplication.processEvents()
    if isinstance(main.dialog, PaperWizard):
        main.dialog.go_to(step)


def _show_damage(main: WindowPresenter) -> None:
    place = Path("The Swan.horologium")
    snapshot = Snapshot(place, "2026-11-01T19:30:00+00:00", "start", 90_000, 1, 40, "The Salt Caravan (in camp)")
    found = ("page 17 of the file cannot be read", "the table of items ends too early")
    damage = CampaignDamage(place, found, place, ("2 items", "1 entry of the chronicle"), snapshot)
    main.show_dialog(DamageDialog(main.theme, "The Swan", damage, main.window))


def _show_none(main: WindowPresenter, camp: OpenCampaign) -> None:
    camp.close()
    main.go_to_camp()


# Heroes and their things


def _hero_situations(theme: Theme, camp: OpenCampaign) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations of a campaign that is open at its heroes, and say how to get there."""
    return (
        ("hero-skills", partial(_show_tab, camp, "skills")),
        ("hero-record", partial(_show_tab, camp, "record")),
        ("hero-advance", partial(_open_sheet, camp, lambda: AdvanceDialog(theme, camp, _first(camp), _opened(camp)))),
        ("hero-rename", partial(_open_sheet, camp, lambda: rename_dialog(theme, camp, _first(camp)))),
        ("hero-by-hand", partial(_open_sheet, camp, lambda: HeroByHandDialog(theme, camp, _first(camp)))),
        (
            "item-card",
            partial(
                _open_sheet, camp, lambda: ThingDialog(theme, camp.session, camp.session.books.all(ThingRecord)[-1].id)
            ),
        ),
        ("item-by-hand", partial(_open_sheet, camp, lambda: AddThingDialog(theme, camp))),
    )


def _first(camp: OpenCampaign) -> str:
    return camp.session.books.all(MemberRecord)[0].id


def _opened(camp: OpenCampaign) -> ServiceCounter:
    """The counter of a sheet that opens as a dialog of its own."""
    return next(counter for counter in counters(camp.session, "member") if counter.opens)


def _show_tab(camp: OpenCampaign, tab: str) -> None:
    camp.show_hero(_first(camp), tab)


def _open_sheet(camp: OpenCampaign, make: Callable[[], Dialog]) -> None:
    camp.show_hero(_first(camp), "gear")
    camp.dialog_wanted.emit(make())
