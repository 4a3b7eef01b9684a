"""What a game must bring to be played at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Choose, Request, Rule, Thrown
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.bots import Bots
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.codec import Codec
    from horologium.engine.core.journal import Journal, Texts
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.specs import Flaw
    from horologium.engine.core.table import Table
    from horologium.engine.core.teams import Teams
    from horologium.engine.core.view import (
        AreaView,
        BarredView,
        BattleView,
        OptionView,
        SceneView,
        SightView,
        ThrowView,
    )

Content: TypeAlias = Mapping[str, Mapping[str, Any]]


class State(Protocol):
    """Any battle's state: plain data, and the journal that its verbs write to."""

    journal: Journal


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Seat:
    """A side of the table that decides for itself."""

    key: str
    name: str

    @property
    def seat(self) -> str:
        """A seat answers its own questions."""
        return self.key


@dataclass(frozen=True, slots=True)
class Setup:
    """What a battle begins with: the mission, what it refers to, who comes, and the variants in force."""

    mission: Any
    content: Content
    party: tuple[Any, ...] = ()
    options: Any = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a battle ended: who won (None: nobody), why, by which rules, and the figures behind it."""

    winner: str | None
    why: str
    rules: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Ruleset(Protocol[S]):
    """One game.

    ``set_up`` asks nothing and writes nothing into the journal: what the rulebook does before the first round (who
    begins, where to deploy) are the first steps. ``step`` plays one quiescent stretch, an activation or a phase;
    between two steps no rule is suspended, so that the state alone says what comes next.

    What it may bring beside, from ``campaign`` to ``narrator``, is None where it does not: whoever needs it has to ask.
    Each is an object, or a module whose functions bear the names.
    """

    @property
    def id(self) -> str:
        """The key in saves, packs and the protocol."""
        ...

    @property
    def title(self) -> str:
        """What players call the game."""
        ...

    @property
    def version(self) -> int:
        """Raised whenever the same answers may lead to another state."""
        ...

    @property
    def options(self) -> type:
        """A frozen dataclass of the variants, each with a default."""
        ...

    @property
    def specs(self) -> Mapping[str, type]:
        """What packs may contain, by folder."""
        ...

    @property
    def effects(self) -> Mapping[str, Any]:
        """What packs may name as an effect."""
        ...

    @property
    def texts(self) -> Texts:
        """The sentences behind journal entries, each with its kind, and behind options."""
        ...

    @property
    def codec(self) -> Codec[S]:
        """How the state is copied and saved."""
        ...

    @property
    def bots(self) -> Bots:
        """Bots of its own, by names such as ``bot:hero``."""
        ...

    @property
    def campaign(self) -> CampaignRules | None:
        """The rules between battles; None where there are single battles only."""
        ...

    @property
    def teams(self) -> Teams | None:
        """Who may come to a single battle; None where its mission alone says so."""
        ...

    @property
    def balance(self) -> BalanceRules | None:
        """How its missions are tried out by the hundred."""
        ...

    @property
    def outlook(self) -> Outlook | None:
        """The chances behind an option in the midst of a step."""
        ...

    @property
    def lookout(self) -> Lookout | None:
        """Answers about a figure or a cell that somebody points at."""
        ...

    @property
    def adviser(self) -> Adviser | None:
        """Why something cannot be done."""
        ...

    @property
    def sparer(self) -> Sparer | None:
        """Answers that anybody would give."""
        ...

    @property
    def teller(self) -> Teller | None:
        """What the faces of a throw come to."""
        ...

    @property
    def narrator(self) -> Narrator | None:
        """The first and the last page of a battle."""
        ...

    def seats(self, battle: S) -> tuple[Seat, ...]:
        """Who plays, in table order."""
        ...

    def names(self, battle: S) -> Mapping[str, str]:
        """What keys in journal entries are called: figures, seats, cards."""
        ...

    def set_up(self, setup: Setup) -> S:
        """The position before the first question, with an empty journal; refuses nonsense with BadData."""
        ...

    def step(self, battle: S) -> Rule[None]:
        """Play until the next quiet moment."""
        ...

    def outcome(self, battle: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def view(self, battle: S, eyes: str | None) -> BattleView:
        """What one seat may see; None is the host, who sees everything."""
        ...

    def option(self, battle: S, request: Choose[Any], key: str) -> OptionView:
        """One option in words."""
        ...

    def odds(self, battle: S, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
        """The chances behind an option, by what they are about; None where there is nothing to tell."""
        ...

    def evaluate(self, battle: S, seat: str) -> int:
        """How well a seat stands, for bots: more is better."""
        ...

    def faults(self, battle: S) -> Iterator[str]:
        """What is broken in a state; empty for every state that play can reach."""
        ...

    def check_content(self, content: Content) -> Iterator[Flaw]:
        """What makes no sense in a pack although its shape is right."""
        ...


class Lookout(Protocol):
    """For screens: answers about a figure or a cell that somebody points at."""

    def sight(self, battle: Any, figure: str, cell: str) -> SightView | None:
        """What a figure sees of a cell; None if one of them is not on the board."""
        ...

    def areas(self, battle: Any, figure: str) -> tuple[AreaView, ...]:
        """The cells that a figure watches, threatens or can go to."""
        ...


class Adviser(Protocol):
    """For those who ask: why can I not do that?"""

    def barred(self, battle: Any, request: Choose[Any]) -> tuple[BarredView, ...]:
        """What a player may look for among the options and does not find; never anything that is offered."""
        ...

    def barred_at(self, battle: Any, request: Choose[Any], cell: str) -> BarredView | None:
        """Why a cell cannot be chosen; None if it can, or if the choice is not about cells."""
        ...


class Sparer(Protocol):
    """To spare players a question of which only one answer makes sense."""

    def obvious(self, battle: Any, request: Choose[Any]) -> Answer | None:
        """The answer that anybody would give; None where somebody has to think."""
        ...


class Teller(Protocol):
    """For a dice tray: what the faces of a throw come to."""

    def tell_throw(self, thrown: Thrown) -> ThrowView | None:
        """What dice on the table come to, in words; None where the faces speak for themselves."""
        ...


class Narrator(Protocol):
    """For the first and the last page of a battle."""

    def opening(self, battle: Any) -> SceneView:
        """How the battle begins: its story, what it is about, and what has to lie on the table."""
        ...

    def ending(self, battle: Any) -> SceneView | None:
        """How it ended, in words; None while it goes on."""
        ...


Outlook: TypeAlias = Callable[["Table[Any]", str], "Mapping[str, Distribution[Any]] | None"]
AnyRuleset: TypeAlias = Ruleset[Any]
