"""The Troll (ledger topic TRO)."""

import pytest

from helpers.night import mission, monster, night, offered, step, those, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks.prepare import _troll_cards
from horologium.engine.rulesets.village_attacks.state import GONE, Options
from horologium.engine.rulesets.village_attacks.villagers.events import draw_event
from horologium.engine.rulesets.village_attacks.villagers.troll import activate_troll

TWO_GATES = """
HE Heart (8): SR, CO
SR Room (6): HE
CO Corridor (4): HE, YA
YA Yard (8): CO, GT, RP
GT Gate (9): YA
RP Wall (9): YA
"""


def acted(face, *script, at="CO", monsters=(), **position):
    """A battle after the Troll has acted in the Villagers phase."""
    battle = night(*monsters, troll=at, phase="troll", **position)
    play(step(battle), [(Roll, (face,)), *script])
    return battle


def stands(battle):
    return "" if battle.troll == GONE else battle.castle.board.name(battle.troll)


@pytest.mark.rule("VIL-TRO-01")
def test_without_the_troll_play_goes_on_to_the_traps():
    battle = night(phase="troll", villagers=("1 commoner CO",))
    play(step(battle), [])
    assert battle.phase == "traps"


@pytest.mark.rule("VIL-TRO-01")
def test_the_troll_acts_after_the_villagers():
    battle = night(phase="villagers", troll="CO")
    play(step(battle), [])
    assert battle.phase == "troll"
    play(step(battle), [(Roll, ("melee",))])
    assert battle.phase == "traps"


@pytest.mark.rule("VIL-TRO-02")
def test_one_standard_die_says_what_it_does():
    request = next(step(night(troll="CO", phase="troll")))
    assert [die.key for die in request.dice] == ["standard"]


@pytest.mark.rule("VIL-TRO-03")
@pytest.mark.parametrize("face", ["melee", "ranged"])
def test_melee_or_ranged_hits_each_monster_and_it_goes_towards_the_heart(face):
    party = [monster("ossuary-warden", zone="CO"), monster("ember-nun", zone="CO"), monster("weeping-bell", zone="GH")]
    battle = acted(face, monsters=party, villagers=("1 commoner CO",))
    assert ([one.damage for one in battle.monsters], stands(battle)) == ([3, 3, 0], "GH")
    assert villagers_in(battle, "CO") == ["commoner"]


@pytest.mark.rule("VIL-TRO-03")
def test_its_blow_meets_minions_and_summoned_monsters_too():
    party = [monster("marionettist", zone="GH", minions="CO away")]
    battle = acted("melee", monsters=party, summoned="tithe-collector", summoned_at="CO")
    assert ([one.zone for one in battle.minions], battle.summoned[0].damage) == ([GONE, GONE], 3)


@pytest.mark.rule("VIL-TRO-03")
def test_defence_works_against_the_troll_and_revenge_does_not():
    party = [monster("ossuary-warden", zone="CO", defences="defence revenge")]
    battle = acted("melee", (Choose, ("parry-1",)), monsters=party)
    assert (battle.monsters[0].damage, battle.monsters[0].defence) == (1, ["revenge"])


@pytest.mark.rule("VIL-TRO-04")
@pytest.mark.parametrize("face", ["magic", "villager"])
def test_magic_or_villager_hits_each_villager_and_it_goes_towards_a_spawn_point(face):
    villagers = ("1 commoner CO", "1 yunfakh:beast CO", "1 hero:petra-quarryman CO", "1 commoner GH")
    battle = acted(face, monsters=[monster("weeping-bell", zone="CO")], villagers=villagers)
    assert [(one.kind, one.damage) for one in battle.villagers] == [("hero", 3), ("commoner", 0)]
    assert (battle.monsters[0].damage, stands(battle)) == (0, "YA")


@pytest.mark.rule("VIL-TRO-04", "VIL-GEN-05")
def test_two_spawn_points_behind_the_same_zone_need_no_coin():
    party = [monster("weeping-bell"), monster("ember-nun")]
    spec = mission(map=TWO_GATES)
    assert stands(acted("magic", monsters=party, spec=spec)) == "YA"


