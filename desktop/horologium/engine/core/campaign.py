"""What a game must bring to be played as a campaign: the rules between two battles.

Everything here is a value or a question about values. Who keeps the books, writes the chronicle and undoes what was
done is not the business of the rules; they say what is allowed, what it costs, and by which rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias

from horologium.engine.core.ruleset import Content
from horologium.engine.core.speech import later
from horologium.engine.core.view import CardView, SceneLine

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.ruleset import Outcome, Setup

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
    """One step of what is done after a battle, in order; ``key`` names its screen, ``about`` says what is done.

    Its texts are marked with ``later``.
    """

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

    count: int
    among: tuple[str, ...]
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

    def consisting_of(self, members: tuple[Member, ...]) -> Company:
        """Others with all that this company has."""
        return Company(
            members, **{each.name: getattr(self, each.name) for each in fields(self) if each.name != "members"}
        )


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


@dataclass(frozen=True, slots=True)
class Carried:
    """What the story brings into a battle: achievements, flags, how the last battle ended."""

    achievements: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    last_won: bool | None = None
    difficulty: str = "normal"
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CampaignState:
    """All that rules between battles look at: one more fact is a field here, never a parameter.

    Where a battle is meant, the company is the party that goes into it.
    """

    content: Content
    company: Company = Company(())
    place: Place = Place("", "")
    carried: Carried = Carried()
    options: Any = None

    def member(self, key: str) -> Member:
        """One of the company by key."""
        return self.company.member(key)

    def having(self, *members: Member) -> CampaignState:
        """The same with somebody as they might be: in the place of who has that key, or beside the others."""
        if all(member in self.company.members for member in members):
            return self
        changed = {member.key: member for member in (*self.company.members, *members)}
        company = self.company.consisting_of(tuple(changed.values()))
        return CampaignState(self.content, company, self.place, self.carried, self.options)


# The ports of a game


@dataclass(frozen=True, slots=True)
class BearerSheet:
    """What a member's sheet shows: the class, what should stand beside it, and values with their reasons."""

    grade: str = ""
    tag: str = ""
    traits: tuple[Trait, ...] = ()


@dataclass(frozen=True, slots=True)
class Muster:
    """How many go, whether just these may, and what players should know of them."""

    fewest: int
    most: int
    verdict: Verdict = Verdict()
    about: str = ""


class Roster(Protocol):
    """Who belongs to the company, what a sheet shows, and who may go together."""

    def candidates(self, content: Content) -> tuple[str, ...]:
        """The cards of those who may join."""
        ...

    def begin(self, content: Content, cards: Sequence[str]) -> Company:
        """A new company of these members: what they know, carry and own at the start."""
        ...

    def sheet(self, state: CampaignState, bearer: str) -> BearerSheet:
        """The sheet of a member."""
        ...

    def muster(self, state: CampaignState, mission: str) -> Muster:
        """Whether just this company may go into a mission; without one, whether it may begin."""
        ...


@dataclass(frozen=True, slots=True)
class MissionEnds:
    """How a mission can end, each outcome with whether it is a victory, and what it can bring to the story."""

    outcomes: Mapping[str, bool]
    flags: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()


