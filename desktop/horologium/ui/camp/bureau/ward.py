"""The ward for campaigns that ail: restoring snapshots, mending damage, moving to the bin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject

from horologium.campaign.errors import CampaignError
from horologium.ui.camp.bureau.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.ports import Card, Damage, Snapshot
    from horologium.ui.camp.camp import Camp
    from horologium.ui.rooms import Rooms


class Ward(QObject):
    """Knows the window; ``show_campaign`` opens a campaign there, ``read_shelf`` looks for them again."""

    def __init__(
        self, rooms: Rooms, camp: Camp, show_campaign: Callable[[Path], None], read_shelf: Callable[[], None]
    ) -> None:
        super().__init__(rooms)
        self._rooms, self._camp = rooms, camp
        self._show_campaign, self._read_shelf = show_campaign, read_shelf

    # Restoring

    def restore(self) -> None:
        """Show the snapshots of the open campaign, or ask of which one."""
        from horologium.ui.camp.bureau.picker import PickSheet, card_text  # noqa: PLC0415 - when first wanted

        cards = [*self._camp.cards(), *self._camp.office.shelf.lost()]
        here = next((card for card in cards if self._camp.is_open and card.path == self._camp.path), None)
        if here is not None:
            self.restore_of(here)
        elif not cards:
            self._rooms.window.say(self.tr("There is no campaign yet, and so nothing to restore."))
        else:
            words = Words(self.tr("Restore"), self.tr("Which campaign shall go back?"), self.tr("Show &snapshots"))
            sheet = PickSheet(self._rooms.theme, words, [(each, card_text(each)) for each in cards], self._rooms.window)
            sheet.chosen.connect(self.restore_of)
            self._rooms.show_sheet(sheet)

    def restore_of(self, card: Card) -> None:
        """Show the snapshots of a campaign."""
        work = partial(self._camp.office.shelf.snapshots, card.path)
        self._camp.errand(self.tr("Reading the snapshots…"), work, partial(self._show_snapshots, card))

    def _show_snapshots(self, card: Card, found: list[Snapshot]) -> None:
        from horologium.ui.camp.bureau.restore import RestoreSheet  # noqa: PLC0415 - when first wanted

        sheet = RestoreSheet(
            self._rooms.theme, card.name, found, partial(self._lost, card), self._camp.memory, self._rooms.window
        )
        sheet.restore_requested.connect(partial(self._restore, card))
        self._rooms.show_sheet(sheet)

    def _lost(self, card: Card, snapshot: Snapshot) -> list[str]:
        try:
            return self._camp.office.shelf.lost_by(card.path, snapshot)
        except CampaignError as error:
            return [self.tr("What would be lost is not known: {why}").format(why=error)]

    def _restore(self, card: Card, snapshot: Snapshot) -> None:
        if self._camp.path == card.path:
            self._camp.close()
        work = partial(self._camp.office.shelf.restore, card.path, snapshot)
        self._camp.errand(self.tr("Restoring…"), work, lambda _done: self._restored(card))

    def _restored(self, card: Card) -> None:
        self._show_campaign(card.path)
        self._rooms.window.say(self.tr("{name} is as it was then.").format(name=card.name))

    # Damage

    def look_after(self, path: Path, name: str, reason: str) -> None:
        """A campaign does not open: find out whether it is damaged, and what can be saved of it."""
        work = partial(self._damage, path)
        self._camp.errand(self.tr("Looking at the file…"), work, partial(self._found_out, path, name, reason))

    def _damage(self, path: Path) -> Damage | None:
        """What is wrong inside a file; of one that is gone, newer or not ours the first reason says all."""
        try:
            return self._camp.office.shelf.damage(path)
        except CampaignError:
            return None

    def _found_out(self, path: Path, name: str, reason: str, damage: Damage | None) -> None:
        from horologium.ui.camp.bureau.damage import DamageSheet  # noqa: PLC0415 - hopefully never

        if damage is None:
            self._rooms.show_problems(name, [reason])
            return
        sheet = DamageSheet(self._rooms.theme, name, damage, self._rooms.window)
        sheet.chosen.connect(partial(self._mend, path, damage))
        self._rooms.show_sheet(sheet)

    def _mend(self, path: Path, damage: Damage, way: str) -> None:
        if way == "another":
            card = next((each for each in self._camp.cards() if each.path == path), None)
            if card is not None:
                self.restore_of(card)
            return
        choice: Literal["recovered", "snapshot"] = "recovered" if way == "recovered" else "snapshot"
        work = partial(self._camp.office.shelf.mend, damage, choice)
        self._camp.errand(self.tr("Mending…"), work, partial(self._mended, path))

    def _mended(self, path: Path, aside: Path) -> None:
        self._show_campaign(path)
        self._rooms.window.say(self.tr("The damaged file is kept as {name}.").format(name=aside.name))

    # The bin

    def remove(self, card: Card) -> None:
        """Ask whether a campaign shall go to the bin folder."""
        from horologium.ui.camp.bureau.removing import RemoveSheet  # noqa: PLC0415 - when first wanted

        sheet = RemoveSheet(self._rooms.theme, card.name, self._rooms.window)
        sheet.accepted.connect(partial(self._remove, card))
        self._rooms.show_sheet(sheet)

    def _remove(self, card: Card) -> None:
        if self._camp.path == card.path:
            self._camp.close()
        work = partial(self._camp.office.shelf.remove, card.path)
        self._camp.errand(self.tr("Moving to the bin…"), work, lambda _done: self._removed(card))

    def _removed(self, card: Card) -> None:
        self._read_shelf()
        self._rooms.window.say(self.tr("{name} lies in the bin of your data folder.").format(name=card.name))
