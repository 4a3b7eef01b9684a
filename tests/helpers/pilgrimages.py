"""Whole pilgrimages through campaigns of any game, on which every promise is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from helpers.companies import new_shelf, opened
from helpers.pilgrim import Pilgrim
from helpers.promises import Watch, check_opens, check_up, evenings
from helpers.rover import founded, stories
from helpers.shipped import shipped
from helpers.sights import check_sights, seen
from horologium.campaign.asking import counters_of
from horologium.campaign.memory_archive import MemoryArchive

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.campaign.session import CampaignSession

TRIES = 4
"""What is tried before each step of the story."""
MOST_STEPS = 120
SELDOM = 6
"""Once in so many steps all is looked at, and after each evening."""
TABLE = 4
"""One in so many battles is fought here; the results of the others are entered from the table."""


def pilgrimage(session: CampaignSession, seed: int, most: int, *, fights: bool = True) -> Watch:
    """Play so many evenings, or to the end of the story, and look at every promise on the way."""
    watch = Watch()
    pilgrim = Pilgrim(session, seed, watch, fights=fights)
    try:
        if seed % 2:
            pilgrim.endow()
        for _ in range(MOST_STEPS):
            before = evenings(session)
            if before >= most or not _goes_on(pilgrim):
                break
            if evenings(session) != before or pilgrim.chance.below(SELDOM) == 0:
                look_round(session)
        look_round(session)
    except Exception as error:
        lately = ", ".join(step.label for step in session.steps[-3:])
        error.add_note(f"{session.pack.id}/{session.plot.id}, seed {seed}, after step {len(watch.done)}: {lately}")
        raise
    return watch


def _goes_on(pilgrim: Pilgrim) -> bool:
    """Try a few things, and take a step of the story if there is one left."""
    standing = pilgrim.session.books.standing
    for _ in range(TRIES):
        pilgrim.attempt(pilgrim.wish())
    if standing.stage == pilgrim.session.books.standing.stage == "over":
        return False
    pilgrim.go_on(at_the_table=pilgrim.chance.below(TABLE) > 0)
    return True


def look_round(session: CampaignSession) -> None:
    """Everything that is shown is complete, what is kept opens again and looks the same, nothing contradicts."""
    check_sights(session)
    check_opens(session, seen)
    check_up(session)


# Shipped stories

FILES = 3
"""One in so many campaigns is kept in a file, the others in memory."""


def walk(story: tuple[str, str], total: int, folder: Path) -> tuple[int, set[str]]:
    """Campaigns of a story until so many evenings were played, some of them in files; what was done."""
    pack, played, done, seed = shipped(story[0]), 0, set[str](), 0
    while played < total:
        shelf = new_shelf(folder / str(seed), keeps=False)

        def kept(records, shelf=shelf):
            return shelf.create("A pilgrimage", [*records], [pack])

        session = founded(pack, story[1], seed, MemoryArchive if seed % FILES else kept)
        done |= {*pilgrimage(session, seed, total - played).done}
        played += evenings(session)
        seed += 1
        if not isinstance(session.archive, MemoryArchive):
            check_travels(session, shelf, folder / f"{seed}.horologium-campaign")
    return played, done


def check_travels(session, shelf, parcel) -> None:
    """A campaign in a file opens again as it was, and so it does elsewhere after it was exported and taken in."""
    kept, digest, path = session.books.digest(), session.archive.digest(), session.archive.path
    looks = seen(session)
    session.close()
    shelf.export(path, parcel, [session.pack])
    again = opened(shelf, path)
    other = new_shelf(parcel.parent / f"{parcel.stem}-elsewhere", keeps=False)
    taken = opened(other, other.take_in(parcel).path)
    for one in (again, taken):
        assert (one.books.digest(), one.archive.digest()) == (kept, digest)
        assert seen(one) == looks
        one.close()


def share(story: tuple[str, str], total: int) -> int:
    """How many of a game's evenings are played in one of its stories."""
    game = shipped(story[0]).ruleset
    return -(-total // sum(shipped(pack).ruleset == game for pack, _ in stories()))


def deeds(story: tuple[str, str]) -> set[str]:
    """All that can be done at the counters of a story, by name."""
    counters = counters_of(founded(shipped(story[0]), story[1], 0))
    return {deed.name for counter in counters for deed in counter.deeds}
