"""A castle between two nights for tests: a small pack made by hand, and states of it in few words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from helpers.night import CASTLE
from helpers.script import play
from horologium.engine.core.campaign import (
    Amount,
    BattleResult,
    CampaignState,
    Carried,
    Company,
    Condition,
    Member,
    MemberResult,
    Place,
    Thing,
)
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.plots import GaugeSpec, TownSpec
from horologium.engine.core.results import report
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import EndSpec, MarshalSpec, MissionSpec, RoomZone, Scaled
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.keeping import Household
from horologium.engine.rulesets.village_attacks.nights.specs import (
    BargainSpec,
    EchoSpec,
    FurnishingSpec,
    ReagentSpec,
    RecipeSpec,
    RoomSpec,
    ScarSpec,
    ShiftSpec,
    VillageSpec,
)
from horologium.engine.rulesets.village_attacks.specs import (
    DeedSpec,
    DraughtSpec,
    MonsterSpec,
    PowerSpec,
    SummonSpec,
    TierSpec,
    TrapSpec,
)

# The pack

MONSTERS = (
    ("warden", "guardian", 8, 2, 3, 1, 0),
    ("golem", "guardian", 9, 1, 3, 1, 0),
    ("bell", "tormentor", 5, 2, 1, 2, 0),
    ("nun", "tormentor", 6, 2, 1, 2, 0),
    ("puppeteer", "tormentor", 5, 2, 1, 2, 2),
    ("boar", "decimator", 7, 2, 2, 1, 0),
    ("collector", "decimator", 7, 2, 1, 2, 0),
    ("choirboy", "prowler", 5, 3, 1, 2, 0),
    ("widow", "tormentor", 6, 2, 1, 2, 0),
    ("hart", "prowler", 6, 3, 1, 1, 0),
)
ROOMS = {
    "great-hall": "there", "laboratory": "there", "crypt": "there", "summoning-room": "there", "library": "there",
    "armoury": "there", "hothouse": "choice", "oubliette": "choice", "belfry": "choice",
}  # fmt: skip
REAGENTS = {
    "tallow": False, "cold-iron": True, "name-thread": False, "smoked-glass": False, "moon-moss": True,
    "grave-earth": False, "beeswax": True, "bog-myrtle": True, "heartwood": True, "quicklime": True,
}  # fmt: skip
SCARS = {
    "split-knuckle": "melee heads", "old-wound": "melee tails", "milky-eye": "ranged heads", "lame": "ranged tails",
    "hollow-voice": "magic heads", "unhurt": "magic tails", "known-face": "villager heads", "walked": "villager tails",
    "loose-guard": "defence heads", "hard": "defence tails", "ember-under-the-skin": "revenge heads",
    "cold-hands": "revenge tails",
}  # fmt: skip
NO_SCARS = {"unhurt": "", "walked": "", "hard": "experience"}
RING = ("oxbarrow", "candlerow", "mirewick", "stavering", "quernhill")
GOODS = {"candlerow": "beeswax", "mirewick": "bog-myrtle", "stavering": "heartwood", "quernhill": "quicklime"}
STARTS = {"oxbarrow": (1, 2), "candlerow": (1, 2), "mirewick": (2, 1), "stavering": (2, 1), "quernhill": (2, 1)}
ZONES = {"great-hall": "GH", "laboratory": "KI", "crypt": "GA", "summoning-room": "SR", "library": "TW", "belfry": "YA"}


def monster(id_: str, role: str, health: int, *slots: int) -> MonsterSpec:
    """A Monster with three powers that do next to nothing."""
    tier = TierSpec(("magic",), (DeedSpec("damage"),))
    powers = tuple(PowerSpec(line, f"Power {line.upper()}", tier, tier) for line in "abc")
    movement, defence, reserve, minions = slots
    return MonsterSpec(
        id_, id_.title(), "undead", role, health, 4, movement, defence, reserve, powers, SummonSpec(5), minions
    )


def furnishing(id_: str, fits: str = "", **more: Any) -> FurnishingSpec:
    """A furnishing of five Dues; without a room it fits any."""
    return FurnishingSpec(id_, id_.title(), id_, 5, ("cold-iron",), (fits,) if fits else (), **more)


def trap(id_: str, *, brewed: bool = True) -> TrapSpec:
    """A trap that hurts somebody."""
    return TrapSpec(id_, id_.title(), (DeedSpec("damage"),), brewed=brewed)


def night_of(id_: str, village: str = "", **more: Any) -> MissionSpec:
    """A scenario on a small castle, in which some rooms have a zone."""
    usual: dict[str, Any] = {
        "map": CASTLE,
        "spawns": ("GT", "RP"),
        "heart": 8,
        "morale": Scaled(12, 14),
        "places": tuple(RoomZone(room, zone) for room, zone in ZONES.items()),
        "season": "spring" if village else "winter",
    }
    return MissionSpec(id_, id_.title(), **{**usual, "village": village, **more})


MISSIONS = (
    night_of("first-torches", "oxbarrow", ends=(EndSpec("stood", "Held", "They laughed.", "laughed-off"),)),
    night_of("the-mapmakers", "candlerow", wins=("mapmakers",)),
    night_of(
        "the-ransom",
        "oxbarrow",
        ends=tuple(EndSpec(end, end, flag="ransom-paid") for end in ("stood", "bled")),
    ),
    night_of("the-last-hinge", "stavering", places=(), ends=(EndSpec("broken", "Open", flag="gates-broken"),)),
    night_of("break-the-siege", "quernhill"),
    night_of("four-towers"),
    night_of("the-whole-country", heart=10, wins=("marshal",), marshal=MarshalSpec("Marshal"), yunfakh=True),
    night_of("wake-what-sleeps", wins=("sleeper",)),
)
ECHOES = (
    EchoSpec("laughed-off", bargains=(BargainSpec("oxbarrow"),)),
    EchoSpec("debt-of-mirewick", bargains=(BargainSpec("mirewick", 2),)),
    EchoSpec("altars-lit", (ShiftSpec(("the-whole-country",), heart=1),)),
    EchoSpec("gates-barred", (ShiftSpec(("four-towers", "the-whole-country"), heart=1),)),
    EchoSpec("engines-kept", (ShiftSpec(last=True, heart=-1),)),
    EchoSpec("walls-known", (ShiftSpec(last=True, vanguard=1),)),
    EchoSpec("no-maps", (ShiftSpec(("the-whole-country",), vanguard=-1),)),
    EchoSpec("altars-cold", (ShiftSpec(last=True, dial=3),)),
    EchoSpec("column-broken", (ShiftSpec(("the-whole-country",), yunfakh="off"),), reagents=("smoked-glass",)),
    EchoSpec("column-paid", (ShiftSpec(last=True, yunfakh="on"),)),
    EchoSpec("ransom-paid", dues=4, captive="hero"),
    EchoSpec("gates-broken", breach="armoury"),
)


def by_id(*specs: Any) -> dict[str, Any]:
    """Entries of a folder."""
    return {spec.id: spec for spec in specs}


def town(id_: str) -> TownSpec:
    """A village with its two gauges."""
    starts = zip(("dread", "anger"), STARTS[id_], strict=True)
    gauges = tuple(GaugeSpec(name, f"{name.title()} of {id_.title()}", 5, start) for name, start in starts)
    return TownSpec(id_, id_.title(), 0, 0, kind="village", gauges=gauges)


def village_spec(place: int, id_: str) -> VillageSpec:
    """A village on the ring road; Oxbarrow sends two Dues."""
    helps = {"oxbarrow": "pedlar", "quernhill": "masons"}.get(id_, "")
    return VillageSpec(id_, place, GOODS.get(id_, ""), 0 if id_ in GOODS else 2, helps)


CONTENT: dict[str, dict[str, Any]] = {
    "monsters": by_id(*(monster(*row) for row in MONSTERS)),
    "rooms": by_id(*(RoomSpec(id_, id_.replace("-", " ").title(), kind) for id_, kind in ROOMS.items())),
    "furnishings": by_id(
        *map(furnishing, ("iron-shutters", "smoke-hangings", "crooked-mirrors")),
        furnishing("heaped-lumber", never=("summoning-room",)),
        furnishing("long-table", "great-hall"),
        furnishing("second-still", "laboratory"),
        furnishing("stone-cots", "crypt"),
        furnishing("warm-ashes", "crypt"),
        furnishing("drawn-circle", "summoning-room"),
        furnishing("reading-desk", "library"),
        furnishing("trap-rack", "armoury"),
        furnishing("glass-roof", "hothouse"),
        furnishing("chained-floor", "oubliette", amount=2),
    ),
    "reagents": by_id(*(ReagentSpec(id_, id_.title(), pedlar) for id_, pedlar in REAGENTS.items())),
    "traps": by_id(trap("lime-fall"), trap("fat-fire"), trap("spike-pit", brewed=False)),
    "draughts": by_id(*(DraughtSpec(id_, id_.title(), (DeedSpec("heal"),)) for id_ in ("black-broth", "heart-wine"))),
    "recipes": by_id(
        RecipeSpec("lime-fall", "Lime Fall", "trap", "lime-fall", ("quicklime", "cold-iron", "tallow"), "founding"),
        RecipeSpec("black-broth", "Black Broth", "draught", "black-broth", ("moon-moss", "grave-earth"), "founding"),
        RecipeSpec("fat-fire", "Fat Fire", "trap", "fat-fire", ("tallow", "tallow", "beeswax")),
        RecipeSpec("heart-wine", "Heart Wine", "draught", "heart-wine", ("name-thread", "quicklime", "grave-earth")),
        RecipeSpec("spare-puppet", "Spare Puppet", "servant", "spare-puppet", ("heartwood", "name-thread"), "minions"),
    ),
    "scars": by_id(*(ScarSpec(id_, id_.title(), *line.split(), NO_SCARS.get(id_, id_)) for id_, line in SCARS.items())),
    "villages": by_id(*(village_spec(place, id_) for place, id_ in enumerate(RING, 1))),
    "towns": by_id(*map(town, RING)),
    "echoes": by_id(*ECHOES),
    "missions": by_id(*MISSIONS),
}

# States

AT_HOME = Place("castle", "Castle", "castle", ("gate", "hall", "masons", "laboratory", "library", "crypt", "summoning"))


def member(card: str, *conditions: str, **more: Any) -> Member:
    """A Monster of the company; conditions are scars, or ``fallen``, ``fading``, ``abroad``."""
    states = ("fallen", "fading", "abroad")
    borne = tuple(
        Condition(CardRef("state" if each in states else "scar", each), f"{card}:{each}") for each in conditions
    )
    return Member(card, card, card.title(), conditions=borne, **more)


def room(id_: str, breaches: int = 0) -> Thing:
    """A room, perhaps breached."""
    holes = tuple(Condition(CardRef("breach", "breach"), f"{id_}:{number}") for number in range(breaches))
    return Thing(f"room-{id_}", CardRef("room", id_), conditions=holes)


def things(line: str) -> tuple[Thing, ...]:
    """Things in a line: ``2 tallow, hero, black-broth>bell, lime-fall>room-laboratory``."""
    found: list[Thing] = []
    for each in filter(None, (part.strip() for part in line.split(","))):
        count, _, name = each.rpartition(" ")
        card, _, holder = name.partition(">")
        for number in range(int(count or 1)):
            found.append(Thing(f"{card}-{len(found)}-{number}", CardRef(kind_of(card), card), holder))
    return tuple(found)


def kind_of(card: str) -> str:
    """The kind of a thing of this pack."""
    folders = {"reagent": "reagents", "furnishing": "furnishings", "draught": "draughts", "trap": "traps"}
    for kind, folder in folders.items():
        if card in CONTENT[folder]:
            return kind
    return "captive" if card in ("commoner", "hunter", "hero") else "servant"


def rooms(**breaches: int) -> tuple[Thing, ...]:
    """The six rooms of every castle, and those that are named, with so many breaches: ``rooms(great_hall=1)``."""
    holes = {id_.replace("_", "-"): count for id_, count in breaches.items()}
    there = [id_ for id_, founding in ROOMS.items() if founding == "there" or id_ in holes]
    return tuple(room(id_, holes.get(id_, 0)) for id_ in there)


def castle(
    *members: Member,
    has: str = "",
    built: tuple[Thing, ...] | None = None,
    flags: str = "",
    taken: str = "",
    shows: str = "",
    seats: int = 3,
    mission: str = "",
    difficulty: str = "normal",
    bench: tuple[Member, ...] = (),
    battles: int = 1,
    purse: int = 8,
    known: str = "lime-fall black-broth",
    content: Any = CONTENT,
    **gauges: int,
) -> CampaignState:
    """A state: who is there, what the castle ``has`` and has ``built``, flags, what was ``taken``, gauges by name.

    Gauges of villages are written ``dread_oxbarrow=4``; ``taken`` are keys such as ``gate:spare:oxbarrow:hero``.
    """
    stock = (*(rooms() if built is None else built), *things(has))
    told = tuple((key.replace("_", "-"), value) for key, value in gauges.items())
    done = taken.split()
    wares = tuple(Amount(CardRef("reagent", id_)) for id_ in shows.split())
    company = Company(
        members or (member("bell"), member("golem"), member("boar")),
        stock,
        tuple(CardRef("recipe", id_) for id_ in known.split()),
        told,
        purse=purse,
        battles=battles,
        own=Household(seats),
        bench=bench,
    )
    return CampaignState(
        content,
        company,
        replace(AT_HOME, shown=wares),
        Carried(flags=tuple(flags.split()), difficulty=difficulty),
        taken={key: done.count(key) for key in dict.fromkeys(done)},
        mission=mission,
    )


def offer(state: CampaignState, counter: str, key: str, whom: str = "", variant: str = "") -> Any:
    """One offer of a counter, by its key and whom it is for."""
    scope = whom if counter == "lessons" else ""
    found = NIGHTS.offers.offers(state, counter, scope)
    return next(each for each in found if each.key == key and whom in ("", each.whom) and variant in ("", each.variant))


def price(verdict: Any) -> dict[str, int]:
    """What something costs, by name; coins are ``dues``."""
    return {
        amount.of.id or {"coin": "dues"}.get(amount.of.kind, amount.of.kind): amount.count for amount in verdict.cost
    }


def said(consequences: Any) -> list[str]:
    """Consequences in short: ``thing tallow +2``, ``condition lame +1 @bell``."""
    return [
        " ".join(filter(None, [each.verb, each.of.id, f"{each.amount:+d}", f"@{each.whom}" if each.whom else ""]))
        for each in consequences
    ]


# Nights


def battle(state: CampaignState, mission: str = "first-torches", **changes: Any) -> Any:
    """The battle of a night before its first question, with some fields changed."""
    table = VILLAGE_ATTACKS.set_up(NIGHTS.missions.set_up(state, mission))
    for name, value in changes.items():
        setattr(table, name, value)
    return table


def home(state: CampaignState, table: Any, *script: Any) -> BattleResult:
    """What a finished battle brings home."""
    return play(NIGHTS.missions.bring_home(state, table, plot=True), script)


def result(outcome: str = "stood", members: Any = None, **counts: int) -> BattleResult:
    """A result of these members and counts; a member is a name, or one with statistics: ``{"bell": {"falls": 1}}``."""
    told = members if isinstance(members, dict) else {key: {} for key in members or ("bell", "golem", "boar")}
    reports: tuple[MemberResult, ...] = tuple(report(name, **stats) for name, stats in told.items())
    counted = tuple((key.replace("_", "-"), count) for key, count in counts.items())
    return BattleResult(outcome, outcome in ("stood", "bled"), reports, counts=counted)


def happens(step: str, state: CampaignState, last: BattleResult, *script: Any) -> list[str]:
    """What a step of the dawn brings, in short."""
    (found,) = (each for each in NIGHTS.steps if each.key == step)
    return said(play(found.happens(state, last), script))
