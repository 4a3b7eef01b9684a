"""Keeps watch over a run of the program: what it leaves behind tells the next run how the last one ended.

While the program runs it holds a file ``run-*.log`` in the data folder. Python writes into it where it stood when the
system ended the process, or the error of which it died. A tidy end removes the file; nothing is ever sent anywhere.
Whoever logs out or asks the program to end gets a tidy end too, as long as the window still listens.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO

from PySide6.QtCore import QCoreApplication, QDateTime, QObject, QSocketNotifier, Signal

from horologium import __version__

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

CRASH: Final = "last-crash.log"
_RUNS: Final = "run-*.log"
_LARGEST: Final = 100_000  # characters that are shown
_SIGNALS: Final = ("SIGTERM", "SIGINT", "SIGHUP")


class Crash(NamedTuple):
    """How the last run ended: one sentence for the player, and the log."""

    sentence: str
    log: str


class CrashWatch:
    """Watches over one run."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._log = folder, folder / f"run-{os.getpid()}.log"
        self._file: TextIO | None = None
        self._ears: tuple[int, int, QSocketNotifier] | None = None

    def begin(self) -> Crash | None:
        """Start to watch; tells of the last run if it did not come to a tidy end. Without room there is no watch."""
        crash = self._last_run()
        with suppress(OSError):
            self._file = self._log.open("w", encoding="utf-8")
            _hold(self._file)
            now = datetime.now(UTC).isoformat(timespec="seconds")
            self._file.write(f"Horologium {__version__}, Python {sys.version.split()[0]}, {sys.platform}, {now}\n")
            self._file.flush()
            faulthandler.enable(self._file)
            sys.excepthook = self._written(sys.excepthook)
        return crash

    def end(self) -> None:
        """The run has come to a tidy end."""
        if self._file is not None:
            self._stop_hearing()
            faulthandler.disable()
            self._file.close()
            self._file = None
            with suppress(OSError):
                self._log.unlink()

    def hear(self, leave: Callable[[], object]) -> None:
        """Leave in good order when the system asks for it, such as at the end of a session.

        Qt sleeps outside Python, so the signal is sent on through a pipe that it listens to. Where the program stood
        is written down as well: if it never wakes, the next start can tell.
        """
        if self._file is None or not hasattr(faulthandler, "register"):
            return
        ear, mouth = os.pipe()
        os.set_blocking(mouth, False)
        os.set_blocking(ear, False)
        notifier = QSocketNotifier(ear, QSocketNotifier.Type.Read)
        notifier.activated.connect(leave)
        self._ears = mouth, ear, notifier
        signal.set_wakeup_fd(mouth, warn_on_full_buffer=False)
        for number in (getattr(signal, name) for name in _SIGNALS):
            signal.signal(number, lambda *_: None)
            faulthandler.register(number, self._file, all_threads=True, chain=True)

    def _stop_hearing(self) -> None:
        if self._ears is None:
            return
        mouth, ear, notifier = self._ears
        self._ears = None
        for number in (getattr(signal, name) for name in _SIGNALS):
            faulthandler.unregister(number)
        signal.set_wakeup_fd(-1)
        notifier.setEnabled(False)
        os.close(mouth)
        os.close(ear)

    def _written(self, before: Callable[..., object]) -> Callable[..., None]:
        """A hook that writes an error down and passes it on."""

        def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            if self._file is not None:
                with suppress(OSError):
                    self._file.write("".join(traceback.format_exception(kind, error, trace)))
                    self._file.flush()
            before(kind, error, trace)

        return hook

    def _last_run(self) -> Crash | None:
        """What a run that is no more has left; it is kept under another name, and told once."""
        left: Path | None = None
        for log in sorted(self._folder.glob(_RUNS), key=_changed):
            if _let_go(log):
                with suppress(OSError):
                    left = log.replace(self._folder / CRASH)
        if left is None:
            return None
        try:
            log_text = left.read_text("utf-8", errors="replace")[-_LARGEST:]
        except OSError as error:
            log_text = str(error)
        return Crash(_sentence(left), log_text)


def _sentence(file: Path) -> str:
    words = QCoreApplication.translate(
        "CrashWatch",
        "Last time Horologium stopped unexpectedly. Nothing that was saved is lost: every campaign opens at its last "
        "answer. What is known about it is below and in {file}; nothing of it is sent to anybody.",
    )
    return words.format(file=file)


def _changed(log: Path) -> float:
    try:
        return log.stat().st_mtime
    except OSError:
        return 0.0


def _hold(file: TextIO) -> None:
    """Have the system say that this file belongs to a process that lives."""
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _let_go(log: Path) -> bool:
    """Whether nobody holds a log any more; on Windows the renaming itself tells."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415

    try:
        with log.open("r+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


LOG = "faults.log"
_LARGEST_LOG = 512 * 1024


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
            large = self._log.exists() and self._log.stat().st_size > _LARGEST_LOG
            with self._log.open("w" if large else "a", encoding="utf-8") as log:
                log.write(f"--- {now}\n{details}\n")
        except OSError:
            return self.tr("no file, for the data folder cannot be written")
        return str(self._log)
