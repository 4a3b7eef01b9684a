"""One rule set as a page of a book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.ui.codex.ledgers import GAP, RULE_ID
from horologium.ui.kit.plain_text import Markup, escaped, lined, together
from horologium.ui.kit.rich_text import opening

if TYPE_CHECKING:
    from horologium.ui.codex.ledgers import Codex, RuleEntry, RuleExample
    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.kit.typography import Typography


translate = QCoreApplication.translate
NEIGHBOURS = 6
_LONGEST = 90
_LINK = Markup('<a href="codex:{}" style="color:{}">{}</a>')
_PARAGRAPH = Markup('<p style="{}line-height:112%">{}</p>')
_INITIAL = Markup(
    '<table cellspacing="0" cellpadding="0"><tr>'
    '<td><img src="mem:initial" width="{side}" height="{side}" alt="{first}"></td>'
    '<td style="padding-left:12px; vertical-align:middle"><p style="{lead}">{rest}</p></td></tr></table>'
)
_CARD = Markup(
    '<table cellspacing="0" cellpadding="0"><tr><td><img src="mem:card" width="{width}" alt="{name}"></td>'
    '<td style="padding-left:16px; vertical-align:top">{lines}</td></tr></table>'
)


class RulePage:
    """Writes the page; everything from the ledgers is escaped, only our own marks remain."""

    def __init__(self, codex: Codex, tokens: Tokens, faces: Typography) -> None:
        self._codex, self._tokens, self._faces = codex, tokens, faces

    def empty(self) -> Markup:
        """Say what to do while no rule is open."""
        text = translate(
            "RulePage", "Choose a rule on the left, or search: every word counts, and so does an id such as NAR-GEN-01."
        )
        return Markup('<p style="font-style:italic; color:{}">{}</p>').fill(self._tokens.muted, text)

    def entry(self, entry: RuleEntry) -> Markup:
        """Set one rule: where it stands, its text, our ruling, examples, and where it comes from."""
        side = round(self._faces.sizes["body"] * 3.1)
        first = opening(entry.text) or entry.text[:1]
        rest = entry.text[len(first) :]
        lead = f"font-size:{self._faces.sizes['lead']}px; line-height:112%"
        parts = [
            self._place(entry),
            self._heading(entry.id, "heading"),
            _INITIAL.fill(side=side, first=first, lead=lead, rest=self._text(rest)),
        ]
        if entry.ruling:
            title = (
                translate("RulePage", "How we fill it") if entry.kind == GAP else translate("RulePage", "Our ruling")
            )
            parts += [self._heading(title), _PARAGRAPH.fill("", self._text(entry.ruling))]
        if entry.examples:
            parts.append(self._heading(translate("RulePage", "Examples")))
            parts += [self._example(example) for example in entry.examples]
        parts += [self._foot(entry), self._neighbours(entry)]
        return together(parts)

    def card(self, entry: RuleEntry, width: int) -> Markup:
        """Set a card that the company knows: its picture beside what it says, and the rules behind it."""
        lines = [_PARAGRAPH.fill("margin:0 0 6px 0; ", self._text(line)) for line in _lines(entry)]
        lines = lines or [escaped(translate("RulePage", "The card says no more."))]
        if entry.section:
            why = Markup('<p style="margin-top:14px">{} {}</p>')
            lines.append(why.fill(translate("RulePage", "Why?"), self._text(entry.section)))
        variant = Markup('<p style="color:{}; margin:0 0 8px 0"><i>{}</i></p>')
        return together(
            [
                self._place(entry),
                self._heading(entry.name, "heading"),
                variant.fill(self._tokens.muted, entry.variant),
                _CARD.fill(width=width, name=entry.name, lines=together(lines)),
                self._neighbours(entry),
            ]
        )

    def _place(self, entry: RuleEntry) -> Markup:
        """Where an entry stands."""
        form = Markup('<p style="color:{}; font-style:italic; margin:0">{} · {}</p>')
        return form.fill(self._tokens.muted, self._codex.title(entry.game), entry.topic)

    def _neighbours(self, entry: RuleEntry) -> Markup:
        """Lead on to the next rules of the same topic."""
        others = self._codex.after(entry)[:NEIGHBOURS]
        if not others:
            return Markup("")
        lines = [Markup('<p style="margin:0 0 3px 0">{}</p>').fill(self._lead(other)) for other in others]
        return together([self._heading(translate("RulePage", "Next in {topic}").format(topic=entry.topic)), *lines])

    def _lead(self, other: RuleEntry) -> Markup:
        line = Markup("{}&nbsp; {}")
        if other.name:
            return line.fill(_LINK.fill(other.id, self._tokens.accent, other.name), other.variant)
        return line.fill(self._text(other.id), _short(other.text))

    def _heading(self, text: str, kind: str = "title") -> Markup:
        return Markup(
            "<p style=\"font-family:'{face}'; {caps} font-size:{size}px; color:{colour}; "
            'margin:10px 0 4px 0">{text}</p>'
        ).fill(
            face=self._faces.title,
            caps="" if self._faces.drawn_capitals else "font-variant:small-caps;",
            size=self._faces.sizes[kind],
            colour=self._tokens.rubric,
            text=text,
        )

    def _example(self, example: RuleExample) -> Markup:
        note = Markup('<br><i style="color:{}">{}</i>').fill(self._tokens.muted, self._text(example.note))
        return Markup('<p style="margin:0 0 8px 14px"><span style="color:{}">{}</span> {}<br><b>{}</b> {}{}</p>').fill(
            self._tokens.rubric,
            example.id,
            self._text(example.given),
            translate("RulePage", "So:"),
            self._text(example.expect),
            note if example.note else "",
        )

    def _foot(self, entry: RuleEntry) -> Markup:
        facts = [_kind(entry.kind)]
        if entry.variant:
            facts.append(translate("RulePage", "Variant: {name}").format(name=entry.variant))
        if entry.section:
            facts.append(translate("RulePage", "Section: {name}").format(name=entry.section))
        size = self._faces.sizes["small"]
        style = f"color:{self._tokens.muted}; font-size:{size}px; margin-top:14px"
        return Markup('<p style="{}">{}</p>').fill(style, " · ".join(facts))

    def _text(self, text: str) -> Markup:
        """Keep the lines of a text, and turn the ids of rules into links."""
        parts, at, text = [], 0, text.strip()
        for found in RULE_ID.finditer(text):
            if self._codex.entry(found[0]) is not None:
                parts += [lined(text[at : found.start()]), _LINK.fill(found[0], self._tokens.accent, found[0])]
                at = found.end()
        return together([*parts, lined(text[at:])])


def _lines(entry: RuleEntry) -> list[str]:
    return [line for line in entry.text.split("\n") if line.strip()]


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST].rsplit(' ', 1)[0]}…"


def _kind(kind: str) -> str:
    names = {
        "core": translate("RulePage", "Rule of the game"),
        "option": translate("RulePage", "Optional rule"),
        "ruling": translate("RulePage", "Our ruling where the rulebook is silent"),
        "component": translate("RulePage", "About a component"),
        GAP: translate("RulePage", "Gap in the rulebook"),
    }
    return names.get(kind, kind)
