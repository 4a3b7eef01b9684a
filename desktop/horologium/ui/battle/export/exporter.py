"""Makes a picture of a replay: frames are drawn one by one as the window has time, and packed in the background."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QObject, QTimer, Signal

from horologium.ui.battle.export.frames import Frame, Studio
from horologium.ui.battle.export.gif import Gif, indexed, palette_of
from horologium.ui.battle.export.strip import chosen, strip

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtGui import QImage

    from horologium.ui.battle.moments import Landmark
    from horologium.ui.battle.session import BattleSession
    from horologium.ui.kit.jobs import Jobs
    from horologium.ui.kit.theme import Theme

GIF, STRIP = "gif", "png"


class Packer(Protocol):
    """Takes frames, away from the window, and gives the file."""

    def add(self, frame: Frame) -> None:
        """Take a frame."""

    def finish(self) -> bytes:
        """Give the file."""


class GifPacker:
    """Packs frames into an animated picture; the palette is chosen by some stills."""

    def __init__(self, samples: Sequence[QImage]) -> None:
        self._samples = samples
        self._gif: Gif | None = None
        self._palette: list[tuple[int, int, int]] = []

    def add(self, frame: Frame) -> None:
        """Write what has changed since the last frame."""
        if self._gif is None:
            self._palette = palette_of(self._samples)
            self._gif = Gif(frame.picture.width(), frame.picture.height(), self._palette)
        self._gif.add(indexed(frame.picture, self._palette), frame.milliseconds)

    def finish(self) -> bytes:
        """Give the file."""
        return b"" if self._gif is None else self._gif.finish()


class StripPacker:
    """Keeps frames and lays them out at the end."""

    def __init__(self, title: str, theme: Theme) -> None:
        self._title, self._theme = title, theme
        self._frames: list[Frame] = []

    def add(self, frame: Frame) -> None:
        """Keep a frame."""
        self._frames.append(frame)

    def finish(self) -> bytes:
        """Give the picture as PNG."""
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        strip(self._frames, self._title, self._theme).save(buffer, "PNG")  # type: ignore[call-overload]
        return bytes(buffer.data().data())


class Exporter(QObject):
    """Makes one file at a time; ``progressed`` tells how many of all answers are done."""

    progressed = Signal(int, int)
    finished = Signal(str)
    failed = Signal(str)

    def __init__(self, session: BattleSession, theme: Theme, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._theme, self._jobs = session, theme, jobs
        self._studio: Studio | None = None
        self._frames: Iterator[Frame] = iter(())
        self._packer: Packer | None = None
        self._span, self._path = (0, 0), None
        self._tick = QTimer(self, singleShot=True, interval=0)
        self._tick.timeout.connect(self._draw_next)

    _path: Path | None

    @property
    def busy(self) -> bool:
        """Whether a file is being made."""
        return self._studio is not None

    def film(self, path: Path, first: int, last: int, width: int, colours: dict[str, str] | None = None) -> None:
        """Make an animated GIF."""
        studio = self._begin(path, first, last, width, colours)
        samples = [studio.still(answers).picture for answers in sorted({first, (first + last) // 2, last})]
        self._packer, self._frames = GifPacker(samples), studio.film(first, last)
        self._tick.start()

    def strip(
        self, path: Path, first: int, last: int, width: int, marks: Sequence[Landmark],
        colours: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        """Make a strip of stills as PNG."""
        studio = self._begin(path, first, last, width, colours)
        self._packer = StripPacker(self._session.title, self._theme)
        self._frames = studio.stills(chosen(first, last, marks))
        self._tick.start()

    def cancel(self) -> None:
        """Leave off; nothing is written."""
        self._tick.stop()
        self._end()

    def _begin(self, path: Path, first: int, last: int, width: int, colours: dict[str, str] | None) -> Studio:
        self.cancel()
        self._path, self._span = path, (first, last)
        self._studio = Studio(self._session, self._theme, width, colours)
        return self._studio

    def _draw_next(self) -> None:
        """Draw a frame here, and have it packed there."""
        packer, frame = self._packer, next(self._frames, None)
        if packer is None:
            return
        if frame is None:
            self._write(packer)
            return
        first, last = self._span
        self.progressed.emit(frame.answers - first, last - first)
        self._jobs.run_query(lambda: packer.add(frame), lambda _: self._on_packed(packer))

    def _on_packed(self, packer: Packer) -> None:
        if packer is self._packer:
            self._tick.start()

    def _write(self, packer: Packer) -> None:
        path = self._path
        if path is None:
            return
        self._jobs.run_query(lambda: _written(path, packer), lambda problem: self._on_written(packer, problem))

    def _on_written(self, packer: Packer, problem: str) -> None:
        if packer is not self._packer:
            return
        path = self._path
        self._end()
        if problem:
            self.failed.emit(problem)
        else:
            self.finished.emit(str(path))

    def _end(self) -> None:
        self._packer, self._frames = None, iter(())
        if self._studio is not None:
            self._studio.close()
            self._studio = None


def _written(path: Path, packer: Packer) -> str:
    """Write a file as a whole or not at all; say what was wrong, if anything was."""
    waiting = path.with_name(f"{path.name}.part")
    try:
        with waiting.open("wb") as file:
            file.write(packer.finish())
            file.flush()
            os.fsync(file.fileno())
        waiting.replace(path)
    except OSError as error:
        with suppress(OSError):
            waiting.unlink()
        return error.strerror or str(error)
    return ""
