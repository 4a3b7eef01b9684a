"""Traps on offer and in the castle (ledger topic TRP)."""

import pytest

from helpers.night import mission, monster, night, noted, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks import verbs
from horologium.engine.rulesets.village_attacks.state import GONE

FOUR = ("bear-jaws", "net-fall", "spike-pit", "falling-vault")


def sprung(*villagers, traps, answers=(), **more):
    """The first trap that goes off in the trap step."""
    battle = night(monster("weeping-bell"), villagers=villagers, traps=traps, phase="traps", **more)
    play(step(battle), answers)
    return battle


def fired(battle):
    return [(facts["card"], facts["cell"]) for facts in noted(battle, "trap-sprung")]


@pytest.mark.rule("VIL-TRP-05")
def test_the_villagers_phase_begins_with_a_trap_card_laid_on_offer():
    battle = night(phase="traps-drawn", offer=FOUR[:2])
    play(step(battle), [(Draw, ("tar-kettle",))])
    assert (battle.offer, battle.phase) == (["bear-jaws", "net-fall", "tar-kettle"], "dial")


@pytest.mark.rule("VIL-TRP-05")
def test_nothing_is_drawn_when_all_offer_spaces_are_filled():
    battle = night(phase="traps-drawn", offer=FOUR)
    play(step(battle), [])
    assert battle.offer == list(FOUR)


@pytest.mark.rule("VIL-TRP-05")
def test_an_empty_trap_deck_is_rebuilt_from_the_discards():
    battle = night(phase="traps-drawn")
    battle.trap_deck.cards, battle.trap_deck.discards = [], ["net-fall", "bear-jaws"]
    play(step(battle), [(Draw, ("net-fall",))])
    assert (battle.offer, battle.trap_deck.cards, battle.trap_deck.discards) == (["net-fall"], ["bear-jaws"], [])


@pytest.mark.rule("VIL-TRP-05")
def test_the_draw_is_skipped_where_there_is_no_card_at_all():
    battle = night(phase="traps-drawn")
    battle.trap_deck.cards, battle.trap_deck.discards = [], []
    play(step(battle), [])
    assert (battle.offer, battle.phase) == ([], "dial")


@pytest.mark.rule("VIL-TRP-06")
def test_a_trap_goes_off_where_a_villager_is_and_nowhere_else():
    battle = sprung("1 commoner KI", traps=("bear-jaws KI", "spike-pit GH"))
    assert fired(battle) == [("bear-jaws", "KI")]
    play(step(battle), [])
    assert (battle.phase, [trap.card for trap in battle.placed]) == ("spawn", ["spike-pit"])


@pytest.mark.rule("VIL-TRP-06")
def test_the_trap_nearest_to_the_heart_goes_off_first():
    battle = sprung("1 commoner YA", "1 commoner GH", traps=("bear-jaws YA", "spike-pit GH"))
    play(step(battle), [])
    assert fired(battle) == [("spike-pit", "GH"), ("bear-jaws", "YA")]


@pytest.mark.rule("VIL-TRP-06")
def test_the_coin_decides_between_traps_equally_near():
    traps = ("bear-jaws KI", "spike-pit CO")
    assert fired(sprung("1 commoner KI", "1 commoner CO", traps=traps, answers=[(Roll, ("tails",))])) == [
        ("spike-pit", "CO")
    ]


@pytest.mark.rule("VIL-TRP-06")
def test_traps_go_off_after_the_troll_has_gone():
    battle = night(villagers=("1 commoner YA",), traps=("bear-jaws YA",), troll="CO", phase="troll")
    play(step(battle), [(Roll, ("magic",))])
    play(step(battle), [])
    assert (fired(battle), battle.phase) == ([("bear-jaws", "YA")], "spawn")


@pytest.mark.rule("VIL-TRP-06")
def test_who_is_swung_into_the_zone_of_another_trap_does_not_set_it_off_in_this_step():
    battle = sprung("1 commoner GA", traps=("swinging-log GA", "bear-jaws TW"))
    play(step(battle), [])
    assert (villagers_in(battle, "TW"), fired(battle), battle.phase) == (
        ["commoner"],
        [("swinging-log", "GA")],
        "spawn",
    )


@pytest.mark.rule("VIL-TRP-06")
def test_a_trap_that_went_off_is_discarded():
    battle = sprung("1 commoner KI", traps=("bear-jaws KI",))
    assert (battle.placed, battle.trap_deck.discards) == ([], ["bear-jaws"])


@pytest.mark.rule("VIL-TRP-06")
def test_a_trap_whose_card_says_so_stays():
    battle = sprung("3 commoner KI", traps=("hall-of-mirrors KI",))
    assert ([trap.card for trap in battle.placed], battle.trap_deck.discards) == (["hall-of-mirrors"], [])


@pytest.mark.rule("VIL-TRP-06")
def test_monsters_are_unaffected_by_a_trap():
    battle = night(
        monster("weeping-bell", zone="KI"), villagers=("1 commoner KI",), traps=("spike-pit KI",), phase="traps"
    )
    play(step(battle), [])
    assert battle.monsters[0].damage == 0


@pytest.mark.rule("VIL-TRP-07", "VIL-TRP-10")
def test_any_villager_sets_a_trap_off_also_one_that_it_does_not_touch():
    battle = sprung("1 commoner KI stunned", traps=("net-fall KI",))
    assert (fired(battle), battle.placed) == ([("net-fall", "KI")], [])


@pytest.mark.rule("VIL-TRP-08")
def test_villagers_killed_by_a_trap_give_no_experience():
    battle = sprung("1 commoner KI", traps=("spike-pit KI",))
    assert (battle.villagers, battle.monsters[0].experience) == ([], 0)


@pytest.mark.rule("VIL-TRP-09")
@pytest.mark.parametrize(("villager", "morale"), [("1 commoner KI", 8), ("1 hero:sexton-marl KI damage=2", 7)])
def test_villagers_killed_by_a_trap_lower_morale(villager, morale):
    assert sprung(villager, traps=("bear-jaws KI",), morale=9).morale == morale


@pytest.mark.rule("VIL-TRP-10")
def test_one_card_a_round_fills_one_space():
    battle = night(phase="traps-drawn", offer=FOUR[:1])
    play(step(battle), [(Draw, ("tar-kettle",))])
    play(step(battle), [])
    assert (len(battle.offer), battle.phase) == (2, "villagers")


@pytest.mark.rule("VIL-TRP-10")
def test_a_placed_trap_outlasts_the_monster_that_bought_it():
    battle = night(monster("weeping-bell", zone="KI"), traps=("bear-jaws KI",))
    verbs.wound(battle, battle.monsters[0], 5, "VIL-DTH-01")
    assert (battle.monsters[0].zone, [zone_of(battle, trap) for trap in battle.placed]) == (GONE, ["KI"])


@pytest.mark.rule("VIL-TRP-10")
def test_up_to_is_no_choice_for_a_trap():
    battle = sprung("5 commoner KI", traps=("net-fall KI",))
    assert sum(1 for one in battle.villagers if one.stunned) == 3


@pytest.mark.rule("VIL-TRP-10", "VIL-TRP-01")
def test_a_bought_trap_leaves_its_space_empty_until_the_next_draw():
    battle = night(monster("weeping-bell", zone="KI", dice="melee"), offer=FOUR, spec=mission(offers=4))
    play(step(battle), [(Choose, ("trap-bear-jaws",))])
    assert (battle.offer, villagers_in(battle, "KI")) == (["net-fall", "spike-pit", "falling-vault"], [])
