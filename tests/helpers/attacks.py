"""Damages inside a campaign file, and what becomes of the campaign: all is there, or what is lost is told.

A campaign is played as a player would, and its file is kept at several moments; a damage puts an older page back, or
turns letters inside of a row. It is done to a file that was closed in order, and to one whose program was killed.
"""

from __future__ import annotations

import random
import shutil
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from helpers.companies import everybody, founded, new_shelf, path_of
from helpers.pages import TABLE_LEAF, page, page_size, pages_of, trees, with_page
from helpers.wanderer import Wanderer
from horologium.campaign.errors import StoreError
from horologium.store import files

DEEDS = 30
ENDS = ("closed", "killed")
GOOD = ("whole", "mended", "told")
ROUNDS = 4
AT_SNAPSHOT = 5
ANSWERS = 25
NAME = "Siena"


@dataclass(frozen=True)
class Victim:
    """A campaign as it lay on the disk at several moments, how it ended, and what was in it then."""

    folder: Path  # with its snapshots
    moments: tuple[bytes, ...]
    ends: dict[str, bytes]  # closed in order, and killed
    truth: object

    def trial(self, place, data):
        """A folder of its own with the campaign, damaged."""
        shutil.copytree(self.folder, place)
        path = place / "campaigns" / f"{NAME}{files.SUFFIX}"
        path.write_bytes(data)
        return new_shelf(place), path


def victim(folder):
    """Play a company into its first battle, and keep its file on the way."""
    moments = []
    shelf = new_shelf(folder)
    session = founded(shelf, NAME)
    path, wanderer = path_of(session), Wanderer(session, random.Random(11))

    def keep():
        session.archive.database.pragma("wal_checkpoint(TRUNCATE)")
        moments.append(path.read_bytes())

    for _ in range(3):
        _do_deeds(wanderer)
        keep()
    while session.books.standing.stage != "battle":
        wanderer.go_on()
    keep()
    for _ in range(ROUNDS):
        wanderer.kept().play_on(everybody(session), most=ANSWERS)
        keep()
        if len(moments) == AT_SNAPSHOT:
            session.archive.snapshot("half-hour")
    truth, killed = content(session.archive), moments.pop()
    session.close()
    return Victim(folder, tuple(moments), dict(zip(ENDS, (path.read_bytes(), killed), strict=True)), truth)


def _do_deeds(wanderer):
    for _ in range(DEEDS):
        if wanderer.session.books.standing.stage in ("camp", "aftermath"):
            wanderer.deed()
        else:
            wanderer.go_on()


def content(archive):
    """Everything that players can see of a campaign: records, history, battles."""
    steps = archive.steps(10**6)
    changes = [archive.changes(step.seq) for step in steps]
    battles = [(head, archive.battles.save(head.id)["answers"]) for head in archive.battles.heads()]
    return archive.digest(), archive.chronicle(count=10**6), steps, changes, battles


# Damages


def stale_pages(target, end):
    """Older contents of every page of every table and index, as (what it belongs to, the damaged file)."""
    data = target.ends[end]
    roots = _trees(target)
    for name, root in roots.items():
        for number in pages_of(data, root):
            older = {page(moment, number) for moment in target.moments if number in _pages_in(moment, root)}
            for content_ in sorted(older - {page(data, number)}):
                yield name, with_page(data, number, content_)


def _trees(target):
    path = target.folder / "campaigns" / f"{NAME}{files.SUFFIX}"
    return trees(path)


def _pages_in(moment, root):
    """The pages that belonged to the same tree then; a page that was not there yet has no older content."""
    return set(pages_of(moment, root)) if len(moment) >= root * page_size(moment) else set()


def turned_letters(target, end, chance):
    """One letter that has turned in a row of each table, for ever, as (table, the damaged file)."""
    data = target.ends[end]
    tables = {name: root for name, root in _trees(target).items() if not name.startswith(("sqlite_", "ix_"))}
    leaves = {
        name: [n for n in pages_of(data, root) if page(data, n)[0] == TABLE_LEAF] for name, root in tables.items()
    }
    while True:
        for name, numbers in leaves.items():
            spoilt = _turned(page(data, number := chance.choice(numbers)), chance)
            if spoilt is not None:
                yield name, with_page(data, number, spoilt)


def _turned(content_, chance):
    """A page with one letter turned where rows lie."""
    begin = int.from_bytes(content_[5:7], "big") or 65536
    letters = [at for at in range(begin, len(content_)) if chr(content_[at]).isascii() and chr(content_[at]).isalnum()]
    if not letters:
        return None
    at = chance.choice(letters)
    other = chance.choice([letter for letter in b"aekxzAEKXZ2579" if letter != content_[at]])
    return content_[:at] + bytes([other]) + content_[at + 1 :]


def swapped_pages(target, end, chance):
    """Two pages that have changed places, for ever."""
    data = target.ends[end]
    last = len(data) // page_size(data)
    while True:
        one, two = chance.sample(range(2, last + 1), 2)
        yield "two pages", with_page(with_page(data, one, page(data, two)), two, page(data, one))


# What becomes of it


def fate(shelf, path, truth):
    """What the players see: good are whole, mended and told; everything else loses something without a word."""
    try:
        archive = shelf.open(path)
    except StoreError:
        return _way_out(shelf, path, truth)
    with closing(archive):
        before = archive.notices
        try:
            same = content(archive) == truth
        except StoreError:
            return "opens as sound, refused later"
    if not same:
        return "silently less" if not before else "mended, but less"
    return "mended" if before else "whole"


def _way_out(shelf, path, truth):
    damage = shelf.damage(path)
    if damage is None:
        return "refused, and nothing found"
    if damage.recovered is None:
        return "told" if damage.lost and damage.snapshot else "no way out"
    shelf.mend(damage, "recovered")
    with closing(shelf.open(path)) as archive:
        same = content(archive) == truth
    if same:
        return "mended"
    return "told" if damage.lost else "claims too much"