@pytest.mark.rule("VIL-TRO-05")
@pytest.mark.parametrize("face", ["defence", "revenge"])
def test_defence_or_revenge_stuns_all_monsters_and_five_villagers_of_its_zone(face):
    party = [monster("weeping-bell", zone="YA"), monster("ember-nun", zone="GH")]
    villagers = ("4 commoner YA", "2 hunter:undead YA", "1 commoner YA stunned", "1 commoner GH")
    battle = acted(face, (Roll, ("heads",)), at="YA", monsters=party, villagers=villagers)
    assert those(battle, "stunned") == [*["commoner"] * 4, "hunter", "commoner"]
    assert [one.down for one in battle.monsters] == [True, False]


@pytest.mark.rule("VIL-TRO-06")
@pytest.mark.parametrize(("face", "end"), [("heads", "GH"), ("tails", "YA")])
def test_after_the_stun_a_coin_sends_it(face, end):
    assert stands(acted("defence", (Roll, (face,)))) == end


@pytest.mark.rule("VIL-TRO-07")
def test_on_a_spawn_point_it_leaves_the_map():
    assert stands(acted("magic", at="GT")) == ""


@pytest.mark.rule("VIL-EX-13", "VIL-TRO-04", "VIL-TRO-07", "VIL-TRO-10")
def test_those_whom_the_troll_kills_cost_no_morale_and_teach_nobody():
    villagers = ("2 commoner GT", "1 hero:examiner-halm GT")
    battle = acted("magic", at="GT", monsters=[monster("weeping-bell", zone="GT")], villagers=villagers, morale=12)
    assert [(one.kind, one.health - one.damage) for one in battle.villagers] == [("hero", 1)]
    assert (battle.morale, battle.monsters[0].experience, stands(battle)) == (12, 0, "")


@pytest.mark.rule("VIL-TRO-08")
def test_in_the_heart_zone_it_hurts_the_heart_instead_of_moving():
    battle = acted("melee", at="HE", monsters=[monster("weeping-bell", zone="RP")])
    assert (battle.heart, stands(battle)) == (7, "HE")


@pytest.mark.rule("VIL-TRO-09")
def test_it_shoves_the_first_villager_out_of_a_full_zone():
    battle = acted("melee", at="YA", villagers=("3 hunter:undead CO", "1 commoner CO"))
    assert (stands(battle), villagers_in(battle, "GH"), len(villagers_in(battle, "CO"))) == ("CO", ["commoner"], 3)


@pytest.mark.rule("VIL-TRO-09")
def test_where_no_villager_is_it_shoves_a_monster():
    party = [monster(card, zone="CO") for card in ("weeping-bell", "ember-nun", "bramblehart", "candle-widow")]
    battle = acted("melee", at="YA", monsters=party)
    assert [zone_of(battle, one) for one in battle.monsters] == ["GH", "CO", "CO", "CO"]


@pytest.mark.rule("VIL-TRO-09")
def test_where_nobody_can_be_pushed_it_enters_all_the_same():
    battle = acted(
        "magic", at="TW", villagers=("10 commoner RP",), monsters=[monster("weeping-bell"), monster("ember-nun")]
    )
    assert (stands(battle), len(villagers_in(battle, "RP"))) == ("RP", 10)


@pytest.mark.rule("VIL-TRO-10")
def test_a_monster_that_woke_the_troll_learns_nothing_by_it():
    battle = night(monster("weeping-bell", zone="CO", dice="melee"), villagers=("2 commoner CO",), troll="CO")
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("magic",))])
    assert (battle.villagers, battle.morale, battle.monsters[0].experience) == ([], 20, 0)


@pytest.mark.rule("VIL-TRO-11", "VIL-TRO-12", "VIL-TRO-13")
@pytest.mark.parametrize(("zone", "key"), [("CO", "melee-troll"), ("GH", "ranged-troll")])
def test_an_attack_wakes_the_troll_at_once_and_does_not_wound_it(zone, key):
    face = key.partition("-")[0]
    battle = night(
        monster("weeping-bell", zone=zone, dice=f"{face} defence"), villagers=(f"2 commoner {zone}",), troll="CO"
    )
    play(step(battle), [(Choose, (key,)), (Roll, ("magic",))])
    assert (stands(battle), battle.active, battle.phase) == ("YA", "weeping-bell", "monsters")


@pytest.mark.rule("VIL-TRO-12")
def test_an_attack_that_fails_for_bad_luck_does_not_wake_it():
    battle = night(monster("weeping-bell", zone="CO", dice="melee"), troll="CO", zones=("CO unlucky",))
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("tails",))])
    assert (stands(battle), battle.monsters[0].dice) == ("CO", [])


