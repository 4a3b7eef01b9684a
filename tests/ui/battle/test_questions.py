"""Questions in words."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.battles import random_battles, sample_setups
from horologium.engine.core.answerers import play_on
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets import RULESETS
from horologium.ui.battle.questions import in_words, own_sentence
from horologium.ui.battle.seating import SeatedPlayer

TEXTS = {"ask.R.die": "which die", "ask.R": "what", "ask.cell": "where"}


@pytest.mark.parametrize(
    ("rule", "about", "sentence"),
    [("R", "die", "which die"), ("R", "card", "what"), ("S", "cell", "where"), ("S", "card", "")],
)
def test_the_closest_sentence_is_taken(rule, about, sentence):
    assert own_sentence(TEXTS, rule, about) == sentence


def test_a_question_names_who_decides(make_session):
    session = make_session(mission="rehearsal/a-toll-on-the-road")
    while session.question().rule != "NAR-HAC-07":
        session.answer((session.question().options[0].key,)) if session.question().options else session.roll()
    question = session.question()
    assert question.text == f"What does {question.who} do next?"


def rules_of_skills(game):
    """The rules that packs cite for their skills: what these ask has one sentence for all."""
    contents = [setup.content for _, setup in sample_setups(game)]
    return {rule for content in contents for skill in content.get("skills", {}).values() for rule in skill.rules}


@cache
def asked(game):
    """Every question of some random battles, each once: its rule, what it is about, and its sentence."""
    found, ada = set(), SeatedPlayer("one", "Ada")
    for table, router in random_battles(game, 3 * len(sample_setups(game))):
        while (request := table.pending) is not None:
            about = request.about if isinstance(request, Choose) else request.kind
            found.add((request.rule, about, in_words(request, table, ada).text))
            play_on(table, router, most=1)
    return found


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_rule_that_asks_has_a_sentence_of_its_own(game):
    shared, missing = rules_of_skills(game), set()
    for rule, about, _ in asked(game):
        own = {f"ask.{rule}.{about}", f"ask.{rule}"} & set(game.texts)
        if not own and not (rule in shared and f"ask.{about}" in game.texts):
            missing.add((rule, about))
    assert missing == set()


@pytest.mark.parametrize("game", RULESETS.values(), ids=lambda game: game.id)
def test_every_sentence_is_whole(game):
    sentences = {text for _, _, text in asked(game)}
    assert {text for text in sentences if text[-1] not in ".?" or set(text) & set("{}")} == set()
    assert sentences
