"""The games: one package each, none knows another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import AnyRuleset

RULESETS: Final[tuple[AnyRuleset, ...]] = (THE_FORD, NOVA_AETAS, CONSTELLATION)


def ruleset(key: str) -> AnyRuleset | None:
    """The ruleset of that id, or None."""
    return next((game for game in RULESETS if game.id == key), None)
