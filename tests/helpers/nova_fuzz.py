"""Random missions with random parties: every card of a pack gets its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.chance import SplitMix
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.board.terrain import terrain_of
from horologium.engine.rulesets.nova_aetas.company.party import crowded, may_carry, overloaded, teachable
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    EnemyPlace,
    EventSpec,
    Goal,
    MissionCondition,
    MissionDeed,
    MissionSpec,
    ObjectiveSpec,
    TilePlace,
    TokenPlace,
)
from horologium.engine.rulesets.nova_aetas.specs import Cubes, HeroEntry
from horologium.engine.rulesets.nova_aetas.state import Options

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import Content

TOKENS = ("loot", "chest", "lever", "objective", "character", "crate")


class Fuzz:
    """Builds one random setup from a pack and a seed."""

    def __init__(self, content: Content, seed: int) -> None:
        self.content, self.chance = content, SplitMix(seed)

    def below(self, most: int) -> int:
        """A number from 0 to below ``most``."""
        return self.chance.below(most)

    def some(self, things: Any, count: int) -> list[Any]:
        """So many of the things, in any order."""
        things = list(things)
        return list(self.chance.take(things, min(count, len(things))))

    def setup(self) -> Setup:
        """A mission and a party that are valid."""
        tiles = self.some(self.content["tiles"], 1 + self.below(2))
        places = tuple(TilePlace(tile, row=8 * row, hidden=row > 0) for row, tile in enumerate(tiles))
        bare = MissionSpec("fuzz", "Fuzz", "8:00", "10:00", places, ("A1",))
        terrain = terrain_of(bare, library_of(self.content))
        floor = terrain.ground & ~terrain.bushes & ~terrain.trees
        party = tuple(self.entry(hero) for hero in self.some(self.content["heroes"], 1 + self.below(4)))
        shown = self.squares(terrain, floor & terrain.tiles[0], 26)
        later = self.squares(terrain, floor & terrain.tiles[-1], 4) if len(places) > 1 else []
        mission = MissionSpec(
            "fuzz", "Fuzz", "8:00", "10:00", places, tuple(shown[:4]),
            enemies=self.enemies(shown[4 : 6 + self.below(8)] + later), tokens=self.tokens(shown[14:19]),
            objectives=self.objectives(), events=self.events(shown[19]),
            goals=(Goal("slain", (MissionCondition("all-defeated"),)),), time_out=self.some(("won", "lost"), 1)[0],
        )  # fmt: skip
        options = Options(self.some(("worst", "players"), 1)[0], party_scaling=self.below(2) == 0)
        return Setup(mission, self.content, party, options)

    def squares(self, terrain: Any, cells: int, count: int) -> list[str]:
        """Names of so many different squares."""
        return self.some(terrain.board.names(cells), count)

    def enemies(self, squares: list[str]) -> tuple[EnemyPlace, ...]:
        """Models of several cards, some of which wait or patrol."""
        cards = self.some(self.content["enemies"], 4)
        patrol = tuple(squares[:2])
        return tuple(
            EnemyPlace(
                cards[number % 4], (square,), waiting=self.below(4) == 0, patrol=patrol if self.below(4) == 0 else ()
            )
            for number, square in enumerate(squares)
        )

    def tokens(self, squares: list[str]) -> tuple[TokenPlace, ...]:
        """Tokens of several kinds, and a point where reinforcements enter."""
        kinds: list[Any] = [*self.some(TOKENS, len(squares) - 1), "reinforcement"]
        return tuple(TokenPlace(kind, square, name=kind) for kind, square in zip(kinds, squares, strict=True))

    def objectives(self) -> tuple[ObjectiveSpec, ...]:
        """Sometimes the enemies are after something."""
        orders: list[Any] = self.some(("attack", "guard", "seize", "hunt"), self.below(3))
        return tuple(ObjectiveSpec(order, threat=self.below(5)) for order in orders)

    def events(self, square: str) -> tuple[EventSpec, ...]:
        """Something enters, something burns."""
        faction = self.some([card.faction for card in self.content["enemies"].values()], 1)[0]
        return (
            EventSpec("time", "8:35", deeds=(MissionDeed("draft", faction=faction, to="reinforcement"),)),
            EventSpec("time", "8:50", deeds=(MissionDeed("status", name="burn", to="heroes"),)),
            EventSpec(
                "time", "9:05", deeds=(MissionDeed("place", self.some(self.content["enemies"], 1)[0], at=(square,)),)
            ),
        )

    def entry(self, hero: str) -> HeroEntry:
        """A hero of any class with pins and equipment that are allowed."""
        spec = self.content["heroes"][hero]
        name = self.some((spec.starting_class, *spec.advanced_classes), 1)[0]
        own_class = self.content["classes"][name]
        skills: list[str] = []
        for skill in self.some(dict.fromkeys(teachable(spec, name, self.content)), 9):
            if not crowded(own_class, [*skills, skill], self.content["skills"]):
                skills.append(skill)
        cards: list[str] = []
        for card in self.some(self.content["equipment"].values(), 40):
            carried = [self.content["equipment"][other] for other in cards]
            suits = may_carry(hero, own_class.id, own_class.family, card)
            if len(cards) < 8 and suits and not overloaded([*carried, card]):
                cards.append(card.id)
        injuries = tuple(self.some(self.content["injuries"], self.below(3)))
        return HeroEntry(hero, name, tuple(skills), (), tuple(cards), injuries, Cubes(physical=1), threat=self.below(6))
