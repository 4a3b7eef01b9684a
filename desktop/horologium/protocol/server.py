"""``horologium engine``: one request per line in, one reply per line out; failures are errors that change nothing."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Any, BinaryIO

from horologium import paths
from horologium.protocol.errors import RequestRefused, error_of
from horologium.protocol.mission_catalogue import ServedMissions
from horologium.protocol.request_fields import Fields, glimpse
from horologium.protocol.session import loaded_session, new_session
from horologium.protocol.wire import LONGEST_LINE, read_line, write_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.protocol.session import Session

PROTOCOL = 1
FARTHEST = 1 << 40

Reply = dict[str, Any]


class Host:
    """Takes lines and gives replies; holds the battle that is being played, if any."""

    def __init__(self, rulesets: Mapping[str, AnyRuleset], catalogue: ServedMissions) -> None:
        self._rulesets = rulesets
        self._catalogue = catalogue
        self._running: Session | None = None
        self.closed = False
        self._verbs: Mapping[str, Callable[[Fields], Reply]] = {
            "rulesets": self._list,
            "new": self._new,
            "answer": self._answer,
            "undo": self._undo,
            "redo": self._redo,
            "view": self._view,
            "state": self._state,
            "journal": self._journal,
            "odds": self._odds,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    def reply(self, line: bytes) -> bytes:
        """The one reply to a line, whatever the line is."""
        try:
            return write_line({"ok": True, **self._do(read_line(line))})
        except Exception as error:
            return self.refusal(error)

    def refusal(self, error: Exception) -> bytes:
        """The reply that says what was wrong; the battle stands where it stood."""
        digest = None if self._running is None else self._running.table.digest()
        return write_line({"ok": False, "error": error_of(error), "digest": digest})

    def _do(self, request: dict[str, Any]) -> Reply:
        verb = request.pop("do", None)
        if not isinstance(verb, str) or verb not in self._verbs:
            raise RequestRefused(
                "unknown-request", f"{glimpse(verb)} is not a request", f"use {', '.join(self._verbs)}"
            )
        return self._verbs[verb](Fields(request))

    @property
    def _session(self) -> Session:
        if self._running is None:
            raise RequestRefused("no-battle", "no battle is running", "begin one with new or load")
        return self._running

    def _told(self, **news: Any) -> Reply:
        """A reply that does not change the battle."""
        return {**news, **self._session.status()}

    # With or without a battle

    def _list(self, fields: Fields) -> Reply:
        fields.only()
        known = [self._catalogue.describe(ruleset) for ruleset in self._rulesets.values()]
        news: Reply = {"protocol": PROTOCOL, "rulesets": known, "problems": self._catalogue.problems()}
        return news if self._running is None else self._told(**news)

    def _quit(self, fields: Fields) -> Reply:
        fields.only()
        news: Reply = {} if self._running is None else self._told()
        self.closed = True
        return news

    def _new(self, fields: Fields) -> Reply:
        return self._begin(new_session(self._rulesets, self._catalogue, fields))

    def _load(self, fields: Fields) -> Reply:
        return self._begin(loaded_session(self._rulesets, fields))

    def _begin(self, session: Session) -> Reply:
        """The new battle takes the old one's place only when all of its first line can be told."""
        seats = [{"seat": seat.key, "name": seat.name} for seat in session.seats()]
        news = {"protocol": PROTOCOL, "ruleset": session.table.ruleset.id, "seats": seats, **session.status()}
        self._running = session
        return news

    # Within a battle

    def _answer(self, fields: Fields) -> Reply:
        fields.only("value")
        return self._session.answer(fields.any("value"))

    def _undo(self, fields: Fields) -> Reply:
        fields.only()
        return self._session.undo()

    def _redo(self, fields: Fields) -> Reply:
        fields.only()
        return self._session.redo()

    def _view(self, fields: Fields) -> Reply:
        fields.only("seat")
        return self._told(view=self._session.view(fields.get("seat", str)))

    def _state(self, fields: Fields) -> Reply:
        fields.only()
        table = self._session.table
        return self._told(state=table.ruleset.codec.dump(table.state))

    def _journal(self, fields: Fields) -> Reply:
        """Here the journal is what was asked for, not what is new."""
        fields.only("from")
        asked = self._session.journal(fields.number("from", 0, FARTHEST))
        return {**self._told(), "journal": asked}

    def _odds(self, fields: Fields) -> Reply:
        fields.only("option")
        return self._told(odds=self._session.odds(fields.need("option", str)))

    def _save(self, fields: Fields) -> Reply:
        fields.only()
        return self._told(save=self._session.save())


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

    return Host(RULESETS, ServedMissions(Library(RULESETS, [paths.campaigns(), data_dir / OWN_PACKS])))


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


def _too_long() -> RequestRefused:
    return RequestRefused("too-long", f"the line is longer than {LONGEST_LINE} bytes", "send less in one request")
