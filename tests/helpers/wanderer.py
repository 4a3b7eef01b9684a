"""Somebody who plays a campaign by chance: in camp and town, through battles, and back by undo."""

from __future__ import annotations

import json

from helpers.companies import everybody, party, settled
from helpers.deeds import buy, open_market, sell
from horologium.campaign import battle
from horologium.campaign.errors import Question, Refused
from horologium.campaign.ops import gear, heroes, learning, notes, overrides
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import passages
from horologium.campaign.records import MemberRecord, ThingRecord

EQUIPMENT = ("hood", "kettle-hat", "war-hammer", "round-shield", "bandages", "fire-flask", "sword", "rope")
REAGENTS = ("ember", "mandrake", "clear-water")
BRIDGE = "the-bridge"


class Wanderer:
    """Knows what can be done now, and does some of it."""

    def __init__(self, session, chance):
        self.session, self.chance = session, chance
        self.battle = None

    # Between battles

    def wish(self):
        """Something that might be done to the company."""
        make = self.chance.choice(
            (self._buy, self._sell, self._by_hand, self._gear, self._heroes, self._note, self._pins, self._riches)
        )
        return make()

    def deed(self):
        """Do something to the company; the names of wishes that the rules refuse are not told."""
        while True:
            wish = self.wish()
            try:
                self.session.do(wish)
            except (Refused, Question):
                continue
            return wish.name

    def _any(self, kind):
        ids = [record.id for record in self.session.books.all(kind)]
        return self.chance.choice(ids) if ids else "nothing"

    def _buy(self):
        choices = (open_market(), buy("equipment", self.chance.choice(EQUIPMENT), self.chance.randint(1, 3)))
        return self.chance.choice(choices)

    def _sell(self):
        return sell(self._any(ThingRecord))

    def _by_hand(self):
        ware, cards = self.chance.choice((("equipment", EQUIPMENT), ("reagent", REAGENTS)))
        adding = overrides.AddItemByHand(ware, self.chance.choice(cards), "a find")
        return self.chance.choice((adding, overrides.RemoveItemByHand(self._any(ThingRecord), "a loss")))

    def _gear(self):
        item, hero = self._any(ThingRecord), self._any(MemberRecord)
        return self.chance.choice((gear.Equip(item, hero), gear.Unequip(item), gear.PassItem(item, hero)))

    def _heroes(self):
        hero, number = self._any(MemberRecord), self.chance.randint(0, 999)
        renamed, noted = heroes.RenameHero(hero, f"Hero {number}"), heroes.HeroNotes(hero, f"Note {number} ♞")
        return self.chance.choice((renamed, noted))

    def _note(self):
        found = self.session.archive.chronicle(kind="note", count=5).chapters
        fresh = notes.AddNote(f"Note {self.chance.randint(0, 999)}", "Rain, and a letter." * self.chance.randint(0, 9))
        if not found or self.chance.random() < 0.6:
            return fresh
        old = self.chance.choice(found).id
        return self.chance.choice((notes.EditNote(old, "Another title", "Other words."), notes.DeleteNote(old)))

    def _pins(self):
        hero = self.session.books.get(MemberRecord, self._any(MemberRecord))
        return learning.readying(self.session, hero.id, tuple(self.chance.sample(hero.known, min(2, len(hero.known)))))

    def _riches(self):
        return overrides.SetByHand("standing", "one", "purse", json.dumps(self.chance.randint(0, 400)), "a find")

    # The story

    def go_on(self):
        """Take the campaign one step further, whatever its stage; gives the name of what was done."""
        onward = {"scene": self._read, "camp": self._begin, "battle": self._answer, "review": self._commit,
                  "aftermath": self._after, "over": self._again}  # fmt: skip
        return onward[self.session.books.standing.stage]()

    def _do(self, operation):
        settled(self.session, operation)
        return operation.name

    def _read(self):
        ways = [passage.number for passage in passages(self.session) if passage.is_open and passage.way.label]
        return self._do(ChooseWay(self.chance.choice(ways)) if ways else ReadScene())

    def _begin(self):
        self.battle = None
        try:
            return self._do(BeginMission(party(self.session)))
        except Refused:  # somebody carries or has pinned what is not allowed
            for hero in self.session.books.all(MemberRecord):
                if hero.ready:
                    return self._do(learning.clearing(self.session, hero.id))
            held = next(item for item in self.session.books.all(ThingRecord) if item.holder)
            return self._do(gear.Unequip(held.id))

    def kept(self):
        """The battle that is on, as it was left."""
        id_ = self.session.books.standing.battle
        if self.battle is None or self.battle.keeper.id != id_:
            self.battle = battle.begin(self.session)
        return self.battle

    def _answer(self):
        kept = self.kept()
        if kept.table.outcome is not None:
            return self._do(FinishMission())
        kept.play_on(everybody(self.session, seed=self.chance.randint(0, 99)), most=1)
        return "answer"

    def take_back(self):
        """Undo or redo inside the battle, if there is something to undo."""
        kept = self.kept()
        if not kept.table.log:
            return self._answer()
        if kept.table.bookmark().undone and self.chance.random() < 0.5:
            kept.redo()
            return "redo answer"
        kept.undo()
        return "undo answer"

    def _commit(self):
        return self._do(CommitMission())

    def _after(self):
        return self._do(FinishAftermath() if self.session.refusal(NextStep()) else NextStep())

    def _again(self):
        return self._do(overrides.SetByHand("standing", "one", "node", json.dumps(BRIDGE), "once more"))

    # Back and forth

    def turn(self):
        """Undo or redo a step of the campaign; what the rules of undo refuse is passed over."""
        back = self.session.can_undo() is not None and (self.session.can_redo() is None or self.chance.random() < 0.6)
        try:
            if back:
                self.session.undo()
                return "undo"
            if self.session.can_redo() is not None:
                self.session.redo()
                return "redo"
        except Refused:
            pass
        return self.go_on()
