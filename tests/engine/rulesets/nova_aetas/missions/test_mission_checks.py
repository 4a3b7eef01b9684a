"""What is refused in the words of a mission."""

from __future__ import annotations

import pytest

from helpers.nova import PLAIN, enemy_spec
from helpers.nova_missions import HOOD, card, do, event, holds, token
from horologium.engine.rulesets.nova_aetas import mission_specs
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    ChoiceSpec,
    Goal,
    MissionSpec,
    OutcomeSpec,
    TilePlace,
)
from horologium.engine.rulesets.nova_aetas.missions.mission import check_mission
from horologium.engine.rulesets.nova_aetas.specs import TileSpec

CONTENT = {
    "tiles": {"map": TileSpec("map", "Map", PLAIN)},
    "enemies": {"guard": enemy_spec("guard")},
    "equipment": {"hood": HOOD},
}
WIN = Goal("won", (holds("all-defeated"),))
LOCK = mission_specs.TestSpec("rapidity", 3)


def flaws(**fields):
    values = {
        "start": "8:00",
        "end": "9:00",
        "tiles": (TilePlace("map"),),
        "heroes_at": ("A1",),
        "goals": (WIN,),
        **fields,
    }
    return list(check_mission(MissionSpec("test", "Test", **values), CONTENT))


def flaw(**fields):
    (found,) = flaws(**fields)
    return found.key, f"{found.message}: {found.remedy}"


def told(*deeds):
    return {"events": (event("start", "", *deeds),)}


def test_texts_have_a_gap_for_the_end_alone_and_only_where_it_is_filled():
    assert flaws(**told(do("say", text="By {end}."))) == []
    known = flaw(**told(do("say", text="By {dusk}.")))
    assert known == (
        "events.0.deeds.0.text",
        "nothing is known to fill {dusk} with: write {end}, or leave the braces out",
    )
    assert flaw(intro="By {end}.")[0] == "intro"


def test_a_sound_mission_has_no_flaw():
    sound = card("inn", "location", exit="road", points=(ChoiceSpec("door", "Door", 1, card="road"),))
    tokens = (token("lever", "A2", "bell"), token("reinforcement", "A1", "gate"))
    deeds = (do("draft", faction="rome", to="gate"), do("raise-flag", "alarm"), do("coins", amount=-3))
    ring = event("interacted", "bell", *deeds, when=(holds("flag", "alarm", negated=True),))
    assert flaws(cards=(sound, card("road")), tokens=tokens, events=(ring,), crates=("hood", "4-popolini")) == []


def test_a_flag_of_the_story_is_set_elsewhere_and_needs_only_a_name():
    assert flaws(goals=(WIN, Goal("x", (holds("story", "bridge-burnt"),)))) == []
    key, text = flaw(goals=(WIN, Goal("x", (holds("story", "Bridge burnt"),))))
    assert (key, text) == ("goals.1.when.0.name", "'Bridge burnt' is no name: use small letters, digits and hyphens")


def test_an_unknown_trigger_is_refused_with_the_nearest_and_all_known_ones():
    key, text = flaw(events=(event("colected", "", do("wake")),))
    assert key == "events.0.on"
    assert text.startswith("there is no trigger 'colected': did you mean 'collected'? the triggers are: start, time, ")


def test_an_unknown_condition_is_refused_with_the_nearest_and_all_known_ones():
    key, text = flaw(goals=(WIN, Goal("x", (holds("all-defeatd"),))))
    assert key == "goals.1.when.0.holds"
    assert text.startswith(
        "there is no condition 'all-defeatd': did you mean 'all-defeated'? the conditions are: flag, "
    )


def test_an_unknown_deed_is_refused_with_the_nearest_and_all_known_ones():
    key, text = flaw(**told(do("plaec", "guard")))
    assert key == "events.0.deeds.0.do"
    assert text.startswith(
        "there is no deed 'plaec': did you mean 'place'? the deeds are: draw-card, close-card, say, "
    )


