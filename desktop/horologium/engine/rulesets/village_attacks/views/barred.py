"""Why can I not? What a Monster may look for among its uses, and does not find."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from horologium.engine.core.view import BarredView
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.village_attacks import facts, moving
from horologium.engine.rulesets.village_attacks.monsters import dice, uses
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.views.naming import faces, names
from horologium.engine.rulesets.village_attacks.words import WILD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster


def barred(battle: Battle, request: Choose[Any]) -> tuple[BarredView, ...]:
    """Powers and traps that are not offered, each with its reason.  [VIL-POW-01, VIL-POW-02, VIL-GEN-08, VIL-TRP-03]"""
    if request.rule != "VIL-DIC-02":
        return ()
    monster, offered = battle.monster(request.by), request.keys()
    return tuple(told for told in (*_powers(battle, monster), *_traps(battle, monster)) if told.key not in offered)


def _powers(battle: Battle, monster: Monster) -> Iterator[BarredView]:
    """Every power that it knows."""
    for line, number in sorted(monster.powers.items()):
        tier = f"{line}{number}"
        spec = uses.tier_of(battle, monster, tier)
        label = names(battle)[f"{monster.card} {line}"]
        if tier in monster.used:
            why, rule = TEXTS["barred.used"], "VIL-POW-02"
        elif not dice.can_pay(monster, spec.cost):
            why, rule = _lacking(monster, spec.cost), "VIL-POW-01"
        elif not uses.needs_met(battle, monster, spec.needs):
            why, rule = TEXTS[f"barred.{spec.needs}"], "VIL-POW-01"
        else:
            why, rule = TEXTS["barred.nobody"], "VIL-GEN-08"
        yield BarredView(f"power-{tier}", label, why, (rule,), kind="power")


def _traps(battle: Battle, monster: Monster) -> Iterator[BarredView]:
    """Every trap on offer."""
    taken = any(trap.zone == monster.zone for trap in battle.placed)
    for card in dict.fromkeys(battle.offer):
        spec = battle.library.trap[card]
        why = TEXTS["barred.trapped"] if taken else _lacking(monster, spec.cost)
        yield BarredView(f"trap-{card}", spec.name, why, ("VIL-TRP-03" if taken else "VIL-TRP-01",), kind="trap")


def _lacking(monster: Monster, cost: tuple[str, ...]) -> str:
    """The results that are missing for a cost.  [VIL-GEN-08]"""
    there = dice.at_hand(monster)
    short = list((Counter(cost) - there).elements())
    return TEXTS["barred.paid"].format(faces=faces(short[there[WILD] :]))


def barred_at(battle: Battle, request: Choose[Any], cell: str) -> BarredView | None:
    """Why a zone cannot be stepped into; None if it can.  [VIL-MOV-01, VIL-MOV-02, VIL-MOV-03, VIL-SHV-05]"""
    zone = battle.castle.board.find(cell)
    if request.rule != "VIL-DIC-02" or zone is None or isinstance(request.options, Cells):
        return None
    if request.options.get(f"step-{cell}") is not None:
        return None
    monster = battle.monster(request.by)
    if zone == monster.zone:
        return None
    why, rule = _no_step(battle, monster, zone)
    return BarredView(f"step-{cell}", battle.castle.title(zone), why, (rule,), kind="step")


def _no_step(battle: Battle, monster: Monster, zone: int) -> tuple[str, str]:
    """What keeps a Monster from a zone, and the rule behind it."""
    if not battle.ways.near[monster.zone] >> zone & 1:
        return TEXTS["barred.far"].format(zone=battle.castle.title(monster.zone)), "VIL-MOV-01"
    if len(monster.movement) >= facts.movement_slots(monster):
        return TEXTS["barred.slots"], "VIL-MOV-02"
    if facts.hindered(battle, monster):
        count = facts.hinderers(battle, monster.zone)
        return TEXTS["barred.hindered"].format(health=facts.remaining(monster), count=count), "VIL-MOV-03"
    if not moving.can_enter(battle, zone, monster.zone):
        return TEXTS["barred.full"], "VIL-SHV-05"
    return TEXTS["barred.no-die"], "VIL-MOV-01"
