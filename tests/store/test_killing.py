"""What was acknowledged is there after ``kill -9`` at any moment; what was not is there whole or not at all."""

from __future__ import annotations

import random
import time
from contextlib import closing

import pytest

from helpers.kept import another_process
from helpers.stones import Stones
from horologium.campaign.reopening import reopened

WRITES = """
from pathlib import Path
from helpers.kept import AT, earn
from helpers.stones import everybody, new_table
from horologium.engine.core.answerers import play_on
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
number = len(archive.battles.heads())
step = len(archive.steps(10_000))
print("ready", flush=True)
while True:
    number, table = number + 1, new_table()
    archive.battles.begin(f"battle-{number}", "mission", "digest", table.save(), AT)
    while play_on(table, everybody(number), most=1):
        archive.battles.append(f"battle-{number}", len(table.log) - 1, table.log[-1])
        print("answer", number, len(table.log), flush=True)
    step += 1
    earn(archive, step, step)
    print("step", step, 0, flush=True)
"""


def killed(path, seconds):
    """Kill a process that writes; the numbers of the last step and of the last battle and answer it acknowledged."""
    seen = {}
    with another_process(WRITES, path) as process:
        assert process.stdout.readline() == "ready\n"
        time.sleep(seconds)
        process.kill()
        for line in process.stdout.read().splitlines():
            kind, *numbers = line.split()
            if len(numbers) == 2:
                seen[kind] = tuple(map(int, numbers))
    return seen


def check_nothing_lost(archive, seen, steps_before):
    assert (archive.read_only, archive.database.pragma("integrity_check")) == ("", [("ok",)])
    steps, heads = len(archive.steps(10_000)), archive.battles.heads()
    last = seen.get("step", (steps_before, 0))[0]
    assert last <= steps <= last + 1
    if "answer" in seen:
        number, answers = seen["answer"]
        assert answers <= heads[number - 1].answers <= answers + 1
        assert number <= len(heads) <= number + 1
    for head in heads[-2:]:
        assert len(reopened(Stones(), archive.battles.save(head.id)).table.log) == head.answers
    return steps


def run(shelf, path, kills, seed):
    chance, steps = random.Random(seed), 0
    for _ in range(kills):
        seen = killed(path, chance.uniform(0, 0.15))
        with closing(shelf.open(path)) as archive:
            steps = check_nothing_lost(archive, seen, steps)


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(shelf, archive):
    archive.close()
    run(shelf, archive.database.path, kills=5, seed=1)


@pytest.mark.trial
def test_nothing_acknowledged_is_lost_in_many_kills(shelf, archive):
    archive.close()
    run(shelf, archive.database.path, kills=100, seed=2)
