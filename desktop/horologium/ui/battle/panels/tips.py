"""Tooltips that name their rules and tell them in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.ui.plain_text import Markup, lined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

WIDTH = 320


def _unknown(_rule: str) -> str:
    return ""


class Tips:
    """Writes tooltips; ``explain`` gives the text of a rule by its id, ``texts`` are the words of the game."""

    def __init__(self) -> None:
        self._explain: Callable[[str], str] = _unknown
        self._texts: Mapping[str, str] = {}

    def explain_by(self, explain: Callable[[str], str]) -> None:
        """Tell where the texts of rules come from."""
        self._explain = explain

    def speak(self, texts: Mapping[str, str]) -> None:
        """Take over the words of the game that is played."""
        self._texts = texts

    def cost(self, cost: int | None) -> str:
        """Write a cost with its unit, as far as the game names one."""
        return "" if cost is None else self._texts.get("unit.cost", "{cost}").format(cost=cost)

    def rule(self, rule: str) -> str:
        """Give the text of a rule, or nothing."""
        return self._explain(rule) if rule else ""

    def tip(self, title: str, lines: Iterable[str] = (), rules: Iterable[str] = ()) -> Markup:
        """Write a tooltip: a title, what is to be said, and the rules behind it."""
        parts = [Markup("<b>{}</b>").fill(title)] if title else []
        parts += [lined(line) for line in lines if line]
        for rule in dict.fromkeys(rule for rule in rules if rule):
            words = self.rule(rule)
            parts.append(Markup("<i>{}</i>{}").fill(rule, f": {words}" if words else ""))
        told = Markup("<br>").between(parts)
        return Markup('<table width="{}"><tr><td>{}</td></tr></table>').fill(WIDTH, told)


def plain(*parts: str) -> str:
    """Join what is read aloud, sentence by sentence."""
    return ". ".join(part.strip().rstrip(".").replace("\n", ". ") for part in parts if part.strip())
