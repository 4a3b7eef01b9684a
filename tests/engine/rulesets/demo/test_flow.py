"""Rounds, turns, stratagems and the end."""

from __future__ import annotations

import pytest

from helpers.ford import ford
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.rulesets.demo.flow import act, activate, initiative, muster, outcome, scoring, step, stratagem

FORD = ". = = = .\n . . . . ."


def facing(map_=". . . . . . .", **more):
    return ford({"0,0": "sergeant", "1,0": "pikeman"}, {"5,0": "bowman", "6,0": "sergeant"}, map_, **more)


def acts(figure, cell):
    """The answers of a figure that walks and has nobody to attack."""
    return [(Choose, (figure,)), (Choose, (cell,))]


@pytest.mark.rule("DEMO-RND-02")
def test_each_band_draws_one_stratagem_azure_first():
    battle = facing()
    play(muster(battle), [(Draw, ("quick-march",)), (Draw, ("second-wind",))])
    assert [band.hand for band in battle.bands] == [["quick-march"], ["second-wind"]]
    assert len(battle.deck.cards) == 6


@pytest.mark.rule("DEMO-RND-02")
def test_nobody_draws_with_three_cards_in_hand():
    battle = facing()
    battle.bands[0].hand = ["quick-march", "quick-march", "steady-aim"]
    play(muster(battle), [(Draw, ("second-wind",))])
    assert len(battle.bands[0].hand) == 3


@pytest.mark.rule("DEMO-RND-02")
def test_an_empty_deck_takes_its_discards_back():
    battle = facing()
    battle.deck.cards, battle.deck.discards = [], ["steady-aim", "quick-march"]
    play(muster(battle), [(Draw, ("steady-aim",)), (Draw, ("quick-march",))])
    assert (battle.deck.cards, battle.deck.discards) == ([], [])


@pytest.mark.rule("DEMO-RND-02")
def test_the_drawn_card_is_told_to_its_owner_alone():
    battle = facing()
    play(muster(battle), [(Draw, ("quick-march",)), (Draw, ("second-wind",))])
    drew = battle.journal.entries[1]
    assert drew.seen_by("azure").facts["card"] == "quick-march"
    assert "card" not in drew.seen_by("crimson").facts


@pytest.mark.rule("DEMO-RND-03")
@pytest.mark.parametrize(("ours", "theirs", "first"), [("5", "2", "azure"), ("1", "2", "crimson")])
def test_the_higher_throw_has_the_initiative(ours, theirs, first):
    battle = facing()
    play(initiative(battle), [(Roll, (ours,)), (Roll, (theirs,))])
    assert (battle.turn, battle.phase) == (first, "activate")


@pytest.mark.rule("DEMO-RND-03")
def test_equal_throws_are_thrown_again():
    battle = facing()
    play(initiative(battle), [(Roll, ("4",)), (Roll, ("4",)), (Roll, ("1",)), (Roll, ("6",))])
    assert battle.turn == "crimson"


@pytest.mark.rule("DEMO-RND-04")
def test_the_bands_take_turns():
    battle = facing()
    play(activate(battle), acts("azure-sergeant", "0,0"))
    assert (battle.turn, battle.figures[0].acted) == ("crimson", True)


@pytest.mark.rule("DEMO-RND-04")
def test_only_figures_that_have_not_acted_are_offered():
    battle = facing()
    battle.figures[0].acted = True
    # The pikeman is the only one left, so nobody is asked which figure acts.
    play(activate(battle), [(Choose, ("2,0",))])
    assert battle.figures[1].acted


@pytest.mark.rule("DEMO-RND-04")
def test_a_seat_without_figures_left_to_act_is_passed_over():
    battle = facing()
    battle.figures[0].acted = battle.figures[1].acted = True
    play(activate(battle), acts("crimson-sergeant", "6,0"))
    assert battle.figures[3].acted


@pytest.mark.rule("DEMO-RND-04", "DEMO-RND-05")
def test_when_all_have_acted_the_round_is_scored():
    battle = facing()
    for figure in battle.figures:
        figure.acted = True
    play(activate(battle), [])
    assert battle.phase == "score"


@pytest.mark.rule("DEMO-ACT-01")
def test_a_figure_without_cards_or_targets_only_moves():
    battle = facing()
    play(act(battle, battle.figures[0]), [(Choose, ("0,0",))])


