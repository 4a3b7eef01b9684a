"""A bot that plays the company: quick judgements, no look-ahead, fit for forecasts by the hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.nova_aetas.board.sightlines import valid_target
from horologium.engine.rulesets.nova_aetas.effects.choices import usual
from horologium.engine.rulesets.nova_aetas.effects.modifiers import max_health
from horologium.engine.rulesets.nova_aetas.screen import tactics
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero
from horologium.engine.rulesets.nova_aetas.turns.clock import duty

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.table import Table
    from horologium.engine.rulesets.nova_aetas.state import Battle

MENU: Final = "NAR-HAC-07"
MISSION: Final = 900
"""What the mission offers on the spot is nearly always worth its price."""
HEAL: Final = 250
RAISE: Final = 1_500
"""To bring a friend back to his feet is worth more than any attack."""


class HeroBot:
    """Attacks where it hurts, heals friends, goes where the mission wants somebody, and wastes no time."""

    source = "bot:hero"
    sure = False

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)

    def reply(self, request: Request, table: Table[Any]) -> Answer | None:
        """The answer of a sound player; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        battle: Battle = table.state
        answer = self._decided(battle, request)
        return self._random.choose(request) if answer is None else answer

    def _decided(self, battle: Battle, request: Choose[Any]) -> Answer | None:
        if request.rule == MENU:
            return (best_action(battle, request),)
        if isinstance(request.options, Cells):
            return square(battle, request)
        if request.about == "figure" and request.most == 1:
            return figure(battle, request)
        return usual(request)


def best_action(battle: Battle, request: Choose[Any]) -> str:
    """The action that is worth most; of equal ones the first."""
    hero = battle.hero(request.by)
    return max(request.keys(), key=lambda key: action_worth(battle, hero, request.options.get(key)))


def action_worth(battle: Battle, hero: Hero, action: Any) -> int:
    """What an action is worth in hundredths of a wound, its AP deducted."""
    key: str = action.key
    if key == "end":
        return 0
    if key.startswith("wait-"):
        return _wait(battle, hero, action.cost)
    if key == "move":
        return _move(battle, hero)
    if key == "extinguish":
        return 60
    if key in ("disengage", "pass", "throw"):
        return -500
    return _by_source(battle, hero, action)


def _wait(battle: Battle, hero: Hero, ap: int) -> int:
    """Waiting is for those who may not end yet: exactly as long as they must."""
    active = battle.active
    goal = duty(battle.groups, active.start) if active is not None else None
    needed = max(1, goal - hero.at) if goal is not None else 1
    return -10 - abs(ap - needed)


def _move(battle: Battle, hero: Hero) -> int:
    active = battle.active
    if active is None:
        return -100
    move = tactics.best_move(battle, hero, active.ap)
    if move is None:
        return -100
    return move.value // 2 - (2 * tactics.reactions(battle, hero) if active.engaged else 0)


def _by_source(battle: Battle, hero: Hero, action: Any) -> int:
    """An attack by what it promises, other uses by what they do, the mission's own offers high."""
    source = action.source
    attack = getattr(source, "attack", None)
    if attack is not None:
        found = tactics.strike(battle, hero, attack, action.cost)
        return max((tactics.promise(battle, found, enemy) for enemy in reachable(battle, hero, found)), default=-50)
    if action.key.startswith("reload:"):
        return 80
    effects = used_effects(battle, source)
    if effects is None:
        return MISSION
    cost: int = action.cost
    return sum(_effect(battle, hero, effect) for effect in effects) - 20 * cost


def reachable(battle: Battle, hero: Hero, found: tactics.Strike) -> list[Enemy]:
    """The enemies that an attack can choose from where the hero stands."""
    attack = found.attack
    return [
        enemy
        for enemy in battle.enemies
        if valid_target(battle, hero, enemy.cell, attack.least, attack.most, melee=found.melee, physical=found.physical)
    ]


def used_effects(battle: Battle, source: Any) -> Any:
    """The effects of the skill or equipment behind an action; None if it is neither."""
    skill, card = getattr(source, "skill", ""), getattr(source, "card", "")
    if skill in battle.library.skill:
        return battle.library.skill[skill].effects
    if card in battle.library.item:
        return battle.library.item[card].effects
    return None


def _effect(battle: Battle, hero: Hero, effect: Any) -> int:
    """Healing by the need for it, boosts and tokens a little, everything else nothing."""
    if effect.do == "heal":
        return max((_need(battle, hero, other, effect.range) for other in battle.heroes), default=0)
    if effect.do in ("gain", "status") and effect.on == "use":
        return 40
    return 15 if effect.on == "boost" else 5


def _need(battle: Battle, hero: Hero, other: Hero, reach: int) -> int:
    if battle.terrain.board.distance(hero.cell, other.cell) > max(1, reach):
        return -100
    if other.ko:
        return RAISE
    return HEAL if 2 * other.wounds >= max_health(battle, other) else 60 * other.wounds - 150


def square(battle: Battle, request: Choose[Any]) -> Answer | None:
    """The square that the best plan leads to, else the one nearest to the goals."""
    cells: Cells = request.options  # type: ignore[assignment]
    hero = next((hero for hero in battle.heroes if hero.key == request.by), None)
    if hero is None:
        return None
    board, active = battle.terrain.board, battle.active
    if active is not None and active.hero == hero.key and request.rule == "NAR-ACN-04":
        move = tactics.best_move(battle, hero, active.ap)
        if move is not None and cells.mask >> move.cell & 1:
            return (board.name(move.cell),)
    wanted = tactics.goals(battle, hero)
    if not wanted:
        return None
    marks = each(wanted)[:12]
    nearest = min(each(cells.mask), key=lambda cell: min(board.distance(cell, mark) for mark in marks))
    return (board.name(nearest),)


def figure(battle: Battle, request: Choose[Any]) -> Answer | None:
    """Of enemies the one whose end is nearest, of heroes the one who needs it most."""
    offered = list(map(request.options.get, request.keys()))
    enemies = [model for model in offered if isinstance(model, Enemy)]
    if enemies:
        return (min(enemies, key=lambda enemy: _priority(battle, enemy)).key,)
    heroes = [model for model in offered if isinstance(model, Hero)]
    return (max(heroes, key=lambda hero: (hero.ko, hero.wounds)).key,) if heroes else None


def _priority(battle: Battle, enemy: Enemy) -> tuple[int, int]:
    return enemy.health - enemy.wounds, -tactics.menace(battle.library.enemy[enemy.card].attacks)
