"""The colours and sizes of the three themes, by what they are for."""

from __future__ import annotations

from typing import NamedTuple


class Tokens(NamedTuple):
    """One theme: every colour that the window may use."""

    name: str
    flat: bool
    """No textures, no metal, no shadows: for high contrast."""
    desk: str
    desk_text: str
    desk_muted: str
    panel: str
    raised: str
    field: str
    ink: str
    muted: str
    rubric: str
    accent: str
    on_accent: str
    good: str
    line: str
    gilt_dark: str
    gilt: str
    gilt_light: str


LIGHT = Tokens(
    name="light",
    flat=False,
    desk="#3d2416",
    desk_text="#f6e3b4",
    desk_muted="#e0c897",
    panel="#f1e4c3",
    raised="#f8efd8",
    field="#fcf6e6",
    ink="#2b1d0e",
    muted="#5f492b",
    rubric="#8e1b1b",
    accent="#1f3f77",
    on_accent="#fdf6e3",
    good="#25513f",
    line="#a98b57",
    gilt_dark="#7d5a17",
    gilt="#b8892b",
    gilt_light="#fbe6a0",
)

DARK = Tokens(
    name="dark",
    flat=False,
    desk="#0e1119",
    desk_text="#ecd9a8",
    desk_muted="#c4b083",
    panel="#1c2231",
    raised="#262d40",
    field="#131823",
    ink="#f0e5c9",
    muted="#c3b493",
    rubric="#f0b07a",
    accent="#9dbdf2",
    on_accent="#0d1018",
    good="#8fd3b4",
    line="#6a6350",
    gilt_dark="#5a4216",
    gilt="#a37c2c",
    gilt_light="#ecd08a",
)

CONTRAST = Tokens(
    name="contrast",
    flat=True,
    desk="#000000",
    desk_text="#ffffff",
    desk_muted="#ffffff",
    panel="#000000",
    raised="#000000",
    field="#000000",
    ink="#ffffff",
    muted="#ffffff",
    rubric="#ffd83d",
    accent="#ffd83d",
    on_accent="#000000",
    good="#ffffff",
    line="#ffffff",
    gilt_dark="#ffffff",
    gilt="#ffffff",
    gilt_light="#ffffff",
)

THEMES = (LIGHT, DARK, CONTRAST)

TEXT_PAIRS = (
    ("desk_text", "desk"),
    ("desk_muted", "desk"),
    ("ink", "panel"),
    ("ink", "raised"),
    ("ink", "field"),
    ("muted", "panel"),
    ("muted", "raised"),
    ("muted", "field"),
    ("rubric", "panel"),
    ("rubric", "raised"),
    ("rubric", "field"),
    ("accent", "panel"),
    ("accent", "raised"),
    ("accent", "field"),
    ("good", "panel"),
    ("good", "raised"),
    ("on_accent", "accent"),
)
"""Every pair of text and ground that the screens use."""


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as the accessibility guidelines count it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
