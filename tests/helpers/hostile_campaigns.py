"""Exported campaigns of a real game, changed by somebody who knows the format: every hash and digest is right again."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from contextlib import closing, suppress

from helpers.companies import founded, pack, path_of
from helpers.wanderer import Wanderer
from horologium.campaign.books import digest_of
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.overrides import AddItemByHand
from horologium.campaign.records import KINDS
from horologium.engine.core.codec import canonical
from horologium.store.exports import SUFFIX
from horologium.store.tables import record

ANSWERS = 6


def exported(shelf, folder, chance):
    """The parts of a good file: a company in its first battle, with a note, a find, and something undone."""
    with closing(founded(shelf)) as session:
        session.do(AddNote("Rain", "And a letter."))
        session.do(AddItemByHand("equipment", "hood", "a find"))
        wanderer = Wanderer(session, chance)
        while session.books.standing.stage != "battle":
            wanderer.go_on()
        for _ in range(ANSWERS):
            wanderer.go_on()
        session.do(AddNote("Thunder"))
        session.undo()
        shelf.export(path_of(session), folder / f"good{SUFFIX}", [pack()])
    with zipfile.ZipFile(folder / f"good{SUFFIX}") as whole:
        return {name: whole.read(name) for name in whole.namelist()}


class Hostile:
    """The tables of an exported campaign, to be changed; ``data`` vouches for whatever they have become."""

    def __init__(self, parts):
        self.parts = dict(parts)
        self.manifest = json.loads(parts["manifest.json"])
        self.tables = {
            name.removeprefix("data/").removesuffix(".jsonl"): [json.loads(line) for line in text.splitlines()]
            for name, text in parts.items()
            if name.startswith("data/")
        }

    def row(self, table, number=0, **values):
        """Change a row, and nothing else."""
        self.tables[table][number] |= values

    def everywhere(self, table, number=0, **values):
        """Change a record, and every image of it in the history."""
        row = self.tables[table][number]
        for change in self.tables["change"]:
            if (change["kind"], change["id"]) == (table, row["id"]):
                for side in ("before", "after"):
                    if change[side] is not None:
                        change[side] = canonical(json.loads(change[side]) | values)
        row |= values

    def extra(self, table, **values):
        """One more row like the first, numbered anew."""
        rows = self.tables[table]
        number = 900_000 + len(rows)
        fresh = {"id": f"{table}-{number}"} if table != "step" else {}
        place = {"place": max(row["place"] for row in rows) + 1} if "place" in rows[0] else {}
        rows.append(rows[0] | fresh | place | values)

    def data(self):
        """The whole file, with the hashes, numbers of rows and digest that it should have."""
        for table, rows in self.tables.items():
            self.parts[f"data/{table}.jsonl"] = "".join(f"{json.dumps(row)}\n" for row in rows).encode()
        with suppress(Exception):  # what is no record has no digest
            records = [record(kind, row) for kind in KINDS for row in self.tables[kind]]
            self.manifest["digest"] = digest_of(records)
        named = {part["path"]: part for part in self.manifest["files"]}
        self.manifest["files"] = [
            named.get(name, {"path": name, "name": ""})
            | {"sha256": hashlib.sha256(data).hexdigest(), "rows": data.count(b"\n") * name.startswith("data/")}
            for name, data in self.parts.items()
            if name != "manifest.json"
        ]
        return zipped({**self.parts, "manifest.json": json.dumps(self.manifest).encode()})


def zipped(parts):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as whole:
        for name, data in parts.items():
            whole.writestr(name, data)
    return buffer.getvalue()
