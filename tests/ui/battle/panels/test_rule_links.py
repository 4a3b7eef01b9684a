"""Tooltips name their rules."""

from __future__ import annotations

from horologium.ui.battle.panels.rule_links import Tips, plain


def test_a_tooltip_has_title_lines_and_rules_in_words(tips):
    text = tips.tip("Ada", ["4 / 6", ""], ["NAR-STN-01", "", "NAR-STN-01"])
    assert text.count("NAR-STN-01") == 2
    assert "<b>Ada</b><br>4 / 6<br><i>NAR-STN-01</i>: the words of NAR-STN-01" in text


def test_a_name_is_never_taken_for_markup(tips):
    assert "&lt;b&gt;" in tips.tip("<b>", [])


def test_without_a_codex_the_id_stands_alone():
    assert "<i>NAR-STN-01</i>" in Tips().tip("", [], ["NAR-STN-01"])


def test_what_is_read_aloud_is_joined_to_sentences():
    assert plain("Squire", "", "4 / 6.", "One\nTwo") == "Squire. 4 / 6. One. Two"


def test_a_cost_has_the_unit_of_the_game_or_none(tips):
    assert (tips.cost(3), tips.cost(None), Tips().cost(3)) == ("3 AP", "", "3")
