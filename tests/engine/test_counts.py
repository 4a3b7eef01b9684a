"""How many positions one activation can lead to, counted by trying everything, with dice that always fall the same.

The numbers of the rows below can be counted by hand. The others were counted by the rules and stand here so that a
change in what is legal cannot go unnoticed.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import NamedTuple

import pytest

from helpers.samples.demo import THE_CLASH, band, mission, setup
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.core.table import Table
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.state import Options

FIRST, LAST = 0, -1  # faces: miss and open, or double and block with riposte

ROW = " ".join("." * 12)
ALONE = mission("alone", ROW, band("pikeman 0,0"), band("pikeman 11,0"))
BESIDE = mission("beside", ROW, band("pikeman 1,0"), band("sergeant 0,0"))
ARCHERS = mission(
    "archers",
    """
. . . T . . . . .
 . T . . . ^ . . .
. . . . ^ . . T .
 ~ ~ = ~ ~ ~ = ~ ~
~ ~ = ~ ~ ~ = ~ ~
 . T . . ^ . . . .
""",
    band("sergeant 1,3", "bowman 3,2", "bowman 4,1 1", "pikeman 0,0 0 acted", hand=("steady-aim", "shield-wall")),
    band("sergeant 0,4 1", "bowman 2,5", "pikeman 4,4", "bowman 0,5", hand=("second-wind",)),
)


class Count(NamedTuple):
    """The ways to go through an activation, and the different positions at their ends."""

    ways: int
    positions: int


def first_activation(spec, options=None) -> Table:
    """A table at the first activation: each band drew the first card that is left, and azure begins."""
    table = Table(THE_FORD, THE_FORD.set_up(setup(spec, options)))
    while isinstance(table.pending, Draw):
        table.answer(table.pending.cards[:1])
    table.answer(("6",))
    table.answer(("1",))
    return table.fork()


def answers(request, face):
    """Every answer to a choice, whatever the order; dice show one of their faces."""
    if not isinstance(request, Choose):
        return [tuple(die.faces[face] for die in request.dice)]
    sizes = range(request.least, request.most + 1)
    return chain.from_iterable(combinations(request.keys(), size) for size in sizes)


def ends(table, steps, face):
    """The digests at all ends of the step."""
    if table.steps > steps:
        yield table.digest()
        return
    for answer in answers(table.pending, face):
        ahead = table.fork()
        ahead.answer(answer)
        yield from ends(ahead, steps, face)


def counted(table, face) -> Count:
    """Follow every way through the step at hand."""
    found = list(ends(table, table.steps, face))
    return Count(len(found), len(set(found)))


@pytest.mark.rule("DEMO-MOV-01", "DEMO-ACT-02")
def test_a_figure_alone_goes_four_hexes_or_six_with_quick_march():
    assert counted(first_activation(ALONE), FIRST) == Count(5 + 7, 5 + 7)


@pytest.mark.rule("DEMO-MOV-03", "DEMO-CMB-01")
def test_a_figure_beside_a_foe_attacks_or_holds_or_goes_away_with_or_without_a_blow():
    # Stay: attack or hold. Go: the foe strikes or spares. All dice miss, so that only the hex tells the ends apart.
    assert counted(first_activation(BESIDE), FIRST) == Count((2 + 4 * 2) + (2 + 6 * 2), 5 + 7)


@pytest.mark.rule("DEMO-MOV-03", "DEMO-CMB-06")
def test_blows_that_hit_make_a_difference():
    # A blow of two hits, one of them blocked, leaves one of two lives; a riposte is for attacks alone.
    assert counted(first_activation(BESIDE), LAST) == Count((2 + 4 * 2) + (2 + 6 * 2), (2 + 4 * 2) + (2 + 6 * 2))


@pytest.mark.parametrize(
    ("spec", "options", "face", "count"),
    [
        (THE_CLASH, None, FIRST, Count(462, 129)),
        (THE_CLASH, None, LAST, Count(350, 299)),
        (THE_CLASH, Options(parting_blows=False), LAST, Count(264, 249)),
        (ARCHERS, None, FIRST, Count(962, 252)),
        (ARCHERS, None, LAST, Count(675, 614)),
    ],
    ids=["clash, misses", "clash, hits", "clash without parting blows", "archers, misses", "archers, hits"],
)
def test_an_activation_leads_to_as_many_positions_as_ever(spec, options, face, count):
    assert counted(first_activation(spec, options), face) == count
