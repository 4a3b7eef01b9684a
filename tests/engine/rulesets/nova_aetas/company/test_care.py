"""What surgeons, churches and taverns do for the company."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from helpers.states import at, knowing, offered, suffering
from horologium.engine.core.campaign import Ahead, Amount, Place
from horologium.engine.rulesets.nova_aetas.company import care, offers, roster
from horologium.engine.rulesets.nova_aetas.company.trading import VILLAGE

ROME = Place("rome", "Rome", services=("cerusico", "tavern", "church"))
BOLSENA = Place("bolsena", "Bolsena", VILLAGE, ("market", "tavern"))
PADUA = Place("padua", "Padua", services=("cerusico",))
START = roster.begin(content(), ["valerio", "sofia"])
TOLL = Ahead("a-toll-on-the-road", "The Toll")


def look(place=ROME, ahead=TOLL, **company):
    state = replace(at(content(), place, replace(START, **company)), ahead=lambda: ahead)
    return offered(offers, state, "favours", "legend")


@pytest.mark.rule("NAR-INJ-03", "NAR-END-04", "NAR-MIS-19")
def test_the_cerusico_heals_for_a_price():
    assert care.heals(at(content(), PADUA), "limp").price == 10
    assert care.heals(at(content(), replace(PADUA, kind=VILLAGE)), "limp").price == 14
    assert "no surgeon in Bolsena" in care.heals(at(content(), BOLSENA), "limp").reason
    assert "no injury 'cold'" in care.heals(at(content(), PADUA), "cold").reason


@pytest.mark.rule("NAR-INJ-03")
def test_whoever_is_on_the_bench_is_treated_too():
    valerio, sofia = (replace(member, conditions=suffering("limp")) for member in START.members)
    found = offers.offers(at(content(), PADUA, replace(START, members=(valerio,), bench=(sofia,))), "surgeon")
    assert [(offer.whom, offer.subject.id, offer.gives[0].amount) for offer in found] == [
        ("valerio", "limp", -1),
        ("sofia", "limp", -1),
    ]


@pytest.mark.rule("NAR-MIS-19")
def test_churches_bless_and_taverns_talk():
    rome, bolsena = (
        {offer.key: offer.verdict for offer in offers.offers(at(content(), place, START), "favours")}
        for place in (ROME, BOLSENA)
    )
    assert (rome["bless"].price, rome["rumour"].price, rome["legend"].price) == (4, 3, 3)
    assert (rome["bless"].allowed, bolsena["bless"].reason) == (True, "there is no church in Bolsena")


@pytest.mark.rule("NAR-MIS-19")
def test_nobody_is_blessed_twice_before_a_battle():
    company = replace(START, members=(replace(START.members[0], boons=("bless",)),))
    found = offered(offers, at(content(), ROME, company), "favours", "bless")
    assert (found.verdict.reason, found.shown) == ("Valerio has this for the next battle already", True)


@pytest.mark.rule("NAR-MIS-19", "NAR-END-03")
def test_a_rumour_is_the_first_that_was_not_heard():
    towns = {**content()["towns"], "rome": replace(content()["towns"]["rome"], rumours=("A spy.", "Rain."))}
    pack = {**content(), "towns": towns}
    first, second, none = (
        offered(offers, at(pack, ROME, replace(START, known=knowing("rumour", *heard))), "favours", "rumour")
        for heard in ((), ("rome:0",), ("rome:0", "rome:1"))
    )
    assert (first.story, second.story, second.gives[0].of.id) == ("A spy.", "Rain.", "rome:1")
    assert (none.verdict.reason, none.shown) == ("nobody in Rome has anything new to tell", False)


@pytest.mark.rule("NAR-MIS-19", "NAR-MIC-04")
def test_a_look_ahead_tells_the_legend_once():
    assert look().story.startswith("Enemies: ")
    assert look().notes == ()
    seen = look(known=knowing(care.SEEN, TOLL.mission))
    assert seen.verdict.reason == "the company has seen the Legend of The Toll already"
    assert seen.notes[:1] == ("The Toll",)


@pytest.mark.rule("NAR-MIS-19", "NAR-END-03")
@pytest.mark.parametrize(
    ("done", "why"), [(care.WORK, "has accepted work here"), (care.READ, "has looked at a Legend")]
)
def test_a_tavern_does_one_thing_during_a_visit(done, why):
    assert why in look(replace(ROME, shown=(Amount(done),))).verdict.reason


def test_what_is_not_settled_cannot_be_looked_at():
    assert look(ahead=Ahead(reason="no other mission comes")).verdict.reason == "no other mission comes"
