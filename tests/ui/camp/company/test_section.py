"""The company at a glance."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from helpers.companies import pack
from helpers.rehearsal_walk import PLAN
from horologium.campaign.ops.heroes import Bench
from horologium.campaign.records import MemberRecord
from horologium.campaign.reminders import Reminder, reminders
from horologium.ui.camp.company.reminders import lead_on
from horologium.ui.camp.company.section import CompanySection, company_row
from horologium.ui.camp.member_sheet.dialogs import HireDialog, newcomers
from horologium.ui.camp.open_campaign import OpenCampaign


@pytest.fixture
def section(qtbot, theme, rich):
    made = CompanySection(theme, rich)
    rich.changed.connect(lambda _changed: made.refresh())
    qtbot.addWidget(made)
    made.resize(1030, 690)
    made.show()
    return made


def test_every_hero_has_a_card(section):
    assert [card.head.row.name for card in section.cards] == ["Valerio", "Sofia", "Rebecca", "Vincenzo"]


def test_a_card_tells_injuries_and_skills_to_those_who_do_not_see_it(section):
    told = section.cards[0].head.accessibleDescription()
    assert "Deep Cut" in told
    assert "Insult" in told


def test_enter_on_a_card_opens_the_sheet(qtbot, section, rich, heroes):
    with qtbot.waitSignal(rich.hero_wanted) as caught:
        qtbot.keyClick(section.cards[1].head, Qt.Key.Key_Return)
    assert caught.args == [heroes["Sofia"], ""]


def test_a_reminder_that_is_dismissed_is_gone_and_comes_back_by_undo(section, rich):
    badge = section.cards[0].badges[0]
    badge.away.click()
    assert badge.reminder.key not in [each.key for each in reminders(rich.session)]
    rich.undo()
    assert badge.reminder.key in [each.key for each in reminders(rich.session)]


def test_who_is_on_the_bench_comes_last(section, rich, heroes):
    rich.do(Bench(heroes["Valerio"]))
    assert section.cards[-1].head.row.name == "Valerio"
    assert section.cards[-1].head.row.bench


@pytest.mark.parametrize(("kind", "tab"), [("learning", "skills"), ("slot", "gear"), ("ready", "skills")])
def test_a_reminder_leads_to_the_tab_where_something_can_be_done(qtbot, rich, heroes, kind, tab):
    with qtbot.waitSignal(rich.hero_wanted) as caught:
        lead_on(rich, Reminder("key", kind, "text", heroes["Sofia"]))
    assert caught.args == [heroes["Sofia"], tab]


def test_what_could_be_carried_leads_to_the_stash(qtbot, rich):
    with qtbot.waitSignal(rich.section_wanted) as caught:
        lead_on(rich, Reminder("key", "carry", "text"))
    assert caught.args == ["stash"]


def test_treasury_and_next_mission_are_told(rich):
    row = company_row(rich.session)
    assert "Fiorini" in row.purse
    assert row.next == "Smoke over the Warehouses"


def test_affairs_move_below_the_heroes_where_there_is_little_room(qtbot, section):
    section.resize(620, 690)
    qtbot.waitUntil(lambda: not section.surroundings.isVisible())
    assert section.cards


def test_a_newcomer_joins_the_company(qtbot, theme, qapp, office):
    camp = OpenCampaign(office)
    camp.found(pack(), replace(PLAN, heroes=PLAN.heroes[:3]))
    dialog = HireDialog(theme, camp)
    qtbot.addWidget(dialog)
    assert [row.name for row in newcomers(camp.session)] == ["Vincenzo"]
    dialog._on_join()
    assert camp.session.books.all(MemberRecord)[-1].name == "Vincenzo"
    camp.close()


@pytest.mark.rule("NAR-MIS-08")
def test_the_first_skills_of_a_newcomer_are_chosen(qtbot, theme, qapp, office):
    camp = OpenCampaign(office)
    camp.found(pack(), replace(PLAN, heroes=PLAN.heroes[:3]))
    dialog = HireDialog(theme, camp)
    qtbot.addWidget(dialog)
    box = dialog.skills["vincenzo"].boxes[0]
    box.setCurrentIndex(box.findData("vigil"))
    dialog._on_join()
    assert camp.session.books.all(MemberRecord)[-1].known[0] == "vigil"
    camp.close()


def test_who_plays_a_hero_is_written_beside_the_coin(section, monkeypatch):
    head, rooms = section.cards[0].head, []
    monkeypatch.setattr(head, "_write", lambda _painter, room, *_rest: rooms.append(room) or room.top() + 10)
    middles = []
    monkeypatch.setattr(head, "_coin", lambda _painter, at, half: middles.append(at.x() - half))
    head.grab()
    assert len(rooms) >= 2
    assert all(room.right() < middles[0] for room in rooms[:2])
