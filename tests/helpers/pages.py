"""The pages of a SQLite file: to which table or index each belongs, so that tests can hurt one of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing

TABLE_LEAF, INDEX_LEAF = 13, 10
INTERIOR = {5: 0, 2: 0}


def page_size(data):
    size = int.from_bytes(data[16:18], "big")
    return 65536 if size == 1 else size


def page(data, number):
    size = page_size(data)
    return data[(number - 1) * size : number * size]


def with_page(data, number, content):
    """The file with another content of one page."""
    size = page_size(data)
    return data[: (number - 1) * size] + content + data[number * size :]


def trees(path):
    """The first page of every table and index by name."""
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as connection:
        return dict(connection.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage > 0"))


def pages_of(data, root):
    """The numbers of the pages of a table or index, without what overflows from them."""
    found, waiting = [], [root]
    while waiting:
        number = waiting.pop()
        found.append(number)
        content = page(data, number)
        if content[0] in INTERIOR:
            waiting += _children(content)
    return sorted(found)


def _children(content):
    cells = int.from_bytes(content[3:5], "big")
    for cell in range(cells):
        at = int.from_bytes(content[12 + 2 * cell : 14 + 2 * cell], "big")
        yield int.from_bytes(content[at : at + 4], "big")
    yield int.from_bytes(content[8:12], "big")
