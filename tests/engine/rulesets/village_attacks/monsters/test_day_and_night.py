"""The Day and Night mode (ledger topic DAY)."""

import pytest

from helpers.night import mission, monster, night, offered, step
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.village_attacks.prepare import _day_or_night
from horologium.engine.rulesets.village_attacks.state import Options

BOTH = mission(day_night=True)
FIVE = ("melee", "melee", "ranged", "ranged", "magic")


def at(hour, *party, round_=2, **more):
    """A battle by day or by night."""
    return night(
        *(party or (monster("weeping-bell", zone="GH"),)), spec=BOTH, night=hour == "night", round=round_, **more
    )


@pytest.mark.rule("VIL-DAY-01", "VIL-DAY-03", "VIL-DAY-09")
@pytest.mark.parametrize("hour", ["day", "night"])
def test_one_of_six_dice_is_that_of_the_hour(hour):
    request = next(step(at(hour, monster("weeping-bell", experience=2))))
    assert [die.key for die in request.dice] == ["standard"] * 5 + [hour]


@pytest.mark.rule("VIL-DAY-01")
def test_the_mode_can_be_switched_on_and_off():
    assert len({die.key for die in next(step(night(options=Options(day_night="on")))).dice}) == 2
    assert len({die.key for die in next(step(night(spec=BOTH, options=Options(day_night="off")))).dice}) == 1


@pytest.mark.rule("VIL-DAY-02")
@pytest.mark.parametrize(("face", "dark"), [("heads", True), ("tails", False)])
def test_the_token_is_tossed_at_the_start(face, dark):
    battle = night(spec=BOTH)
    play(_day_or_night(battle), [(Roll, (face,))])
    assert battle.night is dark


@pytest.mark.rule("VIL-DAY-04")
def test_by_day_a_turn_costs_two_experience():
    battle = at("day", monster("ossuary-warden", experience=3))
    play(step(battle), [(Roll, (*FIVE, "glare"))])
    assert (battle.monsters[0].experience, battle.monsters[0].damage) == (1, 0)


@pytest.mark.rule("VIL-DAY-05")
@pytest.mark.parametrize(("experience", "damage"), [(1, 1), (0, 2)])
def test_each_token_that_is_lacking_is_one_damage_whatever_its_defence(experience, damage):
    battle = at("day", monster("ossuary-warden", experience=experience, defences="defence"))
    play(step(battle), [(Roll, (*FIVE, "glare"))])
    assert (battle.monsters[0].experience, battle.monsters[0].damage) == (0, damage)
    assert battle.monsters[0].defence == ["defence"]


@pytest.mark.rule("VIL-DAY-06")
def test_in_the_first_round_nothing_is_lost():
    battle = at("day", monster("ossuary-warden", experience=1), round_=1)
    play(step(battle), [(Roll, (*FIVE, "glare"))])
    assert (battle.monsters[0].experience, battle.monsters[0].damage) == (1, 0)


@pytest.mark.rule("VIL-DAY-04", "VIL-DAY-09")
def test_at_night_nothing_is_lost():
    battle = at("night")
    play(step(battle), [(Roll, (*FIVE, "magic"))])
    assert battle.monsters[0].damage == 0


@pytest.mark.rule("VIL-DAY-07", "VIL-DAY-08")
def test_by_day_kills_lower_morale_and_teach_nothing():
    battle = at("day", monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 commoner GH",))
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.morale, battle.monsters[0].experience) == (19, 0)


@pytest.mark.rule("VIL-DAY-07", "VIL-DAY-10")
@pytest.mark.parametrize(("hour", "experience"), [("day", 0), ("night", 2)])
def test_a_kill_by_revenge_is_a_kill_too(hour, experience):
    warden = monster("ossuary-warden", zone="CO", defences="revenge")
    battle = at(hour, warden, villagers=("1 commoner CO",), phase="villagers")
    play(step(battle), [(Choose, ("revenge-1",))])
    assert (battle.villagers, battle.monsters[0].experience) == ([], experience)


@pytest.mark.rule("VIL-DAY-10")
@pytest.mark.parametrize(("who", "experience"), [("commoner", 2), ("hero:petra-quarryman", 3), ("hero:sexton-marl", 4)])
def test_at_night_each_kill_gives_one_more(who, experience):
    damage = {"commoner": 0, "hero:petra-quarryman": 4, "hero:sexton-marl": 2}[who]
    battle = at("night", monster("ossuary-warden", zone="GH", dice="melee"), villagers=(f"1 {who} GH damage={damage}",))
    play(step(battle), [(Choose, (next(key for key in offered(battle) if key.startswith("melee-")),))])
    assert battle.monsters[0].experience == experience


@pytest.mark.rule("VIL-DAY-10")
def test_the_dead_of_traps_teach_nobody_at_night_either():
    battle = at("night", villagers=("1 commoner GH",), traps=("spike-pit GH",), phase="traps")
    play(step(battle), [])
    assert battle.monsters[0].experience == 0


@pytest.mark.rule("VIL-DAY-11", "VIL-DAY-12")
def test_the_die_of_the_hour_makes_no_triple():
    battle = at("night")
    play(step(battle), [(Roll, ("magic", "magic", "melee", "melee", "ranged", "magic"))])
    assert battle.monsters[0].fleeting == ["magic"]


@pytest.mark.rule("VIL-DAY-11")
def test_the_die_of_the_hour_is_not_rerolled_with_a_triple_of_its_face():
    battle = at("night")
    first = (Roll, ("magic", "magic", "magic", "melee", "ranged", "magic"))
    play(step(battle), [first, (Choose, ("magic",)), (Roll, ("defence", "defence", "revenge"))])
    assert battle.monsters[0].fleeting == ["magic"]


@pytest.mark.rule("VIL-DAY-13")
def test_the_die_of_the_hour_is_spent_or_lost_and_never_kept():
    battle = at("night")
    play(step(battle), [(Roll, ("melee", "melee", "ranged", "ranged", "defence", "magic"))])
    assert not [key for key in offered(battle) if key == "keep-magic"]
    play(step(battle), [(Choose, ("end",))])
    assert (battle.monsters[0].fleeting, battle.monsters[0].reserve) == ([], [])


@pytest.mark.rule("VIL-DAY-13")
def test_in_a_defence_slot_it_stays():
    battle = at("night")
    play(step(battle), [(Roll, (*FIVE, "revenge"))])
    play(step(battle), [(Choose, ("guard-revenge",))])
    assert (battle.monsters[0].defence, battle.monsters[0].fleeting) == (["revenge"], [])


@pytest.mark.rule("VIL-DAY-14")
def test_reductions_take_standard_dice():
    bell = monster("weeping-bell", zone="GH", reserve="magic magic", conditions="stun", experience=2)
    battle = at("day", bell, summoned="bramblehart", bound=("weeping-bell",))
    rule = step(battle)
    next(rule)
    assert [die.key for die in rule.send(()).dice] == ["standard", "day"]


@pytest.mark.rule("VIL-EX-16", "VIL-DAY-04", "VIL-DAY-05", "VIL-DAY-06", "VIL-DAY-14")
@pytest.mark.parametrize(("round_", "left"), [(2, (0, 1)), (1, (1, 0))])
def test_a_morning_with_one_experience_and_two_in_reserve(round_, left):
    battle = at("day", monster("ember-nun", zone="GH", experience=1, reserve="magic melee"), round_=round_)
    rule = step(battle)
    next(rule)
    request = rule.send(())
    assert [die.key for die in request.dice] == ["standard"] * 3 + ["day"]
    assert (battle.monsters[0].experience, battle.monsters[0].damage) == left
