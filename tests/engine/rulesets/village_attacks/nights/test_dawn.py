"""What happens in the steps of a dawn."""

from __future__ import annotations

import pytest

from helpers.valley import castle, happens, member, result, rooms
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS


def thrown(die, coin=""):
    return ((Roll, (die,)), (Roll, (coin,))) if coin else ((Roll, (die,)),)


def scars(*members, outcome="stood", script=(), difficulty="normal", **fought):
    """The scars step after a night: ``bell={"falls": 1}``; who is not named stayed at home."""
    return happens("scars", castle(*members, difficulty=difficulty), result(outcome, fought), *script)


# Count


@pytest.mark.rule("VIL-NGT-91", "VIL-EX-40")
@pytest.mark.parametrize(
    ("outcome", "before", "change"),
    [
        ("broken", 0, ["gauge setbacks +1"]),
        ("slipped", 1, ["gauge setbacks +1"]),
        ("bled", 2, ["gauge setbacks -2"]),
        ("stood", 0, []),
    ],
)
def test_setbacks_rise_with_defeats_and_are_forgotten_with_a_victory(outcome, before, change):
    assert happens("count", castle(setbacks=before), result(outcome)) == change
    assert next(gauge for gauge in NIGHTS.data.gauges if gauge.key == "setbacks").most == 2


@pytest.mark.rule("VIL-NGT-82", "VIL-EX-34")
def test_who_stays_at_home_learns_a_little():
    away = [member("nun", "fallen"), member("widow", "fading"), member("boar", "abroad"), member("hart", away=True)]
    state = castle(member("bell"), member("golem"), *away)
    assert happens("count", state, result("stood", ["bell"])) == ["experience +1 @golem"]


# Scars


@pytest.mark.rule("VIL-NGT-48", "VIL-NGT-96")
@pytest.mark.parametrize(
    ("die", "coin", "told"),
    [
        ("melee", "heads", ["condition split-knuckle +1 @bell"]),
        ("revenge", "tails", ["condition cold-hands +1 @bell"]),
        ("magic", "tails", []),
        ("defence", "tails", ["experience +1 @bell"]),
    ],
)
def test_who_was_killed_rolls_once_for_a_scar(die, coin, told):
    assert scars(member("bell"), bell={"falls": 3}, script=thrown(die, coin)) == told


@pytest.mark.rule("VIL-NGT-48")
def test_who_was_not_killed_rolls_nothing_and_the_others_in_their_order():
    party = {"golem": {"falls": 1}, "nun": {}, "bell": {"falls": 1}}
    script = (*thrown("melee", "tails"), *thrown("ranged", "tails"))
    told = scars(member("bell"), member("golem"), member("nun"), script=script, **party)
    assert told == ["condition old-wound +1 @golem", "condition lame +1 @bell"]


@pytest.mark.rule("VIL-EX-35", "VIL-NGT-49", "VIL-NGT-51")
def test_a_scar_is_not_taken_twice_and_who_lay_dead_may_be_fallen():
    script = (*thrown("ranged", "tails"), *thrown("villager"))
    party = {"golem": {"falls": 1}, "bell": {"falls": 1, "dead": 1}}
    told = scars(member("golem", "lame"), member("bell"), outcome="broken", script=script, **party)
    assert told == ["condition fallen +1 @bell"]


@pytest.mark.rule("VIL-EX-35", "VIL-NGT-51")
@pytest.mark.parametrize(
    ("outcome", "dead", "script"),
    [
        ("stood", 1, thrown("villager", "tails")),
        ("broken", 0, thrown("villager", "tails")),
        ("broken", 1, thrown("magic", "tails")),
    ],
)
def test_only_who_lay_dead_when_a_night_was_lost_can_fall_by_the_die(outcome, dead, script):
    assert scars(member("bell"), outcome=outcome, script=script, bell={"falls": 1, "dead": dead}) == []


@pytest.mark.rule("VIL-NGT-50")
def test_a_fourth_scar_makes_fallen_instead():
    bell = member("bell", "lame", "old-wound", "cold-hands")
    assert scars(bell, bell={"falls": 1}, script=thrown("melee", "heads")) == ["condition fallen +1 @bell"]


@pytest.mark.rule("VIL-NGT-52", "VIL-EX-37")
def test_the_fallen_fade_and_the_fading_are_dust():
    assert scars(member("bell", "fallen")) == ["condition fallen -1 @bell", "condition fading +1 @bell"]
    assert scars(member("bell", "fading"))[-1] == "member bell -1"


