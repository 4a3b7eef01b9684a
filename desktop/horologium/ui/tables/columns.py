"""What a table shows of its rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PySide6.QtGui import QIcon

R = TypeVar("R")


@dataclass(frozen=True)
class Column(Generic[R]):
    """A column: its words for a row, and what else it can do.

    Rows are sorted by ``key``, else by the words. ``choices`` offers each of its texts as a filter. A column that is
    not ``shown`` waits in the list of columns. ``wide`` takes the room that the others leave.
    """

    id: str
    title: str
    text: Callable[[R], str]
    key: Callable[[R], Any] | None = None
    icon: Callable[[R], QIcon | None] | None = None
    tip: Callable[[R], str] | None = None
    right: bool = False
    choices: bool = False
    shown: bool = True
    wide: bool = False
