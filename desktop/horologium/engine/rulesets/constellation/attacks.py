"""An attack before the dice fall: of which kind it is, whom it may reach, and with how many dice (MEL, RNG, ABL)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.constellation.abilities import ABILITIES, APART, FOR_THE_ACTIVATION, MORE_DICE
from horologium.engine.rulesets.constellation.sight import covered, sees
from horologium.engine.rulesets.constellation.spaces import (
    adjacent,
    distance,
    enemies_beside,
    outnumbered,
    surrounded,
)
from horologium.engine.rulesets.constellation.state import Miniature, can_pay

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle

SWIFT_RANGE: Final = 6
VIPER_RANGE: Final = 2
CHAIN_RANGE: Final = 3
EVERY: Final = 6
"""A shot loses a die for so many squares.  [CON-RNG-04]"""


@dataclass(slots=True)
class Attack:
    """An attack as it was declared: of which ``kind``, by whom on whom, and the abilities ``with`` it.

    ``main`` is false for those who only stand beside the main square of Area damage, ``far`` is the distance that
    counts for a shot (that of the main square), ``moved`` whether the shooter has moved before; ``fresh`` is false
    when its price was paid with an earlier one of the same action.
    """

    kind: str
    by: Miniature
    target: Miniature
    riders: tuple[str, ...] = ()
    main: bool = True
    far: int = 0
    moved: bool = False
    fresh: bool = True

    @property
    def shot(self) -> bool:
        """Whether it is made with a ranged weapon."""
        return self.kind in {"ranged", "area-ranged"}

    @property
    def close(self) -> bool:
        """Whether it is made hand to hand."""
        return self.kind in {"melee", "area-melee"}


def melee_targets(battle: Battle, figure: Miniature) -> list[Miniature]:
    """The enemies that a miniature can strike.  [CON-MEL-01, CON-MEL-02]"""
    return enemies_beside(battle, figure)


def shots(battle: Battle, figure: Miniature, reach: int) -> list[Miniature]:
    """The enemies that a miniature can shoot at, dice permitting.  [CON-RNG-01, CON-RNG-02, CON-RNG-03, CON-TER-04]"""
    if not figure.range or enemies_beside(battle, figure):
        return []
    return [foe for foe in within(battle, figure, reach) if shootable(battle, figure, foe)]


def within(battle: Battle, figure: Miniature, reach: int) -> list[Miniature]:
    """The enemies within a distance and not behind walls.  [CON-RNG-02]"""
    foes = battle.standing(battle.other(figure.seat).key)
    near = [foe for foe in foes if distance(battle, figure, foe) <= reach]
    return [foe for foe in near if sees(battle, battle.space(figure), battle.space(foe))]


def chained(battle: Battle, figure: Miniature) -> list[Miniature]:
    """The enemies that a chain can be cast at, dice permitting.  [CON-ABL-23, CON-RNG-04]"""
    foes = within(battle, figure, CHAIN_RANGE)
    return [foe for foe in foes if can_be_armed(battle, aimed(battle, "chain", figure, foe))]


def shootable(battle: Battle, figure: Miniature, foe: Miniature) -> bool:
    """Whether dice are left for a shot, with what may be declared for it.  [CON-RNG-04]"""
    return can_be_armed(battle, aimed(battle, "ranged", figure, foe))


def can_be_armed(battle: Battle, attack: Attack) -> bool:
    """Whether an attack has a die, or may get one from an ability.  [CON-RNG-04]"""
    if attack_dice(battle, attack).total > 0:
        return True
    wanted = [ability for ability in MORE_DICE if _free(battle, attack, ability)]
    return any(attack_dice(battle, _riding(attack, ability)).total > 0 for ability in wanted)


def aimed(battle: Battle, kind: str, figure: Miniature, foe: Miniature) -> Attack:
    """A plain attack on an enemy, as things stand."""
    moved = bool(battle.deed.moves) or battle.deed.returned
    return Attack(kind, figure, foe, battle.deed.aids, far=distance(battle, figure, foe), moved=moved)


def _riding(attack: Attack, ability: str) -> Attack:
    """The same attack with one more ability."""
    riders = (*attack.riders, ability)
    return Attack(attack.kind, attack.by, attack.target, riders, attack.main, attack.far, attack.moved)


def riders(battle: Battle, attack: Attack) -> list[str]:
    """The abilities that can still be declared with an attack.  [CON-COS-01, CON-COS-02, CON-COS-04]"""
    return [ability for ability in attack.by.abilities if _free(battle, attack, ability)]


def _free(battle: Battle, attack: Attack, ability: str) -> bool:
    """Whether an ability fits an attack, can be paid, and nothing declared before keeps it away."""
    if attack.kind not in ABILITIES[ability].riding or not can_pay(battle, attack.by, ability):
        return False
    if ability in FOR_THE_ACTIVATION and ability in battle.deed.aids:
        return False
    return not any(ability in pair and other in attack.riders for pair in APART for other in pair if other != ability)


def attack_dice(battle: Battle, attack: Attack) -> Tally:
    """The attacker's dice, each with its reason.  [CON-STA-02, CON-DMG-01, CON-RNG-04, CON-RNG-05, CON-RNG-06]"""
    dice = Tally()
    if attack.kind in {"viper", "parting", "opportunity", "defense"}:
        dice.add(1, later("a strike of one die"), "CON-COS-05")
        return dice
    _attribute(battle, dice, attack.by, "reckless-rush-2" in attack.riders)
    if attack.close:
        _crowded(battle, dice, attack.by)
    else:
        _aiming(battle, dice, attack)
    if "reckless-rush-1" in attack.riders:
        dice.add(2, later("Reckless Rush"), "CON-ABL-03")
    if "sacrifice" in attack.riders:
        dice.add(4, later("Sacrifice"), "CON-ABL-20")
    if not attack.main:
        dice.add(-1, later("beside the main square"), "CON-ABL-21")
    return dice


