"""The steps after a battle: which one is at hand, what can be done there, and the way on."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtWidgets import QToolButton

from horologium.campaign.affairs import money
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep, following, no_way_back, steps
from horologium.campaign.results import title_of
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import called
from horologium.ui.camp.aftermath_loot import LootTiles
from horologium.ui.camp.briefing import offer_side_mission
from horologium.ui.camp.sections import SECTIONS
from horologium.ui.camp.story_leaf import StoryLeaf, button_for
from horologium.ui.widgets.flow import Flow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.campaign import EndStep
    from horologium.ui.camp.camp import Camp
    from horologium.ui.theme import Theme

LOOT: Final = "loot"
TAVERN: Final = "tavern"
STEPS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = MappingProxyType(
    {
        "outcome": (
            str(QT_TRANSLATE_NOOP("Aftermath", "The result is in the books, and the chronicle tells of it.")),
            ("chronicle",),
        ),
        LOOT: (str(QT_TRANSLATE_NOOP("Aftermath", "What was kept of the loot lies in the stash.")), ("stash",)),
        "clean-up": (
            str(
                QT_TRANSLATE_NOOP("Aftermath", "Wounds heal by themselves. Injuries stay until a surgeon treats them.")
            ),
            ("company",),
        ),
        "experience": (
            str(QT_TRANSLATE_NOOP("Aftermath", "Heroes learn skills and take classes with the experience they have.")),
            ("company", "hero"),
        ),
        "travel": (str(QT_TRANSLATE_NOOP("Aftermath", "The company has come to the next town.")), ("map",)),
        "town": (
            str(QT_TRANSLATE_NOOP("Aftermath", "Buy and sell, see the surgeon, ask for a blessing or for news.")),
            ("town", "stash"),
        ),
        "workshop": (
            str(QT_TRANSLATE_NOOP("Aftermath", "Make equipment from the recipes and reagents that you have.")),
            ("town", "stash"),
        ),
        TAVERN: (str(QT_TRANSLATE_NOOP("Aftermath", "Somebody may have work for people like you.")), ()),
        "equip": (
            str(
                QT_TRANSLATE_NOOP(
                    "Aftermath", "Share out what the company carries, and pin skills for the next mission."
                )
            ),
            ("company", "hero", "stash"),
        ),
        "save": (str(QT_TRANSLATE_NOOP("Aftermath", "Everything is kept already: put the box away, or play on.")), ()),
    }
)
"""What is done in each step, and the sections in which it is done."""


class AftermathLeaf(StoryLeaf):
    """A guided list: done, at hand, still to come."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp

    def refresh(self) -> None:
        """Show the step at hand among the others."""
        session = self._camp.session
        self.begin(self.tr("After the battle"), self._where())
        order, now = steps(session), session.books.standing.step
        place = next((number for number, step in enumerate(order) if step.key == now), -1)
        for number, step in enumerate(order):
            if number == place:
                self._show_step(number, step)
            else:
                words = self.tr("{number}. {title} – done") if number < place else self.tr("{number}. {title}")
                self.say(words.format(number=number + 1, title=step.title), "note")
        self.end()
        self._offer_ways()

    def _where(self) -> str:
        session = self._camp.session
        town = session.books.standing.town
        parts = [title_of(session), called(session.pack, "town", town) if town else ""]
        return " · ".join([*filter(None, parts), money(session, session.books.standing.purse)])

    def _show_step(self, number: int, step: EndStep) -> None:
        text, links = STEPS.get(step.key, ("", ()))
        label = self.say(self.tr("{number}. {title}").format(number=number + 1, title=step.title), "heading")
        label.setAccessibleDescription(self.tr("The step at hand"))
        if told := step.about or (QCoreApplication.translate("Aftermath", text) if text else ""):
            self.say(told, "lead")
        if step.key == LOOT:
            self._show_loot()
        side = on_offer(self._camp.session) if step.key == TAVERN else None
        if side is not None:
            offer_side_mission(self, self._camp, side)
        elif step.key == TAVERN:
            self.say(self.tr("Nobody has work for you here today."))
        self._add_links(step, links)

    def _show_loot(self) -> None:
        """Lay the loot out; each thing can be given away or sold at once."""
        tiles = LootTiles(self._theme, self._camp)
        if tiles.tiles:
            self.column.addWidget(tiles)
        else:
            self.say(self.tr("Nothing was found this time."), "note")

    def _add_links(self, step: EndStep, links: tuple[str, ...]) -> None:
        row = Flow(6)
        for section in SECTIONS:
            if section.id in links:
                title = QCoreApplication.translate("CampPage", section.title)
                row.addWidget(button_for(title, partial(self._camp.section_wanted.emit, section.id)))
        for rule in step.rules:
            why = QToolButton()
            why.setText(rule)
            why.setAccessibleName(self.tr("Read the rule {rule}").format(rule=rule))
            why.clicked.connect(lambda _checked=False, rule=rule: self._camp.rule_wanted.emit(rule))
            row.addWidget(why)
        self.column.addLayout(row)

    def _offer_ways(self) -> None:
        session = self._camp.session
        self.offer(self.tr("Bac&k"), self._camp.undo, no_way_back(session))
        step = following(session)
        if step is not None:
            text = self.tr("&Next: {title}").format(title=step.title)
            self.offer(text, lambda: self._camp.do(NextStep()), session.refusal(NextStep()), default=True)
        else:
            text, done = self.tr("Let the story go &on"), FinishAftermath()
            self.offer(text, lambda: self._camp.do(done), session.refusal(done), default=True)
