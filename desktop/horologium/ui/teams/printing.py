"""A team on paper: a table with room for wounds, as a page of PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from horologium.ui.kit.plain_text import Markup, together
from horologium.ui.kit.rich_text import SealedDocument
from horologium.ui.teams.footer import points_told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.engine.core.teams import Candidate, TeamMember
    from horologium.ui.teams.draft import TeamDraft

translate = QCoreApplication.translate
LINE = Markup("<b>{}</b> {}")


def page(draft: TeamDraft) -> Markup:
    """The team as a page of HTML: the blank table of an army builder, filled in."""
    known = [(member, card) for member in draft.members if (card := draft.pool.candidate(member.card))]
    head = together(Markup("<th align='left'>{}</th>").fill(text) for text in _heads(draft))
    rows = together(_row(draft, member, card) for member, card in known)
    points = points_told(draft.cost, draft.size.points)
    return Markup(
        "<h1>{}</h1><p>{}</p>"
        "<table border='1' cellspacing='0' cellpadding='5' width='100%'><tr>{}</tr>{}</table><p>{}</p>"
    ).fill(draft.name, points if draft.pool.counts_points else "", head, rows, _explained(known))


def print_to(path: Path, draft: TeamDraft) -> bool:
    """Write the page as PDF; whether it was written."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    writer.setTitle(draft.name)
    document = SealedDocument()
    document.show_markup(page(draft))
    document.print_(writer)
    return path.exists() and path.stat().st_size > 0


def _heads(draft: TeamDraft) -> Iterator[str]:
    """What the columns are about; all cards of a game have the same values, and lists of the same titles."""
    yield translate("Teams", "Name")
    for card in draft.pool.candidates[:1]:
        yield from (title for title, _ in card.values)
        if draft.pool.counts_points:
            yield translate("Teams", "Points")
        yield from (each.title for each in card.lists)


def _row(draft: TeamDraft, member: TeamMember, card: Candidate) -> Markup:
    named = Markup("<b>{}</b><br>{}").fill(member.name or card.name, card.name)
    boxes = [Markup("{}<br>{}").fill(value, "☐" * value) for _, value in card.values]
    points = [str(draft.pool.points_of(member))] if draft.pool.counts_points else []
    lists = [", ".join(pick.name for pick in each.given(member)) for each in card.lists]
    cells = (named, *boxes, *points, *lists)
    return Markup("<tr>{}</tr>").fill(together(Markup("<td>{}</td>").fill(cell) for cell in cells))


def _explained(known: list[tuple[TeamMember, Candidate]]) -> Markup:
    """What everything does that somebody of the team was given."""
    given = dict.fromkeys(pick for member, card in known for each in card.lists for pick in each.given(member))
    told = ((pick, f"({pick.points}) {pick.about}" if pick.points else pick.about) for pick in given if pick.about)
    return Markup("<br>").between(LINE.fill(pick.name, text) for pick, text in told)
