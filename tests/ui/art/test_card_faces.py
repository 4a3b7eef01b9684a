"""Card faces: every card differs, and says the same on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from helpers.companies import pack
from horologium.ui.art import card_faces, emblems, marks, signs, things
from horologium.ui.art.icons import DRAWINGS as ICONS
from horologium.ui.kit import typography
from horologium.ui.kit.tokens import LIGHT, THEMES

FACE = card_faces.PrintedCard("flail-of-rage", "Flail of Rage", "weapon", "Weapon", "It strikes.", "3", ("Hands", "36"))


def image_of(paint, width=200, height=290):
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("name", things.DRAWINGS)
def test_every_thing_leaves_a_mark(qapp, name):
    image = image_of(lambda painter: things.draw(painter, name, QRectF(0, 0, 48, 48), QColor("black")), 48, 48)
    assert sum(image.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48)) > 60


@pytest.mark.parametrize("name", sorted(set(things.WORDS.values())))
def test_every_word_leads_to_a_drawing(name):
    assert any(name in known for known in (things.DRAWINGS, emblems.names(), signs.NAMES, marks.DRAWINGS, ICONS))


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
def test_a_card_is_the_same_each_time_it_is_painted(qapp, tokens):
    kind = typography.choose(100)

    def paint(painter):
        card_faces.paint(painter, QRectF(4, 4, 190, 280), FACE, tokens, kind)

    assert image_of(paint) == image_of(paint)


@pytest.mark.parametrize("folder", ["equipment", "reagents", "injuries"])
def test_every_card_of_the_pack_has_a_thing_to_show(folder):
    for card, spec in pack().content[folder].items():
        kind = str(getattr(spec, "category", ""))
        assert things.choose(card.replace("-", " "), spec.name, kind) != "chest"


def test_two_cards_differ_in_their_pictures(qapp):
    one, other = (card_faces.thumbnail(FACE._replace(key=key), 60, LIGHT).toImage() for key in ("sword", "sulphur"))
    assert one != other


def test_the_last_word_of_a_kind_gives_the_colour():
    assert card_faces.ground("reagent alchemia") == card_faces.GROUNDS["alchemia"]
    assert card_faces.ground("unheard of") == card_faces.OTHER
