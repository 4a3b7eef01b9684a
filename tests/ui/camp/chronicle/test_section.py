"""The chronicle section: reading, searching, writing, and the whole as a file."""

from __future__ import annotations

from contextvars import copy_context

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QFileDialog

from horologium.campaign.chronicle import document
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.progress import LISTENER, Cancelled
from horologium.ui.camp.chronicle import note_dialog
from horologium.ui.camp.chronicle.export import _write_book, write
from horologium.ui.camp.chronicle.note_dialog import Note, NoteDialog
from horologium.ui.camp.chronicle.section import ChronicleSection


@pytest.fixture
def section(qtbot, camp, theme):
    made = ChronicleSection(theme, camp)
    qtbot.addWidget(made)
    camp.changed.connect(lambda _changed: made.refresh())
    made.resize(900, 700)
    made.show()
    return made


@pytest.fixture
def dialogs(camp, qtbot):
    """The dialogs that the section opens."""
    opened = []
    camp.dialog_wanted.connect(opened.append)
    yield opened
    for dialog in opened:
        dialog.reject()


def press(widget, text):
    next(each for each in widget.findChildren(QAbstractButton) if text in each.text().replace("&", "")).click()


def titles(section):
    return [row.title for row in section.index.model.rows]


def test_the_newest_entry_comes_first_and_can_be_read(section, camp):
    camp.do(AddNote("The inn", "Bad *wine*."))
    assert titles(section)[0] == "The inn"
    section.index.list.setCurrentIndex(section.index.model.index(0))
    assert section.page.title.text() == "The inn"
    assert "Bad wine." in section.page.text.toPlainText()


def test_search_and_kind_narrow_the_list(section, camp, qtbot):
    camp.do(AddNote("The inn", "Bad wine."))
    with qtbot.waitSignal(section.index.searched):
        section.index.search.setText("wine inn")
    assert titles(section) == ["The inn"]
    section.index.kind.setCurrentIndex(section.index.kind.findData("story"))
    assert titles(section) == []
    assert "matches" in section.page.text.toPlainText()


def test_a_note_is_written_with_its_markup(section, dialogs, camp):
    section.index.new.click()
    (dialog,) = dialogs
    dialog.title.setText("Siena")
    dialog.text.setPlainText("two doors")
    dialog.text.selectAll()
    dialog.text.set_bold(True)
    dialog.save.click()
    assert camp.session.archive.chronicle().chapters[0].text == "**two doors**"


def test_a_note_without_a_title_cannot_be_saved_and_says_so(section, dialogs):
    section.index.new.click()
    assert not dialogs[0].save.isEnabled()
    assert "title" in dialogs[0].save.toolTip()


def test_a_note_is_changed_and_deleted(section, dialogs, camp):
    camp.do(AddNote("Siena", "two doors"))
    section.index.list.setCurrentIndex(section.index.model.index(0))
    press(section.page, "Edit")
    dialogs[0].title.setText("Two doors")
    dialogs[0].save.click()
    assert titles(section)[0] == "Two doors"
    press(section.page, "Delete")
    assert "Two doors" not in titles(section)


def test_a_refused_note_stays_open_with_the_reason(section, dialogs, camp):
    camp.do(AddNote("Siena", "two doors"))
    section.index.list.setCurrentIndex(section.index.model.index(0))
    press(section.page, "Edit")
    dialogs[0].save.click()
    assert dialogs[0].trouble.text() == "The note says this already"


def test_a_remark_is_added_to_what_the_program_wrote(section, dialogs, camp):
    press(section.page, "remark")
    dialogs[0].field.setPlainText("Never again.")
    press(dialogs[0], "Save")
    assert "Never again." in section.page.text.toPlainText()


def picture(path, side=40):
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    assert image.save(str(path))
    return path


def test_a_picture_is_kept_with_the_note(section, dialogs, camp, tmp_path):
    section.index.new.click()
    dialogs[0].title.setText("Siena")
    dialogs[0]._on_given(picture(tmp_path / "the gate.png"))
    dialogs[0].save.click()
    entry = camp.session.archive.chronicle().chapters[0]
    assert (entry.picture, bool(camp.session.archive.picture(entry.picture))) == ("the gate.jpg", True)


