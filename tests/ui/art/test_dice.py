"""Drawn dice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from horologium.engine.kit.dice import numbered
from horologium.engine.rulesets.demo.combat import ATTACK, GUARD
from horologium.engine.rulesets.nova_aetas.fight.dice import D8
from horologium.ui.art import dice
from horologium.ui.kit import tokens


def picture(face, sides, look=dice.PLAIN, theme=tokens.LIGHT):
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    dice.draw(painter, QRectF(0, 0, 48, 48), face, sides, look, theme, QFont())
    painter.end()
    return image


@pytest.mark.parametrize("die", [D8, ATTACK, GUARD, numbered(6), numbered(12)], ids=lambda die: die.key)
def test_every_face_looks_different(qapp, die):
    faces = dict.fromkeys(die.faces)
    pictures = [picture(face, die.faces) for face in faces]
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_what_counts_looks_different_from_what_does_not(qapp):
    good, bad = (picture("8+sun", D8.faces, dice.Look(good)) for good in (True, False))
    assert good != bad


def test_a_die_thrown_again_is_marked(qapp):
    assert picture("3", D8.faces) != picture("3", D8.faces, dice.Look(again=True))


@pytest.mark.parametrize("theme", tokens.THEMES, ids=lambda theme: theme.name)
def test_a_die_is_drawn_in_every_theme(qapp, theme):
    assert picture("5+star", D8.faces, theme=theme) != picture("", D8.faces, theme=theme)
