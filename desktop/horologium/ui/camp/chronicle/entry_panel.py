"""The open entry of the chronicle: headpiece, title, illuminated text, picture and remark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from horologium.ui.art import initials
from horologium.ui.camp.banners import LandscapeBanner
from horologium.ui.camp.chronicle import rich_text
from horologium.ui.kit.buttons import button_for
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import empty
from horologium.ui.kit.panel import PADDING, Panel
from horologium.ui.kit.plain_text import Markup, lined, together
from horologium.ui.kit.rich_text import SealedBrowser, begun, opening

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QResizeEvent

    from horologium.ui.kit.theme import Theme

LEAST_FOR_HEAD: Final = 420
"""A page that is lower has no room for a landscape."""
PICTURE: Final = "picture"
GAP: Final = 7
LONGEST_LINE: Final = 46
"""How many times the size of the text a line may be long."""


class ShownEntry(NamedTuple):
    """An entry as its page shows it."""

    title: str
    when: str
    text: str
    note: bool
    landscape: str
    written: str = ""
    remark: str = ""
    picture: bytes | None = None
    lost_picture: str = ""


class EntryPanel(Panel):
    """Shows an entry, or a word where there is none, and the buttons that belong to it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._view: ShownEntry | None = None
        self.head = LandscapeBanner(theme)
        self.title = PlainLabel("", "heading", wrap=True)
        self.when = PlainLabel("", "note", wrap=True)
        self.text = SealedBrowser()
        self.text.setAccessibleName(self.tr("The entry"))
        self.foot = QHBoxLayout()
        for label in (self.title, self.when):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(self.head)
        for label in (self.title, self.when):
            self.body.addWidget(label)
        self.body.addWidget(self.text, 1)
        self.body.addLayout(self.foot)
        theme.changed.connect(self._write)

    def show_entry(self, view: ShownEntry) -> None:
        """Show an entry from its first line on."""
        self._view = view
        self.head.show_kind(view.landscape)
        self.title.setText(view.title)
        self.when.setText(view.when)
        self.setAccessibleName(view.title)
        self._write()
        self._make_room()

    def show_nothing(self, words: str) -> None:
        """Say why there is no entry, or what would fill the page."""
        self.show_entry(ShownEntry("", "", words, note=False, landscape="opening"))

    def offer(self, buttons: Sequence[tuple[str, Callable[[], object], str]]) -> None:
        """Put other buttons under the page: words, what they do, and why they cannot."""
        empty(self.foot)
        self.foot.addStretch(1)
        for text, run, why_not in buttons:
            self.foot.addWidget(button_for(text, run, why_not))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the landscape up where the text needs the room."""
        super().resizeEvent(event)
        self._make_room()
        self._write()

    def _make_room(self) -> None:
        """No line is longer than can be read with ease."""
        longest = LONGEST_LINE * self._theme.type.sizes["lead"]
        inside = self.width() - 2 * PADDING
        side = max(0, (inside - longest) // 2)
        self.text.setViewportMargins(side, 0, side, 0)
        self.head.be_no_wider(longest)
        self.head.setVisible(self.height() >= LEAST_FOR_HEAD + self._theme.type.sizes["body"] * 4)

    # The text

    def _write(self) -> None:
        if self._view is None:
            return
        body = rich_text.markup(self._view.text) if self._view.note else self._story(self._view.text)
        size, tokens = self._theme.type.sizes, self._theme.tokens
        self.text.document().setDefaultStyleSheet(
            f"div {{ font-size: {size['lead']}px; color: {tokens.ink} }} div p {{ line-height: 125% }}"
        )
        parts = [Markup("<div>{}</div>").fill(body)]
        parts += [self._picture(self._view), self._remark(self._view.remark), self._written(self._view.written)]
        self.text.show_markup(together(parts))
        self.text.setAccessibleDescription(self._view.text)

    def _story(self, text: str) -> Markup:
        """Paragraphs of the program, the first with an illuminated letter."""
        first, *others = text.split("\n\n")
        paragraphs = [Markup("<p>{}</p>").fill(lined(each)) for each in (first, *others)]
        if letter := opening(first):
            side = round(self._theme.type.sizes["lead"] * 2.7)
            drawn = initials.initial(letter, side, self._theme.tokens, self._theme.type.title)
            self.text.give_picture("initial", _with_gap(drawn))
            lead = f"font-size: {self._theme.type.sizes['lead']}px; line-height: 125%; color: {self._theme.tokens.ink}"
            paragraphs[0] = begun(letter, lined(first[len(letter) :]), lead, side + GAP)
        return together(paragraphs)

    def _picture(self, view: ShownEntry) -> Markup:
        if view.picture is None:
            missing = self.tr("The picture {name} is not there any more.").format(name=view.lost_picture)
            return Markup("<p><i>{}</i></p>").fill(missing) if view.lost_picture else Markup("")
        image = QImage.fromData(view.picture)
        room = max(80, min(image.width(), self.text.viewport().width() - 24))
        self.text.give_picture(PICTURE, image)
        return Markup('<p align="center"><img src="mem:{}" width="{}"></p>').fill(PICTURE, room)

    def _remark(self, remark: str) -> Markup:
        form = Markup('<p style="margin-left: 18px; color: {}"><i>❧ {}</i></p>')
        return form.fill(self._theme.tokens.rubric, lined(remark)) if remark else Markup("")

    def _written(self, written: str) -> Markup:
        form = Markup('<p style="font-size: {}px; color: {}"><i>{}</i></p>')
        size, colour = self._theme.type.sizes["small"], self._theme.tokens.muted
        return form.fill(size, colour, written) if written else Markup("")


def _with_gap(letter: QImage) -> QImage:
    """An initial with air on its right, which rich text cannot give it."""
    density = letter.devicePixelRatio()
    wider = QImage(round(letter.width() + GAP * density), letter.height(), letter.format())
    wider.fill(0)
    painter = QPainter(wider)
    painter.drawImage(QRectF(0, 0, letter.width(), letter.height()), letter)
    painter.end()
    return wider
