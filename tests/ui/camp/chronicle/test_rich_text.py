"""Notes in the editor: what was written is what is kept."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument

from horologium.ui.camp.chronicle import rich_text


@pytest.mark.parametrize(
    "text",
    [
        "Two roads.\n\nOne follower.",
        "one\ntwo",
        "# Siena\n\ntext",
        "- bread\n- **rope**",
        "1. ride\n2. fight",
        "> Nobody *knows*.\n> really",
        "a **b** *c* ***d***",
        r"2 \* 3 <b>x</b>",
    ],
)
def test_a_note_comes_out_of_the_editor_as_it_went_in(qapp, text):
    document = QTextDocument()
    rich_text.fill(document, text)
    assert rich_text.written(document) == text


def test_faces_and_sizes_from_elsewhere_are_left_out(qapp):
    document = QTextDocument()
    document.setHtml('<p style="font-size: 40px; color: red"><a href="x">Siena</a></p>')
    assert rich_text.written(document) == "Siena"


def test_an_empty_editor_is_an_empty_note(qapp):
    assert rich_text.written(QTextDocument()) == ""
