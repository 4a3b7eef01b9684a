"""Text that can reach nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from horologium.ui.art import initials
from horologium.ui.camp.chronicle.note_dialog import NoteEditor
from horologium.ui.kit.rich_text import LONG, SafeMarkdown, SealedBrowser, SealedDocument, begun, nothing, opening
from horologium.ui.kit.tokens import LIGHT

IMAGE = QTextDocument.ResourceType.ImageResource.value
MARKUP = (
    '<img src="{}">',
    '<link rel="stylesheet" href="{}"><p>x</p>',
    '<table background="{}"><tr><td>x</td></tr></table>',
    '<p style="background-image: url({})">x</p>',
)


@pytest.fixture
def browser(qtbot):
    made = SealedBrowser()
    qtbot.addWidget(made)
    return made


def test_a_picture_that_was_handed_over_is_served(browser):
    browser.give_picture("x", QImage(3, 3, QImage.Format.Format_RGB32))
    assert browser.loadResource(IMAGE, QUrl("mem:x")) is not None


@pytest.mark.parametrize("address", ["file:///etc/hostname", "http:a.png", "qrc:/a", "mem:other", "/etc/hostname"])
def test_everything_else_is_a_picture_of_nothing(browser, address):
    assert browser.loadResource(IMAGE, QUrl(address)) == nothing()


def test_the_bait_is_taken_by_a_browser_of_qt(bait, qtbot):
    shown = QTextBrowser()
    qtbot.addWidget(shown)
    shown.setHtml(f'<img src="{bait.path}">')
    shown.grab()
    assert bait.taken


@pytest.mark.parametrize("markup", MARKUP)
@pytest.mark.parametrize("place", range(3))
def test_a_browser_opens_no_file(browser, bait, place, markup):
    browser.setHtml(markup.format(bait.addresses[place]))
    browser.grab()
    assert not bait.taken


@pytest.mark.parametrize("markup", MARKUP)
@pytest.mark.parametrize("place", range(3))
def test_a_document_for_paper_opens_no_file(bait, tmp_path, place, markup):
    document, writer = SealedDocument(), QPdfWriter(str(tmp_path / "page.pdf"))
    document.setHtml(markup.format(bait.addresses[place]))
    document.print_(writer)
    assert not bait.taken


def test_the_editor_of_a_note_opens_no_file(bait, qtbot):
    editor = NoteEditor()
    qtbot.addWidget(editor)
    editor.setHtml(f'<img src="{bait.path}">')
    editor.grab()
    assert not bait.taken


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


@pytest.mark.parametrize(
    ("text", "sign"), [("Rain.", "R"), ("'Is it gone?'", "'I"), ("«È tardi», dice", "«È"), ("1509", ""), ("", "")]
)
def test_a_text_begins_with_its_first_letter_and_the_marks_before_it(text, sign):
    assert opening(text) == sign


def test_a_quotation_mark_is_seen_beside_its_letter(qapp):
    plain, quoted = (initials.initial(sign, 44, LIGHT, "DejaVu Serif") for sign in ("I", "'I"))
    assert plain != quoted


@pytest.mark.parametrize("words", ["Short.", "A long tale. " * (LONG // 10)])
def test_what_follows_begins_below_the_initial(qapp, words):
    document = QTextDocument()
    plate = initials.initial("A", 44, LIGHT, "DejaVu Serif", density=1)
    document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl("mem:initial"), plate)
    document.setHtml(begun("A", words, "", 44) + "<h3>Next</h3>")
    document.setTextWidth(400)
    last = document.documentLayout().blockBoundingRect(document.lastBlock())
    assert (document.lastBlock().text(), last.top() >= 44) == ("Next", True)