class Missions(Protocol):
    """From the camp to a table and back."""

    def ends(self, content: Content, mission: str) -> MissionEnds:
        """How a mission can end, and what flags and achievements it can bring home."""
        ...

    def figures(self, company: Company) -> Mapping[str, str]:
        """The keys of the figures that the members of a party have in their battle, by the keys of the members."""
        ...

    def set_up(self, state: CampaignState, mission: str) -> Setup:
        """The battle of a mission for this party, with what the campaign brings into it."""
        ...

    def ended(self, outcome: Outcome) -> str:
        """Which of the outcomes of its mission a battle had that ended so."""
        ...

    def give_up(self, content: Content, battle: Any) -> None:
        """Leave the field: a battle that goes on is over at once, and lost."""
        ...

    def bring_home(self, state: CampaignState, battle: Any, *, plot: bool) -> Rule[BattleResult]:
        """What a finished battle brings home; it may ask for the share of the loot."""
        ...

    def check_result(self, state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
        """What cannot be in a result that was entered by hand: where, and why."""
        ...


class Fitting(Protocol):
    """What a member has about them: things that are carried, or what they know and bring into battle."""

    def slots(self, state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
        """How full the places for it are."""
        ...

    def allows(self, state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
        """Whether a member may have just these cards; the last one comes to the others."""
        ...


class Trade(Protocol):
    """What can be bought and sold where the company is."""

    def buys(self, state: CampaignState, ware: Ware, card: str) -> Verdict:
        """What something costs here, or why it is not to be had."""
        ...

    def sells(self, state: CampaignState, ware: Ware, card: str) -> Verdict:
        """What something brings here, or why nobody takes it."""
        ...


class Workshop(Protocol):
    """Things that are made from others, and where these come from."""

    def display(self, state: CampaignState) -> Rule[list[str]]:
        """The reagents that are on display during this visit."""
        ...

    def crafts(self, state: CampaignState, card: str) -> Verdict:
        """Whether a card can be crafted here from what the company has."""
        ...

    def formula(self, content: Content, card: str) -> tuple[tuple[str, ...], int]:
        """The reagents that a card consumes, and how many pieces come out; nothing if it is not crafted."""
        ...

    def exchanges(self, state: CampaignState) -> int:
        """How many reagents may be exchanged for others after this battle."""
        ...

    def exchange(self, state: CampaignState) -> Rule[list[str]]:
        """Exchange one reagent, or none; gives back what the company has then."""
        ...


class Care(Protocol):
    """What is done for members where the company is."""

    def heals(self, state: CampaignState, injury: str) -> Verdict:
        """What it costs to be rid of an injury here."""
        ...

    def favours(self, state: CampaignState) -> tuple[tuple[str, Verdict], ...]:
        """What else can be paid for here, as (boon, verdict): blessings for one member; for the company a ``rumour``,
        or a look at the ``legend`` of the next mission.
        """
        ...


@dataclass(frozen=True, slots=True)
class Promotion:
    """A class that a member could take, and what speaks against it now; ``price`` is in experience.

    ``gifts`` are the equipment cards that come with it, ``raises`` the traits of which one is raised.
    """

    grade: str
    verdict: Verdict
    gifts: tuple[str, ...] = ()
    raises: tuple[str, ...] = ()


class Learning(Protocol):
    """What members can become."""

    def lessons(self, state: CampaignState, bearer: str) -> tuple[tuple[str, Verdict], ...]:
        """Every skill that a member could learn some day, and what it takes now; ``price`` is in experience."""
        ...

    def promotions(self, state: CampaignState, bearer: str) -> tuple[Promotion, ...]:
        """The classes that a member could take."""
        ...


@dataclass(frozen=True, slots=True)
class Noun:
    """What a game calls one thing, and several of them."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class Words:
    """What a game calls who belongs to it, all of them together, and where they stay: for headings.

    In sentences its catalogue says them, for a noun changes the words round it.
    """

    member: Noun = Noun(later("Member"), later("Members"))
    company: Noun = Noun(later("Group"), later("Groups"))
    place: Noun = Noun(later("Place"), later("Places"))


@dataclass(frozen=True, slots=True)
class CampaignData:
    """What a game only names. Texts are marked with ``later`` and said where they are shown.

    ``counters`` are the counters of its places (buy, sell, workshop, surgeon, favours), with names if not the usual
    ones; ``keepers`` says which services keep a counter or a step after the battle open, and one that it does not name
    is always open. ``energy`` is what is paid for using a skill, ``span`` a sentence with the gaps short, middle and
    long. ``opponents`` are those who play the seats against the company, by difficulty: the name of a bot, or nothing
    for a person at the same table.
    """

    words: Words = Words()
    coins: tuple[Coin, ...] = ()  # the dearest first
    services: Mapping[str, str] = field(default_factory=dict)  # what places may offer, by key
    counters: Mapping[str, str] = field(default_factory=dict)
    keepers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    energy: str = ""
    span: str = ""
    chart: str = ""  # the drawn map on which its places lie; empty for a blank sheet
    rehearsals: int = 60  # battles of a forecast: more where they are quickly played
    difficulties: Mapping[str, str] = field(default_factory=dict)  # with a sentence each; the printed game comes first
    opponents: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    variants: Mapping[str, Any] = field(default_factory=dict)  # with which a new campaign begins


@dataclass(frozen=True, slots=True)
class CampaignRules:
    """The rules between the battles of one game: what it names, and the ports that it has.

    A port that a game has not got is None; whoever needs it has to ask. ``cards`` gives all cards of a kind by id,
    whether the pack holds them or the game itself, each with a ``name``; ``card`` gives one as it is printed.
    """

    data: CampaignData
    roster: Roster
    missions: Missions
    cards: Callable[[Content, str], Mapping[str, Any]]
    card: Callable[[Content, CardKind, str], CardView]
    steps: tuple[EndStep, ...] = ()  # what is done after a battle, in order
    gear: Fitting | None = None  # things that members carry
    loadout: Fitting | None = None  # what members know and bring into the next battle
    trade: Trade | None = None
    workshop: Workshop | None = None
    care: Care | None = None
    learning: Learning | None = None
    first_skills: Callable[[Content, str], FirstSkills] | None = None  # where a beginner's are chosen
    hires: Callable[[CampaignState, str], Verdict] | None = None  # what a newcomer costs; nothing without it
    mends: Callable[[Content, str], bool] | None = None  # what is gone by itself after a battle of rest
    legend: Callable[[Content, str], tuple[SceneLine, ...]] | None = None  # what can be read before a mission


def campaign_rules(ruleset: object) -> CampaignRules | None:
    """The rules between battles that a ruleset brings as ``campaign``; None where it has single battles only."""
    rules: CampaignRules | None = getattr(ruleset, "campaign", None)
    return rules


def formula_of(rules: CampaignRules, content: Content, card: str) -> tuple[tuple[str, ...], int]:
    """What a card is made from and how many pieces come out; nothing where nothing is made."""
    return rules.workshop.formula(content, card) if rules.workshop else ((), 0)
