"""How the night is won and lost, and how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import Aim
from horologium.engine.rulesets.village_attacks import goals
from horologium.engine.rulesets.village_attacks.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.village_attacks.state import Battle


def aims(battle: Battle) -> Iterator[Aim]:
    """Every way to win, then every way to lose.  [VIL-END-01, VIL-END-02]"""
    yield from (_win(battle, win) for win in battle.mission.wins)
    most = battle.most_heart
    yield Aim("heart", TEXTS["aim.heart"], won=False, value=most - battle.heart, most=most, rule="VIL-END-01")
    mission = battle.mission
    if mission.mapmakers is not None:
        escapes = mission.mapmakers.escapes
        yield Aim("escapes", TEXTS["aim.escapes"], won=False, value=battle.escaped, most=escapes, rule="VIL-MIS-38")
    if mission.towers is not None:
        label = TEXTS["aim.time"].format(round=mission.towers.last)
        yield Aim("time", label, won=False, value=battle.round, most=mission.towers.last, rule="VIL-MIS-39")


def _win(battle: Battle, win: str) -> Aim:
    """One way to win."""
    value, most, rule = progress(battle, win)
    names = ", ".join(spec.name for spec in battle.mission.works)
    hold = battle.mission.hold
    last = hold.of(len(battle.monsters)) if hold is not None else 0
    label = TEXTS[f"aim.{win}"].format(names=names, round=last)
    return Aim(win, label, won=True, value=value, most=most, rule=rule)


def progress(battle: Battle, win: str) -> tuple[int, int | None, str]:
    """How far a goal has come, of how much, by which rule."""
    mission, count = battle.mission, len(battle.monsters)
    if win == "morale":
        return battle.most_morale - battle.morale, battle.most_morale, "VIL-END-02"
    if win == "works":
        needed = sum(goals.needed(battle, spec) for spec in mission.works)
        there = sum(min(work.progress, goals.needed(battle, goals.work_spec(battle, work))) for work in battle.works)
        return there, needed, "VIL-OBJ-01"
    if win == "hold" and mission.hold is not None:
        return battle.round - 1, mission.hold.of(count), "VIL-MIS-27"
    if win == "purses":
        return sum(1 for purse in battle.purses if purse.home), len(battle.purses), "VIL-MIS-35"
    if win == "ransom" and mission.ransom is not None:
        return battle.ransom, mission.ransom.need.of(count), "VIL-MIS-36"
    if win == "mapmakers" and mission.mapmakers is not None:
        return battle.mapped, mission.mapmakers.need.of(count), "VIL-MIS-38"
    if win == "towers" and mission.towers is not None:
        return battle.points, mission.towers.need.of(count), "VIL-MIS-39"
    if win == "banners" and mission.banners is not None:
        return battle.banners, len(mission.banners.rounds), "VIL-MIS-28"
    if win == "marshal":
        return int(battle.marshal == "dead"), 1, "VIL-MIS-40"
    return int(bool(battle.summoned)), 1, "VIL-MIS-29"
