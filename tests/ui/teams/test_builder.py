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
def presenter(theme, qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    return TeamsPresenter(theme, CONSTELLATION, content_of(library(), "constellation"), tmp_path, window)


@pytest.fixture
def builder(presenter):
    return presenter.dialog


def tick(builder, ability, on=True):
    """Tick an ability of the miniature that is shown."""
    box = builder.member.lists["abilities"]
    items = [box.item(place) for place in range(box.count())]
    item = next(one for one in items if one.data(Qt.ItemDataRole.UserRole) == ability)
    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def pick(box, key):
    """Take an entry of a list, as a hand would."""
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())


def open_sample(builder, name):
    """Open a sample by its name."""
    names = [builder.shelf.itemText(place) for place in range(builder.shelf.count())]
    pick(
        builder.shelf, builder.shelf.itemData(next(place for place, each in enumerate(names) if each.startswith(name)))
    )


def add(builder, profile="novice"):
    """Take one more in, as a hand would."""
    builder.pool.tiles[profile].click()


def close(builder, choice=""):
    """Close the builder; what is asked then is answered by the button of that name."""
    builder.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    builder.show()
    builder.reject()
    if choice:
        getattr(builder.asked, choice).click()
    return not builder.isVisible()


def test_what_was_only_looked_at_is_closed_without_a_question(builder):
    open_sample(builder, "Iron Phalanx")
    assert close(builder)


@pytest.mark.parametrize(("choice", "closed", "kept"), [("go_on", False, 0), ("discard", True, 0), ("save", True, 1)])
def test_unsaved_work_is_asked_about_before_the_builder_closes(presenter, builder, choice, closed, kept):
    open_sample(builder, "Iron Phalanx")
    add(builder)
    assert (close(builder, choice), len(list(presenter.store.teams()))) == (closed, kept)
    assert closed or len(builder.draft.members) == builder.members.count() > 0


def test_unsaved_work_is_asked_about_before_another_band_is_opened(builder):
    open_sample(builder, "Iron Phalanx")
    before = builder.shelf.currentIndex()
    add(builder)
    pick(builder.shelf, builder.shelf.itemData(before + 1))
    assert (builder.shelf.currentIndex(), builder.draft.kept.name) == (before, "Iron Phalanx")
    builder.asked.discard.click()
    assert (builder.shelf.currentIndex(), builder.draft.is_changed) == (before + 1, False)


def test_a_band_without_a_name_cannot_be_saved_and_the_question_says_so(builder):
    add(builder)
    close(builder)
    assert (builder.asked.save.isEnabled(), builder.isVisible()) == (False, True)


@pytest.mark.rule("CON-BND-01", "CON-BND-07")
def test_points_are_counted_while_a_miniature_is_built(builder):
    add(builder, "expert")
    pick(builder.member.lists["weapon"], "long")
    tick(builder, "swift-shooter")
    tick(builder, "area-damage")
    assert builder.footer.total.text() == "35 of 50 points"
    assert "may fight" not in builder.footer.faults.toPlainText()  # it has no name yet


@pytest.mark.rule("CON-BND-03", "CON-BND-04")
def test_the_limit_of_the_battle_is_checked_live(builder):
    open_sample(builder, "Iron Phalanx")
    assert "The band may fight." in builder.footer.faults.toPlainText()
    pick(builder.sizes, "small")
    assert "The band costs 50 of 30 points: spend less." in builder.footer.faults.toPlainText()
    pick(builder.sizes, "custom")
    builder.points.setValue(60)
    assert "The band may fight." in builder.footer.faults.toPlainText()


@pytest.mark.rule("CON-BND-07")
def test_a_fault_names_the_miniature_and_links_its_rule(builder, qtbot):
    add(builder)
    tick(builder, "step")
    tick(builder, "whirl")
    assert "Novice: Novice may have 1 ability, not 2" in builder.footer.faults.toPlainText()
    assert "CON-BND-07" in builder.footer.faults.toHtml()


@pytest.mark.rule("CON-LRG-01")
def test_large_miniatures_are_switched_on_here_too(builder):
    assert "large miniature" in builder.pool.tiles["colossus"].why_not
    add(builder, "colossus")
    assert "large miniature" in builder.footer.faults.toPlainText()
    builder.allowed["large"].setChecked(True)
    assert "large miniature" not in builder.footer.faults.toPlainText()


