"""The Villagers phase: who acts, and in which order (ledger topic VAT)."""

import pytest

from helpers.night import monster, night, step, villagers_in, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Draw, Roll


def order_of(battle):
    """Who acts, in order."""
    acted = []
    while battle.phase == "villagers":
        waiting = list(battle.waiting)
        play(step(battle), [])
        acted += [key for key in waiting if key not in battle.waiting] if battle.phase == "villagers" else []
    return acted


@pytest.mark.rule("VIL-VAT-01")
def test_a_villager_attacks_and_then_moves_towards_the_heart():
    battle = night(monster("weeping-bell", zone="CO"), villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [])
    assert (battle.monsters[0].damage, villagers_in(battle, "GH")) == (1, ["commoner"])


@pytest.mark.rule("VIL-VAT-01")
def test_one_villager_is_done_before_the_next_one_starts():
    battle = night(monster("weeping-bell", zone="GH"), villagers=("1 commoner GH", "1 commoner CO"), phase="villagers")
    play(step(battle), [])
    assert [zone_of(battle, one) for one in battle.villagers] == ["HE", "CO"]


@pytest.mark.rule("VIL-VAT-01")
def test_in_the_heart_zone_nobody_moves():
    battle = night(villagers=("1 commoner HE",), phase="villagers")
    play(step(battle), [])
    assert (villagers_in(battle, "HE"), battle.heart) == (["commoner"], 7)


@pytest.mark.rule("VIL-VAT-01")
def test_whoever_came_by_an_event_of_this_phase_does_not_act():
    battle = night(monster("weeping-bell"), phase="dial", dial=5)
    play(step(battle), [(Draw, ("church-bells",)), (Draw, ("stragglers",))])
    play(whole(battle), [])
    assert villagers_in(battle, "GT") == ["commoner"] * 2


@pytest.mark.rule("VIL-VAT-01")
def test_each_acts_once_even_if_shoved():
    battle = night(monster("weeping-bell", zone="RP"), villagers=("4 commoner CO", "1 commoner YA"), phase="villagers")
    play(whole(battle), [])
    assert (len(villagers_in(battle, "GH")), villagers_in(battle, "CO")) == (4, ["commoner"])


@pytest.mark.rule("VIL-VAT-02")
def test_the_nearest_to_the_heart_act_first():
    battle = night(villagers=("1 commoner GT", "1 hero:petra-quarryman CO", "1 hunter:undead GH"), phase="villagers")
    assert order_of(battle) == ["hunter-undead-3", "petra-quarryman-2", "commoner-1"]


@pytest.mark.rule("VIL-VAT-02")
def test_the_order_is_that_of_the_start_of_the_step():
    villagers = ("1 commoner GH", "1 commoner CO", "1 commoner YA")
    battle = night(villagers=villagers, phase="villagers")
    battle.villagers[2].zone = battle.castle.board.cell("GH")
    assert order_of(battle) == ["commoner-1", "commoner-2", "commoner-3"]


@pytest.mark.rule("VIL-VAT-03", "VIL-EX-22", "VIL-VAT-02")
def test_equally_near_commoners_act_before_hunters_and_these_before_heroes():
    villagers = ("1 hero:examiner-halm GH", "1 hunter:undead CO", "1 commoner TW", "1 hero:petra-quarryman TW")
    battle = night(monster("weeping-bell", zone="away"), villagers=villagers, phase="villagers")
    assert order_of(battle) == ["examiner-halm-1", "commoner-3", "hunter-undead-2", "petra-quarryman-4"]


@pytest.mark.rule("VIL-VAT-03")
def test_among_equals_the_coin_decides_who_acts_first():
    battle = night(villagers=("1 commoner GH", "1 commoner GA"), phase="villagers")
    play(step(battle), [(Roll, ("tails",))])
    assert [zone_of(battle, one) for one in battle.villagers] == ["GH", "HE"]


@pytest.mark.rule("VIL-VAT-04")
@pytest.mark.parametrize(("zone", "damage"), [("CO", 1), ("YA", 0)])
def test_a_commoner_moves_one_zone_and_strikes_once_in_its_own(zone, damage):
    battle = night(monster("weeping-bell", zone="CO"), villagers=(f"1 commoner {zone}",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == damage
    assert zone_of(battle, battle.villagers[0]) == {"CO": "GH", "YA": "CO"}[zone]


@pytest.mark.rule("VIL-VAT-05")
@pytest.mark.parametrize("kind", ["hunter", "yunfakh"])
@pytest.mark.parametrize(("type_", "damage"), [("undead", 1), ("spectre", 2)])
@pytest.mark.parametrize("zone", ["CO", "YA"])
def test_a_hunter_shoots_for_one_and_for_two_at_its_own_type(kind, type_, damage, zone):
    battle = night(monster("weeping-bell", zone="CO"), villagers=(f"1 {kind}:{type_} {zone}",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == damage
    assert zone_of(battle, battle.villagers[0]) == {"CO": "GH", "YA": "CO"}[zone]


@pytest.mark.rule("VIL-VAT-05")
def test_a_hunter_does_not_reach_two_passages():
    battle = night(monster("weeping-bell", zone="GH"), villagers=("1 hunter:spectre YA",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == 0


@pytest.mark.rule("VIL-VAT-06")
def test_a_hero_makes_all_attacks_of_its_card():
    battle = night(monster("weeping-bell", zone="CO"), villagers=("1 hero:widow-garrick CO",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == 2


@pytest.mark.rule("VIL-VAT-06")
def test_the_target_is_chosen_anew_for_each_attack():
    party = [monster("tithe-collector", zone="CO", damage=5), monster("weeping-bell", zone="CO")]
    battle = night(*party, villagers=("1 hero:widow-garrick CO",), phase="villagers")
    play(step(battle), [])
    assert [one.damage for one in battle.monsters] == [0, 1]
    assert battle.monsters[0].zone < 0


@pytest.mark.rule("VIL-VAT-06")
@pytest.mark.parametrize(("start", "end"), [("YA", "GH"), ("GH", "HE")])
def test_a_movement_of_two_ends_early_in_the_heart_zone(start, end):
    battle = night(
        monster("weeping-bell", zone="RP"), villagers=(f"1 hero:joss-the-tinker {start}",), phase="villagers"
    )
    play(step(battle), [])
    assert zone_of(battle, battle.villagers[0]) == end


@pytest.mark.rule("VIL-VAT-06")
def test_a_hero_attacks_with_the_damage_and_range_of_its_card():
    battle = night(monster("weeping-bell", zone="CO"), villagers=("1 hero:examiner-halm CO",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == 2
    far = night(monster("weeping-bell", zone="CO"), villagers=("1 hero:tamsin-snare YA",), phase="villagers")
    play(step(far), [])
    assert far.monsters[0].damage == 1


@pytest.mark.rule("VIL-VAT-07")
def test_no_die_is_rolled_for_an_attack():
    battle = night(monster("weeping-bell", zone="GH"), villagers=("3 hunter:beast GH",), phase="villagers")
    play(whole(battle), [])
    assert battle.monsters[0].damage == 3


@pytest.mark.rule("VIL-VAC-09", "VIL-SHV-03")
def test_a_villager_before_a_zone_full_of_monsters_stays():
    party = [monster(card, zone="CO") for card in ("weeping-bell", "ember-nun", "bramblehart", "candle-widow")]
    battle = night(*party, villagers=("1 commoner YA",), phase="villagers")
    play(step(battle), [])
    assert villagers_in(battle, "YA") == ["commoner"]
