"""The panels around a mission: the briefing in camp with party, map and Legend, and the battle that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from horologium.campaign.affairs import active
from horologium.campaign.battle import answers_given, muster, new_table, outcome_of
from horologium.campaign.errors import Refused
from horologium.campaign.legends import SEEN, known_legend
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops.missions import AbandonMission, BeginMission, FinishMission, why_not
from horologium.campaign.ops.reminders import DismissReminder
from horologium.campaign.ops.story import AcceptSideMission, AwaitDay, DeclineSideMission
from horologium.campaign.plot import awaited, here
from horologium.campaign.records import MemberRecord, Player
from horologium.campaign.reminders import reminders
from horologium.campaign.results import title_of
from horologium.campaign.sheets import class_line
from horologium.campaign.side_missions import on_offer, side_mission
from horologium.campaign.wording import listing
from horologium.engine.core.drawn import LOOT
from horologium.engine.core.kinds import FOLDERS
from horologium.ui.camp.portraits import sitter
from horologium.ui.camp.story.forecast import ForecastPanel, MissionForecaster
from horologium.ui.camp.story.panel import StoryPanel
from horologium.ui.camp.story.result_by_hand import ResultByHandDialog
from horologium.ui.kit.boxes import ElidedBox
from horologium.ui.kit.buttons import button_for, rule_button
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip, literal
from horologium.ui.teams.footer import TeamFooter, points_told
from horologium.ui.teams.pool import Pool, PoolRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent, QWheelEvent

    from horologium.campaign.reminders import Reminder
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.plots import SideMission
    from horologium.engine.core.specs import MissionEntry
    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

LINES: Final = 13
"""How many lines of text it is high."""
translate = QCoreApplication.translate


def offer_to_wait(panel: StoryPanel, camp: OpenCampaign) -> None:
    """A button to wait for the day, while it has not come."""
    session = camp.session
    if date := awaited(session):
        text = QCoreApplication.translate("Waiting", "&Wait until {date}").format(date=date)
        panel.offer(text, lambda: camp.do(AwaitDay()), session.archive.read_only or session.refusal(AwaitDay()))


def show_legend(panel: StoryPanel, camp: OpenCampaign) -> None:
    """Tell what the company has seen; offer a look while it has not, where one is to be had."""
    legend = known_legend(camp.session)
    if legend is None:
        _offer_look(panel, camp)
        return
    panel.say(translate("MissionLegend", "The Legend of {title}").format(title=legend.title), "title")
    for line in legend.text.splitlines():
        panel.say(line)


def _offer_look(panel: StoryPanel, camp: OpenCampaign) -> None:
    session = camp.session
    rows = (row for each in counters(session, "place") if each.work for row in offer_rows(session, each.key))
    look = next((row for row in rows if any(gift.of.kind == SEEN for gift in row.offer.gives)), None)
    if look is None:
        return
    panel.say(translate("MissionLegend", "The Legend of the next mission"), "title")
    why_not = session.archive.read_only or look.cost.refused
    told = translate(
        "MissionLegend", "Who looks is offered no other work here during this visit. What it shows can be read again."
    )
    panel.say(f"{why_not[:1].upper()}{why_not[1:]}." if why_not else told, "note")
    words = translate("MissionLegend", "&Look at it for {price}").format(price=literal(look.words))
    row = Flow(6)
    row.addWidget(button_for(words, lambda: camp.do(look.operation()), why_not))
    for rule in look.offer.verdict.rules:
        row.addWidget(rule_button(rule, camp.topic(rule), camp.rule_wanted.emit))
    panel.column.addLayout(row)


class MissionMap(QGraphicsView):
    """Shows all of a board; it can be looked at and nothing else, so keys and the wheel pass it over."""

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setInteractive(False)
        self.setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFixedHeight(scene.theme.type.sizes["body"] * LINES)
        self.setAccessibleName(self.tr("Map of the mission"))
        self.setAccessibleDescription(self._in_words())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole board in any width."""
        super().resizeEvent(event)
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._board.come_closer(self.transform().m11())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def _in_words(self) -> str:
        view = self._board.view
        if view is None:
            return ""
        names = sorted({figure.name for figure in view.figures})
        return self.tr("To be seen on it: {names}").format(names=", ".join(names) or "–")


