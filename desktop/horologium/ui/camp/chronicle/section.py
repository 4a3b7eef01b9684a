"""The section of the chronicle: its list beside the open entry, and the presenter that joins both to the campaign."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.campaign.calendar import date_text
from horologium.campaign.errors import CampaignError
from horologium.campaign.ops.notes import AddNote, DeleteNote, EditNote, Remark
from horologium.campaign.records import Fought
from horologium.campaign.wording import called
from horologium.ui.camp.campaigns_panel import when
from horologium.ui.camp.chronicle.entries_panel import EntriesPanel, EntryRow
from horologium.ui.camp.chronicle.entry_panel import EntryPanel, ShownEntry
from horologium.ui.camp.chronicle.export import ChronicleExporter
from horologium.ui.camp.chronicle.note_dialog import Note, NoteDialog
from horologium.ui.kit.ask_dialog import AskDialog, TextField
from horologium.ui.kit.dialog_words import DialogWords
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from horologium.campaign.operations import Operation
    from horologium.campaign.records import Chapter
    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

SHARE: Final = 0.40
"""How much of the width the list takes."""
NARROWEST, WIDEST = 250, 560


class ChronicleSection(QWidget):
    """List and open entry, side by side."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = EntriesPanel(theme)
        self.page = EntryPanel(theme)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.index)
        layout.addWidget(self.page, 1)
        self.presenter = ChroniclePresenter(theme, camp, self.index, self.page, self)
        self.refresh()

    def refresh(self) -> None:
        """Show the chronicle as it is now."""
        self.presenter.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between list and page."""
        super().resizeEvent(event)
        self.index.setFixedWidth(round(min(max(event.size().width() * SHARE, NARROWEST), WIDEST)))


class ChroniclePresenter(QObject):
    """Turns chapters into rows and entries, and wishes into operations."""

    def __init__(
        self, theme: Theme, camp: OpenCampaign, index: EntriesPanel, page: EntryPanel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._camp, self._index, self._page = theme, camp, index, page
        self._open = ""
        self._window = parent
        self._exporter = ChronicleExporter(camp, parent)
        camp.opened.connect(self._on_opened)
        camp.note_wanted.connect(self.write_note)
        index.searched.connect(self.refresh)
        index.chosen.connect(self._on_chosen)
        index.new_requested.connect(self.write_note)
        index.export_requested.connect(self._exporter.ask)

    def refresh(self) -> None:
        """Show what the search finds now."""
        self._index.read(self._entries, self._open)
        why_not = self._camp.session.archive.read_only
        self._index.new.setEnabled(not why_not)
        give_tip(self._index.new, why_not)

    def write_note(self) -> None:
        """Open a fresh dialog."""
        self._edit(Note(), None, AddNote)

    def _on_opened(self) -> None:
        """Another campaign has entries of the same names."""
        self._open = ""

    # Rows and pages

    def _entries(self, skip: int, count: int) -> tuple[list[EntryRow], int]:
        session = self._camp.session
        text, kind = self._index.search.text(), self._index.kind.currentData()
        found = session.archive.chronicle(text, kind, skip, count)
        return [self._row(session, chapter) for chapter in found.chapters], found.total

    def _row(self, session: CampaignSession, chapter: Chapter) -> EntryRow:
        when_ = _when(session, chapter)
        names = {
            "story": self.tr("Story"),
            "battle": self.tr("Battle"),
            "deed": self.tr("Deed"),
            "note": self.tr("Note"),
        }
        spoken = self.tr("{kind}: {title}, {when}").format(kind=names[chapter.kind], title=chapter.title, when=when_)
        return EntryRow(
            chapter.id, chapter.kind, chapter.title, when_, spoken, bool(chapter.picture), bool(chapter.remark)
        )

    def _on_chosen(self, id_: str) -> None:
        chapter = self._camp.session.archive.chapter(id_) if id_ else None
        self._open = chapter.id if chapter else ""
        if chapter is None:
            self._page.show_nothing(
                self.tr("Nothing in the chronicle matches: search for other words, or all entries.")
            )
            self._page.offer(())
            return
        self._page.show_entry(self._view(chapter))
        self._offer(chapter)

    def _view(self, chapter: Chapter) -> ShownEntry:
        session = self._camp.session
        picture = session.archive.picture(chapter.picture) if chapter.picture else None
        return ShownEntry(
            title=chapter.title,
            when=_when(session, chapter),
            text=chapter.text,
            note=chapter.kind == "note",
            landscape=_landscape(chapter),
            written=self._written(chapter),
            remark=chapter.remark,
            picture=picture,
            lost_picture=chapter.picture if picture is None else "",
        )

    def _written(self, chapter: Chapter) -> str:
        text = self.tr("Written on {date}").format(date=when(chapter.at))
        return (
            self.tr("{text}, changed on {date}").format(text=text, date=when(chapter.edited))
            if chapter.edited
            else text
        )

    def _offer(self, chapter: Chapter) -> None:
        why_not = self._camp.session.archive.read_only
        if chapter.kind == "note":
            self._page.offer(
                (
                    (self.tr("De&lete"), partial(self._camp.do, DeleteNote(chapter.id)), why_not),
                    (self.tr("E&dit…"), partial(self._edit_note, chapter), why_not),
                )
            )
        else:
            words = self.tr("Change the &remark…") if chapter.remark else self.tr("Add a &remark…")
            self._page.offer((*self._watching(chapter), (words, partial(self._remark, chapter), why_not)))

    def _watching(self, chapter: Chapter) -> list[tuple[str, Callable[[], object], str]]:
        """A battle that was fought in the window can be watched once more."""
        fought = [
            one for one in self._camp.session.books.all(Fought) if chapter.battle and one.battle == chapter.battle
        ]
        return [(self.tr("&Watch the battle"), partial(self._camp.replay_wanted.emit, one), "") for one in fought]

    # Writing

    def _edit_note(self, chapter: Chapter) -> None:
        shown = self._camp.session.archive.picture(chapter.picture) if chapter.picture else None
        note = Note(chapter.title, chapter.text, chapter.picture)
        self._edit(note, shown, partial(EditNote, chapter.id))

    def _edit(self, note: Note, shown: bytes | None, make: type[AddNote] | partial[EditNote]) -> None:
        window = self._window.window() if self._window is not None else None
        dialog = NoteDialog(self._theme, note, shown, fresh=note == Note(), parent=window)
        dialog.saved.connect(lambda written: self._save(dialog, written, make))
        self._camp.dialog_wanted.emit(dialog)

    def _save(self, dialog: NoteDialog, note: Note, make: type[AddNote] | partial[EditNote]) -> None:
        """Keep picture and note; what is refused stays in the dialog with the reason."""
        archive, before = self._camp.session.archive, self._camp.session.can_undo()
        try:
            picture = archive.keep_picture(*note.image) if note.image else note.picture
            operation: Operation = make(note.title, note.text, picture)
            if reason := self._camp.session.refusal(operation):
                dialog.complain(reason)
                return
        except CampaignError as error:
            dialog.complain(str(error))
            return
        if self._camp.do(operation) or self._camp.session.can_undo() != before:
            dialog.accept()

    def _remark(self, chapter: Chapter) -> None:
        window = self._window.window() if self._window is not None else None
        about = self.tr("Your words stand beside “{title}”; the entry itself stays as it was written.")
        words = DialogWords(self.tr("A remark"), about.format(title=chapter.title), self.tr("&Save"))
        field = TextField(chapter.remark, self.tr("Your remark"))
        others = [(self.tr("&Take it away"), "")] if chapter.remark else []

        def keep(text: str) -> None:
            self._camp.do(Remark(chapter.id, text))

        self._camp.dialog_wanted.emit(AskDialog(self._theme, words, keep, field, window, others=others))


def _when(session: CampaignSession, chapter: Chapter) -> str:
    """The date of the story, and where it was."""
    town = called(session.pack, "town", chapter.town) if chapter.town else ""
    return " · ".join(filter(None, [date_text(session.plot, chapter.day), town]))


def _landscape(chapter: Chapter) -> str:
    """The woodcut that suits an entry."""
    if chapter.kind == "battle":
        return "setup" if chapter.key == "begin-mission" else "won"
    return {"story": "story", "note": "opening"}.get(chapter.kind, "location")
