"""Finding by a few letters: the letters in order, best where they begin words or stand together."""

from __future__ import annotations


def score(query: str, text: str) -> int | None:
    """Rate how well letters fit a text; nothing if they are not all there in order."""
    text_small, at, total, previous = text.casefold(), 0, 0, -2
    for letter in query.casefold().replace(" ", ""):
        found = _best(letter, text_small, at)
        if found < 0:
            return None
        total += 8 if found == previous + 1 else 5 if _begins_word(text_small, found) else 1
        previous, at = found, found + 1
    return total * 100 - len(text)


def _best(letter: str, text: str, start: int) -> int:
    """Prefer the next letter, then the next beginning of a word, then anything."""
    if text.startswith(letter, start):
        return start
    at = text.find(letter, start)
    while at >= 0:
        if _begins_word(text, at):
            return at
        at = text.find(letter, at + 1)
    return text.find(letter, start)


def _begins_word(text: str, at: int) -> bool:
    return at == 0 or not text[at - 1].isalnum()
