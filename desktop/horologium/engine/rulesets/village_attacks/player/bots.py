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
        battle: Battle = table.state
        return uses.first_use(RoundPlan(battle, battle.monster(request.by)), uses.offered(request))

    def _any(self, request: Choose[Any]) -> Answer:
        """As many as there have to be, each as likely as the other."""
        keys = request.keys()
        return tuple(self._chance.take(keys, max(request.least, min(1, request.most))))


class CunningBot(EagerBot):
    """Plays the round to its end a few times for each place where a Monster could use its results, before it goes.

    All places are tried with the same dice, thrown by a box of its own.
    """

    source = "bot:cunning"
    title = later("a bot that thinks of what the villagers do next")
    breadth = 4
    samples = 3

    def use(self, request: Choose[Any], table: Scene) -> str:
        """What the plan begins with after which the castle stands best at the end of the round."""
        battle: Battle = table.state
        plan, spends = RoundPlan(battle, battle.monster(request.by)), uses.offered(request)
        places = plan.places()[: self.breadth]
        firsts = [uses.first_use(plan, spends, zone) for zone in places]
        if len(set(firsts)) == 1:
            return firsts[0]
        seeds = [self._chance.next() for _ in range(self.samples)]
        worths = [sum(self._tried(table, request.by, zone, seed) for seed in seeds) for zone in places]
        return firsts[worths.index(max(worths))]

    def _tried(self, table: Scene, by: str, zone: int, seed: int) -> int:
        """What the castle is worth at the end of the round, if a Monster uses its results in a zone."""
        battle: Battle = table.ruleset.codec.clone(table.state)
        ahead, box = LookAhead(seed, by, zone, battle.round), Box(seed, battle.round)
        Course(table.ruleset, battle).play(Router(box, {}, others=ahead), MOST)
        return evaluate(battle, "")


class LookAhead(EagerBot):
    """The same hand in a look ahead: one Monster has a place to go to, plans are carried out whole, one round long."""

    def __init__(self, seed: int, by: str, goal: int, last: int) -> None:
        super().__init__(seed)
        self._by, self._goal, self._last = by, goal, last
        self._plan: RoundPlan | None = None
        self._rest: list[Deal] = []

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """What looks best; nothing in the next round."""
        return None if table.state.round > self._last else super().reply(request, table)

    def use(self, request: Choose[Any], table: Scene) -> str:
        """What the plan says; once a Monster is where it plans to be it carries the plan out."""
        battle: Battle = table.state
        plan, spends = self._plan, uses.offered(request)
        if plan is None or (plan.monster.key, plan.start) != (request.by, plan.monster.zone):
            plan = RoundPlan(battle, battle.monster(request.by))
            goal = self._goal if request.by == self._by else None
            best, _ = plan.best(goal)
            if best.zone != plan.start:
                self._plan = None
                return uses.first_use(plan, spends, goal)
            self._plan, self._rest = plan, [offer for _, offer in best.taken]
        while self._rest:
            found = uses.matching(plan, self._rest.pop(0), spends)
            if found:
                return found[0]
        self._plan = None
        return uses.END


class Box(DiceBox):
    """Dice and cards of a look ahead, until the round is over."""

    def __init__(self, seed: int, last: int) -> None:
        super().__init__(seed)
        self._last = last

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Throw or draw."""
        return None if table.state.round > self._last else super().reply(request, table)


BOTS: Final[Bots] = MappingProxyType({bot.source: bot for bot in (EagerBot, CunningBot)})
