"""The proof of a plot: however it is played, it leads from its start to an ending, and every ending can be found.

First on the bare graph, then with all conditions, by trying out every state that can be told apart. Where there are
more states than are to be tried out, the graph alone has to do, and the proof says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.content.checks.plot_clauses import NO_BATTLE, always_open, fact
from horologium.content.checks.plot_states import MOST_STATES, States
from horologium.content.checks.plot_words import word_flaws
from horologium.content.checks.stories import PLOTS, Story
from horologium.content.checks.towns import TOWNS, journey_flaws, town_flaws

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.content.rules import Rules
    from horologium.engine.core.plots import Clause, Node
    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.specs import Flaw


ASKED = ("flag", "at-least", "achievement", "visited")
"""Clauses about what has to be brought about before it holds."""


def check_plots(ruleset: Rules, content: Content, most: int = MOST_STATES) -> Iterator[Flaw]:
    """What is wrong with the towns and plots of a pack."""
    rules, towns, plots = ruleset.campaign, content.get(TOWNS, {}), content.get(PLOTS, {})
    yield from town_flaws(towns, rules)
    if not plots:
        return
    import networkx  # noqa: PLC0415  (slow to import; most packs have no plot)

    for plot in plots.values():
        yield from journey_flaws(plot, towns, networkx)
        yield from plot_flaws(Story(plot, content, rules), networkx, most)


def plot_flaws(story: Story, graphs: Any, most: int = MOST_STATES) -> Iterator[Flaw]:
    """What is wrong with one plot; each part is looked at only if those before it are sound."""
    for part in (word_flaws(story), _graph_flaws(story, graphs), _state_flaws(story, graphs, most)):
        found = list(part)
        yield from found
        if found:
            return


# The graph


def graph_of(story: Story, graphs: Any, *, loops: bool = True) -> Any:
    """The nodes and ways of a plot; loops can be left out."""
    graph = graphs.DiGraph()
    graph.add_nodes_from(node.name for node in story.plot.nodes)
    for _, node in story.nodes():
        graph.add_edges_from((node.name, way.to) for way in node.ways if loops or not way.loops)
    return graph


def _graph_flaws(story: Story, graphs: Any) -> Iterator[Flaw]:
    """Nodes that nobody comes to or that lead to no ending, circles without a mark, ways that may all be closed."""
    graph = graph_of(story, graphs)
    endings = [node.name for _, node in story.nodes("ending")]
    reached = {story.plot.start, *graphs.descendants(graph, story.plot.start)}
    ends = {*endings, *(name for ending in endings for name in graphs.ancestors(graph, ending))}
    if not endings:
        yield story.flaw("nodes", "the story has no ending", "add a node with kind = 'ending'")
        return
    for key, node in story.nodes():
        if node.name not in reached:
            message = f"no way leads from the start to {node.name!r}"
            yield story.flaw(f"{key}.name", message, "let a way lead to it, or remove it")
        elif node.name not in ends:
            message = f"no way leads from {node.name!r} to an ending"
            yield story.flaw(f"{key}.ways", message, "let one of the nodes behind it lead on")
        else:
            yield from _way_out(story, key, node)
    yield from _circles(story, graphs, graph)


def _circles(story: Story, graphs: Any, graph: Any) -> Iterator[Flaw]:
    """Ways that lead back are marked, and no others."""
    forward = graph_of(story, graphs, loops=False)
    circle = [] if graphs.is_directed_acyclic_graph(forward) else graphs.find_cycle(forward)
    for key, node in story.nodes():
        for number, way in enumerate(node.ways):
            if not way.loops and (node.name, way.to) in circle:
                message = f"leads back to {way.to!r} in a circle"
                yield story.flaw(f"{key}.ways.{number}", message, "lead elsewhere, or mark it with loops = true")
            if way.loops and not graphs.has_path(graph, way.to, node.name):
                message = f"{way.to!r} does not lead back here"
                yield story.flaw(f"{key}.ways.{number}.loops", message, "leave out loops")


def _way_out(story: Story, key: str, node: Node) -> Iterator[Flaw]:
    """No dead ends: whatever has happened, one way is open."""
    if node.kind == "ending":
        return
    last = len(node.ways) - 1
    if not any(way.label for way in node.ways):
        for number, way in enumerate(node.ways):
            if not way.when and number < last:
                message = "the ways after this one can never be taken"
                yield story.flaw(f"{key}.ways.{number}", message, "put the way without clauses last")
        if node.ways[last].when:
            message = "the last way can be closed, and then the story cannot go on"
            yield story.flaw(f"{key}.ways.{last}.when", message, "leave out its clauses, or add a way without any")
        return
    missions = [each.mission for _, each in story.nodes("mission")]
    battles = [NO_BATTLE, *(battle for mission in missions for battle in story.outcomes(mission).items())]
    if not always_open(node.ways, battles, story.scales):
        message = "all choices of this scene can be closed at the same time"
        yield story.flaw(f"{key}.ways", message, "add a choice without clauses, or one with the clauses turned round")


# The states


def _state_flaws(story: Story, graphs: Any, most: int) -> Iterator[Flaw]:
    """What the conditions leave unreachable; it takes the rules to know how missions can end."""
    if story.rules is None:
        return
    states = States(story, most).explore()
    if not states.complete:
        yield from _unset(story, graphs)
        return
    met = {state.node for state in states.onward}
    for key, node in story.nodes():
        if node.name not in met:
            what = "this ending" if node.kind == "ending" else repr(node.name)
            message = f"{what} can never be reached: the conditions on the ways to it never hold together"
            yield story.flaw(f"{key}.name", message, "let a way without those conditions lead to it")
        else:
            yield from _never_taken(story, states, key, node)
    for number, side in enumerate(story.plot.side):
        if f"side.{number}" not in states.taken:
            found = list(_never_held(story, states, f"side.{number}", side.when, ""))
            message = f"{side.name!r} is never offered: its conditions never hold together"
            yield from found or [story.flaw(f"side.{number}.when", message, "ask for less")]
    yield from _endless(story, states, graphs)


def _never_taken(story: Story, states: States, key: str, node: Node) -> Iterator[Flaw]:
    for number, way in enumerate(node.ways):
        place = f"{key}.ways.{number}"
        if place not in states.taken:
            found = list(_never_held(story, states, place, way.when, node.name))
            message = "this way can never be taken: its conditions never hold together, or a way before it is open then"
            yield from found or [story.flaw(place, message, "change its conditions or its place in the list")]


def _never_held(story: Story, states: States, place: str, clauses: tuple[Clause, ...], node: str) -> Iterator[Flaw]:
    for number, clause in enumerate(clauses):
        if not states.held(clause, node):
            what = f"{clause.holds} {clause.name!r}" if clause.name else repr(clause.holds)
            message = f"{'not ' if clause.negated else ''}{what} can never hold here"
            remedy = "let something before it on the way bring it about, or leave out the clause"
            yield story.flaw(f"{place}.when.{number}", message, remedy)


def _endless(story: Story, states: States, graphs: Any) -> Iterator[Flaw]:
    """From every state some way of playing leads to an ending: no loop holds the players for ever."""
    lost = states.lost()
    graph = graphs.DiGraph({state: states.onward[state] for state in lost})
    traps = graphs.attracting_components(graph) if lost else ()
    keys = {node.name: key for key, node in story.nodes()}
    for name in sorted({state.node for part in traps for state in part}):
        message = f"players who come to {name!r} at the wrong time never reach an ending"
        yield story.flaw(f"{keys[name]}.ways", message, "open a way out of the loop for them")


def _unset(story: Story, graphs: Any) -> Iterator[Flaw]:
    """Where there are too many states: what is asked about is brought about somewhere before, or in a side mission."""
    graph = graph_of(story, graphs)
    before = {node.name: {node.name, *graphs.ancestors(graph, node.name)} for node in story.plot.nodes}
    setters = _setters(story)
    for key, clauses, owner in story.conditions():
        passed = before.get(owner.name, set(before)) if getattr(owner, "kind", "") else set(before)
        for number, clause in enumerate(clauses):
            if clause.negated or clause.holds not in ASKED or story.is_free(clause):
                continue
            if not passed & setters.get(fact(clause), set()) and "" not in setters.get(fact(clause), set()):
                message = f"{clause.holds} {clause.name!r} can never hold here"
                yield story.flaw(f"{key}.{number}", message, "let something before it on the way bring it about")


def _setters(story: Story) -> Mapping[str, set[str]]:
    """Which nodes bring a fact about; the empty name stands for side missions, which can come at any time."""
    found: dict[str, set[str]] = {}
    for _, node in story.nodes():
        given = [*node.gifts, *(gift for way in node.ways for gift in way.gifts)]
        facts = [f"{gift.kind}:{gift.name}" for gift in given if gift.amount > 0]
        for name in (f"visited:{node.name}", *facts, *(story.keepsakes(node.mission) if node.mission else ())):
            found.setdefault(name, set()).add(node.name)
    for side in story.plot.side:
        for name in (*(f"{gift.kind}:{gift.name}" for gift in side.gifts), *story.keepsakes(side.mission)):
            found.setdefault(name, set()).add("")
    return found
