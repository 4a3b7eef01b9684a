"""Mission cards: legend, locations with points of interest, choices and their tests."""

from __future__ import annotations

import pytest

from helpers.nova import faces
from helpers.nova_missions import card, do, event, holds, keys, noted, quest, token
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas import mission_specs
from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec
from horologium.engine.rulesets.nova_aetas.missions.cards import carry_out, draw_card, narrative, offers
from horologium.engine.rulesets.nova_aetas.missions.legend import legend
from horologium.engine.rulesets.nova_aetas.missions.mission import actions, begin, perform
from horologium.engine.rulesets.nova_aetas.specs import SkillSpec

LOCK = ChoiceSpec(
    "lock",
    "Pick the lock",
    2,
    test=mission_specs.TestSpec("rapidity", 3, about="lock"),
    then=(do("raise-flag", "inside"),),
)
WINDOW = ChoiceSpec("window", "Break the window", 1, then=(do("raise-flag", "inside"), do("threat", amount=1)))
PLACE = card(
    "square",
    "location",
    exit="road",
    points=(ChoiceSpec("house", "The house", 1, card="house"), ChoiceSpec("boulder", "The boulder", 2, card="boulder")),
)
CARDS = (PLACE, card("house", choices=(LOCK, WINDOW)), card("boulder"), card("road"))


def at_the_square(**more):
    battle, hero = quest("D4", "sofia", cards=CARDS, **more)
    play(draw_card(battle, "square", None), [])
    return battle, hero


def act(battle, hero, key, *answers):
    action = next(one for one in actions(battle, hero) if one.key == key)
    play(perform(battle, hero, action), list(answers))


@pytest.mark.rule("NAR-LOC-01", "NAR-LOC-02", "NAR-LOC-08", "NAR-MIC-03")
def test_a_location_shows_its_points_of_interest_and_its_exit():
    battle, hero = at_the_square()
    found = {action.key: action.cost for action in actions(battle, hero)}
    assert found == {"card:square:house": 1, "card:square:boulder": 2, "leave:square": 0}


@pytest.mark.rule("NAR-LOC-03")
def test_who_investigates_pays_first_and_then_draws_the_card():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    assert (battle.active.ap, hero.at) == (4, battle.now + 1)
    assert noted(battle, "card")[-1] == {"card": "House", "text": "About house."}


@pytest.mark.rule("NAR-LOC-04", "NAR-LOC-05")
def test_a_card_once_paid_is_open_to_all_and_other_points_must_still_be_paid():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    theirs = keys(actions(battle, battle.hero("sofia")))
    assert "card:square:house" not in theirs
    assert {"card:house:lock", "card:house:window", "card:square:boulder"} <= set(theirs)


@pytest.mark.rule("NAR-LOC-06")
def test_what_a_drawn_card_offers_has_costs_of_its_own():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    act(battle, hero, "card:house:window")
    assert (battle.active.ap, battle.flags["inside"], hero.threat) == (3, 1, 1)


@pytest.mark.rule("NAR-LOC-07", "NAR-TST-06", "NAR-EX-15")
def test_a_lock_can_be_tried_until_it_opens_and_is_paid_every_time():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    act(battle, hero, "card:house:lock", (Roll, faces(5, 6, 1, 1, 1)))
    assert (battle.active.ap, "inside" in battle.flags) == (2, False)
    assert {"card:house:lock", "card:square:boulder"} <= set(keys(actions(battle, hero)))
    act(battle, hero, "card:house:lock", (Roll, faces(5, 6, 7, 1, 1)))
    assert (battle.active.ap, battle.flags["inside"]) == (0, 1)
    assert "card:house:lock" not in keys(actions(battle, hero))


@pytest.mark.rule("NAR-LOC-08")
def test_whoever_leaves_a_location_must_use_the_card_of_its_exit():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    act(battle, hero, "leave:square")
    assert noted(battle, "card")[-1]["card"] == "Road"
    assert battle.cards == ["road"]
    assert actions(battle, hero) == []


