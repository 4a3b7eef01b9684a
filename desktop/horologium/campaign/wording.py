"""Names and texts: what players may write, and what cards are called."""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.errors import Refused
from horologium.content.names import alike
from horologium.content.problems import choice
from horologium.content.visible import STRANGE, is_seen, unseen
from horologium.engine.core.campaign import CampaignState, MissionEnds
from horologium.engine.core.kinds import FOLDERS, cards_of
from horologium.engine.core.sheets import BearerSheet
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets import ruleset

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.kinds import Role
    from horologium.engine.core.specs import NamedEntry

MOST_NAME: Final = 60
MOST_TEXT: Final = 20_000


def kinds(pack: Pack, *roles: Role) -> list[str]:
    """The kinds of cards of these roles that the game of a pack has, or all kinds."""
    return [kind.key for kind in pack.kinds if not roles or kind.role in roles]


def entries(pack: Pack, kind: str) -> Mapping[str, NamedEntry]:
    """All that there is of a kind, in the pack or in its game."""
    return cards_of(pack.kinds, pack.content, kind)


def of_role(pack: Pack, role: Role) -> Mapping[str, NamedEntry]:
    """All cards of a role, of whatever kind they are."""
    return ChainMap(*(dict(entries(pack, kind)) for kind in kinds(pack, role)))


def kind_of(pack: Pack, role: Role, id_: str, *, held: bool = False) -> str:
    """The kind of a card of which only the role is known; the first one if the pack has no such card.

    With ``held`` only things that may be in somebody's hands are meant.
    """
    known = [kind.key for kind in pack.kinds if kind.role == role and (kind.held or not held)]
    return next((kind for kind in known if id_ in entries(pack, kind)), known[0] if known else role)


def called_as(pack: Pack, role: Role, id_: str) -> str:
    """What players call a card of which only the role is known."""
    return called(pack, kind_of(pack, role, id_), id_)


def copies(pack: Pack, card: str) -> int:
    """How often somebody of this card may belong to the company."""
    kind = kind_of(pack, "member", card)
    return next((each.copies for each in pack.kinds if each.key == kind), 1)


def named(pack: Pack, id_: str) -> str:
    """What players call a card whose kind nobody has said, a town or a mission; nothing if there is none."""
    found = (entries(pack, kind).get(id_) for kind in (*kinds(pack), *FOLDERS))
    return next((spec.name for spec in found if spec is not None), "")


def first_grade(pack: Pack, card: str) -> str:
    """The class with which a hero begins, or nothing."""
    return first_sheet(pack, card).grade


def first_sheet(pack: Pack, card: str) -> BearerSheet:
    """The sheet of somebody who begins with this card; an empty one if nobody can."""
    game = ruleset(pack.ruleset)
    rules = game.campaign if game else None
    if rules is None or card not in of_role(pack, "member"):
        return BearerSheet()
    company = rules.roster.begin(pack.content, [card])
    return rules.roster.sheet(CampaignState(pack.content, company), company.members[0].key)


