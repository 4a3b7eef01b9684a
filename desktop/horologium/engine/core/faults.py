"""What is wrong with something that players have put together, in words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True, slots=True)
class Fault:
    """Where it is (nothing: all of it), why it cannot be so, what to do about it, and by which rule.

    Where something is wrong with what somebody was given, ``where`` names the list too: ``2.abilities``.
    """

    where: str
    why: str
    remedy: str = ""
    rule: str = ""

    @property
    def sentence(self) -> str:
        """What is wrong and what to do about it, without the dot."""
        return f"{self.why}: {self.remedy}" if self.remedy else self.why

    @property
    def whose(self) -> str:
        """The member with whom it is wrong; nothing if it is the whole."""
        return self.where.partition(".")[0]

    @property
    def of_list(self) -> str:
        """The list of the member from which something else should be taken; nothing if none can mend it."""
        return self.where.partition(".")[2]


def brought(before: Iterable[Fault], after: Iterable[Fault]) -> Iterator[Fault]:
    """What is wrong afterwards that was not wrong before.

    Faults are known again by place and rule, as sentences have numbers in them; without a rule the sentence must do.
    """
    known = {(fault.where, fault.rule or fault.why) for fault in before}
    return (fault for fault in after if (fault.where, fault.rule or fault.why) not in known)
