"""What is done with whole campaigns and with files: asks where it has to, works in the background, tells the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject

from horologium.campaign.errors import CampaignError
from horologium.campaign.suffixes import CAMPAIGN_FILE, EXPORTED_FILE, HERO_FILE
from horologium.ui.kit.dialog_words import DialogWords
from horologium.ui.kit.file_dialogs import ask_to_open, ask_to_save

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from horologium.campaign.ops.guests import GuestHero
    from horologium.campaign.ports import CampaignDamage, Card, Snapshot, TakenIn
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.window.presenter import WindowPresenter


class CampaignFilesPresenter(QObject):
    """Campaigns and heroes that come and go as files, forks and comparisons; ``show_campaign`` opens a campaign."""

    def __init__(self, main: WindowPresenter, camp: OpenCampaign, show_campaign: Callable[[Path], None]) -> None:
        super().__init__(main)
        self._main, self._camp, self._show_campaign = main, camp, show_campaign

    # Files that leave

    def export(self) -> None:
        """Write the open campaign as one file, with its packs and pictures."""
        if not self.is_open():
            return
        session, shelf = self._camp.session, self._camp.office.shelf
        path, name = self._camp.path, session.books.charter.name
        if path is None:
            return
        kinds = self.tr("Campaigns (*{suffix})").format(suffix=EXPORTED_FILE)
        target = self._ask_target(self.tr("Export the campaign"), f"{name}{EXPORTED_FILE}", kinds)
        if target is not None:
            packs = [session.pack]
            work = partial(shelf.export, path, target, packs)
            self._camp.errand(self.tr("Exporting the campaign…"), work, partial(self._written, target))

    def export_tables(self) -> None:
        """Write every table of the open campaign as CSV, in one .zip."""
        if not self.is_open() or self._camp.path is None:
            return
        name = self._camp.session.books.charter.name
        target = self._ask_target(
            self.tr("Export all tables"), f"{name}.zip", self.tr("Archives of tables as CSV (*.zip)")
        )
        if target is not None:
            work = partial(self._camp.office.shelf.export_tables, self._camp.path, target)
            self._camp.errand(self.tr("Exporting all tables…"), work, partial(self._written, target))

    def ask_who_leaves(self) -> None:
        """Ask which hero shall be written to a file."""
        if self.is_open():
            from horologium.campaign.records import MemberRecord  # noqa: PLC0415 - when first asked for

            heroes = self._camp.session.books.all(MemberRecord)
            words = DialogWords(self.tr("Export a hero"), self.tr("Who shall go into a file?"), self.tr("&Export…"))
            self._pick(words, [(each.id, each.name) for each in heroes], self.export_hero)

    def export_hero(self, hero: str) -> None:
        """Write a hero as a file that another campaign can take in."""
        from horologium.campaign.records import MemberRecord  # noqa: PLC0415 - when first asked for

        name = self._camp.session.books.get(MemberRecord, hero).name
        kinds = self.tr("Heroes (*{suffix})").format(suffix=HERO_FILE)
        target = self._ask_target(self.tr("Export {name}").format(name=name), f"{name}{HERO_FILE}", kinds)
        if target is not None:
            work = partial(self._camp.office.shelf.export_hero, self._camp.session, hero, target)
            self._camp.errand(self.tr("Exporting {name}…").format(name=name), work, partial(self._written, target))

    def _written(self, target: Path, _done: object = None) -> None:
        self._main.window.say(self.tr("Written: {path}").format(path=target))

    # Files that come

    def ask_for_campaign(self) -> None:
        """Ask for a file with a campaign, and take it in."""
        kinds = self.tr("Campaigns (*{exported} *{own})").format(exported=EXPORTED_FILE, own=CAMPAIGN_FILE)
        path = ask_to_open(self._main.window, self.tr("Import a campaign"), kinds)
        if path:
            self.open_file(Path(path))

    def ask_for_hero(self) -> None:
        """Ask for a file with a hero, who joins the company."""
        if not self.is_open():
            return
        kinds = self.tr("Heroes (*{suffix})").format(suffix=HERO_FILE)
        path = ask_to_open(self._main.window, self.tr("Take in a hero"), kinds)
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Open whatever file of ours it is: a campaign, an exported one, a hero, else a pack."""
        match path.suffix.lower():
            case suffix if suffix == CAMPAIGN_FILE:
                self._show_campaign(path)
            case suffix if suffix == EXPORTED_FILE:
                work = partial(self._camp.office.take_in, path)
                self._camp.errand(self.tr("Taking the campaign in…"), work, self._on_taken_in)
            case suffix if suffix == HERO_FILE:
                if self.is_open():
                    work_of_hero = partial(self._camp.office.shelf.read_hero, path)
                    self._camp.errand(self.tr("Reading the hero…"), work_of_hero, self._on_hero)
            case _:
                self._main.add_pack(path)

    def _on_taken_in(self, taken: TakenIn) -> None:
        from horologium.ui.window.dialogs import ProblemsDialog  # noqa: PLC0415 - when there is something to tell

        self._camp.forget_packs()
        self._show_campaign(taken.path)
        if taken.notices:
            title, intro = self.tr("Taken in"), self.tr("The campaign is there. You should know:")
            self._main.show_dialog(ProblemsDialog(self._main.theme, title, intro, taken.notices, self._main.window))

    def _on_hero(self, sheet: GuestHero) -> None:
        from horologium.campaign.ops.guests import TakeInHero  # noqa: PLC0415 - when first wanted

        if self._camp.is_open:
            self._camp.do(TakeInHero(sheet))

    # The open campaign

    def rename(self) -> None:
        """Give the campaign another name."""
        if not self.is_open():
            return
        words = DialogWords(self.tr("Rename"), self.tr("What shall the campaign be called?"), self.tr("&Rename"))
        here = self._camp.path
        others = [card.name for card in self._camp.cards() if card.path != here]
        self._name(words, self._camp.session.books.charter.name, others, self._rename)

    def _rename(self, name: str) -> None:
        from horologium.campaign.ops.settings import RenameCampaign  # noqa: PLC0415 - when first wanted

        self._camp.do(RenameCampaign(name))

    def fork_now(self) -> None:
        """Begin a campaign of its own from how this one stands now."""
        if self.is_open():
            last = self._camp.session.can_undo()
            self.fork(last.seq if last else 0)

    def fork(self, seq: int) -> None:
        """Begin a campaign of its own from a step of this one."""
        from horologium.campaign.wording import free_name  # noqa: PLC0415 - when first wanted

        session = self._camp.session
        words = DialogWords(
            self.tr("What if"),
            self.tr("A second campaign begins where this one stood, and goes its own way. This one stays as it is."),
            self.tr("&Fork"),
        )
        taken = [card.name for card in self._camp.cards()]
        name = self.tr("{name} – what if").format(name=session.books.charter.name)
        self._name(words, free_name(name, taken), taken, partial(self._fork, seq))

    def _fork(self, seq: int, name: str) -> None:
        path = self._camp.path
        if path is not None:
            work = partial(self._camp.office.shelf.fork, path, seq, name)
            self._camp.errand(self.tr("Forking the campaign…"), work, self._show_campaign)

    def compare(self) -> None:
        """Put the open campaign beside another one of the same game."""
        if not self.is_open():
            return
        here, pack = self._camp.path, self._camp.session.pack
        others = [card for card in self._camp.cards() if card.path != here and not card.problem]
        fitting = [card for card in others if card.pack in (pack.name, pack.id)]
        if not fitting:
            self._main.window.say(
                self.tr("There is no other campaign with this pack: fork this one, or begin another.")
            )
            return
        asked = DialogWords(self.tr("Compare"), self.tr("With which campaign?"), self.tr("&Compare"))
        self._pick(asked, [(each, each.name) for each in fitting], self._compare)

    def _compare(self, card: Card) -> None:
        from horologium.campaign.compare import compare  # noqa: PLC0415 - when first wanted
        from horologium.ui.camp.campaign_dialogs import CompareDialog  # noqa: PLC0415

        session = self._camp.session
        try:
            other = self._camp.office.open(card.path, view_only=True)
        except CampaignError as error:
            self._camp.refused.emit(str(error), ())
            return
        try:
            rows = compare(session, other.books)
        finally:
            other.close()
        names = (session.books.charter.name, card.name)
        self._main.show_dialog(CompareDialog(self._main.theme, names, rows, self._camp.memory, self._main.window))

    # Small things

    def is_open(self) -> bool:
        """Whether a campaign is open; if not, it is said what to do."""
        if not self._camp.is_open:
            self._main.window.say(self.tr("No campaign is open: open one on the start screen first."))
        return self._camp.is_open

    def _pick(self, words: DialogWords, options: Sequence[tuple[object, str]], then: Callable[..., None]) -> None:
        from horologium.ui.kit.ask_dialog import ListField  # noqa: PLC0415 - when something is asked

        self._main.ask(words, then, ListField(options, words.title))

    def _name(self, words: DialogWords, name: str, taken: Sequence[str], then: Callable[[str], None]) -> None:
        from horologium.campaign.wording import MOST_NAME, fault, taken_fault  # noqa: PLC0415 - when first wanted
        from horologium.ui.kit.ask_dialog import LineField  # noqa: PLC0415 - when something is asked

        def check(text: str) -> str:
            return fault(text, self.tr("the name of the campaign")) or taken_fault(text, taken)

        self._main.ask(words, then, LineField(name, self.tr("Name of the campaign"), MOST_NAME, check))

    def _ask_target(self, title: str, name: str, kinds: str) -> Path | None:
        path = ask_to_save(self._main.window, title, name, kinds)
        suffix = f".{name.rpartition('.')[2]}"
        return None if not path else Path(path if Path(path).suffix else f"{path}{suffix}")


