"""Chances as players read them: nothing that may fail is certain, and nothing that may happen is impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction


def percent(share: Fraction | float, *, counted: bool = False) -> str:
    """Write a share of one; what was ``counted`` over trials is never quite certain."""
    whole = round(share * 100)
    if whole <= 0:
        return "0 %" if share <= 0 and not counted else "< 1 %"
    if whole >= 100:
        return "100 %" if share >= 1 and not counted else "> 99 %"
    return f"{whole} %"
