"""A mission from the camp to the books: begin, leave or finish, look at the result, confirm it.

Whoever gives a mission up before the first answer is back in camp, as if nothing had happened; after it, the mission
counts as lost. A result that is under review can be left for the battle again, to take its last answers back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.account import account
from horologium.campaign.affairs import insist
from horologium.campaign.battle import answers_given, muster, new_table, next_id, outcome_of
from horologium.campaign.compare import ComparedRow, compare, differing
from horologium.campaign.errors import Refused
from horologium.campaign.evening import begin
from horologium.campaign.operations import Told, Work
from horologium.campaign.outfit import may_bring, misfits
from horologium.campaign.plot import too_early
from horologium.campaign.records import MemberRecord, Player
from horologium.campaign.results import arrive_at_once, brought_home, check, differences, settle, title_of
from horologium.campaign.session import BEGIN
from horologium.campaign.wording import called, listing, must_exist
from horologium.engine.core.campaign import BattleResult, Verdict
from horologium.engine.core.faults import brought
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.records import Fought, Stage
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.campaign import Muster


@dataclass(frozen=True, slots=True)
class BeginMission:
    """Go into the mission at hand with these heroes; ``seats`` are pairs of hero and player where they change."""

    name: ClassVar[str] = BEGIN
    party: tuple[str, ...]
    seats: tuple[tuple[str, str], ...] = ()

    def apply(self, work: Work) -> Told:
        """Everybody is ready, the battle has its name, and it can be set up."""
        books = work.books
        at_stage(work, "camp", say("a mission begins in camp"))
        must_exist(work.pack, "mission", books.standing.mission)
        found = fit_for_battle(work, self.party)
        for hero in self.party:
            insist(_ready(work, hero))
        if found.faults:
            raise Refused(found.reason)
        for hero, player in self.seats:
            _sit(work, hero, player, self.party)
        books.stand(stage="battle", battle=next_id(work.battles), party=self.party)
        new_table(books, work.ruleset, work.rules, work.pack)
        title, names = title_of(work), listing(books.get(MemberRecord, hero).name for hero in self.party)
        return Told(
            say("begin {title}", title=title),
            say("The mission began: {title}", title=title),
            say("Into it went {names}.", names=names),
            kind="battle",
        )


@dataclass(frozen=True, slots=True)
class AbandonMission:
    """Give the mission up: before the first answer back to camp, later as a defeat."""

    name: ClassVar[str] = "abandon-mission"

    def apply(self, work: Work) -> Told:
        """A defeat is reviewed like any other result."""
        at_stage(work, "battle", say("no battle is on"))
        title = title_of(work)
        if not answers_given(work.battles, work.books.standing.battle):
            work.books.stand(stage="camp", battle="", party=())
            return Told(
                say("turn back from {title}", title=title), say("The company turned back before {title}", title=title)
            )
        if outcome_of(work.battles, work.books.standing.battle):
            raise Refused(say("the battle is over: look at its result"))
        work.books.stand(stage="review")
        return Told(say("give up {title}", title=title))


@dataclass(frozen=True, slots=True)
class FinishMission:
    """The battle is over: look at its result."""

    name: ClassVar[str] = "finish-mission"

    def apply(self, work: Work) -> Told:
        """Nothing counts yet."""
        at_stage(work, "battle", say("no battle is on"))
        if not outcome_of(work.battles, work.books.standing.battle):
            raise Refused(say("the battle still goes on: play it to its end, or give it up"))
        work.books.stand(stage="review")
        return Told(say("mission {title}", title=title_of(work)))


@dataclass(frozen=True, slots=True)
class ReopenMission:
    """Go from the review back to the table: to take answers back, or to play on what was given up."""

    name: ClassVar[str] = "reopen-mission"

    def apply(self, work: Work) -> Told:
        """The battle is on again, at its last question."""
        at_stage(work, "review", say("no result is under review"))
        work.books.stand(stage="battle")
        return Told(say("go back to {title}", title=title_of(work)))


@dataclass(frozen=True, slots=True)
class CommitMission:
    """Confirm the result of the battle: all of it counts, in one step. ``result`` is what a player corrected it to."""

    name: ClassVar[str] = "commit-mission"
    result: BattleResult | None = None

    def apply(self, work: Work) -> Told:
        """Enter the result; what was corrected by hand is marked for good."""
        at_stage(work, "review", say("no result is under review"))
        found = brought_home(work)
        corrected = self.result or found
        changes = differences(found, corrected)
        if changes or corrected.members != found.members:
            check(work, corrected, found)
        given_up = not outcome_of(work.battles, work.books.standing.battle)
        record, news = settle(work, corrected, tuple(change.where for change in changes))
        text = account(work, corrected, given_up=given_up and corrected.outcome == found.outcome)
        return told_of(work, corrected, record, text, news, say("Corrected by hand.") if changes else "")


@dataclass(frozen=True, slots=True)
class Review:
    """A result before it counts: what the battle brings home, how the chronicle would tell it, what would change."""

    result: BattleResult
    text: str
    changes: tuple[ComparedRow, ...]


def review(session: CampaignSession, commit: CommitMission | None = None, answers: Sequence[Answer] = ()) -> Review:
    """What confirming the result would do, with the very dice that would fall; nothing is done yet.

    If the share of the loot has to be chosen or typed, ``Question`` is raised, as it will be by the commit itself.
    """
    commit = commit or CommitMission()
    at_stage(session.work(commit), "review", say("no result is under review"))
    result = commit.result or brought_home(session.work(commit, answers))
    after = session.books.again()
    told = commit.apply(replace(session.work(commit, answers), books=after))
    return Review(result, told.text, differing(compare(session, after)))


# Shared with results entered by hand


def at_stage(work: Work, stage: Stage, reason: str) -> None:
    """Refuse what is not in time."""
    if work.books.standing.stage != stage:
        raise Refused(reason)


def fit_for_battle(work: Work, party: Sequence[str]) -> Muster:
    """Refuse a party that is too small or too large, or in which somebody is twice or on the bench; or is too early.

    What else the rules say of it is told.
    """
    if reason := too_early(work):
        raise Refused(reason)
    found = muster(work, party)
    if not found.fewest <= len(party) <= found.most:
        raise Refused(_of_wrong_size(found, len(party)))
    if len({*party}) < len(party):
        raise Refused(say("a hero was chosen twice"))
    for key in party:
        hero = work.books.get(MemberRecord, key)
        if hero.bench:
            raise Refused(say("{hero} is on the bench: call {hero} back first", hero=hero.name))
    return found


def _of_wrong_size(found: Muster, count: int) -> str:
    fewest, most = found.fewest, found.most
    wanted = str(most) if fewest == most else say("{fewest} to {most}", fewest=fewest, most=most)
    return say("{count} {count:hero was|heroes were} chosen, {wanted} go into a mission", count=count, wanted=wanted)


def why_not(affairs: Affairs, party: Sequence[str], key: str) -> str:
    """What would be wrong with one more in a party that is not wrong yet; nothing if they may come."""
    before, after = muster(affairs, party), muster(affairs, [*party, key])
    if len(party) >= after.most:
        return _of_wrong_size(after, len(party) + 1)
    return _ready(affairs, key).reason or next((each.sentence for each in brought(before.faults, after.faults)), "")


def told_of(work: Work, result: BattleResult, record: Fought, *texts: str) -> Told:
    """The entry of the chronicle for a result that was just settled, and for what happens with it."""
    title = title_of(work)
    headline = say("{title} was won", title=title) if result.won else say("{title} was lost", title=title)
    kept = begin(work, record, result)
    whole = "\n\n".join(filter(None, [*texts, kept.get("happened"), arrive_at_once(work)]))
    label = say("result of {title}", title=title)
    return Told(label, headline, whole, kind="battle", battle=record.battle, kept=kept)


def _ready(affairs: Affairs, key: str) -> Verdict:
    """Whether somebody has at hand and carries what the rules allow."""
    hero = affairs.books.get(MemberRecord, key)
    if not (found := may_bring(affairs, key, hero.ready)).allowed:
        return found
    for item in misfits(affairs, key):
        card = called(affairs.pack, item.kind, item.card)
        return Verdict(say("{hero} may not carry {card}: put it away first", hero=hero.name, card=card))
    return found


def _sit(work: Work, key: str, player: str, party: Sequence[str]) -> None:
    hero = work.books.get(MemberRecord, key)
    if key not in party:
        raise Refused(say("{hero} does not go into this mission", hero=hero.name))
    if player:
        work.books.get(Player, player)
    work.books.put(replace(hero, player=player))
