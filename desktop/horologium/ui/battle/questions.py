"""The question at hand and the journal in words: what panels show, made once from the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.ask import Choose, Die, Draw, Roll
from horologium.engine.core.drawn import ENDING
from horologium.engine.core.journal import Kind
from horologium.engine.core.view import BarredView, OptionView
from horologium.ui.battle.seating import SeatedPlayer
from horologium.ui.battle.thrown_dice import DiceThrow, card_name, lying

if TYPE_CHECKING:
    from horologium.engine.core.ask import Request
    from horologium.engine.core.journal import Entry, Texts
    from horologium.engine.core.saves import Answered
    from horologium.engine.core.table import Table
    from horologium.engine.core.view import BattleView


@dataclass(frozen=True, slots=True)
class BattleQuestion:
    """What is asked, of whom, by which rule; ``figure`` is the one who acts, if it is on the board.

    Of a choice ``options`` are the answers and ``barred`` what cannot be chosen now, with the reason, and ``lying`` the
    dice that it is about; of a roll ``dice``; of a draw ``cards`` and how many (``most``) of them. A ``half_made``
    choice goes on with the one before.
    """

    kind: str
    about: str
    rule: str
    text: str
    player: SeatedPlayer
    figure: str = ""
    who: str = ""
    policy: str = ""
    options: tuple[OptionView, ...] = ()
    barred: tuple[BarredView, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    least: int = 1
    most: int = 1
    half_made: bool = False
    lying: DiceThrow | None = None
    texts: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)

    @property
    def single(self) -> bool:
        """Whether one click answers it."""
        return self.least == self.most == 1


@dataclass(frozen=True, slots=True)
class JournalLine:
    """An entry of the journal in words; ``places`` are the cells and figures that it tells of."""

    number: int
    what: str
    kind: Kind
    text: str
    rules: tuple[str, ...]
    facts: Mapping[str, Any]
    places: tuple[str, ...] = ()
    typed: bool = False


def question(table: Table[Any], player: SeatedPlayer, policy: str, *, half_made: bool = False) -> BattleQuestion | None:
    """Put the pending request into words."""
    request = table.pending
    if request is None:
        return None
    made = replace(in_words(request, table, player), half_made=half_made, lying=lying(table))
    if isinstance(request, Roll):
        return replace(made, policy=policy, dice=request.dice)
    if isinstance(request, Draw):
        return replace(made, policy=policy, cards=request.cards, least=request.count, most=request.count)
    keys = request.keys()
    options = [table.ruleset.option(table.state, request, key) for key in keys]
    options.sort(key=lambda option: option.kind == ENDING)  # the first number must not give away what is left
    adviser = table.ruleset.adviser
    barred = () if adviser is None else adviser.barred(table.state, request)
    return replace(made, options=tuple(options), barred=barred, least=request.least, most=request.most)


def in_words(request: Request, table: Table[Any], player: SeatedPlayer) -> BattleQuestion:
    """Say what is asked and by whom, without the answers to choose from."""
    names, texts = table.ruleset.names(table.state), table.ruleset.texts
    who = names.get(request.by, player.name)
    made = BattleQuestion(
        request.kind, _about(request), request.rule, "", player, request.by, who, names=names, texts=texts
    )
    return replace(made, text=_text(request, made))


def why_not(table: Table[Any], cell: str) -> BarredView | None:
    """Tell why a cell cannot be chosen; None if it can, or if nothing is to be said."""
    request, adviser = table.pending, table.ruleset.adviser
    if not isinstance(request, Choose) or adviser is None:
        return None
    return adviser.barred_at(table.state, request, cell)


def _about(request: Request) -> str:
    if isinstance(request, Choose):
        return request.about
    return "die" if isinstance(request, Roll) else "card"


def answer_words(table: Table[Any], given: Answered) -> str:
    """Say what the answer to the pending question was."""
    request, translate = table.pending, QCoreApplication.translate
    if isinstance(request, Choose):
        labels = [table.ruleset.option(table.state, request, key).label for key in given.answer]
        return ", ".join(labels) or _none(request)
    if isinstance(request, Draw):
        names = table.ruleset.names(table.state)
        cards = ", ".join(card_name(names, card) for card in given.answer)
        unseen = translate("BattleQuestion", "a draw, unseen")
        return unseen if request.secret else translate("BattleQuestion", "draw {cards}").format(cards=cards)
    faces = ", ".join(face.replace("+", " ") for face in given.answer)
    return translate("BattleQuestion", "Dice: {faces}").format(faces=faces)


def deck_name(texts: Mapping[str, str], deck: str) -> str:
    """What a deck is called in the words of its game."""
    return texts.get(f"word.{deck}") or deck.replace("-", " ")


def _none(request: Choose[Any]) -> str:
    """Say that none of the options was taken: it is an answer like any other."""
    translate = QCoreApplication.translate
    words = {
        "figure": translate("BattleQuestion", "choose nobody"),
        "cell": translate("BattleQuestion", "choose no square"),
        "card": translate("BattleQuestion", "choose no card"),
        "die": translate("BattleQuestion", "choose no die"),
    }
    return words.get(request.about, translate("BattleQuestion", "choose none of it"))


def _text(request: Request, made: BattleQuestion) -> str:
    """Say what is wanted: in the ruleset's own sentence if it has one, else by the kind of the question.

    A rule that asks several things has a sentence for each; what skills ask has one for all of them.
    """
    about = request.about if isinstance(request, Choose) else request.kind
    sentence = own_sentence(made.texts, request.rule, about)
    return (sentence or _usual(request)).format(who=made.who, **gaps(request, made.texts))


def gaps(request: Request, texts: Mapping[str, str]) -> dict[str, Any]:
    """What a sentence may name beside who is asked: how many dice or cards, and the deck."""
    if isinstance(request, Draw):
        return {"count": request.count, "deck": deck_name(texts, request.deck)}
    return {"count": len(request.dice) if isinstance(request, Roll) else 0, "deck": ""}


def own_sentence(texts: Mapping[str, str], rule: str, about: str) -> str:
    """Find the sentence that a ruleset has for a question of a rule, the closest first."""
    keys = (f"ask.{rule}.{about}", f"ask.{rule}", f"ask.{about}")
    return next((texts[key] for key in keys if key in texts), "")


def _usual(request: Request) -> str:
    translate = QCoreApplication.translate
    if isinstance(request, Roll):
        return translate("BattleQuestion", "Roll %n dice", "", len(request.dice))
    if isinstance(request, Draw):
        return translate("BattleQuestion", "Draw {count} from {deck}")
    return _wanted(request)


def _wanted(request: Choose[Any]) -> str:
    translate = QCoreApplication.translate
    sentences = {
        "figure": translate("BattleQuestion", "Choose a figure"),
        "cell": translate("BattleQuestion", "Choose a place"),
        "card": translate("BattleQuestion", "Choose a card"),
        "die": translate("BattleQuestion", "Choose a die"),
    }
    return sentences.get(request.about, translate("BattleQuestion", "Choose what to do"))


def line(
    number: int,
    entry: Entry,
    texts: Texts,
    names: Mapping[str, str],
    known: frozenset[str],
    *,
    typed: bool = False,
) -> JournalLine:
    """Put an entry into words; ``known`` are the cells and figures on the board."""
    places = tuple(fact for fact in entry.facts.values() if isinstance(fact, str) and fact in known)
    told = entry.text(texts, names)
    return JournalLine(number, entry.what, entry.kind(texts), told, entry.rules, entry.facts, places, typed)


def known_places(view: BattleView) -> frozenset[str]:
    """All that a line of the journal can point at."""
    return frozenset([cell.key for cell in view.cells] + [figure.key for figure in view.figures])
