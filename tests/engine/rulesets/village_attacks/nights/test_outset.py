"""How a night is set up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.script import play
from helpers.valley import battle, castle, member, rooms
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.outset import vanguard
from horologium.engine.rulesets.village_attacks.prepare import arriving, prepare

CALM = {"dread_oxbarrow": 1, "anger_oxbarrow": 1}
FULL = rooms(hothouse=0, oubliette=0, belfry=0)


def night(mission="first-torches", *members, **more):
    """The scenario as it is set up."""
    return NIGHTS.missions.set_up(castle(*members, **{**CALM, **more}), mission).mission


def party(**more):
    return NIGHTS.missions.set_up(castle(**more), "first-torches").party


def four(*counts, **more):
    """A party that has bought so many tiers each."""
    tiers = ("b1", "c1", "a2", "b2", "c2")
    cards = ("bell", "nun", "widow", "boar", "golem")
    return [member(card, known=tiers[:count]) for card, count in zip(cards, counts, strict=False)]


def place(spec, room):
    return next(each for each in spec.rooms if each.room == room)


@pytest.mark.rule("VIL-NGT-30", "VIL-NGT-83", "VIL-EX-36")
def test_a_monster_begins_with_what_it_knows_bears_and_holds():
    hurt = member("puppeteer", "old-wound", known=("a2", "b1"), raises=(("reserve", 1),))
    state = castle(hurt, has="black-broth>puppeteer, spare-puppet>puppeteer")
    monster = battle(state).monster("puppeteer")
    assert (monster.health, monster.reserve_slots, monster.powers) == (4, 3, {"a": 2, "b": 1})
    assert (monster.draughts, monster.servant, monster.scars) == (["black-broth"], "spare-puppet", ["old-wound"])


@pytest.mark.rule("VIL-NGT-29")
def test_all_values_follow_those_who_go():
    assert [battle(castle(*four(*[0] * n))).morale for n in (1, 3, 5)] == [26, 54, 82]


@pytest.mark.rule("VIL-NGT-31", "VIL-EX-42")
def test_a_room_lies_where_the_scenario_says_and_elsewhere_out_of_reach():
    trapped = {"has": "lime-fall>room-laboratory, smoke-hangings>room-laboratory"}
    there, gone = place(night(**trapped), "laboratory"), place(night("the-last-hinge", **trapped), "laboratory")
    assert (there.zone, there.trap, there.furnishing, there.key) == (
        "KI",
        "lime-fall",
        "smoke-hangings",
        "room-laboratory",
    )
    assert (gone.zone, gone.trap, gone.furnishing) == ("", "", "")


@pytest.mark.rule("VIL-NGT-31", "VIL-NGT-33")
def test_what_works_anywhere_works_out_of_reach():
    ashes = {"has": "warm-ashes>room-crypt"}
    assert place(night("the-last-hinge", **ashes), "crypt").furnishing == "warm-ashes"


@pytest.mark.rule("VIL-NGT-32", "VIL-NGT-33", "VIL-NGT-56")
def test_a_ruined_room_lays_no_trap_and_its_furnishing_rests():
    has = "lime-fall>room-laboratory, smoke-hangings>room-laboratory"
    one, two = (place(night(has=has, built=rooms(laboratory=count)), "laboratory") for count in (1, 2))
    assert (one.trap, one.furnishing, one.breaches) == ("lime-fall", "smoke-hangings", 1)
    assert (two.trap, two.furnishing, two.breaches) == ("", "", 2)


@pytest.mark.rule("VIL-NGT-34")
def test_anger_adds_to_the_vanguard_and_dread_lowers_morale():
    assert (night(anger_oxbarrow=4).vanguard, night(anger_oxbarrow=3).vanguard) == (1, 0)
    afraid = night(dread_oxbarrow=4, anger_oxbarrow=4)
    assert (afraid.vanguard, afraid.morale_shift) == (1, -3)
    assert night(dread_oxbarrow=3).morale_shift == 0


@pytest.mark.rule("VIL-NGT-34")
def test_where_morale_does_not_win_dread_takes_from_the_vanguard():
    spec = night("the-mapmakers", *four(2, 2), dread_candlerow=4)
    assert (spec.vanguard, spec.morale_shift) == (0, 0)


@pytest.mark.rule("VIL-NGT-19", "VIL-NGT-34")
def test_with_a_pact_there_is_no_temper():
    spec = night(flags="pact-oxbarrow", dread_oxbarrow=5, anger_oxbarrow=5)
    assert (spec.vanguard, spec.morale_shift) == (0, 0)


@pytest.mark.rule("VIL-NGT-35")
@pytest.mark.parametrize(("counts", "vanguard"), [((2, 1), 0), ((2, 2), 1), ((4, 3), 1), ((4, 4), 2), ((0,), 0)])
def test_the_valley_hears_of_who_has_learned_much(counts, vanguard):
    assert night("first-torches", *four(*counts)).vanguard == vanguard


@pytest.mark.rule("VIL-EX-41", "VIL-NGT-34", "VIL-NGT-35", "VIL-NGT-92")
def test_after_two_setbacks_the_anger_is_left_out():
    angry = {"anger_oxbarrow": 4, "dread_oxbarrow": 2}
    assert night("first-torches", *four(3, 2, 2, 1), **angry).vanguard == 2
    assert night("first-torches", *four(3, 2, 2, 1), **angry, setbacks=2).vanguard == 1


@pytest.mark.rule("VIL-NGT-36", "VIL-NGT-85")
def test_a_vanguard_is_none_at_least_and_three_at_most():
    all_known = four(5, 5, 5)
    assert night("the-whole-country", *all_known, flags="walls-known").vanguard == 3
    angry = castle(*all_known, anger_quernhill=5)
    assert vanguard(angry, replace(night("break-the-siege"), vanguard=2)) == 3
    assert night("the-whole-country", flags="no-maps").vanguard == 0


@pytest.mark.rule("VIL-NGT-37", "VIL-NGT-90", "VIL-NGT-91")
@pytest.mark.parametrize(
    ("level", "setbacks", "heart"), [("normal", 0, 8), ("easy", 1, 11), ("hard", 2, 8), ("hard", 0, 6)]
)
def test_the_heart_begins_by_difficulty_and_setbacks(level, setbacks, heart):
    table = battle(castle(difficulty=level, setbacks=setbacks))
    assert (table.heart, table.most_heart) == (heart, heart)


@pytest.mark.rule("VIL-NGT-37")
def test_the_heart_never_begins_below_five_or_four_above_the_scenario():
    lit = "altars-lit gates-barred"
    assert battle(castle(difficulty="easy", setbacks=2, flags=lit), "the-whole-country").heart == 14
    weak = castle(difficulty="hard")
    weak = replace(weak, content={**weak.content, "missions": {"small": replace(night(), id="small", heart=6)}})
    assert battle(weak, "small").heart == 5


@pytest.mark.rule("VIL-EX-43", "VIL-NGT-37", "VIL-NGT-85", "VIL-NGT-88")
def test_the_whole_country_musters_the_valley():
    flags = "altars-lit gates-barred engines-kept pact-mirewick pact-stavering"
    gauges = {"anger_candlerow": 0, "pacts": 2, "setbacks": 1, "dread_oxbarrow": 0}
    table = battle(castle(flags=flags, **gauges), "the-whole-country")
    assert (table.heart, table.morale) == (12, 51)


@pytest.mark.rule("VIL-NGT-88")
def test_the_muster_counts_no_more_than_two_villages_either_way():
    up = {f"anger_{village}": 5 for village in ("oxbarrow", "candlerow", "mirewick", "stavering", "quernhill")}
    assert night("the-whole-country", **up).morale_shift == 6
    assert night("the-whole-country", pacts=5, **dict.fromkeys(up, 0)).morale_shift == -6


@pytest.mark.rule("VIL-NGT-85")
def test_flags_change_the_dial_and_who_comes_in_the_last_night():
    assert night("four-towers", built=FULL, flags="altars-cold").dial == 3
    assert night("first-torches", built=FULL, flags="altars-cold").dial == 0
    assert night("four-towers", flags="column-paid").yunfakh
    assert not night("the-whole-country", flags="column-broken").yunfakh
    assert night("the-whole-country").yunfakh


@pytest.mark.rule("VIL-NGT-33")
def test_rooms_that_are_missing_or_ruined_are_missed_in_the_night():
    whole, poor = night(built=FULL), night(built=rooms(belfry=2, armoury=2, summoning_room=2))
    assert (whole.dial, whole.first_traps, whole.summoning_zone) == (0, 2, "SR")
    assert (poor.dial, poor.first_traps, poor.summoning_zone) == (3, 1, "")
    assert night("wake-what-sleeps", built=rooms(summoning_room=2)).summoning_zone == "SR"


@pytest.mark.rule("VIL-NGT-33")
def test_a_trap_rack_has_five_traps_on_offer_and_three_at_once():
    spec = night(has="trap-rack>room-armoury")
    assert (spec.offers, spec.first_traps) == (5, 3)


@pytest.mark.rule("VIL-EX-41", "VIL-NGT-36")
def test_each_token_of_the_first_half_draws_as_many_cards_more():
    table = battle(castle(*four(2, 2, 2, 2), **CALM, setbacks=1))
    assert (len(table.tokens), table.mission.vanguard) == (5, 1)
    assert arriving(table) == ["0", "1", "2", "3", "4", "0", "1", "2"]


@pytest.mark.rule("VIL-NGT-32", "VIL-NGT-38")
def test_traps_of_rooms_lie_there_before_anybody_arrives():
    table = battle(castle(member("bell"), has="lime-fall>room-laboratory"))
    play(prepare(table), [])
    assert [(each.card, each.room) for each in table.placed] == [("lime-fall", "room-laboratory")]
    assert (table.phase, table.villagers, table.waiting) == ("arrive", [], ["0"])


@pytest.mark.rule("VIL-NGT-90")
def test_a_difficulty_or_a_night_that_is_not_there_is_refused():
    with pytest.raises(BadData, match="difficulty"):
        NIGHTS.missions.set_up(castle(difficulty="cruel"), "first-torches")
    with pytest.raises(BadData, match="no night"):
        NIGHTS.missions.set_up(castle(), "the-picnic")
