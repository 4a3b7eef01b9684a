"""Whatever can be had between battles: counters, and what lies on them.

Trade, crafting, care, favours, learning and hiring have one shape: somebody, somewhere, a card, a verdict with its
cost, and what it brings. One operation stands behind all of them, so a game only says what there is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from horologium.engine.core.ask import Rule
from horologium.engine.core.campaign import CampaignState, Verdict
from horologium.engine.core.consequences import CardRef, Consequences
from horologium.engine.core.view import CardView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import Content

FREE: Final = Verdict()
Scope: TypeAlias = Literal["place", "member", "company"]
"""Where a counter stands: at a place, on the sheet of every member, or before the company wherever it is."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done at a counter, in sentences with the gaps what, whom, place, price, left, gone, come and told.

    ``key`` names it among the deeds of its counter; ``named`` is the name of the operation in histories, which seeds
    its dice, where that is not the key. ``label`` is what undo says, ``entry`` and ``text`` what the chronicle says,
    ``event`` what a thing remembers, ``nothing`` why it was not done if nothing came of it; ``button`` and ``many``
    (with the gap count) are what the button says, ``aside`` what it is called away from the counter, beside the card
    that it is about and read aloud, ``aside_free`` the same without a price. ``choosing`` asks for a variant, and
    ``choice`` is what each is called (with the gap title). Texts are marked with ``later``.
    """

    key: str
    label: str
    entry: str = ""
    event: str = ""
    text: str = ""
    button: str = ""
    many: str = ""
    kind: str = "deed"
    named: str = ""
    nothing: str = ""
    aside: str = "{what}"
    aside_free: str = "{what}"
    choosing: str = "{what}"
    choice: str = "{title}"

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.named or self.key


@dataclass(frozen=True, slots=True)
class ServiceCounter:
    """Where something can be had. Texts are marked with ``later``.

    It is open from the ``step`` after a battle on, where one of ``services`` keeps it, or everywhere if it names none;
    ``closed`` says why it is shut all the same. ``headings`` are the titles of what something is, its kind, its price
    and its number; ``empty`` says what would fill it; who has work for the company is found where ``work`` says so.
    On a sheet it lies among what is learned, unless ``opens`` is written on a button that opens it as a sheet of its
    own: then its title has the gap name, ``about`` and ``empty`` stand over it, with the gaps name and title.
    """

    key: str
    title: str
    sign: str
    scope: Scope = "place"
    step: str = ""
    services: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()
    empty: str = ""
    closed: str = ""
    work: bool = False
    opens: str = ""
    about: str = ""

    def deed(self, key: str) -> Deed:
        """A deed by its key."""
        return next(deed for deed in self.deeds if deed.key == key)


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that can be had, for a member (``whom``) or for all; key, ``whom`` and ``variant`` name it.

    A subject without an id is no card, only something to do; ``face`` is its card where no pack has one, ``title``
    what it is called if not as its card, or the title of a ``variant``. What it ``gives`` is entered, and then what
    ``draws`` brings, where chance or a choice decides. ``left`` says how many there are, ``most`` how many at once;
    ``story`` goes to the chronicle; ``group`` is its heading on a sheet. What is not ``shown`` does not lie on the
    counter: its verdict says why. ``sort`` and ``number`` stand below the headings of kind and number, where the
    counter's rows have words of their own for that. ``counts`` has the campaign count how often it is taken after a
    battle.
    """

    key: str
    deed: str
    subject: CardRef
    verdict: Verdict = FREE
    gives: Consequences = ()
    draws: Callable[[CampaignState], Rule[Consequences]] | None = None
    whom: str = ""
    most: int = 1
    left: int | None = None
    group: str = ""
    variant: str = ""
    title: str = ""
    notes: tuple[str, ...] = ()
    story: str = ""
    face: CardView | None = None
    shown: bool = True
    counts: bool = False
    sort: str = ""
    number: str = ""


class Offers(Protocol):
    """Trade, crafting, care, favours, learning, hiring, contracts and whatever else can be had."""

    def counters(self, state: CampaignState) -> tuple[ServiceCounter, ...]:
        """All counters of the game in their order, wherever the company is."""
        ...

    def offers(self, state: CampaignState, counter: str, whom: str = "") -> tuple[Offer, ...]:
        """All that a counter knows, what is refused with its reason; on a sheet for its bearer."""
        ...


def all_offers(rules: CampaignRules, state: CampaignState, scope: Scope, whom: str = "") -> Iterator[Offer]:
    """What all counters of a scope know; nothing in a game where nothing is to be had."""
    if rules.offers is not None:
        for counter in rules.offers.counters(state):
            if counter.scope == scope:
                yield from rules.offers.offers(state, counter.key, whom)


def taught(rules: CampaignRules, content: Content, kind: str) -> tuple[str, ...]:
    """The cards of a kind that some place, somewhere, lets a company know for good."""
    found = all_offers(rules, CampaignState(content), "place")
    gifts = (gift for offer in found for gift in offer.gives if gift.verb == "known" and gift.of.kind == kind)
    return tuple(dict.fromkeys(gift.of.id for gift in gifts))
