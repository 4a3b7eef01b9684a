"""Sight to, from and between roofs."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from horologium.engine.rulesets.nova_aetas.board.sightlines import in_range, sight, valid_target

HOUSE = (".......", ".......", "..###..", "..###..", "..###..", ".......", ".......")


def cell(battle, name):
    return battle.terrain.board.cell(name)


def seen(battle, viewer, target):
    return sight(battle, viewer, cell(battle, target))


def sees(battle, viewer, other):
    """Whether one model sees another."""
    return sight(battle, viewer, other.cell).clear


def shoots(battle, viewer, other, *, melee=False):
    return valid_target(battle, viewer, other.cell, 1, 6, melee=melee, physical=True)


def on_roof(square, **enemies):
    """Sofia on the roof of the house, enemies round it."""
    battle = nova(HOUSE, {square: "sofia"}, {where: name for name, where in enemies.items()})
    return battle, battle.hero("sofia"), {enemy.card: enemy for enemy in battle.enemies}


def rows_of(battle, viewer):
    """The ground that a model sees, drawn."""
    board, ground = battle.terrain.board, battle.terrain.ground
    found = [["." for _ in range(7)] for _ in range(7)]
    for place in range(ground.bit_length()):
        if ground >> place & 1 and sight(battle, viewer, place).clear:
            found[board.row[place]][board.column[place]] = "x"
    return ["".join(row) for row in found]


@pytest.mark.rule("NAR-BLD-03", "NAR-BLD-04", "NAR-MIS-34", "NAR-BLD-02")
def test_from_a_corner_of_the_roof_one_sees_beyond_both_its_sides():
    battle, sofia, _ = on_roof("C3+1")
    assert rows_of(battle, sofia) == ["xxxxxxx", "xxxxxxx", "xx.....", "xx.....", "xx.....", "xx.....", "xx....."]


@pytest.mark.rule("NAR-BLD-04", "NAR-MIS-34")
def test_from_the_middle_of_a_side_one_sees_beyond_that_side():
    battle, sofia, _ = on_roof("D5+1")
    assert rows_of(battle, sofia) == [*[7 * "."] * 5, "xxxxxxx", "xxxxxxx"]


@pytest.mark.rule("NAR-BLD-04", "NAR-MIS-34")
def test_from_the_middle_of_the_roof_one_sees_nobody_on_the_ground():
    battle, sofia, _ = on_roof("D4+1")
    assert rows_of(battle, sofia) == [7 * "."] * 7


@pytest.mark.rule("NAR-BLD-05", "NAR-MIS-34")
@pytest.mark.parametrize("square", ["C3+1", "D5+1", "D4+1"])
def test_a_model_on_a_roof_is_seen_from_the_same_squares_that_it_sees(square):
    battle, sofia, _ = on_roof(square)
    guard = nova(HOUSE, {square: "sofia"}, {"A1": "guard"}).enemies[0]
    board, ground = battle.terrain.board, battle.terrain.ground
    places = [place for place in range(ground.bit_length()) if ground >> place & 1]
    down = [sight(battle, sofia, place).clear for place in places]
    assert down == [sight(battle, guard, board.cell(square), from_cell=place).clear for place in places]


@pytest.mark.rule("NAR-EX-17", "NAR-BLD-03", "NAR-BLD-04")
def test_sofia_on_the_roof_meets_the_arquebusier_and_not_the_gipsy():
    battle, sofia, foes = on_roof("D3+1", arquebusier="D1", gipsy="D7")
    assert shoots(battle, sofia, foes["arquebusier"])
    assert shoots(battle, foes["arquebusier"], sofia)
    assert not shoots(battle, sofia, foes["gipsy"])
    assert not shoots(battle, foes["gipsy"], sofia)


@pytest.mark.rule("NAR-EX-18", "NAR-BLD-08", "NAR-BLD-04")
def test_sofia_on_the_roof_shoots_the_faun_and_no_sword_reaches_her():
    battle, sofia, foes = on_roof("D3+1", faun="E1", spriggan="D2", witch="G5")
    assert shoots(battle, sofia, foes["faun"])
    assert not shoots(battle, foes["spriggan"], sofia, melee=True)
    assert not shoots(battle, sofia, foes["witch"])
    assert not shoots(battle, foes["witch"], sofia)


@pytest.mark.rule("NAR-BLD-08")
def test_melee_works_between_squares_of_one_roof():
    battle = nova(HOUSE, {"C3+1": "sofia"}, {"D3+1": "guard"})
    assert shoots(battle, battle.enemies[0], battle.hero("sofia"), melee=True)


@pytest.mark.rule("NAR-BLD-05")
def test_opponents_block_the_line_up_to_a_roof():
    battle = nova(HOUSE, {"D3+1": "sofia", "D2": "valerio"}, {"D1": "guard"})
    assert not sees(battle, battle.enemies[0], battle.hero("sofia"))


@pytest.mark.rule("NAR-BLD-05", "NAR-COV-01")
def test_a_bush_at_the_wall_covers_a_model_on_the_roof():
    rows = (HOUSE[0], "...b...", *HOUSE[2:])
    battle = nova(rows, {"D3+1": "sofia"}, {"D1": "guard"})
    assert seen(battle, battle.enemies[0], "D3+1")[:2] == (True, True)


@pytest.mark.rule("NAR-BLD-05")
def test_another_building_blocks_the_line_up_to_a_roof():
    battle = nova(("...", "#..", "...", "#.."), {"A4+1": "sofia"}, {"A1": "guard"})
    assert not sees(battle, battle.enemies[0], battle.hero("sofia"))


@pytest.mark.rule("NAR-BLD-06")
def test_models_on_one_roof_see_each_other_by_the_normal_rules():
    battle = nova(HOUSE, {"C4+1": "sofia"}, {"D4+1": "guard", "E4+1": "guard", "E3+1": "guard"})
    clear = [sees(battle, battle.hero("sofia"), enemy) for enemy in battle.enemies]
    assert clear == [True, False, True]


@pytest.mark.rule("NAR-BLD-07")
def test_roofs_see_each_other_over_the_sides_that_face():
    battle = nova(("##..##",), {"B1+1": "sofia", "A1+1": "valerio"}, {"E1+1": "guard"})
    guard = battle.enemies[0]
    assert sees(battle, battle.hero("sofia"), guard)
    assert sees(battle, guard, battle.hero("sofia"))
    assert not sees(battle, battle.hero("valerio"), guard)
    assert not sees(battle, guard, battle.hero("valerio"))


@pytest.mark.rule("NAR-BLD-07")
@pytest.mark.parametrize(
    ("between", "clear"), [("..", True), ("b.", True), ("t.", False), ("#.", False), ("~.", False)]
)
def test_between_roofs_only_trees_buildings_and_non_zone_block(between, clear):
    battle = nova((f"#.{between}.#",), {"A1+1": "sofia"}, {"F1+1": "guard", "E1": "guard"})
    assert sees(battle, battle.hero("sofia"), battle.enemies[0]) is clear


@pytest.mark.rule("NAR-BLD-09")
def test_from_above_neither_models_nor_bushes_are_in_the_way():
    battle = nova(("#...b.",), {"A1+1": "sofia"}, {"C1": "guard", "F1": "guard"})
    assert seen(battle, battle.hero("sofia"), "F1")[:2] == (True, False)


@pytest.mark.rule("NAR-BLD-09")
@pytest.mark.parametrize("sign", ["t", "#", "~"])
def test_from_above_trees_buildings_and_non_zone_block_even_beside_the_target(sign):
    battle = nova((f"#...{sign}.",), {"A1+1": "sofia"}, {"F1": "guard"})
    assert seen(battle, battle.hero("sofia"), "F1")[:2] == (False, False)


@pytest.mark.rule("NAR-BLD-01", "NAR-BLD-02")
@pytest.mark.parametrize(("rows", "roofs"), [(("###", "###", "###"), 9), (("####", "####"), 8)])
def test_buildings_of_both_sizes_have_a_roof_at_every_height(rows, roofs):
    boards = [
        nova((*rows, "." * len(rows[0])), {"A4" if roofs == 9 else "A3": "sofia"}, height=high) for high in (1, 3)
    ]
    assert [battle.terrain.roofs.bit_count() for battle in boards] == [roofs, roofs]
    assert [
        battle.terrain.board.level(cell(battle, f"A1+{high}")) for battle, high in zip(boards, (1, 3), strict=True)
    ] == [1, 3]


@pytest.mark.rule("NAR-BLD-10")
def test_a_roof_lengthens_physical_ranged_attacks_by_one():
    battle, sofia, _ = on_roof("C3+1")
    target = cell(battle, "A1")
    fits = [
        in_range(battle, sofia, target, 2, most, physical_ranged=ranged)
        for most, ranged in ((3, True), (3, False), (2, True))
    ]
    assert fits == [True, False, False]


@pytest.mark.rule("NAR-BLD-10")
def test_a_roof_does_not_raise_the_least_range():
    battle, sofia, _ = on_roof("C3+1")
    assert in_range(battle, sofia, cell(battle, "B2"), 2, 6, physical_ranged=True)
    assert not in_range(battle, sofia, cell(battle, "C2"), 2, 6, physical_ranged=True)
