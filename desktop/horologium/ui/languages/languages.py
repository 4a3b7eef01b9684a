"""Languages of the window: catalogues as they are read, and which one is spoken."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from horologium.engine.core.speech import TONGUE, Tongue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path
    from xml.etree.ElementTree import Element

    from PySide6.QtCore import QObject

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


SYSTEM: Final = "system"
ENGLISH: Final = "en"
NAMES: Final = (("en", "English"), ("it", "Italiano"))
"""The languages that the program speaks, each by its own name."""

CHOICES: Final = (SYSTEM, *(code for code, _ in NAMES))


class Interpreter(QTranslator):
    """Gives Qt the texts of a catalogue, which needs no step of its own between translator and window."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None, *, only_numbers: bool = False) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._only_numbers = only_numbers

    def isEmpty(self) -> bool:
        """Qt does not ask one that is empty."""
        return False

    def translate(self, context: str, source: str, remark: str | None = None, number: int = -1) -> str | None:
        """A text in the language of the catalogue; None lets Qt ask others, and take the text as it is at last."""
        if self._only_numbers and number < 0:
            return None
        return self._catalogue.text(context, source, remark or "", number)


class Dialects:
    """What games say in their own words, in one language: a catalogue for each that has one."""

    def __init__(self, folder: Path, code: str) -> None:
        self._catalogues = {path.parent.name: Catalogue(path) for path in folder.glob(f"*/{code}.ts")}

    def text(self, game: str, context: str, source: str, remark: str = "", number: int = -1) -> str | None:
        """A text in the words of a game; None where it says it as all do."""
        own = self._catalogues.get(game)
        return None if own is None else own.text(context, source, remark, number)

    def sentence(self, game: str, text: str) -> str | None:
        """A sentence of engine, campaign or store in the words of a game."""
        return self.text(game, SENTENCES, text)


class Dialect(QTranslator):
    """Gives Qt the texts of the game of which is spoken; it lies above the language, so it is asked first."""

    def __init__(self, dialects: Dialects, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._dialects = dialects

    def isEmpty(self) -> bool:
        """Qt does not ask one that is empty."""
        return False

    def translate(self, context: str, source: str, remark: str | None = None, number: int = -1) -> str | None:
        """A text in the words of the game; None lets Qt ask the language."""
        return self._dialects.text(TONGUE.get().game, context, source, remark or "", number)


class Languages:
    """Knows the catalogues and lets one of them be spoken at a time, with what games say in their own words."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.code = ENGLISH

    def speak(self, choice: str) -> None:
        """Speak a language from now on, of no game yet; what was said already stays as it is."""
        self.fall_silent()
        self.code = spoken(choice)
        catalogue, dialects = Catalogue(self._folder / f"{self.code}.ts"), Dialects(self._folder, self.code)
        common = Interpreter(catalogue, only_numbers=self.code == ENGLISH)
        self._installed = [_of_qt(self.code), common, Dialect(dialects)]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(self.code))
        interpret = Tongue().interpret if self.code == ENGLISH else catalogue.sentence
        TONGUE.set(Tongue(self.code, interpret, dialects.sentence))

    def fall_silent(self) -> None:
        """Say nothing more; the window speaks as it is written then."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []


def spoken(choice: str) -> str:
    """The language behind a choice; that of the system if the program speaks it, else English."""
    known = [code for code, _ in NAMES]
    if choice in known:
        return choice
    wanted = (tag.replace("_", "-").split("-")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in known), ENGLISH)


def _of_qt(code: str) -> QTranslator:
    """What Qt's own dialogs say."""
    translator = QTranslator()
    translator.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return translator
