"""What players call the words of the game, and the rules that explain them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import say, say_number
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.texts.words import readable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import (
        AttackSpec,
        EnemyAttackSpec,
        EnemySkillSpec,
        KeywordSpec,
    )

STATUS_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "reroll": "NAR-STP-01", "advantage": "NAR-STP-02", "defense": "NAR-STP-03", "bless": "NAR-STP-04",
        "charm": "NAR-STP-05", "flying": "NAR-STP-07", "speed": "NAR-STP-10", "burn": "NAR-STN-01",
        "entangled": "NAR-STN-04", "poison": "NAR-STN-06", "stun": "NAR-STN-09", "blind": "NAR-STN-11",
        "cursed": "NAR-STN-13", "disadvantage": "NAR-STN-14", "bleed": "NAR-STN-15", "hemorrhage": "NAR-STN-16",
    }
)  # fmt: skip
KEYWORD_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "blessing": "NAR-KWD-01", "bloody": "NAR-KWD-02", "climb": "NAR-KWD-03", "critical": "NAR-KWD-08",
        "combined": "NAR-KWD-09", "charge": "NAR-KWD-10", "chase": "NAR-KWD-11", "destiny": "NAR-KWD-14",
        "dodge": "NAR-KWD-18", "eclectic": "NAR-KWD-19", "fire": "NAR-KWD-21", "jump": "NAR-KWD-22",
        "harmless": "NAR-KWD-29", "healer": "NAR-KWD-30", "hinder": "NAR-KWD-33", "horde": "NAR-KWD-34",
        "immunity": "NAR-KWD-36", "insidious": "NAR-KWD-37", "weak": "NAR-KWD-38", "marksman": "NAR-KWD-39",
        "pierce": "NAR-KWD-42", "poison": "NAR-KWD-43", "protection": "NAR-KWD-44", "resistance": "NAR-KWD-47",
        "reload": "NAR-KWD-49", "runner": "NAR-KWD-50", "shield": "NAR-KWD-51", "stun": "NAR-KWD-52",
        "unblockable": "NAR-KWD-53", "blind": "NAR-STN-11", "cursed": "NAR-STN-13", "disadvantage": "NAR-STN-14",
        "flammable": "NAR-MIS-11", "erase": "NAR-DIE-07",
    }
)  # fmt: skip
CHARACTERISTIC_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rapidity": "NAR-HER-02", "precision": "NAR-HER-03", "physical": "NAR-HER-04", "mind": "NAR-HER-05",
        "health": "NAR-KOH-01",
    }
)  # fmt: skip
AREA_RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "explosion": "NAR-AOE-08", "cross": "NAR-AOE-09", "spear": "NAR-AOE-10", "breath": "NAR-AOE-12",
        "sweep": "NAR-AOE-14", "wave": "NAR-AUR-02",
    }
)  # fmt: skip


def title(word: str) -> str:
    """A word of the game as it stands on a card: ``all-defeated`` is All defeated."""
    return TEXTS.get(f"word.{word}") or say(readable(word))


def outcome(mission: MissionSpec, name: str) -> str:
    """One of the ways in which a mission ends, as players call it."""
    return next((each.title for each in mission.outcomes if each.name == name), "") or title(name)


def square(name: str) -> str:
    """A square as players call it, without its level: ``C2+1`` is C2."""
    return name.partition("+")[0]


def keyword(found: KeywordSpec) -> str:
    """A keyword with its number, symbol or status, such as ``Resistance (Moon)`` or ``Critical 1``."""
    number = f" {found.value}" if found.value else ""
    named = found.symbol or found.status
    return title(found.name) + number + (f" ({title(named)})" if named else "")


def distances(least: int, most: int) -> str:
    """A range as it is printed.  [NAR-STR-02]"""
    return str(most) if least == most else f"{least}-{most}"


def enemy_attack(attack: EnemyAttackSpec) -> str:
    """The attack line of an enemy in the printed order.  [NAR-DEF-09]"""
    parts = [
        say("Mental") if attack.mental else say("Physical"),
        say("{cost} AP", cost=attack.cost),
        say("range {range}", range=distances(attack.least, attack.most)),
        say_number(attack.hits, "{count} hit", "{count} hits"),
        say("difficulty {difficulty}", difficulty=attack.difficulty),
        *([title(attack.area) + (f" {attack.reach}" if attack.area == "wave" else "")] if attack.area else []),
        *(keyword(found) for found in attack.keywords),
    ]
    return ", ".join(parts)


def enemy_skill(skill: EnemySkillSpec) -> str:
    """A skill of an enemy with its cost, when it is used and what it does.  [NAR-ACN-11]"""
    status = title(skill.status) if skill.status else ""
    what = TEXTS[f"skill.{skill.do}.{skill.to}"].format(amount=skill.amount, range=skill.range, status=status)
    parts = [say("{cost} AP", cost=skill.cost), TEXTS[f"skill.{skill.use}"], what]
    return f"{skill.name}: " + ", ".join(parts)


def hero_attack(attack: AttackSpec) -> str:
    """The attack line of a weapon, skill or spell in the printed order.  [NAR-STR-01]"""
    parts = [
        title(attack.kind),
        say("{cost} AP", cost=attack.cost),
        say("range {range}", range=distances(attack.least, attack.most)),
        *([say("{dice:+d} {dice:die|dice}", dice=attack.dice)] if attack.dice else []),
        *([say_number(attack.needs, "{count} success", "{count} successes")] if attack.needs else []),
        *([say_number(attack.wounds, "{count} wound", "{count} wounds")] if attack.wounds else []),
        *([title(attack.area)] if attack.area else []),
        *(keyword(found) for found in attack.keywords),
    ]
    return ", ".join(parts)
