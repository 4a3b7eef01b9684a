"""The team builder with bands of Constellation: points and faults are told, files are kept, shared and printed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from helpers.shipped import library
from horologium.engine.core.teams import TeamMember
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.ui.teams.presenter import TeamsPresenter, content_of
from horologium.ui.teams.printing import page


@pytest.fixture
def desk(theme, qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    return TeamsPresenter(theme, CONSTELLATION, content_of(library(), "constellation"), tmp_path, window)


@pytest.fixture
def sheet(desk):
    return desk.sheet


def tick(sheet, ability, on=True):
    """Tick an ability of the miniature that is shown."""
    box = sheet.member.lists["abilities"]
    items = [box.item(place) for place in range(box.count())]
    item = next(one for one in items if one.data(Qt.ItemDataRole.UserRole) == ability)
    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def pick(box, key):
    """Take an entry of a list, as a hand would."""
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def open_sample(sheet, name):
    """Open a sample by its name."""
    names = [sheet.shelf.itemText(place) for place in range(sheet.shelf.count())]
    pick(sheet.shelf, sheet.shelf.itemData(next(place for place, each in enumerate(names) if each.startswith(name))))


def add(sheet, profile="novice"):
    """Take one more in, as a hand would."""
    sheet.pool.tiles[profile].click()


def close(sheet, choice=""):
    """Close the builder; what is asked then is answered by the button of that name."""
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    sheet.show()
    sheet.reject()
    if choice:
        getattr(sheet.asked, choice).click()
    return not sheet.isVisible()


def test_what_was_only_looked_at_is_closed_without_a_question(sheet):
    open_sample(sheet, "Iron Phalanx")
    assert close(sheet)


@pytest.mark.parametrize(("choice", "closed", "kept"), [("go_on", False, 0), ("discard", True, 0), ("save", True, 1)])
def test_unsaved_work_is_asked_about_before_the_builder_closes(desk, sheet, choice, closed, kept):
    open_sample(sheet, "Iron Phalanx")
    add(sheet)
    assert (close(sheet, choice), len(list(desk.store.teams()))) == (closed, kept)
    assert closed or len(sheet.draft.members) == sheet.members.count() > 0


def test_unsaved_work_is_asked_about_before_another_band_is_opened(sheet):
    open_sample(sheet, "Iron Phalanx")
    before = sheet.shelf.currentIndex()
    add(sheet)
    pick(sheet.shelf, sheet.shelf.itemData(before + 1))
    assert (sheet.shelf.currentIndex(), sheet.draft.kept.name) == (before, "Iron Phalanx")
    sheet.asked.discard.click()
    assert (sheet.shelf.currentIndex(), sheet.draft.is_changed) == (before + 1, False)


def test_a_band_without_a_name_cannot_be_saved_and_the_question_says_so(sheet):
    add(sheet)
    close(sheet)
    assert (sheet.asked.save.isEnabled(), sheet.isVisible()) == (False, True)


@pytest.mark.rule("CON-BND-01", "CON-BND-07")
def test_points_are_counted_while_a_miniature_is_built(sheet):
    add(sheet, "expert")
    pick(sheet.member.lists["weapon"], "long")
    tick(sheet, "swift-shooter")
    tick(sheet, "area-damage")
    assert sheet.footer.total.text() == "35 of 50 points"
    assert "may fight" not in sheet.footer.faults.toPlainText()  # it has no name yet


@pytest.mark.rule("CON-BND-03", "CON-BND-04")
def test_the_limit_of_the_battle_is_checked_live(sheet):
    open_sample(sheet, "Iron Phalanx")
    assert "The band may fight." in sheet.footer.faults.toPlainText()
    pick(sheet.sizes, "small")
    assert "The band costs 50 of 30 points: spend less." in sheet.footer.faults.toPlainText()
    pick(sheet.sizes, "custom")
    sheet.points.setValue(60)
    assert "The band may fight." in sheet.footer.faults.toPlainText()


@pytest.mark.rule("CON-BND-07")
def test_a_fault_names_the_miniature_and_links_its_rule(sheet, qtbot):
    add(sheet)
    tick(sheet, "step")
    tick(sheet, "whirl")
    assert "Novice: Novice may have 1 ability, not 2" in sheet.footer.faults.toPlainText()
    assert "CON-BND-07" in sheet.footer.faults.toHtml()


@pytest.mark.rule("CON-LRG-01")
def test_large_miniatures_are_switched_on_here_too(sheet):
    assert "large miniature" in sheet.pool.tiles["colossus"].why_not
    add(sheet, "colossus")
    assert "large miniature" in sheet.footer.faults.toPlainText()
    sheet.allowed["large"].setChecked(True)
    assert "large miniature" not in sheet.footer.faults.toPlainText()


def test_somebody_who_stays_can_become_another_profile(sheet):
    add(sheet)
    tick(sheet, "step")
    pick(sheet.member.card, "soldier")
    assert sheet.draft.members == [TeamMember("soldier", "", (("abilities", ("step",)),))]
    assert (sheet.pool.tiles["novice"].count, sheet.pool.tiles["soldier"].count) == (0, 1)


@pytest.mark.rule("CON-BND-03")
def test_a_profile_that_would_cost_too_much_says_so_on_its_tile(sheet):
    for _ in range(2):
        add(sheet, "expert")
    reasons = {profile: tile.why_not for profile, tile in sheet.pool.tiles.items()}
    assert (reasons["novice"], reasons["soldier"]) == ("", "The band costs 56 of 50 points: spend less")


def test_the_tile_sends_the_last_of_a_profile_away(sheet):
    open_sample(sheet, "Tin Stars")
    names = [member.name for member in sheet.draft.members]
    sheet.pool.tiles[sheet.draft.members[-1].card].fewer.click()
    assert [member.name for member in sheet.draft.members] == names[:-1]


def test_the_builder_fits_into_a_small_screen(sheet):
    sheet.show()
    assert (sheet.minimumSizeHint().width() <= 1000, sheet.height() <= 660) == (True, True)


def test_a_miniature_can_be_sent_away(sheet):
    open_sample(sheet, "Tin Stars")
    sheet.members.setCurrentRow(2)
    sheet.remove.click()
    assert (sheet.members.count(), sheet.members.currentRow()) == (2, 1)


def test_a_sample_is_kept_as_a_band_of_ones_own(desk, sheet):
    open_sample(sheet, "Tin Stars")
    sheet.save.click()
    assert [team.name for team in desk.store.teams()] == ["Tin Stars"]
    assert sheet.shelf.currentText() == "Tin Stars"
    assert sheet.said.text() == "Tin Stars is saved."


def test_saving_again_changes_the_same_file(desk, sheet):
    open_sample(sheet, "Tin Stars")
    sheet.save.click()
    sheet.name.setText("Tin Suns")
    sheet.name.textEdited.emit("Tin Suns")
    sheet.save.click()
    assert [(team.id, team.name) for team in desk.store.teams()] == [("tin-stars", "Tin Suns")]


def test_a_deleted_band_stays_on_the_sheet(desk, sheet):
    open_sample(sheet, "Tin Stars")
    sheet.save.click()
    sheet.delete.click()
    assert list(desk.store.teams()) == []
    assert (sheet.draft.name, sheet.delete.isEnabled()) == ("Tin Stars", False)


def test_nobody_saves_a_band_without_a_name(sheet):
    add(sheet)
    assert not sheet.save.isEnabled()
    assert "give it one" in sheet.footer.faults.toPlainText()


def test_a_shared_file_is_opened_elsewhere(desk, sheet, tmp_path):
    open_sample(sheet, "Tin Stars")
    desk.share(tmp_path / "shared.toml", sheet.draft.team())
    sheet.take(sheet.draft.team(), own=False)
    desk.open_file(tmp_path / "shared.toml")
    assert (sheet.draft.name, sheet.draft.id, len(sheet.draft.members)) == ("Tin Stars", "", 3)


def test_a_bad_file_is_refused_and_the_draft_stays(desk, sheet, tmp_path):
    open_sample(sheet, "Tin Stars")
    (tmp_path / "bad.toml").write_text("name = 3\n", "utf-8")
    desk.open_file(tmp_path / "bad.toml")
    assert "bad.toml:1" in sheet.said.text()
    assert sheet.draft.name == "Tin Stars"


@pytest.mark.rule("CON-ARM-05")
def test_the_printed_page_is_the_table_of_the_army_builder(desk, sheet, tmp_path):
    open_sample(sheet, "Tin Stars")
    sheet.draft.members[0] = TeamMember("novice", "Ada <b>", (("abilities", ("step",)),))
    assert "Ada &lt;b&gt;" in page(sheet.draft)
    desk.print(tmp_path / "band.pdf", sheet.draft)
    assert (tmp_path / "band.pdf").read_bytes().startswith(b"%PDF")


def test_a_rule_closes_the_builder_and_is_opened(desk, sheet, qtbot):
    with qtbot.waitSignal(desk.rule_requested) as wanted:
        sheet.rule_requested.emit("CON-BND-07")
    assert wanted.args == ["CON-BND-07"]
