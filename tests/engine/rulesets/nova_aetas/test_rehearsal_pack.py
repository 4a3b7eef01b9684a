"""The heroes, classes, gear and reagents of the pack are those of the ledger, and every card is proved in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.rehearsal import content


@pytest.mark.rule("NAR-MIS-02", "NAR-HER-01", "NAR-CMP-05")
@pytest.mark.parametrize(
    ("key", "values", "slots"),
    [
        ("valerio", (5, 2, 4, 2, 8), (1, 1, 2, 1, 2)),
        ("sofia", (5, 3, 3, 3, 6), (1, 2, 1, 1, 1)),
        ("rebecca", (5, 2, 2, 4, 6), (1, 1, 1, 2, 1)),
        ("vincenzo", (5, 1, 3, 4, 7), (1, 1, 1, 2, 1)),
    ],
)
def test_the_heroes(key, values, slots):
    hero = content()["heroes"][key]
    names = ("rapidity", "precision", "physical", "mind", "health")
    assert tuple(getattr(hero, name) for name in names) == values
    assert tuple(getattr(hero.slots, name) for name in names) == slots
    assert (len(hero.equipment), len(hero.special), len(hero.advanced_classes)) == (3, 2, 2)


@pytest.mark.rule("NAR-MIS-03", "NAR-HER-09", "NAR-HER-11")
@pytest.mark.parametrize(
    ("key", "diamonds"),
    [
        ("squire", (1, 1, 1, 1)), ("knight", (1, 3, 1, 1)), ("condottiero", (3, 1, 1, 1)),
        ("hunter", (1, 1, 1, 1)), ("falconer", (3, 1, 1, 1)), ("shadow", (2, 1, 1, 2)),
        ("apprentice", (1, 1, 1, 1)), ("elementalist", (3, 1, 1, 1)), ("alchemist", (1, 1, 3, 1)),
        ("acolyte", (1, 1, 1, 1)), ("exorcist", (2, 2, 1, 1)), ("hospitaller", (1, 1, 3, 1)),
    ],
)  # fmt: skip
def test_the_classes(key, diamonds):
    spec = content()["classes"][key]
    found = spec.diamonds
    assert (found.attack, found.defence, found.support, found.movement) == diamonds
    assert (len(spec.skills), spec.advanced) == (6, sum(diamonds) == 6)


@pytest.mark.rule("NAR-HER-11", "NAR-SKS-02")
def test_there_are_seventy_two_skills_of_classes_and_each_hero_has_his_own():
    pack = content()
    skills = [skill for each in pack["classes"].values() for skill in each.skills]
    own = {hero.personal for hero in pack["heroes"].values()}
    assert (len(set(skills)), len(own & set(skills)), len(own)) == (72, 0, 4)


@pytest.mark.rule("NAR-SKS-05")
@pytest.mark.parametrize(
    ("tag", "skills"),
    [
        ("intimidate", {"insult", "challenge"}),
        ("force", {"stance-of-the-hawk"}),
        ("talk", {"war-cry", "scavenger", "veil", "soul-heal", "word-of-comfort"}),
        ("knowledge", {"witness-me", "snare", "know-your-enemy", "elemental-mastery", "transmute"}),
    ],
)
def test_the_narrative_tags(tag, skills):
    assert {skill.id for skill in content()["skills"].values() if skill.tag == tag} == skills


@pytest.mark.rule("NAR-MIS-17", "NAR-REA-01", "NAR-REA-09")
@pytest.mark.parametrize("deck", ["pecunia", "alchemia", "elementum"])
def test_each_reagent_deck_has_thirty_cards(deck):
    assert sum(card.copies for card in content()["reagents"].values() if card.deck == deck) == 30


@pytest.mark.rule("NAR-MIS-16", "NAR-EQP-14")
def test_no_formula_is_worth_more_than_twice_its_reagents():
    pack = content()
    for card in pack["equipment"].values():
        if card.formula:
            cost = sum(pack["reagents"][reagent].price for reagent in card.formula)
            assert card.makes * card.price <= 2 * cost, card.id


@pytest.mark.rule("NAR-CMP-06", "NAR-MIS-03")
def test_every_advanced_class_has_its_class_change_card():
    pack = content()
    cards = {card.class_change for card in pack["equipment"].values() if card.class_change}
    assert cards == {spec.id for spec in pack["classes"].values() if spec.advanced}


@pytest.mark.parametrize("kind", ["skills", "equipment", "injuries"])
def test_every_card_is_named_in_a_test_of_its_effect(kind):
    tests = [path for path in Path(__file__).parent.rglob("test_*.py") if path != Path(__file__)]
    text = "\n".join(path.read_text("utf-8") for path in tests)
    spells = {"glare": "scroll-of-glare"}  # cast by its card
    assert [card for card in content()[kind] if f'"{spells.get(card, card)}"' not in text] == []
