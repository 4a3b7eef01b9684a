"""What a bundle carries is credited in the window."""

from __future__ import annotations

import pytest

from horologium.ui.window import dialogs
from horologium.ui.window.dialogs import AboutDialog


@pytest.fixture
def collected(tmp_path):
    folder = tmp_path / dialogs.FOLDER
    folder.mkdir()
    (folder / dialogs.INDEX).write_text("Qt 6: LGPL-3.0\n", "utf-8")
    (folder / "Alpha.txt").write_text("Do as you like.\n", "utf-8")
    return tmp_path


def test_the_list_comes_before_the_texts(collected):
    assert dialogs.read(collected) == "Qt 6: LGPL-3.0\n\nDo as you like."


def test_a_checkout_has_no_licences_to_show(tmp_path, builder):
    assert dialogs.read(tmp_path) == ""
    dialogs.show_about(builder.main, tmp_path, [])
    assert "L&icences" not in buttons(builder.main.dialog)


def test_the_about_box_leads_to_the_licences(collected, builder):
    dialogs.show_about(builder.main, collected, [])
    assert isinstance(builder.main.dialog, AboutDialog)
    assert "L&icences" in buttons(builder.main.dialog)
    builder.main.dialog._on_licences()
    assert isinstance(builder.main.dialog, dialogs.LicencesDialog)
    assert "Do as you like." in builder.main.dialog.text.toPlainText()


def buttons(dialog):
    from PySide6.QtWidgets import QPushButton

    return [button.text() for button in dialog.findChildren(QPushButton)]
