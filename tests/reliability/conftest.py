"""What the tests of the promises share: a way to tell their figures."""

from __future__ import annotations

import pytest


@pytest.fixture
def report(request):
    """Write the figures of a trial to the terminal; nobody reads those of a short run."""

    def write(what, figures):
        if request.node.get_closest_marker("trial"):
            request.config.get_terminal_writer().line(f"\n{what}: {figures}")

    return write
