"""Who is whose opponent, how far squares are apart, what is seen and from where, and which squares an area covers.

Everything here is a pure fact about the table, counted with masks; distances ignore height, sight does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit import templates
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.state import HEROES, Battle, Enemy, Hero, Model

if TYPE_CHECKING:
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.kit.templates import Heading
    from horologium.engine.rulesets.nova_aetas.words import Area

NOWHERE: Final = (0, 0)
"""The heading of a shape that points nowhere in particular."""


class Sight(NamedTuple):
    """Whether there is a line, and whether the target is in Cover."""

    clear: bool
    cover: bool


class Screen(NamedTuple):
    """What lines meet, as places on the ground: what blocks them, and what may give Cover instead."""

    hard: CellSet
    trees: CellSet
    bushes: CellSet


_CLEAR: Final = Sight(True, False)
_COVERED: Final = Sight(True, True)
_BLOCKED: Final = Sight(False, False)


def opponents(battle: Battle, model: Model) -> CellSet:
    """Where Opponents of a model stand: everybody of another Faction.  [NAR-GEN-07, NAR-GEN-08, NAR-GEN-09]"""
    if isinstance(model, Enemy):
        return battle.foes & ~battle.enemy_cells.get(model.faction, 0) | battle.hero_cells | battle.characters
    return battle.foes & ~battle.enemy_cells.get(HEROES, 0)


def allies(battle: Battle, model: Model) -> CellSet:
    """Where a model's Allies stand; it is not its own.  [NAR-GEN-07]"""
    if isinstance(model, Enemy):
        return battle.enemy_cells.get(model.faction, 0) & ~(1 << model.cell)
    return (battle.hero_cells | battle.characters) & ~(1 << model.cell)


def distance(battle: Battle, one: int, other: int) -> int:
    """Orthogonal steps between two squares, over everything; height is ignored.  [NAR-RNG-02]"""
    return battle.terrain.board.distance(one, other)


def within(battle: Battle, cell: int, reach: int) -> CellSet:
    """The squares at most so far away, on all levels: what Auras and Waves cover.

    [NAR-AUR-01, NAR-AUR-06, NAR-AUR-09, NAR-RNG-04]
    """
    terrain = battle.terrain
    return terrain.board.within(cell, reach) & ~terrain.solid & ~battle.hidden


def adjacent(battle: Battle, one_cell: int, other_cell: int) -> bool:
    """Whether two squares share a side on one level.  [NAR-ENG-01]"""
    return battle.terrain.board.near[one_cell] >> other_cell & 1 == 1


def adjacent_enemies(battle: Battle, hero: Hero) -> list[Enemy]:
    """The enemies beside a hero.  [NAR-ENG-01]"""
    near = battle.terrain.board.near[hero.cell]
    return [enemy for enemy in battle.enemies if near >> enemy.cell & 1]


def adjacent_heroes(battle: Battle, model: Model) -> list[Hero]:
    """The heroes beside a model who are on their feet.  [NAR-ENG-01, NAR-KOH-10]"""
    near = battle.terrain.board.near[model.cell] & battle.hero_cells
    return [hero for hero in battle.heroes if not hero.ko and near >> hero.cell & 1] if near else []


def in_range(
    battle: Battle,
    viewer: Model,
    target_cell: int,
    least: int,
    most: int,
    *,
    physical_ranged: bool,
    from_cell: int | None = None,
) -> bool:
    """Whether a printed range covers the distance; a roof adds 1 to Physical Ranged attacks.

    [NAR-RNG-03, NAR-BLD-10]
    """
    here = viewer.cell if from_cell is None else from_cell
    bonus = battle.terrain.roofs >> here & 1 if physical_ranged else 0
    return least <= battle.terrain.board.distance(here, target_cell) <= most + bonus


