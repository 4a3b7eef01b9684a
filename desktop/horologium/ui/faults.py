"""What happens when our own code fails: it is written down, shown once, and the program lives on."""

from __future__ import annotations

import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

LOG = "faults.log"
_LARGEST = 512 * 1024


class Faults(QObject):
    """Takes over ``sys.excepthook``; ``reported`` carries one sentence and the details."""

    reported = Signal(str, str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = folder / LOG

    def install(self) -> None:
        """Catch everything that nobody else does."""
        sys.excepthook = self._on_uncaught

    def report(self, error: BaseException) -> None:
        """Write an error down and tell of it."""
        details = "".join(traceback.format_exception(error))
        where = self._write(details)
        self.reported.emit(
            self.tr(
                "This is a fault of the program, not yours. Nothing that was saved is lost, and you can go on. "
                "The details are kept in {file}."
            ).format(file=where),
            details,
        )

    def _on_uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error.with_traceback(trace))
        traceback.clear_frames(trace)  # a painter that is kept alive there would outlive its page, and end the program

    def _write(self, details: str) -> str:
        """Append to the log, beginning anew when it is large; a log that cannot be written is no second fault."""
        now = QDateTime.currentDateTime().toString("yyyy-MM-dd HH:mm:ss")
        try:
            large = self._log.exists() and self._log.stat().st_size > _LARGEST
            with self._log.open("w" if large else "a", encoding="utf-8") as log:
                log.write(f"--- {now}\n{details}\n")
        except OSError:
            return self.tr("no file, for the data folder cannot be written")
        return str(self._log)
