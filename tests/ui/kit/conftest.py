"""Tables for tests: a few goods in three columns."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_memory import ShortMemory
from horologium.ui.kit.table_model import Column


class Ware(NamedTuple):
    """Something with a price."""

    name: str
    kind: str
    price: int


WARES = (Ware("Flail", "weapon", 12), Ware("Città key", "tool", 3), Ware("Bow", "weapon", 7), Ware("=Rope", "tool", 20))
COLUMNS = (
    Column[Ware]("name", "Name", lambda ware: ware.name, wide=True),
    Column[Ware]("kind", "Kind", lambda ware: ware.kind, choices=True),
    Column[Ware]("price", "Price", lambda ware: str(ware.price), lambda ware: ware.price, right=True),
    Column[Ware]("more", "More", lambda ware: f"{ware.name}, {ware.kind}", shown=False),
)


@pytest.fixture
def memory():
    return ShortMemory()


@pytest.fixture
def open_table(qtbot, theme, memory):
    """Open a table as often as it is wanted, always with the same memory."""

    def open_(rows=WARES):
        table = DataTable(theme, "wares", "Wares", COLUMNS, lambda ware: ware.name, memory)
        qtbot.addWidget(table)
        table.show_rows(rows)
        table.resize(700, 400)
        table.show()
        return table

    return open_


@pytest.fixture
def table(open_table):
    return open_table()


@pytest.fixture
def names():
    """The names that a table shows, in order."""
    return lambda table: [ware.name for ware in table.model.shown()]
