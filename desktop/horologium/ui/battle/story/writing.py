"""Writes a page of the story as rich text: an illuminated initial, what is offered, and the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from horologium.ui.battle.story.pages import state_words
from horologium.ui.lettering import begun, opening
from horologium.ui.plain_text import Markup, together

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.view import PointView
    from horologium.ui.battle.story.pages import StoryPage
    from horologium.ui.tokens import Tokens
    from horologium.ui.typography import Typography

translate = QCoreApplication.translate
MARGIN = 8
"""Pixels between the initial and the text."""
NOTHING = Markup("")
SIGNS = {"open": "◆", "taken": "✓", "failed": "✗"}


class Writer(NamedTuple):
    """Everything from packs is escaped; ``link`` opens a rule, which ``topic`` titles, and ``unit`` writes a cost."""

    tokens: Tokens
    faces: Typography
    link: Callable[[str, str], Markup]
    unit: str = "{cost}"
    topic: Callable[[str], str] = str

    def page(self, page: StoryPage) -> Markup:
        """Write a page."""
        parts = [self._story(page.text)]
        if page.why:
            rules = Markup(" ").between(self.link(self._titled(rule), rule) for rule in page.rules)
            why = Markup('<p style="margin:8px 0 4px 0"><b>{}</b> <small>{}</small></p>')
            parts.append(why.fill(page.why, rules))
        parts += [self._points(page), self._lines(page)]
        return together(parts)

    def _titled(self, rule: str) -> str:
        return " · ".join(dict.fromkeys(part for part in (rule, self.topic(rule)) if part))

    @property
    def side(self) -> int:
        """How large the initial is, in pixels."""
        return round(self.faces.sizes["body"] * 3.2)

    def _story(self, text: str) -> Markup:
        if not text:
            return NOTHING
        first = opening(text)
        if not first:
            return Markup('<p style="line-height:115%">{}</p>').fill(text)
        lead = f"font-size:{self.faces.sizes['lead']}px; line-height:115%; margin:0"
        return begun(first, text[len(first) :], lead, self.side + MARGIN)

    def _points(self, page: StoryPage) -> Markup:
        if not page.points:
            return NOTHING
        choices = any(point.kind == "choice" for point in page.points)
        title = translate("Story", "What can be done") if choices else translate("Story", "Points of interest")
        table = Markup('{}<table width="100%" cellspacing="0" cellpadding="3">{}</table>')
        return table.fill(self._heading(title), together(self._point(point) for point in page.points))

    def _point(self, point: PointView) -> Markup:
        ink = self.tokens.ink if point.state == "open" else self.tokens.muted
        sign = SIGNS.get(point.state, "◇")
        cost = self.unit.format(cost=point.cost) if point.cost else ""
        stands = "" if point.state == "open" else state_words(point)
        beside = " · ".join(part for part in (point.text, stands) if part)
        small, colour = self.faces.sizes["small"], self.tokens.rubric if point.state == "open" else self.tokens.muted
        below = Markup('<br><span style="color:{}; font-size:{}px">{}</span>').fill(self.tokens.muted, small, beside)
        return Markup(
            '<tr><td width="20" style="color:{colour}">{sign}</td><td style="color:{ink}">{label}{below}</td>'
            '<td align="right" style="color:{ink}; white-space:nowrap">{cost}</td></tr>'
        ).fill(
            colour=colour,
            sign=sign,
            ink=ink,
            label=self.link(point.label, point.rule),
            below=below if beside else "",
            cost=cost,
        )

    def _lines(self, page: StoryPage) -> Markup:
        row = Markup('<tr><td style="color:{}; white-space:nowrap; padding-right:12px">{}</td><td>{}</td></tr>')
        rows = [row.fill(self.tokens.rubric, self.link(line.label, line.rule), line.text) for line in page.lines]
        table = Markup('<table cellspacing="0" cellpadding="3" style="margin-top:8px">{}</table>')
        return table.fill(together(rows)) if rows else NOTHING

    def _heading(self, text: str) -> Markup:
        return Markup(
            "<p style=\"font-family:'{face}'; {caps} font-size:{size}px; color:{colour}; "
            'margin:12px 0 2px 0">{text}</p>'
        ).fill(
            face=self.faces.title,
            caps="" if self.faces.drawn_capitals else "font-variant:small-caps;",
            size=self.faces.sizes["title"],
            colour=self.tokens.rubric,
            text=text,
        )
