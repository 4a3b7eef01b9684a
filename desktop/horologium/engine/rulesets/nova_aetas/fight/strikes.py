"""What a hero's attack can do, as facts: dice, defence values, Enemy effects, Wounds (topics HAT, CRT, MAG, PRY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import THRESHOLD, EnemyEffect, erasing
from horologium.engine.rulesets.nova_aetas.state import Enemy

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import Result
    from horologium.engine.rulesets.nova_aetas.moments import AttackMoment
    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, KeywordSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

CRITICAL: Final = 3
"""So many Wounds of a weapon are a Critical Hit.  [NAR-CRT-01]"""


class Damage(NamedTuple):
    """What one target suffers: Wounds, whether it is a Critical Hit, and the keywords that go with them."""

    wounds: int
    critical: bool
    successes: int
    keywords: tuple[KeywordSpec, ...]


def is_physical(attack: AttackSpec) -> bool:
    """Whether an attack is Melee or Ranged: Magic and Prayers are Mental.  [NAR-CBT-03, NAR-CBT-04]"""
    return attack.kind in ("melee", "ranged")


def attack_pool(battle: Battle, m: AttackMoment) -> Tally:
    """The dice of an attack and why.  [NAR-HAT-01, NAR-HER-03, NAR-HER-04, NAR-HER-05]"""
    name = "physical" if m.attack.kind == "melee" else "precision" if m.attack.kind == "ranged" else "mind"
    pool = Tally(modifiers.characteristic(battle, m.hero, name), name, "NAR-HAT-01")
    pool.add(m.attack.dice, later("attack line"), "NAR-STR-01")
    modifiers.attack_dice(battle, m, pool)
    return pool


def defence_value(battle: Battle, m: AttackMoment) -> Tally:
    """What a die must show against the target: its Physical or Mental Defense; Scenery has 5.

    [NAR-HAT-02, NAR-CBT-03, NAR-CBT-04, NAR-MAG-02, NAR-PRY-04, NAR-SCN-03, NAR-STN-08]
    """
    tally = Tally()
    if not isinstance(m.target, Enemy):
        tally.add(THRESHOLD, later("scenery"), "NAR-SCN-03")
        return tally
    card = battle.library.enemy[m.target.card]
    if is_physical(m.attack):
        tally.add(card.physical, later("physical defense"), "NAR-CBT-03")
        if "poison" in m.target.statuses:
            tally.add(-1, later("poison"), "NAR-STN-08")
    else:
        tally.add(card.mental, later("mental defense"), "NAR-CBT-04")
    modifiers.defence_value(battle, m, tally)
    return tally


def enemy_effects(battle: Battle, m: AttackMoment) -> list[EnemyEffect]:
    """What the main target does to the dice: Resistance, then Dodge, then Cover; symbols are erased last.

    [NAR-EFX-01, NAR-EFX-03, NAR-KWD-18, NAR-KWD-47, NAR-COV-04, NAR-DIE-07]
    """
    if not isinstance(m.target, Enemy):
        return []
    words = modifiers.keywords(battle, m.target)
    if not words and not m.cover:
        return []
    symbols = dict.fromkeys(word.symbol for word in words if word.name == "resistance" and word.symbol)
    found = [EnemyEffect("resistance", "NAR-KWD-47", symbol) for symbol in symbols]
    if any(word.name == "dodge" for word in words):
        found.append(EnemyEffect("dodge", "NAR-KWD-18"))
    if m.cover and not modifiers.ignores_cover(battle, m):
        found.append(EnemyEffect("cover", "NAR-COV-04"))
    return [*found, *erasing(words)]


def raw_wounds(battle: Battle, hero: Hero, attack: AttackSpec, successes: int) -> int:
    """The Wounds of so many successes before anything protects the target.

    A spell has fixed Wounds if it has the successes it needs; other attacks count theirs.
    [NAR-HAT-04, NAR-HAT-05, NAR-MAG-02, NAR-MAG-03, NAR-MAG-05, NAR-PRY-03, NAR-KWD-29]
    """
    if not succeeds(battle, hero, attack, successes):
        return 0
    return attack.wounds if attack.kind == "magic" else -(-successes // attack.every) * attack.per_success


def succeeds(battle: Battle, hero: Hero, attack: AttackSpec, successes: int) -> bool:
    """Whether the roll of an attack is successful: a spell needs its number, the others one success.

    [NAR-SEC-02, NAR-MAG-02, NAR-PRY-03]
    """
    return successes >= (modifiers.spell_needs(battle, hero, max(1, attack.needs)) if attack.kind == "magic" else 1)


def damage(battle: Battle, m: AttackMoment, result: Result) -> Damage:
    """What the dice do to one Enemy or piece of Scenery, by its own defence.

    In this order: successes, caps, Shield, Critical Hit.
    [NAR-AOE-04, NAR-CRT-01, NAR-CRT-02, NAR-CRT-03, NAR-KWD-08, NAR-KWD-15, NAR-KWD-38, NAR-KWD-51, NAR-KWD-53]
    """
    keywords = modifiers.attack_keywords(battle, m)
    names = [keyword.name for keyword in keywords]
    successes = result.against(defence_value(battle, m).total)
    wounds = 0 if "harmless" in names else raw_wounds(battle, m.hero, m.attack, successes)
    wounds = min(wounds, 1) if "weak" in names else wounds
    cap = modifiers.wound_cap(battle, m) if m.attack.effects else None
    wounds = wounds if cap is None else min(wounds, cap)
    if _shielded(battle, m) and "unblockable" not in names:
        wounds = max(0, wounds - 1)
    bonus = critical_bonus(battle, m, keywords) if wounds >= CRITICAL else 0
    return Damage(wounds + bonus, bonus > 0, successes, keywords)


def critical_bonus(battle: Battle, m: AttackMoment, keywords: tuple[KeywordSpec, ...]) -> int:
    """The Wounds that a Critical Hit adds: 1 for a weapon, X for Critical X, which Destiny takes away.

    [NAR-CRT-01, NAR-CRT-02, NAR-CRT-03, NAR-KWD-08, NAR-KWD-15]
    """
    fated = isinstance(m.target, Enemy) and modifiers.has(battle, m.target, "destiny") is not None
    extra = 0 if fated else sum(keyword.value for keyword in keywords if keyword.name == "critical")
    return extra + (1 if m.weapon else 0)


def _shielded(battle: Battle, m: AttackMoment) -> bool:
    """Whether the target ignores the first Wound of this attack.  [NAR-KWD-51]"""
    return is_physical(m.attack) and isinstance(m.target, Enemy) and bool(modifiers.has(battle, m.target, "shield"))
