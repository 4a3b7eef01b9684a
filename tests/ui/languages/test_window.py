"""The window in other languages: Italian while it is open, and one that is longer than all others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QMenu

from horologium import paths
from horologium.engine.core.speech import TONGUE, Tongue, say
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.languages.languages import Interpreter
from horologium.ui.window.builder import WindowBuilder, WindowFolders


class Longer:
    """A catalogue of no language: every text is marked, accented, and half as long again."""

    ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")

    def text(self, _context, source, _remark="", _number=-1):
        return f"[{self.sentence(source)}]"

    def sentence(self, source):
        parts = source.split("{")
        told = "{".join([parts[0].translate(self.ACCENTS), *map(self._after_gap, parts[1:])])
        return told + "~" * (len(source) * 2 // 5)

    def _after_gap(self, part):
        gap, brace, rest = part.partition("}")
        return f"{gap}{brace}{rest.translate(self.ACCENTS)}"


@pytest.fixture
def speaking(qapp, tmp_path, shelf):
    """Open a window with the real catalogues; the language is English again at the end."""
    before, builders = (TONGUE.get(), QLocale()), []

    def open_():
        builder = WindowBuilder(qapp, WindowFolders(tmp_path, paths.resources(), paths.campaigns()), shelf)
        builder.furnish()
        builder.window.show()
        builder.settle()
        builders.append(builder)
        return builder

    yield open_
    for builder in builders:
        builder.close()
    TONGUE.set(before[0])
    QLocale.setDefault(before[1])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def tabs(builder):
    bar = builder.window.masthead.tabs
    return [bar.tabText(place) for place in range(bar.count())]


def test_another_language_is_spoken_at_once(speaking):
    builder = speaking()
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    assert tabs(builder)[-1] == "Impostazioni"


def test_the_window_comes_back_to_the_same_page(speaking):
    builder = speaking()
    builder.main.go_to_settings()
    old = builder.window
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    assert (builder.window.current, builder.window is old, builder.window.isVisible()) == ("settings", False, True)


def test_the_language_is_remembered(speaking):
    builder = speaking()
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    assert tabs(speaking())[0] == "Inizio"


def test_the_rules_speak_along(speaking):
    builder = speaking()
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    assert say("there is nothing to undo") == "non c'è nulla da annullare"


def test_mnemonics_are_unique_in_every_menu_of_another_language(speaking):
    builder = speaking()
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    for menu in (builder.window.menuBar(), *builder.window.menuBar().findChildren(QMenu)):
        marked = [action.text().split("&", 1)[1][0].casefold() for action in menu.actions() if "&" in action.text()]
        assert sorted(set(marked)) == sorted(marked), menu.title()


def test_a_change_of_looks_alone_keeps_the_window(speaking):
    builder = speaking()
    old = builder.window
    builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
    builder.settle()
    assert builder.window is old


@pytest.fixture
def longer(qapp):
    """Everything is longer than English while this holds."""
    interpreter, before = Interpreter(Longer()), TONGUE.get()
    QCoreApplication.installTranslator(interpreter)
    TONGUE.set(Tongue("xx", Longer().sentence))
    yield
    QCoreApplication.removeTranslator(interpreter)
    TONGUE.set(before)


def narrow(widget):
    """The texts that have less room than they need."""
    labels = [label for label in widget.findChildren(PlainLabel) if label.isVisible()]
    cut = [label.text() for label in labels if label.height() < min(label.heightForWidth(label.width()), 999)]
    buttons = [button for button in widget.findChildren(QAbstractButton) if button.isVisible() and button.text()]
    return cut + [each.text() for each in buttons if each.width() < each.minimumSizeHint().width()]


@pytest.mark.parametrize("page", ["start", "battle", "codex", "settings"])
def test_texts_that_are_half_as_long_again_fit(longer, build_window, page):
    builder = build_window()
    builder.window.resize(1280, 800)
    builder.window.go_to(page)
    builder.settle()
    assert narrow(builder.window.page(page)) == []


@pytest.mark.parametrize("page", ["start", "battle", "codex", "settings"])
def test_nothing_on_a_page_escapes_translation(longer, build_window, page):
    builder = build_window()
    builder.window.go_to(page)
    builder.settle()
    shown = builder.window.page(page).findChildren(QLabel) + builder.window.page(page).findChildren(QAbstractButton)
    boxes = builder.window.page(page).findChildren(QComboBox)
    texts = [each.text() for each in shown] + [box.itemText(0) for box in boxes]
    plain = [text for text in texts if len(text) > 3 and any(map(str.isalpha, text)) and "~" not in text]
    assert [text for text in plain if not text.startswith(KNOWN) and "/" not in text] == []


KNOWN = ("English", "Italiano", "Horologium", "The Ford", "Demo", "Small")
"""Names, and the words of a pack, which speak for themselves."""
