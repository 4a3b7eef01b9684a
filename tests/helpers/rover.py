"""Somebody who tries whatever a campaign of any game offers, by chance, and plays it evening by evening."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from helpers import deeds
from helpers.shipped import library
from horologium.campaign import battle, plot
from horologium.campaign.affairs import active
from horologium.campaign.asking import all_at, counters_of
from horologium.campaign.company import is_away, shown
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.founding import Founder, Plan, Recruit, candidates, first_company, found, plots_of
from horologium.campaign.memory_archive import NOON, MemoryArchive, StillClock
from horologium.campaign.ops import (
    aftermath,
    by_hand,
    gear,
    heroes,
    learning,
    missions,
    notes,
    overrides,
    settings,
    story,
    travel,
)
from horologium.campaign.ops.reminders import DismissReminder
from horologium.campaign.players import COLOURS
from horologium.campaign.records import ConditionRecord, MemberRecord, Player, ThingRecord
from horologium.campaign.reminders import reminders
from horologium.campaign.session import CampaignSession
from horologium.campaign.side_missions import on_offer
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot, bots_of, seed_at
from horologium.engine.core.chance import SplitMix
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.operations import Operation
    from horologium.content.packs import Pack

MOST_ANSWERS = 3_000
NOBODY = "nobody-0"


def stories() -> list[tuple[str, str]]:
    """Every story of every game with campaign rules, as pack and plot."""
    packs = library().packs.values()
    return [(pack.id, name) for pack in packs if RULESETS[pack.ruleset].campaign for name in plots_of(pack)]


def founded(pack: Pack, name: str, seed: int, archive: Any = MemoryArchive, **more: Any) -> CampaignSession:
    """A company that was drawn by lot, at its first scene."""
    game, chance = RULESETS[pack.ruleset], SplitMix(seed_at(seed, name, 0))
    rules = game.campaign
    assert rules is not None
    may = candidates(pack, rules, name)
    recruits = tuple(Recruit(card, player=0) for card in first_company(pack, rules, chance.take(may, len(may)))[:4])
    options = tuple((key, json.dumps(value)) for key, value in rules.data.variants.items())
    plan = Plan(f"Campaign {seed}", name, (Founder("Ada", "red"),), recruits, options=options, seed=chance.next() >> 1)
    kept = archive(found(pack, game, plan, NOON))
    return CampaignSession(kept, pack, game, rules, plots_of(pack)[name], StillClock(), **more)


class Rover:
    """Tries things in camp and town, and goes on with the story."""

    def __init__(self, session: CampaignSession, seed: int) -> None:
        self.session, self.chance = session, SplitMix(seed)
        self._random, self._box = RandomBot(self.chance.next()), DiceBox(self.chance.next())

    # What is wished

    def one(self, things: Any) -> Any:
        """One of these, or somebody who does not exist."""
        found = [*things] or [NOBODY]
        return found[self.chance.below(len(found))]

    def any(self, kind: type[Any]) -> str:
        """The id of a record of a kind, and now and then one that does not exist."""
        id_: str = self.one([*(record.id for record in self.session.books.all(kind)), NOBODY])
        return id_

    def card(self, kind: str) -> str:
        """A card of a kind."""
        name: str = self.one(self.session.rules.cards(self.session.pack.content, kind))
        return name

    def wish(self, *, by_hand: bool = True) -> Operation:
        """Something that might be done now, in any game."""
        makers = [
            self._trade,
            self._work,
            self._care,
            self._learning,
            self._gear,
            self._members,
            self._table,
            self._notes,
        ]
        wishes: list[Operation] = [*self.one([*makers, self._by_hand] if by_hand else makers)()]
        wish: Operation = self.one(wishes)
        return wish

    def _trade(self) -> Iterator[Operation]:
        yield deeds.open_market()
        yield deeds.buy("equipment", self.card("equipment"), 1 + self.chance.below(2))
        on_show = [each.of.id for each in shown(self.session.books) if each.of.kind == "reagent" and each.of.id]
        yield deeds.buy("reagent", self.one((*on_show, self.card("reagent"))))
        yield deeds.buy_recipe(self.card("equipment"))
        yield deeds.sell(self.any(ThingRecord))
        yield deeds.sell_many((self.any(ThingRecord), self.any(ThingRecord)))

    def _work(self) -> Iterator[Operation]:
        recipes = [mark.name for mark in self.session.books.marks("recipe")]
        yield deeds.craft(self.one((*recipes, self.card("equipment"))))
        yield deeds.exchange()
        yield travel.Travel(self.one([*(road.to for road in travel.roads(self.session)), "nowhere"]))

    def _care(self) -> Iterator[Operation]:
        yield deeds.surgery(self.any(ConditionRecord))
        places = [counter.key for counter in counters_of(self.session) if counter.scope == "place"]
        for boon in (*places, "bless", "rumour", "legend"):
            yield deeds.favour(boon, self.one((self.any(MemberRecord), "")))

    def _learning(self) -> Iterator[Operation]:
        hero = self.session.books.find(MemberRecord, self.any(MemberRecord))
        if hero is None:
            yield learning.clearing(self.session, NOBODY)
            return
        offered = [offer for _, offer in all_at(self.session, "member", hero.id)]
        new = [offer for offer in offered if offer.left != 0 and offer.key not in hero.known]
        lessons = [offer.key for offer in new if offer.deed == "learn-skill"]
        yield deeds.learn_skill(hero.id, self.one(lessons))
        yield learning.ChooseFirstSkills(hero.id, (self.one(lessons), self.one(lessons)))
        ranks = [offer for offer in offered if offer.deed == "take-class"]
        grade = self.one(dict.fromkeys(offer.key for offer in ranks))
        if grade != NOBODY:
            raises = [offer.variant for offer in ranks if offer.key == grade and offer.variant]
            yield deeds.take_class(hero.id, grade, self.one([*raises, ""]))
        some = tuple(self.chance.take(hero.known, self.chance.below(len(hero.known) + 1)))
        yield learning.readying(self.session, hero.id, some)
        yield learning.clearing(self.session, hero.id)

    def _gear(self) -> Iterator[Operation]:
        item, hero = self.any(ThingRecord), self.any(MemberRecord)
        worn = [each.id for each in self.session.books.all(ThingRecord) if each.holder == hero]
        yield from (gear.Equip(item, hero), gear.PassItem(item, hero), gear.Unequip(item))
        yield gear.Swap(item, hero, tuple(worn[:1]))

    def _members(self) -> Iterator[Operation]:
        hero, number = self.any(MemberRecord), self.chance.below(99)
        yield from (heroes.Bench(hero), heroes.ReturnFromBench(hero), heroes.AssignPlayer(hero, self.any(Player)))
        yield heroes.Hire(self.one(self.session.rules.roster.candidates(self.session.pack.content)))
        yield from (heroes.RenameHero(hero, f"Somebody {number}"), heroes.HeroNotes(hero, f"Note {number}"))

    def _by_hand(self) -> Iterator[Operation]:
        hero, why = self.any(MemberRecord), "a walk"
        yield overrides.AddItemByHand("equipment", self.card("equipment"), why, self.one((hero, "")))
        yield overrides.AddItemByHand("reagent", self.card("reagent"), why)
        yield overrides.RemoveItemByHand(self.any(ThingRecord), why)
        yield overrides.AddInjuryByHand(hero, self.card("injury"), why)
        yield overrides.RemoveInjuryByHand(self.any(ConditionRecord), why)
        yield overrides.SetByHand("member", hero, "experience", str(self.chance.below(9)), why)
        yield overrides.SetByHand("standing", "one", "purse", str(self.chance.below(200)), why)
        yield overrides.SetByHand(
            "standing", "one", "town", json.dumps(self.one(self.session.pack.content["towns"])), why
        )
        yield overrides.MarkByHand("flag", "a-walk", self.chance.below(3), why)

    def _table(self) -> Iterator[Operation]:
        number, colour = self.chance.below(99), self.one(COLOURS)
        yield settings.AddPlayer(f"Player {number}", colour)
        yield settings.EditPlayer(self.any(Player), f"Player {number}", colour)
        yield settings.RemovePlayer(self.any(Player))
        yield settings.RenameCampaign(f"Campaign {number}")
        yield settings.ChangeOptions(difficulty=self.one((*self.session.rules.data.difficulties, "odd")))
        yield DismissReminder(self.one([each.key for each in reminders(self.session)]))

    def _notes(self) -> Iterator[Operation]:
        chapter = self.one([each.id for each in self.session.archive.chronicle(count=9).chapters])
        yield notes.AddNote(f"Note {self.chance.below(99)}", "Rain.")
        yield from (notes.EditNote(chapter, "Another title", "Sun."), notes.DeleteNote(chapter))
        yield notes.Remark(chapter, "So it was.")

    # What is done

    def attempt(self, wish: Operation) -> bool:
        """Do what the rules allow; whatever is asked is answered by chance."""
        answers: tuple[Any, ...] = ()
        while True:
            try:
                self.session.do(wish, answers)
            except Question as question:
                answers = (*question.answers, self._answer(question.request))
            except CampaignError:
                return False
            else:
                return True

    def _answer(self, request: Any) -> Any:
        return self._random.choose(request) if isinstance(request, Choose) else self._box.throw(request)

    def must(self, wish: Operation) -> None:
        """Do what nothing may refuse."""
        if not self.attempt(wish):
            self.session.do(wish)  # says why not

    # How the story goes on

    def party(self) -> tuple[str, ...]:
        """As many as may go together."""
        chosen: tuple[str, ...] = ()
        fit = [hero.id for hero in active(self.session.books) if not is_away(self.session.books, hero)]
        for hero in self.chance.take(fit, len(fit)):
            if not self.session.refusal(missions.BeginMission((*chosen, hero))):
                chosen = (*chosen, hero)
        return chosen

    def go_on(self, *, at_the_table: bool) -> None:
        """One step of the story: a scene, a battle, or a step after it."""
        match self.session.books.standing.stage:
            case "scene":
                ways = [passage for passage in plot.passages(self.session) if passage.is_open and passage.way.label]
                self.must(story.ChooseWay(self.one(ways).number) if ways else story.ReadScene())
            case "camp":
                self._consider()
                (self._enter if at_the_table else self._fight)()
            case "aftermath":
                self._consider()
                if self.session.books.standing.stage == "aftermath" and not self.attempt(aftermath.NextStep()):
                    self.must(aftermath.FinishAftermath())

    def _consider(self) -> None:
        if offer := on_offer(self.session):
            self.attempt(self.one((story.AcceptSideMission, story.DeclineSideMission))(offer.name))

    def _enter(self) -> None:
        """Enter a result that was played on the table."""
        session, party = self.session, self.party()
        outcomes = session.rules.missions.ends(session.pack.content, session.books.standing.mission).outcomes
        for outcome in self.chance.take([*outcomes], len(outcomes)):
            if self.attempt(by_hand.ResolveByHand(by_hand.blank(session, party, outcome))):
                return
        self._fight()

    def _fight(self) -> None:
        """Fight with random bots, or with those of the campaign; some battles are given up."""
        session = self.session
        self.must(missions.BeginMission(self.party()))
        known = bots_of(session.ruleset)
        against = session.rules.data.opponents.get(session.books.charter.difficulty, {})
        seats = {seat: known[bot](self.chance.next()) for seat, bot in against.items() if bot}
        kept = battle.begin(session)
        kept.play_on(Router(battle.chance(session), seats, others=RandomBot(self.chance.next())), MOST_ANSWERS)
        over = kept.table.outcome is not None
        self.must(missions.FinishMission() if over else missions.AbandonMission())
        self.must(missions.CommitMission())
