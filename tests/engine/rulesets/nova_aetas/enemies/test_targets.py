"""Whom an Enemy goes for."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.nova import enemy_spec, keyword, nova
from helpers.nova_enemies import act, card, cards, noted, run, token, where
from horologium.engine.core.ask import Draw
from horologium.engine.core.odds import distribution
from horologium.engine.rulesets.nova_aetas.enemies.groups import choose
from horologium.engine.rulesets.nova_aetas.enemies.stances import WalkingGround
from horologium.engine.rulesets.nova_aetas.enemies.targets import PossibleTarget, candidates, target_of
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec

ROOF = ("........", ".##.....", ".##.....", "........", "........", "........", "........", "........")
GUARD_FOUR = {"objectives": (ObjectiveSpec("guard", threat=4),)}


def hero(key, **fields):
    return {"key": key, **fields}


def facing(first, second, *, control=5, **changes):
    """A guard on D1 between two heroes: Sofia three squares to the left, Rebecca to the right."""
    spec = enemy_spec(control=control, **changes)
    heroes = {"A1": hero("sofia", **first), "G1": hero("rebecca", **second)}
    return nova(heroes=heroes, enemies={"D1": "guard"}, cards=(spec,))


def choice(battle):
    return target_of(battle, battle.enemies[0])


@pytest.mark.rule("NAR-EX-13", "NAR-AIX-02", "NAR-AIX-06")
def test_a_papal_guard_goes_for_vincenzo_although_sofia_is_closer():
    heroes = {"A3": hero("sofia", threat=3), "F1": hero("vincenzo", threat=8)}
    battle = nova(heroes=heroes, enemies={"A1": "papal-guard"}, cards=cards("papal-guard"))
    act(battle)
    assert noted(battle, "targets")[0].facts["target"] == "vincenzo"
    assert where(battle) == "E1"


@pytest.mark.rule("NAR-AIX-06", "NAR-AIX-10")
def test_the_target_stays_even_if_the_ap_do_not_reach_it():
    heroes = {"A2": hero("sofia"), "F1": hero("vincenzo", threat=8)}
    battle = nova(heroes=heroes, enemies={"A1": "guard"}, cards=(enemy_spec(rapidity=4),))
    seen = act(battle)
    assert seen.rolls == []
    assert where(battle) == "E1"


@pytest.mark.rule("NAR-AIX-01", "NAR-ENY-03")
def test_a_hero_outside_the_control_area_draws_nobody_away():
    battle = facing({"threat": 0}, {"threat": 9}, control=3)
    battle.heroes[1].cell = battle.terrain.board.cell("H1")
    assert (choice(battle).target, choice(battle).rule) == ("sofia", "NAR-AIX-01")


@pytest.mark.rule("NAR-ENY-03")
def test_the_control_area_needs_no_sight_and_ends_at_its_number():
    rows = ("...#....", "........", "........")
    battle = nova(rows, {"A1": "sofia", "A3": "rebecca"}, {"E1": "guard"}, cards=(enemy_spec(control=4),))
    assert [(one.hero, one.near) for one in candidates(battle, battle.enemies[0])] == [
        ("sofia", True), ("rebecca", False),
    ]  # fmt: skip


@pytest.mark.rule("NAR-AIX-02", "NAR-EAC-04")
def test_the_highest_threat_in_the_control_area_is_the_target():
    battle = facing({"threat": 1}, {"threat": 2})
    assert (choice(battle).target, choice(battle).rule) == ("rebecca", "NAR-AIX-02")


@pytest.mark.rule("NAR-AIX-04")
def test_of_equal_threats_the_closest_is_the_target():
    battle = facing({"threat": 2}, {"threat": 2})
    battle.heroes[1].cell = battle.terrain.board.cell("F1")
    assert (choice(battle).target, choice(battle).rule) == ("rebecca", "NAR-AIX-04")


@pytest.mark.rule("NAR-AIX-04")
def test_of_equally_close_heroes_the_most_injured_is_the_target():
    assert choice(facing({"wounds": 1}, {"wounds": 2})).target == "rebecca"


@pytest.mark.rule("NAR-AIX-04")
def test_a_die_gives_tied_heroes_the_same_chance():
    def start():
        battle = facing({}, {})
        return map_target(choose(battle, battle.enemies[0], WalkingGround(battle, battle.enemies[0])))

    found = distribution(start, policy=lambda choice: ())
    assert found.chances == {"sofia": Fraction(1, 2), "rebecca": Fraction(1, 2)}


def map_target(rule):
    return (yield from rule).target


@pytest.mark.rule("NAR-AIX-04")
def test_the_die_is_asked_for_and_noted():
    battle = facing({}, {})
    seen = run(choose(battle, battle.enemies[0], WalkingGround(battle, battle.enemies[0])))
    assert [(type(request), request.rule) for request in seen.requests] == [(Draw, "NAR-AIX-04")]
    assert noted(battle, "targets")[0].facts["by_die"] is True


@pytest.mark.rule("NAR-AIX-05")
@pytest.mark.parametrize(
    ("first", "second", "square", "expected"),
    [
        ({"threat": 0}, {"threat": 9}, "H1", "sofia"),
        ({"threat": 1}, {"threat": 2}, "G1", "rebecca"),
        ({"wounds": 2}, {"wounds": 1}, "G1", "sofia"),
    ],
)
def test_far_from_all_heroes_the_closest_is_the_target_then_threat_then_wounds(first, second, square, expected):
    battle = facing(first, second, control=1)
    battle.heroes[1].cell = battle.terrain.board.cell(square)
    assert (choice(battle).target, choice(battle).rule) == (expected, "NAR-AIX-05")


@pytest.mark.rule("NAR-AIX-05")
def test_far_from_all_heroes_a_die_decides_last():
    found = choice(facing({}, {}, control=1))
    assert (found.tied, found.rule) == (("sofia", "rebecca"), "NAR-AIX-05")


@pytest.mark.rule("NAR-AIX-08")
def test_without_an_objective_a_single_hero_far_away_is_attacked():
    battle = nova(heroes={"H8": "sofia"}, enemies={"A1": "guard"}, cards=(enemy_spec(control=2),))
    assert (choice(battle).target, choice(battle).rule) == ("sofia", "NAR-AIX-08")


@pytest.mark.rule("NAR-AIX-07")
def test_heroes_who_are_ko_are_left_out():
    battle = facing({"threat": 9, "ko": True}, {})
    assert [one.hero for one in candidates(battle, battle.enemies[0])] == ["rebecca"]


@pytest.mark.rule("NAR-AIX-07")
@pytest.mark.parametrize(("rank", "expected"), [("troop", "rebecca"), ("elite", "sofia")])
def test_only_troops_leave_charmed_heroes_out(rank, expected):
    battle = facing({"threat": 9, "statuses": {"charm": 1}}, {}, rank=rank)
    assert choice(battle).target == expected


@pytest.mark.rule("NAR-EX-24", "NAR-AIX-11")
def test_a_hero_on_a_roof_without_ladder_is_ignored_by_melee():
    heroes = {"B2+1": hero("sofia", threat=9), "H8": hero("rebecca")}
    battle = nova(ROOF, heroes, {"A1": "guard"}, cards=(enemy_spec(control=20),))
    assert choice(battle).target == "rebecca"


@pytest.mark.rule("NAR-AIX-11")
def test_a_ladder_makes_the_hero_on_the_roof_a_target():
    rows = ("........", ".##L....", *ROOF[2:])
    heroes = {"B2+1": hero("sofia", threat=9), "H8": hero("rebecca")}
    battle = nova(rows, heroes, {"A1": "guard"}, cards=(enemy_spec(control=20),))
    assert choice(battle).target == "sofia"


@pytest.mark.rule("NAR-AIX-11")
def test_a_shot_reaches_the_hero_on_the_roof():
    heroes = {"B2+1": hero("sofia", threat=9), "H8": hero("rebecca")}
    shot = EnemyAttackSpec(least=2, most=6)
    battle = nova(ROOF, heroes, {"A1": "guard"}, cards=(enemy_spec(control=20, attacks=(shot,)),))
    assert choice(battle).target == "sofia"


@pytest.mark.rule("NAR-AIX-11")
def test_a_hero_behind_others_is_no_less_a_target():
    heroes = {"A1": hero("sofia", threat=9), "A2": hero("rebecca"), "B1": hero("valerio")}
    battle = nova(heroes=heroes, enemies={"E5": "guard"}, cards=(enemy_spec(control=20),))
    assert choice(battle).target == "sofia"


@pytest.mark.rule("NAR-AIX-11")
def test_one_line_that_only_heroes_block_is_enough_to_be_a_target():
    rows = (".bt...", "b....t", "......")  # the archer cannot leave A1; its least blocked line meets a tree
    heroes = {"F3": hero("sofia", threat=9), "D3": hero("rebecca"), "B2": hero("valerio")}
    shot = EnemyAttackSpec(least=2, most=9)
    battle = nova(rows, heroes, {"A1": "guard"}, cards=(enemy_spec(control=20, attacks=(shot,)),))
    assert choice(battle).target == "sofia"


@pytest.mark.rule("NAR-AIX-11")
def test_with_nobody_left_an_enemy_stands_still():
    battle = nova(ROOF, {"B2+1": "sofia"}, {"A1": "guard"})
    act(battle)
    assert where(battle) == "A1"
    assert noted(battle, "stands")


@pytest.mark.rule("NAR-AIX-11")
def test_with_nobody_left_an_enemy_pursues_its_objective():
    battle = nova(ROOF, {"B2+1": hero("sofia", threat=9)}, {"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "H8")
    assert choice(battle).objective is not None


@pytest.mark.rule("NAR-AIX-03", "NAR-THR-02", "NAR-EAC-04")
@pytest.mark.parametrize(("threat", "expected"), [(3, ""), (4, "sofia"), (5, "sofia")])
def test_a_hero_draws_an_enemy_from_its_objective_by_as_much_threat(threat, expected):
    heroes = {"A3": hero("sofia", threat=threat)}
    battle = nova(heroes=heroes, enemies={"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "H8")
    assert choice(battle).target == expected


@pytest.mark.rule("NAR-THR-01", "NAR-AIX-03")
@pytest.mark.parametrize(("near", "far", "expected"), [(6, 1, ""), (1, 6, "sofia"), (0, 6, "")])
def test_the_threat_of_the_token_goes_before_that_of_the_order(near, far, expected):
    battle = nova(heroes={"A3": hero("sofia", threat=3)}, enemies={"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "D1").threat, token(battle, "H8").threat = near, far
    assert choice(battle).target == expected


@pytest.mark.rule("NAR-AIX-05", "NAR-AIX-03")
def test_with_an_objective_and_nobody_near_it_goes_on_pursuing_it():
    heroes = {"H1": hero("sofia", threat=12)}
    battle = nova(heroes=heroes, enemies={"A1": "guard"}, mission=GUARD_FOUR)
    token(battle, "H8")
    assert (choice(battle).target, choice(battle).rule) == ("", "NAR-AIX-05")


@pytest.mark.rule("NAR-KWD-20")
def test_an_eclectic_enemy_turns_to_the_hero_beside_it():
    heroes = {"A2": hero("sofia"), "D1": hero("rebecca", threat=9)}
    battle = nova(heroes=heroes, enemies={"A1": "gipsy"}, cards=cards("gipsy"))
    assert choice(battle).target == "sofia"


@pytest.mark.rule("NAR-EAC-04")
def test_the_journal_holds_the_candidates_with_their_values_and_the_rule():
    battle = facing({"threat": 1, "wounds": 2}, {"threat": 3})
    act(battle)
    entry = noted(battle, "targets")[0]
    assert entry.rules == ("NAR-AIX-02",)
    assert entry.facts["candidates"] == [["sofia", 1, 3, 2, True], ["rebecca", 3, 3, 0, True]]


def test_candidates_tell_what_counts():
    battle = facing({"threat": 1, "wounds": 2}, {"ko": True})
    assert candidates(battle, battle.enemies[0]) == [PossibleTarget("sofia", 1, 3, 2, True)]


@pytest.mark.rule("NAR-AIX-11")
def test_a_climber_can_interact_with_the_hero_on_the_roof():
    spec = enemy_spec(control=20, keywords=(keyword("climb", 1),))
    heroes = {"B2+1": hero("sofia", threat=9), "H8": hero("rebecca")}
    battle = nova(ROOF, heroes, {"A1": "guard"}, cards=(spec,))
    assert choice(battle).target == "sofia"


def test_the_roster_has_the_card_of_the_example():
    assert (card("papal-guard").rapidity, card("papal-guard").control) == (5, 5)
