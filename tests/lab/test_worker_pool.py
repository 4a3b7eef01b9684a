"""How far the work is, on a terminal and elsewhere."""

from __future__ import annotations

import io

from horologium.lab.worker_pool import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_sees_a_bar():
    out = Terminal()
    progress = Progress(10, out=out)
    progress.add(5)
    assert "\r[################................] 5 of 10 played" in out.getvalue()
    progress.add(5)
    progress.close()
    assert out.getvalue().rstrip(" ").endswith("\n")


def test_elsewhere_there_is_a_line_at_the_end():
    out = io.StringIO()
    progress = Progress(10, out=out)
    progress.add(10)
    assert out.getvalue() == ""
    progress.close()
    assert out.getvalue().startswith("10 of 10 played")


def test_what_lay_there_is_not_counted_as_speed():
    progress = Progress(10, known=10, out=io.StringIO())
    assert (progress.done, progress.speed()) == (10, 0)
