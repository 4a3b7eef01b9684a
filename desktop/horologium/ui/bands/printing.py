"""A band on paper: a table with room for wounds, as a page of PDF."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.texts import TEXTS
from horologium.ui.widgets.browser import SealedDocument

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.ui.bands.draft import Draft

translate = QCoreApplication.translate


def page(draft: Draft) -> str:
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
    head = "".join(f"<th align='left'>{escape(text)}</th>" for text in heads)
    rows = "".join(_row(draft, place) for place in range(len(draft.members)))
    total = translate("Bands", "{cost} of {limit} points").format(cost=draft.cost, limit=draft.limit)
    table = f"<table border='1' cellspacing='0' cellpadding='5' width='100%'><tr>{head}</tr>{rows}</table>"
    return f"<h1>{escape(draft.name)}</h1><p>{escape(total)}</p>{table}<p>{_abilities(draft)}</p>"


def print_to(path: Path, draft: Draft) -> bool:
    """Write the page as PDF; whether it was written."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    writer.setTitle(draft.name)
    document = SealedDocument()
    document.setHtml(page(draft))
    document.print_(writer)
    return path.exists() and path.stat().st_size > 0


def _row(draft: Draft, place: int) -> str:
    member = draft.members[place]
    spec = draft.profiles.get(member.profile)
    if spec is None:
        return ""
    named = f"<b>{escape(member.name or spec.name)}</b><br>{escape(spec.name)}"
    abilities = ", ".join(ABILITIES[one].name for one in member.abilities if one in ABILITIES)
    boxes = [f"{value}<br>{'☐' * value}" for value in (spec.att, spec.spd, spec.ar)]
    cells = (named, *boxes, str(draft.cost_of(place)), escape(abilities), escape(weapon_name(member.weapon)))
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _abilities(draft: Draft) -> str:
    """What every ability in the band does."""
    known = dict.fromkeys(one for member in draft.members for one in member.abilities if one in ABILITIES)
    lines = (
        f"<b>{escape(ABILITIES[one].name)}</b> ({ABILITIES[one].cost}) {escape(TEXTS['about.' + one])}" for one in known
    )
    return "<br>".join(lines)


def weapon_name(weapon: str) -> str:
    """What a weapon is called."""
    names = {
        "none": translate("Bands", "none"),
        "short": translate("Bands", "Short, range 6"),
        "long": translate("Bands", "Long, range 10"),
    }
    return names[weapon]
