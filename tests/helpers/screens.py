"""Views for panels: a dial with all that can lie on it, and a battle of Nova Aetas in the midst of an activation."""

from __future__ import annotations

from helpers.nova import activate, nova
from horologium.engine.core.view import (
    Badge,
    BattleView,
    CardView,
    DialHand,
    DialLink,
    DialMark,
    DialToken,
    DialView,
    FigureView,
    Intent,
    Reason,
    Stat,
    Track,
)
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.views.view import view

CLOCK = DialView(
    "clock",
    "Clock",
    tuple(str(hour) for hour in range(1, 13)),
    hands=(DialHand("minutes", "Minute hand", 2), DialHand("hours", "Hour hand", 5)),
    tokens=(
        DialToken(
            "guard", "Guard", "enemy", 4, 0, figures=("guard-1", "guard-2"), note="Rapidity 5", rule="NAR-ACT-01"
        ),
        DialToken("ada", "Ada", "hero", 2, 0, figures=("ada",), rule="NAR-ACT-01"),
        DialToken("bruno", "Bruno", "hero", 4, 1, figures=("bruno",)),
        DialToken("tessa", "Tessa", "hero", 7, 0, outside=True, figures=("tessa",), rule="NAR-KOH-04"),
    ),
    marks=(DialMark("End of the mission", "end", 2, 1, "NAR-TIM-03", "7:15"), DialMark("Event", "event", 6)),
    links=(DialLink("ada", 4, "Ada must go on to 5", rule="NAR-SYN-01"),),
    signs=("Aries", "Taurus", "Gemini"),
    top=11,
    time="6:15",
)


def ada(**changes):
    """A figure with a status."""
    values = {"life": 4, "most_life": 6, "ready": True, "badges": (Badge("burn", "Burn", 1, "NAR-STN-01", "hurts"),)}
    return FigureView("ada", "Ada", "heroes", "A1", "squire", **{**values, **changes}, title="Squire", rank="hero")


def table(**changes):
    """A view with one hero and all that a card can show."""
    cards = (
        CardView("sword", "heroes", "Sword", "NAR-EQP-07", "ada", "weapon", "flipped", "Sharp.", "hand", 3),
        CardView("leap", "heroes", "Leap", "NAR-HER-12", "ada", "skill movement", "used", "Far.", "pinned", 2),
        CardView("limp", "heroes", "Limp", "NAR-INJ-01", "ada", "injury", "", "Slow."),
    )
    stats = (
        Stat("ada", "rapidity", "Rapidity", 4, (Reason(5, "sheet", "NAR-HER-01"), Reason(-1, "Limp", "NAR-INJ-02"))),
    )
    tracks = (
        Track("threat ada", "Perilium of Ada", 3, 12, "NAR-THR-02", "ada", Reason(1, "wounded an enemy", "NAR-PER-03")),
        Track("ap", "Action points", 5, None, "NAR-HAC-01", "ada"),
        Track("loot", "Loot deck", 2, None, "NAR-REA-04"),
        Track("clock", "Quadrants passed", 3, 12, "NAR-TIM-01"),
    )
    values = {"figures": (ada(),), "tracks": tracks, "cards": cards, "stats": stats, "dials": (CLOCK,)}
    return BattleView(**{"ruleset": "test", "eyes": None, "cells": (), **values, **changes})


def guarded():
    """A view with an enemy that is after somebody."""
    guard = FigureView("guard-1", "Guard 1", "", "C1", "guard", 3, 3, False, rank="troop", title="Troop · Rome")
    intent = Intent("guard-1", "Goes for Ada", "ada", ("NAR-AIX-02",), "the highest Threat")
    attack = CardView("guard-attack-1", "", "Physical, 3 AP", "NAR-DEF-09", "guard", "attack", cost=3)
    loot = CardView("guard-loot", "", "1 Pecunia", "NAR-ENY-09", "guard", "loot")
    return table(figures=(ada(), guard), intents=(intent,), cards=(attack, loot))


def nova_view():
    """A mission of Nova Aetas while Valerio acts."""
    battle = nova(heroes={"A1": "valerio", "A3": "sofia"}, enemies={"C1": "guard", "C2": "guard"})
    activate(battle, "valerio")
    verbs.raise_threat(battle, battle.heroes[0], 2, "NAR-PER-04")
    return view(battle, "heroes")
