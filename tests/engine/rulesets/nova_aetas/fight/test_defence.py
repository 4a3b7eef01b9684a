"""Enemies attack, heroes defend."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, faces, keyword, nova
from helpers.nova_enemies import token
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.fight.defence import (
    can_react,
    collateral,
    defence_moment,
    enemy_attack,
    hits,
)
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EnemyAttackSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Options, Token


def duel(*words, keywords=(), at="A1", rank="troop", rows=("......", "......"), skills=(), hero=None, **line):
    """An enemy at C1 and Valerio with Physical 4 and Mind 2."""
    attack = EnemyAttackSpec(**{"hits": 3, "difficulty": 5, **line, "keywords": words})
    card = enemy_spec(attacks=(attack,), keywords=keywords, rank=rank)
    who = {"key": "valerio", "skills": [skill.id for skill in skills], **(hero or {})}
    battle = nova(rows, {at: who}, {"C1": "guard"}, cards=(card,), skills=skills)
    return battle, battle.heroes[0], battle.enemies[0], attack


def attacked(setting, script):
    battle, hero, enemy, attack = setting
    return play(enemy_attack(battle, enemy, hero, attack), script)


@pytest.mark.rule("NAR-DEF-01", "NAR-DEF-02", "NAR-DEF-04", "NAR-DEF-05", "NAR-DEF-08", "NAR-CBT-02", "NAR-DEF-09")
def test_each_die_of_the_difficulty_blocks_a_hit_and_the_rest_wound():
    setting = duel()
    assert attacked(setting, [(Roll, faces(5, 4, 8, 1))]) == 1
    assert setting[1].wounds == 1


@pytest.mark.rule("NAR-DEF-01")
def test_a_mental_attack_is_defended_with_mind():
    assert attacked(duel(mental=True), [(Roll, faces(8, 8))]) == 1


@pytest.mark.rule("NAR-DEF-05")
def test_surplus_blocks_are_lost():
    assert attacked(duel(hits=1), [(Roll, faces(8, 8, 8, 8))]) == 0


@pytest.mark.rule("NAR-DEF-02")
def test_gear_adds_dice_to_a_defence():
    jack = SkillSpec("jack", "Jack", effects=(EffectSpec("dice", on="always", amount=1, name="physical-defence"),))
    assert attacked(duel(skills=(jack,)), [(Roll, faces(8, 8, 1, 1, 1))]) == 1


@pytest.mark.rule("NAR-DEF-08", "NAR-TST-01")
def test_a_hero_without_dice_defends_with_none():
    assert attacked(duel(hero={"physical": 1, "statuses": {"poison": 1}}), []) == 3


@pytest.mark.rule("NAR-DEF-06", "NAR-STS-06", "NAR-KWD-02", "NAR-KWD-21", "NAR-KWD-33", "NAR-KWD-43", "NAR-KWD-54")
@pytest.mark.parametrize(
    ("word", "status"), [("bloody", "bleed"), ("fire", "burn"), ("hinder", "entangled"), ("poison", "poison")]
)
@pytest.mark.parametrize("wounded", [True, False])
def test_effects_of_an_attack_need_a_wound(word, status, wounded):
    setting = duel(keyword(word), hits=1)
    attacked(setting, [(Roll, faces(1 if wounded else 8, 1, 1, 1))])
    assert setting[1].statuses == ({status: 1} if wounded else {})


@pytest.mark.rule("NAR-KWD-52", "NAR-STN-09")
def test_a_stunning_attack_moves_the_heros_token():
    setting = duel(keyword("stun"))
    attacked(setting, [(Roll, faces(1, 1, 1, 1))])
    assert setting[1].at == setting[0].now + 2


@pytest.mark.rule("NAR-DEF-06", "NAR-STP-03")
def test_wounds_that_a_defense_token_cancels_do_not_count_as_suffered():
    setting = duel(keyword("fire"), hits=1, hero={"statuses": {"defense": 1}})
    assert attacked(setting, [(Roll, faces(1, 1, 1, 1)), (Choose, ("discard",))]) == 0
    assert setting[1].statuses == {}


@pytest.mark.rule("NAR-KWD-42", "NAR-DEF-06")
def test_pierce_works_without_a_wound_before():
    setting = duel(keyword("pierce"), hits=1, hero={"statuses": {"defense": 1}})
    assert attacked(setting, [(Roll, faces(1, 1, 1, 1))]) == 1


@pytest.mark.rule("NAR-KWD-37", "NAR-DEF-03", "NAR-RRL-03")
def test_insidious_strike_rerolls_successes_with_the_symbol_before_the_heros_rerolls():
    setting = duel(keyword("insidious", symbol="sun"), hero={"statuses": {"reroll": 1}})
    script = [(Roll, faces(8, 6, 7, 2)), (Roll, faces(1, 2)), (Choose, ("die-0",)), (Roll, faces(5))]
    assert attacked(setting, script) == 1


@pytest.mark.rule("NAR-KWD-37", "NAR-MIS-09")
def test_insidious_strike_printed_among_the_skills_holds_for_all_attacks():
    setting = duel(keywords=(keyword("insidious", symbol="moon"),))
    assert attacked(setting, [(Roll, faces(7, 4, 8, 8)), (Roll, faces(1))]) == 1


@pytest.mark.rule("NAR-DIE-07", "NAR-EFX-01", "NAR-DEF-03")
@pytest.mark.parametrize(("printed", "bold"), [("line", 0), ("card", 0), ("", 1)])
def test_an_enemy_that_erases_takes_symbols_out_of_defences_against_it(printed, bold):
    taunt = EffectSpec("threat", on="symbols", name="defence", symbols=("sun",))
    word = keyword("erase", symbol="sun")
    skills = (SkillSpec("taunt", "Taunt", effects=(taunt,)),)
    setting = duel(*[word][: printed == "line"], keywords=(word,)[: printed == "card"], skills=skills)
    assert attacked(setting, [(Roll, faces(8, 5, 1, 1))]) == 1
    assert setting[1].threat == bold


@pytest.mark.rule("NAR-DEF-07")
@pytest.mark.parametrize(("blocks", "threat"), [((8, 1), 1), ((8, 8), 0)])
def test_effects_by_symbols_in_the_defence_need_a_wound(blocks, threat):
    effect = EffectSpec("threat", on="symbols", symbols=("sun",))
    setting = duel(hits=2, effects=(effect,))
    attacked(setting, [(Roll, faces(*blocks, 1, 1))])
    assert setting[1].threat == threat


@pytest.mark.rule("NAR-DEF-03", "NAR-SQU-07")
def test_statuses_come_before_the_heros_counterattack():
    counter = SkillSpec("counter", "Counterattack", effects=(EffectSpec("wound", on="defended", to="attacker"),))
    setting = duel(keyword("fire"), at="B1", skills=(counter,), hero={"statuses": {"defense": 1}})
    attacked(setting, [(Roll, faces(1, 1, 1, 1)), (Choose, ("discard",))])
    told = [entry.what for entry in setting[0].journal.entries]
    assert (setting[2].wounds, told.index("gained") < told.index("threat")) == (1, True)


@pytest.mark.rule("NAR-COV-03")
@pytest.mark.parametrize("covered", [True, False])
def test_a_hero_in_cover_may_reroll_a_die_against_a_ranged_attack(covered):
    setting = duel(rows=(".b....", "......") if covered else ("......", "......"), least=2, most=6, hits=1)
    again = [(Choose, ("die-0",)), (Roll, faces(8))] if covered else []
    assert attacked(setting, [(Roll, faces(1, 1, 1, 1)), *again]) == (0 if covered else 1)


@pytest.mark.rule("NAR-DEF-01", "NAR-MIS-09")
@pytest.mark.parametrize(("least", "mental", "ranged"), [(1, False, False), (2, False, True), (2, True, False)])
def test_an_attack_is_ranged_if_it_is_physical_and_does_not_begin_beside_the_enemy(least, mental, ranged):
    battle, hero, enemy, attack = duel(rows=(".b....", "......"), least=least, most=6, mental=mental)
    moment = defence_moment(battle, enemy, hero, attack)
    assert (moment.ranged, moment.cover) == (ranged, ranged)


@pytest.mark.rule("NAR-KWD-29")
def test_a_harmless_attack_only_has_its_effects():
    setting = duel(keyword("harmless"), keyword("fire"))
    assert attacked(setting, [(Roll, faces(8, 8, 1, 1))]) == 0
    assert (setting[1].wounds, setting[1].statuses) == (0, {"burn": 1})


@pytest.mark.rule("NAR-KWD-38")
def test_a_weak_attack_deals_one_wound_at_most():
    assert attacked(duel(keyword("weak")), [(Roll, faces(1, 1, 1, 1))]) == 1


@pytest.mark.rule("NAR-STN-08")
@pytest.mark.parametrize(("printed", "left"), [(3, 2), (0, 0)])
def test_poison_takes_a_hit_from_an_enemy(printed, left):
    battle, hero, enemy, attack = duel(hits=printed)
    enemy.statuses["poison"] = 1
    assert hits(battle, enemy, hero.cell, attack).total == left


@pytest.mark.rule("NAR-KWD-09")
@pytest.mark.parametrize(
    ("others", "total"),
    [({}, 3), ({"A2": "guard"}, 4), ({"A2": "guard", "B1": "guard"}, 4), ({"D2": "guard"}, 3), ({"A2": "thief"}, 3)],
)
def test_combined_attack_adds_one_hit_for_other_enemies_beside_the_hero(others, total):
    card = enemy_spec(keywords=(keyword("combined"),))
    battle = nova(
        heroes={"A1": "valerio"},
        enemies={"D1": "guard", **others},
        cards=(card, enemy_spec("thief", faction="mercenaries")),
    )
    assert hits(battle, battle.enemies[0], battle.heroes[0].cell, card.attacks[0]).total == total


@pytest.mark.rule("NAR-KWD-09")
def test_the_attacker_itself_does_not_count_for_combined_attack():
    battle, hero, enemy, attack = duel(keywords=(keyword("combined"),), at="B1")
    assert hits(battle, enemy, hero.cell, attack).total == 3


@pytest.mark.rule("NAR-KWD-49", "NAR-TOK-06")
def test_an_attack_with_reload_puts_a_token_on_the_model():
    setting = duel(keyword("reload"), at="B1", hits=0)
    attacked(setting, [(Roll, faces(1, 1, 1, 1))])
    battle, hero, enemy, _ = setting
    assert (enemy.reload, can_react(battle, enemy, hero)) == (True, None)


@pytest.mark.rule("NAR-AOE-05", "NAR-AOE-06", "NAR-CLD-04", "NAR-SCN-07", "NAR-AOE-18")
def test_the_area_of_an_enemy_hits_heroes_other_factions_and_scenery():
    attack = EnemyAttackSpec(least=2, most=5, hits=2, difficulty=5, area="cross")
    thief = enemy_spec("thief", faction="venice", health=9, keywords=(keyword("shield"),))
    battle = nova(
        ("......", "..b..."),
        {"C1": {"key": "valerio", "physical": 1}, "D1": {"key": "sofia", "physical": 2}},
        {"A1": "guard", "B1": "thief", "E1": "guard"},
        cards=(enemy_spec(attacks=(attack,)), thief),
    )
    rule = enemy_attack(battle, battle.enemies[0], battle.hero("valerio"), attack)
    assert play(rule, [(Roll, faces(1)), (Roll, faces(5, 1))]) == 2
    assert [hero.wounds for hero in battle.heroes] == [2, 1]
    assert [enemy.wounds for enemy in battle.enemies] == [0, 2, 0]
    assert battle.scenery == []


@pytest.mark.rule("NAR-AOE-06")
def test_enemies_are_immune_to_the_areas_of_their_faction():
    attack = EnemyAttackSpec(least=2, most=5, hits=2, difficulty=5, area="explosion")
    battle = nova(OPEN, {"C1": "valerio"}, {"A1": "guard", "B1": "guard"}, cards=(enemy_spec(attacks=(attack,)),))
    play(enemy_attack(battle, battle.enemies[0], battle.heroes[0], attack), [(Roll, faces(8, 8, 1, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [0, 0]


OPEN = ("......", "......", "......")


@pytest.mark.rule("NAR-AOE-11", "NAR-RRL-06")
@pytest.mark.parametrize(("choices", "answers"), [("worst", []), ("players", [(Choose, ("south",))])])
def test_an_enemy_points_its_area_at_most_heroes_unless_the_players_do(choices, answers):
    attack = EnemyAttackSpec(most=5, hits=1, difficulty=5, area="spear")
    heroes = {"B2": {"key": "valerio", "physical": 1}, "B3": {"key": "sofia", "physical": 1}}
    battle = nova(OPEN, heroes, {"A1": "guard"}, cards=(enemy_spec(attacks=(attack,)),), options=Options(choices))
    rule = enemy_attack(battle, battle.enemies[0], battle.hero("valerio"), attack)
    play(rule, [*answers, (Roll, faces(1)), (Roll, faces(1))])
    assert [hero.wounds for hero in battle.heroes] == [1, 1]


@pytest.mark.rule("NAR-AUR-04")
def test_each_hero_within_a_wave_defends():
    attack = EnemyAttackSpec(hits=1, difficulty=5, area="wave", reach=1)
    heroes = {square: {"key": square.lower(), "physical": 1} for square in ("B1", "A2", "C1")}
    battle = nova(OPEN, heroes, {"A1": "guard"}, cards=(enemy_spec(attacks=(attack,)),))
    rule = enemy_attack(battle, battle.enemies[0], battle.hero("b1"), attack)
    play(rule, [(Roll, faces(1)), (Roll, faces(8))])
    assert [hero.wounds for hero in battle.heroes] == [1, 0, 0]


@pytest.mark.rule("NAR-CLD-01", "NAR-CLD-02", "NAR-CLD-03")
@pytest.mark.parametrize(("mental", "dice"), [(False, 4), (True, 2)])
def test_collateral_damage_is_cancelled_by_dice_of_five(mental, dice):
    battle, hero, _, _ = duel()
    rule = collateral(battle, hero, 3, mental=mental, by=None)
    assert play(rule, [(Roll, faces(5, *[4] * (dice - 1)))]) == 2


@pytest.mark.rule("NAR-ENG-06", "NAR-EX-16")
@pytest.mark.parametrize(("least", "reacts"), [(1, True), (2, False)])
def test_only_an_attack_that_reaches_distance_one_reacts(least, reacts):
    battle, hero, enemy, _ = duel(at="B1", least=least, most=4)
    assert (can_react(battle, enemy, hero) is not None) is reacts


@pytest.mark.rule("NAR-ENG-06")
def test_of_two_attacks_the_one_for_distance_one_reacts():
    knife = EnemyAttackSpec(hits=1)
    card = enemy_spec(attacks=(EnemyAttackSpec(least=2, most=4), knife))
    battle = nova(heroes={"A1": "valerio"}, enemies={"B1": "guard"}, cards=(card,))
    assert can_react(battle, battle.enemies[0], battle.heroes[0]) is knife


@pytest.mark.rule("NAR-STN-11", "NAR-STP-05", "NAR-WTG-12", "NAR-KOH-06")
@pytest.mark.parametrize(
    ("rank", "change", "reacts"),
    [
        ("troop", {}, True),
        ("troop", {"charm": 1}, False),
        ("elite", {"charm": 1}, True),
        ("troop", {"blind": 1}, False),
        ("troop", {"waiting": 1}, False),
        ("troop", {"ko": 1}, False),
    ],
)
def test_charm_blindness_waiting_and_ko_prevent_reactions(rank, change, reacts):
    battle, hero, enemy, _ = duel(at="B1", rank=rank)
    enemy.statuses = {key: 1 for key in change if key == "blind"}
    hero.statuses = {key: 1 for key in change if key == "charm"}
    enemy.waiting, hero.ko = "waiting" in change, "ko" in change
    assert (can_react(battle, enemy, hero) is not None) is reacts


@pytest.mark.rule("NAR-STP-05")
def test_a_charmed_hero_is_still_hit_by_an_area_aimed_at_others():
    attack = EnemyAttackSpec(most=5, hits=1, difficulty=5, area="cross")
    heroes = {"C1": {"key": "valerio", "physical": 1}, "D1": {"key": "sofia", "physical": 1, "statuses": {"charm": 1}}}
    battle = nova(heroes=heroes, enemies={"A1": "guard"}, cards=(enemy_spec(attacks=(attack,)),))
    rule = enemy_attack(battle, battle.enemies[0], battle.hero("valerio"), attack)
    play(rule, [(Roll, faces(1)), (Roll, faces(1))])
    assert battle.hero("sofia").wounds == 1


@pytest.mark.rule("NAR-CMP-11", "NAR-MIS-02")
def test_a_character_defends_with_three_dice_and_falls_with_six_wounds():
    battle, _, enemy, attack = duel(hits=3, at="A2")
    envoy = Token("envoy-1", "character", battle.terrain.board.cell("B1"), "envoy", wounds=4)
    battle.tokens.append(envoy)
    battle.refresh_cells()
    assert play(enemy_attack(battle, enemy, envoy, attack), [(Roll, faces(5, 1, 1))]) == 2
    assert (envoy.wounds, battle.characters, battle.news) == (6, 0, ["fallen:envoy"])


@pytest.mark.rule("NAR-CMP-14", "NAR-COV-03", "NAR-KWD-37")
def test_a_character_has_the_reroll_of_cover_and_suffers_insidious_strike():
    rows, words = (".b....", "......"), (keyword("insidious", symbol="sun"),)
    battle, _, enemy, attack = duel(*words, at="F2", rows=rows, least=2, most=6, hits=2)
    envoy = token(battle, "A1", "character", "envoy")
    script = [(Roll, faces(8, 1, 1)), (Roll, faces(2)), (Choose, ("die-1",)), (Roll, faces(5))]
    assert play(enemy_attack(battle, enemy, envoy, attack), script) == 1


@pytest.mark.rule("NAR-KWD-11", "NAR-KWD-12")
def test_chase_moves_the_wounded_hero_and_the_attacker_follows():
    setting = duel(keyword("chase"), at="B1", rows=("......",), hits=1)
    battle, hero, enemy, _ = setting
    attacked(setting, [(Roll, faces(1, 1, 1, 1))])
    assert battle.terrain.board.names(1 << hero.cell | 1 << enemy.cell) == ["A1", "B1"]


@pytest.mark.rule("NAR-KWD-11", "NAR-KOH-11")
def test_a_hero_who_is_ko_is_not_chased():
    setting = duel(keyword("chase"), at="B1", rows=("......",), hits=1, hero={"wounds": 7})
    battle, hero, enemy, _ = setting
    attacked(setting, [(Roll, faces(1, 1, 1, 1))])
    assert hero.ko
    assert battle.terrain.board.names(1 << hero.cell | 1 << enemy.cell) == ["B1", "C1"]


@pytest.mark.rule("NAR-MIS-06", "NAR-DEF-04")
def test_a_skill_may_change_the_difficulty_of_an_attack():
    ease = SkillSpec("ease", "Ease", effects=(EffectSpec("difficulty", on="always", amount=-1),))
    assert attacked(duel(skills=(ease,), hits=1), [(Roll, faces(4, 1, 1, 1))]) == 0


@pytest.mark.rule("NAR-KOH-10")
@pytest.mark.parametrize(("ko", "dice"), [(False, 5), (True, 4)])
def test_the_skills_of_a_ko_neighbour_stop(ko, dice):
    wall = EffectSpec("dice", on="always", to="adjacent-heroes", amount=1, name="physical-defence")
    friend = {"key": "knight", "skills": ["wall"], "ko": ko, "wounds": 8 if ko else 0}
    battle = nova(
        heroes={"A1": "valerio", "A2": friend},
        enemies={"B1": "guard"},
        skills=(SkillSpec("wall", "Shield Wall", effects=(wall,)),),
    )
    guard, attack = battle.enemies[0], battle.library.enemy["guard"].attacks[0]
    play(enemy_attack(battle, guard, battle.hero("valerio"), attack), [(Roll, faces(*[8] * dice))])
