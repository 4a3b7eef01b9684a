"""Dropping what no longer matters changes nothing that can happen."""

from __future__ import annotations

from itertools import chain, combinations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.sagas import MISSIONS, saga
from helpers.tales import TALE
from horologium.content.checks.plot_clauses import NO_BATTLE, all_true
from horologium.content.checks.plot_proofs import prove
from horologium.content.checks.plot_states import States
from horologium.content.checks.plots import plot_flaws
from horologium.content.checks.stories import Story
from horologium.engine.core.plots import Clause, FlagSpec, Gift, Node, PlotSpec, SideMission, Way

CONTENT = {"missions": {"fire": None, "well": None}, "achievements": {"brave": None, "clever": None}}
NAMES = [f"n{number}" for number in range(6)]


def told(plot):
    return Story(plot, CONTENT, TALE.campaign)


# By the long way round: all facts are kept


def plainly(story):
    """The nodes that are met and the ways that are taken, and whether some state leads nowhere."""
    nodes = {node.name: (key, node) for key, node in story.nodes()}
    taken, onward = set(), {}
    waiting = [entered(nodes, story.plot.start, {}, NO_BATTLE)]
    while waiting:
        state = waiting.pop()
        if state not in onward:
            onward[state] = list(after(story, nodes, state, taken))
            waiting += onward[state]
    saved = {state for state in onward if nodes[state[0]][1].kind == "ending"}
    while more := {state for state in onward.keys() - saved if saved & set(onward[state])}:
        saved |= more
    return {state[0] for state in onward}, taken, len(saved) < len(onward)


def entered(nodes, name, facts, battle):
    return name, False, frozenset(gifted(facts | {f"visited:{name}": 1}, nodes[name][1].gifts).items()), battle


def gifted(facts, gifts):
    facts = dict(facts)
    for gift in gifts:
        key = f"{gift.kind}:{gift.name}"
        facts[key] = min(3, max(0, facts.get(key, 0) * (gift.kind == "flag") + gift.amount))
    return facts


def brought(story, facts, mission):
    kept = story.keepsakes(mission)
    for some in chain.from_iterable(combinations(kept, count) for count in range(len(kept) + 1)):
        yield facts | {key: min(3, facts.get(key, 0) + 1) for key in some}


def after(story, nodes, state, taken):
    key, node = nodes[state[0]]
    if node.kind == "mission":
        yield from beside(story, state, taken)
    if node.kind == "mission" and not state[1]:
        yield from fights(story, state, node)
    else:
        yield from ways(nodes, key, state, taken)


def beside(story, state, taken):
    name, fought, facts, battle = state
    for number, side in enumerate(story.plot.side):
        if (side.name, 1) not in facts and all_true(side.when, dict(facts), battle):
            taken.add(f"side.{number}")
            for some in brought(story, dict(facts) | {side.name: 1}, side.mission):
                yield name, fought, frozenset(some.items()), battle
                yield name, fought, frozenset(gifted(some, side.gifts).items()), battle


def fights(story, state, node):
    for last in story.outcomes(node.mission).items():
        for some in brought(story, dict(state[2]), node.mission):
            yield state[0], True, frozenset(some.items()), last


def ways(nodes, key, state, taken):
    name, _, facts, battle = state
    for number, way in enumerate(nodes[name][1].ways):
        if all_true(way.when, dict(facts), battle):
            taken.add(f"{key}.ways.{number}")
            yield entered(nodes, way.to, gifted(facts, way.gifts), battle)
            if not way.label:
                return


clauses = st.builds(
    lambda asked, negated: Clause(*asked, negated=negated),
    st.sampled_from(
        [("flag", "a"), ("flag", "smoke"), ("achievement", "brave"), ("achievement", "clever"), ("at-least", "b", 2)]
        + [("visited", name) for name in NAMES[:4]]
        + [("won",), ("lost",), ("outcome", "time")]
    ),
    st.booleans(),
)
gifts = st.builds(
    Gift,
    st.just("flag"),
    st.sampled_from("ab"),
    st.just(1),
) | st.just(Gift("achievement", "brave", -1))
asked = st.lists(clauses, max_size=2).map(tuple)
given_ = st.lists(gifts, max_size=1).map(tuple)


