"""What a screen may ask about a model or a square that somebody points at: sight, Control Areas, ranges, footprints."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from horologium.engine.core.view import AreaView, SightView
from horologium.engine.kit.cells import Cells, CellSet, each
from horologium.engine.rulesets.nova_aetas.board import sightlines
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.fight import attack
from horologium.engine.rulesets.nova_aetas.fight.defence import WAYS
from horologium.engine.rulesets.nova_aetas.fight.strikes import is_physical
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.views import labels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.nova_aetas.board.sightlines import Sight
    from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
    from horologium.engine.rulesets.nova_aetas.state import Battle, Model
    from horologium.engine.rulesets.nova_aetas.words import Area


def sight(battle: Battle, figure: str, cell: str) -> SightView | None:
    """Whether a model sees a square, whether it is in Cover, and else what blocks the line.

    [NAR-LOS-01, NAR-COV-01, NAR-RNG-02]
    """
    viewer, board = _model(battle, figure), battle.terrain.board
    target = board.find(cell)
    if viewer is None or target is None or battle.hidden >> target & 1:
        return None
    found = sightlines.sight(battle, viewer, target)
    blockers, what = in_the_way(battle, viewer, target)
    rules = ("NAR-COV-01",) if found.cover else ("NAR-LOS-01",)
    distance = sightlines.distance(battle, viewer.cell, target)
    return SightView(figure, cell, found.clear, found.cover, distance, blockers, _seen(found, blockers, what), rules)


def in_the_way(battle: Battle, viewer: Model, target: int) -> tuple[tuple[str, ...], str]:
    """The squares that block the line of a model to a square, and what stands there."""
    blockers = sightlines.blockers(battle, viewer, target)
    return tuple(_blocker(battle, place) for place in each(blockers)), _what(battle, blockers)


def _blocker(battle: Battle, place: int) -> str:
    """The name of the square that blocks a line: the roof where a building stands."""
    return battle.terrain.board.name(battle.terrain.top(place))


def _seen(found: Sight, blockers: tuple[str, ...], what: str) -> str:
    if found.clear:
        return TEXTS["sight.cover" if found.cover else "sight.clear"]
    return TEXTS["sight.blocked"].format(what=what, cell=", ".join(map(labels.square, blockers[:3])))


def _what(battle: Battle, blockers: CellSet) -> str:
    """What stands in a line, by its kind."""
    for mask, word in ((battle.terrain.solid, "building"), (battle.trees, "tree"), (battle.bushes, "bush")):
        if mask & blockers:
            return TEXTS[f"terrain.{word}"]
    model = next((one for one in _models(battle) if blockers >> one.cell & 1), None)
    return TEXTS["terrain.unknown"] if model is None else model.name


def standing_on(battle: Battle, cell: int) -> str:
    """Who is on a square: a model, one who is KO, or a character.  [NAR-ACN-07, NAR-KOH-09]"""
    names = [model.name for model in _models(battle) if model.cell == cell]
    names += [token.label or token.name for token in battle.tokens if token.cell == cell and token.kind == "character"]
    return ", ".join(names)


def kind_of(battle: Battle, cell: int) -> str:
    """What a square is that cannot be entered.  [NAR-ACN-08]"""
    kinds = ((battle.bushes, "bush"), (battle.trees, "tree"))
    return next((word for mask, word in kinds if mask >> cell & 1), "building")


def areas(battle: Battle, figure: str) -> tuple[AreaView, ...]:
    """What an Enemy watches and can hit from where it stands, and what a hero's attacks reach.

    [NAR-ENY-03, NAR-RNG-01]
    """
    model = _model(battle, figure)
    if isinstance(model, Enemy):
        return tuple(_of_enemy(battle, model))
    return () if model is None else tuple(_of_hero(battle, model))


def _of_enemy(battle: Battle, enemy: Enemy) -> Iterator[AreaView]:
    card = battle.library.enemy[enemy.card]
    watched = sightlines.within(battle, enemy.cell, card.control)
    label = TEXTS["area.control"].format(name=enemy.name, control=card.control)
    yield AreaView("control", label, _names(battle, watched), "NAR-ENY-03")
    for line in card.attacks:
        melee = not line.mental and line.most == 1
        near = sightlines.in_reach(battle, enemy.cell, line.least, line.most, melee=melee, physical=not line.mental)
        yield AreaView("range", labels.enemy_attack(line), _names(battle, _visible(battle, enemy, near)), "NAR-RNG-01")


def _of_hero(battle: Battle, hero: Hero) -> Iterator[AreaView]:
    for option in attack.lines(battle, hero):
        cells = _visible(battle, hero, in_range(battle, hero, option))
        yield AreaView("range", option.name, _names(battle, cells), "NAR-RNG-01")


def in_range(battle: Battle, hero: Hero, option: AttackOption) -> CellSet:
    """The squares within the range of an attack, seen or not.  [NAR-STR-02]"""
    line = option.attack
    if line.area == "wave":
        return sightlines.within(battle, hero.cell, line.reach)
    melee, most = line.kind == "melee", line.most + option.farther
    return sightlines.in_reach(battle, hero.cell, line.least, most, melee=melee, physical=is_physical(line))


def aimed_at(battle: Battle, option: AttackOption, hero: Hero) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The squares and the enemies that an attack can choose, by name.  [NAR-HAT-08]"""
    cells = attack.targets(battle, hero, option)
    return _names(battle, cells), tuple(enemy.key for enemy in battle.enemies if cells >> enemy.cell & 1)


