"""What the campaign needs from outside: ``store`` implements these, tests have fakes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from horologium.campaign.records import Chapter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Change
    from horologium.campaign.ops.guests import GuestHero
    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.engine.core.saves import Answered


class Clock(Protocol):
    """The player's clock."""

    def now(self) -> str:
        """The time as ISO text in UTC, to the second."""
        ...


class Packs(Protocol):
    """The packs on this machine (``content.library.Library`` is one)."""

    @property
    def packs(self) -> Any:
        """All packs by id."""
        ...

    def read_again(self) -> None:
        """Forget what was read: packs have come or gone."""
        ...


@dataclass(frozen=True, slots=True)
class Step:
    """One operation of the history. Abandoned steps were undone, and then something else was done."""

    seq: int
    name: str
    label: str
    params: str  # the operation and its answers as JSON
    at: str
    state: Literal["done", "undone", "abandoned"] = "done"


@dataclass(frozen=True, slots=True)
class Found:
    """A page of the chronicle: entries, newest first, and how many there are in all."""

    chapters: tuple[Chapter, ...]
    total: int


class Archive(Protocol):
    """One campaign as it is kept. Every call that changes something is one transaction, on disk when it returns."""

    @property
    def read_only(self) -> str:
        """Why nothing can be changed, or nothing."""
        ...

    @property
    def notices(self) -> tuple[str, ...]:
        """What the players should know about this opening."""
        ...

    @property
    def path(self) -> Path | None:
        """The file, by which the shelf knows it; None where it is no file."""
        ...

    @property
    def kept_as(self) -> Path | None:
        """Where everything was kept when the file was taken away from under us; None as long as it lies there."""
        ...

    def records(self) -> Iterable[Record]:
        """Everything but the chapters."""
        ...

    def write(self, step: Step, changes: Sequence[Change]) -> None:
        """Add a step; steps that were undone before are abandoned."""
        ...

    def turn_all(self, state: Literal["done", "undone"], turns: Sequence[tuple[int, Sequence[Change]]]) -> None:
        """Undo or redo steps in this order, all or none: their changes, turned for undo, and their new state."""
        ...

    def steps(self, last: int = 200) -> list[Step]:
        """The last steps that are not abandoned, oldest first."""
        ...

    def changes(self, seq: int) -> list[Change]:
        """What a step has changed."""
        ...

    def chapter(self, id_: str) -> Chapter | None:
        """One entry of the chronicle."""
        ...

    def chronicle(self, text: str = "", kind: str = "", skip: int = 0, count: int = 50) -> Found:
        """A page of the chronicle: entries in which all words of the text are found."""
        ...

    def stays(self) -> list[tuple[str, int]]:
        """The towns of which the chronicle tells, one stay after another, each with the day on which it begins."""
        ...

    def picture(self, name: str) -> bytes | None:
        """A picture of the chronicle; None if it is not there."""
        ...

    def keep_picture(self, name: str, data: bytes) -> str:
        """Keep a picture for the chronicle; gives the name that it has from now on."""
        ...

    def digest(self) -> str:
        """The digest of everything that is kept, the chronicle included; undo history and battles are not."""
        ...

    @property
    def battles(self) -> Battles:
        """The battles of this campaign."""
        ...

    def snapshot(self, reason: str) -> None:
        """Keep a copy of everything as it is now."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


@dataclass(frozen=True, slots=True)
class BattleHead:
    """What is known of a battle without playing it again."""

    id: str
    mission: str
    ruleset: str
    version: int
    pack_digest: str
    started: str
    answers: int
    outcome: str = ""  # empty while it goes on
    won: bool = False


class Battles(Protocol):
    """Battles as they are kept: how they began, and every answer on disk before its effect is shown.

    Answers are only ever added: an undo is a line of its own. ``save`` folds them to what ``Table.resume`` takes.
    """

    def begin(self, id_: str, mission: str, pack_digest: str, save: Any, at: str) -> None:
        """Enter a battle with the save of its table at the first question."""
        ...

    def append(self, id_: str, seq: int, line: Answered) -> None:
        """Add answer number ``seq``, counted from 0 in the log of the table."""
        ...

    def take_back(self, id_: str, answers: int) -> None:
        """The log was cut to so many answers."""
        ...

    def checkpoint(self, id_: str, save: Any) -> None:
        """Keep a quiet moment: newer rules go on from here."""
        ...

    def finish(self, id_: str, outcome: str, *, won: bool) -> None:
        """The battle is over."""
        ...

    def heads(self) -> list[BattleHead]:
        """All battles, oldest first."""
        ...

    def save(self, id_: str) -> Any:
        """The battle as ``Table.resume`` takes it; damaged answers are cut off and told by ``StoreError``."""
        ...


@dataclass(frozen=True, slots=True)
class Card:
    """A campaign on the shelf, read without opening it: enough for its card on the start screen."""

    path: Path
    name: str
    pack: str
    ruleset: str
    chapter: str
    heroes: tuple[str, ...]
    played: str  # when it was last changed
    problem: str = ""  # why it cannot be opened, in words
    running: bool = False  # a battle is on


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A copy that can be restored."""

    path: Path
    at: str
    reason: str
    size: int
    version: int
    steps: int
    standing: str
    good: bool = True
    elsewhere: bool = False  # it lies in the second place, not beside the campaign


