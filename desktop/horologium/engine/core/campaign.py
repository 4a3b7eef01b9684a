"""What a game must bring to be played as a campaign: the rules between two battles.

Everything here is a value or a question about values. Who keeps the books, writes the chronicle and undoes what was
done is not the business of the rules; they say what is allowed, what it costs, and by which rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias, TypeVar

from horologium.engine.core.ask import Rule
from horologium.engine.core.codec import added
from horologium.engine.core.consequences import CardRef, Consequences
from horologium.engine.core.errors import BadData
from horologium.engine.core.faults import Fault
from horologium.engine.core.kinds import CardKind, Gauge, Role, cards_of, gauges_of
from horologium.engine.core.own import OwnParts
from horologium.engine.core.ruleset import Content
from horologium.engine.core.speech import later
from horologium.engine.core.view import CardView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.offers import Offers  # noqa: TC004 (it stands on this module)
    from horologium.engine.core.ruleset import Outcome, Setup
    from horologium.engine.core.sheets import BearerSheet

Panel: TypeAlias = Literal["account", "loot", "hurt", "experience", "travel", "work", "changes"]
"""What a step after a battle can show: how it ended, what was found, who was hurt, what was learned there, where the
company is now, who has work for it, and what has happened in the step itself."""


T = TypeVar("T", "Company", "CampaignState")

COIN: Final = CardRef("coin")
EXPERIENCE: Final = CardRef("experience")


@dataclass(frozen=True, slots=True)
class Amount:
    """So much of something: coins, experience, or things of one card."""

    of: CardRef
    count: int = 1


def in_coins(count: int) -> tuple[Amount, ...]:
    """A price in the smallest coin; nothing for nothing."""
    return (Amount(COIN, count),) if count else ()


def in_experience(count: int) -> tuple[Amount, ...]:
    """A price that a member pays; nothing for nothing."""
    return (Amount(EXPERIENCE, count),) if count else ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something may be done: an empty reason means yes. ``cost`` is what it takes: a formula is one too."""

    reason: str = ""
    rules: tuple[str, ...] = ()
    cost: tuple[Amount, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.reason

    @property
    def price(self) -> int:
        """The coins that it costs, in the smallest coin."""
        return self._of(COIN)

    @property
    def experience(self) -> int:
        """The experience that it costs a member."""
        return self._of(EXPERIENCE)

    @property
    def things(self) -> tuple[Amount, ...]:
        """What is used up for it."""
        return tuple(amount for amount in self.cost if amount.of not in (COIN, EXPERIENCE))

    def _of(self, what: CardRef) -> int:
        return sum(amount.count for amount in self.cost if amount.of == what)


@dataclass(frozen=True, slots=True)
class Coin:
    """A coin and how many of the smallest coin it is worth."""

    name: str
    plural: str
    worth: int


@dataclass(frozen=True, slots=True)
class Condition:
    """What a member or a thing suffers from; ``key`` names it among equal ones."""

    of: CardRef
    key: str = ""
    own: object = None


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that the company owns; without a holder it lies in the common stock."""

    key: str
    of: CardRef
    holder: str = ""
    conditions: tuple[Condition, ...] = ()
    own: object = None


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody of the company as the rules see them: which card, how far they came, what they know and suffer.

    ``grade`` is the class or rank that was taken, empty for the first one; ``known`` is what was learned, ``ready``
    what of it is at hand in the next battle; ``raises`` are lasting changes of characteristics; ``boons`` begin the
    next battle with them and are then gone. Who is ``away`` has left or was lost, and is kept in mind on the bench, for
    some come back.
    """

    key: str
    card: str
    name: str
    grade: str = ""
    experience: int = 0
    known: tuple[str, ...] = ()
    ready: tuple[str, ...] = ()
    raises: tuple[tuple[str, int], ...] = ()
    boons: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()
    bench: bool = False
    own: object = None  # see ``own.part``
    away: bool = False


@dataclass(frozen=True, slots=True)
class FirstSkills:
    """What a beginner has learned already: ``count`` different skills ``among`` these, as the player likes."""

    count: int
    among: tuple[str, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Company:
    """All that the rules between battles may look at.

    ``members`` are those who go, ``bench`` those who stay behind; ``known`` is what the company has learned, heard or
    won, such as recipes and achievements.
    """

    members: tuple[Member, ...]
    things: tuple[Thing, ...] = ()
    known: tuple[CardRef, ...] = ()
    gauges: tuple[tuple[str, int], ...] = ()
    conditions: tuple[Condition, ...] = ()
    purse: int = 0
    battles: int = 0  # battles of the main plot that were fought
    own: object = None
    bench: tuple[Member, ...] = ()
    ready: tuple[str, ...] = ()  # what of all that it knows the company itself brings into the next battle

    def member(self, key: str) -> Member:
        """One of the company by key."""
        return next(member for member in (*self.members, *self.bench) if member.key == key)

    def thing(self, key: str) -> Thing:
        """A thing by key."""
        return next(thing for thing in self.things if thing.key == key)

    def held(self, bearer: str = "") -> tuple[Thing, ...]:
        """What a bearer holds, or what lies in the common stock."""
        return tuple(thing for thing in self.things if thing.holder == bearer)

    def cards(self, kind: str, bearer: str = "") -> tuple[str, ...]:
        """The cards of a kind that a bearer holds, or that lie in the common stock."""
        return tuple(thing.of.id for thing in self.things if thing.holder == bearer and thing.of.kind == kind)

    def knows(self, kind: str) -> tuple[str, ...]:
        """What the company knows of a kind."""
        return tuple(each.id for each in self.known if each.kind == kind)

    def gauge(self, key: str) -> int:
        """Where a gauge stands."""
        return dict(self.gauges)[key]


@dataclass(frozen=True, slots=True)
class Place:
    """A place as the rules see it: its kind, a word of the game, what is offered there, what is on show in this visit.

    Something on show without an id says that it was drawn or done.
    """

    key: str = ""
    name: str = ""
    kind: str = ""
    services: tuple[str, ...] = ()
    shown: tuple[Amount, ...] | None = None

    def shows(self, what: CardRef) -> int:
        """How many of something are on show."""
        return sum(amount.count for amount in self.shown or () if amount.of == what)


@dataclass(frozen=True, slots=True)
class SlotUse:
    """How full a kind of slot is: equipment by encumbrance, or pins by colour; ``wanted`` if none should be empty."""

    key: str
    title: str
    used: int
    limit: int
    wanted: bool = True


@dataclass(frozen=True, slots=True)
class MemberResult:
    """What somebody did and suffered in a battle, as far as it is only counted: pairs of a statistic and a number."""

    member: str
    stats: tuple[tuple[str, int], ...] = ()

    def count(self, stat: str) -> int:
        """How often something happened."""
        return dict(self.stats).get(stat, 0)


@dataclass(frozen=True, slots=True)
class BattleResult:
    """What a battle brings home, whether it was played here or on the table.

    ``outcome`` is one of the outcomes that the mission knows; ``consequences`` are all that comes and goes with it:
    what nobody is named for is the company's own, but experience is for each who was there; a thing that bears others,
    such as a room, may suffer and lose like a member. What the game keeps for itself follows in a step, for it is not
    in a result that was entered from the table. ``counts`` are pairs of what is only counted of the battle as a whole
    and a number. ``results`` reads them.
    """

    outcome: str
    won: bool
    members: tuple[MemberResult, ...]
    consequences: Consequences = ()
    left: int = 0  # cards of the loot that were not kept
    clock: str = ""  # how long it took, in the words of the game
    last_blow: tuple[str, ...] = ()  # the member who felled the last foe, and the name of that foe
    counts: tuple[tuple[str, int], ...] = added(())

    def count(self, what: str) -> int:
        """How often something happened in the whole battle."""
        return dict(self.counts).get(what, 0)

    def __post_init__(self) -> None:
        """A result is kept with its operation, and a part of the game's own is not."""
        if any(each.verb == "own" or each.own is not None for each in self.consequences):
            raise BadData("a result brings no part of the game's own", "let a step after the battle bring it")


@dataclass(frozen=True, slots=True)
class Carried:
    """What the story brings into a battle: achievements, flags, how the last battle ended."""

    achievements: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    last_won: bool | None = None
    difficulty: str = "normal"
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ahead:
    """The mission to which the story leads next; ``reason`` says why that is not settled."""

    mission: str = ""
    title: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CampaignState:
    """All that rules between battles look at: one more fact is a field here, never a parameter.

    Where a battle is meant, the company is the party that goes into it.
    """

    content: Content
    company: Company = Company(())
    place: Place = Place()
    carried: Carried = Carried()
    options: Any = None
    taken: Mapping[str, int] = field(default_factory=dict)  # offers since the last battle, by "counter:offer"
    ahead: Callable[[], Ahead] = Ahead  # asked only by who wants to know: it is dear to work out
    mission: str = ""  # at which the story stands, or whose evening it is

    def member(self, key: str) -> Member:
        """One of the company by key."""
        return self.company.member(key)

    def having(self, *members: Member) -> CampaignState:
        """The same with somebody as they might be: in the place of who has that key, or beside the others."""
        if all(member in self.company.members for member in members):
            return self
        changed = {member.key: member for member in (*self.company.members, *members)}
        bench = tuple(member for member in self.company.bench if member.key not in changed)
        return _varied(self, company=_varied(self.company, members=tuple(changed.values()), bench=bench))


def _varied(value: T, **changes: Any) -> T:
    """Another value with some fields changed; nothing that rules look at is ever changed itself."""
    return type(value)(**{each.name: getattr(value, each.name) for each in fields(value)} | changes)


# After a battle


@dataclass(frozen=True, slots=True)
class EndStep:
    """One step of what is done after a battle, in order; ``about`` says what is done. Texts are marked with ``later``.

    ``shows`` are panels, ``leads`` sections of the campaign in which something can be done; with ``arrives`` the
    company comes to the place to which the battle leads. Where a place has none of the ``services`` the step falls
    away, unless it shows work and there is some; so it does where ``wanted`` says no, perhaps after the last battle of
    all. ``happens`` is asked when the players come to the step, once after
    each battle, also after one that was entered from the table: it sees everybody, those on the bench too.
    """

    key: str
    title: str
    about: str = ""
    rules: tuple[str, ...] = ()
    shows: tuple[Panel, ...] = ()
    leads: tuple[str, ...] = ()
    arrives: bool = False
    services: tuple[str, ...] = ()
    wanted: Callable[[CampaignState], bool] | None = None
    happens: Callable[[CampaignState, BattleResult], Rule[Consequences]] | None = None


@dataclass(frozen=True, slots=True)
class Ranking:
    """A table of who stands where; ``ours`` is the row of the company, ``chart`` draws the last column beside it.

    A line joins the rows in their order, as rounds of a season; bars compare them.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ours: int = -1
    chart: Literal["", "bars", "line"] = ""


# The ports of a game


@dataclass(frozen=True, slots=True)
class Muster:
    """How many go, all that speaks against just these, and what players should know of them.

    ``points`` are what they cost together, ``limit`` is what they may; 0 where a game counts none. The ``where`` of a
    fault is the key of a member, whom its words name, or nothing for all of them.
    """

    fewest: int
    most: int
    faults: tuple[Fault, ...] = ()
    points: int = 0
    limit: int = 0
    about: str = ""

    @property
    def reason(self) -> str:
        """Why they may not; nothing if they may."""
        return self.faults[0].sentence if self.faults else ""


class Roster(Protocol):
    """Who belongs to the company, what a sheet shows, and who may go together."""

    def candidates(self, content: Content) -> tuple[str, ...]:
        """The cards of those who may join; how often one may is said by the ``copies`` of its kind."""
        ...

    def begin(self, content: Content, cards: Sequence[str]) -> Company:
        """A new company of these members, in this order: what they know, carry and own at the start.

        Where a card is taken more than once, their keys tell them apart.
        """
        ...

    def sheet(self, state: CampaignState, bearer: str) -> BearerSheet:
        """The sheet of a member, of a thing that bears others, or, of nobody, that of the company."""
        ...

    def muster(self, state: CampaignState, mission: str) -> Muster:
        """Whether just this company may go into a mission; without one, whether it may begin."""
        ...


@dataclass(frozen=True, slots=True)
class MissionEnds:
    """How a mission can end, each outcome with whether it is a victory, and what it can bring to the story.

    ``titles`` is what players call an outcome, ``told`` the story of one of them; ``won`` and ``lost`` are that of all
    others.
    """

    outcomes: Mapping[str, bool]
    flags: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    titles: Mapping[str, str] = field(default_factory=dict)
    told: Mapping[str, str] = field(default_factory=dict)
    won: str = ""
    lost: str = ""


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
    """What a bearer has about them: things that are held, or what is known and brought into battle.

    Without a bearer it is the company itself, which has no places in most games.
    """

    def slots(self, state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
        """How full the places for it are."""
        ...

    def allows(self, state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
        """Whether a member may have just these cards; the last one comes to the others."""
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
class ReadyNames:
    """What campaigns keep of a loadout: a game that was played once never changes them.

    In histories that a member's is chosen, and that it is put away as a whole; and how keys of its reminders begin.
    """

    choose: str = "make-member-ready"
    clear: str = "put-all-away"
    reminder: str = "ready"


@dataclass(frozen=True, slots=True)
class CampaignData:
    """What a game only names. Texts are marked with ``later`` and said where they are shown.

    ``energy`` is what is paid for using a skill, ``span`` a sentence with the gaps short, middle and long. ``sorts``
    are the words for what stands on cards as their ``CardView.kind``, ``places`` kinds of places that differ from the
    others, ``boons`` what members can begin a battle with. ``outcomes`` are the ways in which battles end, where
    missions give them no titles. ``opponents`` are those who play the seats against the
    company, by difficulty: the name of a bot, or nothing for a person at the same table.
    """

    words: Words = Words()
    coins: tuple[Coin, ...] = ()  # the dearest first
    kinds: tuple[CardKind, ...] = ()  # of cards, in the order in which players read them
    sorts: Mapping[str, str] = field(default_factory=dict)
    gauges: tuple[Gauge, ...] = ()
    outcomes: Mapping[str, str] = field(default_factory=dict)
    boons: Mapping[str, str] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    services: Mapping[str, str] = field(default_factory=dict)  # what places may offer, by key
    energy: str = ""
    span: str = ""
    chart: str = ""  # the drawn map on which its places lie; empty for a blank sheet
    rehearsals: int = 60  # battles of a forecast: more where they are quickly played
    stats: Mapping[str, str] = field(default_factory=dict)  # what a service record counts, by key
    asked: tuple[str, ...] = ()  # those of them for which the form of a battle on the table asks
    counts: Mapping[str, str] = field(default_factory=dict)  # what is counted of whole battles, by key; the form asks
    difficulties: Mapping[str, str] = field(default_factory=dict)  # with a sentence each; the printed game comes first
    opponents: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    variants: Mapping[str, Any] = field(default_factory=dict)  # with which a new campaign begins
    ready_names: ReadyNames = ReadyNames()


@dataclass(frozen=True, slots=True)
class CampaignRules:
    """The rules between the battles of one game: what it names, and the ports that it has.

    A port that a game has not got is None; whoever needs it has to ask. ``card`` gives a card as it is printed.
    ``follows`` says what has to happen so that flags and gauges agree with what they follow from, after something was
    set by hand; of these none is set itself. ``worked_out`` is what follows from an end, statistics and counts that
    were entered of a battle of the table, so that players need not reckon it.
    """

    data: CampaignData
    roster: Roster
    missions: Missions
    card: Callable[[Content, CardRef], CardView]
    steps: tuple[EndStep, ...] = ()  # what is done after a battle, in order
    gear: Fitting | None = None  # things that members carry
    loadout: Fitting | None = None  # what members know and bring into the next battle
    offers: Offers | None = None  # whatever can be had: trade, crafting, care, favours, learning, hiring
    first_skills: Callable[[Content, str], FirstSkills] | None = None  # where a beginner's are chosen
    rankings: Callable[[CampaignState], tuple[Ranking, ...]] | None = None  # tables of who stands where
    own: OwnParts | None = None  # what the game keeps for itself
    follows: Callable[[CampaignState], Consequences] | None = None
    worked_out: Callable[[CampaignState, str, BattleResult], Rule[Consequences]] | None = None

    @property
    def grows(self) -> bool:
        """Whether members become more than they were: where nothing is offered, experience is of no use."""
        return self.offers is not None

    def has(self, role: Role) -> bool:
        """Whether the game has cards of a role."""
        return any(kind.role == role for kind in self.data.kinds)

    def cards(self, content: Content, kind: str) -> Mapping[str, Any]:
        """All cards of a kind by id, whether the pack holds them or the game itself, each with a ``name``."""
        return cards_of(self.data.kinds, content, kind)

    def gauges(self, content: Content) -> dict[str, Gauge]:
        """All gauges by key, whether the game has them or places of the pack."""
        return gauges_of(self.data.gauges, content)
