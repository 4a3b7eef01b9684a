"""What a game must bring to be played as a campaign: the rules between two battles.

Everything here is a value or a question about values. Who keeps the books, writes the chronicle and undoes what was
done is not the business of the rules; they say what is allowed, what it costs, and by which rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.ruleset import Content, Outcome, Setup
    from horologium.engine.core.view import CardView, SceneLine

Ware: TypeAlias = Literal["equipment", "reagent", "recipe"]
"""What can be owned and traded; a game without one of them never offers it."""
CardKind: TypeAlias = Literal["equipment", "reagent", "skill", "injury", "enemy", "class"]
"""The cards that lie before the players between battles, and those of the enemies that they have met."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something may be done: an empty reason means yes. ``price`` is in the smallest coin."""

    reason: str = ""
    rules: tuple[str, ...] = ()
    price: int = 0

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.reason


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin and how many of the smallest coin it is worth."""

    name: str
    plural: str
    worth: int


@dataclass(frozen=True, slots=True)
class EndStep:
    """One step of what is done after a battle, in order; ``key`` names its screen, ``about`` says what is done."""

    key: str
    title: str
    rules: tuple[str, ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of the company as the rules see them: which card, how far they came, what they carry and suffer.

    ``grade`` is the class or rank that was taken, empty for the first one; ``cubes`` are lasting changes of
    characteristics; ``boons`` begin the next battle with them and are then gone.
    """

    key: str
    card: str
    name: str
    grade: str = ""
    experience: int = 0
    learned: tuple[str, ...] = ()
    pins: tuple[str, ...] = ()
    cubes: tuple[tuple[str, int], ...] = ()
    injuries: tuple[str, ...] = ()
    gear: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstSkills:
    """What a beginner has learned already: ``count`` different skills ``among`` these, as the player likes."""

    count: int = 0  # none where the card alone says what a beginner knows
    among: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Company:
    """All that the rules between battles may look at."""

    members: tuple[Member, ...]
    stock: tuple[str, ...] = ()
    reagents: tuple[str, ...] = ()
    recipes: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    purse: int = 0
    battles: int = 0  # battles of the main plot that were fought
    resting: tuple[str, ...] = ()  # injury cards beside those who are not among the members

    def member(self, key: str) -> Member:
        """One of the company by key."""
        return next(member for member in self.members if member.key == key)


@dataclass(frozen=True, slots=True)
class Place:
    """A town as the rules see it: what is offered there."""

    key: str
    name: str
    services: tuple[str, ...] = ()
    village: bool = False


@dataclass(frozen=True, slots=True)
class SlotUse:
    """How full a kind of slot is: equipment by encumbrance, or pins by colour; ``wanted`` if none should be empty."""

    key: str
    title: str
    used: int
    limit: int
    wanted: bool = True


@dataclass(frozen=True, slots=True)
class Trait:
    """One value of a sheet with its reasons: printed, cubes, injuries, gear."""

    key: str
    title: str
    value: int
    parts: tuple[tuple[str, int, str], ...] = ()  # label, amount, rule
    slots: int = 0  # how often it can still be raised


@dataclass(frozen=True, slots=True)
class MemberResult:
    """What a battle did to one member of the company."""

    member: str
    wounds: int = 0
    knocked_out: int = 0
    kills: int = 0
    dealt: int = 0
    found: int = 0
    injuries: tuple[str, ...] = ()  # new ones
    gained: tuple[str, ...] = ()  # equipment cards that came in
    lost: tuple[str, ...] = ()  # equipment cards that were used up or taken
    experience: int = 0  # beside what everybody gains


@dataclass(frozen=True, slots=True)
class BattleResult:
    """What a battle brings home, whether it was played here or on the table.

    ``outcome`` is one of the outcomes that the mission knows; ``loot`` are the reagent cards that are kept after the
    share; ``stock`` are equipment cards that go to the common stock; ``flags`` are what the plot will ask about.
    """

    outcome: str
    won: bool
    members: tuple[MemberResult, ...]
    loot: tuple[str, ...] = ()
    loot_left: int = 0  # cards of the loot that were not kept
    coins: int = 0
    experience: int = 0
    stock: tuple[str, ...] = ()
    recipes: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    clock: str = ""  # how long it took, in the words of the game
    last_blow: tuple[str, ...] = ()  # the member who felled the last foe, and the name of that foe


