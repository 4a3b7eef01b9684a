"""Small missions, one of each shape, played with the heroes and enemies of the pack *Rehearsal*."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from helpers.shipped import shipped
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    CardSpec,
    ChoiceSpec,
    Connector,
    EnemyPlace,
    EventSpec,
    Goal,
    MissionCondition,
    MissionDeed,
    MissionSpec,
    ObjectiveSpec,
    TestSpec,
    TilePlace,
    TokenPlace,
)
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry

NORTH = ("A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1")
SOUTH = ("C8", "D8", "E8", "F8")
PARTY = (
    HeroEntry("valerio", skills=("shove", "counterattack"), learned=("shove", "counterattack")),
    HeroEntry("sofia", skills=("aimed-shot", "evasive"), learned=("aimed-shot", "evasive")),
    HeroEntry("vincenzo", skills=("soul-heal", "smite"), learned=("soul-heal", "smite")),
)


def shape(name: str, tile: str, **more: Any) -> MissionSpec:
    """A mission of an hour and a half on one tile, from the south; what is said otherwise counts."""
    values: dict[str, Any] = {
        "id": name, "name": name.title(), "start": "7:00", "end": "8:30", "tiles": (TilePlace(tile, name=tile),),
        "heroes_at": SOUTH, "party": PARTY, **more,
    }  # fmt: skip
    return MissionSpec(**values)


def won(outcome: str, *when: MissionCondition, part: str = "") -> Goal:
    """A goal that wins."""
    return Goal(outcome, when, part=part)


def lost(outcome: str, *when: MissionCondition) -> Goal:
    """A goal that loses."""
    return Goal(outcome, when, won=False)


def event(
    on: str, name: str, *deeds: MissionDeed, when: tuple[MissionCondition, ...] = (), once: bool = True
) -> EventSpec:
    """An event."""
    return EventSpec(on, name, when, deeds, once)


def two_tiles(south: str, north: str, *, by_card: bool = False) -> dict[str, Any]:
    """A tile and, beyond a connector, another that is hidden at first."""
    return {
        "tiles": (TilePlace(south, row=9, name="south"), TilePlace(north, hidden=True, by_card=by_card, name="north")),
        "connectors": (Connector(("D9", "E9"), "north"),),
        "heroes_at": ("C17", "D17", "E17"),
    }


ALARM = lost("alarm", MissionCondition("in-combat"))
AWAY = MissionCondition("all-heroes-at", at=NORTH)
WATER = MissionCondition("flag", "water")
TRAIL = MissionCondition("flag", "trail")

SHAPES = {
    "exit": shape(
        "exit", "ford-and-bridge", goals=(won("away", AWAY),),
        enemies=(EnemyPlace("brigand", ("D5", "E2", "D2")), EnemyPlace("poacher", ("C2", "G1"))),
        events=(event("time", "7:30", MissionDeed("reinforce", "brigand", amount=2, to="road")),),
        tokens=(TokenPlace("reinforcement", "D8", "road"),),
    ),
    "escort": shape(
        "escort", "village-street", heroes_at=("D8", "E8", "F8"), objectives=(ObjectiveSpec("hunt", "nuncio", 3),),
        enemies=(EnemyPlace("brigand", ("E3", "H2", "F1")), EnemyPlace("poacher", ("A3",))),
        tokens=(TokenPlace("character", "C8", "nuncio", label="The nuncio"),),
        goals=(
            won("safe", MissionCondition("token-at", "nuncio", at=NORTH)),
            lost("dead", MissionCondition("fallen", "nuncio")),
        ),
    ),
    "take-two": shape(
        "take-two", "ford-and-bridge", enemies=(EnemyPlace("brigand", ("D3",)), EnemyPlace("poacher", ("E1",))),
        tokens=(TokenPlace("objective", "A1", "relic"), TokenPlace("objective", "H1", "relic")),
        goals=(won("taken", MissionCondition("collected", "relic", 2)),),
    ),
    "hold": shape(
        "hold", "ruin", time_out="won", enemies=(EnemyPlace("arsenal-swordsman", ("D1", "F2", "B2", "H3")),),
        tokens=(TokenPlace("reinforcement", "D1", "road"),),
        events=(event("time", "7:30", MissionDeed("reinforce", "brigand", amount=2, to="road")),),
        goals=(lost("overrun", MissionCondition("ko", amount=1)),),
    ),
    "keep": shape(
        "keep", "warehouses", time_out="won", end="8:00", objectives=(ObjectiveSpec("seize", "grain", 6),),
        enemies=(EnemyPlace("arsenal-swordsman", ("C1", "F1", "H1")),),
        tokens=(
            TokenPlace("objective", "A7", "grain", use="none"), TokenPlace("objective", "H7", "grain", use="none"),
        ),
        goals=(lost("taken", MissionCondition("tokens-left", "grain", negated=True)),),
    ),
    "fire": shape(
        "fire", "ruin", enemies=(EnemyPlace("brigand", ("G2",)),),
        tokens=(
            TokenPlace("bucket", "B8", "bucket"), TokenPlace("bucket", "G8", "bucket"),
            TokenPlace("fire", "B2", "barn"), TokenPlace("fire", "G5", "mill"),
        ),
        events=(
            event("collected", "bucket", MissionDeed("raise-flag", "water"), once=False),
            *(
                event(
                    "interacted", name, MissionDeed("clear-flag", "water"), MissionDeed("remove-tokens", name),
                    when=(WATER,),
                )
                for name in ("barn", "mill")
            ),
        ),
        goals=(won("out", MissionCondition("tokens-left", "fire", negated=True)),),
    ),
    "lever": shape(
        "lever", "warehouses", **two_tiles("warehouses", "wood", by_card=True),
        enemies=(EnemyPlace("brigand", ("F11",)),), tokens=(TokenPlace("lever", "H10", "winch"),),
        events=(event("interacted", "winch", MissionDeed("reveal", "north")),),
        goals=(won("through", MissionCondition("heroes-on", "north", 2)),),
    ),
    "explore": shape(
        "explore", "ford-and-bridge", **two_tiles("ford-and-bridge", "wood"),
        enemies=(EnemyPlace("brigand", ("D12",)), EnemyPlace("gipsy", ("C2",), waiting=True)),
        tokens=(TokenPlace("objective", "F5", "chart"),), goals=(won("found", MissionCondition("collected", "chart")),),
    ),
    "leader": shape(
        "leader", "ruin", enemies=(EnemyPlace("brigand", ("B4", "F4", "D6")), EnemyPlace("harquebuser", ("D1",))),
        goals=(won("headless", MissionCondition("defeated", "harquebuser")),),
    ),
    "heist": shape(
        "heist", "village-street", enemies=(EnemyPlace("brigand", ("H2",), waiting=True),),
        cards=(
            CardSpec("street", "setup", "The street", deeds=(MissionDeed("draw-card", "inn"),)),
            CardSpec(
                "inn", "location", "The inn", exit="out",
                points=(ChoiceSpec("cook", "Ask the cook", 1, "cook"), ChoiceSpec("well", "Look down", 1, "well")),
            ),
            CardSpec("cook", "story", "The cook", choices=(
                ChoiceSpec("talk", "Flatter her", tag="talk", then=(MissionDeed("raise-flag", "trail"),)),
                ChoiceSpec(
                    "search", "Search the pantry", 1, test=TestSpec("precision"),
                    then=(MissionDeed("raise-flag", "trail"),),
                ),
                ChoiceSpec("shout", "Shout at her", then=(MissionDeed("lose", "thrown-out"),)),
            )),
            CardSpec("out", "story", "Outside"), CardSpec("well", "story", "The well"),
        ),
        events=(
            event("flag", "trail", MissionDeed("put-tokens", tokens=(TokenPlace("objective", "H5", "purse"),))),
            event("collected", "purse", MissionDeed("goals", "away"), MissionDeed("wake")),
        ),
        goals=(won("rich", MissionCondition("heroes-at", at=("A1", "B1"), amount=1), part="away"),),
    ),
    "sneak": shape(
        "sneak", "abbey-court", goals=(won("unseen", MissionCondition("heroes-at", at=("H1", "G1"), amount=1)), ALARM),
        enemies=(EnemyPlace("gipsy", ("A1",), waiting=True),), party=PARTY[:2],
    ),
    "roof": shape(
        "roof", "warehouses", enemies=(EnemyPlace("brigand", ("F1", "C1")),),
        tokens=(TokenPlace("objective", "E2+1", "banner"),),
        goals=(won("taken", MissionCondition("collected", "banner")),),
    ),
    "split": shape(
        "split", "warehouses", enemies=(EnemyPlace("brigand", ("C1", "F1")),),
        tokens=(TokenPlace("lever", "A5", "bell"),),
        events=(event("interacted", "bell", MissionDeed("raise-flag", "rung"), MissionDeed("remove-tokens", "bell")),),
        goals=(
            won(
                "together", MissionCondition("flag", "rung"), MissionCondition("heroes-at", at=("A1", "B1")),
                MissionCondition("heroes-at", at=("G1", "H1"), amount=2),
            ),
        ),
    ),
    "chase": shape(
        "chase", "ford-and-bridge", objectives=(ObjectiveSpec("reach", "gate", 8, ("poacher",)),),
        heroes_at=("C6", "D6", "F6"), enemies=(EnemyPlace("poacher", ("A8",)), EnemyPlace("brigand", ("H8",))),
        tokens=(TokenPlace("objective", "H1", "gate", use="none"),),
        goals=(
            won("caught", MissionCondition("defeated", "poacher")),
            lost("escaped", MissionCondition("reached", "gate")),
        ),
    ),
    "deadline": shape(
        "deadline", "ruin", enemies=(EnemyPlace("brigand", ("A4", "H4")), EnemyPlace("brigand", ("D6",))),
        tokens=(TokenPlace("objective", "D1", "letter"),),
        goals=(won("read", MissionCondition("collected", "letter")), lost("sealed", MissionCondition("time", "7:45"))),
    ),
    "key": shape(
        "key", "abbey-court", enemies=(EnemyPlace("brigand", ("F2",)),),
        tokens=(TokenPlace("objective", "G4", "key"), TokenPlace("chest", "A1", "shrine", use="interact")),
        events=(
            event("collected", "key", MissionDeed("equipment", "lockpicks")),
            event(
                "interacted", "shrine", MissionDeed("win", "opened"),
                when=(MissionCondition("carries", "lockpicks"),), once=False,
            ),
        ),
    ),
    "patrol": shape(
        "patrol", "abbey-court", goals=(won("unseen", MissionCondition("collected", "seal")), ALARM), party=PARTY[:2],
        enemies=(EnemyPlace("gipsy", ("A1",), waiting=True, patrol=("A1", "B1")),),
        tokens=(TokenPlace("objective", "H3", "seal"),),
    ),
    "mercy": shape(
        "mercy", "ruin", enemies=(EnemyPlace("brigand", ("D1", "E2")), EnemyPlace("poacher", ("F4",))),
        goals=(
            won("routed", MissionCondition("defeated", "brigand", 2)),
            lost("murder", MissionCondition("defeated", "poacher")),
        ),
    ),
}  # fmt: skip
"""Every shape by its name."""


@cache
def pack() -> Any:
    """The pack whose heroes, enemies and tiles are played with."""
    return shipped("rehearsal")


def play(mission: MissionSpec, seed: int, bot: Any) -> Table[Any]:
    """A game to its end."""
    table = Table(NOVA_AETAS, NOVA_AETAS.set_up(Setup(mission, pack().content, mission.party)))
    play_on(table, Router(DiceBox(seed), {}, others=bot(seed)))
    return table


def wins(mission: MissionSpec, bot: Any, games: int = 20) -> int:
    """How many of some seeded games are won."""
    return sum(play(mission, seed, bot).outcome.winner is not None for seed in range(games))


def with_party(mission: MissionSpec, heroes: int) -> MissionSpec:
    """The same for fewer heroes."""
    return replace(mission, party=mission.party[:heroes])
