"""Paths in packs are the same on every system."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.content.names import fault, is_id, is_junk


@pytest.mark.parametrize(
    "path", ["pack.toml", "figures/brass-hound.toml", "pictures/big hound.png", "a/b/c/d/e/f/g/h.toml"]
)
def test_plain_paths_are_taken(path: str) -> None:
    assert fault(path) is None


@given(st.text(max_size=40))
def test_no_path_that_is_taken_leads_out(path: str) -> None:
    if fault(path) is None:
        assert not path.startswith(("/", "."))
        assert all(part not in {"", ".", ".."} for part in path.split("/"))
        assert path.isascii()
        assert path.isprintable()


@pytest.mark.parametrize("name", ["a", "brass-hound", "2nd-wave", "x" * 64])
def test_small_letters_digits_and_hyphens_are_an_id(name: str) -> None:
    assert is_id(name)


@pytest.mark.parametrize("name", ["", "A", "a_b", "-a", "a-", "a--b", "ä", "a b", "x" * 65, "a\n"])
def test_everything_else_is_no_id(name: str) -> None:
    assert not is_id(name)


@pytest.mark.parametrize("path", [".DS_Store", "a/Thumbs.db", "__MACOSX/x.toml", "a/._b.toml", "desktop.ini"])
def test_system_leftovers_are_junk(path: str) -> None:
    assert is_junk(path)


def test_other_hidden_files_are_not_junk() -> None:
    assert not is_junk(".bashrc")
