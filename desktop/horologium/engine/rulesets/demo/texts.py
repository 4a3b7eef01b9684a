"""The sentences of the journal and the names of options, by their keys."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import Phrases

if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "round": "Round {round} of {rounds}",
        "drew": "{seat} draws {card}",
        "drew.hidden": "{by} draws a stratagem",
        "initiative": "{seat} has the initiative ({azure} to {crimson})",
        "activated": "{figure} acts",
        "played": "{figure} uses {card}",
        "hastened": "{figure} has {points} more points of movement",
        "aiming": "{figure} takes aim",
        "aimed": "{figure} throws {dice} dice again",
        "shielded": "{seat} closes its shields",
        "healed": "{figure} recovers {wounds}, {life} life",
        "moved": "{figure} moves from {start} to {end}",
        "struck": "{figure} strikes at {target}, who turns away",
        "attacked": "{figure} attacks {target}",
        "missed": "{figure} is not hit",
        "guarded": "{figure} blocks {blocks} of {hits}",
        "wounded": "{figure} loses {wounds}, {life} life",
        "felled": "{figure} falls",
        "scored": "{seat} holds the ford: {points} points",
        "reason.pool": "Dice",
        "card.hidden": "A stratagem",
        "option.hold": "Hold",
        "option.keep": "Use no stratagem",
        "option.strike": "Strike",
        "option.spare": "Let it go",
        "terrain.open": "Open ground",
        "terrain.wood": "Wood",
        "terrain.hill": "Hill",
        "terrain.ford": "Ford",
        "terrain.water": "Water",
        "terrain.rock": "Rock",
        "badge.shielded": "one more guard die until the round ends",
        "sight.clear": "In sight",
        "sight.blocked": "Hidden by {what} ({cell})",
        "area.reach": "Where it can go",
        "area.range": "In range {range} and in sight",
        "stat.move": "Move",
        "stat.guard": "Guard",
        "stat.attack": "Attack",
        "stat.range": "Range",
        "ask.DEMO-RND-02": "{who} draws a stratagem, unseen by the other.",
        "ask.DEMO-RND-03": "{who} throws for the initiative: the higher begins.",
        "ask.DEMO-RND-04": "Which figure of {who} acts now?",
        "ask.DEMO-ACT-01": "Does {who} use a stratagem for this turn?",
        "ask.DEMO-ACT-03.die": "Which dice that missed does {who} throw again?",
        "ask.DEMO-ACT-03.roll": "Steady aim: {who} throws {count} again.",
        "ask.DEMO-MOV-02": "Where does {who} go? Its own place means: stay.",
        "ask.DEMO-MOV-03.option": "An enemy turns away from {who}: is it struck?",
        "ask.DEMO-MOV-03.roll": "{who} strikes with one die at the one who turns away.",
        "ask.DEMO-CMB-01.figure": "Whom does {who} attack?",
        "ask.DEMO-CMB-01.roll": "{who} attacks with {count} dice.",
        "ask.DEMO-CMB-04": "{who} guards against the hits with {count} dice.",
        "unit.cost": "{cost} points",
        "fold.cell": "Choose a hex",
        "die.missed": "{name}: missed",
        "warn.parting": "May be struck on leaving: {names}.",
        "throw.hits": "{count} hits",
        "throw.blocks": "{count} blocked",
        "odds.wounds": "wounds",
        "odds.wounds.any": "hit",
        "variant.parting_blows": "Parting blows",
        "variant.parting_blows.note": "Whoever is left behind by an enemy beside it may strike with one die.",
        "scene.opening": "At the ford",
        "scene.text": "Two bands come down to the same water, and neither has come to share it.",
        "scene.why": "Hold the ford when a round ends: after round {rounds} more points win, then more life.",
        "scene.won": "{winner} wins",
        "scene.drawn": "Nobody wins",
        "scene.score": "{points} points, {life} life left",
        "end.routed": "One band has nobody left on the field.",
        "end.held": "The last round is over: more points win, and of equal bands the one with more life.",
        "round.track": "Round",
        "deck.track": "Stratagems left",
        "badge.shielded.name": "Shield wall",
        "azure": "Azure",
        "crimson": "Crimson",
    }
)

TEXTS: Final = Phrases(SOURCES)