@pytest.mark.rule("NAR-LOC-04")
def test_who_comes_back_to_a_location_finds_open_what_was_paid():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    act(battle, hero, "leave:square")
    play(draw_card(battle, "square", hero), [])
    found = set(keys(actions(battle, hero)))
    assert {"card:house:window", "card:house:lock", "card:square:boulder"} <= found
    assert "card:square:house" not in found


@pytest.mark.rule("NAR-LOC-04")
def test_a_card_that_was_put_away_before_stays_away():
    battle, hero = at_the_square()
    act(battle, hero, "card:square:house")
    play(carry_out(battle, (do("close-card", "house"),), hero), [])
    act(battle, hero, "leave:square")
    play(draw_card(battle, "square", hero), [])
    assert battle.cards == ["road", "square"]


@pytest.mark.rule("NAR-LOC-09", "NAR-MIC-10")
def test_a_dialogue_opens_a_branch():
    choices = (ChoiceSpec("pay", "Pay", then=(do("draw-card", "thanks"),)), ChoiceSpec("go", "Go on"))
    battle, hero = quest(cards=(card("beggar", choices=choices, ask=True), card("thanks")))
    play(draw_card(battle, "beggar", hero), [(Choose, ("beggar:pay",))])
    assert battle.cards == ["thanks"]


def test_without_a_hero_who_acts_the_company_names_a_speaker():
    choices = (ChoiceSpec("pay", "Pay", then=(do("threat", amount=2),)), ChoiceSpec("go", "Go on"))
    battle, _ = quest("D4", "sofia", cards=(card("beggar", choices=choices, ask=True),))
    battle.active = None
    play(draw_card(battle, "beggar", None), [(Choose, ("sofia",)), (Choose, ("beggar:pay",))])
    assert battle.hero("sofia").threat == 2


def test_a_choice_at_a_square_is_open_only_beside_it():
    altar = ChoiceSpec("altar", "Search the altar", 1, at=("A1",))
    battle, hero = quest("D4", cards=(card("chapel", choices=(altar,)),))
    play(draw_card(battle, "chapel", None), [])
    assert offers(battle, hero) == []
    hero.cell = battle.terrain.board.cell("A2")
    assert [offer.key for offer in offers(battle, hero)] == ["chapel:altar"]


@pytest.mark.rule("NAR-TST-05")
def test_a_test_without_a_number_needs_one_success():
    look = ChoiceSpec("look", "Look", 1, test=mission_specs.TestSpec("mind"), then=(do("raise-flag", "seen"),))
    battle, hero = quest(cards=(card("fog", choices=(look,)),))
    play(draw_card(battle, "fog", None), [])
    act(battle, hero, "card:fog:look", (Roll, faces(5, 1)))
    assert battle.flags["seen"] == 1


@pytest.mark.rule("NAR-TST-05")
def test_an_effect_for_each_success_comes_so_often():
    dig = ChoiceSpec("dig", "Dig", 1, test=mission_specs.TestSpec("physical"), each=True, then=(do("coins", amount=2),))
    battle, hero = quest(cards=(card("field", choices=(dig,)),))
    play(draw_card(battle, "field", None), [])
    act(battle, hero, "card:field:dig", (Roll, faces(5, 6, 7, 1)))
    assert battle.coins == 6


@pytest.mark.rule("NAR-MIS-33", "NAR-HER-06")
def test_a_tag_makes_a_narrative_test_of_mind_or_for_force_of_the_body():
    assert narrative("talk") == mission_specs.TestSpec("mind", 2, 5, "speaking", "talk")
    assert narrative("force").characteristic == "physical"


