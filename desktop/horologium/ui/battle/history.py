"""Back and forth: journal, undo and redo with their names, and looking back over the whole battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import Moment, Session, Step


class History(QObject):
    """Joins journal and bar of time to the session; ``changed`` carries the names of undo and redo."""

    changed = Signal(str, str)

    def __init__(self, page: BattlePage, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._session = page, session
        page.replay.undo_requested.connect(session.undo)
        page.replay.redo_requested.connect(session.redo)
        page.replay.moment_requested.connect(self._on_moment)

    def show_now(self) -> None:
        """Show the whole journal, and that the battle stands at its end."""
        self._page.journal.show_lines(self._session.lines())
        self.refresh()

    def refresh(self) -> None:
        """Show how long the battle is, and what undo and redo would do."""
        undo, redo = self._session.undo_name, self._session.redo_name
        self._page.replay.show_length(len(self._session.table.log))
        self._page.replay.show_names(undo, redo)
        self.changed.emit(undo, redo)

    def add(self, step: Step) -> None:
        """Write down what a step brought, and have it read aloud."""
        self._page.journal.add_lines(step.lines)
        announce(self._page, " ".join(line.text for line in step.lines))

    def show_moment(self, moment: Moment) -> None:
        """Show journal and bar as they were."""
        self._page.journal.show_lines(moment.lines)
        self._page.replay.show_moment(moment.answers)
        self._page.question.show_notice(
            self.tr("Looking back"),
            self.tr("After {count} answers").format(count=moment.answers),
            self.tr("Esc: back to now"),
        )

    def _on_moment(self, answers: int) -> None:
        self._session.look_at(None if answers < 0 else answers)
