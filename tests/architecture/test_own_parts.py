"""What a game keeps for itself is looked at by its rules; the campaign only carries it."""

from __future__ import annotations

import ast

from helpers.source import PROGRAM, Source, sources

CARRIES = {
    "campaign/affairs.py": "carries what comes with newcomers and new things",
    "campaign/own.py": "reads and writes the texts",
    "campaign/consequences.py": "enters what rules say",
    "campaign/ops/guests.py": "brings texts from another campaign",
    "ui/settings/presenter.py": "the settings of one window, no part of a game",
    "ui/window/commands.py": "the keys that a player has chosen, no part of a game",
}
"""Modules outside of the engine and the store that may name ``.own``, each with its reason."""

FORBIDDEN = ("campaign/", "ui/", "lab/")


def named(source):
    """The lines of a module on which ``.own`` is named."""
    return [node.lineno for node in ast.walk(source.tree) if isinstance(node, ast.Attribute) and node.attr == "own"]


def test_nobody_but_the_rules_looks_into_own_parts():
    found = {source.file.removeprefix("desktop/horologium/") for source in sources(PROGRAM) if named(source)}
    assert {place for place in found if place.startswith(FORBIDDEN)} == set(CARRIES)


def test_a_look_is_found():
    assert named(Source.parse("def wage(member):\n    return member.own.wage")) == [2]
