"""What is seen of a night: the castle, who stands in it, boards, counters."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import (
    Badge,
    BattleView,
    CardView,
    CellView,
    DialHand,
    DialMark,
    DialView,
    FigureView,
    SlotView,
    Stat,
    TokenView,
    Track,
    TrayView,
)
from horologium.engine.rulesets.village_attacks import boards, facts, goals
from horologium.engine.rulesets.village_attacks.monsters import dice, uses
from horologium.engine.rulesets.village_attacks.state import CASTLE, GONE, Minion, Monster
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.views.aims import aims
from horologium.engine.rulesets.village_attacks.views.intents import intents
from horologium.engine.rulesets.village_attacks.views.naming import faces, names
from horologium.engine.rulesets.village_attacks.words import EVERY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.rulesets.village_attacks.state import Battle, Summoned, Villager

VILLAGE: Final = "village"
EMBLEMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "commoner": "hood",
        "hunter": "crossbow",
        "yunfakh": "bow",
        "hero": "banner",
        "mapmaker": "book",
        "marshal": "crown",
        "puppet": "puppet mask",
        "thrall": "skull",
    }
)
"""Which drawing stands for those whose cards name none."""
HUNTERS: Final[Mapping[str, str]] = MappingProxyType(
    {"undead": "stake", "beast": "bow", "spectre": "ringer", "fiend": "censer", "construct": "pick", EVERY: "veteran"}
)
"""What Hunters carry against each Type."""


def view(battle: Battle, eyes: str | None) -> BattleView:
    """Everything lies open but the order of decks; so all eyes see the same.  [VIL-GEN-07]"""
    called = names(battle)
    closed = {frozenset(battle.castle.board.name(zone) for zone in passage.zones) for passage in battle.closed}
    return BattleView(
        ruleset="village-attacks",
        eyes=eyes,
        cells=tuple(_rooms(battle)),
        figures=tuple(_figures(battle, called)),
        tracks=tuple(_tracks(battle)),
        cards=tuple(_cards(battle, called)),
        stats=tuple(_stats(battle)),
        dials=(_dial(battle),),
        intents=tuple(intents(battle, called)),
        aims=tuple(aims(battle)),
        tokens=tuple(_tokens(battle, called)),
        passages=tuple(pair for pair in battle.castle.passages if frozenset(pair) not in closed),
        trays=tuple(_tray(battle, monster) for monster in battle.monsters if monster.zone != GONE),
    )


def _rooms(battle: Battle) -> Iterator[CellView]:
    """The zones, each with how full it is.  [VIL-SHV-01]"""
    for zone, cell in zip(battle.castle.cells, battle.castle.drawn, strict=True):
        crowd = TEXTS["room.crowd"].format(there=battle.crowd(zone), size=facts.capacity(battle, zone))
        decor = "heart" if zone == battle.castle.heart else ""
        place = cell.key, cell.outline, cell.centre, cell.terrain
        yield CellView(*place, label=battle.castle.title(zone), note=crowd, decor=decor)


def _tray(battle: Battle, monster: Monster) -> TrayView:
    """What lies on a Monster's board.  [VIL-DIC-01, VIL-MOV-01, VIL-DEF-01, VIL-RES-01]"""
    key = monster.key
    slots = (
        _slot(key, "movement", monster.movement_slots, monster.movement, facts.movement_slots(monster), "VIL-MOV-01"),
        _slot(key, "defence", monster.defence_slots, monster.defence, facts.defence_slots(monster), "VIL-DEF-01"),
        _slot(key, "reserve", monster.reserve_slots, monster.reserve, facts.reserve_slots(monster), "VIL-RES-01"),
    )
    dice = (*monster.dice, *monster.fleeting)
    return TrayView(key, monster.name, slots, dice, acts=battle.active == key, rule="VIL-DIC-01")


def _slot(key: str, slot: str, room: int, dice: list[str], usable: int, rule: str) -> SlotView:
    """The slots of one kind."""
    return SlotView(f"{key} {slot}", TEXTS[f"tray.{slot}"], room, tuple(dice), room - usable, rule)


