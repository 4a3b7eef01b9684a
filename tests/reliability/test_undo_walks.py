"""R10: undo is exact, in the camp and at the table, through the files and across restarts."""

from __future__ import annotations

import random
from contextlib import closing

from helpers.companies import everybody, founded, new_shelf, opened, path_of
from helpers.figures import figures
from helpers.wanderer import Wanderer
from horologium.campaign import battle
from horologium.campaign.books import Books

A_LIFE = 40  # walks after which another campaign is begun
DEEP = 200


def place(session):
    """The number of the step after which a campaign stands."""
    step = session.can_undo()
    return step.seq if step else 0


class Walker:
    """Walks back and forth through the history of a campaign, and knows the digest of every place."""

    def __init__(self, session, chance):
        self.session, self.chance, self.wanderer = session, chance, Wanderer(session, chance)
        self.known = {place(session): session.archive.digest()}
        self.start = place(session)

    def note(self):
        self.known[place(self.session)] = self.session.archive.digest()

    def check(self):
        assert self.session.archive.digest() == self.known[place(self.session)]
        assert self.session.books.digest() == Books(self.session.archive.records()).digest()

    def deeds(self, count):
        for _ in range(count):
            self.wanderer.deed()
            self.note()

    def back_and_forth(self, turns):
        for _ in range(turns):
            back, forth = place(self.session) > self.start, self.session.can_redo() is not None
            if back and (not forth or self.chance.random() < 0.6):
                self.session.undo()
            elif forth:
                self.session.redo()
            self.check()

    def home(self):
        while place(self.session) > self.start:
            self.session.undo()
            self.check()

    def end(self):
        while self.session.can_redo():
            self.session.redo()
            self.check()


def in_camp(folder, chance):
    session = founded(new_shelf(folder, keeps=False))
    Wanderer(session, chance).go_on()
    return session


@figures("walks", 130, 3_500)
def test_walks_through_the_camp_are_exact(tmp_path, walks, report):
    chance = random.Random(walks)
    for first in range(0, walks, A_LIFE):
        with closing(in_camp(tmp_path / str(first), chance)) as session:
            for _ in range(min(A_LIFE, walks - first)):
                walker = Walker(session, chance)
                walker.deeds(chance.randint(1, 5))
                walker.back_and_forth(chance.randint(1, 8))
                if chance.random() < 0.5:  # go on from the middle: what was undone is abandoned
                    walker.deeds(1)
                walker.home()
    report("walks through the camp", walks)


@figures("walks", 70, 1_500)
def test_walks_at_the_table_are_exact(tmp_path, walks, report):
    chance = random.Random(walks)
    for first in range(0, walks, A_LIFE):
        with closing(in_camp(tmp_path / str(first), chance)) as session:
            Wanderer(session, chance).go_on()
            for _ in range(min(A_LIFE, walks - first)):
                walk_at_the_table(session, chance)
    report("walks at the table", walks)


def walk_at_the_table(session, chance):
    """Take up the battle as it is kept, answer, undo, redo; every length of the log has its digest."""
    kept = battle.begin(session)
    known = {len(kept.table.log): kept.table.digest()}
    for _ in range(chance.randint(1, 6)):
        kept.play_on(everybody(session, seed=chance.randint(0, 99)), most=1)
        known[len(kept.table.log)] = kept.table.digest()
    for _ in range(chance.randint(1, 12)):
        length, forth = len(kept.table.log), bool(kept.table.bookmark().undone)
        if length > min(known) and (not forth or chance.random() < 0.6):
            kept.undo()
        elif forth:
            kept.redo()
        assert kept.table.digest() == known[len(kept.table.log)]
    assert battle.resume(session, kept.keeper.id).table.digest() == kept.table.digest()


@figures("missions", 1, 25)
def test_walks_across_whole_missions_are_exact(tmp_path, missions, report):
    chance, steps = random.Random(missions), 0
    for number in range(missions):
        with closing(in_camp(tmp_path / str(number), chance)) as session:
            walker = Walker(session, chance)
            across_a_mission(walker, chance)
            walker.home()
            walker.end()
            walker.back_and_forth(20)
            steps += len(session.steps)
    report("steps across missions", steps)


def across_a_mission(walker, chance):
    session = walker.session
    while not session.can_undo() or session.can_undo().name != "finish-aftermath":
        stage = session.books.standing.stage
        if stage in ("camp", "aftermath") and chance.random() < 0.5:
            walker.deeds(1)
        else:
            walker.wanderer.go_on()
        if place(session) not in walker.known:
            walker.note()


def test_two_hundred_steps_can_be_undone_after_a_restart(tmp_path):
    chance = random.Random(5)
    session = in_camp(tmp_path, chance)
    walker = Walker(session, chance)
    walker.deeds(DEEP + 10)
    session.close()
    with closing(opened(new_shelf(tmp_path), path_of(session))) as again:
        walker.session = again
        for _ in range(DEEP):
            again.undo()
        assert again.archive.digest() == walker.known[sorted(walker.known)[-DEEP - 1]]
        walker.end()
        assert place(again) == max(walker.known)
