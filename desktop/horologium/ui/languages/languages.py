"""Which languages there are, and how one of them is spoken everywhere: in the window, by Qt itself, by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from horologium.engine.core.speech import TONGUE, Tongue
from horologium.ui.languages.catalogue import SENTENCES, Catalogue

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QObject

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
