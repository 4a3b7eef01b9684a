"""Every key of a TOML text is found on its line."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.content.lines import UNSAID, KeyLines, most_depth

TEXT = '''\
# a comment with = and [brackets]
name = "x = [1]"  # "quoted
'quoted key' = 1
a.b = { c = 1, d = [1,
  2, { e = 3 }] }
long = """
[not.a.table]
x = 1
"""
after = \'\'\'it's\'\'\'

[table]
key = 1
  [table.inner]
  key = [
    1,
    [2, 3],
  ]

[[list]]
key = 1
[[list]]
key = 2
[list.deep]
key = 3
[[list.many]]
key = 4
[[list.many]]
key = 5
[[list]]
[[list.many]]
key = 6
'''


@pytest.mark.parametrize(
    ("key", "line"),
    [
        (("name",), 2),
        (("quoted key",), 3),
        (("a", "b"), 4),
        (("a", "b", "c"), 4),
        (("a", "b", "d", 0), 4),
        (("a", "b", "d", 1), 5),
        (("a", "b", "d", 2, "e"), 5),
        (("long",), 6),
        (("after",), 10),
        (("table",), 12),
        (("table", "key"), 13),
        (("table", "inner", "key"), 15),
        (("table", "inner", "key", 0), 16),
        (("table", "inner", "key", 1, 1), 17),
        (("list", 0, "key"), 21),
        (("list", 1), 22),
        (("list", 1, "key"), 23),
        (("list", 1, "deep", "key"), 25),
        (("list", 1, "many", 0, "key"), 27),
        (("list", 1, "many", 1, "key"), 29),
        (("list", 2, "many", 0, "key"), 32),
        (("table", "missing", "key"), 12),
        (("missing",), None),
        ((), None),
    ],
)
def test_a_key_is_found_on_its_line(key: tuple[str | int, ...], line: int | None) -> None:
    assert KeyLines(TEXT).line(key) == line


def keys(value: object, key: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    if isinstance(value, dict):
        return [key, *(k for name, inner in value.items() for k in keys(inner, (*key, name)))]
    if isinstance(value, list):
        return [key, *(k for n, inner in enumerate(value) for k in keys(inner, (*key, n)))]
    return [key]


def written(value: object) -> str:
    match value:
        case dict():
            return "{" + ", ".join(f"{name} = {written(inner)}" for name, inner in value.items()) + "}"
        case list():
            return "[" + ",".join(f"\n {written(inner)}" for inner in value) + "\n]"
        case _:
            return repr(value)


names = st.text("abc", min_size=1, max_size=2)
values = st.recursive(
    st.integers(0, 9) | st.text("x=[],.# ", max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(names, values, max_size=4))
def test_all_keys_that_the_parser_finds_have_a_line(data: dict[str, Any]) -> None:
    text = "".join(f"{name} = {written(inner)}\n" for name, inner in data.items())
    places = KeyLines(text)
    assert tomllib.loads(text) == data
    assert all(key in places.lines for key in keys(data) if key)


@given(st.text("""[]{}=,."'#\n\\ab1 """, max_size=60))
def test_any_text_can_be_scanned(text: str) -> None:
    places = KeyLines(text)
    assert all(1 <= line <= text.count("\n") + 1 for line in places.lines.values())


@given(st.integers(1, 60), st.sampled_from(["[", "{a=", "[{a="]))
def test_no_text_nests_deeper_than_it_is_said_to(depth: int, opening: str) -> None:
    places = KeyLines("x = " + opening * depth)
    assert places.depth > 32 or places.depth >= depth


@pytest.mark.parametrize("depth", [33, 60, 5000])
@pytest.mark.parametrize("begin", ["x = " + "[" * 5000, "x = {a.b={a.b=" * 5000, "[" + "a." * 5000, "a." * 5000])
def test_what_nests_too_deep_is_told_before_it_is_parsed(begin: str, depth: int) -> None:
    assert KeyLines(begin[: 8 * depth]).is_deep()


@pytest.mark.parametrize("ending", ["", "\\", '"', '\\"', '""', '\\""""'])
@pytest.mark.parametrize("inner", ["ab", "\\\\", '\\"""', 'a""\n', "'\\'"])
def test_a_text_that_does_not_end_is_read_once_and_whole(inner: str, ending: str) -> None:
    text = '"""' + inner * 50 + ending
    assert [match[0] for match in UNSAID.finditer(text)] == [text]


@pytest.mark.parametrize(
    "text", ["a" + ".a" * 31 + " = 1", "[" + ".".join("a" * 32) + "]", "a = " + "[" * 31 + "1" + "]" * 31]
)
def test_as_deep_as_it_may_a_text_nests_and_no_deeper(text: str) -> None:
    deeper = text.replace("a", "a.a", 1)
    assert (KeyLines(text).depth, KeyLines(text).is_deep()) == (32, False)
    assert (KeyLines(deeper).depth, KeyLines(deeper).is_deep()) == (33, True)


def longest(value: object) -> int:
    return max(len(key) for key in keys(value))


@given(st.text("[]{}=,.\"'#\nab1", max_size=120))
def test_no_text_that_can_be_parsed_nests_deeper_than_a_glance_tells(text: str) -> None:
    try:
        data = tomllib.loads(text)
    except ValueError:
        return
    assert longest(data) <= most_depth(text)


def test_brackets_in_texts_and_comments_do_not_nest() -> None:
    assert not KeyLines('x = "[[[[[[[[[["  # {{{{{{{{{{{{{\ny = """\n[[[[[[[[[[[[\n....."""\n' * 9).is_deep()


def test_lines_are_not_looked_for_before_something_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    places = KeyLines(TEXT)
    monkeypatch.setattr("horologium.content.lines.TOKEN", None)
    assert not places.is_deep()
    with pytest.raises(AttributeError):
        places.line(("name",))
