"""The engine as a process of its own, and a player at the other end of the pipe."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


def _hear_interrupts() -> None:
    """Tests that run in the background of a shell would pass on that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Engine:
    """``horologium engine``, started as a user would start it."""

    def __init__(self, data: Path, hash_seed: str = "0") -> None:
        paths = os.pathsep.join([str(DESKTOP), *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "horologium", "engine", "--data", str(data)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths},
            preexec_fn=_hear_interrupts if os.name == "posix" else None,  # noqa: PLW1509 - no threads are running here
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.requests, self.replies, self.errors = self.process.stdin, self.process.stdout, self.process.stderr

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.requests, self.replies, self.errors):
            with suppress(OSError):
                pipe.close()

    def line(self, line: bytes) -> dict[str, Any]:
        """Send one line and read one."""
        self.requests.write(line + b"\n")
        self.requests.flush()
        reply: dict[str, Any] = json.loads(self.replies.readline())
        return reply

    def do(self, do: str, **keys: Any) -> dict[str, Any]:
        """Send a request that must be granted."""
        reply = self.line(json.dumps({"do": do, **keys}).encode())
        assert reply["ok"], reply
        return reply

    def end(self) -> tuple[int, bytes, bytes]:
        """Close the input: the exit code and whatever else was written."""
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


def some_answer(pending: dict[str, Any], random: Random) -> list[str]:
    """Any legal answer to a request, made from what the line says and nothing else."""
    match pending["kind"]:
        case "roll":
            return [random.choice(pending["faces"][die]) for die in pending["dice"]]
        case "draw":
            return random.sample(pending["cards"], pending["count"])
        case _:
            count = random.randint(pending["least"], min(pending["most"], len(pending["options"])))
            return [option["key"] for option in random.sample(pending["options"], count)]
