"""Where an Enemy goes to attack, and where it gets away to."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, enemy_spec, keyword, nova
from helpers.nova_enemies import act, cards, noted, token, where
from horologium.engine.rulesets.nova_aetas.enemies.approach import (
    Scope,
    best_company,
    closer,
    opening,
    retreats,
    room_beside,
    struck_by,
    worst,
)
from horologium.engine.rulesets.nova_aetas.enemies.stances import WalkingGround
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Options

LONG = ("............",) * 3
SHOT = EnemyAttackSpec(least=2, most=4, hits=2)


def shooter(**changes):
    return enemy_spec("archer", attacks=(SHOT,), **changes)


def names(battle, mask):
    return battle.terrain.board.names(mask)


def openings(battle, ap=None):
    enemy = battle.enemies[0]
    found = opening(Scope(battle, enemy, 5 if ap is None else ap), battle.heroes[0].cell, charge=True)
    return None if found is None else (names(battle, found.cells), found.cost, found.charge)


@pytest.mark.rule("NAR-AIX-09")
def test_it_moves_the_least_that_lets_it_attack():
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "guard"})
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-AIX-09")
def test_it_does_not_move_if_it_can_attack_where_it_stands():
    battle = nova(LONG, {"B1": "sofia"}, {"A1": "guard"})
    seen = act(battle)
    assert (where(battle), seen.rolls) == ("A1", ["sofia"])


@pytest.mark.rule("NAR-AIX-09")
def test_a_shooter_stops_at_the_first_square_with_range_and_sight():
    battle = nova(LONG, {"G1": "sofia"}, {"A1": "archer"}, cards=(shooter(),))
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-AIX-09")
def test_a_shooter_goes_round_what_hides_its_target():
    rows = ("...t....", "........", "........")
    battle = nova(rows, {"F1": "sofia"}, {"B1": "archer"}, cards=(shooter(),))
    act(battle)
    assert where(battle) == "C2"
    assert noted(battle, "enemy-attacks")


@pytest.mark.rule("NAR-AIX-09")
def test_a_polearm_strikes_from_two_squares_away():
    battle = nova(LONG, {"E1": "sofia"}, {"A1": "swiss-halberdier"}, cards=cards("swiss-halberdier"))
    battle.enemies[0].cell = battle.terrain.board.cell("B1")
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-AIX-09")
def test_of_equally_short_ways_a_shooter_takes_the_one_into_cover():
    battle = nova(
        ("........", "........", "...b....", "........"),
        {"F4": "sofia"},
        {"A2": "archer"},
        cards=(shooter(rapidity=6),),
    )
    assert openings(battle, ap=6) == (["D2", "C3", "B4"], 3, False)
    act(battle)
    assert where(battle) == "C3"


@pytest.mark.rule("NAR-AIX-09")
def test_a_shooter_never_ends_its_move_beside_a_hero():
    heroes = {"F2": "sofia", "B3": "rebecca", "C1": "valerio"}
    battle = nova(("........",) * 3, heroes, {"A2": "archer"}, cards=(shooter(),))
    found = opening(Scope(battle, battle.enemies[0], 5), battle.heroes[0].cell)
    assert found is None


@pytest.mark.rule("NAR-AIX-10")
def test_it_comes_as_close_as_it_can_by_the_shortest_way():
    rows = ("..#.....", "..#.....", "........")
    battle = nova(rows, {"E1": "sofia"}, {"A1": "guard"}, cards=(enemy_spec(rapidity=4),))
    act(battle)
    assert where(battle) == "C3"


@pytest.mark.rule("NAR-AIX-10")
def test_models_are_passable_for_planning_but_nobody_ends_on_one():
    rows = ("........",)
    battle = nova(
        rows, {"H1": "sofia"}, {"A1": "guard", "D1": "nun"}, cards=(enemy_spec(rapidity=3), enemy_spec("nun"))
    )
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-AIX-10")
def test_it_goes_round_an_ally_to_the_next_free_square_beside_its_target():
    battle = nova(LONG, {"A1": "valerio"}, {"B1": "guard", "C1": "guard"}, cards=(enemy_spec(rapidity=4),))
    act(battle, "guard-2")
    assert where(battle, battle.enemies[1]) == "A2"


@pytest.mark.rule("NAR-AIX-10", "NAR-KOH-09")
def test_it_does_not_make_for_the_square_of_a_hero_who_is_ko():
    heroes = {"A1": "valerio", "B1": {"key": "sofia", "ko": True}}
    battle = nova(LONG, heroes, {"D1": "guard"}, cards=(enemy_spec(rapidity=3),))
    act(battle)
    assert where(battle) == "B2"


@pytest.mark.rule("NAR-AIX-09", "NAR-AIX-10")
def test_a_shooter_does_not_make_for_a_square_beside_another_hero():
    battle = nova(LONG, {"J1": "sofia", "E1": "rebecca"}, {"A1": "archer"}, cards=(shooter(),))
    assert names(battle, WalkingGround(battle, battle.enemies[0]).nearest(battle.heroes[0].cell)) == ["G1"]


@pytest.mark.rule("NAR-AIX-10")
def test_it_queues_where_every_square_beside_its_target_is_held():
    battle = nova((".....",), {"A1": "valerio"}, {"B1": "guard", "E1": "guard"}, cards=(enemy_spec(rapidity=4),))
    act(battle, "guard-2")
    assert where(battle, battle.enemies[1]) == "C1"


@pytest.mark.rule("NAR-AIX-10")
def test_it_spends_nothing_where_no_step_brings_it_closer():
    rows = ("........",)
    battle = nova(rows, {"E1": "sofia", "B1": "rebecca"}, {"A1": "guard"}, cards=(enemy_spec(rank="troop"),))
    battle.heroes[0].threat = 5
    act(battle)
    assert where(battle) == "A1"
    assert not noted(battle, "enemy-moved")


@pytest.mark.rule("NAR-AIX-10")
def test_a_shooter_plans_for_squares_from_which_it_will_see():
    rows = ("............", "....####....", "............")
    battle = nova(rows, {"J1": "sofia"}, {"A3": "archer"}, cards=(shooter(rapidity=3, control=20),))
    act(battle)
    assert battle.terrain.board.distance(battle.enemies[0].cell, battle.heroes[0].cell) == 8


@pytest.mark.rule("NAR-KWD-10")
def test_a_charge_makes_an_attack_possible_that_otherwise_were_not():
    battle = nova(LONG, {"F1": "sofia"}, {"A1": "warrior-faun"}, cards=cards("warrior-faun"))
    seen = act(battle)
    assert (where(battle), seen.rolls) == ("E1", ["sofia"])
    assert noted(battle, "enemy-moved")[0].facts["ap"] == 0


@pytest.mark.rule("NAR-KWD-10")
def test_a_charge_ends_after_four_squares():
    battle = nova(LONG, {"G1": "sofia"}, {"A1": "warrior-faun"}, cards=cards("warrior-faun"))
    assert openings(battle) is None


@pytest.mark.rule("NAR-KWD-10")
def test_it_walks_where_walking_does():
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "warrior-faun"}, cards=cards("warrior-faun"))
    assert openings(battle) == (["C1"], 2, False)


@pytest.mark.rule("NAR-KWD-10", "NAR-EAC-08")
def test_a_charge_saves_ap_for_a_second_attack():
    spec = enemy_spec(rapidity=6, keywords=(keyword("charge"),))
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "guard"}, cards=(spec,))
    assert act(battle).rolls == ["sofia", "sofia"]
    assert battle.acting.ap["guard-1"] == 0


@pytest.mark.rule("NAR-KWD-10")
def test_a_charge_needs_the_ap_of_the_attack():
    battle = nova(LONG, {"E1": "sofia"}, {"A1": "warrior-faun"}, cards=cards("warrior-faun"))
    assert openings(battle, ap=2) is None


@pytest.mark.rule("NAR-KWD-10")
def test_there_is_one_charge_before_any_other_move():
    spec = enemy_spec(rapidity=6, keywords=(keyword("charge"),))
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "guard"}, cards=(spec,))
    enemy = battle.enemies[0]
    found = opening(Scope(battle, enemy, 4), battle.heroes[0].cell, charge=False)
    assert found is None


@pytest.mark.rule("NAR-KWD-50", "NAR-AIX-09")
def test_a_runner_takes_two_squares_for_each_ap_and_still_moves_the_least():
    battle = nova(LONG, {"H1": "sofia"}, {"A1": "war-mastiff"}, cards=cards("war-mastiff"))
    seen = act(battle)
    assert (where(battle), seen.rolls) == ("G1", ["sofia"])
    assert noted(battle, "enemy-moved")[0].facts["ap"] == 3


@pytest.mark.rule("NAR-KWD-19", "NAR-KWD-20")
def test_an_eclectic_enemy_shoots_from_afar():
    battle = nova(LONG, {"D1": "sofia"}, {"A1": "gipsy"}, cards=cards("gipsy"))
    act(battle)
    assert where(battle) == "A1"
    assert noted(battle, "enemy-attacks")


@pytest.mark.rule("NAR-KWD-20")
def test_an_eclectic_enemy_beside_a_hero_stays_and_uses_its_melee_attack():
    battle = nova(LONG, {"B1": "sofia"}, {"A1": "gipsy"}, cards=cards("gipsy"))
    enemy = battle.enemies[0]
    found = opening(Scope(battle, enemy, 5), battle.heroes[0].cell)
    assert (found.attack.least, names(battle, found.cells)) == (1, ["A1"])


@pytest.mark.rule("NAR-KWD-20", "NAR-AIX-07")
def test_a_charmed_hero_does_not_keep_an_eclectic_troop():
    heroes = {"B1": {"key": "sofia", "statuses": {"charm": 1}}, "A4": "rebecca"}
    battle = nova(PLAIN, heroes, {"A1": "gipsy"}, cards=cards("gipsy"))
    assert act(battle).rolls == ["rebecca"]


@pytest.mark.rule("NAR-KWD-20")
def test_an_eclectic_enemy_never_tries_to_engage():
    battle = nova(LONG, {"G1": "sofia"}, {"A1": "gipsy"}, cards=cards("gipsy"))
    act(battle)
    assert where(battle) == "C1"


@pytest.mark.rule("NAR-KWD-32")
def test_a_healer_keeps_as_many_allies_within_four_as_it_can():
    battle = nova(LONG, {"L1": "sofia"}, {"B1": "nun", "A2": "guard", "H3": "guard"}, cards=cards("nun"))
    enemy = battle.enemies[0]
    ends = Scope(battle, enemy, 4).ends()
    assert all(
        sum(battle.terrain.board.distance(cell, ally.cell) <= 4 for ally in battle.enemies[1:]) == 2
        for cell in map(battle.terrain.board.cell, names(battle, ends))
    )


@pytest.mark.rule("NAR-KWD-32")
def test_a_healer_attacks_from_such_a_square_if_it_can_pay():
    battle = nova(LONG, {"G1": "sofia"}, {"B1": "nun", "A1": "guard"}, cards=cards("nun"))
    seen = act(battle)
    assert (where(battle), seen.rolls) == ("C1", ["sofia"])


@pytest.mark.rule("NAR-KWD-32")
def test_a_healer_does_not_leave_its_allies_for_an_attack():
    battle = nova(LONG, {"J1": "sofia"}, {"E1": "nun", "A1": "guard"}, cards=cards("nun"))
    seen = act(battle)
    assert (where(battle), seen.rolls) == ("E1", [])


@pytest.mark.rule("NAR-KWD-32")
def test_a_healer_far_from_its_allies_goes_back_though_it_could_attack():
    battle = nova(LONG, {"H1": "sofia"}, {"G1": "nun", "A1": "guard"}, cards=cards("nun"))
    act(battle)
    assert where(battle) == "E1"


@pytest.mark.rule("NAR-KWD-32")
def test_a_healer_alone_on_the_map_acts_like_any_enemy():
    battle = nova(LONG, {"F1": "sofia"}, {"A1": "nun"}, cards=cards("nun"))
    act(battle)
    assert where(battle) == "B1"


@pytest.mark.rule("NAR-KWD-46")
def test_a_protector_keeps_to_its_allies_too():
    pipers = cards("satyr-piper", "spriggan")
    battle = nova(LONG, {"L1": "sofia"}, {"B1": "satyr-piper", "A1": "spriggan"}, cards=pipers)
    act(battle)
    assert where(battle) == "E1"


@pytest.mark.rule("NAR-KWD-46")
def test_others_go_where_they_like():
    battle = nova(LONG, {"L1": "sofia"}, {"B1": "guard", "A1": "guard"})
    assert best_company(battle, battle.enemies[0], 6) == 6


@pytest.mark.rule("NAR-KWD-39")
def test_a_retreat_grows_the_distance_with_every_step():
    battle = nova(("........",) * 5, {"A3": "sofia"}, {"C3": "archer"}, cards=(shooter(),))
    found = retreats(battle, battle.enemies[0], battle.heroes[0].cell, 2)
    assert names(battle, found) == ["C1", "D2", "E3", "D4", "C5"]


@pytest.mark.rule("NAR-KWD-39")
def test_a_retreat_prefers_squares_that_keep_range_and_sight():
    battle = nova(("........", "..t.....", "........"), {"A3": "sofia"}, {"C3": "archer"}, cards=(shooter(),))
    found = retreats(battle, battle.enemies[0], battle.heroes[0].cell, 1)
    assert names(battle, found) == ["D3"]
    battle.heroes[0].cell = battle.terrain.board.cell("C3")
    battle.enemies[0].cell = battle.terrain.board.cell("G3")
    assert names(battle, retreats(battle, battle.enemies[0], battle.heroes[0].cell, 1)) == ["G2", "H3"]


@pytest.mark.rule("NAR-KWD-39")
def test_without_a_step_that_leads_away_it_stays():
    battle = nova(("..",), {"A1": "sofia"}, {"B1": "archer"}, cards=(shooter(),))
    assert retreats(battle, battle.enemies[0], battle.heroes[0].cell, 3) == 0


@pytest.mark.rule("NAR-PLE-02")
def test_of_equal_squares_the_lowest_row_then_column_is_taken():
    battle = nova(heroes={"D4": "sofia"}, enemies={"A1": "guard"})
    cells = battle.terrain.board.mask(["C4", "D3", "E4", "D5"])
    assert battle.terrain.board.name(worst(battle, battle.enemies[0], cells, battle.heroes[0].cell)) == "D3"


@pytest.mark.rule("NAR-PLE-02")
def test_the_square_that_strikes_more_heroes_comes_before_lower_rows():
    attack = EnemyAttackSpec(area="sweep")
    battle = nova(heroes={"D4": "sofia", "D5": "rebecca"}, enemies={"A1": "guard"})
    cells, quarry = battle.terrain.board.mask(["C4", "D3"]), battle.heroes[0].cell
    assert struck_by(battle, attack, quarry, battle.terrain.board.cell("C4")) == 2
    assert battle.terrain.board.name(worst(battle, battle.enemies[0], cells, quarry, attack)) == "C4"


@pytest.mark.rule("NAR-PLE-02")
def test_heroes_in_reach_next_time_count_before_rows():
    battle = nova(heroes={"A4": "sofia", "A7": "rebecca"}, enemies={"H1": "guard"})
    cells = battle.terrain.board.mask(["A3", "A5"])
    assert battle.terrain.board.name(worst(battle, battle.enemies[0], cells, battle.heroes[0].cell)) == "A5"


@pytest.mark.rule("NAR-PLE-01", "NAR-PLE-02")
def test_progress_towards_the_objective_comes_first():
    mission = {"objectives": (ObjectiveSpec("reach", "gate"),)}
    battle = nova(heroes={"D4": "sofia"}, enemies={"A1": "guard"}, mission=mission)
    token(battle, "D8", "objective", "gate")
    cells = battle.terrain.board.mask(["C4", "D3", "E4", "D5"])
    assert battle.terrain.board.name(worst(battle, battle.enemies[0], cells, battle.heroes[0].cell)) == "D5"


@pytest.mark.rule("NAR-PLE-02")
def test_the_players_are_asked_if_they_decide_for_the_enemies():
    options = Options(enemy_choices="players")
    battle = nova(heroes={"D4": "sofia"}, enemies={"B2": "guard"}, cards=(enemy_spec(rapidity=6),), options=options)
    seen = act(battle, choose="D3")
    assert (seen.requests[0].rule, where(battle)) == ("NAR-PLE-02", "D3")


@pytest.mark.rule("NAR-AIX-10")
def test_what_cannot_be_reached_is_not_approached():
    battle = nova(("...~...",), {"G1": "sofia"}, {"A1": "guard"})
    enemy = battle.enemies[0]
    scope = Scope(battle, enemy, 5)
    assert closer(scope, battle.heroes[0].cell) == 0


@pytest.mark.rule("NAR-TOK-12")
def test_room_beside_a_full_square_is_found_further_out():
    battle = nova(("....",), enemies={"A1": "guard", "C1": "guard"})
    assert names(battle, room_beside(battle, battle.terrain.board.cell("B1"))) == ["D1"]
