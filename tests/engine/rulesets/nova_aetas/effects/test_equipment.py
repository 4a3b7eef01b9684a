"""Every equipment card of the pack in play."""

from __future__ import annotations

import pytest

from helpers.nova import activate, faces, keyword
from helpers.rehearsal import (
    alone,
    attack_moment,
    attack_pool,
    attacks,
    bonus_in_test,
    content,
    defence_bonus,
    field,
    offered,
    pair,
    sheet,
    uses,
    words,
)
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.board.movement import move_action
from horologium.engine.rulesets.nova_aetas.company import gear
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options, lines, targets
from horologium.engine.rulesets.nova_aetas.fight.defence import enemy_attack
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.turns import ending

TAKE = (Choose, ("line-1",))
KEEP = (Choose, ("keep",))


# Armour, shields and other lasting help -----------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-14", "NAR-MIS-15", "NAR-DEF-02", "NAR-EQP-07")
@pytest.mark.parametrize(
    ("card", "physical", "ranged", "mental"),
    [
        ("padded-jack", 1, 1, 0),
        ("wolf-cloak", 0, 1, 0),
        ("scholars-robe", 0, 0, 1),
        ("cassock", 0, 0, 1),
        ("round-shield", 1, 1, 0),
        ("tower-shield", 2, 2, 0),
        ("hood", 0, 0, 1),
        ("leather-armour", 1, 1, 0),
        ("brigandine", 1, 1, 0),
        ("plate-cuirass", 2, 2, 0),
        ("gambeson-of-clay", 1, 1, 0),
    ],
)
def test_armour_adds_dice_in_defence(card, physical, ranged, mental):
    battle, valerio, _ = alone("valerio", items=(card,))
    assert defence_bonus(battle, valerio) == physical
    assert defence_bonus(battle, valerio, ranged=True) == ranged
    assert defence_bonus(battle, valerio, mental=True) == mental


@pytest.mark.rule("NAR-STS-02", "NAR-HAC-06", "NAR-PRY-06")
@pytest.mark.parametrize(
    ("card", "granted"),
    [
        ("buckler", {"defense": 1}),
        ("relic", {"bless": 1}),
        ("brigandine", {"defense": 1}),
        ("plate-cuirass", {"defense": 1}),
        ("lucky-coin", {"reroll": 1}),
        ("reliquary-of-saint-rose", {"bless": 1, "reroll": 1}),
    ],
)
def test_cards_grant_their_tokens_in_recovery(card, granted):
    battle, vincenzo, _ = alone("vincenzo", items=(card,))
    play(triggers.recovery(battle, vincenzo), [])
    assert vincenzo.statuses == granted


@pytest.mark.rule("NAR-KWD-36", "NAR-MIS-15")
@pytest.mark.parametrize(("card", "status"), [("kettle-hat", "stun"), ("lantern", "blind")])
def test_headgear_and_light_keep_a_status_away(card, status):
    battle, valerio, _ = alone("valerio", items=(card,))
    assert not verbs.gain(battle, valerio, status)


@pytest.mark.rule("NAR-KWD-05")
def test_climbing_hooks_give_climb_as_long_as_they_are_carried():
    battle, sofia, _ = alone("sofia", items=("climbing-hooks",))
    assert modifiers.climb(battle, sofia) == 1
    gear.store(battle, sofia, sofia.items[0])
    assert modifiers.climb(battle, sofia) == 0


@pytest.mark.rule("NAR-MIS-15")
def test_a_tower_shield_limits_movement_to_three_squares_in_an_activation():
    battle, valerio, _ = alone("valerio", items=("tower-shield",), foe="H8")
    ends = ways.reach(battle, valerio, 5).ends
    board = battle.terrain.board
    assert ends >> board.cell("A4") & 1
    assert not ends >> board.cell("A5") & 1
    play(move_action(battle, valerio), [(Choose, ("A3",))])
    assert not ways.reach(battle, valerio, 5).ends >> board.cell("A5") & 1