@dataclass(frozen=True, slots=True)
class CampaignDamage:
    """What is wrong with a campaign, and what the players can go on with; it stays as it is until they choose."""

    path: Path
    found: tuple[str, ...]  # what is wrong, in words
    recovered: Path | None  # a file with all that could be read
    lost: tuple[str, ...]  # what could not be read, in words
    snapshot: Snapshot | None  # the newest that is good


@dataclass(frozen=True, slots=True)
class TakenIn:
    """A campaign that came from an exported file, and what the players should know about it."""

    path: Path
    notices: tuple[str, ...] = ()


class Shelf(Protocol):
    """All campaigns in the data folder."""

    def cards(self) -> list[Card]:
        """The campaigns, last played first; one that cannot be read has its problem."""
        ...

    def create(self, name: str, records: Iterable[Record], packs: Iterable[Pack]) -> Archive:
        """A new campaign with these records as its beginning."""
        ...

    def open(self, path: Path, *, view_only: bool = False) -> Archive:
        """Open a campaign; if somebody else holds it, to look at only."""
        ...

    def snapshots(self, path: Path) -> list[Snapshot]:
        """What can be restored, newest first."""
        ...

    def keep_also_in(self, place: Path | None) -> None:
        """Have snapshots copied to a second place as well, or no more."""
        ...

    def trouble(self) -> str:
        """What went wrong in the background with keeping snapshots, in a sentence, once; or nothing."""
        ...

    def lost(self) -> list[Card]:
        """Campaigns that are not here any more, but have snapshots in the second place."""
        ...

    def lost_by(self, path: Path, snapshot: Snapshot) -> list[str]:
        """What restoring a snapshot would lose: the steps since, in words."""
        ...

    def restore(self, path: Path, snapshot: Snapshot) -> None:
        """Put a snapshot in the place of the campaign, which is kept as a snapshot first."""
        ...

    def fork(self, path: Path, seq: int, name: str) -> Path:
        """A campaign of its own as it was after step ``seq``."""
        ...

    def export(self, path: Path, target: Path, packs: Iterable[Pack]) -> None:
        """One campaign as one file, with the packs it needs."""
        ...

    def take_in(self, source: Path) -> TakenIn:
        """A campaign from an exported file; refused whole if anything is wrong with it."""
        ...

    def export_tables(self, path: Path, target: Path) -> None:
        """Every table as CSV with all columns, into a folder or a .zip."""
        ...

    def export_hero(self, affairs: Affairs, hero: str, target: Path) -> None:
        """Write a hero of an open campaign as a file of their own."""
        ...

    def read_hero(self, source: Path) -> GuestHero:
        """The hero in such a file, for the operation that takes them in."""
        ...

    def warm(self) -> None:
        """Load what opening and founding need, so that the first time takes no longer than the next."""
        ...

    def damage(self, path: Path) -> CampaignDamage | None:
        """What is wrong with a campaign that does not open, and what was recovered; None if it is whole."""
        ...

    def mend(self, damage: CampaignDamage, choice: Literal["recovered", "snapshot"]) -> Path:
        """Go on with what was recovered or with the snapshot; gives the name under which the damaged file stays."""
        ...

    def check(self, path: Path, pack: Pack | None = None) -> list[str]:
        """What in a campaign does not fit together, in words."""
        ...

    def repair(self, path: Path, pack: Pack | None = None) -> list[str]:
        """Set right what does not fit together, after a snapshot; gives what was done, in words."""
        ...

    def keep_due(self) -> None:
        """Make a snapshot of every open campaign that has changed for half an hour without one."""
        ...

    def warning(self) -> str:
        """Why campaigns are not safe in this folder, or nothing."""
        ...

    def remove(self, path: Path) -> None:
        """Move a campaign and its snapshots to the bin folder."""
        ...
