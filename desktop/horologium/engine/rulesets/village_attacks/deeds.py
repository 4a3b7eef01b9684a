"""What powers, traps and draughts do, word by word (VIL-MIS-05, 20, 48).

The player of the Monster chooses zones and, within the target priority, villagers; for a trap the coin does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick, pick_from
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.village_attacks import boards, facts, moving, verbs
from horologium.engine.rulesets.village_attacks.castle import passage
from horologium.engine.rulesets.village_attacks.coin import distinct, villager_by_coin, zone_by_coin
from horologium.engine.rulesets.village_attacks.monsters import dice
from horologium.engine.rulesets.village_attacks.specs import DeedSpec
from horologium.engine.rulesets.village_attacks.state import GONE, Monster, Villager
from horologium.engine.rulesets.village_attacks.verbs import Blow
from horologium.engine.rulesets.village_attacks.villagers.blows import works

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.rulesets.village_attacks.state import Battle, Minion, ZoneMark

ENOUGH: Final = Option("enough")
ONE_MORE: Final = Option("defence")
HURTING: Final = ("damage", "spread")


@dataclass(slots=True)
class Use:
    """A power, trap or draught at work: whose, where, by which rule, and what it has done so far.

    ``monster`` is None for a trap; ``zone`` is the own zone at the moment of each deed.
    """

    source: verbs.Source
    rule: str
    zone: int
    monster: Monster | None = None
    there: int = GONE  # the zone of the deed before
    touched: list[str] = field(default_factory=list)
    taken: list[Villager] = field(default_factory=list)  # by the deed before
    rest: Sequence[DeedSpec] = ()  # the deeds that are yet to come
    deaths: int = 0
    judged: bool = False  # the coin has been flipped for it
    failed: bool = False
    begun: bool = False  # something has been done: of what follows "up to" may be none

    @property
    def by(self) -> str:
        """Whose power it is."""
        return self.monster.key if self.monster is not None else ""

    def blow(self) -> Blow:
        """The same as what hurts a villager."""
        return Blow(self.source, self.rule, self.monster)


def carry_out(battle: Battle, use: Use, deeds: Sequence[DeedSpec]) -> Rule[None]:
    """Do one deed after the other; where luck fails, nothing more happens.  [VIL-GEN-10, VIL-STZ-03, VIL-STZ-05]"""
    for place, deed in enumerate(deeds):
        use.rest = deeds[place + 1 :]
        if use.monster is not None and use.monster.zone != GONE:
            use.zone = use.monster.zone
        if use.deaths < deed.deaths or not (yield from _in_luck(battle, use, deed)):
            continue
        yield from DEEDS[deed.do](battle, use, deed)
        use.begun = True
        if battle.over:
            return


def _in_luck(battle: Battle, use: Use, deed: DeedSpec) -> Rule[bool]:
    """A damaging power made in an Unlucky zone flips once; a trap never does.  [VIL-STZ-03, VIL-STZ-04]"""
    waits = use.source == "power" and deed.do in HURTING and not use.judged
    if waits and use.monster is not None and target_zones(battle, use, deed):
        use.judged = True
        use.failed = not (yield from works(battle, use.monster.zone, use.by))
    return not use.failed


# Zones and villagers


def zones_of(battle: Battle, use: Use, deed: DeedSpec) -> list[int]:
    """The zones in which a deed may be done, whether or not anybody is there.  [VIL-MIS-05]"""
    own = use.zone
    if deed.where in ("own", "minions"):
        return [own]
    if deed.where == "same":
        return [use.there] if use.there != GONE else []
    if deed.where == "minion":
        return list(dict.fromkeys(minion.zone for minion in _minions(battle, use)))
    if deed.where.startswith("reach"):
        least, most = int(deed.where[-3]), int(deed.where[-1])
        row = battle.ways.row(own)
        return [zone for zone in battle.castle.cells if least <= row[zone] <= most and facts.sees(battle, own, zone)]
    beside = facts.seen_beside(battle, own)
    return beside if deed.where == "adjacent" else [own, *beside]


def _minions(battle: Battle, use: Use) -> list[Minion]:
    return [] if use.monster is None else [one for one in battle.minions_of(use.monster) if one.kind == "puppet"]


def open_to(battle: Battle, use: Use, deed: DeedSpec, zone: int) -> list[Villager]:
    """The villagers of a zone to whom a deed can do something.  [VIL-POW-06, VIL-PRI-02, VIL-ATK-04]"""
    there = [one for one in battle.at(zone) if one.key not in use.touched or deed.do == "damage"]
    if deed.do in HURTING:
        near = use.source == "trap" or zone == use.zone
        return [villager for villager in there if near or not villager.yunfakh]
    return [villager for villager in there if OPEN[deed.do](battle, villager)] if deed.do in OPEN else there


def _stunnable(battle: Battle, villager: Villager) -> bool:
    return not villager.stunned and facts.can_be_stunned(battle, villager)


def _burnable(battle: Battle, villager: Villager) -> bool:
    return not villager.burning


def _holdable(battle: Battle, villager: Villager) -> bool:
    return not villager.held


def _movable(battle: Battle, villager: Villager) -> bool:
    return villager.role != facts.MARSHAL


def _drivable(battle: Battle, villager: Villager) -> bool:
    return _movable(battle, villager) and bool(battle.ways.away(villager.zone, battle.castle.heart))


OPEN: Final[Mapping[str, Callable[[Battle, Villager], bool]]] = MappingProxyType(
    {"stun": _stunnable, "burn": _burnable, "hold": _holdable, "away": _drivable, "to-spawn": _movable}
)


def candidates(battle: Battle, use: Use, deed: DeedSpec, zone: int) -> list[Villager]:
    """Those among whom the next one is chosen.  [VIL-PRI-02, VIL-STV-02, VIL-STV-04, VIL-MIS-12, VIL-MIS-32]"""
    there = open_to(battle, use, deed, zone)
    if use.source == "trap":
        known = [one for one in battle.at(zone) if one.key not in use.touched or deed.do == "damage"]
        return facts.foremost(known, heroes_first=deed.whom == "reverse")
    if deed.whom == "choice":
        return there
    return facts.eligible(there)


def chosen(
    battle: Battle, use: Use, deed: DeedSpec, zones: Sequence[int], left: int = 0, *, may_stop: bool = False
) -> Rule[Villager | None]:
    """The next villager whom a deed takes; None when there is nobody, or no more are wanted.

    No coin is flipped where what is ``left`` to give is enough for all of them.
    """
    there = [villager for zone in zones for villager in candidates(battle, use, deed, zone)]
    if not there:
        return None
    if use.monster is None:
        share = [one.health - one.damage if deed.do == "damage" else 1 for one in there]
        return there[0] if sum(share) <= left else (yield from villager_by_coin(use.rule, there))
    offered: list[Villager | Option] = [*distinct(there), *([ENOUGH] if may_stop else [])]
    picked = yield from pick(use.rule, use.monster, offered, "figure")
    return None if isinstance(picked, Option) else picked


def target_zones(battle: Battle, use: Use, deed: DeedSpec) -> list[int]:
    """The zones where a deed would find somebody, or a later one that is done in the same zone.  [VIL-POW-06]"""
    return [
        zone
        for zone in zones_of(battle, use, deed)
        if candidates(battle, use, deed, zone) or _goes_on(battle, use, zone)
    ]


def _goes_on(battle: Battle, use: Use, zone: int) -> bool:
    return any(deed.where == "same" and candidates(battle, use, deed, zone) for deed in use.rest)


def aimed(battle: Battle, use: Use, deed: DeedSpec) -> Rule[list[int]]:
    """The zone that a deed is done in, or all of them where it is split.  [VIL-MIS-05]"""
    zones = target_zones(battle, use, deed)
    if not zones or deed.where == "near-all":
        return zones
    if deed.where == "near-split":
        beside = [zone for zone in zones if zone != use.zone]
        if len(beside) > 1:
            beside = [(yield from one_zone(battle, use, beside))]
        return [*([use.zone] if use.zone in zones else []), *beside]
    use.there = yield from one_zone(battle, use, zones)
    return [use.there]


def one_zone(battle: Battle, use: Use, zones: Sequence[int]) -> Rule[int]:
    """One zone, which the player picks."""
    if use.monster is None or len(zones) == 1:
        return zones[0]
    cells = Cells(battle.castle.board, sum(1 << zone for zone in zones))
    return (yield from pick_from(use.rule, use.monster, cells, "cell"))


# The deeds


def damage(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Points given out one by one by target priority.  [VIL-MIS-05, VIL-PRI-02, VIL-POW-07]"""
    zones = yield from aimed(battle, use, deed)
    before = use.deaths
    for points in range(deed.amount, 0, -1):
        villager = None if battle.over else (yield from chosen(battle, use, deed, zones, points))
        if villager is None:
            break
        use.touched.append(villager.key)
        use.deaths += yield from verbs.harm(battle, villager, 1, use.blow())
    if deed.morale and use.deaths > before:
        verbs.lower_morale(battle, deed.morale, use.rule)


