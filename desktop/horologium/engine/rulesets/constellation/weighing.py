"""What an attack or a place is worth, in thousandths of a point (ledger CON-MIS-09)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.constellation.attacks import Attack, attack_dice, defence_dice, strikes_back
from horologium.engine.rulesets.constellation.chances import ALONE, net, spread
from horologium.engine.rulesets.constellation.deployment import home
from horologium.engine.rulesets.constellation.movement import controlling
from horologium.engine.rulesets.constellation.scoring import FOR_DESTROYED
from horologium.engine.rulesets.constellation.spaces import distance, nearest, outnumbered, surrounded
from horologium.engine.rulesets.constellation.state import set_down

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature, Side

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
HELD: Final = 2_000


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


def place_worth(battle: Battle, figure: Miniature, *, answer: int = 0, hunts: bool = False) -> int:
    """What it is worth to a miniature to stand where it stands; ``answer`` weighs the enemy's best reply.

    Who ``hunts`` goes for the enemy when markers can no longer win.
    """
    worth = _goals(battle, figure, hunts=hunts and must_hunt(battle, figure.seat))
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


def must_hunt(battle: Battle, seat: str) -> bool:
    """Whether a side loses even if each of its miniatures held a marker from now on: then only fights can help.

    Where no enemy is left they help no more.  [CON-VIC-01]
    """
    side, enemy = battle.side(seat), battle.other(seat)
    if not battle.left(enemy.key):
        return False
    left = battle.mission.turns - battle.turn + 1
    theirs = sum(enemy.cells >> marker.cell & 1 for marker in battle.markers)
    ours = min(len(battle.left(seat)), len(battle.markers) - theirs)
    return _in_the_end(battle, side, left, ours) < _in_the_end(battle, enemy, left, theirs)


def _in_the_end(battle: Battle, side: Side, turns: int, held: int) -> int:
    """The victory points of a side that holds so many markers to the end.  [CON-VIC-03, CON-VIC-04, CON-VIC-08]"""
    enemy = battle.other(side.key)
    zone = battle.mission.zone_points if side.cells & home(battle, enemy) else 0
    return side.points + turns * (held + zone) + (FOR_DESTROYED if side.destroyed > enemy.destroyed else 0)


class PlaceWorth:
    """What every place is worth to a miniature, worked out as far as it is the same wherever it stands.

    ``apart`` are the places from which it could attack nobody.
    """

    __slots__ = (
        "_answer", "_battle", "_figure", "_foes", "_home", "_hunts", "_marked", "_near", "_others",
        "_threats", "apart",
    )  # fmt: skip

    def __init__(self, battle: Battle, figure: Miniature, answer: int, *, hunts: bool = False) -> None:
        self._battle, self._figure, self._answer = battle, figure, answer
        ground, size = battle.ground, figure.size
        enemy = battle.other(figure.seat)
        self._foes = enemy.cells
        self._others = 0
        for friend in battle.figures:
            if friend.seat == figure.seat and friend is not figure:
                self._others |= battle.space(friend)
        self._home = home(battle, enemy) if battle.mission.zone_points else 0
        self._marked = 0
        for marker in battle.markers:
            self._marked |= 1 << marker.cell
        reach = max(1, figure.range)
        close, self._threats = 0, []
        for foe in battle.standing(enemy.key):
            space = battle.space(foe)
            close |= _around(battle, space, reach)
            if not foe.paralysed:
                kind = "ranged" if foe.range else "melee"
                gain, kill = threat(battle, Attack(kind, foe, figure))
                ball = _around(battle, space, 2 * foe.pace + max(1, foe.range))
                self._threats.append((ground.anchors(size, ball), gain, kill >= LIKELY))
        self.apart = ~ground.anchors(size, close)
        self._hunts = hunts and must_hunt(battle, figure.seat)
        free = [marker.cell for marker in battle.markers if not self._others >> marker.cell & 1]
        if self._hunts or not free:  # then it goes for the enemy, or for the ground that nobody defends
            free = [*each(self._foes or self._home)]
        self._near = [ground.board.distances(cell) for cell in free] if size == 1 else []

    def place(self, cell: int) -> int:
        """What it would be worth to stand on a square: the same as ``place_worth`` says once it stands there."""
        battle, figure = self._battle, self._figure
        if figure.size > 1 or self._others >> cell & 1:
            return self._by_trial(cell)
        worth, bit, best = 0, 1 << cell, 0
        if bit & self._home and not self._others & self._home:
            worth = ZONE if battle.turn >= LATE else ZONE // 2
        if self._marked & bit:
            worth += HELD if self._hunts else MARKER
        if self._near and (self._hunts or not self._marked & bit):
            worth -= STEP * min([row[cell] for row in self._near])
        if (battle.ground.touch.near[cell] & self._foes).bit_count() > 1:
            here, figure.cell = figure.cell, cell
            worth -= TRAPPED * (surrounded(battle, figure) + outnumbered(battle, figure))
            figure.cell = here
        for ball, gain, doomed in self._threats:
            if ball & bit:
                if doomed:
                    worth -= DOOMED
                best = max(best, gain)
        return worth - self._answer * best // WHOLE

    def _by_trial(self, cell: int) -> int:
        """The same the long way: put it there and look."""
        battle, figure = self._battle, self._figure
        here = figure.cell
        set_down(battle, figure, cell)
        worth = place_worth(battle, figure, answer=self._answer, hunts=self._hunts)
        set_down(battle, figure, here)
        return worth


def _around(battle: Battle, space: CellSet, reach: int) -> CellSet:
    """All squares so near to a space."""
    found, within = 0, battle.ground.board.within
    for cell in each(space):
        found |= within(cell, reach)
    return found


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


def _goals(battle: Battle, figure: Miniature, *, hunts: bool) -> int:
    """Markers and the enemy's zone; who hunts, the enemy."""
    space, side = battle.space(figure), battle.side(figure.seat)
    worth = 0
    if space & home(battle, battle.other(figure.seat)) and battle.mission.zone_points:
        alone = not (side.cells & ~space) & home(battle, battle.other(figure.seat))
        worth += (ZONE if battle.turn >= LATE else ZONE // 2) if alone else 0
    marked = any(space >> marker.cell & 1 for marker in battle.markers)
    if hunts:
        return worth + (HELD if marked else 0) - STEP * _to_enemy(battle, figure)
    if marked:
        return worth + MARKER
    others = side.cells & ~space
    free = [marker.cell for marker in battle.markers if not others >> marker.cell & 1]
    if free:
        return worth - STEP * min(battle.ground.board.distance(figure.cell, cell) for cell in free)
    return worth - STEP * _to_enemy(battle, figure)


def _to_enemy(battle: Battle, figure: Miniature) -> int:
    """How far the nearest enemy is; where none stands, the enemy's zone."""
    foes = battle.standing(battle.other(figure.seat).key)
    if foes or not battle.mission.zone_points:
        return min((distance(battle, figure, foe) for foe in foes), default=0)
    return nearest(battle, battle.space(figure), home(battle, battle.other(figure.seat)))[0]


def way_cost(battle: Battle, figure: Miniature, strikes: int) -> int:
    """What dice that enemies roll on the way are expected to cost."""
    return OWN * loss(figure, 667 * strikes) // WHOLE if strikes else 0


def engaged(battle: Battle, figure: Miniature) -> bool:
    """Whether leaving its square would be struck at."""
    return bool(controlling(battle, figure, battle.space(figure)))
