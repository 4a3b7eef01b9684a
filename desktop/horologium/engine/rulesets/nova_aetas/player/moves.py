"""Where to go: to a square to attack from, to what the mission wants, to a friend in need, to what is to be held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.board.sightlines import valid_target
from horologium.engine.rulesets.nova_aetas.player import mending, tactics

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.kit.paths import Reach
    from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
    from horologium.engine.rulesets.nova_aetas.player.tactics import PossibleStrike
    from horologium.engine.rulesets.nova_aetas.state import Enemy

GOING: Final = 90
"""What it is worth to be on the way to an aim, and for every square of it."""
PACE: Final = 8
HURRY: Final = 1_500
"""The same when time is short."""
LOOT: Final = 70
STROLL: Final = 12
"""To go where the others may need somebody."""
PRICE: Final = 6
"""What an AP is worth."""
DETOUR: Final = 5
"""So many squares are gone round an enemy; whoever stands in a longer way has to be fought."""
SPARE: Final = 8
"""AP that must be left over before somebody looks for loot."""


class Move(NamedTuple):
    """A square to go to, and what is to be had there."""

    cell: int
    value: int


def best_move(plan: HeroPlan, ap: int) -> Move | None:
    """The move that is worth most; None: better stay."""
    if ap not in plan.moves:
        plan.moves[ap] = _best_move(plan, ap)
    return plan.moves[ap]


def _best_move(plan: HeroPlan, ap: int) -> Move | None:
    found = ways.reach(plan.battle, plan.hero, ap)
    if not found.ends:
        return None
    moves = [move for move in _moves(plan, ap, found) if move is not None]
    allowed = [
        move for move in moves if not plan.shunned >> move.cell & 1 and (not plan.post or plan.post >> move.cell & 1)
    ]
    best = max(allowed, key=lambda move: move.value, default=None)
    return best if best is not None and best.value > 0 else None


def _moves(plan: HeroPlan, ap: int, found: ways.Ways) -> Iterator[Move | None]:
    """The best of each sort of move."""
    if plan.own is not None:
        yield _to_aim(plan, found)
        if plan.pressed:
            return
    yield _to_attack(plan, ap, found)
    yield _to_friend(plan, found)
    if plan.own is None:
        yield _to_prey(plan, found)
    yield _to_loot(plan, found)


def _to_aim(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """Towards the hero's own aim."""
    aim = plan.own
    if aim is None or not (places := plan.places(aim, plan.hero)) or places >> plan.hero.cell & 1:
        return None
    near = _nearer(plan, places, found)
    if near is None:
        return None
    cell, steps = near
    return Move(cell, HURRY + PACE * steps if plan.pressed else GOING + PACE * steps)


def _nearer(plan: HeroPlan, places: CellSet, found: ways.Ways) -> tuple[int, int] | None:
    """The end that is nearest to some places on foot, and how many squares it saves."""
    way, avoid = _route(plan, places)
    here = way.cost(plan.hero.cell)
    ends = plan.allowed(found.ends) & ~avoid
    for steps, layer in enumerate(way.layers[:here] if here else ()):
        if cells := layer & ends:
            return min(each(cells), key=found.cost), here - steps if here else 0
    return None


def _route(plan: HeroPlan, places: CellSet) -> tuple[Reach, CellSet]:
    """The way to some places: past those who wait, if it can be, and round those who fight, if that is not too far."""
    cell, foes, watched = plan.hero.cell, plan.battle.foes, plan.watched
    direct = plan.way(places, watched)
    if (far := direct.cost(cell)) is None:
        direct, watched = plan.way(places), 0
        far = direct.cost(cell)
    free = places & ~foes
    if far is None or free == 0 or not foes:
        return direct, watched
    round_about = plan.way(free, watched | foes)
    longer = round_about.cost(cell)
    return (round_about, watched) if longer is not None and longer <= far + DETOUR else (direct, watched)


