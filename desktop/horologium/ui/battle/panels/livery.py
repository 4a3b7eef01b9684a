"""Which colour and emblem the tokens of a view wear: those of the figures that they stand for."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.ui.art import emblems, plates

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import BattleView, DialToken


class Livery(NamedTuple):
    """What a token wears; ``friend`` says whether somebody plays it."""

    colour: str
    emblem: str
    friend: bool


NONE: Final[Mapping[str, Livery]] = MappingProxyType({})


def liveries(view: BattleView, colours: Mapping[str, str]) -> dict[str, Livery]:
    """Dress every token of a view, by its key."""
    figures = {figure.key: figure for figure in view.figures}
    found = {}
    for token in (token for dial in view.dials for token in dial.tokens):
        figure = next((figures[key] for key in token.figures if key in figures), None)
        if figure is not None:
            emblem = emblems.choose(figure.kind.replace("-", " "), figure.emblem, figure.name, figure.rank)
            colour = colours.get(figure.key) or colours.get(figure.seat)
            found[token.key] = Livery(colour or _usual(token), emblem, bool(figure.seat))
    return found


def livery_of(token: DialToken, known: Mapping[str, Livery]) -> Livery:
    """Give what a token wears; one without a figure is dressed by its name."""
    plain = Livery(_usual(token), emblems.choose(token.key.replace("-", " "), token.label), token.kind != "enemy")
    return known.get(token.key, plain)


def _usual(token: DialToken) -> str:
    return plates.ENEMY if token.kind == "enemy" else plates.FRIEND
