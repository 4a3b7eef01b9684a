"""What sort of thing a line of the journal tells of: by the words of its name, which all rulesets choose alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TURN, PLAN, UNDO, NOTE = "turn", "plan", "undo", "note"
MOVE, ATTACK, DICE, WOUND, HEAL, DEATH = "move", "attack", "dice", "wound", "heal", "death"
CARD, CLOCK, THREAT, LOOT, STORY, STATUS, ARRIVE = "card", "clock", "threat", "loot", "story", "status", "arrive"

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    TURN: ("activated", "group", "round", "turn"),
    PLAN: ("targets", "pursues", "stands", "order", "objective"),
    MOVE: (
        "moved", "declared", "diverted", "disengaged", "chased", "pushed", "cornered", "unmoved", "along", "passage",
        "roped", "marched",
    ),
    ATTACK: ("attacked", "attacks", "assailed", "reacted", "struck", "shot"),
    DICE: (
        "rolled", "thrown", "erased", "cast", "beat", "aiming", "aimed", "test", "defended", "guarded", "parried",
        "soaked", "unharmed", "missed", "initiative",
    ),
    WOUND: ("wounded", "damaged", "destroyed", "injured", "hurt"),
    HEAL: ("healed", "stood", "recovered"),
    DEATH: ("ko", "defeated", "fell", "fallen", "felled", "killed", "died"),
    CARD: (
        "drew", "played", "uses", "used", "flipped", "unflipped", "reload", "reloaded", "passed", "threw", "received",
        "refused", "stored", "brought", "knows",
    ),
    CLOCK: ("hand", "hour", "token", "time", "clock", "end", "ended", "waited", "broken", "restored"),
    THREAT: ("threat",),
    LOOT: ("looted", "loot", "found", "coins", "paid", "collected", "opened", "chest"),
    STORY: (
        "story", "card", "left", "chose", "event", "revealed", "goals", "achievement", "begins", "won",
        "mission", "put", "gone", "interacted", "seized", "reached", "oriented", "scored",
    ),
    STATUS: (
        "gained", "lost", "immune", "immunity", "tokens", "marked", "aura", "boosts", "hastened", "shielded", "status",
        "blinded",
    ),
    ARRIVE: ("placed", "drafted", "woke", "arrived", "reinforced"),
}  # fmt: skip
"""The words of names by which a line is known; of a name of several words the last known one counts."""

WHOLE: Final[Mapping[str, str]] = {
    "thrown-again": DICE, "test-passed": DICE, "test-failed": DICE, "token-put": STORY, "token-gone": STORY,
    "revealed-loot": LOOT, "loot-kept": LOOT, "own-tokens": STATUS, "used-up": CARD, "broken-off": CLOCK,
    "stood-up": HEAL, "aura-ended": STATUS, "boosts-lost": STATUS, "mission-lost": STORY, "token-placed": CLOCK,
    "beat-flames": DICE,
}  # fmt: skip
"""Names whose words say something else together."""

FIGHTS: Final = frozenset({ATTACK, DICE, WOUND, HEAL, DEATH, STATUS})
TALES: Final = frozenset({STORY, LOOT, DEATH, ARRIVE})
KINDS: Final = (*WORDS, UNDO, NOTE)

_BY_WORD: Final[Mapping[str, str]] = {word: kind for kind, words in WORDS.items() for word in words}


def kind_of(what: str) -> str:
    """Tell the sort of a line by its name; one that says nothing is a plain note."""
    name = what.partition(".")[0]
    if name in WHOLE:
        return WHOLE[name]
    if name in _BY_WORD:
        return _BY_WORD[name]
    return next((_BY_WORD[word] for word in reversed(name.split("-")) if word in _BY_WORD), NOTE)
