"""How villagers appear (ledger topics SPN, HUN, cards VIL-MIS-18, 19 and 23)."""

from collections import Counter

import pytest

from helpers.night import content, mission, monster, night, step, villagers_in, whole, zone_of
from helpers.script import play
from horologium.engine.core.ask import Draw, Roll
from horologium.engine.rulesets.village_attacks.goals import refresh_rank
from horologium.engine.rulesets.village_attacks.mission_specs import RankSpec, Scaled
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.villagers.spawning import hunters, spawn

YUNFAKH = Options(yunfakh="on")


def appeared(card, *script, zone="GT", **position):
    """A battle after a Spawn card has been drawn at a zone."""
    battle = night(**position)
    play(spawn(battle, battle.castle.board.cell(zone)), [(Draw, (card,)), *script])
    return battle


def counted(battle):
    """How many there are of each: Commoners, Hunters by Type, Yunfakh, Veterans."""
    return Counter((one.kind, one.type, one.yunfakh) for one in battle.villagers)


# Spawn cards


@pytest.mark.rule("VIL-SPN-01")
def test_one_card_is_drawn_for_each_token_in_the_order_of_their_letters():
    battle = night(monster("weeping-bell"), monster("ember-nun"), phase="spawn")
    play(whole(battle), [(Draw, ("stragglers",)), (Draw, ("pitchforks",)), (Draw, ("a-drunks-dare",))])
    assert (len(villagers_in(battle, "GT")), len(villagers_in(battle, "RP"))) == (3, 3)
    assert battle.phase == "restore"


@pytest.mark.rule("VIL-SPN-01")
def test_the_new_ones_do_not_act_in_this_round():
    battle = night(phase="traps")
    play(whole(battle), [])
    play(whole(battle), [(Draw, ("stragglers",))])
    assert villagers_in(battle, "GT") == ["commoner"] * 2


@pytest.mark.rule("VIL-SPN-01")
def test_an_empty_spawn_deck_is_rebuilt_from_its_discards():
    battle = night()
    battle.spawn_deck.cards = ["stragglers"]
    battle.spawn_deck.discards = ["pitchforks"]
    play(spawn(battle, battle.tokens[0]), [(Draw, ("stragglers",))])
    play(spawn(battle, battle.tokens[0]), [(Draw, ("pitchforks",))])
    assert len(battle.villagers) == 5


@pytest.mark.rule("VIL-SPN-01")
def test_in_a_full_zone_each_newcomer_shoves_one_towards_the_heart():
    battle = appeared("stragglers", villagers=("9 commoner GT", "1 hunter:undead GT"))
    assert (len(villagers_in(battle, "GT")), villagers_in(battle, "YA")) == (10, ["commoner"] * 2)


@pytest.mark.rule("VIL-SPN-01")
def test_newcomers_stand_above_capacity_where_nobody_can_be_pushed():
    party = ("weeping-bell", "ember-nun", "bramblehart", "candle-widow")
    battle = night(*[monster(card, zone="TW") for card in party], villagers=("10 commoner RP",))
    play(spawn(battle, battle.castle.board.cell("RP")), [(Draw, ("stragglers",))])
    assert len(villagers_in(battle, "RP")) == 12


CARDS = """
stragglers | 2C | 3C | 4C
pitchforks | 3C | 4C | 5C
torchbearers | 3C | 4C | 5C
the-whole-street | 4C | 5C | 6C
beaters | 2C 1H | 3C 1H | 4C 1H
posse | 2C 1H | 3C 2H | 4C 2H
guides | 1C 1H | 2C 2H | 3C 2H
hired-column | 3C 1H | 3C 2H | 4C 3H
crossbows | 2H | 1C 2H | 1C 3H
silent-pair | 2H | 3H | 1C 4H
old-campaigners | 1C 2H | 1C 3H | 2C 3H
the-company | 3H | 4H | 5H
a-drunks-dare | 1C | 2C | 3C
cousins | 2C | 2C 1H | 3C 1H
the-mayors-friend | + | 2C X | 3C X
a-name-from-the-songs | + | 1C 1H X | 2C 1H X
the-next-valley | + | 5C | 7C
the-last-sermon | + | + | 2C 2H X
market-day | 4C | + | 5C 1H
lone-champion | X | 1H X | 1C 1H X
""".strip().splitlines()


def told(entry):
    parts = [f"{entry.commoners}C" * bool(entry.commoners), f"{entry.hunters}H" * bool(entry.hunters), "X" * entry.hero]
    return "+" if entry.again else " ".join(part for part in parts if part)


@pytest.mark.rule("VIL-MIS-18")
def test_the_spawn_deck_has_twenty_cards():
    assert sorted(content()["spawns"]) == sorted(line.split(" | ")[0] for line in CARDS)


@pytest.mark.rule("VIL-MIS-18")
@pytest.mark.parametrize("line", CARDS)
def test_each_spawn_card_brings_what_it_says_at_each_rank(line):
    card, *ranks = line.split(" | ")
    assert [told(entry) for entry in content()["spawns"][card].ranks] == ranks


