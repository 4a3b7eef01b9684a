"""Campaigns in real files for tests of the store: small records, steps, and battles with stones."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import get_type_hints

from hypothesis import strategies as st

from helpers.source import ROOT
from horologium.campaign.books import Change
from horologium.campaign.ports import Step
from horologium.campaign.records import KIND_OF, KINDS, Chapter, Charter, MemberRecord, Standing, ThingRecord
from horologium.store.campaign_folder import CampaignFolder

AT = "2026-01-01T00:00:00+00:00"
CHARTER = Charter("one", "Siena", "rehearsal", "0" * 64, "stones", "plot", seed=7)
STANDING = Standing("one", "start", "camp", purse=1)
ADA = MemberRecord("member-1", "knight", "Ada", known=("parry",), raises=(("red", 2),))
FLAIL = ThingRecord("thing-2", "equipment", "flail", holder="member-1", history=("0: bought in Siena",))
BEGINNING = (CHARTER, STANDING, ADA, FLAIL)
PACK = SimpleNamespace(
    id="rehearsal", name="Rehearsal", manifest=SimpleNamespace(version=3), digest="0" * 64, ruleset="stones"
)

# What every database keeps: no half characters, no NUL, 63 bits.
TEXTS = st.text(st.characters(exclude_categories=("Cs",), exclude_characters="\0"), max_size=20)
NUMBERS = st.integers(-(2**63), 2**63 - 1)


def records(kind: str) -> st.SearchStrategy:
    """Any record of a kind."""
    hints = get_type_hints(KINDS[kind])
    plain = {str: TEXTS, int: NUMBERS}
    return st.builds(KINDS[kind], **{name: plain.get(hint, st.from_type(hint)) for name, hint in hints.items()})


def new_shelf(folder):
    return CampaignFolder(folder / "campaigns", now=lambda: AT)


def new_archive(folder, name="Siena", beginning=BEGINNING):
    return new_shelf(folder).create(name, beginning, [PACK])


def step(seq, label="a step"):
    return Step(seq, "test", label, "{}", AT)


def change(before, after):
    one = after or before
    return Change(KIND_OF[type(one)], one.id, before, after)


def earn(archive, seq, purse):
    """One step that changes a record, adds one and writes the chronicle; gives the digest after it."""
    old = next(record for record in archive.records() if isinstance(record, Standing))
    hero = MemberRecord(f"member-{seq + 10}", "knight", f"Recruit {seq}")
    entry = Chapter(f"chapter-{seq}", AT, seq, "deed", f"{purse} coins earned")
    changes = [change(old, replace(old, purse=purse)), change(None, hero), change(None, entry)]
    archive.write(step(seq, f"earn {purse}"), changes)
    return archive.digest()


def undo(archive, seq):
    archive.turn(seq, "undone", [each.turned() for each in reversed(archive.changes(seq))])


def redo(archive, seq):
    archive.turn(seq, "done", archive.changes(seq))


def run_python(code, *args, **options):
    """Run a piece of code in a process of its own, which finds the program and the helpers."""
    return subprocess.run(
        [*_python(code), *map(str, args)], capture_output=True, text=True, timeout=60, check=False, **options
    )


@contextmanager
def another_process(code, *args):
    """A process that says something when it is ready; it is killed in the end."""
    command = [*_python(code), *map(str, args)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True)
    try:
        with process.stdout, process.stdin:
            yield process
            process.kill()
    finally:
        process.kill()
        process.wait()


def _python(code):
    paths = [str(ROOT / "desktop"), str(ROOT / "tests")]
    return [sys.executable, "-c", f"import sys; sys.path[:0] = {paths!r}\n{code}"]
