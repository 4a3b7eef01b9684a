"""Results of battles in short: what came home, in the words of the games that tests play."""

from __future__ import annotations

from dataclasses import replace

from horologium.engine.core import consequences
from horologium.engine.core.results import cards, each_of, ids, total

KINDS = {
    "loot": ("thing", "reagent"),
    "stock": ("thing", "equipment"),
    "recipes": ("known", "recipe"),
    "achievements": ("known", "achievement"),
    "flags": ("flag", "flag"),
    "injuries": ("condition", "injury"),
    "gained": ("thing", "equipment"),
}


def brings(whom="", *, coins=0, experience=0, lost=(), **found):
    """What comes home, to a member or to all: ``loot``, ``stock``, ``injuries`` and so on."""
    return (
        *each_of("thing", "equipment", lost, whom, -1),
        *(each for word, names in found.items() for each in each_of(*KINDS[word], names, whom)),
        *([consequences.coins(coins)] if coins else []),
        *([consequences.experience(experience, whom)] if experience else []),
    )


def having(result, *brought, **changes):
    """A result in which something came home too, or something else is otherwise."""
    return replace(result, consequences=(*result.consequences, *brought), **changes)


def counting(result, member, **stats):
    """A result in which so much is counted of a member."""
    told = {each.member: dict(each.stats) for each in result.members}
    told[member] |= stats
    return replace(
        result, members=tuple(replace(each, stats=tuple(told[each.member].items())) for each in result.members)
    )


def found(result, word, whom=""):
    """The ids of what came home."""
    verb, kind = KINDS[word]
    return ids(cards(result, verb, (kind,), whom))


def lost(result, whom):
    """The ids of what a member has lost."""
    return ids(cards(result, "thing", whom=whom, gone=True))


def purse(result):
    """How many coins came home."""
    return total(result, "coin")


def lesson(result, whom=""):
    """How much experience came home, for each or beside that for one."""
    return total(result, "experience", whom)