@pytest.mark.rule("VIL-SPN-02")
@pytest.mark.parametrize(("rank", "commoners"), [(1, 2), (2, 3), (3, 4)])
def test_the_entry_of_the_current_rank_counts(rank, commoners):
    assert len(appeared("stragglers", rank=rank).villagers) == commoners


@pytest.mark.rule("VIL-SPN-02")
def test_commoners_are_set_down_before_hunters_and_the_hero_last():
    battle = appeared("a-name-from-the-songs", (Draw, ("examiner-halm",)), rank=2)
    assert [one.kind for one in battle.villagers] == ["commoner", "hunter", "hero"]


@pytest.mark.rule("VIL-SPN-03")
def test_a_card_with_a_plus_is_discarded_and_another_one_drawn():
    battle = appeared("the-last-sermon", (Draw, ("stragglers",)))
    assert (len(battle.villagers), battle.spawn_deck.discards) == (2, ["the-last-sermon", "stragglers"])


@pytest.mark.rule("VIL-SPN-03")
def test_a_deck_of_nothing_but_pluses_brings_nobody():
    battle = night()
    battle.spawn_deck.cards = ["the-last-sermon", "the-next-valley"]
    play(spawn(battle, battle.tokens[0]), [(Draw, ("the-last-sermon",)), (Draw, ("the-next-valley",))])
    assert battle.villagers == []


@pytest.mark.rule("VIL-MIS-19", "VIL-SPN-02")
@pytest.mark.parametrize(("morale", "rank"), [(17, 1), (16, 2), (9, 2), (8, 3), (0, 3)])
def test_the_rank_follows_morale_in_thirds_rounded_down(morale, rank):
    battle = night(spec=mission(morale=Scaled(25)))
    battle.morale = morale
    refresh_rank(battle)
    assert battle.rank == rank


@pytest.mark.rule("VIL-MIS-19")
def test_the_rank_never_goes_down():
    battle = night(rank=3)
    refresh_rank(battle)
    assert battle.rank == 3


@pytest.mark.rule("VIL-MIS-19")
@pytest.mark.parametrize(("round_", "rank"), [(3, 1), (4, 2), (7, 3)])
def test_a_scenario_may_let_it_follow_rounds(round_, rank):
    battle = night(spec=mission(rank=RankSpec("rounds", (4, 7))), round=round_)
    assert battle.rank == rank


# Limits


@pytest.mark.rule("VIL-SPN-04", "VIL-HUN-04")
def test_at_most_five_hunters_of_a_type_are_in_play():
    battle = appeared("the-company", villagers=("4 hunter:spectre CO",))
    assert counted(battle) == {("hunter", "spectre", False): 5, ("hunter", "every", False): 2}


@pytest.mark.rule("VIL-SPN-05", "VIL-HUN-03")
def test_at_most_three_yunfakh_of_a_type_are_in_play():
    battle = appeared("the-company", villagers=("2 yunfakh:spectre CO",), options=YUNFAKH)
    assert counted(battle) == {("hunter", "spectre", True): 3, ("hunter", "spectre", False): 2}


@pytest.mark.rule("VIL-EX-14", "VIL-HUN-01", "VIL-HUN-03", "VIL-HUN-04", "VIL-SPN-04", "VIL-SPN-05")
def test_a_group_of_five_with_little_room_left():
    villagers = ("4 hunter:spectre CO", "1 yunfakh:spectre CO")
    battle = night(villagers=villagers, options=YUNFAKH)
    before = counted(battle)
    play(hunters(battle, 5, battle.tokens[0]), [])
    added = counted(battle) - before
    assert added == {("hunter", "spectre", True): 2, ("hunter", "spectre", False): 1, ("hunter", "every", False): 2}


@pytest.mark.rule("VIL-SPN-06", "VIL-MIS-23")
def test_of_forty_commoners_the_farthest_acts_in_place_of_one_that_is_missing():
    battle = appeared("a-drunks-dare", villagers=("8 commoner GH", "31 commoner YA", "1 commoner GT"))
    assert (len(battle.villagers), villagers_in(battle, "GT"), len(villagers_in(battle, "YA"))) == (40, [], 32 - 1)


@pytest.mark.rule("VIL-SPN-06")
def test_each_missing_one_is_another_activation_of_one_that_has_not_done_so():
    battle = appeared("stragglers", (Roll, ("heads",)), villagers=("38 commoner GH", "1 commoner KI", "1 commoner TW"))
    assert [zone_of(battle, one) for one in battle.villagers[-2:]] == ["GH", "GA"]


