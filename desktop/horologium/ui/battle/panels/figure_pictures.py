"""Portraits of the figures of a view, painted once for a size and theme, and the colours that their tokens wear."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.drawn import ENEMY
from horologium.ui.art import emblems, miniatures, plates, portraits, shield_fields

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

    from horologium.engine.core.view import BattleView, DialToken, FigureView
    from horologium.ui.kit.theme import Theme


class TokenStyle(NamedTuple):
    """What a token wears; ``friend`` says whether somebody plays it."""

    colour: str
    emblem: emblems.Emblem
    friend: bool


NONE: Final[Mapping[str, TokenStyle]] = MappingProxyType({})


def token_styles(
    view: BattleView, colours: Mapping[str, str], brought: emblems.EmblemBook = emblems.NONE
) -> dict[str, TokenStyle]:
    """Dress every token of a view, by its key; emblems that a pack brought count before our own."""
    figures = {figure.key: figure for figure in view.figures}
    found = {}
    for token in (token for dial in view.dials for token in dial.tokens):
        figure = next((figures[key] for key in token.figures if key in figures), None)
        if figure is not None:
            emblem = emblems.emblem_of(figure, brought)
            colour = colours.get(figure.key) or colours.get(figure.seat)
            found[token.key] = TokenStyle(colour or _usual(token), emblem, bool(figure.seat))
    return found


def style_of_token(token: DialToken, known: Mapping[str, TokenStyle]) -> TokenStyle:
    """Give what a token wears; one without a figure is dressed by its name."""
    plain = TokenStyle(_usual(token), emblems.choose(token.key.replace("-", " "), token.label), token.kind != ENEMY)
    return known.get(token.key, plain)


def _usual(token: DialToken) -> str:
    return plates.ENEMY if token.kind == ENEMY else plates.FRIEND


MOST: Final = 200


class FigurePictures:
    """Keeps what it has painted; ``sitters`` are figures, by their keys, that somebody knows better than the view.

    With ``cut`` figures stand on their board as miniatures, and are shown so everywhere.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.sitters: Mapping[str, portraits.Sitter] = {}
        self.cut = False
        self._kept: dict[tuple[object, ...], QPixmap] = {}

    def portrait(self, figure: FigureView, side: int, density: float) -> QPixmap:
        """Give the portrait of a figure."""
        sitter = self.sitters.get(figure.key) or sitter_of(figure)
        if self.cut:
            sitter = sitter._replace(cut=miniatures.named(figure))
        key = (sitter, side, density, self._theme.tokens.name)
        if key not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = portraits.picture(sitter, side, self._theme.tokens, density)
        return self._kept[key]


def sitter_of(figure: FigureView) -> portraits.Sitter:
    """Say how a figure is to be drawn: those whom nobody plays look like all of their kind, a company is colourful."""
    who = figure.face or figure.key
    kind = f"{figure.kind} {who}" if figure.seat else figure.kind
    side = figure.faction or figure.seat
    alike = side != figure.seat or side in shield_fields.SIDES
    return portraits.Sitter(who, kind, figure.name, side if alike else "")
