"""What a player sees at a glance: what an attack is worth, where the goals lie, which square is best.

Rough and quick, in whole numbers: a wound counts ``WOUND``. Exact chances are in ``odds``.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.board.sightlines import valid_target
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.missions import exploring
from horologium.engine.rulesets.nova_aetas.missions.conditions import holds, tile_number, tokens_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec, Condition
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EnemyAttackSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero

WOUND: Final = 100
KILL: Final = 120
FACES: Final = 8
ROLLED: Final = (("melee", "physical"), ("ranged", "precision"), ("magic", "mind"), ("prayer", "mind"))


class Strike(NamedTuple):
    """An attack that a hero could make: its line, its cost and its dice."""

    attack: AttackSpec
    cost: int
    dice: int

    @property
    def melee(self) -> bool:
        """Whether it reaches no farther than the next square."""
        return self.attack.kind == "melee"

    @property
    def physical(self) -> bool:
        """Whether it is made against Physical Defense."""
        return self.attack.kind in ("melee", "ranged")


@lru_cache(maxsize=4096)
def at_least(dice: int, good: int, needs: int) -> int:
    """In how many of ``WOUND`` cases so many dice with so many good faces show the successes needed."""
    if needs <= 0:
        return WOUND
    good = max(0, min(FACES, good))
    ways_to: int = sum(
        comb(dice, hits) * good**hits * (FACES - good) ** (dice - hits) for hits in range(needs, dice + 1)
    )
    all_ways: int = FACES ** max(0, dice)
    return WOUND * ways_to // all_ways


def strikes(battle: Battle, hero: Hero) -> Iterator[Strike]:
    """The attacks that a hero has at hand, ready or not a target is there."""
    library = battle.library
    if "blind" in hero.statuses:
        return
    for item in hero.items:
        attack = library.item[item.card].attack
        if attack is not None and not item.flipped and not item.reload:
            yield strike(battle, hero, attack, modifiers.attack_cost(battle, hero, item, attack))
    for name in hero.skills:
        skill = library.skill[name]
        if skill.attack is not None and skill.kind in ("attack", "spell", "prayer"):
            yield strike(battle, hero, skill.attack, skill.attack.cost)


def strike(battle: Battle, hero: Hero, attack: AttackSpec, cost: int) -> Strike:
    """An attack with the dice of the characteristic behind it."""
    name = dict(ROLLED)[attack.kind]
    dice = modifiers.characteristic(battle, hero, name) + attack.dice - ("poison" in hero.statuses)
    return Strike(attack, cost, max(0, dice))


def promise(battle: Battle, found: Strike, enemy: Enemy) -> int:
    """What an attack promises against an enemy: wounds that count, and the chance to be rid of it."""
    card = battle.library.enemy[enemy.card]
    left = enemy.health - enemy.wounds
    good = FACES + 1 - (card.physical if found.physical else card.mental)
    attack = found.attack
    if attack.kind == "magic":
        sure = at_least(found.dice, good, max(1, attack.needs))
        wounds, killed = sure * min(left, attack.wounds), sure if attack.wounds >= left else 0
    else:
        shield = found.physical and any(word.name == "shield" for word in card.keywords)
        wounds = sum(at_least(found.dice, good, count + shield) for count in range(1, left + 1))
        killed = at_least(found.dice, good, left + shield)
    if any(word.name == "weak" for word in attack.keywords):
        wounds, killed = min(wounds, WOUND), killed if left == 1 else 0
    return (wounds * 3 + killed * KILL * 2 // WOUND) * (3 + menace(card.attacks)) // 3


def menace(attacks: tuple[EnemyAttackSpec, ...]) -> int:
    """How hard an enemy hits."""
    return max(attack.hits for attack in attacks)


def blow(battle: Battle, hero: Hero, attack: EnemyAttackSpec) -> int:
    """The wounds that an enemy's attack may cost a hero."""
    dice = modifiers.characteristic(battle, hero, "mind" if attack.mental else "physical")
    good = max(0, min(FACES, FACES + 1 - attack.difficulty))
    return max(WOUND // 4, WOUND * attack.hits - WOUND * dice * good // FACES)


def reactions(battle: Battle, hero: Hero) -> int:
    """The wounds that enemies beside a hero may cost him when he turns away."""
    near = battle.terrain.board.near[hero.cell]
    beside = [enemy for enemy in battle.enemies if near >> enemy.cell & 1 and "blind" not in enemy.statuses]
    lines = [battle.library.enemy[enemy.card].attacks for enemy in beside]
    return sum(max((blow(battle, hero, line) for line in card if line.least <= 1), default=0) for card in lines)


# Where to go


def goals(battle: Battle, hero: Hero) -> int:
    """The squares that the company has to reach: what victory asks for, then tiles to explore, then enemies."""
    wanted = 0
    for goal in battle.goals:
        if goal.won:
            for condition in goal.when:
                if not holds(battle, condition, hero):
                    wanted |= _wanted(battle, condition)
    if (hidden := frontier(battle)) and not wanted:
        wanted = hidden
    return wanted or hunted(battle)


def hunted(battle: Battle) -> int:
    """Where enemies stand."""
    cells = 0
    for mask in battle.enemy_cells.values():
        cells |= mask
    return cells


def frontier(battle: Battle) -> int:
    """The squares from which the next tile is revealed, if there is one.  [NAR-MIS-35]"""
    hidden = [number for number in range(len(battle.mission.tiles)) if number not in battle.revealed]
    if not any(not battle.mission.tiles[number].by_card for number in hidden):
        return 0
    return exploring.first_row(battle, battle.revealed[-1])


def _wanted(battle: Battle, condition: Condition) -> int:
    """Where a condition of victory leads."""
    board = battle.terrain.board
    if condition.negated:
        return 0
    if condition.at:
        return board.mask(condition.at)
    if condition.holds in ("defeated", "all-defeated"):
        return _models(battle, condition.name) or frontier(battle)
    if condition.holds in ("collected", "interacted", "tokens-left"):
        return sum(1 << token.cell for token in tokens_named(battle, condition.name)) or frontier(battle)
    if condition.holds in ("heroes-on", "revealed"):
        number = tile_number(battle, condition.name)
        return battle.terrain.tiles[number] if number in battle.revealed else frontier(battle)
    return points(battle) or frontier(battle)


def _models(battle: Battle, card: str) -> int:
    return sum(1 << enemy.cell for enemy in battle.enemies if card in ("", enemy.card))


def points(battle: Battle) -> int:
    """The squares at which open cards offer something, and tokens that can be used."""
    board, cells = battle.terrain.board, 0
    for choice in _choices(battle):
        cells |= board.mask(choice.at)
    for token in battle.tokens:
        if exploring.use_of(token) != "none":
            cells |= 1 << token.cell
    return cells


def _choices(battle: Battle) -> Iterator[ChoiceSpec]:
    for card in battle.mission.cards:
        if card.name in battle.cards:
            for choice in (*card.points, *card.choices):
                if f"choice:{card.name}:{choice.name}" not in battle.done:
                    yield choice


class Move(NamedTuple):
    """A square to go to, and what is to be had there."""

    cell: int
    value: int


def best_move(battle: Battle, hero: Hero, ap: int) -> Move | None:
    """The square from which the best attack can be made, else the one nearest to the goals; None: better stay."""
    found = ways.reach(battle, hero, ap)
    if not found.ends:
        return None
    return _to_attack(battle, hero, ap, found) or _to_goal(battle, hero, found)


def _to_attack(battle: Battle, hero: Hero, ap: int, found: ways.Ways) -> Move | None:
    """The cheapest square for the attack that promises most."""
    offers = [
        (promise(battle, each_strike, enemy), each_strike, enemy)
        for each_strike in strikes(battle, hero)
        if each_strike.cost < ap
        for enemy in battle.enemies
        if not enemy.waiting
    ]
    offers.sort(key=lambda offer: -offer[0])
    for value, chosen, enemy in offers[:6]:
        near = found.within(ap - chosen.cost)
        cell = _stand(battle, hero, chosen, enemy, near, found)
        if cell is not None:
            return Move(cell, value)
    return None


def _stand(battle: Battle, hero: Hero, chosen: Strike, enemy: Enemy, near: int, found: ways.Ways) -> int | None:
    """A square from which an enemy can be attacked: cheap, and for shots not beside an enemy."""
    board, attack = battle.terrain.board, chosen.attack
    if chosen.melee:
        return min(each(near & board.near[enemy.cell]), key=found.cost, default=None)
    ring = near & board.within(enemy.cell, attack.most) & ~board.within(enemy.cell, attack.least - 1)
    beside = board.spread(hunted(battle))
    cells = sorted(each(ring & ~beside), key=lambda cell: (found.cost(cell), -board.distance(cell, enemy.cell)))
    for cell in cells[:8]:
        if valid_target(
            battle, hero, enemy.cell, attack.least, attack.most,
            melee=False, physical=chosen.physical, from_cell=cell,
        ):  # fmt: skip
            return cell
    return None


def _to_goal(battle: Battle, hero: Hero, found: ways.Ways) -> Move | None:
    """The square that is nearest to the goals on foot, if that is nearer than here."""
    wanted = goals(battle, hero)
    if not wanted:
        return None
    board = battle.terrain.board
    way = ways.walk_distance(battle, hero, wanted | board.spread(wanted & hunted(battle)))
    for steps, layer in enumerate(way.layers):
        if layer >> hero.cell & 1:
            return None
        if cells := layer & found.ends:
            return Move(min(each(cells), key=found.cost), max(1, 20 - steps))
    return None
