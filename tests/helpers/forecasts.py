"""Odds held against the rules themselves, run through the table."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from typing import TYPE_CHECKING, Any, NamedTuple

from helpers.battles import random_battles, sample
from helpers.contract import moments
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.outlook import odds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Draw
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.table import Table

SIGMAS = 5
MOST_ENDS = 5_000


class Forecast(NamedTuple):
    """An option at some question, and the chances that the ruleset tells for it."""

    table: Table[Any]
    key: str
    odds: Mapping[str, Distribution[Any]]

    def results(self, end: Any) -> Mapping[str, Any]:
        """What came of it at one of its ends, as far as odds are told for it."""
        assert self.table.pending is not None
        measured = sample(self.table.ruleset).measure(self.table.state, end, self.table.pending, self.key)
        return {about: measured[about] for about in self.odds}


def forecasts(ruleset: AnyRuleset, battles: int) -> Iterator[Forecast]:
    """The options with odds that come up in random battles: all of them, of long battles a share."""
    share = sample(ruleset).SHARE
    for number, (table, router) in enumerate(random_battles(ruleset, max(2, battles // share))):
        for place, _ in enumerate(moments(table, router, SplitMix(number), digests=False)):
            request = table.pending
            keys = request.keys() if isinstance(request, Choose) else []
            for key in keys[place % share :: share] if place % share == 0 else ():
                told = odds(table, key)
                if told is not None:
                    yield Forecast(table.fork(), key, told)


def followed(forecast: Forecast) -> Mapping[str, Counter[Any]] | None:
    """The exact chances, by giving every single answer of chance, each from the start; None if they are too many."""
    chances = {about: Counter[Any]() for about in forecast.odds}
    for count, (end, weight) in enumerate(_ends(forecast, (), Fraction(1))):
        if count > MOST_ENDS:
            return None
        for about, result in forecast.results(end).items():
            chances[about][result] += weight  # type: ignore[assignment]
    return chances


def thrown(forecast: Forecast, runs: int, seed: int) -> Mapping[str, Counter[Any]]:
    """How often each result came in some seeded runs."""
    counts = {about: Counter[Any]() for about in forecast.odds}
    box = DiceBox(seed)
    for _ in range(runs):
        answers: tuple[Answer, ...] = ()
        while (stop := _stop(forecast, answers)).request is not None:
            answers = (*answers, box.throw(stop.request))
        for about, result in forecast.results(stop.state).items():
            counts[about][result] += 1
    return counts


def is_likely(chance: Fraction, count: int, runs: int) -> bool:
    """Whether a count is within five standard deviations of what a chance leads to expect."""
    return (count - runs * chance) ** 2 <= SIGMAS**2 * runs * chance * (1 - chance)


class Stop(NamedTuple):
    """Where a step stands after some answers of chance: at the next question to chance, or at its end."""

    state: Any
    request: Roll | Draw | None


def _stop(forecast: Forecast, answers: tuple[Answer, ...]) -> Stop:
    """Choose the option, make the choices for which odds are told, and give these answers of chance."""
    state, rule = forecast.table.rerun()
    left, reply = iter(answers), (forecast.key,)
    try:
        while True:
            request = rule.send(reply)
            if isinstance(request, Choose):
                reply = sample(forecast.table.ruleset).policy(request)
            elif (reply := next(left, None)) is None:
                return Stop(state, request)
    except StopIteration:
        return Stop(state, None)


def _ends(forecast: Forecast, answers: tuple[Answer, ...], weight: Fraction) -> Iterator[tuple[Any, Fraction]]:
    state, request = _stop(forecast, answers)
    if request is None:
        yield state, weight
        return
    for answer, share in _answers(request):
        yield from _ends(forecast, (*answers, answer), weight * share)


def _answers(request: Roll | Draw) -> Iterator[tuple[Answer, Fraction]]:
    """Every answer in every order: slower than pools, but nothing to get wrong."""
    if isinstance(request, Roll):
        for faces in product(*(dict.fromkeys(die.faces) for die in request.dice)):
            weight = Fraction(1)
            for die, face in zip(request.dice, faces, strict=True):
                weight *= Fraction(die.faces.count(face), len(die.faces))
            yield faces, weight
    else:
        hands = Counter(permutations(request.cards, request.count))
        yield from ((hand, Fraction(times, hands.total())) for hand, times in hands.items())