@pytest.mark.rule("NAR-MIS-15", "NAR-TST-01")
@pytest.mark.parametrize(
    ("card", "characteristic", "about", "dice"),
    [("plate-cuirass", "rapidity", "", -1), ("lockpicks", "rapidity", "lock", 1), ("lockpicks", "rapidity", "", 0)],
)
def test_cards_change_other_tests(card, characteristic, about, dice):
    battle, valerio, _ = alone("valerio", items=(card,))
    assert bonus_in_test(battle, valerio, characteristic, about) == dice


@pytest.mark.rule("NAR-MIS-16", "NAR-ENG-02")
@pytest.mark.parametrize(("engaged", "dice"), [(True, 1), (False, 0)])
def test_golden_spurs_help_while_engaged(engaged, dice):
    battle, valerio, _ = alone("valerio", items=("golden-spurs",))
    battle.active.engaged = engaged
    assert defence_bonus(battle, valerio) == dice


@pytest.mark.rule("NAR-MIS-16")
@pytest.mark.parametrize(("cards", "reached"), [((), False), (("falcon-glove",), True)])
def test_a_falcon_glove_lengthens_ranged_attacks(cards, reached):
    battle, sofia, guard = alone("sofia", items=("hunting-bow", *cards), foe="H1")
    bow = next(option for option in lines(battle, sofia) if "bow" in option.key)
    assert bool(targets(battle, sofia, bow) >> guard.cell & 1) is reached


@pytest.mark.rule("NAR-MIS-16")
def test_a_black_hood_charms_at_the_start():
    battle, sofia, _ = alone("sofia", items=("black-hood",))
    play(triggers.mission_start(battle), [])
    assert sofia.statuses == {"charm": 1}


@pytest.mark.rule("NAR-MIS-16")
def test_a_copper_alembic_brings_a_healing_draught():
    battle, rebecca, _ = alone("rebecca", items=("copper-alembic",), wounds=2)
    play(triggers.mission_start(battle), [])
    uses(battle, rebecca, "rebecca-healing-draught-1")
    assert rebecca.wounds == 0


@pytest.mark.rule("NAR-MIS-16", "NAR-EQP-18")
@pytest.mark.parametrize(("won", "coins"), [(True, 5), (False, 0)])
def test_a_captains_contract_pays_after_a_victory(won, coins):
    battle, _, _ = alone("valerio", items=("captains-contract",))
    battle.ended, battle.won = "road-open", won
    ending.close(battle)
    assert battle.coins == coins


@pytest.mark.rule("NAR-MIS-16")
@pytest.mark.parametrize(("die", "left"), [(5, 2), (1, 4)])
def test_a_maltese_cross_heals_one_more_if_the_prayer_works_at_all(die, left):
    battle, vincenzo, sofia = pair(sheet("vincenzo", "soul-heal", items=("maltese-cross",)), sheet("sofia", wounds=4))
    uses(battle, vincenzo, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(die, 1, 1, 1))])
    assert sofia.wounds == left


@pytest.mark.rule("NAR-MIS-16")
def test_a_gambeson_of_clay_ignores_the_first_wound_of_the_mission_only():
    battle, valerio, _ = alone("valerio", items=("gambeson-of-clay",))
    for _ in range(2):
        play(verbs.wound(battle, valerio, 1, by=None, rule="NAR-WND-01"), [])
    assert valerio.wounds == 1


