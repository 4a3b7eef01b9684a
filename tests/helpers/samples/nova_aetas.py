"""Missions of Nova Aetas for the contract suite, and what the suite has to know of the game.

The cards are those of the rehearsal pack. The missions here are short and crowded: they hold what the pack's own
missions show seldom.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from helpers.shipped import shipped
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.effects.choices import told
from horologium.engine.rulesets.nova_aetas.fight.odds import results
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    CardSpec,
    ChoiceSpec,
    EnemyPlace,
    EventSpec,
    Goal,
    MissionCondition,
    MissionDeed,
    MissionSpec,
    ObjectiveSpec,
    TestSpec,
    TilePlace,
    TokenPlace,
)
from horologium.engine.rulesets.nova_aetas.specs import (
    EffectSpec,
    EnemyAttackSpec,
    EnemySkillSpec,
    EnemySpec,
    EquipmentSpec,
    Held,
    HeroEntry,
    KeywordSpec,
    TileSpec,
)
from horologium.engine.rulesets.nova_aetas.state import Battle, Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix

LONGEST = 3_000
GREEDY_WINS = 40
SHARE = 5  # one battle in so many is played where a check looks at every moment: missions are long
ELSEWHERE = frozenset({"loot-kept", "blinded"})
# written when the loot is shared out; hardly anybody is blinded just as he charges

GAMES = (
    Game("nova-aetas-toll", "rehearsal/a-toll-on-the-road", 3, MappingProxyType({"heroes": "hero"})),
    Game("nova-aetas-satchel", "rehearsal/the-satchel-of-bagnaia", 4, MappingProxyType({"heroes": "hero"})),
    Game("nova-aetas-yard", "the-yard", 5, MappingProxyType({"heroes": "random"})),
)

YARD = TileSpec("yard", "Yard", (".......", ".##L.b.", ".##....", "...t.c.", ".......", "......."))
LANE = TileSpec("lane", "Lane", (".........",) * 4)
BAG = EquipmentSpec(
    "courier-bag", "Courier Bag", "accessory", effects=(EffectSpec("receive", on="start", name="bandages"),)
)


def held(*names: str) -> tuple[Held, ...]:
    """Status tokens at the start."""
    return tuple(Held(name) for name in names)  # type: ignore[arg-type]


def entry(hero: str, hero_class: str, skills: str, equipment: str = "", **more: Any) -> HeroEntry:
    """A hero who has learned and pinned some skills, with cards by name."""
    names = tuple(skills.split())
    return HeroEntry(hero, hero_class, names, learned=names, equipment=tuple(equipment.split()), **more)


VETERANS = (
    entry(
        "valerio", "squire", "shove counterattack know-your-enemy reckless-charge",
        "sword buckler gambeson-of-clay lucky-coin", wounds=2, statuses=held("burn", "defense"),
    ),
    entry("sofia", "hunter", "aimed-shot evasive snare slip-away", "matchlock wolf-cloak rope", threat=3),
    entry("rebecca", "apprentice", "arcane-bolt ward veil gust", statuses=held("poison", "advantage")),
    entry("vincenzo", "acolyte", "smite holy-ward soul-heal pilgrims-stride", wounds=3),
)  # fmt: skip
MASTERS = (
    entry("valerio", "knight", "shield-wall interpose challenge sunder", "flail-of-rage round-shield golden-spurs"),
    entry("sofia", "falconer", "falcon-dive steady-breath marked-prey winds-favour", "hunting-bow courier-bag"),
    entry("rebecca", "elementalist", "frost-ring fireball stone-skin storm-step", "staff-of-tides prism-of-padua"),
    entry("vincenzo", "exorcist", "banish sacred-circle purge step-of-faith", "flanged-mace relic silver-censer"),
)


THE_YARD = MissionSpec(
    "the-yard",
    "The Yard",
    start="8:00",
    end="8:55",
    tiles=(TilePlace("yard"),),
    heroes_at=("A6", "A3", "C6", "D6"),
    party=VETERANS,
    enemies=(
        EnemyPlace("harquebuser", ("G1",)),
        EnemyPlace("captain-of-fortune", ("B5",)),
        EnemyPlace("nun", ("E1",), wounds=1),
        EnemyPlace("spriggan", ("C5", "E4"), wounds=2),
    ),
    goals=(Goal("cleared", (MissionCondition("all-defeated"),)),),
)


def deeds(*verbs: tuple[str, dict[str, Any]]) -> tuple[MissionDeed, ...]:
    """Deeds by their verbs and fields."""
    return tuple(MissionDeed(verb, **fields) for verb, fields in verbs)


THE_ERRAND = MissionSpec(
    "the-errand",
    "The Errand",
    start="11:30",
    end="12:30",
    tiles=(TilePlace("lane", row=6, name="lane"), TilePlace("yard", row=0, name="yard", hidden=True)),
    heroes_at=("A9", "B9", "C9", "D9"),
    party=MASTERS,
    enemies=(
        EnemyPlace("brigand", ("I8",), waiting=True, patrol=("I7", "I9"), wounds=2),
        EnemyPlace("gipsy", ("I10",), waiting=True, wounds=2),
        EnemyPlace("warrior-faun", ("B10",)),
    ),
    tokens=(
        TokenPlace("character", "A10", "envoy", label="The envoy"),
        TokenPlace("lever", "B8", "winch", label="A winch"),
        TokenPlace("chest", "D8", "strongbox", label="A strongbox"),
        TokenPlace("objective", "E9", "crown", label="The crown"),
        TokenPlace("reinforcement", "I9", "gate"),
    ),
    objectives=(ObjectiveSpec("hunt", "envoy", 1), ObjectiveSpec("reach", "crown", 2)),
    cards=(
        CardSpec(
            "orders", "setup", "Orders", points=(),
            choices=(
                ChoiceSpec("listen", "Listen", cost=1, test=TestSpec("mind"), once=False),
                ChoiceSpec("leave", "Leave it"),
            ),
            deeds=deeds(("achievement", {"name": "orders"}), ("equipment", {"name": "rope"})),
        ),
    ),
    events=(
        EventSpec("start", deeds=deeds(("status", {"name": "burn", "to": "heroes"}), ("coins", {"amount": 2}))),
        EventSpec("time", "11:35", deeds=deeds(("scatter", {"to": "heroes"}), ("wound", {"to": "heroes"}))),
        EventSpec("time", "11:40", deeds=deeds(("clock", {"name": "11:30", "to": "12:30"}), ("wake", {}))),
        EventSpec("time", "11:45", deeds=deeds(("end-time", {"name": "12:15"}), ("goals", {"name": "late"}))),
        EventSpec("time", "11:50", deeds=deeds(("objective", {"to": "reach"}), ("remove-tokens", {"name": "winch"}))),
        EventSpec("sign", "pisces", deeds=deeds(("put-tokens", {"tokens": (TokenPlace("loot", "C8"),)}))),
        EventSpec("interacted", "winch", deeds=deeds(("heal", {"to": "heroes"}), ("reveal", {"name": "yard"}))),
    ),
    goals=(
        Goal("crowned", (MissionCondition("collected", "crown"), MissionCondition("revealed", "yard"))),
        Goal("late", (MissionCondition("time", "12:10"),), won=False, part="late"),
        Goal("envoy-lost", (MissionCondition("fallen", "envoy"),), won=False),
    ),
)  # fmt: skip

THE_AMBUSH = MissionSpec(
    "the-ambush",
    "The Ambush",
    start="3:00",
    end="3:40",
    tiles=(TilePlace("lane"),),
    heroes_at=("B1", "B2", "B3", "B4"),
    party=(
        entry(
            "sofia", "shadow", "backstab scavenger vanish leap", "short-sword thunder-pistol", statuses=held("charm")
        ),
        entry("rebecca", "alchemist", "acid-flask smoke-bomb elixir-of-vigor quicksilver", statuses=held("charm")),
        entry("vincenzo", "hospitaller", "mass-blessing lay-on-hands sanctuary guided-steps", statuses=held("charm")),
    ),
    enemies=(
        EnemyPlace("spriggan", ("C1", "C2", "C3", "A2"), wounds=2, token=12),
        EnemyPlace("lion-of-bronze", ("G4",)),
    ),
    tokens=(TokenPlace("character", "H4", "page", label="The page"),),
    objectives=(ObjectiveSpec("hunt", "page", 12, enemies=("lion-of-bronze",)),),
    goals=(Goal("fewer", (MissionCondition("defeated", amount=3),)),),
)  # fmt: skip

THE_VIGIL = MissionSpec(
    "the-vigil",
    "The Vigil",
    start="5:00",
    end="5:40",
    tiles=(TilePlace("lane"),),
    heroes_at=("A1", "A2", "A3"),
    party=(
        entry("valerio", "condottiero", "great-cleave", "sword captains-contract bandages"),
        entry("rebecca", "apprentice", "ward", "rowan-staff", wounds=5, statuses=held("burn")),
        entry("vincenzo", "hospitaller", "raise-the-fallen lay-on-hands", "relic bandages"),
    ),
    time_out="won",
)


SEXTON = EnemySpec(
    "sexton", "Sexton", "rome", "elite", 5, 5, 4, 5, 4, (EnemyAttackSpec(hits=2),), (KeywordSpec("erase", 0, "sun"),),
    skills=(
        EnemySkillSpec("Vespers", 1, "heal", "allies", "first", range=4),
        EnemySkillSpec("Hiss", 1, "status", "heroes", range=3, status="poison"),
    ),
)  # fmt: skip
GIFTS = tuple(
    EquipmentSpec(effect.do, effect.do.title(), "accessory", effects=(effect,))
    for effect in (EffectSpec("diagonal", on="always"), EffectSpec("difficulty", on="around", range=2, amount=-1))
)
THE_CHAPEL = MissionSpec(
    "the-chapel",
    "The Chapel",
    start="6:00",
    end="6:40",
    tiles=(TilePlace("lane"),),
    heroes_at=("A1", "A2", "A3"),
    party=(
        entry("valerio", "knight", "shield-wall challenge", "flail-of-rage"),
        entry("sofia", "falconer", "falcon-dive winds-favour", "hunting-bow diagonal"),
        entry("vincenzo", "exorcist", "banish sacred-circle", "flanged-mace difficulty"),
    ),
    enemies=(EnemyPlace("sexton", ("C1", "C3"), wounds=1), EnemyPlace("nun", ("E2",))),
    tokens=(TokenPlace("objective", "B2", "shrine", aura=EffectSpec("dice", on="around", range=2, name="defence")),),
    events=(
        EventSpec("start", deeds=deeds(("cube", {"name": "physical", "amount": 6, "to": "heroes"}))),
        EventSpec("time", "6:10", deeds=deeds(("cube", {"name": "health", "amount": -3, "to": "heroes"}))),
        EventSpec("time", "6:15", deeds=deeds(("cube", {"name": "physical", "to": "heroes"}))),
    ),
    goals=(Goal("cleared", (MissionCondition("all-defeated"),)),),
)


@cache
def content() -> Mapping[str, Mapping[str, Any]]:
    """The cards of the rehearsal pack, with the tiles of these missions."""
    own = {"tiles": {YARD.id: YARD, LANE.id: LANE}, "equipment": {BAG.id: BAG}}
    return {kind: {**cards, **own.get(kind, {})} for kind, cards in shipped("rehearsal").content.items()}


@cache
def chapel() -> Mapping[str, Mapping[str, Any]]:
    """The same with what the pack has not: an enemy with skills, an item with an aura, one for steps over corners."""
    own = {"enemies": {SEXTON.id: SEXTON}, "equipment": {card.id: card for card in GIFTS}}
    return {kind: {**cards, **own.get(kind, {})} for kind, cards in content().items()}


def setups() -> Iterator[tuple[str, Setup]]:
    """Short missions that are full of rules; whole ones are in the packs."""
    yield "the-yard", Setup(THE_YARD, content())
    yield "the-yard-asked", Setup(THE_YARD, content(), options=Options(enemy_choices="players"))
    yield "the-errand", Setup(THE_ERRAND, content())
    yield "the-ambush", Setup(THE_AMBUSH, content())
    yield "the-vigil", Setup(THE_VIGIL, content())
    yield "the-chapel", Setup(THE_CHAPEL, chapel())


def disguise(battle: Battle, seat: str, chance: SplitMix) -> Battle:
    """A mission that the company cannot tell from this one: other reagents lie face down in the loot."""
    twin = NOVA_AETAS.codec.clone(battle)
    for loot in twin.loot:
        deck = twin.reagents[loot.deck]
        if not loot.face_up and deck.cards:
            (other,) = chance.take(deck.cards, 1)
            deck.remove(other)
            deck.cards = sorted([*deck.cards, loot.reagent])
            loot.reagent = other
    return twin


def policy(request: Choose[Any]) -> Answer:
    """The choices that odds are told for: what helps is used."""
    return told(request)


def measure(before: Battle, after: Battle, request: Request, key: str) -> Mapping[str, Any]:
    """What odds are about, read from the positions before and after."""
    return results(before, after)._asdict()
