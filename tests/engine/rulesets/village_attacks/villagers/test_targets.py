"""Whom villagers attack (ledger topic TGT)."""

import pytest

from helpers.night import monster, night, step, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Draw, Roll


def attacked(*party, villagers, script=(), **position):
    """The damage of the Monsters, and the Heart, after the first villager has acted."""
    battle = night(*party, villagers=villagers, phase="villagers", **position)
    play(step(battle), script)
    return [one.damage for one in battle.monsters], battle.heart


@pytest.mark.rule("VIL-TGT-01")
def test_the_heart_comes_before_monsters_of_its_zone():
    assert attacked(monster("weeping-bell"), villagers=("1 hunter:undead HE",)) == ([0], 7)


@pytest.mark.rule("VIL-TGT-01", "VIL-TGT-02")
def test_a_nemesis_comes_before_the_heart():
    assert attacked(monster("weeping-bell"), villagers=("1 hunter:spectre HE",)) == ([2], 8)


@pytest.mark.rule("VIL-TGT-01")
def test_monsters_here_come_before_those_beside():
    party = [monster("weeping-bell", zone="CO"), monster("ember-nun", zone="YA")]
    assert attacked(*party, villagers=("1 hunter:undead CO",))[0] == [1, 0]


@pytest.mark.rule("VIL-TGT-01")
def test_commoners_never_reach_those_beside():
    assert attacked(monster("weeping-bell", zone="CO"), villagers=("1 commoner YA",))[0] == [0]


@pytest.mark.rule("VIL-TGT-02")
def test_a_nemesis_beside_comes_before_anybody_here():
    party = [monster("weeping-bell", zone="CO"), monster("ember-nun", zone="YA")]
    assert attacked(*party, villagers=("1 hunter:fiend CO",))[0] == [0, 2]


@pytest.mark.rule("VIL-TGT-02")
def test_of_two_nemeses_the_one_here_comes_first():
    party = [monster("tithe-collector", zone="YA"), monster("ember-nun", zone="CO")]
    assert attacked(*party, villagers=("1 hunter:fiend CO",))[0] == [0, 2]


@pytest.mark.rule("VIL-TGT-02")
def test_a_commoner_has_no_nemesis():
    assert attacked(monster("weeping-bell"), villagers=("1 commoner HE",)) == ([0], 7)


@pytest.mark.rule("VIL-TGT-03")
@pytest.mark.parametrize(("hero", "damage"), [("maud-bellfounder", 2), ("examiner-halm", 3)])
def test_against_its_nemesis_a_hero_deals_one_more_than_its_card_says(hero, damage):
    card = {"maud-bellfounder": "weeping-bell", "examiner-halm": "tithe-collector"}[hero]
    assert attacked(monster(card, zone="GH"), villagers=(f"1 hero:{hero} GH",))[0] == [damage]


@pytest.mark.rule("VIL-TGT-04")
def test_every_villager_deals_one_to_the_heart():
    assert attacked(monster("weeping-bell", zone="RP"), villagers=("1 hero:examiner-halm HE",))[1] == 7


@pytest.mark.rule("VIL-TGT-04")
def test_the_heart_is_attacked_in_its_zone_only():
    assert attacked(monster("weeping-bell", zone="RP"), villagers=("1 hunter:undead GH",))[1] == 8


@pytest.mark.rule("VIL-TGT-05")
@pytest.mark.parametrize(("who", "damage"), [("commoner", 1), ("hunter:undead", 1), ("hero:examiner-halm", 2)])
def test_others_here_suffer_one_or_the_damage_of_a_heros_card(who, damage):
    assert attacked(monster("weeping-bell", zone="CO"), villagers=(f"1 {who} CO",))[0] == [damage]


@pytest.mark.rule("VIL-TGT-06")
@pytest.mark.parametrize("who", ["hunter:undead", "hero:joss-the-tinker"])
def test_others_beside_suffer_one(who):
    assert attacked(monster("weeping-bell", zone="CO"), villagers=(f"1 {who} YA",))[0] == [1]


@pytest.mark.rule("VIL-TGT-07")
@pytest.mark.parametrize(("face", "damage"), [("heads", [1, 0]), ("tails", [0, 1])])
def test_targets_on_the_same_step_are_decided_by_the_coin(face, damage):
    party = [monster("weeping-bell", zone="CO"), monster("ember-nun", zone="CO")]
    assert attacked(*party, villagers=("1 commoner CO",), script=[(Roll, (face,))])[0] == damage


@pytest.mark.rule("VIL-TGT-07")
def test_of_more_than_two_one_is_drawn():
    party = [monster(card, zone="CO") for card in ("weeping-bell", "ember-nun", "bramblehart")]
    assert attacked(*party, villagers=("1 commoner YA", "1 commoner CO"), script=[(Draw, ("bramblehart",))])[0] == [
        0,
        0,
        1,
    ]


@pytest.mark.rule("VIL-EX-12")
def test_the_hunter_shoots_its_nemesis_and_the_commoner_storms_the_heart():
    party = [monster("bramblehart", zone="HE"), monster("candle-widow", zone="GH")]
    battle = night(*party, villagers=("1 hunter:undead HE", "1 commoner HE"), phase="villagers")
    play(whole(battle), [])
    assert ([one.damage for one in battle.monsters], battle.heart) == ([0, 2], 7)
    assert [zone_of(battle, one) for one in battle.villagers] == ["HE", "HE"]
