"""What the open campaign has agreed on: difficulty, dice and undo, and who sits at its table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from horologium.campaign.ops.settings import AddPlayer, ChangeOptions, EditPlayer, RemovePlayer
from horologium.campaign.players import COLOURS, MOST_LETTERS
from horologium.campaign.records import Player
from horologium.campaign.wording import difficulty_called
from horologium.ui.camp.founding.company import colour_plate
from horologium.ui.kit.boxes import ChoiceBox
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import empty
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip, spoken
from horologium.ui.kit.player_colours import colour_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.campaign.operations import Operation
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.kit.theme import Theme


class AgreementsPanel(Panel):
    """Three choices of the campaign and the way to its players; without one it says how to come to one."""

    players_requested = Signal()

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent)
        self._camp = camp
        self.set_title(self.tr("This campaign"))
        self.about = PlainLabel("", "note", wrap=True)
        self.difficulty, self.dice, self.undo = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._rows = [
            self._row(self.tr("Difficulty"), self.difficulty, ()),
            self._row(
                self.tr("Dice between battles"),
                self.dice,
                (
                    ("ask", self.tr("Ask me each time")),
                    ("box", self.tr("Roll for me at once")),
                    ("typed", self.tr("I roll and type")),
                ),
            ),
            self._row(
                self.tr("Undo"),
                self.undo,
                (("friendly", self.tr("Any step")), ("strict", self.tr("Not past dice and battles"))),
            ),
        ]
        self.players = QPushButton(self.tr("&Players…"))
        self.players.clicked.connect(self.players_requested)
        self.body.addWidget(self.players)
        self.body.addWidget(self.about)
        for signal in (camp.opened, camp.closed, camp.changed):
            signal.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what holds now."""
        for row in (*self._rows, self.players):
            row.setVisible(self._camp.is_open)
        if not self._camp.is_open:
            self.about.show()
            self.about.setText(self.tr("Open a campaign to see its rules here."))
            return
        charter, rules = self._camp.session.books.charter, self._camp.session.rules
        self.difficulty.blockSignals(True)
        self.difficulty.clear()
        for key in rules.data.difficulties:
            self.difficulty.addItem(difficulty_called(key), key)
        self.difficulty.blockSignals(False)
        why_not = self._camp.session.refusal(ChangeOptions(undo="strict" if charter.undo == "friendly" else "friendly"))
        chosen = ((self.difficulty, charter.difficulty), (self.dice, charter.dice), (self.undo, charter.undo))
        for box, value in chosen:
            box.setCurrentIndex(box.findData(value))
            box.setEnabled(not why_not)
            give_tip(box, why_not)
            box.setAccessibleDescription(why_not)
        if not why_not:
            give_tip(self.difficulty, rules.data.difficulties[charter.difficulty])
            self.difficulty.setAccessibleDescription(rules.data.difficulties[charter.difficulty])
        self.about.setText(why_not)
        self.about.setVisible(bool(why_not))

    def _row(self, title: str, box: ChoiceBox, names: Iterable[tuple[str, str]]) -> QWidget:
        for value, name in names:
            box.addItem(name, value)
        for part in (box, box.view()):
            part.setAccessibleName(spoken(title))
        box.activated.connect(self._agree)
        label = PlainLabel(title)
        label.setBuddy(box)
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label, 2)
        layout.addWidget(box, 4)
        self.body.addWidget(row)
        return row

    def _agree(self) -> None:
        """Agree anew, as one step that can be undone."""
        wanted = ChangeOptions(self.difficulty.currentData(), self.dice.currentData(), self.undo.currentData())
        charter = self._camp.session.books.charter
        if (wanted.difficulty, wanted.dice, wanted.undo) != (charter.difficulty, charter.dice, charter.undo):
            self._camp.do(wanted)
        self.refresh()


class PlayersDialog(Dialog):
    """A row for each player; every change is a step of the campaign and can be undone."""

    def __init__(self, theme: Theme, camp: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(theme, QCoreApplication.translate("PlayersDialog", "Players"), parent)
        self._camp = camp
        self.names: dict[str, QLineEdit] = {}
        self.colours: dict[str, ChoiceBox] = {}
        self.leave: dict[str, QPushButton] = {}
        about = self.tr("Who plays, and in which colour. The heroes of somebody who leaves are played by all together.")
        self.body.addWidget(PlainLabel(about, "note", wrap=True))
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self.problem = PlainLabel("", "bad", wrap=True)
        self.body.addWidget(self.problem)
        self.body.addStretch(1)
        self.more = self.add_button(self.tr("&Add a player"), self._add)
        self.add_button(self.tr("&Close"), self.accept, default=True)
        self.finish()
        self.refresh()
        self.resize(560, 360)

    @property
    def players(self) -> list[Player]:
        """Who plays at present."""
        return list(self._camp.session.books.all(Player))

    def refresh(self) -> None:
        """Show who plays now."""
        empty(self._rows)
        for player in self.players:
            self._add_row(player)
        self._allow(self.more, self._newcomer())

    def _add_row(self, player: Player) -> None:
        name, colour = QLineEdit(player.name), ChoiceBox()
        name.setMaxLength(MOST_LETTERS)
        name.setAccessibleName(self.tr("Name of {player}").format(player=player.name))
        name.editingFinished.connect(partial(self._edit, player))
        colour.setAccessibleName(self.tr("Colour of {player}").format(player=player.name))
        for each in COLOURS:
            colour.addItem(colour_plate(each), colour_name(each), each)
        colour.setCurrentIndex(colour.findData(player.colour))
        colour.activated.connect(partial(self._edit, player))
        leave = QPushButton(self.tr("Leaves"))
        leave.setAccessibleName(self.tr("{player} leaves the table").format(player=player.name))
        leave.setAutoDefault(False)
        leave.clicked.connect(partial(self._do, RemovePlayer(player.id)))
        self._allow(leave, RemovePlayer(player.id))
        row = QHBoxLayout()
        for widget, share in ((name, 3), (colour, 2), (leave, 1)):
            row.addWidget(widget, share)
        self._rows.addLayout(row)
        self.names[player.id], self.colours[player.id], self.leave[player.id] = name, colour, leave

    def _allow(self, button: QPushButton, operation: Operation) -> None:
        """A button that would be refused says why."""
        why_not = self._camp.session.refusal(operation)
        button.setEnabled(not why_not)
        give_tip(button, why_not)
        button.setAccessibleDescription(why_not)

    def _newcomer(self) -> AddPlayer:
        """Somebody with a name and a colour that nobody has yet."""
        names, colours = ({getattr(each, part) for each in self.players} for part in ("name", "colour"))
        called = (self.tr("Player {number}").format(number=number) for number in range(1, 9))
        free = (colour for colour in COLOURS if colour not in colours)
        return AddPlayer(next(name for name in called if name not in names), next(free, COLOURS[0]))

    def _add(self) -> None:
        self._do(self._newcomer())

    def _edit(self, player: Player, _index: int = 0) -> None:
        wanted = EditPlayer(player.id, self.names[player.id].text(), self.colours[player.id].currentData())
        if (wanted.called.strip(), wanted.colour) != (player.name, player.colour):
            self._do(wanted)

    def _do(self, operation: Operation) -> None:
        """Do it and show how things stand; what is refused stays written, with the reason."""
        why_not = self._camp.session.refusal(operation)
        self.problem.setText(why_not[:1].upper() + why_not[1:])
        if not why_not and self._camp.do(operation):
            self.refresh()
