"""What the active hero can do: one list of actions, each of which pays for itself (topic ACN).

Waiting, putting out flames, reloading and handing over equipment are carried out here, the others in their modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.ask import Rule, pick, roll
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import movement, ways
from horologium.engine.rulesets.nova_aetas.company import gear
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed, kit_of
from horologium.engine.rulesets.nova_aetas.effects.uses import UseOption, use_options
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption, attack_options
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, value
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.state import Battle, Hero
from horologium.engine.rulesets.nova_aetas.turns.clock import duty

if TYPE_CHECKING:
    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.state import Activation, Item

FLAMES: Final = 5
"""What the die must show to put out the flames.  [NAR-STN-02]"""

RELOAD: Final = 2
PASS: Final = 1
THROW: Final = 3
THROW_RANGE: Final = 5


@dataclass(frozen=True, slots=True)
class Action:
    """Something the active hero can do now, and its cost in AP; ``source`` is the card behind it, if there is one."""

    key: str
    cost: int
    run: Callable[[Battle, Hero], Rule[None]]
    source: object = None


class Wait(Action):
    """To spend AP and nothing else: neither the hero nor the mission has anything to see to afterwards."""

    __slots__ = ()


Offered: TypeAlias = Action | AttackOption | UseOption | mission.CardAction
"""What a menu holds: everything with a ``key``, a ``cost``, a ``source`` and ``run``."""


def _nothing(battle: Battle, hero: Hero) -> Rule[None]:
    """Ending is not carried out like an action."""
    yield from ()


END: Final = Action("end", 0, _nothing)
MOVE: Final = Action("move", 1, movement.move_action)
DISENGAGE: Final = Action("disengage", 1, movement.disengage)


def menu(battle: Battle, hero: Hero) -> list[Offered]:
    """Everything the active hero can pay for; ending only if he may.  [NAR-HAC-02, NAR-HAC-03, NAR-HAC-04]"""
    active = battle.active
    return [] if active is None else framed(battle, hero, active, deeds(battle, hero, active))


def framed(battle: Battle, hero: Hero, active: Activation, deeds: list[Offered]) -> list[Offered]:
    """A menu: moves, and Disengage for an engaged hero, come before deeds, waiting and ending after them.

    [NAR-ACN-01, NAR-ACN-13]
    """
    ap = active.ap
    offered: list[Offered] = [MOVE] if ap and can_move(battle, hero, ap) else []
    if active.engaged and ap >= DISENGAGE.cost and movement.disengage_cells(battle, hero):
        offered.append(DISENGAGE)
    offered += deeds
    offered += _waits(ap)
    if active.spent and may_end(battle, hero, active):
        offered.append(END)
    return offered


def deeds(battle: Battle, hero: Hero, active: Activation) -> list[Offered]:
    """What the active hero can do where he stands: attacks, cards, what the mission offers, chores and gifts."""
    ap = active.ap
    found: list[Offered] = [*attack_options(battle, hero), *use_options(battle, hero)]
    found += mission.actions(battle, hero, ap)
    if "burn" in hero.statuses or (hero.kit or kit_of(battle, hero)).empty:
        found += _chores(battle, hero, ap)
    if hero.items and ap >= PASS:
        found += _gifts(battle, hero, active)
    return found


def still_paid(deeds: list[Offered], ap: int) -> list[Offered]:
    """Those deeds for which the AP are enough that a wait has left; nothing else has changed."""
    left = []
    for one in deeds:
        if one.cost <= ap and not (isinstance(one, UseOption) and one.least > ap):
            left.append(one)
    return left


def may_end(battle: Battle, hero: Hero, active: Activation) -> bool:
    """Whether the hero has spent an AP and his token reached the first enemy Quadrant.

    [NAR-HAC-12, NAR-SYN-01, NAR-SYN-02, NAR-SYN-04, NAR-ACN-18]
    """
    if active.spent <= 0:
        return False
    goal = duty(battle.groups, active.start)
    return goal is None or hero.at >= goal


def can_move(battle: Battle, hero: Hero, ap: int) -> bool:
    """Whether a Movement action leads anywhere; where nothing hinders the hero a free square beside him is enough."""
    if battle.terrain.board.near[hero.cell] & battle.room & ~battle.taken:
        own = (hero.kit or kit_of(battle, hero)).gait or ways.gait(battle, hero)
        if own.plain and own.limit is None and "entangled" not in hero.statuses:
            return True
    return ways.reach(battle, hero, ap).ends != 0


def _chores(battle: Battle, hero: Hero, ap: int) -> list[Action]:
    """Putting out flames and reloading.  [NAR-STN-02, NAR-TOK-07, NAR-TOK-09]"""
    found = [EXTINGUISH] if "burn" in hero.statuses and ap >= EXTINGUISH.cost else []
    if ap >= RELOAD:
        for item in hero.items:
            if item.reload:
                found.append(Action(f"reload:{item.key}", RELOAD, partial(reload, item=item), item))
    return found


def _gifts(battle: Battle, hero: Hero, active: Activation) -> tuple[Action, ...]:
    """Passing and throwing equipment, where somebody can receive it.  [NAR-ACN-23, NAR-ACN-25]"""
    cell, board = hero.cell, battle.terrain.board
    near = board.near[cell]
    far = board.within(cell, THROW_RANGE) & ~(near | 1 << cell) if active.ap >= THROW else 0
    others = battle.hero_cells & (near | far)
    if others and (active.once or not (hero.kit or kit_of(battle, hero)).generous):
        others = _takers(battle, hero, active, others)
    if others & near:
        return (GIVE, FLING) if others & far else (GIVE,)
    return (FLING,) if others else ()


def _takers(battle: Battle, hero: Hero, active: Activation, others: CellSet) -> CellSet:
    """Those others who would take one of the hero's cards, as squares: all of them, if one of these is for anybody."""
    kit = hero.kit or kit_of(battle, hero)
    if kit.generous is None:
        kit.generous = any(gear.for_anybody(card) for card in gear.carries(battle, hero))
    if kit.generous and not active.once:
        return others
    found = 0
    for other in willing(battle, hero):
        if others >> other.cell & 1 and _fits(battle, hero, other, kit.takers):
            found |= 1 << other.cell
    return found


