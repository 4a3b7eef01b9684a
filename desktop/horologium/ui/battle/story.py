"""The story of a battle: mission cards as pages, the first and the last scene, and the album of what was read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from horologium.engine.core.drawn import STORIES
from horologium.engine.core.view import PointView, SceneLine
from horologium.ui.art import headpieces, initials
from horologium.ui.battle.panels.rule_links import RuleText
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import Markup, together
from horologium.ui.kit.rich_text import begun, opening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QImage, QKeyEvent, QPaintEvent, QResizeEvent

    from horologium.engine.core.view import BattleView, CardView, SceneView
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import BattleSession, BattleStep
    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens
    from horologium.ui.kit.typography import Typography

OPENING, WON, LOST, DRAWN = "opening", "won", "lost", "drawn"
AWAY = "away"


@dataclass(frozen=True, slots=True)
class StoryPage:
    """One page: what it is called, its story, what it offers, and what it tells beside."""

    key: str
    kind: str
    title: str
    over: str = ""
    text: str = ""
    why: str = ""
    rules: tuple[str, ...] = ()
    points: tuple[PointView, ...] = ()
    lines: tuple[SceneLine, ...] = ()
    away: bool = False

    @property
    def is_end(self) -> bool:
        """Whether the battle is over with this page."""
        return self.kind in {WON, LOST, DRAWN}


def card_pages(view: BattleView) -> list[StoryPage]:
    """Make a page of every card that belongs to the story, in the order in which they were drawn."""
    return [card_page(card) for card in view.cards if not card.owner and card.kind in STORIES]


def card_page(card: CardView) -> StoryPage:
    """Make a page of a card."""
    rules, away = (card.rule,) if card.rule else (), card.state == AWAY
    over = kind_words(card.kind)
    return StoryPage(card.key or "", card.kind, card.label, over, card.text, "", rules, card.points, (), away)


def scene_page(scene: SceneView, over: str) -> StoryPage:
    """Make a page of the first or the last scene."""
    return StoryPage(scene.kind, scene.kind, scene.title, over, scene.text, scene.why, scene.rules, (), scene.lines)


def new_pages(before: Iterable[StoryPage], after: Iterable[StoryPage]) -> list[StoryPage]:
    """Tell which cards were drawn in between."""
    known = {page.key for page in before}
    return [page for page in after if page.key not in known]


def kind_words(kind: str) -> str:
    """Say in a word or two what a page is."""
    translate = QCoreApplication.translate
    return {
        "setup": translate("Story", "Set-up card"),
        "location": translate("Story", "Location"),
        "story": translate("Story", "Story card"),
        OPENING: translate("Story", "How it begins"),
    }.get(kind, translate("Story", "How it ended"))


def state_words(point: PointView) -> str:
    """Say how something that a card offers stands."""
    translate = QCoreApplication.translate
    return {
        "open": translate("Story", "open"),
        "taken": translate("Story", "done"),
        "failed": translate("Story", "failed"),
    }.get(point.state, translate("Story", "not now"))


def spoken(page: StoryPage) -> str:
    """Give a whole page as one text, to be read aloud."""
    points = [f"{point.label}, {state_words(point)}" for point in page.points]
    lines = [f"{line.label}: {line.text}" for line in page.lines]
    parts = (page.over, page.title, page.text, page.why, *points, *lines)
    return ". ".join(part.rstrip(".") for part in parts if part)


class Headpiece(QWidget):
    """Draws the landscape of a kind of page; it says nothing to a screen reader."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.kind = theme, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_kind(self, kind: str) -> None:
        """Show another landscape."""
        self.kind = kind
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 128)

    def paintEvent(self, event: QPaintEvent) -> None:
        headpieces.paint(QPainter(self), QRectF(self.rect()), self.kind, self._theme.tokens)


translate = QCoreApplication.translate
MARGIN = 8
"""Pixels between the initial and the text."""
NOTHING = Markup("")
SIGNS = {"open": "◆", "taken": "✓", "failed": "✗"}


