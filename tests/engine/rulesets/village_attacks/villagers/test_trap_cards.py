"""Each trap does what its card says (VIL-MIS-20, 32 and 48)."""

import pytest

from helpers.night import content, marked, night, step, those, villagers_in, zone_of
from helpers.script import play
from horologium.engine.core.ask import Roll
from horologium.engine.rulesets.village_attacks.flow import restore

DECK = {
    "bear-jaws": "melee",
    "net-fall": "ranged",
    "tar-kettle": "magic",
    "spike-pit": "melee defence",
    "swinging-log": "ranged defence",
    "trapdoor": "magic revenge",
    "hall-of-mirrors": "magic defence",
    "grinding-floor": "revenge defence",
    "oil-and-spark": "ranged magic",
    "falling-vault": "melee melee revenge",
}
MORE = {"gallows-rope": "ranged revenge", "whispering-stair": "magic ranged"}
BREWED = [
    "fat-fire", "caltrops", "lime-fall", "marsh-breath", "hive-jar", "glass-floor", "false-stair", "bell-of-names",
]  # fmt: skip


def sprung(trap, villagers, *script, zone="GH"):
    """A battle after a trap has gone off in the trap step."""
    battle = night(villagers=villagers, traps=(f"{trap} {zone}",), phase="traps")
    play(step(battle), script)
    return battle


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-32")
def test_the_trap_deck_has_two_copies_of_twelve_cards_at_their_costs():
    battle = night()
    deck = DECK | MORE
    assert battle.trap_deck.cards == sorted([*deck, *deck])
    assert {card: " ".join(content()["traps"][card].cost) for card in deck} == deck
    assert battle.mission.offers == 4


@pytest.mark.rule("VIL-MIS-48")
def test_brewed_traps_lie_in_no_deck_and_cost_nothing():
    there = [card for card in content()["traps"].values() if card.brewed]
    assert sorted(card.id for card in there) == sorted(BREWED)
    assert {card.cost for card in there} == {()}


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-48", "VIL-PRI-02")
@pytest.mark.parametrize(
    ("trap", "damage"),
    [("bear-jaws", 1), ("spike-pit", 2), ("grinding-floor", 1), ("glass-floor", 2), ("lime-fall", 3)],
)
def test_damage_is_given_out_by_priority(trap, damage):
    battle = sprung(trap, ("1 hero:petra-quarryman GH", "1 commoner GH", "3 commoner CO"))
    assert (battle.villagers[0].damage, len(villagers_in(battle, "CO"))) == (damage - 1, 3)


@pytest.mark.rule("VIL-MIS-20")
def test_the_vault_deals_four():
    battle = sprung("falling-vault", ("1 hero:petra-quarryman GH", "2 commoner GH"))
    assert [(one.kind, one.damage) for one in battle.villagers] == [("hero", 2)]


@pytest.mark.rule("VIL-MIS-32", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "left"), [("gallows-rope", 1), ("bell-of-names", 0)])
def test_some_traps_begin_with_heroes_and_then_hunters(trap, left):
    battle = sprung(trap, ("1 hero:widow-garrick GH damage=2", "2 hunter:undead GH", "2 commoner GH"))
    assert [one.kind for one in battle.villagers] == ["hunter"] * left + ["commoner"] * 2


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "most"), [("net-fall", 3), ("hall-of-mirrors", 2), ("marsh-breath", 4)])
def test_traps_stun_their_number_by_priority(trap, most):
    battle = sprung(trap, (f"{most - 1} commoner GH", "2 hunter:undead GH"))
    assert those(battle, "stunned") == [*["commoner"] * (most - 1), "hunter"]


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "most"), [("tar-kettle", 2), ("fat-fire", 3)])
def test_traps_burn_their_number_by_priority(trap, most):
    battle = sprung(trap, (f"{most - 1} commoner GH", "2 hunter:undead GH"))
    assert those(battle, "burning") == [*["commoner"] * (most - 1), "hunter"]


@pytest.mark.rule("VIL-MIS-20")
def test_oil_hurts_one_and_burns_two_others():
    battle = sprung("oil-and-spark", ("1 commoner GH", "3 hunter:undead GH"))
    assert ([one.kind for one in battle.villagers], those(battle, "burning")) == (["hunter"] * 3, ["hunter"] * 2)


@pytest.mark.rule("VIL-MIS-20")
def test_oil_burns_nobody_whom_it_hurt():
    battle = sprung("oil-and-spark", ("1 hero:petra-quarryman GH",))
    assert (battle.villagers[0].damage, battle.villagers[0].burning) == (1, False)


