"""Texts as a search sees them: without case, accents and letters of special form."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """A text in which "Città", "CITTA" and "citta" are the same."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()
