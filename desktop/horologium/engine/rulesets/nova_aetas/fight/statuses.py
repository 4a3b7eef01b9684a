"""Statuses in time: what they do when activations begin and end (topics STS, STP, STN)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.verbs import gain, lose, wound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import KeywordSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero, Model

PAINS: Final[Mapping[str, str]] = MappingProxyType(
    {"burn": "NAR-STN-01", "bleed": "NAR-STN-15", "hemorrhage": "NAR-STN-16"}
)
PASSING: Final[Mapping[str, str]] = MappingProxyType(
    {
        "charm": "NAR-STP-06",
        "flying": "NAR-STP-09",
        "speed": "NAR-STP-11",
        "entangled": "NAR-STN-05",
        "blind": "NAR-STN-12",
    }
)
INFLICTED: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "blessing": ("bless", "NAR-KWD-01"),
        "bloody": ("bleed", "NAR-KWD-02"),
        "fire": ("burn", "NAR-KWD-21"),
        "hinder": ("entangled", "NAR-KWD-33"),
        "poison": ("poison", "NAR-KWD-43"),
        "stun": ("stun", "NAR-KWD-52"),
        "blind": ("blind", "NAR-STN-11"),
        "cursed": ("cursed", "NAR-STN-13"),
        "disadvantage": ("disadvantage", "NAR-STN-14"),
    }
)
"""The Status that each keyword of an attack gives, and its rule."""

STUN_AP: Final = 2
RELOAD_AP: Final = 2


def hero_activation_end(battle: Battle, hero: Hero) -> Rule[None]:
    """First the Wounds of Burn, Bleed and Hemorrhage in the player's order, then tokens that last until now.

    [NAR-HAC-08, NAR-STN-01, NAR-STN-15, NAR-STN-16, NAR-STN-19, NAR-STS-07]
    """
    pained = not hero.statuses.keys().isdisjoint(PAINS)
    left = [Option(status) for status in PAINS if status in hero.statuses] if pained else []
    while left and not hero.ko:
        pain = yield from pick("NAR-HAC-08", hero, left)
        left.remove(pain)
        yield from wound(battle, hero, 1, by=None, rule=PAINS[pain.key])
        if pain.key == "bleed":
            lose(battle, hero, "bleed", "NAR-STN-15")
    _pass_away(battle, hero, kept=("charm",) if "charm" in hero.fresh else ())
    hero.fresh.clear()


def enemy_activation_end(battle: Battle, enemy: Enemy) -> Rule[None]:
    """The same for one Enemy Model; its Burn goes out.  [NAR-EAC-07, NAR-STN-01, NAR-STN-03, NAR-STN-15, NAR-STN-16]"""
    if not enemy.statuses:
        return
    for status in PAINS:
        if status in enemy.statuses and enemy.wounds < enemy.health:
            wounds = 2 if status == "burn" and modifiers.has(battle, enemy, "flammable") else 1
            yield from wound(battle, enemy, wounds, by=None, rule=PAINS[status])
    for status, rule in (("burn", "NAR-STN-03"), ("bleed", "NAR-STN-15")):
        lose(battle, enemy, status, rule)
    _pass_away(battle, enemy)


def enemy_restoration(battle: Battle, enemy: Enemy) -> int:
    """The AP that one Enemy Model pays at the start of its activation: for Stun, then for Reload if it can.

    [NAR-EAC-02, NAR-STN-10, NAR-TOK-08, NAR-TOK-09]
    """
    stun, reload = restoration(battle, enemy)
    if stun:
        lose(battle, enemy, "stun", "NAR-STN-10")
    if reload:
        enemy.reload = False
        battle.journal.note("enemy-reloaded", "NAR-TOK-08", figure=enemy.key)
    if stun + reload:
        battle.journal.note("restored", "NAR-EAC-02", figure=enemy.key, ap=stun + reload)
    return stun + reload


def restoration(battle: Battle, enemy: Enemy) -> tuple[int, int]:
    """The AP that one Enemy Model would pay for Stun and for Reload.  [NAR-EAC-02, NAR-STN-10, NAR-TOK-08]"""
    ap = battle.library.enemy[enemy.card].rapidity
    stun = min(STUN_AP, ap) if "stun" in enemy.statuses else 0
    return stun, RELOAD_AP if enemy.reload and ap - stun >= RELOAD_AP else 0


def _pass_away(battle: Battle, model: Model, kept: tuple[str, ...] = ()) -> None:
    """Discard what lasts until the end of an activation.

    [NAR-STP-06, NAR-STP-09, NAR-STP-11, NAR-STN-05, NAR-STN-12]
    """
    if model.statuses.keys().isdisjoint(PASSING):
        return
    for status, rule in PASSING.items():
        if status not in kept:
            lose(battle, model, status, rule)


def inflict(battle: Battle, model: Model, keywords: Iterable[KeywordSpec]) -> None:
    """Give a model that an attack has wounded the Statuses of that attack.

    [NAR-STS-06, NAR-KWD-01, NAR-KWD-02, NAR-KWD-21, NAR-KWD-33, NAR-KWD-43, NAR-KWD-52, NAR-KWD-54, NAR-KWD-55]
    """
    for keyword in keywords:
        if keyword.name in INFLICTED:
            status, rule = INFLICTED[keyword.name]
            gain(battle, model, status, max(1, keyword.value), rule)
