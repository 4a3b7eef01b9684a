"""A band on paper: a table with room for wounds, as a page of PDF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.texts import TEXTS
from horologium.ui.plain_text import Markup, together
from horologium.ui.widgets.browser import SealedDocument

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.ui.bands.draft import Draft

translate = QCoreApplication.translate


def page(draft: Draft) -> Markup:
    """The band as a page of HTML: the blank table of the army builder, filled in.  [CON-ARM-05]"""
    heads = (
        translate("Bands", "Name"),
        translate("Bands", "ATT"),
        translate("Bands", "SPD"),
        translate("Bands", "AR"),
        translate("Bands", "Points"),
        translate("Bands", "Abilities"),
        translate("Bands", "Weapon"),
    )
    head = together(Markup("<th align='left'>{}</th>").fill(text) for text in heads)
    rows = together(_row(draft, place) for place in range(len(draft.members)))
    total = translate("Bands", "{cost} of {limit} points").format(cost=draft.cost, limit=draft.limit)
    return Markup(
        "<h1>{}</h1><p>{}</p>"
        "<table border='1' cellspacing='0' cellpadding='5' width='100%'><tr>{}</tr>{}</table><p>{}</p>"
    ).fill(draft.name, total, head, rows, _abilities(draft))


def print_to(path: Path, draft: Draft) -> bool:
    """Write the page as PDF; whether it was written."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    writer.setTitle(draft.name)
    document = SealedDocument()
    document.show_markup(page(draft))
    document.print_(writer)
    return path.exists() and path.stat().st_size > 0


def _row(draft: Draft, place: int) -> Markup:
    member = draft.members[place]
    spec = draft.profiles.get(member.profile)
    if spec is None:
        return Markup("")
    named = Markup("<b>{}</b><br>{}").fill(member.name or spec.name, spec.name)
    abilities = ", ".join(TEXTS["option." + one] for one in member.abilities if one in ABILITIES)
    boxes = [Markup("{}<br>{}").fill(value, "☐" * value) for value in (spec.att, spec.spd, spec.ar)]
    cells = (named, *boxes, str(draft.cost_of(place)), abilities, weapon_name(member.weapon))
    return Markup("<tr>{}</tr>").fill(together(Markup("<td>{}</td>").fill(cell) for cell in cells))


def _abilities(draft: Draft) -> Markup:
    """What every ability in the band does."""
    known = dict.fromkeys(one for member in draft.members for one in member.abilities if one in ABILITIES)
    line = Markup("<b>{}</b> ({}) {}")
    return Markup("<br>").between(
        line.fill(TEXTS["option." + one], ABILITIES[one].cost, TEXTS["about." + one]) for one in known
    )


def weapon_name(weapon: str) -> str:
    """What a weapon is called."""
    names = {
        "none": translate("Bands", "none"),
        "short": translate("Bands", "Short, range 6"),
        "long": translate("Bands", "Long, range 10"),
    }
    return names[weapon]
