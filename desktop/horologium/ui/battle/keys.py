"""The keys of the battle that are no commands of a menu, for the list of shortcuts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def battle_keys() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Give a heading and the lines under it: what a key does, and the key."""
    return (
        translate("Keys", "In a battle"),
        (
            (translate("Keys", "Move the cursor on the board"), translate("Keys", "Arrows")),
            (translate("Keys", "To the one who acts"), "Home"),
            (translate("Keys", "Next target or figure"), "N"),
            (translate("Keys", "Previous target or figure"), "P"),
            (translate("Keys", "Another level at the same place"), "L"),
            (translate("Keys", "Choose, roll or confirm"), "Enter"),
            (translate("Keys", "Take a half-made choice back, come back to now"), "Esc"),
            (translate("Keys", "Take an option by its number"), "1 – 9"),
            (translate("Keys", "Skip what is being played"), translate("Keys", "Space")),
            (translate("Keys", "Closer, farther"), "+  −"),
            (translate("Keys", "All of the board"), "F"),
            (translate("Keys", "Coordinates"), "C"),
            (translate("Keys", "Areas of figures"), "A"),
            (translate("Keys", "Look around"), translate("Keys", "Ctrl+Arrows")),
            (translate("Keys", "From question to board to journal"), "Tab"),
        ),
    )
