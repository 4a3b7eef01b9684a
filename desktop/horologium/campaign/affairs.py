"""What a campaign can be asked about, in an operation or from a screen; and the small deeds that operations share."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from horologium.campaign.calendar import date_text
from horologium.campaign.company import AWAY, carried, company, gear, is_away, member, place, shown, taken
from horologium.campaign.errors import Refused
from horologium.campaign.gauges import gauges
from horologium.campaign.money import MOST, in_words
from horologium.campaign.own import brought_by, with_part
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.wording import called, copies
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.campaign.books import Books
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules, Company, Condition, Member, Place, Thing, Verdict
    from horologium.engine.core.plots import PlotSpec
    from horologium.engine.core.ruleset import AnyRuleset


class Affairs(Protocol):
    """The books and all that is needed to read them: an operation's work, or an open session."""

    @property
    def books(self) -> Books:
        """All records."""
        ...

    @property
    def ruleset(self) -> AnyRuleset:
        """The game."""
        ...

    @property
    def rules(self) -> CampaignRules:
        """Its rules between battles."""
        ...

    @property
    def pack(self) -> Pack:
        """The pack that is played."""
        ...

    @property
    def plot(self) -> PlotSpec:
        """The story that is played."""
        ...


class Bearer(NamedTuple):
    """Somebody or something that can hold things."""

    id: str
    name: str


# Reading


def town(affairs: Affairs) -> Place:
    """Where the company is, as the rules see it."""
    books = affairs.books
    return replace(place(affairs.pack, books.standing.town), shown=shown(books))


def company_of(affairs: Affairs) -> Company:
    """The company as the rules see it."""
    return company(affairs.books, None, gauges(affairs))


def state_of(affairs: Affairs, party: Iterable[str] | None = None) -> CampaignState:
    """All that the rules look at; the company is everybody who is not on the bench, or just these."""
    books = affairs.books
    here = company(books, party, gauges(affairs))
    story, mission = carried(books), books.standing.mission
    return CampaignState(affairs.pack.content, here, town(affairs), story, taken=taken(books), mission=mission)


def state_with(affairs: Affairs, bearer: str) -> CampaignState:
    """What the rules look at where it is about a hero, perhaps on the bench, a thing with a sheet, or the company."""
    state = state_of(affairs)
    if not bearer or affairs.books.find(ThingRecord, bearer):
        return state
    return state.having(member_of(affairs, bearer))


def bearers(affairs: Affairs) -> list[Bearer]:
    """All who can hold something: the heroes, and things that bear others."""
    kinds = {kind.key for kind in affairs.rules.data.kinds if kind.bears}
    things = [item for item in affairs.books.all(ThingRecord) if item.kind in kinds]
    heroes = [Bearer(hero.id, hero.name) for hero in affairs.books.all(MemberRecord)]
    return [*heroes, *(Bearer(item.id, item_name(affairs, item)) for item in things)]


def bearer_of(affairs: Affairs, id_: str) -> Bearer:
    """One of them; refused in words if there is none."""
    found = next((each for each in bearers(affairs) if each.id == id_), None)
    return found or Bearer(affairs.books.get(MemberRecord, id_).id, "")


def member_of(affairs: Affairs, hero: str) -> Member:
    """A hero as the rules see them."""
    return member(affairs.books, affairs.books.get(MemberRecord, hero))


def active(books: Books) -> list[MemberRecord]:
    """The heroes who are not on the bench."""
    return [hero for hero in books.all(MemberRecord) if not hero.bench]


def take_away(affairs: Affairs, hero: MemberRecord, *, away: bool) -> None:
    """Note that the story has taken a hero away, or brought them back; of whom there are copies by their own id."""
    one = copies(affairs.pack, hero.card) == 1
    affairs.books.mark(AWAY, hero.card if one else hero.id, int(away))


def item_name(affairs: Affairs, item: ThingRecord) -> str:
    """What an item is called."""
    return called(affairs.pack, item.kind, item.card)


def money(affairs: Affairs, amount: int) -> str:
    """An amount in the coins of this game."""
    return in_words(affairs.rules.data.coins, amount)


def today(affairs: Affairs) -> str:
    """The date of the story."""
    return date_text(affairs.plot, affairs.books.standing.day)


