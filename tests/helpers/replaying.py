"""Battles written as lines, and played again from them: ``python -m helpers.replaying < LINES``.

Playing again needs the standard library and the engine alone, so that any Python can do it.
"""

from __future__ import annotations

import json
import sys

from horologium.engine.core.answerers import play_on
from horologium.engine.core.saves import answered
from horologium.engine.core.table import Table
from horologium.engine.rulesets import ruleset

EVERY = 10


def played(table, router):
    """Play a battle to its end; gives it as a line, with the digest of every tenth position and of the last.

    At these positions the rules look for faults in the last quiet moment.
    """
    digests = [table.digest()]
    while play_on(table, router, most=EVERY):
        digests.append(table.digest())
        assert list(table.ruleset.faults(table.ruleset.codec.load(table.save()["checkpoint"]["state"]))) == []
    save = table.save()
    return json.dumps([table.ruleset.id, save["start"], save["answers"], digests])


def played_again(line):
    """The digests of a battle when its answers are given once more."""
    game, start, answers, _ = json.loads(line)
    rules = ruleset(game)
    table = Table(rules, rules.codec.load(start))
    digests, lines = [table.digest()], answered(answers)
    for first in range(0, len(lines), EVERY):
        table.replay(lines[first : first + EVERY])
        digests.append(table.digest())
    return digests


def digests_of(line):
    """The digests that were written with a battle."""
    return json.loads(line)[3]


if __name__ == "__main__":
    for each in sys.stdin:
        sys.stdout.write(json.dumps(played_again(each)) + "\n")
