"""The forecast on the briefing: worker processes that fight, and the panel that shows what they find as it comes."""

from __future__ import annotations

import os
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.errors import Refused
from horologium.campaign.forecast import RUNS, Outlook, batches, order
from horologium.campaign.forecast_work import fight, give_way, packed
from horologium.campaign.records import MemberRecord
from horologium.engine.core.speech import say
from horologium.ui.art import portraits
from horologium.ui.camp.portraits import sitter
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import empty
from horologium.ui.kit.plain_text import give_tip, percent, spoken

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.forecast import Fate, Order
    from horologium.campaign.session import CampaignSession
    from horologium.ui.kit.theme import Theme

LOOK_MS: Final = 120
MOST_WORKERS: Final = 6
BAR = 16
PORTRAIT = 34
GAP = 10
COLUMNS = 2


def worker_processes() -> Executor:
    """Processes that begin from nothing, so that they share neither window nor locks; the window goes before them.

    They are spawned on every system alike, and work in a frozen program too.
    """
    cores = os.cpu_count() or 2
    return ProcessPoolExecutor(min(MOST_WORKERS, cores), mp_context=get_context("spawn"), initializer=give_way)


class MissionForecaster(QObject):
    """At most one forecast at a time. ``outlook`` holds what is known so far, ``order`` what it is about."""

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, workers: Callable[[], Executor] = worker_processes, runs: int = RUNS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make_workers, self.runs = workers, runs
        self._workers: Executor | None = None
        self._waiting: list[Future[list[Fate]]] = []
        self.order: Order | None = None
        self.outlook = Outlook()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    @property
    def is_running(self) -> bool:
        """Whether there are battles to be fought yet."""
        return bool(self._waiting)

    def start(self, order: Order) -> None:
        """Begin anew."""
        self.forget()
        self.order, self._workers, runs = order, self._make_workers(), min(self.runs, order.runs)
        given = packed(order)
        self._waiting = [self._workers.submit(fight, given, tuple(numbers)) for numbers in batches(runs)]
        self._timer.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Fight no more; what was found so far stays."""
        self._timer.stop()
        self._waiting = []
        if self._workers is not None:
            self._workers.shutdown(wait=False, cancel_futures=True)
            self._workers = None
            self.changed.emit()

    def forget(self) -> None:
        """Stop, and know nothing."""
        self.cancel()
        self.order, self.outlook = None, Outlook()

    def _look(self) -> None:
        done = [future for future in self._waiting if future.done()]
        if not done:
            return
        self._waiting = [future for future in self._waiting if future not in done]
        try:
            for future in done:
                self.outlook.add(future.result())
        except Exception as error:
            self.forget()
            ended = isinstance(error, BrokenExecutor)
            reason = self.tr("the system has ended a process that played") if ended else str(error)
            self.failed.emit(self.tr("The forecast broke off ({reason}): try again.").format(reason=reason))
            return
        if self._waiting:
            self.changed.emit()
        else:
            self.cancel()


class ChanceBar(QWidget):
    """The chance to win: a number, a filled bar, and a bracket around what it may really be."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._share, self._least, self._most = 0.0, 0.0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_chance(self, share: float, least: float, most: float) -> None:
        """Show a chance and its margin."""
        self._share, self._least, self._most = share, least, most
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, QFontMetrics(self._theme.type.capitals("display")).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        font = self._theme.type.capitals("display")
        width = QFontMetrics(font).horizontalAdvance("> 99 %") + 2 * GAP
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric))
        room = QRectF(0, 0, width, self.height())
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), percent(self._share, counted=True)
        )
        bar = QRectF(width, self.height() / 2 - BAR / 2, max(0, self.width() - width - 2), BAR)
        _bar(painter, bar, self._share, tokens.good, self._theme)
        self._bracket(painter, bar)

    def _bracket(self, painter: QPainter, bar: QRectF) -> None:
        painter.setPen(QPen(QColor(self._theme.tokens.ink), 2))
        left, right = bar.left() + bar.width() * self._least, bar.left() + bar.width() * self._most
        for at in (left, right):
            painter.drawLine(round(at), round(bar.top() - 5), round(at), round(bar.bottom() + 5))
        painter.drawLine(round(left), round(bar.bottom() + 5), round(right), round(bar.bottom() + 5))


class HeroFate(NamedTuple):
    """A hero of the party and the shares of battles in which he goes down and comes home injured."""

    who: portraits.Sitter
    name: str
    down: float
    injured: float


class FateBar(QWidget):
    """One hero: portrait, name, and a bar in words."""

    def __init__(self, theme: Theme, fate: HeroFate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fate = theme, fate
        self.words = self.tr("down {down}, injured {injured}").format(
            down=percent(fate.down, counted=True), injured=percent(fate.injured, counted=True)
        )
        self.setAccessibleName(f"{fate.name}: {self.words}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for room for two lines and the bar beside the portrait."""
        return QSize(200, max(PORTRAIT, 2 * QFontMetrics(self._theme.type.text("small")).height() + 14) + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens, faces = QPainter(self), self._theme.tokens, self._theme.type
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        portraits.paint(painter, QRectF(1, (self.height() - PORTRAIT) / 2, PORTRAIT, PORTRAIT), self._fate.who, tokens)
        left = PORTRAIT + GAP
        room = QRectF(left, 1, self.width() - left - 2, self.height() - 16)
        painter.setFont(faces.text("small"))
        painter.setPen(QColor(tokens.ink))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), self._fate.name)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), self.words)
        bar = QRectF(left, self.height() - 13, self.width() - left - 2, 7)
        _bar(painter, bar, self._fate.down, tokens.rubric, self._theme)


