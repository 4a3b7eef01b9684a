"""The words of a plot: names are given once, and whatever is named is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.content.names import is_id
from horologium.content.problems import choice
from horologium.engine.core.dates import read_date
from horologium.engine.core.offers import taught

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from horologium.content.checks.stories import Story
    from horologium.engine.core.plots import Clause, Gift, Node
    from horologium.engine.core.specs import Flaw

COUNTED = ("coins", "experience")
"""Gifts without a name."""


def word_flaws(story: Story) -> Iterator[Flaw]:
    """All that is wrong with the words of a plot."""
    yield from _names(story)
    yield from _beginning(story)
    for key, node in story.nodes():
        yield from _node(story, key, node)
    for key, clauses, owner in story.conditions():
        mission = owner.mission if getattr(owner, "kind", "") == "mission" else ""
        for number, clause in enumerate(clauses):
            yield from _clause(story, f"{key}.{number}", clause, mission)
    for key, gift in story.gifts():
        yield from _gift(story, key, gift)
    yield from _won_in_missions(story)


def _won_in_missions(story: Story) -> Iterator[Flaw]:
    """What missions give to keep has a name that players can read."""
    used = [(f"{key}.mission", node.mission) for key, node in story.nodes("mission") if node.mission]
    used += [(f"side.{number}.mission", side.mission) for number, side in enumerate(story.plot.side)]
    for key, mission in used:
        won = [name for name in story.keepsakes(mission) if name.startswith("achievement:")]
        for name in (name.partition(":")[2] for name in won):
            if name not in story.known("achievements"):
                message = f"in {mission!r} the company can win {name!r}, which is not among the achievements"
                yield story.flaw(key, message, f"add achievements/{name}.toml")


def _names(story: Story) -> Iterator[Flaw]:
    plot = story.plot
    for field, things in (("nodes", plot.nodes), ("flags", plot.flags), ("side", plot.side)):
        names = [thing.name for thing in things]
        for number, name in enumerate(names):
            key = f"{field}.{number}.name"
            if not is_id(name):
                yield story.flaw(key, f"{name!r} is no name", "use small letters, digits and single hyphens")
            if name in names[:number]:
                yield story.flaw(key, f"the name {name!r} is given twice", "give each its own name")


def _beginning(story: Story) -> Iterator[Flaw]:
    plot = story.plot
    yield from _known(story, "start", "node", plot.start, [node.name for node in plot.nodes])
    if read_date(plot.begins) is None:
        message = f"{plot.begins!r} is no day of the calendar"
        yield story.flaw("begins", message, "write year, month and day as 1509-05-14")
    if story.known("towns") and not plot.town:
        yield story.flaw("town", "nobody knows where the story begins", "add town = ... with one of the towns")
    for number, hero in enumerate(plot.heroes):
        yield from _known(story, f"heroes.{number}", "hero", hero, _heroes(story))


def _heroes(story: Story) -> Collection[str]:
    return story.rules.roster.candidates(story.content) if story.rules else story.cards("hero")


def _node(story: Story, key: str, node: Node) -> Iterator[Flaw]:
    yield from _kind(story, key, node)
    names = [each.name for each in story.plot.nodes]
    for number, way in enumerate(node.ways):
        yield from _known(story, f"{key}.ways.{number}.to", "node", way.to, names)
        if way.label and node.kind != "scene":
            message = "players choose in scenes only; after a mission its outcome decides"
            yield story.flaw(f"{key}.ways.{number}.label", message, "leave out label, or put a scene in between")
    for number, way in enumerate(node.ways):
        if way.name and way.name in [other.name for other in node.ways[:number]]:
            message = f"the name {way.name!r} is given twice"
            yield story.flaw(f"{key}.ways.{number}.name", message, "give each its own name")
    labels = [bool(way.label) for way in node.ways]
    if node.kind == "scene" and any(labels) and not all(labels):
        number = labels.index(False)
        message = "the other ways of this scene are choices, and this one has no label"
        yield story.flaw(f"{key}.ways.{number}.label", message, "give it a label")


def _kind(story: Story, key: str, node: Node) -> Iterator[Flaw]:
    if node.kind == "mission" and not node.mission:
        yield story.flaw(f"{key}.mission", "a mission node names no mission", "add mission = ...")
    if node.kind != "mission" and node.mission:
        message = f"{_a(node.kind)} has no mission"
        yield story.flaw(f"{key}.mission", message, "leave it out, or write kind = 'mission'")
    if node.kind == "ending" and node.ways:
        yield story.flaw(f"{key}.ways", "nothing comes after an ending", "leave out the ways, or make it a scene")
    if node.kind != "ending" and not node.ways:
        message = f"no way leads on from {node.name!r}"
        yield story.flaw(f"{key}.ways", message, "add a way, or write kind = 'ending'")


def _a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


def _clause(story: Story, key: str, clause: Clause, mission: str) -> Iterator[Flaw]:
    if clause.holds in ("won", "lost"):
        if clause.name:
            yield story.flaw(f"{key}.name", f"the clause {clause.holds!r} asks for no name", "leave it out")
    else:
        what, known = _asked(story, clause, mission)
        yield from _known(story, f"{key}.name", what, clause.name, known)
    if clause.amount != 1 and clause.holds != "at-least":
        message = f"the clause {clause.holds!r} does not count"
        yield story.flaw(f"{key}.amount", message, "leave out amount, or write holds = 'at-least'")


def _asked(story: Story, clause: Clause, mission: str) -> tuple[str, Collection[str]]:
    """What a clause names: the word for it, and all that it may be."""
    plot = story.plot
    if clause.holds in ("flag", "at-least"):
        return "flag", [flag.name for flag in plot.flags]
    if clause.holds == "achievement":
        return "achievement", story.known("achievements")
    if clause.holds == "hero":
        return "hero", _heroes(story)
    if clause.holds == "visited":
        return "node", [node.name for node in plot.nodes]
    missions = [mission] if mission else [node.mission for _, node in story.nodes("mission") if node.mission]
    return "outcome", [name for each in missions for name in story.outcomes(each)]


def _gift(story: Story, key: str, gift: Gift) -> Iterator[Flaw]:
    if not gift.amount:
        yield story.flaw(f"{key}.amount", "nothing is given", "write a number above 0, or below 0 to take something")
    if gift.kind in COUNTED:
        if gift.name:
            yield story.flaw(f"{key}.name", f"a gift of {gift.kind} has no name", "leave it out")
        return
    yield from _known(story, f"{key}.name", gift.kind, gift.name, _given(story, gift.kind))


def _given(story: Story, kind: str) -> Collection[str]:
    if kind == "flag":
        return [flag.name for flag in story.plot.flags]
    if kind == "hero":
        return _heroes(story)
    if kind == "recipe":
        return story.cards("equipment") if story.rules is None else taught(story.rules, story.content, kind)
    return story.cards(kind)


def _known(story: Story, key: str, what: str, name: str, known: Collection[str]) -> Iterator[Flaw]:
    if name not in known:
        message = f"there is no {what} {name!r}" if name else f"names no {what}"
        yield story.flaw(key, message, choice(name, _sorted(known), f"there is no {what} to name: add one"))


def _sorted(names: Collection[str]) -> Sequence[str]:
    return sorted(set(names))
