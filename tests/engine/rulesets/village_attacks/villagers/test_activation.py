"""A villager's Activation: Stun, Burn, and what Heroes are good at (ledger topics STV, HER, card list VIL-MIS-17)."""

import pytest

from helpers.night import content, monster, night, offered, step, those, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks.villagers.spawning import hero


def acts(*party, villagers, script=(), **position):
    """A battle after the first villager has acted."""
    battle = night(*party, villagers=villagers, phase="villagers", **position)
    play(step(battle), script)
    return battle


# Stun and Burn


@pytest.mark.rule("VIL-STV-01")
def test_a_stunned_villager_skips_its_activation_and_stands_up():
    battle = acts(monster("weeping-bell", zone="CO"), villagers=("1 commoner CO stunned",))
    assert (villagers_in(battle, "CO"), those(battle, "stunned"), battle.monsters[0].damage) == (["commoner"], [], 0)


@pytest.mark.rule("VIL-STV-02")
def test_the_standing_of_lower_rank_may_be_attacked_before_the_stunned():
    villagers = ("1 commoner GH stunned", "1 hunter:undead GH")
    assert "melee-hunter-undead-2" in offered(night(monster("ember-nun", zone="GH", dice="melee"), villagers=villagers))


@pytest.mark.rule("VIL-STV-03")
def test_a_stunned_hero_may_be_attacked_before_standing_commoners():
    villagers = ("1 commoner GH", "1 hero:petra-quarryman GH stunned")
    there = offered(night(monster("ember-nun", zone="GH", dice="melee"), villagers=villagers))
    assert {"melee-commoner-1", "melee-petra-quarryman-2"} <= set(there)


@pytest.mark.rule("VIL-STV-04")
def test_a_trap_takes_a_stunned_commoner_before_a_standing_hunter():
    villagers = ("1 commoner GH stunned", "1 hunter:undead GH")
    battle = night(villagers=villagers, traps=("bear-jaws GH",), phase="traps")
    play(step(battle), [])
    assert villagers_in(battle, "GH") == ["hunter"]


@pytest.mark.rule("VIL-STV-05")
def test_the_stunned_hinder_nobody():
    bell = monster("weeping-bell", zone="GH", dice="magic", damage=4)
    assert "step-CO" in offered(night(bell, villagers=("5 commoner GH stunned",)))
    assert "step-CO" not in offered(night(bell, villagers=("1 commoner GH",)))


@pytest.mark.rule("VIL-STV-06")
def test_burn_hurts_before_the_villager_acts_and_is_gone():
    battle = acts(monster("weeping-bell", zone="CO"), villagers=("1 hero:petra-quarryman CO burning",))
    petra = battle.villagers[0]
    assert (petra.damage, petra.burning, zone_of(battle, petra), battle.monsters[0].damage) == (1, False, "GH", 1)


@pytest.mark.rule("VIL-STV-06")
@pytest.mark.parametrize(("who", "morale"), [("commoner", 19), ("hero:petra-quarryman", 18)])
def test_the_dead_of_burn_lower_morale_and_teach_nobody(who, morale):
    damage = " damage=4" if "hero" in who else ""
    battle = acts(monster("weeping-bell", zone="CO"), villagers=(f"1 {who} CO burning{damage}",))
    assert (battle.villagers, battle.morale, battle.monsters[0].experience, battle.monsters[0].damage) == (
        [],
        morale,
        0,
        0,
    )


@pytest.mark.rule("VIL-STV-06")
def test_burn_hurts_in_a_skipped_activation_too():
    battle = acts(villagers=("1 hero:petra-quarryman CO burning stunned",))
    assert (battle.villagers[0].damage, battle.villagers[0].burning, battle.villagers[0].stunned) == (1, False, False)


@pytest.mark.rule("VIL-STV-06")
def test_a_villager_result_is_an_activation_too():
    battle = night(monster("weeping-bell", dice="villager"), villagers=("1 commoner GT burning",))
    play(step(battle), [(Choose, ("villager",))])
    assert (battle.villagers, battle.morale) == ([], 19)


