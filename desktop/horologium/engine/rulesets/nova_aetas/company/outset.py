"""From the company to a battle: who comes, what the story brings along, and how hard it is made."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.speech import Phrases, later
from horologium.engine.rulesets.nova_aetas.board.terrain import terrain_of
from horologium.engine.rulesets.nova_aetas.company.members import entry_of, injuries
from horologium.engine.rulesets.nova_aetas.library import Same, library_of
from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace, MissionSpec
from horologium.engine.rulesets.nova_aetas.specs import EnemySpec, Held, HeroEntry
from horologium.engine.rulesets.nova_aetas.state import Options
from horologium.engine.rulesets.nova_aetas.turns.clock import in_quadrant, quadrant, tick_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.campaign import CampaignState, Carried, Company
    from horologium.engine.core.ruleset import Content

Spec = TypeVar("Spec", MissionSpec, EnemyPlace, EnemySpec, HeroEntry, Options)

TOUGHER: Final[Mapping[str, int]] = MappingProxyType({"easy": -1, "hard": 1})
"""Which way the Health of enemies goes.  [NAR-GEN-02]"""

STEPS: Final[Mapping[str, int]] = MappingProxyType({"leader": 3, "monster": 3})
"""By how much it changes for enemies of a rank; for others by 1.  [NAR-GEN-02]"""

REROLL: Final = "reroll"
"""The advantage of a victory: such a token for each hero.  [NAR-MIS-21]"""

VARIANTS: Final[Mapping[str, Any]] = MappingProxyType({"party_scaling": True})
"""How a new campaign is played where the group says nothing: a small company meets fewer enemies.  [NAR-MIS-32]"""

NEW: Final = Options(**VARIANTS)

DIFFICULTIES: Final[Mapping[str, str]] = Phrases(
    {
        "normal": later(
            "After a victory each hero begins the next mission with a Reroll token; "
            "after a defeat the first enemies act five minutes earlier."
        ),
        "easy": later(
            "Every mission begins as after a victory, fewer or weaker enemies meet fewer than four heroes, and "
            "enemies have 1 Health less, Leaders and Monsters 3 less."
        ),
        "hard": later(
            "Every mission begins as after a defeat, and enemies have 1 Health more, Leaders and Monsters 3 more."
        ),
    }
)
"""How hard a campaign can be made.  [NAR-GEN-03, NAR-MIS-21, NAR-MIS-32]"""


def set_up(state: CampaignState, mission: str) -> Setup:
    """A mission of the pack with the company as it is and with what the story knows.

    [NAR-CAM-01, NAR-CAM-02, NAR-CMP-13, NAR-MIS-21, NAR-MIS-32]
    """
    content, company, carried = state.content, state.company, state.carried
    if mission not in content["missions"]:
        raise BadData(f"the pack has no mission {mission!r}", "choose among " + ", ".join(content["missions"]))
    if carried.difficulty not in DIFFICULTIES:
        raise BadData(f"there is no difficulty {carried.difficulty!r}", "choose among " + ", ".join(DIFFICULTIES))
    spec = _filled_in(content["missions"][mission], company, carried)
    entries = tuple(entry_of(content, company, member) for member in company.members)
    return staged(spec, content, entries, state.options or Options(), carried)


def staged(
    spec: MissionSpec, content: Content, entries: tuple[HeroEntry, ...], options: Options, carried: Carried
) -> Setup:
    """A mission for these heroes as the last battle and the difficulty want it.  [NAR-MIS-21, NAR-MIS-32]"""
    won = begins_as(carried)
    if won:
        entries = tuple(_favoured(entry) for entry in entries)
    cards, setting = at_difficulty(content, carried.difficulty), _scaled(options, carried.difficulty)
    return Setup(hastened(spec, content) if won is False else spec, cards, entries, setting)


def _favoured(entry: HeroEntry) -> HeroEntry:
    """A hero with the advantage of a victory.  [NAR-MIS-21]"""
    held = [each.status for each in entry.statuses]
    return entry if REROLL in held else varied(entry, statuses=(Held(REROLL), *entry.statuses))


def figures(company: Company) -> Mapping[str, str]:
    """A hero is known by his card."""
    return {member.key: member.card for member in company.members}


def _filled_in(spec: MissionSpec, company: Company, carried: Carried) -> MissionSpec:
    """A mission that knows what was won, told and collected before.  [NAR-CAM-01, NAR-CMP-13, NAR-EQP-19]"""
    resting = tuple(card for member in company.bench for card in injuries(member))
    return varied(told(spec, carried), reagents=company.cards("reagent"), purse=company.purse, resting=resting)


def told(spec: MissionSpec, carried: Carried) -> MissionSpec:
    """A mission that knows what was won and told before.  [NAR-CAM-01, NAR-CMP-13]"""
    if not carried.achievements and not carried.flags:
        return spec
    return varied(
        spec,
        achievements=tuple(dict.fromkeys((*spec.achievements, *carried.achievements))),
        story=tuple(dict.fromkeys((*spec.story, *carried.flags))),
    )


def varied(spec: Spec, **changes: Any) -> Spec:
    """Another spec with some fields changed; the one of the pack stays as it is."""
    return type(spec)(**{field.name: getattr(spec, field.name) for field in fields(spec)} | changes)


def begins_as(carried: Carried) -> bool | None:
    """Whether a mission begins as after a victory, as after a defeat, or as the first one.  [NAR-MIS-21]"""
    return {"easy": True, "hard": False}.get(carried.difficulty, carried.last_won)


def _scaled(options: Options, difficulty: str) -> Options:
    """The option for small parties is on, or as the group wants it.  [NAR-MIS-32, NAR-GEN-03]"""
    return varied(options, party_scaling=difficulty == "easy" or options.party_scaling)


def at_difficulty(content: Content, difficulty: str) -> Content:
    """The cards of a pack with enemies that last longer or less long; the printed ones where it is not asked for.

    [NAR-GEN-02]
    """
    if difficulty not in TOUGHER:
        return content
    known = isinstance(content, MappingProxyType)  # a pack cannot change, and neither can what is made of it
    return _known_cards(Same(content), difficulty) if known else _cards(content, difficulty)


@lru_cache(maxsize=8)
def _known_cards(content: Same[Content], difficulty: str) -> Content:
    return _cards(content.it, difficulty)


def _cards(content: Content, difficulty: str) -> Content:
    hurt: dict[str, int] = {}
    for mission in content["missions"].values():
        for place in mission.enemies:
            hurt[place.enemy] = max(place.wounds, hurt.get(place.enemy, 0))
    enemies = {
        name: varied(
            card, health=max(hurt.get(name, 0) + 1, card.health + TOUGHER[difficulty] * STEPS.get(card.rank, 1))
        )
        for name, card in content["enemies"].items()
    }
    return MappingProxyType({**content, "enemies": MappingProxyType(enemies)})


def hastened(mission: MissionSpec, content: Content) -> MissionSpec:
    """The price of a defeat: of the enemies that are there from the start, the first token lies 1 Quadrant earlier.

    [NAR-MIS-21, NAR-MIS-26]
    """
    start, waiting = tick_of(mission.start), _at_start(mission, content)
    if not waiting:
        return mission
    first = min(waiting, key=lambda place: _first_tick(place, start))
    sooner = varied(first, token=quadrant(max(start, _first_tick(first, start) - 1)))
    return varied(mission, enemies=tuple(sooner if place is first else place for place in mission.enemies))


def _at_start(mission: MissionSpec, content: Content) -> list[EnemyPlace]:
    """The enemies that stand on tiles which lie open.  [NAR-MIS-35]"""
    terrain = terrain_of(mission, library_of(content))
    shown = [number for number, tile in enumerate(mission.tiles) if not tile.hidden]
    return [
        place
        for place in mission.enemies
        if any(terrain.tile_of(terrain.board.cell(square)) in shown for square in place.at)
    ]


def _first_tick(place: EnemyPlace, start: int) -> int:
    """When enemies of the start act first: 1 Quadrant ahead, those who wait 2, unless it is said.  [NAR-MIS-26]"""
    if place.token:
        return in_quadrant(start, place.token)
    return start + (2 if place.waiting else 1)
