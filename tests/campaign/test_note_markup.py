"""The little markup of notes: read, written, shown, and never more than it says."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.campaign.note_markup import Block, StyledSpan, html, plain, read, write

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8)
SPANS = st.builds(StyledSpan, WORDS, st.booleans(), st.booleans())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Two roads.\n\nOne follower.", "<p>Two roads.</p><p>One follower.</p>"),
        ("one\ntwo", "<p>one<br>two</p>"),
        ("# Siena", "<h4>Siena</h4>"),
        ("- bread\n- rope", "<ul><li>bread</li><li>rope</li></ul>"),
        ("1. ride\n2. fight", "<ol><li>ride</li><li>fight</li></ol>"),
        ("> Nobody knows.", "<blockquote><p>Nobody knows.</p></blockquote>"),
        ("**never** *again*", "<p><b>never</b> <i>again</i></p>"),
        (r"2 \* 3", "<p>2 * 3</p>"),
        ("Buy:\n- rope", "<p>Buy:</p><ul><li>rope</li></ul>"),
        ("", ""),
    ],
)
def test_markup_is_shown(text, shown):
    assert html(text) == shown


def test_html_in_a_note_is_text():
    assert html("<script>*x*</script>") == "<p>&lt;script&gt;<i>x</i>&lt;/script&gt;</p>"


def test_plain_words_have_no_markup():
    assert plain("# Siena\n\n- **two** doors\n- one *key*") == "Siena two doors one key"


@given(st.lists(SPANS, min_size=1, max_size=4), st.sampled_from(["text", "heading", "bullet", "number", "quote"]))
def test_what_is_written_is_read_again(spans, kind):
    text = "".join(span.text for span in spans)
    block = read(write([Block(kind, (tuple(spans),))]))
    assert (block[0].kind, "".join(span.text for span in block[0].lines[0])) == (kind, text)


@given(st.text())
def test_any_text_can_be_shown(text):
    assert "<script" not in html(text)


def test_a_line_that_only_looks_like_a_list_stays_a_line():
    block = Block("text", ((StyledSpan("1. January"),),))
    assert read(write([block])) == (block,)
