"""Keywords: where they work, what they name, and what packs are told otherwise."""

from __future__ import annotations

from typing import get_args

import pytest

from helpers.nova import enemy_spec
from helpers.rehearsal import content
from horologium.engine.rulesets.nova_aetas.effects.keywords import KEYWORDS, PLACES, check_keywords
from horologium.engine.rulesets.nova_aetas.specs import (
    AttackSpec,
    EffectSpec,
    EnemyAttackSpec,
    EquipmentSpec,
    KeywordSpec,
    SkillSpec,
)
from horologium.engine.rulesets.nova_aetas.words import Keyword


def word_flaws(card, **kinds):
    found = check_keywords({"enemies": {card.id: card}, **kinds})
    return [(flaw.kind, flaw.key, flaw.message, flaw.remedy) for flaw in found]


@pytest.mark.rule("NAR-DIE-07", "NAR-KWD-36", "NAR-KWD-37", "NAR-KWD-47")
@pytest.mark.parametrize(
    ("word", "key", "message", "remedy"),
    [
        (KeywordSpec("erase"), "symbol", "'erase' needs it", 'write for instance symbol = "sun"'),
        (KeywordSpec("insidious"), "symbol", "'insidious' needs it", 'write for instance symbol = "sun"'),
        (KeywordSpec("resistance"), "symbol", "'resistance' needs it", 'write for instance symbol = "sun"'),
        (KeywordSpec("immunity"), "status", "'immunity' needs it", 'write for instance status = "burn"'),
        (
            KeywordSpec("erase", 0, "sun", "burn"),
            "status",
            "'erase' does not read it",
            "leave it out; it reads symbol and value",
        ),
    ],
)
def test_a_keyword_that_could_do_nothing_is_refused(word, key, message, remedy):
    assert word_flaws(enemy_spec(keywords=(word,))) == [("enemies", f"keywords.0.{key}", message, remedy)]


@pytest.mark.rule("NAR-DIE-07")
def test_a_hero_cannot_erase_symbols():
    word = KeywordSpec("erase", symbol="sun")
    sword = EquipmentSpec("sword", "Sword", "hand", 1, attack=AttackSpec("melee", keywords=(word,)))
    skill = SkillSpec("trick", "Trick", effects=(EffectSpec("keyword", on="always", keyword=word),))
    found = word_flaws(enemy_spec(keywords=(word,)), equipment={"sword": sword}, skills={"trick": skill})
    assert [flaw[:2] for flaw in found] == [
        ("equipment", "attack.keywords.0.name"), ("skills", "effects.0.keyword.name"),
    ]  # fmt: skip


def test_the_keywords_of_the_pack_all_do_something():
    assert [*check_keywords(content())] == []


def holding(place, word):
    """A pack in which a keyword stands at a place."""
    if place == "attacks of heroes":
        sword = EquipmentSpec("sword", "Sword", "hand", 1, attack=AttackSpec("melee", keywords=(word,)))
        return {"equipment": {"sword": sword}}
    line = EnemyAttackSpec(keywords=(word,))
    card = enemy_spec(keywords=(word,)) if place == "models" else enemy_spec(attacks=(line,))
    return {"enemies": {card.id: card}}


def sound(name):
    """A keyword with all that it needs."""
    filled = {"value": 1, "symbol": "sun", "status": "burn"}
    needs = KEYWORDS[name].needs
    return KeywordSpec(name, **({needs: filled[needs]} if needs else {}))


def test_every_keyword_is_in_the_list():
    assert set(KEYWORDS) == set(get_args(Keyword))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", KEYWORDS)
def test_a_keyword_is_refused_exactly_where_it_does_nothing(name, place):
    found = [flaw.message for flaw in check_keywords(holding(place, sound(name)))]
    assert found == ([] if place in KEYWORDS[name].on else [f"{name!r} does nothing here"])


def test_a_keyword_of_models_on_an_attack_line_is_told_where_it_works():
    (flaw,) = check_keywords(holding("attacks of enemies", KeywordSpec("dodge")))
    assert (flaw.key, flaw.message) == ("attacks.0.keywords.0.name", "'dodge' does nothing here")
    assert flaw.remedy == "it works in the keywords of an enemy card, for all its models"


def test_a_number_that_nobody_reads_is_refused():
    (flaw,) = check_keywords(holding("models", KeywordSpec("dodge", 2)))
    assert (flaw.key, flaw.remedy) == ("keywords.0.value", "leave it out; it reads nothing")


def test_what_works_by_a_number_needs_one():
    (flaw,) = check_keywords(holding("models", KeywordSpec("horde")))
    assert (flaw.message, flaw.remedy) == ("'horde' needs it", "write for instance value = 2")
