"""What a game only names: the kinds of its cards, and the gauges that it reads.

Kinds are open words. What shared code does with a card follows from the role of its kind, never from its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.plots import TownSpec
    from horologium.engine.core.ruleset import Content

Role: TypeAlias = Literal["ware", "member", "grade", "lesson", "condition", "knowledge", "foe"]
"""What a card is to a company: a thing it owns, somebody who belongs to it, the class of one, what one learns, what one
suffers or has sworn, what all of them know, whom they fight."""

FOLDERS: Final[Mapping[str, str]] = MappingProxyType({"town": "towns", "mission": "missions"})
"""What is no card, but lies in the packs of every game."""


@dataclass(frozen=True, slots=True)
class Word:
    """What players call one card of a kind and several, marked with ``later``."""

    one: str
    many: str


STAYS: Final = later("{item} stays in the common stock")
NEW: Final = Word(later("New: {cards}."), later("New: {cards}."))


@dataclass(frozen=True, slots=True)
class Prompts:
    """How lists on forms ask for one more card of a kind, marked with ``later``; without one there is no such list.

    ``owned`` asks for what the company has or knows, ``found`` for what comes home from a battle, ``lost`` for what its
    bearer has lost there or used up, ``borne`` for what a member has and ``ready`` for what of it is at hand, both with
    the gap name; ``ready_title`` stands before that list, ``stock_title`` above what the company keeps in common, where
    their name alone would say too little.
    """

    owned: str = ""
    found: str = ""
    borne: str = ""
    ready: str = ""
    ready_title: str = ""
    stock_title: str = ""
    lost: str = ""


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of cards: its word, the icon that stands for it, its role, and where its cards are.

    They lie in a folder of the pack, all of them or those that are ``meant``, or the game brings them itself, as
    ``printed``. A thing that is ``held`` may be in somebody's hands, and one that ``bears`` may hold others; a
    condition that is ``common`` may be the company's own; of a member's card the company may have so many ``copies``.
    Those that are ``cut`` out are shown as the miniatures that stand for them on boards of rooms.
    ``told`` is how the story names a card that came or went, ``new`` how the account of a battle tells of one ``cards``
    or several that are known now; ``idle`` is said of a thing that is good for others, while none of these is known,
    ``stays`` of an ``item`` that nobody can hold.
    """

    key: str
    word: Word
    sign: str
    role: Role
    folder: str = ""
    printed: Mapping[str, Any] = field(default_factory=dict)
    held: bool = False
    bears: bool = False
    common: bool = False
    copies: int = 1
    cut: bool = False
    meant: Callable[[Any], bool] | None = None
    told: str = "{name}"
    new: Word = NEW
    idle: str = ""
    stays: str = STAYS
    prompts: Prompts = Prompts()


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number from 0 to ``most`` that players watch; where both its ends are of interest, it has a ``middle``."""

    key: str
    title: str
    most: int
    start: int = 0
    middle: int = 0

    def within(self, value: int) -> int:
        """The nearest value on the scale: what goes beyond an end of it is lost."""
        return min(max(value, 0), self.most)


ACHIEVEMENT: Final = CardKind(
    "achievement",
    Word(later("Achievement"), later("Achievements")),
    "star",
    "knowledge",
    "achievements",
    told=later("the achievement {name}"),
    new=Word(later("New achievement: {cards}."), later("New achievements: {cards}.")),
    prompts=Prompts(owned=later("Add an achievement…")),
)
"""What a story lets a company win, in every game that tells one."""


def cards_of(kinds: Iterable[CardKind], content: Content, key: str) -> Mapping[str, Any]:
    """All that there is of a kind by id, in the pack or in the game; nothing of a kind that is not known."""
    kind = next((kind for kind in kinds if kind.key == key), None)
    if kind is None:
        return content.get(FOLDERS.get(key, ""), {})
    found = kind.printed or content.get(kind.folder, {})
    return found if kind.meant is None else {id_: spec for id_, spec in found.items() if kind.meant(spec)}


def gauges_of(gauges: Iterable[Gauge], content: Content) -> dict[str, Gauge]:
    """The gauges of a game and those of the places of a pack, ``dread-oxbarrow``, by their keys."""
    found = {gauge.key: gauge for gauge in gauges}
    towns: Iterable[TownSpec] = content.get(FOLDERS["town"], {}).values()
    for town in towns:
        for each in town.gauges:
            key = f"{each.name}-{town.id}"
            found[key] = Gauge(key, each.title, each.most, each.start, each.middle)
    return found
