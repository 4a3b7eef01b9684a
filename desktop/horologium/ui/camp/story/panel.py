"""A panel of the story: text with an illuminated initial above what can be done, scrolled when it is long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from horologium.ui.art import initials
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Scrolled, empty
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import Markup, together
from horologium.ui.kit.rich_text import SealedBrowser, begun, opening

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from horologium.ui.kit.theme import Theme


class StoryText(SealedBrowser):
    """Paragraphs of plain text, as high as they are long; the first letter is illuminated."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._text = theme, text
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("The story"))
        self.setAccessibleDescription(text)
        theme.changed.connect(self._redraw)
        self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Become as high as the text is in this width."""
        super().resizeEvent(event)
        self._fit()

    def _redraw(self) -> None:
        body, kind = self._theme.type.sizes["lead"], self._theme.tokens
        style = f"font-size: {body}px; line-height: 125%; color: {kind.ink}"
        first, *others = self._text.split("\n\n")
        paragraphs = [Markup('<p style="{}">{}</p>').fill(style, text) for text in (first, *others)]
        if letter := opening(first):
            picture = initials.initial(letter, round(body * 2.7), kind, self._theme.type.title)
            self.give_picture("initial", picture)
            paragraphs[0] = begun(letter, first[len(letter) :], style, round(body * 2.7))
        self.show_markup(together(paragraphs))
        self._fit()

    def _fit(self) -> None:
        document = self.document()
        document.setTextWidth(self.viewport().width())
        self.setFixedHeight(round(document.size().height()) + 4)


class StoryPanel(Panel):
    """A panel with a column that scrolls and a row of buttons that stays."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self.column, self.foot = QVBoxLayout(), QHBoxLayout()
        inside = Scrolled()
        inside.setLayout(self.column)
        self.column.setContentsMargins(4, 0, 10, 0)
        self.column.setSpacing(8)
        self.scroller = scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # it scrolls, it need not grow
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.viewport().setAutoFillBackground(False)
        scroller.setWidget(inside)
        self.reason = PlainLabel("", "bad", wrap=True)
        self.reason.hide()
        self.body.addWidget(scroller, 1)
        self.body.addWidget(self.reason)
        self.body.addLayout(self.foot)

    def begin(self, title: str, line: str = "") -> None:
        """Start anew under a title, with a line that says where we are."""
        empty(self.column)
        empty(self.foot)
        self.explain("")
        self.set_title(title)
        if line:
            self.say(line, "note").setAlignment(Qt.AlignmentFlag.AlignHCenter)

    def say(self, text: str, role: str = "body") -> PlainLabel:
        """Add a sentence."""
        label = PlainLabel(text, role, wrap=True)
        self.column.addWidget(label)
        return label

    def tell(self, text: str) -> None:
        """Add a piece of the story, if there is one."""
        if text:
            self.column.addWidget(StoryText(self._theme, text))

    def end(self) -> None:
        """Let what was added stand at the top."""
        self.column.addStretch(1)

    def offer(self, text: str, run: Callable[[], object], why_not: str = "", *, default: bool = False) -> QPushButton:
        """Add a button to the row at the foot; one that cannot be pressed says why."""
        if not self.foot.count():
            self.foot.addStretch(1)
        button = button_for(text, run, why_not)
        button.setDefault(default)
        self.foot.addWidget(button)
        if default:
            self.explain(why_not)
        return button

    def explain(self, why_not: str) -> None:
        """Say beside the way on why it is closed, where it cannot be scrolled out of sight."""
        self.reason.setText(why_not[:1].upper() + why_not[1:])
        self.reason.setVisible(bool(why_not))
