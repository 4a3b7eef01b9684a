"""What players add to the chronicle: notes of their own, and remarks on what the program wrote."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told
from horologium.campaign.records import Chapter
from horologium.campaign.wording import clean_name, prose
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.operations import Work

MOST_TITLE: Final = 120
PICTURE: Final = re.compile(r"[\w][\w .()-]{0,99}\.(png|jpe?g|webp)", re.IGNORECASE)
"""The name of a picture file: no folders, nothing hidden."""


@dataclass(frozen=True, slots=True)
class AddNote:
    """Write a note into the chronicle, with or without a picture."""

    name: ClassVar[str] = "add-note"
    title: str
    text: str = ""
    picture: str = ""

    def apply(self, work: Work) -> Told:
        """It is dated like everything else, by the story and by the player's clock."""
        books, title = work.books, clean_name(self.title, say("the title of a note"), MOST_TITLE)
        standing = books.standing
        note = Chapter(
            id=books.new_id(Chapter),
            at=work.now,
            day=standing.day,
            kind="note",
            title=title,
            text=prose(self.text, say("the note")),
            town=standing.town,
            key=self.name,
            picture=picture_name(self.picture),
        )
        books.put(note)
        return Told(say("note {title}", title=title))


@dataclass(frozen=True, slots=True)
class EditNote:
    """Change a note; the day to which it belongs stays."""

    name: ClassVar[str] = "edit-note"
    note: str
    title: str
    text: str = ""
    picture: str = ""

    def apply(self, work: Work) -> Told:
        """When it was changed last is told beside it."""
        note = _note(work, self.note, say("changed: give it a remark"))
        title = clean_name(self.title, say("the title of a note"), MOST_TITLE)
        text, picture = prose(self.text, say("the note")), picture_name(self.picture)
        if (title, text, picture) == (note.title, note.text, note.picture):
            raise Refused(say("the note says this already"))
        work.books.put(replace(note, title=title, text=text, picture=picture, edited=work.now))
        return Told(say("edit note {title}", title=title))


@dataclass(frozen=True, slots=True)
class DeleteNote:
    """Strike a note out."""

    name: ClassVar[str] = "delete-note"
    note: str

    def apply(self, work: Work) -> Told:
        """What the program wrote stays."""
        note = _note(work, self.note, say("deleted"))
        work.books.drop(note)
        return Told(say("delete note {note}", note=note.title))


@dataclass(frozen=True, slots=True)
class Remark:
    """Add a remark to an entry of the chronicle, or with an empty text take it away."""

    name: ClassVar[str] = "remark"
    chapter: str
    text: str

    def apply(self, work: Work) -> Told:
        """The entry itself stays as it was written."""
        entry = work.books.get(Chapter, self.chapter)
        text = prose(self.text, say("the remark"))
        if text == entry.remark:
            raise Refused(say("the remark says this already"))
        work.books.put(replace(entry, remark=text, edited=work.now))
        return Told(say("remark on {entry}", entry=entry.title))


def picture_name(name: str) -> str:
    """The name of a picture, refused unless it is a plain file name."""
    if name and not PICTURE.fullmatch(name):
        raise Refused(
            say(
                "{name!r} is no name of a picture: use letters and digits, and end it with .png or .jpg", name=name[:60]
            )
        )
    return name


def _note(work: Work, id_: str, what: str) -> Chapter:
    entry = work.books.get(Chapter, id_)
    if entry.kind != "note":
        raise Refused(say("{entry!r} was written by the program and cannot be {what}", entry=entry.title, what=what))
    return entry
