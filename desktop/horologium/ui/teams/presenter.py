"""The team builder with its files: keeps, shares, takes in and prints what the builder shows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from horologium.engine.core.speech import say
from horologium.engine.rulesets import RULESETS
from horologium.ui.kit.file_dialogs import ask_to_open, ask_to_save
from horologium.ui.teams.builder_dialog import TeamBuilderDialog
from horologium.ui.teams.files import SUFFIX, TeamRefused, TeamStore, slug
from horologium.ui.teams.printing import print_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from horologium.content.library import Library
    from horologium.engine.core.ruleset import AnyRuleset, Content
    from horologium.engine.core.teams import Team
    from horologium.ui.kit.theme import Theme
    from horologium.ui.teams.draft import TeamDraft
    from horologium.ui.window.builder import WindowFolders


class TeamsPresenter(QObject):
    """Opens the builder of a game and does what it asks for."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, game: AnyRuleset, content: Content, data: Path, parent: QWidget) -> None:
        super().__init__(parent)
        teams = game.teams
        if teams is None or teams.files is None:
            raise LookupError(f"{game.title} keeps no teams")
        self._window, self._words = parent, teams.words
        self.store = TeamStore(game, teams, teams.files, data)
        self.dialog = TeamBuilderDialog(theme, teams, content, parent)
        self.dialog.save_requested.connect(self.save)
        self.dialog.delete_requested.connect(self.delete)
        self.dialog.share_requested.connect(self._ask_where_to_share)
        self.dialog.import_requested.connect(self._ask_what_to_open)
        self.dialog.print_requested.connect(self._ask_where_to_print)
        self.dialog.rule_requested.connect(self._on_rule)
        self._show()

    def save(self, team: Team) -> None:
        """Keep a team among one's own."""
        try:
            kept = self.store.keep(team)
        except (TeamRefused, OSError) as error:
            self.dialog.say(str(error))
            return
        self.dialog.take(kept, own=True)
        self._show(kept.id)
        self.dialog.say(self.tr("{name} is saved.").format(name=kept.name))

    def delete(self, id_: str) -> None:
        """Throw a team away; it stays in the builder as a new one."""
        self.store.remove(id_)
        self.dialog.take(self.dialog.draft.team(), own=False)
        self._show()
        self.dialog.say(say(self._words.deleted))

    def open_file(self, path: Path) -> None:
        """Take a team from a file, as a new one."""
        try:
            team = self.store.read(path)
        except TeamRefused as error:
            self.dialog.say(str(error))
            return
        self.dialog.take(team, own=False)
        self.dialog.say(self.tr("{file} is opened; Save keeps it.").format(file=path.name))

    def share(self, path: Path, team: Team) -> None:
        """Write a team to a file for somebody else."""
        try:
            self.store.write(path, team)
        except TeamRefused as error:
            self.dialog.say(str(error))
            return
        self.dialog.say(self.tr("Written to {file}.").format(file=path.name))

    def print(self, path: Path, draft: TeamDraft) -> None:
        """Write a team as PDF."""
        done = print_to(path, draft)
        told = self.tr("Written to {file}.") if done else self.tr("{file} cannot be written.")
        self.dialog.say(told.format(file=path.name))

    def _show(self, current: str = "") -> None:
        self.dialog.show_teams(list(self.store.teams()), current)

    def _on_rule(self, rule: str) -> None:
        self.dialog.reject()
        self.rule_requested.emit(rule)

    def _ask_where_to_share(self, team: Team) -> None:
        path = ask_to_save(self._window, say(self._words.share), f"{slug(team.name)}{SUFFIX}", self._kind())
        if path:
            self.share(Path(path), team)

    def _ask_what_to_open(self) -> None:
        path = ask_to_open(self._window, say(self._words.open), self._kind())
        if path:
            self.open_file(Path(path))

    def _ask_where_to_print(self, draft: TeamDraft) -> None:
        path = ask_to_save(self._window, say(self._words.print), f"{slug(draft.name)}.pdf", self.tr("PDF (*.pdf)"))
        if path:
            self.print(Path(path), draft)

    def _kind(self) -> str:
        return f"{say(self._words.teams)} (*{SUFFIX})"


def open_builder(
    theme: Theme, places: WindowFolders, game: str, window: QWidget, open_rule: Callable[[str], None]
) -> TeamBuilderDialog:
    """Make the builder of a game for a window; its rules are opened elsewhere."""
    from horologium.content.library import Library  # noqa: PLC0415 - pydantic is slow to import

    library = Library(RULESETS, (places.campaigns, places.data / "packs"))
    presenter = TeamsPresenter(theme, RULESETS[game], content_of(library, game), places.data, window)
    presenter.rule_requested.connect(open_rule)
    presenter.dialog.finished.connect(presenter.deleteLater)
    return presenter.dialog


def content_of(library: Library, game: str) -> Content:
    """What all packs of a game hold together."""
    found: dict[str, dict[str, Any]] = {}
    for pack in library.packs.values():
        for kind, entries in pack.content.items() if pack.ruleset == game else ():
            found.setdefault(kind, {}).update(entries)
    return found
