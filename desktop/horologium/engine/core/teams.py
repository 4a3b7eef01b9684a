"""What a game must bring so that its players choose who comes to a single battle.

A team is put together from the candidates of a pack, each of whom may be given some of what their lists hold. A game
may let teams be built at leisure, kept and shared as files, and then chosen as a whole; or it keeps none, and whoever
begins a mission ticks who comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that a member can be given: its points, what it does, and by which rule."""

    key: str
    name: str
    points: int = 0
    about: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class PickList:
    """What a member may be given of one kind: any of it, or with a ``count`` always so many different ones.

    Who chooses nothing has the ``usual`` ones, or else the first. ``label`` stands beside the list where there is
    little room for its ``title``; that of several boxes has the gap number.
    """

    key: str
    title: str
    picks: tuple[Pick, ...]
    count: int = 0
    label: str = ""
    usual: tuple[str, ...] = ()

    def known(self, keys: Sequence[str]) -> tuple[Pick, ...]:
        """What these keys name, in their order; a key of something else names nothing."""
        picks = {pick.key: pick for pick in self.picks}
        return tuple(picks[key] for key in keys if key in picks)

    def given(self, member: TeamMember) -> tuple[Pick, ...]:
        """What a member has of it."""
        return self.known(member.picked(self.key)) or self.first

    @property
    def first(self) -> tuple[Pick, ...]:
        """What somebody has who chooses nothing."""
        return self.known(self.usual) or self.picks[: self.count]


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who can be in a team, so many times at most or, with no ``copies``, as often as the rules let them.

    Their card has points, values and lists.
    """

    key: str
    name: str
    points: int = 0
    values: tuple[tuple[str, int], ...] = ()
    lists: tuple[PickList, ...] = ()
    copies: int = 0

    def picks(self, chosen: Mapping[str, Sequence[str]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is chosen of these lists, without what everybody has who chooses nothing."""
        found = ((each, each.known(chosen.get(each.key, ()))) for each in self.lists)
        told = ((each.key, picks) for each, picks in found if picks != each.first)
        return tuple((key, tuple(pick.key for pick in picks)) for key, picks in told if picks)


@dataclass(frozen=True, slots=True)
class TeamSize:
    """How large a team may be: its points and members, 0 where they do not matter.

    ``between`` are the points among which players may choose themselves, ``allowed`` the keys of the allowances that
    were switched on.
    """

    key: str
    name: str
    points: int = 0
    members: int = 0
    between: tuple[int, int] | None = None
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TeamMember:
    """Somebody in a team: which candidate, a name of their own, and what they were given, list by list."""

    card: str
    name: str = ""
    picks: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def picked(self, key: str) -> tuple[str, ...]:
        """What was given of one list."""
        return dict(self.picks).get(key, ())


@dataclass(frozen=True, slots=True)
class Team:
    """Those who come to a battle together."""

    id: str
    name: str
    members: tuple[TeamMember, ...]
    about: str = ""


@dataclass(frozen=True, slots=True)
class TeamPool:
    """What teams are made of: sizes, of which one is usual, who there is, and what may be allowed beside.

    ``ready`` are the teams that a pack brings.
    """

    sizes: tuple[TeamSize, ...]
    candidates: tuple[Candidate, ...]
    ready: tuple[Team, ...] = ()
    allowances: tuple[Pick, ...] = ()
    usual: int = 0  # the place of a size

    @property
    def counts_points(self) -> bool:
        """Whether somebody costs points here."""
        return any(each.points for each in self.candidates)

    def candidate(self, key: str) -> Candidate | None:
        """Somebody by key; None if the pool has nobody of that key."""
        return next((each for each in self.candidates if each.key == key), None)

    def points_of(self, member: TeamMember) -> int:
        """What somebody costs with all that they were given; nothing where a game counts no points."""
        card = self.candidate(member.card)
        if card is None:
            return 0
        return card.points + sum(pick.points for each in card.lists for pick in each.given(member))


@dataclass(frozen=True, slots=True)
class TeamFiles:
    """How teams are kept: as entries of this kind in packs and, one file each, in a folder of the players.

    ``read`` and ``write`` turn such an entry into a team and back.
    """

    kind: str
    folder: str
    read: Callable[[Any], Team]
    write: Callable[[Team], Any]


@dataclass(frozen=True, slots=True)
class TeamWords:
    """What players read about the teams of a game, in whole sentences; all are marked with ``later``."""

    title: str = later("Teams")
    teams: str = later("Teams")
    sides: tuple[str, ...] = (later("First team"), later("Second team"))
    name: str = later("Name of the team")
    size: str = later("Size of the team")
    card: str = later("&Who")
    pool: str = later("Who can be taken")
    member: str = later("Member")
    members: str = later("Members")
    nameless: str = later("The team has no name: give it one.")
    sound: str = later("The team may play.")
    wrong: str = later("What is wrong with the team")
    deleted: str = later("The team is deleted; Save keeps it again.")
    unsaved: str = later("The new team is not saved.")
    wanting: str = later("To be saved it needs a name and a member.")
    share: str = later("Share the team")
    open: str = later("Open a team")
    print: str = later("Print the team")
    too_large: str = later("{file} is too large for a team.")


class Teams(Protocol):
    """Who may come to the single battles of a game. ``content`` is always what the pack holds."""

    @property
    def files(self) -> TeamFiles | None:
        """How teams are kept; None where they are put together for a mission and forgotten."""
        ...

    @property
    def words(self) -> TeamWords:
        """What players read about them."""
        ...

    @property
    def entry(self) -> type:
        """The shape of those who come, as ``Setup.party`` wants them, for whoever describes them in full."""
        ...

    def pool(self, content: Content) -> TeamPool:
        """What teams are made of, in the language of the table."""
        ...

    def faults(self, content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
        """What is wrong with a team; ``where`` is the place of a member, counted from 0, or nothing for all of it.

        What another choice from a list of theirs would mend names that list, ``2.abilities``: it keeps nobody away.
        """
        ...

    def usual(self, content: Content, mission: str) -> tuple[Team, ...]:
        """The teams that come to a mission unless others are chosen: one for each side that chooses."""
        ...

    def party(self, content: Content, mission: str, teams: Sequence[Team]) -> tuple[Any, ...]:
        """Those who come to a mission, one team after the other, as ``Setup.party`` wants them."""
        ...


def ticked(cards: Sequence[str]) -> Team:
    """A team of these candidates as they are."""
    return Team("", "", tuple(TeamMember(card) for card in cards))


def named(teams: Teams, content: Content, key: str) -> Team | None:
    """Who is meant by a key: a team of the pack, or one candidate where no teams are kept; None if there is none."""
    pool = teams.pool(content)
    if teams.files is not None:
        return next((team for team in pool.ready if team.id == key), None)
    return None if pool.candidate(key) is None else ticked((key,))
