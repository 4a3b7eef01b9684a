"""Wounds, healing, KO, defeats, statuses, threat and time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.mission_specs import TilePlace
from horologium.engine.rulesets.nova_aetas.moments import DefenceMoment
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, Loot, ReagentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

RULE = "NAR-WND-01"
INTERPOSE = SkillSpec("interpose", "Interpose", effects=(EffectSpec("interpose", on="always"),))
GAMBESON = EquipmentSpec(
    "gambeson", "Gambeson", "armour", effects=(EffectSpec("ignore-first-wound", on="always", amount=1),)
)


def duel(card=None, **changes):
    """Valerio beside a guard."""
    battle = nova(heroes={"A1": {"key": "valerio", **changes}}, enemies={"B1": "guard"}, cards=(card,) if card else ())
    return battle, battle.heroes[0], battle.enemies[0]


def hurt(battle, model, amount, by=None, **more):
    return verbs.wound(battle, model, amount, by=by, rule=RULE, **more)


@pytest.mark.rule("NAR-WND-01", "NAR-WND-05")
def test_a_model_gets_a_token_for_each_wound():
    battle, hero, _ = duel()
    assert (play(hurt(battle, hero, 3), []), hero.wounds) == (3, 3)


@pytest.mark.rule("NAR-WND-03", "NAR-KOH-01")
def test_a_hero_never_holds_more_wounds_than_health_and_is_ko():
    battle, hero, _ = duel(wounds=6)
    assert play(hurt(battle, hero, 5), []) == 5
    assert (hero.wounds, hero.ko, battle.news) == (8, True, ["ko:valerio"])


@pytest.mark.rule("NAR-WND-03")
def test_the_full_number_of_wounds_counts_as_inflicted():
    battle, hero, enemy = duel()
    assert (play(hurt(battle, enemy, 5, by=hero), []), enemy.wounds) == (5, 3)


@pytest.mark.rule("NAR-KOH-01", "NAR-STP-03")
def test_ko_is_checked_after_the_defense_token():
    battle, hero, _ = duel(wounds=6, statuses={"defense": 1})
    play(hurt(battle, hero, 2), [(Choose, ("discard",))])
    assert (hero.wounds, hero.ko, hero.statuses) == (7, False, {})


@pytest.mark.rule("NAR-STP-03")
def test_a_defense_token_may_be_kept():
    battle, hero, _ = duel(statuses={"defense": 1})
    assert play(hurt(battle, hero, 1), [(Choose, ("keep",))]) == 1
    assert hero.statuses == {"defense": 1}


@pytest.mark.rule("NAR-KWD-42", "NAR-STP-03")
def test_pierce_allows_no_defense_token():
    battle, hero, enemy = duel(statuses={"defense": 1})
    assert play(hurt(battle, hero, 1, by=enemy, pierce=True), []) == 1


@pytest.mark.rule("NAR-WND-01")
def test_wounds_that_a_card_sets_cannot_be_cancelled():
    battle, hero, _ = duel(statuses={"defense": 1})
    assert play(hurt(battle, hero, 2, mechanical=True), []) == 2


@pytest.mark.rule("NAR-MIS-04")
def test_a_neighbour_may_interpose_with_his_defense_token():
    friend = {"key": "knight", "skills": ["interpose"], "statuses": {"defense": 1}}
    battle = nova(heroes={"A1": "valerio", "A2": friend}, enemies={"B1": "guard"}, skills=(INTERPOSE,))
    hero, attack = battle.hero("valerio"), battle.library.enemy["guard"].attacks[0]
    moment = DefenceMoment(hero, battle.enemies[0], attack, mental=False, ranged=False)
    assert play(hurt(battle, hero, 1, by=battle.enemies[0], attack=moment), [(Choose, ("discard",))]) == 0
    assert battle.hero("knight").statuses == {}


@pytest.mark.rule("NAR-MIS-16")
def test_a_card_may_ignore_the_first_wound_of_the_mission_once():
    battle = nova(heroes={"A1": {"key": "valerio", "items": ("gambeson",)}}, equipment=(GAMBESON,))
    hero = battle.heroes[0]
    assert [play(hurt(battle, hero, 1), []) for _ in range(2)] == [0, 1]


@pytest.mark.rule("NAR-WND-02", "NAR-WND-04")
def test_healing_takes_wounds_off_as_far_as_there_are_any():
    battle, hero, _ = duel(wounds=2)
    assert (verbs.heal(battle, hero, 3, by=None, rule="NAR-WND-02"), hero.wounds) == (2, 0)


@pytest.mark.rule("NAR-KOH-07", "NAR-PER-07")
def test_a_ko_hero_loses_negative_statuses_and_two_threat():
    negative = dict.fromkeys(NEGATIVE, 1)
    battle, hero, _ = duel(wounds=7, threat=5, statuses={**negative, "bless": 1})
    play(hurt(battle, hero, 1), [])
    assert (hero.statuses, hero.threat) == ({"bless": 1}, 3)


@pytest.mark.rule("NAR-PER-07", "NAR-PER-02")
def test_threat_never_falls_below_nothing():
    battle, hero, _ = duel(wounds=7, threat=1)
    play(hurt(battle, hero, 1), [])
    assert hero.threat == 0


@pytest.mark.rule("NAR-KOH-08")
def test_one_wound_healed_brings_a_hero_back_one_quadrant_after_the_hand():
    battle, hero, _ = duel(wounds=8, ko=True, at=104)
    battle.refresh_cells()
    verbs.heal(battle, hero, 1, by=None, rule="NAR-WND-02")
    assert (hero.ko, hero.at, battle.hero_cells >> hero.cell & 1) == (False, battle.now + 1, 1)


@pytest.mark.rule("NAR-KOH-06", "NAR-KOH-10")
def test_a_ko_hero_suffers_nothing_and_gains_no_negative_status():
    battle, hero, _ = duel(wounds=8, ko=True)
    assert play(hurt(battle, hero, 2), []) == 0
    assert not verbs.gain(battle, hero, "burn")
    assert verbs.gain(battle, hero, "bless")


@pytest.mark.rule("NAR-OUT-01", "NAR-OUT-03", "NAR-EAC-09")
def test_an_enemy_with_as_many_wounds_as_health_is_removed():
    battle, _, enemy = duel()
    play(hurt(battle, enemy, 3), [])
    assert (battle.enemies, battle.groups, battle.enemy_cells, battle.news) == ([], [], {}, ["defeated:guard"])


@pytest.mark.rule("NAR-ENY-04")
def test_wounds_and_statuses_are_those_of_one_model():
    battle = nova(enemies={"A1": "guard", "B1": "guard"})
    one, other = battle.enemies
    play(hurt(battle, one, 2), [])
    verbs.gain(battle, one, "burn")
    assert (other.wounds, other.statuses) == (0, {})


@pytest.mark.rule("NAR-OUT-02", "NAR-ENY-09", "NAR-REA-04", "NAR-REA-03")
@pytest.mark.parametrize("killer", [None, "valerio"])
def test_a_defeated_enemy_yields_its_loot_whatever_the_cause(killer):
    battle, hero, enemy = duel(enemy_spec(loot=Loot(pecunia=2, elementum=1)))
    battle.reagents = {"pecunia": Deck("pecunia", ["ring", "ring", "ruby"]), "elementum": Deck("elementum", [])}
    play(hurt(battle, enemy, 3, by=hero if killer else None), [(Draw, ("ring", "ruby"))])
    assert [(card.deck, card.reagent, card.face_up) for card in battle.loot] == [
        ("pecunia", "ring", False),
        ("pecunia", "ruby", False),
    ]
    assert battle.reagents["pecunia"].cards == ["ring"]


@pytest.mark.rule("NAR-PER-01", "NAR-PER-02", "NAR-THR-01", "NAR-THR-02", "NAR-MIS-24")
def test_the_perilium_goes_from_nothing_to_twelve():
    battle, hero, _ = duel()
    assert hero.threat == 0
    verbs.raise_threat(battle, hero, 15, "NAR-PER-08")
    assert hero.threat == 12
    verbs.raise_threat(battle, hero, -3, "NAR-PER-08")
    assert hero.threat == 9


@pytest.mark.rule("NAR-PER-03", "NAR-PER-08")
def test_wounding_an_enemy_gives_one_threat_in_an_action():
    battle, hero, enemy = duel(enemy_spec(health=9))
    activate(battle, "valerio")
    for _ in range(2):
        play(hurt(battle, enemy, 2, by=hero), [])
    assert hero.threat == 1
    verbs.pay(battle, 1)  # another action
    play(hurt(battle, enemy, 1, by=hero), [])
    assert hero.threat == 2


@pytest.mark.rule("NAR-PER-03")
def test_wounds_that_nobody_inflicts_give_no_threat():
    battle, hero, enemy = duel(enemy_spec(health=9))
    play(hurt(battle, enemy, 2), [])
    assert hero.threat == 0


@pytest.mark.rule("NAR-PER-04")
def test_killing_gives_threat_beside_that_of_wounding():
    battle, hero, enemy = duel()
    activate(battle, "valerio")
    play(hurt(battle, enemy, 3, by=hero), [])
    assert (hero.threat, battle.active.kills) == (2, 1)


@pytest.mark.rule("NAR-PER-06")
def test_healing_a_hero_gives_threat_once_in_an_action_if_a_wound_went():
    battle, hero, _ = duel(wounds=3)
    activate(battle, "valerio")
    for amount in (0, 1, 1):
        verbs.heal(battle, hero, amount, by=hero, rule="NAR-WND-02")
    assert (hero.wounds, hero.threat) == (1, 1)


@pytest.mark.rule("NAR-STS-01", "NAR-STS-04")
def test_a_status_is_held_once():
    battle, hero, _ = duel()
    assert [verbs.gain(battle, hero, "bless"), verbs.gain(battle, hero, "bless")] == [True, False]
    assert hero.statuses == {"bless": 1}


@pytest.mark.rule("NAR-STS-04")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_of_two_numbers_the_higher_is_kept(first, second):
    battle, hero, _ = duel()
    verbs.gain(battle, hero, "advantage", first)
    verbs.gain(battle, hero, "advantage", second)
    assert hero.statuses == {"advantage": 2}


@pytest.mark.rule("NAR-STS-05")
def test_a_status_that_was_lost_can_be_gained_again():
    battle, hero, _ = duel(statuses={"burn": 1})
    verbs.lose(battle, hero, "burn")
    assert verbs.gain(battle, hero, "burn")


@pytest.mark.rule("NAR-KWD-36", "NAR-ENY-07")
def test_an_immune_enemy_never_receives_the_status():
    battle, _, enemy = duel(enemy_spec(keywords=(keyword("immunity", status="poison"),)))
    assert [verbs.gain(battle, enemy, "poison"), verbs.gain(battle, enemy, "burn")] == [False, True]


@pytest.mark.rule("NAR-KWD-16", "NAR-KWD-17")
def test_destiny_is_immune_to_stun_and_poison():
    battle, _, enemy = duel(enemy_spec(keywords=(keyword("destiny"),)))
    assert [verbs.gain(battle, enemy, status) for status in ("stun", "poison", "blind")] == [False, False, True]


@pytest.mark.rule("NAR-STN-13")
def test_enemies_are_not_cursed():
    battle, _, enemy = duel()
    assert not verbs.gain(battle, enemy, "cursed")


@pytest.mark.rule("NAR-STN-09")
def test_stun_moves_a_heros_token_two_quadrants_at_once():
    battle, hero, _ = duel(at=97)
    assert verbs.gain(battle, hero, "stun")
    assert (hero.at, hero.statuses) == (99, {})


@pytest.mark.rule("NAR-STN-09")
def test_a_token_never_gets_more_than_eleven_quadrants_ahead():
    battle, hero, _ = duel(at=106)
    verbs.gain(battle, hero, "stun")
    assert hero.at == battle.now + 11


@pytest.mark.rule("NAR-STN-17", "NAR-STN-18")
def test_healing_removes_hemorrhage_and_not_bleed():
    battle, hero, _ = duel(wounds=1, statuses={"hemorrhage": 1, "bleed": 1})
    verbs.heal(battle, hero, 1, by=None, rule="NAR-WND-02")
    assert hero.statuses == {"bleed": 1}


@pytest.mark.rule("NAR-STN-17")
def test_healing_that_removes_no_wound_does_not_stop_hemorrhage():
    battle, hero, _ = duel(statuses={"hemorrhage": 1})
    verbs.heal(battle, hero, 2, by=None, rule="NAR-WND-02")
    assert hero.statuses == {"hemorrhage": 1}


@pytest.mark.rule("NAR-SCN-03", "NAR-SCN-05", "NAR-PER-09")
@pytest.mark.parametrize(("sign", "health", "kind"), [("b", 2, "bush"), ("t", 5, "tree")])
def test_wounds_on_scenery_add_up_until_it_is_destroyed(sign, health, kind):
    battle = nova(rows=(f".{sign}..",), heroes={"A1": "valerio"})
    for wounds in range(1, health):
        verbs.hurt_scenery(battle, battle.scenery[0], 1)
        assert battle.scenery[0].wounds == wounds
    verbs.hurt_scenery(battle, battle.scenery[0], 1)
    assert (battle.scenery, battle.bushes | battle.trees, battle.news) == ([], 0, [f"destroyed:{kind}"])
    assert battle.heroes[0].threat == 0


@pytest.mark.rule("NAR-HOR-07", "NAR-HAC-02")
def test_spending_moves_the_token_by_the_ap():
    battle, hero, _ = duel()
    activate(battle, "valerio")
    verbs.spend(battle, 3)
    assert (battle.active.ap, battle.active.spent, hero.at) == (2, 3, battle.now + 3)


@pytest.mark.rule("NAR-HAC-02")
def test_more_ap_than_there_are_cannot_be_paid():
    battle, _, _ = duel()
    activate(battle, "valerio", ap=2)
    with pytest.raises(ValueError, match="an action of 3 AP"):
        verbs.pay(battle, 3)


@pytest.mark.rule("NAR-HAC-13")
def test_the_token_of_a_hero_who_falls_in_his_action_stays():
    battle, hero, _ = duel(wounds=7)
    activate(battle, "valerio")
    verbs.pay(battle, 3)
    play(hurt(battle, hero, 1), [])
    verbs.advance(battle, 3)
    assert hero.at == battle.now


@pytest.mark.rule("NAR-WTG-07", "NAR-ENY-03")
@pytest.mark.parametrize(("square", "waiting"), [("A2", True), ("B2", False)])
def test_a_waiting_enemy_notices_a_hero_in_its_control_area(square, waiting):
    battle = nova(heroes={"A1": "valerio"}, enemies={"D3": "guard"}, cards=(enemy_spec(control=3),))
    battle.enemies[0].waiting = True
    verbs.put(battle, battle.heroes[0], battle.terrain.board.cell(square))
    assert battle.enemies[0].waiting is waiting


@pytest.mark.rule("NAR-ACN-02")
def test_missions_hear_of_a_tile_that_is_entered():
    tiles = (TilePlace("map", name="yard"), TilePlace("map", column=4, name="road"))
    battle = nova(("....",), {"D1": "valerio"}, mission={"tiles": tiles})
    board = battle.terrain.board
    for square in ("C1", "D1", "E1", "F1"):
        verbs.put(battle, battle.heroes[0], board.cell(square))
    assert battle.news == ["entered:road"]


@pytest.mark.rule("NAR-WTG-09", "NAR-WTG-10")
def test_all_on_the_tile_enter_combat_together():
    battle = nova(enemies={"A1": "guard", "H8": "guard"})
    for enemy in battle.enemies:
        enemy.waiting = True
    verbs.wake(battle, battle.enemies[0], "NAR-WTG-06")
    assert [enemy.waiting for enemy in battle.enemies] == [False, False]


@pytest.mark.rule("NAR-TOK-07", "NAR-EQP-17")
def test_cards_are_flipped_and_reloaded():
    bow = EquipmentSpec("bow", "Bow", "hand", hands=2)
    battle = nova(heroes={"A1": {"key": "sofia", "items": ("bow",)}}, equipment=(bow,))
    hero = battle.heroes[0]
    item = hero.items[0]
    item.reload = True
    verbs.reload(battle, hero, item)
    verbs.flip(battle, hero, item)
    assert (item.reload, item.flipped) == (False, True)


@pytest.mark.rule("NAR-REA-03")
def test_an_empty_deck_gives_no_loot():
    battle = nova(heroes={"A1": "valerio"}, reagents=(ReagentSpec("ring", "Ring", "pecunia", 1, 2),))
    play(verbs.draw_loot(battle, "pecunia", battle.heroes[0], 2, rule="NAR-REA-03"), [])
    assert battle.loot == []


@pytest.mark.rule("NAR-WND-03")
@given(blows=st.lists(st.tuples(st.integers(0, 9), st.booleans()), max_size=12))
def test_wounds_stay_between_nothing_and_health(blows):
    battle, hero, _ = duel()
    for amount, heals in blows:
        if heals:
            verbs.heal(battle, hero, amount, by=None, rule="NAR-WND-02")
        else:
            play(hurt(battle, hero, amount), [])
        assert 0 <= hero.wounds <= hero.health
        assert hero.ko == (hero.wounds == hero.health)