@pytest.mark.rule("VIL-NGT-52", "VIL-NGT-77")
def test_dust_leaves_its_things_to_the_stock_and_nothing_to_whoever_is_called_later():
    bell = member("bell", "fading", "lame", known=("b1",), raises=(("health", 1),), experience=5)
    told = happens("scars", castle(bell, has="black-broth>bell"), result("stood", {}))
    assert told == [
        "thing black-broth -1 @bell", "thing black-broth +1", "condition fading -1 @bell", "condition lame -1 @bell",
        "known b1 -1 @bell", "trait -1 @bell", "experience -5 @bell", "own +1 @bell", "member bell -1",
    ]  # fmt: skip


@pytest.mark.rule("VIL-NGT-52")
def test_who_is_dust_neither_comes_back_from_the_valley_nor_takes_a_scar():
    told = scars(member("bell", "fading", "abroad"), bell={"falls": 1})
    assert told.count("condition abroad -1 @bell") == 1
    assert told[-1] == "member bell -1"


@pytest.mark.rule("VIL-NGT-90", "VIL-EX-37")
def test_on_gentle_the_fallen_wait_and_on_grim_they_do_not():
    assert scars(member("bell", "fallen"), difficulty="easy") == []
    assert scars(member("bell", "fallen"), difficulty="hard")[-1] == "member bell -1"


@pytest.mark.rule("VIL-NGT-73", "VIL-NGT-28")
def test_who_stayed_at_home_loses_a_scar_of_its_choice_the_oldest_first():
    assert scars(member("bell", "lame")) == ["condition lame -1 @bell"]
    nun = member("nun", "lame", "old-wound")
    assert scars(nun, script=((Choose, ("old-wound",)),)) == ["condition old-wound -1 @nun"]
    assert scars(member("nun", "lame"), nun={}) == []


@pytest.mark.rule("VIL-NGT-22", "VIL-NGT-73")
def test_who_was_abroad_comes_back_and_has_not_rested():
    assert scars(member("bell", "abroad", "lame")) == ["condition abroad -1 @bell"]


@pytest.mark.rule("VIL-NGT-52")
def test_rest_comes_before_the_scars_of_the_night():
    script = thrown("melee", "heads")
    told = scars(member("bell", "lame"), member("golem"), script=script, golem={"falls": 1})
    assert told == ["condition lame -1 @bell", "condition split-knuckle +1 @golem"]


# The castle


def dawn(has="", script=(), **built):
    return happens("castle", castle(has=has, built=rooms(**built)), result(), *script)


@pytest.mark.rule("VIL-NGT-56", "VIL-EX-39")
def test_a_ruin_that_was_breached_again_is_lost_with_its_furnishing():
    told = dawn("chained-floor>room-oubliette, lime-fall>room-oubliette", oubliette=3, crypt=2)
    assert told == ["thing chained-floor -1 @room-oubliette", "thing oubliette -1"]
    assert dawn("chained-floor>room-oubliette", oubliette=2, crypt=2) == []


@pytest.mark.rule("VIL-NGT-57", "VIL-NGT-44", "VIL-EX-39")
def test_from_a_ruined_oubliette_all_captives_but_one_are_gone():
    choice = ((Choose, ("commoner-1", "hunter-2")),)
    told = dawn("hero, hunter, commoner", choice, oubliette=2, crypt=2)
    assert told == ["thing commoner -1", "thing hunter -1"]
    assert dawn("2 hunter", oubliette=2, crypt=2) == ["thing hunter -1"]
    assert dawn("hero", oubliette=3, crypt=2) == ["thing oubliette -1"]
    assert dawn("hero, 2 hunter", oubliette=1, crypt=2) == []


@pytest.mark.rule("VIL-NGT-58")
@pytest.mark.parametrize(
    ("built", "told"),
    [
        ({"hothouse": 0, "crypt": 2}, ["thing moon-moss +2"]),
        ({"hothouse": 1, "crypt": 2}, ["thing moon-moss +1"]),
        ({"hothouse": 2, "crypt": 1}, ["thing grave-earth +1"]),
        ({"crypt": 2}, []),
    ],
)
def test_hothouse_and_crypt_yield_what_they_can(built, told):
    assert dawn(**built) == told


@pytest.mark.rule("VIL-NGT-33", "VIL-NGT-58")
def test_a_glass_roof_brings_a_little_more():
    assert dawn("glass-roof>room-hothouse", hothouse=1, crypt=2) == ["thing moon-moss +2"]
