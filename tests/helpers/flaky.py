"""A disk that fails: every write, sync, truncation, renaming and removal below a folder is counted, and one may fail.

SQLite is reached where it meets the system, through a VFS that stands before its own (see sqlite.org/vfs.html), with
``ctypes`` in the very library that Python uses; Python's own files through ``open`` and ``os``. Nothing has to be
compiled or installed, and all of it ends with the ``with`` block.
"""

from __future__ import annotations

import _sqlite3
import builtins
import ctypes
import errno
import io
import os
import sqlite3
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_int64, c_void_p, cast

METHODS = 19
OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))  # names stay pointers: more lies behind
DELETE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)

NOT_OPENED = (sqlite3.SQLITE_CANTOPEN, errno.EACCES)
NOT_WRITTEN = (sqlite3.SQLITE_FULL, errno.ENOSPC)
NOT_SYNCED = (sqlite3.SQLITE_IOERR_FSYNC, errno.EIO)
NOT_CUT = (sqlite3.SQLITE_IOERR_TRUNCATE, errno.EIO)
NOT_REMOVED = (sqlite3.SQLITE_IOERR_DELETE, errno.EIO)


class Vfs(Structure):
    """``sqlite3_vfs``."""


Vfs._fields_ = [
    ("version", c_int), ("file_size", c_int), ("longest_path", c_int), ("next", c_void_p), ("name", c_char_p),
    ("data", c_void_p), ("open", OPEN), ("delete", DELETE), ("others", c_void_p * 16),
]  # fmt: skip


class Methods(Structure):
    """``sqlite3_io_methods``."""

    _fields_ = (
        ("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", WRITE), ("truncate", TRUNCATE),
        ("sync", SYNC), ("others", c_void_p * (METHODS - 6)),
    )  # fmt: skip


def sqlite_library():
    """The SQLite that Python itself uses; None if it cannot be reached."""
    try:
        found = ctypes.CDLL(_sqlite3.__file__)
        found.sqlite3_vfs_find.restype = POINTER(Vfs)
        found.sqlite3_vfs_find.argtypes = [c_char_p]
        found.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        found.sqlite3_vfs_unregister.argtypes = [c_void_p]
    except (AttributeError, OSError):
        return None
    return found


class FlakyDisk:
    """Counts the points at which a disk can fail; ``fail_at`` is the number of the one that does."""

    def __init__(self):
        self.count, self.fired = 0, 0
        self.fail_at, self.sticky = 0, False

    def trouble(self, at, *, sticky=False):
        """Fail at one of the next points, and if it is sticky from then on."""
        self.count, self.fired, self.fail_at, self.sticky = 0, 0, at, sticky

    def mend(self):
        """Fail no more; gives how many points were passed."""
        self.fail_at = 0
        return self.count

    def fails(self):
        """Pass a point: whether it fails."""
        self.count += 1
        failing = self.fail_at and (self.count == self.fail_at or (self.sticky and self.count > self.fail_at))
        self.fired += bool(failing)
        return bool(failing)


class FlakyVfs:
    """SQLite's way to the system, with a flaky disk in between."""

    def __init__(self, disk):
        self._disk, self._sqlite = disk, sqlite_library()
        self._below = self._sqlite.sqlite3_vfs_find(None)
        self._made = {}  # methods of files, by the address of those that they stand before; never thrown away in use
        self._vfs = Vfs.from_buffer_copy(self._below.contents)
        self._vfs.name = b"flaky"
        self._vfs.next = None
        self._vfs.open, self._vfs.delete = OPEN(self._open), DELETE(self._delete)

    def register(self):
        self._sqlite.sqlite3_vfs_register(byref(self._vfs), 1)

    def unregister(self):
        self._sqlite.sqlite3_vfs_unregister(byref(self._vfs))
        self._sqlite.sqlite3_vfs_register(self._below, 1)

    def _open(self, _vfs, name, file, flags, out):
        result = self._below.contents.open(cast(self._below, c_void_p), name, file, flags, out)
        methods = cast(file, POINTER(c_void_p))
        if result == 0 and methods[0]:
            methods[0] = ctypes.addressof(self._standing_before(methods[0]))
        return result

    def _delete(self, _vfs, name, sync):
        if self._disk.fails():
            return NOT_REMOVED[0]
        return self._below.contents.delete(cast(self._below, c_void_p), name, sync)

    def _standing_before(self, address):
        if address not in self._made:
            below = cast(address, POINTER(Methods)).contents
            ours = Methods.from_buffer_copy(below)
            ours.write, ours.truncate, ours.sync = self._guards(below)
            self._made[address] = ours
        return self._made[address]

    def _guards(self, below):
        def write(file, data, amount, offset):
            if self._disk.fails():
                below.write(file, data, amount // 2, offset)  # half of it may be there
                return NOT_WRITTEN[0]
            return below.write(file, data, amount, offset)

        def truncate(file, size):
            return NOT_CUT[0] if self._disk.fails() else below.truncate(file, size)

        def sync(file, flags):
            return NOT_SYNCED[0] if self._disk.fails() else below.sync(file, flags)

        return WRITE(write), TRUNCATE(truncate), SYNC(sync)


class FlakyFile(io.FileIO):
    """A file of Python's on a flaky disk."""

    disk: FlakyDisk

    def write(self, data):
        if self.disk.fails():
            super().write(bytes(data)[: len(data) // 2])
            raise OSError(NOT_WRITTEN[1], os.strerror(NOT_WRITTEN[1]), self.name)
        return super().write(data)


def _flaky_open(disk, plain):
    def flaky_open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
        if not set(mode) & set("wax+") or isinstance(file, int):
            return plain(file, mode, buffering, encoding, errors, newline, closefd, opener)
        if disk.fails():
            raise OSError(NOT_OPENED[1], os.strerror(NOT_OPENED[1]), str(file))
        raw = FlakyFile(file, mode.replace("b", "").replace("t", ""), closefd, opener)
        raw.disk = disk
        buffered = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, encoding, errors, newline)

    return flaky_open


def _flaky_call(disk, plain, number):
    def flaky_call(place, *args, **options):
        if disk.fails():
            raise OSError(number, os.strerror(number), str(place))
        return plain(place, *args, **options)

    return flaky_call


CALLS = {
    "replace": errno.EIO, "rename": errno.EIO, "unlink": errno.EIO, "remove": errno.EIO, "rmdir": errno.EIO,
    "mkdir": errno.ENOSPC, "link": errno.EMLINK, "fsync": errno.EIO, "truncate": errno.EIO, "sendfile": errno.ENOSPC,
}  # fmt: skip


@contextmanager
def flaky_disk(monkeypatch):
    """A disk whose failures can be ordered. Campaigns that are opened within have to be closed within."""
    disk = FlakyDisk()
    vfs = FlakyVfs(disk)
    vfs.register()
    try:
        with monkeypatch.context() as patched:
            for module in (io, builtins):
                patched.setattr(module, "open", _flaky_open(disk, io.open))
            for name, number in CALLS.items():
                if hasattr(os, name):
                    patched.setattr(os, name, _flaky_call(disk, getattr(os, name), number))
            yield disk
    finally:
        disk.mend()
        vfs.unregister()