class Writer(NamedTuple):
    """Everything from packs is escaped; ``link`` opens a rule, which ``topic`` titles, and ``unit`` writes a cost."""

    tokens: Tokens
    faces: Typography
    link: Callable[[str, str], Markup]
    unit: str = "{cost}"
    topic: Callable[[str], str] = str

    def page(self, page: StoryPage) -> Markup:
        """Write a page."""
        parts = [self._story(page.text)]
        if page.why:
            rules = Markup(" ").between(self.link(self._titled(rule), rule) for rule in page.rules)
            why = Markup('<p style="margin:8px 0 4px 0"><b>{}</b> <small>{}</small></p>')
            parts.append(why.fill(page.why, rules))
        parts += [self._points(page), self._lines(page)]
        return together(parts)

    def _titled(self, rule: str) -> str:
        return " · ".join(dict.fromkeys(part for part in (rule, self.topic(rule)) if part))

    @property
    def side(self) -> int:
        """How large the initial is, in pixels."""
        return round(self.faces.sizes["body"] * 3.2)

    def _story(self, text: str) -> Markup:
        if not text:
            return NOTHING
        first = opening(text)
        if not first:
            return Markup('<p style="line-height:115%">{}</p>').fill(text)
        lead = f"font-size:{self.faces.sizes['lead']}px; line-height:115%; margin:0"
        return begun(first, text[len(first) :], lead, self.side + MARGIN)

    def _points(self, page: StoryPage) -> Markup:
        if not page.points:
            return NOTHING
        choices = any(point.kind == "choice" for point in page.points)
        title = translate("Story", "What can be done") if choices else translate("Story", "Points of interest")
        table = Markup('{}<table width="100%" cellspacing="0" cellpadding="3">{}</table>')
        return table.fill(self._heading(title), together(self._point(point) for point in page.points))

    def _point(self, point: PointView) -> Markup:
        ink = self.tokens.ink if point.state == "open" else self.tokens.muted
        sign = SIGNS.get(point.state, "◇")
        cost = self.unit.format(cost=point.cost) if point.cost else ""
        stands = "" if point.state == "open" else state_words(point)
        beside = " · ".join(part for part in (point.text, stands) if part)
        small, colour = self.faces.sizes["small"], self.tokens.rubric if point.state == "open" else self.tokens.muted
        below = Markup('<br><span style="color:{}; font-size:{}px">{}</span>').fill(self.tokens.muted, small, beside)
        return Markup(
            '<tr><td width="20" style="color:{colour}">{sign}</td><td style="color:{ink}">{label}{below}</td>'
            '<td align="right" style="color:{ink}; white-space:nowrap">{cost}</td></tr>'
        ).fill(
            colour=colour,
            sign=sign,
            ink=ink,
            label=self.link(point.label, point.rule),
            below=below if beside else "",
            cost=cost,
        )

    def _lines(self, page: StoryPage) -> Markup:
        row = Markup('<tr><td style="color:{}; white-space:nowrap; padding-right:12px">{}</td><td>{}</td></tr>')
        rows = [row.fill(self.tokens.rubric, self.link(line.label, line.rule), line.text) for line in page.lines]
        table = Markup('<table cellspacing="0" cellpadding="3" style="margin-top:8px">{}</table>')
        return table.fill(together(rows)) if rows else NOTHING

    def _heading(self, text: str) -> Markup:
        return Markup(
            "<p style=\"font-family:'{face}'; {caps} font-size:{size}px; color:{colour}; "
            'margin:12px 0 2px 0">{text}</p>'
        ).fill(
            face=self.faces.title,
            caps="" if self.faces.drawn_capitals else "font-variant:small-caps;",
            size=self.faces.sizes["title"],
            colour=self.tokens.rubric,
            text=text,
        )


ICON = QSize(50, 32)


