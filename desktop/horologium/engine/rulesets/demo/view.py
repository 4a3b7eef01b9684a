"""What one seat may see of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import Badge, BattleView, CardView, FigureView, Track
from horologium.engine.rulesets.demo.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.rulesets.demo.state import Band, Battle, Figure


def view(battle: Battle, eyes: str | None) -> BattleView:
    """The battle as one seat sees it: all but the other's cards.  [DEMO-RND-02]"""
    return BattleView(
        ruleset="demo",
        eyes=eyes,
        cells=battle.ground.drawn,
        figures=tuple(_figure(battle, figure) for figure in battle.figures),
        tracks=_tracks(battle),
        cards=tuple(card for band in battle.bands for card in _hand(battle, band, eyes)),
    )


def _figure(battle: Battle, figure: Figure) -> FigureView:
    return FigureView(
        key=figure.key,
        name=figure.name,
        seat=figure.seat,
        cell=battle.ground.board.name(figure.cell) if figure.life else None,
        kind=figure.kind,
        life=figure.life,
        most_life=figure.most_life,
        ready=bool(figure.life) and not figure.acted,
        badges=(Badge("shielded", "Shield wall", 1, "DEMO-ACT-04"),) if battle.band(figure.seat).shielded else (),
    )


def _tracks(battle: Battle) -> tuple[Track, ...]:
    rounds = Track("round", "Round", battle.round, battle.rounds, "DEMO-RND-01")
    points = (Track(f"{band.key} points", band.name, band.points, None, "DEMO-RND-05") for band in battle.bands)
    left = Track("deck", "Stratagems left", len(battle.deck.cards), None, "DEMO-RND-02")
    return (rounds, *points, left)


def _hand(battle: Battle, band: Band, eyes: str | None) -> list[CardView]:
    names = {spec.id: spec.name for spec in battle.stratagems}
    if eyes in (None, band.key):
        return [CardView(card, band.key, names[card], "DEMO-RND-02") for card in band.hand]
    return [CardView(None, band.key, TEXTS["card.hidden"], "DEMO-RND-02") for _ in band.hand]
