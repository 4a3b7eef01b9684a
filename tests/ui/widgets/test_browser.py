"""Text that can reach nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument

from horologium.ui.widgets.browser import SafeMarkdown, SealedBrowser

IMAGE = QTextDocument.ResourceType.ImageResource.value


@pytest.fixture
def browser(qtbot):
    made = SealedBrowser()
    qtbot.addWidget(made)
    return made


def test_a_picture_that_was_handed_over_is_served(browser):
    browser.give_picture("x", QImage(3, 3, QImage.Format.Format_RGB32))
    assert browser.loadResource(IMAGE, QUrl("mem:x")) is not None


@pytest.mark.parametrize("address", ["file:///etc/hostname", "http:a.png", "qrc:/a", "mem:other", "/etc/hostname"])
def test_everything_else_does_not_exist(browser, address):
    assert browser.loadResource(IMAGE, QUrl(address)) is None


@pytest.mark.qt_log_ignore("No document for", extend=True)
def test_a_link_to_a_file_is_told_and_not_opened(browser, qtbot, tmp_path):
    secret = tmp_path / "secret.txt"
    secret.write_text("secret", encoding="utf-8")
    browser.setHtml("<p>safe</p>")
    browser.setSource(QUrl.fromLocalFile(str(secret)))
    assert "secret" not in browser.toPlainText()


def test_html_in_markdown_stays_literal(qtbot):
    shown = SafeMarkdown()
    qtbot.addWidget(shown)
    shown.show_markdown("# Title\n\n**bold** <img src='file:///etc/hostname'> <script>x</script>")
    text = shown.toPlainText()
    assert "<img src='file:///etc/hostname'>" in text
    assert "**" not in text
