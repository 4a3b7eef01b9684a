"""A bot that plays the company: quick judgements, no look-ahead, fit for forecasts by the hundred.

It sees what players see: the table, the goals, the cards that lie open. How it thinks is in the modules beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.speech import later
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.effects.choices import usual
from horologium.engine.rulesets.nova_aetas.player import answers, judgement
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.rulesets.nova_aetas.state import Battle

MENU: Final = "NAR-HAC-07"
CARD: Final = "NAR-LOC-06"


class HeroBot:
    """Attacks where it hurts, heals friends, goes where the mission wants somebody, and wastes no time."""

    source = "bot:hero"
    title = later("a bot that knows the game")
    sure = False

    def __init__(self, seed: int) -> None:
        self._random = RandomBot(seed)
        self._kept: tuple[int, HeroPlan] | None = None

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._random.reseed(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The answer of a sound player; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        answer = self._decided(table.state, request, table.answers)
        return self._random.choose(request) if answer is None else answer

    def _decided(self, battle: Battle, request: Choose[Any], place: int) -> Answer | None:
        """The same as ``decided``; whoever has just chosen to move goes on with the plan that he had."""
        kept, self._kept = self._kept, None
        if request.rule == MENU:
            plan = HeroPlan(battle, battle.hero(request.by))
            key = judgement.best_action(battle, request, plan)
            self._kept = (place + 1, plan) if key == "move" else None
            return (key,)
        if kept is not None and kept[0] == place and isinstance(request.options, Cells):
            plan = kept[1]
            if plan.battle is battle and plan.hero.key == request.by:
                return answers.square(battle, request, request.options, plan)
        return decided(battle, request)


def decided(battle: Battle, request: Choose[Any]) -> Answer | None:
    """The answer to a question, or None where one is as good as the other."""
    if request.rule == MENU:
        return (judgement.best_action(battle, request),)
    if isinstance(request.options, Cells):
        return answers.square(battle, request, request.options)
    if request.rule == CARD and request.about == "option":
        return answers.choice(battle, request)
    if request.rule == "NAR-AOE-11":
        return answers.heading(battle, request)
    if request.about == "figure":
        return answers.figures(battle, request)
    return usual(request)
