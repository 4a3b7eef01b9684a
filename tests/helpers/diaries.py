"""Whole campaigns of bots by seed, told as diaries: every entry of the chronicle, and the company after each battle.

``python3 packaging/dev.py playthroughs diaries`` records them anew.
"""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from helpers.rover import Rover, founded
from helpers.shipped import shipped
from helpers.source import ROOT
from horologium.campaign.counts import count
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.engine.core.bots import seed_at
from horologium.engine.core.chance import SplitMix
from horologium.lab.bot_campaigns import Diary, Traveller

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.campaign.session import Changed

FOLDER = ROOT / "tests" / "lab" / "diaries"
DIGESTS = FOLDER / "digests.txt"
MOST_STEPS = 2_000
TRIES = 8
"""What a band tries before each step of its story."""


@dataclass(frozen=True)
class Told:
    """One campaign that is told."""

    pack: str
    plot: str
    number: int

    @property
    def name(self) -> str:
        """Its name in the file of digests."""
        return f"{self.pack}/{self.number}"

    @property
    def path(self) -> Path:
        """Where the whole diary is kept, if it is."""
        return FOLDER / f"{self.pack}-{self.number}.txt"


def _told(pack: str, plot: str, count: int) -> list[Told]:
    return [Told(pack, plot, number) for number in range(count)]


CAMPAIGNS = [
    *_told("rehearsal", "the-rehearsal", 15),
    *_told("the-sealed-letter", "the-sealed-letter", 10),
    *_told("constellation", "the-ladder-of-signs", 25),
]
"""Twenty-five of each game."""
QUICK = [each for each in CAMPAIGNS if each.number < {"the-sealed-letter": 1}.get(each.pack, 3)]
"""Those that are played on every change, and kept whole."""


class Writer:
    """Listens to a campaign, and writes what players would see of it."""

    def __init__(self, session):
        self.session, self.lines, self._chapters, self._fought = session, [], 0, 0
        session.on_change(self._listen)
        self._company()

    def _listen(self, _changed: Changed) -> None:
        found = self.session.archive.chronicle(count=sys.maxsize)
        for chapter in reversed(found.chapters[: found.total - self._chapters]):
            self.lines.append(
                f"day {chapter.day} {chapter.town}: {chapter.title} ({self.session.books.standing.purse})"
            )
            self.lines += [f"    {line}" for line in chapter.text.splitlines() if line and chapter.kind != "story"]
        self._chapters = found.total
        if (fought := len(self.session.books.all(Fought))) != self._fought:
            self._fought = fought
            self._company()

    def _company(self) -> None:
        books = self.session.books
        self.lines.append(f"= {books.standing.purse} coins; {', '.join(self._held('')) or 'no stock'}")
        for hero in books.all(MemberRecord):
            self.lines.append(f"- {' '.join(self._member(hero))}")
        marks = [mark.id for kind in ("recipe", "achievement", "flag") for mark in books.marks(kind)]
        self.lines.append(f"= {' '.join(sorted(marks))}")

    def _member(self, hero: MemberRecord) -> Iterator[str]:
        yield f"{hero.name} ({hero.card} {hero.grade}){' on the bench' if hero.bench else ''} {hero.experience}:"
        yield f"knows {' '.join(hero.known)}; ready {' '.join(hero.ready)};"
        yield f"raised {hero.raises}; boons {' '.join(hero.boons)};"
        yield f"carries {' '.join(self._held(hero.id))};"
        suffered = [each.card for each in self.session.books.all(ConditionRecord) if each.bearer == hero.id]
        yield f"suffers {' '.join(suffered)};"
        fought, won, felled, dealt, taken = (
            count(hero.service, stat) for stat in ("missions", "victories", "kills", "dealt", "taken")
        )
        yield f"{fought} battles {won} won {felled} felled {dealt} {taken}"

    def _held(self, holder: str) -> list[str]:
        return sorted(item.card for item in self.session.books.all(ThingRecord) if item.holder == holder)

    def text(self) -> str:
        """The diary to its end."""
        self._company()
        standing = self.session.books.standing
        return "\n".join((*self.lines, f"ended at {standing.node} ({standing.stage}) on day {standing.day}")) + "\n"


def diary(told: Told) -> str:
    """Play a campaign, and tell it: by the lab where it can keep house for the game, else by chance."""
    session = founded(shipped(told.pack), told.plot, told.number)
    writer, seed = Writer(session), seed_at(told.number, told.plot, 1)
    if getattr(session.ruleset, "balance", None) is not None:
        Traveller(session, SplitMix(seed), Diary([])).go()
    else:
        _rove(Rover(session, seed))
    return writer.text()


def _rove(rover: Rover) -> None:
    for _ in range(MOST_STEPS):
        if rover.session.books.standing.stage == "over":
            return
        for _ in range(TRIES):
            rover.attempt(rover.wish(by_hand=False))
        rover.go_on(at_the_table=False)


def digest(text: str) -> str:
    """A diary in a few letters."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def recorded() -> dict[str, str]:
    """The digest of each campaign as it was recorded."""
    return dict(line.split() for line in DIGESTS.read_text("utf-8").splitlines())


def write_all() -> None:
    """Play all campaigns anew and say which of them changed."""
    FOLDER.mkdir(exist_ok=True)
    before, after = recorded() if DIGESTS.exists() else {}, {}
    for told in CAMPAIGNS:
        text = diary(told)
        after[told.name] = digest(text)
        if told in QUICK:
            told.path.write_bytes(text.encode())
        changed = before.get(told.name) != after[told.name]
        sys.stdout.write(f"{'written  ' if changed else 'unchanged'} the diary of {told.name}\n")
        sys.stdout.flush()
    DIGESTS.write_bytes(
        "".join(chain.from_iterable((name, " ", value, "\n") for name, value in after.items())).encode()
    )


def print_again() -> None:
    """Print the digests of those that are played on every change."""
    sys.stdout.writelines(f"{told.name} {digest(diary(told))}\n" for told in QUICK[:1] + QUICK[-1:])


if __name__ == "__main__":
    print_again() if sys.argv[1:] == ["again"] else write_all()
