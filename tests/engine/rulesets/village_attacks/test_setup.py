"""The table before the first question (ledger topic SET)."""

from collections import Counter

import pytest

from helpers.night import content, mission
from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import RoomZone, Scaled
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from horologium.engine.rulesets.village_attacks.state import Options


def table(*cards, options=None, **more):
    """A night before anything has been asked."""
    party = tuple(MonsterEntry(card) for card in cards or ("weeping-bell",))
    return VILLAGE_ATTACKS.set_up(Setup(mission(**more), content(), party, options))


def refused(*cards):
    with pytest.raises(BadData):
        table(*cards)
    return True


def trolls(battle):
    return sum(1 for card in battle.event_deck.cards if battle.library.event[card].effect == "troll")


@pytest.mark.rule("VIL-SET-01")
def test_every_kind_of_card_has_a_deck_of_its_own():
    battle = table()
    decks = (battle.spawn_deck, battle.trap_deck, battle.event_deck, battle.summon_deck)
    assert [len(deck.cards) for deck in decks] == [20, 24, 20, 9]
    assert Counter(battle.trap_deck.cards)["bear-jaws"] == 2


@pytest.mark.rule("VIL-SET-02")
@pytest.mark.parametrize(("switch", "cards"), [("off", 0), ("on", 4)])
def test_the_cards_of_the_troll_are_taken_out_unless_it_is_in_use(switch, cards):
    assert trolls(table(options=Options(troll=switch))) == cards


@pytest.mark.rule("VIL-SET-02")
@pytest.mark.parametrize("usual", [True, False])
def test_the_scenario_says_whether_the_troll_is_in_use(usual):
    assert bool(trolls(table(troll=usual))) is usual


@pytest.mark.rule("VIL-SET-03")
def test_the_castle_and_its_tokens_are_those_of_the_scenario():
    battle = table(
        "weeping-bell", "ember-nun", map="HE Heart (8): SR\nSR Room (6): HE, AA\nAA Way (3): SR", spawns=("AA",)
    )
    board = battle.castle.board
    assert [board.name(zone) for zone in battle.castle.cells] == ["HE", "SR", "AA"]
    assert ([board.name(zone) for zone in battle.tokens], battle.castle.sizes) == (["AA", "AA", "AA"], (8, 6, 3))


@pytest.mark.rule("VIL-SET-03")
def test_a_room_off_the_map_is_refused():
    with pytest.raises(BadData, match="no zone of the map"):
        table(places=(RoomZone("crypt", "XX"),))


@pytest.mark.rule("VIL-SET-04")
def test_all_chosen_monsters_start_in_the_heart_zone():
    battle = table("weeping-bell", "ember-nun", "marionettist")
    assert {monster.zone for monster in battle.monsters} == {battle.castle.heart}
    assert [monster.key for monster in battle.monsters] == ["weeping-bell", "ember-nun", "marionettist"]


@pytest.mark.rule("VIL-SET-04")
def test_five_monsters_may_come_but_no_six_and_nobody_twice():
    five = ("weeping-bell", "ember-nun", "marionettist", "bramblehart", "candle-widow")
    assert len(table(*five).monsters) == 5
    assert refused(*five, "hollow-choirboy")
    assert refused("weeping-bell", "weeping-bell")


@pytest.mark.rule("VIL-SET-05")
def test_no_two_guardians_are_chosen():
    assert refused("ossuary-warden", "gatehouse-golem")


@pytest.mark.rule("VIL-SET-06")
def test_no_two_decimators_are_chosen():
    assert refused("old-mother-tusk", "tithe-collector")


@pytest.mark.rule("VIL-SET-05", "VIL-SET-06")
def test_a_guardian_and_a_decimator_go_together_with_any_number_of_others():
    cards = ("ossuary-warden", "old-mother-tusk", "weeping-bell", "ember-nun", "candle-widow")
    assert len(table(*cards).monsters) == 5


@pytest.mark.rule("VIL-SET-07")
def test_the_bag_holds_one_token_for_each_type_that_is_played():
    assert sorted(table("old-mother-tusk", "bramblehart", "weeping-bell").bag) == ["beast", "spectre"]


@pytest.mark.rule("VIL-SET-09")
def test_every_counter_is_set_to_the_value_of_the_scenario():
    battle = table("weeping-bell", "ember-nun", heart=11, morale=Scaled(10, 7), dial=3)
    assert (battle.heart, battle.morale, battle.dial, battle.rank, battle.round) == (11, 24, 3, 1, 1)
