"""The ruleset as the table sees it: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.plots import AchievementSpec, PlotSpec, TownSpec
from horologium.engine.rulesets.nova_aetas import faults, setup, validation
from horologium.engine.rulesets.nova_aetas.company import teams
from horologium.engine.rulesets.nova_aetas.company.balance import NOVA_BALANCE
from horologium.engine.rulesets.nova_aetas.company.campaign import NOVA_CAMPAIGN
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import VERBS
from horologium.engine.rulesets.nova_aetas.fight import odds
from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
from horologium.engine.rulesets.nova_aetas.player import worth
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot
from horologium.engine.rulesets.nova_aetas.specs import (
    ClassSpec,
    EnemySpec,
    EquipmentSpec,
    HeroSpec,
    InjurySpec,
    ReagentSpec,
    SkillSpec,
    TileSpec,
)
from horologium.engine.rulesets.nova_aetas.state import COMPANY, Battle, Options
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns import flow
from horologium.engine.rulesets.nova_aetas.views import barred, lookout, offers, story, view, wording

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.bots import Bots
    from horologium.engine.core.ruleset import Ruleset, Seat


class NovaAetas:
    """A company of four against the clock and those who hunt them."""

    id = "nova-aetas"
    title = "Nova Aetas Renaissance"
    version = setup.VERSION
    options = Options
    specs: Mapping[str, type] = MappingProxyType(
        {
            "heroes": HeroSpec,
            "classes": ClassSpec,
            "skills": SkillSpec,
            "equipment": EquipmentSpec,
            "enemies": EnemySpec,
            "injuries": InjurySpec,
            "reagents": ReagentSpec,
            "tiles": TileSpec,
            "missions": MissionSpec,
            "plots": PlotSpec,
            "towns": TownSpec,
            "achievements": AchievementSpec,
        }
    )
    teams = teams
    effects = VERBS
    texts = TEXTS
    codec = setup.CODEC
    campaign = NOVA_CAMPAIGN
    balance = NOVA_BALANCE
    bots: Bots = MappingProxyType({HeroBot.source: HeroBot})
    lookout, adviser, narrator = lookout, barred, story
    sparer = teller = offers

    set_up = staticmethod(setup.set_up)
    check_content = staticmethod(validation.check_content)
    faults = staticmethod(faults.faults)
    step = staticmethod(flow.step)
    outcome = staticmethod(flow.outcome)
    view = staticmethod(view.view)
    names = staticmethod(wording.names)
    option = staticmethod(offers.option)
    outlook = staticmethod(odds.outlook)
    odds = staticmethod(odds.odds)
    evaluate = staticmethod(worth.evaluate)

    def seats(self, battle: Battle) -> tuple[Seat, ...]:
        """One side for all heroes: who moves which hero is the players' business.  [NAR-GEN-01]"""
        return (COMPANY,)


NOVA_AETAS: Final[Ruleset[Battle]] = NovaAetas()
