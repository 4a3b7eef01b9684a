"""What was used in a night and what could have been, read from its journal and its log once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.balance import Trial
from horologium.engine.rulesets.village_attacks.flow import end_of
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.outset import is_last
from horologium.engine.rulesets.village_attacks.nights.reckoning import OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.balance import Use
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.core.saves import Answered
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec
    from horologium.engine.rulesets.village_attacks.nights.specs import EchoSpec
    from horologium.engine.rulesets.village_attacks.state import Battle

POWER: Final = "power-"
SUMMONED: Final = "summoned-"
TOLD: Final = {
    "event": "events",
    "trap-laid": "traps",
    "trap-sprung": "traps",
    "drank": "draughts",
    "spawn-card": "spawns",
}
"""The entries that name a card at work, and the folder where it lies."""


def trial(content: Content, setup: Setup, battle: Battle, log: Sequence[Answered]) -> Trial:
    """How a night went, in rounds, and all that was used in it."""
    entries = battle.journal.entries
    downs = sum(monster.falls for monster in battle.monsters)
    used = dict.fromkeys((*_of_night(battle, entries), *_cards(battle, entries), *_powers(battle, log)))
    return Trial(bool(battle.won), end_of(battle), battle.round, downs, tuple(used))


def _of_night(battle: Battle, entries: Sequence[Entry]) -> Iterator[Use]:
    """How it ended, by what it was won, and what was done of its objectives."""
    yield "outcome", end_of(battle)
    if battle.won:
        yield "won", battle.won
    yield from (("work", entry.facts["what"]) for entry in entries if entry.what == "work-done")


def _cards(battle: Battle, entries: Sequence[Entry]) -> Iterator[Use]:
    """Monsters that went out or were called, Heroes that came, and cards that were drawn, laid or drunk."""
    yield from (("monsters", monster.card) for monster in battle.monsters)
    for entry in entries:
        if entry.what in TOLD:
            yield TOLD[entry.what], entry.facts["card"]
        elif entry.what == "summoned":
            yield "summoned", entry.facts["figure"].removeprefix(SUMMONED)
        elif entry.what == "appeared":
            stem = entry.facts["figure"].rpartition("-")[0]
            if stem in battle.library.hero:
                yield "heroes", stem


def _powers(battle: Battle, log: Sequence[Answered]) -> Iterator[Use]:
    """Tiers that were chosen: ``power-b2`` of a Monster."""
    cards_of = {monster.key: monster.card for monster in battle.monsters}
    for line in log:
        kind, _, by, *_ = line.mark
        if kind == "choose" and line.answer and by in cards_of and str(line.answer[0]).startswith(POWER):
            yield "powers", f"{cards_of[by]} {str(line.answer[0]).removeprefix(POWER)}"


# What can happen


def in_mission(content: Content, mission: str) -> tuple[Use, ...]:
    """The ends of a night, what wins it, and its objectives."""
    spec: MissionSpec = content["missions"][mission]
    ends = (("outcome", end) for end in OUTCOMES)
    wins = (("won", win) for win in spec.wins)
    return (*ends, *wins, *(("work", work.key) for work in spec.works))


def asks(content: Content, mission: str) -> tuple[str, ...]:
    """The flags that change something in a night.  [VIL-NGT-85, VIL-MIS-51]"""
    known: Mapping[str, EchoSpec] = cards(content, "echoes")
    last = is_last(content["missions"][mission])
    return tuple(
        flag
        for flag, echo in known.items()
        if any(mission in shift.nights or (shift.last and last) for shift in echo.shifts)
    )


def in_pack(content: Content) -> tuple[Use, ...]:
    """All cards of a pack that a night can bring into play, and each tier of each power."""
    kinds = ("monsters", "heroes", "spawns", "traps", "events", "draughts")
    found: list[Use] = [(kind, name) for kind in kinds for name in cards(content, kind)]
    for name, spec in cards(content, "monsters").items():
        found += [("powers", f"{name} {power.line}{tier}") for power in spec.powers for tier in (1, 2)]
        found.append(("summoned", name))
    return tuple(found)
