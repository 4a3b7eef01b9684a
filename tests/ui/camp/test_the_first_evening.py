"""The first evening of a campaign, through the window: found, read, choose, brief, fight, review, go on, come back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from horologium.campaign.records import Player as Somebody
from horologium.ui.kit.player_colours import PAINTS


def story(builder):
    """The panel of the story that is open."""
    return builder.window.page("camp").section("story").panel


def press(widget, text):
    """Press the button that has these words, as a player would."""
    QCoreApplication.processEvents()
    shown = [button for button in widget.findChildren(QAbstractButton) if button.isVisibleTo(widget)]
    next(button for button in shown if text in button.text().replace("&", "")).click()


def found(builder, name="The Swan"):
    """Found a campaign by the wizard."""
    press(builder.window.page("start"), "New campaign")
    builder.settle()
    wizard = builder.main.dialog
    wizard.story.name.setText(name)
    wizard._seed = 7
    for _ in range(3):
        wizard.on.click()
    builder.settle()


def fight(builder, qtbot):
    """Let bots fight the battle that is on to its end, while nobody looks on: that is quicker."""
    builder.main.go_to_camp()
    session = builder.main.launcher.presenter.session
    with qtbot.waitSignal(session.finished, timeout=120_000):
        for player in session.seating.players:
            session.play_on(player.key, "bot:random")
    builder.settle()


def confirm(builder):
    """Decide what has to be decided, then confirm the result."""
    while not any("Confirm" in button.text() for button in story(builder).findChildren(QAbstractButton)):
        press(story(builder), "Decide")
        dialog = builder.main.dialog
        for place in range(dialog.request.least):
            dialog.list.item(place).setCheckState(dialog.list.item(place).checkState().Checked)
        press(dialog, "Confirm")
        builder.settle()
    press(story(builder), "Confirm the result")


def test_a_company_goes_from_the_first_scene_to_the_next(open_window, qtbot):
    builder = open_window()
    found(builder)
    books = builder.main.camp.session.books
    assert books.standing.stage == "scene"
    story(builder).choices[1].click()
    assert books.standing.stage == "camp"
    press(story(builder), "Begin the mission")
    assert builder.window.page("battle").isVisible()
    fight(builder, qtbot)
    builder.main.go_to_battle()
    told = builder.main.launcher.page.story
    while told.homecoming.isHidden():
        press(told, "Continue")
    press(told, "Look at the result")
    assert (books.standing.stage, builder.main.launcher.presenter) == ("review", None)
    confirm(builder)
    builder.main.camp.section_wanted.emit("chronicle")
    press(builder.window.page("camp").section("chronicle"), "Watch the battle")
    assert builder.main.launcher.presenter.session.looking_at == 0
    builder.main.launcher.leave()
    builder.main.go_to_camp()
    builder.main.camp.section_wanted.emit("story")
    while books.standing.stage == "aftermath":
        press(story(builder), "Next: " if books.standing.step != "save" else "Let the story go on")
    assert books.standing.node != "bagnaia"
    came_to = books.standing.node
    builder.window.close()

    again = open_window()
    press(again.window.page("start"), "Continue: The Swan")
    assert again.main.camp.session.books.standing.node == came_to
    again.window.actions_by_name["Undo"].trigger()
    assert again.main.camp.session.books.standing.stage == "aftermath"


def test_a_battle_that_was_left_goes_on_after_a_restart(open_window):
    builder = open_window()
    found(builder)
    story(builder).choices[1].click()
    press(story(builder), "Begin the mission")
    builder.main.launcher.presenter.asking.take_number(1)
    log = list(builder.main.launcher.presenter.session.table.log)
    assert log
    builder.window.close()

    again = open_window()
    press(again.window.page("start"), "Continue: The Swan")
    press(story(again), "Go to the battle")
    assert again.main.launcher.presenter.session.table.log == log


def test_the_colours_of_the_players_go_with_them_into_battle(open_window):
    builder = open_window()
    found(builder)
    story(builder).choices[1].click()
    press(story(builder), "Begin the mission")
    chosen = {player.id: player.colour for player in builder.main.camp.session.books.all(Somebody)}
    presenter = builder.main.launcher.presenter
    for player in presenter.session.seating.players:
        assert player.colour == chosen[player.key]
        assert presenter.colours[player.holds[0]] == PAINTS[player.colour]


def test_a_battle_is_undone_on_its_page_and_the_campaign_on_its_own(open_window):
    builder = open_window()
    found(builder)
    story(builder).choices[1].click()
    press(story(builder), "Begin the mission")
    builder.main.launcher.presenter.asking.take_number(1)
    undo = builder.window.actions_by_name["Undo"]
    undo.trigger()
    assert not any(line.source == "person" for line in builder.main.launcher.presenter.session.table.log)
    builder.main.go_to_camp()
    assert undo.text() == "&Undo: begin Steam over the Bulicame"


def test_closing_the_campaign_takes_its_battle_off_the_page(open_window):
    builder = open_window()
    found(builder)
    story(builder).choices[1].click()
    press(story(builder), "Begin the mission")
    builder.window.actions_by_name["Close the campaign"].trigger()
    assert (builder.main.camp.is_open, builder.main.launcher.presenter) == (False, None)
    assert builder.window.page("start").isVisible()


def test_a_battle_given_up_before_its_first_answer_is_a_return_to_camp(open_window):
    builder = open_window()
    found(builder)
    story(builder).choices[1].click()
    press(story(builder), "Begin the mission")
    answers = len(builder.main.launcher.presenter.session.table.log)
    builder.main.go_to_camp()
    press(story(builder), "Give up" if answers else "Turn back to camp")
    assert builder.main.camp.session.books.standing.stage == ("review" if answers else "camp")
    assert builder.main.launcher.presenter is None
