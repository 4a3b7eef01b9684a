"""The line below those who were chosen: points against the limit, and every fault with its rule."""

from __future__ import annotations

import pytest

from horologium.engine.core.faults import Fault
from horologium.ui.teams.footer import TeamFooter, points_told

FAULTS = (Fault("", "the army is hungry", "bring bread", "TOY-01"), Fault("", "nobody <b>leads</b>"))


@pytest.fixture
def footer_of(theme, qtbot):
    """Makes a footer that is seen."""

    def make(**ways):
        made = TeamFooter(theme, **ways)
        qtbot.addWidget(made)
        made.resize(400, 300)
        made.show()
        return made

    return make


def test_every_fault_is_told_as_it_is_with_its_remedy_and_its_rule(footer_of):
    footer = footer_of()
    footer.show_state("3 of 2 points", FAULTS, "It has no name.")
    assert footer.faults.toPlainText().splitlines() == [
        "The army is hungry: bring bread. TOY-01", "Nobody <b>leads</b>. ", "It has no name.",
    ]  # fmt: skip


@pytest.mark.parametrize("opens", [True, False])
def test_a_rule_is_a_link_only_where_somebody_opens_it(footer_of, opens):
    footer = footer_of(opens=opens)
    footer.show_state("", FAULTS)
    assert ("href" in footer.faults.toHtml()) == opens


def test_a_footer_that_fits_is_as_high_as_its_lines_and_gone_without_any(footer_of):
    footer = footer_of(fits=True)
    heights = []
    for count in (1, 2):
        footer.show_state("", FAULTS[:count])
        heights.append(footer.faults.height())
    assert heights[0] < heights[1]
    footer.show_state("", ())
    assert (footer.total.isVisible(), footer.faults.isVisible()) == (False, False)


def test_where_no_points_are_counted_none_are_told():
    assert (points_told(24, 30), points_told(0, 0)) == ("24 of 30 points", "")


def test_a_footer_that_fits_takes_no_room_before_anything_is_said(footer_of):
    footer = footer_of(fits=True)
    assert (footer.total.isVisible(), footer.faults.isVisible()) == (False, False)
