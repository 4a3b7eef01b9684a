"""What every action of a menu is worth: in hundredths of a wound, its AP deducted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.rulesets.nova_aetas.effects.uses import UseOption
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.missions.mission import CardAction
from horologium.engine.rulesets.nova_aetas.player import moves, offers, tactics, uses
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
from horologium.engine.rulesets.nova_aetas.turns.clock import duty

if TYPE_CHECKING:
    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.nova_aetas.state import Battle

PRICE: Final = 10
"""What an AP is worth that need not be spent."""
HELP: Final = 22
"""The same for what is neither an attack nor wanted by the mission."""
LOST: Final = 4
"""What an AP is worth that has to be spent anyhow."""
HURRIED: Final = 60
"""The same when time is short, for whatever the mission does not want."""
EXTINGUISH: Final = 70
RELOAD: Final = 90


def best_action(battle: Battle, request: Choose[Any], plan: HeroPlan | None = None) -> str:
    """The action that is worth most; of equal ones the first."""
    plan = HeroPlan(battle, battle.hero(request.by)) if plan is None else plan
    offered: list[Any] = list(request.options)  # type: ignore[call-overload]
    best = max(offered, key=lambda action: action_worth(plan, action))
    key: str = best.key
    return key


def action_worth(plan: HeroPlan, action: Any) -> int:
    """What an action is worth, less the AP that could have been saved."""
    key: str = action.key
    if key == "end":
        return 0
    if key.startswith("wait-"):
        return _wait(plan, action.cost)
    if key in ("disengage", "pass", "throw"):
        return -500
    if key == "move":
        return _move(plan)
    return _worth(plan, action) - price(plan, action)


def price(plan: HeroPlan, action: Any) -> int:
    """What AP are worth: little if the hero may not end yet, more for what only helps, much when time is short."""
    if isinstance(action, AttackOption):
        rate = HURRIED // 2 if plan.pressed else PRICE
    elif action.key in plan.keys:
        rate = PRICE
    else:
        rate = HURRIED if plan.hurried else HELP
    cost: int = action.cost
    saved = max(0, cost - max(0, owed(plan)))
    return rate * saved + LOST * (cost - saved)


def owed(plan: HeroPlan) -> int:
    """The AP that the hero has to spend before he may end.  [NAR-SYN-01]"""
    active = plan.battle.active
    goal = duty(plan.battle.groups, active.start) if active is not None else None
    if goal is not None:
        return goal - plan.hero.at
    return 1 if active is not None and not active.spent else 0


def _wait(plan: HeroPlan, ap: int) -> int:
    """Waiting is for those who may not end yet: exactly as long as they must."""
    return -10 - abs(ap - max(1, owed(plan)))


def _move(plan: HeroPlan) -> int:
    active = plan.battle.active
    if active is None:
        return -100
    move = moves.best_move(plan, active.ap)
    if move is None:
        return -100
    risk = tactics.reactions(plan.battle, plan.hero) if active.engaged and not active.free_passage else 0
    return move.value - risk


def _worth(plan: HeroPlan, action: Any) -> int:
    """An attack by what it promises, uses by what they do, the mission's own offers by what they lead to."""
    active = plan.battle.active
    ap = active.ap if active is not None else 0
    if isinstance(action, AttackOption):
        found = tactics.strike(plan.battle, plan.hero, action.attack, action.cost, action.farther)
        enemies = tactics.reachable(plan.battle, plan.hero, found)
        return max((tactics.value(plan, found, enemy) for enemy in enemies), default=-50)
    if isinstance(action, UseOption):
        return uses.use_worth(plan, action, ap)
    if isinstance(action, CardAction):
        return offers.action_worth(plan, action)
    chore = EXTINGUISH if action.key == "extinguish" else RELOAD
    return chore + tactics.best_attack(plan, ap - action.cost)[0]
