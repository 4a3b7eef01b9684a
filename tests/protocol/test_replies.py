"""Parts of replies that a small game does not need."""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Literal

import pytest

from horologium.engine.core.journal import Entry
from horologium.engine.core.odds import Distribution
from horologium.protocol.mission_catalogue import option_kind
from horologium.protocol.replies import odds_json

HALF = Fraction(1, 2)


def test_an_estimate_says_so_and_how_many_runs_it_comes_from():
    odds = odds_json({"wounds": Distribution({0: HALF, 2: HALF}, samples=2_000)})
    chances = [["0", "1/2"], ["2", "1/2"]]
    assert odds == {"wounds": {"exact": False, "chances": chances, "samples": 2_000, "mean": "1"}}


@pytest.mark.parametrize(
    ("results", "shown"),
    [({False: HALF, True: HALF}, ["false", "true"]), ({"felled": HALF, "safe": HALF}, ["felled", "safe"])],
)
def test_what_is_not_a_number_has_no_mean(results, shown):
    odds = odds_json({"success": Distribution(results)})["success"]
    assert [result for result, _ in odds["chances"]] == shown
    assert "mean" not in odds


def test_a_fact_whose_name_is_taken_gets_another(beach):
    beach.dealt()
    beach.host._running.table.journal.entries.append(Entry("odd", ("STN-09",), {"n": 7, "text": "so", "kept": 1}))
    entry = beach.do("state")["journal"][0]
    assert (entry["n"], entry["fact_n"], entry["fact_text"], entry["kept"]) == (2, 7, "so", 1)


class Weather(StrEnum):
    DRY = "dry"
    WET = "wet"


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        (bool, {"kind": "flag"}),
        (int, {"kind": "number"}),
        (str, {"kind": "text"}),
        (Weather, {"kind": "choice", "values": ["dry", "wet"]}),
        (Literal["a", "b"], {"kind": "choice", "values": ["a", "b"]}),
        (tuple[int, ...], {"kind": "table"}),
    ],
)
def test_an_option_tells_what_may_be_given(hint, kind):
    assert option_kind(hint) == kind
