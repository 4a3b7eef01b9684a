"""What the list of options shows: rows, headings and folds, and the odds of each, found in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from horologium.ui.kit.plain_text import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from fractions import Fraction

    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.view import BarredView, OptionView
    from horologium.ui.battle.questions import BattleQuestion

    Odds = Mapping[str, Distribution[Any]]
    AskOdds = Callable[[str, Callable[[Odds | None], None]], None]

PATIENCE_MS: Final = 80
"""Whoever answers at once does not start a search."""
SHORT: Final = 3
"""How many parts the short form has."""


class OptionOdds(NamedTuple):
    """The chances of an option: ``share`` for a bar, in words, a short form, and a line for all that may differ."""

    share: float
    chance: str
    text: str
    details: tuple[str, ...]


def forecast(found: Odds, texts: Mapping[str, str]) -> OptionOdds:
    """Put chances into words."""
    parts: list[str] = []
    for name, odds in found.items():
        parts += _short(name, odds, texts)
    first = next(iter(found.values()))
    details = [_whole(name, odds, texts) for name, odds in found.items()]
    tries = max(odds.samples for odds in found.values())
    if tries:
        details.append(
            QCoreApplication.translate("OptionOdds", "Not exact: counted over {count} trials").format(count=tries)
        )
    return OptionOdds(float(_any(first)), _chance(first), " · ".join(parts[:SHORT]), tuple(details))


def is_sure(found: Odds) -> bool:
    """Tell whether nothing is left to chance: what cannot fail needs no odds."""
    return all(list(odds.chances) == [True] and type(next(iter(odds.chances))) is bool for odds in found.values())


def _any(odds: Distribution[Any]) -> Fraction:
    return odds.chance(bool)


def _chance(odds: Distribution[Any]) -> str:
    """Say how likely it is that anything happens."""
    return percent(_any(odds), counted=bool(odds.samples))


def _short(name: str, odds: Distribution[Any], texts: Mapping[str, str]) -> list[str]:
    """Say how likely it is that anything happens, and how much on average."""
    noun, verb = texts.get(f"odds.{name}", name), texts.get(f"odds.{name}.any", name)
    parts = [f"{verb} {_chance(odds)}"] if f"odds.{name}.any" in texts else []
    if all(type(result) is int for result in odds.chances):
        if max(odds.chances, default=0) > 1:
            parts.append(f"~{float(odds.mean()):.1f} {noun}")
    elif not parts:
        parts.append(f"{noun} {_names(odds, texts)} {_chance(odds)}")
    return parts


def _names(odds: Distribution[Any], texts: Mapping[str, str]) -> str:
    likeliest = max((result for result in odds.chances if result), key=lambda result: odds.chances[result], default="")
    return texts.get(f"word.{likeliest}") or str(likeliest)


def _whole(name: str, odds: Distribution[Any], texts: Mapping[str, str]) -> str:
    """List every result with its chance."""
    noun = texts.get(f"odds.{name}") or texts.get(f"odds.{name}.any", name)
    counted = bool(odds.samples)
    shares = [(_result(result, texts), percent(share, counted=counted)) for result, share in odds.chances.items()]
    results = ", ".join(f"{result}: {share}" for result, share in shares)
    return f"{noun[:1].upper()}{noun[1:]} – {results}"


def _result(result: object, texts: Mapping[str, str]) -> str:
    translate = QCoreApplication.translate
    if isinstance(result, bool):
        return translate("OptionOdds", "yes") if result else translate("OptionOdds", "no")
    return texts.get(f"word.{result}") or str(result) or translate("OptionOdds", "nothing")


class OddsFinder(QObject):
    """Asks for the odds of one option after another; a new question forgets the old one."""

    found = Signal(str, object)

    def __init__(self, ask: AskOdds, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._waiting: list[str] = []
        self._round = 0
        self._busy = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    def start(self, keys: Sequence[str]) -> None:
        """Find the odds of these options, soon."""
        self.stop()
        self._waiting = list(keys)
        if keys:
            self._timer.start(PATIENCE_MS)

    def prefer(self, key: str) -> None:
        """Do this option before the others."""
        if key in self._waiting:
            self._waiting.remove(key)
            self._waiting.insert(0, key)

    def stop(self) -> None:
        """Forget the question; what is still on its way is dropped."""
        self._timer.stop()
        self._round += 1
        self._waiting, self._busy = [], False

    @property
    def waiting(self) -> tuple[str, ...]:
        """The options that are not known yet."""
        return tuple(self._waiting)

    def _next(self) -> None:
        if not self._waiting or self._busy:
            return
        key, asked = self._waiting[0], self._round
        self._busy = True

        def deliver(odds: Odds | None) -> None:
            if asked == self._round:
                self._busy = False
                if key in self._waiting:
                    self._waiting.remove(key)
                self.found.emit(key, odds)
                self._timer.start(0)

        self._ask(key, deliver)


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
    odds: OptionOdds | None = None
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


class OptionOffer(NamedTuple):
    """How a question stands: what is taken and held, which folds are open, what is typed to filter, what is known."""

    question: BattleQuestion
    taken: Sequence[str] = ()
    held: str = ""
    opened: Collection[str] = ()
    words: str = ""
    odds: Mapping[str, OptionOdds | None] = {}
    waiting: Collection[str] = ()
    landing: Callable[[OptionView], str] = lambda option: ""
    sides: tuple[str, ...] = ()


def arrange(offer: OptionOffer) -> list[OptionRow]:
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


def is_many(question: BattleQuestion) -> bool:
    """Tell whether a filter helps."""
    return len(question.options) > MANY


def _group(offer: OptionOffer, kind: str, options: list[OptionView], *, headed: bool) -> list[OptionRow]:
    texts = offer.question.texts
    if f"fold.{kind}" in texts and len(options) > FOLDED:
        return _fold(offer, kind, options, headed=headed)
    rows = [_row(offer, option) for option in options]
    if not headed:
        return rows
    title = texts.get(f"kind.{kind}", "")
    plain = len(options) == 1 and options[0].label == title
    return [OptionRow(f"{HEADING}:{kind}", "" if plain else title, what=HEADING), *rows]


def _fold(offer: OptionOffer, kind: str, options: list[OptionView], *, headed: bool) -> list[OptionRow]:
    opened = kind in offer.opened
    sentence = QCoreApplication.translate("Offering", "{what}… ({count})")
    label = sentence.format(what=offer.question.texts[f"fold.{kind}"], count=len(options))
    line = [OptionRow(f"{HEADING}:{kind}", "", what=HEADING)] if headed else []
    ticked = [option for option in options if option.key in offer.taken]
    cost = QCoreApplication.translate("Offering", "%n chosen", "", len(ticked)) if ticked else ""
    fold = OptionRow(f"{FOLD}:{kind}", label, cost, what=FOLD, is_open=opened)
    return [*line, fold, *([_row(offer, option, inner=True) for option in options] if opened else [])]


def _barred(offer: OptionOffer) -> list[OptionRow]:
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


def _barred_row(offer: OptionOffer, one: BarredView, *, inner: bool = False) -> OptionRow:
    cost = "" if one.cost is None else offer.question.texts.get("unit.cost", "{cost}").format(cost=one.cost)
    rule = one.rules[0] if one.rules else ""
    return OptionRow(f"{BARRED}:{one.key}", one.label, cost, what=BARRED, inner=inner, why=one.why, rule=rule)


def _says(label: str, wanted: Sequence[str]) -> bool:
    return all(word in label.casefold() for word in wanted)


def _row(offer: OptionOffer, option: OptionView, *, inner: bool = False) -> OptionRow:
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


def _cost(offer: OptionOffer, option: OptionView) -> str:
    """Say what an option costs, and where that leads on a dial."""
    if option.cost is None:
        return ""
    unit = offer.question.texts.get("unit.cost", "{cost}")
    cost = offer.question.texts.get(f"unit.{option.kind}", unit).format(cost=option.cost)
    landing = offer.landing(option)
    return f"{cost} → {landing}" if landing else cost
