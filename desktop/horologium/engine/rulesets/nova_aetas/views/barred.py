"""Why can I not? What is missing among the options of a question, or a square that is none, with the reason.

What heroes cannot do is in ``barred_menu``; here are targets and squares.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.view import BarredView
from horologium.engine.kit.cells import FAR, Cells
from horologium.engine.rulesets.nova_aetas.board import sightlines, ways
from horologium.engine.rulesets.nova_aetas.fight import attack
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.views import labels, lookout
from horologium.engine.rulesets.nova_aetas.views.barred_menu import Why, missing, range_of, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Enemy, Hero

MENU: Final = "NAR-HAC-07"
MOVE: Final = "NAR-ACN-04"
TARGET: Final = "NAR-HAT-08"
ANY: Final = 99
"""More AP than anybody has."""


def barred(battle: Battle, request: Choose[Any]) -> tuple[BarredView, ...]:
    """Actions that the active hero does not have now, or enemies that an attack cannot choose.

    [NAR-HAC-02, NAR-HAT-08]
    """
    hero, active = _acting(battle, request)
    if hero is None or active is None:
        return ()
    if request.rule == MENU:
        offered = request.keys()
        return tuple(one for one in missing(battle, hero, active) if one.key not in offered)
    option = _aiming(request)
    return () if option is None else tuple(_out_of_reach(battle, hero, option, request))


def barred_at(battle: Battle, request: Choose[Any], cell: str) -> BarredView | None:
    """Why a square cannot be moved to or attacked.  [NAR-ACN-02, NAR-ACN-07, NAR-ACN-08, NAR-HAT-08]"""
    hero, active = _acting(battle, request)
    place = battle.terrain.board.find(cell)
    if hero is None or active is None or place is None or request.options.get(cell) is not None:
        return None
    if request.rule == MOVE and place != hero.cell:
        return told(cell, labels.square(cell), _no_way(battle, hero, active, place), kind="cell")
    option = _aiming(request)
    if option is None:
        return None
    enemy = next((enemy for enemy in _known(battle) if enemy.cell == place), None)
    why = Why("not-here", TARGET) if enemy is None else _untouched(battle, hero, option, enemy)
    return told(cell, cell if enemy is None else enemy.name, why, kind="target")


def _acting(battle: Battle, request: Choose[Any]) -> tuple[Hero | None, Activation | None]:
    """The active hero, if it is he who is asked."""
    active = battle.active
    if active is None or active.hero != request.by:
        return None, None
    return battle.hero(active.hero), active


def _aiming(request: Choose[Any]) -> AttackOption | None:
    """The attack for which a target is being chosen."""
    offered = request.options
    source = offered.source if request.rule == TARGET and isinstance(offered, Cells) else None
    return source if isinstance(source, AttackOption) else None


def _known(battle: Battle) -> list[Enemy]:
    """The enemies on tiles that lie face up.  [NAR-MIS-35]"""
    return [enemy for enemy in battle.enemies if not battle.hidden >> enemy.cell & 1]


def _out_of_reach(battle: Battle, hero: Hero, option: AttackOption, request: Choose[Any]) -> Iterator[BarredView]:
    board = battle.terrain.board
    for enemy in _known(battle):
        name = board.name(enemy.cell)
        if request.options.get(name) is None:
            why, label = _untouched(battle, hero, option, enemy), f"{enemy.name}, {labels.square(name)}"
            yield BarredView(name, label, why.text, (why.rule,), None, "target", (enemy.key,))


def _untouched(battle: Battle, hero: Hero, option: AttackOption, enemy: Enemy) -> Why:
    """Why an attack cannot choose an enemy.  [NAR-STR-02, NAR-LOS-01, NAR-AOE-10]"""
    here, line, cell = hero.cell, option.attack, enemy.cell
    if attack.near_enough(battle, option, here) >> cell & 1 and not sightlines.sight(battle, hero, cell).clear:
        blockers, what = lookout.in_the_way(battle, hero, cell)
        return Why("hidden", "NAR-LOS-01", {"what": what, "cell": ", ".join(map(labels.square, blockers[:2]))})
    if line.area and lookout.in_range(battle, hero, option) >> cell & 1:
        return Why("line", "NAR-AOE-10")
    distance = sightlines.distance(battle, here, cell)
    return Why("too-far", "NAR-STR-02", {"distance": distance, "range": range_of(option)})


def _no_way(battle: Battle, hero: Hero, active: Activation, cell: int) -> Why:
    """Why a move cannot end on a square.  [NAR-ACN-02, NAR-ACN-06, NAR-ACN-07, NAR-ACN-08, NAR-BLD-11]"""
    bit, board = 1 << cell, battle.terrain.board
    if battle.hidden & bit:
        return Why("unknown", "NAR-ZON-03")
    if battle.taken & bit:
        return Why("taken", "NAR-ACN-07", {"name": lookout.standing_on(battle, cell)})
    if not battle.room & bit:
        return Why("obstacle", "NAR-ACN-08", {"what": TEXTS[f"terrain.{lookout.kind_of(battle, cell)}"]})
    cost = ways.reach(battle, hero, ANY).cost(cell)
    if active.ap < cost < FAR:
        return Why("dear", "NAR-ACN-02", {"cost": cost, "left": active.ap})
    return Why("no-way", "NAR-BLD-11" if board.level(cell) != board.level(hero.cell) else "NAR-ACN-06")