# Weapons ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-14", "NAR-MIS-15", "NAR-MIS-16", "NAR-STR-01")
@pytest.mark.parametrize(
    ("hero", "card", "cost", "reach", "dice", "keywords"),
    [
        ("valerio", "sword", 3, (1, 1), 4, []),
        ("sofia", "hunting-bow", 3, (2, 6), 3, []),
        ("rebecca", "rowan-staff", 3, (1, 1), 2, []),
        ("vincenzo", "flanged-mace", 3, (1, 1), 3, []),
        ("valerio", "short-sword", 2, (1, 1), 3, []),
        ("valerio", "war-hammer", 4, (1, 1), 6, ["unblockable"]),
        ("valerio", "long-spear", 3, (1, 1), 5, []),
        ("sofia", "throwing-knives", 2, (1, 3), 3, ["weak"]),
        ("sofia", "light-crossbow", 3, (2, 6), 5, ["reload"]),
        ("sofia", "matchlock", 3, (2, 6), 5, ["critical 1", "reload"]),
        ("sofia", "falcon-bow", 3, (2, 6), 4, []),
        ("valerio", "flail-of-rage", 3, (1, 1), 6, []),
        ("valerio", "sun-blade", 3, (1, 1), 5, []),
        ("sofia", "venom-dagger", 2, (1, 1), 3, ["poison"]),
        ("sofia", "thunder-pistol", 2, (1, 4), 4, ["unblockable", "reload"]),
        ("vincenzo", "silver-censer", 3, (1, 1), 4, ["fire"]),
        ("sofia", "fire-flask", 2, (2, 4), 3, ["fire"]),
    ],
)
def test_the_attack_line_of_each_weapon(hero, card, cost, reach, dice, keywords):
    battle, figure, _ = alone(hero, items=(card,))
    line = attack_moment(battle, figure, card).attack
    assert (line.cost, (line.least, line.most)) == (cost, reach)
    assert attack_pool(battle, figure, card) == dice
    assert words(battle, figure, card) == keywords


@pytest.mark.rule("NAR-EQP-08", "NAR-EQP-09", "NAR-SEC-03")
@pytest.mark.parametrize(
    ("hero", "card", "foe", "dice", "status"),
    [
        ("valerio", "sword", "B1", (5, 1, 1, 1), "bleed"),
        ("sofia", "hunting-bow", "D1", (7, 1, 1), "entangled"),
        ("vincenzo", "flanged-mace", "B1", (6, 8, 1), "stun"),
        ("valerio", "war-hammer", "B1", (6, 1, 1, 1, 1, 1), "stun"),
        ("sofia", "throwing-knives", "C1", (7, 1, 1), "bleed"),
    ],
)
def test_a_black_symbol_may_be_used_or_not(hero, card, foe, dice, status):
    for answer, held in ((TAKE, {status: 1}), (KEEP, {})):
        battle, figure, guard = alone(hero, items=(card,), foe=foe)
        attacks(battle, figure, card, [(Roll, faces(*dice)), answer])
        assert guard.statuses == held


@pytest.mark.rule("NAR-EQP-11")
def test_two_suns_are_needed_for_the_stun_of_a_mace():
    battle, vincenzo, guard = alone("vincenzo", items=("flanged-mace",))
    attacks(battle, vincenzo, "flanged-mace", [(Roll, faces(6, 1, 1))])
    assert guard.statuses == {}


@pytest.mark.rule("NAR-MIS-15", "NAR-EQP-09")
def test_a_star_of_a_short_sword_wounds_once_more():
    battle, valerio, guard = alone("valerio", items=("short-sword",))
    attacks(battle, valerio, "short-sword", [(Roll, faces(5, 1, 1)), TAKE])
    assert (guard.wounds, valerio.tokens) == (2, 2)


