"""Enemies attack, heroes defend (topics DEF, CLD); what else stands in the area of an Enemy's attack suffers too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick
from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas.board.forced import chase
from horologium.engine.rulesets.nova_aetas.board.sightlines import adjacent, area_cells, covered, headings
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.symbols import at_stake
from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import (
    THRESHOLD,
    EnemyEffect,
    erasing,
    roll_and_reroll,
    roll_of_a_character,
)
from horologium.engine.rulesets.nova_aetas.fight.statuses import inflict
from horologium.engine.rulesets.nova_aetas.moments import DefenceMoment, Hit
from horologium.engine.rulesets.nova_aetas.state import Hero, Token
from horologium.engine.rulesets.nova_aetas.verbs import hurt_scenery, wound, wound_character

if TYPE_CHECKING:
    from horologium.engine.core.ask import Asked, Rule
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.kit.templates import Heading
    from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import Result
    from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy

CHARACTER_DICE: Final = 3
"""The Physical and Mind of a Character without a sheet.  [NAR-MIS-02]"""

WAYS: Final = ((0, -1, "north"), (1, 0, "east"), (0, 1, "south"), (-1, 0, "west"))


def enemy_attack(
    battle: Battle, enemy: Enemy, target: Hero | Token, attack: EnemyAttackSpec, *, reaction: bool = False
) -> Rule[int]:
    """An Enemy attacks; give back the Wounds of its target. AP are the caller's business.

    [NAR-DEF-01 to 09, NAR-AOE-05, NAR-AUR-04, NAR-KWD-49]
    """
    if not battle.journal.quiet:
        battle.journal.note(
            "enemy-attacks", "NAR-ENG-04" if reaction else "NAR-DEF-08", figure=enemy.key, target=target.key,
            hits=hits(battle, enemy, target.cell, attack).reasons(), difficulty=attack.difficulty,
        )  # fmt: skip
    cells = (yield from _area(battle, enemy, target.cell, attack)) if attack.area else 1 << target.cell
    before = target.wounds
    suffered = (yield from _defend(battle, enemy, target, attack, main=True)) if isinstance(target, Hero) else 0
    for hero in battle.standing() if attack.area else ():
        if hero is not target and cells >> hero.cell & 1:
            yield from _defend(battle, enemy, hero, attack, main=False)
    if attack.area or not isinstance(target, Hero):
        yield from _bystanders(battle, enemy, target, attack, cells)
    if attack.keywords and has_keyword(attack, "reload"):
        enemy.reload = True
        battle.journal.note("must-reload", "NAR-KWD-49", figure=enemy.key)
    return suffered if isinstance(target, Hero) else target.wounds - before


def hits(battle: Battle, enemy: Enemy, cell: int, attack: EnemyAttackSpec) -> Tally:
    """The Hits of an Enemy's attack on a square and why.  [NAR-DEF-05, NAR-KWD-09, NAR-STN-08]"""
    tally = Tally(attack.hits, "hits", "NAR-DEF-09")
    if modifiers.bears(battle, enemy, "combined"):
        others = battle.enemy_cells[enemy.faction] & ~(1 << enemy.cell)
        if battle.terrain.board.near[cell] & others:
            tally.add(1, later("combined attack"), "NAR-KWD-09")
    if "poison" in enemy.statuses:
        tally.add(-1, later("poison"), "NAR-STN-08")
        tally.at_least(0, "never below nothing", "NAR-STN-08")
    return tally


def is_ranged(attack: EnemyAttackSpec) -> bool:
    """Whether an Enemy's attack is Physical and Ranged: its range does not begin at 1.  [NAR-DEF-01, NAR-MIS-09]"""
    return not attack.mental and attack.least > 1


def has_keyword(attack: EnemyAttackSpec, name: str) -> bool:
    """Whether the line of an Enemy's attack has a keyword."""
    for keyword in attack.keywords:  # noqa: SIM110 - a generator would take three times as long
        if keyword.name == name:
            return True
    return False


def defence_moment(
    battle: Battle, enemy: Enemy, hero: Hero, attack: EnemyAttackSpec, *, main: bool = True
) -> DefenceMoment:
    """The defence of a hero against an Enemy's attack; Cover counts for the main target.  [NAR-DEF-01, NAR-AOE-05]"""
    ranged = is_ranged(attack)
    cover = main and ranged and covered(battle, enemy, hero.cell, melee=False, physical=True)
    return DefenceMoment(hero, enemy, attack, attack.mental, ranged, cover)


def defence_pool(battle: Battle, m: DefenceMoment) -> Tally:
    """The dice of a defence and why.  [NAR-DEF-01, NAR-DEF-02, NAR-CLD-02]"""
    name = "mind" if m.mental else "physical"
    pool = Tally(modifiers.characteristic(battle, m.hero, name), name, "NAR-DEF-02")
    modifiers.defence_dice(battle, m, pool)
    return pool


