"""The question at hand and the journal in words: what panels show, made once from the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.ask import Choose, Die, Draw, Roll
from horologium.engine.core.view import OptionView
from horologium.ui.battle.seating import Player

if TYPE_CHECKING:
    from horologium.engine.core.ask import Request
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.table import Table
    from horologium.engine.core.view import BattleView


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, of whom, by which rule; ``figure`` is the one who acts, if it is on the board.

    Of a choice ``options`` are the answers; of a roll ``dice``; of a draw ``cards`` and how many (``most``) of them.
    """

    kind: str
    about: str
    rule: str
    text: str
    player: Player
    figure: str = ""
    who: str = ""
    policy: str = ""
    options: tuple[OptionView, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    least: int = 1
    most: int = 1

    @property
    def single(self) -> bool:
        """Whether one click answers it."""
        return self.least == self.most == 1


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the journal in words; ``places`` are the cells and figures that it tells of."""

    number: int
    what: str
    text: str
    rules: tuple[str, ...]
    facts: Mapping[str, Any]
    places: tuple[str, ...] = ()
    typed: bool = False


def question(table: Table[Any], player: Player, policy: str) -> Question | None:
    """Put the pending request into words."""
    request = table.pending
    if request is None:
        return None
    names = table.ruleset.names(table.state)
    common = (request.rule, _text(request, table.ruleset.texts, names), player, request.by)
    who = names.get(request.by, player.name)
    if isinstance(request, Roll):
        return Question("roll", "die", *common, who, policy, dice=request.dice, names=names)
    if isinstance(request, Draw):
        count = request.count
        return Question("draw", "card", *common, who, policy, (), (), request.cards, names, count, count)
    keys = request.keys()
    options = tuple(table.ruleset.option(table.state, request, key) for key in keys)
    return Question(
        "choose", request.about, *common, who, "", options, names=names, least=request.least, most=request.most
    )


def _text(request: Request, texts: Mapping[str, str], names: Mapping[str, str]) -> str:
    """Say what is wanted: in the ruleset's own sentence for this rule if it has one, else by its kind."""
    if own := texts.get(f"ask.{request.rule}"):
        return own
    translate = QCoreApplication.translate
    if isinstance(request, Roll):
        return translate("Question", "Roll {count} dice").format(count=len(request.dice))
    if isinstance(request, Draw):
        deck = names.get(request.deck, request.deck.replace("-", " "))
        return translate("Question", "Draw {count} from {deck}").format(count=request.count, deck=deck)
    return _wanted(request)


def _wanted(request: Choose[Any]) -> str:
    translate = QCoreApplication.translate
    sentences = {
        "figure": translate("Question", "Choose a figure"),
        "cell": translate("Question", "Choose a place"),
        "card": translate("Question", "Choose a card"),
        "die": translate("Question", "Choose a die"),
    }
    return sentences.get(request.about, translate("Question", "Choose what to do"))


def line(
    number: int,
    entry: Entry,
    texts: Mapping[str, str],
    names: Mapping[str, str],
    known: frozenset[str],
    *,
    typed: bool = False,
) -> Line:
    """Put an entry into words; ``known`` are the cells and figures on the board."""
    places = tuple(fact for fact in entry.facts.values() if isinstance(fact, str) and fact in known)
    return Line(number, entry.what, entry.text(texts, names), entry.rules, entry.facts, places, typed)


def known_places(view: BattleView) -> frozenset[str]:
    """All that a line of the journal can point at."""
    return frozenset([cell.key for cell in view.cells] + [figure.key for figure in view.figures])
