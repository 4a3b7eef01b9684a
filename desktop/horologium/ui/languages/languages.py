"""Which languages there are, and how one of them is spoken everywhere: in the window, by Qt itself, by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from horologium.engine.core.speech import TONGUE, Tongue
from horologium.ui.languages.catalogue import Catalogue

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


class Languages:
    """Knows the catalogues and lets one of them be spoken at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.code = ENGLISH

    def speak(self, choice: str) -> None:
        """Speak a language from now on; what was said already stays as it is."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self.code = spoken(choice)
        catalogue = Catalogue(self._folder / f"{self.code}.ts")
        self._installed = [_of_qt(self.code), Interpreter(catalogue, only_numbers=self.code == ENGLISH)]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(QLocale(self.code))
        TONGUE.set(Tongue() if self.code == ENGLISH else Tongue(self.code, catalogue.sentence))


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
