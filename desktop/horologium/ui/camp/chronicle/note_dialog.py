"""The dialog in which a note is written: a title, rich text, and a picture that is made small enough to keep."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QImageReader,
    QKeySequence,
    QPixmap,
    QTextBlockFormat,
    QTextCursor,
    QTextListFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QTextEdit, QToolButton, QWidget

from horologium.campaign.ops.notes import MOST_TITLE
from horologium.ui.art import icons
from horologium.ui.camp.chronicle import rich_text
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.file_dialogs import ask_to_open
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.rich_text import nothing

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QUrl

    from horologium.ui.kit.theme import Theme

LONGEST_SIDE: Final = 1600
LARGEST_SOURCE: Final = 12_000
"""A picture with a longer side, in pixels, is not even opened."""
QUALITY: Final = 88
SUFFIXES: Final = (".png", ".jpg", ".jpeg", ".webp", ".bmp")
THUMB = 96
BOLD = QFont.Weight.DemiBold


class NewPicture(NamedTuple):
    """A picture that is not kept yet."""

    name: str
    data: bytes


def read_picture(source: QImage | Path) -> NewPicture | None:
    """A picture as it would be kept, or nothing if it cannot be read."""
    image = _opened(source) if isinstance(source, Path) else source
    if image.isNull():
        return None
    if max(image.width(), image.height()) > LONGEST_SIDE:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(LONGEST_SIDE, LONGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    kind = "png" if image.hasAlphaChannel() else "jpg"
    stem = source.stem if isinstance(source, Path) else "picture"
    return NewPicture(f"{_plain(stem)}.{kind}", _bytes(image, kind))


def _opened(path: Path) -> QImage:
    """Decode a file by what it is, turned as the camera meant it."""
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size: QSize = reader.size()
    if size.isValid() and max(size.width(), size.height()) > LARGEST_SOURCE:
        return QImage()
    return reader.read()


def _plain(stem: str) -> str:
    """A name of letters and digits."""
    kept = " ".join(re.sub(r"[^\w .()-]", " ", stem).split()).strip(" .-()")[:60].rstrip(" .")
    return kept if kept and re.match(r"\w", kept) else "picture"


def _bytes(image: QImage, kind: str) -> bytes:
    target = QByteArray()
    buffer = QBuffer(target)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind.upper(), QUALITY)  # type: ignore[call-overload]
    return bytes(target.data())


class Note(NamedTuple):
    """A note as it is written: ``picture`` is the name of one that is kept, ``image`` a new one."""

    title: str = ""
    text: str = ""
    picture: str = ""
    image: NewPicture | None = None


class NoteEditor(QTextEdit):
    """Takes words from anywhere, but no faces and no sizes; a picture that is dropped or pasted goes beside them."""

    picture_given = Signal(object)  # QImage or Path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("The note"))

    def loadResource(self, _kind: int, _url: QUrl | str) -> object:
        """Nothing can be shown here but words."""
        return nothing()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Welcome text and pictures."""
        return source.hasText() or source.hasImage() or _picture_file(source) is not None

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Take plain words; hand pictures on."""
        if (path := _picture_file(source)) is not None:
            self.picture_given.emit(path)
        elif source.hasImage():
            self.picture_given.emit(QImage(source.imageData()))
        else:
            self.insertPlainText(source.text())

    # What the buttons do

    def set_bold(self, on: bool) -> None:
        """Write bold from here, or what is chosen."""
        self.setFontWeight(BOLD if on else QFont.Weight.Normal)

    def set_italic(self, on: bool) -> None:
        """Write in italics from here, or what is chosen."""
        self.setFontItalic(on)

    def make_list(self, style: QTextListFormat.Style) -> None:
        """Make the lines that are chosen a list, or end the list."""
        cursor = self.textCursor()
        listed = cursor.currentList()
        if listed is not None and listed.format().style() == style:
            self._plain_block(cursor)
        else:
            self._plain_block(cursor)
            cursor.createList(style)

    def make_heading(self) -> None:
        """Make a line a heading, or no heading."""
        cursor = self.textCursor()
        on = not cursor.blockFormat().headingLevel()
        self._plain_block(cursor)
        form = QTextBlockFormat()
        form.setHeadingLevel(4 if on else 0)
        cursor.mergeBlockFormat(form)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        letters = cursor.charFormat()
        letters.setFontWeight(BOLD if on else QFont.Weight.Normal)
        cursor.mergeCharFormat(letters)

    def make_quote(self) -> None:
        """Make the lines that are chosen a quotation, or end it."""
        cursor = self.textCursor()
        on = cursor.blockFormat().leftMargin() < rich_text.QUOTE_INDENT
        self._plain_block(cursor)
        form = cursor.blockFormat()
        form.setLeftMargin(rich_text.QUOTE_INDENT if on else 0)
        form.setRightMargin(rich_text.QUOTE_INDENT if on else 0)
        cursor.mergeBlockFormat(form)

    @staticmethod
    def _plain_block(cursor: QTextCursor) -> None:
        """Take lists, headings and quotations away."""
        form = QTextBlockFormat()
        form.setObjectIndex(-1)
        form.setIndent(0)
        form.setHeadingLevel(0)
        form.setLeftMargin(0)
        form.setRightMargin(0)
        cursor.mergeBlockFormat(form)


class NoteDialog(Dialog):
    """Writes a new note or changes one; ``saved`` carries it. What cannot be saved is told, and nothing is lost."""

    saved = Signal(object)  # Note

    def __init__(
        self, theme: Theme, note: Note, shown: bytes | None = None, *, fresh: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("A new note") if fresh else self.tr("Change the note"), parent)
        self._note = note
        self.title = QLineEdit(note.title)
        self.title.setMaxLength(MOST_TITLE)
        self.title.setPlaceholderText(self.tr("Title"))
        self.title.setAccessibleName(self.tr("Title of the note"))
        self.text = NoteEditor()
        rich_text.fill(self.text.document(), note.text)
        self.text.picture_given.connect(self._on_given)
        self.trouble = PlainLabel("", "bad", wrap=True)
        self.trouble.hide()
        self.body.addWidget(self.title)
        self.body.addLayout(self._tools())
        self.body.addWidget(self.text, 1)
        self.body.addLayout(self._picture_row())
        self.body.addWidget(self.trouble)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.save = self.add_button(self.tr("&Save"), self._on_save, default=True)
        self.finish()
        self._show_picture(shown)
        self.title.textChanged.connect(self._on_title)
        self._on_title()
        self.resize(640, 620)

    def complain(self, reason: str) -> None:
        """Say why the note could not be saved; it stays open."""
        self.trouble.setText(reason[:1].upper() + reason[1:])
        self.trouble.show()

    # Furniture

    def _tools(self) -> Flow:
        row, text = Flow(), self.text
        bullet, number = QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListDecimal
        self.bold = self._tool(self.tr("Bold"), "Ctrl+B", text.set_bold, checkable=True)
        self.italic = self._tool(self.tr("Italic"), "Ctrl+I", text.set_italic, checkable=True)
        for button in (
            self.bold,
            self.italic,
            self._tool(self.tr("Heading"), "Ctrl+Shift+1", text.make_heading),
            self._tool(self.tr("• List"), "Ctrl+Shift+8", partial(text.make_list, bullet)),
            self._tool(self.tr("1. List"), "Ctrl+Shift+7", partial(text.make_list, number)),
            self._tool(self.tr("Quotation"), "Ctrl+Shift+9", text.make_quote),
        ):
            row.addWidget(button)
        text.currentCharFormatChanged.connect(self._on_format)
        return row

    def _tool(self, name: str, keys: str, run: Callable[..., object], *, checkable: bool = False) -> QToolButton:
        button = QToolButton()
        button.setText(name)
        button.setProperty("compact", True)
        button.setCheckable(checkable)
        button.setShortcut(QKeySequence(keys))
        native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        give_tip(button, f"{name} ({native})")
        button.setAccessibleName(name)
        button.clicked.connect(run if checkable else lambda _checked=False: run())
        return button

    def _picture_row(self) -> QHBoxLayout:
        self.thumb = PlainLabel()
        self.thumb.setAccessibleName(self.tr("The picture of the note"))
        self.add = self._tool(self.tr("Add a picture…"), "Ctrl+Shift+P", self._ask_picture)
        self.add.setIcon(icons.icon("picture", self._theme.tokens.ink))
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.take_away = self._tool(self.tr("Take the picture away"), "Ctrl+Shift+Backspace", self._on_take_away)
        row = QHBoxLayout()
        row.addWidget(self.thumb)
        row.addWidget(self.add)
        row.addWidget(self.take_away)
        row.addStretch(1)
        return row

    # What happens

    def _on_format(self) -> None:
        self.bold.setChecked(self.text.fontWeight() >= BOLD)
        self.italic.setChecked(self.text.fontItalic())

    def _on_title(self) -> None:
        named = bool(self.title.text().strip())
        self.save.setEnabled(named)
        give_tip(self.save, "" if named else self.tr("Give the note a title first."))
        self.save.setAccessibleDescription(self.save.toolTip())

    def _ask_picture(self) -> None:
        path = ask_to_open(
            self, self.tr("A picture for the note"), self.tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp)")
        )
        if path:
            self._on_given(Path(path))

    def _on_given(self, given: QImage | Path) -> None:
        made = read_picture(given)
        if made is None:
            self.complain(self.tr("This is no picture that can be read: choose a PNG, JPEG or WebP file."))
            return
        self.trouble.hide()
        self._note = self._note._replace(picture="", image=made)
        self._show_picture(made.data)

    def _on_take_away(self) -> None:
        self._note = self._note._replace(picture="", image=None)
        self._show_picture(None)

    def _show_picture(self, data: bytes | None) -> None:
        picture = QPixmap()
        if data:
            picture.loadFromData(data)
        there = bool(self._note.picture or self._note.image)
        if not picture.isNull():
            size = QSize(THUMB, THUMB)
            smooth = Qt.TransformationMode.SmoothTransformation
            self.thumb.setPixmap(picture.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth))
        self.thumb.setVisible(not picture.isNull())
        self.take_away.setVisible(there)
        self.add.setText(self.tr("Another picture…") if there else self.tr("Add a picture…"))

    def _on_save(self) -> None:
        text = rich_text.written(self.text.document())
        self.saved.emit(self._note._replace(title=self.title.text().strip(), text=text))


def _picture_file(source: QMimeData) -> Path | None:
    """The one picture file that was dropped, if it was one."""
    urls = source.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in SUFFIXES else None
