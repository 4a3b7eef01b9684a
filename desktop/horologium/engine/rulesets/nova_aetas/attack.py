"""A hero attacks: which attacks he has, and the order in which one is resolved (topics CBT, HAT, AOE, SEC)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick_from
from horologium.engine.core.tally import Tally
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.nova_aetas import modifiers, movement, triggers, verbs, ways
from horologium.engine.rulesets.nova_aetas.defence import choose_heading, collateral
from horologium.engine.rulesets.nova_aetas.holdings import limit_key, used_up
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, Hit
from horologium.engine.rulesets.nova_aetas.sightlines import area_cells, covered, headings, valid_target, within
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, KeywordSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy
from horologium.engine.rulesets.nova_aetas.statuses import inflict
from horologium.engine.rulesets.nova_aetas.strikes import (
    attack_pool,
    damage,
    defence_value,
    enemy_effects,
    is_physical,
    raw_wounds,
    succeeds,
    useful_symbols,
)
from horologium.engine.rulesets.nova_aetas.tests import THRESHOLD, roll_and_reroll

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Hero, Item, Model, Scenery
    from horologium.engine.rulesets.nova_aetas.tests import Result

BARE_HANDS: Final = AttackSpec("melee", keywords=(KeywordSpec("weak"),))
"""What every hero can do without weapon or skill.  [NAR-HAT-09, NAR-MIS-13]"""


@dataclass(frozen=True, slots=True)
class AttackOption:
    """One attack that a hero can declare: with a card, a skill, or bare hands.

    ``card`` is the item that is used, ``weapon`` whether it counts as a weapon; ``name`` is for screens.
    """

    key: str
    name: str
    attack: AttackSpec
    cost: int
    card: str = ""
    skill: str = ""
    weapon: bool = False


@dataclass(slots=True)
class Strike:
    """An attack under way: the moment of its main target, the Enemies it has reached, and what it did to whom."""

    m: AttackMoment
    reached: list[Enemy]
    hits: list[tuple[Model, Hit]]


# What a hero can declare --------------------------------------------------------------------------------------------


def attack_options(battle: Battle, hero: Hero) -> list[AttackOption]:
    """The attacks for which a hero has the AP and a valid target; a blind one has none.

    [NAR-ACN-09, NAR-HAC-02, NAR-CBT-01, NAR-STN-11]
    """
    if battle.active is None or "blind" in hero.statuses or hero.ko:
        return []
    ap = battle.active.ap
    return [
        option
        for option in lines(battle, hero)
        if option.cost <= ap and (targets(battle, hero, option) or rush_ends(battle, hero, option))
    ]


def lines(battle: Battle, hero: Hero) -> Iterator[AttackOption]:
    """Every attack line in a hero's hands: cards, skills, bare hands.

    [NAR-CBT-05, NAR-HAT-09, NAR-MAG-01, NAR-MAG-04, NAR-MAG-08, NAR-PRY-01, NAR-PRY-05, NAR-TOK-06, NAR-EQP-17]
    """
    library = battle.library
    for item in hero.items:
        if not (item.flipped or item.reload):
            yield from _card_lines(battle, hero, item)
    for skill in (library.skill[name] for name in hero.skills):
        if skill.attack is not None and not used_up(hero, skill.limit, skill.id):
            yield from _skill_lines(battle, hero, skill, skill.attack)
    cost = modifiers.attack_cost(battle, hero, None, BARE_HANDS)
    yield AttackOption("attack:bare-hands", "Bare Hands", BARE_HANDS, cost)


def _card_lines(battle: Battle, hero: Hero, item: Item) -> Iterator[AttackOption]:
    """A weapon, a consumable or a scroll; only a weapon counts as one.  [NAR-CRT-01, NAR-MAG-08, NAR-MIS-15]"""
    card = battle.library.item[item.card]
    key = f"attack:{item.key}"
    if card.attack is not None:
        cost = modifiers.attack_cost(battle, hero, item, card.attack)
        yield AttackOption(key, card.name, card.attack, cost, item.key, weapon=card.category == "weapon")
    if card.spell and (spell := battle.library.skill[card.spell]).attack is not None:
        yield AttackOption(f"{key}:{spell.id}", card.name, spell.attack, spell.attack.cost, item.key, spell.id)


def _skill_lines(battle: Battle, hero: Hero, skill: SkillSpec, line: AttackSpec) -> Iterator[AttackOption]:
    """An attack skill, spell or prayer; one that needs a weapon is an attack with it.  [NAR-MIS-04, NAR-CBT-08]"""
    key = f"attack:{skill.id}"
    kind = modifiers.needs_weapon(battle, skill.id)
    if not kind:
        cost = modifiers.attack_cost(battle, hero, None, line)
        yield AttackOption(key, skill.name, line, cost, skill=skill.id)
        return
    for item in hero.items:
        card = battle.library.item[item.card]
        usable = card.category == "weapon" and not item.flipped and not item.reload
        if usable and card.attack is not None and card.attack.kind == kind:
            cost = modifiers.attack_cost(battle, hero, item, line)
            yield AttackOption(key, skill.name, line, cost, item.key, skill.id, weapon=True)
            return


def targets(battle: Battle, hero: Hero, option: AttackOption, from_cell: int | None = None) -> int:
    """The squares of Enemies and Scenery that an attack can choose; an area needs a Model.

    [NAR-HAT-03, NAR-HAT-08, NAR-STR-02, NAR-STR-03, NAR-AOE-02, NAR-SCN-03, NAR-SCN-05, NAR-BLD-08]
    """
    line = option.attack
    here = hero.cell if from_cell is None else from_cell
    models = 0
    for mask in battle.enemy_cells.values():
        models |= mask
    if line.area == "wave":
        return models & within(battle, here, line.reach)
    things = 0 if line.area else battle.bushes | battle.trees
    most = line.most + modifiers.range_bonus(battle, hero, line.kind)
    near = battle.terrain.board.within(here, most + 1) & (models | things)
    melee, physical = line.kind == "melee", is_physical(line)
    found = 0
    for cell in each(near):
        if not headings(battle, line.area, here, cell):
            continue
        if valid_target(battle, hero, cell, line.least, most, melee=melee, physical=physical, from_cell=here):
            found |= 1 << cell
    return found


def moment(battle: Battle, hero: Hero, option: AttackOption, target: Enemy | Scenery) -> AttackMoment:
    """The attack on a target from where the hero stands.  [NAR-COV-04, NAR-COV-05, NAR-COV-06]"""
    line = option.attack
    item = _item(hero, option.card) if option.weapon else None
    cover = covered(battle, hero, target.cell, melee=line.kind == "melee", physical=is_physical(line))
    return AttackMoment(hero, line, target, item, option.skill, cover)


def at(battle: Battle, cell: int) -> Enemy | Scenery:
    """The Enemy or the piece of Scenery on a square."""
    for enemy in battle.enemies:
        if enemy.cell == cell:
            return enemy
    return next(thing for thing in battle.scenery if thing.cell == cell)


def rush_ends(battle: Battle, hero: Hero, option: AttackOption) -> int:
    """Where a hero can go right before a boosted attack, so that it has a target there.  [NAR-SQU-06]"""
    reach = _rush(battle, option)
    if not reach:
        return 0
    found = 0
    for cell in each(ways.stroll(battle, hero, reach).ends):
        if targets(battle, hero, option, cell):
            found |= 1 << cell
    return found


def _rush(battle: Battle, option: AttackOption) -> int:
    """How far an armed Reckless Charge lets the hero move before this attack.  [NAR-SQU-06, NAR-CBT-06, NAR-CBT-08]"""
    if battle.active is None or not option.weapon or option.attack.special:
        return 0
    skills = [battle.library.skill[name] for name in battle.active.boosts if name in battle.library.skill]
    return max((one.amount for skill in skills for one in skill.effects if one.do == "reckless-charge"), default=0)


# The attack ---------------------------------------------------------------------------------------------------------


def hero_attack(battle: Battle, hero: Hero, option: AttackOption) -> Rule[None]:
    """One attack from its declaration to the token on the dial, in the order of the ledger.  [NAR-HAT-07]"""
    active = battle.active
    if active is None:
        raise LookupError("no hero is active")
    yield from _rush_in(battle, hero, option)
    if hero.ko:
        return
    verbs.pay(battle, option.cost)
    cells = targets(battle, hero, option)
    if cells:
        strike = yield from _strike(battle, hero, option, cells, active)
        yield from _aftermath(battle, strike, option)
    _spend_cards(battle, hero, option)
    verbs.advance(battle, option.cost)


def _strike(battle: Battle, hero: Hero, option: AttackOption, cells: int, active: Activation) -> Rule[Strike]:
    """Target, roll, Wounds, Statuses and Secondary Effects.  [NAR-HAT-07, NAR-AUR-03, NAR-AOE-03]"""
    active.striking = True
    if option.attack.area == "wave":
        strike = yield from _wave(battle, hero, option)
    else:
        cell = yield from pick_from("NAR-HAT-08", hero, Cells(battle.terrain.board, cells), "cell")
        strike = Strike(moment(battle, hero, option, at(battle, cell)), [], [])
        battle.journal.note(
            "attacked", "NAR-HAT-07", figure=hero.key, target=_name(battle, strike.m), attack=option.name,
            needs=defence_value(battle, strike.m).reasons(),
        )  # fmt: skip
        yield from _main_attack(battle, strike)
    active.striking = False
    return strike


def _main_attack(battle: Battle, strike: Strike) -> Rule[None]:
    """One roll for everything in the area: each Model by its own defence.  [NAR-AOE-03, NAR-AOE-04, NAR-AOE-16]"""
    m = strike.m
    cells = yield from _area(battle, m)
    result = yield from attack_roll(battle, m)
    first = [m.target] if isinstance(m.target, Enemy) else []
    others = [one for one in battle.enemies if cells >> one.cell & 1 and one is not m.target]
    for enemy in (*first, *others):
        yield from _hit(battle, strike, replace(m, target=enemy), result)
    for thing in [one for one in battle.scenery if cells >> one.cell & 1]:
        verbs.hurt_scenery(battle, thing, damage(battle, replace(m, target=thing), result).wounds, "NAR-AOE-18")
    successes = damage(battle, m, result).successes
    for hero in [one for one in battle.standing() if cells >> one.cell & 1 and not m.attack.spares_heroes]:
        yield from _collateral(battle, strike, hero, successes)
    if succeeds(battle, m.hero, m.attack, successes) and not m.hero.ko:
        yield from triggers.secondary(battle, m, result, strike.hits)


def _wave(battle: Battle, hero: Hero, option: AttackOption) -> Rule[Strike]:
    """A roll of its own for every Model within reach; the hero himself is spared.

    [NAR-AUR-02, NAR-AUR-03, NAR-AOE-07]
    """
    cells = area_cells(battle, "wave", hero.cell, hero.cell, reach=option.attack.reach)
    enemies = [enemy for enemy in battle.enemies if cells >> enemy.cell & 1]
    strike = Strike(moment(battle, hero, option, enemies[0]), [], [])
    battle.journal.note("attacked-around", "NAR-AUR-03", figure=hero.key, attack=option.name, models=len(enemies))
    for enemy in enemies:
        m = moment(battle, hero, option, enemy)
        result = yield from attack_roll(battle, m)
        before = len(strike.hits)
        yield from _hit(battle, strike, m, result)
        successes = result.against(defence_value(battle, m).total)
        if succeeds(battle, hero, m.attack, successes):
            yield from triggers.secondary(battle, m, result, strike.hits[before:])
    if not option.attack.spares_heroes and battle.options.collateral:
        for other in [one for one in battle.standing() if cells >> one.cell & 1]:
            pool = attack_pool(battle, strike.m)
            result = yield from roll_and_reroll(battle, strike.m, pool, THRESHOLD, rule="NAR-AUR-02")
            yield from _collateral(battle, strike, other, result.successes)
    return strike


def attack_roll(battle: Battle, m: AttackMoment) -> Rule[Result]:
    """The roll of an attack against its main target.  [NAR-HAT-01, NAR-HAT-02, NAR-TST-04, NAR-MAG-02, NAR-PRY-02]"""
    threshold: Tally = defence_value(battle, m)
    return (
        yield from roll_and_reroll(
            battle, m, attack_pool(battle, m), threshold.total,
            enemy_effects=enemy_effects(battle, m), useful=useful_symbols(m), rule="NAR-HAT-01",
        )
    )  # fmt: skip


def _hit(battle: Battle, strike: Strike, m: AttackMoment, result: Result) -> Rule[None]:
    """The Wounds and Statuses of one Enemy; Statuses need a Wound, or a success if the attack is Harmless.

    [NAR-HAT-04, NAR-HAT-05, NAR-HAT-06, NAR-STS-06, NAR-KWD-29, NAR-KWD-54, NAR-KWD-55]
    """
    enemy = m.target
    if not isinstance(enemy, Enemy):
        return
    done = damage(battle, m, result)
    yield from verbs.wound(battle, enemy, done.wounds, by=m.hero, rule="NAR-CRT-01" if done.critical else "NAR-HAT-04")
    harmless = any(keyword.name == "harmless" for keyword in done.keywords)
    if done.wounds or (harmless and succeeds(battle, m.hero, m.attack, done.successes)):
        inflict(battle, enemy, done.keywords)
    else:
        battle.journal.note("unharmed", "NAR-HAT-02", figure=enemy.key, successes=done.successes)
    killed = enemy.wounds >= enemy.health
    strike.reached.append(enemy)
    strike.hits.append((enemy, Hit(done.wounds, killed, done.critical, done.keywords)))


def _collateral(battle: Battle, strike: Strike, hero: Hero, successes: int) -> Rule[None]:
    """A hero in the area faces what the roll scored against the main target.  [NAR-AOE-04, NAR-AOE-16, NAR-CLD-01]"""
    m = strike.m
    keywords = modifiers.attack_keywords(battle, m)
    names = [keyword.name for keyword in keywords]
    wounds = 0 if "harmless" in names else raw_wounds(battle, m.hero, m.attack, successes)
    wounds = min(wounds, 1) if "weak" in names else wounds
    suffered = yield from collateral(battle, hero, wounds, mental=not is_physical(m.attack), by=m.hero)
    if suffered and not hero.ko:
        inflict(battle, hero, keywords)


def _area(battle: Battle, m: AttackMoment) -> Rule[int]:
    """The squares of an attack, with what boosts make of its area; the hero points it.  [NAR-AOE-01, NAR-AOE-11]"""
    area, reach = modifiers.attack_area(battle, m)
    user, target = m.hero.cell, m.target.cell
    ways_to_point = headings(battle, area, user, target)
    heading = yield from choose_heading("NAR-AOE-11", m.hero, ways_to_point)
    return area_cells(battle, area, user, target, heading, reach)


def _aftermath(battle: Battle, strike: Strike, option: AttackOption) -> Rule[None]:
    """Defeats and loot, Threat, Chase, what skills do afterwards; waiting Enemies enter combat.

    [NAR-HAT-07, NAR-PER-03, NAR-PER-04, NAR-PER-05, NAR-WTG-08]
    """
    hero = strike.m.hero
    _threat(battle, strike)
    for enemy in [one for one in battle.enemies if one.wounds >= one.health]:
        yield from verbs.defeat(battle, enemy, hero)
        yield from triggers.killed(battle, hero, enemy)
    if not hero.ko:
        yield from _chase(battle, strike)
        yield from triggers.attack_done(battle, strike.m, strike.hits)
    _disarm(battle, option)
    for enemy in strike.reached:
        if any(enemy is other for other in battle.enemies):
            verbs.wake(battle, enemy, "NAR-WTG-08")


def _threat(battle: Battle, strike: Strike) -> None:
    """A point for each Enemy wounded, and one for each Critical Hit.  [NAR-PER-03, NAR-PER-05]"""
    counted = battle.active.counted if battle.active else []
    for _ in [enemy for enemy in battle.enemies if enemy.key in counted]:
        verbs.raise_threat(battle, strike.m.hero, 1, "NAR-PER-03")
    for _, hit in strike.hits:
        if hit.critical:
            verbs.raise_threat(battle, strike.m.hero, 1, "NAR-PER-05")


def _chase(battle: Battle, strike: Strike) -> Rule[None]:
    """Move the main target that was wounded and has survived.  [NAR-KWD-11]"""
    for model, hit in strike.hits[:1]:
        chases = any(keyword.name == "chase" for keyword in hit.keywords)
        if chases and hit.wounds and any(model is enemy for enemy in battle.enemies):
            yield from movement.chase(battle, strike.m.hero, model)


def _disarm(battle: Battle, option: AttackOption) -> None:
    """Boosts are for one attack with a weapon.  [NAR-SKS-06, NAR-CBT-06, NAR-CBT-08]"""
    if battle.active is not None and option.weapon and not option.attack.special:
        battle.active.boosts.clear()


def _spend_cards(battle: Battle, hero: Hero, option: AttackOption) -> None:
    """Reload tokens, used-up cards, and skills of limited use.  [NAR-KWD-49, NAR-TOK-06, NAR-ACN-10, NAR-MIS-15]"""
    if option.skill and (key := limit_key(battle.library.skill[option.skill].limit, option.skill)):
        hero.used[key] = hero.used.get(key, 0) + 1
    if not option.card:
        return
    item = _item(hero, option.card)
    if any(keyword.name == "reload" for keyword in option.attack.keywords):
        item.reload = True
        battle.journal.note("must-reload", "NAR-KWD-49", figure=hero.key)
    if battle.library.item[item.card].used_up:
        hero.items.remove(item)
        battle.journal.note("used-up", "NAR-MIS-15", figure=hero.key, item=item.card)


def _rush_in(battle: Battle, hero: Hero, option: AttackOption) -> Rule[None]:
    """The move of a Reckless Charge: to where the attack has a target; whoever engages the hero reacts first.

    [NAR-SQU-06]
    """
    ends = rush_ends(battle, hero, option)
    if targets(battle, hero, option):
        ends |= 1 << hero.cell
    if ends & ~(1 << hero.cell) == 0:
        return
    end = yield from pick_from("NAR-SQU-06", hero, Cells(battle.terrain.board, ends), "cell")
    if end == hero.cell:
        return
    yield from movement.provoke(battle, hero)
    found = ways.stroll(battle, hero, _rush(battle, option))
    if not hero.ko and found.ends >> end & 1:
        movement.walk(battle, hero, found.path(end))


def _item(hero: Hero, key: str) -> Item:
    return next(item for item in hero.items if item.key == key)


def _name(battle: Battle, m: AttackMoment) -> str:
    """What the target is called in the journal."""
    return (
        m.target.key if isinstance(m.target, Enemy) else f"{m.target.kind} {battle.terrain.board.name(m.target.cell)}"
    )
