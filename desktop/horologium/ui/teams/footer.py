"""What those cost who were chosen, and what is wrong with them: points against the limit, faults with rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.battle.panels.rule_links import RuleText
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import Markup, escaped, together

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSizeF

    from horologium.engine.core.faults import Fault
    from horologium.ui.kit.theme import Theme

LINE = Markup("<p style='margin:0 0 4px 0'>{}</p>")
translate = QCoreApplication.translate


class TeamFooter(QWidget):
    """Has a height of its own, or with ``fits`` that of its lines; what there is nothing to say of is hidden then.

    Rules are links where somebody ``opens`` them.
    """

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, *, fits: bool = False, opens: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fits, self._opens = fits, opens
        self._shown: tuple[str, Sequence[Fault], str] = ("", (), "")
        self.total, self.faults = PlainLabel("", "title"), RuleText(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.total)
        column.addWidget(self.faults, 1)
        self.faults.setAccessibleName(translate("Teams", "Points and faults"))
        self.faults.rule_requested.connect(self.rule_requested)
        self.faults.redraw_requested.connect(lambda: self.show_state(*self._shown))
        if fits:
            self.faults.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.show_state(*self._shown)

    def show_state(self, total: str, faults: Sequence[Fault], note: str = "") -> None:
        """Show what is counted, every fault, and what else there is to say."""
        self._shown = total, faults, note
        lines = [*map(self._line, faults), *([escaped(note)] if note else [])]
        self.total.setText(total)
        self.faults.show_markup(together(LINE.fill(line) for line in lines))
        if self._fits:
            self.total.setVisible(bool(total))
            self.faults.setVisible(bool(lines))

    def _line(self, fault: Fault) -> Markup:
        told = f"{fault.sentence[:1].upper()}{fault.sentence[1:]}."
        rule = self.faults.rule_link(fault.rule, fault.rule if self._opens else "")
        return Markup("{} {}").fill(told, rule)

    def _fit(self, size: QSizeF) -> None:
        self.faults.setFixedHeight(round(size.height()) + 2 * self.faults.frameWidth())


def points_told(points: int, limit: int) -> str:
    """What somebody costs, of what they may; nothing where no points are counted."""
    return translate("Teams", "{cost} of {limit} points").format(cost=points, limit=limit) if limit else ""
