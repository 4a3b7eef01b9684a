"""Answers to all other questions that Monsters are asked: slots, levels, targets, zones, Defence, re-rolls."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.kit.cells import FAR, Cells
from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.monsters.uses import tier_of
from horologium.engine.rulesets.village_attacks.player.dangers import Dangers
from horologium.engine.rulesets.village_attacks.player.gains import TOUCHING, Gains
from horologium.engine.rulesets.village_attacks.player.plan import KEEP, RoundPlan
from horologium.engine.rulesets.village_attacks.player.uses import offered
from horologium.engine.rulesets.village_attacks.state import GONE, Minion, Villager
from horologium.engine.rulesets.village_attacks.words import STANDARD, WILD

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.core.ask import Answer, Choose
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.rulesets.village_attacks.specs import DeedSpec
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

SAMPLES: Final = 6
"""So many throws tell what rolling again is worth."""
AVERAGE: Final = 26
"""What a die that is yet to be rolled is worth."""


def answer(battle: Battle, request: Choose[Any], chance: SplitMix) -> Answer | None:
    """The answer to a question other than the next use, or None where one is as good as the other."""
    if request.rule == "VIL-RER-01":
        return _again(battle, request, chance)
    if request.rule in REPLIES:
        return REPLIES[request.rule](battle, request)
    if isinstance(request.options, Cells):
        return (_zone(battle, request),)
    if request.about == "figure":
        return (_figure(battle, request),)
    return None


def _mover(battle: Battle, key: str) -> Monster:
    """The Monster that is asked, or whose Minion is."""
    for minion in battle.minions:
        if minion.key == key:
            key = minion.owner
    return next((monster for monster in battle.monsters if monster.key == key), battle.leader)


# Dice


def _again(battle: Battle, request: Choose[Any], chance: SplitMix) -> Answer:
    """Which triples to roll again: those that chance is likely to better."""
    lying = request.lying
    assert lying is not None
    monster = _mover(battle, request.by)
    kept = Counter([*monster.reserve, *lying.faces])
    best: Answer = ()
    most, faces = _brings(battle, monster, kept), request.keys()
    for face in faces:
        rest = kept.copy()
        count = list(lying.faces).count(face)
        rest[face] -= count
        total = 0
        for _ in range(SAMPLES):
            thrown = Counter(STANDARD.faces[chance.below(len(STANDARD.faces))] for _ in range(count))
            total += _brings(battle, monster, rest + thrown)
        if total // SAMPLES > most:
            best, most = (face,), total // SAMPLES
    return best


def _brings(battle: Battle, monster: Monster, results: Mapping[str, int]) -> int:
    """What results bring, Villager results counted as what they cost."""
    return RoundPlan(battle, monster, results).best()[0].total - 12 * results.get("villager", 0)


def _second_face(battle: Battle, request: Choose[Any]) -> Answer:
    """The dice that bring nothing are thrown again."""
    monster = _mover(battle, request.by)
    idle = RoundPlan(battle, monster).best()[0].idle
    found, keys = [], request.keys()
    for place, face in enumerate(monster.dice):
        if idle[face] > 0 and f"die-{place}" in keys:
            idle[face] -= 1
            found.append(f"die-{place}")
    return tuple(found)


def _discards(battle: Battle, request: Choose[Any]) -> Answer:
    """What in Reserve is worth less than a die of the roll."""
    monster = _mover(battle, request.by)
    packed = RoundPlan(battle, monster, Counter(monster.reserve)).best()[0]
    worths: dict[str, int] = {}
    for rate, offer in packed.taken:
        for face in offer.cost:
            worths[face] = max(worths.get(face, 0), rate)
    keys = request.keys()
    return tuple(key for key in keys if worths.get(key.rpartition("-")[0], 0) < AVERAGE)


def _cheapest(battle: Battle, request: Choose[Any]) -> Answer:
    """The die that does least: for a step, a purse, a circle."""
    monster = _mover(battle, request.by)
    best = RoundPlan(battle, monster).best()[0]
    return (min(request.keys(), key=lambda face: (face == WILD, best.value_of(face), -best.idle[face], KEEP[face])),)


def _furnished(battle: Battle, request: Choose[Any]) -> Answer:
    """Iron shutters keep out who comes from outside; the circle is paid with what does least."""
    if not isinstance(request.options, Cells):
        return _cheapest(battle, request)
    keys = request.keys()
    far = [battle.ways.to_heart[battle.castle.board.cell(key)] for key in keys]
    return (request.options.key_at(_most(far)),)


def _lost_die(_battle: Battle, request: Choose[Any]) -> Answer:
    """A token takes the slot of the die that is worth least."""
    return (min(request.keys(), key=lambda face: KEEP[face] if face != "defence" else 9),)


# The Monster


def _level(battle: Battle, request: Choose[Any]) -> Answer:
    """New powers before upgrades, those first that are easily paid; damage before conditions."""
    monster = _mover(battle, request.by)
    keys = request.keys()
    if keys[0].startswith("heal-"):
        return ("heal-damage" if "heal-damage" in keys else keys[0],)
    return (max(keys, key=lambda key: (_tier_worth(battle, monster, key.removeprefix("learn-")), key)),)


def _tier_worth(battle: Battle, monster: Monster, key: str) -> int:
    """How much a tier promises: what its deeds do for each die, an upgrade only what it adds."""
    promised = _promise(battle, monster, key)
    return promised if key[1] == "1" else promised - _promise(battle, monster, f"{key[0]}1")


def _promise(battle: Battle, monster: Monster, key: str) -> int:
    tier = tier_of(battle, monster, key)
    total = sum(PROMISES.get(deed.do, 10) * deed.amount * (2 + (deed.where in FAR_OFF)) for deed in tier.deeds)
    return total // (1 + len(tier.cost))


FAR_OFF: Final = ("near", "adjacent", "near-all", "near-split", "reach-1-2", "reach-0-2")
PROMISES: Final[Mapping[str, int]] = {
    "damage": 60,
    "spread": 60,
    "stun": 32,
    "burn": 45,
    "hold": 16,
    "away": 24,
    "steps": 14,
    "fury": 40,
    "mend": 90,
    "minions-act": 50,
    "minions-back": 20,
    "close": 40,
}
"""What a deed promises for each of its points."""


def _parry(_battle: Battle, request: Choose[Any]) -> Answer:
    """As many Defence dice as there is damage for: they are gone after this round anyway."""
    return (request.keys()[0],)


def _minions(battle: Battle, request: Choose[Any]) -> Answer:
    """Minions take what would kill their Monster; else they are kept."""
    monster = _mover(battle, request.by)
    keys = request.keys()
    return (keys[0] if facts.remaining(monster) <= 2 else keys[-1],)


def _bound(battle: Battle, request: Choose[Any]) -> Answer:
    """Those who are far from everything roll a die fewer."""
    row = battle.ways.to_heart
    keys = sorted(request.keys(), key=lambda key: (-row[battle.monster(key).zone], key))
    return tuple(keys[: request.least])


# Villagers and zones


def _figure(battle: Battle, request: Choose[Any]) -> str:
    """The villager whom a deed brings most for, or who is least in the way where one is pushed."""
    monster = _mover(battle, request.by)
    dangers = Dangers(battle, monster)
    worth: Callable[[Villager], int] = dangers.worth
    deed = _deed(battle, monster)
    if request.rule == "VIL-SHV-05":
        worth = _harmless(dangers)
    elif request.rule != "VIL-MIS-09" and deed is not None and deed.do in TOUCHING:
        worth = TOUCHING[deed.do](dangers)
    else:
        worth = _per_hit(dangers)
    ranked = []
    for place, key in enumerate(request.keys()):
        option = request.options.get(key)
        ranked.append((worth(option) if isinstance(option, Villager) else 0, -place))
    return request.options.key_at(-max(ranked)[1])


def _harmless(dangers: Dangers) -> Callable[[Villager], int]:
    return lambda villager: -dangers.danger(villager)


def _per_hit(dangers: Dangers) -> Callable[[Villager], int]:
    return lambda villager: dangers.worth(villager) // max(1, villager.health - villager.damage)


def _deed(battle: Battle, monster: Monster) -> DeedSpec | None:
    """The deed of the power or draught at work that asks for zones or villagers, as far as that can be told."""
    if monster.used and battle.active == monster.key:
        told = tier_of(battle, monster, monster.used[-1]).deeds
        return next((deed for deed in told if deed.do in TOUCHING or deed.do in ASKING), told[0])
    return None


ASKING: Final = ("damage", "spread", "steps", "dark", "unlucky", "close", "minions-act")


def _zone(battle: Battle, request: Choose[Any]) -> str:
    """The best zone: to strike, to go to, to darken, to close, to push somebody into."""
    monster = _mover(battle, request.by)
    cell, keys = battle.castle.board.cell, request.keys()
    zones = [cell(key) for key in keys]
    if request.rule == "VIL-SHV-05":
        return request.options.key_at(_most([battle.ways.to_heart[zone] for zone in zones]))
    minion = next((one for one in battle.minions if one.key == request.by), None)
    if minion is not None:
        return request.options.key_at(_most(_minion_zones(battle, monster, minion, zones)))
    return request.options.key_at(_most(zone_worths(battle, monster, zones)))


def zone_worths(battle: Battle, monster: Monster, zones: Sequence[int]) -> list[int]:
    """What each zone is worth for the power at work."""
    plan = RoundPlan(battle, monster)
    deed = _asking_zone(battle, monster)
    if deed is None or deed.do == "steps":
        return [plan.at(zone).total for zone in zones]
    gains, dangers = Gains(plan.dangers, monster), plan.dangers
    if deed.do in ("damage", "spread"):
        return [sum(dangers.hits(zone, far=zone != monster.zone)[: deed.amount]) for zone in zones]
    if deed.do == "close":
        return [gains.closed(monster.zone, zone) for zone in zones]
    return [gains.one(deed, [zone], monster.zone)[0] for zone in zones]


def _asking_zone(battle: Battle, monster: Monster) -> DeedSpec | None:
    """The deed that asks for a zone: the first one that is not done in the own zone or that of another deed."""
    if not monster.used or battle.active != monster.key:
        return None
    told = tier_of(battle, monster, monster.used[-1]).deeds
    asking = (deed for deed in told if deed.do in ("steps", "close") or deed.where not in ("own", "same", "minions"))
    return next(asking, None)


def _minion_zones(battle: Battle, monster: Monster, minion: Minion, zones: Sequence[int]) -> list[int]:
    """Where a Minion strikes best; next to that where it stays near its Monster."""
    dangers = Dangers(battle, monster)
    row = battle.ways.row(monster.zone)
    return [10 * max(dangers.hits(zone)[:1] or [0]) - row[zone] - (zone != minion.zone) for zone in zones]


def _most(worths: Sequence[int]) -> int:
    """The place of the greatest, the first of equals."""
    return max(range(len(worths)), key=lambda place: (worths[place], -place))


# The summoned Monster


def _summoned(battle: Battle, request: Choose[Any]) -> Answer:
    """It attacks what is worth most, and walks to the Heart, where it is wanted, or to the first threat."""
    dangers = Dangers(battle)
    spends = offered(request)
    attacks = [spend for spend in spends if spend.kind == "attack"]
    if attacks:
        worth = _per_hit(dangers)
        return (max(attacks, key=lambda spend: (worth(battle.villager(spend.about)), spend.key)).key,)
    summoned = next(one for one in battle.summoned if one.key == request.by)
    goal = dangers.heart
    if "sleeper" not in battle.mission.wins:
        near = [zone for zone in dangers.there if dangers.row[zone] < FAR]
        goal = min(near, key=lambda zone: (dangers.row[zone], zone), default=goal)
    row = battle.ways.row(goal)
    steps = [spend for spend in spends if spend.kind == "step" and spend.zone != GONE]
    best = min(steps, key=lambda spend: (row[spend.zone], spend.key), default=None)
    if best is not None and row[best.zone] < row[summoned.zone]:
        return (best.key,)
    return (request.keys()[-1],)


REPLIES: Final[Mapping[str, Callable[[Battle, Choose[Any]], Answer]]] = {
    "VIL-MIS-48": _second_face,
    "VIL-RES-03": _discards,
    "VIL-MOV-01": _cheapest,
    "VIL-MIS-35": _cheapest,
    "VIL-MIS-46": _furnished,
    "VIL-STM-04": _lost_die,
    "VIL-EXP-05": _level,
    "VIL-DEF-02": _parry,
    "VIL-DEF-05": _parry,
    "VIL-MIN-04": _minions,
    "VIL-SUM-08": _bound,
    "VIL-SMA-03": _summoned,
}
