"""The exact odds of an attack: the same dice, counted by the same rule, over all that can fall."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Choose
from horologium.engine.core.odds import Distribution
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.attacks import Attack, aimed, attack_dice, defence_dice, strikes_back
from horologium.engine.rulesets.constellation.dice import D6, read, read_friend, read_weak
from horologium.engine.rulesets.constellation.shoves import PUSH, slide
from horologium.engine.rulesets.constellation.spaces import headings
from horologium.engine.rulesets.constellation.state import set_down

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ask import Request
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

Spread = tuple[tuple[int, int, Fraction], ...]
"""What dice may come to, as (dealt, stopped, chance)."""
KINDS: Final = (
    ("CON-MEL-02", "melee"),
    ("CON-RNG-02", "ranged"),
    ("CON-ABL-14", "ranged"),
    ("CON-ABL-23", "chain"),
    ("CON-ABL-09", "viper"),
    ("CON-ABL-29", "parting"),
)
RUSHES: Final = ("reckless-rush-1", "reckless-rush-2")
ALONE: Final = ("viper", "parting", "opportunity", "defense")
READERS: Final = (read, read_weak, read_friend)


def odds(battle: Battle, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
    """Damage on both sides and the chance to kill, for a target or for an ability with the attack.

    Area damage, which is several attacks, is not told, nor a push that runs into something one way only.
    [CON-DMG-07, CON-COS-01]
    """
    attack = _meant(battle, request, key) if isinstance(request, Choose) else None
    if attack is None or attack.kind.startswith("area"):
        return None
    price = any(rush in attack.riders for rush in RUSHES)
    if price and attack.by.att + attack.by.ar == 1:
        return None
    before = attack.by.att, attack.by.ar
    if price:  # the damage is taken before the dice are counted
        attack.by.att, attack.by.ar = (before[0], before[1] - 1) if before[1] else (before[0] - 1, 0)
    told = _told(battle, attack, price)
    attack.by.att, attack.by.ar = before
    return told


def _told(battle: Battle, attack: Attack, price: int) -> Mapping[str, Distribution[Any]] | None:
    """The odds of an attack whose price is paid."""
    if attack_dice(battle, attack).total <= 0:
        return None
    harm, hurt = exchange(battle, attack)
    ends = _collisions(battle, attack) if "push-attack" in attack.riders else [False]
    if len(ends) > 1:
        return None
    if ends[0]:
        harm = _pushed(battle, attack)
    told = {"harm": _capped(harm, attack.target)}
    if attack.kind not in ALONE:
        life = attack.by.att + attack.by.ar
        dies = "sacrifice" in attack.riders
        lost = ((life if dies else min(life, points), chance) for points, chance in hurt.items())
        told["hurt"] = Distribution(_summed((price + points, chance) for points, chance in lost))
    kill = told["harm"].chances.get(attack.target.att + attack.target.ar, Fraction(0))
    return {**told, "kill": Distribution({number: chance for number, chance in ((0, 1 - kill), (1, kill)) if chance})}


def _pushed(battle: Battle, attack: Attack) -> dict[int, Fraction]:
    """Damage to a target that runs into something, which it does only if the attacker is left to push it.

    [CON-ABL-04, CON-PSH-02, CON-DMG-12]
    """
    life = attack.by.att + attack.by.ar
    ours, theirs = rolls(battle, attack)
    return _summed(
        (max(0, dealt - less) + (max(0, back - stopped) < life), chance * other)
        for dealt, stopped, chance in ours
        for back, less, other in theirs
    )


def _collisions(battle: Battle, attack: Attack) -> list[bool]:
    """Whether a push would run into something; both, where that hangs on the way.  [CON-PSH-01, CON-PSH-02]"""
    target, before = attack.target, attack.target.cell
    found = []
    for towards in headings(battle, battle.space(attack.by), battle.space(target)):
        found.append(slide(battle, target, towards, PUSH))
        set_down(battle, target, before)
    return list(dict.fromkeys(found))


def _capped(points: dict[int, Fraction], figure: Miniature) -> Distribution[int]:
    """Nobody takes more than it has.  [CON-STA-05]"""
    life = figure.att + figure.ar
    return Distribution(_summed((min(life, number), chance) for number, chance in points.items()))


def _meant(battle: Battle, request: Choose[Any], key: str) -> Attack | None:
    """The attack that an option leads to."""
    kind = dict(KINDS).get(request.rule)
    if kind is not None and request.about == "figure" and key != "hold":
        return aimed(battle, kind, battle.figure(request.by), battle.figure(key))
    deed = battle.deed
    if request.rule != "CON-COS-01" or not deed.target:
        return None
    attack = aimed(battle, deed.kind, battle.figure(deed.key), battle.figure(deed.target))
    attack.riders = (*deed.riders, key) if key in ABILITIES else deed.riders
    return attack


def exchange(battle: Battle, attack: Attack) -> tuple[dict[int, Fraction], dict[int, Fraction]]:
    """How likely each damage to the target and to the attacker is.  [CON-DMG-07, CON-DMG-11]"""
    ours, theirs = rolls(battle, attack)
    return net(ours, theirs), net(theirs, ours)


def rolls(battle: Battle, attack: Attack) -> tuple[Spread, Spread]:
    """All that the dice of both sides may come to.  [CON-DMG-01, CON-DMG-11]"""
    ours = spread(attack_dice(battle, attack).total, 0)
    if attack.kind in ALONE:
        return ours, ((0, 0, Fraction(1)),)
    friend = attack.target.seat == attack.by.seat
    reader = 2 if friend else 0 if strikes_back(battle, attack) else 1
    return ours, spread(defence_dice(battle, attack).total, reader)


def net(dealing: Spread, stopping: Spread) -> dict[int, Fraction]:
    """Damage dealt by one roll less what the other stops.  [CON-DMG-07]"""
    dealt = _summed((points, chance) for points, _, chance in dealing)
    stopped = _summed((points, chance) for _, points, chance in stopping)
    return _summed(
        (max(0, points - less), chance * other) for points, chance in dealt.items() for less, other in stopped.items()
    )


def _summed(parts: Iterable[tuple[int, Fraction]]) -> dict[int, Fraction]:
    """The chances of equal points together, in rising order."""
    found: dict[int, Fraction] = {}
    for points, chance in parts:
        found[points] = found.get(points, Fraction(0)) + chance
    return dict(sorted(found.items()))


@lru_cache(maxsize=256)
def spread(dice: int, reader: int) -> Spread:
    """All that some dice may come to, as (dealt, stopped, chance).  [CON-DMG-02, CON-DMG-05, CON-DMG-06]"""
    found: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
    for _ in range(dice):
        grown: dict[tuple[int, int], Fraction] = {}
        for (dealt, stopped), chance in found.items():
            for face in D6.faces:
                said = READERS[reader]((face,))
                key = dealt + said.dealt, stopped + said.stopped
                grown[key] = grown.get(key, Fraction(0)) + chance * Fraction(1, len(D6.faces))
        found = grown
    return tuple((dealt, stopped, chance) for (dealt, stopped), chance in sorted(found.items()))
