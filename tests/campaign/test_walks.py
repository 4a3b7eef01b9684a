"""Whatever is done in whatever order: nothing is lost, nothing is owed, and every step can be taken back."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.campaigns import at, founded, opened, set_hero, set_standing
from helpers.campaigns import given as given_to
from helpers.deeds import (
    buy,
    buy_recipe,
    craft,
    exchange,
    favour,
    learn_skill,
    open_market,
    sell,
    sell_many,
    surgery,
    take_class,
)
from horologium.campaign.books import Books
from horologium.campaign.errors import Question, Refused
from horologium.campaign.founding import Recruit
from horologium.campaign.ops import OPERATIONS, gear, heroes, learning, overrides, read_operation
from horologium.campaign.ops.reminders import DismissReminder
from horologium.campaign.ops.settings import AddPlayer, ChangeOptions, EditPlayer, RemovePlayer, RenameCampaign
from horologium.campaign.players import COLOURS
from horologium.campaign.records import ConditionRecord, MemberRecord, Player, ThingRecord
from horologium.campaign.reminders import reminders
from horologium.engine.core.errors import IllegalAnswer

CARDS = ("hood", "kettle-hat", "war-hammer", "round-shield", "flail-of-rage", "bandages", "fire-flask", "sword", "nap")
REAGENTS = ("ember", "sulphur", "sage", "mandrake", "quicksilver", "oak-heart")
SKILLS = ("witness-me", "counterattack", "shield-wall", "aimed-shot", "insult", "shove", "transmute")
RICHES = ("purse", "battles", "day", "town")


class Picker:
    """Things to do, chosen by two numbers among what the campaign has now."""

    def __init__(self, session, first, second):
        self.session, self.first, self.second = session, first, second

    def id(self, kind, number):
        """An id of a kind, and now and then one that does not exist."""
        ids = [*(record.id for record in self.session.books.all(kind)), "nobody-0"]
        return ids[number % len(ids)]

    def wish(self, name):
        hero, item = self.id(MemberRecord, self.first), self.id(ThingRecord, self.second)
        card, reagent = CARDS[self.second % len(CARDS)], REAGENTS[self.second % len(REAGENTS)]
        skill = SKILLS[self.second % len(SKILLS)]
        return {
            "add-injury-by-hand": lambda: overrides.AddInjuryByHand(hero, "limp", "a walk"),
            "add-item-by-hand": lambda: overrides.AddItemByHand("equipment", card, "a walk", hero),
            "add-player": lambda: AddPlayer(f"P{self.first}", COLOURS[self.second % len(COLOURS)]),
            "assign-player": lambda: heroes.AssignPlayer(hero, self.id(Player, self.second)),
            "bench": lambda: heroes.Bench(hero),
            "buy": lambda: buy(*(("equipment", card) if self.first % 2 else ("reagent", reagent)), self.first % 4),
            "buy-recipe": lambda: buy_recipe("sun-blade" if self.first % 2 else "falcon-bow"),
            "change-options": lambda: ChangeOptions(difficulty=("easy", "hard", "odd")[self.first % 3]),
            "choose-first-skills": lambda: learning.ChooseFirstSkills(hero, (skill, SKILLS[self.first % len(SKILLS)])),
            "craft": lambda: craft(("fire-flask", "great-panacea", "sun-blade")[self.first % 3]),
            "dismiss-reminder": lambda: DismissReminder(self.reminder()),
            "edit-player": lambda: EditPlayer(self.id(Player, self.first), f"Q{self.second}", COLOURS[self.second % 6]),
            "equip": lambda: gear.Equip(item, hero),
            "exchange": exchange,
            "favour": lambda: favour("bless", hero) if self.second % 2 else favour("rumour"),
            "hero-notes": lambda: heroes.HeroNotes(hero, f"note {self.second}"),
            "hire": lambda: heroes.Hire(("rebecca", "vincenzo", "valerio")[self.first % 3]),
            "learn-skill": lambda: learn_skill(hero, skill),
            "make-ready": lambda: learning.MakeReady((card,)),
            "mark-by-hand": lambda: overrides.MarkByHand("flag", "bridge", self.first % 3, "a walk"),
            "open-market": open_market,
            "pass-item": lambda: gear.PassItem(item, hero),
            "pin-skills": lambda: learning.readying(self.session, hero, (skill,)),
            "remove-injury-by-hand": lambda: overrides.RemoveInjuryByHand(
                self.id(ConditionRecord, self.first), "a walk"
            ),
            "remove-item-by-hand": lambda: overrides.RemoveItemByHand(item, "a walk"),
            "remove-player": lambda: RemovePlayer(self.id(Player, self.first)),
            "rename-campaign": lambda: RenameCampaign(f"Road {self.first}"),
            "rename-hero": lambda: heroes.RenameHero(hero, f"Hero {self.second}"),
            "reset-pins": lambda: learning.clearing(self.session, hero),
            "return-from-bench": lambda: heroes.ReturnFromBench(hero),
            "sell": lambda: sell(item),
            "sell-many": lambda: sell_many((item, self.id(ThingRecord, self.first))),
            "set-by-hand": self.by_hand,
            "surgery": lambda: surgery(self.id(ConditionRecord, self.first)),
            "swap": lambda: gear.Swap(item, hero),
            "take-class": lambda: take_class(hero, ("knight", "falconer")[self.second % 2], "health"),
            "unequip": lambda: gear.Unequip(item),
        }[name]()

    def reminder(self):
        found = [*(each.key for each in reminders(self.session)), "nothing"]
        return found[self.first % len(found)]

    def by_hand(self):
        if self.first % 2:
            return overrides.SetByHand(
                "member", self.id(MemberRecord, self.second), "experience", str(self.second % 5), "a walk"
            )
        field = RICHES[self.second % len(RICHES)]
        value = ("siena", "bolsena", "wood")[self.first % 3] if field == "town" else self.first
        return overrides.SetByHand("standing", "one", field, json.dumps(value), "a walk")


DEEDS = (
    "buy", "buy-recipe", "craft", "exchange", "favour", "learn-skill", "open-market", "pin-skills", "reset-pins",
    "sell", "sell-many", "surgery", "take-class",
)  # fmt: skip
WALKED = tuple(
    sorted(
        {
            *DEEDS,
            *(
                name
                for name, operation in OPERATIONS.items()
                if operation.__module__.rsplit(".", 1)[-1]
                in ("gear", "heroes", "learning", "overrides", "reminders", "settings")
                and name != "accept-pack"
            ),
        }
    )
)
STEPS = st.lists(st.tuples(st.sampled_from(WALKED), st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=25)


def tried(session, wish):
    """Do it; whatever is refused or asked has changed nothing."""
    before = session.archive.digest(), session.books.digest(), session.steps
    try:
        session.do(wish, [("ember",), ("pecunia",)] if wish.name == "exchange" else [])
    except (Refused, Question, IllegalAnswer):
        assert (session.archive.digest(), session.books.digest(), session.steps) == before
        return False
    return True


def check(session):
    """What holds after every step."""
    books, ids = session.books, {hero.id for hero in session.books.all(MemberRecord)}
    assert books.standing.purse >= 0
    assert all(hero.experience >= 0 for hero in books.all(MemberRecord))
    for item in books.all(ThingRecord):
        assert item.holder in ("", *ids)
        assert item.kind == "equipment" or not item.holder
        assert item.history
    assert all(injury.bearer in ids for injury in books.all(ConditionRecord))
    assert any(not hero.bench for hero in books.all(MemberRecord))
    assert books.digest() == Books(session.archive.records()).digest()


def rich():
    """A company that can afford nearly everything."""
    session = founded(heroes=(Recruit("valerio"), Recruit("rebecca")))
    set_standing(session, purse=300, battles=4)
    set_hero(session, "valerio", experience=9)
    set_hero(session, "rebecca", experience=9, grade="alchemist", known=["transmute"], ready=["transmute"])
    given_to(session, *REAGENTS, *REAGENTS, ware="reagent")
    given_to(session, *CARDS[:7])
    return session


def there_and_back(steps):
    """Walk, then undo to the start and redo to the end."""
    session = rich()
    digests = [session.archive.digest()]
    for name, first, second in steps:
        if tried(session, Picker(session, first, second).wish(name)):
            digests.append(session.archive.digest())
        check(session)
    for digest in reversed(digests[:-1]):
        session.undo()
        assert session.archive.digest() == digest
    for digest in digests[1:]:
        session.redo()
        assert session.archive.digest() == digest
    check(session)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_every_walk_keeps_the_books_and_can_be_taken_back(steps):
    there_and_back(steps)


@pytest.mark.trial
@settings(max_examples=2_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_thousands_of_walks_keep_the_books_and_can_be_taken_back(steps):
    there_and_back(steps)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_the_same_wishes_lead_to_the_same_campaign(steps):
    one = rich()
    for name, first, second in steps:
        tried(one, Picker(one, first, second).wish(name))
    other = founded(heroes=(Recruit("valerio"), Recruit("rebecca")))
    for step in one.steps:
        operation, answers = read_operation(step.name, step.params)
        other.do(operation, answers)
    assert other.books.digest() == one.books.digest()


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(STEPS)
def test_a_campaign_that_is_opened_again_goes_on_as_before(steps):
    session = rich()
    for name, first, second in steps:
        tried(session, Picker(session, first, second).wish(name))
    again = opened(session.archive)
    assert (again.books.digest(), again.steps) == (session.books.digest(), session.steps)
    assert [each.key for each in reminders(again)] == [each.key for each in reminders(session)]


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(WALKED), st.integers(0, 60), st.integers(0, 60))
def test_a_preview_says_what_happens_and_changes_nothing(name, first, second):
    session = rich()
    wish = Picker(session, first, second).wish(name)
    before = session.books.digest()
    preview = session.preview(wish)
    assert session.books.digest() == before
    assert preview.asks or tried(session, wish) == (preview.told is not None)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(WALKED), st.integers(0, 60), st.integers(0, 60))
def test_in_a_battle_only_what_the_players_write_about_themselves_can_be_done(name, first, second):
    session = at(founded(), "battle")
    harmless = ("hero-notes", "rename-campaign", "add-player", "edit-player")
    assert not tried(session, Picker(session, first, second).wish(name)) or name in harmless