def difficulty(battle: Battle, m: DefenceMoment) -> Tally:
    """What a defending die must show and why.  [NAR-DEF-04, NAR-CLD-03]"""
    if m.attack is not None:
        tally = Tally(m.attack.difficulty, "difficulty", "NAR-DEF-04")
    else:
        tally = Tally(THRESHOLD, "difficulty", "NAR-CLD-03")
    modifiers.difficulty(battle, m, tally)
    return tally


def insidious(battle: Battle, enemy: Enemy, attack: EnemyAttackSpec) -> list[EnemyEffect]:
    """What the attack does to the dice of the defence, wherever it is printed on the card: rerolls, then erasing.

    [NAR-KWD-37, NAR-EFX-01, NAR-DIE-07]
    """
    words = (*attack.keywords, *battle.library.enemy[enemy.card].keywords)
    if not words:
        return []
    found: list[EnemyEffect] = []
    for word in words:
        if word.name == "insidious" and word.symbol:
            effect = EnemyEffect("insidious", "NAR-KWD-37", word.symbol)
            found += [] if effect in found else [effect]
    return [*found, *erasing(words)]


def _defend(battle: Battle, enemy: Enemy, hero: Hero, attack: EnemyAttackSpec, *, main: bool) -> Rule[int]:
    """One hero's defence roll against the Hits, and what comes of it.  [NAR-DEF-02 to 08, NAR-CBT-02]"""
    m = defence_moment(battle, enemy, hero, attack, main=main)
    result = yield from roll_and_reroll(
        battle, m, defence_pool(battle, m), difficulty(battle, m).total,
        enemy_effects=insidious(battle, enemy, attack), rule="NAR-DEF-02",
    )  # fmt: skip
    through = max(0, hits(battle, enemy, hero.cell, attack).total - result.successes)
    if not battle.journal.quiet:
        battle.journal.note("defended", "NAR-DEF-04", figure=hero.key, blocked=result.successes, through=through)
    beside, token = adjacent(battle, enemy.cell, hero.cell), "defense" in hero.statuses
    suffered = 0
    if wounds := landed(attack, through):
        pierce = has_keyword(attack, "pierce")
        suffered = yield from wound(battle, hero, wounds, by=enemy, rule="NAR-DEF-05", attack=m, pierce=pierce)
    works = bool(suffered or (through and has_keyword(attack, "harmless")))
    if works or at_stake(battle, hero, ()):
        yield from _effects(battle, m, result, suffered, works=works, main=main)
    if token and "defense" not in hero.statuses and beside:
        yield from triggers.defence_used(battle, hero, enemy)
    return suffered


def landed(attack: EnemyAttackSpec, through: int) -> int:
    """The Wounds of so many Hits that were not blocked.  [NAR-DEF-05, NAR-KWD-29, NAR-KWD-38]"""
    if not attack.keywords:
        return through
    if has_keyword(attack, "harmless"):
        return 0
    return min(1, through) if has_keyword(attack, "weak") else through


def _effects(battle: Battle, m: DefenceMoment, result: Result, suffered: int, *, works: bool, main: bool) -> Rule[None]:
    """What an Enemy's attack does besides Wounds, if it costs the hero at least one.

    [NAR-DEF-03, NAR-DEF-06, NAR-DEF-07, NAR-STS-06, NAR-SEC-01]
    """
    hero, attack, enemy = m.hero, m.attack, m.enemy
    if attack is None or enemy is None:
        return
    if works and not hero.ko:
        inflict(battle, hero, attack.keywords)
    # the Enemy's own effects by symbols need a Wound, those of the hero's gear do not
    asked = m if works else DefenceMoment(hero, enemy, None, m.mental, m.ranged, m.cover)
    yield from triggers.secondary(battle, asked, result, [(hero, Hit(suffered, hero.ko, False, attack.keywords))])
    if works and main and has_keyword(attack, "chase"):
        yield from chase(battle, enemy, hero)


def _area(battle: Battle, enemy: Enemy, cell: int, attack: EnemyAttackSpec) -> Rule[CellSet]:
    """The squares of an Enemy's attack; where it may point both ways, as it hurts most.  [NAR-AOE-05, NAR-AUR-04]"""
    ways = headings(battle, attack.area, enemy.cell, cell)
    areas = [area_cells(battle, attack.area, enemy.cell, cell, way, attack.reach) for way in ways]
    if not areas:
        return 1 << cell
    if len(areas) > 1 and battle.options.enemy_choices == "players":
        way = yield from choose_heading("NAR-AOE-11", enemy, ways)
        return areas[ways.index(way)]
    return max(areas, key=lambda mask: (mask & battle.hero_cells).bit_count())


