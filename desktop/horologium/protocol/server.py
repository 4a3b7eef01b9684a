"""``horologium engine``: one request per line in, one reply per line out."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, BinaryIO

from horologium import paths
from horologium.protocol.errors import Refused
from horologium.protocol.host import Host
from horologium.protocol.shelf import Shelf
from horologium.protocol.wire import LONGEST_LINE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OWN_PACKS = "packs"


def main(data_dir: Path) -> int:
    """Serve standard input and output until quit or the end of input."""
    replies = sys.stdout.buffer
    with redirect_stdout(sys.stderr):  # a stray print must not spoil the replies
        serve(make_host(data_dir), sys.stdin.buffer, replies)
    return 0


def make_host(data_dir: Path) -> Host:
    """A host with the rulesets of this program, its packs and the player's own."""
    from horologium.content.library import Library  # noqa: PLC0415
    from horologium.engine.rulesets import RULESETS  # noqa: PLC0415

    return Host(RULESETS, Shelf(Library(RULESETS, [paths.campaigns(), data_dir / OWN_PACKS])))


def serve(host: Host, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer line by line."""
    for line in _lines(requests):
        replies.write(host.refusal(_too_long()) if line is None else host.reply(line))
        replies.flush()
        if host.closed:
            return


def _lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """The lines of the input; None stands for one that is too long, whose rest is skipped."""
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while (rest := requests.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None


def _too_long() -> Refused:
    return Refused("too-long", f"the line is longer than {LONGEST_LINE} bytes", "send less in one request")
