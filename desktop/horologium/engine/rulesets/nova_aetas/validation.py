"""What makes no sense in a mission, a party or a pack: one sentence for each flaw, before anything starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Flaw
from horologium.engine.core.speech import Phrase
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.terrain import terrain_of
from horologium.engine.rulesets.nova_aetas.company.gear import may_carry
from horologium.engine.rulesets.nova_aetas.company.party import company, company_faults, entry_flaws, hero_flaws
from horologium.engine.rulesets.nova_aetas.effects.keywords import check_keywords
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import check_effects
from horologium.engine.rulesets.nova_aetas.enemies.skills import skill_flaws
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.missions import mission as missions
from horologium.engine.rulesets.nova_aetas.turns.clock import tick_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.plots import PlotSpec, TownSpec
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import ClassSpec, EquipmentSpec, HeroEntry, HeroSpec


def check_content(content: Content) -> Iterator[Flaw]:
    """What makes no sense in a pack although its shape is right."""
    for each_class in content.get("classes", {}).values():
        yield from class_flaws(each_class)
    for hero in content.get("heroes", {}).values():
        yield from hero_flaws(hero, content)
    for card in content.get("equipment", {}).values():
        yield from card_flaws(card)
        yield from bearer_flaws(card, content)
        yield from namesake_flaws(card, content)
    for enemy in content.get("enemies", {}).values():
        yield from skill_flaws(enemy)
    yield from check_effects(content)
    yield from check_keywords(content)
    for plot in content.get("plots", {}).values():
        yield from side_flaws(plot, content.get("towns", {}))
    for mission in content.get("missions", {}).values():
        yield from mission_flaws(mission, content)
        yield from missions.check_mission(mission, content)


def side_flaws(plot: PlotSpec, towns: Mapping[str, TownSpec]) -> Iterator[Flaw]:
    """Side missions are told of in taverns.  [NAR-END-03, NAR-MIS-19]"""
    for number, side in enumerate(plot.side):
        for town in [towns[name] for name in side.towns if name in towns]:
            if "tavern" not in town.services:
                message = f"there is no tavern in {town.name} to hear of {side.mission}"
                yield Flaw("plots", plot.id, f"side.{number}.towns", message, "name towns with a tavern")


def class_flaws(each: ClassSpec) -> Iterator[Flaw]:
    """A class has six different skills.  [NAR-HER-11]"""
    if len(dict.fromkeys(each.skills)) < len(each.skills):
        yield Flaw("classes", each.id, "skills", "names a skill twice", "name six different skills")


def card_flaws(card: EquipmentSpec) -> Iterator[Flaw]:
    """A hand item fills one or two hands, other cards none.  [NAR-EQP-02]"""
    if (card.slot == "hand") != (card.hands > 0):
        message = f"{card.name} lies in the slot {card.slot} and fills {card.hands} hands"
        yield Flaw("equipment", card.id, "hands", message, "give hands = 1 or 2 to hand items and to no others")


def bearer_flaws(card: EquipmentSpec, content: Content) -> Iterator[Flaw]:
    """A card that is not for anybody is for some hero of the pack, in one of his classes.  [NAR-EQP-12, NAR-EQP-13]"""
    heroes: Mapping[str, HeroSpec] = content.get("heroes", {})
    classes: Mapping[str, ClassSpec] = content.get("classes", {})
    if card.hero and heroes and card.hero not in heroes:
        message = f"there is no hero {card.hero!r}"
        yield Flaw("equipment", card.id, "hero", message, "name a hero of the pack, or leave it out for all")
    elif card.classes and all(name in classes for name in card.classes):
        known = [(hero.id, name) for hero in heroes.values() for name in (hero.starting_class, *hero.advanced_classes)]
        ways = [(hero, classes[name]) for hero, name in known if name in classes]
        if ways and not any(may_carry(hero, own.id, own.family, card) for hero, own in ways):
            message = f"no hero of the pack can ever carry {card.name}"
            yield Flaw("equipment", card.id, "classes", message, "name classes of that hero and that family")


def namesake_flaws(card: EquipmentSpec, content: Content) -> Iterator[Flaw]:
    """A card is told from a skill by its id alone when a hero uses it."""
    if card.id in content.get("skills", {}):
        yield Flaw("equipment", card.id, "id", "is the id of a skill too", "rename the file of one of the two")


def mission_flaws(mission: MissionSpec, content: Content, party: Sequence[HeroEntry] = ()) -> Iterator[Flaw]:
    """What is wrong with a mission's clock, map, places and party, its own unless another is given."""
    yield from _clock_flaws(mission)
    try:
        terrain = terrain_of(mission, library_of(content))
    except BadData as error:
        yield Flaw("missions", mission.id, "tiles", error.message, error.hint)
        return
    places = Places(mission, terrain)
    yield from _party_flaws(mission, party or mission.party or company(content), content, places)
    yield from _enemy_flaws(mission, content, places)
    yield from _ladder_flaws(mission, terrain)
    for number, token in enumerate(mission.tokens):
        if terrain.board.find(token.at) is None:
            yield _no_square(mission, f"tokens.{number}.at", token.at)