def test_what_is_no_picture_is_told(section, dialogs, tmp_path):
    (tmp_path / "x.png").write_text("no picture")
    section.index.new.click()
    dialogs[0]._on_given(tmp_path / "x.png")
    assert "no picture" in dialogs[0].trouble.text()


def test_large_pictures_are_made_smaller(tmp_path):
    made = note_dialog.read_picture(picture(tmp_path / "large.png", 2000))
    assert QImage.fromData(made.data).width() == note_dialog.LONGEST_SIDE


@pytest.mark.parametrize("kind", ["md", "html", "pdf"])
def test_the_chronicle_is_exported(section, camp, tmp_path, kind, monkeypatch):
    name = camp.session.archive.keep_picture("gate.png", picture(tmp_path / "gate.png").read_bytes())
    camp.do(AddNote("Siena", "**two doors**", name))
    camp.errand_wanted.connect(lambda _words, work, done: done(work()))
    target = tmp_path / "out" / f"book.{kind}"
    target.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    section.index.export_requested.emit(kind)
    data = target.read_bytes()
    assert data.startswith(b"%PDF") if kind == "pdf" else b"two doors" in data
    assert (target.parent / "pictures" / name).exists() == (kind != "pdf")


@pytest.mark.parametrize("kind", ["md", "html", "pdf"])
def test_a_cancelled_export_leaves_nothing_behind(section, camp, tmp_path, kind):
    listening = copy_context()
    listening.run(LISTENER.set, cancelled)
    target = tmp_path / "out" / f"book.{kind}"
    target.parent.mkdir()
    with pytest.raises(Cancelled):
        listening.run(write, camp.session, target, kind)
    assert list(target.parent.iterdir()) == []


def test_a_book_opens_no_file_that_a_note_points_to(section, camp, bait, tmp_path):
    for name in bait.addresses:
        camp.do(AddNote(f'<img src="{name}">'[-60:], f'<img src="{name}">'))
    _write_book(tmp_path / "book.pdf", document(camp.session), {})
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF")
    assert not bait.taken


def test_a_book_can_be_cancelled_while_its_pages_are_drawn(section, camp, tmp_path):
    listening, told = copy_context(), document(camp.session)
    listening.run(LISTENER.set, lambda done, _total: cancelled() if done else None)
    with pytest.raises(Cancelled):
        listening.run(_write_book, tmp_path / "book.pdf", told, {})
    assert not list(tmp_path.glob("book*"))


def cancelled(*_how_far):
    raise Cancelled


def test_a_place_that_cannot_be_written_is_told(section, camp, tmp_path, qtbot):
    camp.errand_wanted.connect(lambda _words, work, done: done(work()))
    with qtbot.waitSignal(camp.refused) as told:
        section.presenter._exporter.export(tmp_path / "not there" / "book.pdf", "pdf")
    assert "book.pdf" in told.args[0]


def test_many_entries_are_read_by_pages(section, camp):
    for number in range(130):
        camp.session.do(AddNote(f"Note {number}"))
    section.refresh()
    assert section.index.model.rowCount() < section.index.model.total
    section.index.model.fetchMore(section.index.model.index(-1))
    assert section.index.model.rowCount() == section.index.model.total


def test_somebody_who_looks_on_cannot_write(qtbot, camp, theme, monkeypatch):
    monkeypatch.setattr(type(camp.session.archive), "read_only", property(lambda _self: "somebody else holds it"))
    section = ChronicleSection(theme, camp)
    qtbot.addWidget(section)
    assert (section.index.new.isEnabled(), section.index.new.toolTip()) == (False, "somebody else holds it")


def test_the_dialog_of_a_note_has_a_name_on_every_tool(qtbot, theme):
    dialog = NoteDialog(theme, Note(), fresh=True)
    qtbot.addWidget(dialog)
    assert all(each.accessibleName() for each in dialog.findChildren(QAbstractButton))


def test_an_index_that_was_kept_too_long_shows_nothing(section, camp):
    camp.session.do(AddNote("Siena", "two doors"))
    section.refresh()
    model = section.index.model
    last = model.index(model.rowCount() - 1)
    camp.undo()
    section.refresh()
    assert model.data(last) is None