@pytest.mark.rule("NAR-MIS-15", "NAR-AOE-10")
def test_a_long_spear_reaches_one_square_behind_the_target():
    battle = field({"A1": sheet("valerio", items=("long-spear",))}, {"B1": "guard", "C1": "guard", "D1": "guard"})
    valerio = activate(battle, "valerio", 9)
    attacks(battle, valerio, "long-spear", [(Roll, faces(6, 1, 1, 1, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [1, 1, 0]


@pytest.mark.rule("NAR-MIS-15", "NAR-TOK-06")
@pytest.mark.parametrize("card", ["light-crossbow", "matchlock", "thunder-pistol"])
def test_loud_weapons_must_be_loaded_again(card):
    battle, sofia, _ = alone("sofia", items=(card,), foe="D1")
    dice = attack_pool(battle, sofia, card)
    attacks(battle, sofia, card, [(Roll, faces(*[1] * dice))])
    assert [option.key for option in attack_options(battle, sofia)] == []
    assert sofia.items[0].reload


@pytest.mark.rule("NAR-EQP-10", "NAR-MIS-15", "NAR-SEC-04")
@pytest.mark.parametrize(("dice", "threat"), [((6, 6, 1, 1, 1), 2), ((5, 5, 1, 1, 1), 1), ((1, 1, 1, 1, 1), 0)])
def test_the_sun_of_a_matchlock_raises_the_perilium_once(dice, threat):
    battle, sofia, _ = alone("sofia", items=("matchlock",), foe="D1")
    attacks(battle, sofia, "matchlock", [(Roll, faces(*dice))])
    assert sofia.threat == threat  # one of them for the wound


@pytest.mark.rule("NAR-SEC-05", "NAR-SEC-03", "NAR-SEC-06", "NAR-EX-04")
def test_suns_of_the_flail_of_rage_cost_one_wound_in_all():
    battle, valerio, guard = alone("valerio", items=("flail-of-rage",))
    attacks(battle, valerio, "flail-of-rage", [(Roll, faces(8, 6, 5, 5, 3, 1))])
    assert (valerio.wounds, guard.wounds, valerio.threat) == (1, 5, 2)  # a wound and a critical hit


@pytest.mark.rule("NAR-SEC-05", "NAR-SEC-06", "NAR-STP-03")
def test_a_defense_token_can_cancel_the_wound_of_the_flail():
    battle, valerio, _ = alone("valerio", items=("flail-of-rage",), statuses={"defense": 1})
    attacks(battle, valerio, "flail-of-rage", [(Roll, faces(8, 1, 1, 1, 1, 1)), (Choose, ("discard",))])
    assert (valerio.wounds, valerio.statuses) == (0, {})


@pytest.mark.rule("NAR-SEC-02", "NAR-HAT-06")
@pytest.mark.parametrize(("face", "wounds"), [(8, 1), (1, 0)])
def test_a_flail_turns_on_its_owner_though_a_shield_takes_the_blow_but_not_without_a_success(face, wounds):
    battle, valerio, guard = alone("valerio", items=("flail-of-rage",), guard={"keywords": (keyword("shield"),)})
    attacks(battle, valerio, "flail-of-rage", [(Roll, faces(face, 1, 1, 1, 1, 1))])
    assert (valerio.wounds, guard.wounds) == (wounds, 0)


@pytest.mark.rule("NAR-MIS-16", "NAR-RRL-05")
def test_a_falcon_bow_throws_failures_again():
    battle, sofia, guard = alone("sofia", items=("falcon-bow",), foe="D1")
    script = [(Roll, faces(6, 1, 1, 1)), (Choose, ("die-1", "die-2", "die-3")), (Roll, faces(6, 1, 1))]
    attacks(battle, sofia, "falcon-bow", script)
    assert guard.wounds == 2


@pytest.mark.rule("NAR-MIS-16", "NAR-EQP-11")
def test_two_suns_of_a_sun_blade_burn_and_wound_together():
    battle, valerio, guard = alone("valerio", items=("sun-blade",))
    attacks(battle, valerio, "sun-blade", [(Roll, faces(6, 8, 1, 1, 1)), TAKE])
    assert (guard.wounds, guard.statuses) == (3, {"burn": 1})


@pytest.mark.rule("NAR-MIS-16", "NAR-KWD-43")
def test_a_venom_dagger_poisons():
    battle, sofia, guard = alone("sofia", items=("venom-dagger",))
    attacks(battle, sofia, "venom-dagger", [(Roll, faces(6, 1, 1))])
    assert guard.statuses == {"poison": 1}


@pytest.mark.rule("NAR-MIS-16", "NAR-MIS-15", "NAR-CRT-01")
def test_a_fire_flask_bursts_is_gone_and_is_no_weapon():
    battle = field({"A1": sheet("sofia", items=("fire-flask",))}, {"D1": "guard", "D2": "guard"})
    sofia = activate(battle, "sofia", 9)
    attacks(battle, sofia, "fire-flask", [(Choose, ("D1",)), (Roll, faces(6, 6, 6))])
    assert [(enemy.wounds, enemy.statuses) for enemy in battle.enemies] == [(3, {"burn": 1})] * 2
    assert sofia.items == []


@pytest.mark.rule("NAR-CRT-01", "NAR-MIS-16")
def test_a_silver_censer_burns_and_counts_as_a_weapon():
    battle, vincenzo, guard = alone("vincenzo", items=("silver-censer",))
    attacks(battle, vincenzo, "silver-censer", [(Roll, faces(6, 6, 6, 1))])
    assert (guard.wounds, guard.statuses) == (4, {"burn": 1})


# Cards for spells ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MAG-07", "NAR-EQP-17", "NAR-EX-07")
def test_a_rowan_staff_is_flipped_for_a_reroll_and_cannot_be_used_until_recovery():
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", items=("rowan-staff",))
    script = [(Roll, faces(7, 3, 4, 2)), (Choose, ("die-1",)), (Roll, faces(6))]
    attacks(battle, rebecca, "arcane-bolt", script)
    assert (guard.wounds, rebecca.items[0].flipped) == (4, True)
    assert all("rowan-staff" not in option.key for option in attack_options(battle, rebecca))


@pytest.mark.rule("NAR-EQP-17")
def test_a_staff_that_was_not_used_stays_face_up():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", items=("rowan-staff",))
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 6, 1, 1)), (Choose, ())])
    assert not rebecca.items[0].flipped


