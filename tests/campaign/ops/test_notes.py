"""Notes of the players, and remarks on what the program wrote."""

from __future__ import annotations

import pytest

from helpers.missions import in_camp
from horologium.campaign.errors import Refused
from horologium.campaign.ops.notes import AddNote, DeleteNote, EditNote, Remark


@pytest.fixture
def session():
    return in_camp()


def newest(session):
    return session.archive.chronicle(count=1).chapters[0]


def test_a_note_is_dated_and_kept(session):
    session.do(AddNote("The inn", "Bad wine.\n\nGood company.", "inn.png"))
    note = newest(session)
    assert (note.kind, note.title, note.picture) == ("note", "The inn", "inn.png")
    assert (note.day, note.town, bool(note.at)) == (0, "viterbo", True)


def test_a_note_can_be_changed_and_says_when(session):
    session.do(AddNote("The inn"))
    session.do(EditNote(newest(session).id, "The tavern", "Better wine."))
    note = newest(session)
    assert (note.title, note.text) == ("The tavern", "Better wine.")
    assert note.edited > note.at


def test_a_note_can_be_struck_out_and_comes_back_by_undo(session):
    session.do(AddNote("The inn"))
    before, note = session.archive.digest(), newest(session)
    session.do(DeleteNote(note.id))
    assert newest(session).id != note.id
    session.undo()
    assert session.archive.digest() == before


def test_what_the_program_wrote_is_not_changed(session):
    entry = newest(session)
    assert "give it a remark" in session.refusal(EditNote(entry.id, "Another dawn"))
    assert "cannot be deleted" in session.refusal(DeleteNote(entry.id))


def test_what_the_program_wrote_takes_a_remark(session):
    entry = newest(session)
    session.do(Remark(entry.id, "It rained."))
    after = newest(session)
    assert (after.remark, after.title, after.text) == ("It rained.", entry.title, entry.text)
    session.do(Remark(entry.id, ""))
    assert newest(session).remark == ""


@pytest.mark.parametrize(
    "picture",
    ["../inn.png", "/etc/passwd", "inn.svg", ".hidden.png", "C:\\inn.png", "a\nb.png", "x" * 200 + ".png", "inn.png "],
)
def test_a_picture_is_a_plain_file_name(session, picture):
    with pytest.raises(Refused, match="no name of a picture"):
        session.do(AddNote("The inn", picture=picture))


@pytest.mark.parametrize("title", ["", "   ", "a\nb", "x" * 121, "\u202eevil"])
def test_a_title_is_one_line_of_plain_text(session, title):
    assert session.refusal(AddNote(title))


def test_changing_nothing_is_refused(session):
    session.do(AddNote("The inn"))
    note = newest(session)
    assert "already" in session.refusal(EditNote(note.id, "The inn"))
    assert "already" in session.refusal(Remark(note.id, ""))


def test_a_note_that_is_not_there_is_refused(session):
    assert "there is no chapter" in session.refusal(DeleteNote("chapter-99"))
