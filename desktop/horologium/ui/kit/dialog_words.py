"""What a dialog says, known before there is a dialog: the start screen loads none."""

from __future__ import annotations

from typing import NamedTuple


class DialogWords(NamedTuple):
    """What a dialog says: its title, an explanation, the button that goes on, and the one that leaves all as it is."""

    title: str
    about: str
    go: str
    stay: str = ""
