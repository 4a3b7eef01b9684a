"""The hands that play Monsters by themselves, any number of them (ledger VIL-MIS-42)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.ask import Choose
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.course import Course
from horologium.engine.core.speech import later
from horologium.engine.rulesets.village_attacks.player import answers, uses
from horologium.engine.rulesets.village_attacks.player.plan import RoundPlan
from horologium.engine.rulesets.village_attacks.player.worth import evaluate

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Scene
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.bots import Bots
    from horologium.engine.rulesets.village_attacks.player.plan import Deal
    from horologium.engine.rulesets.village_attacks.state import Battle

USE: Final = "VIL-DIC-02"
MOST: Final = 2_000
PLAIN: Final = ("melee-", "ranged-", "drink-")
"""Uses that need no second thought."""


class EagerBot:
    """Takes the use of results that its plan for the turn begins with; it looks no further than that."""

    source = "bot:eager"
    title = later("a bot that strikes what is nearest the Heart")
    sure = False

    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._chance = SplitMix(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The answer of a sound player; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        if request.rule == USE:
            return (self.use(request, table),)
        found = answers.answer(table.state, request, self._chance)
        return self._any(request) if found is None else found

    def use(self, request: Choose[Any], table: Scene) -> str:
        """The next use of results."""
        return uses.ranked_uses(table.state, request)[0]

    def _any(self, request: Choose[Any]) -> Answer:
        """As many as there have to be, each as likely as the other."""
        keys = request.keys()
        return tuple(self._chance.take(keys, max(request.least, min(1, request.most))))


class CunningBot(EagerBot):
    """Plays the round to its end a few times for each of the best uses, and takes the one that serves the castle best.

    All are tried with the same dice, thrown by a box of its own.
    """

    source = "bot:cunning"
    title = later("a bot that thinks of what the villagers do next")
    breadth = 4
    samples = 3

    def use(self, request: Choose[Any], table: Scene) -> str:
        """The use after which the castle stands best at the end of the round."""
        found = uses.ranked_uses(table.state, request)[: self.breadth]
        if len(found) < 2 or found[0].startswith(PLAIN):
            return found[0]
        seeds = [self._chance.next() for _ in range(self.samples)]
        worths = [sum(self._tried(table, key, seed) for seed in seeds) for key in found]
        return found[worths.index(max(worths))]

    def _tried(self, table: Scene, key: str, seed: int) -> int:
        """What the castle is worth at the end of the round, if this comes first."""
        battle: Battle = table.ruleset.codec.clone(table.state)
        course = Course(table.ruleset, battle)
        ahead, box = LookAhead(seed, key, battle.round), Box(seed, battle.round)
        course.play(Router(box, {}, others=ahead), MOST)
        return evaluate(battle, "")


class LookAhead(EagerBot):
    """The same hand in a look ahead: begins with a given use, and stops when the round is over."""

    def __init__(self, seed: int, first: str, last: int) -> None:
        super().__init__(seed)
        self._first, self._last = first, last
        self._plan: RoundPlan | None = None
        self._rest: list[Deal] = []

    def use(self, request: Choose[Any], table: Scene) -> str:
        """What the plan says; a plan for the zone where a Monster stands is carried out whole."""
        battle: Battle = table.state
        plan = self._plan
        if plan is None or (plan.monster.key, plan.start) != (request.by, plan.monster.zone):
            plan = RoundPlan(battle, battle.monster(request.by))
            best, _ = plan.best()
            if best.zone != plan.start:
                self._plan = None
                return uses.ranked(plan, request)[0]
            self._plan, self._rest = plan, [offer for _, offer in best.taken]
        spends = uses.offered(request)
        while self._rest:
            found = uses.matching(plan, self._rest.pop(0), spends)
            if found:
                return found[0]
        self._plan = None
        return uses.END

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The given use, then what looks best; nothing in the next round."""
        if table.state.round > self._last:
            return None
        if self._first:
            first, self._first = self._first, ""
            return (first,)
        return super().reply(request, table)


class Box(DiceBox):
    """Dice and cards of a look ahead, until the round is over."""

    def __init__(self, seed: int, last: int) -> None:
        super().__init__(seed)
        self._last = last

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Throw or draw."""
        return None if table.state.round > self._last else super().reply(request, table)


BOTS: Final[Bots] = MappingProxyType({bot.source: bot for bot in (EagerBot, CunningBot)})
