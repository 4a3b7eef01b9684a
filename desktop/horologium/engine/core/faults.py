"""What is wrong with something that players have put together, in words for them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """Where it is (nothing: all of it), why it cannot be so, what to do about it, and by which rule."""

    where: str
    why: str
    remedy: str = ""
    rule: str = ""

    @property
    def sentence(self) -> str:
        """What is wrong and what to do about it, without the dot."""
        return f"{self.why}: {self.remedy}" if self.remedy else self.why
