"""Which command has which key: those it comes with, and those that the player has given it.

A command is known by the key that it comes with, for its name changes with the language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.ui.commands import Command


def id_of(command: Command) -> str:
    """By what a command is known in the settings file."""
    return command.keys[0] if command.keys else command.name


class Keymap:
    """The commands as they come, and what the player has changed."""

    def __init__(self, commands: Iterable[Command], own: Mapping[str, str]) -> None:
        self._plain = {id_of(command): command for command in commands}
        self.own = {name: key for name, key in own.items() if name in self._plain}

    def tell_anew(self, commands: Iterable[Command]) -> None:
        """Call the same commands by other names."""
        self._plain = {id_of(command): command for command in commands}

    def commands(self) -> tuple[Command, ...]:
        """All commands with the keys that hold now."""
        return tuple(command._replace(keys=self.keys(name)) for name, command in self._plain.items())

    def items(self) -> tuple[tuple[str, Command], ...]:
        """All commands as they come, with what they are known by."""
        return tuple(self._plain.items())

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command that hold now."""
        if name not in self.own:
            return tuple(key for key in self._plain[name].keys if not self._given_away(name, key))
        return (self.own[name],) if self.own[name] else ()

    def _given_away(self, name: str, key: str) -> bool:
        return any(other != name and same(key, own) for other, own in self.own.items())

    def holder(self, key: str, but: str) -> str:
        """The command that has a key already, if it is another one; else nothing."""
        for name in self._plain:
            if name != but and any(same(key, held) for held in self.keys(name)):
                return name
        return ""

    def name(self, command: str) -> str:
        """What players call a command."""
        return self._plain[command].name

    def give(self, name: str, key: str) -> None:
        """Give a command another key, or none; whoever had it goes without."""
        if key and (other := self.holder(key, name)):
            self.own[other] = next((held for held in self.keys(other) if not same(held, key)), "")
        if key and any(same(key, plain) for plain in self._plain[name].keys[:1]):
            self.own.pop(name, None)
        else:
            self.own[name] = key

    def reset(self, name: str) -> None:
        """Give a command back what it comes with."""
        self.own.pop(name, None)

    def reset_all(self) -> None:
        """Give all commands back what they come with."""
        self.own.clear()


def same(one: str, other: str) -> bool:
    """Whether two texts mean the same key."""
    return bool(one) and QKeySequence(one) == QKeySequence(other)


def shown(keys: Iterable[str]) -> str:
    """Keys as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return "  ·  ".join(QKeySequence(key).toString(native) for key in keys)