def _figures(battle: Battle, called: Mapping[str, str]) -> Iterator[FigureView]:
    yield from (_monster(battle, monster) for monster in battle.monsters)
    yield from (_minion(battle, minion) for minion in battle.minions)
    yield from (_summoned(battle, summoned, called) for summoned in battle.summoned)
    yield from (_villager(battle, villager, called) for villager in battle.villagers)
    if battle.troll != GONE:
        zone = battle.castle.board.name(battle.troll)
        yield FigureView(
            "troll", TEXTS["name.troll"], "", zone, "troll", 1, 1, ready=False, rank="monster", emblem="monster",
            faction="troll",
        )  # fmt: skip


def _zone(battle: Battle, zone: int) -> str | None:
    return None if zone == GONE else battle.castle.board.name(zone)


def _monster(battle: Battle, monster: Monster) -> FigureView:
    card = battle.card(monster)
    return FigureView(
        key=monster.key,
        name=monster.name,
        seat=CASTLE,
        cell=_zone(battle, monster.zone),
        kind=monster.card,
        life=0 if monster.zone == GONE else facts.remaining(monster),
        most_life=monster.health,
        ready=monster.key in battle.waiting,
        badges=tuple(_badges(battle, monster)),
        faction=CASTLE,
        rank="elite",
        title=f"{TEXTS[f'type.{card.type}']} · {TEXTS[f'role.{card.role}']}",
        emblem=card.emblem or card.role,
        face=monster.card,
    )


def _badges(battle: Battle, monster: Monster) -> Iterator[Badge]:
    """Conditions and burdens of a Monster.  [VIL-STM-01]"""
    if battle.active == monster.key:
        yield Badge("active", TEXTS["status.active"])
    counts = {"break": monster.breaks, "silence": monster.silences, "slow": monster.slows}
    for condition in boards.conditions_of(monster):
        count = counts.get(condition, 1)
        text = TEXTS[f"badge.{condition}"].format(count=count)
        yield Badge(condition, TEXTS[f"status.{condition}"], count if count > 1 else None, "VIL-STM-01", text)
    if monster.down:
        yield Badge("ko", TEXTS["status.stunned"], None, "VIL-STM-11", TEXTS["badge.stunned"])
    if monster.purse:
        yield Badge("purse", TEXTS["status.purse"], None, "VIL-MIS-35", TEXTS["badge.purse"])
    if monster.bound or monster.paid:
        yield Badge("bound", TEXTS["status.bound"], None, "VIL-SUM-06", TEXTS["badge.bound"])


def _minion(battle: Battle, minion: Minion) -> FigureView:
    life = 0 if minion.zone == GONE else 1
    return FigureView(
        minion.key, minion.name, CASTLE, _zone(battle, minion.zone), minion.kind, life, 1, ready=False,
        faction=CASTLE, emblem=EMBLEMS[minion.kind],
    )  # fmt: skip


def _summoned(battle: Battle, summoned: Summoned, called: Mapping[str, str]) -> FigureView:
    card = battle.library.monster[summoned.card]
    badges = []
    if summoned.burning:
        badges.append(Badge("burn", TEXTS["status.burn"], None, "VIL-SMA-04", TEXTS["badge.burn"]))
    if summoned.stunned:
        badges.append(Badge("ko", TEXTS["status.stunned"], None, "VIL-SMA-04", TEXTS["badge.stunned"]))
    health = card.summoned.health
    return FigureView(
        summoned.key, called[summoned.key], CASTLE, _zone(battle, summoned.zone), summoned.card,
        health - summoned.damage, health, ready=False, badges=tuple(badges), faction=CASTLE,
        title=TEXTS[f"type.{card.type}"], emblem=card.emblem or card.role, face=summoned.card,
    )  # fmt: skip


def _villager(battle: Battle, villager: Villager, called: Mapping[str, str]) -> FigureView:
    kind = villager.role if villager.role in (facts.MAPMAKER, facts.MARSHAL) else villager.kind
    emblem = battle.hero_card(villager).emblem if villager.card else ""
    return FigureView(
        key=villager.key,
        name=called[villager.key],
        seat="",
        cell=battle.castle.board.name(villager.zone),
        kind="yunfakh" if villager.yunfakh else kind,
        life=villager.health - villager.damage,
        most_life=villager.health,
        ready=villager.key in battle.waiting,
        badges=tuple(_villager_badges(villager)),
        faction=VILLAGE,
        rank="leader" if villager.kind == "hero" else "",
        title=TEXTS[f"type.{villager.type}"] if villager.type else TEXTS[f"name.{villager.kind}"],
        emblem=emblem or _emblem(villager, kind),
        face=villager.card,
        crowd="" if villager.card or villager.role else f"{villager.kind} {villager.type} {villager.yunfakh}",
    )


