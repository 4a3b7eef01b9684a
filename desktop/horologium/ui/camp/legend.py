"""The Legend of the next mission on a leaf of the story: a look where a tavern sells one, and what it told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.legends import SEEN, known_legend
from horologium.campaign.offers import counters, offer_rows
from horologium.ui.camp.story_leaf import button_for, rule_button
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.story_leaf import StoryLeaf

translate = QCoreApplication.translate


def show_legend(leaf: StoryLeaf, camp: Camp) -> None:
    """Tell what the company has seen; offer a look while it has not, where one is to be had."""
    legend = known_legend(camp.session)
    if legend is None:
        _offer_look(leaf, camp)
        return
    leaf.say(translate("MissionLegend", "The Legend of {title}").format(title=legend.title), "title")
    for line in legend.text.splitlines():
        leaf.say(line)


def _offer_look(leaf: StoryLeaf, camp: Camp) -> None:
    session = camp.session
    rows = (row for each in counters(session, "place") if each.work for row in offer_rows(session, each.key))
    look = next((row for row in rows if any(gift.of.kind == SEEN for gift in row.offer.gives)), None)
    if look is None:
        return
    leaf.say(translate("MissionLegend", "The Legend of the next mission"), "title")
    why_not = session.archive.read_only or look.cost.refused
    told = translate(
        "MissionLegend", "Who looks is offered no other work here during this visit. What it shows can be read again."
    )
    leaf.say(f"{why_not[:1].upper()}{why_not[1:]}." if why_not else told, "note")
    words = translate("MissionLegend", "&Look at it for {price}").format(price=literal(look.words))
    row = Flow(6)
    row.addWidget(button_for(words, lambda: camp.do(look.operation()), why_not))
    for rule in look.offer.verdict.rules:
        row.addWidget(rule_button(rule, camp.topic(rule), camp.rule_wanted.emit))
    leaf.column.addLayout(row)
