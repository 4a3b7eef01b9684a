"""The chances behind options in words, found in the background: the one that is pointed at first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from horologium.ui.percentages import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from fractions import Fraction

    from horologium.engine.core.odds import Distribution

    Odds = Mapping[str, Distribution[Any]]
    AskOdds = Callable[[str, Callable[[Odds | None], None]], None]

PATIENCE_MS: Final = 80
"""Whoever answers at once does not start a search."""
SHORT: Final = 3
"""How many parts the short form has."""


class Forecast(NamedTuple):
    """The chances of an option: ``share`` for a bar, in words, a short form, and a line for all that may differ."""

    share: float
    chance: str
    text: str
    details: tuple[str, ...]


def forecast(found: Odds, texts: Mapping[str, str]) -> Forecast:
    """Put chances into words."""
    parts: list[str] = []
    for name, odds in found.items():
        parts += _short(name, odds, texts)
    first = next(iter(found.values()))
    details = [_whole(name, odds, texts) for name, odds in found.items()]
    tries = max(odds.samples for odds in found.values())
    if tries:
        details.append(
            QCoreApplication.translate("Forecast", "Not exact: counted over {count} trials").format(count=tries)
        )
    return Forecast(float(_any(first)), _chance(first), " · ".join(parts[:SHORT]), tuple(details))


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
        return translate("Forecast", "yes") if result else translate("Forecast", "no")
    return texts.get(f"word.{result}") or str(result) or translate("Forecast", "nothing")


class Forecaster(QObject):
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
