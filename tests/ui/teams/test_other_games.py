"""The team builder serves games of other kinds as it is: an army list by points, and a line-up without any."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from helpers.line_ups import DOME, WAR
from horologium.engine.core.teams import Team, TeamMember
from horologium.ui.teams.picks import AnyOf
from horologium.ui.teams.presenter import TeamsPresenter
from horologium.ui.teams.printing import page


@pytest.fixture
def build(theme, qtbot, tmp_path):
    """Opens the builder of a game."""
    window = QWidget()
    qtbot.addWidget(window)
    return lambda game: TeamsPresenter(theme, game, {}, tmp_path, window)


def pick(box, key):
    """Take an entry of a list, as a hand would."""
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def add(builder, card):
    """Take somebody in."""
    builder.pool.tiles[card].click()


def tick(builder, *places):
    """Tick tactics of the player who is shown."""
    for place in places:
        builder.member.lists["tactics"].item(place).setCheckState(Qt.CheckState.Checked)


def test_an_army_is_counted_by_points(build):
    builder = build(WAR).dialog
    add(builder, "knights")
    add(builder, "archers")
    assert (builder.footer.total.text(), builder.members.item(0).text()) == ("60 of 100 points", "Knights: 40 points")


def test_an_army_has_a_limit_for_each_kind(build):
    builder = build(WAR).dialog
    add(builder, "captain")
    add(builder, "captain")
    assert "Captain: there are too many characters: take troops." in builder.footer.faults.toPlainText()
    pick(builder.sizes, "siege")
    assert "too many characters" not in builder.footer.faults.toPlainText()


def test_where_nothing_is_given_there_are_no_lists(build):
    builder = build(WAR).dialog
    add(builder, "maid")
    assert builder.member.lists == {}


def test_without_points_heads_are_counted(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    assert (builder.footer.total.text(), builder.members.item(0).text()) == ("Players: 1 of 4", "Gata")
    assert builder.member.card.currentText() == "Gata: Force 2"


def test_where_there_is_one_size_none_is_asked_for(build):
    builder = build(DOME).dialog
    assert not builder.sizes.isVisibleTo(builder)
    assert not builder.points.isVisibleTo(builder)


def test_two_tactics_each_are_watched_player_by_player(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    assert "Gata: two tactics are brought: tick two." in builder.footer.faults.toPlainText()
    tick(builder, 0, 2)
    assert "two tactics" not in builder.footer.faults.toPlainText()


def test_what_can_still_be_chosen_keeps_nobody_away(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    assert builder.pool.tiles["hexxer"].why_not == ""  # two tactics are to be ticked when he is there
    assert builder.pool.tiles["gata"].why_not == "Nobody plays twice: take another player"


def test_everybody_has_tactics_of_their_own(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    tick(builder, 0, 2)
    pick(builder.member.card, "hexxer")
    assert builder.member.lists["tactics"].item(0).data(Qt.ItemDataRole.UserRole) == "hexxer-dash"
    assert builder.draft.members == [TeamMember("hexxer")]


def test_the_lists_of_the_player_before_are_gone(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    pick(builder.member.card, "hexxer")
    shown = [box for box in builder.member.findChildren(AnyOf) if box.isVisibleTo(builder.member)]
    assert shown == [builder.member.lists["tactics"]]


def test_a_whole_line_up_may_play(build):
    builder = build(DOME).dialog
    for card in ("gata", "maximus", "hexxer", "parvati"):
        add(builder, card)
        tick(builder, 1, 3)
    builder.name.setText("Foxes")
    builder.name.textEdited.emit("Foxes")
    assert builder.footer.faults.toPlainText() == "The team may play."


def test_every_game_keeps_its_teams_in_a_folder_of_its_own(build, tmp_path):
    army = Team("", "The White Army", (TeamMember("maid"), TeamMember("archers"), TeamMember("archers")))
    line_up = Team("", "Foxes", (TeamMember("gata", "", (("tactics", ("gata-dash", "gata-shove")),)),))
    for game, team in ((WAR, army), (DOME, line_up)):
        build(game).save(team)
        (kept,) = build(game).store.teams()
        assert (kept.name, kept.members) == (team.name, team.members)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["armies", "line-ups"]


def test_a_page_without_points_has_no_column_for_them(build):
    builder = build(DOME).dialog
    add(builder, "gata")
    assert "Points" not in page(builder.draft)
    assert "Tactics" in page(builder.draft)
