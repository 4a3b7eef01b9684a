"""The way to a battle: begins single missions, resumes saved ones, and puts them on the page."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from horologium.engine.core.errors import EngineError
from horologium.ui.battle.begin_dialog import BeginDialog, MissionWish
from horologium.ui.battle.missions import MissionRow, MissionShelf, holders
from horologium.ui.battle.page import BattlePage
from horologium.ui.battle.presenter import BattlePresenter
from horologium.ui.battle.saved_battles import (
    AnswerKeeper,
    FileKeeper,
    LookingKeeper,
    OpenBattle,
    SavedBattle,
    delete_battle,
    open_battle,
    saved_battles,
)
from horologium.ui.battle.saved_battles_dialog import SavedBattlesDialog
from horologium.ui.battle.seating import ASK, BOX, Dice, SeatedPlayer, Seating
from horologium.ui.battle.session import BattleSession
from horologium.ui.battle.tutorial import BadLessons, LessonProgress, TutorialPresenter, read_courses
from horologium.ui.kit.ask_dialog import AskDialog, ListField
from horologium.ui.kit.dialog_words import DialogWords

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.table import Table
    from horologium.engine.core.teams import Team, Teams
    from horologium.ui.art.emblems import EmblemBook
    from horologium.ui.battle.tutorial import LessonCourse
    from horologium.ui.kit.jobs import Jobs
    from horologium.ui.kit.theme import Theme


class BattleLauncher(QObject):
    """Owns the battle page and at most one open battle."""

    entered = Signal()
    titled = Signal(str)
    said = Signal(str)
    dialog_wanted = Signal(object)
    rule_requested = Signal(str)
    history_changed = Signal(str, str)
    start_requested = Signal()
    homecoming_requested = Signal()

    def __init__(
        self,
        theme: Theme,
        jobs: Jobs,
        packs: Iterable[Path],
        saves: Path,
        topic: Callable[[str], str] = str,
        lessons: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._jobs, self._packs, self._saves, self._topic = theme, jobs, tuple(packs), saves, topic
        self._lessons, self._progress = lessons, LessonProgress(saves.parent)
        self.tutor: TutorialPresenter | None = None
        self.catalogue = MissionShelf(self._packs, self._own_teams)
        self.page = BattlePage(theme)
        self.presenter: BattlePresenter | None = None
        self.speed = 100
        self.dice = Dice()
        self._open_id = ""
        self.page.mission_requested.connect(self.choose_mission)
        self.page.resume_requested.connect(self.choose_battle)
        self.page.replay.share_requested.connect(self.share)
        self.page.journal.said.connect(self.said)
        self.page.story.share_requested.connect(self.share)
        self.page.story.start_requested.connect(self.start_requested)
        self.page.story.homecoming_requested.connect(self.homecoming_requested)

    # Single missions

    def choose_mission(self) -> None:
        """Ask which mission shall be played; packs are read anew, for they may have changed."""
        self.catalogue = MissionShelf(self._packs, self._own_teams)
        self._jobs.run_query(self.catalogue.rows, self._on_rows)

    def begin(self, wish: MissionWish, seed: int | None = None) -> None:
        """Lay out a mission and play it; every answer is kept in the data folder."""
        try:
            table = self.catalogue.table(wish.mission, wish.party, wish.variants)
        except EngineError as error:
            self.said.emit(str(error))
        else:
            self.play(table, wish, seed)

    def play(self, table: Table[Any], wish: MissionWish, seed: int | None = None) -> None:
        """Play a mission that is laid out."""
        seating = Seating(wish.players, randbits(63) if seed is None else seed, wish.dice)
        pack, _, mission = wish.mission.partition("/")
        keeper = FileKeeper(self._saves)
        battle = OpenBattle(table, seating, wish.title, pack, mission, emblems=self.catalogue.emblems(pack))
        session = BattleSession(battle, keeper, self._think)
        session.refused.connect(self.said)
        if session.start():
            self.enter(session)
            self._open_id = keeper.id

    def learn(self) -> None:
        """Read the packs, then begin the mission that teaches the game; of several ask which."""
        self._jobs.run_query(self.catalogue.rows, lambda _rows: self._choose_lessons())

    def _choose_lessons(self) -> None:
        rows = {row.key: row for row in self.catalogue.rows()}
        found = [course for key, course in self.courses().items() if key in rows]
        if len(found) < 2:
            self.begin_lessons(*found)
            return
        about = self.tr("Each of them teaches a game, in about ten minutes.")
        words = DialogWords(self.tr("Learn to play"), about, self.tr("&Begin"))
        told = [(course, f"{rows[course.mission].game}: {rows[course.mission].title}") for course in found]
        field = ListField(told, self.tr("What can be learned"))
        self.dialog_wanted.emit(AskDialog(self._theme, words, self.begin_lessons, field, self.page.window()))

    def begin_lessons(self, course: LessonCourse | None = None) -> None:
        """Begin a mission that teaches its game, with the lessons from the first to the last."""
        try:
            course = course or next(iter(self.courses().values()))
            table = self.catalogue.table(course.mission)
        except (StopIteration, LookupError, EngineError) as error:
            self.said.emit(self.tr("The lessons cannot be begun: {reason}").format(reason=error or "-"))
            return
        self._progress.keep(course.mission, ())
        held = tuple(holder.key for holder in holders(table))
        title = next(row.title for row in self.catalogue.rows() if row.key == course.mission)
        you = SeatedPlayer("one", self.tr("You"), holds=held)
        self.begin(MissionWish(course.mission, title, (), (you,), Dice(ASK, BOX)))

    def courses(self) -> dict[str, LessonCourse]:
        """Read the lessons, by the mission that they are for; a spoilt file is told and left out."""
        if self._lessons is None:
            return {}
        try:
            return read_courses(self._lessons)
        except BadLessons as error:
            self.said.emit(str(error))
            return {}

    # Saved battles

    def choose_battle(self) -> None:
        """Ask which saved battle shall go on."""
        self._jobs.run_query(lambda: saved_battles(self._saves), self._on_saved)

    def resume(self, id_: str) -> None:
        """Go on with a saved battle where it was left."""
        try:
            battle = open_battle(self._saves, id_)
            keeper = FileKeeper(self._saves)
            keeper.goes_on(battle, id_)
        except (EngineError, OSError) as error:
            self.said.emit(self.tr("{name} cannot be opened: {reason}").format(name=id_, reason=error))
            return
        session = BattleSession(battle, keeper, self._think)
        session.refused.connect(self.said)
        self.enter(session)
        self._dress(battle)
        self._open_id = id_
        if battle.words:
            self.said.emit(battle.words)

    def open_replay(self, save: str | OpenBattle) -> None:
        """Look at a battle that is over from its beginning: a saved one by its id, or any other; nothing is changed."""
        try:
            battle = open_battle(self._saves, save) if isinstance(save, str) else save
        except (EngineError, OSError) as error:
            self.said.emit(self.tr("{name} cannot be opened: {reason}").format(name=save, reason=error))
            return
        if battle.table.outcome is None:
            self.said.emit(self.tr("{name} is not over yet: resume it and use the slider.").format(name=battle.title))
            return
        session = BattleSession(battle, LookingKeeper(), self._think)
        session.refused.connect(self.said)
        self.enter(session)
        if isinstance(save, str):
            self._dress(battle)
        if self.presenter is not None:
            self.presenter.history.watch()

    def delete(self, id_: str) -> None:
        """Delete a saved battle; the one that is open stays."""
        if id_ == self._open_id:
            self.said.emit(self.tr("This battle is open. Open another one first, then it can be deleted."))
            return
        try:
            delete_battle(self._saves, id_)
        except OSError as error:
            self.said.emit(self.tr("{name} cannot be deleted: {reason}").format(name=id_, reason=error.strerror))

    # Battles of campaigns

    def enter_campaign(self, battle: OpenBattle, keeper: AnswerKeeper) -> BattleSession:
        """Play a battle that a campaign keeps; it was begun there."""
        session = BattleSession(battle, keeper, self._think)
        session.refused.connect(self.said)
        self.enter(session, comes_home=True)
        return session

    # The open battle

    def enter(self, session: BattleSession, *, comes_home: bool = False) -> None:
        """Put a battle on the page, in place of the one before; one of a campaign comes home when it is over."""
        self.leave()
        self.page.story.can_come_home = comes_home
        self.presenter = BattlePresenter(self.page, session, self._topic, self.speed)
        self.presenter.said.connect(self.said)
        self.presenter.rule_requested.connect(self.rule_requested)
        self.presenter.history_changed.connect(self.history_changed)
        self.entered.emit()
        self.titled.emit(session.title)
        self.presenter.open()
        course = self.courses().get(f"{session.battle.pack}/{session.battle.mission}")
        if course is not None and session.outcome is None:
            self.tutor = TutorialPresenter(self.presenter, course, self._progress, self._topic)

    def leave(self) -> None:
        """Take the battle off the page; what was answered is kept."""
        if self.tutor is not None:
            self.tutor.close()
            self.tutor = None
        if self.presenter is not None:
            self.presenter.close()
            self.presenter, self._open_id = None, ""
            self.page.show_empty()
            self.titled.emit("")
            self.history_changed.emit("", "")

    def set_speed(self, percent: int) -> None:
        """Play quicker or slower, or without motion."""
        self.speed = percent
        if self.presenter is not None:
            self.presenter.set_speed(percent)

    def set_dice(self, rolls: str, draws: str) -> None:
        """Take the dice of new battles from elsewhere."""
        self.dice = Dice(rolls, draws)

    def undo(self) -> None:
        """Take the last decision of the battle back."""
        if self.presenter is not None:
            self.presenter.session.undo()

    def redo(self) -> None:
        """Give it again."""
        if self.presenter is not None:
            self.presenter.session.redo()

    def find(self) -> None:
        """Search the journal of the battle."""
        self.page.tabs.setCurrentWidget(self.page.journal)
        self.page.journal.start_search()

    def share(self) -> None:
        """Make a picture of the battle, or of a part of it."""
        if self.presenter is None or not self.presenter.session.table.log:
            self.said.emit(self.tr("There is nothing to share yet: play a mission first."))
            return
        from horologium.ui.battle.export.share_dialog import Exporter, ShareDialog  # noqa: PLC0415 - when first asked for

        session, history = self.presenter.session, self.presenter.history
        history.replayer.stop()
        exporter, answers = Exporter(session, self._theme, self._jobs), len(session.table.log)
        colours = self.presenter.colours
        dialog = ShareDialog(self._theme, exporter, answers, history.landmarks, colours, self._window())
        dialog.said.connect(self.said)
        self.dialog_wanted.emit(dialog)

    def _dress(self, battle: OpenBattle) -> None:
        """Bring the emblems of the pack of a saved battle, which knows the name of its pack alone."""

        def dress(brought: EmblemBook) -> None:
            if self.presenter is not None and self.presenter.session.battle is battle:
                self.presenter.dress(brought)

        self._jobs.run_query(partial(self.catalogue.emblems, battle.pack), dress)

    def _own_teams(self, game: AnyRuleset, teams: Teams) -> list[Team]:
        """Read the teams that somebody has built for a game; their ids are none of a pack."""
        from horologium.ui.teams.files import TeamStore  # noqa: PLC0415 - pydantic is slow to import

        if teams.files is None:
            return []
        store = TeamStore(game, teams, teams.files, self._saves.parent)
        return [replace(team, id=f"own {team.id}") for team in store.teams()]

    def _think(self, work: Callable[[], object], done: Callable[[object], None]) -> None:
        self._jobs.run_query(work, done)

    def _on_rows(self, rows: list[MissionRow]) -> None:
        if not rows:
            self.said.emit(self.tr("There is no mission to play yet: add a pack on the start screen."))
            return
        dialog = BeginDialog(self._theme, rows, self.dice, self._window())
        dialog.holders_wanted.connect(self._on_holders_wanted)
        dialog.begun.connect(self.begin)
        self._on_holders_wanted(dialog.wish().mission, dialog.party, dialog)
        self.dialog_wanted.emit(dialog)

    def _on_holders_wanted(self, mission: str, party: tuple[str, ...], dialog: BeginDialog | None = None) -> None:
        """Try the party out: the game itself says whether it can come, and who there is to be played."""
        asking = dialog or self.sender()
        if not isinstance(asking, BeginDialog):
            return
        if asking.heroes.count() and not party:
            asking.show_problem(self.tr("Choose who comes."))
            return
        try:
            found = holders(self.catalogue.table(mission, party))
        except EngineError as error:
            asking.show_problem(str(error))
            return
        asking.show_holders(found, self.catalogue.bots(mission))

    def _on_saved(self, battles: list[SavedBattle]) -> None:
        dialog = SavedBattlesDialog(self._theme, battles, self._open_id, self._window())
        dialog.chosen.connect(self.resume)
        dialog.watch_requested.connect(self.open_replay)
        dialog.delete_requested.connect(self._on_delete)
        self.dialog_wanted.emit(dialog)

    def _on_delete(self, id_: str) -> None:
        dialog = self.sender()
        self.delete(id_)
        if isinstance(dialog, SavedBattlesDialog):
            dialog.show_battles(saved_battles(self._saves))

    def _window(self) -> QWidget:
        return self.page.window()