def choose_heading(rule: str, by: Asked, ways: tuple[Heading, ...]) -> Rule[Heading]:
    """Have the way in which an area points chosen.  [NAR-AOE-11]"""
    named = {name: (x, y) for x, y, name in WAYS if (x, y) in ways}
    if len(named) < 2:
        return ways[0]
    option = yield from pick(rule, by, [Option(name) for name in named])
    return named[option.key]


def _bystanders(
    battle: Battle, enemy: Enemy, target: Hero | Token, attack: EnemyAttackSpec, cells: CellSet
) -> Rule[None]:
    """Other Factions, Characters and Scenery in the area; Allies of the Enemy are immune.

    [NAR-AOE-06, NAR-AOE-18, NAR-CLD-04, NAR-SCN-07]
    """
    for token in battle.characters_on(cells):
        yield from _defend_token(battle, enemy, token, attack, main=token is target)
    if cells & battle.foes:
        for other in [one for one in battle.enemies if cells >> one.cell & 1 and one.faction != enemy.faction]:
            force = landed(attack, hits(battle, enemy, other.cell, attack).total)
            yield from wound(battle, other, force, by=enemy, rule="NAR-CLD-04")
    if attack.area != "wave" and cells & (battle.bushes | battle.trees):
        for thing in [one for one in battle.scenery if cells >> one.cell & 1]:
            hurt_scenery(battle, thing, hits(battle, enemy, thing.cell, attack).total, "NAR-SCN-07")


def _defend_token(battle: Battle, enemy: Enemy, token: Token, attack: EnemyAttackSpec, *, main: bool) -> Rule[None]:
    """A Character defends against an Enemy's attack as a hero would; no Status can work on him.

    [NAR-CMP-11, NAR-CMP-14, NAR-COV-03, NAR-KWD-37]
    """
    cover = main and is_ranged(attack) and covered(battle, enemy, token.cell, melee=False, physical=True)
    result = yield from roll_of_a_character(
        battle, token, character_pool(mental=attack.mental), attack.difficulty,
        enemy_effects=insidious(battle, enemy, attack), cover=cover, rule="NAR-DEF-02",
    )  # fmt: skip
    through = max(0, hits(battle, enemy, token.cell, attack).total - result.successes)
    wound_character(battle, token, landed(attack, through), "NAR-DEF-05")


def character_pool(*, mental: bool) -> Tally:
    """The dice of a Character's defence.  [NAR-MIS-02]"""
    return Tally(CHARACTER_DICE, "mind" if mental else "physical", "NAR-MIS-02")


def collateral(battle: Battle, hero: Hero, wounds: int, *, mental: bool, by: Hero | Enemy | None) -> Rule[int]:
    """A hero is hit by a source that is no Enemy's attack: each die of 5 or more cancels a Wound.

    [NAR-CLD-01, NAR-CLD-02, NAR-CLD-03]
    """
    if wounds <= 0 or not battle.options.collateral:
        return 0
    m = DefenceMoment(hero, None, None, mental, ranged=False)
    result = yield from roll_and_reroll(
        battle, m, defence_pool(battle, m), difficulty(battle, m).total, rule="NAR-CLD-01"
    )
    return (yield from wound(battle, hero, max(0, wounds - result.successes), by=by, rule="NAR-CLD-01"))


def collateral_to_character(battle: Battle, token: Token, wounds: int, *, mental: bool) -> Rule[None]:
    """A Character is hit by his own side: he makes the same test as a hero.  [NAR-CMP-14, NAR-CLD-01, NAR-CLD-03]"""
    if wounds <= 0 or not battle.options.collateral:
        return
    pool = character_pool(mental=mental)
    result = yield from roll_of_a_character(battle, token, pool, THRESHOLD, rule="NAR-CLD-01")
    wound_character(battle, token, max(0, wounds - result.successes), "NAR-CLD-01")


def can_react(battle: Battle, enemy: Enemy, hero: Hero) -> EnemyAttackSpec | None:
    """The attack with which an Enemy answers a hero who leaves it, if it has one.

    [NAR-ENG-06, NAR-STP-05, NAR-STN-11, NAR-TOK-06, NAR-KOH-06]
    """
    spec = battle.library.enemy[enemy.card]
    charmed = spec.rank == "troop" and "charm" in hero.statuses
    if enemy.waiting or hero.ko or charmed or "blind" in enemy.statuses or not adjacent(battle, enemy.cell, hero.cell):
        return None
    near = [attack for attack in spec.attacks if attack.least <= 1 <= attack.most]
    return next((attack for attack in near if not (enemy.reload and has_keyword(attack, "reload"))), None)
