"""What makes no sense in a pack although its shape is right, and who may not come together."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import EngineError
from horologium.engine.core.faults import Fault
from horologium.engine.core.specs import Flaw
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.castle import Castle, castle_of
from horologium.engine.rulesets.village_attacks.words import TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec

MOST_MONSTERS: Final = 5


def party_faults(content: Content, cards: Sequence[str]) -> Iterator[Fault]:
    """What is wrong with those who would come.  [VIL-SET-04, VIL-SET-05, VIL-SET-06]"""
    if not 1 <= len(cards) <= MOST_MONSTERS:
        why = say("{count} {count:Monster|Monsters} would come", count=len(cards))
        yield Fault("", why, say("one to five Monsters are played"), "VIL-SET-04")
    known = content.get("monsters", {})
    counted = Counter(cards)
    for place, card in enumerate(cards):
        if card not in known:
            yield Fault(str(place), say("the pack has no Monster {card}", card=card), "", "VIL-SET-04")
        elif counted[card] > 1 and card in cards[:place]:
            yield Fault(str(place), say("{monster} is there twice", monster=known[card].name), "", "VIL-SET-04")
    roles = Counter(known[card].role for card in counted if card in known)
    if roles["guardian"] > 1:
        why = say("{count} {count:Guardian|Guardians} would come", count=roles["guardian"])
        yield Fault("", why, say("take one at most"), "VIL-SET-05")
    if roles["decimator"] > 1:
        why = say("{count} {count:Decimator|Decimators} would come", count=roles["decimator"])
        yield Fault("", why, say("take one at most"), "VIL-SET-06")


def check_content(content: Content) -> Iterator[Flaw]:
    """What is wrong in a pack: maps, goals without what they need, decks that lack somebody."""
    if content.get("missions"):
        yield from _decks(content)
    for mission in content.get("missions", {}).values():
        yield from mission_flaws(mission, content)
    for monster in content.get("monsters", {}).values():
        lines = [power.line for power in monster.powers]
        if sorted(lines) != ["a", "b", "c"]:
            yield Flaw("monsters", monster.id, "powers", "it has not one power of each line", "give it a, b and c")


def _decks(content: Content) -> Iterator[Flaw]:
    """A pack with nights needs Monsters, all Types of Heroes, and cards to draw.  [VIL-SET-08]"""
    types = {hero.type for hero in content.get("heroes", {}).values()}
    first = next(iter(content["missions"].values()))
    for type_ in TYPES:
        if type_ not in types:
            yield Flaw("missions", first.id, "id", f"the pack has no Hero of the Type {type_}", "add one to heroes")
    for folder in ("monsters", "spawns", "traps", "events"):
        if not content.get(folder):
            yield Flaw("missions", first.id, "id", f"the pack has no {folder}", f"add some to the folder {folder}")


def mission_flaws(mission: MissionSpec, content: Content) -> Iterator[Flaw]:
    """What makes no sense in one night: its map, its zones, its goals."""

    def flaw(key: str, message: str, remedy: str) -> Flaw:
        return Flaw("missions", mission.id, key, message, remedy)

    try:
        castle = castle_of(mission.map, mission.heart_zone, mission.spawns, "")
    except EngineError as error:
        yield flaw("map", error.message, error.hint)
        return
    for key, zone in _zones(mission):
        if zone and castle.board.find(zone) is None:
            yield flaw(key, f"{zone} is no zone of the map", "name a zone of the map")
            return
    yield from (flaw(*told) for told in _goals(mission))
    yield from (flaw(*told) for told in _ways(mission, castle))


def _zones(mission: MissionSpec) -> Iterator[tuple[str, str]]:
    """All zones that a night names, with the key where it does."""
    yield "heart_zone", mission.heart_zone
    yield "summoning_zone", mission.summoning_zone
    yield from (("spawns", zone) for zone in mission.spawns)
    yield from (("titles", each.zone) for each in mission.titles)
    for work in mission.works:
        yield from (("works", zone) for zone in (work.zone, work.passage, work.crowd_at))
    if mission.purses is not None:
        yield from (("purses", zone) for zone in mission.purses.zones)
    if mission.mapmakers is not None:
        yield from (("mapmakers", zone) for zone in mission.mapmakers.zones)
    if mission.towers is not None:
        yield from (("towers", zone) for zone in mission.towers.zones)
    if mission.ransom is not None:
        yield "ransom", mission.ransom.zone
    yield from (("rooms", place.zone) for place in mission.rooms)
    yield from (("places", place.zone) for place in mission.places)
    for entry in mission.party:
        yield from (("party", zone) for zone in (entry.zone, *entry.minions) if zone != "away")
    if mission.position is not None:
        yield from (("position", place.zone) for place in mission.position.villagers)
        yield from (("position", place.zone) for place in mission.position.zones)
        yield from (("position", place.zone) for place in mission.position.traps)
        yield from (("position", zone) for zone in (mission.position.troll, mission.position.summoned_at))


def _goals(mission: MissionSpec) -> Iterator[tuple[str, str, str]]:
    """Goals that nothing leads to, and a Rank that follows nothing."""
    there = {
        "morale": mission.morale is not None,
        "works": bool(mission.works),
        "hold": mission.hold is not None,
        "purses": mission.purses is not None,
        "ransom": mission.ransom is not None,
        "mapmakers": mission.mapmakers is not None,
        "towers": mission.towers is not None,
        "banners": mission.banners is not None,
        "marshal": mission.marshal is not None and mission.morale is not None,
        "sleeper": mission.morale is not None and bool(mission.summoning_zone),
    }
    for win in mission.wins:
        if not there[win]:
            yield "wins", f"it is won by {win}, but there is nothing of the kind", f"add {win}, or another goal"
    if mission.rank.by == "morale" and mission.morale is None:
        yield "rank", "the Rank follows Morale, which this night has not got", "let it follow rounds or goals"
    if mission.rank.by == "rounds" and len(mission.rank.rounds) != 2:
        yield "rank", "the Rank follows rounds, but not two of them are named", "name those of Rank 2 and 3"


def _ways(mission: MissionSpec, castle: Castle) -> Iterator[tuple[str, str, str]]:
    """Spawn zones from which no way leads to the Heart, and gates where there is no passage."""
    ways = castle.ways(())
    for zone in castle.spawns:
        if not ways.towards(zone, castle.heart):
            yield "spawns", f"no way leads from {castle.board.name(zone)} to the Heart", "join it to the castle"
    for work in mission.works:
        if work.passage and not ways.near[castle.board.cell(work.zone)] >> castle.board.cell(work.passage) & 1:
            yield "works", f"{work.zone} has no passage to {work.passage}", "name a zone beside it"
