"""Rules set as pages."""

from __future__ import annotations

import pytest

from horologium.ui.codex.ledgers import Codex, RuleEntry, RuleExample, RuleLedger
from horologium.ui.codex.rule_text import RulePage
from horologium.ui.kit import typography
from horologium.ui.kit.tokens import LIGHT

EXAMPLE = RuleExample("TOY-EX-01", ("TOY-GEN-01",), "A <b>bear</b>.", "It moves.", "")
RULE = RuleEntry(
    "TOY-GEN-01", "toy", "General", "core", "Look at TOY-GEN-02 & TOY-GEN-99.", "So be it.", "", "", (EXAMPLE,)
)
OTHER = RuleEntry("TOY-GEN-02", "toy", "General", "option", "Second.", "", "Page 2", "agl", ())


@pytest.fixture
def leaf(qapp):
    return RulePage(Codex([RuleLedger("toy", "Toy Wars", (RULE, OTHER))]), LIGHT, typography.choose(100))


def test_ids_of_rules_become_links(leaf):
    assert '<a href="codex:TOY-GEN-02"' in leaf.entry(RULE)


def test_an_id_that_leads_nowhere_stays_text(leaf):
    assert "codex:TOY-GEN-99" not in leaf.entry(RULE)
    assert "TOY-GEN-99" in leaf.entry(RULE)


def test_marks_in_a_ledger_stay_literal(leaf):
    assert "&lt;b&gt;bear&lt;/b&gt;" in leaf.entry(RULE)


def test_a_page_has_ruling_examples_and_the_next_rules(leaf):
    page = leaf.entry(RULE)
    assert all(part in page for part in ("So be it.", "It moves.", "Next in General", "Second."))


def test_the_foot_names_variant_and_section(leaf):
    assert "Optional rule · Variant: agl · Section: Page 2" in leaf.entry(OTHER)


def test_an_empty_page_says_what_to_do(leaf):
    assert "Choose a rule" in leaf.empty()
