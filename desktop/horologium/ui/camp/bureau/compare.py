"""Two campaigns side by side: the rows in which they differ, or all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QWidget

from horologium.campaign.compare import Row, differing
from horologium.ui.tables.columns import Column
from horologium.ui.tables.table import Table
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from horologium.ui.tables.memory import Memory
    from horologium.ui.theme import Theme


class CompareSheet(Sheet):
    """Shows rows of a comparison."""

    def __init__(
        self,
        theme: Theme,
        names: tuple[str, str],
        rows: tuple[Row, ...],
        memory: Memory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, self.tr("Two campaigns"), parent)
        self._rows = rows
        left, right = names
        about = self.tr("{left} and {right}, side by side.").format(left=left, right=right)
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self.differing = QCheckBox(self.tr("Only what &differs"))
        self.differing.setChecked(True)
        self.body.addWidget(self.differing)
        columns = (
            Column[Row]("section", self.tr("About"), lambda row: row.section, choices=True),
            Column[Row]("what", self.tr("What"), lambda row: row.what),
            Column[Row]("left", left, lambda row: row.left or "–"),
            Column[Row]("right", right, lambda row: row.right or "–", wide=True),
            Column[Row]("same", self.tr("Same"), self._same, choices=True, shown=False),
        )
        self.table = Table[Row](theme, "compare", self.tr("Comparison"), columns, _identity, memory)
        self.table.set_empty_text(self.tr("The two campaigns are the same in everything that is compared."))
        self.body.addWidget(self.table, 1)
        self.add_button(self.tr("&Close"), self.accept, default=True)
        self.finish()
        self.differing.toggled.connect(lambda _on: self._show())
        self._show()
        self.resize(960, 640)

    def _same(self, row: Row) -> str:
        return self.tr("yes") if row.same else self.tr("no")

    def _show(self) -> None:
        self.table.show_rows(differing(self._rows) if self.differing.isChecked() else self._rows)


def _identity(row: Row) -> tuple[str, str]:
    return row.section, row.what
