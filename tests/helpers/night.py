"""Positions of Village Attacks on a small castle, with the cards of the pack that comes with the program."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from helpers.shipped import shipped
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import (
    MissionSpec,
    PositionSpec,
    Scaled,
    TrapPlace,
    VillagerPlace,
    ZonePlace,
)
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster, Options, Villager

CASTLE = """
HE Heart (8): GH, GA, SR
GH Great Hall (8): HE, CO, KI
GA Gallery (6): HE, TW
SR Summoning Room (6): HE
KI Kitchen (5): GH, CO
CO Corridor (4): GH, KI, YA
TW Tower (4): GA, RP
YA Yard (10): CO, GT
GT Gatehouse (10): YA
RP Rampart (10): TW
"""
"""The Heart, three rooms round it, and two ways out: GT is four zones away, RP three."""


@cache
def content() -> Any:
    """The cards as they are shipped."""
    return shipped("the-hollow-hour").content


def monster(card: str, **more: Any) -> MonsterEntry:
    """A Monster; ``dice``, ``reserve``, ``powers`` … may be words in a row: ``dice="melee magic"``."""
    told = {
        name: tuple(value.split()) if isinstance(value, str) and name in LISTS else value
        for name, value in more.items()
    }
    return MonsterEntry(card, **told)


LISTS = ("dice", "defences", "reserve", "powers", "conditions", "minions", "draughts", "scars")


def crowd(line: str) -> VillagerPlace:
    """Villagers in a line: ``2 commoner GH``, ``1 hunter:undead CO stunned``, ``1 hero:widow-garrick YA``, ``veteran``.

    ``yunfakh:beast`` is a Yunfakh Hunter; ``stunned``, ``burning``, ``held``, ``damage=1`` and ``role=banner`` follow.
    """
    count, kind, zone, *more = line.split()
    kind, _, of = kind.partition(":")
    given: dict[str, Any] = {word: True for word in more if "=" not in word}
    given |= {name: value for name, _, value in (word.partition("=") for word in more if "=" in word)}
    if "damage" in given:
        given["damage"] = int(given["damage"])
    if kind == "yunfakh":
        kind, given["yunfakh"] = "hunter", True
    if kind == "veteran":
        kind, of = "hunter", "every"
    given["hero" if kind == "hero" else "type"] = of
    return VillagerPlace(kind, zone, int(count), **given)


def mission(**more: Any) -> MissionSpec:
    """A night on the small castle, won by Morale."""
    usual: dict[str, Any] = {"map": CASTLE, "spawns": ("GT", "RP"), "heart": 8, "morale": Scaled(20)}
    return MissionSpec("night", "Night", **{**usual, **more})


def night(
    *monsters: MonsterEntry,
    villagers: tuple[str, ...] = (),
    zones: tuple[str, ...] = (),
    traps: tuple[str, ...] = (),
    spec: MissionSpec | None = None,
    options: Options | None = None,
    **position: Any,
) -> Battle:
    """A battle in its midst: the Monsters, villagers by ``crowd``, ``zones="GH dark"``, ``traps="spike-pit GH"``.

    The first Monster has the First Player token; one with dice is in the midst of its turn.
    """
    party = monsters or (monster("weeping-bell"),)
    places = PositionSpec(
        villagers=tuple(crowd(line) for line in villagers),
        zones=tuple(ZonePlace(*line.split()) for line in zones),
        traps=tuple(TrapPlace(*line.split()) for line in traps),
        **position,
    )
    setup = Setup(replace(spec or mission(), position=places), content(), party, options)
    return VILLAGE_ATTACKS.set_up(setup)


def step(battle: Battle) -> Any:
    """The rule of the next step, to be played by a script."""
    return VILLAGE_ATTACKS.step(battle)


def villagers_in(battle: Battle, zone: str) -> list[str]:
    """The kinds of those who stand in a zone, in order."""
    cell = battle.castle.board.cell(zone)
    return [villager.kind for villager in battle.villagers if villager.zone == cell]


def zone_of(battle: Battle, figure: Monster | Villager) -> str:
    """Where somebody stands."""
    return battle.castle.board.name(figure.zone)


def told(battle: Battle) -> list[str]:
    """What the journal says, in sentences."""
    return [entry.text(VILLAGE_ATTACKS.texts, VILLAGE_ATTACKS.names(battle)) for entry in battle.journal.entries]


def whole(battle: Battle) -> Any:
    """The rule of all steps until another phase comes next, to be played by a script."""
    phase = battle.phase
    while battle.phase == phase and not battle.over:
        yield from step(battle)


def those(battle: Battle, mark: str, zone: str = "") -> list[str]:
    """The kinds of the villagers, all or of a zone, that are ``stunned``, ``burning`` or ``held``."""
    cells = [battle.castle.board.cell(zone)] if zone else battle.castle.cells
    return [one.kind for one in battle.villagers if getattr(one, mark) and one.zone in cells]


def marked(battle: Battle, mark: str) -> list[str]:
    """The zones that are ``dark`` or ``unlucky`` by a condition."""
    return [battle.castle.board.name(one.zone) for one in battle.conditions if one.mark == mark]


def offered(battle: Battle) -> list[str]:
    """What the first question of the next step offers."""
    return [str(key) for key in next(step(battle)).keys()]  # noqa: SIM118 - a question, no mapping


def noted(battle: Battle, what: str) -> list[Any]:
    """The facts of all journal entries of that name."""
    return [entry.facts for entry in battle.journal.entries if entry.what == what]
