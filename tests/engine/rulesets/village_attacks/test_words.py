"""Words of the rulebook (ledger topic GEN)."""

import pytest

from helpers.night import monster, night, offered
from horologium.engine.rulesets.village_attacks.monsters.dice import payable
from horologium.engine.rulesets.village_attacks.words import STANDARD


@pytest.mark.rule("VIL-GEN-01")
def test_the_heart_is_a_zone_and_has_health():
    battle = night(villagers=("1 commoner HE", "1 hunter:beast HE", "1 hero:examiner-halm HE"))
    assert [villager.kind for villager in battle.at(battle.castle.heart)] == ["commoner", "hunter", "hero"]
    assert (battle.heart, battle.morale) == (8, 20)


@pytest.mark.rule("VIL-GEN-02")
def test_a_standard_die_has_six_different_faces():
    assert sorted(STANDARD.faces) == ["defence", "magic", "melee", "ranged", "revenge", "villager"]


@pytest.mark.rule("VIL-GEN-03")
def test_only_the_villager_result_is_useless():
    battle = night(monster("weeping-bell", dice="villager melee ranged magic defence revenge"))
    assert payable(battle.monsters[0]) == ["melee", "ranged", "magic", "defence", "revenge"]


@pytest.mark.rule("VIL-VAC-07")
def test_a_villager_result_pays_for_no_step():
    assert offered(night(monster("weeping-bell", zone="GH", dice="villager"))) == ["villager", "end"]
