"""What small sheets say."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    """What a sheet says: its title, an explanation, and the text of the button that goes on."""

    title: str
    about: str
    go: str
