"""The hands that play Monsters by themselves, any number of them (ledger VIL-MIS-42)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.speech import later
from horologium.engine.rulesets.village_attacks.player import answers, uses

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.bots import Bots
    from horologium.engine.rulesets.village_attacks.state import Battle

USE: Final = "VIL-DIC-02"


class EagerBot:
    """Takes the use of results that its plan for the turn begins with; it looks no further than that."""

    source = "bot:eager"
    title = later("a bot that sees what is nearest the Heart")
    sure = False

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._random.reseed(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The answer of a sound player; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        found = self._decided(table.state, request)
        return self._random.choose(request) if found is None else found

    def _decided(self, battle: Battle, request: Choose[Any]) -> Answer | None:
        if request.rule == USE:
            return (uses.next_use(battle, request),)
        return answers.answer(battle, request, self._random._chance)


BOTS: Final[Bots] = MappingProxyType({bot.source: bot for bot in (EagerBot,)})
