"""A catalogue of texts in one language, read from the file that translators edit with Qt Linguist."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from xml.etree.ElementTree import Element

SENTENCES: Final = "Sentences"
"""Where the sentences of engine, campaign and store stand, which know no window."""

GONE: Final = ("vanished", "obsolete")


class Message(NamedTuple):
    """Where a text stands, the text itself, and a remark that tells equal texts apart."""

    context: str
    source: str
    remark: str = ""


class Catalogue:
    """The texts of one language; a text with a number has one form for one thing and one for several."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @cached_property
    def _messages(self) -> Mapping[Message, tuple[str, ...]]:
        """What the ``.ts`` file says; texts that were not translated yet are left out, all of them without a file."""
        from xml.etree import ElementTree  # noqa: PLC0415 - a window can open before anything has to be translated

        return dict(_messages(ElementTree.parse(self._path).getroot())) if self._path.is_file() else {}

    def __len__(self) -> int:
        return len(self._messages)

    def text(self, context: str, source: str, remark: str = "", number: int = -1) -> str | None:
        """A text in this language, for so many things; None where it is not known."""
        forms = self._messages.get(Message(context, source, remark))
        if forms is None:
            return None
        return forms[0] if number == 1 or len(forms) == 1 else forms[1]

    def sentence(self, text: str) -> str:
        """A sentence of engine, campaign or store; the English one where it is not known."""
        return self.text(SENTENCES, text) or text


def _messages(root: Element) -> Iterator[tuple[Message, tuple[str, ...]]]:
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            forms = _forms(message.find("translation"))
            if forms:
                yield Message(name, message.findtext("source", ""), message.findtext("comment", "")), forms


def _forms(translation: Element | None) -> tuple[str, ...]:
    if translation is None or translation.get("type") in GONE:
        return ()
    forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
    return forms if all(forms) else ()
