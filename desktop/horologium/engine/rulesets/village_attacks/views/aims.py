"""How the night is won and lost, and how far it is."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import Aim
from horologium.engine.rulesets.village_attacks import goals
from horologium.engine.rulesets.village_attacks.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.rulesets.village_attacks.mission_specs import Scaled
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
    return PROGRESS[win](battle)


def _of(there: int, needed: Scaled | None, battle: Battle, rule: str) -> tuple[int, int | None, str]:
    return there, needed.of(len(battle.monsters)) if needed is not None else None, rule


def _works(battle: Battle) -> tuple[int, int | None, str]:
    needed = sum(goals.needed(battle, spec) for spec in battle.mission.works)
    there = sum(min(work.progress, goals.needed(battle, goals.work_spec(battle, work))) for work in battle.works)
    return there, needed, "VIL-OBJ-01"


def _ransom(battle: Battle) -> tuple[int, int | None, str]:
    spec = battle.mission.ransom
    return _of(battle.ransom, spec.need if spec is not None else None, battle, "VIL-MIS-36")


def _mapmakers(battle: Battle) -> tuple[int, int | None, str]:
    spec = battle.mission.mapmakers
    return _of(battle.mapped, spec.need if spec is not None else None, battle, "VIL-MIS-38")


def _towers(battle: Battle) -> tuple[int, int | None, str]:
    spec = battle.mission.towers
    return _of(battle.points, spec.need if spec is not None else None, battle, "VIL-MIS-39")


def _banners(battle: Battle) -> tuple[int, int | None, str]:
    spec = battle.mission.banners
    return battle.banners, len(spec.rounds) if spec is not None else None, "VIL-MIS-28"


PROGRESS: Final[Mapping[str, Callable[[Battle], tuple[int, int | None, str]]]] = MappingProxyType(
    {
        "morale": lambda battle: (battle.most_morale - battle.morale, battle.most_morale, "VIL-END-02"),
        "works": _works,
        "hold": lambda battle: _of(battle.round - 1, battle.mission.hold, battle, "VIL-MIS-27"),
        "purses": lambda battle: (sum(one.home for one in battle.purses), len(battle.purses), "VIL-MIS-35"),
        "ransom": _ransom,
        "mapmakers": _mapmakers,
        "towers": _towers,
        "banners": _banners,
        "marshal": lambda battle: (int(battle.marshal == "dead"), 1, "VIL-MIS-40"),
        "sleeper": lambda battle: (len(battle.summoned), 1, "VIL-MIS-29"),
    }
)
"""How each goal tells of itself."""
