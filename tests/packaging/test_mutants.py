"""Planted faults: of every kind, the same for the same seed, and never in our own source."""

from __future__ import annotations

import ast
import sys

import pytest

from devtools import mutants, verbs
from devtools.mutants import Mutant, chosen, killer, mutants_of, related, verdict
from helpers.source import ROOT

SOURCE = '''"""A doc."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from x import y
def share(a: int = 3, *, b: "list[int]") -> bool:
    """Say é = 1."""
    b.append(a)
    if a < 4 and not b:
        return bool(a)
    return False
'''


def planted(mutant):
    return mutant.planted(SOURCE)


@pytest.mark.parametrize(
    ("operator", "old", "new"),
    [
        ("comparison", "a < 4", "(a <= 4)"),
        ("and/or", "a < 4 and not b", "(a < 4 or (not b))"),
        ("negation", "not b", "(b)"),
        ("constant", "False", "True"),
        ("off by one", "3", "4"),
        ("off by one", "4", "5"),
        ("condition", "a < 4 and not b", "(not (a < 4 and (not b)))"),
        ("dropped", "b.append(a)", "pass"),
        ("early return", "return bool(a)", "return None"),
    ],
)
def test_faults_of_every_kind_are_found_in_their_place(operator, old, new):
    (mutant,) = (each for each in mutants_of("x.py", SOURCE) if (each.operator, each.old) == (operator, old))
    assert ast.dump(ast.parse(planted(mutant))) == ast.dump(ast.parse(SOURCE.replace(old, new, 1)))


def test_there_are_no_other_faults_in_hints_texts_and_imports():
    assert len(mutants_of("x.py", SOURCE)) == 9


def test_the_same_seed_plants_the_same_faults_in_every_area():
    first, second, other = chosen(ROOT, 1, 10), chosen(ROOT, 1, 10), chosen(ROOT, 2, 10)
    assert first == second != other
    areas = [mutant.file.removeprefix("desktop/horologium/").split("/")[0] for mutant in first]
    assert sorted(set(areas)) == ["campaign", "content", "engine", "store", "ui"]


@pytest.fixture
def copy(tmp_path):
    """A small checkout with one source and its test."""
    (tmp_path / "desktop/horologium/store").mkdir(parents=True)
    (tmp_path / "tests/store").mkdir(parents=True)
    (tmp_path / "desktop/horologium/store/sums.py").write_text("def twice(a):\n    return a * 2\n", "utf-8")
    test = "import sys; sys.path.insert(0, 'desktop/horologium/store')\nfrom sums import twice\n"
    (tmp_path / "tests/store/test_sums.py").write_text(f"{test}def test_it():\n    assert twice(2) == 4\n", "utf-8")
    return tmp_path


def fault(copy, old, new):
    text = (copy / "desktop/horologium/store/sums.py").read_text("utf-8")
    start = text.index(old)
    return Mutant("desktop/horologium/store/sums.py", 2, "any", start, start + len(old), old, new, f"return {old}")


@pytest.mark.parametrize(("new", "seen"), [("a * 3", "tests/store/test_sums.py::test_it"), ("a + 2", "")])
def test_a_fault_is_seen_or_not_and_the_source_is_as_it_was(copy, new, seen):
    source = copy / "desktop/horologium/store/sums.py"
    before = source.read_text("utf-8")
    assert killer(copy, fault(copy, "a * 2", new)) == seen
    assert source.read_text("utf-8") == before


def test_a_fault_that_never_ends_counts_as_seen(copy, monkeypatch):
    monkeypatch.setattr(mutants, "PATIENCE", 0.01)
    assert killer(copy, fault(copy, "a * 2", "a * 3")) == mutants.ENDLESS


def test_tests_are_found_by_name_by_what_they_import_and_else_by_folder(copy):
    (copy / "tests/store/test_all.py").write_text("from horologium.store.sums import twice\n", "utf-8")
    assert related(copy, "desktop/horologium/store/sums.py") == ["tests/store/test_sums.py", "tests/store/test_all.py"]
    assert related(copy, "desktop/horologium/store/checks/other.py") == ["tests/store"]


def test_what_changes_nothing_has_its_reason(copy):
    mutant = fault(copy, "a * 2", "2 * a")
    known = {f"{mutant.file} | return a * 2 | a * 2 -> 2 * a": "either way round"}
    assert verdict(mutant, "", known) == "equivalent: either way round"
    assert verdict(mutant, "", {}) == "SURVIVED"
    assert verdict(mutant, "a test", known) == "killed by a test"


def test_every_excuse_is_for_a_file_that_is_there():
    assert [line for line in mutants.excuses() if not (ROOT / line.split(" | ")[0]).is_file()] == []


def test_faults_are_planted_by_a_verb(monkeypatch):
    monkeypatch.setattr(verbs, "_prepare", lambda *_: None)
    monkeypatch.setattr(verbs, "_python", lambda _environment, *words: sys.exit(" ".join(words)))
    with pytest.raises(SystemExit, match=r"mutants\.py --seed 3$"):
        verbs.trials(None, ["mutants", "--seed", "3"])
