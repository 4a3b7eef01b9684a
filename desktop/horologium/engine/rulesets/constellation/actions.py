"""An activation: one movement and one action, in either order, and the abilities beside them (topics ACT, ABL)."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, pick_from
from horologium.engine.kit.cells import Cells, CellSet
from horologium.engine.rulesets.constellation.abilities import ABILITIES, MORE_DICE, UNTIL_TURN_ENDS
from horologium.engine.rulesets.constellation.area import area_damage, area_squares
from horologium.engine.rulesets.constellation.attacks import (
    SWIFT_RANGE,
    VIPER_RANGE,
    Attack,
    aimed,
    attack_dice,
    chained,
    melee_targets,
    riders,
    shots,
    walled,
    within,
)
from horologium.engine.rulesets.constellation.combat import combat, pay_riders, strike
from horologium.engine.rulesets.constellation.movement import LIGHTLY, allowance, contested, move, reachable
from horologium.engine.rulesets.constellation.reactions import join_wall
from horologium.engine.rulesets.constellation.shoves import push
from horologium.engine.rulesets.constellation.spaces import beside
from horologium.engine.rulesets.constellation.state import (
    GONE,
    ActivationDeeds,
    Battle,
    Miniature,
    bury,
    can_pay,
    pay,
    restore,
    set_down,
    take_off,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.ask import Rule

MOVE: Final = Option("move")
WAY: Final = Option("way")
STRIKE: Final = Option("strike")
SHOOT: Final = Option("shoot")
END: Final = Option("end")
GO: Final = Option("go")
HOLD: Final = Option("hold")
QUIET: Final = ("holy-man", "reckless", "gift-attack", "healing", "warrior-wall")
"""What a paralysed miniature can still do: neither move nor strike.  [CON-ABL-27]"""


def activate(battle: Battle, figure: Miniature) -> Rule[None]:
    """A miniature does all its player wants; then it has acted.  [CON-TRN-05, CON-TRN-06, CON-ACT-01, CON-ACT-02]"""
    battle.deed = ActivationDeeds(figure.key)
    figure.guarding = False
    battle.journal.note("activated", "CON-TRN-05", figure=figure.key)
    if figure.hidden:
        yield from reappear(battle, figure)
    while figure.alive and not figure.hidden:
        menu = choices(battle, figure)
        if len(menu) == 1:
            break
        choice = yield from pick("CON-ACT-01", figure, menu, "deed")
        if choice is END:
            break
        yield from DEEDS[choice.key](battle, figure)
    figure.acted = True
    figure.slowed = False
    battle.deed = ActivationDeeds()


def choices(battle: Battle, figure: Miniature) -> list[Option]:
    """What a miniature can do now.  [CON-ACT-01, CON-ACT-02, CON-COS-02, CON-ABL-27]"""
    menu = [END]
    deed = battle.deed
    if can_move(battle, figure):
        menu += [MOVE, WAY] if contested(battle, figure) else [MOVE]
    attacks = not deed.spent and not deed.lightly and not figure.paralysed
    if attacks:
        menu += [STRIKE] if melee_targets(battle, figure) else []
        menu += [SHOOT] if figure.range and shots(battle, figure, figure.range) else []
    for ability in figure.abilities:
        allowed = ALLOWED.get(ability)
        if allowed is None or (figure.paralysed and ability not in QUIET):
            continue
        if can_pay(battle, figure, ability) and allowed(battle, figure):
            menu.append(Option(ability))
    return menu


def can_move(battle: Battle, figure: Miniature) -> bool:
    """Whether a movement is left and leads anywhere.  [CON-ACT-01, CON-ACT-03, CON-MOV-01]"""
    if figure.paralysed or (battle.deed.moves and not _moves_again(battle)):
        return False
    squares = allowance(battle, figure)
    if squares > 0 and figure.size == 1:
        ground = battle.ground
        beside = ground.board.near[figure.cell] & ~(ground.walls | battle.taken)
        if beside and (squares > 1 or beside & ~ground.slow):
            return True  # a free square beside it is enough
    return squares > 0 and bool(reachable(battle, figure, squares).ends & ~(1 << figure.cell))


def _moves_again(battle: Battle) -> bool:
    """Whether the action may be given up for a second movement.  [CON-MOV-01]"""
    deed = battle.deed
    return battle.options.split_movement and deed.moves == 1 and not deed.spent and not deed.returned


def walk(battle: Battle, figure: Miniature, *, by_legs: bool = False) -> Rule[None]:
    """The movement; where movement is split, a second one costs the action.  [CON-ACT-01, CON-MOV-01]"""
    if battle.deed.moves:
        battle.deed.spent = True
    yield from move(battle, figure, by_legs=by_legs)


def attack(battle: Battle, figure: Miniature, kind: str, foes: list[Miniature], rule: str) -> Rule[None]:
    """Choose a target, and attack it.  [CON-DMG-12]"""
    target = yield from pick(rule, figure, foes, "figure")
    yield from attack_on(battle, figure, kind, target, rule)


def attack_on(battle: Battle, figure: Miniature, kind: str, target: Miniature, rule: str) -> Rule[None]:
    """Declare what goes with the attack, pay, and fight.  [CON-DMG-12, CON-COS-04]"""
    declared = yield from declare(battle, aimed(battle, kind, figure, target))
    pay_riders(battle, declared)
    battle.deed.attacked = True
    if kind in {"viper", "parting"}:
        yield from strike(battle, declared, rule)
    else:
        yield from combat(battle, declared)
    fall(battle, declared)


def declare(battle: Battle, attack: Attack) -> Rule[Attack]:
    """Name the abilities that go with an attack, one by one; first those without which no die is left.

    [CON-DMG-12, CON-COS-02, CON-RNG-04]
    """
    cosmo, deed = battle.side(attack.by.seat).cosmo, battle.deed
    deed.kind, deed.target = attack.kind, attack.target.key
    while True:
        deed.riders = attack.riders
        armed = attack_dice(battle, attack).total > 0
        left = [ability for ability in riders(battle, attack) if ability not in attack.riders]
        left = [ability for ability in left if ABILITIES[ability].cost <= cosmo and (armed or ability in MORE_DICE)]
        if not left:
            break
        offered = [*([GO] if armed else []), *map(Option, left)]
        choice = yield from pick("CON-COS-01", attack.by, offered, "rider")
        if choice is GO:
            break
        cosmo -= ABILITIES[choice.key].cost
        attack.riders = (*attack.riders, choice.key)
    deed.kind = deed.target = ""
    deed.riders = ()
    return attack


def fall(battle: Battle, attack: Attack) -> None:
    """Whoever used Sacrifice dies when all is settled.  [CON-ABL-20, CON-DMG-12]"""
    if "sacrifice" in attack.riders and attack.by.alive:
        bury(battle, attack.by, None, "CON-ABL-20")


def strike_deed(battle: Battle, figure: Miniature) -> Rule[None]:
    """A melee attack.  [CON-MEL-01]"""
    battle.deed.spent = True
    yield from attack(battle, figure, "melee", melee_targets(battle, figure), "CON-MEL-02")


def shoot_deed(battle: Battle, figure: Miniature) -> Rule[None]:
    """A ranged attack.  [CON-RNG-01]"""
    battle.deed.spent = True
    yield from attack(battle, figure, "ranged", shots(battle, figure, figure.range), "CON-RNG-02")


def swift_shooter(battle: Battle, figure: Miniature) -> Rule[None]:
    """Two shots with a range of 6, at one target or at two.  [CON-ABL-14, CON-COS-04]"""
    battle.deed.spent = True
    pay(battle, figure, "swift-shooter")
    yield from attack(battle, figure, "ranged", shots(battle, figure, SWIFT_RANGE), "CON-ABL-14")
    foes = shots(battle, figure, SWIFT_RANGE) if figure.alive else []
    if not foes:
        return
    offered: list[Miniature | Option] = [*foes, HOLD]
    choice = yield from pick("CON-ABL-14", figure, offered, "figure")
    if isinstance(choice, Miniature):
        yield from attack_on(battle, figure, "ranged", choice, "CON-ABL-14")


def viper_attack(battle: Battle, figure: Miniature) -> Rule[None]:
    """One die within 2 squares, without counterattack.  [CON-ABL-09]"""
    battle.deed.spent = True
    pay(battle, figure, "viper-attack")
    yield from attack(battle, figure, "viper", within(battle, figure, VIPER_RANGE), "CON-ABL-09")


def chain_attack(battle: Battle, figure: Miniature) -> Rule[None]:
    """A strike that reaches 3 squares and pulls whom it hurts.  [CON-ABL-23]"""
    battle.deed.spent = True
    pay(battle, figure, "chain-attack")
    yield from attack(battle, figure, "chain", chained(battle, figure), "CON-ABL-23")


def parting_strike(battle: Battle, figure: Miniature) -> Rule[None]:
    """One die without counterattack, then a leap of 1 square.  [CON-ABL-29]"""
    battle.deed.spent = True
    pay(battle, figure, "jump-back-2")
    yield from attack(battle, figure, "parting", melee_targets(battle, figure), "CON-ABL-29")


def whirlwind(battle: Battle, figure: Miniature) -> Rule[None]:
    """Push everybody beside by 1 square, in the order the player likes.  [CON-ABL-24]"""
    battle.deed.spent = True
    pay(battle, figure, "whirlwind")
    left = [other for seat in (figure.seat, battle.other(figure.seat).key) for other in beside(battle, figure, seat)]
    while left:
        other = yield from pick("CON-ABL-24", figure, left, "figure")
        left.remove(other)
        yield from push(battle, figure, other, 1, "CON-ABL-24")


def healing(battle: Battle, figure: Miniature) -> Rule[None]:
    """Restore 1 ATT and 1 SPD.  [CON-ABL-13]"""
    battle.deed.spent = True
    pay(battle, figure, "healing")
    restore(battle, figure, "CON-ABL-13", att=1, spd=1)
    yield from ()


def area(battle: Battle, figure: Miniature) -> Rule[None]:
    """Hit a square with all dice and those beside it with one less.  [CON-ABL-21]"""
    battle.deed.spent = True
    pay(battle, figure, "area-damage")
    fallen = yield from area_damage(battle, figure, declare)
    fall(battle, fallen)


def step_lightly(battle: Battle, figure: Miniature) -> Rule[None]:
    """Light feet: no attack, but 3 squares more.  [CON-ABL-05]"""
    pay(battle, figure, "light-feet")
    battle.deed.lightly, battle.deed.extra = True, LIGHTLY
    yield from ()


def step_through(battle: Battle, figure: Miniature) -> Rule[None]:
    """Step: control zones do not matter for this movement.  [CON-ABL-02]"""
    pay(battle, figure, "step")
    battle.deed.stepping = True
    yield from ()


def stand_guard(battle: Battle, figure: Miniature) -> Rule[None]:
    """Perfect defense, until the next activation.  [CON-ABL-10]"""
    pay(battle, figure, "perfect-defense")
    figure.guarding = True
    yield from ()


def make_wall(battle: Battle, figure: Miniature) -> Rule[None]:
    """A Warrior wall with an ally beside.  [CON-ABL-11]"""
    ally = yield from pick("CON-ABL-11", figure, _wall_allies(battle, figure), "figure")
    join_wall(battle, figure, ally)


def last_until_turn_ends(ability: str) -> Callable[[Battle, Miniature], Rule[None]]:
    """Holy man, Reckless or Gift attack: paid now, for the rest of the turn.  [CON-ABL-12, CON-ABL-17, CON-ABL-18]"""

    def deed(battle: Battle, figure: Miniature) -> Rule[None]:
        pay(battle, figure, ability)
        figure.lasting = (*figure.lasting, ability)
        yield from ()

    return deed


def vanish(battle: Battle, figure: Miniature) -> Rule[None]:
    """Smoke cover: off the board until the next activation.  [CON-ABL-06]"""
    pay(battle, figure, "smoke-cover")
    figure.vanished = figure.cell
    battle.journal.note("vanished", "CON-ABL-06", figure=figure.key, cell=battle.ground.board.name(figure.cell))
    take_off(battle, figure)
    yield from ()


def reappear(battle: Battle, figure: Miniature) -> Rule[None]:
    """Come back near the place where it vanished; this is its movement.  [CON-ABL-06, CON-RNG-06]"""
    board = battle.ground.board
    near = returning(battle, figure)
    if not near:
        return
    cell = yield from pick_from("CON-ABL-06", figure, Cells(board, near), "cell")
    figure.vanished = GONE
    set_down(battle, figure, cell)
    battle.deed.moves, battle.deed.returned = 1, True
    battle.journal.note("reappeared", "CON-ABL-06", figure=figure.key, end=board.name(cell))


def returning(battle: Battle, figure: Miniature) -> CellSet:
    """The free squares within SPD of the place where it vanished, else the nearest ones.  [CON-ABL-06]"""
    ground = battle.ground
    free = ground.board.cells & ~ground.closed(figure.size) & ~ground.anchors(figure.size, battle.taken)
    for squares in range(figure.pace, ground.columns + ground.rows):
        near = ground.board.within(figure.vanished, squares) & free
        if near:
            return near
    return 0


def _wall_allies(battle: Battle, figure: Miniature) -> list[Miniature]:
    if walled(battle, figure):
        return []
    return [ally for ally in beside(battle, figure, figure.seat) if not walled(battle, ally)]


def _ready(battle: Battle, figure: Miniature) -> bool:
    """Whether the action is left for an attack.  [CON-ACT-01, CON-ABL-05]"""
    return not battle.deed.spent and not battle.deed.lightly


def _once_paid(battle: Battle, figure: Miniature, ability: str, targets: Callable[[], object]) -> bool:
    """Whether there are targets when the price is paid: dice that other abilities add may be too dear then."""
    side, price = battle.side(figure.seat), ABILITIES[ability].cost
    side.cosmo -= price
    found = bool(targets())
    side.cosmo += price
    return found


def _crowd(battle: Battle, figure: Miniature) -> bool:
    return any(beside(battle, figure, side.key) for side in battle.sides)


def _may_run(battle: Battle, figure: Miniature) -> bool:
    """Before a movement, and only if it has not attacked; it may give a miniature its only squares.  [CON-ABL-05]"""
    deed = battle.deed
    if (deed.moves and not _moves_again(battle)) or deed.attacked or deed.lightly:
        return False
    squares = allowance(battle, figure) + LIGHTLY
    return bool(reachable(battle, figure, squares).ends & ~(1 << figure.cell))


ALLOWED: Final[Mapping[str, Callable[[Battle, Miniature], bool]]] = MappingProxyType(
    {
        "step": lambda battle, figure: not battle.deed.stepping and can_move(battle, figure),
        "light-feet": _may_run,
        "smoke-cover": lambda battle, _: not battle.deed.returned,
        "perfect-defense": lambda _, figure: not figure.guarding,
        "warrior-wall": lambda battle, figure: bool(_wall_allies(battle, figure)),
        "healing": lambda battle, figure: (
            not battle.deed.spent and (figure.att < figure.most_att or figure.spd < figure.most_spd)
        ),
        "viper-attack": lambda battle, figure: _ready(battle, figure) and bool(within(battle, figure, VIPER_RANGE)),
        "chain-attack": lambda battle, figure: (
            _ready(battle, figure) and _once_paid(battle, figure, "chain-attack", lambda: chained(battle, figure))
        ),
        "swift-shooter": lambda battle, figure: (
            _ready(battle, figure)
            and _once_paid(battle, figure, "swift-shooter", lambda: shots(battle, figure, SWIFT_RANGE))
        ),
        "jump-back-2": lambda battle, figure: _ready(battle, figure) and bool(melee_targets(battle, figure)),
        "area-damage": lambda battle, figure: (
            _ready(battle, figure) and _once_paid(battle, figure, "area-damage", lambda: area_squares(battle, figure))
        ),
        "whirlwind": lambda battle, figure: _ready(battle, figure) and _crowd(battle, figure),
        **dict.fromkeys(UNTIL_TURN_ENDS, lambda _battle, _figure: True),
    }
)
"""When an ability can stand on the menu; those that are not here are declared with an attack, or answer one."""

DEEDS: Final[Mapping[str, Callable[[Battle, Miniature], Rule[None]]]] = MappingProxyType(
    {
        "move": walk,
        "way": partial(walk, by_legs=True),
        "strike": strike_deed,
        "shoot": shoot_deed,
        "step": step_through,
        "light-feet": step_lightly,
        "smoke-cover": vanish,
        "perfect-defense": stand_guard,
        "warrior-wall": make_wall,
        "healing": healing,
        "viper-attack": viper_attack,
        "chain-attack": chain_attack,
        "swift-shooter": swift_shooter,
        "jump-back-2": parting_strike,
        "area-damage": area,
        "whirlwind": whirlwind,
        **{ability: last_until_turn_ends(ability) for ability in UNTIL_TURN_ENDS},
    }
)
