"""A choice in the making: which options are taken so far, and when they are an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer
    from horologium.ui.battle.questions import Question


class Choice:
    """Keeps the order in which options were taken; a choice of exactly one is an answer at once.

    An option with a warning waits, as ``held``, until it is taken once more or confirmed.
    """

    def __init__(self, question: Question) -> None:
        self._question = question
        self._offered = {option.key: option for option in question.options}
        self.taken: list[str] = []
        self.held = ""

    @property
    def several(self) -> bool:
        """Whether it has to be confirmed."""
        return not self._question.single

    @property
    def warning(self) -> str:
        """What should be thought over before the option that waits is taken."""
        return self._offered[self.held].warning if self.held else ""

    @property
    def complete(self) -> bool:
        """Whether what is taken is an answer."""
        if not self.several:
            return bool(self.held)
        return self._question.least <= len(self.taken) <= self._question.most

    @property
    def answer(self) -> Answer:
        """What is taken."""
        return (self.held,) if self.held else tuple(self.taken)

    def offers(self, key: str) -> bool:
        """Whether an option is offered."""
        return key in self._offered

    def take(self, key: str) -> Answer | None:
        """Take an option, or put it back; the answer if that decides it."""
        if key not in self._offered:
            return None
        if not self.several:
            return self._decide(key)
        if key in self.taken:
            self.taken.remove(key)
        else:
            if len(self.taken) == self._question.most:
                self.taken.pop()
            self.taken.append(key)
        return None

    def clear(self) -> bool:
        """Take everything back; False if there was nothing."""
        there = bool(self.taken or self.held)
        self.taken.clear()
        self.held = ""
        return there

    def _decide(self, key: str) -> Answer | None:
        """Take one option for the answer, unless it should be thought over first."""
        if not self._offered[key].warning or self.held == key:
            return (key,)
        self.held = key
        return None

    def places(self) -> dict[str, str]:
        """Tell where options lie on the board: the key of a cell or figure, and the option behind it."""
        found = {key: key for key in self._offered}
        for key, option in self._offered.items():
            if len(option.cells) + len(option.figures) == 1:
                found.setdefault((option.cells + option.figures)[0], key)
        return found
