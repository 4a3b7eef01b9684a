"""Chances in words, and how they are asked for."""

from __future__ import annotations

from fractions import Fraction

from horologium.engine.core.odds import Distribution
from horologium.ui.battle.option_rows import OddsFinder, forecast, is_sure

TEXTS = {"odds.wounds": "wounds", "odds.wounds.any": "hit", "odds.success.any": "success", "odds.effects": "gets"}


def chances(*parts, samples=0):
    return Distribution(dict(parts), samples)


WOUNDS = chances((0, Fraction(1, 4)), (1, Fraction(1, 2)), (2, Fraction(1, 4)))


def test_a_number_is_told_by_chance_and_mean():
    assert forecast({"wounds": WOUNDS}, TEXTS).text == "hit 75 % · ~1.0 wounds"


def test_the_bar_shows_the_chance_that_anything_happens():
    assert forecast({"wounds": WOUNDS}, TEXTS).share == 0.75


def test_every_result_is_told_in_the_details():
    assert forecast({"wounds": WOUNDS}, TEXTS).details == ("Wounds – 0: 25 %, 1: 50 %, 2: 25 %",)


def test_success_is_told_by_its_chance_alone():
    odds = chances((False, Fraction(1, 3)), (True, Fraction(2, 3)))
    assert forecast({"success": odds}, TEXTS).text == "success 67 %"


def test_what_is_gained_is_named():
    odds = chances(("", Fraction(3, 5)), ("burn", Fraction(2, 5)))
    assert forecast({"effects": odds}, TEXTS).text == "gets burn 40 %"


def test_chances_that_were_tried_out_say_so():
    tried = chances((0, Fraction(1, 2)), (1, Fraction(1, 2)), samples=2000)
    assert "2000 trials" in forecast({"wounds": tried}, TEXTS).details[-1]


def test_board_and_rows_tell_the_same_chance():
    odds = chances((False, Fraction(4, 1000)), (True, Fraction(996, 1000)))
    found = forecast({"success": odds}, TEXTS)
    assert (found.chance, found.text) == ("> 99 %", "success > 99 %")


def asked_one_by_one(qtbot, prefer=""):
    asked, told = [], []
    forecaster = OddsFinder(lambda key, done: (asked.append(key), done(None)))
    forecaster.found.connect(lambda key, odds: told.append(key))
    forecaster.start(["a", "b", "c"])
    forecaster.prefer(prefer)
    qtbot.waitUntil(lambda: len(told) == 3)
    return asked


def test_all_options_are_asked_for(qtbot):
    assert asked_one_by_one(qtbot) == ["a", "b", "c"]


def test_the_one_pointed_at_comes_first(qtbot):
    assert asked_one_by_one(qtbot, "c") == ["c", "a", "b"]


def test_what_comes_after_the_question_changed_is_dropped(qtbot):
    waiting, told = [], []
    forecaster = OddsFinder(lambda key, done: waiting.append(done))
    forecaster.found.connect(lambda key, odds: told.append(key))
    forecaster.start(["a"])
    qtbot.waitUntil(lambda: bool(waiting))
    forecaster.stop()
    waiting[0](None)
    assert told == []


def test_whoever_answers_at_once_starts_no_search(qtbot):
    asked = []
    forecaster = OddsFinder(lambda key, done: asked.append(key))
    forecaster.start(["a"])
    forecaster.stop()
    qtbot.wait(150)
    assert asked == []


def test_what_cannot_fail_is_left_to_no_chance():
    sure, hurt = chances((True, Fraction(1))), chances((1, Fraction(1)))
    assert is_sure({"success": sure})
    assert not is_sure({"success": sure, "wounds": hurt})
    assert not is_sure({"wounds": hurt})
