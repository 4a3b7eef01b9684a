"""What the active hero can do: one list of actions, each of which pays for itself (topic ACN).

Waiting, putting out flames, reloading and handing over equipment are carried out here, the others in their modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule, pick, roll
from horologium.engine.rulesets.nova_aetas import (
    attack,
    gear,
    mission,
    modifiers,
    movement,
    sightlines,
    uses,
    verbs,
    ways,
)
from horologium.engine.rulesets.nova_aetas.clock import duty
from horologium.engine.rulesets.nova_aetas.dice import D8, value
from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.state import Activation, Item

FLAMES: Final = 5
"""What the die must show to put out the flames.  [NAR-STN-02]"""

RELOAD: Final = 2
PASS: Final = 1
THROW: Final = 3
THROW_RANGE: Final = 5


@dataclass(frozen=True, slots=True)
class Action:
    """Something the active hero can do now, and its cost in AP; ``source`` is the attack, use or card behind it."""

    key: str
    cost: int
    run: Callable[[Battle, Hero], Rule[None]]
    source: object = None


def _nothing(battle: Battle, hero: Hero) -> Rule[None]:
    """Ending is not carried out like an action."""
    yield from ()


END: Final = Action("end", 0, _nothing)


def menu(battle: Battle, hero: Hero) -> list[Action]:
    """Everything the active hero can pay for; ending only if he may.  [NAR-HAC-02, NAR-HAC-03, NAR-HAC-04]"""
    active = battle.active
    if active is None:
        return []
    offered = [
        *_moves(battle, hero, active),
        *_attacks(battle, hero),
        *_uses(battle, hero),
        *_mission(battle, hero),
        *_chores(battle, hero),
        *_gifts(battle, hero, active),
        *(Action(f"wait-{ap}", ap, partial(wait, ap=ap)) for ap in range(1, active.ap + 1)),
    ]
    affordable = [action for action in offered if action.cost <= active.ap]
    return [*affordable, END] if may_end(battle, hero, active) else affordable


def may_end(battle: Battle, hero: Hero, active: Activation) -> bool:
    """Whether the hero has spent an AP and his token reached the first enemy Quadrant.

    [NAR-HAC-12, NAR-SYN-01, NAR-SYN-02, NAR-SYN-04, NAR-ACN-18]
    """
    goal = duty(battle.groups, active.start)
    return active.spent > 0 and (goal is None or hero.at >= goal)


def _moves(battle: Battle, hero: Hero, active: Activation) -> Iterator[Action]:
    """Movement, and Disengage for an engaged hero.  [NAR-ACN-01, NAR-ACN-13]"""
    if can_move(battle, hero, active.ap):
        yield Action("move", 1, movement.move_action)
    if active.engaged and movement.disengage_cells(battle, hero):
        yield Action("disengage", 1, movement.disengage)


def can_move(battle: Battle, hero: Hero, ap: int) -> bool:
    """Whether a Movement action leads anywhere; where nothing hinders the hero a free square beside him is enough."""
    hindered = "entangled" in hero.statuses or hero.injuries or modifiers.movement_limit(battle, hero) is not None
    if not hindered and ways.free_beside(battle, hero.cell):
        return True
    return ways.reach(battle, hero, ap).ends != 0


def _attacks(battle: Battle, hero: Hero) -> Iterator[Action]:
    """Each attack with a valid target.  [NAR-ACN-09]"""
    for option in attack.attack_options(battle, hero):
        yield Action(option.key, option.cost, partial(attack.hero_attack, option=option), option)


def _uses(battle: Battle, hero: Hero) -> Iterator[Action]:
    """Each skill and each equipment that can be used.  [NAR-ACN-10, NAR-ACN-12, NAR-SKS-04]"""
    for option in uses.use_options(battle, hero):
        yield Action(option.key, option.cost, partial(uses.use, option=option), option)


def _mission(battle: Battle, hero: Hero) -> Iterator[Action]:
    """What the mission offers where the hero stands.  [NAR-ACN-01]"""
    for action in mission.actions(battle, hero):
        yield Action(action.key, action.cost, partial(mission.perform, action=action), action)


def _chores(battle: Battle, hero: Hero) -> Iterator[Action]:
    """Putting out flames and reloading.  [NAR-STN-02, NAR-TOK-07, NAR-TOK-09]"""
    if "burn" in hero.statuses:
        yield Action("extinguish", 1, extinguish)
    for item in hero.items:
        if item.reload:
            yield Action(f"reload:{item.key}", RELOAD, partial(reload, item=item), item)


def _gifts(battle: Battle, hero: Hero, active: Activation) -> Iterator[Action]:
    """Passing and throwing equipment, where somebody can receive it.  [NAR-ACN-23, NAR-ACN-25]"""
    if not hero.items or len(battle.heroes) == 1:
        return
    for key, cost, thrown in (("pass", PASS, False), ("throw", THROW, True)):
        if active.ap >= cost and gifts(battle, hero, receivers(battle, hero, thrown=thrown)):
            yield Action(key, cost, partial(hand_over, thrown=thrown))


def wait(battle: Battle, hero: Hero, *, ap: int) -> Rule[None]:
    """The hero spends AP without doing anything.  [NAR-ACN-17, NAR-HAC-12]"""
    battle.journal.note("waited", "NAR-ACN-17", figure=hero.key, ap=ap)
    verbs.spend(battle, ap)
    yield from ()


def extinguish(battle: Battle, hero: Hero) -> Rule[None]:
    """The hero tries to put out the flames; this is no test.  [NAR-STN-02]"""
    (face,) = yield from roll("NAR-STN-02", hero, [D8])
    battle.journal.note("beat-flames", "NAR-STN-02", figure=hero.key, die=value(face), needs=FLAMES)
    if value(face) >= FLAMES:
        verbs.lose(battle, hero, "burn", rule="NAR-STN-02")
    verbs.spend(battle, 1)


def reload(battle: Battle, hero: Hero, *, item: Item) -> Rule[None]:
    """The hero makes a weapon ready again.  [NAR-TOK-07, NAR-TOK-09]"""
    verbs.reload(battle, hero, item)
    verbs.spend(battle, RELOAD)
    yield from ()


def receivers(battle: Battle, hero: Hero, *, thrown: bool) -> list[Hero]:
    """The heroes to whom something can be passed or thrown, without those who refused in this activation.

    [NAR-ACN-23, NAR-ACN-25]
    """
    refused = battle.active.once if battle.active else []
    reach = THROW_RANGE if thrown else 1
    near = [other for other in battle.heroes if sightlines.distance(battle, hero.cell, other.cell) <= reach]
    return [
        other
        for other in near
        if other is not hero
        and not other.ko
        and sightlines.adjacent(battle, hero.cell, other.cell) != thrown
        and f"refused:{other.key}" not in refused
    ]


def gifts(battle: Battle, hero: Hero, others: list[Hero]) -> list[Item]:
    """The cards of a hero that one of the others may carry.  [NAR-EQP-12, NAR-EQP-13]"""
    cards = battle.library.item
    return [
        item
        for item in hero.items
        if any(gear.may_carry(other.key, other.family, cards[item.card]) for other in others)
    ]


def hand_over(battle: Battle, hero: Hero, *, thrown: bool) -> Rule[None]:
    """One card goes to a hero beside, or a little farther off, whose player must agree.

    A refusal costs nothing, and is not asked for again in this activation.
    [NAR-ACN-23, NAR-ACN-24, NAR-ACN-25, NAR-ACN-26, NAR-EQP-06]
    """
    rule = "NAR-ACN-25" if thrown else "NAR-ACN-23"
    near = receivers(battle, hero, thrown=thrown)
    item = yield from pick(rule, hero, gifts(battle, hero, near), "card")
    card = battle.library.item[item.card]
    able = [other for other in near if gear.may_carry(other.key, other.family, card)]
    other = yield from pick(rule, hero, able, "figure")
    if not (yield from gear.receive(battle, other, item, "NAR-ACN-26" if thrown else "NAR-ACN-24")):
        if battle.active is not None:
            battle.active.once.append(f"refused:{other.key}")
        return
    hero.items.remove(item)
    what = "threw" if thrown else "passed"
    battle.journal.note(what, rule, figure=hero.key, other=other.key, item=card.name)
    verbs.spend(battle, THROW if thrown else PASS)