def test_somebody_who_stays_can_become_another_profile(builder):
    add(builder)
    tick(builder, "step")
    pick(builder.member.card, "soldier")
    assert builder.draft.members == [TeamMember("soldier", "", (("abilities", ("step",)),))]
    assert (builder.pool.tiles["novice"].count, builder.pool.tiles["soldier"].count) == (0, 1)


@pytest.mark.rule("CON-BND-03")
def test_a_profile_that_would_cost_too_much_says_so_on_its_tile(builder):
    for _ in range(2):
        add(builder, "expert")
    reasons = {profile: tile.why_not for profile, tile in builder.pool.tiles.items()}
    assert (reasons["novice"], reasons["soldier"]) == ("", "The band costs 56 of 50 points: spend less")


def test_the_tile_sends_the_last_of_a_profile_away(builder):
    open_sample(builder, "Tin Stars")
    names = [member.name for member in builder.draft.members]
    builder.pool.tiles[builder.draft.members[-1].card].fewer.click()
    assert [member.name for member in builder.draft.members] == names[:-1]


def test_the_builder_fits_into_a_small_screen(builder):
    builder.show()
    assert (builder.minimumSizeHint().width() <= 1000, builder.height() <= 660) == (True, True)


def test_a_miniature_can_be_sent_away(builder):
    open_sample(builder, "Tin Stars")
    builder.members.setCurrentRow(2)
    builder.remove.click()
    assert (builder.members.count(), builder.members.currentRow()) == (2, 1)


def test_a_sample_is_kept_as_a_band_of_ones_own(presenter, builder):
    open_sample(builder, "Tin Stars")
    builder.save.click()
    assert [team.name for team in presenter.store.teams()] == ["Tin Stars"]
    assert builder.shelf.currentText() == "Tin Stars"
    assert builder.said.text() == "Tin Stars is saved."


def test_saving_again_changes_the_same_file(presenter, builder):
    open_sample(builder, "Tin Stars")
    builder.save.click()
    builder.name.setText("Tin Suns")
    builder.name.textEdited.emit("Tin Suns")
    builder.save.click()
    assert [(team.id, team.name) for team in presenter.store.teams()] == [("tin-stars", "Tin Suns")]


def test_a_deleted_band_stays_in_the_builder(presenter, builder):
    open_sample(builder, "Tin Stars")
    builder.save.click()
    builder.delete.click()
    assert list(presenter.store.teams()) == []
    assert (builder.draft.name, builder.delete.isEnabled()) == ("Tin Stars", False)


def test_nobody_saves_a_band_without_a_name(builder):
    add(builder)
    assert not builder.save.isEnabled()
    assert "give it one" in builder.footer.faults.toPlainText()


def test_a_shared_file_is_opened_elsewhere(presenter, builder, tmp_path):
    open_sample(builder, "Tin Stars")
    presenter.share(tmp_path / "shared.toml", builder.draft.team())
    builder.take(builder.draft.team(), own=False)
    presenter.open_file(tmp_path / "shared.toml")
    assert (builder.draft.name, builder.draft.id, len(builder.draft.members)) == ("Tin Stars", "", 3)


def test_a_bad_file_is_refused_and_the_draft_stays(presenter, builder, tmp_path):
    open_sample(builder, "Tin Stars")
    (tmp_path / "bad.toml").write_text("name = 3\n", "utf-8")
    presenter.open_file(tmp_path / "bad.toml")
    assert "bad.toml:1" in builder.said.text()
    assert builder.draft.name == "Tin Stars"


@pytest.mark.rule("CON-ARM-05")
def test_the_printed_page_is_the_table_of_the_army_builder(presenter, builder, tmp_path):
    open_sample(builder, "Tin Stars")
    builder.draft.members[0] = TeamMember("novice", "Ada <b>", (("abilities", ("step",)),))
    assert "Ada &lt;b&gt;" in page(builder.draft)
    presenter.print(tmp_path / "band.pdf", builder.draft)
    assert (tmp_path / "band.pdf").read_bytes().startswith(b"%PDF")


def test_a_rule_closes_the_builder_and_is_opened(presenter, builder, qtbot):
    with qtbot.waitSignal(presenter.rule_requested) as wanted:
        builder.rule_requested.emit("CON-BND-07")
    assert wanted.args == ["CON-BND-07"]