def _bar(painter: QPainter, bar: QRectF, share: float, colour: str, theme: Theme) -> None:
    tokens = theme.tokens
    painter.setPen(QPen(QColor(tokens.line), 1))
    painter.setBrush(QColor(tokens.field))
    painter.drawRoundedRect(bar, 3, 3)
    filled = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
    if filled.width() > 1:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(filled.adjusted(1, 1, -1, -1), 2, 2)


class ForecastPanel(QWidget):
    """Shows what a forecaster knows about one party; another party is another question."""

    def __init__(
        self, theme: Theme, session: CampaignSession, forecaster: MissionForecaster, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._session, self._forecaster = theme, session, forecaster
        self._party: tuple[str, ...] = ()
        self.note = PlainLabel("", "note", wrap=True)
        self.chance, self.progress, self.button = ChanceBar(theme), QProgressBar(), QPushButton()
        self.margin, self.time = PlainLabel("", wrap=True), PlainLabel("", "note", wrap=True)
        self.progress.setAccessibleName(self.tr("Battles fought for the forecast"))
        self._runs = min(forecaster.runs, session.rules.data.rehearsals)
        self.progress.setRange(0, self._runs)
        self.button.clicked.connect(self._on_button)
        self._heroes = QGridLayout()
        self._heroes.setHorizontalSpacing(18)
        self._lay_out()
        forecaster.changed.connect(self._refresh)
        forecaster.failed.connect(self._on_failed)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.progress, 1)
        row.addWidget(self.note, 1)
        row.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.chance)
        layout.addWidget(self.margin)
        layout.addLayout(self._heroes)
        layout.addWidget(self.time)

    def show_party(self, party: tuple[str, ...], why_not: str) -> None:
        """Show what is known about a party; one that cannot go says why."""
        self._party = party
        asked = self._forecaster.order
        if asked is not None and (why_not or asked != self._order()):
            self._forecaster.forget()
        self.button.setEnabled(not why_not)
        give_tip(self.button, why_not)
        self.button.setAccessibleDescription(why_not)
        self._refresh()

    def _order(self) -> object:
        try:
            return order(self._session, self._party)
        except Refused:
            return None

    def _on_button(self) -> None:
        if self._forecaster.is_running:
            self._forecaster.cancel()
            return
        try:
            self._forecaster.start(order(self._session, self._party))
        except Refused as refused:
            self.note.setText(refused.reason)

    def _on_failed(self, sentence: str) -> None:
        self._refresh()
        self.note.setText(sentence)

    def _refresh(self) -> None:
        found, running = self._forecaster.outlook, self._forecaster.is_running
        self.progress.setVisible(running)
        self.note.setVisible(not running)
        self.progress.setValue(found.runs)
        self.progress.setFormat(self.tr("%v of %m battles"))
        text = self.tr("&Cancel") if running else self.tr("Fo&recast again") if found.runs else self.tr("Fo&recast")
        self.button.setText(text)
        self.button.setAccessibleName(spoken(text))
        self.note.setText(self._about(found.runs))
        for part in (self.chance, self.margin, self.time):
            part.setVisible(bool(found.runs))
        empty(self._heroes)
        if found.runs:
            self._show()

    def _about(self, runs: int) -> str:
        if not runs:
            return self.tr("A bot fights this battle {count} times with this party, to see how it may end.").format(
                count=self._runs
            )
        return self.tr("Fought by a bot with these heroes, {count} times: people do better.").format(count=runs)

    def _show(self) -> None:
        found = self._forecaster.outlook
        least, most = found.margin
        self.chance.show_chance(found.chance, least, most)
        words = self.tr("Chance to win, most likely between {least} and {most}").format(
            least=percent(least, counted=True), most=percent(most, counted=True)
        )
        self.margin.setText(words)
        self.chance.setAccessibleName(f"{percent(found.chance, counted=True)}. {words}")
        for place, id_ in enumerate(self._party):
            self._heroes.addWidget(FateBar(self._theme, self._fate(id_)), place // COLUMNS, place % COLUMNS)
        short, middle, long = found.span()
        self.time.setText(say(self._session.rules.data.span, short=short, middle=middle, long=long))

    def _fate(self, id_: str) -> HeroFate:
        found, hero = self._forecaster.outlook, self._session.books.get(MemberRecord, id_)
        who = sitter(self._session.pack, hero.card, hero.name, hero.grade)
        return HeroFate(who, hero.name, found.down[id_] / found.runs, found.injured[id_] / found.runs)