@pytest.mark.parametrize(
    ("deed", "key", "text"),
    [
        (do("place", "gaurd", at=("A1",)), "name", "there is no enemy 'gaurd': did you mean 'guard'?"),
        (do("place", "guard"), "at", "the deed 'place' needs at"),
        (do("place", "guard", at=("Z9",)), "at.0", "the map has no square 'Z9'"),
        (do("wake", amount=3), "amount", "the deed 'wake' does not read amount"),
        (do("wake", to="heroes"), "to", "the deed 'wake' does not read to"),
        (do("say", "hello", text="Hello"), "name", "has no use here"),
        (do("say"), "text", "the deed 'say' needs text"),
        (do("status"), "name", "names nothing: name a status"),
        (do("status", "brun", to="heroes"), "name", "there is no status 'brun': did you mean 'burn'?"),
        (do("status", "burn", to="heros"), "to", "there is no target 'heros': did you mean 'heroes'?"),
        (do("draft", to=""), "faction", "the deed 'draft' needs faction"),
        (do("draft", faction="rome", to="gate"), "to", "there is no point 'gate'"),
        (do("clock", "9:03", to="10:00"), "name", "'9:03' is no time of the clock"),
        (do("clock", "9:05", to="ten"), "to", "'ten' is no time of the clock"),
        (do("draw-card", "inn"), "name", "there is no card 'inn'"),
        (do("goals", "night"), "name", "there is no part 'night'"),
        (do("win", "Well done"), "name", "'Well done' is no name"),
        (do("raise-flag", "it:is"), "name", "'it:is' is no name"),
        (do("loot", "gold"), "name", "there is no deck 'gold'"),
        (do("equipment", "hod"), "name", "did you mean 'hood'?"),
        (do("put-tokens", tokens=(token("fire", "Z1"),)), "tokens.0.at.0", "the map has no square 'Z1'"),
        (do("objective", to="grain"), "to", "there is no objective 'grain'"),
        (do("remove-tokens", "bell"), "name", "there is no token 'bell'"),
        (do("reveal", "crypt"), "name", "there is no tile 'crypt'"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_deed_with_a_wrong_field_is_refused(deed, key, text):
    found, told_text = flaw(**told(deed))
    assert found == f"events.0.deeds.0.{key}"
    assert text in told_text


@pytest.mark.parametrize(
    ("condition", "key", "text"),
    [
        (holds("flag", "alarm"), "name", "there is no flag 'alarm'"),
        (holds("heroes-at"), "at", "the condition 'heroes-at' needs at"),
        (holds("ko", "valerio"), "name", "has no use here"),
        (holds("tag", "tlak"), "name", "did you mean 'talk'?"),
        (holds("party", at=("A1",)), "at", "does not read at"),
        (holds("chosen", "inn:bribe"), "name", "there is no choice 'inn:bribe'"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_condition_with_a_wrong_field_is_refused(condition, key, text):
    found, told_text = flaw(goals=(WIN, Goal("x", (condition,))))
    assert found == f"goals.1.when.0.{key}"
    assert text in told_text


@pytest.mark.parametrize(
    ("cards", "key", "text"),
    [
        ((card("inn", "location", exit="inn"),), "cards.0.points", "needs a point of interest"),
        ((card("inn", "location", points=(ChoiceSpec("a", "A", 1, card="inn"),)),), "cards.0.exit", "names nothing"),
        ((card("inn", exit="inn"),), "cards.0", "a story card has no points and no exit"),
        ((card("inn", ask=True),), "cards.0.ask", "nothing to choose from"),
        ((card("inn"), card("inn")), "cards", "the name 'inn' is given twice"),
        (
            (card("inn", "location", exit="inn", points=(ChoiceSpec("a", "A", 1),)),),
            "cards.0.points.0.card",
            "a point names no card",
        ),
        ((card("inn", choices=(ChoiceSpec("a", "A", once=False),)),), "cards.0.choices.0.cost", "tried for ever"),
        ((card("inn", choices=(ChoiceSpec("a", "A", test=LOCK),)),), "cards.0.choices.0.cost", "tried for ever"),
        (
            (card("inn", choices=(ChoiceSpec("a", "A", otherwise=(do("wake"),)),)),),
            "cards.0.choices.0.otherwise",
            "nothing can fail",
        ),
        ((card("inn", choices=(ChoiceSpec("a", "A", card="in"),)),), "cards.0.choices.0.card", "did you mean 'inn'?"),
        ((card("inn", choices=(ChoiceSpec("a", "A", at=("X1",)),)),), "cards.0.choices.0.at.0", "no square 'X1'"),
        ((card("inn", choices=(ChoiceSpec("a", "A"), ChoiceSpec("a", "B"))),), "cards.0", "'a' is given twice"),
        ((card("inn", choices=(ChoiceSpec("a", "A", then=(do("dance"),)),)),), "cards.0.choices.0.then.0.do", "dance"),
    ],
)
def test_a_card_that_cannot_work_is_refused(cards, key, text):
    found, told_text = flaw(cards=cards)
    assert found == key
    assert text in told_text


@pytest.mark.rule("NAR-LOC-08")
def test_every_location_needs_an_exit():
    inn = card("inn", "location", points=(ChoiceSpec("a", "A", 1, card="inn"),))
    assert flaw(cards=(inn,))[0] == "cards.0.exit"


def test_a_mission_that_nobody_can_win_is_refused():
    assert flaw(goals=())[1].startswith("this mission cannot be won")
    assert flaws(goals=(), time_out="won") == []
    assert flaws(goals=(), **told(do("win", "bravely"))) == []


def test_an_event_without_trigger_and_conditions_is_refused():
    assert "needs some" in flaw(events=(event("always", "", do("wake")),))[1]


@pytest.mark.parametrize(
    ("on", "name", "text"), [("time", "", "names nothing"), ("sign", "leon", "did you mean 'leo'?")]
)
def test_a_trigger_with_a_wrong_name_is_refused(on, name, text):
    key, told_text = flaw(events=(event(on, name, do("wake")),))
    assert key == "events.0.name"
    assert text in told_text


def test_crates_hold_equipment_or_money():
    key, text = flaw(crates=("hood", "hodo"))
    assert (key, "did you mean 'hood'?" in text) == ("crates.1", True)


def test_an_impossible_map_is_left_to_others():
    assert flaws(tiles=(TilePlace("nowhere"),), **told(do("place", "guard", at=("Z9",)))) == []


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"cards": (card("the inn"),)}, "cards.0.name"),
        ({"cards": (card("inn", choices=(ChoiceSpec("A b", "A"),)),)}, "cards.0.choices.0.name"),
        ({"tokens": (token("lever", "A1", "the:bell"),)}, "tokens.0.name"),
        ({"tiles": (TilePlace("map", name="Old Town"),)}, "tiles.0.name"),
        ({"goals": (WIN, Goal("Won it", (holds("ko"),)))}, "goals.1.outcome"),
    ],
)
def test_names_have_no_blanks_and_colons(fields, key):
    assert flaw(**fields)[0] == key


def test_only_ends_that_can_come_have_a_title():
    assert flaws(outcomes=(OutcomeSpec("won", "Victory"), OutcomeSpec("time", "Too late"))) == []
    key, text = flaw(outcomes=(OutcomeSpec("wun", "Victory"),))
    assert (key, text.split(":")[0]) == ("outcomes.0.name", "there is no ending 'wun'")


def test_an_end_has_one_title():
    twice = (OutcomeSpec("won", "Victory"), OutcomeSpec("won", "Triumph"))
    assert flaw(outcomes=twice) == ("outcomes", "the name 'won' is given twice: give each its own name")
