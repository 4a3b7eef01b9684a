"""The proof says how long stories are and what none of them can avoid."""

from __future__ import annotations

import pytest

from helpers.tales import FILES, TALE, load, spoilt
from horologium.content.checks.plot_proofs import prove
from horologium.engine.core.plots import Clause, FlagSpec, Gift, Node, PlotSpec, Way


def proof(root, *changes, most=20_000):
    """What is proved of the small story after some changes."""
    pack = load(root, spoilt(*changes))
    (found,) = prove(TALE, pack.content, most)
    return found


def test_the_proof_counts_what_it_has_seen(tmp_path):
    assert str(proof(tmp_path)) == (
        "story: 6 nodes (1 mission, 1 side mission, 2 endings); "
        "shortest story 3 nodes, longest without loops 5 nodes; 20 states tried out, each leads to an ending\n"
        "story: a story without loops visits 1 mission; on every path: fire\n"
        "story: fewest missions to each ending: home 1, ruin 1"
    )


def test_beyond_the_bound_the_proof_says_so(tmp_path):
    found = proof(tmp_path, most=10)
    assert not found.complete
    assert found.lines[0].endswith("; more than 10 states, proven on the graph alone")


def test_without_a_plot_there_is_nothing_to_prove(tmp_path):
    files = {name: text for name, text in FILES.items() if name != "plots/story.toml"}
    assert list(prove(TALE, load(tmp_path, files).content)) == []


# Missions on the way


def scene(name, *ways):
    return Node(name, "scene", name, ways=tuple(Way(to, label=to) if isinstance(to, str) else to for to in ways))


def mission(name, *ways):
    return Node(
        name, "mission", name, mission="fire", ways=tuple(Way(to) if isinstance(to, str) else to for to in ways)
    )


def ending(name):
    return Node(name, "ending", name)


def proved(*nodes, most=20_000):
    plot = PlotSpec("p", "P", nodes[0].name, "1509-05-14", nodes, (FlagSpec("a"),))
    (found,) = prove(TALE, {"plots": {"p": plot}, "missions": {"fire": None}}, most)
    return found


FORK = (
    scene("a", "one", "two"),
    mission("one", "late"),
    mission("two", "three"),
    mission("three", Way("good", when=(Clause("won"),)), "late"),
    mission("late", "bad"),
    ending("good"),
    ending("bad"),
)


@pytest.mark.parametrize("most", [20_000, 1])
def test_missions_are_counted_on_the_shortest_and_the_longest_way(most):
    found = proved(*FORK, most=most)
    assert (found.fewest, found.most_missions, found.unavoidable) == ({"good": 2, "bad": 2}, 3, ())
    assert found.lines[1] == "p: a story without loops visits 2 to 3 missions; no mission is on every path"
    assert found.lines[2] == "p: fewest missions to each ending: good 2, bad 2"


@pytest.mark.parametrize("most", [20_000, 1])
def test_a_mission_that_nobody_can_go_round_is_named(most):
    found = proved(
        scene("a", "first", "end"), mission("first", "last"), mission("last", "end"), ending("end"), most=most
    )
    assert found.unavoidable == ()
    found = proved(
        scene("a", "b", "c"), mission("b", "last"), mission("c", "last"), mission("last", "end"), ending("end")
    )
    assert found.lines[1] == "p: a story without loops visits 2 missions; on every path: last"


def test_a_mission_that_the_conditions_force_on_everybody_is_named():
    """Who did not fight has no flag, and without the flag there is only the fight."""
    flag = (Clause("flag", "a"),)
    story = (
        scene("a", "fight", "back"),
        mission("fight", Way("back", gifts=(Gift("flag", "a"),))),
        Node("back", "scene", "back", ways=(Way("end", when=flag), Way("again"))),
        mission("again", "end"),
        ending("end"),
    )
    assert proved(*story).fewest == {"end": 1}
    assert (proved(*story).most_missions, proved(*story, most=1).most_missions) == (1, 2)


def test_loops_do_not_make_a_story_longer():
    story = (
        mission("one", Way("camp")),
        Node("camp", "scene", "camp", ways=(Way("one", label="Again", loops=True), Way("end", label="Home"))),
        ending("end"),
    )
    found = proved(*story)
    assert (found.fewest, found.most_missions, found.unavoidable) == ({"end": 1}, 1, ("one",))
