"""The party of a single mission as a team."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.shipped import shipped
from horologium.engine.core.teams import ticked
from horologium.engine.rulesets.nova_aetas.company import teams
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry

CONTENT = shipped("rehearsal").content
MISSION = "a-toll-on-the-road"
SOFIA = HeroEntry("sofia", wounds=2)


def told(*party):
    """The pack with a mission that names these."""
    return {**CONTENT, "missions": {MISSION: replace(CONTENT["missions"][MISSION], party=party)}}


@pytest.mark.rule("NAR-GEN-01")
def test_the_heroes_of_the_pack_come_where_the_mission_names_nobody():
    (party,) = teams.usual(told(), MISSION)
    assert [member.card for member in party.members] == list(CONTENT["heroes"])


def test_those_whom_the_mission_names_come_as_it_describes_them():
    assert teams.usual(told(SOFIA), MISSION) == (ticked(("sofia",)),)
    assert teams.party(told(SOFIA), MISSION, [ticked(("sofia", "valerio"))]) == (SOFIA, HeroEntry("valerio"))


@pytest.mark.rule("NAR-GEN-01")
@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ((), "nobody comes"),
        (("sofia", "sofia"), "sofia comes twice"),
        (("sofia", "valerio", "rebecca", "vincenzo", "ada"), "5 heroes are too many"),
    ],
)
def test_one_to_four_different_heroes_come(cards, why):
    (size,) = teams.pool(CONTENT).sizes
    assert [fault.why for fault in teams.faults(CONTENT, ticked(cards), size)] == [why]
    assert list(teams.faults(CONTENT, ticked(("sofia",)), size)) == []
