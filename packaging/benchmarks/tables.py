"""Typing in the search box of a long table, against Qt's own filter; and turning from page to page."""

from __future__ import annotations

import os
import tempfile
import time
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QTableView

from horologium import paths
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.campaign.session import Changed
from horologium.ui.kit.table import DataTable
from horologium.ui.kit.table_model import Column
from horologium.ui.kit.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.window.builder import WindowBuilder

ROWS = 10_000
MEMBERS, THINGS = 30, 200
WORD = "flail 77"
KINDS = ("Weapon", "Armour", "Consumable", "Reagent")


@cache
def _app() -> QApplication:
    return QApplication.instance() or QApplication([])  # type: ignore[return-value]


@cache
def _rows() -> list[tuple[str, ...]]:
    names = ("Flail", "Kettle Hat", "Healing Draught", "Sulphur", "Long Spear")
    return [
        (f"{names[at % 5]} {at}", KINDS[at % 4], f"Hero {at % 7}", str(at % 90), "What it does, in some words")
        for at in range(ROWS)
    ]


@cache
def _table() -> DataTable[tuple[str, ...]]:
    theme = Theme(_app(), paths.resources() / "qss" / "window.qss", "light")
    theme.dress()
    titles = ("Name", "Kind", "With", "Price", "Text")
    columns = [
        Column[tuple[str, ...]](title, title, lambda row, at=at: row[at], choices=title == "Kind")  # type: ignore[misc]
        for at, title in enumerate(titles)
    ]
    table = DataTable(theme, "bench", "Bench", columns, lambda row: row[0])
    table.resize(1000, 700)
    table.show()
    table.show_rows(_rows())
    _app().processEvents()
    return table


@cache
def _plain() -> tuple[QTableView, QSortFilterProxyModel]:
    model = QStandardItemModel()
    for row in _rows():
        model.appendRow([QStandardItem(text) for text in row])
    proxy = QSortFilterProxyModel()
    proxy.setSourceModel(model)
    model.setParent(proxy)
    proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    proxy.setFilterKeyColumn(-1)
    view = QTableView()
    view.setModel(proxy)
    view.resize(1000, 700)
    view.show()
    _app().processEvents()
    return view, proxy


def key() -> float:
    """Milliseconds from a key in the search box to the rows that it leaves, painted."""
    return _typed(_table().search.setText)


def key_in_plain_view() -> float:
    """The same in a bare view with Qt's own filter."""
    return _typed(_plain()[1].setFilterFixedString)


def _typed(write: Callable[[str], object]) -> float:
    write("")
    _app().processEvents()
    begun = time.perf_counter()
    for at in range(1, len(WORD) + 1):
        write(WORD[:at])
        _app().processEvents()
    return (time.perf_counter() - begun) * 1000 / len(WORD)


@cache
def _builder(*, crowded: bool = False) -> tuple[WindowBuilder, Any]:
    from horologium.app import open_office  # noqa: PLC0415 - takes a while
    from horologium.campaign.sample import PACK, SAMPLE, walk  # noqa: PLC0415
    from horologium.ui.window.builder import WindowBuilder, WindowFolders  # noqa: PLC0415

    folder = tempfile.TemporaryDirectory()  # lives as long as the window
    data = Path(folder.name)
    builder = WindowBuilder(
        _app(), WindowFolders(data, paths.resources(), paths.campaigns()), office=lambda: open_office(data)
    )
    builder.furnish()
    builder.window.show()
    builder.settle()
    camp = builder.main.camp
    if camp is None:
        raise RuntimeError("the window was built without campaigns")
    camp.found(camp.office.packs.packs[PACK], SAMPLE)
    walk(camp.session)
    if crowded:
        _crowd(camp.session)
    for section in ("company", "hero", "stash"):
        camp.section_wanted.emit(section)
        _app().processEvents()
    return builder, folder


def _crowd(session: CampaignSession) -> None:
    """Many more members and things, in the books alone."""
    books, content = session.books, session.pack.content
    first, wares = books.all(MemberRecord)[0], (("equipment", "equipment"), ("reagent", "reagents"))
    for number in range(MEMBERS - len(books.all(MemberRecord))):
        books.put(replace(first, id=f"member-{number + 900}", name=f"Somebody {number}", bench=True))
    for number in range(THINGS - len(books.all(ThingRecord))):
        kind, folder = wares[number % 2]
        cards = list(content[folder])
        books.put(ThingRecord(f"thing-{number + 900}", kind, cards[number % len(cards)]))


def place() -> float:
    """Milliseconds from a change to the place that shows it, with 30 members and 200 things."""
    return _changed("town")


def sheet() -> float:
    """Milliseconds from a change to the sheet of a member that shows it, with 30 members and 200 things."""
    return _changed("hero")


def _changed(section: str) -> float:
    camp = _camp(crowded=True)
    camp.section_wanted.emit(section)
    _app().processEvents()
    begun = time.perf_counter()
    camp.changed.emit(Changed(frozenset({"standing", "member", "thing", "mark"})))
    _app().processEvents()
    return (time.perf_counter() - begun) * 1000


def turn() -> float:
    """Milliseconds from one page of the campaign to the next, painted."""
    camp = _camp()
    sections = ("company", "hero", "stash") * 3
    begun = time.perf_counter()
    for section in sections:
        camp.section_wanted.emit(section)
        _app().processEvents()
    return (time.perf_counter() - begun) * 1000 / len(sections)


def change() -> float:
    """Milliseconds from a change of a hero to the page that shows it, painted: the mean of three pages."""
    camp, took = _camp(), 0.0
    for section in ("company", "hero", "stash"):
        camp.section_wanted.emit(section)
        _app().processEvents()
        begun = time.perf_counter()
        camp.changed.emit(Changed(frozenset({"member"})))
        _app().processEvents()
        took += time.perf_counter() - begun
    return took * 1000 / 3


def _camp(*, crowded: bool = False) -> OpenCampaign:
    camp = _builder(crowded=crowded)[0].main.camp
    if camp is None:
        raise RuntimeError("the window was built without campaigns")
    return camp
