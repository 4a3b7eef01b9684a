"""What the players may see of the mission: all but tiles that lie face down, cards not drawn and unseen loot."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import say
from horologium.engine.core.view import (
    Badge,
    BattleView,
    CardView,
    CellView,
    FigureView,
    Intent,
    Reason,
    TokenView,
    Track,
)
from horologium.engine.kit.cells import CellSet, each
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.enemies.skills import touched
from horologium.engine.rulesets.nova_aetas.enemies.targets import target_of
from horologium.engine.rulesets.nova_aetas.fight.statuses import restoration
from horologium.engine.rulesets.nova_aetas.missions.mission import down_limit
from horologium.engine.rulesets.nova_aetas.state import GONE, HEROES, Enemy, Hero
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.views import labels, sheets, story
from horologium.engine.rulesets.nova_aetas.views.aims import aims
from horologium.engine.rulesets.nova_aetas.views.dial import horologium
from horologium.engine.rulesets.nova_aetas.views.water import spans_water, water

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain
    from horologium.engine.rulesets.nova_aetas.state import Battle, LootCard, Model

MOST_THREAT: Final = 12


def view(battle: Battle, eyes: str | None) -> BattleView:
    """The mission as the company sees it, or as it is.  [NAR-MIC-01, NAR-REA-04, NAR-MIS-35]"""
    known = battle.terrain.board.cells if eyes is None else revealed(battle)
    enemies = [enemy for enemy in battle.enemies if known >> enemy.cell & 1]
    cards = dict.fromkeys([enemy.card for enemy in enemies] + [group.card for group in battle.groups])
    return BattleView(
        ruleset="nova-aetas",
        eyes=eyes,
        cells=_cells(battle, known),
        figures=(*(_hero(battle, hero) for hero in battle.heroes), *(_enemy(battle, enemy) for enemy in enemies)),
        tracks=tuple(_tracks(battle)),
        cards=tuple(_cards(battle, eyes)) + tuple(line for card in cards for line in sheets.enemy_cards(battle, card)),
        stats=tuple(
            [stat for hero in battle.heroes for stat in sheets.hero_stats(battle, hero)]
            + [stat for card in cards for stat in sheets.enemy_stats(battle, card)]
        ),
        dials=(horologium(battle),),
        intents=tuple(_intent(battle, enemy) for enemy in enemies if not enemy.waiting),
        aims=tuple(aims(battle)),
        tokens=tuple(_tokens(battle, known)),
        passages=_passages(battle.terrain),
        beyond=water(battle.terrain, None if eyes is None else tuple(battle.revealed)),
    )


def revealed(battle: Battle) -> CellSet:
    """The cells of the tiles that lie face up.  [NAR-MIS-35]"""
    known = 0
    for number in battle.revealed:
        known |= battle.terrain.tiles[number]
    return known


# The board


@lru_cache(maxsize=32)
def _drawn(terrain: Terrain) -> tuple[tuple[int, CellView, CellView], ...]:
    """Every cell as it is drawn, face up and face down."""
    board, found = terrain.board, []
    for cell in each(board.cells):
        place = (board.name(cell), board.outline(cell), board.centre(cell))
        level, ground = board.level(cell), terrain.painted.get(cell, "")
        closed = terrain.solid >> cell & 1 == 1
        up = CellView(*place, terrain=_terrain(terrain, cell), level=level, closed=closed, ground=ground)
        found.append((cell, up, CellView(*place, terrain="unknown", level=level, known=False)))
    return tuple(found)


def _terrain(terrain: Terrain, cell: int) -> str:
    if terrain.roofs >> cell & 1:
        return "roof"
    if terrain.solid >> cell & 1:
        return "building"
    if any(cell == foot for foot, _ in terrain.ladders):
        return "ladder"
    return "bridge" if spans_water(terrain, cell) else "open"


def _cells(battle: Battle, known: CellSet) -> tuple[CellView, ...]:
    """The cells with the tokens and the scenery on them; what lies face down shows neither."""
    marked: dict[int, list[str]] = {scenery.cell: [] for scenery in battle.scenery}
    for token in battle.tokens:
        if token.cell != GONE:
            marked.setdefault(token.cell, []).append(token.label or token.name or token.kind)
    standing = {scenery.cell: scenery.kind for scenery in battle.scenery}
    cells = []
    for cell, up, down in _drawn(battle.terrain):
        if not known >> cell & 1:
            cells.append(down)
        elif cell in marked:
            terrain = standing.get(cell, up.terrain)
            closed = up.closed or cell in standing
            place, here = (up.key, up.outline, up.centre), tuple(marked[cell])
            cells.append(CellView(*place, terrain, up.level, here, closed=closed, ground=up.ground))
        else:
            cells.append(up)
    return tuple(cells)


def _tokens(battle: Battle, known: CellSet) -> Iterator[TokenView]:
    """What lies on the squares that are face up.  [NAR-TOK-01]"""
    board = battle.terrain.board
    for token in battle.tokens:
        if token.cell != GONE and known >> token.cell & 1:
            label = token.label or labels.title(token.name or token.kind)
            if token.aura is not None:
                label = say("{token} (aura {range})", token=label, range=token.aura.range)
            yield TokenView(token.key, token.kind, label, board.name(token.cell), "NAR-TOK-01")


@lru_cache(maxsize=32)
def _passages(terrain: Terrain) -> tuple[tuple[str, str], ...]:
    """The ladders, from their feet to the roofs they lean on.  [NAR-BLD-11]"""
    return tuple((terrain.board.name(foot), terrain.board.name(roof)) for foot, roof in terrain.ladders)


# Figures


def _hero(battle: Battle, hero: Hero) -> FigureView:
    health = modifiers.max_health(battle, hero)
    return FigureView(
        key=hero.key,
        name=hero.name,
        seat=HEROES,
        cell=battle.terrain.board.name(hero.cell),
        kind=hero.hero_class,
        life=health - hero.wounds,
        most_life=health,
        ready=not hero.ko and hero.at == battle.now,
        badges=_badges(battle, hero),
        faction=HEROES,
        rank="hero",
        emblem=hero.family,
        title=next((spec.name for spec in battle.library.classes if spec.id == hero.hero_class), ""),
    )


def _enemy(battle: Battle, enemy: Enemy) -> FigureView:
    group, rank = battle.group(enemy.card), battle.library.enemy[enemy.card].rank
    return FigureView(
        key=enemy.key,
        name=enemy.name,
        seat="",
        cell=battle.terrain.board.name(enemy.cell),
        kind=enemy.card,
        life=enemy.health - enemy.wounds,
        most_life=enemy.health,
        ready=not enemy.waiting and group is not None and group.at == battle.now,
        badges=_badges(battle, enemy),
        faction=enemy.faction,
        rank=rank,
        emblem=_fights(battle, enemy),
        title=f"{labels.title(rank)} · {labels.title(enemy.faction)}",
    )


def _fights(battle: Battle, enemy: Enemy) -> str:
    """How an enemy fights, in a word: by its first attack.  [NAR-DEF-09]"""
    lines = battle.library.enemy[enemy.card].attacks
    if not lines:
        return "melee"
    return "mental" if lines[0].mental else "ranged" if lines[0].most > 1 else "melee"


def _badges(battle: Battle, model: Model) -> tuple[Badge, ...]:
    """Statuses, and what else can be told of a model at a glance.  [NAR-STS-01]"""
    rules = labels.STATUS_RULES
    found = [_badge(name, rules[name], value) for name, value in model.statuses.items()]
    if isinstance(model, Hero):
        active = battle.active if battle.active is not None and battle.active.hero == model.key else None
        found += _marked("ko", model.ko, "NAR-KOH-01")
        found += sheets.injury_badges(battle, model)
        found += _marked("active", active is not None, "NAR-HAC-01", active.ap if active else None)
        found += _marked("engaged", active is not None and active.engaged, "NAR-ENG-02")
        found += _marked("tokens", model.tokens > 0, "NAR-SQU-01", model.tokens)
    else:
        found += _marked("waiting", model.waiting, "NAR-WTG-03")
        found += _marked("reload", model.reload, "NAR-TOK-06")
        found += _marked("objective", bool(model.objective), "NAR-THR-02")
    return tuple(found)


def _marked(key: str, there: bool, rule: str, value: int | None = None) -> list[Badge]:
    return [_badge(key, rule, value)] if there else []


def _badge(key: str, rule: str, value: int | None = None) -> Badge:
    return Badge(key, labels.title(key), value, rule, TEXTS[f"status.{key}"])


def _intent(battle: Battle, enemy: Enemy) -> Intent:
    """What an enemy would do if it acted now, skills that it pays for first included.  [NAR-EAC-04, NAR-ACN-11]"""
    goal, spec = _goal(battle, enemy), battle.library.enemy[enemy.card]
    ap = spec.rapidity - sum(restoration(battle, enemy))
    for skill in spec.skills:
        if skill.use == "first" and touched(battle, enemy, skill, ap):
            ap -= skill.cost
            label = TEXTS["intent.skill"].format(intent=goal.label, skill=skill.name, ap=skill.cost)
            goal = Intent(goal.figure, label, goal.target, (*goal.rules, "NAR-ACN-11"), goal.why)
    return goal


def _goal(battle: Battle, enemy: Enemy) -> Intent:
    """What an enemy would go for if it acted now, and the rule that decides.  [NAR-EAC-04, NAR-AIX-01]"""
    choice = target_of(battle, enemy)
    rules, why = (choice.rule,), TEXTS[f"why.{choice.rule}"]
    if choice.objective is not None:
        label = TEXTS["intent.objective"].format(order=TEXTS[f"order.{choice.objective.order}"])
        why = TEXTS["why.orders"] if choice.rule == "NAR-AIX-05" else why
        return Intent(enemy.key, label, choice.objective.name, rules, why)
    if choice.tied:
        names = say(" or ").join(battle.hero(key).name for key in choice.tied)
        return Intent(enemy.key, TEXTS["intent.tied"].format(names=names), "", rules, why)
    if choice.target:
        label = TEXTS["intent.target"].format(name=battle.hero(choice.target).name)
        return Intent(enemy.key, label, choice.target, rules, why)
    return Intent(enemy.key, TEXTS["intent.none"], "", rules, why)


# Beside the board


def _tracks(battle: Battle) -> Iterator[Track]:
    """The mission clock, a Perilium for each hero, loot and coins.  [NAR-THR-02, NAR-PER-01, NAR-TIM-01]"""
    yield Track("clock", say("Quadrants passed"), battle.now - battle.start, battle.end - battle.start, "NAR-TIM-01")
    turned = _turned(battle)
    for hero in battle.heroes:
        key, label, last = f"threat {hero.key}", say("Perilium of {hero}", hero=hero.name), turned.get(hero.key)
        yield Track(key, label, hero.threat, MOST_THREAT, "NAR-THR-02", hero.key, last, say("Perilium"))
    if battle.active is not None:
        hero_key = battle.active.hero
        yield Track("ap", say("Action points"), battle.active.ap, None, "NAR-HAC-01", hero_key, short=say("AP"))
    yield Track("loot", say("Loot deck"), len(battle.loot), None, "NAR-REA-04")
    yield Track("coins", say("Popolini"), battle.purse, None, "NAR-EQP-18")
    yield Track("ko", say("Heroes down"), sum(hero.ko for hero in battle.heroes), down_limit(battle), "NAR-TIM-05")


def _turned(battle: Battle) -> dict[str, Reason]:
    """What turned the Perilium of each hero last, as the journal tells it.  [NAR-PER-02]"""
    found: dict[str, Reason] = {}
    for entry in battle.journal.entries:
        if entry.what == "threat":
            rule = entry.rules[0]
            why = TEXTS.get(f"threat.{rule}", TEXTS["threat.other"])
            found[entry.facts["figure"]] = Reason(entry.facts["change"], why, rule)
    return found


def _cards(battle: Battle, eyes: str | None) -> Iterator[CardView]:
    """The cards of the heroes, the mission cards drawn, and the loot deck, face down.  [NAR-REA-04, NAR-REA-08]"""
    for hero in battle.heroes:
        yield from sheets.hero_cards(battle, hero)
    yield from story.mission_cards(battle)
    for loot in battle.loot:
        yield _loot(battle, loot, open_=loot.face_up or eyes is None)


def _loot(battle: Battle, loot: LootCard, *, open_: bool) -> CardView:
    if not open_:
        return CardView(
            None, HEROES, say("A card of {deck}", deck=labels.title(loot.deck)), "NAR-REA-04", "", "loot", "hidden"
        )
    name = next(spec.name for spec in battle.library.reagents if spec.id == loot.reagent)
    return CardView(loot.reagent, HEROES, name, "NAR-REA-08", "", "loot", "open")
