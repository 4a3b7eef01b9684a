"""The plot of a mission: which events fall on which tick."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from horologium.engine.rulesets.nova_aetas.mission_specs import EventSpec
from horologium.engine.rulesets.nova_aetas.missions.plot import Plot
from horologium.engine.rulesets.nova_aetas.turns.clock import DAY, tick_of


def plot(*events):
    return Plot(nova(mission={"events": events}).mission)


@pytest.mark.rule("NAR-HOR-12")
@pytest.mark.parametrize(("now", "first"), [("8:00", "8:10"), ("8:05", "8:10"), ("8:10", "8:25"), ("9:00", "8:10")])
def test_the_next_event_is_the_first_after_a_tick(now, first):
    found = plot(EventSpec("time", "8:25"), EventSpec("time", "8:10")).next_after(tick_of(now))
    assert found > tick_of(now)
    assert found % DAY == tick_of(first)


@pytest.mark.rule("NAR-MIS-25")
def test_a_sign_comes_again_every_hour():
    found = plot(EventSpec("sign", "taurus"))
    first = found.next_after(tick_of("8:00"))
    assert (first, found.next_after(first)) == (tick_of("8:10"), tick_of("9:10"))


def test_a_mission_without_events_by_the_clock_is_quiet_for_a_day():
    assert plot(EventSpec("start")).next_after(96) == 96 + DAY
