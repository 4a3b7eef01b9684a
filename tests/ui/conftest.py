"""Windows for tests: built with a shelf that is not real, settled and closed again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from helpers.opened import Bait
from helpers.plain_face import FAMILY, plain_face
from horologium import paths
from horologium.ui.kit import typography
from horologium.ui.kit.theme import Theme
from horologium.ui.languages.languages import Catalogue, Interpreter
from horologium.ui.start.packs import PackRefusedError, PackShelfRow
from horologium.ui.window.builder import WindowBuilder, WindowFolders

HERE = Path(__file__).parent
RULE = """
[[rule]]
id = "TOY-GEN-0{number}"
topic = "General"
text = "Rule number {number} of the toys."
section = "First steps"
kind = "core"
"""


def pytest_collection_modifyitems(items):
    """Without a display Qt remarks that dialogs have no size hints and tooltips cannot be raised; that is no fault."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("propagateSizeHints", r"does not support raise\(\)", extend=True))


class FakeShelf:
    """Has what the test puts there; a path named bad is refused."""

    def __init__(self):
        self.kept = [PackShelfRow("ford", "The Ford", "Demo · 3 missions", "Small.")]

    def rows(self):
        return list(self.kept)

    def add(self, path):
        if path.name == "bad":
            raise PackRefusedError("bad", ["pack.toml:1: is empty - write something"])
        self.kept.append(PackShelfRow(path.name, path.name, "Demo · 1 mission", ""))
        return path.name


@pytest.fixture
def shelf():
    return FakeShelf()


@pytest.fixture
def bait(qapp, tmp_path, monkeypatch):
    """A picture that sees whether somebody opens it; addresses count from its folder."""
    laid = Bait(tmp_path / "bait")
    monkeypatch.chdir(laid.path.parent)
    yield laid
    laid.close()


@pytest.fixture(scope="session", autouse=True)
def plain_faces(qapp):
    """Set every text in a face of our own, so that sizes do not hang on the faces of a machine."""
    QFontDatabase.addApplicationFontFromData(plain_face())
    qapp.setFont(QFont(FAMILY, 10))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typography, "BODY_FAMILIES", (FAMILY,))
        patch.setattr(typography, "TITLE_FAMILIES", ())
        yield


@pytest.fixture(scope="session", autouse=True)
def hints(qapp):
    """Keep Qt's wrappers of the system's wishes: collected with one window, they would be missing in the next."""
    kept = QGuiApplication.styleHints()
    return kept, kept.accessibility()


@pytest.fixture(scope="session", autouse=True)
def english(qapp):
    """Numbers have their words without a window too; whatever a window speaks is asked first."""
    spoken = Interpreter(Catalogue(paths.resources() / "translations" / "en.ts"))
    qapp.installTranslator(spoken)
    yield
    qapp.removeTranslator(spoken)


@pytest.fixture
def theme(qapp):
    made = Theme(qapp, paths.resources() / "qss" / "window.qss", "light", 100)
    made.dress()
    yield made
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def resources(tmp_path_factory):
    """Give the real style sheet and a small ledger: the real ones take a quarter of a second to read."""
    folder = tmp_path_factory.mktemp("resources")
    shutil.copytree(paths.resources() / "qss", folder / "qss")
    (folder / "codex").mkdir()
    rules = "".join(RULE.format(number=number) for number in (1, 2, 3))
    (folder / "codex" / "toy.toml").write_text(f'game = "toy"\ntitle = "Toy Wars"\n{rules}', encoding="utf-8")
    return folder


@pytest.fixture
def build_window(qapp, tmp_path, shelf, resources):
    """Open a furnished window on the test's own folder."""
    made = []

    def open_(chosen=shelf):
        builder = WindowBuilder(
            qapp, WindowFolders(tmp_path, resources, paths.campaigns()), chosen, lambda: ["Further 1.0"]
        )
        builder.furnish()
        builder.window.show()
        builder.settle()
        made.append(builder)
        return builder

    yield open_
    for builder in made:
        builder.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def builder(build_window):
    return build_window()
