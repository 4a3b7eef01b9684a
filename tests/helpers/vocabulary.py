"""The words that missions are written in, as tables for pack authors."""

from __future__ import annotations

from horologium.engine.rulesets.nova_aetas.cards import DEEDS
from horologium.engine.rulesets.nova_aetas.conditions import CONDITIONS
from horologium.engine.rulesets.nova_aetas.mission_words import TRIGGERS


def tables():
    """Each vocabulary as Markdown, by its heading."""
    triggers = [(name, word.name, "", word.says) for name, word in TRIGGERS.items()]
    return {
        "Triggers": _table("on", triggers),
        "Conditions": _table("holds", _words(CONDITIONS)),
        "Deeds": _table("do", _words(DEEDS)),
    }


def _words(words):
    return [
        (name, word.name, ", ".join(map(_field, word.reads)), word.says.replace("``", "`"))
        for name, word in words.items()
    ]


def _field(field):
    name, _, refers = field.partition(": ")
    return f"`{name}` ({refers})" if refers else f"`{name}`"


def _table(key, rows):
    head = [f"| `{key}` | `name` | also reads | means |", "|---|---|---|---|"]
    return "\n".join([*head, *(f"| `{name}` | {refers} | {reads} | {says} |" for name, refers, reads, says in rows)])
