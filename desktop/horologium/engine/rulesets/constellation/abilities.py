"""The abilities that points buy and Cosmo wakes (ledger topics ABL and COS)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

When = Literal["activation", "attack", "with", "reaction"]


class Ability(NamedTuple):
    """One ability: what it costs in points and in Cosmo, its rule, and when it is declared.

    ``activation`` abilities stand on the menu of an activation, ``attack`` abilities take its action, those ``with``
    an attack are declared with one (``riding`` says with which), ``reaction`` abilities answer somebody else.
    """

    id: str
    name: str
    cost: int
    rule: str
    when: When
    riding: tuple[str, ...] = ()


SHOT: Final = ("ranged", "area-ranged")
BLOW: Final = ("melee", "ranged", "area-melee", "area-ranged")
FULL: Final = (*BLOW, "chain")
ANY: Final = (*FULL, "viper", "parting")
ONE: Final = ("melee", "ranged")

_ALL: Final = (
    Ability("attack-re-rolls", "Attack Re-Rolls", 1, "CON-ABL-01", "reaction"),
    Ability("step", "Step", 2, "CON-ABL-02", "activation"),
    Ability("reckless-rush-1", "Reckless Rush", 1, "CON-ABL-03", "with", BLOW),
    Ability("push-attack", "Push attack", 2, "CON-ABL-04", "with", BLOW),
    Ability("light-feet", "Light feet", 2, "CON-ABL-05", "activation"),
    Ability("smoke-cover", "Smoke cover", 3, "CON-ABL-06", "activation"),
    Ability("cautious", "Cautious", 2, "CON-ABL-07", "reaction"),
    Ability("hawk-eye", "Hawk eye", 2, "CON-ABL-08", "with", SHOT),
    Ability("viper-attack", "Viper attack", 3, "CON-ABL-09", "attack"),
    Ability("perfect-defense", "Perfect defense", 3, "CON-ABL-10", "activation"),
    Ability("warrior-wall", "Warrior wall", 2, "CON-ABL-11", "activation"),
    Ability("holy-man", "Holy man", 1, "CON-ABL-12", "activation"),
    Ability("healing", "Healing", 3, "CON-ABL-13", "attack"),
    Ability("swift-shooter", "Swift shooter", 4, "CON-ABL-14", "attack"),
    Ability("whirl", "Whirl", 2, "CON-ABL-15", "with", ("melee",)),
    Ability("right-in-the-feet", "Right in the feet", 2, "CON-ABL-16", "with", ANY),
    Ability("reckless", "Reckless", 1, "CON-ABL-17", "activation"),
    Ability("gift-attack", "Gift attack", 3, "CON-ABL-18", "activation"),
    Ability("steady-aim", "Steady aim", 2, "CON-ABL-19", "with", SHOT),
    Ability("sacrifice", "Sacrifice", 2, "CON-ABL-20", "with", FULL),
    Ability("area-damage", "Area damage", 3, "CON-ABL-21", "attack"),
    Ability("chain-attack", "Chain attack", 3, "CON-ABL-23", "attack"),
    Ability("whirlwind", "Whirlwind", 3, "CON-ABL-24", "attack"),
    Ability("jump-back-1", "Jump Back", 1, "CON-ABL-25", "with", ONE),
    Ability("poison-attack", "Poison attack", 2, "CON-ABL-26", "with", ANY),
    Ability("paralyze", "Paralyze", 4, "CON-ABL-27", "with", ANY),
    Ability("reckless-rush-2", "Reckless Surge", 1, "CON-ABL-28", "with", FULL),
    Ability("jump-back-2", "Parting Strike", 1, "CON-ABL-29", "attack"),
)

ABILITIES: Final[Mapping[str, Ability]] = MappingProxyType({ability.id: ability for ability in _ALL})
"""All abilities by id; the two that the list names twice are kept apart.  [CON-COS-01, CON-BND-02]"""

APART: Final = (("reckless-rush-1", "reckless-rush-2"), ("whirl", "jump-back-1"))
"""Pairs of which one attack can have only one.  [CON-ABL-28, CON-DMG-12]"""

UNTIL_TURN_ENDS: Final = ("holy-man", "reckless", "gift-attack")
"""What lasts from payment to the end of the turn.  [CON-ABL-12, CON-ABL-17, CON-ABL-18]"""

FOR_THE_ACTIVATION: Final = ("hawk-eye", "steady-aim")
"""What is declared with a shot and counts for all shots of the activation.  [CON-ABL-08, CON-ABL-19, CON-COS-04]"""

MORE_DICE: Final = ("reckless-rush-1", "reckless-rush-2", "steady-aim", "sacrifice")
"""What adds dice to an attack.  [CON-ABL-03, CON-ABL-28, CON-ABL-19, CON-ABL-20]"""