@pytest.mark.rule("NAR-MIS-33", "NAR-SKS-05")
def test_a_pinned_skill_of_the_tag_gives_a_die_and_failure_closes_the_option_for_this_hero_alone():
    plead = ChoiceSpec("plead", "Plead", tag="talk", then=(do("raise-flag", "let-in"),))
    skill = SkillSpec("veil", "Veil", tag="talk")
    battle, hero = quest("D4", "sofia", cards=(card("gate", choices=(plead,)),), skills=(skill,))
    hero.skills.append("veil")
    play(draw_card(battle, "gate", None), [])
    act(battle, hero, "card:gate:plead", (Roll, faces(5, 1, 1)))
    assert battle.active.ap == 4
    assert offers(battle, hero) == []
    assert [offer.key for offer in offers(battle, battle.hero("sofia"))] == ["gate:plead"]


def test_a_card_may_forbid_to_try_again():
    leap = ChoiceSpec("leap", "Leap", 1, test=mission_specs.TestSpec("mind"), retry=False, otherwise=(do("wound"),))
    battle, hero = quest(cards=(card("cliff", choices=(leap,)),))
    play(draw_card(battle, "cliff", None), [])
    act(battle, hero, "card:cliff:leap", (Roll, faces(1, 1)))
    assert (hero.wounds, offers(battle, hero)) == (1, [])


@pytest.mark.rule("NAR-HAC-13", "NAR-HOR-07")
def test_the_token_of_a_hero_whom_a_card_knocks_out_stays_where_it_is():
    drink = ChoiceSpec("drink", "Drink", 2, then=(do("wound", amount=9),))
    battle, hero = quest(cards=(card("cup", choices=(drink,)),))
    play(draw_card(battle, "cup", None), [])
    act(battle, hero, "card:cup:drink")
    assert (hero.ko, hero.at) == (True, battle.now)


@pytest.mark.rule("NAR-MIC-04", "NAR-MIC-05")
def test_the_legend_lists_the_special_material_and_nothing_else():
    battle, _ = quest(
        enemies={"A1": "guard"},
        tokens=(token("lever", "A2"),),
        cards=(card("trap", deeds=(do("put-tokens", tokens=(token("fire", "A3"),)),)),),
        events=(event("time", "9:00", do("place", "guard", at=("B1",))),),
    )
    found = legend(battle.mission, battle.library)
    assert (found.tiles, found.enemies, found.tokens, found.cards) == (("Map",), ("Guard",), ("fire", "lever"), 1)


@pytest.mark.rule("NAR-MIC-01", "NAR-MIC-06", "NAR-MIC-07", "NAR-MIC-08")
def test_only_the_first_set_up_card_is_read_at_the_start():
    first = card("dawn", "setup", deeds=(do("status", "reroll", to="heroes"),))
    battle, hero = quest(cards=(card("secret"), first, card("dusk", "setup")))
    play(begin(battle), [])
    assert [facts["card"] for facts in noted(battle, "card")] == ["Dawn"]
    assert hero.statuses == {"reroll": 1}


@pytest.mark.rule("NAR-EQP-19")
@pytest.mark.parametrize(("purse", "found", "is_open"), [(3, 0, False), (4, 0, True), (1, 3, True)])
def test_a_bribe_is_offered_to_a_company_that_can_pay_it(purse, found, is_open):
    bribe = ChoiceSpec("bribe", "Pay four Popolini", then=(do("raise-flag", "in"), do("coins", amount=-4)))
    battle, hero = quest(cards=(card("gate", choices=(bribe,)),), purse=purse)
    battle.coins = found
    play(draw_card(battle, "gate", None), [])
    assert [offer.choice for offer in offers(battle, hero)] == [bribe] * is_open


def test_conditions_close_a_choice():
    again = ChoiceSpec("again", "Again", when=(holds("flag", "inside"),))
    battle, hero = quest(cards=(card("door", choices=(again,)),))
    play(draw_card(battle, "door", None), [])
    assert offers(battle, hero) == []
    battle.flags["inside"] = 1
    assert len(offers(battle, hero)) == 1


def test_a_card_that_is_closed_offers_nothing():
    battle, hero = quest(cards=(card("door", choices=(WINDOW,)), card("wind", deeds=(do("close-card", "door"),))))
    play(draw_card(battle, "door", None), [])
    play(draw_card(battle, "wind", None), [])
    assert offers(battle, hero) == []
