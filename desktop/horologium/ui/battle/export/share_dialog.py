"""The dialog for sharing a replay: what part of it, as which picture, and the exporter that draws it frame by frame."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QBuffer, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QProgressBar, QWidget

from horologium.ui.battle.export.frames import FramePainter, ReplayFrame
from horologium.ui.battle.export.gif import Gif, indexed, palette_of
from horologium.ui.kit.boxes import ChoiceBox, NumberBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.ui.battle.history import Landmark
    from horologium.ui.battle.session import BattleSession
    from horologium.ui.kit.jobs import Jobs
    from horologium.ui.kit.theme import Theme

MOST = 12
EDGE, GAP = 28, 18


def chosen(first: int, last: int, marks: Sequence[Landmark], most: int = MOST) -> list[int]:
    """Choose moments for a strip: both ends, where somebody falls, and between them where activations begin."""
    inside = [mark for mark in marks if first < mark.answers < last]
    falls = sorted({mark.answers for mark in inside if mark.kind == "death"})
    others = sorted({mark.answers for mark in inside} - set(falls))
    if len(falls) + len(others) < min(most - 2, last - first - 1):
        others = [answers for answers in range(first + 1, last) if answers not in falls]
    falls = _some(falls, most - 2)
    kept = sorted([*falls, *_some(others, most - 2 - len(falls))])
    return [first, *kept, last] if last > first else [first]


def _some(moments: list[int], most: int) -> list[int]:
    """Keep as many as there is room for, evenly."""
    return moments if len(moments) <= most else [moments[place * len(moments) // most] for place in range(most)]


def strip(frames: Sequence[ReplayFrame], title: str, theme: Theme) -> QImage:
    """Lay pictures out in rows under a title."""
    tokens, size = theme.tokens, frames[0].picture.size()
    wide = max(frame.picture.height() for frame in frames)
    columns = min(len(frames), 3 if len(frames) != 4 else 2)
    rows = -(-len(frames) // columns)
    head = round(size.width() * 0.09)
    width = 2 * EDGE + columns * size.width() + (columns - 1) * GAP
    picture = QImage(width, head + 2 * EDGE + rows * wide + (rows - 1) * GAP, QImage.Format.Format_RGB32)
    picture.fill(QColor(tokens.panel))
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    font = theme.type.capitals("heading", 0.08)
    font.setPixelSize(round(head * 0.62))
    painter.setFont(font)
    painter.setPen(QColor(tokens.rubric))
    painter.drawText(QRectF(EDGE, EDGE / 2, width - 2 * EDGE, head), Qt.AlignmentFlag.AlignCenter, title)
    for place, frame in enumerate(frames):
        left = EDGE + place % columns * (size.width() + GAP)
        top = head + EDGE + place // columns * (wide + GAP)
        painter.drawImage(left, top, frame.picture)
        painter.setPen(QPen(QColor(tokens.gilt), 2))
        painter.drawRect(QRectF(left, top, size.width(), frame.picture.height()))
    painter.end()
    return picture


GIF, STRIP = "gif", "png"


class Packer(Protocol):
    """Takes frames, away from the window, and gives the file."""

    def add(self, frame: ReplayFrame) -> None:
        """Take a frame."""

    def finish(self) -> bytes:
        """Give the file."""


class GifPacker:
    """Packs frames into an animated picture; the palette is chosen by some stills."""

    def __init__(self, samples: Sequence[QImage]) -> None:
        self._samples = samples
        self._gif: Gif | None = None
        self._palette: list[tuple[int, int, int]] = []

    def add(self, frame: ReplayFrame) -> None:
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
        self._frames: list[ReplayFrame] = []

    def add(self, frame: ReplayFrame) -> None:
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
        self._studio: FramePainter | None = None
        self._frames: Iterator[ReplayFrame] = iter(())
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
        painter = self._begin(path, first, last, width, colours)
        samples = [painter.still(answers).picture for answers in sorted({first, (first + last) // 2, last})]
        self._packer, self._frames = GifPacker(samples), painter.film(first, last)
        self._tick.start()

    def strip(
        self, path: Path, first: int, last: int, width: int, marks: Sequence[Landmark],
        colours: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        """Make a strip of stills as PNG."""
        painter = self._begin(path, first, last, width, colours)
        self._packer = StripPacker(self._session.title, self._theme)
        self._frames = painter.stills(chosen(first, last, marks))
        self._tick.start()

    def cancel(self) -> None:
        """Leave off; nothing is written."""
        self._tick.stop()
        self._end()

    def _begin(self, path: Path, first: int, last: int, width: int, colours: dict[str, str] | None) -> FramePainter:
        self.cancel()
        self._path, self._span = path, (first, last)
        self._studio = FramePainter(self._session, self._theme, width, colours)
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


SIZES = (400, 640, 960)
WHOLE, LATEST, BY_HAND = range(3)


class ShareDialog(Dialog):
    """Asks for a file and has the picture made; it can be left off at any time."""

    said = Signal(str)

    def __init__(
        self, theme: Theme, exporter: Exporter, answers: int, marks: Sequence[Landmark],
        colours: dict[str, str] | None = None, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(theme, self.tr("Share the battle"), parent)
        self._exporter, self._answers, self._marks, self._colours = exporter, answers, tuple(marks), colours
        exporter.setParent(self)
        self.format, self.part, self.measure = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.first, self.last = NumberBox(), NumberBox()
        self.progress = QProgressBar()
        self.status = PlainLabel("", "note", wrap=True)
        self._fill()
        self.body.addLayout(self._form())
        self.body.addWidget(self.status)
        self.body.addWidget(self.progress)
        self.progress.hide()
        self.add_button(self.tr("&Cancel"), self.reject)
        self.save = self.add_button(self.tr("&Save…"), self._on_save, default=True)
        self.finish()
        self.resize(520, 340)
        exporter.progressed.connect(self._on_progress)
        exporter.finished.connect(self._on_finished)
        exporter.failed.connect(self._on_failed)
        self._on_part()

    def export_to(self, path: Path) -> None:
        """Make the picture and write it there."""
        for widget in (self.format, self.part, self.measure, self.first, self.last, self.save):
            widget.setEnabled(False)
        self.progress.setRange(0, 0)
        self.progress.show()
        self.status.setText(self.tr("The picture is being made…"))
        first, last, width = self.first.value(), self.last.value(), SIZES[self.measure.currentIndex()]
        if self.format.currentData() == GIF:
            self._exporter.film(path, first, last, width, self._colours)
        else:
            self._exporter.strip(path, first, last, width, self._marks, self._colours)

    def reject(self) -> None:
        """Leave off; nothing is written."""
        self._exporter.cancel()
        super().reject()

    def _fill(self) -> None:
        self.format.addItem(self.tr("Animated picture (GIF)"), GIF)
        self.format.addItem(self.tr("Strip of pictures (PNG)"), STRIP)
        self.part.addItems([self.tr("The whole battle"), self.tr("The latest activation"), self.tr("As chosen below")])
        self.part.setCurrentIndex(LATEST if self._answers > 60 else WHOLE)
        self.part.currentIndexChanged.connect(self._on_part)
        self.measure.addItems([self.tr("Small"), self.tr("Medium"), self.tr("Large")])
        self.measure.setCurrentIndex(1)
        for box in (self.first, self.last):
            box.setRange(0, self._answers)
            box.valueChanged.connect(self._on_span)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        span = QHBoxLayout()
        span.addWidget(self.first)
        span.addWidget(PlainLabel(self.tr("to")))
        span.addWidget(self.last)
        span.addStretch(1)
        for title, widget in (
            (self.tr("&Picture"), self.format), (self.tr("P&art"), self.part), (self.tr("Si&ze"), self.measure),
        ):  # fmt: skip
            label = PlainLabel(title)
            label.setBuddy(widget)
            widget.setAccessibleName(spoken(title))
            form.addRow(label, widget)
        self.first.setAccessibleName(self.tr("From answer"))
        self.last.setAccessibleName(self.tr("To answer"))
        form.addRow(PlainLabel(self.tr("Answers")), span)
        return form

    def _on_part(self) -> None:
        part = self.part.currentIndex()
        for box in (self.first, self.last):
            box.setEnabled(part == BY_HAND)
        if part != BY_HAND:
            starts = [mark.answers for mark in self._marks if mark.kind == "turn" and mark.answers < self._answers]
            self.last.setValue(self._answers)
            self.first.setValue(starts[-1] if part == LATEST and starts else 0)

    def _on_span(self) -> None:
        self.save.setEnabled(self.first.value() < self.last.value())

    def _on_save(self) -> None:
        ending = self.format.currentData()
        kind = self.tr("Pictures (*.{ending})").format(ending=ending)
        name = ask_to_save(self, self.tr("Save the picture"), f"battle.{ending}", kind)
        if name:
            path = Path(name)
            self.export_to(path if path.suffix else path.with_suffix(f".{ending}"))

    def _on_progress(self, done: int, most: int) -> None:
        self.progress.setRange(0, max(1, most))
        self.progress.setValue(done)

    def _on_finished(self, path: str) -> None:
        self.said.emit(self.tr("The picture is in {path}").format(path=path))
        self.accept()

    def _on_failed(self, reason: str) -> None:
        """Say why, and let another place be tried."""
        self.status.setText(
            self.tr("The picture cannot be written ({reason}): choose another place.").format(reason=reason)
        )
        self.progress.hide()
        for widget in (self.format, self.part, self.measure, self.save):
            widget.setEnabled(True)
        self._on_part()
