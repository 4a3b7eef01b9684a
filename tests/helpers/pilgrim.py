"""Somebody who asks a campaign of any game what can be had and done there, and tries it by chance.

Only ports, kinds, fields and steps are asked, so that a new game is walked through without a word about it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from helpers.rover import NOBODY, Rover
from horologium.campaign import battle, plot
from horologium.campaign.affairs import active, bearers
from horologium.campaign.asking import counters_of, is_kept, offers_at
from horologium.campaign.gauges import gauges
from horologium.campaign.offers import done_together, many, offer_rows
from horologium.campaign.ops import aftermath, by_hand, gear, heroes, learning, missions, overrides, story, travel
from horologium.campaign.ops.limits import CHECKS
from horologium.campaign.ops.offers import TakeOffers, taking
from horologium.campaign.own import BEARERS, parts_of, told
from horologium.campaign.records import KINDS, ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import entries, kinds
from horologium.engine.core.answerers import Router
from horologium.engine.core.bots import RandomBot, bots_of
from horologium.engine.core.shapes import saved_fields, shape_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from horologium.campaign.offers import OfferRow
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession

MOST_ANSWERS = 3_000
WHY = "a pilgrimage"
SOME = 6


class Pilgrim(Rover):
    """Tries whatever the ports offer; ``watch`` does each operation in place of the session, and may look closer."""

    def __init__(
        self,
        session: CampaignSession,
        seed: int,
        watch: Callable[[CampaignSession, Operation, Callable[[Any], Any]], bool],
        *,
        fights: bool = True,
    ) -> None:
        super().__init__(session, seed)
        self._watch, self._fights = watch, fights

    def attempt(self, wish: Operation) -> bool:
        """Do what the rules allow, while somebody watches."""
        return self._watch(self.session, wish, self._answer)

    def endow(self) -> None:
        """Let the company begin rich, so that more can be had: coins, experience, and some things of every kind."""
        self.attempt(overrides.SetByHand("standing", "one", "purse", "300", WHY))
        for member in self.session.books.all(MemberRecord):
            self.attempt(overrides.SetByHand("member", member.id, "experience", "12", WHY))
        for kind in kinds(self.session.pack, "ware"):
            for _ in range(SOME):
                self.attempt(overrides.AddItemByHand(kind, self.card(kind), WHY))

    # What is wished

    def wish(self, *, by_hand: bool = True) -> Operation:
        """Something that might be done now, in any game."""
        makers = [
            self._at_a_counter, self._at_a_counter, self._at_a_counter, self._gear, self._loadout, self._members,
            self._on_the_way, self._table, self._notes,
        ]  # fmt: skip
        wishes: list[Operation] = [*self.one([*makers, self._by_hand, self._marks] if by_hand else makers)()]
        wish: Operation = self.one(wishes)
        return wish

    def _at_a_counter(self) -> Iterator[Operation]:
        """What lies on a counter of any scope, what it knows beside that, several things, and what it has not."""
        counters = counters_of(self.session)
        if not counters:
            yield TakeOffers("nothing", NOBODY, (NOBODY,))
            return
        here = [counter for counter in counters if is_kept(self.session, counter)]
        counter = self.one(self.one([counters, here or counters, here or counters]))
        whom = self.any(MemberRecord) if counter.scope == "member" else ""
        if whom == NOBODY:
            yield TakeOffers(counter.deeds[0].name, counter.key, (NOBODY,), whom)
            return
        rows = offer_rows(self.session, counter.key, whom)
        yield from (self._some(each) for each in (rows, *self._open(rows)) if each)
        for several in (self.chance.take(each, min(len(each), 3)) for each in self._open(rows)):
            if len(several) > 1 and done_together(counter, several):
                yield many(several)
        if known := offers_at(self.session, counter.key, whom):
            yield taking(self.session, counter.key, self.one(known))
        yield TakeOffers(counter.deeds[0].name, counter.key, (self.one([NOBODY, *(row.key for row in rows)]),), NOBODY)

    def _open(self, rows: list[OfferRow]) -> list[list[OfferRow]]:
        """The rows that can be had now, by what is done there: what is rare is tried as often as what is not."""
        found: dict[str, list[OfferRow]] = {}
        for row in rows:
            if row.cost.allowed:
                found.setdefault(row.deed.key, []).append(row)
        return [*found.values()]

    def _some(self, rows: list[OfferRow]) -> Operation:
        """One of these rows, at times more of it than there may be."""
        row: OfferRow = self.one(rows)
        return row.operation(1 + self.chance.below(row.most + 1) if self.chance.below(3) == 0 else 1)

    def _gear(self) -> Iterator[Operation]:
        """Things go from hand to hand, whether members or things bear them."""
        yield from super()._gear()
        item, bearer = self.any(ThingRecord), self.one([each.id for each in bearers(self.session)])
        yield from (gear.Equip(item, bearer), gear.PassItem(item, bearer), gear.Swap(item, bearer))

    def _loadout(self) -> Iterator[Operation]:
        """What members have at hand in the next battle, and with what they begin."""
        member = self.session.books.find(MemberRecord, self.any(MemberRecord))
        if member is None:
            yield learning.clearing(self.session, NOBODY)
            return
        cards = (*member.known, *member.ready)
        some = tuple(dict.fromkeys(self.chance.take(cards, self.chance.below(len(cards) + 1))))
        yield learning.readying(self.session, member.id, some)
        yield learning.clearing(self.session, member.id)
        if self.session.rules.first_skills is not None:
            first = self.session.rules.first_skills(self.session.pack.content, member.card)
            among = self.chance.take(first.among, min(first.count, len(first.among)))
            yield learning.ChooseFirstSkills(member.id, tuple(among))

    def _on_the_way(self) -> Iterator[Operation]:
        """Steps of the story and of the evening, in time or not."""
        session, side = self.session, on_offer(self.session)
        yield travel.Travel(self.one([*(road.to for road in travel.roads(session)), NOBODY]))
        yield from (story.AwaitDay(), story.ReadScene(), story.ChooseWay(self.chance.below(4)))
        yield from (aftermath.NextStep(), aftermath.FinishAftermath(), missions.CommitMission())
        yield from (missions.FinishMission(), missions.ReopenMission(), missions.AbandonMission())
        yield from (kind(side.name if side else NOBODY) for kind in (story.AcceptSideMission, story.DeclineSideMission))
        if session.books.standing.stage == "camp":
            some = [member.id for member in active(session.books)]
            yield self._going(tuple(self.chance.take(some, self.chance.below(len(some) + 1))))

    # By hand

    def _by_hand(self) -> Iterator[Operation]:
        """Any field of any record that a hand may set, what a game keeps for itself too; things and conditions."""
        for field in (self.one([*CHECKS]), self.one([*CHECKS])):
            yield self._set(*field)
        parts = parts_of(self.session.rules)
        for kind, bearer in BEARERS.items() if parts else ():
            if parts and bearer in parts.kinds:
                yield self._set_part(kind, parts.kinds[bearer])
        for kind in kinds(self.session.pack, "ware"):
            yield overrides.AddItemByHand(kind, self.card(kind), WHY, self.one((self.any(MemberRecord), "", "")))
        for kind in kinds(self.session.pack, "condition"):
            yield overrides.AddInjuryByHand(self.any(MemberRecord), self.card(kind), WHY)
        yield overrides.RemoveItemByHand(self.any(ThingRecord), WHY)
        yield overrides.RemoveInjuryByHand(self.any(ConditionRecord), WHY)

    def _set(self, kind: str, field: str) -> Operation:
        """A field by hand: as another record of the kind has it, a number, a name, or what stands there already."""
        value: Any = self.one([getattr(each, field) for each in self.session.books.all(KINDS[kind])] or [0])
        if isinstance(value, bool) or value is None:
            value = self.chance.below(2) == 0
        elif isinstance(value, int):
            value = self.chance.below(value + 9)
        elif isinstance(value, str):
            found = (
                self.session.pack.content.get("towns", ())
                if field == "town"
                else (node.name for node in self.session.plot.nodes)
            )
            value = self.one([value, *found])
        text = json.dumps(saved_fields(KINDS[kind])[field].dump(value))
        return overrides.SetByHand(kind, self._id(kind), field, text, WHY)

    def _set_part(self, kind: str, part: type[Any]) -> Operation:
        """A field of what a game keeps for itself: as it usually is, or as another record has it."""
        parts, usual = parts_of(self.session.rules), shape_of(part).dump(part())
        known = [told(parts, kind, each.own) or usual for each in self.session.books.all(KINDS[kind])]
        field = self.one([*usual])
        return overrides.SetByHand(
            kind, self._id(kind), f"own.{field}", json.dumps(self.one(known or [usual])[field]), WHY
        )

    def _id(self, kind: str) -> str:
        return self.any(KINDS[kind])

    def _marks(self) -> Iterator[Operation]:
        """Knowledge, flags and gauges by hand."""
        count, pack = self.chance.below(4), self.session.pack
        for kind in kinds(pack, "knowledge"):
            yield overrides.MarkByHand(kind, self.one([*entries(pack, kind), NOBODY]), count % 2, WHY)
        yield overrides.MarkByHand(
            "flag", self.one([*(flag.name for flag in self.session.plot.flags), NOBODY]), count, WHY
        )
        yield overrides.MarkByHand("gauge", self.one([*gauges(self.session), NOBODY]), count, WHY)

    # How the story goes on

    def go_on(self, *, at_the_table: bool) -> None:
        """One step of the story, from whatever stage; days pass where it has to be waited for one."""
        match self.session.books.standing.stage:
            case "battle":
                self._play() if self._fights else self.must(missions.AbandonMission())
            case "review":
                self.must(missions.CommitMission())
            case _:
                if self.session.books.standing.stage in ("scene", "camp") and plot.days_to_wait(self.session):
                    self.must(story.AwaitDay())
                super().go_on(at_the_table=at_the_table or not self._fights)

    def party(self) -> tuple[str, ...]:
        """As many as may go together; where nobody may, hands are emptied and benches too."""
        if not (found := self._together()):
            for item in self.session.books.all(ThingRecord):
                self.attempt(gear.Unequip(item.id))
            for member in self.session.books.all(MemberRecord):
                self.attempt(learning.clearing(self.session, member.id))
                self.attempt(heroes.ReturnFromBench(member.id))
            found = self._together()
        return found

    def _together(self) -> tuple[str, ...]:
        chosen: tuple[str, ...] = ()
        fit = [member.id for member in active(self.session.books)]
        for member in self.chance.take(fit, len(fit)):
            if not self.session.refusal(self._going((*chosen, member))):
                chosen = (*chosen, member)
        return chosen

    def _going(self, party: tuple[str, ...]) -> Operation:
        """Going into the mission at hand, or having been there."""
        if self._fights:
            return missions.BeginMission(party)
        return by_hand.ResolveByHand(by_hand.blank(self.session, party, self.outcomes()[0]))

    def outcomes(self) -> list[str]:
        """How the mission at hand can end."""
        return [
            *self.session.rules.missions.ends(self.session.pack.content, self.session.books.standing.mission).outcomes
        ]

    def _fight(self) -> None:
        self.must(missions.BeginMission(self.party()))
        self._play()

    def _play(self) -> None:
        """Play the battle that is on with random bots, or with those of the campaign; some battles are given up."""
        session = self.session
        known, against = bots_of(session.ruleset), session.rules.data.opponents
        opposed = against.get(session.books.charter.difficulty, {})
        seats = {seat: known[bot](self.chance.next()) for seat, bot in opposed.items() if bot}
        kept = battle.begin(session)
        kept.play_on(Router(battle.chance(session), seats, others=RandomBot(self.chance.next())), MOST_ANSWERS)
        over = kept.table.outcome is not None
        self.must(missions.FinishMission() if over else missions.AbandonMission())
        if session.books.standing.stage == "review":
            self.must(missions.CommitMission())
