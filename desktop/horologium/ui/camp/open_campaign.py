"""The open campaign as the window holds it: pages ask for it, every change goes through ``do``."""

from __future__ import annotations

from functools import partial
from threading import RLock
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from horologium.campaign.errors import CampaignError, Question, Refused
from horologium.engine.core.speech import speak_of
from horologium.ui.kit.table_memory import ShortMemory

T = TypeVar("T")

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from horologium.campaign.founding import Plan
    from horologium.campaign.office import Office
    from horologium.campaign.operations import Operation
    from horologium.campaign.paper_campaign import PaperCampaign
    from horologium.campaign.ports import Card
    from horologium.campaign.session import CampaignSession, Changed
    from horologium.content.packs import Pack
    from horologium.engine.core.ask import Answer
    from horologium.ui.kit.table_memory import Memory


class OpenCampaign(QObject):
    """At most one open campaign, in whose words everything is said while it is open.

    An operation takes milliseconds and is done at once; what takes longer (opening files of others, exports,
    forecasts) belongs into jobs. ``asked`` carries a Question and how to go on with its answer.
    """

    opened = Signal()
    closed = Signal()
    not_opened = Signal(object, str)  # the path of a campaign, and why
    changed = Signal(object)  # Changed
    refused = Signal(str, tuple)  # reason, rules
    asked = Signal(object, object)  # Question, Callable[[Answer], None]
    said = Signal(str)
    battle_wanted = Signal()  # go to the battle that is on
    replay_wanted = Signal(object)  # Fought: a battle to be watched once more
    section_wanted = Signal(str)  # go to another section of the campaign page, by its id
    dialog_wanted = Signal(object)  # a Dialog to be opened
    rule_wanted = Signal(str)  # a rule to be read in the Codex
    fork_wanted = Signal(int)  # a campaign of its own, from this step
    note_wanted = Signal()  # a fresh note for the chronicle
    errand_wanted = Signal(str, object, object)  # words for it, work for the background, what to do with its result
    hero_wanted = Signal(str, str)  # the sheet of a hero, and which tab of it

    def __init__(
        self, office: Callable[[], Office], parent: QObject | None = None, memory: Memory | None = None
    ) -> None:
        super().__init__(parent)
        self.memory = memory if memory is not None else ShortMemory()  # how tables stood
        self.topic: Callable[[str], str] = lambda _rule: ""  # what a rule is about, once the ledgers are read
        self._make_office = office
        self._office: Office | None = None
        self._one_at_a_time = RLock()  # cards are read in the background
        self._session: CampaignSession | None = None

    @property
    def office(self) -> Office:
        """Where campaigns are founded and opened; made when it is first wanted, for the store takes a while to load."""
        with self._one_at_a_time:
            if self._office is None:
                self._office = self._make_office()
            return self._office

    def cards(self) -> list[Card]:
        """The campaigns on the shelf, last played first; may be called in the background."""
        with self._one_at_a_time:
            return self.office.cards()

    def read_stories(self) -> list[Pack]:
        """The packs that tell a story, read anew, for they may have changed; may be called in the background."""
        with self._one_at_a_time:
            self.office.packs = self._make_office().packs
            return self.office.stories()

    def forget_packs(self) -> None:
        """Packs have come: read them anew when they are next wanted."""
        with self._one_at_a_time:
            self.office.packs = self._make_office().packs

    def warm(self) -> None:
        """Load what founding and opening need; may be called in the background."""
        with self._one_at_a_time:
            self.office.warm()

    @property
    def is_open(self) -> bool:
        """Whether there is a campaign to show."""
        return self._session is not None

    @property
    def session(self) -> CampaignSession:
        """The open campaign."""
        if self._session is None:
            raise RuntimeError("no campaign is open")
        return self._session

    @property
    def path(self) -> Path | None:
        """The file of the open campaign, by which the shelf knows it."""
        return None if self._session is None else self._session.archive.path

    def show_hero(self, hero: str, tab: str = "") -> None:
        """Go to the sheet of a hero, at one of its tabs if that is said."""
        self.section_wanted.emit("hero")
        self.hero_wanted.emit(hero, tab)

    # Opening and closing

    def found(self, pack: Pack, plan: Plan) -> bool:
        """Begin a campaign and open it."""
        return self._take(lambda: self.office.found(pack, plan))

    def adopt(self, pack: Pack, plan: Plan, sheets: PaperCampaign) -> bool:
        """Go on here with a campaign that was played on paper, and open it."""
        return self._take(lambda: self.office.adopt(pack, plan, sheets))

    def open(self, path: Path, *, view_only: bool = False) -> bool:
        """Open a campaign from the shelf."""
        return self._take(lambda: self.office.open(path, view_only=view_only), path)

    def _take(self, make: Callable[[], CampaignSession], path: Path | None = None) -> bool:
        """Open another campaign; if that fails, the one that is open stays open."""
        if path is not None and path == self.path:
            self.close()
        try:
            with self._one_at_a_time:
                taken = make()
        except CampaignError as error:
            if path is None:
                self.refused.emit(str(error), ())
            else:
                self.not_opened.emit(path, str(error))
            return False
        self.close()
        self._session = taken
        speak_of(taken.ruleset.id)
        self._session.on_change(self.changed.emit)
        for notice in (self._session.archive.read_only, *self._session.notices):
            if notice:
                self.said.emit(notice)
        self.opened.emit()
        return True

    def close(self) -> None:
        """Let go of the campaign."""
        if self._session is not None:
            self._session.close()
            self._session = None
            speak_of("")
            self.closed.emit()

    def errand(self, words: str, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Have something done in the background; what goes wrong with files is told like a refusal."""

        def safely() -> tuple[T | None, str]:
            try:
                return work(), ""
            except (CampaignError, OSError) as error:
                return None, str(error)

        def back(result: tuple[T, str]) -> None:
            if result[1]:
                self.refused.emit(result[1], ())
            else:
                done(result[0])

        self.errand_wanted.emit(words, safely, back)

    # Doing and taking back

    def do(self, operation: Operation, answers: Sequence[Answer] = ()) -> bool:
        """Do an operation; a refusal and a question are signalled, and nothing has changed then."""
        try:
            self.session.do(operation, answers)
        except Question as question:
            self.asked.emit(question, partial(self._go_on, operation, question.answers))
            return False
        except Refused as refused:
            self.refused.emit(refused.reason, refused.rules)
            return False
        except CampaignError as error:
            self.refused.emit(str(error), ())
            return False
        return True

    def _go_on(self, operation: Operation, answers: tuple[Answer, ...], answer: Answer) -> None:
        self.do(operation, (*answers, answer))

    def undo(self) -> None:
        """Take the last step back."""
        self._turn(self.session.undo)

    def redo(self) -> None:
        """Do it again."""
        self._turn(self.session.redo)

    def _turn(self, turn: Callable[[], Changed]) -> None:
        try:
            turn()
        except CampaignError as error:
            self.refused.emit(str(error), ())
