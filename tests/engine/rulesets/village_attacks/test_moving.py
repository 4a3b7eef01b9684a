"""Moving and shoving (ledger topics MOV, SHV)."""

import pytest

from helpers.night import monster, night, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose


@pytest.mark.rule("VIL-MOV-01")
def test_any_useful_die_in_a_movement_slot_buys_one_step():
    battle = night(monster("weeping-bell", zone="GH", dice="magic"))
    play(step(battle), [(Choose, ("step-CO",))])
    bell = battle.monsters[0]
    assert (zone_of(battle, bell), bell.movement, bell.dice) == ("CO", ["magic"], [])


@pytest.mark.rule("VIL-MOV-03", "VIL-EX-02")
def test_a_monster_is_hindered_by_as_many_villagers_as_it_has_health():
    bell = monster("weeping-bell", zone="GH", dice="magic melee", damage=2)
    hindered = night(bell, villagers=("3 commoner GH",))
    free = night(bell, villagers=("2 commoner GH", "1 commoner GH stunned"))
    with pytest.raises(AssertionError, match="does not fit"):
        play(step(hindered), [(Choose, ("step-CO",))])
    play(step(free), [(Choose, ("step-CO",)), (Choose, ("magic",))])
    assert villagers_in(free, "GH") == ["commoner"] * 3


@pytest.mark.rule("VIL-SHV-04", "VIL-GEN-04")
def test_no_coin_is_flipped_for_a_shove_that_finds_no_room():
    full = ("6 commoner GA", "8 commoner HE", "2 hunter:beast TW", "2 hunter:undead TW")
    battle = night(villagers=(*full, "1 hunter:fiend RP"), phase="villagers")
    battle.waiting = [battle.villagers[-1].key]
    play(step(battle), [])
    assert villagers_in(battle, "RP") == ["hunter"]
