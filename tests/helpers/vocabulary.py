"""The words that missions and cards are written in, as tables for pack authors."""

from __future__ import annotations

from horologium.engine.rulesets.nova_aetas.effects import circumstances
from horologium.engine.rulesets.nova_aetas.effects.keywords import KEYWORDS
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import MOMENTS, TARGETS, VERBS
from horologium.engine.rulesets.nova_aetas.missions.cards import DEEDS
from horologium.engine.rulesets.nova_aetas.missions.conditions import CONDITIONS
from horologium.engine.rulesets.nova_aetas.missions.mission_words import TRIGGERS


def tables():
    """Each vocabulary as Markdown, by its heading."""
    triggers = [(name, word.name, "", word.says) for name, word in TRIGGERS.items()]
    return {
        "Triggers": _table("on", triggers),
        "Conditions": _table("holds", _words(CONDITIONS)),
        "Deeds": _table("do", _words(DEEDS)),
        "Keywords": _keywords(),
        "Verbs of effects": _verbs(),
        "Moments of effects": _plain("on", MOMENTS),
        "Targets of effects": _plain("to", TARGETS),
        "Circumstances of effects": ", ".join(f"`{name}`" for name in circumstances.CONDITIONS) + ".",
    }


def _plain(key, words):
    return "\n".join([f"| `{key}` | means |", "|---|---|", *(f"| `{name}` | {says} |" for name, says in words.items())])


def _verbs():
    head = ["| `do` | also reads | `on` | means |", "|---|---|---|---|"]
    rows = [(name, ", ".join(map(_field, verb.reads)), ", ".join(verb.on), verb.what) for name, verb in VERBS.items()]
    return "\n".join([*head, *(f"| `{name}` | {reads} | {on} | {what} |" for name, reads, on, what in rows)])


def _keywords():
    head = ["| `name` | also reads | works on | means |", "|---|---|---|---|"]
    rows = [(name, _read(word), ", ".join(word.on), word.what) for name, word in KEYWORDS.items()]
    return "\n".join([*head, *(f"| `{name}` | {reads} | {on} | {what} |" for name, reads, on, what in rows)])


def _read(word):
    needed = f"`{word.needs}` (always)" if word.needs else ""
    return ", ".join(filter(None, [needed, word.reads and f"`{word.reads}`"]))


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
