"""Lines that nobody should send: noise, requests that were spoilt, saves that were changed; and some good ones."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

from helpers.pipe import some_answer
from horologium.engine.core.codec import battle_code, canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

WORDS = ("do", "new", "answer", "value", "north", "azure", "hold", "", "0", "HORO1:", "bot:random", "\x00", "é", "🎲")
HOSTILE = (
    b"",
    b"\x00",
    b"\xff\xfe{",
    b"NaN",
    b'{"do": NaN}',
    b'{"do": "new", "seed": 1e999}',
    b'{"do": "journal", "from": ' + b"9" * 5_000 + b"}",
    b'{"do": "answer", "value": "\\ud800"}',
    b'{"do": "answer", "do": "quit"}',
    b'{"do": "quit"',
    b'{"do": "quit"} {"do": "quit"}',
    b'{"do": "answer", "value": ' + b"[" * 3_000 + b"]" * 3_000 + b"}",
    b'{"do": ' + b'{"do": ' * 98 + b"1" + b"}" * 99,
    b'{"do": "answer", "value": "' + b"x" * 200_000 + b'"}',
    b'{"do": "answer", "value": [' + b'"x",' * 20_000 + b'"x"]}',
    b'{"do": "load", "code": "HORO1:demo:1:' + b"A" * 50_000 + b'"}',
)


class Fuzzer:
    """Makes lines from a seed and from what the last replies said."""

    def __init__(self, random: Random, start: Mapping[str, Any]) -> None:
        self.random, self.start = random, dict(start)
        self.pending: dict[str, Any] | None = None
        self.save: dict[str, Any] | None = None
        self.state: dict[str, Any] | None = None

    def heard(self, reply: Mapping[str, Any]) -> None:
        """Remember what helps to lie well."""
        if reply["ok"]:
            self.pending = reply.get("pending")
            self.save = reply.get("save", self.save)
            self.state = reply.get("state", self.state)

    def line(self) -> bytes:
        """Any line without a line feed."""
        ways: list[Callable[[], bytes]] = [self.noise, self.hostile, self.scribble, self.spoilt, self.torn]
        ways += [self.answer] * 3 + [self.good] * 3 + [self.changed_save] * 2 + [self.changed_code] * 2
        return self.random.choice(ways)().replace(b"\n", b" ")

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.randrange(60))

    def hostile(self) -> bytes:
        return self.random.choice(HOSTILE)

    def scribble(self) -> bytes:
        return _text(self.value(3))

    def value(self, depth: int, bits: int = 62) -> Any:
        """Any JSON value, with numbers of so many bits."""
        random = self.random
        kind = random.randrange(8 if depth else 6)
        if kind == 6:
            return [self.value(depth - 1, bits) for _ in range(random.randrange(4))]
        if kind == 7:
            return {random.choice(WORDS): self.value(depth - 1, bits) for _ in range(random.randrange(4))}
        plain = [None, True, False, random.choice(WORDS), random.randrange(-3, 12), random.getrandbits(bits)]
        return plain[kind]

    def request(self) -> dict[str, Any]:
        """A request as it should be."""
        random = self.random
        keys: dict[str, Any] = {
            "do": random.choice(["undo", "redo", "state", "save", "view", "journal", "odds", "new"])
        }
        if keys["do"] == "odds":
            options = (self.pending or {}).get("options") or [{"key": "hold"}]
            keys["option"] = random.choice(options)["key"]
        elif keys["do"] == "new":
            keys |= self.start | {"seed": random.randrange(1_000), "chance": random.choice(["box", "ask"])}
        return keys

    def good(self) -> bytes:
        return _text(self.request())

    def answer(self) -> bytes:
        """A legal answer, mostly."""
        if self.pending is None:
            return _text({"do": "answer", "value": self.value(1)})
        return _text({"do": "answer", "value": some_answer(self.pending, self.random)})

    def spoilt(self) -> bytes:
        """A request with one thing wrong somewhere."""
        return _text(self.change(self.request() if self.random.random() < 0.5 else json.loads(self.answer())))

    def torn(self) -> bytes:
        """A request of which some bytes are lost or turned."""
        line = bytearray(self.random.choice([self.good, self.answer])())
        if self.random.random() < 0.5:
            return bytes(line[: self.random.randrange(len(line))])
        line[self.random.randrange(len(line))] ^= 1 << self.random.randrange(8)
        return bytes(line)

    def changed_save(self) -> bytes:
        """A save with one thing wrong somewhere deep inside, or cut off."""
        if self.save is None:
            return _text({"do": "save"})
        line = _text({"do": "load", "save": self.change(copy.deepcopy(self.save))})
        return line if self.random.random() < 0.8 else line[: self.random.randrange(len(line))]

    def changed_code(self) -> bytes:
        """A battle code of a position that was changed, or with characters lost."""
        if self.state is None:
            return _text({"do": "state"})
        state = self.change(copy.deepcopy(self.state))
        code = battle_code(self.start["ruleset"], 1, canonical({"state": state, "answers": []}))
        if self.random.random() < 0.2:
            code = code[: self.random.randrange(len(code))]
        return _text({"do": "load", "code": code, "chance": self.random.choice(["box", "ask"])})

    def change(self, data: Any) -> Any:
        """Replace, remove or add something at a random place."""
        random, place = self.random, data
        while isinstance(place, dict | list) and place:
            key = random.choice(list(place)) if isinstance(place, dict) else random.randrange(len(place))
            inner = place[key]
            if not isinstance(inner, dict | list) or not inner or random.random() < 0.15:
                self._spoil(place, key)
                return data
            place = inner
        return self.value(2)

    def _spoil(self, place: Any, key: Any) -> None:
        match self.random.randrange(4):
            case 0:
                del place[key]
            case 1 if isinstance(place, dict):
                place[self.random.choice(WORDS)] = place.pop(key)
            case 2 if isinstance(place[key], int):
                place[key] += self.random.choice([-1, 1, 1_000])
            case _:
                place[key] = self.value(2, self.random.choice([4, 16, 40]))


def _text(value: Any) -> bytes:
    return json.dumps(value).encode()
