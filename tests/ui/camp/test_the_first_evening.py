"""The first evening of a campaign, through the window: found, read, choose, brief, fight, review, go on, come back."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from horologium.campaign.records import Player as Somebody
from horologium.ui.kit.player_colours import PAINTS


def story(desk):
    """The panel of the story that is open."""
    return desk.window.page("camp").section("story").panel


def press(widget, text):
    """Press the button that has these words, as a player would."""
    QCoreApplication.processEvents()
    shown = [button for button in widget.findChildren(QAbstractButton) if button.isVisibleTo(widget)]
    next(button for button in shown if text in button.text().replace("&", "")).click()


def found(desk, name="The Swan"):
    """Found a campaign by the wizard."""
    press(desk.window.page("start"), "New campaign")
    desk.settle()
    wizard = desk.rooms.sheet
    wizard.story.name.setText(name)
    wizard._seed = 7
    for _ in range(3):
        wizard.on.click()
    desk.settle()


def fight(desk, qtbot):
    """Let bots fight the battle that is on to its end, while nobody looks on: that is quicker."""
    desk.rooms.go_to_camp()
    session = desk.rooms.launcher.presenter.session
    with qtbot.waitSignal(session.finished, timeout=120_000):
        for player in session.seating.players:
            session.play_on(player.key, "bot:random")
    desk.settle()


def confirm(desk):
    """Decide what has to be decided, then confirm the result."""
    while not any("Confirm" in button.text() for button in story(desk).findChildren(QAbstractButton)):
        press(story(desk), "Decide")
        sheet = desk.rooms.sheet
        for place in range(sheet.request.least):
            sheet.list.item(place).setCheckState(sheet.list.item(place).checkState().Checked)
        press(sheet, "Confirm")
        desk.settle()
    press(story(desk), "Confirm the result")


def test_a_company_goes_from_the_first_scene_to_the_next(open_window, qtbot):
    desk = open_window()
    found(desk)
    books = desk.rooms.camp.session.books
    assert books.standing.stage == "scene"
    story(desk).choices[1].click()
    assert books.standing.stage == "camp"
    press(story(desk), "Begin the mission")
    assert desk.window.page("battle").isVisible()
    fight(desk, qtbot)
    desk.rooms.go_to_battle()
    told = desk.rooms.launcher.page.story
    while told.homecoming.isHidden():
        press(told, "Continue")
    press(told, "Look at the result")
    assert (books.standing.stage, desk.rooms.launcher.presenter) == ("review", None)
    confirm(desk)
    desk.rooms.camp.section_wanted.emit("chronicle")
    press(desk.window.page("camp").section("chronicle"), "Watch the battle")
    assert desk.rooms.launcher.presenter.session.looking_at == 0
    desk.rooms.launcher.leave()
    desk.rooms.go_to_camp()
    desk.rooms.camp.section_wanted.emit("story")
    while books.standing.stage == "aftermath":
        press(story(desk), "Next: " if books.standing.step != "save" else "Let the story go on")
    assert books.standing.node != "bagnaia"
    came_to = books.standing.node
    desk.window.close()

    again = open_window()
    press(again.window.page("start"), "Continue: The Swan")
    assert again.rooms.camp.session.books.standing.node == came_to
    again.window.actions_by_name["Undo"].trigger()
    assert again.rooms.camp.session.books.standing.stage == "aftermath"


def test_a_battle_that_was_left_goes_on_after_a_restart(open_window):
    desk = open_window()
    found(desk)
    story(desk).choices[1].click()
    press(story(desk), "Begin the mission")
    desk.rooms.launcher.presenter.asking.take_number(1)
    log = list(desk.rooms.launcher.presenter.session.table.log)
    assert log
    desk.window.close()

    again = open_window()
    press(again.window.page("start"), "Continue: The Swan")
    press(story(again), "Go to the battle")
    assert again.rooms.launcher.presenter.session.table.log == log


def test_the_colours_of_the_players_go_with_them_into_battle(open_window):
    desk = open_window()
    found(desk)
    story(desk).choices[1].click()
    press(story(desk), "Begin the mission")
    chosen = {player.id: player.colour for player in desk.rooms.camp.session.books.all(Somebody)}
    presenter = desk.rooms.launcher.presenter
    for player in presenter.session.seating.players:
        assert player.colour == chosen[player.key]
        assert presenter.colours[player.holds[0]] == PAINTS[player.colour]


def test_a_battle_is_undone_on_its_page_and_the_campaign_on_its_own(open_window):
    desk = open_window()
    found(desk)
    story(desk).choices[1].click()
    press(story(desk), "Begin the mission")
    desk.rooms.launcher.presenter.asking.take_number(1)
    undo = desk.window.actions_by_name["Undo"]
    undo.trigger()
    assert not any(line.source == "person" for line in desk.rooms.launcher.presenter.session.table.log)
    desk.rooms.go_to_camp()
    assert undo.text() == "&Undo: begin Steam over the Bulicame"


def test_closing_the_campaign_takes_its_battle_off_the_page(open_window):
    desk = open_window()
    found(desk)
    story(desk).choices[1].click()
    press(story(desk), "Begin the mission")
    desk.window.actions_by_name["Close the campaign"].trigger()
    assert (desk.rooms.camp.is_open, desk.rooms.launcher.presenter) == (False, None)
    assert desk.window.page("start").isVisible()


def test_a_battle_given_up_before_its_first_answer_is_a_return_to_camp(open_window):
    desk = open_window()
    found(desk)
    story(desk).choices[1].click()
    press(story(desk), "Begin the mission")
    answers = len(desk.rooms.launcher.presenter.session.table.log)
    desk.rooms.go_to_camp()
    press(story(desk), "Give up" if answers else "Turn back to camp")
    assert desk.rooms.camp.session.books.standing.stage == ("review" if answers else "camp")
    assert desk.rooms.launcher.presenter is None
