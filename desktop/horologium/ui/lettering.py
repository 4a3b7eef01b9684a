"""How a text begins with an illuminated initial: which sign it is, and where the words stand beside it."""

from __future__ import annotations

from typing import Final

from horologium.ui.kit.plain_text import Markup

LONG: Final = 260
"""So long a text flows round its initial; beside a shorter one the picture would reach into what follows."""
MARKS: Final = "'\"‘’“”„‚«»‹›¿¡([–—…"
"""What may stand before the first letter."""

FLOWING: Final = Markup(
    '<p style="{style}"><img src="mem:{picture}" width="{width}" alt="{letter}" style="float:left">{words}</p>'
)
BESIDE: Final = Markup(
    '<table cellspacing="0" cellpadding="0"><tr>'
    '<td style="padding:0"><img src="mem:{picture}" width="{width}" alt="{letter}"></td>'
    '<td style="padding:0; vertical-align:middle"><p style="{style}">{words}</p></td></tr></table>'
)


def opening(text: str) -> str:
    """The letter that a text begins with, and the quotation marks before it; nothing if it begins otherwise."""
    marks = len(text) - len(text.lstrip(MARKS))
    return text[: marks + 1] if marks <= 2 and text[marks : marks + 1].isalpha() else ""


def begun(letter: str, words: str, style: str, width: int, picture: str = "initial") -> Markup:
    """A paragraph with its initial, a picture in memory; ``words`` are what follows the letter."""
    form = FLOWING if len(words) >= LONG else BESIDE
    return form.fill(letter=letter, words=words, style=style, width=width, picture=picture)
