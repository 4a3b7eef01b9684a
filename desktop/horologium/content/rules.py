"""What content asks of a ruleset: the tables that it can read, the effects that it lends, and its own judgement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from horologium.content.drawings import DRAWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.specs import Flaw


@runtime_checkable
class Rules(Protocol):
    """The part of a ruleset that packs meet; every ruleset of the engine has it."""

    @property
    def id(self) -> str:
        """The name that packs give in ``ruleset``."""

    @property
    def specs(self) -> Mapping[str, type]:
        """What a pack may contain: folder name to frozen dataclass."""

    @property
    def effects(self) -> Mapping[str, Any]:
        """The effects that packs may name."""

    @property
    def campaign(self) -> CampaignRules | None:
        """The rules between battles, by which plots and towns are checked."""

    def check_content(self, content: Mapping[str, Mapping[str, Any]]) -> Iterator[Flaw]:
        """List what makes no sense in content of the right shape."""


def kinds_of(rules: Rules) -> Mapping[str, type]:
    """The kinds of entries that a pack of a game may hold: those of the game, and drawings."""
    return {**rules.specs, **DRAWN}
