"""One language is spoken everywhere: in the window, by Qt itself, by the rules."""

from __future__ import annotations

from contextvars import copy_context

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject

from horologium import paths
from horologium.engine.core.speech import TONGUE, say, speak_of, speaking_of
from horologium.ui.languages.languages import Catalogue, Languages, spoken

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1" language="it"><context><name>Speaker</name>
<message><source>Good morning</source><translation>Buongiorno</translation></message>
<message><source>Later</source><translation type="unfinished"></translation></message>
<message><source>Gone</source><translation type="vanished">Via</translation></message>
<message><source>Draw</source><comment>a card</comment><translation>Pesca</translation></message>
<message numerus="yes"><source>%n hero(es)</source>
<translation><numerusform>%n eroe</numerusform><numerusform>%n eroi</numerusform></translation></message>
</context><context><name>Sentences</name>
<message><source>{hero} stays behind</source><translation>{hero} resta indietro</translation></message>
</context></TS>"""


STARS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS><TS version="2.1"><context><name>Speaker</name>
<message><source>Good morning</source><translation>Good night</translation></message>
<message numerus="yes"><source>%n hero(es)</source>
<translation><numerusform>%n star</numerusform><numerusform>%n stars</numerusform></translation></message>
</context><context><name>Sentences</name>
<message><source>{hero} stays behind</source><translation>{hero} stays by the lamp</translation></message>
</context></TS>"""


class Speaker(QObject):
    """Has something to say."""


class Child(Speaker):
    """Says it as its elders do."""


@pytest.fixture
def languages(qapp, tmp_path):
    for code, text in (("it", TS), ("en", TS.replace("%n eroi", "%n heroes"))):
        (tmp_path / f"{code}.ts").write_text(text, "utf-8")
    (tmp_path / "stars").mkdir()
    (tmp_path / "stars" / "en.ts").write_text(STARS, "utf-8")
    (tmp_path / "stars" / "it.ts").write_text(STARS.replace("Good night", "Buonanotte"), "utf-8")
    found, before = Languages(tmp_path), (TONGUE.get(), QLocale())
    yield found
    found.fall_silent()
    TONGUE.set(before[0])
    QLocale.setDefault(before[1])


def test_the_window_speaks_the_language_that_was_chosen(languages):
    languages.speak("it")
    assert (Speaker().tr("Good morning"), Child().tr("Good morning")) == ("Buongiorno", "Buongiorno")


def test_what_is_not_translated_yet_stays_as_it_is(languages):
    languages.speak("it")
    assert [Speaker().tr("Later"), Speaker().tr("Gone"), Speaker().tr("Unheard")] == ["Later", "Gone", "Unheard"]


def test_one_and_several_are_told_apart(languages):
    languages.speak("it")
    assert [Speaker().tr("%n hero(es)", "", count) for count in (1, 4, 0)] == ["1 eroe", "4 eroi", "0 eroi"]


def test_a_remark_tells_equal_texts_apart(languages):
    languages.speak("it")
    assert (Speaker().tr("Draw", "a card"), Speaker().tr("Draw")) == ("Pesca", "Draw")


def test_the_rules_speak_as_the_window_does(languages):
    languages.speak("it")
    assert (say("{hero} stays behind", hero="Ada"), TONGUE.get().code) == ("Ada resta indietro", "it")


def test_going_back_to_english_leaves_nothing_behind(languages):
    languages.speak("it")
    languages.speak("en")
    assert (Speaker().tr("Good morning"), say("{hero} stays behind", hero="Ada")) == (
        "Good morning",
        "Ada stays behind",
    )
    assert Speaker().tr("%n hero(es)", "", 4) == "4 heroes"


def test_numbers_are_written_as_the_language_wants_it(languages):
    languages.speak("it")
    assert QLocale().language() == QLocale.Language.Italian


def test_the_buttons_of_qt_itself_are_translated(languages):
    languages.speak("it")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annulla"


@pytest.mark.parametrize(("choice", "code"), [("it", "it"), ("en", "en"), ("tlh", "en")])
def test_an_unknown_language_is_english(choice, code, monkeypatch):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["xx-YY"])
    assert spoken(choice) == code


def test_the_system_may_choose(monkeypatch):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["de-DE", "it-IT", "en-US"])
    assert spoken("system") == "it"


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_catalogue_of_the_program_can_be_read(code):
    assert len(Catalogue(paths.resources() / "translations" / f"{code}.ts")) > 0


def test_work_in_the_background_speaks_the_language_of_the_window(languages, qtbot):
    from horologium.ui.kit.jobs import Jobs

    languages.speak("it")
    jobs, heard = Jobs(), []
    jobs.run_query(lambda: say("{hero} stays behind", hero="Ada"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    jobs.close()
    assert heard == ["Ada resta indietro"]


def test_what_is_said_in_a_copy_of_the_context_stays_there():
    copy_context().run(TONGUE.set, TONGUE.get()._replace(code="it"))
    assert TONGUE.get().code == "en"


@pytest.mark.parametrize(("code", "wish"), [("en", "Good night"), ("it", "Buonanotte")])
def test_window_and_rules_speak_of_a_game_in_its_own_words(languages, code, wish):
    languages.speak(code)
    with speaking_of("stars"):
        assert (Speaker().tr("Good morning"), say("{hero} stays behind", hero="Ada")) == (wish, "Ada stays by the lamp")
        assert [Speaker().tr("%n hero(es)", "", count) for count in (1, 4)] == ["1 star", "4 stars"]


def test_what_a_game_says_as_all_do_is_said_in_the_language_of_the_window(languages):
    languages.speak("it")
    with speaking_of("stars"):
        assert (Speaker().tr("Draw", "a card"), Speaker().tr("Unheard")) == ("Pesca", "Unheard")


@pytest.mark.parametrize("game", ["", "clocks", "../stars", "stars/../stars"])
def test_a_game_without_words_of_its_own_is_spoken_of_as_all_are(languages, game):
    languages.speak("it")
    with speaking_of(game):
        assert (Speaker().tr("Good morning"), say("{hero} stays behind", hero="Ada")) == (
            "Buongiorno",
            "Ada resta indietro",
        )


def test_another_language_begins_with_no_game(languages):
    languages.speak("en")
    speak_of("stars")
    languages.speak("it")
    assert Speaker().tr("Good morning") == "Buongiorno"


def test_work_in_the_background_speaks_of_the_game_of_the_window(languages, qtbot):
    from horologium.ui.kit.jobs import Jobs

    languages.speak("en")
    jobs, heard = Jobs(), []
    with speaking_of("stars"):
        jobs.run_query(lambda: say("{hero} stays behind", hero="Ada"), heard.append)
    qtbot.waitUntil(lambda: bool(heard))
    jobs.close()
    assert heard == ["Ada stays by the lamp"]
