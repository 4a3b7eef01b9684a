"""The door for texts of others: shown letter by letter wherever Qt would take them for more."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QTextDocumentFragment
from PySide6.QtGui import Qt as Guessing
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QWidget

from horologium.ui.kit import plain_text
from horologium.ui.kit.plain_text import JOINER, Markup, percent

HOSTILE = (
    "<img src=x>",
    "A <b>bold</b> name",
    "< b>spaced",
    "&lt;b&gt;",
    "a &lt; b",
    "<!doctype html>",
    "<?xml version='1'?><b>x",
    "<a href='file:x'>y</a>",
    "\n <br/>",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_a_text_of_others_is_never_guessed_to_be_markup(text):
    assert Guessing.mightBeRichText(text) or "\n" in text
    assert not Guessing.mightBeRichText(plain_text.guessed(text))
    assert plain_text.guessed(text).replace(JOINER, "") == text


@pytest.mark.parametrize("text", ["Tolla", "A & B", "1 < 2", "a\nb"])
def test_a_harmless_text_stays_as_it_is(text):
    assert plain_text.guessed(text) == text


@pytest.mark.parametrize("text", ["Tolla", "A & B", *HOSTILE])
def test_markup_of_ours_shows_texts_of_others_letter_by_letter(text):
    shown = plain_text.guessed(Markup("<b>{}</b>").fill(text))
    assert Guessing.mightBeRichText(shown)
    assert QTextDocumentFragment.fromHtml(shown).toPlainText() == " ".join(text.split())


def test_markup_without_a_tag_is_guessed_to_be_markup_all_the_same():
    shown = plain_text.guessed(plain_text.escaped("A & B"))
    assert Guessing.mightBeRichText(shown)
    assert QTextDocumentFragment.fromHtml(shown).toPlainText() == "A & B"


def test_markup_joins_texts_and_keeps_their_lines():
    assert Markup("<br>").between(["<", Markup("<i>x</i>")]) == "&lt;<br><i>x</i>"
    assert plain_text.lined("a\n<b>") == "a<br>&lt;b&gt;"


@pytest.mark.parametrize("name", ["A & B", "&Co", "&&", "Tolla &"])
def test_an_ampersand_in_a_name_is_no_mnemonic(qtbot, name):
    button = QPushButton(plain_text.literal(name))
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    assert plain_text.spoken(button.text()) == name


def test_a_caption_is_read_without_the_mark_of_its_mnemonic():
    assert plain_text.spoken("&Save && close") == "Save & close"


def test_a_tooltip_is_heard_as_it_is_read(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    plain_text.give_tip(widget, Markup("<b>{}</b>").fill("<i> & Co"))
    assert widget.accessibleDescription() == "<i> & Co"
    plain_text.give_tip(widget, "<b>")
    assert widget.accessibleDescription() == "<b>"


def test_what_was_given_to_be_heard_is_kept(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setAccessibleDescription("Something else")
    plain_text.give_tip(widget, "A tip")
    assert widget.accessibleDescription() == "Something else"


def test_an_action_without_a_tooltip_does_not_guess_at_its_own_words(qapp):
    action = QAction(plain_text.literal("Give to <b> & Co"))
    plain_text.give_tip(action, "")
    assert not Guessing.mightBeRichText(action.toolTip())
    assert action.toolTip().replace(JOINER, "") == "Give to <b> & Co"


def test_the_title_of_a_window_keeps_every_sign(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    plain_text.give_title(window, "A [*] B")
    assert window.windowTitle() == "A [*][*] B"


@pytest.mark.parametrize(("button", "sure"), [("Yes", True), ("No", False)])
def test_a_question_shows_a_name_letter_by_letter(qtbot, button, sure):
    parent, seen = QWidget(), []
    qtbot.addWidget(parent)

    def answer():
        box = QApplication.activeModalWidget()
        seen.extend(each.text() for each in box.findChildren(QLabel) if each.textFormat() is not PLAIN)
        box.button(QMessageBox.StandardButton[button]).click()

    QTimer.singleShot(0, answer)
    assert plain_text.is_sure(parent, "Delete", "Delete <img src=x> for good?") is sure
    assert not any("<" in text for text in seen)


PLAIN = Guessing.TextFormat.PlainText


@pytest.mark.parametrize(
    ("share", "words"),
    [(0, "0 %"), (0.002, "< 1 %"), (0.5, "50 %"), (Fraction(998, 999), "> 99 %"), (Fraction(1), "100 %")],
)
def test_almost_never_is_not_never_and_almost_certain_not_certain(share, words):
    assert percent(share) == words


@pytest.mark.parametrize(("share", "words"), [(0, "< 1 %"), (0.25, "25 %"), (1, "> 99 %")])
def test_what_was_counted_over_trials_is_never_quite_certain(share, words):
    assert percent(share, counted=True) == words
