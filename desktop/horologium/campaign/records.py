"""What a campaign consists of: small unchangeable records, each with an id of its own within its kind.

An operation never changes a record, it puts another one in its place; the books note both. That alone makes undo
exact. ``by_hand`` names the fields that a player has set against the rules or entered from paper; it is never
shortened. ``own`` is what a game keeps for itself, as text: see ``own``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypeVar

from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Mapping

Stage: TypeAlias = Literal["scene", "camp", "battle", "review", "aftermath", "over"]
"""Where a campaign stands: a scene is read, the company is in camp before a mission, a battle is on, its result is
reviewed, the steps after it are taken, the story is over."""

STAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "scene": later("reading a scene"),
        "camp": later("in camp"),
        "battle": later("in battle"),
        "review": later("looking over the result"),
        "aftermath": later("after the battle"),
        "over": later("at the end of the story"),
    }
)
"""What players call these stages."""

MARKS: Final = ("achievement", "flag", "visited", "seen", "shown", "rumour", "dismissed", "away", "gauge", "ready")
"""What is marked in every game: an achievement, a flag of the story, a place or node, a mission that was looked at,
what is on show, a rumour heard, a reminder that was dismissed, somebody whom the story has taken away (by
card), where a gauge stands, what the company has at hand in the next battle."""

MISSIONS: Final = "missions"
VICTORIES: Final = "victories"
"""What every service record counts, whatever else the game does."""

THE_ONE: Final = "one"
"""The id of a record that there is only once."""


@dataclass(frozen=True, slots=True)
class Charter:
    """What was agreed at the beginning; there is one."""

    id: str
    name: str
    pack: str
    pack_digest: str
    ruleset: str
    plot: str
    seed: int
    difficulty: str = "normal"
    dice: Literal["box", "typed", "ask"] = "box"
    undo: Literal["friendly", "strict"] = "friendly"
    options: tuple[tuple[str, str], ...] = ()  # variants of the ruleset, values as JSON
    adopted: bool = False  # begun from paper in mid-story
    branch_of: str = ""  # the campaign that this one was forked from
    by_hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the campaign stands now; there is one. ``counter`` numbers new records."""

    id: str
    node: str
    stage: Stage
    day: int = 0
    town: str = ""
    purse: int = 0
    step: str = ""  # the step of the aftermath
    battle: str = ""  # the battle that is on or was just fought
    mission: str = ""
    side: str = ""  # the side mission that is on
    resume: str = ""  # the step of the aftermath in which it was accepted
    party: tuple[str, ...] = ()  # the heroes who went into it
    battles: int = 0  # battles of the main plot that were fought
    taken: tuple[tuple[str, int], ...] = ()  # offers since the last battle, by "counter:offer"
    last_won: Literal["", "won", "lost"] = ""
    counter: int = 0
    by_hand: tuple[str, ...] = ()
    own: str = ""  # of the company


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class MemberRecord:
    """Somebody of the company; ``card`` is the sheet in the pack, ``grade`` the class that was taken.

    ``service`` counts battles, victories and what the game keeps statistics of.
    """

    id: str
    card: str
    name: str
    player: str = ""
    grade: str = ""
    experience: int = 0
    known: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    raises: tuple[tuple[str, int], ...] = ()
    boons: tuple[str, ...] = ()
    bench: bool = False
    service: tuple[tuple[str, int], ...] = ()
    notes: str = ""
    by_hand: tuple[str, ...] = ()
    own: str = ""


@dataclass(frozen=True, slots=True)
class ThingRecord:
    """A card that the company has, with its history; ``kind`` is a word of the game, no holder the common stock."""

    id: str
    kind: str
    card: str
    holder: str = ""
    history: tuple[str, ...] = ()  # one line for each event: "3: bought in Siena"
    by_hand: tuple[str, ...] = ()
    own: str = ""


@dataclass(frozen=True, slots=True)
class ConditionRecord:
    """What somebody or something suffers or has promised: a card of a kind that the game names."""

    id: str
    bearer: str
    kind: str
    card: str
    since: str = ""  # the mission in which it was suffered
    by_hand: tuple[str, ...] = ()
    own: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that the company knows or the story remembers; the id is ``kind:name``.

    Kinds are words of the game, for what the company knows, and those of ``MARKS``.
    """

    id: str
    kind: str
    name: str
    count: int = 1
    by_hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle that counts: what was fought, how it ended, and whether it was entered by hand."""

    id: str
    number: int
    node: str
    mission: str
    outcome: str
    won: bool
    party: tuple[str, ...]
    battle: str = ""  # empty for a result entered by hand
    side: bool = False
    loot: tuple[tuple[str, str], ...] = ()  # kinds and cards
    coins: int = 0
    experience: int = 0
    clock: str = ""
    day: int = 0
    by_hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """An entry of the chronicle. It is not held in memory: the store gives it out by pages."""

    id: str
    at: str  # when it was written, by the clock of the player
    day: int  # of the story
    kind: Literal["deed", "story", "battle", "note"]
    title: str
    text: str = ""
    town: str = ""
    key: str = ""  # the name of the operation
    battle: str = ""
    picture: str = ""
    edited: str = ""
    remark: str = ""  # what a player adds to an entry that the program wrote
    by_hand: tuple[str, ...] = ()


Record: TypeAlias = Charter | Standing | Player | MemberRecord | ThingRecord | ConditionRecord | Mark | Fought | Chapter

Settable: TypeAlias = Standing | MemberRecord | ThingRecord | ConditionRecord | Mark
"""What players may set by hand."""
S = TypeVar("S", bound=Settable)


def set_by_hand(record: S, *fields: str) -> S:
    """The record with these fields marked as set by hand."""
    return replace(record, by_hand=tuple(dict.fromkeys([*record.by_hand, *fields])))


KINDS: Final[Mapping[str, type[Record]]] = MappingProxyType(
    {
        "charter": Charter,
        "standing": Standing,
        "player": Player,
        "member": MemberRecord,
        "thing": ThingRecord,
        "condition": ConditionRecord,
        "mark": Mark,
        "fought": Fought,
        "chapter": Chapter,
    }
)
"""Every kind of record by name; the store has a table for each."""

KIND_OF: Final[Mapping[type[object], str]] = MappingProxyType({kind: name for name, kind in KINDS.items()})
