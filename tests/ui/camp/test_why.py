"""A refusal is told in the status line, with the way to the rule that forbids it."""

from __future__ import annotations


def test_a_refusal_leads_to_the_rule_that_forbids_it(window):
    window.main.camp.refused.emit("this comes later", ("TOY-GEN-01",))
    assert window.window.statusBar().currentMessage() == "This comes later"
    window.window.why.click()
    window.settle()
    assert window.window.current == "codex"
    assert "TOY-GEN-01" in window.window.page("codex").text.toPlainText()


def test_without_a_rule_there_is_nothing_to_ask(window):
    window.main.camp.refused.emit("this comes later", ("TOY-GEN-01",))
    window.main.camp.refused.emit("nobody knows", ())
    assert not window.window.why.isVisible()


def test_the_way_to_the_rule_goes_with_the_message(window):
    window.main.camp.refused.emit("this comes later", ("TOY-GEN-01",))
    window.window.statusBar().clearMessage()
    assert not window.window.why.isVisible()