# Heroes


@pytest.mark.rule("VIL-HER-01")
def test_the_top_hero_enters_with_the_health_of_its_card():
    battle = night()
    play(hero(battle, battle.tokens[0]), [(Draw, ("examiner-halm",))])
    halm = battle.villagers[0]
    assert (zone_of(battle, halm), halm.type, halm.health) == ("GT", "fiend", 4)
    assert "examiner-halm" not in battle.hero_deck.cards


@pytest.mark.rule("VIL-HER-01")
def test_with_an_empty_deck_a_hero_in_play_activates_instead():
    battle = night(villagers=("1 hero:petra-quarryman YA",))
    battle.hero_deck.cards = []
    play(hero(battle, battle.tokens[0]), [])
    assert [(one.card, zone_of(battle, one)) for one in battle.villagers] == [("petra-quarryman", "CO")]


@pytest.mark.rule("VIL-HER-01")
def test_with_an_empty_deck_and_nobody_in_play_nothing_happens():
    battle = night(villagers=("1 commoner YA",))
    battle.hero_deck.cards = []
    play(hero(battle, battle.tokens[0]), [])
    assert villagers_in(battle, "YA") == ["commoner"]


@pytest.mark.rule("VIL-HER-02")
def test_a_killed_hero_goes_under_the_deck_and_comes_back_fresh():
    villagers = ("1 hero:petra-quarryman GH damage=4 burning",)
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=villagers)
    play(step(battle), [(Choose, ("melee-petra-quarryman-1",))])
    assert battle.heroes_below == ["petra-quarryman"]
    battle.hero_deck.cards = []
    play(hero(battle, battle.tokens[0]), [])
    assert [(one.card, one.damage, one.burning) for one in battle.villagers] == [("petra-quarryman", 0, False)]


CARDS = """
sexton-marl undead 3 1 1 0 1
mother-ashlock undead 4 1 1 1 1
brell-the-houndmaster beast 3 2 1 0 1
tamsin-snare beast 3 1 1 1 1
deacon-salt spectre 3 1 1 1 1
maud-bellfounder spectre 4 1 1 0 1
examiner-halm fiend 4 1 1 0 2
widow-garrick fiend 3 1 2 0 1
petra-quarryman construct 5 1 1 0 1
joss-the-tinker construct 3 2 1 1 1
"""


@pytest.mark.rule("VIL-MIS-17")
@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_heroes_have_the_numbers_of_their_cards(line):
    card, type_, *numbers = line.split()
    spec = content()["heroes"][card]
    assert (spec.type, spec.health, spec.movement, spec.attacks, spec.range, spec.damage) == (type_, *map(int, numbers))


@pytest.mark.rule("VIL-MIS-17", "VIL-HER-03")
@pytest.mark.parametrize(
    ("who", "what"),
    [
        ("sexton-marl", "silences"),
        ("tamsin-snare", "slows"),
        ("examiner-halm", "burning"),
        ("petra-quarryman", "breaks"),
    ],
)
def test_a_hit_brings_the_condition_of_the_card_even_if_all_damage_is_parried(who, what):
    warden = monster("ossuary-warden", zone="CO", defences="defence defence")
    parry = [(Choose, ("parry-1",))]
    battle = acts(warden, villagers=(f"1 hero:{who} CO",), script=parry)
    assert (battle.monsters[0].damage, int(getattr(battle.monsters[0], what))) == (0, 1)


@pytest.mark.rule("VIL-HER-03")
def test_a_hit_that_fails_for_bad_luck_brings_nothing():
    script = [(Roll, ("tails",))]
    battle = acts(
        monster("weeping-bell", zone="CO"),
        villagers=("1 hero:petra-quarryman CO",),
        script=script,
        zones=("CO unlucky",),
    )
    assert battle.monsters[0].breaks == 0