def _emblem(villager: Villager, kind: str) -> str:
    """What a villager is pictured by."""
    if villager.yunfakh:
        return f"mask {EMBLEMS['yunfakh']}"
    if villager.kind == "hunter":
        return f"{HUNTERS.get(villager.type, '')} {EMBLEMS['hunter']}"
    return EMBLEMS[kind]


def _villager_badges(villager: Villager) -> Iterator[Badge]:
    """Conditions of a villager.  [VIL-STV-01, VIL-STV-06]"""
    if villager.stunned:
        yield Badge("ko", TEXTS["status.stunned"], None, "VIL-STV-01", TEXTS["badge.stunned"])
    if villager.burning:
        yield Badge("burning", TEXTS["status.burning"], None, "VIL-STV-06", TEXTS["badge.burn"])
    if villager.held:
        yield Badge("held", TEXTS["status.held"], None, "VIL-MIS-05", TEXTS["badge.held"])
    if villager.yunfakh:
        yield Badge("yunfakh", TEXTS["status.yunfakh"], None, "VIL-ATK-04", TEXTS["badge.yunfakh"])
    if villager.role == facts.BANNER:
        yield Badge("banner", TEXTS["status.banner"], None, "VIL-MIS-28", TEXTS["badge.banner"])


def _tracks(battle: Battle) -> Iterator[Track]:
    """The counters of the Summary board.  [VIL-GEN-07]"""
    yield Track("round", TEXTS["track.round"], battle.round, None, "VIL-RND-01")
    yield Track("heart", TEXTS["track.heart"], battle.heart, battle.most_heart, "VIL-END-01")
    if battle.mission.morale is not None:
        yield Track("morale", TEXTS["track.morale"], battle.morale, battle.most_morale, "VIL-END-02")
    yield Track("rank", TEXTS["track.rank"], battle.rank, 3, "VIL-SPN-02")
    for monster in battle.monsters:
        needed = battle.card(monster).experience
        short = TEXTS["track.experience.short"]
        label = TEXTS["track.experience"]
        yield Track(
            f"{monster.key} experience", label, monster.experience, needed, "VIL-EXP-01", monster.key, short=short
        )


def _cards(battle: Battle, called: Mapping[str, str]) -> Iterator[CardView]:
    """Powers and draughts beside their Monster, traps on offer, the event in force."""
    for monster in battle.monsters:
        for line, tier in sorted(monster.powers.items()):
            key = f"{line}{tier}"
            spec = uses.tier_of(battle, monster, key)
            text = TEXTS["card.cost"].format(text=spec.text, faces=faces(spec.cost))
            label = TEXTS["card.tier"].format(name=called[f"{monster.card} {line}"], tier=tier)
            state = "used" if key in monster.used else "open"
            name = f"{monster.card} {line}"
            yield CardView(name, CASTLE, label, "VIL-POW-01", monster.key, "power", state, text)  # type: ignore[arg-type]
        for card in monster.draughts:
            draught = battle.library.draught[card]
            yield CardView(card, CASTLE, draught.name, "VIL-NGT-69", monster.key, "draught", "open", draught.text)
    for card in battle.offer:
        trap = battle.library.trap[card]
        text = TEXTS["card.cost"].format(text=trap.text, faces=faces(trap.cost))
        yield CardView(card, CASTLE, trap.name, "VIL-TRP-01", kind="trap", text=text)
    if battle.event:
        event = battle.library.event[battle.event]
        yield CardView(event.id, CASTLE, event.name, "VIL-EVT-04", kind="event", text=event.text)


