"""The Legend of the next mission on a leaf of the story: a look where a tavern sells one, and what it told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import money, state_of
from horologium.campaign.legends import known_legend
from horologium.campaign.ops.care import LEGEND, Favour
from horologium.ui.camp.story_leaf import button_for, rule_button
from horologium.ui.plain_text import literal
from horologium.ui.widgets.flow import Flow

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


def look_told() -> str:
    """What a look costs beside its price."""
    return translate(
        "MissionLegend", "Who looks is offered no other work here during this visit. What it shows can be read again."
    )


def _offer_look(leaf: StoryLeaf, camp: Camp) -> None:
    session, look = camp.session, Favour(LEGEND)
    care = session.rules.care
    verdict = dict(care.favours(state_of(session)) if care else ()).get(LEGEND)
    if verdict is None or not verdict.allowed:
        return
    leaf.say(translate("MissionLegend", "The Legend of the next mission"), "title")
    why_not = session.archive.read_only or session.refusal(look)
    leaf.say(f"{why_not[:1].upper()}{why_not[1:]}." if why_not else look_told(), "note")
    words = translate("MissionLegend", "&Look at it for {price}").format(price=literal(money(session, verdict.price)))
    row = Flow(6)
    row.addWidget(button_for(words, lambda: camp.do(look), why_not))
    for rule in verdict.rules:
        row.addWidget(rule_button(rule, camp.topic(rule), camp.rule_wanted.emit))
    leaf.column.addLayout(row)