@pytest.mark.rule("VIL-TRO-13")
def test_each_attacking_die_is_an_activation_on_top_of_its_own_step():
    battle = night(monster("weeping-bell", zone="CO", dice="melee"), troll="CO")
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("magic",))])
    battle.phase = "troll"
    play(step(battle), [(Roll, ("magic",))])
    assert stands(battle) == "GT"


@pytest.mark.rule("VIL-TRO-13", "VIL-STM-13")
def test_whom_the_woken_troll_stuns_ends_its_turn():
    battle = night(monster("weeping-bell", zone="CO", dice="melee magic"), troll="CO")
    play(step(battle), [(Choose, ("melee-troll",)), (Roll, ("defence",)), (Roll, ("tails",))])
    assert (battle.active, battle.monsters[0].down, battle.monsters[0].dice) == ("", True, [])


@pytest.mark.rule("VIL-TRO-14")
def test_villagers_never_attack_the_troll():
    battle = night(villagers=("1 hunter:every CO",), troll="CO", phase="villagers")
    play(step(battle), [])
    assert not [entry for entry in battle.journal.entries if entry.what in ("attacks", "aims")]


@pytest.mark.rule("VIL-TRO-15")
def test_powers_and_traps_do_nothing_to_the_troll():
    battle = night(monster("old-mother-tusk", zone="CO", dice="melee melee"), troll="CO", traps=("spike-pit CO",))
    assert "power-a1" not in offered(battle)
    battle.phase = "troll"
    play(step(battle), [(Roll, ("magic",))])
    assert len(battle.placed) == 1


@pytest.mark.rule("VIL-TRO-16", "VIL-EX-21", "VIL-TRP-09")
def test_it_sets_off_the_trap_of_the_zone_it_enters():
    battle = acted("magic", at="CO", villagers=("1 commoner CO", "2 commoner YA"), traps=("spike-pit YA",), morale=12)
    assert (battle.villagers, battle.morale, battle.placed) == ([], 10, [])
    assert battle.monsters[0].experience == 0


@pytest.mark.rule("VIL-TRO-16")
def test_a_trap_that_it_enters_alone_is_used_up_for_nothing():
    battle = acted("magic", at="CO", traps=("spike-pit YA",))
    assert (battle.placed, battle.trap_deck.discards) == ([], ["spike-pit"])


@pytest.mark.rule("VIL-TRO-17", "VIL-TRO-18")
def test_one_of_the_four_cards_is_set_aside_and_three_lie_in_the_deck():
    battle = night(options=Options(troll="on"))
    play(_troll_cards(battle), [])
    assert (battle.aside, battle.event_deck.cards.count("the-troll")) == ("the-troll", 3)


@pytest.mark.rule("VIL-TRO-19")
def test_the_card_set_aside_is_one_of_the_first_three():
    battle = night(options=Options(troll="on"), phase="dial")
    play(_troll_cards(battle), [])
    for card in ("cold-feet", "second-wind"):
        play(draw_event(battle), [(Draw, (card,))])
    assert set(next(draw_event(battle)).cards) == {"troll-set-aside"}


@pytest.mark.rule("VIL-TRO-19")
def test_it_lies_in_each_of_the_three_places_equally_often():
    battle = night(options=Options(troll="on"), phase="dial")
    play(_troll_cards(battle), [])
    first = next(draw_event(battle)).cards
    assert 3 * first.count("troll-set-aside") == len(first)
    play(draw_event(battle), [(Draw, ("cold-feet",))])
    second = next(draw_event(battle)).cards
    assert 2 * second.count("troll-set-aside") == len(second)


@pytest.mark.rule("VIL-TRO-19")
def test_once_it_came_the_rest_of_the_deck_follows():
    battle = night(options=Options(troll="on"), phase="dial")
    play(_troll_cards(battle), [])
    play(draw_event(battle), [(Draw, ("troll-set-aside",))])
    assert (stands(battle), battle.aside) == ("GT", "")
    assert "troll-set-aside" not in next(draw_event(battle)).cards


@pytest.mark.rule("VIL-TRO-07")
def test_a_later_card_brings_it_back():
    battle = acted("magic", at="GT", options=Options(troll="on"))
    play(draw_event(battle), [(Draw, ("the-troll",))])
    assert stands(battle) == "GT"
    play(activate_troll(battle), [(Roll, ("melee",))])
    assert stands(battle) == "YA"
