"""Rounds and phases, the Restore phase, and how a night ends (ledger topics RND, RST, END)."""

import pytest

from helpers.night import mission, monster, night, noted, step, those
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.goals import look_for_end
from horologium.engine.rulesets.village_attacks.mission_specs import RankSpec, Scaled, TowersSpec

SIX = ("melee", "melee", "ranged", "ranged", "magic", "defence")


def restored(*party, **position):
    """A battle after the Restore phase."""
    battle = night(*party, phase="restore", **position)
    play(step(battle), [])
    return battle


@pytest.mark.rule("VIL-RST-01")
def test_what_is_done_with_goes_and_what_lasts_stays():
    bell = monster("weeping-bell", conditions="burn slow")
    battle = restored(
        bell, villagers=("1 commoner GH held", "1 commoner GH stunned"), zones=("GH dark",), event="hymns"
    )
    assert (battle.conditions, those(battle, "held"), those(battle, "stunned")) == ([], [], ["commoner"])
    assert (battle.event, battle.monsters[0].burning, battle.monsters[0].slows) == ("hymns", True, 1)


@pytest.mark.rule("VIL-RST-01")
def test_placed_traps_and_those_on_offer_stay():
    battle = restored(traps=("spike-pit GH",), offer=("bear-jaws",))
    assert (len(battle.placed), battle.offer) == (1, ["bear-jaws"])


@pytest.mark.rule("VIL-RST-02")
def test_dice_leave_the_boards_but_those_in_reserve():
    battle = night(monster("weeping-bell", zone="GH", dice="magic", reserve="melee", defences="revenge"))
    play(step(battle), [(Choose, ("step-CO",)), (Choose, ("magic",))])
    battle.phase = "restore"
    play(step(battle), [])
    bell = battle.monsters[0]
    assert (bell.movement, bell.defence, bell.dice, bell.reserve) == ([], [], [], ["melee"])


@pytest.mark.rule("VIL-RST-03")
@pytest.mark.parametrize("dark", [True, False])
def test_the_day_and_night_token_is_turned_over(dark):
    assert restored(spec=mission(day_night=True), night=dark).night is not dark


@pytest.mark.rule("VIL-RST-04")
def test_the_first_player_token_passes_to_the_next_dead_ones_too():
    battle = restored(monster("weeping-bell"), monster("ember-nun", zone="away"), monster("bramblehart"))
    assert (battle.first, battle.waiting) == ("ember-nun", ["ember-nun", "bramblehart", "weeping-bell"])


@pytest.mark.rule("VIL-RST-04")
def test_after_the_last_seat_it_comes_to_the_first():
    assert restored(monster("weeping-bell"), monster("ember-nun"), first="ember-nun").first == "weeping-bell"


@pytest.mark.rule("VIL-RST-05")
def test_goals_at_the_end_of_a_round_are_looked_at_after_the_four_steps():
    battle = restored(
        spec=mission(wins=("hold",), hold=Scaled(1), day_night=True, rank=RankSpec("rounds", (4, 7))), night=True
    )
    told = [entry.what for entry in battle.journal.entries]
    assert told.index("day-breaks") < told.index("won")
    assert (battle.won, battle.round) == ("hold", 1)


@pytest.mark.rule("VIL-RST-05", "VIL-RND-01")
def test_then_the_next_round_begins():
    battle = restored()
    assert (battle.round, battle.phase) == (2, "monsters")


# The end


@pytest.mark.rule("VIL-END-01")
def test_the_night_is_lost_as_soon_as_the_heart_is_at_nought():
    battle = night(villagers=("2 commoner HE",), heart=1, phase="villagers")
    play(step(battle), [])
    assert (battle.lost, VILLAGE_ATTACKS.outcome(battle).winner) == ("heart", None)


@pytest.mark.rule("VIL-END-01")
def test_it_is_looked_at_after_every_single_damage():
    battle = night(
        monster("weeping-bell", zone="RP"), villagers=("1 hero:widow-garrick HE",), heart=1, phase="villagers"
    )
    play(step(battle), [])
    assert [entry.what for entry in battle.journal.entries].count("storms") == 1


@pytest.mark.rule("VIL-END-02")
def test_the_night_is_won_as_soon_as_morale_is_at_nought():
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("2 commoner GH",), morale=1)
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.won, VILLAGE_ATTACKS.outcome(battle).winner) == ("morale", "castle")


@pytest.mark.rule("VIL-END-02")
def test_of_both_in_one_effect_it_is_won():
    battle = night()
    battle.heart = battle.morale = 0
    look_for_end(battle)
    assert (battle.won, battle.lost) == ("morale", "")


@pytest.mark.rule("VIL-END-02")
def test_where_the_scenario_says_so_morale_does_not_win():
    spec = mission(wins=("towers",), towers=TowersSpec(("TW",)))
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("2 commoner GH",), morale=1, spec=spec)
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.won, battle.morale) == ("", 0)