def spread(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """One point to each of several different villagers.  [VIL-MIS-05]"""
    zones = yield from aimed(battle, use, deed)
    for number in range(deed.amount):
        may_stop = deed.up_to and (use.begun or number > 0)
        villager = None if battle.over else (yield from chosen(battle, use, deed, zones, may_stop=may_stop))
        if villager is None:
            return
        use.touched.append(villager.key)
        use.deaths += yield from verbs.harm(battle, villager, 1, use.blow())


def _each(battle: Battle, use: Use, deed: DeedSpec, zones: Sequence[int]) -> Rule[list[Villager]]:
    """The villagers whom a deed takes, one after the other."""
    found: list[Villager] = []
    for number in range(deed.amount):
        may_stop = deed.up_to and use.monster is not None and (use.begun or number > 0)
        left = deed.amount - number if deed.do in OPEN and deed.do != "away" else 0
        villager = yield from chosen(battle, use, deed, zones, left, may_stop=may_stop)
        if villager is None:
            break
        use.touched.append(villager.key)
        found.append(villager)
    use.taken = found
    return found


def touch(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Stun, Burn or Held: one villager after the other, none twice.  [VIL-MIS-05, VIL-PRI-02]"""
    if deed.whom == "touched":
        _do_to(battle, use, deed, [one for one in use.taken if one in battle.villagers])
        return
    if deed.whom != "others":
        use.touched = []
    if deed.where == "minions":
        zones = list(dict.fromkeys(minion.zone for minion in _minions(battle, use)))
        for zone in zones:
            _do_to(battle, use, deed, (yield from _each(battle, use, deed, [zone])))
            use.begun = True
        return
    zones = yield from aimed(battle, use, deed)
    _do_to(battle, use, deed, (yield from _each(battle, use, deed, zones)))


def _do_to(battle: Battle, use: Use, deed: DeedSpec, villagers: Sequence[Villager]) -> None:
    for villager in villagers:
        if deed.do == "stun":
            verbs.stun(battle, villager, use.rule)
        elif deed.do == "burn":
            verbs.kindle(battle, villager, use.rule)
        else:
            verbs.hold(battle, villager, deed.rounds, use.by, use.rule)


def away(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Villagers move one zone away from the Heart, shoving if it is full.  [VIL-MIS-05, VIL-MIS-11, VIL-MIS-20]"""
    use.touched = []
    zones = yield from aimed(battle, use, deed)
    for villager in (yield from _each(battle, use, deed, zones)):
        further = battle.ways.away(villager.zone, battle.castle.heart)
        if further and _movable(battle, villager):
            zone = yield from zone_by_coin(battle, use.rule, further)
            yield from moving.enter(battle, villager, zone, use.rule)


def to_spawn(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Villagers are put on the nearest spawn point, whatever its capacity.  [VIL-MIS-20, VIL-MIS-48]"""
    for villager in (yield from _each(battle, use, deed, [use.zone])):
        if _movable(battle, villager):
            zone = yield from zone_by_coin(battle, use.rule, facts.nearest_spawns(battle, villager.zone))
            moving.put(battle, villager, zone, use.rule)


def mark(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """A zone becomes Dark or Unlucky.  [VIL-STZ-01, VIL-MIS-07, VIL-MIS-10, VIL-MIS-48]"""
    zones = markable(battle, use, deed)
    if zones:
        use.there = yield from one_zone(battle, use, zones)
        verbs.mark_zone(battle, use.there, _mark_of(deed), battle.round + deed.rounds - 1, use.rule)


def markable(battle: Battle, use: Use, deed: DeedSpec) -> list[int]:
    """The zones that are not so marked yet, and those where the deeds after this one find somebody.  [VIL-GEN-08]"""
    until = battle.round + deed.rounds - 1
    return [
        zone
        for zone in zones_of(battle, use, deed)
        if facts.can_be_marked(battle, zone, _mark_of(deed), until) or _goes_on(battle, use, zone)
    ]


def _mark_of(deed: DeedSpec) -> ZoneMark:
    return "dark" if deed.do == "dark" else "unlucky"


def free_steps(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Free steps: without die or slot, and whoever hinders; a full zone still needs a shove.

    [VIL-MIS-05, VIL-MIS-11]
    """
    if use.monster is not None and (yield from _walk(battle, use, use.monster, deed)):
        use.there = use.monster.zone


def _walk(battle: Battle, use: Use, mover: Monster | Minion, deed: DeedSpec) -> Rule[bool]:
    """So many steps, or as many as the player likes; whether any was taken."""
    start = mover.zone
    for taken in range(deed.amount):
        zones = moving.steps_open(battle, mover, walls=deed.walls)
        if not zones:
            return taken > 0
        stay = [mover.zone] if deed.up_to else []
        cells = Cells(battle.castle.board, sum(1 << zone for zone in (*stay, *zones)))
        zone = yield from pick_from(use.rule, mover, cells, "cell")
        if zone == mover.zone:
            return mover.zone != start
        yield from moving.walk(battle, mover, zone, use.rule)
    return True


def fury(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """The next Melee results that are spent on attacks in this turn deal 2 damage.  [VIL-MIS-09, VIL-MIS-48]"""
    if use.monster is not None:
        use.monster.fury += deed.amount
        battle.journal.note("fury", use.rule, figure=use.by, attacks=deed.amount)
    yield from ()


def smoke(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """The first attacks on it in this round deal 1 damage less.  [VIL-MIS-13]"""
    if use.monster is not None:
        use.monster.smoke = max(use.monster.smoke, deed.amount)
        battle.journal.note("smoke-rises", use.rule, figure=use.by, attacks=deed.amount)
    yield from ()


def close(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """A passage of the own zone is closed until the Restore phase.  [VIL-MIS-14]"""
    if use.monster is not None:
        cells = Cells(battle.castle.board, battle.ways.near[use.zone])
        zone = yield from pick_from(use.rule, use.monster, cells, "cell")
        verbs.close_passage(battle, passage(use.zone, zone), use.by, battle.round, use.rule)


def mend(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """The Heart regains health.  [VIL-MIS-14, VIL-END-04]"""
    verbs.mend_heart(battle, deed.amount, use.rule, use.by)
    yield from ()


def heal(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """The Monster loses damage.  [VIL-MIS-06, VIL-MIS-14, VIL-MIS-48]"""
    if use.monster is not None and use.monster.damage:
        boards.heal(battle, use.monster, deed.amount, use.rule)
    yield from ()


def clear(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """All condition tokens of the Monster go.  [VIL-MIS-48]"""
    monster = use.monster
    if monster is not None:
        for condition in boards.conditions_of(monster):
            while condition in boards.conditions_of(monster):
                boards.cure(battle, monster, condition, use.rule)
    yield from ()


def minions_act(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Each Puppet may take free steps, and then deals 1 damage in its zone.  [VIL-MIS-15, VIL-STZ-03]"""
    for minion in _minions(battle, use):
        if battle.over:
            return
        yield from _walk(battle, use, minion, deed)
        there = facts.eligible(battle.at(minion.zone))
        if not there or not (yield from works(battle, minion.zone, minion.key)):
            continue
        villager = yield from pick(use.rule, minion, distinct(there), "figure")
        use.deaths += yield from verbs.harm(battle, villager, 1, Blow("minion", use.rule, use.monster))


def lost_minions(battle: Battle, monster: Monster) -> int:
    """How many Puppets a Monster could place again.  [VIL-MIS-15, VIL-NGT-76]"""
    return sum(1 for one in battle.minions if one.owner == monster.key and one.kind == "puppet" and one.zone == GONE)


def minions_back(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Lost Puppets stand in the own zone again.  [VIL-MIS-15]"""
    lost = [one for one in battle.minions if one.owner == use.by and one.kind == "puppet" and one.zone == GONE]
    for number, minion in enumerate(lost[: deed.amount]):
        if use.monster is not None and deed.up_to and number:
            offered: tuple[Minion | Option, ...] = (minion, ENOUGH)
            if (yield from pick(use.rule, use.monster, offered, "figure")) is ENOUGH:
                return
        yield from moving.make_way(battle, minion, use.zone, GONE)
        minion.zone = use.zone
        battle.journal.note("appeared", use.rule, figure=minion.key, cell=battle.castle.board.name(use.zone))


def defences(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Defence results besides those rolled are put into free Defence slots.  [VIL-MIS-48]"""
    monster = use.monster
    if monster is not None:
        room = facts.defence_slots(monster) - len(monster.defence)
        count = 0
        while count < min(deed.amount, room):
            if count and deed.up_to and (yield from pick(use.rule, monster, (ONE_MORE, ENOUGH))) is ENOUGH:
                break
            count += 1
        monster.defence = dice.in_order([*monster.defence, *["defence"] * count])
        battle.journal.note("defences", use.rule, figure=use.by, dice=count)


def throw_again(battle: Battle, use: Use, deed: DeedSpec) -> Rule[None]:
    """Standard dice of this turn that are not yet used are thrown again.  [VIL-MIS-48]"""
    if use.monster is not None:
        yield from dice.second_face(battle, use.monster, use.rule)


DEEDS: Final[Mapping[str, Callable[[Battle, Use, DeedSpec], Rule[None]]]] = MappingProxyType(
    {
        "damage": damage,
        "spread": spread,
        "stun": touch,
        "burn": touch,
        "hold": touch,
        "away": away,
        "to-spawn": to_spawn,
        "dark": mark,
        "unlucky": mark,
        "steps": free_steps,
        "fury": fury,
        "smoke": smoke,
        "close": close,
        "mend": mend,
        "heal": heal,
        "clear": clear,
        "minions-act": minions_act,
        "minions-back": minions_back,
        "defences": defences,
        "throw-again": throw_again,
    }
)


def useful(battle: Battle, use: Use, deed: DeedSpec) -> bool:
    """Whether a deed could do anything at this moment.  [VIL-GEN-08]"""
    monster = use.monster
    if deed.do in ("damage", "spread", "stun", "burn", "hold", "away", "to-spawn"):
        if deed.where == "minions":
            return any(candidates(battle, use, deed, one.zone) for one in _minions(battle, use))
        return bool(target_zones(battle, use, deed))
    if deed.do in ("dark", "unlucky"):
        return bool(markable(battle, use, deed))
    if monster is None:
        return True
    if deed.do == "steps":
        return bool(moving.steps_open(battle, monster, walls=deed.walls))
    ask = USEFUL.get(deed.do)
    return ask is None or ask(battle, monster)


def any_useful(battle: Battle, use: Use, deeds: Sequence[DeedSpec]) -> bool:
    """Whether deeds that follow each other could do anything at this moment.  [VIL-GEN-08]"""
    for place, deed in enumerate(deeds):
        use.rest = deeds[place + 1 :]
        if not deed.deaths and useful(battle, use, deed):
            return True
    return False


def _may_act(battle: Battle, minion: Minion) -> bool:
    return bool(battle.at(minion.zone) or moving.steps_open(battle, minion))


USEFUL: Final[Mapping[str, Callable[[Battle, Monster], bool]]] = MappingProxyType(
    {
        "close": lambda battle, monster: bool(each(battle.ways.near[monster.zone])),
        "mend": lambda battle, monster: battle.heart < battle.most_heart,
        "heal": lambda battle, monster: bool(monster.damage),
        "clear": lambda battle, monster: bool(boards.conditions_of(monster)),
        "minions-act": lambda battle, monster: any(
            one.kind == "puppet" and _may_act(battle, one) for one in battle.minions_of(monster)
        ),
        "minions-back": lambda battle, monster: bool(lost_minions(battle, monster)),
        "throw-again": lambda battle, monster: bool(monster.dice),
        "fury": lambda battle, monster: any(face in ("melee", "wild") for face in dice.at_hand(monster)),
        "defences": lambda battle, monster: facts.defence_slots(monster) > len(monster.defence),
    }
)