def _to_attack(plan: HeroPlan, ap: int, found: ways.Ways) -> Move | None:
    """The cheapest square for the attack that promises most; who has something else to do goes out of his way less."""
    offers = [
        (tactics.value(plan, one, enemy), one, enemy)
        for one in tactics.strikes(plan.battle, plan.hero)
        if one.cost < ap
        for enemy in plan.battle.enemies
    ]
    offers.sort(key=lambda offer: -offer[0])
    for worth, chosen, enemy in offers[:6]:
        if worth <= 0:
            break
        cell = _stand(plan, chosen, enemy, plan.allowed(found.within(ap - chosen.cost)), found)
        if cell is not None:
            share = worth * 3 // 4 if plan.own is None else worth // 3
            return Move(cell, share - PRICE * found.cost(cell))
    return None


def _stand(plan: HeroPlan, chosen: PossibleStrike, enemy: Enemy, near: CellSet, found: ways.Ways) -> int | None:
    """A square from which an enemy can be attacked: cheap, and for shots not beside an enemy."""
    battle, board, attack = plan.battle, plan.battle.terrain.board, chosen.attack
    if chosen.melee:
        return min(each(near & board.near[enemy.cell]), key=found.cost, default=None)
    ring = near & board.within(enemy.cell, chosen.most) & ~board.within(enemy.cell, attack.least - 1)
    beside = board.spread(battle.foes) | plan.watched
    cells = sorted(each(ring & ~beside), key=lambda cell: (found.cost(cell), -board.distance(cell, enemy.cell)))
    for cell in cells[:8]:
        if valid_target(
            battle, plan.hero, enemy.cell, attack.least, chosen.most,
            melee=False, physical=chosen.physical, from_cell=cell,
        ):  # fmt: skip
            return cell
    return None


def _to_friend(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """Near enough to somebody who needs what the hero can do for him."""
    best: Move | None = None
    for other, reach, worth in mending.patients(plan.battle, plan.hero):
        cells = plan.battle.terrain.board.within(other.cell, reach) & ~(1 << other.cell)
        if cells >> plan.hero.cell & 1:
            continue
        near = _nearer(plan, cells & plan.battle.room, found)
        if near is not None and (best is None or worth * 2 // 3 > best.value):
            best = Move(near[0], worth * 2 // 3 - PRICE * found.cost(near[0]))
    return best


def _to_prey(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """Towards the enemies who are wanted, else those who fight; where there are none, along with the others."""
    cells = plan.heading
    near = _nearer(plan, cells, found) if cells and not cells >> plan.hero.cell & 1 else None
    if near is None:
        return None if cells else _to_hold(plan, found) if plan.shielded else _along(plan, found)
    return Move(near[0], STROLL + min(near[1], 6))


def _along(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """Along with the others to what they are about."""
    cells = 0
    for aim in plan.aims:
        cells |= plan.battle.terrain.board.spread(plan.places(aim, plan.hero)) & plan.battle.room
    near = _nearer(plan, cells, found) if cells and not cells >> plan.hero.cell & 1 else None
    return None if near is None else Move(near[0], STROLL)


def _to_hold(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """Beside what is to be shielded, each hero to another."""
    battle, board = plan.battle, plan.battle.terrain.board
    places = [board.within(token.cell, 2) for token in plan.shielded]
    mine = places[battle.heroes.index(plan.hero) % len(places)] & battle.room
    near = _nearer(plan, mine, found) if mine and not mine >> plan.hero.cell & 1 else None
    return None if near is None else Move(near[0], STROLL)


def _to_loot(plan: HeroPlan, found: ways.Ways) -> Move | None:
    """To loot, crates and chests, if there is time."""
    spare = plan.left - plan.need - SPARE
    tokens = [token for token in plan.battle.tokens if token.kind in ("loot", "crate", "chest")]
    if not tokens or spare <= 0:
        return None
    lying = 0
    for token in tokens:
        lying |= 1 << token.cell
    cells = plan.battle.terrain.board.spread(lying) & plan.battle.room
    far = plan.steps(cells, plan.hero)
    near = _nearer(plan, cells, found) if 0 < far <= min(spare // 2, 5) else None
    return None if near is None else Move(near[0], LOOT - PRICE * far)