def _fits(battle: Battle, hero: Hero, other: Hero, known: dict[tuple[str, str], bool]) -> bool:
    """Whether another may carry one of the hero's cards; as long as these stay the same, so does that."""
    key = (other.key, other.hero_class)
    if key not in known:
        known[key] = bool(gifts(battle, hero, [other]))
    return known[key]


@lru_cache(maxsize=32)
def _waits(ap: int) -> tuple[Wait, ...]:
    """Waiting, for any number of the AP that are left.  [NAR-ACN-17]"""
    return tuple(Wait(f"wait-{some}", some, partial(wait, ap=some)) for some in range(1, ap + 1))


def wait(battle: Battle, hero: Hero, *, ap: int) -> Rule[None]:
    """The hero spends AP without doing anything.  [NAR-ACN-17, NAR-HAC-12]"""
    pass_time(battle, hero, ap)
    yield from ()


def pass_time(battle: Battle, hero: Hero, ap: int) -> None:
    """The same without a question."""
    if not battle.journal.quiet:
        battle.journal.note("waited", "NAR-ACN-17", figure=hero.key, ap=ap)
    verbs.pay(battle, ap)
    verbs.shift_token(battle, hero, ap)


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
    board = battle.terrain.board
    near = board.within(hero.cell, THROW_RANGE) & ~board.near[hero.cell] if thrown else board.near[hero.cell]
    return [other for other in willing(battle, hero) if near >> other.cell & 1]


def willing(battle: Battle, hero: Hero) -> list[Hero]:
    """The other heroes on their feet who have refused nothing in this activation.  [NAR-ACN-24, NAR-ACN-26]"""
    once, found = battle.active.once if battle.active else (), []
    for other in battle.heroes:
        if other is not hero and not other.ko and not (once and f"refused:{other.key}" in once):
            found.append(other)
    return found


def gifts(battle: Battle, hero: Hero, others: list[Hero]) -> list[Item]:
    """The cards of a hero that one of the others may carry.  [NAR-EQP-12, NAR-EQP-13]"""
    found = []
    for item in hero.items:
        card = battle.library.item[item.card]
        if others and gear.for_anybody(card):
            found.append(item)
            continue
        for other in others:
            if gear.suits(other, card):
                found.append(item)
                break
    return found


def hand_over(battle: Battle, hero: Hero, *, thrown: bool) -> Rule[None]:
    """One card goes to a hero beside, or a little farther off, whose player must agree.

    A refusal costs nothing, and is not asked for again in this activation.
    [NAR-ACN-23, NAR-ACN-24, NAR-ACN-25, NAR-ACN-26, NAR-EQP-06]
    """
    rule = "NAR-ACN-25" if thrown else "NAR-ACN-23"
    near = receivers(battle, hero, thrown=thrown)
    item = yield from pick(rule, hero, gifts(battle, hero, near), "card")
    card = battle.library.item[item.card]
    able = near if gear.for_anybody(card) else [other for other in near if gear.suits(other, card)]
    other = yield from pick(rule, hero, able, "figure")
    if not (yield from gear.receive(battle, other, item, "NAR-ACN-26" if thrown else "NAR-ACN-24")):
        if battle.active is not None:
            battle.active.once.append(f"refused:{other.key}")
        return
    hero.items.remove(item)
    cards_changed(hero)
    if not battle.journal.quiet:
        what = "threw" if thrown else "passed"
        battle.journal.note(what, rule, figure=hero.key, other=other.key, item=card.name)
    verbs.spend(battle, THROW if thrown else PASS)


EXTINGUISH: Final = Action("extinguish", 1, extinguish)
GIVE: Final = Action("pass", PASS, partial(hand_over, thrown=False))
FLING: Final = Action("throw", THROW, partial(hand_over, thrown=True))
