"""The Horologium as numbers: ticks, Quadrants, clock times, and whose token stands where (topics HOR, TIM, SYN).

These are facts without a procedure, so every module may use them; the hand is moved by ``hand``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.words import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.rulesets.nova_aetas.state import Battle, Group, Hero

Stop: TypeAlias = "tuple[int, list[Hero], list[Group]]"
"""Where the hand stops, and whose tokens are there."""

DAY: Final = 12 * HOUR
"""Ticks until both hands show the same again: the dial knows neither a.m. nor p.m.  [NAR-TIM-02]"""

NEVER: Final = 1 << 60
"""A tick that no hand reaches."""

MINUTES: Final = 5
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
SIGNS: Final = (
    "aries", "taurus", "gemini", "cancer", "leo", "virgo",
    "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces",
)  # fmt: skip
"""What the Quadrants 1 to 12 bear.  [NAR-HOR-02, NAR-MIS-25]"""


def quadrant(tick: int) -> int:
    """The Quadrant in which a tick lies, 1 to 12 like the figures of a clock.  [NAR-HOR-02]"""
    return tick % HOUR or HOUR


def numeral(number: int) -> str:
    """A Quadrant as the dial bears it, in Roman figures.  [NAR-HOR-02]"""
    return NUMERALS[number - 1]


def hour(tick: int) -> int:
    """What the hour hand shows at a tick, 1 to 12.  [NAR-HOR-09]"""
    return tick // HOUR % 12 or 12


def time_text(tick: int) -> str:
    """A tick as a clock shows it, such as ``8:05``.  [NAR-TIM-01]"""
    return f"{hour(tick)}:{tick % HOUR * MINUTES:02}"


@lru_cache(maxsize=1024)
def tick_of(text: str) -> int:
    """The tick of a clock time such as ``8:05``, in the first twelve hours.  [NAR-TIM-01]"""
    hours, colon, minutes = text.partition(":")
    digits = f"{hours}{minutes}"
    fits = colon and len(minutes) == 2 and hours and digits.isascii() and digits.isdigit()
    if not fits or int(hours) >= 24 or int(minutes) >= 60 or int(minutes) % MINUTES:
        raise BadData(f"{text!r} is no time of the clock", "write hours to 23 and minutes in fives, such as 8:05")
    return int(hours) % 12 * HOUR + int(minutes) // MINUTES


def first_after(tick: int, text: str) -> int:
    """The first moment after a tick at which both hands show a clock time.  [NAR-TIM-02]"""
    return tick + 1 + (tick_of(text) - tick - 1) % DAY


def in_quadrant(tick: int, number: int) -> int:
    """The first moment from a tick on at which the minute hand stands in a Quadrant.  [NAR-HOR-03]"""
    return tick + (number - tick) % HOUR


def next_stop(battle: Battle) -> Stop:
    """The first tokens on the way of the hand, this Quadrant included; those outside the dial stop nothing.

    Given are the tick where the hand stops, ``NEVER`` without a token on the dial, and whose tokens are there.
    [NAR-HOR-04, NAR-HOR-06]
    """
    tick = NEVER
    heroes: list[Hero] = []
    groups: list[Group] = []
    for hero in battle.heroes:
        at = hero.at
        if at <= tick and not hero.ko:
            if at < tick:
                tick, heroes = at, [hero]
            else:
                heroes.append(hero)
    for group in battle.groups:
        at = group.at
        if at < tick:
            tick, heroes, groups = at, [], [group]
        elif at == tick:
            groups.append(group)
    return tick, heroes, groups


def duty(groups: Iterable[Group], start: int) -> int | None:
    """The tick that a hero's token must reach before he may end, None without enemy tokens.

    An enemy token beside the hero's own, in the active Quadrant, is passed by the first step.
    [NAR-SYN-01, NAR-SYN-04, NAR-SYN-05, NAR-SYN-06]
    """
    first: int | None = None
    for group in groups:
        if first is None or group.at < first:
            first = group.at
    return start + 1 if first is not None and first <= start else first


def set_hand(battle: Battle, now: int, end: int) -> None:
    """Set the Horologium anew, as a card says: tokens keep their distance from the minute hand.  [NAR-MIC-09]"""
    shift = now - battle.now
    for hero in battle.heroes:
        hero.at += shift
    for group in battle.groups:
        group.at += shift
    battle.now, battle.end, battle.seen = now, end, now
    if battle.active is not None:
        battle.active.start += shift
