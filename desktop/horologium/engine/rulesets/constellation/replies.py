"""How a bot weighs the options of each question (ledger CON-MIS-09)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.actions import can_move
from horologium.engine.rulesets.constellation.area import area_attacks, area_squares
from horologium.engine.rulesets.constellation.attacks import (
    SWIFT_RANGE,
    VIPER_RANGE,
    aimed,
    chained,
    melee_targets,
    shots,
    within,
)
from horologium.engine.rulesets.constellation.flow import DELAY, waiting
from horologium.engine.rulesets.constellation.movement import LIGHTLY
from horologium.engine.rulesets.constellation.planning import NEVER, Mind
from horologium.engine.rulesets.constellation.spaces import outnumbered, surrounded
from horologium.engine.rulesets.constellation.weighing import COSMO, attack_worth, life

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.rulesets.constellation.state import Battle, Miniature

LAST_PENNY: Final = 300


def who_acts(mind: Mind, key: str) -> int:
    """The miniature with the best activation; the worst is delayed if the enemy has more to come."""
    battle = mind.battle
    if not key.startswith(DELAY):
        return mind.best(battle.figure(key))
    seat = mind.request.seat
    ours, theirs = len(waiting(battle, seat)), len(waiting(battle, battle.other(seat).key))
    if ours < 2 or theirs <= ours:
        return NEVER
    return 1 - mind.best(battle.figure(key.removeprefix(DELAY)))


def what_to_do(mind: Mind, key: str) -> int:
    """The deed with which the best activation begins."""
    figure = mind.figure
    if key in MENU:
        return MENU[key](mind, figure)
    if key not in ABILITIES or not mind.bot.able:
        return NEVER
    return DEEDS.get(key, _never)(mind, figure) - price(mind, key)


def price(mind: Mind, ability: str) -> int:
    """What the Cosmo of an ability is worth elsewhere; little in the last turn."""
    last = mind.battle.turn == mind.battle.mission.turns
    return ABILITIES[ability].cost * (LAST_PENNY if last else COSMO)


def _end(mind: Mind, figure: Miniature) -> int:
    return mind.place(figure)


def _move(mind: Mind, figure: Miniature) -> int:
    return max(mind.moves(figure).values(), default=NEVER)


def _strike(mind: Mind, figure: Miniature) -> int:
    """An attack from here, and the best place to go to afterwards if that is better than staying."""
    worth = mind.best_attack(figure)
    return mind.place(figure) + worth if worth else NEVER


def _never(_mind: Mind, _figure: Miniature) -> int:
    return NEVER


def _kind(kind: str, foes: Callable[[Battle, Miniature], list[Miniature]]) -> Callable[[Mind, Miniature], int]:
    def worth(mind: Mind, figure: Miniature) -> int:
        battle = mind.battle
        worths = [attack_worth(battle, aimed(battle, kind, figure, foe)) for foe in foes(battle, figure)]
        return mind.place(figure) + max(worths, default=NEVER)

    return worth


def _swift(mind: Mind, figure: Miniature) -> int:
    """Two shots."""
    foes = shots(mind.battle, figure, SWIFT_RANGE)
    worths = [attack_worth(mind.battle, aimed(mind.battle, "ranged", figure, foe)) for foe in foes]
    return mind.place(figure) + 2 * max(worths, default=NEVER)


def _healing(mind: Mind, figure: Miniature) -> int:
    """A point of ATT is worth its share of the miniature."""
    return mind.place(figure) + (1_000 * figure.cost // max(1, life(figure)) if figure.att < figure.most_att else NEVER)


def _area(mind: Mind, figure: Miniature) -> int:
    """The best square, if it hits more than one enemy."""
    board = mind.battle.ground.board
    names = board.names(area_squares(mind.battle, figure))
    return mind.place(figure) + max((area_square(mind, name) for name in names), default=NEVER)


def _light(mind: Mind, figure: Miniature) -> int:
    """Only to run for a marker that is otherwise out of reach."""
    battle = mind.battle
    if not can_move(battle, figure) or mind.best_attack(figure):
        return NEVER
    before = _move(mind, figure)
    battle.deed.lightly, battle.deed.extra = True, LIGHTLY
    after = max(mind.weigh_moves(figure).values(), default=NEVER)
    battle.deed.lightly, battle.deed.extra = False, 0
    return after if after > before else NEVER


def _step(mind: Mind, figure: Miniature) -> int:
    """Worth it when the way out is dangerous."""
    battle = mind.battle
    before = _move(mind, figure)
    battle.deed.stepping = True
    after = max(mind.weigh_moves(figure).values(), default=NEVER)
    battle.deed.stepping = False
    return after if after > before else NEVER


def target(mind: Mind, key: str) -> int:
    """The target on which an attack is worth most."""
    kind = KINDS.get(mind.request.rule)
    if key == "hold":
        return 0
    figure, foe = mind.figure, mind.battle.figure(key)
    if kind is None:
        return life(figure) - life(foe)
    return attack_worth(mind.battle, aimed(mind.battle, kind, figure, foe))


def rider(mind: Mind, key: str) -> int:
    """What an ability adds to the attack that is being declared, less its Cosmo."""
    deed, battle = mind.battle.deed, mind.battle
    attack = aimed(battle, deed.kind, battle.figure(deed.key), battle.figure(deed.target))
    attack.riders = deed.riders
    plain = attack_worth(battle, attack)
    if key not in ABILITIES:
        return plain
    if not mind.bot.able:
        return NEVER
    attack.riders = (*deed.riders, key)
    return attack_worth(battle, attack) - price(mind, key) * 2 // 3 - 1


def go_to(mind: Mind, key: str) -> int:
    """The square with the best place and attack."""
    figure, cell = mind.figure, mind.battle.ground.board.cell(key)
    return mind.stay(figure) if cell == figure.cell else mind.at(figure, cell)


def area_square(mind: Mind, key: str) -> int:
    """Everybody in the burst, friends counted against it."""
    battle = mind.battle
    attacks = area_attacks(battle, mind.figure, battle.ground.board.cell(key))
    return sum(attack_worth(battle, attack) for attack in attacks)


def again(mind: Mind, key: str) -> int:
    """Roll a 3 again if there is Cosmo enough."""
    if key == "keep" or not mind.bot.able:
        return 0 if key == "keep" else NEVER
    side, last = mind.battle.side(mind.request.seat), mind.battle.turn == mind.battle.mission.turns
    face = key.rpartition("-")[2]
    return 1 if face == "3" and (last or side.cosmo >= 3) else NEVER


def aside(mind: Mind, key: str) -> int:
    """Step aside from where it was trapped."""
    figure = mind.figure
    trapped = surrounded(mind.battle, figure) or outnumbered(mind.battle, figure)
    return int((key == "yes") == (trapped and mind.bot.able))


def wall(mind: Mind, key: str) -> int:
    """Form a wall if Cosmo abounds."""
    rich = mind.bot.able and mind.battle.side(mind.request.seat).cosmo >= 4
    return int((key != "no") == rich)


def surge(mind: Mind, key: str) -> int:
    """Only with armour left."""
    return int((key == "yes") == (mind.bot.able and mind.figure.ar > 0))


def marker(mind: Mind, key: str) -> int:
    """Markers lie in the middle, away from each other."""
    battle, board = mind.battle, mind.battle.ground.board
    cell = board.cell(key)
    apart = min((board.distance(cell, other.cell) for other in battle.markers), default=6)
    return min(apart, 4) - abs(2 * board.row[cell] - battle.ground.rows + 1)


def deploy(mind: Mind, key: str) -> int:
    """Near a marker, archers in the row behind."""
    battle, board, figure = mind.battle, mind.battle.ground.board, mind.figure
    cell = board.cell(key)
    free = [one.cell for one in battle.markers]
    near = min((board.distance(cell, one) for one in free), default=0)
    friends = battle.side(figure.seat).cells & board.within(cell, 1)
    return -10 * near - 3 * friends.bit_count() - (5 if figure.range and near < 4 else 0)


def return_to(mind: Mind, key: str) -> int:
    """Come back to the best place."""
    battle, figure = mind.battle, mind.figure
    figure.cell = battle.ground.board.cell(key)
    worth = mind.stay(figure)
    figure.cell = -1
    return worth


def first_order(_mind: Mind, key: str) -> int:
    """To deploy second is to know where the enemy stands."""
    return int(key == "they")


KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "CON-MEL-02": "melee",
        "CON-RNG-02": "ranged",
        "CON-ABL-14": "ranged",
        "CON-ABL-23": "chain",
        "CON-ABL-09": "viper",
        "CON-ABL-29": "parting",
    }
)

MENU: Final[Mapping[str, Callable[[Mind, Miniature], int]]] = MappingProxyType(
    {"end": _end, "move": _move, "strike": _strike, "shoot": _strike}
)

DEEDS: Final[Mapping[str, Callable[[Mind, Miniature], int]]] = MappingProxyType(
    {
        "viper-attack": _kind("viper", lambda battle, figure: within(battle, figure, VIPER_RANGE)),
        "chain-attack": _kind("chain", chained),
        "jump-back-2": _kind("parting", melee_targets),
        "swift-shooter": _swift,
        "healing": _healing,
        "area-damage": _area,
        "light-feet": _light,
        "step": _step,
    }
)

REPLIES: Final[Mapping[tuple[str, str], Callable[[Mind, str], int]]] = MappingProxyType(
    {
        ("CON-TRN-05", "figure"): who_acts,
        ("CON-ACT-01", "deed"): what_to_do,
        ("CON-MOV-01", "cell"): go_to,
        ("CON-COS-01", "rider"): rider,
        ("CON-ABL-01", "die"): again,
        ("CON-ABL-07", "option"): aside,
        ("CON-ABL-07", "cell"): go_to,
        ("CON-ABL-11", "figure"): wall,
        ("CON-ABL-28", "option"): surge,
        ("CON-ABL-21", "cell"): area_square,
        ("CON-ABL-06", "cell"): return_to,
        ("CON-SET-02", "cell"): marker,
        ("CON-SET-04", "order"): first_order,
        ("CON-SET-05", "cell"): deploy,
        **{(rule, "figure"): target for rule in (*KINDS, "CON-ABL-24")},
    }
)
