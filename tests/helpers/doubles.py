"""Small games of tests, as far as they can be played: battles are entered from the table."""

from __future__ import annotations

import json

from helpers import coming, evenings, fairs, sketches, tales, wages
from helpers.states import bent, with_ports
from horologium.campaign.ops import overrides

SHEETS = sketches.Roster()


def whole(session):
    """A game of stories with what a pilgrim needs beside them: sheets, a muster, results that may be anything."""
    rules = session.rules
    return with_ports(
        session,
        roster=bent(rules.roster, sheet=SHEETS.sheet, muster=SHEETS.muster),
        missions=bent(rules.missions, check_result=lambda state, mission, result: iter(())),
    )


def before(session, node):
    """Let the story stand at a node."""
    session.do(overrides.SetByHand("standing", "one", "node", json.dumps(node), "a beginning"))
    return session


def paid(folder):
    """A story whose members are paid."""
    session = tales.telling(folder, heroes=("ada", "bice"))
    session.rules, session.books.parts = wages.PAYING, wages.WAGES
    return session


def _told(game):
    return lambda folder, _patch: whole(coming.told(folder, game))


def _sketched(game):
    return lambda folder, patch: sketches.sketched(folder, game, patch)


DOUBLES = {
    **{game.id: _told(game) for game in (coming.NIGHTS, coming.SEASON, coming.WAR)},
    **{game: _sketched(game) for game in sketches.GAMES},
    "fair": lambda folder, _patch: before(whole(fairs.at_the_fair(folder, "ash", "ash", captured=True)), "fire"),
    "wages": lambda folder, _patch: whole(paid(folder)),
    "league": lambda _folder, _patch: evenings.league(),
}
"""How each begins, in a folder and with what has to be replaced for it; only the league has a table to fight at."""
