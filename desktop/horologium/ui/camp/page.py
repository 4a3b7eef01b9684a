"""The campaign page: where the company stands, a rail of sections, and the section that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from horologium.campaign.affairs import today
from horologium.campaign.money import in_words
from horologium.ui.art import things
from horologium.ui.camp.banners import LandscapeBanner
from horologium.ui.camp.sections import CampSection, sections_of
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import PageStack
from horologium.ui.kit.panel import Panel

if TYPE_CHECKING:
    from horologium.campaign.session import Changed
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme

RAIL = 190
WIDEST = 256


class CampPage(QWidget):
    """Builds sections when they are first visited; one that is out of sight is refreshed when it comes back.

    Another game has other sections, and all are built anew for it.
    """

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._camp = theme, camp
        self._game = ""
        self._sections: tuple[CampSection, ...] = ()
        self._built: dict[str, QWidget] = {}
        self._stale: set[str] = set()
        self.where = PlainLabel("", "note", wrap=True)
        self.notice = PlainLabel("", "masthead", wrap=True)
        self.rail = QListWidget()
        self.stack = PageStack()
        self._lay_out()
        theme.changed.connect(self._dress_rail)
        self._offer("", sections_of(None))
        self.rail.currentRowChanged.connect(self._on_row)
        camp.opened.connect(self._on_opened)
        camp.closed.connect(self._on_closed)
        camp.changed.connect(self._on_changed)
        camp.section_wanted.connect(self.go_to)
        self._on_opened() if camp.is_open else self._on_closed()

    def go_to(self, section: str) -> None:
        """Show a section by its id, if this game has it."""
        ids = [each.id for each in self._sections]
        if section in ids:
            self.rail.setCurrentRow(ids.index(section))

    def section(self, id_: str) -> QWidget:
        """A section, built if need be."""
        if id_ not in self._built:
            spec = next(each for each in self._sections if each.id == id_)
            self._built[id_] = spec.build(self._theme, self._camp)
            self.stack.addWidget(self._built[id_])
        return self._built[id_]

    def _lay_out(self) -> None:
        side = Panel(self._theme, self.tr("Campaign"), padding=18)
        self._side = side
        self.rail.setObjectName("rail")
        self.rail.setAccessibleName(self.tr("Sections of the campaign"))
        side.body.addWidget(self.rail, 1)
        side.body.addWidget(self.where)
        self._none = Panel(self._theme, self.tr("No campaign is open"))
        words = PlainLabel(self.tr("Begin one, or open one of yours, on the start screen."), "lead", wrap=True)
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._none.body.addWidget(LandscapeBanner(self._theme))
        self._none.body.addWidget(words, 1)
        self.stack.addWidget(self._none)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(side)
        body = QVBoxLayout()
        self.notice.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.notice.hide()
        body.addWidget(self.notice)
        body.addWidget(self.stack, 1)
        layout.addLayout(body, 1)

    def _fill_rail(self) -> None:
        """Offer the sections of this game; those of another one are taken down."""
        session = self._camp.session
        game, wanted = session.books.charter.ruleset, sections_of(session)
        if (game, wanted) == (self._game, self._sections):
            return
        row = self.rail.currentRow()
        here = self._sections[row].id if row >= 0 else ""
        self._take_down()
        with QSignalBlocker(self.rail):
            self._offer(game, wanted)
            self.rail.setCurrentRow(next((place for place, each in enumerate(wanted) if each.id == here), 0))

    def _offer(self, game: str, sections: tuple[CampSection, ...]) -> None:
        self._game, self._sections = game, sections
        self.rail.clear()
        for section in sections:
            item = QListWidgetItem(QCoreApplication.translate("CampPage", section.title))
            item.setData(Qt.ItemDataRole.UserRole, section.id)
            self.rail.addItem(item)
        self._dress_rail()

    def _take_down(self) -> None:
        """Let go of all sections that were built."""
        for widget in self._built.values():
            self.stack.removeWidget(widget)
            widget.setParent(None)  # nobody finds it here any more
            widget.deleteLater()
        self._built.clear()

    def _dress_rail(self) -> None:
        tokens, side = self._theme.tokens, self._theme.type.sizes["body"] + 4
        self._side.setFixedWidth(min(WIDEST, round((RAIL + 40) * max(1.0, (side - 4) / 18))))
        self.rail.setIconSize(QSize(side, side))
        for place, section in enumerate(self._sections):
            self.rail.item(place).setIcon(things.sign_icon(section.icon, tokens.rubric, side, tokens.on_accent))

    def _on_row(self, row: int) -> None:
        if row >= 0 and self._camp.is_open:
            self._show(self._sections[row])

    def _show(self, section: CampSection) -> None:
        widget = self.section(section.id)
        if section.id in self._stale:
            self._stale.discard(section.id)
            widget.refresh()  # type: ignore[attr-defined]
        self.stack.setCurrentWidget(widget)

    def _on_opened(self) -> None:
        self._fill_rail()
        self._stale = set(self._built)
        self._tell_view_only(self._camp.session.archive.read_only)
        self.rail.setEnabled(True)
        self._tell_where()
        self.rail.setCurrentRow(max(self.rail.currentRow(), 0))
        self._on_row(self.rail.currentRow())

    def _on_closed(self) -> None:
        self._tell_view_only("")
        self.rail.setEnabled(False)
        self.where.setText("")
        self.stack.setCurrentWidget(self._none)

    def _on_changed(self, changed: Changed) -> None:
        self._tell_where()
        for section in self._sections:
            if section.id in self._built and changed.touches(*section.kinds):
                self._stale.add(section.id)
        if (row := self.rail.currentRow()) >= 0:
            self._on_row(row)

    def _tell_view_only(self, why: str) -> None:
        """Say over everything that nothing can be changed, and why."""
        self.notice.setText(self.tr("To look at only. {why}").format(why=why) if why else "")
        self.notice.setVisible(bool(why))

    def _tell_where(self) -> None:
        session = self._camp.session
        standing, town = session.books.standing, session.pack.content.get("towns", {})
        place = town[standing.town].name if standing.town in town else ""
        purse = in_words(session.rules.data.coins, standing.purse)
        self.where.setText("\n".join(filter(None, [session.books.charter.name, today(session), place, purse])))
