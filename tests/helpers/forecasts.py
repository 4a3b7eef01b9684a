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

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Draw
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.table import Table

SIGMAS = 5


class Forecast(NamedTuple):
    """An option at some question, and the chances that the ruleset tells for it."""

    table: Table[Any]
    key: str
    odds: Mapping[str, Distribution[Any]]

    def results(self, end: Table[Any]) -> Mapping[str, Any]:
        """What came of it at one of its ends."""
        assert self.table.pending is not None
        return sample(end.ruleset).measure(self.table.state, end.state, self.table.pending, self.key)


def forecasts(ruleset: AnyRuleset, battles: int) -> Iterator[Forecast]:
    """All options with odds that come up in random battles."""
    for number, (table, router) in enumerate(random_battles(ruleset, battles)):
        for _ in moments(table, router, SplitMix(number), digests=False):
            request = table.pending
            for key in request.keys() if isinstance(request, Choose) else ():
                odds = ruleset.odds(table.state, request, key)
                if odds is not None:
                    yield Forecast(table.fork(), key, odds)


def followed(forecast: Forecast) -> Mapping[str, Counter[Any]]:
    """The exact chances, by giving every single answer of chance to a table of its own."""
    chances = {about: Counter[Any]() for about in forecast.odds}
    for end, weight in _ends(_begun(forecast), forecast.table.steps, Fraction(1)):
        for about, result in forecast.results(end).items():
            chances[about][result] += weight  # type: ignore[assignment]
    return chances


def thrown(forecast: Forecast, runs: int, seed: int) -> Mapping[str, Counter[Any]]:
    """How often each result came in some seeded runs."""
    counts = {about: Counter[Any]() for about in forecast.odds}
    box = DiceBox(seed)
    for _ in range(runs):
        table = _begun(forecast)
        while (request := _chance_asked(table, forecast.table.steps)) is not None:
            table.answer(box.throw(request))
        for about, result in forecast.results(table).items():
            counts[about][result] += 1
    return counts


def is_likely(chance: Fraction, count: int, runs: int) -> bool:
    """Whether a count is within five standard deviations of what a chance leads to expect."""
    return (count - runs * chance) ** 2 <= SIGMAS**2 * runs * chance * (1 - chance)


def _begun(forecast: Forecast) -> Table[Any]:
    table = forecast.table.fork()
    table.answer((forecast.key,))
    return table


def _ends(table: Table[Any], steps: int, weight: Fraction) -> Iterator[tuple[Table[Any], Fraction]]:
    request = _chance_asked(table, steps)
    if request is None:
        yield table, weight
        return
    for answer, share in _answers(request):
        ahead = table.fork()
        ahead.answer(answer)
        yield from _ends(ahead, steps, weight * share)


def _chance_asked(table: Table[Any], steps: int) -> Roll | Draw | None:
    """The next question to chance within the step, after the choices for which odds are told."""
    while table.pending is not None and table.steps == steps:
        request = table.pending
        if not isinstance(request, Choose):
            return request
        table.answer(sample(table.ruleset).policy(request))
    return None


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
