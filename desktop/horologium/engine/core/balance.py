"""What a game must bring so that its missions can be tried out by the hundred: parties, and what was used in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import CampaignState, Carried, Member
    from horologium.engine.core.consequences import CardRef
    from horologium.engine.core.offers import Offer
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.core.saves import Answered

Use: TypeAlias = tuple[str, str]
"""Something that can happen in a mission: its kind, such as ``skills``, and its name."""


@dataclass(frozen=True, slots=True)
class Trial:
    """How one battle went: its end, how many minutes of the game it took, how often somebody went down, what was used.

    ``used`` names everything once, however often it was used.
    """

    won: bool
    outcome: str
    minutes: int
    downs: int
    used: tuple[Use, ...]


class HouseRules(Protocol):
    """How bots keep house in a game that judges whole offers, where others judge cards and skills.

    ``taste`` is a number of the campaign, so that not all companies live alike.
    """

    def founders(self, number: int) -> int:
        """How many found the company of campaign ``number``."""
        ...

    def seats(self, state: CampaignState) -> int:
        """How many of the company go out together."""
        ...

    def worth(self, state: CampaignState, offer: Offer, taste: int) -> int:
        """How much an offer is wanted now, as the game's bots see it; nothing if it is left where it lies."""
        ...

    def holds(self, state: CampaignState, bearer: str, card: CardRef) -> int:
        """How good it is that one of the party, or a thing that bears others, holds a card in the coming battle."""
        ...


class BalanceRules(Protocol):
    """How the missions of one game are tried out. ``content`` is always what the pack holds."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The sizes of party for which a mission has to be fair."""
        ...

    @property
    def solo(self) -> str:
        """What is different for somebody who plays alone; nothing where the rules are the same."""
        ...

    @property
    def house(self) -> HouseRules | None:
        """How bots keep house by the game's own judgement; None where that of outfit and merit serves."""
        ...

    def stage(self, content: Content, mission: str, heroes: int, number: int, carried: Carried) -> Setup | None:
        """A mission for battle ``number`` of a party of this size: who comes changes with the number.

        ``carried`` says how hard it is made, and what the story has told before.

        None if the mission has no party that is large enough.
        """
        ...

    def made(self, setup: Setup, difficulty: str) -> Setup | None:
        """A recorded mission, made as hard as that; None if it can only be staged anew."""
        ...

    def trial(self, content: Content, setup: Setup, battle: Any, log: Sequence[Answered]) -> Trial:
        """What became of a battle that is over."""
        ...

    def outfit(self, content: Content, member: Member, cards: Sequence[str]) -> int:
        """How well a member of the company would be equipped with just these cards, at a rough judgement."""
        ...

    def merit(self, content: Content, member: Member, cards: Sequence[str], skill: str) -> int:
        """How much a skill is worth to a member of the company with these cards, at a rough judgement."""
        ...

    def asks(self, content: Content, mission: str) -> tuple[str, ...]:
        """The flags of the story that a mission asks for."""
        ...

    def in_mission(self, content: Content, mission: str) -> tuple[Use, ...]:
        """All that can happen in one mission alone: cards, choices, events, flags, outcomes, what was told before."""
        ...

    def in_pack(self, content: Content) -> tuple[Use, ...]:
        """All that can be used in any mission of a pack: enemies, skills, equipment, injuries, reagents."""
        ...
