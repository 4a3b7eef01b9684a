"""What the steps of the wizard have in common: they tell that something has changed, and show what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Scrolled

if TYPE_CHECKING:
    from collections.abc import Sequence


class Step(Scrolled):
    """A column of fields; each group of problems, named by how their place begins, has a line of its own.

    What has to stay in sight while the fields are scrolled is a ``foot``, which may tell of problems too.
    """

    changed = Signal()
    foot: QWidget | None = None
    at_foot = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 10, 0)
        self.column.setSpacing(6)
        self.problems: dict[str, PlainLabel] = {}

    def has(self, where: str) -> bool:
        """Whether a problem at this place belongs to this step."""
        return where.partition(".")[0] in (*self.problems, self.at_foot)

    def show_problems(self, found: Sequence[tuple[str, str]]) -> None:
        """Show the problems of this step, each at its place."""
        for place, label in self.problems.items():
            texts = [text for where, text in found if where.partition(".")[0] == place]
            label.setText("\n".join(text[:1].upper() + text[1:] + "." for text in texts))
            label.setVisible(bool(texts))

    def add_title(self, text: str) -> None:
        """Begin a group of fields."""
        self.column.addWidget(PlainLabel(text, "title"))

    def add_problem(self, place: str) -> None:
        """Make room for what can be wrong with the fields before."""
        self.problems[place] = label = PlainLabel("", "bad", wrap=True)
        label.hide()
        self.column.addWidget(label)
