"""The Summary board on the screen (ledger topic GEN)."""

import pytest

from helpers.night import mission, monster, night
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import ZoneTitle
from horologium.engine.rulesets.village_attacks.state import Options


@pytest.mark.rule("VIL-GEN-07")
def test_the_summary_board_shows_traps_dial_morale_and_the_heart():
    battle = night(monster("weeping-bell"), offer=("bear-jaws", "net-fall"), dial=4, morale=13, heart=6)
    seen = VILLAGE_ATTACKS.view(battle, None)
    tracks = {track.key: track.value for track in seen.tracks}
    assert (tracks["morale"], tracks["heart"]) == (13, 6)
    assert [card.key for card in seen.cards if card.kind == "trap"] == ["bear-jaws", "net-fall"]
    assert [hand.sector for dial in seen.dials for hand in dial.hands] == [4]


@pytest.mark.parametrize(("dark", "told"), [(True, "Round 1 · Night"), (False, "Round 1 · Day")])
def test_where_day_and_night_alternate_the_clock_says_which_it_is(dark, told):
    battle = night(monster("weeping-bell"))
    battle.options, battle.night = Options(day_night="on"), dark
    assert VILLAGE_ATTACKS.view(battle, None).dials[0].time == told


def test_else_the_clock_says_the_rank():
    assert VILLAGE_ATTACKS.view(night(monster("weeping-bell")), None).dials[0].time == "Round 1 · Rank 1"


def test_a_title_of_the_night_stands_for_that_of_the_map():
    battle = night(spec=mission(titles=(ZoneTitle("GH", "Sala grande"),)))
    shown = {cell.key: cell.label for cell in VILLAGE_ATTACKS.view(battle, None).cells}
    assert (shown["GH"], shown["HE"]) == ("Sala grande", "Heart")
    assert VILLAGE_ATTACKS.names(battle)["GH"] == "Sala grande"
