"""Writes a page of the story as rich text: an illuminated initial, what is offered, and the facts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from horologium.ui.battle.story.pages import state_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.view import PointView
    from horologium.ui.battle.story.pages import StoryPage
    from horologium.ui.tokens import Tokens
    from horologium.ui.typography import Typography

translate = QCoreApplication.translate
LONG = 260
"""So long a text flows round its initial; a shorter one stands beside it."""
MARGIN = 8
"""Pixels between the initial and the text."""
SIGNS = {"open": "◆", "taken": "✓", "failed": "✗"}


class Writer(NamedTuple):
    """Everything from packs is escaped; ``link`` makes a label open a rule, ``unit`` writes a cost."""

    tokens: Tokens
    faces: Typography
    link: Callable[[str, str], str]
    unit: str = "{cost}"

    def page(self, page: StoryPage) -> str:
        """Write a page."""
        parts = [self._story(page.text)]
        if page.why:
            rules = " ".join(self.link(rule, rule) for rule in page.rules)
            parts.append(f'<p style="margin:8px 0 4px 0"><b>{escape(page.why)}</b> <small>{rules}</small></p>')
        parts += [self._points(page), self._lines(page)]
        return "".join(parts)

    @property
    def side(self) -> int:
        """How large the initial is, in pixels."""
        return round(self.faces.sizes["body"] * 3.2)

    def _story(self, text: str) -> str:
        if not text:
            return ""
        first = initial_of(text)
        if not first:
            return f'<p style="line-height:115%">{escape(text)}</p>'
        _, _, rest = text.partition(first)  # an initial stands for an opening quotation mark too
        lead = f"font-size:{self.faces.sizes['lead']}px; line-height:115%; margin:0"
        image = f'<img src="mem:initial" width="{self.side + MARGIN}" height="{self.side}" alt="{escape(first)}"'
        words = escape(rest)
        if len(text) >= LONG:
            return f'<p style="{lead}">{image} style="float:left">{words}</p>'
        cells = f'<td>{image}></td><td style="vertical-align:middle"><p style="{lead}">{words}</p></td>'
        return f'<table cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>'

    def _points(self, page: StoryPage) -> str:
        if not page.points:
            return ""
        choices = any(point.kind == "choice" for point in page.points)
        title = translate("Story", "What can be done") if choices else translate("Story", "Points of interest")
        rows = "".join(self._point(point) for point in page.points)
        return f'{self._heading(title)}<table width="100%" cellspacing="0" cellpadding="3">{rows}</table>'

    def _point(self, point: PointView) -> str:
        ink = self.tokens.ink if point.state == "open" else self.tokens.muted
        sign = SIGNS.get(point.state, "◇")
        cost = self.unit.format(cost=point.cost) if point.cost else ""
        stands = "" if point.state == "open" else state_words(point)
        beside = " · ".join(part for part in (point.text, stands) if part)
        small, colour = self.faces.sizes["small"], self.tokens.rubric if point.state == "open" else self.tokens.muted
        below = (
            f'<br><span style="color:{self.tokens.muted}; font-size:{small}px">{escape(beside)}</span>'
            if beside
            else ""
        )
        return (
            f'<tr><td width="20" style="color:{colour}">{sign}</td>'
            f'<td style="color:{ink}">{self.link(point.label, point.rule)}{below}</td>'
            f'<td align="right" style="color:{ink}; white-space:nowrap">{escape(cost)}</td></tr>'
        )

    def _lines(self, page: StoryPage) -> str:
        rows = "".join(
            f'<tr><td style="color:{self.tokens.rubric}; white-space:nowrap; padding-right:12px">'
            f"{self.link(line.label, line.rule)}</td><td>{escape(line.text)}</td></tr>"
            for line in page.lines
        )
        return f'<table cellspacing="0" cellpadding="3" style="margin-top:8px">{rows}</table>' if rows else ""

    def _heading(self, text: str) -> str:
        caps = "" if self.faces.drawn_capitals else "font-variant:small-caps;"
        return (
            f"<p style=\"font-family:'{self.faces.title}'; {caps} font-size:{self.faces.sizes['title']}px; "
            f'color:{self.tokens.rubric}; margin:12px 0 2px 0">{escape(text)}</p>'
        )


def initial_of(text: str) -> str:
    """Find the letter that a text begins with, behind quotation marks."""
    return next((letter for letter in text[:4] if letter.isalpha()), "")