@st.composite
def parts(draw, number):
    kind = draw(st.sampled_from(["scene", "mission"]))
    label = "Go" if kind == "scene" and draw(st.booleans()) else ""
    out = [
        Way(draw(st.sampled_from(NAMES[max(0, number - 1) :])), label=label, when=draw(asked), gifts=draw(given_))
        for _ in range(draw(st.integers(0, 2)))
    ]
    out.append(Way(NAMES[number + 1], label=label))
    mission = draw(st.sampled_from(["fire", "well"])) if kind == "mission" else ""
    return Node(NAMES[number], kind, "N", mission=mission, gifts=draw(given_), ways=tuple(out))


sides = st.builds(
    lambda when, given: SideMission("well", "well", "Well", ("siena",), when=when, gifts=given),
    asked,
    st.sampled_from([(Gift("achievement", "clever"),), (Gift("flag", "a"),), ()]),
)
plots = st.builds(
    lambda side, *parts: PlotSpec(
        "p", "P", "n0", "1509-05-14", (*parts, Node("n5", "ending", "End")), side=tuple(side)
    ),
    st.lists(sides, max_size=1),
    *(parts(number) for number in range(5)),
)


@settings(max_examples=150, deadline=None)
@given(plots)
def test_the_same_is_met_and_taken_as_if_everything_were_remembered(plot):
    states = States(told(plot), 10**6).explore()
    met, taken, traps = plainly(told(plot))
    assert ({state.node for state in states.onward}, states.taken, bool(states.lost())) == (met, taken, traps)


@settings(max_examples=50, deadline=None)
@given(plots)
def test_a_clause_holds_where_the_long_way_round_finds_it_open(plot):
    states = States(told(plot), 10**6).explore()
    for key, node in states.story.nodes():
        for number, way in enumerate(node.ways):
            if f"{key}.ways.{number}" in states.taken:
                assert all(states.held(clause, node.name) for clause in way.when)


# What is dropped


def chain_of(count, ask):
    """Scenes in a row, with a flag that may be set in the first and that one of them asks about."""
    out = [(Way("n1", label="Set", gifts=(Gift("flag", "a"),)), Way("n1", label="Go"))]
    out += [(Way(f"n{number + 2}"),) for number in range(count - 1)]
    out[ask] = (Way(f"n{ask + 1}", when=(Clause("flag", "a"),)), *out[ask])
    scenes = [Node(f"n{number}", "scene", "N", ways=way) for number, way in enumerate(out)]
    last = Node(f"n{count}", "ending", "End")
    return PlotSpec("p", "P", "n0", "1509-05-14", (*scenes, last), (FlagSpec("a"),))


@pytest.mark.parametrize(("ask", "count"), [(1, 6), (2, 7), (3, 8)])
def test_a_flag_tells_states_apart_until_it_is_asked_for_the_last_time(ask, count):
    assert len(States(told(chain_of(4, ask))).explore().onward) == count


def test_an_ending_is_one_state_whatever_led_to_it():
    states = States(told(saga(chapters=3))).explore()
    assert len([state for state in states.onward if state.node == "end-0"]) == 1


# A long story


def test_a_long_story_is_proved_completely():
    plot = saga()
    assert len([node for node in plot.nodes if node.kind == "mission"]) >= MISSIONS
    (proof,) = prove(TALE, {**CONTENT, "plots": {"saga": plot}})
    assert (proof.complete, len(proof.fewest), proof.unavoidable) == (True, 6, ())


def test_a_long_story_is_sound():
    assert list(plot_flaws(Story(saga(), {**CONTENT, "missions": {"fight": None}}, TALE.campaign), networkx)) == []


def test_where_too_much_is_free_every_way_can_be_taken():
    crowd = tuple(Clause("hero", f"h{number}") for number in range(15))
    ways = (Way("far", when=crowd[:8]), Way("near", when=crowd[8:]), Way("home"))
    nodes = [Node("inn", "scene", "Inn", ways=ways), *(Node(name, "ending", name) for name in ("far", "near", "home"))]
    states = States(told(PlotSpec("p", "P", "inn", "1509-05-14", tuple(nodes)))).explore()
    assert states.taken == {"nodes.0.ways.0", "nodes.0.ways.1", "nodes.0.ways.2"}
