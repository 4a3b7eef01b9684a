"""The panels after a battle: the result before it counts, then the steps with who came home and what was found."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from horologium.campaign.affairs import bearer_of, money
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.evening import steps
from horologium.campaign.homecoming import homecoming, spoils
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep, following, no_way_back
from horologium.campaign.ops.missions import CommitMission, ReopenMission, review
from horologium.campaign.records import MemberRecord
from horologium.campaign.results import title_of
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import called, ending_told
from horologium.ui.art import frames, portraits
from horologium.ui.camp.cards import ThingTile, face_of
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.question_dialog import QuestionDialog
from horologium.ui.camp.sections import sections_of
from horologium.ui.camp.story.briefing import offer_side_mission, show_legend
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.camp.things import DropTargets, action_menu, thing_actions
from horologium.ui.kit.buttons import button_for, rule_button
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.compare import ComparedRow
    from horologium.campaign.homecoming import Homecoming, Returned
    from horologium.campaign.ops.missions import Review
    from horologium.campaign.records import ThingRecord
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.campaign import EndStep, Panel
    from horologium.ui.art.card_faces import PrintedCard
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

STAGE = "Stage"
"""The row of a comparison that tells players nothing new."""
PORTRAIT: Final = 52
NARROWEST: Final = 11
"""How many times as wide as the text is high a hero is."""
ABOVE: Final = 4
"""How much of what comes before stays in sight above the step at hand."""


class ReviewPanel(StoryPanel):
    """Nothing counts until it is confirmed; what has to be chosen for it is asked here."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp
        self._of = ""
        self._answers: tuple[Answer, ...] = ()

    def refresh(self) -> None:
        """Show the result, or what has to be decided first."""
        session = self._camp.session
        if session.books.standing.battle != self._of:
            self._of, self._answers = session.books.standing.battle, ()
        self.begin(title_of(session), self.tr("The result, before it counts"))
        self.offer(self.tr("Bac&k to the battle"), self._reopen, session.refusal(ReopenMission()))
        try:
            self._show(review(session, answers=self._answers))
        except Question as question:
            self._show_question(question)
        except CampaignError as error:
            self.say(str(error), "bad")
        self.end()

    def _show(self, found: Review) -> None:
        session = self._camp.session
        result = found.result
        story = ending_told(session.pack, session.books.standing.mission, result.outcome, won=result.won)
        self.say(self.tr("Victory") if result.won else self.tr("Defeat"), "heading")
        self.tell(story)
        for paragraph in found.text.split("\n\n"):
            if paragraph not in story.split("\n\n"):
                self.say(paragraph)
        self._show_changes(found.changes)
        self.offer(self.tr("&Confirm the result"), self._commit, session.archive.read_only, default=True)

    def _show_changes(self, rows: Sequence[ComparedRow]) -> None:
        self.say(self.tr("What changes"), "title")
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(16)
        for place, row in enumerate(row for row in rows if row.what != STAGE):
            grid.addWidget(PlainLabel(row.what, "small"), place, 0)
            grid.addWidget(PlainLabel(row.left or "–", "small", wrap=True), place, 1)
            grid.addWidget(PlainLabel(f"→ {row.right or '–'}", wrap=True), place, 2)
        self.column.addLayout(grid)

    def _show_question(self, question: Question) -> None:
        self.say(self.tr("Something has to be decided before the result is known: what is kept of the loot."), "lead")
        self.offer(self.tr("&Decide…"), lambda: self._ask(question), default=True)

    def _ask(self, question: Question) -> None:
        dialog = QuestionDialog(self._theme, self._camp.session, question.request, self._on_answer, self.window())
        self._camp.dialog_wanted.emit(dialog)

    def _on_answer(self, answer: Answer) -> None:
        self._answers = (*self._answers, answer)
        self.refresh()

    def _commit(self) -> None:
        self._camp.do(CommitMission(), self._answers)

    def _reopen(self) -> None:
        if self._camp.do(ReopenMission()):
            self._camp.battle_wanted.emit()