def called(pack: Pack, kind: str, id_: str) -> str:
    """What players call an entry of the pack."""
    spec = entries(pack, kind).get(id_)
    return id_ if spec is None else spec.name


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody has yet: this one, or with a number behind it."""
    used = {alike(other) for other in taken}
    tries = (name, *(f"{name[: MOST_NAME - 4]} {number}" for number in range(2, len(used) + 2)))
    return next(each for each in tries if alike(each) not in used)


def taken_fault(name: str, taken: Iterable[str]) -> str:
    """Say that another campaign has this name, and one that is free; nothing if none has it."""
    free = free_name(name.strip(), taken)
    if free == name.strip():
        return ""
    return say("there is a campaign called {name} already: call this one {free}, for example", name=name, free=free)


ENDS: Final[Mapping[str, str]] = {
    "time": later("the time was up"),
    "knocked-out": later("knocked out"),
    "nobody-left": later("nobody left"),
}
"""Ways in which a battle ends that need no title in a mission."""


def outcome_called(pack: Pack, mission: str, outcome: str) -> str:
    """What players call one of the ways in which a mission ends."""
    if title := _ends(pack, mission).titles.get(outcome):
        return title
    game = ruleset(pack.ruleset)
    known = {**ENDS, **(game.campaign.data.outcomes if game and game.campaign else {})}
    return say(known[outcome]) if outcome in known else outcome.replace("-", " ")


def ending_told(pack: Pack, mission: str, outcome: str, *, won: bool) -> str:
    """What the story says when a mission ends so: the words of that ending, or those for every victory or defeat."""
    ends = _ends(pack, mission)
    return ends.told.get(outcome) or (ends.won if won else ends.lost)


def _ends(pack: Pack, mission: str) -> MissionEnds:
    game = ruleset(pack.ruleset)
    if game is None or game.campaign is None or mission not in entries(pack, "mission"):
        return MissionEnds({})
    return game.campaign.missions.ends(pack.content, mission)


DIFFICULTIES: Final[Mapping[str, str]] = {
    "normal": later("Normal"),
    "easy": later("Easy"),
    "hard": later("Hard"),
    "hot-seat": later("Hot seat"),
}


def difficulty_called(difficulty: str) -> str:
    """What players call a difficulty; one that nobody has a word for is called by its name, made readable."""
    return say(DIFFICULTIES.get(difficulty) or difficulty.replace("-", " ").capitalize())


def must_exist(pack: Pack, kind: str, id_: str) -> Any:
    """An entry of the pack; refused in words if there is none."""
    known = entries(pack, kind)
    if id_ not in known:
        remedy = choice(id_, known, say("the pack has none"))
        raise Refused(
            say(
                "the pack {pack} has no {kind} {name!r}: {remedy}",
                pack=pack.name,
                kind=kind,
                name=id_[:MOST_NAME],
                remedy=remedy,
            )
        )
    return known[id_]


def fault(text: str, what: str, most: int = MOST_NAME) -> str:
    """Why a text cannot be a name, or nothing."""
    if not text.strip():
        return say("{what} must not be empty", what=what)
    if len(text.strip()) > most:
        return say("{what} has {count} characters: keep it to {most}", what=what, count=len(text.strip()), most=most)
    if sign := unseen(text):
        return say(
            "{what} holds the character U+{code:04X}, which cannot be part of a name: remove it",
            what=what,
            code=ord(sign),
        )
    return "" if is_seen(text) else say("{what} has nothing that can be seen", what=what)


def clean_name(text: str, what: str, most: int = MOST_NAME) -> str:
    """A name as it is kept, without spaces around it; refused if it cannot be shown on one line."""
    if found := fault(text, what, most):
        raise Refused(found)
    return text.strip()


def another_name(text: str, now: str, what: str) -> str:
    """A name that takes the place of the one that something has now."""
    name = clean_name(text, what)
    if name == now:
        raise Refused(say("{what} is {name} already", what=what, name=name))
    return name


def prose(text: str, what: str, most: int = MOST_TEXT) -> str:
    """A text of several lines as it is kept; it may be empty."""
    kept = text.replace("\r\n", "\n").strip()
    if len(kept) > most:
        raise Refused(say("{what} has {count} characters: keep it to {most}", what=what, count=len(kept), most=most))
    if strange := STRANGE.search(kept):
        raise Refused(
            say(
                "{what} holds the character U+{code:04X}, which cannot be shown: remove it",
                what=what,
                code=ord(strange[0]),
            )
        )
    return kept


def listing(words: Iterable[str]) -> str:
    """Words as a list that can be read: "a, b and c"."""
    *first, last = [*words] or [""]
    return say("{names} and {last}", names=", ".join(first), last=last) if first else last


def counted(words: Sequence[str]) -> str:
    """Equal words once, with their number: "2 × Silk Bolt and Ember"."""
    return listing(times(words.count(word), word) for word in dict.fromkeys(words))


def times(count: int, word: str) -> str:
    """Some things of one name, which need no plural: "2 × Silk Bolt"."""
    return word if count == 1 else f"{count} × {word}"
