"""What each villager is about to do, and why: so that the castle can see it coming."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import Intent
from horologium.engine.rulesets.village_attacks.coin import likeness
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.villagers.targets import aim_of, steps_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping

    from horologium.engine.rulesets.village_attacks.state import Battle, Villager

Told = tuple[str, str, tuple[str, ...], str]


def intents(battle: Battle, called: Mapping[str, str]) -> Iterator[Intent]:
    """What villagers would do if they acted now.  [VIL-VAT-01, VIL-TGT-01]"""
    known: dict[Hashable, Told | None] = {}
    for villager in battle.villagers:
        key = likeness(villager)
        if key not in known:
            known[key] = _intent(battle, villager, called)
        told = known[key]
        if told is not None:
            label, target, rules, why = told
            yield Intent(villager.key, label, target, rules, why)


def _intent(battle: Battle, villager: Villager, called: Mapping[str, str]) -> Told | None:
    """Label, target, rules and reason of what comes next."""
    if villager.stunned:
        return TEXTS["intent.stand"], "", ("VIL-STV-01",), ""
    aim = aim_of(battle, villager)
    if villager.role == "mapmaker" or aim.why == "nobody":
        zones = steps_of(battle, villager)
        if not zones:
            return None
        zone = ", ".join(battle.castle.title(one) for one in zones)
        return TEXTS["intent.move"].format(zone=zone), "", ("VIL-VAT-01",), ""
    why = TEXTS[f"why.{aim.why}"]
    if aim.why == "heart":
        return TEXTS["intent.heart"], "", (aim.rule,), why
    targets = ", ".join(called[target.key] for target in aim.targets)
    label = TEXTS["intent.attack"].format(target=targets, why=why)
    return label, aim.targets[0].key if len(aim.targets) == 1 else "", (aim.rule,), why
