"""The ruleset as the table sees it: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.plots import AchievementSpec, PlotSpec, TownSpec
from horologium.engine.rulesets.village_attacks import faults, flow, setup, teams, validation
from horologium.engine.rulesets.village_attacks.deeds import DEEDS
from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec
from horologium.engine.rulesets.village_attacks.nights import validation as nights_validation
from horologium.engine.rulesets.village_attacks.nights.balance import NIGHT_BALANCE
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS
from horologium.engine.rulesets.village_attacks.nights.specs import SPECS
from horologium.engine.rulesets.village_attacks.player import worth
from horologium.engine.rulesets.village_attacks.player.bots import BOTS
from horologium.engine.rulesets.village_attacks.specs import (
    DraughtSpec,
    MonsterSpec,
    SpawnSpec,
    TrapSpec,
    VillageEventSpec,
    VillageHeroSpec,
)
from horologium.engine.rulesets.village_attacks.state import PLAYERS, Battle, Options
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.views import barred, lookout, naming, odds, offers, story, view
from horologium.engine.rulesets.village_attacks.villagers.events import PERSISTENT, SINGLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from horologium.engine.core.bots import Bots
    from horologium.engine.core.ruleset import Content, Ruleset, Seat
    from horologium.engine.core.specs import Flaw

EFFECTS: Final[Mapping[str, Any]] = MappingProxyType({**SINGLE, **dict.fromkeys(PERSISTENT), **DEEDS})


class VillageAttacks:
    """Monsters hold the Heart of their castle against a village that has had enough."""

    id = "village-attacks"
    title = "Village Attacks"
    version = setup.VERSION
    options = Options
    specs: Mapping[str, type] = MappingProxyType(
        {
            "monsters": MonsterSpec,
            "heroes": VillageHeroSpec,
            "spawns": SpawnSpec,
            "traps": TrapSpec,
            "events": VillageEventSpec,
            "draughts": DraughtSpec,
            "missions": MissionSpec,
            "plots": PlotSpec,
            "towns": TownSpec,
            "achievements": AchievementSpec,
            **SPECS,
        }
    )
    effects = EFFECTS
    texts = TEXTS
    codec = setup.CODEC
    bots: Bots = BOTS
    teams = teams
    narrator, teller, adviser, lookout = story, offers, barred, lookout
    campaign = NIGHTS
    balance = NIGHT_BALANCE
    outlook = sparer = None

    set_up = staticmethod(setup.set_up)
    faults = staticmethod(faults.faults)
    step = staticmethod(flow.step)
    outcome = staticmethod(flow.outcome)
    view = staticmethod(view.view)
    names = staticmethod(naming.names)
    option = staticmethod(offers.option)
    odds = staticmethod(odds.odds)
    evaluate = staticmethod(worth.evaluate)

    def check_content(self, content: Content) -> Iterator[Flaw]:
        """What makes no sense in nights, and in the year that they are part of."""
        yield from validation.check_content(content)
        yield from nights_validation.flaws(content)

    def seats(self, battle: Battle) -> tuple[Seat, ...]:
        """One side for all Monsters: who leads which is settled at the table.  [VIL-GEN-06]"""
        return (PLAYERS,)


VILLAGE_ATTACKS: Final[Ruleset[Battle]] = VillageAttacks()