@pytest.mark.rule("DEMO-RND-05")
def test_the_band_with_more_figures_on_the_ford_scores():
    battle = ford({"0,0": "sergeant"}, {"1,0": "bowman", "2,0": "sergeant"}, FORD)
    play(scoring(battle), [])
    assert [band.points for band in battle.bands] == [0, 1]


@pytest.mark.rule("DEMO-RND-05")
def test_equal_numbers_on_the_ford_score_for_nobody():
    battle = ford({"1,0": "sergeant"}, {"2,0": "sergeant"}, FORD)
    play(scoring(battle), [])
    assert [band.points for band in battle.bands] == [0, 0]


@pytest.mark.rule("DEMO-RND-01")
def test_after_the_last_round_the_battle_is_over():
    battle = facing(rounds=2)
    play(scoring(battle), [])
    assert (battle.round, battle.phase, outcome(battle)) == (2, "muster", None)
    play(scoring(battle), [])
    assert (battle.round, battle.phase) == (2, "over")


def test_a_new_round_lets_everybody_act_again():
    battle = facing()
    for figure in battle.figures:
        figure.acted = True
    play(step_at(battle, "score"), [])
    assert not any(figure.acted for figure in battle.figures)


def step_at(battle, phase):
    battle.phase = phase
    return step(battle)


@pytest.mark.rule("DEMO-ACT-01")
def test_a_figure_uses_a_card_then_moves_then_attacks():
    battle = ford({"0,0": "sergeant"}, {"2,0": "bowman", "6,0": "bowman"})
    battle.bands[0].hand = ["shield-wall"]
    rule = activate(battle)
    kinds = [next(rule).about]
    kinds.append(rule.send(("shield-wall",)).about)
    kinds.append(rule.send(("1,0",)).about)
    assert kinds == ["card", "cell", "figure"]


@pytest.mark.rule("DEMO-ACT-01")
def test_a_card_need_not_be_used():
    battle = facing()
    battle.bands[0].hand = ["shield-wall"]
    play(stratagem(battle, battle.figures[0]), [(Choose, ("keep",))])
    assert battle.bands[0].hand == ["shield-wall"]


@pytest.mark.rule("DEMO-ACT-01")
def test_a_used_card_is_discarded():
    battle = facing()
    battle.bands[0].hand = ["shield-wall", "second-wind"]
    play(stratagem(battle, battle.figures[0]), [(Choose, ("second-wind",))])
    assert (battle.bands[0].hand, battle.deck.discards) == (["shield-wall"], ["second-wind"])


@pytest.mark.rule("DEMO-ACT-02")
def test_quick_march_lasts_one_activation():
    battle = facing(". . . . . . . . .")
    battle.bands[0].hand = ["quick-march"]
    battle.figures[0].acted = True
    rule = activate(battle)
    next(rule)
    assert (
        len(rule.send(("quick-march",)).options) == 4
    )  # the pikeman may go to 2,0 to 4,0, or stay: an enemy is at 5,0
    assert battle.march == 2
    with pytest.raises(StopIteration):
        rule.send(("1,0",))
    assert battle.march == 0


@pytest.mark.rule("DEMO-END-01")
@pytest.mark.parametrize(("fallen", "winner"), [("azure", "crimson"), ("crimson", "azure")])
def test_a_seat_without_figures_has_lost(fallen, winner):
    battle = facing()
    battle.band(fallen).cells = 0
    assert outcome(battle).winner == winner


@pytest.mark.rule("DEMO-END-02")
def test_more_points_win():
    battle = facing()
    battle.phase, battle.bands[1].points = "over", 1
    assert outcome(battle).winner == "crimson"


@pytest.mark.rule("DEMO-END-02")
def test_with_equal_points_more_life_wins():
    battle = facing()
    battle.phase = "over"
    assert outcome(battle).winner == "azure"  # six life against five


@pytest.mark.rule("DEMO-END-02")
def test_with_equal_points_and_life_nobody_wins():
    battle = facing()
    battle.phase, battle.figures[0].life = "over", 2
    assert outcome(battle).winner is None


@pytest.mark.rule("DEMO-END-01", "DEMO-CMB-07")
def test_a_riposte_can_end_the_battle():
    battle = ford({"0,0": "sergeant"}, {"1,0": "sergeant"})
    battle.figures[0].life = 1
    script = [
        (Choose, ("0,0",)),
        (Choose, ("crimson-sergeant",)),
        (Roll, ("hit", "miss")),
        (Roll, ("block+riposte", "open")),
    ]
    play(activate(battle), script)
    assert outcome(battle).winner == "crimson"