@pytest.mark.rule("VIL-HER-03")
def test_a_hit_on_a_summoned_monster_slows_it():
    party = monster("weeping-bell", zone="RP")
    battle = acts(party, villagers=("1 hero:tamsin-snare CO",), summoned="bramblehart", summoned_at="CO")
    assert (battle.summoned[0].damage, battle.summoned[0].slow) == (2, 1)


@pytest.mark.rule("VIL-MIS-17", "VIL-HER-03")
def test_with_mother_ashlock_commoners_cannot_be_stunned():
    villagers = ("1 commoner CO", "1 hunter:beast CO", "1 hero:mother-ashlock CO stunned", "1 commoner GA")
    battle = night(villagers=villagers, traps=("net-fall CO", "net-fall GA"), phase="traps")
    for _ in range(2):
        play(step(battle), [])
    assert [(one.kind, one.stunned) for one in battle.villagers] == [
        ("commoner", False),
        ("hunter", True),
        ("hero", True),
        ("commoner", True),
    ]


@pytest.mark.rule("VIL-MIS-17")
def test_a_commoner_appears_with_the_houndmaster():
    battle = night()
    battle.hero_deck.cards = ["brell-the-houndmaster"]
    play(hero(battle, battle.tokens[0]), [(Draw, ("brell-the-houndmaster",))])
    assert sorted(villagers_in(battle, "GT")) == ["commoner", "hero"]


@pytest.mark.rule("VIL-MIS-17", "VIL-HER-03")
@pytest.mark.parametrize("lying", ["", " stunned"])
def test_deacon_salts_zone_knows_neither_darkness_nor_bad_luck(lying):
    bell = monster("weeping-bell", zone="GH", dice="melee ranged")
    battle = night(bell, villagers=(f"1 hero:deacon-salt GH{lying}", "1 commoner CO"), zones=("GH dark", "GH unlucky"))
    assert "ranged-commoner-2" in offered(battle)
    play(step(battle), [(Choose, ("melee-deacon-salt-1",))])
    assert battle.villagers[0].damage == 1


@pytest.mark.rule("VIL-MIS-17")
def test_when_maud_acts_the_stunned_of_her_zone_stand_up_and_skip_nothing():
    battle = acts(
        villagers=("1 hero:maud-bellfounder YA", "1 hero:petra-quarryman YA stunned"), script=[(Roll, ("heads",))]
    )
    assert those(battle, "stunned") == []
    play(step(battle), [])
    assert [zone_of(battle, one) for one in battle.villagers] == ["CO", "CO"]


@pytest.mark.rule("VIL-MIS-17", "VIL-HER-03")
def test_maud_lying_stunned_raises_nobody_but_herself():
    battle = acts(
        villagers=("1 hero:maud-bellfounder YA stunned", "1 hero:petra-quarryman YA stunned"),
        script=[(Roll, ("heads",))],
    )
    assert [one.stunned for one in battle.villagers] == [False, True]


@pytest.mark.rule("VIL-MIS-17")
def test_joss_discards_a_trap_where_he_enters():
    battle = acts(monster("weeping-bell", zone="RP"), villagers=("1 hero:joss-the-tinker GT",), traps=("spike-pit YA",))
    assert (battle.placed, battle.trap_deck.discards, battle.villagers[0].damage) == ([], ["spike-pit"], 0)


@pytest.mark.rule("VIL-MIS-17")
def test_joss_enters_by_being_shoved_but_not_by_appearing():
    battle = night(villagers=("10 commoner GT",), traps=("spike-pit GT",))
    battle.hero_deck.cards = ["joss-the-tinker"]
    play(hero(battle, battle.tokens[0]), [(Draw, ("joss-the-tinker",))])
    assert [trap.card for trap in battle.placed] == ["spike-pit"]
    pushed = night(
        monster("weeping-bell", zone="GH", dice="magic"),
        villagers=("4 hero:joss-the-tinker CO",),
        traps=("spike-pit YA",),
    )
    play(step(pushed), [(Choose, ("step-CO",))])
    assert pushed.placed == []
