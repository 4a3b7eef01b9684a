"""What everybody may see of the battle: nothing is hidden in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.view import Aim, Badge, BattleView, CardView, FigureView, Reason, Stat, TokenView, Track
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.attacks import walled
from horologium.engine.rulesets.constellation.state import GONE
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.rulesets.constellation.state import Battle, Miniature, Side


def view(battle: Battle, eyes: str | None) -> BattleView:
    """The battle as everybody sees it.  [CON-GEN-01]"""
    return BattleView(
        ruleset="constellation",
        eyes=eyes,
        cells=battle.ground.drawn,
        figures=tuple(_figure(battle, figure) for figure in battle.figures),
        tracks=_tracks(battle),
        cards=tuple(card for figure in battle.figures for card in _cards(figure)),
        stats=tuple(stat for figure in battle.figures for stat in _stats(battle, figure)),
        aims=_aims(battle),
        tokens=tuple(_tokens(battle)),
    )


def _figure(battle: Battle, figure: Miniature) -> FigureView:
    return FigureView(
        key=figure.key,
        name=figure.name,
        seat=figure.seat,
        cell=None if figure.cell == GONE else battle.ground.board.name(figure.cell),
        kind=figure.profile,
        life=figure.att + figure.ar if figure.alive else 0,
        most_life=figure.most_att + figure.most_ar,
        ready=figure.alive and not figure.acted,
        badges=tuple(_badges(battle, figure)),
        faction=figure.seat,
        rank=figure.rank,
        title=battle.side(figure.seat).name,
        emblem="bow" if figure.range else "sword",
        cells=() if figure.size == 1 else tuple(battle.ground.board.names(battle.space(figure))),
        face=figure.name,
    )


def _badges(battle: Battle, figure: Miniature) -> list[Badge]:
    """What lies on a miniature.  [CON-ABL-06, CON-ABL-10, CON-ABL-16, CON-ABL-26, CON-ABL-27, CON-VIC-05]"""
    lies = (
        ("hidden", figure.hidden, None, "CON-ABL-06"),
        ("guarding", figure.guarding, None, "CON-ABL-10"),
        ("paralysed", figure.paralysed, None, "CON-ABL-27"),
        ("slowed", figure.slowed, None, "CON-ABL-16"),
        ("poison", figure.poison, figure.poison, "CON-ABL-26"),
        ("bonus", figure.bonus, None, "CON-VIC-05"),
        ("wall", walled(battle, figure), None, "CON-ABL-11"),
        ("delayed", figure.delayed, None, "CON-TRN-09"),
    )
    badges = [
        Badge(key, TEXTS[f"label.{key}"], value, rule, TEXTS[f"badge.{key}"])
        for key, there, value, rule in lies
        if there
    ]
    lasting = [ABILITIES[ability] for ability in figure.lasting]
    return badges + [
        Badge(one.id, TEXTS[f"option.{one.id}"], None, one.rule, TEXTS["badge.lasting"]) for one in lasting
    ]


def _stats(battle: Battle, figure: Miniature) -> tuple[Stat, ...]:
    """The attributes with what changed them.  [CON-STA-01, CON-DMG-09, CON-DMG-10]"""
    found = []
    for key, value, most, rule in (
        ("att", figure.att, figure.most_att, "CON-STA-02"),
        ("ar", figure.ar, figure.most_ar, "CON-STA-03"),
        ("spd", figure.pace, figure.most_spd, "CON-STA-04"),
    ):
        reasons = [Reason(most, figure.profile, rule)]
        reasons += [Reason(value - most, "wounds", "CON-DMG-10")] if value != most else []
        found.append(Stat(figure.key, key, TEXTS[f"stat.{key}"], value, tuple(reasons), rule))
    if figure.range:
        found.append(Stat(figure.key, "range", TEXTS["stat.range"], figure.range, (), "CON-RNG-02"))
    return tuple(found)


def _cards(figure: Miniature) -> list[CardView]:
    """The abilities of a miniature; those used in this turn lie turned.  [CON-COS-02]"""
    return [
        CardView(
            key=f"{figure.key}-{ability}",
            seat=figure.seat,
            label=TEXTS[f"option.{ability}"],
            rule=ABILITIES[ability].rule,
            owner=figure.key,
            kind="skill",
            state="used" if ability in figure.used else "",
            text=TEXTS[f"about.{ability}"],
            cost=ABILITIES[ability].cost,
        )
        for ability in figure.abilities
    ]


def _tracks(battle: Battle) -> tuple[Track, ...]:
    turn = Track("turn", TEXTS["track.turn"], battle.turn, battle.mission.turns, "CON-TRN-10")
    return (turn, *(track for side in battle.sides for track in _side(side)))


def _side(side: Side) -> tuple[Track, ...]:
    """Points, Cosmo and destroyed cost of a side.  [CON-COS-01, CON-VIC-01, CON-VIC-02]"""
    kinds = (
        ("points", side.points, "CON-VIC-01"),
        ("cosmo", side.cosmo, "CON-COS-01"),
        ("destroyed", side.destroyed, "CON-VIC-02"),
    )
    return tuple(
        Track(f"{side.key} {kind}", TEXTS[f"track.{kind}"].format(name=side.title), value, None, rule, side.key)
        for kind, value, rule in kinds
    )


def _aims(battle: Battle) -> tuple[Aim, ...]:
    """How the battle ends.  [CON-VIC-01, CON-VIC-09]"""
    most = TEXTS["aim.points"].format(turns=battle.mission.turns)
    points = Aim("points", most, True, battle.turn, battle.mission.turns, "CON-VIC-01")
    alone = Aim("alone", TEXTS["aim.alone"], True, rule="CON-VIC-09")
    return (points, alone) if battle.options.early_end else (points,)


def _tokens(battle: Battle) -> list[TokenView]:
    """Markers, and the smoke of those who vanished.  [CON-SET-02, CON-ABL-06]"""
    name = battle.ground.board.name
    markers = [
        TokenView(marker.key, "marker", TEXTS["token.marker"], name(marker.cell), "CON-VIC-04")
        for marker in battle.markers
    ]
    smoke = [
        TokenView(
            f"smoke-{figure.key}",
            "smoke",
            TEXTS["token.smoke"].format(name=figure.name),
            name(figure.vanished),
            "CON-ABL-06",
        )
        for figure in battle.figures
        if figure.hidden
    ]
    return markers + smoke
