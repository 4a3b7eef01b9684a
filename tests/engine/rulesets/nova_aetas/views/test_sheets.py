"""Hero sheets and enemy cards as a screen shows them."""

from __future__ import annotations

from contextvars import copy_context
from typing import Any

import pytest

from helpers.nova import enemy_spec, nova
from horologium.engine.core.speech import TONGUE, Tongue
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects.holdings import limit_key
from horologium.engine.rulesets.nova_aetas.specs import (
    AttackSpec,
    EffectSpec,
    EquipmentSpec,
    HeroSpec,
    InjurySpec,
    Loot,
    SkillSpec,
)
from horologium.engine.rulesets.nova_aetas.views.sheets import enemy_cards, hero_cards, hero_stats
from horologium.engine.rulesets.nova_aetas.views.view import view

SHEET: dict[str, Any] = {"rapidity": 5, "precision": 2, "physical": 4, "mind": 2, "health": 8}


def card(battle, label):
    return next(card for card in hero_cards(battle, battle.heroes[0]) if card.label == label)


@pytest.mark.rule("NAR-HER-07", "NAR-INJ-02")
def test_a_characteristic_names_each_card_that_changes_it():
    limp = InjurySpec("limp", "Limp", effects=(EffectSpec("characteristic", "always", name="rapidity", amount=-1),))
    hero = {"key": "valerio", "injuries": ["limp"], **SHEET, "rapidity": 6}
    sheet = HeroSpec("valerio", "Valerio", **SHEET, starting_class="squire")
    battle = nova(heroes={"A1": hero}, injuries=(limp,), hero_specs=(sheet,))
    rapidity = next(stat for stat in hero_stats(battle, battle.heroes[0]) if stat.key == "rapidity")
    assert rapidity.value == 5
    assert [(part.amount, part.why, part.rule) for part in rapidity.reasons] == [
        (5, "sheet", "NAR-HER-01"),
        (1, "cube", "NAR-HER-07"),
        (-1, "Limp", "NAR-INJ-02"),
    ]


@pytest.mark.rule("NAR-HER-14")
def test_the_personal_skill_lies_beside_the_pinned_ones():
    skills = (SkillSpec("shove", "Shove"), SkillSpec("flux", "Flux", kind="action", cost=1))
    sheet = HeroSpec("valerio", "Valerio", **SHEET, starting_class="squire", personal="flux")
    hero = {"key": "valerio", "skills": ["shove"]}
    battle = nova(heroes={"A1": hero}, skills=skills, hero_specs=(sheet,))
    assert [(card(battle, name).slot, card(battle, name).cost) for name in ("Shove", "Flux")] == [
        ("pinned", None),
        ("personal", 1),
    ]


def test_a_skill_that_is_used_up_says_so():
    skill = SkillSpec("leap", "Leap", kind="action", cost=2, limit="mission")
    battle = nova(heroes={"A1": {"key": "valerio", "skills": ["leap"]}}, skills=(skill,))
    assert card(battle, "Leap").state == ""
    battle.heroes[0].used[limit_key("mission", "leap")] = 1
    assert (card(battle, "Leap").state, card(battle, "Leap").text) == ("used", "Once in a mission")


def test_equipment_tells_slot_cost_and_attack_before_its_text():
    bow = EquipmentSpec("bow", "Bow", "hand", 2, "weapon", attack=AttackSpec("ranged", 3, 2, 6), text="Yew.")
    battle = nova(heroes={"A1": {"key": "valerio", "items": ["bow"]}}, equipment=(bow,))
    found = card(battle, "Bow")
    assert (found.slot, found.cost, found.text) == ("hand", 3, "Ranged, 3 AP, range 2-6\nYew.")


@pytest.mark.rule("NAR-ENY-09")
def test_an_enemy_card_tells_its_loot():
    guard = enemy_spec("guard", loot=Loot(pecunia=2, elementum=1))
    found = enemy_cards(nova(heroes={"A1": "valerio"}, cards=(guard,)), "guard")
    assert (found[-1].kind, found[-1].label, found[-1].rule) == ("loot", "2 × Pecunia, 1 × Elementum", "NAR-ENY-09")


def test_sheets_that_were_told_before_are_told_anew_in_another_language():
    battle = nova(heroes={"A1": {"key": "valerio"}}, enemies={"C1": "guard"})
    told = [stat.label for stat in view(battle, "heroes").stats]

    def asked():
        TONGUE.set(Tongue("q", lambda text: f"¿{text}"))
        return [stat.label for stat in view(battle, "heroes").stats]

    assert copy_context().run(asked) == [f"¿{label}" for label in told]
    assert [stat.label for stat in view(battle, "heroes").stats] == told


@pytest.mark.rule("NAR-HER-07")
def test_a_cube_is_seen_on_a_sheet_that_was_told_before():
    battle = nova(heroes={"A1": {"key": "valerio", **SHEET}})
    assert hero_stats(battle, battle.heroes[0])[0].value == 5
    battle.heroes[0].rapidity = 6
    assert hero_stats(battle, battle.heroes[0])[0].value == 6
    verbs.lay_cubes(battle, battle.heroes[0], "rapidity", -2, "NAR-HER-07")
    assert hero_stats(battle, battle.heroes[0])[0].value == 4


@pytest.mark.rule("NAR-PER-02")
def test_a_perilium_tells_what_turned_it_last():
    battle = nova(heroes={"A1": "valerio", "A2": "sofia"})
    verbs.raise_threat(battle, battle.heroes[0], 1, "NAR-PER-04")
    verbs.raise_threat(battle, battle.heroes[0], 2, "NAR-MIC-06")
    last = {track.owner: track.last for track in view(battle, "heroes").tracks if track.key.startswith("threat")}
    assert (last["valerio"].amount, last["valerio"].why) == (2, "by a skill or a card")
    assert last["sofia"] is None


@pytest.mark.rule("NAR-AIX-01")
def test_an_intent_says_why():
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard"})
    assert view(battle, "heroes").intents[0].why == "the only hero in its Control Area"


@pytest.mark.rule("NAR-INJ-01", "NAR-INJ-02")
def test_an_injured_hero_bears_one_mark_that_tells_every_injury():
    cards = (InjurySpec("limp", "Limp", text="Rapidity falls by 1."), InjurySpec("arm", "Broken Arm"))
    battle = nova(heroes={"A1": {"key": "valerio", "injuries": ["limp", "arm"]}}, injuries=cards)
    (badge,) = view(battle, None).figures[0].badges
    assert (badge.key, badge.value, badge.text) == ("injured", 2, "Limp: Rapidity falls by 1. Broken Arm.")


def test_a_hero_without_injuries_bears_no_such_mark():
    assert view(nova(heroes={"A1": "valerio"}), None).figures[0].badges == ()


@pytest.mark.rule("NAR-INJ-02")
def test_a_weapon_tells_what_an_injury_adds_to_its_cost():
    hands = InjurySpec("hands", "Burned Hands", effects=(EffectSpec("attack-cost", "always", ("two-handed",)),))
    spear = EquipmentSpec("spear", "Spear", category="weapon", slot="hand", hands=2, attack=AttackSpec("melee"))
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("spear",), "injuries": ["hands"]}},
        injuries=(hands,),
        equipment=(spear,),
    )
    card = next(card for card in view(battle, None).cards if card.label == "Spear")
    assert (card.cost, "+1 AP: Burned Hands" in card.text) == (4, True)