@pytest.mark.rule("VIL-END-03")
def test_with_everybody_dead_and_no_return_the_night_is_lost_when_the_phase_ends():
    battle = night(monster("weeping-bell", zone="away"), heart=2)
    play(step(battle), [])
    play(step(battle), [])
    assert battle.lost == ""
    play(step(battle), [])
    assert battle.lost == "nobody-left"


@pytest.mark.rule("VIL-END-03")
def test_whoever_may_return_keeps_the_night_going():
    battle = night(monster("weeping-bell", zone="away"), heart=3, phase="summoned")
    play(step(battle), [])
    assert battle.lost == ""


@pytest.mark.rule("VIL-END-03")
def test_a_living_summoned_monster_delays_it():
    battle = night(monster("weeping-bell", zone="away"), heart=2, phase="summoned", summoned="bramblehart")
    play(step(battle), [(Choose, ("end",))])
    assert (battle.lost, battle.phase) == ("", "traps-drawn")


@pytest.mark.rule("VIL-END-04")
def test_morale_stops_at_nought():
    battle = night(monster("weeping-bell", zone="GH"), phase="dial", dial=5, morale=1)
    play(step(battle), [(Draw, ("cold-feet",))])
    assert battle.morale == 0


@pytest.mark.rule("VIL-END-04")
def test_without_morale_kills_give_experience_only():
    spec = mission(wins=("hold",), hold=Scaled(9), rank=RankSpec("rounds", (4, 7)), morale=None)
    battle = night(monster("weeping-bell", zone="GH", dice="melee"), villagers=("1 commoner GH",), spec=spec)
    play(step(battle), [(Choose, ("melee-commoner-1",))])
    assert (battle.morale, battle.won, battle.monsters[0].experience) == (0, "", 1)


@pytest.mark.rule("VIL-MIS-41")
@pytest.mark.parametrize(
    ("heart", "morale", "lost", "end"),
    [(4, 0, "", "stood"), (3, 0, "", "bled"), (0, 5, "", "broken"), (4, 5, "time", "slipped")],
)
def test_a_night_has_four_ends(heart, morale, lost, end):
    battle = night()
    battle.heart, battle.morale, battle.lost = heart, morale, lost
    look_for_end(battle)
    assert VILLAGE_ATTACKS.outcome(battle).why == end


@pytest.mark.rule("VIL-RND-01")
def test_a_round_is_the_monsters_the_villagers_and_the_restore_phase():
    battle = night(monster("weeping-bell", zone="GH", dice="villager"))
    phases = [battle.phase]
    turn, trap, card = (Choose, ("end",)), (Draw, ("net-fall",)), (Draw, ("cousins",))
    for script in ([turn], [], [], [trap], [], [], [], [], [card], [], []):
        play(step(battle), script)
        phases += [battle.phase] if battle.phase != phases[-1] else []
    assert phases == ["monsters", "summoned", *VILLAGERS, "restore", "monsters"]
    assert battle.round == 2


@pytest.mark.rule("VIL-RND-03")
def test_the_villagers_phase_runs_its_steps_in_order():
    more = {"villagers": ("1 commoner YA",), "traps": ("bear-jaws CO",), "troll": "KI", "dial": 5}
    battle = night(phase="traps-drawn", **more)
    play(step(battle), [(Draw, ("net-fall",))])
    play(step(battle), [(Draw, ("cold-feet",))])
    for script in ([], [], [(Roll, ("melee",))], [], [], [(Draw, ("cousins",))]):
        play(step(battle), script)
    kinds = ("trap-offered", "event", "moved", "troll-acts", "trap-sprung", "spawn-card")
    told = [entry.what for entry in battle.journal.entries if entry.what in kinds]
    assert told == ["trap-offered", "event", "moved", "troll-acts", "moved", "trap-sprung", "spawn-card"]


@pytest.mark.rule("VIL-RND-02")
def test_every_monster_takes_one_turn_the_first_player_first_and_then_clockwise():
    party = (monster("weeping-bell"), monster("ember-nun"), monster("marionettist"))
    battle = night(*party, first="ember-nun")
    for _ in party:
        play(step(battle), [(Roll, SIX)])
        play(step(battle), [(Choose, ("end",))])
    play(step(battle), [])
    assert [facts["figure"] for facts in noted(battle, "turn")] == ["ember-nun", "marionettist", "weeping-bell"]
    assert battle.phase == "summoned"


@pytest.mark.rule("VIL-RND-02", "VIL-RST-04")
def test_the_next_round_begins_with_the_next_monster_clockwise():
    party = (monster("weeping-bell"), monster("ember-nun"), monster("marionettist"))
    battle = night(*party, first="weeping-bell", phase="restore")
    play(step(battle), [])
    assert battle.waiting == ["ember-nun", "marionettist", "weeping-bell"]


VILLAGERS = ["traps-drawn", "dial", "villagers", "troll", "traps", "spawn"]
