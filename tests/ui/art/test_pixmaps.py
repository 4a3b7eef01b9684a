"""Small pictures, as sharp as the screen."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon

from horologium.ui.art.pixmaps import add_to, square


def dot(painter):
    painter.fillRect(0, 0, 4, 4, QColor("red"))


def test_a_picture_has_the_pixels_of_the_screen(qapp):
    picture = square(8, dot, density=2)
    assert (picture.width(), picture.deviceIndependentSize().width()) == (16, 8)
    image = picture.toImage()
    assert (image.pixelColor(7, 7), image.pixelColor(8, 8).alpha()) == (QColor("red"), 0)


def test_an_icon_is_drawn_for_both_densities(qapp):
    icon = QIcon()
    add_to(icon, 8, dot, QIcon.Mode.Disabled)
    assert [size.width() for size in icon.availableSizes(QIcon.Mode.Disabled)] == [8, 16]
