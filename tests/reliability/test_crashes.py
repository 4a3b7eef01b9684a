"""R13: however the program ends, the next start tells of it, and the campaign opens at the last answer."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from contextlib import closing

import pytest

from helpers.companies import founded, new_shelf, opened, path_of
from helpers.source import ROOT
from horologium.campaign import battle
from horologium.ui.window.crash_watch import CRASH, CrashWatch

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of another kind")


@pytest.fixture
def campaign(tmp_path):
    session = founded(new_shelf(tmp_path))
    session.close()
    return path_of(session)


def ended(data, campaign, how):
    """Let the program come to its end; gives the exit code and how many answers it had given."""
    places = os.pathsep.join(str(ROOT / folder) for folder in ("desktop", "tests"))
    done = subprocess.run(
        [sys.executable, "-m", "helpers.crashing", str(data), str(campaign), how],
        env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, int(done.stdout)


@pytest.fixture
def watch(tmp_path, monkeypatch):
    """The next start, without a window."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    for name in ("enable", "disable"):  # those of this process are the test suite's
        monkeypatch.setattr(faulthandler, name, lambda *_: None)
    made = CrashWatch(tmp_path)
    yield made
    made.end()


@pytest.mark.parametrize(
    ("how", "code", "words"),
    [
        ("segv", -11, "Segmentation fault"),
        ("kill", -9, "Horologium"),
        ("start", 1, "the first thing that went wrong"),
    ],
)
def test_a_bad_end_is_told_by_the_next_start_and_nothing_is_lost(tmp_path, campaign, watch, how, code, words):
    returned, answers = ended(tmp_path, campaign, how)
    crash = watch.begin()
    assert (returned, words in crash.log, str(tmp_path / CRASH) in crash.sentence) == (code, True, True)
    with closing(opened(new_shelf(tmp_path), campaign)) as session:
        kept = battle.resume(session, session.books.standing.battle)
        assert (len(kept.table.log), kept.words, session.archive.read_only) == (answers, (), "")


@pytest.mark.parametrize("how", ["quit", "term", "int"])
def test_a_tidy_end_leaves_nothing_to_tell(tmp_path, campaign, watch, how):
    returned, _ = ended(tmp_path, campaign, how)
    assert (returned, watch.begin(), (tmp_path / CRASH).exists()) == (0, None, False)