class Homecomer(QWidget):
    """One hero, drawn on a card; nothing can be done with it here."""

    def __init__(self, theme: Theme, who: portraits.Sitter, name: str, lines: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(name)
        self.setAccessibleDescription(". ".join(text for text, _ in lines))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row, words = QHBoxLayout(self), QVBoxLayout()
        row.setContentsMargins(9, 8, 9, 9)
        row.setSpacing(9)
        words.setSpacing(0)
        words.addWidget(PlainLabel(name, "title-small", wrap=True))
        for text, role in lines:
            words.addWidget(PlainLabel(text, role, wrap=True))
        words.addStretch(1)
        row.addWidget(_Likeness(theme, who))
        row.addLayout(words, 1)

    def sizeHint(self) -> QSize:
        """Ask for the portrait and a few words beside it."""
        width = PORTRAIT + NARROWEST * self._theme.type.sizes["body"]
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frames.card(painter, QRectF(self.rect()).adjusted(2, 2, -2, -3), self._theme.tokens, lit=False, pressed=False)


class _Likeness(QWidget):
    def __init__(self, theme: Theme, who: portraits.Sitter) -> None:
        super().__init__()
        self._theme, self._who = theme, who
        self.setFixedSize(PORTRAIT, PORTRAIT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        portraits.paint(painter, QRectF(self.rect()), self._who, self._theme.tokens)


class Homecomers(QWidget):
    """All who were there: with what they learned, or with what hurts."""

    def __init__(self, theme: Theme, camp: OpenCampaign, heroes: Sequence[Returned], *, hurt: bool) -> None:
        super().__init__()
        flow = Flow(6, even=True, most=4)
        self.setLayout(flow)
        for each in heroes:
            hero = camp.session.books.get(MemberRecord, each.id)
            who = sitter(camp.session.pack, hero.card, hero.name, hero.grade)
            flow.addWidget(Homecomer(theme, who, each.name, self._harm(each) if hurt else self._learned(each)))

    def _harm(self, each: Returned) -> list[tuple[str, str]]:
        told = ((self.tr("Injured: {cards}"), each.injuries), (self.tr("Not healed yet: {cards}"), each.older))
        harm = [(words.format(cards=", ".join(cards)), "bad") for words, cards in told if cards]
        return harm or [(self.tr("unhurt"), "small")]

    def _learned(self, each: Returned) -> list[tuple[str, str]]:
        gained = self.tr("+%n experience", "", each.gained) if each.gained else self.tr("no experience")
        return [(gained, "small"), (self.tr("{count} to spend").format(count=each.experience), "small")]


class LootTiles(QWidget):
    """Shows who has what of it; the rest lies in the common stock."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self.tiles: list[ThingTile] = []
        flow = Flow(6, even=True, most=3)
        self.setLayout(flow)
        for item in spoils(camp.session):
            tile = ThingTile(theme, item.id, self._face(item), by_hand=bool(item.by_hand))
            tile.menu_wanted.connect(self._open_menu)
            flow.addWidget(tile)
            self.tiles.append(tile)

    def _face(self, item: ThingRecord) -> PrintedCard:
        """The card, with the name of the hero who has it already."""
        face = face_of(self._camp.session, item.kind, item.card)
        if not item.holder:
            return face
        name = bearer_of(self._camp.session, item.holder).name
        return face._replace(line=f"{face.line} · " + self.tr("carried by {name}").format(name=name))

    def _open_menu(self, item: str, at: QPoint) -> None:
        action_menu(self, self._camp, thing_actions(self._camp.session, item)).popup(at)


class AftermathPanel(StoryPanel):
    """A guided list: done, at hand, still to come."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
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
        """Keep the step at hand in sight while the panel finds its size."""
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
        targets = DropTargets(self._theme, self._camp)
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
