"""The first step: which story of which pack, and what the campaign shall be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from horologium.campaign.founding import plots_of
from horologium.campaign.wording import MOST_NAME, free_name, taken_fault
from horologium.ui.camp.wizard_dialog import WizardStep
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.start.packs import missions_told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.content.packs import Pack
    from horologium.engine.core.plots import PlotSpec

KEY = Qt.ItemDataRole.UserRole
LINES = 16
"""So many lines of text a list of stories shows at most."""


class StoryList(QListWidget):
    """As high as its rows, up to a limit, beyond which it scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Count the lines anew: words are wrapped elsewhere now."""
        super().resizeEvent(event)
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        """Follow another size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.updateGeometry()

    def _high(self) -> int:
        rows = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return min(rows, LINES * self.fontMetrics().lineSpacing()) + 2 * self.frameWidth() + 2


class StoryStep(WizardStep):
    """Lists the stories of all packs; a name that nobody has changed follows the story."""

    chosen = Signal()

    def __init__(self, packs: Sequence[Pack], taken: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._taken = taken
        self._packs = {pack.id: pack for pack in packs}
        self.list, self.name, self.about = StoryList(), QLineEdit(), PlainLabel("", "lead", wrap=True)
        self._suggested = ""
        self.list.setAccessibleName(self.tr("Stories"))
        self._fill()
        self.add_title(self.tr("Which story"))
        self.column.addWidget(self.list)
        self.column.addWidget(self.about)
        self.add_problem("pack")
        self.add_problem("plot")
        self.add_title(self.tr("What is the campaign called?"))
        self.name.setAccessibleName(self.tr("Name of the campaign"))
        self.name.setMaxLength(MOST_NAME)
        self.column.addWidget(self.name)
        self.add_problem("name")
        self.column.addStretch()
        self.list.setCurrentRow(0)
        self._on_row()
        self.list.currentRowChanged.connect(self._on_row)
        self.name.textChanged.connect(self.changed)

    def _fill(self) -> None:
        """The longest story first: it is what most people have come for."""
        stories = [(pack, plot) for pack in self._packs.values() for plot in plots_of(pack).values()]
        for pack, plot in sorted(stories, key=lambda story: -len(story[1].nodes)):
            item = QListWidgetItem(f"{plot.name}\n{self._facts(pack, plot)}")
            item.setData(KEY, (pack.id, plot.id))
            self.list.addItem(item)

    def _facts(self, pack: Pack, plot: PlotSpec) -> str:
        kinds = [node.kind for node in plot.nodes]
        endings = self.tr("%n ending(s)", "", kinds.count("ending"))
        return " · ".join([*([pack.name] if pack.name != plot.name else []), *missions_told(pack, plot), endings])

    @property
    def pack(self) -> Pack:
        """The pack of the story."""
        return self._packs[self.list.currentItem().data(KEY)[0]]

    @property
    def plot(self) -> str:
        """The story by its id."""
        plot: str = self.list.currentItem().data(KEY)[1]
        return plot

    def faults(self) -> list[tuple[str, str]]:
        """What only this machine knows to be wrong: that another campaign has the name."""
        wrong = taken_fault(self.name.text(), self._taken)
        return [("name", wrong)] if wrong else []

    def _on_row(self) -> None:
        plot = plots_of(self.pack)[self.plot]
        self.about.setText(plot.text)
        if self.name.text() in ("", self._suggested):
            self._suggested = free_name(plot.name, self._taken)
            self.name.setText(self._suggested)
        self.chosen.emit()
