"""The sheet for sharing: what part of the battle, as which picture, how large; and how far it has come."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QProgressBar, QWidget

from horologium.ui.battle.export.exporter import GIF, STRIP
from horologium.ui.kit.boxes import ChoiceBox, NumberBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.file_dialogs import ask_to_save
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.export.exporter import Exporter
    from horologium.ui.battle.moments import Landmark
    from horologium.ui.kit.theme import Theme

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
