"""What stratagems do; packs name these effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from horologium.engine.rulesets.demo.state import Battle, Figure, heal

Effect: TypeAlias = Callable[[Battle, Figure], None]


def quick_march(battle: Battle, figure: Figure) -> None:
    """Two more points of movement in this activation.  [DEMO-ACT-02]"""
    battle.march = 2
    battle.journal.note("hastened", "DEMO-ACT-02", figure=figure.key, points=2)


def steady_aim(battle: Battle, figure: Figure) -> None:
    """Misses may be thrown again in this activation.  [DEMO-ACT-03]"""
    battle.aim = True
    battle.journal.note("aiming", "DEMO-ACT-03", figure=figure.key)


def shield_wall(battle: Battle, figure: Figure) -> None:
    """One more guard die for the whole band until the end of the round.  [DEMO-ACT-04]"""
    battle.band(figure.seat).shielded = True
    battle.journal.note("shielded", "DEMO-ACT-04", seat=figure.seat)


def second_wind(battle: Battle, figure: Figure) -> None:
    """One wound is healed.  [DEMO-ACT-05]"""
    heal(battle, figure, 1, "DEMO-ACT-05")


EFFECTS: Final[Mapping[str, Effect]] = MappingProxyType(
    {
        "quick-march": quick_march,
        "steady-aim": steady_aim,
        "shield-wall": shield_wall,
        "second-wind": second_wind,
    }
)
