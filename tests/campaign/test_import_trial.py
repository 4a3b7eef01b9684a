"""A campaign from elsewhere is tried out: heroes begin with such skills as the rules allow."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from helpers.archives import TickingClock
from helpers.campaigns import founded, hero, road_pack
from horologium.campaign.import_trial import fault
from horologium.campaign.ops.learning import ChooseFirstSkills
from horologium.engine.rulesets import RULESETS


def tried(session, **changes):
    """What is wrong with a campaign in which Valerio is otherwise."""
    who = hero(session, "valerio")
    session.archive.kept["member", who.id] = replace(who, ready=(), **changes)
    packs = SimpleNamespace(packs={road_pack().id: road_pack()})
    return fault(session.archive, packs, RULESETS, TickingClock())


def test_what_the_players_chose_is_good():
    session = founded()
    session.do(ChooseFirstSkills(hero(session, "valerio").id, ("witness-me", "insult")))
    assert tried(session) == ""
    assert tried(session, known=("witness-me", "insult", "shove")) == ""


@pytest.mark.rule("NAR-MIS-08")
@pytest.mark.parametrize(
    ("learned", "why"),
    [
        (("insult",), "begins with 2 different skills"),
        (("insult", "insult"), "insult is named twice"),
        (("aimed-shot", "snare"), "cannot begin with Aimed Shot"),
        (("insult", "shield-wall"), "cannot begin with Shield Wall"),
        (("insult", "nap"), "no longer has the skill 'nap'"),
    ],
)
def test_a_beginner_with_other_skills_than_two_of_the_starting_class_is_refused(learned, why):
    assert why in tried(founded(), known=learned)


def test_who_has_fought_or_was_set_by_hand_is_left_in_peace():
    assert tried(founded(), known=("insult",), service=(("missions", 1),)) == ""
    assert tried(founded(), known=("insult",), by_hand=("known",)) == ""