class CampaignRepairPresenter(QObject):
    """Snapshots, damage and the bin; ``show_campaign`` opens a campaign, ``read_shelf`` looks for them again."""

    def __init__(
        self,
        main: WindowPresenter,
        camp: OpenCampaign,
        show_campaign: Callable[[Path], None],
        read_shelf: Callable[[], None],
    ) -> None:
        super().__init__(main)
        self._main, self._camp = main, camp
        self._show_campaign, self._read_shelf = show_campaign, read_shelf

    # Restoring

    def restore(self) -> None:
        """Show the snapshots of the open campaign, or ask of which one."""
        from horologium.ui.camp.campaign_dialogs import card_text  # noqa: PLC0415 - when first wanted
        from horologium.ui.kit.ask_dialog import ListField  # noqa: PLC0415 - when something is asked

        cards = [*self._camp.cards(), *self._camp.office.shelf.lost()]
        here = next((card for card in cards if self._camp.is_open and card.path == self._camp.path), None)
        if here is not None:
            self.restore_of(here)
        elif not cards:
            self._main.window.say(self.tr("There is no campaign yet, and so nothing to restore."))
        else:
            words = DialogWords(
                self.tr("Restore"), self.tr("Which campaign shall go back?"), self.tr("Show &snapshots")
            )
            self._main.ask(words, self.restore_of, ListField([(each, card_text(each)) for each in cards], words.title))

    def restore_of(self, card: Card) -> None:
        """Show the snapshots of a campaign."""
        work = partial(self._camp.office.shelf.snapshots, card.path)
        self._camp.errand(self.tr("Reading the snapshots…"), work, partial(self._show_snapshots, card))

    def _show_snapshots(self, card: Card, found: list[Snapshot]) -> None:
        from horologium.ui.camp.campaign_dialogs import RestoreDialog  # noqa: PLC0415 - when first wanted

        dialog = RestoreDialog(
            self._main.theme, card.name, found, partial(self._lost, card), self._camp.memory, self._main.window
        )
        dialog.restore_requested.connect(partial(self._restore, card))
        self._main.show_dialog(dialog)

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
        self._main.window.say(self.tr("{name} is as it was then.").format(name=card.name))

    # Damage

    def look_after(self, path: Path, name: str, reason: str) -> None:
        """A campaign does not open: find out whether it is damaged, and what can be saved of it."""
        work = partial(self._damage, path)
        self._camp.errand(self.tr("Looking at the file…"), work, partial(self._found_out, path, name, reason))

    def _damage(self, path: Path) -> CampaignDamage | None:
        """What is wrong inside a file; of one that is gone, newer or not ours the first reason says all."""
        try:
            return self._camp.office.shelf.damage(path)
        except CampaignError:
            return None

    def _found_out(self, path: Path, name: str, reason: str, damage: CampaignDamage | None) -> None:
        from horologium.ui.camp.campaign_dialogs import DamageDialog  # noqa: PLC0415 - hopefully never

        if damage is None:
            self._main.show_problems(name, [reason])
            return
        dialog = DamageDialog(self._main.theme, name, damage, self._main.window)
        dialog.chosen.connect(partial(self._mend, path, damage))
        self._main.show_dialog(dialog)

    def _mend(self, path: Path, damage: CampaignDamage, way: str) -> None:
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
        self._main.window.say(self.tr("The damaged file is kept as {name}.").format(name=aside.name))

    # The bin

    def remove(self, card: Card) -> None:
        """Ask whether a campaign shall go to the bin folder."""
        text = self.tr(
            "{name} leaves the shelf with its snapshots and pictures. Nothing is deleted: all of it lies in the folder "
            "“bin” beside your campaigns, and can be moved back from there."
        ).format(name=card.name)
        words = DialogWords(self.tr("Move to the bin"), text, self.tr("&Move to the bin"), self.tr("&Keep it"))
        self._main.ask(words, partial(self._remove, card), careful=True)

    def _remove(self, card: Card) -> None:
        if self._camp.path == card.path:
            self._camp.close()
        work = partial(self._camp.office.shelf.remove, card.path)
        self._camp.errand(self.tr("Moving to the bin…"), work, lambda _done: self._removed(card))

    def _removed(self, card: Card) -> None:
        self._read_shelf()
        self._main.window.say(self.tr("{name} lies in the bin of your data folder.").format(name=card.name))
