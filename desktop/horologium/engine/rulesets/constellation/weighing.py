"""What an attack or a place is worth, in thousandths of a point (ledger CON-MIS-09)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice, defence_dice, strikes_back
from horologium.engine.rulesets.constellation.chances import ALONE, net, spread
from horologium.engine.rulesets.constellation.deployment import home
from horologium.engine.rulesets.constellation.movement import controlling
from horologium.engine.rulesets.constellation.spaces import distance, outnumbered, surrounded

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

WHOLE: Final = 1_000
OWN: Final = 800
KILL: Final = 8_000
MARKER: Final = 6_000
ZONE: Final = 4_000
LATE: Final = 6
STEP: Final = 500
TRAPPED: Final = 3_000
DOOMED: Final = 2_000
COSMO: Final = 1_000
LIKELY: Final = 300


@lru_cache(maxsize=4096)
def expected(ours: int, theirs: int, reader: int) -> tuple[int, int, tuple[int, ...]]:
    """Mean damage to the target and to the attacker, and the chance of at least so many points, in thousandths."""
    one, other = spread(ours, 0), spread(theirs, reader)
    harm, hurt = net(one, other), net(other, one)
    means = [int(WHOLE * sum(points * chance for points, chance in found.items())) for found in (harm, hurt)]
    most = max(harm, default=0)
    tails = tuple(
        int(WHOLE * sum(chance for points, chance in harm.items() if points >= least)) for least in range(most + 2)
    )
    return means[0], means[1], tails


def life(figure: Miniature) -> int:
    """The points of damage that a miniature can take."""
    return figure.att + figure.ar


def loss(figure: Miniature, points: int) -> int:
    """What thousandths of a point of damage cost the owner of a miniature."""
    left = life(figure)
    return min(points, WHOLE * left) * figure.cost // left


def attack_worth(battle: Battle, attack: Attack) -> int:
    """What an attack is expected to bring, less what it costs its maker."""
    dice = attack_dice(battle, attack).total
    if dice <= 0:
        return -KILL
    target, figure = attack.target, attack.by
    theirs = 0 if attack.kind in ALONE else defence_dice(battle, attack).total
    friend = target.seat == figure.seat
    reader = 2 if friend else 0 if strikes_back(battle, attack) else 1
    harm, hurt, tails = expected(min(dice, 14), min(theirs, 14), reader)
    left = life(target)
    kill = tails[left] if left < len(tails) else 0
    gained = loss(target, harm) + KILL * kill // WHOLE
    cost = 0 if theirs == 0 else OWN * loss(figure, hurt) // WHOLE
    if "sacrifice" in attack.riders:
        cost += OWN * figure.cost
    if any(rush in attack.riders for rush in ("reckless-rush-1", "reckless-rush-2")) and attack.fresh:
        cost += OWN * loss(figure, WHOLE) // WHOLE if life(figure) > 1 else KILL
    return (-gained if friend else gained + _effects(attack, tails)) - cost


def _effects(attack: Attack, tails: tuple[int, ...]) -> int:
    """What abilities on a target that is hurt, or pushed, are worth."""
    if not attack.main:
        return 0
    hurt, target, worth = tails[1] if len(tails) > 1 else 0, attack.target, 0
    if "poison-attack" in attack.riders:
        worth += loss(target, hurt)
    if "paralyze" in attack.riders:
        worth += hurt * (6 if not target.acted else 2)
    if "right-in-the-feet" in attack.riders:
        worth += hurt
    if "push-attack" in attack.riders:
        worth += 1_500
    return worth


def place_worth(battle: Battle, figure: Miniature, *, answer: int = 0) -> int:
    """What it is worth to a miniature to stand where it stands; ``answer`` weighs the enemy's best reply."""
    worth = _goals(battle, figure)
    if surrounded(battle, figure):
        worth -= TRAPPED
    if outnumbered(battle, figure):
        worth -= TRAPPED
    best = 0
    for foe in battle.standing(battle.other(figure.seat).key):
        if foe.paralysed or not could_reach(battle, foe, figure):
            continue
        attack = Attack("ranged" if foe.range else "melee", foe, figure, far=distance(battle, foe, figure), moved=True)
        gain, kill = threat(battle, attack)
        worth -= DOOMED if kill >= LIKELY else 0
        best = max(best, gain)
    return worth - answer * best // WHOLE


def threat(battle: Battle, attack: Attack) -> tuple[int, int]:
    """What an enemy's attack would bring it, and its chance to kill, as if nothing were in the way."""
    ours, target = max(1, attack.by.att - (attack.kind == "ranged")), attack.target
    harm, hurt, tails = expected(min(ours, 14), min(target.att, 14), 0 if attack.kind == "melee" else 1)
    left = life(target)
    kill = tails[left] if left < len(tails) else 0
    return loss(target, harm) + KILL * kill // WHOLE - OWN * loss(attack.by, hurt) // WHOLE, kill


def could_reach(battle: Battle, foe: Miniature, figure: Miniature) -> bool:
    """Whether an enemy may attack a miniature in its next activation, by distance alone."""
    return distance(battle, foe, figure) <= 2 * foe.pace + max(1, foe.range)


def _goals(battle: Battle, figure: Miniature) -> int:
    """Markers and the enemy's zone."""
    space, side = battle.space(figure), battle.side(figure.seat)
    worth = 0
    if space & home(battle, battle.other(figure.seat)) and battle.mission.zone_points:
        alone = not (side.cells & ~space) & home(battle, battle.other(figure.seat))
        worth += (ZONE if battle.turn >= LATE else ZONE // 2) if alone else 0
    if any(space >> marker.cell & 1 for marker in battle.markers):
        return worth + MARKER
    others = side.cells & ~space
    free = [marker.cell for marker in battle.markers if not others >> marker.cell & 1]
    if free:
        return worth - STEP * min(battle.ground.board.distance(figure.cell, cell) for cell in free)
    return worth - STEP * _to_enemy(battle, figure)


def _to_enemy(battle: Battle, figure: Miniature) -> int:
    foes = battle.standing(battle.other(figure.seat).key)
    return min((distance(battle, figure, foe) for foe in foes), default=0)


def way_cost(battle: Battle, figure: Miniature, strikes: int) -> int:
    """What dice that enemies roll on the way are expected to cost."""
    return OWN * loss(figure, 667 * strikes) // WHOLE if strikes else 0


def engaged(battle: Battle, figure: Miniature) -> bool:
    """Whether leaving its square would be struck at."""
    return bool(controlling(battle, figure, battle.space(figure)))
