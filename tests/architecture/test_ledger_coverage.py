"""Every rule of a ruleset that exists is proved by a test, and every id we cite is in a ledger."""

from __future__ import annotations

from functools import cache

from devtools.rules import ALLOWED, Coverage, Ledger, allowed, cited, coverage, fallen, ledgers, marked, table
from helpers.source import ENGINE, ROOT


@cache
def untested() -> set[str]:
    return {id_ for each in coverage(ROOT) if each.built for id_ in each.missing}


def unknown(mentions) -> list[str]:
    ids = {id_ for ledger in ledgers(ROOT / "resources" / "codex") for id_ in ledger.ids}
    return [f"{each.file.name}:{each.line}: {each.id}" for each in mentions if each.id not in ids]


def marks_in(folder, text) -> list[str]:
    (folder / "test_planted.py").write_text(text, "utf-8")
    return [each.id for each in marked(folder)]


def test_every_rule_of_a_built_ruleset_has_a_test():
    assert sorted(untested() - allowed(ROOT)) == []


def test_the_list_of_untested_rules_only_shrinks():
    assert sorted(allowed(ROOT) - untested()) == []


def test_the_list_of_untested_rules_is_sorted():
    lines = [line for line in (ROOT / ALLOWED).read_text("utf-8").splitlines() if not line.startswith("#")]
    assert lines == sorted(set(lines))


def test_a_rule_that_loses_its_test_is_noticed(tmp_path):
    for folder in ("resources/codex", "tests/architecture", "desktop/horologium/engine/rulesets/game"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "desktop/horologium/engine/rulesets/game/__init__.py").touch()
    rules = "".join(f'[[rule]]\nid = "AAA-BB-0{n}"\nkind = "core"\n' for n in range(3))
    (tmp_path / "resources/codex/game.toml").write_text('game = "game"\n' + rules, "utf-8")
    (tmp_path / ALLOWED).write_text("# why\nAAA-BB-01 not yet\n", "utf-8")
    (tmp_path / "tests/test_it.py").write_text("import pytest\npytestmark = pytest.mark.rule('AAA-BB-00')\n", "utf-8")
    assert fallen(tmp_path) == ["AAA-BB-02"]


def test_every_marked_rule_is_in_a_ledger():
    assert unknown(each for each in marked(ROOT / "tests")) == []


def test_every_rule_cited_by_the_engine_is_in_a_ledger():
    assert unknown(cited(ENGINE)) == []


def test_no_id_is_in_two_ledgers():
    ids = [id_ for ledger in ledgers(ROOT / "resources" / "codex") for id_ in ledger.ids]
    assert len(ids) == len(set(ids))


def test_marks_are_read_from_decorators_parameters_and_constants(tmp_path):
    text = """
import pytest
IDS = ("AAA-BB-03", "AAA-BB-04")
pytestmark = pytest.mark.rule("AAA-BB-01")
@pytest.mark.parametrize("a", [pytest.param(1, marks=[pytest.mark.rule("AAA-BB-02")])])
@pytest.mark.rule(*IDS)
def test_something(a): ...
"""
    assert sorted(marks_in(tmp_path, text)) == ["AAA-BB-01", "AAA-BB-02", "AAA-BB-03", "AAA-BB-04"]


def test_an_id_in_a_comment_or_a_plain_string_is_no_mark(tmp_path):
    assert marks_in(tmp_path, "NAME = 'AAA-BB-01'  # pytest.mark.rule('AAA-BB-02')\n") == []


def test_citations_are_read_from_docstrings_and_requests(tmp_path):
    text = 'def a():\n    """Guard.  [AAA-BB-01, AAA-BB-02]"""\n    roll("AAA-BB-03", "UTF-8", "[x]")\n'
    (tmp_path / "rules.py").write_text(text, "utf-8")
    assert [each.id for each in cited(tmp_path)] == ["AAA-BB-01", "AAA-BB-02", "AAA-BB-03"]


def test_components_need_no_test_but_examples_do(tmp_path):
    text = 'game = "two-words"\n' + "".join(
        f'[[rule]]\nid = "AAA-BB-0{n}"\nkind = "{kind}"\n' for n, kind in enumerate(("component", "core", "ruling"))
    )
    (tmp_path / "two-words.toml").write_text(text + '[[example]]\nid = "AAA-EX-01"\n', "utf-8")
    (ledger,) = ledgers(tmp_path)
    assert (ledger.package, ledger.to_test) == ("two_words", ("AAA-BB-01", "AAA-BB-02", "AAA-EX-01"))


def test_the_report_lists_missing_rules_of_built_rulesets_only():
    ledger = Ledger("demo", frozenset({"AAA-BB-01"}), ("AAA-BB-01",))
    report = table([Coverage(ledger, True, ("AAA-BB-01",)), Coverage(ledger, False, ("AAA-BB-02",))])
    assert "AAA-BB-01" in report
    assert "AAA-BB-02" not in report
