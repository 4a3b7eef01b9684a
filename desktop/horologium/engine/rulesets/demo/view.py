"""What one seat may see of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import Badge, BattleView, CardView, FigureView, Stat, Track
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
        stats=tuple(stat for figure in battle.figures for stat in _stats(figure)),
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
        title=TEXTS[figure.seat],
        faction=figure.seat,
        emblem=figure.kind,
        badges=(_shielded(),) if battle.band(figure.seat).shielded else (),
    )


def _shielded() -> Badge:
    return Badge("shielded", TEXTS["badge.shielded.name"], 1, "DEMO-ACT-04", TEXTS["badge.shielded"])


def _stats(figure: Figure) -> tuple[Stat, ...]:
    """The numbers of a figure.  [DEMO-GEN-01]"""
    return (
        Stat(figure.key, "move", TEXTS["stat.move"], figure.move, (), "DEMO-MOV-01"),
        Stat(figure.key, "guard", TEXTS["stat.guard"], figure.guard, (), "DEMO-CMB-04"),
        Stat(figure.key, "attack", TEXTS["stat.attack"], figure.attack, (), "DEMO-CMB-01"),
        Stat(figure.key, "range", TEXTS["stat.range"], figure.range, (), "DEMO-CMB-01"),
    )


def _tracks(battle: Battle) -> tuple[Track, ...]:
    rounds = Track("round", TEXTS["round.track"], battle.round, battle.rounds, "DEMO-RND-01")
    points = (Track(f"{band.key} points", TEXTS[band.key], band.points, None, "DEMO-RND-05") for band in battle.bands)
    left = Track("deck", TEXTS["deck.track"], len(battle.deck.cards), None, "DEMO-RND-02")
    return (rounds, *points, left)


def _hand(battle: Battle, band: Band, eyes: str | None) -> list[CardView]:
    names = {spec.id: spec.name for spec in battle.stratagems}
    if eyes in (None, band.key):
        return [CardView(card, band.key, names[card], "DEMO-RND-02") for card in band.hand]
    return [CardView(None, band.key, TEXTS["card.hidden"], "DEMO-RND-02") for _ in band.hand]
