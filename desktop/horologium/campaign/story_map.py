"""The story as the players may see it: what was, what could be next, and nothing that is still to be found out.

What lies behind a way that was not taken has no name here, not even inside: it is a blank of its own, so that nobody
can tell whether two ways lead to the same place.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from horologium.campaign import plot as story
from horologium.campaign.records import Mark

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.plots import AchievementSpec, Node, PlotSpec, Way

State: TypeAlias = Literal["visited", "here", "unknown"]
Edge: TypeAlias = Literal["taken", "open", "closed"]


@dataclass(frozen=True, slots=True)
class MapPlace:
    """A node of the map; a blank has neither title nor kind. Layers go on with the story, lanes lie side by side."""

    key: str
    state: State
    layer: int
    lane: int
    title: str = ""
    kind: str = ""
    chapter: str = ""
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A way from a place of the map to another, with the label of a choice."""

    start: str
    to: str
    state: Edge
    label: str = ""
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prize:
    """An achievement: one that is hidden is not named before it is won."""

    key: str
    name: str
    text: str
    won: bool


@dataclass(frozen=True, slots=True)
class StoryMap:
    """All that a screen needs to draw the story."""

    places: tuple[MapPlace, ...]
    lines: tuple[Line, ...]
    endings_found: int
    endings: int
    prizes: tuple[Prize, ...]
    secrets: int  # achievements that are hidden and not won yet
    forks: int  # nodes passed from which another way would have led elsewhere
    told: tuple[str, ...]  # what the story remembers, as far as the players may read it


def story_map(affairs: Affairs) -> StoryMap:
    """The map as it is now."""
    books, plot = affairs.books, affairs.plot
    known = _known(books, plot)
    places = [*known.values()]
    lines: list[Line] = []
    forks = 0
    for name in known:
        drawn, blanks = _lines(affairs, story.node(plot, name), known)
        lines += drawn
        forks += any(line.state == "taken" for line in drawn) and bool(blanks)
        places += blanks
    endings = [node.name for node in plot.nodes if node.kind == "ending"]
    prizes, secrets = _prizes(affairs)
    return StoryMap(
        places=_laid_out(places),
        lines=tuple(lines),
        endings_found=sum(bool(books.marked("visited", name)) for name in endings),
        endings=len(endings),
        prizes=prizes,
        secrets=secrets,
        forks=forks,
        told=_told(books, plot),
    )


def _known(books: Books, plot: PlotSpec) -> dict[str, MapPlace]:
    """The nodes that were visited, each one layer after the first from which it was reached.

    A story that was taken up from paper may have gaps: what no way leads to comes after the rest.
    """
    visited = [node for node in plot.nodes if books.marked("visited", node.name) or node.name == books.standing.node]
    layers: dict[str, int] = {}
    for first in sorted(visited, key=lambda node: node.name != plot.start):
        if first.name not in layers:
            layers[first.name] = max(layers.values(), default=-1) + 1
            _walk(books, plot, first, layers)
    nodes = {node.name: node for node in visited}
    return {name: _place(books, nodes[name], layer) for name, layer in layers.items()}


def _walk(books: Books, plot: PlotSpec, first: Node, layers: dict[str, int]) -> None:
    queue = deque([first])
    while queue:
        node = queue.popleft()
        for way in node.ways:
            if way.to not in layers and _taken(books, node, way):
                layers[way.to] = layers[node.name] + 1
                queue.append(story.node(plot, way.to))


def _taken(books: Books, node: Node, way: Way) -> bool:
    return bool(books.marked("visited", story.way_mark(node, way)) and books.marked("visited", way.to))


def _place(books: Books, node: Node, layer: int) -> MapPlace:
    state: State = "here" if node.name == books.standing.node else "visited"
    return MapPlace(node.name, state, layer, 0, node.title, node.kind, node.chapter, books.marked("visited", node.name))


def _lines(affairs: Affairs, node: Node, known: dict[str, MapPlace]) -> tuple[list[Line], list[MapPlace]]:
    """The ways on from a node: those taken, and a blank for each other one that the players may know of."""
    taken = [way for way in node.ways if _taken(affairs.books, node, way)]
    lines = [Line(node.name, way.to, "taken", way.label) for way in taken]
    blanks = []
    for number, (label, reasons) in enumerate(_others(affairs, node, taken)):
        blank = MapPlace(f"{node.name}?{number}", "unknown", known[node.name].layer + 1, 0)
        state: Edge = "open" if known[node.name].state == "here" and not reasons else "closed"
        blanks.append(blank)
        lines.append(Line(node.name, blank.key, state, label, reasons))
    return lines, blanks


def _others(affairs: Affairs, node: Node, taken: list[Way]) -> list[tuple[str, tuple[str, ...]]]:
    """The ways that were not taken: choices as they can be read, else one for each place to which they lead.

    A choice with clauses may never have been on the screen: it is not told afterwards.
    """
    left = [way for way in node.ways if way not in taken]
    if not any(way.label for way in node.ways):
        return [("", ())] * len({way.to for way in left} - {way.to for way in taken})
    if node.name != affairs.books.standing.node:
        return [(way.label, ()) for way in left if not way.when]
    shown = [passage for passage in story.passages(affairs) if passage.is_open or not passage.secret]
    return [(each.way.label, each.reasons) for each in shown if each.way in left]


def _laid_out(places: list[MapPlace]) -> tuple[MapPlace, ...]:
    """Places of the same layer lie side by side, in the order in which they were found."""
    lanes: dict[int, int] = {}
    laid = []
    for place in places:
        lane = lanes.get(place.layer, 0)
        lanes[place.layer] = lane + 1
        laid.append(replace(place, lane=lane))
    return tuple(laid)


def _prizes(affairs: Affairs) -> tuple[tuple[Prize, ...], int]:
    won = {mark.name for mark in affairs.books.marks("achievement")}
    known: dict[str, AchievementSpec] = dict(affairs.pack.content.get("achievements", {}))
    here = won | _in_reach(affairs)
    specs = {name: spec for name, spec in known.items() if name in here}
    shown = [spec for spec in specs.values() if spec.id in won or not spec.hidden]
    prizes = tuple(Prize(spec.id, spec.name, spec.text, spec.id in won) for spec in shown)
    return prizes, len(specs) - len(shown)


def _in_reach(affairs: Affairs) -> set[str]:
    """The achievements that this story and its missions give; a pack may hold those of other stories too."""
    plot, content = affairs.plot, affairs.pack.content
    gifts = [gift for node in plot.nodes for gift in node.gifts]
    gifts += [gift for node in plot.nodes for way in node.ways for gift in way.gifts]
    gifts += [gift for side in plot.side for gift in side.gifts]
    names = {gift.name for gift in gifts if gift.kind == "achievement"}
    missions = {*(node.mission for node in plot.nodes), *(side.mission for side in plot.side)}
    for mission in missions & set(content.get("missions", {})):
        names |= set(affairs.rules.missions.ends(content, mission).achievements)
    return names


def _told(books: Books, plot: PlotSpec) -> tuple[str, ...]:
    return tuple(
        flag.label for flag in plot.flags if flag.label and not flag.hidden and books.marked("flag", flag.name)
    )


def reached_at(session: CampaignSession, node: str) -> int | None:
    """The last step by which the story came to a place; nothing where the history does not go back so far."""
    for step in reversed(session.steps):
        if step.state == "done" and any(_arrives(change.after, node) for change in session.archive.changes(step.seq)):
            return step.seq
    return 0 if session.plot.start == node else None


def _arrives(record: object, node: str) -> bool:
    return isinstance(record, Mark) and (record.kind, record.name) == ("visited", node)