class CampaignRules(Protocol):
    """The rules between battles of one game. ``content`` is always what the pack holds."""

    @property
    def coins(self) -> tuple[Coin, ...]:
        """The coins, dearest first."""
        ...

    @property
    def end_steps(self) -> tuple[EndStep, ...]:
        """What is done after a battle, in order."""
        ...

    @property
    def company_sizes(self) -> tuple[int, int]:
        """The fewest and the most members that go into a battle."""
        ...

    @property
    def services(self) -> Mapping[str, str]:
        """What towns may offer, by key, with the name that players read."""
        ...

    @property
    def counters(self) -> Mapping[str, str]:
        """The counters of its towns (buy, sell, workshop, surgeon, favours), with names if not the usual ones."""
        ...

    @property
    def keepers(self) -> Mapping[str, tuple[str, ...]]:
        """Which services keep a counter or a step after the battle open; one that is not named here is always open."""
        ...

    @property
    def energy(self) -> str:
        """What is paid for using a skill, as players read it after a number."""
        ...

    @property
    def rehearsals(self) -> int:
        """How many battles a forecast may take: more where they are quickly played."""
        ...

    @property
    def span(self) -> str:
        """How long a battle takes, in a sentence with the gaps short, middle and long; its turns are counted."""
        ...

    @property
    def chart(self) -> str:
        """The drawn map on which the towns of its stories lie; empty for a blank sheet."""
        ...

    @property
    def difficulties(self) -> Mapping[str, str]:
        """How hard a campaign can be made, by key, with a sentence for the players; the printed game comes first."""
        ...

    def cards(self, content: Content, kind: str) -> Mapping[str, Any]:
        """All cards of a kind by id, whether the pack holds them or the game itself; each has a ``name``."""
        ...

    def may_begin(self, content: Content, cards: Sequence[str]) -> Verdict:
        """Whether a company may begin with just these members."""
        ...

    def beginning(self, content: Content, cards: Sequence[str]) -> Company:
        """A new company of these members: what they know, carry and own at the start."""
        ...

    def first_skills(self, content: Content, card: str) -> FirstSkills:
        """The skills that are chosen for the bearer of a card; ``beginning`` takes the usual ones."""
        ...

    def recruits(self, content: Content) -> tuple[str, ...]:
        """The cards of those who may join."""
        ...

    def hires(self, content: Content, company: Company, card: str) -> Verdict:
        """What it costs to let somebody join a company that is on its way, or what speaks against it."""
        ...

    def first_grade(self, content: Content, card: str) -> str:
        """The class with which the bearer of a card begins; empty in a game without classes."""
        ...

    # A member of the company

    def traits(self, content: Content, member: Member) -> tuple[Trait, ...]:
        """The values of a sheet with their reasons."""
        ...

    def tag(self, content: Content, member: Member) -> str:
        """What should stand beside the class of a member wherever parties are chosen; mostly nothing."""
        ...

    def gear_slots(self, content: Content, member: Member) -> tuple[SlotUse, ...]:
        """How full the hands and slots of a member are."""
        ...

    def may_carry(self, content: Content, member: Member, card: str) -> Verdict:
        """Whether a member may take one more card beside what is carried already."""
        ...

    def pin_slots(self, content: Content, member: Member) -> tuple[SlotUse, ...]:
        """How many skills of each colour are pinned, and how many can be."""
        ...

    def may_pin(self, content: Content, member: Member, pins: Sequence[str]) -> Verdict:
        """Whether exactly these skills can be pinned for the next battle."""
        ...

    def lessons(self, content: Content, company: Company, member: Member) -> tuple[tuple[str, Verdict], ...]:
        """Every skill that a member could learn some day, and what it takes now; ``price`` is in experience."""
        ...

    def promotions(self, content: Content, company: Company, member: Member) -> tuple[tuple[str, Verdict], ...]:
        """The classes that a member could take, and what speaks against it now; ``price`` is in experience."""
        ...

    def promotion_gifts(self, content: Content, company: Company, member: Member, grade: str) -> tuple[str, ...]:
        """The equipment cards that a member receives together with this class."""
        ...

    def raises(self, content: Content, member: Member, grade: str) -> tuple[str, ...]:
        """The traits of which one may be raised when this class is taken; none where there is nothing to raise."""
        ...

    def card(self, content: Content, kind: CardKind, card: str) -> CardView:
        """A card as it is printed: what it is called, what sort of card it is, and what it does."""
        ...

    # Trade and services

    def buys(self, content: Content, place: Place, ware: Ware, card: str) -> Verdict:
        """What something costs here, or why it is not to be had."""
        ...

    def sells(self, content: Content, place: Place, ware: Ware, card: str) -> Verdict:
        """What something brings here, or why nobody takes it."""
        ...

    def display(self, content: Content, place: Place, company: Company) -> Rule[list[str]]:
        """The reagents that are on display during this visit."""
        ...

    def crafts(self, content: Content, place: Place, company: Company, card: str) -> Verdict:
        """Whether a card can be crafted here from what the company has."""
        ...

    def formula(self, content: Content, card: str) -> tuple[tuple[str, ...], int]:
        """The reagents that a card consumes, and how many pieces come out; nothing if it is not crafted."""
        ...

    def heals(self, content: Content, place: Place, injury: str) -> Verdict:
        """What it costs to be rid of an injury here."""
        ...

    def mends(self, content: Content, injury: str) -> bool:
        """Whether an injury is gone by itself once its bearer has sat a battle out."""
        ...

    def favours(self, content: Content, place: Place) -> tuple[tuple[str, Verdict], ...]:
        """What else can be paid for here, as (boon, verdict): blessings for one member; for the company a ``rumour``,
        or a look at the ``legend`` of the next mission.
        """
        ...

    def legend(self, content: Content, mission: str) -> tuple[SceneLine, ...]:
        """What the Legend of a mission lists, to be read before the battle; nothing in a game without Legends."""
        ...

    def exchanges(self, content: Content, company: Company) -> int:
        """How many reagents may be exchanged for others after this battle."""
        ...

    def exchange(self, content: Content, reagents: Sequence[str]) -> Rule[list[str]]:
        """Exchange one reagent, or none; gives back what the company has then."""
        ...

    # Battles

    def set_up(self, content: Content, mission: str, company: Company, options: Any, carried: Carried) -> Setup:
        """The battle of a mission for these members, with what the campaign brings into it."""
        ...

    def party_sizes(self, content: Content, mission: str) -> tuple[int, int]:
        """The fewest and the most members that go into this mission."""
        ...

    def muster(self, content: Content, mission: str, company: Company) -> str:
        """What players should know of a party before it goes, in a sentence; mostly nothing."""
        ...

    def figures(self, company: Company) -> Mapping[str, str]:
        """The keys of the figures that the members of a party have in their battle, by the keys of the members."""
        ...

    def opponents(self, difficulty: str) -> Mapping[str, str]:
        """Who plays the seats against the company: the name of a bot, or nothing for a person at the same table."""
        ...

    def ended(self, outcome: Outcome) -> str:
        """Which of the outcomes of its mission a battle had that ended so."""
        ...

    def give_up(self, content: Content, battle: Any) -> None:
        """Leave the field: a battle that goes on is over at once, and lost."""
        ...

    def bring_home(self, content: Content, battle: Any, company: Company, *, plot: bool) -> Rule[BattleResult]:
        """What a finished battle brings home; it may ask for the share of the loot."""
        ...

    def outcomes(self, content: Content, mission: str) -> Mapping[str, bool]:
        """The outcomes that a mission can have, and whether each is a victory."""
        ...

    def keepsakes(self, content: Content, mission: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The flags and the achievements that a mission can bring home."""
        ...

    def check_result(
        self, content: Content, mission: str, company: Company, result: BattleResult
    ) -> Iterator[tuple[str, str]]:
        """What cannot be in a result that was entered by hand: where, and why."""
        ...


@dataclass(frozen=True, slots=True)
class Carried:
    """What the story brings into a battle: achievements, flags, how the last battle ended."""

    achievements: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    last_won: bool | None = None
    difficulty: str = "normal"
    facts: Mapping[str, str] = field(default_factory=dict)


def new_variants(rules: CampaignRules) -> Mapping[str, Any]:
    """The variants of the game with which a new campaign begins, where its rules bring some as ``variants``."""
    found: Mapping[str, Any] = getattr(rules, "variants", {})
    return found


def campaign_rules(ruleset: object) -> CampaignRules | None:
    """The rules between battles that a ruleset brings as ``campaign``; None where it has single battles only."""
    rules: CampaignRules | None = getattr(ruleset, "campaign", None)
    return rules