def footprint(battle: Battle, request: Choose[object], key: str) -> tuple[str, ...]:
    """The squares that the attack would cover whose target or direction is being chosen; none without an area.

    [NAR-AOE-01, NAR-AOE-11]
    """
    hero = next((one for one in battle.heroes if one.key == request.by), None)
    if hero is None:
        return ()
    if isinstance(request.options, Cells):
        option, target = _chosen(battle, request.options, key)
        ways = None
    else:
        option, target = _declared(battle, hero)
        ways = [(x, y) for x, y, name in WAYS if name == key]
    if option is None or target is None or ways == []:
        return ()
    name, reach = modifiers.attack_area(battle, attack.moment(battle, hero, option, target))
    area = cast("Area", name)
    covered = 0
    for way in ways or sightlines.headings(battle, area, hero.cell, target.cell):
        covered |= sightlines.area_cells(battle, area, hero.cell, target.cell, way, reach)
    return _names(battle, covered) if area else ()


def _chosen(battle: Battle, offered: Cells, key: str) -> tuple[AttackOption | None, Enemy | None]:
    """The attack for which a square is being chosen, and the enemy on that square."""
    option = offered.source if isinstance(offered.source, attack.AttackOption) else None
    cell = offered.get(key)
    return option, next((enemy for enemy in battle.enemies if enemy.cell == cell), None)


def _declared(battle: Battle, hero: Hero) -> tuple[AttackOption | None, Enemy | None]:
    """The attack of which the journal told last, and its target."""
    entry = next((entry for entry in reversed(battle.journal.entries) if entry.what == "attacked"), None)
    if entry is None or entry.facts["figure"] != hero.key:
        return None, None
    option = next((line for line in attack.lines(battle, hero) if line.name == entry.facts["attack"]), None)
    return option, next((enemy for enemy in battle.enemies if enemy.key == entry.facts["target"]), None)


def _visible(battle: Battle, model: Model, cells: CellSet) -> CellSet:
    seen = 0
    for cell in each(cells & battle.terrain.floor):
        if sightlines.sight(battle, model, cell).clear:
            seen |= 1 << cell
    return seen


def _names(battle: Battle, cells: CellSet) -> tuple[str, ...]:
    return tuple(battle.terrain.board.name(cell) for cell in each(cells & battle.terrain.floor))


def _model(battle: Battle, key: str) -> Model | None:
    return next((model for model in _models(battle) if model.key == key), None)


def _models(battle: Battle) -> list[Model]:
    return [*battle.heroes, *battle.enemies]
