"""Rich text that can reach nothing: no file, no network, no markup of others; and how a text begins with an initial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from horologium.ui.kit.plain_text import Markup

if TYPE_CHECKING:
    from collections.abc import Mapping


def nothing() -> QImage:
    """An answer for what does not exist; where none is given, or an empty one, Qt opens the file by itself."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


class SealedDocument(QTextDocument):
    """Rich text for paper: shows only pictures that were handed to it, under ``mem:``."""

    def give_pictures(self, pictures: Mapping[str, QImage]) -> None:
        """Hand over pictures that the text may show as ``mem:name``."""
        for name, picture in pictures.items():
            self.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"mem:{name}"), picture)

    def show_markup(self, text: Markup) -> None:
        """Set it."""
        self.setHtml(text)

    def loadResource(self, _kind: int, _url: QUrl | str) -> object:
        """Whatever was not handed over does not exist."""
        return nothing()


class SealedBrowser(QTextBrowser):
    """Serves only pictures that were handed to it, under ``mem:``; links are told, never opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[str, QImage] = {}
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.document().setDocumentMargin(6)

    def give_picture(self, name: str, picture: QImage) -> None:
        """Hand over a picture that the text may show as ``mem:name``."""
        self._pictures[name] = picture

    def show_markup(self, text: Markup) -> None:
        """Show it."""
        self.setHtml(text)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Answer for own pictures; everything else does not exist."""
        address = QUrl(url)
        if kind == QTextDocument.ResourceType.ImageResource.value and address.scheme() == "mem":
            return self._pictures.get(address.path(), nothing())
        return nothing()


class SafeMarkdown(SealedBrowser):
    """Shows Markdown from packs; HTML in it stays literal text."""

    def show_markdown(self, text: str) -> None:
        """Show a text of a pack."""
        self.document().setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownNoHTML)


LONG: Final = 260
"""So long a text flows round its initial; beside a shorter one the picture would reach into what follows."""
MARKS: Final = "'\"‘’“”„‚«»‹›¿¡([–—…"
"""What may stand before the first letter."""

FLOWING: Final = Markup(
    '<p style="{style}"><img src="mem:{picture}" width="{width}" alt="{letter}" style="float:left">{words}</p>'
)
BESIDE: Final = Markup(
    '<table cellspacing="0" cellpadding="0"><tr>'
    '<td style="padding:0"><img src="mem:{picture}" width="{width}" alt="{letter}"></td>'
    '<td style="padding:0; vertical-align:middle"><p style="{style}">{words}</p></td></tr></table>'
)


def opening(text: str) -> str:
    """The letter that a text begins with, and the quotation marks before it; nothing if it begins otherwise."""
    marks = len(text) - len(text.lstrip(MARKS))
    return text[: marks + 1] if marks <= 2 and text[marks : marks + 1].isalpha() else ""


def begun(letter: str, words: str, style: str, width: int, picture: str = "initial") -> Markup:
    """A paragraph with its initial, a picture in memory; ``words`` are what follows the letter."""
    form = FLOWING if len(words) >= LONG else BESIDE
    return form.fill(letter=letter, words=words, style=style, width=width, picture=picture)
