"""What a plot may refer to."""

from __future__ import annotations

from helpers.sagas import saga
from horologium.content.checks.stories import Story


def test_without_rules_between_battles_a_mission_is_won_or_lost():
    assert Story(saga(), {}, None).outcomes("fight") == {"won": True, "lost": False}