@pytest.mark.rule("VIL-MIS-20")
def test_the_log_knocks_two_away_and_stuns_the_same_two():
    villagers = ("1 commoner GA", "1 hunter:undead GA", "1 hunter:beast GA")
    battle = sprung("swinging-log", villagers, (Roll, ("tails",)), zone="GA")
    assert [(one.type, zone_of(battle, one), one.stunned) for one in battle.villagers] == [
        ("", "TW", True),
        ("undead", "GA", False),
        ("beast", "TW", True),
    ]


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "most"), [("trapdoor", 3), ("false-stair", 4)])
def test_villagers_are_put_on_the_nearest_spawn_point_however_full(trap, most):
    villagers = ("5 commoner TW", "10 hunter:undead RP")
    battle = night(villagers=villagers, traps=(f"{trap} TW",), phase="traps")
    battle.tokens = [battle.castle.board.cell(zone) for zone in ("GT", "RP")]
    play(step(battle), [])
    assert len(villagers_in(battle, "RP")) == 10 + most


@pytest.mark.rule("VIL-MIS-20", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "times"), [("hall-of-mirrors", 2), ("grinding-floor", 3), ("glass-floor", 2)])
def test_traps_that_stay_are_gone_after_so_many_times(trap, times):
    battle = night(villagers=("2 commoner GH", "5 hunter:undead GH"), traps=(f"{trap} GH",), phase="traps")
    for _ in range(times):
        assert len(battle.placed) == 1
        battle.waiting = [battle.placed[0].key]
        play(step(battle), [])
    assert battle.placed == []


@pytest.mark.rule("VIL-MIS-32", "VIL-MIS-48")
@pytest.mark.parametrize(("trap", "most"), [("whispering-stair", 4), ("caltrops", 3)])
def test_traps_hold_through_the_next_round(trap, most):
    battle = sprung(trap, ("5 commoner GH",))
    assert battle.placed == []
    play(restore(battle), [])
    assert those(battle, "held") == ["commoner"] * most
    play(restore(battle), [])
    assert those(battle, "held") == []


@pytest.mark.rule("VIL-MIS-48")
def test_the_hive_stings_three_and_brings_bad_luck_through_the_next_round():
    battle = sprung("hive-jar", ("1 hero:petra-quarryman GH", "3 commoner GH"))
    assert [(one.kind, one.damage) for one in battle.villagers] == [("hero", 0)]
    play(restore(battle), [])
    assert marked(battle, "unlucky") == ["GH"]
    play(restore(battle), [])
    assert marked(battle, "unlucky") == []


@pytest.mark.rule("VIL-MIS-48")
def test_the_hive_stings_nobody_twice():
    assert sprung("hive-jar", ("1 hero:petra-quarryman GH",)).villagers[0].damage == 1


@pytest.mark.rule("VIL-EX-18", "VIL-TRP-08", "VIL-TRP-09", "VIL-STV-06")
def test_the_dead_of_a_trap_and_of_burn_cost_morale_and_teach_nobody():
    battle = sprung("spike-pit", ("2 commoner GH", "1 hunter:undead GH burning"))
    assert battle.morale == 18
    battle.phase, battle.waiting, battle.reach = "villagers", ["hunter-undead-3"], {"hunter-undead-3": 1}
    play(step(battle), [])
    assert (battle.morale, battle.monsters[0].experience, battle.monsters[0].damage) == (17, 0, 0)


@pytest.mark.rule("VIL-TRP-10", "VIL-GEN-04")
def test_no_coin_is_flipped_where_a_trap_takes_them_all():
    battle = sprung("net-fall", ("1 hunter:undead GH", "1 hunter:beast GH"))
    assert those(battle, "stunned") == ["hunter"] * 2


@pytest.mark.rule("VIL-PRI-01", "VIL-TRP-06")
def test_of_two_kinds_of_hunters_the_coin_picks_whom_a_trap_takes():
    battle = sprung("bear-jaws", ("1 hunter:undead GH", "1 hunter:beast GH"), (Roll, ("heads",)))
    assert [one.type for one in battle.villagers] == ["beast"]


@pytest.mark.rule("VIL-MIS-32", "VIL-MIS-48")
@pytest.mark.parametrize("trap", ["whispering-stair", "caltrops"])
def test_they_hold_in_the_villagers_phase_of_the_next_round_and_not_in_this_one(trap):
    battle = sprung(trap, ("1 commoner YA",), zone="YA")
    ends = []
    for round_ in (1, 2, 3):
        battle.round, battle.phase = round_, "villagers"
        battle.waiting, battle.reach = ["commoner-1"], {"commoner-1": 3}
        play(step(battle), [])
        ends.append(zone_of(battle, battle.villagers[0]))
    assert ends == ["CO", "CO", "GH"]
