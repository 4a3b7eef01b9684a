"""A battle of a campaign on the battle page: who plays whom, whose dice, and every answer kept by the campaign."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from horologium.campaign.affairs import state_of
from horologium.campaign.errors import CampaignError, Refused
from horologium.campaign.records import Fought, MemberRecord
from horologium.campaign.records import Player as Somebody
from horologium.campaign.reopening import reopened
from horologium.campaign.results import title_of
from horologium.campaign.wording import called
from horologium.engine.core.bots import seed_at
from horologium.ui.art.emblems import brought_by
from horologium.ui.battle.missions import holders
from horologium.ui.battle.saved_battles import OpenBattle
from horologium.ui.battle.seating import Dice, SeatedPlayer, Seating
from horologium.ui.camp.portraits import sitter

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from horologium.campaign.battle import BattleKeeper, KeptBattle
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ruleset import Outcome
    from horologium.engine.core.saves import Answered
    from horologium.engine.core.table import Table
    from horologium.ui.art.portraits import Sitter


class CampaignKeeper:
    """Hands what happens on the battle page to the campaign; what it cannot keep is taken back there."""

    def __init__(self, kept_by: BattleKeeper, table: Table[Any]) -> None:
        self._kept_by, self._table = kept_by, table

    def started(self, battle: OpenBattle) -> None:
        """The campaign knows that it began."""

    def answered(self, seq: int, line: Answered) -> None:
        """Keep an answer; one that was given again may end the battle."""
        with _as_disk_errors():
            self._kept_by.answered(seq, line)
            if self._table.outcome is not None:
                self._kept_by.finished(self._table.outcome)

    def seated(self, seating: Seating) -> None:
        """Who plays for whom is agreed in camp; a bot that takes over does so for this evening."""

    def undone(self, to: int) -> None:
        """Keep that answers were taken back."""
        with _as_disk_errors():
            self._kept_by.undone(to)

    def finished(self, outcome: Outcome) -> None:
        """Keep how it ended."""
        with _as_disk_errors():
            self._kept_by.finished(outcome)


@contextmanager
def _as_disk_errors() -> Iterator[None]:
    """The battle page knows one kind of trouble: that something could not be written."""
    try:
        yield
    except CampaignError as error:
        raise OSError(str(error)) from error


def battle_of(session: CampaignSession, kept: KeptBattle) -> OpenBattle:
    """The battle that is on, with the players, heroes and dice of the campaign."""
    standing, charter = session.books.standing, session.books.charter
    place = len(session.books.all(Fought))
    seed = seed_at(charter.seed, f"{standing.node}:{standing.mission}", place)
    seating = Seating(_players(session, kept.table, standing.party), seed, Dice(charter.dice, charter.dice))
    looks = _sitters(session, standing.party)
    emblems = brought_by(session.pack.content)
    return OpenBattle(kept.table, seating, title_of(session), session.pack.id, standing.mission, looks, emblems=emblems)


def fought_battle(session: CampaignSession, fought: Fought) -> OpenBattle:
    """A battle that counts, to be looked at once more on the battle page; refused for one entered by hand."""
    title = called(session.pack, "mission", fought.mission)
    if not fought.battle:
        raise Refused(f"{title} was played on the table: there are no answers to play again")
    table = reopened(session.ruleset, session.archive.battles.save(fought.battle)).table
    seating = Seating(_players(session, table, fought.party), 0, Dice())
    looks, emblems = _sitters(session, fought.party), brought_by(session.pack.content)
    return OpenBattle(table, seating, title, session.pack.id, fought.mission, looks, emblems=emblems)


def _sitters(session: CampaignSession, party: Collection[str]) -> dict[str, Sitter]:
    """The heroes of the party by their figures, with the faces that they have in camp."""
    books, figures = session.books, session.rules.missions.figures(state_of(session, party).company)
    heroes = ((books.get(MemberRecord, id_), figure) for id_, figure in figures.items())
    return {figure: sitter(session.pack, hero.card, hero.name, hero.grade) for hero, figure in heroes}


def _players(session: CampaignSession, table: Table[Any], party: Collection[str]) -> tuple[SeatedPlayer, ...]:
    """Everybody who plays a hero of the party, and who plays against it; heroes without a player go to the first."""
    everybody, books = session.books.all(Somebody), session.books
    first, last, people = everybody[0].id, everybody[-1].id, [player.id for player in everybody]
    plays = {holder.key: first for holder in holders(table)}
    for id_, figure in session.rules.missions.figures(state_of(session, party).company).items():
        plays[figure] = hero.player if (hero := books.get(MemberRecord, id_)).player in people else first
    against = session.rules.data.opponents.get(books.charter.difficulty, {})
    if rivals := [seat for seat, bot in against.items() if not bot]:
        plays = {key: first if who == last else who for key, who in plays.items()} | dict.fromkeys(rivals, last)
    held = {
        each.id: tuple(key for key in plays if plays[key] == each.id and not against.get(key)) for each in everybody
    }
    found = [
        SeatedPlayer(each.id, each.name, holds=held[each.id], colour=each.colour) for each in everybody if held[each.id]
    ]
    return (*found, *(_bot(table, seat, bot) for seat, bot in against.items() if bot))


def _bot(table: Table[Any], seat: str, bot: str) -> SeatedPlayer:
    """A seat that a bot plays, under the name of its side."""
    name = next(each.name for each in table.ruleset.seats(table.state) if each.key == seat)
    return SeatedPlayer(f"against-{seat}", name, bot, (seat,))
