"""A campaign of points through the window: found, brief, fight against a bot, come home, rise."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from helpers import ladder
from helpers.campaigns import sheet_counter
from helpers.results import brings
from horologium import paths
from horologium.campaign.affairs import active
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.records import Player as Somebody
from horologium.campaign.sample_ladder import PACK, SAMPLE, walk, walk_to_the_hall
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.ui.camp.campaign_battle import battle_of
from horologium.ui.camp.member_sheet.dialogs import AdvanceDialog, HireDialog
from horologium.ui.camp.member_sheet.skills import SkillsPanel
from horologium.ui.camp.open_campaign import OpenCampaign
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.story.forecast import ForecastPanel, MissionForecaster
from horologium.ui.camp.town.section import TownSection
from horologium.ui.codex.ledgers import read_codex
from horologium.ui.kit.labels import PlainLabel


def story(builder):
    """The panel of the story that is open."""
    return builder.window.page("camp").section("story").panel


def press(widget, text):
    """Press the button that has these words, as a player would."""
    QCoreApplication.processEvents()
    shown = [button for button in widget.findChildren(QAbstractButton) if button.isVisibleTo(widget)]
    next(button for button in shown if text in button.text().replace("&", "")).click()


def words(widget):
    """All that a widget says."""
    return "\n".join(label.text() for label in widget.findChildren(PlainLabel))


def found(builder, difficulty="easy"):
    """Found a band by the wizard."""
    press(builder.window.page("start"), "New campaign")
    builder.settle()
    wizard = builder.main.dialog
    texts = [wizard.story.list.item(row).text() for row in range(wizard.story.list.count())]
    wizard.story.list.setCurrentRow(next(row for row, text in enumerate(texts) if "Ladder" in text))
    wizard._seed = 7
    wizard.on.click()
    wizard.on.click()
    wizard.rules.difficulty.setCurrentIndex(wizard.rules.difficulty.findData(difficulty))
    wizard.on.click()
    builder.settle()


@pytest.fixture
def band(qapp, office, request):
    """A band as far as a sample walks, without a window."""
    made = OpenCampaign(office)
    assert made.found(ladder.pack(), SAMPLE)
    getattr(request, "param", walk)(made.session)
    yield made
    made.close()


def test_the_first_battle_is_fought_against_a_bot_and_comes_home(open_window, qtbot):
    builder = open_window()
    found(builder)
    books = builder.main.camp.session.books
    assert [hero.card for hero in active(books)] == ["mira", "oke", "doran"]
    story(builder).choices[0].click()
    press(story(builder), "Begin the mission")
    assert builder.window.page("battle").isVisible()
    session = builder.main.launcher.presenter.session
    assert [(player.who, player.holds[0]) for player in session.seating.players] == [
        ("person", "dawn"),
        ("bot:bronze", "dusk"),
    ]
    builder.main.go_to_camp()
    with qtbot.waitSignal(session.finished, timeout=120_000):
        session.play_on(session.seating.players[0].key, "bot:random")
    builder.settle()
    press(story(builder), "Look at the result")
    press(story(builder), "Confirm the result")
    while books.standing.stage == "aftermath":
        press(story(builder), "Next: " if books.standing.step != "equip" else "Let the story go on")
    assert books.standing.node in ("a-lamp", "a-candle")


def test_two_people_at_one_screen_lead_one_side_each(camp_plan, qapp, office):
    plan = ladder.plan(difficulty="hot-seat")
    camp = OpenCampaign(office)
    assert camp.found(ladder.pack(), plan.__class__(**{**fields(plan), "players": camp_plan[1].players}))
    ladder.to_camp(camp.session)
    camp.session.do(ladder.BeginMission(ladder.party(camp.session)))
    seats = battle_of(camp.session, ladder.battle.begin(camp.session)).seating.players
    assert [(player.name, player.holds[0], player.is_person) for player in seats] == [
        ("Ada", "dawn", True),
        ("Ben", "dusk", True),
    ]
    assert len(camp.session.books.all(Somebody)) == 2
    camp.close()


@pytest.mark.parametrize("turned", [1, -1])
def test_a_warrior_has_the_face_of_the_camp_in_battle_whoever_comes_first(band, turned):
    session = band.session
    session.do(ladder.BeginMission(ladder.party(session)[::turned]))
    kept = ladder.battle.begin(session)
    seen = battle_of(session, kept).sitters
    names = {figure.key: figure.name for figure in kept.table.ruleset.view(kept.table.state, None).figures}
    heroes = {hero.name: hero for hero in active(session.books)}
    assert len(seen) == 3
    for key, who in seen.items():
        hero = heroes[names[key]]
        assert who == sitter(session.pack, hero.card, hero.name, hero.grade)


def fields(plan):
    """A plan as keywords."""
    return {name: getattr(plan, name) for name in plan.__dataclass_fields__}


def test_the_briefing_leaves_at_home_who_has_to_rest_and_counts_points(window):
    camp = window.main.camp
    assert camp.found(ladder.pack(), SAMPLE)
    walk(camp.session)
    window.main.go_to_camp()
    camp.section_wanted.emit("story")
    window.settle()
    panel = story(window)
    names = [camp.session.books.get(ladder.MemberRecord, id_).name for id_ in panel.party]
    assert names == ["Mira of the Lantern", "Sela Reed", "Nessa Wheel"]
    assert (panel.footer.total.text(), panel.about.text()) == ("30 of 30 points", "It meets Two Paces.")
    assert "Who comes (1 to 3)" in words(panel)


def test_who_stays_at_home_says_why_on_the_tile(window):
    camp = window.main.camp
    assert camp.found(ladder.pack(), SAMPLE)
    walk(camp.session)
    window.main.go_to_camp()
    camp.section_wanted.emit("story")
    pool = story(window).pool
    stays = [key for key in pool.tiles if key not in pool.keys]
    assert all(pool.tiles[key].why_not.endswith("1 to 3 go into a mission") for key in stays)
    pool.take(pool.keys[0], 0)
    assert any("has to rest" in pool.tiles[key].why_not for key in stays)


def test_the_briefing_tells_all_that_speaks_against_a_party_with_links_to_the_rules(window, qtbot):
    camp = window.main.camp
    assert camp.found(ladder.pack(), SAMPLE)
    walk(camp.session)
    window.main.go_to_camp()
    camp.section_wanted.emit("story")
    panel = story(window)
    for tile in panel.pool.tiles.values():
        tile.setChecked(True)
    told = panel.footer.faults.toPlainText()
    assert "has to rest" in told
    assert "of 30 points: leave somebody at home, or bring fewer abilities. CON-BND-03" in told
    with qtbot.waitSignal(camp.rule_wanted):
        panel.footer.rule_requested.emit("CON-BND-03")


@pytest.mark.parametrize("band", [walk_to_the_hall], indirect=True)
def test_a_hall_shows_the_counters_that_somebody_keeps(band, theme, qtbot):
    section = TownSection(theme, band)
    qtbot.addWidget(section)
    shown = [board.text() for board in section.signs.boards if board.isVisibleTo(section)]
    assert shown == ["Buy", "Sell", "Hearth"]  # nobody heals in the Lantern Court


def test_newcomers_are_offered_with_their_price(band, theme, qtbot):
    dialog = HireDialog(theme, band)
    qtbot.addWidget(dialog)
    assert dialog.tiles["hale"].accessibleDescription() == "Soldier · 18 Obols"


def test_the_next_profile_is_offered_with_what_it_brings(band, theme, qtbot):
    dialog = AdvanceDialog(theme, band, active(band.session.books)[1].id, sheet_counter(band.session))
    qtbot.addWidget(dialog)
    assert "ATT 3, SPD 3, AR 2; 16 points; abilities: 2" in words(dialog)
    assert "diamonds" not in words(dialog)


def test_abilities_are_priced_in_cosmo(band, theme, qtbot):
    panel = SkillsPanel(theme, band)
    qtbot.addWidget(panel)
    panel.show_hero(active(band.session.books)[0].id)
    assert "Attack Re-Rolls · 1 Cosmo" in words(panel)


def test_a_forecast_speaks_of_turns(band, theme, qtbot):
    forecaster = MissionForecaster()
    panel = ForecastPanel(theme, band.session, forecaster)
    qtbot.addWidget(panel)
    assert "60 times" in panel.note.text() or not panel.note.text()
    assert band.session.rules.data.span.startswith("It takes about {middle} {middle:turn|turns}")


def test_a_result_entered_by_hand_carries_the_story_on(band):
    party = ladder.party(band.session)
    members = tuple(MemberResult(id_) for id_ in party)
    result = BattleResult("fewer-points", False, members, brings(coins=8, experience=1))
    assert band.do(ResolveByHand(result))
    assert band.session.books.standing.stage == "aftermath"


def test_the_sample_comes_from_the_pack_with_the_ladder():
    assert (ladder.pack().id, SAMPLE.plot) == (PACK, ladder.STORY)


def test_the_band_builder_is_offered_on_the_start_screen(window):
    texts = {action.text(): action for action in window.main.campaigns._shelf._page.more.menu().actions()}
    texts["&Build a band for Constellation…"].trigger()
    assert window.main.dialog is not None
    window.main.close_dialog()


def test_one_newcomer_is_chosen_at_a_time(band, theme, qtbot):
    dialog = HireDialog(theme, band)
    qtbot.addWidget(dialog)
    assert sum(tile.isChecked() for tile in dialog.tiles.values()) == 1
    dialog.tiles["hale"].click()
    assert [card for card, tile in dialog.tiles.items() if tile.isChecked()] == ["hale"]


def test_the_palette_answers_from_the_game_of_the_open_campaign_first(open_window):
    builder = open_window()
    found(builder)
    builder.main._codex = read_codex(paths.resources() / "codex")
    builder.main.open_palette()
    builder.main.dialog.field.setText("movement")
    items = [builder.main.dialog.list.item(row).text() for row in range(builder.main.dialog.list.count())]
    assert next(item for item in items if item.count("-") == 2).startswith("CON-")


def test_points_stand_beside_the_class(window):
    camp = window.main.camp
    assert camp.found(ladder.pack(), SAMPLE)
    walk(camp.session)
    window.main.go_to_camp()
    camp.section_wanted.emit("story")
    window.settle()
    assert {tile.accessibleDescription() for tile in story(window).pool.tiles.values()} >= {"Novice · 9 points"}
