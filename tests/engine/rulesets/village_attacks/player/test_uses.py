"""What the hands of the castle spend results on (ledger VIL-MIS-42)."""

import pytest

from helpers.night import mission, monster, night, villagers_in, zone_of
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.table import Table
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import PursesSpec, RansomSpec, Scaled, WorkSpec
from horologium.engine.rulesets.village_attacks.player.bots import EagerBot

ALTAR = WorkSpec("altar", "The altar", "GA", ("magic",), Scaled(3))


def chosen(battle):
    """What the eager hand does first."""
    table = Table(VILLAGE_ATTACKS, battle)
    return EagerBot(1).reply(table.pending, table)[0]


def turn(battle):
    """The position when the eager hand has ended the turn that is under way."""
    table, whose = Table(VILLAGE_ATTACKS, battle), battle.active
    router = Router(DiceBox(1), {}, others=EagerBot(1))
    while table.state.active == whose and table.outcome is None:
        play_on(table, router, most=1)
    return table.state


def test_it_kills_who_would_strike_the_heart_before_others():
    battle = night(monster("weeping-bell", dice="melee"), villagers=("1 commoner HE", "1 commoner GH"))
    assert chosen(battle) == "melee-commoner-1"


def test_it_shoots_at_the_nearer_of_two_crowds():
    battle = night(monster("weeping-bell", zone="GH", dice="ranged"), villagers=("1 commoner CO", "1 commoner HE"))
    assert chosen(battle) == "ranged-commoner-2"


@pytest.mark.parametrize("dice", ["melee", "melee magic villager", "melee ranged defence revenge villager"])
def test_no_turn_ends_with_a_kill_left_that_could_be_paid_in_the_heart_zone(dice):
    battle = turn(night(monster("weeping-bell", dice=dice), villagers=("1 commoner HE",)))
    assert villagers_in(battle, "HE") == []


def test_it_goes_where_its_blows_find_somebody():
    battle = night(monster("weeping-bell", dice="melee melee defence"), villagers=("2 commoner GH",))
    assert chosen(battle) == "step-GH"


def test_it_pays_its_way_with_what_is_of_no_other_use():
    battle = turn(night(monster("weeping-bell", dice="melee melee defence"), villagers=("2 commoner GH",)))
    assert (villagers_in(battle, "GH"), battle.monsters[0].movement) == ([], ["defence"])


def test_it_blocks_where_blows_are_to_be_expected():
    battle = night(monster("weeping-bell", zone="GH", dice="defence"), villagers=("2 hunter:spectre GH",))
    assert chosen(battle) == "guard-defence"


def test_a_die_that_blocks_nothing_is_not_put_before_a_blow():
    battle = night(monster("weeping-bell", zone="GH", dice="defence melee"), villagers=("1 commoner GH",))
    assert chosen(battle) == "melee-commoner-1"


def test_it_works_at_an_altar_where_the_night_is_won_by_altars():
    spec = mission(works=(ALTAR,), wins=("works",))
    assert chosen(night(monster("weeping-bell", zone="GA", dice="magic"), spec=spec)) == "work-altar-magic"


def test_it_goes_to_the_altar_with_magic():
    spec = mission(works=(ALTAR,), wins=("works",))
    assert chosen(night(monster("weeping-bell", dice="magic defence"), spec=spec)) == "step-GA"


def test_it_heals_in_the_heart_zone():
    assert chosen(night(monster("weeping-bell", dice="magic", damage=3))) == "heal-damage"


def test_it_takes_up_a_purse():
    spec = mission(purses=PursesSpec(("CO",)), wins=("purses",))
    assert chosen(night(monster("weeping-bell", zone="CO", dice="defence"), spec=spec)) == "take-purse-1"


def test_it_carries_a_purse_home():
    spec = mission(purses=PursesSpec(("GH",)), wins=("purses",))
    battle = turn(night(monster("weeping-bell", zone="GH", dice="defence magic"), spec=spec))
    assert battle.purses[0].home


def test_it_guards_the_cell_of_a_captive():
    spec = mission(ransom=RansomSpec("GH"), wins=("ransom",))
    battle = night(monster("weeping-bell", zone="GA", dice="defence magic"), spec=spec, round=3)
    battle.captive = "widow-garrick"
    battle = turn(battle)
    assert zone_of(battle, battle.monsters[0]) == "GH"


def test_it_stuns_who_would_strike_the_heart():
    battle = night(monster("weeping-bell", zone="GH", dice="magic"), villagers=("2 commoner HE",))
    assert chosen(battle) == "power-a1"


def test_it_lays_a_trap_in_the_way_of_villagers():
    battle = night(
        monster("weeping-bell", zone="GH", dice="magic"), villagers=("3 commoner CO",), offer=("tar-kettle",)
    )
    assert chosen(battle) == "trap-tar-kettle"


def test_a_single_monster_pays_for_a_summoning():
    battle = night(monster("weeping-bell", zone="SR", dice="magic"))
    assert chosen(battle) == "summon-magic"


def test_what_nothing_can_be_done_with_is_left():
    battle = turn(night(monster("weeping-bell", dice="villager")))
    assert zone_of(battle, battle.monsters[0]) == "HE"
