"""Small positions of Constellation, set by hand."""

from __future__ import annotations

from typing import Any

from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.constellation.actions import activate
from horologium.engine.rulesets.constellation.field import Field, ground_of
from horologium.engine.rulesets.constellation.specs import MissionSpec
from horologium.engine.rulesets.constellation.state import (
    GONE,
    ActivationDeeds,
    Battle,
    Marker,
    Miniature,
    Options,
    Side,
)

OPEN = "\n".join(["." * 12] * 12)
KEEP = (Choose, ("keep",))


def mini(at: str = "", *abilities: str, att: int = 3, ar: int = 2, spd: int = 3, **more: Any) -> tuple[str, Miniature]:
    """A miniature and the square it stands on; a Soldier if nothing else is said."""
    facts = {"name": "", "profile": "soldier", "rank": "", "size": 1, "cost": 16, "weapon": "none", **more}
    most = {"most_att": att, "most_ar": ar, "most_spd": spd}
    return at, Miniature(key="", seat="", abilities=abilities, att=att, ar=ar, spd=spd, **most, **facts)


def stars(
    dawn: list[tuple[str, Miniature]],
    dusk: list[tuple[str, Miniature]],
    rows: str = OPEN,
    *,
    markers: tuple[str, ...] = (),
    cosmo: int = 20,
    options: Options | None = None,
    **mission: Any,
) -> Battle:
    """A battle in the middle of a turn: dawn's are a1, a2 …, dusk's b1, b2 …, and it is dawn's go."""
    field = Field(tuple(line for line in rows.splitlines() if line.strip()))
    board = ground_of(field).board
    figures = []
    for seat, letter, band in (("dawn", "a", dawn), ("dusk", "b", dusk)):
        for number, (at, figure) in enumerate(band, 1):
            figure.key = figure.name = f"{letter}{number}"
            figure.seat, figure.cell = seat, board.cell(at) if at else GONE
            figures.append(figure)
    return Battle(
        field=field,
        options=options or Options(),
        mission=MissionSpec("test", "Test", rows, 50, "dawn", "dusk", **mission),
        sides=[Side("dawn", "Dawn", cosmo, edge="north"), Side("dusk", "Dusk", cosmo, edge="south")],
        figures=figures,
        markers=[Marker(f"marker-{place}", board.cell(name)) for place, name in enumerate(markers, 1)],
        turn=1,
        phase="activate",
        first="dawn",
        go="dawn",
        deed=ActivationDeeds(),
    )


def says(*lines: str) -> list[tuple[type, tuple[str, ...]]]:
    """A script from short lines: digits are dice, anything else is a choice."""
    return [(Roll, tuple(line)) if line.isdigit() else (Choose, (line,)) for line in lines]


def act(battle: Battle, key: str, *lines: str) -> None:
    """Have a miniature act by a script."""
    play(activate(battle, battle.figure(key)), says(*lines))


def asked(battle: Battle, key: str) -> list[str]:
    """What the menu of a miniature offers at the start of its activation."""
    request = next(activate(battle, battle.figure(key)))
    return request.keys()


def at(battle: Battle, key: str) -> str | None:
    """The square of a miniature."""
    cell = battle.figure(key).cell
    return None if cell == GONE else battle.ground.board.name(cell)


def cell(battle: Battle, name: str) -> int:
    """The square of that name."""
    return battle.ground.board.cell(name)


def stats(battle: Battle, key: str) -> tuple[int, int, int]:
    """ATT, AR and SPD of a miniature."""
    figure = battle.figure(key)
    return figure.att, figure.ar, figure.spd