def defence_dice(battle: Battle, attack: Attack, surge: bool = False) -> Tally:
    """The dice of the target, each with its reason.  [CON-STA-02, CON-DMG-01, CON-RNG-07]"""
    dice = Tally()
    _attribute(battle, dice, attack.target, surge)
    if attack.close:
        _crowded(battle, dice, attack.target)
    return dice


def _attribute(battle: Battle, dice: Tally, figure: Miniature, surge: bool) -> None:
    """The dice of ATT itself, with what raises it.  [CON-STA-02, CON-ABL-28, CON-ABL-11, CON-VIC-05]"""
    dice.add(figure.att, later("attack"), "CON-STA-02")
    dice.add(2 * surge, later("Reckless Surge"), "CON-ABL-28")
    dice.add(figure.bonus, later("marker"), "CON-VIC-05")
    if walled(battle, figure):
        dice.add(1, later("Warrior wall"), "CON-ABL-11")


def walled(battle: Battle, figure: Miniature) -> bool:
    """Whether a Warrior wall holds: both live, are side by side, and neither has found another ally.  [CON-ABL-11]"""
    if not figure.wall:
        return False
    ally = battle.figure(figure.wall)
    return ally.wall == figure.key and adjacent(battle, figure, ally)


def _crowded(battle: Battle, dice: Tally, figure: Miniature) -> None:
    """What a crowd of enemies costs; one die is always left.  [CON-MEL-03, CON-MEL-04, CON-MEL-05]"""
    if surrounded(battle, figure):
        dice.add(-1, later("surrounded"), "CON-MEL-03")
    if outnumbered(battle, figure):
        dice.add(-1, later("outnumbered"), "CON-MEL-04")
    dice.at_least(1, later("one die is always left"), "CON-MEL-05")


def _aiming(battle: Battle, dice: Tally, attack: Attack) -> None:
    """What distance, movement and cover cost a shot, and what aim adds; a chain minds only cover.

    [CON-RNG-04, CON-RNG-05, CON-RNG-06, CON-ABL-08, CON-ABL-19, CON-ABL-23]
    """
    if attack.shot:
        dice.add(-(attack.far // EVERY), later("distance"), "CON-RNG-04")
        dice.add(-1 if attack.moved else 0, later("has moved"), "CON-RNG-06")
        dice.add(1 if "steady-aim" in attack.riders else 0, later("Steady aim"), "CON-ABL-19")
    if covered(battle, attack.by, attack.target, over=attack.shot and "hawk-eye" in attack.riders):
        dice.add(-1, later("cover"), "CON-RNG-05")


def strikes_back(battle: Battle, attack: Attack) -> bool:
    """Whether the target's 4, 5 and 6 can hurt the attacker.  [CON-RNG-07, CON-ABL-21, CON-ABL-23, CON-ABL-27]"""
    target = attack.target
    if target.paralysed or target.seat == attack.by.seat:
        return False
    if attack.kind == "melee" or (attack.kind != "ranged" and adjacent(battle, attack.by, target)):
        return True
    return 0 < distance(battle, attack.by, target) <= target.range
