"""Small dialogs of the window: problems of packs, where a pack comes from, about, licences, faults."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QScrollArea, QWidget

from horologium import __version__
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from horologium.ui.kit.theme import Theme
    from horologium.ui.window.presenter import WindowPresenter


class ProblemsDialog(Dialog):
    """Lists what is wrong, a line each, ready to be copied."""

    def __init__(
        self, theme: Theme, title: str, intro: str, lines: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, title, parent)
        self.lines = list(lines)
        self.body.addWidget(PlainLabel(intro, wrap=True))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.addItems(self.lines)
        self.body.addWidget(self.list, 1)
        self.add_button(self.tr("&Copy all"), self.copy)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(680, 440)

    def copy(self) -> None:
        """Put all lines on the clipboard."""
        QGuiApplication.clipboard().setText("\n".join(self.lines))


class PackSourceDialog(Dialog):
    """Asks whether the pack is a folder or a .zip file."""

    folder_chosen = Signal()
    file_chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Add a content pack"), parent)
        self.body.addWidget(
            PlainLabel(
                self.tr(
                    "A pack is a folder that holds a file named pack.toml, or the same folder as a .zip. "
                    "It is checked first; a sound pack is copied into your data folder, and the original stays "
                    "as it is. You can also drop a pack onto the window."
                ),
                wrap=True,
            )
        )
        self.body.addStretch(1)
        self.add_button(self.tr("From a &folder…"), self._on_folder, default=True)
        self.add_button(self.tr("From a .&zip file…"), self._on_file)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.finish()
        self.resize(620, 260)

    def _on_folder(self) -> None:
        self.accept()
        self.folder_chosen.emit()

    def _on_file(self) -> None:
        self.accept()
        self.file_chosen.emit()


class AboutDialog(Dialog):
    """What this is, whose, and with which versions it runs."""

    licences_wanted = Signal()

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, further: Iterable[str] = (), *, licences: bool = False
    ) -> None:
        super().__init__(theme, self.tr("About Horologium"), parent)
        self._versions = versions(further)
        for text, role in (
            (self.tr("Horologium {version}").format(version=__version__), "heading"),
            (self.tr("A campaign manager with the rules inside."), "note"),
            (
                self.tr(
                    "An unofficial, fan-made tool. Names of games and their figures belong to their owners, "
                    "who have neither made nor approved it. The rules in the Codex are told in our own words."
                ),
                "body",
            ),
            (self.tr("Free software under the MIT licence, without any warranty."), "body"),
            (
                self.tr(
                    "Made with Qt for Python; icons, dial and textures are our own drawings. "
                    "The text is set in EB Garamond (SIL Open Font License) where it is installed."
                ),
                "body",
            ),
            (self._versions, "small"),
        ):
            label = PlainLabel(text, role, wrap=True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.add_button(self.tr("&Copy versions"), self._copy)
        if licences:
            self.add_button(self.tr("L&icences"), self._on_licences)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(620, 500)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._versions)

    def _on_licences(self) -> None:
        self.accept()
        self.licences_wanted.emit()


def versions(further: Iterable[str] = ()) -> str:
    """Name the versions that a bug report needs."""
    parts = (
        f"Horologium {__version__}",
        f"Qt {qVersion()}",
        f"Python {platform.python_version()}",
        platform.system(),
        *further,
    )
    return " · ".join(parts)


class ErrorDialog(Dialog):
    """The one dialog for what should not happen."""

    def __init__(self, theme: Theme, sentence: str, details: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Something went wrong"), parent)
        self.details = details
        self.body.addWidget(PlainLabel(sentence, wrap=True))
        box = QScrollArea()
        box.setAccessibleName(self.tr("Details"))
        box.setWidgetResizable(True)
        text = PlainLabel(details, "small", wrap=True)
        text.setMargin(8)
        text.setObjectName("scrolled")
        text.setAlignment(Qt.AlignmentFlag.AlignTop)
        text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        text.setAccessibleName(self.tr("Details"))
        box.setWidget(text)
        self.body.addWidget(box, 1)
        self.add_button(self.tr("&Copy for a report"), self._copy)
        self.add_button(self.tr("&Go on"), self.accept, default=True)
        self.finish()
        self.resize(660, 420)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{versions()}\n{self.details}")


FOLDER: Final = "licences"
INDEX: Final = "index.txt"


def show_about(main: WindowPresenter, resources: Path, versions: list[str]) -> None:
    """Say what this program is, and lead on to the licences where there are any."""
    text = read(resources)
    dialog = AboutDialog(main.theme, main.window, versions, licences=bool(text))
    dialog.licences_wanted.connect(lambda: main.show_dialog(LicencesDialog(main.theme, text, main.window)))
    main.show_dialog(dialog)


def read(resources: Path) -> str:
    """Give the list of parts and then their licences, or nothing where none were collected."""
    index = resources / FOLDER / INDEX
    if not index.is_file():
        return ""
    others = sorted(file for file in index.parent.glob("*.txt") if file != index)
    return "\n\n".join(file.read_text("utf-8", "replace").strip() for file in (index, *others))


class LicencesDialog(Dialog):
    """Shows the licences, to be read and copied."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, self.tr("Licences"), parent)
        self.body.addWidget(
            PlainLabel(self.tr("Horologium comes with the work of others, under these terms:"), wrap=True)
        )
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licences"))
        self.body.addWidget(self.text, 1)
        self.add_button(self.tr("C&lose"), self.accept, default=True)
        self.finish()
        self.resize(760, 560)
