"""Who is in the company: names, players, notes, the bench, and those who join later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from horologium.campaign.affairs import active, enlist, must_be_here
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.records import Hero, Player
from horologium.campaign.wording import another_name, called, must_exist, prose


def alone_with(work: Work, name: str, but: str = "") -> None:
    """Refuse a name that somebody else in the company has."""
    if any(other.name.casefold() == name.casefold() for other in work.books.all(Hero) if other.id != but):
        raise Refused(f"somebody else in the company is called {name} already: find another name first")


def is_full(work: Work) -> bool:
    """Whether nobody else can go into battle."""
    return len(active(work.books)) >= work.rules.company_sizes[1]


def newcomer(work: Work, card: str, player: str) -> str:
    """The title of a hero who may join the company, to be played by somebody at the table; refused if not."""
    must_exist(work.pack, "hero", card)
    title = called(work.pack, "hero", card)
    if card not in work.rules.recruits(work.pack.content):
        raise Refused(f"{title} does not join companies")
    if any(hero.card == card for hero in work.books.all(Hero)):
        raise Refused(f"{title} is in the company already")
    if player:
        work.books.get(Player, player)
    return title


@dataclass(frozen=True, slots=True)
class RenameHero:
    """Give a hero another name."""

    name: ClassVar[str] = "rename-hero"
    hero: str
    to: str

    def apply(self, work: Work) -> Told:
        """The hero's new name stands from now on; older entries keep the old one."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        to = another_name(self.to, hero.name, "the name of a hero")
        alone_with(work, to, hero.id)
        work.books.put(replace(hero, name=to))
        return Told(f"rename {hero.name}", f"{hero.name} is called {to} from now on")


@dataclass(frozen=True, slots=True)
class Hire:
    """Let a hero of the pack join the company."""

    name: ClassVar[str] = "hire"
    card: str
    player: str = ""

    def apply(self, work: Work) -> Told:
        """The newcomer brings what a beginner has; where the party is full, onto the bench."""
        out_of_battle(work)
        alone_with(work, newcomer(work, self.card, self.player))
        (member,) = work.rules.beginning(work.pack.content, [self.card]).members
        full = is_full(work)
        hero = enlist(work, member, self.player, bench=full)
        where = " and waits on the bench" if full else ""
        return Told(f"hire {hero.name}", f"{hero.name} joined the company{where}")


@dataclass(frozen=True, slots=True)
class Bench:
    """Leave a hero at home for a while."""

    name: ClassVar[str] = "bench"
    hero: str

    def apply(self, work: Work) -> Told:
        """The hero keeps everything and fights no more until called back."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        fewest = work.rules.company_sizes[0]
        if hero.bench:
            raise Refused(f"{hero.name} is on the bench already")
        if len(active(work.books)) <= fewest:
            raise Refused(f"at least {fewest} must be left to go into battle")
        work.books.put(replace(hero, bench=True))
        return Told(f"bench {hero.name}", f"{hero.name} stayed behind")


@dataclass(frozen=True, slots=True)
class ReturnFromBench:
    """Call a hero back from the bench."""

    name: ClassVar[str] = "return-from-bench"
    hero: str

    def apply(self, work: Work) -> Told:
        """The hero fights again, as before."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        if not hero.bench:
            raise Refused(f"{hero.name} is not on the bench")
        must_be_here(work, hero)
        if is_full(work):
            most = work.rules.company_sizes[1]
            raise Refused(f"no more than {most} go into battle: first send somebody else to the bench")
        work.books.put(replace(hero, bench=False))
        return Told(f"call {hero.name} back", f"{hero.name} came back to the company")


@dataclass(frozen=True, slots=True)
class AssignPlayer:
    """Say who plays a hero; without a player all play them together."""

    name: ClassVar[str] = "assign-player"
    hero: str
    player: str = ""

    def apply(self, work: Work) -> Told:
        """Nothing but the seat at the table changes."""
        out_of_battle(work)
        hero = work.books.get(Hero, self.hero)
        if hero.player == self.player:
            raise Refused(f"{hero.name} is in these hands already")
        who = work.books.get(Player, self.player).name if self.player else "all together"
        work.books.put(replace(hero, player=self.player))
        return Told(f"give {hero.name} to {who}")


@dataclass(frozen=True, slots=True)
class HeroNotes:
    """Write something on a hero's sheet."""

    name: ClassVar[str] = "hero-notes"
    hero: str
    text: str

    def apply(self, work: Work) -> Told:
        """The notes are the players' own, and may be changed at any time."""
        hero = work.books.get(Hero, self.hero)
        text = prose(self.text, f"the note on {hero.name}")
        if text == hero.notes:
            raise Refused("the note says this already")
        work.books.put(replace(hero, notes=text))
        return Told(f"note on {hero.name}")
