"""What many campaigns came to: lengths, victories and endings, line by line."""

from __future__ import annotations

from helpers.labs import ORIGIN, rehearsal
from horologium.lab import campaign_report
from horologium.lab.bot_campaigns import Journey
from horologium.lab.packs import game_of

PLOT, MISSION = "the-rehearsal", "the-millers-debt"


def diary(*won, side=(), ending="the-road-home", days=10):
    """A campaign with these battles on its way, then these beside it."""
    battles = [(each, "") for each in won] + [(each, MISSION) for each in side]
    fought = [{"mission": MISSION, "won": each, "outcome": "", "side": beside} for each, beside in battles]
    return {"heroes": [], "ending": ending, "missions": fought, "days": days, "used": [], "fault": ""}


def told(*diaries):
    some = {Journey(ORIGIN, PLOT, number, 1, "normal"): each for number, each in enumerate(diaries)}
    return "\n".join(campaign_report.lines(rehearsal(), game_of(rehearsal())[2], some))


def test_lengths_are_told_with_their_mean():
    text = told(diary(True, days=20), diary(True, False, True, True, days=31))
    assert "  missions: 1 to 4, mean 2.5\n" in text
    assert "  days: 20 to 31, mean 25.5\n" in text


def test_victories_are_told_by_thirds_of_the_way():
    text = told(diary(True, False, False, side=[True]), diary(True, True, False, side=[False]))
    assert "won: 50% of the missions (100%, 50%, 0% in the thirds of the way), 50% of the side missions" in text


def test_no_side_mission_is_no_share():
    assert "- of the side missions" in told(diary(True, True, True))


def test_endings_that_were_never_reached_are_named():
    text = told(diary(True))
    never = next(line for line in text.splitlines() if "never reached:" in line)
    assert "an-empty-court" in never
    assert "the-road-home" not in never
