"""Battles that are over are watched again; journal and pictures are reached from the window."""

from __future__ import annotations

import pytest

from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.export.share_dialog import ShareDialog
from horologium.ui.battle.missions import holders
from horologium.ui.battle.saved_battles import saved_battles
from horologium.ui.battle.seating import BOX, Dice, SeatedPlayer

FORD = "demo/the-mill-race"


@pytest.fixture
def launcher(builder, catalogue):
    """A launcher without motion, which knows the missions."""
    builder.main.launcher.catalogue = catalogue
    builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
    return builder.main.launcher


@pytest.fixture
def battle(launcher):
    """Begin a battle."""
    held = tuple(holder.key for holder in holders(launcher.catalogue.table(FORD)))
    launcher.begin(MissionWish(FORD, "The Mill Race", (), (SeatedPlayer("one", "Ada", holds=held),), Dice(BOX, BOX)), 7)
    return launcher.presenter


@pytest.fixture
def over(launcher, battle, qtbot, tmp_path):
    """Play it to its end, by a hand and a bot, and leave it; its id and its digest."""
    battle.session.answer((battle.session.question().options[0].key,))
    with qtbot.waitSignal(battle.session.finished, timeout=60_000):
        battle.session.play_on("one", "bot:random")
    digest = battle.session.table.digest()
    launcher.leave()
    return saved_battles(tmp_path / "battles")[0].id, digest


def test_a_battle_that_is_over_is_watched_from_its_beginning_to_its_end(launcher, over):
    id_, digest = over
    launcher.open_replay(id_)
    session, bar = launcher.presenter.session, launcher.page.replay
    assert (session.looking_at, bar.slider.value()) == (0, 0)
    while session.looking_at is not None:
        bar.on.click()
    assert session.table.digest() == digest
    assert launcher.page.board.board.view.figures == session.view().figures


def test_nothing_of_it_can_be_taken_back(launcher, over, builder, tmp_path):
    id_, digest = over
    saved = (tmp_path / "battles" / id_ / "battle.json").read_bytes()
    launcher.open_replay(id_)
    assert not launcher.page.replay.undo.isEnabled()
    launcher.undo()
    assert launcher.presenter.session.table.digest() == digest
    assert "only be looked at" in builder.window.statusBar().currentMessage()
    assert (tmp_path / "battles" / id_ / "battle.json").read_bytes() == saved


def test_the_dialog_of_saved_battles_offers_to_watch(launcher, over, builder):
    launcher.choose_battle()
    builder.settle()
    assert builder.main.dialog.watch.isEnabled()
    builder.main.dialog.watch.click()
    assert launcher.presenter.session.looking_at == 0


def test_a_battle_that_goes_on_is_not_watched(launcher, battle, builder):
    launcher.open_replay(battle.session.battle)
    assert "is not over yet" in builder.window.statusBar().currentMessage()


def test_a_battle_that_is_not_there_is_told(launcher, builder):
    launcher.open_replay("nowhere")
    assert "cannot be opened" in builder.window.statusBar().currentMessage()


def test_find_searches_the_journal_of_the_battle_and_elsewhere_the_codex(battle, builder):
    builder.main.find()
    assert battle.page.journal.search.hasFocus()
    builder.main.go_to_start()
    builder.main.find()
    assert builder.window.current == "codex"


def test_a_battle_is_shared_by_a_sheet(battle, builder):
    battle.session.answer((battle.session.question().options[0].key,))
    battle.page.replay.share.click()
    assert isinstance(builder.main.dialog, ShareDialog)


def test_without_a_battle_there_is_nothing_to_share(launcher, builder):
    launcher.share()
    assert "nothing to share" in builder.window.statusBar().currentMessage()


@pytest.mark.parametrize(("command", "speed"), [("off", 0), ("slow", 50), ("normal", 100), ("fast", 200)])
def test_the_menu_sets_the_speed_of_animation(battle, builder, command, speed):
    builder.window.actions_by_name[f"Animation: {command}"].trigger()
    assert battle.animation.speed == speed
    assert builder.main.look.preferences.speed == speed