class StoryAlbum(QWidget):
    """Lists pages, the newest first, and says which one is wanted."""

    page_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.pages: tuple[StoryPage, ...] = ()
        self.empty = PlainLabel(self.tr("No card has been drawn yet."), "note", wrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Cards of the story"))
        self.list.setIconSize(ICON)
        self.list.setWordWrap(True)
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSpacing(2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._on_item)
        self.list.itemClicked.connect(self._on_item)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self.list, 1)
        theme.changed.connect(self._redraw)
        self._redraw()

    def show_pages(self, pages: Sequence[StoryPage]) -> None:
        """Show what has been read so far."""
        if tuple(pages) != self.pages:
            self.pages = tuple(pages)
            self._redraw()

    def page(self, key: str) -> StoryPage | None:
        """Find a page."""
        return next((page for page in self.pages if page.key == key), None)

    def _redraw(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        for page in reversed(self.pages):
            self.list.addItem(self._item(page))
        self.list.setCurrentRow(row)
        self.empty.setVisible(not self.pages)
        self.list.setVisible(bool(self.pages))

    def _item(self, page: StoryPage) -> QListWidgetItem:
        open_ = sum(point.state == "open" for point in page.points)
        how = self.tr("%n open", "", open_) if open_ else self.tr("put away") if page.away else ""
        kind = kind_words(page.kind)
        item = QListWidgetItem(f"{page.title}\n{' · '.join(part for part in (kind, how) if part)}")
        item.setIcon(self._icon(page.kind))
        item.setData(Qt.ItemDataRole.UserRole, page.key)
        if page.away:
            item.setForeground(QColor(self._theme.tokens.muted))
        return item

    def _icon(self, kind: str) -> QIcon:
        picture = QPixmap(ICON * 2)
        picture.setDevicePixelRatio(2)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setClipRect(0, 0, ICON.width(), ICON.height())
        headpieces.paint(
            painter, picture.rect().toRectF().adjusted(0, 0, -ICON.width(), -ICON.height()), kind, self._theme.tokens
        )
        painter.end()
        return QIcon(picture)

    def _on_item(self, item: QListWidgetItem) -> None:
        self.page_requested.emit(item.data(Qt.ItemDataRole.UserRole))


WIDTH, HEIGHT = 620, 660
AROUND = 84
"""What frame, margins and gaps need beside text and picture."""
LARGE = 1.35
"""So much larger is a page in a very large window."""
CLOSING = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_Space})


