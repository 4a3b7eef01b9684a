"""Who is next: rounds and their phases, played in small steps (ledger topics RND, RST, END)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ruleset import Outcome
from horologium.engine.rulesets.village_attacks import facts, goals, prepare, scenarios
from horologium.engine.rulesets.village_attacks.monsters import summoned, turn
from horologium.engine.rulesets.village_attacks.state import CASTLE
from horologium.engine.rulesets.village_attacks.villagers import phase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.village_attacks.state import Battle, Phase


def step(battle: Battle) -> Rule[None]:
    """Play until the next quiet moment: a part of set-up, one use, one villager, one token."""
    return PHASES[battle.phase](battle)


def monsters(battle: Battle) -> Rule[None]:
    """The next Monster's turn begins, or goes on with one use of its results.  [VIL-RND-02]"""
    if battle.active:
        yield from turn.use(battle, battle.monster(battle.active))
    elif battle.waiting:
        yield from turn.begin(battle, battle.monster(battle.waiting.pop(0)))
    else:
        battle.phase = "summoned"


def summoned_acts(battle: Battle) -> Rule[None]:
    """After all Monsters that are played the summoned one acts; then it may be that nobody is left.

    [VIL-SMA-01, VIL-SMA-02, VIL-END-03]
    """
    for one in list(battle.summoned):
        yield from summoned.activate(battle, one)
    battle.phase = "traps-drawn"
    if not battle.present() and not battle.summoned and not facts.can_return(battle):
        goals.lose(battle, "nobody-left", "VIL-END-03")


def restore(battle: Battle) -> Rule[None]:
    """What is done with goes, dice leave the boards, day turns to night, the token passes; then the next round.

    [VIL-RST-01 to 05]
    """
    battle.journal.note("restore", "VIL-RST-01", round=battle.round)
    tidy(battle)
    yield from scenarios.at_restore(battle)
    if battle.day_night:
        battle.night = not battle.night
        battle.journal.note("night-falls" if battle.night else "day-breaks", "VIL-RST-03")
    keys = [monster.key for monster in battle.monsters]
    battle.first = keys[(keys.index(battle.first) + 1) % len(keys)]
    scenarios.at_round_end(battle)
    if not battle.over:
        begin_round(battle, battle.round + 1)


def tidy(battle: Battle) -> None:
    """Markers and dice whose work is done are taken away.  [VIL-RST-01, VIL-RST-02, VIL-STZ-02, VIL-POW-03]"""
    now = battle.round
    battle.conditions = [one for one in battle.conditions if not one.until or one.until > now]
    if any(one.until and one.until <= now for one in battle.closed):
        battle.closed = [one for one in battle.closed if not one.until or one.until > now]
        battle.refresh_ways()
    for villager in battle.villagers:
        if villager.held and villager.held <= now:
            villager.held, villager.held_by = 0, ""
        villager.late = False
    for monster in battle.monsters:
        monster.used, monster.smoke, monster.fury, monster.moved = [], 0, 0, False
        monster.movement, monster.defence = [], []


def begin_round(battle: Battle, number: int) -> None:
    """A round begins with the First Player's Monster.  [VIL-RND-01, VIL-RND-02]"""
    battle.round, battle.phase = number, "monsters"
    battle.waiting = [monster.key for monster in battle.in_order()]
    battle.journal.note("round", "VIL-RND-01", round=number, figure=battle.first)
    goals.look_for_end(battle)


def outcome(battle: Battle) -> Outcome | None:
    """How the night ended, in the words of its four ends.  [VIL-END-01, VIL-END-02, VIL-END-03, VIL-MIS-41]"""
    if not battle.over:
        return None
    told = {"heart": battle.heart, "morale": battle.morale, "round": battle.round}
    if battle.won:
        return Outcome(CASTLE, end_of(battle), ("VIL-END-02",), {**told, "how": battle.won})
    return Outcome(None, end_of(battle), (LOSSES.get(battle.lost, "VIL-END-01"),), {**told, "how": battle.lost})


def end_of(battle: Battle) -> str:
    """The end of a night that is over: stood or bled, broken or slipped.  [VIL-NGT-39, VIL-MIS-41]"""
    if battle.won:
        return "stood" if 2 * battle.heart >= battle.most_heart else "bled"
    return "broken" if battle.lost in ("heart", "given-up") else "slipped"


LOSSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "heart": "VIL-END-01",
        "nobody-left": "VIL-END-03",
        "escapes": "VIL-MIS-38",
        "time": "VIL-MIS-39",
        "asleep": "VIL-MIS-29",
    }
)

PHASES: Final[Mapping[Phase, Callable[[Battle], Rule[None]]]] = MappingProxyType(
    {
        "prepare": prepare.prepare,
        "arrive": prepare.first_spawn,
        "monsters": monsters,
        "summoned": summoned_acts,
        "traps-drawn": phase.trap_drawn,
        "dial": phase.dial,
        "villagers": phase.villager_acts,
        "troll": phase.troll,
        "traps": phase.trap_goes_off,
        "spawn": phase.token_spawns,
        "restore": restore,
    }
)