def _stats(battle: Battle) -> Iterator[Stat]:
    """The numbers on the sheets of Monsters, the summoned one and Heroes."""
    for monster in battle.monsters:
        key = monster.key
        yield Stat(key, "health", TEXTS["stat.health"], monster.health, (), "VIL-MIS-04")
        slots = facts.movement_slots(monster)
        yield Stat(key, "movement", TEXTS["tray.movement"], slots, (), "VIL-MOV-01")
        yield Stat(key, "defence", TEXTS["tray.defence"], facts.defence_slots(monster), (), "VIL-DEF-01")
        yield Stat(key, "reserve", TEXTS["tray.reserve"], facts.reserve_slots(monster), (), "VIL-RES-01")
        if monster.zone != GONE:
            pool = dice.dice_pool(battle, monster, stood_up=monster.down)
            yield Stat(key, "dice", TEXTS["stat.dice"], pool.total, (), "VIL-DIC-04")
    for villager in battle.villagers:
        if villager.kind == "hero":
            key = villager.key
            yield Stat(key, "movement", TEXTS["stat.movement"], facts.movement_of(battle, villager), (), "VIL-VAT-06")
            yield Stat(key, "attack", TEXTS["stat.attack"], facts.attacks_of(battle, villager), (), "VIL-VAT-06")
            yield Stat(key, "range", TEXTS["stat.range"], facts.reach_of(battle, villager), (), "VIL-VAT-06")
            yield Stat(key, "damage", TEXTS["stat.damage"], facts.damage_of(battle, villager), (), "VIL-VAT-06")


def _dial(battle: Battle) -> DialView:
    """The event dial with its marks.  [VIL-EVT-01, VIL-EVT-02]"""
    marks = battle.mission.marks
    most = marks[-1]
    hand = DialHand("dial", TEXTS["dial.hand"], battle.dial)
    drawn = tuple(DialMark(TEXTS["dial.mark"], "event", mark % most, rule="VIL-EVT-02") for mark in marks)
    mode = ("dial.night" if battle.night else "dial.day") if battle.day_night else "dial.time"
    time = TEXTS[mode].format(round=battle.round, rank=battle.rank)
    sectors = tuple(str(number) for number in range(most))
    return DialView("events", TEXTS["dial.label"], sectors, (hand,), marks=drawn, rule="VIL-EVT-01", time=time)


def _tokens(battle: Battle, called: Mapping[str, str]) -> Iterator[TokenView]:
    """What lies in zones: Spawn tokens, traps, objectives, purses, Darkness and bad luck."""
    board = battle.castle.board
    heart = board.name(battle.castle.heart)
    yield TokenView("heart", "heart", TEXTS["token.heart"], heart, "VIL-GEN-01")
    for place, zone in enumerate(battle.tokens):
        yield TokenView(f"spawn-{place}", "gate", TEXTS["token.spawn"], board.name(zone), "VIL-SPN-07")
    for trap in battle.placed:
        label = TEXTS["token.trap"].format(name=called[trap.card])
        yield TokenView(f"trap {trap.key}", "net", label, board.name(trap.zone), "VIL-TRP-02")
    for work in battle.works:
        spec = goals.work_spec(battle, work)
        label = TEXTS["token.cells"].format(name=spec.name, there=work.progress, needed=goals.needed(battle, spec))
        yield TokenView(spec.key, spec.sign, label, spec.zone, "VIL-OBJ-01")
    yield from _more_tokens(battle, called)


def _more_tokens(battle: Battle, called: Mapping[str, str]) -> Iterator[TokenView]:
    """Purses, Darkness and bad luck, the captive."""
    board = battle.castle.board
    for purse in battle.purses:
        if purse.zone != GONE:
            yield TokenView(purse.key, "purse", TEXTS["token.purse"], board.name(purse.zone), "VIL-MIS-35")
    for zone in battle.castle.cells:
        if facts.dark(battle, zone):
            yield TokenView(f"dark-{board.name(zone)}", "smoke", TEXTS["token.dark"], board.name(zone), "VIL-STZ-06")
        if facts.unlucky(battle, zone):
            yield TokenView(f"luck-{board.name(zone)}", "skull", TEXTS["token.unlucky"], board.name(zone), "VIL-STZ-03")
    if battle.captive and battle.mission.ransom is not None:
        label = TEXTS["token.captive"].format(name=called[battle.captive])
        yield TokenView("captive", "person", label, battle.mission.ransom.zone, "VIL-MIS-36")
