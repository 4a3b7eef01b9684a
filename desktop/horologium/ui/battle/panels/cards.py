"""The card of a figure: whoever is pointed at, chosen or acts, with all that a view tells of it.

Portrait, name and life at the top, then the numbers with their reasons, statuses with their meaning, what the figure is
about to do and why, and its cards by kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from horologium.ui.battle.panels.card_head import TIGHT, CardHead, StatButton
from horologium.ui.battle.panels.card_rows import CardRow
from horologium.ui.plain_text import Markup, escaped
from horologium.ui.widgets.labels import MarkupLabel, PlainLabel
from horologium.ui.widgets.scrolled import Scrolled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from horologium.engine.core.view import BattleView, CardView, FigureView, Stat
    from horologium.ui.battle.panels.gallery import Gallery
    from horologium.ui.battle.panels.tips import Tips
    from horologium.ui.theme import Theme

RULE = "codex:"


class CardPanel(QWidget):
    """Shows one figure of a view and says which rule is wanted; nothing is built while it is out of sight."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, gallery: Gallery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips, self._gallery = theme, tips, gallery
        self._wanted: tuple[BattleView, str] | None = None
        self._built: tuple[object, ...] = ()
        self.head = CardHead(theme, gallery)
        self.stats: list[StatButton] = []
        self._fits = 0
        self.rows: list[CardRow] = []
        self.body = Scrolled()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Card"))
        self._scroll.setWidget(self.body)
        self.empty = PlainLabel(
            self.tr("Point at a figure on the board, or choose one, to see its card."), "note", wrap=True
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self._scroll, 1)
        self._scroll.hide()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._on_theme_changed)
        theme.changed.connect(self._on_theme_changed)

    @property
    def figure(self) -> str:
        """Whose card is shown, or nobody's."""
        return "" if self._wanted is None else self._wanted[1]

    def show_figure(self, view: BattleView, key: str) -> None:
        """Show the card of a figure."""
        self._wanted = (view, key)
        if self.isVisible():
            self._build()

    def refresh(self, view: BattleView) -> None:
        """Show the same figure as another view has it."""
        if self._wanted is not None:
            self.show_figure(view, self._wanted[1])

    def showEvent(self, event: QShowEvent) -> None:
        """Build what was wanted meanwhile."""
        super().showEvent(event)
        self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the numbers out anew where more or fewer of them fit."""
        super().resizeEvent(event)
        stats = [button.stat for button in self.stats]
        if stats and self._across(stats) != self._fits:
            self._later.start()  # not now: whoever resizes may be walking over the widgets that would go

    def _on_theme_changed(self) -> None:
        self._built = ()
        if self.isVisible():
            self._build()

    # Building

    def _build(self) -> None:
        if self._wanted is None:
            return
        view, key = self._wanted
        figure = next((figure for figure in view.figures if figure.key == key), None)
        if figure is None:
            return
        parts = _parts(view, figure)
        if parts == self._built:
            return
        self._built = parts
        at = self._scroll.verticalScrollBar().value() if self._same(figure) else 0
        self.body = Scrolled()
        self.head = CardHead(self._theme, self._gallery)
        self.stats, self.rows = [], []
        self._fill(view, figure)
        self._scroll.setWidget(self.body)  # the old sheet goes with everything on it
        self._scroll.verticalScrollBar().setValue(at)
        self.empty.hide()
        self._scroll.show()

    def _same(self, figure: FigureView) -> bool:
        return self.head.figure is not None and self.head.figure.key == figure.key

    def _fill(self, view: BattleView, figure: FigureView) -> None:
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(4)
        tracks = tuple(track for track in view.tracks if track.owner == figure.key)
        self.head.show_figure(figure, tracks)
        layout.addWidget(self.head)
        owners = (figure.key, figure.kind)
        self._add_stats(layout, [stat for stat in view.stats if stat.owner in owners])
        self._add_lines(layout, _lines(view, figure))
        cards = [card for card in view.cards if card.owner in owners]
        for title, some in _by_kind(cards):
            layout.addWidget(PlainLabel(title, "heading-small"))
            for card in some:
                row = CardRow(self._theme, self._tips, card)
                row.clicked.connect(self._on_row)
                self.rows.append(row)
                layout.addWidget(row)
        layout.addStretch(1)

    def _add_stats(self, layout: QVBoxLayout, stats: list[Stat]) -> None:
        if not stats:
            return
        grid, across = QGridLayout(), self._across(stats)
        grid.setSpacing(2)
        self._fits = across
        for place, stat in enumerate(stats):
            button = StatButton(self._theme, self._tips, stat)
            button.clicked.connect(self._on_stat)
            self.stats.append(button)
            grid.addWidget(button, place // across, place % across)
        layout.addLayout(grid)
        self.reasons = self._label(Markup(""))
        self.reasons.hide()
        layout.addWidget(self.reasons)

    def _across(self, stats: list[Stat]) -> int:
        """Count how many numbers fit beside each other with their whole names."""
        metrics = QFontMetricsF(self._theme.type.text("small"))
        widest = max((metrics.horizontalAdvance(stat.label) for stat in stats), default=40) + 4
        fit = max(2, int((self.width() - 20) // (widest * TIGHT)))
        rows = -(-len(stats) // fit)
        return -(-len(stats) // rows)

    def _add_lines(self, layout: QVBoxLayout, lines: Iterable[tuple[str, str, str]]) -> None:
        """Write statuses and the intent: what, what it means, by which rule."""
        for what, meaning, rule in lines:
            words = meaning or self._tips.rule(rule)
            text = Markup("<b>{}</b>{}").fill(self._link(what, rule), f" – {words}" if words else "")
            layout.addWidget(self._label(text))

    def _label(self, text: Markup) -> MarkupLabel:
        label = MarkupLabel(text)
        label.setFont(self._theme.type.text("small"))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        label.linkActivated.connect(self._on_link)
        return label

    def _link(self, text: str, rule: str) -> Markup:
        if not rule:
            return escaped(text)
        link = Markup('<a href="{}{}" style="color:{};text-decoration:none">{}</a>')
        return link.fill(RULE, rule, self._theme.tokens.accent, text)

    # Wishes

    def _on_stat(self) -> None:
        """Show the reasons of a number, or put them away."""
        button = self.sender()
        if not isinstance(button, StatButton):
            return
        for other in self.stats:
            other.setChecked(other is button and button.isChecked())
        stat = button.stat
        parts = [
            Markup("{} {}").fill(f"{reason.amount:+d}", self._link(reason.why, reason.rule)) for reason in stat.reasons
        ]
        head = Markup("<b>{} {}</b>").fill(self._link(stat.label, stat.rule), stat.value)
        self.reasons.show_markup(Markup("{} = {}").fill(head, Markup(" ").between(parts)) if parts else head)
        self.reasons.setVisible(button.isChecked())

    def _on_row(self) -> None:
        row = self.sender()
        if isinstance(row, CardRow) and row.card.rule:
            self.rule_requested.emit(row.card.rule)

    def _on_link(self, link: str) -> None:
        self.rule_requested.emit(link.removeprefix(RULE))


def _parts(view: BattleView, figure: FigureView) -> tuple[object, ...]:
    """Give everything that a card is made of, to see whether it must be built anew."""
    owners = (figure.key, figure.kind)
    return (
        figure,
        *(track for track in view.tracks if track.owner == figure.key),
        *(stat for stat in view.stats if stat.owner in owners),
        *(card for card in view.cards if card.owner in owners),
        *(intent for intent in view.intents if intent.figure == figure.key),
    )


def _lines(view: BattleView, figure: FigureView) -> Iterator[tuple[str, str, str]]:
    for intent in view.intents:
        if intent.figure == figure.key:
            yield intent.label, intent.why, intent.rules[0] if intent.rules else ""
    for badge in figure.badges:
        yield badge.label if badge.value is None else f"{badge.label} {badge.value}", badge.text, badge.rule


def _by_kind(cards: Iterable[CardView]) -> Iterator[tuple[str, list[CardView]]]:
    """Lay cards out by what they are, in the order in which players ask for them."""
    groups: dict[str, list[CardView]] = {}
    for card in cards:
        groups.setdefault(_group(card), []).append(card)
    yield from sorted(groups.items(), key=lambda group: _titles().index(group[0]))


def _group(card: CardView) -> str:
    skills, equipment, injuries, attacks, passives, loot = _titles()
    known = {"skill": skills, "injury": injuries, "attack": attacks, "keyword": passives, "loot": loot}
    return known.get(card.kind.partition(" ")[0], equipment)


def _titles() -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Card", "Skills"),
        translate("Card", "Equipment"),
        translate("Card", "Injuries"),
        translate("Card", "Attacks"),
        translate("Card", "Always"),
        translate("Card", "Loot"),
    )