@pytest.mark.rule("NAR-MAG-08")
def test_a_scroll_of_glare_is_a_spell_that_needs_no_pin():
    battle, rebecca, guard = alone("rebecca", items=("scroll-of-glare",), foe="D1")
    uses(battle, rebecca, "rebecca-scroll-of-glare", [(Roll, faces(5, 1, 1, 1))])
    assert (guard.statuses, battle.active.ap) == ({"blind": 1}, 7)


@pytest.mark.rule("NAR-MAG-08")
def test_only_a_mage_reads_a_scroll():
    battle, valerio, _ = alone("valerio", items=("scroll-of-glare",))
    assert offered(battle, valerio) == []


@pytest.mark.rule("NAR-MAG-08", "NAR-MIS-16")
def test_a_scroll_of_flames_is_an_attack():
    battle, rebecca, guard = alone("rebecca", items=("scroll-of-flames",), foe="D1")
    attacks(battle, rebecca, "flames", [(Roll, faces(5, 5, 1, 1))])
    assert (guard.wounds, guard.statuses, battle.active.ap) == (2, {"burn": 1}, 6)


@pytest.mark.rule("NAR-MAG-07", "NAR-MIS-16")
def test_a_staff_of_tides_adds_a_die_to_spells():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", items=("staff-of-tides",))
    assert attack_pool(battle, rebecca, "arcane-bolt") == 5
    assert bonus_in_test(battle, rebecca, "mind", "spell") == 1
    assert bonus_in_test(battle, rebecca, "mind") == 0


@pytest.mark.rule("NAR-EQP-08", "NAR-EQP-11", "NAR-MIS-16")
def test_a_moon_of_any_spell_may_heal_through_the_staff_of_tides():
    battle, rebecca, sofia = pair(sheet("rebecca", "storm-step", items=("staff-of-tides",)), sheet("sofia", wounds=2))
    uses(battle, rebecca, "storm-step", [(Roll, faces(7, 4, 1, 1, 1)), (Choose, ("staff-of-tides-1",))])
    assert (sofia.wounds, rebecca.threat) == (1, 1)


@pytest.mark.rule("NAR-MIS-16", "NAR-EQP-17")
def test_a_philosophers_lens_makes_one_spell_of_an_activation_easier():
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", items=("philosophers-lens",), foe="D1")
    uses(battle, rebecca, "rebecca-philosophers-lens")
    assert (battle.active.ap, rebecca.items[0].flipped, offered(battle, rebecca)) == (9, True, [])
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 1, 1, 1))])
    assert guard.wounds == 2
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 1, 1, 1))])
    assert guard.wounds == 2


@pytest.mark.rule("NAR-MIS-16", "NAR-EQP-17")
@pytest.mark.parametrize(("answer", "wounds", "flipped"), [("moon", 3, True), ("keep", 2, False)])
def test_a_prism_turns_a_star_into_a_moon(answer, wounds, flipped):
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", items=("prism-of-padua",), foe="D1")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(5, 5, 1, 1)), (Choose, (answer,))])
    assert (guard.wounds, rebecca.items[0].flipped) == (wounds, flipped)


