"""Times of day in a text, in figures or in words, English or Italian, as a clock of twelve hours shows them."""

from __future__ import annotations

import re

HOURS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "noon": 12, "midnight": 12,
    "una": 1, "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "otto": 8, "nove": 9, "dieci": 10,
    "undici": 11, "dodici": 12, "mezzogiorno": 12, "mezzanotte": 12,
}  # fmt: skip
MINUTES = {
    "five": 5, "ten": 10, "a quarter": 15, "twenty": 20, "twenty-five": 25, "half": 30,
    "cinque": 5, "dieci": 10, "un quarto": 15, "venti": 20, "venticinque": 25, "mezza": 30,
}  # fmt: skip
_HOUR, _MINUTE = ("|".join(sorted(words, key=len, reverse=True)) for words in (HOURS, MINUTES))
FIGURES = re.compile(r"\b(\d{1,2}):(\d\d)\b")
ENGLISH = re.compile(rf"\b({_MINUTE}) (past|to) ({_HOUR})\b", re.IGNORECASE)
ITALIAN = re.compile(rf"\b({_HOUR}) (e|meno) ({_MINUTE})\b", re.IGNORECASE)
WHOLE = re.compile(
    rf"\b(?:at|by|before|until|alle|delle|le|all'|dell'|a) ?({_HOUR})\b(?! (?:e|meno|to|past) )", re.IGNORECASE
)


def times(text):
    """All times that a text names, such as ``9:45`` for *a quarter to ten*."""
    found = {f"{int(hour)}:{minute}" for hour, minute in FIGURES.findall(text)}
    found |= {_clock(hour, way == "to", minute) for minute, way, hour in _low(ENGLISH, text)}
    found |= {_clock(hour, way == "meno", minute) for hour, way, minute in _low(ITALIAN, text)}
    return found | {f"{HOURS[match[1].lower()]}:00" for match in WHOLE.finditer(text)}


def _low(pattern, text):
    return [tuple(word.lower() for word in match.groups()) for match in pattern.finditer(text)]


def _clock(hour, before, minute):
    number, minutes = HOURS[hour], MINUTES[minute]
    if before:
        number, minutes = (number - 2) % 12 + 1, 60 - minutes
    return f"{number}:{minutes:02}"
