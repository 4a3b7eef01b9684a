"""Bots that can play any ruleset: they see options, copies of the table, and the ruleset's evaluation.

A ruleset may bring bots of its own, as ``bots``: a mapping from names such as ``bot:hero`` to what makes one of a seed.
What players read of a bot is its ``title``.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from horologium.engine.core.answerers import Answerer, DiceBox, Scene
from horologium.engine.core.ask import Answer, Choose, Request
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.errors import RuleBroke
from horologium.engine.core.speech import later, say
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import AnyRuleset


class Bot(Answerer, Protocol):
    """Chooses for a seat; what it remembers of a battle saves time and never changes an answer."""

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""


class BotMaker(Protocol):
    """Makes a bot of a seed; players read its ``title``, which is marked with ``later``."""

    title: str

    def __call__(self, seed: int, /) -> Bot:
        """A new bot."""
        ...


Bots: TypeAlias = Mapping[str, BotMaker]

WORST = -(1 << 62)


class RandomBot:
    """Chooses any option, each as likely as the other."""

    source = "bot:random"
    title = later("a bot that plays at random")
    sure = True

    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._chance = SplitMix(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Any legal answer; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        if request.most != 1 or request.least != 1:
            return self.choose(request)
        options = request.options  # of which one is wanted, as mostly
        return (options.key_at(self._chance.below(len(options))),)

    def choose(self, request: Choose[Any]) -> Answer:
        """Any legal answer to a choice."""
        options = request.options
        if request.most == 1 == request.least:
            return (options.key_at(self._chance.below(len(options))),)
        count = request.least + self._chance.below(request.most - request.least + 1)
        return tuple(options.key_at(place) for place in self._chance.take(range(len(options)), count))


class GreedyBot:
    """Tries its options on copies of the table to the end of the activation, and takes the best.

    ``breadth`` says how many options it tries at its first, second and later choices; dice are thrown by a
    box of its own and others choose at random, the same for each option compared.
    """

    source = "bot:greedy"
    title = later("a bot that looks one turn ahead")
    sure = True

    def __init__(self, seed: int, breadth: tuple[int, ...] = (24, 5, 2), samples: int = 2) -> None:
        self.reseed(seed)
        self._breadth, self._samples = breadth, samples

    def reseed(self, seed: int) -> None:
        """Take its chance from this seed from here on."""
        self._chance = SplitMix(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The option that leads to the best position; chance is not the bot's business."""
        if not isinstance(request, Choose):
            return None
        if not isinstance(table, Table):
            raise TypeError("the greedy bot looks ahead, and for that it needs a table")
        seeds = [self._chance.next() for _ in range(self._samples)]
        tries = self._tries(request, 0)
        return max(tries, key=lambda answer: sum(self._worth(table, answer, request.seat, 1, seed) for seed in seeds))

    def _tries(self, request: Choose[Any], depth: int) -> list[Answer]:
        """Some answers worth trying: all of them if they are few."""
        breadth = self._breadth[min(depth, len(self._breadth) - 1)]
        if request.most == 1 == request.least:
            places = range(len(request.options))
            some = places if len(places) <= breadth else sorted(self._chance.take(places, breadth))
            return [(request.options.key_at(place),) for place in some]
        random = RandomBot(self._chance.next())
        return list(dict.fromkeys(random.choose(request) for _ in range(breadth)))

    def _worth(self, table: Table[Any], answer: Answer, seat: str, depth: int, seed: int) -> int:
        """What a position is worth after this answer and the rest of the activation."""
        ahead = table.fork()
        steps, box, others = ahead.steps, DiceBox(seed), RandomBot(~seed)
        try:
            ahead.answer(answer)
            while ahead.pending is not None and ahead.steps == steps:
                request = ahead.pending
                if isinstance(request, Choose) and request.seat == seat and depth < len(self._breadth):
                    later = box.chance.state  # the dice go on; they do not fall twice the same
                    return max(
                        self._worth(ahead, option, seat, depth + 1, later) for option in self._tries(request, depth)
                    )
                ahead.answer(others.choose(request) if isinstance(request, Choose) else box.throw(request))
        except RuleBroke:
            return WORST
        return table.ruleset.evaluate(ahead.state, seat)


BOTS: Final[Bots] = MappingProxyType({RandomBot.source: RandomBot, GreedyBot.source: GreedyBot})


def bots_of(ruleset: AnyRuleset) -> Bots:
    """All bots that can play a game, by name: those for every game, then its own."""
    return {**BOTS, **ruleset.bots}


def bot_titles(ruleset: AnyRuleset) -> dict[str, str]:
    """What the bots that can play a game are called at the table, by name."""
    return {name: say(bot.title) for name, bot in bots_of(ruleset).items()}


def seed_at(seed: int, who: str, place: int) -> int:
    """A seed for one place of a battle, so that nobody's chance depends on what was done and taken back before."""
    return int.from_bytes(sha256(f"{seed}/{who}/{place}".encode()).digest()[:8])


class SeatBot:
    """A bot that stays at its seat; seed, seat and place in the battle decide: after an undo it plays the same."""

    sure = False  # a ruleset may bring bots of any kind

    def __init__(self, bots: Bots, name: str, seed: int, seat: str) -> None:
        self.source = name
        self._bot, self._seed, self._seat = bots[name](seed), seed, seat

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """What the bot chooses at this place."""
        self._bot.reseed(seed_at(self._seed, self._seat, table.answers))
        return self._bot.reply(request, table)
