"""Sentences are said in the language of the table, and in English until somebody asks for more."""

from __future__ import annotations

from contextvars import copy_context

import pytest

from horologium.engine.core.speech import TONGUE, Phrases, Tongue, later, say, say_number, speak_of, speaking_of

ITALIAN = {
    "there is nothing to undo": "non c'è nulla da annullare",
    "{hero} stays behind": "{hero} resta indietro",
    "{count} days": "{count} giorni",
    "1 day": "1 giorno",
    "{hero} rests": "{eroe} riposa",
}


def in_italian(work, *arguments, **values):
    def speak():
        TONGUE.set(Tongue("it", lambda text: ITALIAN.get(text, text)))
        return work(*arguments, **values)

    return copy_context().run(speak)


def test_english_is_spoken_until_somebody_asks_for_more():
    assert say("{hero} stays behind", hero="Ada") == "Ada stays behind"


def test_a_sentence_is_said_in_the_language_of_the_table():
    assert in_italian(say, "{hero} stays behind", hero="Ada") == "Ada resta indietro"


def test_a_sentence_without_translation_is_said_in_english():
    assert in_italian(say, "{hero} sleeps", hero="Ada") == "Ada sleeps"


def test_a_translation_with_other_gaps_is_not_used():
    assert in_italian(say, "{hero} rests", hero="Ada") == "Ada rests"


def test_a_sentence_without_gaps_may_hold_braces():
    assert say("use {braces} freely") == "use {braces} freely"


@pytest.mark.parametrize(("count", "said"), [(1, "1 giorno"), (3, "3 giorni"), (0, "0 giorni")])
def test_one_thing_and_several_have_their_own_sentences(count, said):
    assert in_italian(say_number, count, "1 day", "{count} days") == said


def test_a_text_of_a_table_is_said_when_it_is_shown():
    assert later("there is nothing to undo") == "there is nothing to undo"


def test_the_texts_of_a_game_are_read_in_the_language_of_the_table():
    texts = Phrases({"undo": "there is nothing to undo", "rest": "Rest"})
    assert in_italian(lambda: [texts["undo"], texts["rest"]]) == ["non c'è nulla da annullare", "Rest"]
    assert (list(texts), len(texts), texts.get("gone")) == (["undo", "rest"], 2, None)


def test_another_task_goes_on_in_english():
    in_italian(say, "there is nothing to undo")
    assert say("there is nothing to undo") == "there is nothing to undo"


@pytest.mark.parametrize(("count", "said"), [(1, "1 AP is left"), (2, "2 AP are left"), (0, "0 AP are left")])
def test_a_number_chooses_the_words_that_follow_it(count, said):
    assert say("{ap} AP {ap:is|are} left", ap=count) == said
    assert Phrases({"left": "{ap} AP {ap:is|are} left"})["left"].format(ap=count) == said


def test_a_number_with_a_sign_chooses_too():
    assert [say("{dice:+d} {dice:die|dice}", dice=dice) for dice in (-1, 2)] == ["-1 die", "+2 dice"]


def with_dialect(work):
    """Do something while the game of stars has a sentence of its own."""

    def speak():
        own = {("stars", "{hero} stays behind"): "{hero} stays by the lamp"}
        TONGUE.set(Tongue(dialect=lambda game, text: own.get((game, text))))
        return work()

    return copy_context().run(speak)


def test_a_game_is_spoken_of_in_its_own_words():
    def work():
        with speaking_of("stars"):
            return say("{hero} stays behind", hero="Ada"), say("{hero} sleeps", hero="Ada")

    assert with_dialect(work) == ("Ada stays by the lamp", "Ada sleeps")


def test_another_game_is_spoken_of_in_the_words_of_all():
    def work():
        speak_of("clocks")
        return say("{hero} stays behind", hero="Ada")

    assert with_dialect(work) == "Ada stays behind"


def test_who_has_spoken_of_a_game_goes_on_with_the_one_before():
    def work():
        speak_of("stars")
        with pytest.raises(ValueError, match="enough"), speaking_of("clocks"):
            raise ValueError("enough")
        return say("{hero} stays behind", hero="Ada"), Phrases({"stay": "{hero} stays behind"})["stay"]

    assert with_dialect(work) == ("Ada stays by the lamp", "{hero} stays by the lamp")