def _ladder_flaws(mission: MissionSpec, terrain: Terrain) -> Iterator[Flaw]:
    """A ladder has a foot and a roof.  [NAR-MIS-28]"""
    leading = sum(1 << foot for foot in dict.fromkeys(foot for foot, _ in terrain.ladders))
    for foot in each(terrain.feet & ~leading):
        message = f"the ladder on {terrain.board.name(foot)} leads to no roof"
        yield Flaw("missions", mission.id, "tiles", message, "lay a building beside it, or draw the square without L")


def _clock_flaws(mission: MissionSpec) -> Iterator[Flaw]:
    """Start and end are times of the clock.  [NAR-TIM-01]"""
    for key in ("start", "end"):
        try:
            tick_of(getattr(mission, key))
        except BadData as error:
            yield Flaw("missions", mission.id, key, error.message, error.hint)


class Places:
    """The squares of a mission on which models can stand, and those that are taken.  [NAR-ACN-07]"""

    def __init__(self, mission: MissionSpec, terrain: Terrain) -> None:
        self.mission, self.board = mission, terrain.board
        self.free = (terrain.ground | terrain.roofs) & ~terrain.bushes & ~terrain.trees
        self.shown = 0
        for place, mask in zip(mission.tiles, terrain.tiles, strict=True):
            self.shown |= 0 if place.hidden else mask
        self.taken: dict[int, str] = {}

    def flaws(self, key: str, square: str, who: str, *, shown: bool = False) -> Iterator[Flaw]:
        """What is wrong with putting a model on a square."""
        cell = self.board.find(square)
        if cell is None:
            yield _no_square(self.mission, key, square)
        elif not self.free >> cell & 1:
            message = f"nobody can stand on {square}"
            yield Flaw("missions", self.mission.id, key, message, "choose a square without scenery or building")
        elif shown and not self.shown >> cell & 1:
            message = f"{square} lies on a tile that is not revealed yet"
            yield Flaw("missions", self.mission.id, key, message, "choose a square of a tile that lies open")
        elif cell in self.taken:
            message = f"{square} is taken by {self.taken[cell]} already"
            yield Flaw("missions", self.mission.id, key, message, "give each figure its own square")
        else:
            self.taken[cell] = who


def _no_square(mission: MissionSpec, key: str, square: str) -> Flaw:
    return Flaw(
        "missions", mission.id, key, f"the map has no square {square!r}", "name a square of the map, such as C4"
    )


def _party_flaws(mission: MissionSpec, party: Sequence[HeroEntry], content: Content, places: Places) -> Iterator[Flaw]:
    """One to four different heroes, each as the rules allow and on a square of its own.  [NAR-GEN-01]"""
    for fault in company_faults([entry.hero for entry in party]) if party else ():
        yield Flaw("missions", mission.id, "party", fault.why, fault.remedy)
    squares = start_squares(mission, party)
    for number, (entry, square) in enumerate(zip(party, squares, strict=True)):
        if not square:
            message = f"there is no square left for {entry.hero}"
            yield Flaw("missions", mission.id, "heroes_at", message, "name as many squares as heroes come")
            continue
        key = f"party.{number}.at" if entry.at else "heroes_at"
        yield from places.flaws(key, square, entry.hero, shown=True)
    for number, entry in enumerate(party):
        yield from entry_flaws(mission, number, entry, content)


def start_squares(mission: MissionSpec, party: Sequence[HeroEntry]) -> list[str]:
    """Where the heroes of a party begin: at a square of their own, or at the next one of the mission.  [NAR-MIS-35]"""
    named = [entry.at for entry in party if entry.at]
    free = [square for square in mission.heroes_at if square not in named]
    return [entry.at or (free.pop(0) if free else "") for entry in party]


def _enemy_flaws(mission: MissionSpec, content: Content, places: Places) -> Iterator[Flaw]:
    """Enemies are known, stand on squares of their own and are alive.  [NAR-ACN-07, NAR-ENY-04]"""
    for number, place in enumerate(mission.enemies):
        card = content.get("enemies", {}).get(place.enemy)
        if card is None:
            message = f"there is no enemy {place.enemy!r}"
            yield Flaw("missions", mission.id, f"enemies.{number}.enemy", message, "name an enemy of the pack")
        elif place.wounds >= card.health:
            leaves = Phrase("{wounds} {wounds:wound leaves|wounds leave} {name} no life")
            message = leaves.format(wounds=place.wounds, name=card.name)
            yield Flaw("missions", mission.id, f"enemies.{number}.wounds", message, f"give at most {card.health - 1}")
        for square in place.at:
            yield from places.flaws(f"enemies.{number}.at", square, place.enemy)
        for square in place.patrol:
            cell = places.board.find(square)
            if cell is None or not places.free >> cell & 1:
                message = f"nobody can patrol to {square!r}"
                remedy = "name free squares of the map"
                yield Flaw("missions", mission.id, f"enemies.{number}.patrol", message, remedy)
