"""The colours of the chart: by day, by night, and in lines alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from horologium.ui.kit.tokens import Tokens


class Inks(NamedTuple):
    """What the engraver and the colourist use."""

    land: str
    shore: str
    """The wash along the inside of every coast."""
    sea: str
    deep: str
    lining: str
    line: str
    hill: str
    shade: str
    river: str
    leaf: str
    name: str
    sea_name: str
    rhumb: str
    road: str
    rubric: str
    gilt: str
    paper: str
    bare: bool = False
    """Neither washes nor hatching."""


DAY: Final = Inks(
    land="#f3e6c3",
    shore="#b79a4e",
    sea="#b9d0c6",
    deep="#8fb3b3",
    lining="#3f7480",
    line="#3a2812",
    hill="#dcc28a",
    shade="#6d4a1f",
    river="#3a6f86",
    leaf="#5c7038",
    name="#7c5c2e",
    sea_name="#2c5a68",
    rhumb="#8a5a3a",
    road="#8e1b1b",
    rubric="#8e1b1b",
    gilt="#b8892b",
    paper="#f8efd8",
)
NIGHT: Final = Inks(
    land="#343a4e",
    shore="#a3843f",
    sea="#1b3247",
    deep="#13253a",
    lining="#6ba3b8",
    line="#d9c48d",
    hill="#525872",
    shade="#b79c62",
    river="#7fb7cf",
    leaf="#8aa86c",
    name="#d2be8b",
    sea_name="#a6cfe0",
    rhumb="#a3834a",
    road="#f0b07a",
    rubric="#f0b07a",
    gilt="#a37c2c",
    paper="#262d40",
)
BARE: Final = Inks(
    land="#000000",
    shore="#000000",
    sea="#000000",
    deep="#000000",
    lining="#ffffff",
    line="#ffffff",
    hill="#000000",
    shade="#ffffff",
    river="#ffffff",
    leaf="#ffffff",
    name="#ffffff",
    sea_name="#ffffff",
    rhumb="#000000",
    road="#ffd83d",
    rubric="#ffd83d",
    gilt="#ffffff",
    paper="#000000",
    bare=True,
)


def choose(tokens: Tokens) -> Inks:
    """Choose the inks of a theme."""
    if tokens.flat:
        return BARE
    return NIGHT if tokens.name == "dark" else DAY
