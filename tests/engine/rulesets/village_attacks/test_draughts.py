"""Each draught does what its bottle says (VIL-MIS-48)."""

import pytest

from helpers.night import monster, night, offered, step, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll


def drunk(draught, *script, card="weeping-bell", villagers=(), dice="magic", position=None, **more):
    """A battle after a Monster has drunk something."""
    entry = monster(card, draughts=draught, dice=dice, **{"zone": "GH", **more})
    battle = night(entry, villagers=villagers, **(position or {}))
    play(step(battle), [(Choose, (f"drink-{draught}",)), *script])
    return battle


@pytest.mark.rule("VIL-MIS-48")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
def test_black_broth_heals_up_to_two_anywhere(before, after):
    battle = drunk("black-broth", damage=before)
    assert (battle.monsters[0].damage, battle.monsters[0].dice, battle.monsters[0].draughts) == (after, ["magic"], [])


@pytest.mark.rule("VIL-MIS-48")
def test_clear_head_takes_all_tokens():
    bell = drunk("clear-head", conditions="break silence silence slow burn").monsters[0]
    assert (bell.breaks, bell.silences, bell.slows, bell.burning) == (0, 0, 0, False)


@pytest.mark.rule("VIL-MIS-48")
@pytest.mark.parametrize("way", [("CO", "YA"), ("CO", "CO")])
def test_hare_blood_is_up_to_two_free_steps(way):
    battle = drunk("hare-blood", *[(Choose, (zone,)) for zone in way], villagers=("8 commoner GH",))
    assert (zone_of(battle, battle.monsters[0]), battle.monsters[0].movement) == (way[-1], [])


@pytest.mark.rule("VIL-MIS-48")
@pytest.mark.parametrize(("answer", "dice"), [("defence", 2), ("enough", 1)])
def test_iron_sleep_fills_up_to_two_free_defence_slots(answer, dice):
    battle = drunk("iron-sleep", (Choose, (answer,)), card="ossuary-warden", defences="revenge")
    assert battle.monsters[0].defence == ["defence"] * dice + ["revenge"]
    assert battle.monsters[0].dice == ["magic"]


@pytest.mark.rule("VIL-MIS-48", "VIL-GEN-08")
def test_iron_sleep_needs_a_free_slot():
    bell = monster("weeping-bell", draughts="iron-sleep", dice="magic", defences="revenge", zone="GH")
    assert "drink-iron-sleep" not in offered(night(bell))


@pytest.mark.rule("VIL-MIS-48")
def test_second_face_throws_unused_dice_again_once():
    chosen, thrown = (Choose, ("die-0", "die-2")), (Roll, ("magic", "revenge"))
    battle = drunk("second-face", chosen, thrown, dice="melee ranged defence")
    assert battle.monsters[0].dice == ["ranged", "magic", "revenge"]


@pytest.mark.rule("VIL-MIS-48", "VIL-RER-01")
def test_after_second_face_the_reroll_looks_at_the_dice_as_they_lie():
    battle = night(monster("weeping-bell", draughts="second-face"))
    rolled = (Roll, ("melee", "melee", "ranged", "magic", "defence", "revenge"))
    play(step(battle), [rolled])
    again = [(Choose, ("die-2",)), (Roll, ("melee",)), (Choose, ("melee",)), (Roll, ("ranged",) * 3)]
    play(step(battle), [(Choose, ("drink-second-face",)), *again])
    assert battle.monsters[0].dice == ["ranged"] * 3 + ["magic", "defence", "revenge"]


@pytest.mark.rule("VIL-MIS-48", "VIL-RER-03")
def test_second_face_after_a_reroll_brings_no_second_one():
    battle = night(monster("weeping-bell", draughts="second-face"))
    first = (Roll, ("melee", "melee", "melee", "magic", "defence", "revenge"))
    play(step(battle), [first, (Choose, ("melee",)), (Roll, ("melee", "melee", "ranged"))])
    play(step(battle), [(Choose, ("drink-second-face",)), (Choose, ("die-2",)), (Roll, ("melee",))])
    assert battle.monsters[0].dice.count("melee") == 3


@pytest.mark.rule("VIL-MIS-48", "VIL-END-04")
def test_heart_wine_mends_a_hurt_heart_in_its_zone_alone():
    assert drunk("heart-wine", zone="HE", position={"heart": 5}).heart == 6
    bell = {"card": "weeping-bell", "draughts": "heart-wine", "dice": "magic"}
    assert "drink-heart-wine" not in offered(night(monster(**bell, zone="GH"), heart=5))
    assert "drink-heart-wine" not in offered(night(monster(**bell, zone="HE")))


@pytest.mark.rule("VIL-MIS-48")
def test_red_mist_makes_three_melee_results_deal_two():
    tusk = {"card": "old-mother-tusk", "dice": "melee melee melee melee"}
    battle = drunk("red-mist", villagers=("2 hero:petra-quarryman GH",), **tusk)
    for _ in range(3):
        play(step(battle), [(Choose, ("melee-petra-quarryman-1",)), (Choose, ("petra-quarryman-2",))])
    assert [one.damage for one in battle.villagers] == [3, 3]
    assert battle.monsters[0].fury == 0


@pytest.mark.rule("VIL-NGT-69")
def test_a_draught_that_could_do_nothing_stays_in_its_bottle():
    assert "drink-black-broth" not in offered(night(monster("weeping-bell", draughts="black-broth", dice="magic")))
