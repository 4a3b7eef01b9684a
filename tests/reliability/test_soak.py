"""R9: the same answers lead to the same battle, whoever plays it again, and many battles leave nothing behind."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.battles import new_table, random_battles, random_players, sample_setups
from helpers.figures import figures
from helpers.replaying import digests_of, played
from helpers.source import ROOT
from horologium.engine.core.answerers import play_on
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS

MOST_GROWTH = 20 * 2**20
ELSEWHERE = {"PYTHONHASHSEED": "4711", "LC_ALL": "C", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati"}


def battles(count):
    """Battles of all rulesets in turn."""
    share = count // len(RULESETS)
    for ruleset in RULESETS.values():
        yield from random_battles(ruleset, share)


def soaked(count):
    """So many battles as lines."""
    return [played(table, router) for table, router in battles(count)]


def again(lines, python=sys.executable, **variables):
    """The digests that another process comes to."""
    places = os.pathsep.join(str(ROOT / folder) for folder in ("desktop", "tests"))
    environment = {**os.environ, "PYTHONPATH": places, **variables}
    done = subprocess.run(
        [python, "-m", "helpers.replaying"], input="\n".join(lines), env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def other_pythons():
    """Newer versions of Python that lie beside this one."""
    beside = Path(sys.base_prefix).parent
    return sorted(beside.glob("3.1[2-9].*/bin/python3")) if beside.name == "versions" else []


@figures("count", 50, 1_000)
def test_battles_go_the_same_way_in_another_process(count, report):
    lines = soaked(count)
    assert again(lines, **ELSEWHERE) == [digests_of(line) for line in lines]
    report("battles", f"{len(lines)} with {sum(len(json.loads(line)[2]) for line in lines)} answers")


@pytest.mark.trial
def test_battles_go_the_same_way_under_newer_pythons(report):
    lines = soaked(200)
    for python in other_pythons():
        assert again(lines, str(python), **ELSEWHERE) == [digests_of(line) for line in lines]
    report("other Pythons", [python.parts[-3] for python in other_pythons()])


def memory():
    """Bytes that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is told in another way here")
@figures("count", 20, 1_000)
def test_many_battles_leave_no_memory_behind(count, report):
    for table, router in battles(10):
        play_on(table, router)
    before, nothing = memory(), sys.getrefcount(None)
    for table, router in battles(count):
        play_on(table, router)
    grown = memory() - before
    report("memory", f"{grown / 2**20:.1f} MB more after {count} battles")
    assert grown < MOST_GROWTH
    assert sys.getrefcount(None) > nothing - 1_000


@figures("decisions", 400, 20_000)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda each: each.id)
def test_a_long_evening_at_one_table_is_sound(ruleset, decisions):
    """Played to the end, taken back to somewhere, played on in another way: on and on."""
    table, chance = new_table(ruleset, sample_setups(ruleset)[-1][0]), SplitMix(decisions)
    start, given = table.save()["start"], 0
    while given < decisions:
        given += play_on(table, random_players(given), most=decisions - given)
        for _ in range(chance.below(len(table.log)) + 1):
            table.undo()
    straight = Table(ruleset, ruleset.codec.load(start))
    straight.replay(table.log)
    assert straight.digest() == table.digest()
    assert list(ruleset.faults(table.at(0).state)) == []
