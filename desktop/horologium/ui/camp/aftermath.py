"""The steps after a battle: which one is at hand, what can be done there, and the way on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTimer

from horologium.campaign.affairs import money
from horologium.campaign.evening import steps
from horologium.campaign.homecoming import homecoming
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep, following, no_way_back
from horologium.campaign.results import title_of
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import called
from horologium.ui.camp.aftermath_heroes import Homecomers
from horologium.ui.camp.aftermath_loot import LootTiles
from horologium.ui.camp.briefing import offer_side_mission
from horologium.ui.camp.legend import show_legend
from horologium.ui.camp.sections import sections_of
from horologium.ui.camp.stash.targets import Targets
from horologium.ui.camp.story_leaf import StoryLeaf, button_for, rule_button
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.homecoming import Homecoming
    from horologium.engine.core.campaign import EndStep, Panel
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme

ABOVE: Final = 4
"""How much of what comes before stays in sight above the step at hand."""


class AftermathLeaf(StoryLeaf):
    """A guided list: done, at hand, still to come."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp
        self._home: Homecoming | None = None
        self._at_hand: QWidget | None = None
        self._seen, self._follows = "", False
        bar = self.scroller.verticalScrollBar()
        bar.rangeChanged.connect(lambda *_: QTimer.singleShot(0, self, self._follow))
        bar.actionTriggered.connect(self._leave)

    def refresh(self) -> None:
        """Show the step at hand: before it what the others came to, after it what is still to come."""
        session, self._at_hand = self._camp.session, None
        self.begin(self.tr("After the battle"), self._where())
        self._home = homecoming(session)
        order, now = steps(session), session.books.standing.step
        place = next((number for number, step in enumerate(order) if step.key == now), -1)
        for number, step in enumerate(order[: place + 1]):
            if number == place:
                self._show_step(number, step)
            else:
                words = self.tr("{number}. {title} – done").format(number=number + 1, title=step.title)
                self.say(words, "heading-small")
                self._show_yield(step)
        self._show_coming(order, place + 1)
        self.end()
        self._offer_ways()
        self._show_at_hand(now)

    def _show_coming(self, order: Sequence[EndStep], first: int) -> None:
        numbered = self.tr("{number}. {title}")
        coming = [numbered.format(number=first + at + 1, title=step.title) for at, step in enumerate(order[first:])]
        if coming:
            self.say(self.tr("Still to come: {steps}").format(steps=" · ".join(coming)), "note")

    def _show_at_hand(self, step: str) -> None:
        """Bring the step at hand into sight, once: who scrolls back is left in peace."""
        if step != self._seen:
            self._seen, self._follows = step, True

    def _follow(self) -> None:
        """Keep the step at hand in sight while the leaf finds its size."""
        if self._follows and self._at_hand is not None:
            self.scroller.verticalScrollBar().setValue(self._at_hand.y() - ABOVE)

    def _leave(self) -> None:
        self._follows = False

    def _show_yield(self, step: EndStep) -> None:
        """What a step came to: lines of the books, then its panels."""
        if self._home is None:
            return
        for line in self._home.done.get(step.key, ()):
            self.say(line)
        for panel in step.shows:
            self._show_panel(step, panel, self._home)

    def _show_panel(self, step: EndStep, panel: Panel, home: Homecoming) -> None:
        happened = home.happened.get(step.key, "") if "changes" in step.shows else ""
        match panel:
            case "account":
                for paragraph in home.account[1:]:
                    if paragraph != happened:
                        self.say(paragraph)
            case "loot":
                self._show_loot()
            case "hurt" | "experience":
                self.column.addWidget(Homecomers(self._theme, self._camp, home.heroes, hurt=panel == "hurt"))
            case "changes" if happened:
                self.say(happened)

    def _where(self) -> str:
        session = self._camp.session
        town = session.books.standing.town
        place = called(session.pack, "town", town) if town else ""
        return " · ".join(filter(None, [title_of(session), place, money(session, session.books.standing.purse)]))

    def _show_step(self, number: int, step: EndStep) -> None:
        label = self.say(self.tr("{number}. {title}").format(number=number + 1, title=step.title), "heading")
        label.setAccessibleDescription(self.tr("The step at hand"))
        self._at_hand = label
        if step.about:
            self.say(step.about, "lead")
        self._show_yield(step)
        if "loot" in step.shows:
            self._show_targets()
        if "work" in step.shows:
            self._show_work()
        self._add_links(step)

    def _show_work(self) -> None:
        """Show who has work for the company, or would tell of the next mission."""
        side = on_offer(self._camp.session)
        if side is not None:
            offer_side_mission(self, self._camp, side)
        else:
            self.say(self.tr("Nobody has work for you here today."))
        show_legend(self, self._camp)

    def _show_loot(self) -> None:
        """Lay the loot out; each thing can be given away or sold at once."""
        tiles = LootTiles(self._theme, self._camp)
        if tiles.tiles:
            self.column.addWidget(tiles)
        else:
            self.say(self.tr("Nothing was found this time."), "note")

    def _show_targets(self) -> None:
        """Show where the loot can be dropped."""
        self.say(self.tr("Drag a card to a hero, or press it for what can be done with it."), "note")
        targets = Targets(self._theme, self._camp)
        targets.refresh()
        self.column.addWidget(targets)

    def _add_links(self, step: EndStep) -> None:
        row = Flow(6)
        for section in sections_of(self._camp.session):
            if section.id in step.leads:
                title = QCoreApplication.translate("CampPage", section.title)
                row.addWidget(button_for(title, partial(self._camp.section_wanted.emit, section.id)))
        for rule in step.rules:
            row.addWidget(rule_button(rule, self._camp.topic(rule), self._camp.rule_wanted.emit))
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
