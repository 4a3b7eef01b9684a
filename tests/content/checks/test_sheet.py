"""One file of a pack on its way through the checks."""

from __future__ import annotations

from horologium.content.checks.sheet import Sheet
from horologium.engine.core.plots import PlotSpec


def test_a_file_with_other_tables_keeps_its_place_and_knows_which_values_are_fresh():
    sheet = Sheet("plots/story.toml", "plots", "story", {"name": "Old"})
    other = sheet.changed(PlotSpec, {"name": "New"}, [])
    assert (other.file, other.id, other.data, other.leaves(PlotSpec)) == (sheet.file, "story", {"name": "New"}, [])
    assert (sheet.data, len(sheet.leaves(PlotSpec))) == ({"name": "Old"}, 1)