@pytest.mark.rule("VIL-SPN-06")
def test_one_acting_in_place_attacks_too_and_the_stunned_come_last():
    villagers = ("38 commoner RP stunned", "1 commoner GT stunned", "1 commoner CO")
    battle = night(monster("weeping-bell", zone="CO"), villagers=villagers)
    play(spawn(battle, battle.tokens[0]), [(Draw, ("a-drunks-dare",))])
    assert (battle.monsters[0].damage, villagers_in(battle, "GH")) == (1, ["commoner"])


@pytest.mark.rule("VIL-SPN-06")
def test_whoever_appeared_in_this_step_is_not_taken():
    battle = night(villagers=("38 commoner GH", "1 commoner YA"))
    play(spawn(battle, battle.tokens[0]), [(Draw, ("stragglers",))])
    assert (villagers_in(battle, "GT"), villagers_in(battle, "YA"), villagers_in(battle, "CO")) == (
        ["commoner"],
        [],
        ["commoner"],
    )


@pytest.mark.rule("VIL-SPN-06")
def test_when_all_have_done_so_it_starts_again():
    battle = night(villagers=("2 hero:petra-quarryman GT",))
    battle.villagers.pop()
    battle.hero_deck.cards = []
    battle.acted = ["petra-quarryman-1"]
    battle.spawn_deck.cards = ["lone-champion"]
    play(spawn(battle, battle.tokens[0]), [(Draw, ("lone-champion",))])
    assert (zone_of(battle, battle.villagers[0]), battle.acted) == ("YA", ["petra-quarryman-1"])


@pytest.mark.rule("VIL-MIS-23")
def test_hunter_figures_are_five_for_each_type_and_five_more():
    battle = night(villagers=("5 hunter:spectre CO", "4 hunter:every GT"))
    play(hunters(battle, 2, battle.tokens[0]), [])
    assert counted(battle) == {("hunter", "spectre", False): 5, ("hunter", "every", False): 5}
    assert len(villagers_in(battle, "YA")) == 1


@pytest.mark.rule("VIL-SPN-07")
def test_a_spawn_zone_without_a_token_is_no_spawn_point():
    battle = night(villagers=("1 commoner TW",), traps=("trapdoor TW",), phase="traps")
    play(step(battle), [])
    assert villagers_in(battle, "GT") == ["commoner"]


@pytest.mark.rule("VIL-SPN-07", "VIL-MIS-24")
@pytest.mark.parametrize(("count", "zones"), [(1, "GT"), (2, "GT RP GT"), (3, "GT RP GT RP"), (5, "GT RP GT RP GT RP")])
def test_tokens_are_laid_on_the_spawn_zones_in_turn(count, zones):
    party = ("weeping-bell", "ember-nun", "bramblehart", "candle-widow", "marionettist")[:count]
    battle = night(*map(monster, party))
    assert [battle.castle.board.name(zone) for zone in battle.tokens] == zones.split()


# Hunters


@pytest.mark.rule("VIL-HUN-01")
def test_all_hunters_of_a_card_get_the_type_drawn_and_it_goes_back():
    battle = night(monster("weeping-bell"), monster("ember-nun"))
    play(spawn(battle, battle.tokens[0]), [(Draw, ("the-company",)), (Draw, ("fiend",))])
    assert counted(battle) == {("hunter", "fiend", False): 3}
    assert battle.bag == ["fiend", "spectre"]


@pytest.mark.rule("VIL-HUN-02")
def test_villagers_and_monsters_of_one_type_are_nemeses_both_ways():
    battle = night(
        monster("weeping-bell", zone="GH"), villagers=("1 hunter:spectre GH", "1 hunter:undead GH"), phase="villagers"
    )
    play(whole(battle), [(Roll, ("heads",))])
    assert battle.monsters[0].damage == 3


@pytest.mark.rule("VIL-HUN-03")
@pytest.mark.parametrize(("count", "yunfakh"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_a_group_rounded_up_are_yunfakh(count, yunfakh):
    battle = night(options=YUNFAKH)
    play(hunters(battle, count, battle.tokens[0]), [])
    assert [sum(1 for one in battle.villagers if one.yunfakh), len(battle.villagers)] == [yunfakh, count]


@pytest.mark.rule("VIL-HUN-03")
def test_without_the_option_no_yunfakh_come():
    battle = night()
    play(hunters(battle, 4, battle.tokens[0]), [])
    assert not any(one.yunfakh for one in battle.villagers)


@pytest.mark.rule("VIL-HUN-04")
def test_hunters_whose_type_is_all_there_are_veterans():
    assert counted(appeared("crossbows", villagers=("5 hunter:spectre CO",)))[("hunter", "every", False)] == 2


@pytest.mark.rule("VIL-HUN-05")
@pytest.mark.parametrize("card", ["weeping-bell", "ember-nun", "bramblehart", "candle-widow", "marionettist"])
def test_a_veteran_is_the_nemesis_of_every_monster(card):
    battle = night(monster(card, zone="GH", minions="away away"), villagers=("1 hunter:every GH",), phase="villagers")
    play(step(battle), [])
    assert battle.monsters[0].damage == 2
