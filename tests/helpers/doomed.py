"""A process that plays real campaigns until it is killed: ``python -m helpers.doomed`` forks one for every line.

Everything is imported once, so that a process to kill costs a fork. Each says with ``try`` what it is about to do and
with ``did`` what is done, and so on disk; what stood last before the kill is what may be there, or not, afterwards.
"""

from __future__ import annotations

import gc
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from pathlib import Path

from helpers.companies import beginning, founded, new_shelf, opened, pack, path_of
from helpers.wanderer import Wanderer
from horologium.store import files, migrate
from horologium.store.database import open_file

NOW, NEXT = files.SCHEMA, files.SCHEMA + 1
RELEASE = f"""
from alembic import op
import sqlalchemy as sa

revision, down_revision = "{NEXT:04}", "{NOW:04}"


def upgrade():
    with op.batch_alter_table("member") as hero:
        hero.add_column(sa.Column("age", sa.Integer(), nullable=False, server_default="30"))
"""


def say(word, **facts):
    """One line, at once."""
    os.write(1, (json.dumps([word, facts]) + "\n").encode())


def facts(session):
    """What is on disk: digest, states of the steps, and where the battles stand."""
    return {
        "digest": session.archive.digest(),
        "states": {str(step.seq): step.state for step in session.archive.steps(1_000)},
        **battle_facts(session),
    }


def battle_facts(session):
    """Where the battles stand."""
    return {"battles": {head.id: head.answers for head in session.archive.battles.heads()}}


class Playing:
    """Plays on: operations, undo, redo, and battles answer by answer."""

    def __init__(self, folder, chance, path):
        self.session = opened(new_shelf(folder), Path(path))
        self.wanderer, self.chance = Wanderer(self.session, chance), chance

    def act(self):
        """Do one thing."""
        stage, luck = self.session.books.standing.stage, self.chance.random()
        if stage == "battle":
            what = self.wanderer.take_back if luck < 0.15 else self.wanderer.go_on
        elif stage in ("camp", "aftermath") and luck < 0.6:
            what = self.wanderer.deed
        else:
            what = self.wanderer.turn if luck < 0.85 else self.wanderer.go_on
        say("try", what=what.__name__)
        done = what()
        say("did", what=done, **(battle_facts if "answer" in done else facts)(self.session))


class Shelving:
    """Copies: snapshots, forks, exports, imports and new campaigns."""

    def __init__(self, folder, chance, path):
        self.folder, self.path, self.chance, self.shelf = Path(folder), Path(path), chance, new_shelf(folder)
        self.number = 0

    def act(self):
        """Do one thing."""
        what = self.chance.choice((self.snapshot, self.fork, self.create, self.export, self.take_in))
        self.number += 1
        name = f"{what.__name__} {os.getpid()} {self.number}"
        say("try", what=what.__name__, name=name)
        found = what(name)
        say("did", what=what.__name__, name=name, path=str(found or ""))

    def snapshot(self, name):
        archive = self.shelf.open(self.path)
        archive.snapshot(name)
        archive.close()

    def fork(self, name):
        return self.shelf.fork(self.path, 0, name)

    def create(self, name):
        archive = self.shelf.create(name, beginning(name), [pack()])
        archive.close()
        return archive.database.path

    def export(self, name):
        target = self.folder / "exported" / name
        target.parent.mkdir(exist_ok=True)
        self.shelf.export(self.path, target, [pack()])
        return target

    def take_in(self, name):
        source = next((path for path in self.folder.glob("exported/export *") if path.suffix != files.PART), None)
        return self.shelf.take_in(source).path if source else self.export(name.replace("take_in", "export"))


class Migrating:
    """Opens older campaigns with the program of the next release, which has one migration more."""

    def __init__(self, folder, chance, path):
        place = Path(folder) / f"migrations {os.getpid()}"
        shutil.copytree(migrate.MIGRATIONS, place, ignore=shutil.ignore_patterns("__pycache__"))
        (place / "versions" / f"v{NEXT:04}_ages.py").write_text(RELEASE)
        files.SCHEMA, migrate.MIGRATIONS = NEXT, place
        self.waiting = sorted(Path(path).glob("*.horologium"))

    def act(self):
        """Lift one file; when all are lifted there is nothing to do but to wait."""
        if not self.waiting:
            time.sleep(0.001)
            say("idle")
            return
        path = self.waiting.pop()
        say("try", what="migrate", name=path.name)
        open_file(path).close()
        say("did", what="migrate", name=path.name)


class Holding:
    """Holds a campaign, having changed it once, and does nothing more."""

    def __init__(self, folder, chance, path):
        self.session = opened(new_shelf(folder), Path(path))
        Wanderer(self.session, chance).deed()

    def act(self):
        """Do nothing."""
        say("did", what="hold", **facts(self.session))
        signal.pause()


MODES = {"hold": Holding, "play": Playing, "shelve": Shelving, "migrate": Migrating}


def doom(mode, folder, path, seed):
    """Act until the end."""
    life = MODES[mode](folder, random.Random(seed), path)
    say("ready")
    while True:
        life.act()


def fork(order):
    """A process that does what was ordered."""
    child = os.fork()
    if child == 0:
        say("born", pid=os.getpid())
        try:
            doom(**order)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    say("gone", code=os.waitstatus_to_exitcode(status))


def warm_up():
    """Play a little, so that whatever is read or compiled once is not read or compiled anew after every fork."""
    with tempfile.TemporaryDirectory() as folder:
        session = founded(new_shelf(folder))
        session.close()
        session = opened(new_shelf(folder), path_of(session))
        wanderer = Wanderer(session, random.Random(1))
        for _ in range(12):
            wanderer.go_on()
        wanderer.take_back()
        facts(session)
        session.close()
    gc.collect()
    gc.freeze()


def main():
    """Fork for every line until there are no more."""
    warm_up()
    for line in iter(sys.stdin.readline, ""):
        fork(json.loads(line))


if __name__ == "__main__":
    main()
