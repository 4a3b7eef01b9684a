"""Cards of figures: whoever is pointed at or acts, with numbers and their reasons, statuses, cards and intent.

Shows name, life, badges, characteristics, equipment, skills, what the figure is about to do, and its own tracks;
rules are links.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.battle.panels.rule_text import RuleText

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView, CardView, FigureView, Stat
    from horologium.ui.theme import Theme


class CardPanel(QWidget):
    """Shows one figure of a view and says which rule is wanted."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[BattleView, str] | None = None
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Card"))
        self.text.rule_requested.connect(self.rule_requested)
        self.text.redraw_requested.connect(self._redraw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)

    def show_figure(self, view: BattleView, key: str) -> None:
        """Show the card of a figure."""
        self._shown = (view, key)
        self._redraw()

    def _redraw(self) -> None:
        if self._shown is None:
            return
        view, key = self._shown
        figure = next((figure for figure in view.figures if figure.key == key), None)
        self.text.setHtml("" if figure is None else self._html(view, figure))

    def _html(self, view: BattleView, figure: FigureView) -> str:
        owners = (figure.key, figure.kind)
        parts = [f"<h3>{escape(figure.name)}</h3>", f"<p>{figure.life} / {figure.most_life}"]
        parts += [f" · {self.text.rule_link(badge.label, badge.rule)}{_number(badge.value)}" for badge in figure.badges]
        parts.append("</p>")
        parts += [f"<p><i>{escape(intent.label)}</i></p>" for intent in view.intents if intent.figure == figure.key]
        parts += [f"<p>{self._stat(stat)}</p>" for stat in view.stats if stat.owner in owners]
        parts += [f"<p>{escape(track.label)}: {track.value}</p>" for track in view.tracks if track.owner == figure.key]
        parts += [f"<p>{self._card(card)}</p>" for card in view.cards if card.owner in owners]
        return "".join(parts)

    def _stat(self, stat: Stat) -> str:
        reasons = ", ".join(f"{reason.amount:+d} {reason.why}" for reason in stat.reasons)
        return f"{self.text.rule_link(stat.label, stat.rule)} <b>{stat.value}</b> <small>{escape(reasons)}</small>"

    def _card(self, card: CardView) -> str:
        state = f" ({escape(card.state)})" if card.state else ""
        return f"{self.text.rule_link(card.label, card.rule)}{state}<br><small>{escape(card.text)}</small>"


def _number(value: int | None) -> str:
    return "" if value is None else f" {value}"
