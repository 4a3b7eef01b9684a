"""The chances of a rule's result, by running the rule itself over every answer chance could give."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, groupby
from math import comb, factorial, prod
from typing import Any, Generic, TypeAlias, TypeVar

from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Answer, Choose, Die, Draw, Request, Roll, Rule

T = TypeVar("T")

Policy: TypeAlias = Callable[[Choose[Any]], Answer]

WIDEST_TREE = 4_000
SAMPLES = 2_000
SAMPLE_SEED = 1509


@dataclass(frozen=True)
class Distribution(Generic[T]):
    """How likely each result is. ``samples`` is 0 when the chances are exact."""

    chances: dict[T, Fraction]
    samples: int = 0

    @property
    def exact(self) -> bool:
        """Whether every branch was followed."""
        return self.samples == 0

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """How likely it is that something holds of the result."""
        return sum((chance for result, chance in self.chances.items() if holds(result)), Fraction(0))

    def mean(self: Distribution[int]) -> Fraction:
        """The average of a number."""
        return sum((result * chance for result, chance in self.chances.items()), Fraction(0))


def distribution(start: Callable[[], Rule[T]], policy: Policy, widest: int = WIDEST_TREE) -> Distribution[T]:
    """The chances of a rule's result; ``start`` begins the rule anew, on a copy of the state, each time.

    Choices inside the rule are made by ``policy``. When the tree has more than ``widest`` nodes, the
    chances are those of a fixed number of seeded runs, and say so.
    """
    chances: Counter[T] = Counter()
    paths: list[tuple[tuple[Answer, ...], Fraction]] = [((), Fraction(1))]
    nodes = 1
    while paths:
        answers, weight = paths.pop()
        request, result = _follow(start(), answers, policy)
        if request is None:
            chances[result] += weight  # type: ignore[index, assignment]
        elif (nodes := nodes + width(request)) > widest:
            return _sampled(start, policy)
        else:
            paths.extend(((*answers, answer), weight * chance) for answer, chance in outcomes(request))
    return _ordered(chances)


def width(request: Roll | Draw) -> int:
    """How many outcomes there are, without listing them."""
    if isinstance(request, Roll):
        pools = ((die, len(list(run))) for die, run in groupby(request.dice))
        return prod(comb(len(Counter(die.faces)) + count - 1, count) for die, count in pools)
    hands = [1] + [0] * request.count  # by their size, from the kinds of cards looked at so far
    for there in Counter(request.cards).values():
        hands = [sum(hands[max(0, size - there) : size + 1]) for size in range(request.count + 1)]
    return hands[-1]


def outcomes(request: Roll | Draw) -> Iterator[tuple[Answer, Fraction]]:
    """Every answer that chance could give, equal pools counted once, with how likely it is."""
    if isinstance(request, Roll):
        yield from _throws(request.dice)
    else:
        yield from _hands(request.cards, request.count)


@lru_cache(maxsize=512)
def _throws(dice: tuple[Die, ...]) -> tuple[tuple[Answer, Fraction], ...]:
    """The throws of some dice; runs of equal dice are taken as pools, whose order tells nothing."""
    throws: list[tuple[Answer, Fraction]] = [((), Fraction(1))]
    for die, run in groupby(dice):
        pool = _pool(die, len(list(run)))
        throws = [(faces + more, chance * other) for faces, chance in throws for more, other in pool]
    return tuple(throws)


def _pool(die: Die, count: int) -> list[tuple[Answer, Fraction]]:
    ways = Counter(die.faces)
    total = len(die.faces) ** count
    pool = []
    for faces in combinations_with_replacement(ways, count):
        orders = factorial(count) // prod(factorial(times) for times in Counter(faces).values())
        pool.append((faces, Fraction(orders * prod(ways[face] for face in faces), total)))
    return pool


@lru_cache(maxsize=512)
def _hands(cards: Answer, count: int) -> tuple[tuple[Answer, Fraction], ...]:
    """The hands of a deck; the order in which a hand is drawn tells nothing."""
    hands: list[tuple[Answer, int]] = [((), 1)]
    rest = len(cards)
    for card, there in Counter(cards).items():
        rest -= there
        hands = [
            (hand + (card,) * times, ways * comb(there, times))
            for hand, ways in hands
            for times in range(max(0, count - len(hand) - rest), min(there, count - len(hand)) + 1)
        ]
    total = comb(len(cards), count)
    return tuple((hand, Fraction(ways, total)) for hand, ways in hands)


def _follow(rule: Rule[T], answers: tuple[Answer, ...], policy: Policy) -> tuple[Roll | Draw | None, T | None]:
    """Run a rule along given answers of chance: the next request to chance, or the result."""
    replies = iter(answers)
    reply: Answer | None = None
    try:
        while True:
            request: Request = next(rule) if reply is None else rule.send(reply)
            if isinstance(request, Choose):
                reply = policy(request)
                request.check(reply)
            elif (reply := next(replies, None)) is None:
                rule.close()
                return request, None
    except StopIteration as done:
        return None, done.value


def _sampled(start: Callable[[], Rule[T]], policy: Policy) -> Distribution[T]:
    """The chances as a fixed number of seeded runs shows them."""
    box = DiceBox(SAMPLE_SEED)
    counts: Counter[T] = Counter()
    for _ in range(SAMPLES):
        rule = start()
        try:
            request = next(rule)
            while True:
                reply = policy(request) if isinstance(request, Choose) else box.throw(request)
                request.check(reply)
                request = rule.send(reply)
        except StopIteration as done:
            counts[done.value] += 1
    chances: Counter[T] = Counter()
    for result, times in counts.items():
        chances[result] = Fraction(times, SAMPLES)  # type: ignore[assignment]
    return _ordered(chances, SAMPLES)


def _ordered(chances: Counter[T], samples: int = 0) -> Distribution[T]:
    """Sorted by result, so that equal questions give equal answers to the letter."""
    return Distribution({key: Fraction(chances[key]) for key in sorted(chances, key=_rank)}, samples)


def _rank(result: object) -> tuple[int, str]:
    return (result, "") if isinstance(result, int) else (0, str(result))
