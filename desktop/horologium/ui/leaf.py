"""One rule set as a page of a book."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.ui.ledgers import GAP, RULE_ID

if TYPE_CHECKING:
    import re

    from horologium.ui.ledgers import Codex, Entry, Example
    from horologium.ui.tokens import Tokens
    from horologium.ui.typography import Typography


translate = QCoreApplication.translate
NEIGHBOURS = 6
_LONGEST = 90


class Leaf:
    """Writes the page; everything from the ledgers is escaped, only our own marks remain."""

    def __init__(self, codex: Codex, tokens: Tokens, faces: Typography) -> None:
        self._codex, self._tokens, self._faces = codex, tokens, faces

    def empty(self) -> str:
        """Say what to do while no rule is open."""
        text = translate(
            "Leaf", "Choose a rule on the left, or search: every word counts, and so does an id such as NAR-GEN-01."
        )
        return f'<p style="font-style:italic; color:{self._tokens.muted}">{escape(text)}</p>'

    def entry(self, entry: Entry) -> str:
        """Set one rule: where it stands, its text, our ruling, examples, and where it comes from."""
        side = round(self._faces.sizes["body"] * 3.1)
        first, rest = entry.text[:1], entry.text[1:]
        lead = f"font-size:{self._faces.sizes['lead']}px; line-height:112%"
        parts = [
            f'<p style="color:{self._tokens.muted}; font-style:italic; margin:0">'
            f"{escape(self._codex.title(entry.game))} · {escape(entry.topic)}</p>",
            self._heading(entry.id, "heading"),
            f'<table cellspacing="0" cellpadding="0"><tr><td><img src="mem:initial" width="{side}" height="{side}" '
            f'alt="{escape(first)}"></td><td style="padding-left:12px; vertical-align:middle">'
            f'<p style="{lead}">{self._text(rest)}</p></td></tr></table>',
        ]
        if entry.ruling:
            title = translate("Leaf", "How we fill it") if entry.kind == GAP else translate("Leaf", "Our ruling")
            parts += [self._heading(title), f'<p style="line-height:112%">{self._text(entry.ruling)}</p>']
        if entry.examples:
            parts.append(self._heading(translate("Leaf", "Examples")))
            parts += [self._example(example) for example in entry.examples]
        parts += [self._foot(entry), self._neighbours(entry)]
        return "".join(parts)

    def card(self, entry: Entry, width: int) -> str:
        """Set a card that the company knows: its picture beside what it says, and the rules behind it."""
        lines = "".join(
            f'<p style="margin:0 0 6px 0; line-height:112%">{self._text(line)}</p>' for line in _lines(entry)
        )
        nothing = escape(translate("Leaf", "The card says no more."))
        why = escape(translate("Leaf", "Why?"))
        rules = f'<p style="margin-top:14px">{why} {self._text(entry.section)}</p>' if entry.section else ""
        return "".join(
            [
                f'<p style="color:{self._tokens.muted}; font-style:italic; margin:0">'
                f"{escape(self._codex.title(entry.game))} · {escape(entry.topic)}</p>",
                self._heading(entry.name, "heading"),
                f'<p style="color:{self._tokens.muted}; margin:0 0 8px 0"><i>{escape(entry.variant)}</i></p>',
                f'<table cellspacing="0" cellpadding="0"><tr><td><img src="mem:card" width="{width}" '
                f'alt="{escape(entry.name)}"></td><td style="padding-left:16px; vertical-align:top">'
                f"{lines or nothing}{rules}</td></tr></table>",
                self._neighbours(entry),
            ]
        )

    def _neighbours(self, entry: Entry) -> str:
        """Lead on to the next rules of the same topic."""
        others = self._codex.after(entry)[:NEIGHBOURS]
        if not others:
            return ""
        lines = "".join(f'<p style="margin:0 0 3px 0">{self._lead(other)}</p>' for other in others)
        return self._heading(translate("Leaf", "Next in {topic}").format(topic=entry.topic)) + lines

    def _lead(self, other: Entry) -> str:
        if other.name:
            link = f'<a href="codex:{escape(other.id)}" style="color:{self._tokens.accent}">{escape(other.name)}</a>'
            return f"{link}&nbsp; {escape(other.variant)}"
        return f"{self._text(other.id)}&nbsp; {escape(_short(other.text))}"

    def _heading(self, text: str, kind: str = "title") -> str:
        caps = "" if self._faces.drawn_capitals else "font-variant:small-caps;"
        return (
            f"<p style=\"font-family:'{self._faces.title}'; {caps} font-size:{self._faces.sizes[kind]}px; "
            f'color:{self._tokens.rubric}; margin:10px 0 4px 0">{escape(text)}</p>'
        )

    def _example(self, example: Example) -> str:
        note = f'<br><i style="color:{self._tokens.muted}">{self._text(example.note)}</i>' if example.note else ""
        so = escape(translate("Leaf", "So:"))
        return (
            f'<p style="margin:0 0 8px 14px"><span style="color:{self._tokens.rubric}">{escape(example.id)}</span> '
            f"{self._text(example.given)}<br><b>{so}</b> {self._text(example.expect)}{note}</p>"
        )

    def _foot(self, entry: Entry) -> str:
        facts = [_kind(entry.kind)]
        if entry.variant:
            facts.append(translate("Leaf", "Variant: {name}").format(name=entry.variant))
        if entry.section:
            facts.append(translate("Leaf", "Section: {name}").format(name=entry.section))
        size = self._faces.sizes["small"]
        style = f"color:{self._tokens.muted}; font-size:{size}px; margin-top:14px"
        return f'<p style="{style}">{escape(" · ".join(facts))}</p>'

    def _text(self, text: str) -> str:
        """Escape a text, keep its lines, and turn the ids of rules into links."""
        return RULE_ID.sub(self._link, escape(text.strip())).replace("\n", "<br>")

    def _link(self, found: re.Match[str]) -> str:
        if self._codex.entry(found[0]) is None:
            return found[0]
        return f'<a href="codex:{found[0]}" style="color:{self._tokens.accent}">{found[0]}</a>'


def _lines(entry: Entry) -> list[str]:
    return [line for line in entry.text.split("\n") if line.strip()]


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST].rsplit(' ', 1)[0]}…"


def _kind(kind: str) -> str:
    names = {
        "core": translate("Leaf", "Rule of the game"),
        "option": translate("Leaf", "Optional rule"),
        "ruling": translate("Leaf", "Our ruling where the rulebook is silent"),
        "component": translate("Leaf", "About a component"),
        GAP: translate("Leaf", "Gap in the rulebook"),
    }
    return names.get(kind, kind)
