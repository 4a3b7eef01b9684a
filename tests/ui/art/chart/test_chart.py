"""The chart of Italy: its towns stand on land, its seas are wet, and it is drawn alike every time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from helpers.companies import pack
from horologium.content.drawings import shipped_chart
from horologium.ui.art.chart import engraving, hand, inks, land, relief
from horologium.ui.camp.map.view import place_of
from horologium.ui.kit import tokens

ITALY = shipped_chart("italy")
WET = {"the Tyrrhenian Sea": (11.5, 40.5), "the Adriatic": (15.0, 43.2), "the Ionian Sea": (18.0, 38.5)}
DRY = {
    "Milan": (9.19, 45.46),
    "Naples": (14.35, 40.9),
    "Perugia": (12.39, 43.11),
    "Bari": (16.8, 41.05),
    "Palermo": (13.4, 38.0),
    "Cagliari": (9.1, 39.3),
    "Corte": (9.15, 42.3),
}


@pytest.mark.parametrize("name", DRY)
def test_towns_of_italy_stand_on_land(name):
    assert land.lands(ITALY).contains(QPointF(*hand.spot(*DRY[name])))


@pytest.mark.parametrize("name", WET)
def test_the_sea_is_not_land(name):
    assert not land.lands(ITALY).contains(QPointF(*hand.spot(*WET[name])))


def test_every_town_of_the_rehearsal_stands_on_land_or_in_its_lagoon():
    towns = pack().content["towns"].values()
    assert [town.id for town in towns if not land.lands(ITALY).contains(place_of(town.x, town.y))] in ([], ["venice"])


def test_all_hills_stand_on_the_sheet_or_at_its_rim():
    assert all(hand.SHEET.adjusted(-60, -60, 60, 60).contains(QPointF(hill.x, hill.y)) for hill in relief.hills(ITALY))


def test_all_names_stand_on_the_sheet():
    assert all(hand.SHEET.contains(QPointF(*hand.spots(name.at, degrees=True)[0])) for name in ITALY.names)


def test_a_coast_is_drawn_alike_every_time():
    island = ITALY.coasts[-1].at
    first = hand.coast.__wrapped__(island, 0.2, degrees=True)
    assert first == hand.coast.__wrapped__(island, 0.2, degrees=True)


@pytest.mark.parametrize("theme_name", ["light", "dark", "contrast"])
def test_sea_and_land_differ_in_every_theme_that_has_washes(theme, theme_name):
    theme.set_look(theme_name, 100)
    image = QImage(300, 320, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(300 / hand.SHEET.width(), 320 / hand.SHEET.height())
    for _ in engraving.engrave(painter, theme, ITALY):
        pass
    painter.end()
    chosen = inks.choose(theme.tokens)
    assert (image.pixelColor(30, 185) != image.pixelColor(230, 60)) == (not chosen.bare)


@pytest.mark.parametrize("ink", [inks.DAY, inks.NIGHT, inks.BARE])
def test_names_of_towns_can_be_read_on_land_and_on_paper(ink):
    assert tokens.contrast(ink.line, ink.land) >= 6
    assert tokens.contrast(ink.road, ink.land) >= 4.5
    assert tokens.contrast(ink.rubric, ink.paper) >= 4.5
