"""Every screen of the program in every language: nothing without a name, no raw word, no key for two things."""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from functools import cache, partial
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, QMenu, QMenuBar, QSlider, QWidget

from helpers.own_words import games, strange_on_screen
from helpers.raw_words import raw_words
from helpers.read_aloud import words_of
from helpers.shipped import library
from helpers.wheel import turn_wheel
from horologium import paths
from horologium.app import open_office
from horologium.engine.core.speech import TONGUE
from horologium.ui.window.builder import WindowBuilder, WindowFolders
from pictures.campaigns import PREFIX
from shots import screens

pytestmark = pytest.mark.early
MARK = re.compile(r"&(\w)")
LANGUAGES = ("en", "it")
SLOW = "camp-ladder-forecast"
"""The panel of camp-forecast once more, with battles that take long."""
CROWDED = {("it", "settings")}
"""Screens with more controls than there are letters beside those of the menus."""


def marked(texts):
    """The texts with a mnemonic, by its letter."""
    found = [(hit[1].casefold(), text) for text in texts if (hit := MARK.search(text.replace("&&", "")))]
    return sorted({*found})  # two buttons for one thing, such as Roll beside the dice and below the question, are one


def bar_texts(shown):
    return [text for bar in shown.findChildren(QMenuBar) for text in texts_of(bar)]


def shown_texts(shown):
    buttons = [each.text() for each in shown.findChildren(QAbstractButton) if each.isVisible()]
    labels = [each for each in shown.findChildren(QLabel) if each.isVisible() and each.buddy() is not None]
    return [*buttons, *(each.text() for each in labels)]


def texts_of(menu):
    return [action.text() for action in menu.actions()]


