"""The ruleset as the table sees it: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.codec import Codec
from horologium.engine.core.plots import AchievementSpec, PlotSpec, TownSpec
from horologium.engine.core.ruleset import Ruleset, Seat
from horologium.engine.rulesets.constellation import (
    barred,
    chances,
    flow,
    lookout,
    offers,
    scoring,
    setup,
    story,
    teams,
)
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.bots import BOTS
from horologium.engine.rulesets.constellation.league.campaign import LEAGUE
from horologium.engine.rulesets.constellation.older import MIGRATIONS
from horologium.engine.rulesets.constellation.specs import BandSpec, MissionSpec, ProfileSpec, WarriorSpec, WoundSpec
from horologium.engine.rulesets.constellation.state import Battle, Options
from horologium.engine.rulesets.constellation.texts import DEEDS, TEXTS
from horologium.engine.rulesets.constellation.view import view
from horologium.engine.rulesets.constellation.worth import evaluate

if TYPE_CHECKING:
    from collections.abc import Mapping


class Constellation:
    """Two bands of warriors under the stars."""

    id = "constellation"
    title = "Constellation"
    version = 2
    options = Options
    specs: Mapping[str, type] = MappingProxyType(
        {
            "profiles": ProfileSpec,
            "bands": BandSpec,
            "missions": MissionSpec,
            "warriors": WarriorSpec,
            "wounds": WoundSpec,
            "plots": PlotSpec,
            "towns": TownSpec,
            "achievements": AchievementSpec,
        }
    )
    effects: Mapping[str, object] = MappingProxyType({})
    texts = TEXTS
    codec = Codec(Battle, version, MIGRATIONS)
    bots = BOTS
    campaign = LEAGUE
    teams = teams
    lookout, adviser, teller, narrator = lookout, barred, offers, story
    balance = outlook = sparer = None

    set_up = staticmethod(setup.set_up)
    check_content = staticmethod(setup.check_content)
    faults = staticmethod(setup.faults)
    step = staticmethod(flow.step)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(view)
    option = staticmethod(offers.option)
    odds = staticmethod(chances.odds)
    evaluate = staticmethod(evaluate)

    def seats(self, battle: Battle) -> tuple[Seat, ...]:
        """Dawn and Dusk, by the names of their bands."""
        return tuple(Seat(side.key, side.title) for side in battle.sides)

    def names(self, battle: Battle) -> Mapping[str, str]:
        """What miniatures, seats, abilities and edges are called."""
        return (
            {figure.key: figure.name for figure in battle.figures}
            | {side.key: side.title for side in battle.sides}
            | {ability: TEXTS[f"option.{ability}"] for ability in ABILITIES}
            | {edge: TEXTS[edge] for edge in ("north", "south")}
            | {deed: TEXTS[deed] for deed in DEEDS}
        )


CONSTELLATION: Final[Ruleset[Battle]] = Constellation()
