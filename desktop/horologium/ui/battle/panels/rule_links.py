"""Links to rules: a button that names its rule, rich text with links, and tooltips that tell rules in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from horologium.ui.art import icons
from horologium.ui.kit.painted_button import WrappingButton
from horologium.ui.kit.plain_text import Markup, escaped, give_tip, lined
from horologium.ui.kit.rich_text import SealedBrowser

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QFont

    from horologium.ui.kit.theme import Theme

RULE, PLACE = "codex", "place"


class RuleText(SealedBrowser):
    """Says which rule or place was clicked; ``redraw_requested`` asks for the text in the colours of another theme."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    redraw_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.anchorClicked.connect(self._on_link)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def rule_link(self, label: str, rule: str) -> Markup:
        """Write a label that opens a rule; without a rule it is plain text."""
        return _LINK.fill(RULE, rule, self._theme.tokens.accent, label) if rule else escaped(label)

    def place_link(self, label: str, place: str) -> Markup:
        """Write a label that shows a place."""
        return _LINK.fill(PLACE, place, self._theme.tokens.ink, label)

    def _on_theme_changed(self) -> None:
        self.document().setDefaultFont(self._theme.type.text())
        self.redraw_requested.emit()

    def _on_link(self, url: QUrl) -> None:
        (self.rule_requested if url.scheme() == RULE else self.place_requested).emit(url.path())


_LINK = Markup('<a href="{}:{}" style="color:{};text-decoration:none">{}</a>')


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


ICON, GAP, EDGE = 15, 6, 3
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class RuleLink(WrappingButton):
    """Says which rule is wanted; hidden without one."""

    rule_requested = Signal(str)
    MARGINS, RADIUS, FOCUS = (0, 0, 0, 0), 3, Qt.FocusPolicy.TabFocus
    ACROSS = QSizePolicy.Policy.Preferred

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rule = ""
        self.clicked.connect(self._on_clicked)
        self.show_rule("", "")

    @property
    def rule(self) -> str:
        """The rule that a click opens."""
        return self._rule

    def show_rule(self, rule: str, topic: str, *, short: bool = False) -> None:
        """Name a rule with its topic, or in short by its topic alone; without a rule there is nothing to click."""
        self._rule = rule
        whole = " · ".join(part for part in (rule, topic) if part)
        self.setText((topic or rule) if short else whole)
        self.setAccessibleName(self.tr("Open the rule {rule}").format(rule=whole))
        give_tip(self, self.tr("Open this rule in the Codex: {rule}").format(rule=whole))
        self.setVisible(bool(rule))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        return QSize(metrics.horizontalAdvance(self.text()) + ICON + GAP + 2 * EDGE + 2, metrics.height() + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font())
        words = self.text().split() or [""]
        widest = max(metrics.horizontalAdvance(word) for word in words)
        return QSize(widest + ICON + GAP + 2 * EDGE, metrics.height() + 2 * EDGE)

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - ICON - GAP - 2 * EDGE), 10_000)
        return QFontMetrics(self._font()).boundingRect(room, _WRAP, self.text()).height() + 2 * EDGE

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw a small book and the words, underlined while pointed at."""
        colour, font = QColor(self._theme.tokens.accent), self._font()
        font.setUnderline(self.underMouse())
        metrics = QFontMetrics(font)
        line, room = metrics.height(), self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        lines = metrics.boundingRect(room.adjusted(ICON + GAP, 0, 0, 10_000), _WRAP, self.text()).height()
        room = QRect(room.left(), self.rect().center().y() - lines // 2, room.width(), lines)
        icons.paint(painter, "book", QRectF(room.left(), room.top() + (line - ICON) / 2, ICON, ICON), colour)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(room.adjusted(ICON + GAP, 0, 0, 0), _WRAP, self.text())

    def _font(self) -> QFont:
        return self._theme.type.text("small")

    def _on_clicked(self) -> None:
        self.rule_requested.emit(self._rule)
