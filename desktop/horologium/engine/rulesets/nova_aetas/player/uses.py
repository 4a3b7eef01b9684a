"""What the use of a skill or card is worth: boosts by the attack that follows, the rest by what it does for whom."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds
from horologium.engine.rulesets.nova_aetas.effects.outcomes import candidates
from horologium.engine.rulesets.nova_aetas.effects.workings import blink_cells
from horologium.engine.rulesets.nova_aetas.player import mending, moves, tactics
from horologium.engine.rulesets.nova_aetas.player.chances import FACES, SURE, at_least
from horologium.engine.rulesets.nova_aetas.state import Enemy, Hero, Token
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
    from horologium.engine.rulesets.nova_aetas.player.tactics import PossibleStrike
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Model

GOOD: Final[Mapping[str, int]] = MappingProxyType(
    {"defense": 60, "advantage": 50, "bless": 50, "reroll": 35, "charm": 45, "speed": 0, "flying": 0}
)
"""What a status is worth to a hero while enemies are near."""
BAD: Final[Mapping[str, int]] = MappingProxyType(
    {"stun": 140, "blind": 120, "burn": 80, "bleed": 70, "hemorrhage": 60, "poison": 50, "entangled": 45}
)
"""What a status is worth on an enemy."""
CURED: Final = 70
WASTED: Final = -100
"""A boost without an attack to follow."""
HASTE: Final = ("speed", "flying")
GOING: Final = ("blink", "slip-away", "passage")
"""What is used for the sake of the move that follows, or in its place."""
NEAR: Final = 7
"""So near an enemy makes it worth while to prepare."""
LONG: Final = 4
"""So long a way is worth a preparation."""
SAVED: Final = 14
"""What a square saved on the way to an aim is worth."""
RESCUED: Final = 130
"""What it is worth that an enemy has to let go of somebody who is badly hurt."""
LOUD: Final = 2
"""So much more Perilium is heard by everybody."""
SHELTERED: Final = 100
"""What more defence of every kind is worth to somebody in danger."""

Judge: TypeAlias = "Callable[[HeroPlan, EffectSpec, int], int]"


def use_worth(plan: HeroPlan, option: Any, ap: int) -> int:
    """What a use brings, together with the attack that can still follow it."""
    battle, library = plan.battle, plan.battle.library
    skill = library.skill[option.skill] if option.skill else None
    effects = skill.effects if skill is not None else library.item[option.card].effects
    left = ap - option.cost
    follow, strike = tactics.best_attack(plan, left)
    boosts = [effect for effect in effects if effect.on == "boost"]
    if boosts and (strike is None or not _fits(boosts, strike)):
        return WASTED
    reach = skill.range if skill is not None else 0
    gain = sum(_boost(plan, effect, strike, follow) for effect in boosts) if strike is not None else 0
    for effect in effects:
        due = effect.on == "aura" or (effect.on == "use" and holds(battle, plan.hero, effect))
        if due and effect.do in JUDGES:
            gain += JUDGES[effect.do](plan, effect, reach)
        elif effect.on == "after" and effect.status in NEGATIVE:
            gain -= 25
    if gain > 0 and any(effect.do in GOING or effect.status in HASTE for effect in effects):
        follow = max(follow, _going(plan, left))
    return gain * _chance(plan, skill) // SURE + (follow if gain > 0 else 0)


def _going(plan: HeroPlan, ap: int) -> int:
    """What the move is worth that can still follow."""
    move = moves.best_move(plan, ap) if ap > 0 else None
    return 0 if move is None else move.value


def _chance(plan: HeroPlan, skill: SkillSpec | None) -> int:
    """How likely a spell or prayer works."""
    if skill is None or skill.kind not in ("spell", "prayer"):
        return SURE
    return at_least(plan.hero.mind, FACES // 2, max(1, skill.needs))


# Boosts


def _fits(boosts: Sequence[EffectSpec], strike: PossibleStrike) -> bool:
    """Whether the attack that would follow is of the kind that the boosts speak of."""
    kind = strike.attack.kind
    if kind == "magic":
        return any(effect.name in ("", "spell", "magic", "attack") and effect.do != "area" for effect in boosts)
    names = {kind, "", "attack", "weapon", "physical-attack" if strike.physical else ""}
    return any(effect.name in names or effect.do == "area" for effect in boosts) and not strike.attack.special


def _boost(plan: HeroPlan, effect: EffectSpec, strike: PossibleStrike, follow: int) -> int:
    """What an armed effect adds to the attack that follows."""
    better = strike
    match effect.do:
        case "dice":
            better = strike._replace(dice=strike.dice + effect.amount)
        case "defence-value":
            better = strike._replace(easier=strike.easier - effect.amount)
        case "reroll":
            better = strike._replace(dice=strike.dice + min(effect.amount, strike.dice // 2))
        case "spell-needs":
            return follow // 3
        case "keyword" | "area" | "ignore-cover":
            return follow // 6
        case _:
            return 0
    found = tactics.reachable(plan.battle, plan.hero, strike)
    return max((tactics.value(plan, better, enemy) for enemy in found), default=0) - follow


# Everything else


def _targets(plan: HeroPlan, effect: EffectSpec, reach: int) -> list[Model]:
    found = candidates(plan.battle, plan.hero, [effect], reach)
    return [model for model in found if not isinstance(model, Token)]


def _danger(plan: HeroPlan, hero: Hero) -> bool:
    """Whether enemies who fight are near a hero."""
    cells = plan.battle.terrain.board.within(hero.cell, NEAR)
    return any(cells >> enemy.cell & 1 and not enemy.waiting for enemy in plan.battle.enemies)


def _gain(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    """A status for a hero or an enemy: the best target counts, or all of them."""
    status = effect.status or ""
    if status in ("speed", "flying"):
        return _haste(plan, effect)
    found = [_status(plan, model, status) for model in _targets(plan, effect, reach)]
    several = effect.to in ("other-heroes", "adjacent-heroes", "some-heroes")
    return sum(found) if several else max(found, default=0)


def _status(plan: HeroPlan, model: Model, status: str) -> int:
    if status in model.statuses:
        return 0
    if isinstance(model, Enemy):
        return BAD.get(status, 0) * plan.weight(model) // SURE
    if status in NEGATIVE:
        return -60
    return GOOD[status] if _danger(plan, model) else 0


def _haste(plan: HeroPlan, effect: EffectSpec) -> int:
    """To be quicker is worth the way that lies ahead."""
    active, hero = plan.battle.active, plan.hero
    if active is None or not effect.to.startswith("self") or (effect.status or "") in hero.statuses or not plan.heading:
        return 0
    far = min(plan.steps(plan.heading, hero), 2 * active.ap)
    return SAVED * (far // 2) if far >= LONG else 0


def _heal(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    wounds = effect.amount * (max(1, plan.hero.mind // 2) if effect.each else 1)
    models = [model for model in _targets(plan, effect, reach) if isinstance(model, Hero)]
    return max((mending.need(plan.battle, model, wounds) for model in models), default=0)


def _cure(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    names = effect.name.split() or NEGATIVE
    models = _targets(plan, effect, reach)
    ailing = [sum(name in model.statuses for name in names) for model in models if isinstance(model, Hero)]
    return CURED * min(max(ailing, default=0), effect.amount)


def _cube(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    """A cube is worth most early, but lasts in any case as long as the mission does."""
    models = [model for model in _targets(plan, effect, reach) if isinstance(model, Hero)]
    return 40 * effect.amount if models else 0


def _push(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    """To be rid of somebody beside a hero, most of all one who is badly hurt, or beside what is to be shielded."""
    board = plan.battle.terrain.board
    near = board.near[plan.hero.cell]
    for token in plan.shielded:
        near |= board.within(token.cell, 3)
    models = [model for model in _targets(plan, effect, reach) if isinstance(model, Enemy) and not model.waiting]
    hurt = [hero for hero in plan.battle.standing() if 2 * hero.wounds >= hero.health]
    if any(board.near[hero.cell] >> model.cell & 1 for hero in hurt for model in models):
        return RESCUED
    return 60 if any(near >> model.cell & 1 for model in models) else 0


def _blink(plan: HeroPlan, effect: EffectSpec, _: int) -> int:
    """To stand somewhere else at once: nearer to the aim, and away from those who would react."""
    places, cell = plan.heading, plan.hero.cell
    here = plan.steps(places, plan.hero) if places else 0
    if not 0 < here < FAR:
        return 0
    cells = blink_cells(plan.battle, plan.hero, effect.range)
    layers = plan.way(places).layers[:here]
    saved = next((here - steps for steps, layer in enumerate(layers) if layer & cells), 0)
    straight = plan.battle.terrain.board.near[cell] & plan.battle.foes
    return SAVED * saved + (_escape(plan) if straight else 0) if saved >= 2 else 0


def _escape(plan: HeroPlan) -> int:
    """To get away from enemies without being struck: for one who has somewhere to go, or who cannot strike them."""
    active = plan.battle.active
    if active is None or not active.engaged or active.free_passage:
        return 0
    risk = tactics.reactions(plan.battle, plan.hero)
    if plan.own is not None:
        return risk
    return (
        risk // 2
        if not any(strike.melee and strike.dice > 2 for strike in tactics.strikes(plan.battle, plan.hero))
        else 0
    )


def _free_move(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    """A step for a friend who has a way to go."""
    return 20 if plan.aims and _targets(plan, effect, reach) else 0


def _mark(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    enemies = [model for model in _targets(plan, effect, reach) if isinstance(model, Enemy)]
    others = len(plan.battle.standing()) - 1
    return max((25 * others * plan.weight(enemy) // SURE for enemy in enemies), default=0)


def _threat(plan: HeroPlan, effect: EffectSpec, _: int) -> int:
    """Those who have to shield something or somebody want to be noticed, the wounded do not."""
    hero = plan.hero
    if effect.to == "self" and effect.amount > 0:
        orders = [spec.threat for spec in plan.battle.mission.objectives]
        lures = any(hero.threat < threat <= hero.threat + effect.amount for threat in orders)
        wanted = (lures and plan.shielded) or (effect.amount >= LOUD and _spares(plan, effect.amount))
        return 90 if wanted and hero.wounds * 2 < hero.health else -10 * effect.amount
    return -15 * effect.amount if hero.threat or effect.to != "self" else 0


def _spares(plan: HeroPlan, amount: int) -> bool:
    """Whether enemies would turn from a friend who is far weaker to the hero, once they notice him."""
    hero = plan.hero
    noticed = range(hero.threat, hero.threat + amount)
    return any(
        other is not hero
        and other.threat in noticed
        and 2 * (other.health - other.wounds) <= hero.health - hero.wounds
        and _danger(plan, other)
        for other in plan.battle.standing()
    )


def _rope(plan: HeroPlan, _effect: EffectSpec, __: int) -> int:
    """A rope is worth the way that it saves."""
    if not plan.heading:
        return 0
    way, hero = plan.way(plan.heading), plan.hero
    here = way.cost(hero.cell)
    ends = [high if low == hero.cell else low for low, high in ways.ropes(plan.battle, hero)]
    there = [cost + ways.LADDER for end in ends if (cost := way.cost(end)) is not None]
    saved = (99 if here is None else here) - min(there, default=FAR)
    return SAVED * 3 * min(saved, 8) if saved > 1 else 0


def _aura(plan: HeroPlan, effect: EffectSpec, reach: int) -> int:
    """An aura is worth something for everybody in it who is in danger."""
    if effect.on != "aura":
        return 0
    cells = plan.battle.terrain.board.within(plan.hero.cell, effect.range)
    each = SHELTERED if effect.name == "defence" else 30
    return each * sum(cells >> hero.cell & 1 and _danger(plan, hero) for hero in plan.battle.standing())


def _reckless(plan: HeroPlan, effect: EffectSpec, _: int) -> int:
    """A charge brings a swordsman to somebody who is a few squares off."""
    board, cell = plan.battle.terrain.board, plan.hero.cell
    far = min((board.distance(cell, enemy.cell) for enemy in plan.battle.enemies if plan.weight(enemy)), default=0)
    return 150 if 2 <= far <= effect.amount + 1 else 0


JUDGES: Final[Mapping[str, Judge]] = MappingProxyType(
    {
        "gain": _gain, "heal": _heal, "cure": _cure, "push": _push, "blink": _blink,
        "slip-away": lambda plan, effect, reach: _escape(plan), "passage": lambda plan, effect, reach: _escape(plan),
        "free-move": _free_move, "mark": _mark, "threat": _threat, "rope": _rope, "dice": _aura, "difficulty": _aura,
        "reckless-charge": _reckless, "cube": _cube,
    }
)  # fmt: skip
"""What an effect is worth that is no boost; those that are missing come along with others."""
