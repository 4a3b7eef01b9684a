"""One rule set as a page of a book."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from horologium.ui.ledgers import GAP, RULE_ID

if TYPE_CHECKING:
    import re

    from horologium.ui.ledgers import Codex, Entry, Example
    from horologium.ui.tokens import Tokens
    from horologium.ui.typography import Typography

KINDS = (
    ("core", QT_TRANSLATE_NOOP("Leaf", "rule of the game")),
    ("option", QT_TRANSLATE_NOOP("Leaf", "optional rule")),
    ("ruling", QT_TRANSLATE_NOOP("Leaf", "our ruling where the rulebook is silent")),
    ("component", QT_TRANSLATE_NOOP("Leaf", "about a component")),
    (GAP, QT_TRANSLATE_NOOP("Leaf", "gap in the rulebook")),
)


class Leaf:
    """Writes the page; everything from the ledgers is escaped, only our own marks remain."""

    def __init__(self, codex: Codex, tokens: Tokens, faces: Typography) -> None:
        self._codex, self._tokens, self._faces = codex, tokens, faces

    def empty(self) -> str:
        """Say what to do while no rule is open."""
        text = _tr("Choose a rule on the left, or search: every word counts, and so does an id such as NAR-GEN-01.")
        return f'<p style="font-style:italic; color:{self._tokens.muted}">{escape(text)}</p>'

    def entry(self, entry: Entry) -> str:
        """Set one rule: where it stands, its text, our ruling, examples, and where it comes from."""
        side = round(self._faces.sizes["body"] * 3.1)
        first, rest = entry.text[:1], entry.text[1:]
        parts = [
            f'<p style="color:{self._tokens.muted}; font-style:italic; margin:0">'
            f"{escape(self._codex.title(entry.game))} · {escape(entry.topic)}</p>",
            self._heading(entry.id, "heading"),
            f'<img src="mem:initial" width="{side}" height="{side}" alt="{escape(first)}" style="float:left">'
            f'<p style="margin:0 0 10px 0">{self._text(rest)}</p><br style="clear:both">',
        ]
        if entry.ruling:
            title = _tr("How we fill it") if entry.kind == GAP else _tr("Our ruling")
            parts += [self._heading(title), f"<p>{self._text(entry.ruling)}</p>"]
        if entry.examples:
            parts.append(self._heading(_tr("Examples")))
            parts += [self._example(example) for example in entry.examples]
        parts.append(self._foot(entry))
        return "".join(parts)

    def _heading(self, text: str, kind: str = "title") -> str:
        caps = "" if self._faces.drawn_capitals else "font-variant:small-caps;"
        return (
            f"<p style=\"font-family:'{self._faces.title}'; {caps} font-size:{self._faces.sizes[kind]}px; "
            f'color:{self._tokens.rubric}; margin:10px 0 4px 0">{escape(text)}</p>'
        )

    def _example(self, example: Example) -> str:
        note = f'<br><i style="color:{self._tokens.muted}">{self._text(example.note)}</i>' if example.note else ""
        return (
            f'<p style="margin:0 0 8px 14px"><span style="color:{self._tokens.rubric}">{escape(example.id)}</span> '
            f"{self._text(example.given)}<br><b>{escape(_tr('So:'))}</b> {self._text(example.expect)}{note}</p>"
        )

    def _foot(self, entry: Entry) -> str:
        kind = next((_tr(name) for key, name in KINDS if key == entry.kind), entry.kind)
        facts = [kind[:1].upper() + kind[1:]]
        if entry.variant:
            facts.append(_tr("Variant: {name}").format(name=entry.variant))
        if entry.section:
            facts.append(_tr("Section: {name}").format(name=entry.section))
        size = self._faces.sizes["small"]
        return f'<p style="color:{self._tokens.muted}; font-size:{size}px; margin-top:14px">{escape(" · ".join(facts))}</p>'

    def _text(self, text: str) -> str:
        """Escape a text, keep its lines, and turn the ids of rules into links."""
        return RULE_ID.sub(self._link, escape(text.strip())).replace("\n", "<br>")

    def _link(self, found: re.Match[str]) -> str:
        if self._codex.entry(found[0]) is None:
            return found[0]
        return f'<a href="codex:{found[0]}" style="color:{self._tokens.accent}">{found[0]}</a>'


def _tr(text: str) -> str:
    return QCoreApplication.translate("Leaf", text)
