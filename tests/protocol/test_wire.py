"""Lines in and out."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.protocol.errors import RequestRefused
from horologium.protocol.wire import DEEPEST, read_line, write_line

WHOLE = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18), 10**18) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def refusal(line: bytes) -> str:
    with pytest.raises(RequestRefused) as caught:
        read_line(line)
    assert caught.value.code == "bad-json"
    return caught.value.message


@given(st.dictionaries(st.text(), WHOLE))
def test_what_is_written_can_be_read(data):
    line = write_line(data)
    assert read_line(line) == data
    assert line.isascii()
    assert line.count(b"\n") == 1


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(line):
    try:
        found = read_line(line)
    except RequestRefused as error:
        found = {"refused": error.code}
    assert found.get("refused", "bad-json") == "bad-json"


@pytest.mark.parametrize("line", [b"", b"\n", b"  \r\n"])
def test_an_empty_line_is_refused(line):
    assert refusal(line) == "the line is empty"


@pytest.mark.parametrize("line", [b"3", b'"do"', b"null", b"true", b"[1]"])
def test_anything_but_an_object_is_refused(line):
    assert refusal(line).endswith("not an object")


def test_bytes_that_are_not_utf_8_are_named_by_their_place():
    assert refusal(b'{"do": "\xff"}') == "byte 8 of the line is not UTF-8"


def test_a_mark_of_byte_order_before_the_line_is_passed_over():
    assert read_line(b'\xef\xbb\xbf{"do": "quit"}') == {"do": "quit"}


def test_a_line_with_windows_ending_is_read():
    assert read_line(b'{"do": "quit"}\r\n') == {"do": "quit"}


def test_a_key_that_is_there_twice_is_refused():
    assert refusal(b'{"do": "undo", "x": {"a": 1, "a": 2}}') == "the key 'a' is there twice"


@pytest.mark.parametrize("number", [b"NaN", b"Infinity", b"-Infinity", b"1.5", b"1e999", b"1e2"])
def test_numbers_that_are_not_whole_are_refused(number):
    assert refusal(b'{"seed": ' + number + b"}").endswith("is not a whole number")


@pytest.mark.parametrize("digits", [21, 4_000, 100_000])
def test_numbers_with_too_many_digits_are_refused(digits):
    assert refusal(b'{"seed": ' + b"9" * digits + b"}") == "a number has more than 20 digits"


@pytest.mark.parametrize("text", [rb"\ud800", rb"\udc00\ud800", rb"a\udfff"])
def test_half_a_surrogate_pair_is_refused_in_keys_and_values(text):
    assert "surrogate" in refusal(b'{"do": "' + text + b'"}')
    assert "surrogate" in refusal(b'{"' + text + b'": 1}')


def test_a_whole_surrogate_pair_is_one_character():
    assert read_line(rb'{"do": "\ud83c\udfb2"}') == {"do": "\N{GAME DIE}"}


@pytest.mark.parametrize("depth", [DEEPEST, 990, 200_000])
@pytest.mark.parametrize("brackets", [(b"[", b"]"), (b'{"a":', b"}")])
def test_a_line_that_nests_too_deep_is_refused(depth, brackets):
    opening, closing = brackets
    assert (
        refusal(b'{"x":' + opening * depth + b"1" + closing * depth + b"}")
        == f"the line nests more than {DEEPEST} deep"
    )


def test_a_line_may_nest_as_deep_as_any_save():
    assert read_line(json.dumps({"x": [[[[[[[[[[1]]]]]]]]]]}).encode())
