"""The sentences of the journal, of questions and of options, by their keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Texts
from horologium.engine.rulesets.village_attacks.nights.texts import QUESTIONS
from horologium.engine.rulesets.village_attacks.texts import journal, options, questions, words

if TYPE_CHECKING:
    from collections.abc import Mapping

PARTS: Final[tuple[Mapping[str, str], ...]] = (
    journal.TEXTS,
    questions.TEXTS,
    options.TEXTS,
    words.TEXTS,
    QUESTIONS,
)
"""The texts of each subject; no two of them share a key."""

TEXTS: Final = Texts({key: text for part in PARTS for key, text in part.items()})
