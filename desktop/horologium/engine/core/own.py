"""What a game keeps for itself beside what every campaign has: small typed values with a version.

The campaign carries them as text and never looks inside; rules read them by ``part`` and change them by the
consequence ``own``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.faults import Fault

    Faults: TypeAlias = Callable[[CampaignState], Iterator[Fault]]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OwnParts:
    """The parts that a game adds to a ``company``, ``member``, ``thing`` or ``condition``; each field has a default.

    ``lift`` makes of the plain data of an older version, given with its kind and version, those of today; ``faults``
    says what contradicts: where is the key of a member or a thing, or nothing for the company.
    """

    version: int
    kinds: Mapping[str, type]
    lift: Callable[[str, int, Any], Any] | None = None
    faults: Faults | None = None


class PartBearer(Protocol):
    """Whatever can have a part of the game's own."""

    @property
    def own(self) -> object:
        """The part, if there is one."""
        ...


def part(bearer: PartBearer, kind: type[T]) -> T:
    """The part that a game keeps with somebody or something; the usual one where nothing was written yet."""
    own = bearer.own
    if own is None:
        return kind()
    if not isinstance(own, kind):
        raise TypeError(f"{type(own).__name__} is no {kind.__name__}")
    return own
