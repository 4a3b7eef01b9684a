"""What a pack says about its story: a graph of scenes, missions and endings, and the map it is told on.

Shared by all games: a ruleset that can be played as a campaign lists these kinds among its ``specs``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from horologium.engine.core.specs import Among, Least, Most, OneLine, Ref, Text

Name = Annotated[str, Text(), OneLine(), Least(1), Most(80)]
Story = Annotated[str, Text(), Most(8_000)]
Key = Annotated[str, Least(1), Most(40)]
Eastward = Annotated[int, Least(-1_500), Most(3_150)]
Southward = Annotated[int, Least(-200), Most(2_100)]
"""Places on the map in thousandths of its middle sheet, as far as it is drawn around that sheet."""


CLAUSES: Final = ("flag", "at-least", "at-most", "visited", "won", "lost", "outcome", "coins")
"""What every story can ask: a flag, how often a flag was set or where a gauge stands, a node, the last battle of the
plot, the purse."""
GIFTS: Final = ("coins", "experience", "flag", "gauge", "boon")
"""What every story can give or take."""
EVERYBODY: Final = "all"
"""Every member, as ``whom`` says it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """Something that holds or not: one of ``CLAUSES``, or a kind of cards of the game, of which the company has one:
    a thing, a member, somebody with a condition or a class, something that is known.
    """

    holds: Annotated[str, Among("clauses"), Least(1), Most(40)]
    name: Annotated[str, Most(60)] = ""
    amount: Annotated[int, Least(0), Most(99)] = 1
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Gift:
    """What a scene or choice gives or takes: one of ``GIFTS``, or a card of a kind that the game has.

    ``whom`` is the card of a member, or ``all`` of them; ``having`` means only those who have that condition. Without
    both it is for the company.
    """

    kind: Annotated[str, Among("gifts"), Least(1), Most(40)]
    name: Annotated[str, Most(60)] = ""
    amount: Annotated[int, Least(-99), Most(99)] = 1
    whom: Annotated[str, Most(60)] = ""
    having: Annotated[str, Most(60)] = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A way on from a node: a choice with a label, or an exit that is taken when its clauses hold.

    Ways are tried in order; the last one of a mission or a scene without labels has no clauses.
    """

    to: Key
    name: Annotated[str, Most(40)] = ""
    label: Annotated[str, Text(), OneLine(), Most(120)] = ""
    when: Annotated[tuple[Clause, ...], Most(8)] = ()
    gifts: Annotated[tuple[Gift, ...], Most(12)] = ()
    text: Story = ""
    loops: bool = False  # leads back on purpose


@dataclass(frozen=True, slots=True)
class Node:
    """A scene, a mission or an ending. ``town`` is where the company is after it.

    ``until`` is a date for which it waits: a scene is not left before, and a mission not begun.
    """

    name: Key
    kind: Literal["scene", "mission", "ending"]
    title: Name
    text: Story = ""
    chapter: Annotated[str, Text(), OneLine(), Most(80)] = ""
    mission: Annotated[str, Ref("missions")] = ""
    town: Annotated[str, Ref("towns")] = ""
    days: Annotated[int, Least(0), Most(60)] = 1
    until: Annotated[str, Most(10)] = ""
    gifts: Annotated[tuple[Gift, ...], Most(12)] = ()
    ways: Annotated[tuple[Way, ...], Most(12)] = ()


@dataclass(frozen=True, slots=True)
class SideMission:
    """A mission beside the plot, offered in towns while its clauses hold; each once."""

    name: Key
    mission: Annotated[str, Ref("missions")]
    title: Name
    towns: Annotated[tuple[Annotated[str, Ref("towns")], ...], Least(1), Most(12)]
    text: Story = ""
    when: Annotated[tuple[Clause, ...], Most(8)] = ()
    gifts: Annotated[tuple[Gift, ...], Most(12)] = ()  # for a victory
    days: Annotated[int, Least(0), Most(60)] = 1


@dataclass(frozen=True, slots=True)
class FlagSpec:
    """A fact that the story remembers; ``label`` is what the players may read once it is set.

    One that is ``free`` is set and cleared by rules of the game between battles as well, so it may hold at any time.
    """

    name: Key
    label: Annotated[str, Text(), OneLine(), Most(120)] = ""
    hidden: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class PlotSpec:
    """A whole story; a pack has one for each campaign that can be begun from it."""

    id: str
    name: Name
    start: Key
    begins: Annotated[str, Least(8), Most(10)]  # a date: 1509-05-14
    nodes: Annotated[tuple[Node, ...], Least(2), Most(200)]
    flags: Annotated[tuple[FlagSpec, ...], Most(200)] = ()
    side: Annotated[tuple[SideMission, ...], Most(40)] = ()
    text: Story = ""
    heroes: Annotated[tuple[Key, ...], Most(12)] = ()  # the cards of those who may begin it; empty: all
    town: Annotated[str, Ref("towns")] = ""  # where it begins
    chart: Annotated[str, Ref("charts")] = ""  # on which its towns lie; empty: that of the game


@dataclass(frozen=True, slots=True)
class Road:
    """A way to another town and the days it takes; the other town tells of it too, unless it leads one way only."""

    to: Annotated[str, Ref("towns")]
    days: Annotated[int, Least(1), Most(30)] = 1
    one_way: bool = False


@dataclass(frozen=True, slots=True)
class GaugeSpec:
    """A number from 0 to ``most`` that is kept for a place; plots call it by both names: ``dread-oxbarrow``."""

    name: Key
    title: Name
    most: Annotated[int, Least(1), Most(99)]
    start: Annotated[int, Least(0), Most(99)] = 0
    middle: Annotated[int, Least(0), Most(99)] = 0


@dataclass(frozen=True, slots=True)
class TownSpec:
    """A town on the map: its place in thousandths of the middle sheet, what it offers, what is said there.

    ``kind`` is a word of the game for places that differ from its others, such as a village among towns.
    """

    id: str
    name: Name
    x: Eastward
    y: Southward
    services: Annotated[tuple[Key, ...], Most(12)] = ()
    kind: Annotated[str, Most(40)] = ""
    gauges: Annotated[tuple[GaugeSpec, ...], Most(12)] = ()
    roads: Annotated[tuple[Road, ...], Most(8)] = ()
    text: Story = ""
    rumours: Annotated[tuple[Annotated[str, Text(), OneLine(), Least(1), Most(400)], ...], Most(12)] = ()


@dataclass(frozen=True, slots=True)
class AchievementSpec:
    """A key object or a piece of knowledge that the company keeps."""

    id: str
    name: Name
    text: Story = ""
    hidden: bool = False  # not named before it is won