class StoryCover(QWidget):
    """Lies over a page of the window; ``closed`` says that it was read, the other signals what is wished at the end.

    Whoever can take a battle home, such as a campaign, sets ``can_come_home`` and hears ``homecoming_requested``.
    """

    closed = Signal()
    rule_requested = Signal(str)
    replay_requested = Signal()
    share_requested = Signal()
    start_requested = Signal()
    homecoming_requested = Signal()

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._shown: StoryPage | None = None
        self._unit = "{cost}"
        self._topic: Callable[[str], str] = str
        self.can_come_home = False
        self.headpiece = Headpiece(theme)
        self.over = PlainLabel("", "note")
        self.title = PlainLabel("", "heading", wrap=True)
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Story"))
        self.text.rule_requested.connect(self._on_rule)
        self.text.redraw_requested.connect(self._write)
        self.next = self._button(self.tr("&Continue"), self.close_page)
        self.replay = self._button(self.tr("&Watch again"), self._on_replay)
        self.share = self._button(self.tr("&Share…"), self._on_share)
        self.start = self._button(self.tr("Back to st&art"), self._on_start)
        self.homecoming = self._button(self.tr("&Look at the result"), self._on_homecoming)
        self._build()
        page.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    @property
    def page(self) -> StoryPage | None:
        """The page that is open."""
        return self._shown if self.isVisibleTo(self._page) else None

    def count_in(self, unit: str) -> None:
        """Write costs in the game's own unit, such as ``{cost} AP``."""
        self._unit = unit

    def explain_by(self, topic: Callable[[str], str]) -> None:
        """Take the topics of rules from somebody who knows them."""
        self._topic = topic

    def show_page(self, page: StoryPage) -> None:
        """Open a page."""
        self._shown = page
        self.headpiece.show_kind(page.kind)
        self.over.setText(page.over)
        self.title.setText(page.title)
        self.setAccessibleName(page.title)
        self.text.setAccessibleDescription(spoken(page))
        self._write()
        self._show_buttons(page)
        self.setGeometry(self._page.rect())
        self._fit()
        self.show()
        self.raise_()
        (self.next if self.homecoming.isHidden() else self.homecoming).setFocus()
        announce(self, spoken(page))

    def close_page(self) -> None:
        """Put the page away."""
        if self.isVisibleTo(self._page):
            self.hide()
            self.closed.emit()

    def drop(self) -> None:
        """Put the page away without a word: nobody has read it."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as what lies beneath."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._page.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Enter, Esc or Space; no key reaches the battle beneath."""
        if event.key() in CLOSING:
            self.close_page()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page as much room as it can use."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        shade = QColor(0, 0, 0, 235) if self._theme.tokens.flat else QColor(14, 8, 3, 150)
        QPainter(self).fillRect(self.rect(), shade)

    def _build(self) -> None:
        self._panel = panel = Panel(self._theme, padding=20)
        for label in (self.over, self.title):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        panel.body.setSpacing(4)
        for widget in (self.headpiece, self.over, self.title):
            panel.body.addWidget(widget)
        panel.body.addWidget(self.text, 1)
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addStretch(1)
        for button in (self.share, self.replay, self.homecoming, self.next):
            row.addWidget(button)
        panel.body.addLayout(row)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 12, 12, 12)
        outer.addWidget(panel, 0, Qt.AlignmentFlag.AlignCenter)

    def _fit(self) -> None:
        """Make the page as high as its text wants, within the window."""
        grown = LARGE if self.width() >= 2000 else 1.0
        percent = self._theme.type.sizes["body"] / 18
        width = min(round(WIDTH * grown * max(1.0, percent)), self.width() - 24)
        self.headpiece.setFixedHeight(round(min(width * 0.32, self.height() * 0.25)))
        document = self.text.document().clone()
        document.setTextWidth(width - 60)
        labels = sum(label.sizeHint().height() for label in (self.over, self.title, self.next))
        around = self.headpiece.height() + labels + AROUND
        wanted = round(document.size().height()) + around
        self._panel.setFixedSize(width, min(max(wanted, 300), round(HEIGHT * grown * 1.2), self.height() - 24))

    def _show_buttons(self, page: StoryPage) -> None:
        self.next.setText(self.tr("&Close") if page.is_end else self.tr("&Continue"))
        comes_home = page.is_end and self.can_come_home
        for button in (self.replay, self.share):
            button.setVisible(page.is_end)
        self.start.setVisible(page.is_end and not comes_home)
        self.homecoming.setVisible(comes_home)

    def _write(self) -> None:
        if self._shown is None:
            return
        tokens, faces = self._theme.tokens, self._theme.type
        writer = Writer(tokens, faces, self.text.rule_link, self._unit, self._topic)
        if letter := opening(self._shown.text):
            self.text.give_picture("initial", _with_margin(initials.initial(letter, writer.side, tokens, faces.title)))
        self.text.show_markup(writer.page(self._shown))

    def _button(self, text: str, run: Callable[[], None]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)
        button.clicked.connect(run)
        return button

    def _on_rule(self, rule: str) -> None:
        self.close_page()
        self.rule_requested.emit(rule)

    def _on_replay(self) -> None:
        self.close_page()
        self.replay_requested.emit()

    def _on_share(self) -> None:
        self.close_page()
        self.share_requested.emit()

    def _on_start(self) -> None:
        self.close_page()
        self.start_requested.emit()

    def _on_homecoming(self) -> None:
        self.close_page()
        self.homecoming_requested.emit()


