"""A campaign file of the schema of today and an export of it, to be kept for ever.

``python -m helpers.frozen`` writes them anew: once for every release with a new schema, and never again after that.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from helpers.kept import ADA, AT, BEGINNING, change, earn, new_archive, step, undo
from helpers.source import ROOT
from helpers.stones import Stones, everybody, new_table
from horologium.campaign.records import ConditionRecord, Fought, Mark, Player
from horologium.campaign.reopening import reopened
from horologium.engine.core.answerers import play_on
from horologium.store import files
from horologium.store.exports import SUFFIX, export
from horologium.store.sqlite_files import connect

FILES = ROOT / "tests" / "store" / "_files"

MORE = (
    Player("player-1", "Eva", "red"),
    ConditionRecord("condition-1", "member-1", "injury", "limp", since="the-bridge", by_hand=("card",)),
    Mark("flag:bridge-burnt", "flag", "bridge-burnt"),
    Fought(
        "fought-1",
        1,
        "bridge",
        "the-bridge",
        "won",
        won=True,
        party=("member-1",),
        battle="battle-1",
        loot=(("equipment", "flail"),),
    ),
)


def played_again(archive):
    """What is proved beside the digest of the records: that the battle goes on, and that undo is exact."""
    yield reopened(Stones(), archive.battles.save("battle-1")).table.digest()
    undo(archive, archive.steps()[-2].seq)
    yield archive.digest()


def freeze(archive):
    """Fill a campaign with a bit of everything, an undone step and a battle in progress."""
    archive.write(step(1, "begin"), [change(None, record) for record in MORE])
    earn(archive, 2, 5)
    archive.write(step(3, "dismiss Ada"), [change(ADA, None)])
    undo(archive, 3)
    table = new_table()
    archive.battles.begin("battle-1", "the-bridge", "0" * 64, table.save(), AT)
    for seq in range(5):
        play_on(table, everybody(1), most=1)
        archive.battles.append("battle-1", seq, table.log[-1])
    table.undo()
    archive.battles.take_back("battle-1", 4)
    archive.battles.checkpoint("battle-1", table.save())


def main():
    """Write the file and its digests."""
    with tempfile.TemporaryDirectory() as folder:
        archive = new_archive(Path(folder), beginning=BEGINNING)
        freeze(archive)
        path = FILES / f"schema_{files.SCHEMA}.horologium"
        path.unlink(missing_ok=True)
        archive.database.copy_to(path)
        export(archive, path.with_suffix(SUFFIX), [], AT)
        digests = [archive.digest(), *played_again(archive)]
        archive.close()
    connection = connect(path)
    connection.execute("PRAGMA page_size=512")
    connection.execute("VACUUM")
    connection.close()
    path.with_suffix(".txt").write_text("\n".join(digests) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
