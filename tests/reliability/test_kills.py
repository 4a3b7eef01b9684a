"""R1: whatever was acknowledged is there after ``kill -9``; what was not is there whole or not at all."""

from __future__ import annotations

import os
import random
import shutil
import time
from collections import Counter
from contextlib import closing

import pytest

from helpers.companies import founded, new_shelf, opened, path_of
from helpers.doomed import NEXT, NOW, facts
from helpers.executioner import executioner
from helpers.figures import figures
from helpers.wanderer import Wanderer
from horologium.campaign import battle
from horologium.store import files
from horologium.store.sqlite_files import connect

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")

A_LIFE = 25  # kills after which another campaign is begun
MODES = ("play",) * 8 + ("shelve", "migrate")
SEVERAL = 3  # steps that one undo takes back at most: it passes over a battle that was fought


class Scene:
    """One folder with a campaign that is killed again and again."""

    def __init__(self, folder, chance):
        self.folder, self.shelf = folder, new_shelf(folder, keeps=False)
        session = founded(self.shelf)
        wanderer = Wanderer(session, chance)
        for _ in range(chance.randint(0, 6)):
            wanderer.go_on()
        self.path, self.before = path_of(session), facts(session)
        session.close()
        self.tally = Counter()

    def kill(self, killer, mode):
        """Kill a process that is busy, and look at what is left."""
        self.tally["kills", mode] += 1
        getattr(self, f"_{mode}")(killer)

    # A campaign that was being played

    def _play(self, killer):
        words = killer.killed("play", self.folder, self.path)
        self.tally["acknowledged"] += len(words.done)
        known = {**self.before}
        for line in words.done:
            known |= line
        with closing(self._opened()) as session:
            assert session.archive.read_only == ""
            assert session.archive.database.pragma("integrity_check") == [("ok",)]
            extra = self._check_steps(session.archive, known, words.tried)
            extra += self._check_battles(session, known, words.tried)
            assert extra <= 1
            self.tally["unacknowledged"] += extra
            self.before = facts(session)

    def _opened(self):
        """Open the campaign again; the time that it took is kept, by the clock and of the processor."""
        clocks = {"opening ms": time.perf_counter, "opening cpu ms": time.process_time}
        begun = {name: clock() for name, clock in clocks.items()}
        session = opened(self.shelf, self.path)
        for name, clock in clocks.items():
            self.tally[name] = max(self.tally[name], int(1000 * (clock() - begun[name])))
        return session

    def _check_steps(self, archive, known, tried):
        """All steps are as acknowledged, but for the one that was tried: that one can be turned back to the letter."""
        now = {str(step.seq): step.state for step in archive.steps(1_000)}
        changed = [seq for seq in now if now[seq] != known["states"].get(seq)]
        lost = [seq for seq in known["states"] if seq not in now and known["states"][seq] == "done"]
        assert not lost
        assert len(changed) <= (0 if tried is None else SEVERAL if tried["what"] == "turn" else 1)
        backwards = sorted(changed, key=int, reverse=any(now[seq] == "done" for seq in changed))
        for seq in backwards:
            turn(archive, int(seq), "undone" if now[seq] == "done" else "done")
        assert archive.digest() == known["digest"]
        for seq in reversed(backwards):
            turn(archive, int(seq), now[seq])
        return bool(changed)

    def _check_battles(self, session, known, tried):
        """Every battle stands at its last answer, and can be played again up to there."""
        heads = session.archive.battles.heads()
        extra = [head.answers - known["battles"].get(head.id, 0) for head in heads]
        assert sum(map(abs, extra)) <= (tried is not None)
        assert len(heads) - len(known["battles"]) <= (tried is not None)
        if session.books.standing.stage == "battle" and heads and heads[-1].id == session.books.standing.battle:
            kept = battle.resume(session, heads[-1].id)
            assert (len(kept.table.log), kept.words) == (heads[-1].answers, ())
        return any(extra)

    # Copies that were being made

    def _shelve(self, killer):
        before = {card.path for card in self.shelf.cards()}
        words = killer.killed("shelve", self.folder, self.path)
        made = {line["path"] for line in words.done if line["path"]}
        cards = self.shelf.cards()
        fresh = {card.path for card in cards} - before
        assert [card.problem for card in cards if card.problem] == []
        assert all(os.path.exists(path) for path in made)
        assert len({str(path) for path in fresh} - made) <= (words.tried is not None)
        assert all(snapshot.good for snapshot in self.shelf.snapshots(self.path))
        with closing(opened(self.shelf, self.path)) as session:
            assert facts(session) == self.before
        for path in fresh:
            opened(self.shelf, path).close()
            self.shelf.remove(path)
        shutil.rmtree(self.folder / "campaigns" / "bin", ignore_errors=True)
        self.tally["acknowledged"] += len(words.done)

    # Older campaigns that were being lifted

    def _migrate(self, killer):
        folder = self.folder / "older"
        folder.mkdir(exist_ok=True)
        for number in range(3):
            shutil.copy(self.path, folder / f"{number}.horologium")
        words = killer.killed("migrate", self.folder, folder)
        done = {line["name"] for line in words.done}
        for path in sorted(folder.glob("*.horologium")):
            self._check_lifted(path, path.name in done)
        self.tally["acknowledged"] += len(words.done)
        shutil.rmtree(folder)

    def _check_lifted(self, path, done):
        with closing(connect(path)) as raw:
            schema = raw.execute("PRAGMA user_version").fetchone()[0]
            names = [row[1] for row in raw.execute("PRAGMA table_info(member)")]
            revision = raw.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert (schema, revision) in {(NOW, f"{NOW:04}"), (NEXT, f"{NEXT:04}")}
        assert ("age" in names) == (schema == NEXT)
        assert schema == NEXT or not done


def turn(archive, seq, state):
    """Undo or redo one step on disk, whatever the rules of undo say."""
    changes = archive.changes(seq)
    archive.turn(seq, state, changes if state == "done" else [each.turned() for each in reversed(changes)])


@figures("kills", 100, 2_000)
def test_nothing_acknowledged_is_ever_lost(tmp_path, kills, report):
    chance, tally = random.Random(kills), Counter()
    with executioner(chance) as killer:
        for number in range(kills):
            if number % A_LIFE == 0:
                scene = Scene(tmp_path / str(number), chance)
                scene.tally = tally
            scene.kill(killer, chance.choice(MODES))
    report("kills", dict(tally))
    assert tally["unacknowledged"] <= kills


def test_a_campaign_whose_process_was_killed_names_its_file_only(tmp_path):
    """What a crash leaves beside a campaign is put away by the next opening."""
    chance = random.Random(1)
    scene = Scene(tmp_path, chance)
    with executioner(chance) as killer:
        killer.killed("play", tmp_path, scene.path)
    opened(scene.shelf, scene.path).close()
    left = {path.name for path in scene.path.parent.iterdir() if path.is_file()}
    assert left == {scene.path.name}
    assert not files.wal(scene.path).exists()