def valid_target(
    battle: Battle,
    viewer: Model,
    target_cell: int,
    least: int,
    most: int,
    *,
    melee: bool,
    physical: bool,
    from_cell: int | None = None,
) -> bool:
    """Whether an attack may choose this square: in range, in sight, and for Melee on the same level.

    [NAR-RNG-01, NAR-LOS-07, NAR-BLD-08, NAR-ZON-03]
    """
    here = viewer.cell if from_cell is None else from_cell
    ranged = physical and not melee
    if not in_range(battle, viewer, target_cell, least, most, physical_ranged=ranged, from_cell=here):
        return False
    levels = battle.terrain.levels
    if melee and levels[here] != levels[target_cell]:
        return False
    if battle.hidden >> target_cell & 1:
        return False
    return sight(battle, viewer, target_cell, from_cell=here).clear


def in_reach(battle: Battle, here: int, least: int, most: int, *, melee: bool, physical: bool) -> CellSet:
    """The squares that an attack from here may choose as far as they are in sight: as ``valid_target``, for all.

    [NAR-RNG-01, NAR-RNG-03, NAR-BLD-08, NAR-BLD-10, NAR-ZON-03]
    """
    terrain = battle.terrain
    if physical and not melee:
        most += terrain.roofs >> here & 1
    found = terrain.board.within(here, most) & ~terrain.board.within(here, least - 1) & ~battle.hidden
    return found & terrain.planes[terrain.levels[here]] if melee else found


def covered(
    battle: Battle, viewer: Model, target_cell: int, *, melee: bool, physical: bool, from_cell: int | None = None
) -> bool:
    """Whether Cover counts: it does nothing against Mental and Melee attacks.  [NAR-COV-05, NAR-COV-06]"""
    return physical and not melee and sight(battle, viewer, target_cell, from_cell=from_cell).cover


def sight(
    battle: Battle, viewer: Model, target_cell: int, *, from_cell: int | None = None, past_models: bool = False
) -> Sight:
    """The best of the four lines from the side centres of the viewer's square to the centre of the target's.

    With ``past_models`` nobody is in the way: what could be seen if Opponents stood elsewhere.
    [NAR-LOS-01, NAR-LOS-05, NAR-LOS-06, NAR-COV-01, NAR-COV-02, NAR-SCN-02, NAR-SCN-04]
    """
    here = viewer.cell if from_cell is None else from_cell
    sights = battle.vista.sights
    foes = 0 if past_models else opponents(battle, viewer)
    key = (here, target_cell, foes)
    return sights.get(key) or sights.keep(key, _look(battle, here, target_cell, foes))


def seen(battle: Battle, viewer: Model, here: int, among: CellSet) -> CellSet:
    """Those of some squares that the viewer sees from a square: as ``sight``, for all.

    Beside him nothing can be in the way.  [NAR-LOS-01]
    """
    found = among & battle.terrain.board.near[here]
    foes = opponents(battle, viewer)
    for cell in each(among ^ found):
        if _look(battle, here, cell, foes).clear:
            found |= 1 << cell
    return found


def blockers(battle: Battle, viewer: Model, target_cell: int) -> CellSet:
    """What stands in the least blocked line, as places, where there is no clear one; only screens ask for it.

    [NAR-LOS-01, NAR-BLD-03]
    """
    here = viewer.cell
    if sight(battle, viewer, target_cell).clear:
        return 0
    screen = _screen(battle, opponents(battle, viewer), here, target_cell)
    if screen is None:
        return _behind_walls(battle, here, target_cell)
    return battle.terrain.sight.why(here, target_cell, screen.hard | screen.trees)


def _look(battle: Battle, here: int, there: int, foes: CellSet) -> Sight:
    """Look along the lines: a free one, else one that only crosses Cover, else none.

    [NAR-LOS-01, NAR-LOS-05, NAR-BLD-03, NAR-COV-01, NAR-COV-02]
    """
    screen = _screen(battle, foes, here, there)
    if screen is None:
        return _BLOCKED
    terrain, (hard, trees, bushes) = battle.terrain, screen
    near = terrain.board.near[terrain.board.ground[there]]
    shift, (lines, _) = terrain.sight.entry(here, there)
    anything = (hard | trees | bushes & near) >> shift
    for line in lines:
        if not line & anything:
            return _CLEAR
    if trees or bushes:
        hard, trees, scenery, near = hard >> shift, trees >> shift, (trees | bushes) >> shift, near >> shift
        for line in lines:
            if line & hard:
                continue
            crossed = line & trees
            if not crossed or (crossed & near and line & scenery == crossed and crossed.bit_count() == 1):
                return _COVERED
    return _BLOCKED


