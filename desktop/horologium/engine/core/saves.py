"""The parts of a save: the log, the journal and the state, written as plain data and read back with care."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from horologium.engine.core.errors import BadData
from horologium.engine.core.journal import Journal, entry_from_json
from horologium.engine.core.ruleset import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ask import Answer, Mark
    from horologium.engine.core.codec import Json
    from horologium.engine.core.ruleset import Ruleset

S = TypeVar("S", bound=State)


class Answered(NamedTuple):
    """One line of the log: what was asked, what was answered, and by whom."""

    mark: Mark
    answer: Answer
    source: str


class TakenBack(NamedTuple):
    """An answer that was given after so many others, and taken back."""

    answers: int
    line: Answered


def plain_log(log: Iterable[Answered]) -> list[Json]:
    """The log as plain data."""
    return [[list(line.mark), list(line.answer), line.source] for line in log]


def history(save: Json) -> Journal:
    """What was in the journal before the first answer of the save."""
    count, entries = save["history"], save["journal"]
    if type(count) is not int or not 0 <= count <= len(entries):
        raise BadData("the journal of the save is not whole", "use a save made by this program")
    return written(entries[:count])


def written(entries: Iterable[Any]) -> Journal:
    """A journal that was written as plain data."""
    journal = Journal()
    journal.entries = [entry_from_json(entry) for entry in entries]
    return journal


def answered(data: Any) -> list[Answered]:
    """The lines of a log; anything but texts is refused."""
    lines = []
    for mark, answer, source in data:
        texts = (*mark, *answer, source)
        if len(mark) != 4 or not all(isinstance(text, str) for text in texts):
            raise BadData("an answer in the save is not made of texts", "use a save made by this program")
        lines.append(Answered(tuple(mark), tuple(answer), source))
    return lines


def recalled(data: Any) -> dict[tuple[Mark, int], Answer]:
    """What chance had answered before an undo."""
    lines = answered([(mark, answer, "") for mark, _, answer in data])
    return {(line.mark, times): line.answer for line, (_, times, _) in zip(lines, data, strict=True)}


def remarked(taken_back: list[TakenBack], last: TakenBack, *, told: bool) -> list[TakenBack]:
    """The remarks after one more answer is taken back: it stands for those after it, which went before.

    Of what nobody was told, no remark is needed.
    """
    earlier = [remark for remark in taken_back if remark.answers <= last.answers]
    return [*earlier, last] if told or len(earlier) < len(taken_back) else earlier


def plain_memory(remembered: Mapping[tuple[Mark, int], Answer], taken_back: Iterable[TakenBack]) -> dict[str, Json]:
    """What chance had answered before an undo, and what was taken back, which is left out where there is nothing."""
    found: dict[str, Json] = {
        "remembered": [[list(mark), times, list(answer)] for (mark, times), answer in remembered.items()]
    }
    if undone := [[remark.answers, *plain_log([remark.line])] for remark in taken_back]:
        found["taken_back"] = undone
    return found


def remarks(save: Json) -> list[TakenBack]:
    """What was taken back, from a save that may tell nothing of it."""
    found = []
    for answers, line in save.get("taken_back", ()):
        if type(answers) is not int or answers < 0:
            raise BadData("what was taken back in the save is not whole", "use a save made by this program")
        found.append(TakenBack(answers, *answered([line])))
    return found


def sound(ruleset: Ruleset[S], data: Json) -> S:
    """A state that was read, if nothing in it is broken."""
    state = ruleset.codec.load(data)
    for fault in ruleset.faults(state):
        raise BadData(f"the state is broken: {fault}", "use a save made by this program")
    return state
