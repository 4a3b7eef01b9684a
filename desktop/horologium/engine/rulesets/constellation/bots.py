"""Opponents for a player alone: Bronze, Silver and Gold (ledger CON-MIS-09)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Answer, Choose, Request
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.speech import later
from horologium.engine.rulesets.constellation.planning import Character, Mind, standpoint
from horologium.engine.rulesets.constellation.replies import REPLIES

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.bots import Bots

TOP: Final = 5


class StarBot:
    """Weighs every option by expected values and takes the best; ties fall to its own chance.

    ``character`` is how it thinks, ``loose`` among how many of the best it picks.
    """

    source = "bot:silver"
    title = later("Silver, a bot that takes what looks best")
    sure = True
    character = Character()
    loose = 1

    def __init__(self, seed: int) -> None:
        self.reseed(seed)
        self._thought: tuple[object, dict[tuple[str, int], int]] = (None, {})

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._chance = SplitMix(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The option that is worth most; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        if len(request.options) == 1:
            return (request.options.key_at(0),)
        codec = table.ruleset.codec
        kept = codec.snapshot(table.state)
        standing = codec.snapshot(standpoint(codec.restore(kept)))
        if standing != self._thought[0]:
            self._thought = (standing, {})
        mind = Mind(codec.restore(kept), request, self.character, self._thought[1])
        weigh = REPLIES.get((request.rule, request.about), _any)
        keys = request.keys()
        worths = sorted(((weigh(mind, key), self._chance.next(), key) for key in keys), reverse=True)
        among = min(self.loose, len(worths)) if request.rule in LOOSE else 1
        return (worths[self._chance.below(among)][2],)


def _any(_mind: Mind, _key: str) -> int:
    """Nothing speaks for one option more than for another."""
    return 0


LOOSE: Final = ("CON-MOV-01", "CON-TRN-05")
"""Where Bronze picks among the five best."""


class Bronze(StarBot):
    """Picks among the five best, knows no abilities, and holds on to markers that cannot win any more."""

    source = "bot:bronze"
    title = later("Bronze, a bot that overlooks things")
    loose = TOP
    character = Character(able=False, hunts=False)


class Silver(StarBot):
    """Takes the best."""


class Gold(StarBot):
    """Takes the best after a look at the enemy's best reply."""

    source = "bot:gold"
    title = later("Gold, a bot that thinks of your answer")
    character = Character(answer=600)


BOTS: Final[Bots] = MappingProxyType({bot.source: bot for bot in (Bronze, Silver, Gold)})
