"""Results as they come, one line of JSON each, so that an interrupted lab goes on where it was."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import horologium
from horologium.lab.packs import BadOrder

if TYPE_CHECKING:
    from horologium.content.packs import Pack

FORMAT: Final = 1
DIGITS: Final = 16
PARTS: Final = ("campaign", "engine", "lab")
"""What decides how a game goes."""


def head_of(pack: Pack, kind: str, seed: int) -> dict[str, Any]:
    """What results belong to: other rules, another pack or another seed give other results."""
    return {
        "lab": FORMAT,
        "kind": kind,
        "pack": pack.id,
        "digest": pack.digest,
        "engine": engine_mark(),
        "seed": seed,
    }


def engine_mark() -> str:
    """The version of the program, and in a checkout a digest of all rules and bots."""
    folder = Path(horologium.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for part in PARTS for path in (folder / part).rglob("*.py")):
        digest.update(path.read_bytes())
    return f"{horologium.__version__}/{digest.hexdigest()[:DIGITS]}"


class ResultsFile:
    """Results by key, in a file if there is one. ``notice`` says what became of the results that lay there."""

    def __init__(self, file: Path | None, head: dict[str, Any]) -> None:
        self._file, self._head, self.notice = file, head, ""
        self.results: dict[str, Any] = {}
        if file is not None:
            self._read(file)

    def add(self, key: str, result: Any) -> None:
        """Keep a result; it is in the file when this returns."""
        self.results[key] = result
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({"key": key, "result": result}) + "\n")

    def _read(self, file: Path) -> None:
        try:
            lines = file.read_text("utf-8").splitlines() if file.exists() else []
            rows = [_row(line) for line in lines]
            if not rows or rows[0] != self._head:
                if rows and "lab" not in (rows[0] or {}):
                    raise BadOrder(f"{file} holds something else than results of the lab: name another file")
                self._begin(file, anew=bool(rows))
                return
            whole = [row for row in rows[1:] if row is not None]
            self.results = {row["key"]: row["result"] for row in whole}
            if len(whole) < len(rows) - 1 or (lines and not file.read_bytes().endswith(b"\n")):
                self._write_all(file)  # the last line was cut off
            self.notice = f"going on with {file}: {len(whole)} results are there"
        except (OSError, UnicodeDecodeError) as error:
            raise BadOrder(f"{file} cannot be used ({error}): name another file") from error

    def _begin(self, file: Path, *, anew: bool) -> None:
        file.write_text(json.dumps(self._head) + "\n", "utf-8")
        if anew:
            self.notice = f"{file} holds results of another pack, seed or version: it is begun anew"

    def _write_all(self, file: Path) -> None:
        rows = [self._head, *({"key": key, "result": result} for key, result in self.results.items())]
        file.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")


def _row(line: str) -> dict[str, Any] | None:
    """One line, or None if it is not whole."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
