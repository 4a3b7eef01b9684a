"""Campaigns kept in memory, with what tests want to know of them."""

from __future__ import annotations

from horologium.campaign import memory_archive


class TickingClock:
    """Time that goes on by a second whenever somebody looks."""

    def __init__(self):
        self.seconds = 0

    def now(self):
        self.seconds += 1
        minutes, seconds = divmod(self.seconds, 60)
        return f"2026-01-01T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}+00:00"


class MemoryArchive(memory_archive.MemoryArchive):
    """An archive that is gone when the test is over, and tells for what reasons snapshots were asked for."""

    def __init__(self, records=()):
        super().__init__(records)
        self.snapshots = []

    def snapshot(self, reason):
        self.snapshots.append(reason)