def _with_margin(picture: QImage) -> QImage:
    """Leave room beside a picture that text flows round: rich text has no margin for it."""
    gap = round(MARGIN * picture.devicePixelRatio())
    wider = picture.copy(0, 0, picture.width() + gap, picture.height())
    wider.setDevicePixelRatio(picture.devicePixelRatio())
    return wider


class StoryPresenter(QObject):
    """One session's story on the page; ``read`` says that the last page that waited was put away."""

    read = Signal()

    def __init__(self, page: BattlePage, session: BattleSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._session, self._cover = page, session, page.story
        self._waiting: list[StoryPage] = []
        self._ended = session.outcome is not None
        self._cover.count_in(session.table.ruleset.texts.get("unit.cost", "{cost}"))
        self._cover.closed.connect(self._on_closed)
        page.album.page_requested.connect(self.open)
        page.mission.page_requested.connect(self.open)

    @property
    def telling(self) -> bool:
        """Whether a page is open."""
        return self._cover.page is not None

    def begin(self) -> None:
        """Open the first page of a battle in which nothing was answered yet, and the cards drawn so far."""
        if self._session.table.log:
            return
        first = self._opening()
        self._tell([*([first] if first else []), *card_pages(self._session.view())])

    def follow(self, step: BattleStep) -> None:
        """Open the cards that a step has drawn."""
        if self._session.looking_at is None:
            self._tell(new_pages(card_pages(step.before), card_pages(step.after)))

    def show_view(self, view: BattleView) -> None:
        """Keep the album in step with a view."""
        pages = [page for page in (self._opening(), *card_pages(view), self._ending()) if page is not None]
        self._page.album.show_pages(pages)

    def end(self) -> StoryPage | None:
        """Tell how it ended, once; give the page, to be said elsewhere too."""
        page = self._ending()
        if page is not None and not self._ended:
            self._ended = True
            self._page.album.show_pages([*self._page.album.pages, page])
            self._tell([page])
        return page

    def open(self, key: str) -> None:
        """Open a page of the album again."""
        page = self._page.album.page(key)
        if page is not None:
            self._waiting = []
            self._show(page)

    def drop(self) -> None:
        """Forget what waits: the battle has jumped."""
        self._waiting = []
        self._cover.drop()
        self._ended = self._session.outcome is not None

    def close(self) -> None:
        """Let go of the page."""
        self.drop()

    def _tell(self, pages: list[StoryPage]) -> None:
        self._waiting += pages
        if self._waiting and not self.telling:
            self._show(self._waiting.pop(0))

    def _show(self, page: StoryPage) -> None:
        self._cover.show_page(page)

    def _on_closed(self) -> None:
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        self._page.board.setFocus()
        self.read.emit()

    def _opening(self) -> StoryPage | None:
        narrator = self._session.table.ruleset.narrator
        return None if narrator is None else self._scene(narrator.opening(self._session.table.state))

    def _ending(self) -> StoryPage | None:
        narrator = self._session.table.ruleset.narrator
        scene = None if narrator is None else narrator.ending(self._session.table.state)
        if scene is None or self._session.looking_at is not None:
            return None
        page = self._scene(scene)
        return replace(page, kind=LOST) if self._is_ours_lost(scene) else page

    def _scene(self, scene: SceneView) -> StoryPage:
        return scene_page(scene, kind_words(scene.kind) if scene.kind == "opening" else self._session.title)

    def _is_ours_lost(self, scene: SceneView) -> bool:
        """Whether somebody else has won than those who are played by people."""
        outcome, players = self._session.outcome, self._session.seating.players
        people = {name for player in players if player.is_person for name in player.holds}
        seats = {seat.key for seat in self._session.table.ruleset.seats(self._session.table.state)}
        ours = people & seats
        return scene.kind == "won" and outcome is not None and bool(ours) and outcome.winner not in ours
