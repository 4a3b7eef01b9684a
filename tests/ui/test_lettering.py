"""Initials: which sign they show, and that nothing is lost or covered by them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument

from horologium.ui.art import initials
from horologium.ui.kit.tokens import LIGHT
from horologium.ui.lettering import LONG, begun, opening


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