class Objective(NamedTuple):
    """Something that the mission asks for, as the battle page will show it."""

    label: str
    text: str


def mission_story(session: CampaignSession) -> str:
    """What is told before the mission: the story's words, then those of the mission itself."""
    standing = session.books.standing
    spec: MissionEntry | None = session.pack.content.get(FOLDERS["mission"], {}).get(standing.mission)
    told = side_mission(session.plot, standing.side).text if standing.side else here(session).text
    return "\n\n".join(filter(None, [told, spec.intro if spec else ""]))


def first_view(session: CampaignSession, party: Sequence[str]) -> BattleView | None:
    """What would be seen of the mission at its first question; nothing while the party cannot go."""
    books = session.books.again()
    books.stand(party=tuple(party))
    try:
        table = new_table(books, session.ruleset, session.rules, session.pack)
    except Refused:
        return None
    return session.ruleset.view(table.state, session.ruleset.seats(table.state)[0].key)


def objectives(view: BattleView) -> tuple[Objective, ...]:
    """What would lie open on the table."""
    return tuple(Objective(card.label, card.text) for card in view.cards if not card.owner and card.kind != LOOT)


class BriefingPanel(StoryPanel):
    """The camp before a mission."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp
        self.seats: dict[str, ElidedBox] = {}
        self._goals = QVBoxLayout()
        self._stays: set[str] = set()
        self._occasion: tuple[object, ...] = ()
        self.forecaster = MissionForecaster(parent=self)
        self._foretold = False
        self._board: BoardScene | None = None
        camp.closed.connect(self.forecaster.forget)
        self.forecaster.changed.connect(self._on_forecast)

    def refresh(self) -> None:
        """Show the mission at hand."""
        session = self._camp.session
        sizes = muster(session, ())
        self._choose_party()
        self.begin(title_of(session), self._before())
        self.tell(mission_story(session))
        self._goals = QVBoxLayout()
        self.column.addLayout(self._goals)
        self._offer_side_mission()
        show_legend(self, self._camp)
        self.say(self.tr("Who comes ({fewest} to {most})").format(fewest=sizes.fewest, most=sizes.most), "title")
        self._show_heroes()
        self.footer = TeamFooter(self._theme, fits=True)
        self.footer.rule_requested.connect(self._camp.rule_wanted)
        self.column.addWidget(self.footer)
        self.about = self.say("", "note")
        self.say(self.tr("Forecast"), "title")
        self.forecast = ForecastPanel(self._theme, session, self.forecaster)
        self.column.addWidget(self.forecast)
        self._show_reminders(reminders(session))
        self._show_what_waits()
        self.end()
        offer_to_wait(self, self._camp)
        self.offer(self.tr("Enter the re&sult by hand…"), self._by_hand)
        self.go = self.offer(self.tr("&Begin the mission"), self._begin, default=True)
        self._on_party()

    def _before(self) -> str:
        """Before what the company is in camp; the mission of the story waits for one beside it."""
        if not self._camp.session.books.standing.side:
            return self.tr("In camp, before the mission")
        words = self.tr("In camp, before a side mission; {title} comes afterwards")
        return words.format(title=here(self._camp.session).title)

    def _show_what_waits(self) -> None:
        """Leave the briefing of the story to be read while a mission beside it is at hand."""
        session = self._camp.session
        if session.books.standing.side:
            self.say(self.tr("Afterwards: {title}").format(title=here(session).title), "title")
            self.say(here(session).text)

    def _choose_party(self) -> None:
        """Before another mission, leave those at home who cannot come along; if nobody can, the reason is told."""
        session = self._camp.session
        standing = session.books.standing
        occasion = (session.archive.path, standing.mission, standing.battles, awaited(session))
        if occasion == self._occasion:
            return
        self._occasion, come = occasion, tuple[str, ...]()
        self.scroller.verticalScrollBar().setValue(0)
        heroes = [hero.id for hero in active(session.books)]
        for id_ in heroes:
            if not session.refusal(BeginMission((*come, id_))):
                come = (*come, id_)
        self._stays = {id_ for id_ in heroes if id_ not in come} if come else set()

    @property
    def party(self) -> tuple[str, ...]:
        """The heroes who are ticked."""
        return self.pool.keys

    def wish(self) -> BeginMission:
        """The mission with this party, and with whoever shall play somebody else than before."""
        heroes = {hero.id: hero.player for hero in active(self._camp.session.books)}
        seats = [(id_, self.seats[id_].currentData()) for id_ in self.party if id_ in self.seats]
        return BeginMission(self.party, tuple((id_, player) for id_, player in seats if player != heroes[id_]))

    def _show_heroes(self) -> None:
        heroes, self.seats = active(self._camp.session.books), {}
        self.pool = Pool(self._theme)
        self.pool.show_rows([*map(self._row, heroes)], {hero.id: hero.id not in self._stays for hero in heroes})
        if len(self._camp.session.books.all(Player)) > 1:
            for hero in heroes:
                self._seat(hero)
        self.pool.taken.connect(self._on_party)
        self.pool.left.connect(self._on_party)
        self.column.addWidget(self.pool)

    def _row(self, hero: MemberRecord) -> PoolRow:
        session = self._camp.session
        who = sitter(session.pack, hero.card, hero.name, hero.grade)
        return PoolRow(hero.id, hero.name, who, class_line(session, hero))

    def _seat(self, hero: MemberRecord) -> None:
        """Let somebody else play a hero."""
        self.seats[hero.id] = box = ElidedBox()
        box.setAccessibleName(self.tr("Who plays {name}").format(name=hero.name))
        for player in self._camp.session.books.all(Player):
            box.addItem(self.tr("Played by {name}").format(name=player.name), player.id)
        box.setCurrentIndex(max(0, box.findData(hero.player)))
        self.pool.put_beneath(hero.id, box)

    def _show_reminders(self, found: Sequence[Reminder]) -> None:
        if not found:
            return
        self.say(self.tr("Before you go"), "title")
        for reminder in found:
            line = QHBoxLayout()
            line.addWidget(PlainLabel(reminder.text, "note", wrap=True), 1)
            away = QToolButton()
            away.setText(self.tr("Never mind"))
            away.setAccessibleName(self.tr("Never mind: {text}").format(text=reminder.text))
            away.clicked.connect(lambda _checked=False, key=reminder.key: self._camp.do(DismissReminder(key)))
            line.addWidget(away)
            self.column.addLayout(line)

    def _offer_side_mission(self) -> None:
        side = on_offer(self._camp.session)
        if side is not None:
            offer_side_mission(self, self._camp, side)

    def _on_party(self) -> None:
        """Say at once whether this party can go, and what awaits it."""
        session = self._camp.session
        party = self.party
        self._stays = {id_ for id_ in self.pool.tiles if id_ not in party}
        self.pool.show_reasons({id_: why_not(session, party, id_) for id_ in self._stays})
        reason = session.archive.read_only or session.refusal(self.wish())
        self.explain(reason)
        self.go.setEnabled(not reason)
        give_tip(self.go, reason)
        self.go.setAccessibleDescription(reason)
        self.forecast.show_party(self.party, reason)
        told = muster(session, self.party)
        self.footer.show_state(points_told(told.points, told.limit), told.faults)
        self.about.setText(told.about)
        self.about.setVisible(bool(told.about))
        if not self._goals.count() and (view := first_view(session, self.party)) is not None:
            self._show_goals(objectives(view))
            self._show_map(view)

    def _on_forecast(self) -> None:
        """Bring the forecast into sight when it begins to tell something."""
        before, self._foretold = self._foretold, bool(self.forecaster.outlook.runs)
        if self._foretold and not before:
            QTimer.singleShot(0, self.forecast, lambda: self.scroller.ensureWidgetVisible(self.forecast, 0, 12))

    def _show_goals(self, goals: Sequence[Objective]) -> None:
        for goal in goals:
            self._goals.addWidget(PlainLabel(goal.label, "heading-small", wrap=True))
            if goal.text:
                self._goals.addWidget(PlainLabel(goal.text, wrap=True))

    def _show_map(self, view: BattleView) -> None:
        if self._board is None:
            from horologium.ui.battle.board.scene import BoardScene  # noqa: PLC0415 - when first wanted

            self._board = BoardScene(self._theme, self)
        self._board.show_view(view)
        self._goals.addWidget(MissionMap(self._board))

    def _begin(self) -> None:
        if self._camp.do(self.wish()):
            self._camp.battle_wanted.emit()

    def _by_hand(self) -> None:
        self._camp.dialog_wanted.emit(ResultByHandDialog(self._theme, self._camp, self.party, self.window()))


def offer_side_mission(panel: StoryPanel, camp: OpenCampaign, side: SideMission) -> None:
    """Show what the town offers beside the story, with both answers; out of time they say when."""
    panel.say(side.title, "title")
    panel.say(side.text)
    panel.say(
        translate("BriefingPanel", "Accepted, it is played first; then the story goes on where it stands now."), "note"
    )
    accept, decline = AcceptSideMission(side.name), DeclineSideMission(side.name)
    row = QHBoxLayout()
    row.addWidget(
        button_for(translate("BriefingPanel", "&Accept"), lambda: camp.do(accept), camp.session.refusal(accept))
    )
    row.addWidget(
        button_for(translate("BriefingPanel", "&Decline"), lambda: camp.do(decline), camp.session.refusal(decline))
    )
    row.addStretch(1)
    panel.column.addLayout(row)


class BattleOnPanel(StoryPanel):
    """A battle that waits for the next answer, or for its result to be looked at."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp

    def refresh(self) -> None:
        """Show how the battle stands."""
        session = self._camp.session
        standing, battles = session.books.standing, session.archive.battles
        outcome, answers = outcome_of(battles, standing.battle), answers_given(battles, standing.battle)
        self.begin(title_of(session), self.tr("The battle is over") if outcome else self.tr("A battle is on"))
        self.tell(mission_story(session))
        names = listing(session.books.get(MemberRecord, id_).name for id_ in standing.party)
        self.say(self.tr("Into it went {names}.").format(names=names))
        self.say(self.tr("Answers so far, each of them kept: {count}").format(count=answers), "note")
        self.end()
        if outcome:
            self.offer(self.tr("Go to the ba&ttle"), self._camp.battle_wanted.emit)
            self.offer(self.tr("&Look at the result"), self._finish, session.refusal(FinishMission()), default=True)
        else:
            self._offer_ways(answers)

    def _offer_ways(self, answers: int) -> None:
        session = self._camp.session
        text = self.tr("Give &up: the mission is lost") if answers else self.tr("T&urn back to camp")
        self.offer(text, lambda: self._camp.do(AbandonMission()), session.refusal(AbandonMission()))
        self.offer(self.tr("Enter the re&sult by hand…"), self._by_hand)
        self.offer(self.tr("Go to the ba&ttle"), self._camp.battle_wanted.emit, default=True)

    def _finish(self) -> None:
        self._camp.do(FinishMission())

    def _by_hand(self) -> None:
        party = self._camp.session.books.standing.party
        self._camp.dialog_wanted.emit(ResultByHandDialog(self._theme, self._camp, party, self.window()))
