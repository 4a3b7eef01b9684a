"""Drawings that leave a mark, in every theme."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from horologium.engine.core.journal import Kind
from horologium.engine.rulesets import RULESETS
from horologium.ui.art import dial, emblems, frames, glyphs, icons, initials, marks, signs, strokes, textures, things
from horologium.ui.art.dial import SIGNS
from horologium.ui.kit.tokens import THEMES

BOX = QRectF(0, 0, 48, 48)


def drawn(paint):
    """Tell how many pixels a drawing changes."""
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return sum(image.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48))


def test_a_path_is_read_letter_by_letter():
    expected = QPainterPath(QPointF(1, 2))
    expected.lineTo(3, 4)
    expected.quadTo(5, 6, 7, 8)
    expected.cubicTo(1, 1, 2, 2, 3, 3.5)
    expected.closeSubpath()
    assert strokes.path("M1 2 L3 4 Q5 6 7 8 C1 1 2 2 3 3.5 Z") == expected


@pytest.mark.parametrize("name", icons.DRAWINGS)
def test_every_icon_leaves_a_mark_inside_its_box(qapp, name):
    assert drawn(lambda painter: icons.paint(painter, name, BOX, QColor("black"))) > 60
    assert QRectF(0, 0, 24, 24).contains(strokes.path(icons.DRAWINGS[name].lstrip("!")).boundingRect())


def test_every_kind_of_cards_has_a_drawing():
    known = {*things.DRAWINGS, *emblems.names(), *signs.NAMES, *marks.DRAWINGS, *icons.DRAWINGS}
    games = [game.campaign for game in RULESETS.values()]
    assert {kind.sign for rules in games if rules for kind in rules.data.kinds} <= known


@pytest.mark.parametrize("kind", [*get_args(Kind), "undo"])
def test_every_kind_of_entry_has_a_glyph_of_its_own(kind):
    assert kind in glyphs.DRAWINGS or kind in glyphs.SIGNS


@pytest.mark.parametrize(("name", "sign"), SIGNS)
def test_every_sign_leaves_a_mark_inside_its_box(qapp, name, sign):
    assert drawn(lambda painter: strokes.draw(painter, sign, BOX, QColor("black"))) > 60
    assert QRectF(0, 0, 24, 24).contains(strokes.path(sign).boundingRect())


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
def test_the_dial_is_round_in_every_theme(qapp, tokens):
    picture = dial.face(tokens, 200, 1.0, "DejaVu Serif").toImage()
    assert picture.pixelColor(2, 2).alpha() == 0
    assert picture.pixelColor(100, 20).alpha() == 255


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
def test_initials_of_two_letters_differ(qapp, tokens):
    assert initials.initial("A", 40, tokens, "DejaVu Serif") != initials.initial("B", 40, tokens, "DejaVu Serif")


@pytest.mark.parametrize("tokens", THEMES, ids=lambda tokens: tokens.name)
def test_a_lit_card_differs_from_a_quiet_one(qapp, tokens):
    pictures = []
    for lit in (False, True):
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        frames.card(painter, BOX.adjusted(6, 6, -6, -6), tokens, lit=lit)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]


def test_noise_has_no_seam(qapp):
    picture = textures.noise(16, 5, 0, 255, QImage.Format.Format_Grayscale8)
    edge = textures.SIZE - 1
    jumps = [abs(picture.pixelColor(0, y).red() - picture.pixelColor(edge, y).red()) for y in range(0, edge, 16)]
    assert max(jumps) < 24


def test_the_same_seed_weaves_the_same_cloth(qapp):
    first, second = (textures.leather(QColor("#3d2416"), 3).middle.toImage() for _ in range(2))
    assert first == second