# Insisting


def must_be_here(affairs: Affairs, hero: MemberRecord) -> None:
    """Refuse what concerns somebody whom the story has taken away."""
    if is_away(affairs.books, hero):
        raise Refused(say("{hero} has left the company: only the story can bring them back", hero=hero.name))


def insist(verdict: Verdict) -> int:
    """Go on if the rules allow it, and give back the price."""
    if not verdict.allowed:
        raise Refused(verdict.reason, verdict.rules)
    return verdict.price


def pay(affairs: Affairs, price: int, rules: tuple[str, ...] = ()) -> None:
    """Take coins out of the purse."""
    purse = affairs.books.standing.purse
    if price > purse:
        raise Refused(
            say(
                "it costs {price}, and the purse holds {purse}",
                price=money(affairs, price),
                purse=money(affairs, purse),
            ),
            rules,
        )
    affairs.books.stand(purse=purse - price)


def earn(affairs: Affairs, amount: int) -> None:
    """Put coins into the purse."""
    purse = affairs.books.standing.purse + amount
    if purse > MOST:
        raise Refused(say("no purse holds more than {most}", most=money(affairs, MOST)))
    affairs.books.stand(purse=purse)


# Things


def gain(affairs: Affairs, ware: Any, card: str, event: str, holder: str = "") -> ThingRecord:
    """A new thing comes to the company; the event begins its history: "bought in Siena"."""
    books = affairs.books
    item = ThingRecord(books.new_id(ThingRecord), ware, card, holder, (f"{today(affairs)}: {event}",))
    books.put(item)
    return item


def bring(affairs: Affairs, thing: Thing, event: str, holder: str = "") -> ThingRecord:
    """A thing comes with all that the rules say of it."""
    came = with_part(affairs.books, gain(affairs, thing.of.kind, thing.of.id, event, holder), thing.own)
    affairs.books.put(came)
    afflict(affairs, came.id, thing.conditions)
    return came


def afflict(affairs: Affairs, bearer: str, conditions: Iterable[Condition], since: str = "") -> None:
    """A newcomer, something new or the company itself comes with conditions; since today, if nothing else is said."""
    books, since = affairs.books, since or today(affairs)
    for each in conditions:
        suffered = ConditionRecord(books.new_id(ConditionRecord), bearer, each.of.kind, each.of.id, since)
        books.put(with_part(books, suffered, each.own))


def hand_over(affairs: Affairs, item: ThingRecord, holder: str, event: str) -> ThingRecord:
    """A thing changes hands; without a holder it goes to the common stock."""
    for hand in filter(None, (item.holder, holder)):
        if hero := affairs.books.find(MemberRecord, hand):
            must_be_here(affairs, hero)
    moved = replace(item, holder=holder, history=(*item.history, f"{today(affairs)}: {event}"))
    affairs.books.put(moved)
    return moved


def part_with(affairs: Affairs, item: ThingRecord) -> None:
    """A thing is gone: what it held lies in the common stock, what it suffered from is gone with it."""
    books = affairs.books
    for held in gear(books, item.id):
        books.put(replace(held, holder=""))
    for suffered in books.all(ConditionRecord):
        if suffered.bearer == item.id:
            books.drop(suffered)
    books.drop(item)


def enlist(
    affairs: Affairs, newcomer: Member, things: Iterable[Thing] = (), player: str = "", *, bench: bool = False
) -> MemberRecord:
    """Somebody joins the company with all that they bring; the rules made the newcomer."""
    books = affairs.books
    hero = MemberRecord(
        id=books.new_id(MemberRecord),
        card=newcomer.card,
        name=newcomer.name,
        player=player,
        grade=newcomer.grade,
        experience=newcomer.experience,
        known=newcomer.known,
        ready=newcomer.ready,
        raises=newcomer.raises,
        boons=newcomer.boons,
        bench=bench,
    )
    hero = with_part(books, hero, brought_by(newcomer))
    books.put(hero)
    afflict(affairs, hero.id, newcomer.conditions)
    for thing in things:
        bring(affairs, thing, say("brought by {hero}", hero=hero.name), hero.id)
    return hero
