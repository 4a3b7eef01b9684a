"""While a battle is on: the way to it, its result when it is over, and the ways around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.battle import answers_given, outcome_of
from horologium.campaign.ops.missions import AbandonMission, FinishMission
from horologium.campaign.records import MemberRecord
from horologium.campaign.results import title_of
from horologium.campaign.wording import listing
from horologium.ui.camp.briefing import mission_story
from horologium.ui.camp.briefing_by_hand import ByHandSheet
from horologium.ui.camp.story_leaf import StoryLeaf

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


class BattleLeaf(StoryLeaf):
    """A battle that waits for the next answer, or for its result to be looked at."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
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
        self._camp.sheet_wanted.emit(ByHandSheet(self._theme, self._camp, party, self.window()))