def _screen(battle: Battle, foes: CellSet, here: int, there: int) -> Screen | None:
    """What lines between two squares meet; none where a building hides them from each other.

    [NAR-LOS-05, NAR-BLD-03]
    """
    terrain = battle.terrain
    if not terrain.roofs & (1 << here | 1 << there):
        return Screen(terrain.walls | battle.hidden | foes, battle.trees, battle.bushes)
    return None if _behind_walls(battle, here, there) else _screen_from_roofs(battle, foes, here, there)


def _behind_walls(battle: Battle, here: int, there: int) -> CellSet:
    """The building that hides two squares from each other because one of them is on its roof, as places; else none.

    [NAR-BLD-03, NAR-BLD-04, NAR-BLD-05, NAR-BLD-06, NAR-BLD-07]
    """
    terrain = battle.terrain
    for roof, other in ((here, there), (there, here)):
        building = terrain.building(roof)
        if building and not building >> other & 1 and not terrain.outlook(roof) >> other & 1:
            return terrain.board.flat(building)
    return 0


def _screen_from_roofs(battle: Battle, foes: CellSet, here: int, there: int) -> Screen:
    """What lines meet when viewer or target is on a roof: their own buildings do not block.

    Looking down, only Trees, other Buildings and the Non-Zone do; from roof to roof also Opponents on that level;
    looking up, everything as on the ground.  [NAR-BLD-05, NAR-BLD-06, NAR-BLD-07, NAR-BLD-09]
    """
    terrain = battle.terrain
    board = terrain.board
    own = board.flat(terrain.building(here) | terrain.building(there))
    walls = (terrain.walls | board.flat(battle.hidden)) & ~own
    level = terrain.levels[here]
    if level > terrain.levels[there]:
        return Screen(walls | battle.trees, 0, 0)
    if level:
        return Screen(walls | battle.trees | board.flat(foes >> level * board.frame.plane), 0, 0)
    return Screen(walls | board.flat(foes), battle.trees, battle.bushes)


def headings(battle: Battle, area: Area, user_cell: int, target_cell: int) -> tuple[Heading, ...]:
    """The ways in which an area may point; none if it cannot be used on this target at all.

    [NAR-AOE-11, NAR-AOE-13, NAR-AOE-14, NAR-AOE-15]
    """
    if area == "sweep" and not adjacent(battle, user_cell, target_cell):
        return ()
    if area in {"spear", "breath", "sweep"}:
        return templates.headings(battle.terrain.board, user_cell, target_cell)
    return (NOWHERE,)


def pointed(battle: Battle, area: Area, user_cell: int) -> CellSet:
    """The squares on which an area can be used: those for which it has ``headings``.  [NAR-AOE-11, NAR-AOE-15]"""
    board = battle.terrain.board
    if area == "sweep":
        return board.near[user_cell]
    return board.cells & ~board.within(user_cell, 0) if area in {"spear", "breath"} else board.cells


def area_cells(
    battle: Battle, area: Area, user_cell: int, target_cell: int, heading: Heading = NOWHERE, reach: int = 0
) -> CellSet:
    """The squares of an area; ``reach`` is the number of a Wave, or the squares behind the target of a short Spear.

    Without an area it is the target alone. The user's own square counts like any other, but not in a Wave.
    [NAR-AOE-08 to 17, NAR-AUR-01]
    """
    terrain, board = battle.terrain, battle.terrain.board
    match area:
        case "explosion":
            found = templates.explosion(board, target_cell)
        case "cross":
            found = templates.cross(board, target_cell)
        case "spear":
            found = templates.spear(board, target_cell, heading)
            found &= board.within(target_cell, reach) if reach else found
        case "breath":
            found = templates.breath(board, target_cell, heading)
        case "sweep":
            found = templates.sweep(board, target_cell, heading)
        case "wave":
            return within(battle, user_cell, reach) & ~(1 << user_cell)
        case _:
            return 1 << target_cell
    return found & ~terrain.solid & ~battle.hidden
