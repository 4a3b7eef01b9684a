"""Where answers become durable: the port of a keeper, and saved battles in the data folder, any of which can go on."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication

from horologium.campaign.reopening import other_rules
from horologium.engine.core.errors import BadData, EngineError
from horologium.engine.core.saves import answered
from horologium.engine.core.table import Table
from horologium.engine.rulesets import ruleset
from horologium.ui.art.emblems import NONE, EmblemBook
from horologium.ui.art.portraits import Sitter
from horologium.ui.battle.seating import Seating, seating_from_json

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.engine.core.ruleset import Outcome
    from horologium.engine.core.saves import Answered


@dataclass(eq=False)
class OpenBattle:
    """A battle to be played: its table, who sits there now, and what it is called.

    ``sitters`` are the figures, by their keys, whose faces are known from elsewhere, such as a campaign; ``words``
    say what applies to a battle of other rules; ``emblems`` are those that its pack brings.
    """

    table: Table[Any]
    seating: Seating
    title: str
    pack: str = ""
    mission: str = ""
    sitters: Mapping[str, Sitter] = field(default_factory=dict)
    words: str = ""
    emblems: EmblemBook = NONE


class AnswerKeeper(Protocol):
    """Hears of everything that must not be lost. It raises OSError when it cannot keep it, and nothing is done then."""

    def started(self, battle: OpenBattle) -> None:
        """A battle begins, before its first answer."""

    def answered(self, seq: int, line: Answered) -> None:
        """The answer number ``seq``, counted from 0, was given."""

    def seated(self, seating: Seating) -> None:
        """Somebody else plays for a player from now on, or dice come from elsewhere."""

    def undone(self, to: int) -> None:
        """All answers from number ``to`` on were taken back."""

    def finished(self, outcome: Outcome) -> None:
        """The battle is over; an undo may still reopen it."""


class NullKeeper:
    """Keeps nothing: for tests, tutorials and looking on."""

    def started(self, battle: OpenBattle) -> None:
        """Let it pass."""

    def answered(self, seq: int, line: Answered) -> None:
        """Let it pass."""

    def seated(self, seating: Seating) -> None:
        """Let it pass."""

    def undone(self, to: int) -> None:
        """Let it pass."""

    def finished(self, outcome: Outcome) -> None:
        """Let it pass."""


class LookingKeeper(NullKeeper):
    """Lets nothing be changed: for battles that are over and only looked at again."""

    def answered(self, seq: int, line: Answered) -> None:
        """Refuse."""
        raise OSError(QCoreApplication.translate("AnswerKeeper", "this battle is over; it can only be looked at"))

    def undone(self, to: int) -> None:
        """Refuse."""
        raise OSError(QCoreApplication.translate("AnswerKeeper", "this battle is over; it can only be looked at"))


FORMAT = 1
HEADER = "battle.json"
LONGEST_TAIL = 32


class SavedBattle(NamedTuple):
    """A battle that can go on, or one that is over and can be looked at; ``problem`` says why it cannot be opened."""

    id: str
    title: str
    game: str
    changed: str
    answers: int
    over: str = ""
    problem: str = ""


class FileKeeper:
    """Keeps one battle in a folder of its own under ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._place: Path | None = None
        self._battle: OpenBattle | None = None
        self._tail = 0
        self._tail_length = 0

    @property
    def id(self) -> str:
        """The name of the battle's folder."""
        return "" if self._place is None else self._place.name

    def started(self, battle: OpenBattle) -> None:
        """Make the folder and write everything into it."""
        self._place, self._battle = _new_folder(self._folder, battle), battle
        self._write()

    def goes_on(self, battle: OpenBattle, id_: str) -> None:
        """Take up a battle that was saved before."""
        self._place, self._battle = self._folder / id_, battle
        self._tail = _header(self._place)["tail"]
        self._write()

    def answered(self, seq: int, line: Answered) -> None:
        """Put the answer on disk; now and then the whole table, so that opening stays quick."""
        if self._tail_length >= LONGEST_TAIL:
            self._write()
            return
        place = self._where() / f"answers-{self._tail}.jsonl"
        with place.open("a", encoding="utf-8") as file:
            file.write(json.dumps([seq, list(line.mark), list(line.answer), line.source], ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self._tail_length += 1

    def seated(self, seating: Seating) -> None:
        """Write down who plays now."""
        self._write()

    def undone(self, to: int) -> None:
        """Write the table as it stands after going back."""
        self._write()

    def finished(self, outcome: Outcome) -> None:
        """Write down how it ended."""
        self._write()

    def _where(self) -> Path:
        if self._place is None:
            raise RuntimeError("an answer came before the battle had started")
        return self._place

    def _write(self) -> None:
        """Replace the header, and begin a new tail; a crash in between leaves the old pair."""
        place, battle = self._where(), self._battle
        if battle is None:
            raise RuntimeError("there is no battle to write down")
        outcome = battle.table.outcome
        data = {
            "format": FORMAT,
            "title": battle.title,
            "game": battle.table.ruleset.title,
            "pack": battle.pack,
            "mission": battle.mission,
            "changed": datetime.now(UTC).isoformat(timespec="seconds"),
            "over": "" if outcome is None else outcome.why,
            "tail": self._tail + 1,
            "seating": battle.seating.to_json(),
            "table": battle.table.save(),
        }
        _replace(place / HEADER, json.dumps(data, ensure_ascii=False))
        (place / f"answers-{self._tail}.jsonl").unlink(missing_ok=True)
        self._tail, self._tail_length = self._tail + 1, 0


def saved_battles(folder: Path) -> list[SavedBattle]:
    """List all saved battles, the latest first; one that cannot be read is listed with the reason."""
    if not folder.is_dir():
        return []
    found = [_listed(place) for place in folder.iterdir() if (place / HEADER).is_file()]
    return sorted(found, key=lambda saved: saved.changed, reverse=True)


def open_battle(folder: Path, id_: str) -> OpenBattle:
    """Open a saved battle where it was left, in the midst of an activation too; under other rules, a bit before."""
    place = folder / id_
    header = _header(place)
    table_data = header["table"]
    game = ruleset(str(table_data.get("ruleset")))
    if game is None:
        raise BadData(f"{id_} is of a game that is not here", "install the program that wrote it")
    table, words = Table.resume(game, table_data), ""
    tail = _tail(place / f"answers-{header['tail']}.jsonl", len(table_data["answers"]))
    if table_data["version"] == game.version:
        table.replay(tail)
    else:
        again = len(table_data["answers"]) + len(tail) - table_data["checkpoint"]["at"]
        words = other_rules(game, table_data["version"], again)
    seating = seating_from_json(header["seating"])
    return OpenBattle(table, seating, header["title"], header["pack"], header["mission"], words=words)


def delete_battle(folder: Path, id_: str) -> None:
    """Take a saved battle off the disk."""
    shutil.rmtree(folder / id_)


def _listed(place: Path) -> SavedBattle:
    try:
        header = _header(place)
        tail = _tail(place / f"answers-{header['tail']}.jsonl", len(header["table"]["answers"]))
        answers = len(header["table"]["answers"]) + len(tail)
    except (EngineError, OSError, LookupError, TypeError) as error:
        return SavedBattle(place.name, place.name, "", "", 0, problem=str(error))
    return SavedBattle(place.name, header["title"], header["game"], header["changed"], answers, header["over"])


def _header(place: Path) -> dict[str, Any]:
    try:
        data = json.loads((place / HEADER).read_text(encoding="utf-8"))
        texts = ("title", "game", "pack", "mission", "changed", "over")
        sound = data["format"] == FORMAT and all(isinstance(data[name], str) for name in texts)
        if not sound or type(data["tail"]) is not int or not isinstance(data["table"], dict):
            raise ValueError
    except (ValueError, LookupError, TypeError) as error:
        message = f"{place.name}/{HEADER} is not a battle saved by this version"
        raise BadData(message, "delete it, or open it with the program that wrote it") from error
    return dict(data)


def _tail(file: Path, first: int) -> list[Answered]:
    """Read the answers since the header; a last line that was not written to its end does not count."""
    if not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    lines = []
    for number, row in enumerate(text[: text.rfind("\n") + 1].splitlines(), first):
        try:
            seq, *given = json.loads(row)
            if seq != number:
                raise ValueError
            lines += answered([given])
        except (ValueError, TypeError) as error:
            message = f"{file.parent.name}/{file.name}: answer {number} cannot be read"
            raise BadData(message, "delete that line and those after it") from error
    return lines


def _new_folder(folder: Path, battle: OpenBattle) -> Path:
    name = re.sub(r"[^a-z0-9]+", "-", battle.title.casefold())[:60].strip("-") or "battle"
    number = 1
    while True:
        place = folder / f"{name}-{number}"
        try:
            place.mkdir(parents=True)
        except FileExistsError:
            number += 1
        else:
            return place


def _replace(file: Path, text: str) -> None:
    waiting = file.with_suffix(".new")
    with waiting.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    waiting.replace(file)
