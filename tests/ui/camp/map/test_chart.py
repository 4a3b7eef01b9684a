"""The chart of a story: that of its game, or one that its pack brings."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from helpers.companies import new_shelf
from helpers.markdown import blocks, section
from horologium import paths
from horologium.campaign.office import Office
from horologium.content.drawings import ChartEntry, Coast, Feature, Range, shipped_chart
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.engine.rulesets import RULESETS
from horologium.store.campaign_folder import SystemClock
from horologium.ui.art.chart import cartouche, engraving, hand, inks, land
from horologium.ui.camp.map.section import MapSection, chart_of
from horologium.ui.camp.open_campaign import OpenCampaign

WIDTH = 300


@pytest.fixture
def marsh(tmp_path):
    """The rehearsal on the chart of the guide for pack makers."""
    pack = shutil.copytree(
        paths.campaigns() / "rehearsal", tmp_path / "shelf" / "rehearsal", ignore=shutil.ignore_patterns("text")
    )
    guide = section((paths.campaigns() / "README.md").read_text("utf-8"), "Draw for it")
    text = next(block.text for block in blocks(guide) if block.text.startswith("# charts/marshland.toml"))
    (pack / "charts").mkdir()
    (pack / "charts" / "marshland.toml").write_text(text, "utf-8")
    plot = pack / "plots" / "the-rehearsal.toml"
    plot.write_text(f'chart = "marshland"\n{plot.read_text("utf-8")}', "utf-8")
    return load_pack(pack, RULESETS)


def printed(theme, chart):
    """The whole chart, small."""
    scale = WIDTH / hand.SHEET.width()
    image = QImage(WIDTH, round(hand.SHEET.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    for _ in engraving.engrave(painter, theme, chart):
        pass
    painter.end()
    return image


def test_a_game_has_its_chart_without_a_word(camp):
    assert chart_of(camp.session) == shipped_chart("italy")


def test_a_chart_of_the_pack_lies_under_its_towns(tmp_path, camp_plan, marsh, theme, qtbot):
    library = Library(RULESETS, [marsh.origin.parent])
    camp = OpenCampaign(lambda: Office(new_shelf(tmp_path), library, RULESETS, SystemClock()))
    assert camp.found(marsh, camp_plan[1])
    made = MapSection(theme, camp)
    qtbot.addWidget(made)
    assert made.view.printer._chart.chart == marsh.content["charts"]["marshland"]
    camp.close()


def test_the_land_of_a_pack_lies_where_it_places_its_towns(marsh):
    lands = land.lands(marsh.content["charts"]["marshland"])
    assert lands.contains(QPointF(*hand.spot_of(300, 1000)))
    assert not lands.contains(QPointF(*hand.spot_of(2300, 1200)))


def test_the_chart_of_a_pack_is_drawn(marsh, theme):
    theme.set_look("contrast", 100)
    image, chosen = printed(theme, marsh.content["charts"]["marshland"]), inks.choose(theme.tokens)
    assert image != printed(theme, shipped_chart("italy"))
    assert {chosen.sea, chosen.line} <= {image.pixelColor(x, y).name() for x in range(0, WIDTH, 3) for y in range(300)}


def test_a_chart_that_is_all_in_one_place_is_drawn(theme):
    nothing = ChartEntry(
        "x", (Coast("0 0 0 0 0 0"),), lakes=("5 5 5 5 5 5",), ranges=(Range("9 9 9 9"),), deeps=(Feature("0 0", 8),)
    )
    assert not printed(theme, nothing).isNull()


def test_only_degrees_have_miles(theme, marsh, monkeypatch):
    measured = []
    monkeypatch.setattr(cartouche, "_scale", lambda *_: measured.append(1))
    printed(theme, marsh.content["charts"]["marshland"])
    assert measured == []
    printed(theme, shipped_chart("italy"))
    assert measured == [1]


def test_a_plot_that_names_no_chart_is_told(tmp_path):
    pack = shutil.copytree(paths.campaigns() / "rehearsal", tmp_path / "x", ignore=shutil.ignore_patterns("text"))
    plot = pack / "plots" / "the-rehearsal.toml"
    plot.write_text(f'chart = "itly"\n{plot.read_text("utf-8")}', "utf-8")
    (problem,) = load_pack(pack, RULESETS).problems
    assert str(problem).endswith("chart: names 'itly', which is not among the charts - did you mean 'italy'?")


def test_a_long_title_stays_on_its_scroll(theme, qapp):
    image = QImage(hand.SHEET.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    cartouche.paint(painter, inks.DAY, theme.type, ChartEntry("x", (Coast("0 0 0 0 0 0"),), title="W" * 24))
    painter.end()
    left = round(cartouche.AREA.left()) - 24  # beyond its rolls
    assert {image.pixel(left, y) for y in range(0, 300)} == {image.pixel(0, 0)}
