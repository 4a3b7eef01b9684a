"""Full zones and shoving (ledger topic SHV)."""

import pytest

from helpers.night import mission, monster, night, offered, step, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll

FORK = """
HE Heart (8): AA, BB, SR
SR Room (6): HE
AA Left (4): HE, CO
BB Right (4): HE, CO
CO Corridor (4): AA, BB, GT
GT Gate (9): CO, RP
RP Wall (9): GT
"""


def acts(*party, villagers, script=(), **position):
    """A battle after the first villager has acted."""
    battle = night(
        *(party or (monster("weeping-bell", zone="RP"),)), villagers=villagers, phase="villagers", **position
    )
    play(step(battle), script)
    return battle


@pytest.mark.rule("VIL-SHV-01", "VIL-MIS-22")
def test_villagers_standing_and_stunned_monsters_minions_and_the_troll_fill_a_zone():
    party = [monster("marionettist", zone="CO", minions="CO away"), monster("weeping-bell", zone="GH", dice="magic")]
    full = night(*party, villagers=("1 commoner CO stunned",), troll="CO", turn="weeping-bell")
    play(step(full), [(Choose, ("step-CO",))])
    assert villagers_in(full, "YA") == ["commoner"]


@pytest.mark.rule("VIL-SHV-01")
def test_traps_take_no_room():
    battle = night(
        monster("weeping-bell", zone="GH", dice="magic"), villagers=("3 commoner CO",), traps=("spike-pit CO",)
    )
    play(step(battle), [(Choose, ("step-CO",))])
    assert villagers_in(battle, "CO") == ["commoner"] * 3


@pytest.mark.rule("VIL-SHV-02")
def test_a_villager_pushes_one_of_its_kind_towards_the_heart():
    battle = acts(
        villagers=("1 commoner CO held", "2 hunter:undead CO held", "1 hero:petra-quarryman CO held", "1 commoner YA")
    )
    for _ in range(4):
        play(step(battle), [])
    assert villagers_in(battle, "GH") == ["commoner"]
    assert sorted(villagers_in(battle, "CO")) == ["commoner", "hero", "hunter", "hunter"]


@pytest.mark.rule("VIL-SHV-02")
def test_being_shoved_is_no_activation():
    villagers = ("4 commoner CO stunned", "1 commoner YA")
    battle = night(monster("weeping-bell", zone="GH", dice="villager"), villagers=villagers)
    for one in battle.villagers[:4]:
        one.burning = True
    play(step(battle), [(Choose, ("villager",))])
    pushed = next(one for one in battle.villagers if zone_of(battle, one) == "GH")
    assert (pushed.stunned, pushed.burning, battle.monsters[0].damage) == (True, True, 0)


@pytest.mark.rule("VIL-SHV-02")
def test_where_the_way_forks_the_coin_decides():
    spec = mission(map=FORK)
    battle = night(monster("weeping-bell", dice="villager"), villagers=("4 commoner CO", "1 commoner GT"), spec=spec)
    play(step(battle), [(Choose, ("villager",)), (Roll, ("tails",))])
    assert villagers_in(battle, "BB") == ["commoner"]


@pytest.mark.rule("VIL-EX-15", "VIL-SHV-03")
def test_without_one_of_its_kind_it_pushes_one_of_the_next():
    villagers = ("3 hunter:undead CO", "1 commoner YA")
    battle = night(
        monster("weeping-bell", zone="CO"),
        monster("ember-nun", zone="RP", dice="villager"),
        villagers=villagers,
        turn="ember-nun",
    )
    play(step(battle), [(Choose, ("villager",))])
    assert (villagers_in(battle, "GH"), sorted(villagers_in(battle, "CO"))) == (
        ["hunter"],
        ["commoner", "hunter", "hunter"],
    )
    assert battle.monsters[0].damage == 0


@pytest.mark.rule("VIL-SHV-03")
@pytest.mark.parametrize(
    ("who", "there", "pushed"),
    [
        ("hunter:beast", ("3 commoner CO", "1 hero:petra-quarryman CO"), "hero"),
        ("hero:examiner-halm", ("3 hunter:beast CO", "1 commoner CO"), "commoner"),
        ("commoner", ("3 hero:petra-quarryman CO", "1 hunter:beast CO"), "hunter"),
    ],
)
def test_the_search_for_a_kind_wraps_round(who, there, pushed):
    battle = night(monster("weeping-bell", dice="villager"), villagers=(*there, f"1 {who} YA"))
    play(step(battle), [(Choose, ("villager",))])
    assert villagers_in(battle, "GH") == [pushed]


