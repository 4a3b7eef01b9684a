"""What a game must say so that every screen finds words and drawings: each thing that is missing, in one sentence."""

from __future__ import annotations

import re
from dataclasses import fields
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from helpers.citations import is_tally, latest
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.drawn import GROUNDS, TERRAINS, TOKENS
from horologium.ui.art import emblems
from horologium.ui.battle.questions import own_sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from helpers.contract import Moment
    from horologium.engine.core.ask import Request
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.ruleset import AnyRuleset, Setup
    from horologium.engine.core.view import BattleView

SELDOM = 16  # of so many moments one is asked for odds, which may take long


def check_border(moment: Moment) -> None:
    """Nothing is missing."""
    found = missing(moment)
    assert not found, "\n".join(found)


def missing(moment: Moment) -> list[str]:
    """What screens would look for at this moment, and not find."""
    game, request = moment.table.ruleset, moment.table.pending
    view = game.view(moment.table.state, None)
    found = [*_words(game, _asked(game, request)), *_undrawn(view), *_words(game, _places(view)), *_reasons(moment)]
    if isinstance(request, Choose):
        options = [game.option(moment.table.state, request, key) for key in list(request.keys())]
        kinds = dict.fromkeys(option.kind for option in options if option.cost is not None)
        found += _words(game, ((("unit.cost", f"unit.{kind}"), f"the cost of an option {kind!r}") for kind in kinds))
        if moment.chance.below(SELDOM) == 0:
            key = options[moment.chance.below(len(options))].key
            found += _words(game, _chances(game.odds(moment.table.state, request, key) or {}))
    return list(dict.fromkeys(found))


def missing_variants(game: AnyRuleset) -> list[str]:
    """The variants of a game that the sheet of a new battle could not name."""
    wanted, hints = [], get_type_hints(game.options)
    for field in fields(game.options):
        hint = hints[field.name]
        if hint is bool or get_origin(hint) is Literal:
            wanted += [((f"variant.{field.name}{end}",), f"the variant {field.name}") for end in ("", ".note")]
        if get_origin(hint) is Literal:
            values = get_args(hint)
            wanted += [((f"variant.{field.name}.{value}",), f"{value} as {field.name}") for value in values]
    return list(_words(game, wanted))


def written_too_early(game: AnyRuleset, setup: Setup) -> list[str]:
    """What ``set_up`` wrote into the journal: it would be gone after the first undo."""
    names = dict.fromkeys(entry.what for entry in game.set_up(setup).journal.entries)
    return [f"set_up writes {name!r} into the journal: let the first step do so" for name in names]


def _words(game: AnyRuleset, wanted: Iterable[tuple[tuple[str, ...], str]]) -> Iterator[str]:
    """Say for what none of the keys is among the texts; the last of them would do."""
    for keys, what in wanted:
        if not any(key in game.texts for key in keys):
            yield f"{game.title} has no words for {what}: add {keys[-1]!r} to its texts"


def _asked(game: AnyRuleset, request: Request | None) -> Iterator[tuple[tuple[str, ...], str]]:
    if request is None:
        return
    about = request.about if isinstance(request, Choose) else request.kind
    keys = (f"ask.{request.rule}.{about}", f"ask.{about}", f"ask.{request.rule}")
    yield keys, f"the question of {request.rule} about {about}"
    if isinstance(request, Draw) and "{deck}" in own_sentence(game.texts, request.rule, about):
        yield (f"word.{request.deck}",), f"the deck {request.deck}"


def _places(view: BattleView) -> Iterator[tuple[tuple[str, ...], str]]:
    for word in dict.fromkeys(cell.terrain for cell in view.cells if cell.known):
        yield (f"terrain.{word}",), f"the terrain {word}"


def _chances(odds: Mapping[str, Distribution[Any]]) -> Iterator[tuple[tuple[str, ...], str]]:
    for name, chances in odds.items():
        yield (f"odds.{name}.any", f"odds.{name}"), f"the odds of {name}"
        for result in chances.chances:
            if isinstance(result, str) and result:
                yield (f"word.{result}",), f"the result {result} of {name}"


def _reasons(moment: Moment) -> Iterator[str]:
    """Tables of facts are told below the line of the journal, each under a heading."""
    entries = latest(moment)
    names = dict.fromkeys(name for entry in entries for name, fact in entry.facts.items() if fact and is_tally(fact))
    yield from _words(moment.table.ruleset, (((f"reason.{name}",), f"the sum {name}") for name in names))


def _undrawn(view: BattleView) -> Iterator[str]:
    """Say which words of a view have no drawing, and which word may have been meant."""
    known = [cell for cell in (*view.cells, *view.beyond) if cell.known]
    yield from _unknown("terrain", (cell.terrain for cell in known), TERRAINS)
    yield from _unknown("ground", (cell.ground for cell in known if cell.ground), GROUNDS)
    yield from _unknown("token", (token.kind for token in view.tokens), TOKENS)
    book = emblems.shipped()
    for figure in view.figures:
        words = re.findall("[a-z]+", f"{figure.kind} {figure.emblem} {figure.rank}".lower())
        if not any(word in book.words or word in book.roles for word in words):
            yield f"nothing is drawn for a figure {figure.kind!r}: give it an emblem, such as 'sword'"


def _unknown(what: str, words: Iterable[str], drawn: Iterable[str]) -> Iterator[str]:
    for word in dict.fromkeys(words):
        if word not in drawn:
            near = get_close_matches(word, list(drawn), 1, 0.0)[0]
            yield f"nothing is drawn for the {what} {word!r}: take a word of engine/core/drawn.py, such as {near!r}"
