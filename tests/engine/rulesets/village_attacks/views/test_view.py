"""The Summary board on the screen (ledger topic GEN)."""

import pytest

from helpers.night import mission, monster, night
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import ZoneTitle


@pytest.mark.rule("VIL-GEN-07")
def test_the_summary_board_shows_traps_dial_morale_and_the_heart():
    battle = night(monster("weeping-bell"), offer=("bear-jaws", "net-fall"), dial=4, morale=13, heart=6)
    seen = VILLAGE_ATTACKS.view(battle, None)
    tracks = {track.key: track.value for track in seen.tracks}
    assert (tracks["morale"], tracks["heart"]) == (13, 6)
    assert [card.key for card in seen.cards if card.kind == "trap"] == ["bear-jaws", "net-fall"]
    assert [hand.sector for dial in seen.dials for hand in dial.hands] == [4]


def test_a_title_of_the_night_stands_for_that_of_the_map():
    battle = night(spec=mission(titles=(ZoneTitle("GH", "Sala grande"),)))
    shown = {cell.key: cell.label for cell in VILLAGE_ATTACKS.view(battle, None).cells}
    assert (shown["GH"], shown["HE"]) == ("Sala grande", "Heart")
    assert VILLAGE_ATTACKS.names(battle)["GH"] == "Sala grande"