@pytest.mark.rule("VIL-SHV-03")
def test_villagers_do_not_shove_monsters():
    party = [monster(card, zone="CO") for card in ("weeping-bell", "ember-nun", "bramblehart", "candle-widow")]
    assert villagers_in(acts(*party, villagers=("1 commoner YA",)), "YA") == ["commoner"]


@pytest.mark.rule("VIL-SHV-04")
def test_who_moves_away_from_the_heart_pushes_away_from_it():
    battle = night(monster("hollow-choirboy", dice="magic", powers="b1"), villagers=("1 commoner GA", "4 commoner TW"))
    play(step(battle), [(Choose, ("power-b1",))])
    assert (villagers_in(battle, "RP"), len(villagers_in(battle, "TW"))) == (["commoner"], 4)


@pytest.mark.rule("VIL-SHV-04")
def test_a_full_zone_passes_the_push_on():
    battle = night(
        monster("weeping-bell", dice="villager"), villagers=("8 commoner GH", "4 commoner CO", "1 commoner YA")
    )
    play(step(battle), [(Choose, ("villager",))])
    assert [len(villagers_in(battle, zone)) for zone in ("HE", "GH", "CO", "YA")] == [1, 8, 4, 0]


@pytest.mark.rule("VIL-SHV-04")
def test_at_the_heart_there_is_no_shove_and_the_mover_stays():
    battle = night(monster("weeping-bell", zone="RP", dice="villager"), villagers=("8 commoner HE", "1 commoner GH"))
    play(step(battle), [(Choose, ("villager",))])
    assert (len(villagers_in(battle, "HE")), villagers_in(battle, "GH")) == (8, ["commoner"])


@pytest.mark.rule("VIL-SHV-04")
def test_at_a_dead_end_nobody_is_moved_away():
    battle = night(
        monster("hollow-choirboy", zone="GA", dice="magic", powers="b1"),
        villagers=("1 commoner TW", "10 hunter:undead RP"),
    )
    play(step(battle), [(Choose, ("power-b1",))])
    assert villagers_in(battle, "TW") == ["commoner"]


@pytest.mark.rule("VIL-SHV-04")
def test_sideways_it_is_pushed_towards_the_heart():
    battle = night(monster("weeping-bell", zone="KI", dice="magic"), villagers=("4 commoner CO",))
    play(step(battle), [(Choose, ("step-CO",))])
    assert villagers_in(battle, "GH") == ["commoner"]


@pytest.mark.rule("VIL-SHV-05")
def test_a_monster_pushes_the_first_villager_by_priority():
    battle = night(monster("weeping-bell", zone="GH", dice="magic"), villagers=("3 hunter:undead CO", "1 commoner CO"))
    play(step(battle), [(Choose, ("step-CO",))])
    assert (villagers_in(battle, "YA"), villagers_in(battle, "CO")) == (["commoner"], ["hunter"] * 3)


@pytest.mark.rule("VIL-SHV-05")
def test_a_monster_never_pushes_another_and_spends_no_die():
    party = [monster(card, zone="CO") for card in ("ember-nun", "bramblehart", "candle-widow", "marionettist")]
    battle = night(monster("weeping-bell", zone="GH", dice="magic"), *party)
    assert "step-CO" not in offered(battle)


@pytest.mark.rule("VIL-SHV-05")
def test_into_a_full_heart_zone_a_villager_is_pushed_back_outwards():
    battle = night(monster("weeping-bell", zone="GA", dice="magic"), villagers=("8 commoner HE",))
    play(step(battle), [(Choose, ("step-HE",)), (Choose, ("SR",))])
    assert (zone_of(battle, battle.monsters[0]), villagers_in(battle, "SR")) == ("HE", ["commoner"])


@pytest.mark.rule("VIL-SHV-05")
def test_the_place_that_the_mover_leaves_counts_as_free():
    battle = night(
        monster("weeping-bell", zone="TW", dice="magic"),
        villagers=("3 commoner TW", "6 hunter:undead GA", "8 commoner HE"),
    )
    battle.monsters[0].health = 9
    assert "step-GA" not in offered(battle)
    sideways = night(monster("weeping-bell", zone="GH", dice="magic"), villagers=("7 commoner GH", "8 commoner HE"))
    sideways.monsters[0].health = 9
    play(step(sideways), [(Choose, ("step-HE",)), (Choose, ("GH",))])
    assert len(villagers_in(sideways, "GH")) == 8


@pytest.mark.rule("VIL-SHV-05")
def test_its_player_chooses_among_the_zones_that_serve():
    battle = night(monster("weeping-bell", zone="GA", dice="magic"), villagers=("8 commoner HE", "6 hunter:undead SR"))
    rule = step(battle)
    next(rule)
    request = rule.send(("step-HE",))
    assert sorted(request.keys()) == ["GA", "GH"]