# Cards that are used ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-ACN-12", "NAR-MIS-15")
@pytest.mark.parametrize(
    ("card", "statuses", "left", "wounds"),
    [
        ("healing-draught", {"poison": 1}, {"poison": 1}, 2),
        ("antidote", {"poison": 1, "burn": 1}, {"burn": 1}, 4),
        ("bandages", {"bleed": 1}, {}, 3),
        ("great-panacea", {"bleed": 1, "poison": 1, "bless": 1}, {"bless": 1}, 1),
    ],
)
def test_medicine_helps_a_hero_beside_and_is_used_up(card, statuses, left, wounds):
    battle, vincenzo, sofia = pair(sheet("vincenzo", items=(card,)), sheet("sofia", wounds=4, statuses=statuses))
    uses(battle, vincenzo, f"vincenzo-{card}", [(Choose, ("sofia",))])
    assert (sofia.statuses, sofia.wounds) == (left, wounds)
    assert (vincenzo.items, battle.active.ap) == ([], 8)


@pytest.mark.rule("NAR-MIS-15")
def test_medicine_is_not_offered_where_it_would_do_nothing():
    battle, vincenzo, _ = pair(sheet("vincenzo", items=("healing-draught", "antidote", "bandages")), sheet("sofia"))
    assert offered(battle, vincenzo) == []


@pytest.mark.rule("NAR-ACN-12", "NAR-MIS-15")
def test_incense_gives_bless():
    battle, valerio, _ = alone("valerio", items=("incense",))
    uses(battle, valerio, "valerio-incense")
    assert (valerio.statuses, valerio.items) == ({"bless": 1}, [])


@pytest.mark.rule("NAR-EQP-17", "NAR-MIS-16")
def test_winged_sandals_are_flipped_for_speed():
    battle, sofia, _ = alone("sofia", items=("winged-sandals",))
    uses(battle, sofia, "sofia-winged-sandals")
    assert (sofia.statuses, battle.active.ap, offered(battle, sofia)) == ({"speed": 1}, 9, [])


@pytest.mark.rule("NAR-MIS-28", "NAR-MIS-15")
def test_a_rope_leads_heroes_onto_a_roof_and_stays_there():
    roof = ("....", ".##.", ".##.", "....")
    battle = field({"A2": sheet("sofia", items=("rope",))}, {"D4": "guard"}, roof)
    sofia = activate(battle, "sofia", 5)
    uses(battle, sofia, "sofia-rope")
    assert (sofia.items, battle.stock, battle.active.ap) == ([], ["rope"], 4)
    assert ways.reach(battle, sofia, 2).ends >> battle.terrain.board.cell("B2+1") & 1


@pytest.mark.rule("NAR-EQP-17")
def test_a_flipped_card_gives_nothing_at_all():
    battle, valerio, _ = alone("valerio", items=("padded-jack",))
    valerio.items[0].flipped = True
    assert defence_bonus(battle, valerio) == 0


@pytest.mark.rule("NAR-EQP-07", "NAR-MIS-15")
def test_every_card_has_the_category_its_use_asks_for():
    cards = content()["equipment"].values()
    weapons = [card for card in cards if card.slot == "hand" and card.attack]
    assert {card.category for card in weapons} == {"weapon"}
    assert {card.category for card in cards if card.spell} == {"scroll"}
    assert {card.category for card in cards if card.used_up} == {"consumable"}
    assert {card.category for card in cards if card.slot in ("helmet", "armour")} == {"helmet", "armour"}


@pytest.mark.rule("NAR-DEF-07", "NAR-SEC-01")
def test_symbols_of_a_defence_can_feed_the_enemys_effects():
    effect = EffectSpec("gain", on="symbols", to="target", status="poison", symbols=("star",))
    attack = EnemyAttackSpec(hits=3, difficulty=5, effects=(effect,))
    battle, valerio, guard = alone("valerio")
    play(enemy_attack(battle, guard, valerio, attack), [(Roll, faces(2, 1, 1, 1))])
    assert valerio.statuses == {"poison": 1}
