"""What makes no sense in the campaign part of a pack although its shape is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.kinds import gauges_of
from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.kinds import SERVANTS
from horologium.engine.rulesets.village_attacks.nights.valley import GAUGES
from horologium.engine.rulesets.village_attacks.nights.words import anger_of, dread_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.nights.specs import RecipeSpec, ScarSpec, VillageSpec

FACES: Final = ("melee", "ranged", "magic", "villager", "defence", "revenge")
SIDES: Final = ("heads", "tails")


def flaws(content: Content) -> Iterator[Flaw]:
    """All that contradicts itself.  [VIL-NGT-04]"""
    yield from _recipes(content)
    yield from _scars(content)
    yield from _villages(content)
    yield from _rooms(content)


def _recipes(content: Content) -> Iterator[Flaw]:
    """A recipe makes a card that is there, a trap only one that is brewed.  [VIL-NGT-67, VIL-NGT-68]"""
    known: Mapping[str, RecipeSpec] = cards(content, "recipes")
    for spec in known.values():
        traps = cards(content, "traps")
        made = {"trap": traps, "draught": cards(content, "draughts"), "servant": SERVANTS}[spec.makes]
        if spec.card not in made:
            yield Flaw("recipes", spec.id, "card", f"there is no {spec.makes} {spec.card!r}", "name one that is there")
        elif spec.makes == "trap" and not traps[spec.card].brewed:
            yield Flaw("recipes", spec.id, "card", f"{spec.card!r} is of the trap deck", "name a trap that is brewed")


def _scars(content: Content) -> Iterator[Flaw]:
    """Every throw has one line of the table.  [VIL-NGT-48, VIL-MIS-49]"""
    known: Mapping[str, ScarSpec] = cards(content, "scars")
    lines = [(spec.die, spec.coin) for spec in known.values()]
    for spec in known.values():
        if lines.count((spec.die, spec.coin)) > 1:
            why = f"die and coin are {spec.die} and {spec.coin} twice"
            yield Flaw("scars", spec.id, "die", why, "give each throw one line")
    missing = [f"{die} and {coin}" for die in FACES for coin in SIDES if known and (die, coin) not in lines]
    if missing:
        first = next(iter(known))
        yield Flaw("scars", first, "die", f"nothing is said of {', '.join(missing)}", "add a line for each throw")


def _villages(content: Content) -> Iterator[Flaw]:
    """A village is a town with Dread and Anger, in a place of its own on the road.  [VIL-NGT-11]"""
    known: Mapping[str, VillageSpec] = cards(content, "villages")
    places, gauges = [spec.road for spec in known.values()], gauges_of(GAUGES, content)
    for spec in known.values():
        if spec.id not in cards(content, "towns"):
            yield Flaw("villages", spec.id, "id", "no town has this id", "add a town, or call it as one is called")
        for key in (dread_of(spec.id), anger_of(spec.id)):
            if key not in gauges:
                yield Flaw("villages", spec.id, "id", f"nobody keeps the gauge {key!r}", "give it to the town")
        if places.count(spec.road) > 1:
            yield Flaw("villages", spec.id, "road", "two villages share this place", "number them along the road")
    for id_, mission in cards(content, "missions").items():
        if mission.village and known and mission.village not in known:
            yield Flaw("missions", id_, "village", f"there is no village {mission.village!r}", "name one that is there")


def _rooms(content: Content) -> Iterator[Flaw]:
    """No two rooms share a zone, and each is one of the pack.  [VIL-MIS-45]"""
    known = cards(content, "rooms")
    for id_, mission in cards(content, "missions").items():
        zones = [place.zone for place in mission.places]
        for number, place in enumerate(mission.places):
            if known and place.room not in known:
                yield Flaw("missions", id_, f"places.{number}", f"there is no room {place.room!r}", "name one of rooms")
            if zones.count(place.zone) > 1:
                yield Flaw("missions", id_, f"places.{number}", f"two rooms lie in {place.zone}", "give each a zone")
