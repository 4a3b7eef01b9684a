"""Every known trouble has its words; what is not known is a bug and stays one."""

from __future__ import annotations

import errno
import sqlite3

import pytest

from horologium.campaign.errors import Refused, StoreError
from horologium.store import errors
from horologium.store.errors import (
    Damaged,
    DiskFault,
    DiskFull,
    Linked,
    Locked,
    Missing,
    ServerFault,
    Unwritable,
    kind_of,
    known,
)


def sqlite_error(code, words="x"):
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode = code
    return error


class DatabaseError(Exception):
    """As a driver for a server has it."""


class OperationalError(DatabaseError):
    """Another of these."""


class Wrapped(Exception):
    """As SQLAlchemy wraps what a driver raises."""

    def __init__(self, orig):
        super().__init__("wrapped")
        self.orig = orig


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (sqlite_error(sqlite3.SQLITE_BUSY), Locked),
        (sqlite_error(sqlite3.SQLITE_BUSY_RECOVERY), Locked),
        (sqlite_error(sqlite3.SQLITE_FULL), DiskFull),
        (sqlite_error(sqlite3.SQLITE_READONLY_DIRECTORY), Unwritable),
        (sqlite_error(sqlite3.SQLITE_IOERR_LOCK), Unwritable),
        (sqlite_error(sqlite3.SQLITE_IOERR_WRITE), DiskFault),
        (sqlite_error(sqlite3.SQLITE_CORRUPT), Damaged),
        (sqlite_error(sqlite3.SQLITE_NOTADB), Damaged),
        (sqlite_error(sqlite3.SQLITE_ERROR, "no such table: hero"), Damaged),
        (sqlite_error(sqlite3.SQLITE_ERROR, "syntax error"), None),
        (sqlite_error(sqlite3.SQLITE_CONSTRAINT), Damaged),
        (sqlite_error(sqlite3.SQLITE_CONSTRAINT_TRIGGER), Damaged),
        (sqlite_error(sqlite3.SQLITE_TOOBIG), Damaged),
        (sqlite3.ProgrammingError("closed"), None),
        (Wrapped(sqlite_error(sqlite3.SQLITE_FULL)), DiskFull),
        (Wrapped(OperationalError("gone")), ServerFault),
        (OSError(errno.ENOSPC, "full"), DiskFull),
        (OSError(errno.EROFS, "read-only"), Unwritable),
        (FileNotFoundError(errno.ENOENT, "none"), Missing),
        (OSError(errno.ELOOP, "round and round"), Linked),
        (OSError(errno.EIO, "broken"), DiskFault),
        (OSError("nameless"), DiskFault),
        (KeyError("bug"), None),
    ],
)
def test_an_error_is_known_for_what_it_is(error, kind):
    assert kind_of(error) is kind


@pytest.mark.parametrize("error", [KeyError("bug"), Refused("no"), errors.told(Locked, "here")])
def test_bugs_and_words_pass_as_they_are(error):
    with pytest.raises(type(error)) as raised, known("place"):
        raise error
    assert raised.value is error


@pytest.mark.parametrize("kind", errors._WORDS)
def test_every_sentence_has_place_reason_and_remedy(kind):
    sentence = str(errors.told(kind, "Siena.horologium"))
    assert sentence.startswith("Siena.horologium: ")
    assert "; " in sentence
    assert sentence.endswith(".")
    assert issubclass(kind, StoreError)


def test_a_fault_says_what_the_system_said():
    words = r"place: the system could not read or write it \(\[Errno 5\] broken\); look after the disk"
    with pytest.raises(DiskFault, match=words), known("place"):
        raise OSError(errno.EIO, "broken")
