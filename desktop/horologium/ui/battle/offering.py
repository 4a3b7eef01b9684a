"""What the list of options shows: one row for an option, a heading for a kind, one row for many of a kind folded up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from horologium.engine.core.view import BarredView, OptionView
    from horologium.ui.battle.forecast import Forecast
    from horologium.ui.battle.questions import Question

OPTION, FOLD, HEADING, BARRED = "option", "fold", "heading", "barred"
MANY: Final = 9
"""More options than there are number keys: they are grouped, and can be filtered."""
FOLDED: Final = 3
"""More of a kind than this are folded up, if the ruleset has words for that."""


class OptionRow(NamedTuple):
    """A row of the list; ``ticked`` is None where one click answers, ``inner`` rows belong to a fold above them.

    ``odds`` is None while nothing is known; ``waiting`` says that it will be. ``why`` and ``rule`` tell of a barred row
    what is in its way.
    """

    key: str
    label: str
    cost: str = ""
    odds: Forecast | None = None
    ticked: bool | None = None
    what: str = OPTION
    face: str = ""
    warning: str = ""
    inner: bool = False
    is_open: bool = False
    waiting: bool = False
    held: bool = False
    sides: tuple[str, ...] = ()
    why: str = ""
    rule: str = ""


class Offer(NamedTuple):
    """How a question stands: what is taken and held, which folds are open, what is typed to filter, what is known."""

    question: Question
    taken: Sequence[str] = ()
    held: str = ""
    opened: Collection[str] = ()
    words: str = ""
    odds: Mapping[str, Forecast | None] = {}
    waiting: Collection[str] = ()
    landing: Callable[[OptionView], str] = lambda option: ""
    sides: tuple[str, ...] = ()


def arrange(offer: Offer) -> list[OptionRow]:
    """Lay the options out as rows."""
    question = offer.question
    if offer.words.strip():
        wanted = offer.words.casefold().split()
        found = [option for option in question.options if _says(option.label, wanted)]
        barred = [_barred_row(offer, one) for one in question.barred if _says(one.label, wanted)]
        return [*[_row(offer, option) for option in found], *barred]
    groups: dict[str, list[OptionView]] = {}
    for option in question.options:
        groups.setdefault(option.kind, []).append(option)
    headed = len(groups) > 1 and len(question.options) > MANY
    rows: list[OptionRow] = []
    for kind, options in groups.items():
        rows += _group(offer, kind, options, headed=headed)
    return [*(rows[1:] if rows and rows[0].what == HEADING and not rows[0].label else rows), *_barred(offer)]


def is_many(question: Question) -> bool:
    """Tell whether a filter helps."""
    return len(question.options) > MANY


def _group(offer: Offer, kind: str, options: list[OptionView], *, headed: bool) -> list[OptionRow]:
    texts = offer.question.texts
    if f"fold.{kind}" in texts and len(options) > FOLDED:
        return _fold(offer, kind, options, headed=headed)
    rows = [_row(offer, option) for option in options]
    if not headed:
        return rows
    title = texts.get(f"kind.{kind}", "")
    plain = len(options) == 1 and options[0].label == title
    return [OptionRow(f"{HEADING}:{kind}", "" if plain else title, what=HEADING), *rows]


def _fold(offer: Offer, kind: str, options: list[OptionView], *, headed: bool) -> list[OptionRow]:
    opened = kind in offer.opened
    sentence = QCoreApplication.translate("Offering", "{what}… ({count})")
    label = sentence.format(what=offer.question.texts[f"fold.{kind}"], count=len(options))
    line = [OptionRow(f"{HEADING}:{kind}", "", what=HEADING)] if headed else []
    ticked = [option for option in options if option.key in offer.taken]
    cost = QCoreApplication.translate("Offering", "%n chosen", "", len(ticked)) if ticked else ""
    fold = OptionRow(f"{FOLD}:{kind}", label, cost, what=FOLD, is_open=opened)
    return [*line, fold, *([_row(offer, option, inner=True) for option in options] if opened else [])]


def _barred(offer: Offer) -> list[OptionRow]:
    """Lay out what cannot be chosen now below everything else: under a heading, or folded up where it is much."""
    barred, title = offer.question.barred, QCoreApplication.translate("Offering", "Not possible now")
    if not barred:
        return []
    heading, opened = f"{HEADING}:{BARRED}", BARRED in offer.opened
    if len(barred) <= FOLDED:
        return [OptionRow(heading, title, what=HEADING), *[_barred_row(offer, one) for one in barred]]
    label = QCoreApplication.translate("Offering", "{what}… ({count})").format(what=title, count=len(barred))
    fold = OptionRow(f"{FOLD}:{BARRED}", label, what=FOLD, is_open=opened)
    inner = [_barred_row(offer, one, inner=True) for one in barred] if opened else []
    return [OptionRow(heading, "", what=HEADING), fold, *inner]


def _barred_row(offer: Offer, one: BarredView, *, inner: bool = False) -> OptionRow:
    cost = "" if one.cost is None else offer.question.texts.get("unit.cost", "{cost}").format(cost=one.cost)
    rule = one.rules[0] if one.rules else ""
    return OptionRow(f"{BARRED}:{one.key}", one.label, cost, what=BARRED, inner=inner, why=one.why, rule=rule)


def _says(label: str, wanted: Sequence[str]) -> bool:
    return all(word in label.casefold() for word in wanted)


def _row(offer: Offer, option: OptionView, *, inner: bool = False) -> OptionRow:
    several = not offer.question.single
    return OptionRow(
        option.key,
        option.label,
        _cost(offer, option),
        offer.odds.get(option.key),
        option.key in offer.taken if several else None,
        OPTION,
        option.face,
        option.warning,
        inner,
        waiting=option.key in offer.waiting,
        held=option.key == offer.held,
        sides=offer.sides if option.face in offer.sides else (),
    )


def _cost(offer: Offer, option: OptionView) -> str:
    """Say what an option costs, and where that leads on a dial."""
    if option.cost is None:
        return ""
    unit = offer.question.texts.get("unit.cost", "{cost}")
    cost = offer.question.texts.get(f"unit.{option.kind}", unit).format(cost=option.cost)
    landing = offer.landing(option)
    return f"{cost} → {landing}" if landing else cost
