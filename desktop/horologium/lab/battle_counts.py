"""What many battles came to: counts that can be added up, written down and read again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.forecast import interval

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.balance import Trial

BROKEN: Final = "fault"
"""The outcome of a battle in which a rule or a bot failed."""

MOST_NUMBERS: Final = 5
"""So many battles are named for each fault."""


@dataclass(slots=True)
class BattleCounts:
    """Counts of battles; ``used`` counts the battles in which something was used, as ``skills/shove``.

    ``faults`` are what went wrong, in words, with the numbers of some battles in which it did.
    """

    runs: int = 0
    won: int = 0
    downs: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    minutes: Counter[int] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    faults: dict[str, list[int]] = field(default_factory=dict)

    def note(self, trial: Trial) -> None:
        """Count one battle."""
        self.runs += 1
        self.won += trial.won
        self.downs += trial.downs
        self.outcomes[trial.outcome] += 1
        self.minutes[trial.minutes] += 1
        self.used.update(f"{kind}/{name}" for kind, name in trial.used)

    def note_fault(self, words: str, number: int) -> None:
        """Count a battle that came to nothing: it is lost."""
        self.runs += 1
        self.outcomes[BROKEN] += 1
        self._blame(words, [number])

    def add(self, other: BattleCounts) -> None:
        """Count other battles too."""
        self.runs += other.runs
        self.won += other.won
        self.downs += other.downs
        self.outcomes.update(other.outcomes)
        self.minutes.update(other.minutes)
        self.used.update(other.used)
        for words, numbers in other.faults.items():
            self._blame(words, numbers)

    def _blame(self, words: str, numbers: list[int]) -> None:
        self.faults[words] = sorted([*self.faults.get(words, ()), *numbers])[:MOST_NUMBERS]

    @property
    def chance(self) -> float:
        """The share of victories."""
        return self.won / self.runs if self.runs else 0.0

    @property
    def margin(self) -> tuple[float, float]:
        """Between which shares the true chance lies, nineteen times of twenty."""
        return interval(self.won, self.runs)

    @property
    def median(self) -> int:
        """How many minutes of the game most battles took."""
        times = sorted(self.minutes.elements())
        return times[len(times) // 2] if times else 0

    def plain(self) -> dict[str, Any]:
        """The counts as plain data."""
        return {
            "runs": self.runs,
            "won": self.won,
            "downs": self.downs,
            "outcomes": dict(sorted(self.outcomes.items())),
            "minutes": {str(time): count for time, count in sorted(self.minutes.items())},
            "used": dict(sorted(self.used.items())),
            "faults": self.faults,
        }


def read_counts(data: Mapping[str, Any]) -> BattleCounts:
    """Counts that were written as plain data."""
    return BattleCounts(
        runs=int(data["runs"]),
        won=int(data["won"]),
        downs=int(data["downs"]),
        outcomes=Counter(data["outcomes"]),
        minutes=Counter({int(time): count for time, count in data["minutes"].items()}),
        used=Counter(data["used"]),
        faults={words: list(numbers) for words, numbers in data["faults"].items()},
    )