def nameless(shown):
    """What takes the focus and has neither name nor words."""
    taking = [each for each in shown.findChildren(QWidget) if each.isVisible() and not is_part_of_qt(each)]
    taking = [each for each in taking if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    mute = [each for each in taking if not (each.accessibleName() or words_on(each))]
    return [f"{type(each).__name__} in {type(each.parent()).__name__}" for each in mute]


def words_on(widget):
    """What a reader reads where no other name is given."""
    return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""


def is_part_of_qt(widget):
    return widget.objectName().startswith("qt_") or widget.focusProxy() is not None


def unexplained(shown):
    """Buttons without words that do not say what they do, and those that are off and do not say why."""
    buttons = [each for each in shown.findChildren(QAbstractButton) if each.isVisible() and not is_part_of_qt(each)]
    mute = [each for each in buttons if not (each.text() or each.accessibleName())]
    return [f"{type(each).__name__} in {type(each.parent()).__name__}" for each in mute]


def wheeled(shown):
    """What the wheel would change, or choose, although nobody has chosen it."""
    kinds = (QComboBox, QAbstractSpinBox, QSlider)
    boxes = [each for kind in kinds for each in shown.findChildren(kind) if each.isVisible() and not each.hasFocus()]
    before = {each: value_of(each) for each in boxes}
    for each in boxes:
        turn_wheel(each)
        turn_wheel(each, up=True)
    return [
        f"{type(each).__name__} in {type(each.parent()).__name__}"
        for each in boxes
        if value_of(each) != before[each] or each.focusPolicy() == Qt.FocusPolicy.WheelFocus
    ]


def value_of(box):
    return box.currentIndex() if isinstance(box, QComboBox) else box.value()


class Look(NamedTuple):
    """What was found on a screen."""

    name: str
    page: str
    scopes: dict[str, list[str]]
    nameless: list[str]
    unexplained: list[str]
    wheeled: list[str]
    raw: dict[str, list[str]]
    game: str
    strange: list[str]
    picture: str


def walk(builder, language):
    """Look at every screen once; in English they are painted too."""
    painted = language == LANGUAGES[0]
    builder.window.setUpdatesEnabled(painted)
    for name, go in screens(builder.main):
        if name == SLOW and not painted:
            continue
        go()
        builder.settle()
        shown = builder.main.dialog or builder.window
        menus = {f"{name}: {menu.title()}": texts_of(menu) for menu in shown.findChildren(QMenu)}
        bar = [] if (language, name) in CROWDED else bar_texts(shown)
        scopes = {name: [*shown_texts(shown), *bar], **menus}
        picture = digest(shown) if painted else ""
        said = {text: raw for text in words_of(shown) if (raw := list(raw_words(text, keys())))}
        kept = wheeled(shown)
        game, odd = spoken_of(builder, language)
        yield Look(
            name, builder.window.current, scopes, nameless(shown), unexplained(shown), kept, said, game, odd, picture
        )
        builder.main.close_dialog()


def spoken_of(builder, language):
    """The game of the campaign that is open, and what is said of it in words of another one."""
    if builder.main.camp.is_open:
        session = builder.main.camp.session
        game, content = session.ruleset.id, session.pack.content
        menus = [text for menu in builder.window.menuBar().findChildren(QMenu) for text in texts_of(menu)]
        said = [*words_of(builder.main.dialog or builder.window.page(builder.window.current)), *menus]
        return game, strange_on_screen(game, language, said, content)
    return "", []


@cache
def keys():
    """What packs call their things, where it is not what players call them."""
    contents = [pack.content for pack in library().packs.values()]
    specs = [(key, spec) for content in contents for kind in content.values() for key, spec in kind.items()]
    return {key for key, spec in specs if "-" in key and key not in str(getattr(spec, "name", "")).casefold()}


def digest(shown):
    """The picture of a screen in a few letters."""
    image = shown.grab().toImage()  # its bits are gone with it
    return hashlib.sha256(image.constBits()).hexdigest()


@pytest.fixture(scope="module")
def looked(qapp, tmp_path_factory):
    """All screens of a window with the sample campaigns, in every language."""
    before, data = (TONGUE.get(), QLocale()), tmp_path_factory.mktemp("data")
    builder = WindowBuilder(
        qapp, WindowFolders(data, paths.resources(), paths.campaigns()), office=partial(open_office, data)
    )
    builder.furnish()
    builder.window.show()
    found = {}
    for language in LANGUAGES:
        builder.settings.keep(builder.settings.preferences._replace(language=language, reduce_motion=True))
        builder.speak_anew()
        builder.settle()
        found[language] = list(walk(builder, language))
    yield found
    builder.close()
    TONGUE.set(before[0])
    QLocale.setDefault(before[1])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_mnemonics_of_a_screen_or_a_menu_are_equal(looked, language):
    clashes = []
    for look in looked[language]:
        for scope, texts in look.scopes.items():
            count = Counter(letter for letter, _ in marked(texts))
            clashes += [(scope, text) for letter, text in marked(texts) if count[letter] > 1]
    assert clashes == []


def test_everything_that_takes_the_focus_has_a_name_on_every_screen(looked):
    assert {look.name: look.nameless for look in looked["en"] if look.nameless} == {}


def test_every_button_says_what_it_does(looked):
    assert {look.name: look.unexplained for look in looked["en"] if look.unexplained} == {}


def test_the_wheel_changes_nothing_on_any_screen(looked):
    assert {look.name: look.wheeled for look in looked["en"] if look.wheeled} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_shows_a_word_from_inside_the_program(looked, language):
    assert {look.name: look.raw for look in looked[language] if look.raw} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_screen_of_a_campaign_says_a_word_of_another_game(looked, language, game):
    spoken = [look for look in looked[language] if look.game == game]
    assert len(spoken) > 5
    assert {look.name: look.strange for look in spoken if look.strange} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_of_a_campaign_can_be_gone_to(looked, language):
    pages = {look.name: look.page for look in looked[language] if look.name.startswith(PREFIX)}
    assert {name: page for name, page in pages.items() if page != "camp"} == {"camp-codex": "codex"}
    assert len(pages) > 50


def test_every_screen_has_a_picture_of_its_own(looked):
    names = defaultdict(list)
    for look in looked["en"]:
        names[look.picture].append(look.name)
    assert [alike for alike in names.values() if len(alike) > 1] == []
    assert len(names) > 80
