"""What no file may hold is found, and a glance at its text never misses it."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.content.limits import MOST_CHARACTERS, excesses, is_modest
from horologium.content.problems import ContentError
from horologium.content.tables import read_tables

EXCESSES = [
    'x = "a <b> c"',
    'x = "\\u003cb"',
    'x = """a <\\\n   b"""',
    'x = "\\b"',
    'x = "\\u202e"',
    "x = 2_147_483_648",
    "x = -9999999999",
    "x = 0xFFFFFFFF",
    "x = 1e400",
    "x = -inf",
    "x = nan",
    "x = 1509-05-14",
    "x = 07:32:00",
    '"<b>" = 1',
    f'x = "{"a" * (MOST_CHARACTERS + 1)}"',
    f"x = [{'1,' * MOST_CHARACTERS}]",
]


@pytest.mark.parametrize("text", EXCESSES)
def test_a_text_with_something_in_excess_is_never_passed_at_a_glance(text: str) -> None:
    assert list(excesses(tomllib.loads(text)))
    assert not is_modest(text)


@pytest.mark.parametrize("text", ["x = \"It's 12 o'clock, & all is well.\"", "x = 999_999", 'x = "a\\n\\"b\\"\\t"'])
def test_an_ordinary_text_is_passed_at_a_glance(text: str) -> None:
    assert is_modest(text)
    assert not list(excesses(tomllib.loads(text)))


@given(st.text("x=\"'<b>\\u0123e9_-:infa[]{},.\n ", max_size=40))
def test_whatever_passes_at_a_glance_holds_nothing_in_excess(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        return
    assert not is_modest(text) or not list(excesses(data))


@pytest.mark.parametrize("inner", ["1", "[]", "{}"])
def test_a_value_may_lie_in_thirty_two_tables_and_no_deeper(inner: str) -> None:
    deep, deeper = (tomllib.loads("a" + ".a" * (depth - 1) + f" = {inner}") for depth in (32, 33))
    assert list(excesses(deep)) == []
    assert [what for _, what, _ in excesses(deeper)] == ["lies more than 32 tables deep"]


def test_a_file_that_did_not_change_is_parsed_once() -> None:
    assert read_tables("a.toml", b"x = [1]")[0] is read_tables("a.toml", b"x = [1]")[0]
    assert read_tables("a.toml", b"x = [2]")[0] == {"x": [2]}


def test_far_too_many_values_are_refused_before_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    with pytest.raises(ContentError, match=r"x\.toml: holds more than 20000 values"):
        read_tables("x.toml", b"a = 1\n" * 50_000)
