"""The blow of an attack: one roll, or one for each in a Wave, and what it does to everybody it reaches (topic AOE)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board.sightlines import area_cells, headings
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.symbols import at_stake, useful
from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import THRESHOLD, roll_and_reroll
from horologium.engine.rulesets.nova_aetas.fight.defence import choose_heading, collateral, collateral_to_character
from horologium.engine.rulesets.nova_aetas.fight.statuses import inflict
from horologium.engine.rulesets.nova_aetas.fight.strikes import (
    attack_pool,
    damage,
    defence_value,
    enemy_effects,
    is_physical,
    raw_wounds,
    succeeds,
)
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, Hit
from horologium.engine.rulesets.nova_aetas.state import Enemy, Model, Scenery, Token

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import Result
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero
    from horologium.engine.rulesets.nova_aetas.words import Area


@dataclass(slots=True)
class Strike:
    """An attack under way: the moment of its main target, and what it did to whom, the main target first."""

    m: AttackMoment
    hits: list[tuple[Model | Scenery, Hit]] = field(default_factory=list)


def blow(battle: Battle, strike: Strike) -> Rule[None]:
    """One roll for everything in the area: each Model by its own defence.  [NAR-AOE-03, NAR-AOE-04, NAR-AOE-16]"""
    m = strike.m
    cells = (yield from _area(battle, m)) if modifiers.attack_area(battle, m)[0] else 1 << m.target.cell
    result = yield from attack_roll(battle, m)
    around: list[Enemy | Scenery] = [*battle.enemies, *battle.scenery] if cells & cells - 1 else []
    yield from _hit(battle, strike, m, result)
    for target in around:
        if cells >> target.cell & 1 and target is not m.target:
            yield from _hit(battle, strike, m.on(target), result)
    if cells & (battle.hero_cells | battle.characters) and not m.attack.spares_heroes:
        successes = result.against(defence_value(battle, m).total)
        for friend in _friends(battle, cells):
            yield from _collateral(battle, strike, friend, successes)
    if at_stake(battle, m.hero, m.attack.effects):
        yield from triggers.secondary(battle, m, result, strike.hits)


def wave(battle: Battle, strike: Strike) -> Rule[None]:
    """A roll of its own for every Model within reach; the hero himself is spared.

    [NAR-AUR-02, NAR-AUR-03, NAR-AOE-07]
    """
    hero, line = strike.m.hero, strike.m.attack
    cells = area_cells(battle, "wave", hero.cell, hero.cell, reach=line.reach)
    for enemy in [one for one in battle.enemies if cells >> one.cell & 1]:
        m = strike.m.on(enemy)
        result = yield from attack_roll(battle, m)
        yield from _hit(battle, strike, m, result)
        yield from triggers.secondary(battle, m, result, strike.hits[-1:])
    if line.spares_heroes or not battle.options.collateral:
        return
    for friend in _friends(battle, cells):
        pool = attack_pool(battle, strike.m)
        result = yield from roll_and_reroll(battle, strike.m, pool, THRESHOLD, rule="NAR-AUR-02")
        yield from _collateral(battle, strike, friend, result.successes)


def _friends(battle: Battle, cells: CellSet) -> list[Hero | Token]:
    """The heroes and Characters whom an attack of their own side strikes.  [NAR-AOE-04, NAR-CMP-14]"""
    return [*(hero for hero in battle.standing() if cells >> hero.cell & 1), *battle.characters_on(cells)]


def attack_roll(battle: Battle, m: AttackMoment) -> Rule[Result]:
    """The roll of an attack against its main target.  [NAR-HAT-01, NAR-HAT-02, NAR-TST-04, NAR-MAG-02, NAR-PRY-02]"""
    against = enemy_effects(battle, m)
    return roll_and_reroll(
        battle, m, attack_pool(battle, m), defence_value(battle, m).total,
        enemy_effects=against, useful=useful(battle, m) if against else (), rule="NAR-HAT-01",
    )  # fmt: skip


def _hit(battle: Battle, strike: Strike, m: AttackMoment, result: Result) -> Rule[None]:
    """The Wounds and Statuses of one target; Statuses need a Wound, or a success if the attack is Harmless.

    [NAR-HAT-04, NAR-HAT-05, NAR-HAT-06, NAR-STS-06, NAR-KWD-29, NAR-KWD-54, NAR-KWD-55, NAR-AOE-18, NAR-SCN-08]
    """
    done, target = damage(battle, m, result), m.target
    if not isinstance(target, Enemy):
        verbs.hurt_scenery(battle, target, done.wounds, "NAR-SCN-03")
        strike.hits.append((target, Hit(done.wounds, False, False, done.keywords)))
        return
    works = done.wounds > 0
    if works:
        rule = "NAR-CRT-01" if done.critical else "NAR-HAT-04"
        yield from verbs.wound(battle, target, done.wounds, by=m.hero, rule=rule)
    elif any(keyword.name == "harmless" for keyword in done.keywords):
        works = succeeds(battle, m.hero, m.attack, done.successes)
    if works:
        inflict(battle, target, done.keywords)
    else:
        battle.journal.note("unharmed", "NAR-HAT-02", figure=target.key, successes=done.successes)
    killed = target.wounds >= target.health
    strike.hits.append((target, Hit(done.wounds, killed, done.critical, done.keywords)))


def _collateral(battle: Battle, strike: Strike, friend: Hero | Token, successes: int) -> Rule[None]:
    """A friend in the area faces what the roll scored against the main target.

    [NAR-AOE-04, NAR-AOE-16, NAR-CLD-01, NAR-CMP-14]
    """
    m = strike.m
    keywords = modifiers.attack_keywords(battle, m)
    names = [keyword.name for keyword in keywords]
    wounds = 0 if "harmless" in names else raw_wounds(battle, m.hero, m.attack, successes)
    wounds = min(wounds, 1) if "weak" in names else wounds
    mental = not is_physical(m.attack)
    if isinstance(friend, Token):
        yield from collateral_to_character(battle, friend, wounds, mental=mental)
        return
    suffered = yield from collateral(battle, friend, wounds, mental=mental, by=m.hero)
    if suffered and not friend.ko:
        inflict(battle, friend, keywords)


def _area(battle: Battle, m: AttackMoment) -> Rule[CellSet]:
    """The squares of an attack, with what boosts make of its area; the hero points it.  [NAR-AOE-01, NAR-AOE-11]"""
    if not isinstance(m.target, Enemy):  # the main target of an area is a Model  [NAR-AOE-02]
        return 1 << m.target.cell
    name, reach = modifiers.attack_area(battle, m)
    area = cast("Area", name)
    user, target = m.hero.cell, m.target.cell
    ways_to_point = headings(battle, area, user, target)
    heading = yield from choose_heading("NAR-AOE-11", m.hero, ways_to_point)
    return area_cells(battle, area, user, target, heading, reach)
