"""Who is in the company: names, players, notes, the bench, and those who join later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.affairs import active, enlist, insist, money, must_be_here, pay, state_of
from horologium.campaign.asking import all_at, counter_of
from horologium.campaign.company import is_away
from horologium.campaign.errors import Refused
from horologium.campaign.first_skills import may_start_with, taught
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.records import MemberRecord, Player
from horologium.campaign.wording import another_name, called_as, copies, free_name, kind_of, must_exist, prose
from horologium.engine.core.campaign import Verdict
from horologium.engine.core.consequences import consequence
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import Member


def alone_with(work: Work, name: str, but: str = "") -> None:
    """Refuse a name that somebody else in the company has."""
    if any(other.name.casefold() == name.casefold() for other in work.books.all(MemberRecord) if other.id != but):
        raise Refused(say("somebody else in the company is called {name} already: find another name first", name=name))


def is_full(work: Work) -> bool:
    """Whether nobody else can go into battle."""
    return len(active(work.books)) >= sizes(work)[1]


def sizes(affairs: Affairs) -> tuple[int, int]:
    """The fewest and the most members that a company has in the field."""
    muster = affairs.rules.roster.muster(state_of(affairs), "")
    return muster.fewest, muster.most


def newcomer(work: Work, card: str, player: str) -> str:
    """The name of a hero who may join the company, to be played by somebody at the table; refused if not."""
    must_exist(work.pack, kind_of(work.pack, "member", card), card)
    title, most = called_as(work.pack, "member", card), copies(work.pack, card)
    if card not in work.rules.roster.candidates(work.pack.content):
        raise Refused(say("{title} does not join companies", title=title))
    there = [hero for hero in work.books.all(MemberRecord) if hero.card == card]
    if len(there if most == 1 else [hero for hero in there if not is_away(work.books, hero)]) >= most:
        raise Refused(say("{title} is in the company already", title=title))
    if player:
        work.books.get(Player, player)
    return free_name(title, [hero.name for hero in work.books.all(MemberRecord)]) if most > 1 else title


def joining(affairs: Affairs, card: str) -> Verdict:
    """What it costs to have somebody join, who is to be had nowhere else; nothing where nobody asks for anything."""
    joined = consequence("member", kind_of(affairs.pack, "member", card), card)
    found = next((offer.verdict for _, offer in all_at(affairs, "company") if joined in offer.gives), None)
    if found is not None:
        return found
    for key, offer in all_at(affairs, "place"):
        if joined in offer.gives:
            title, who = say(counter_of(affairs, key).title), called_as(affairs.pack, "member", card)
            return Verdict(
                say("{hero} joins where that is to be had: {counter}", hero=who, counter=title), offer.verdict.rules
            )
    return Verdict()


@dataclass(frozen=True, slots=True)
class RenameHero:
    """Give a hero another name."""

    name: ClassVar[str] = "rename-hero"
    hero: str
    to: str

    def apply(self, work: Work) -> Told:
        """The hero's new name stands from now on; older entries keep the old one."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        to = another_name(self.to, hero.name, say("the name of a hero"))
        alone_with(work, to, hero.id)
        work.books.put(replace(hero, name=to))
        return Told(
            say("rename {hero}", hero=hero.name), say("{hero} is called {to} from now on", hero=hero.name, to=to)
        )


@dataclass(frozen=True, slots=True)
class Hire:
    """Let a hero of the pack join the company."""

    name: ClassVar[str] = "hire"
    card: str
    player: str = ""
    skills: tuple[str, ...] = ()  # those that were chosen; without any the usual ones

    def apply(self, work: Work) -> Told:
        """The newcomer brings what a beginner has; where the party is full, onto the bench."""
        out_of_battle(work)
        name = newcomer(work, self.card, self.player)
        alone_with(work, name)
        verdict = joining(work, self.card)
        price = insist(verdict)
        pay(work, price, verdict.rules)
        full, begins = is_full(work), work.rules.roster.begin(work.pack.content, [self.card])
        joins = self._taught(work, replace(begins.members[0], name=name))
        hero = enlist(work, joins, begins.held(joins.key), self.player, bench=full)
        where = say(" and waits on the bench") if full else ""
        return Told(
            say("hire {hero}", hero=hero.name),
            say("{hero} joined the company{where}", hero=hero.name, where=where),
            say("It cost {price}.", price=money(work, price)) if price else "",
            rules=verdict.rules,
        )

    def _taught(self, work: Work, beginner: Member) -> Member:
        if self.skills:
            insist(may_start_with(work.pack, work.rules, self.card, self.skills))
        return taught(work.pack.content, work.rules, beginner, self.skills)


@dataclass(frozen=True, slots=True)
class Bench:
    """Leave a hero at home for a while."""

    name: ClassVar[str] = "bench"
    hero: str

    def apply(self, work: Work) -> Told:
        """The hero keeps everything and fights no more until called back."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        fewest, _ = sizes(work)
        if hero.bench:
            raise Refused(say("{hero} is on the bench already", hero=hero.name))
        if len(active(work.books)) <= fewest:
            raise Refused(say("at least {fewest} must be left to go into battle", fewest=fewest))
        work.books.put(replace(hero, bench=True))
        return Told(say("bench {hero}", hero=hero.name), say("{hero} stayed behind", hero=hero.name))


@dataclass(frozen=True, slots=True)
class ReturnFromBench:
    """Call a hero back from the bench."""

    name: ClassVar[str] = "return-from-bench"
    hero: str

    def apply(self, work: Work) -> Told:
        """The hero fights again, as before."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        if not hero.bench:
            raise Refused(say("{hero} is not on the bench", hero=hero.name))
        must_be_here(work, hero)
        if is_full(work):
            _, most = sizes(work)
            raise Refused(say("no more than {most} go into battle: first send somebody else to the bench", most=most))
        work.books.put(replace(hero, bench=False))
        return Told(say("call {hero} back", hero=hero.name), say("{hero} came back to the company", hero=hero.name))


@dataclass(frozen=True, slots=True)
class AssignPlayer:
    """Say who plays a hero; without a player all play them together."""

    name: ClassVar[str] = "assign-player"
    hero: str
    player: str = ""

    def apply(self, work: Work) -> Told:
        """Nothing but the seat at the table changes."""
        out_of_battle(work)
        hero = work.books.get(MemberRecord, self.hero)
        if hero.player == self.player:
            raise Refused(say("{hero} is in these hands already", hero=hero.name))
        who = work.books.get(Player, self.player).name if self.player else say("all together")
        work.books.put(replace(hero, player=self.player))
        return Told(say("give {hero} to {who}", hero=hero.name, who=who))


@dataclass(frozen=True, slots=True)
class HeroNotes:
    """Write something on a hero's sheet."""

    name: ClassVar[str] = "hero-notes"
    hero: str
    text: str

    def apply(self, work: Work) -> Told:
        """The notes are the players' own, and may be changed at any time."""
        hero = work.books.get(MemberRecord, self.hero)
        text = prose(self.text, say("the note on {hero}", hero=hero.name))
        if text == hero.notes:
            raise Refused(say("the note says this already"))
        work.books.put(replace(hero, notes=text))
        return Told(say("note on {hero}", hero=hero.name))
