"""The minute hand on its way: the end by time, events, injuries of heroes who are down (topics HOR, TIM, KOH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.turns.clock import NEVER, hour, next_stop, quadrant, time_text
from horologium.engine.rulesets.nova_aetas.words import HOUR

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero
    from horologium.engine.rulesets.nova_aetas.turns.clock import Stop


def advance(battle: Battle, stop: Stop | None = None) -> Rule[Stop]:
    """The hand moves to the next Quadrant with a token, visiting every one on its way; give back who is there.

    ``stop`` is where that is, if it is known already.  [NAR-HOR-06, NAR-HOR-10]
    """
    stop = stop or next_stop(battle)
    left, tick = battle.now, stop[0]
    while battle.now < tick < NEVER and not battle.ended:
        if (passed := _uneventful(battle, tick)) > battle.now:
            battle.seen = battle.now = passed
        elif (yield from visit(battle)):
            stop = next_stop(battle)
            tick = stop[0]
    if battle.now != left and not battle.ended and not battle.journal.quiet:
        battle.journal.note("hand", "NAR-HOR-06", time=time_text(battle.now), quadrant=quadrant(battle.now))
    return stop


def _uneventful(battle: Battle, tick: int) -> int:
    """How far the hand goes, at most to a tick, before something can come of it."""
    now, plot = battle.now, battle.plot
    if battle.fallen or plot.timely:
        return now
    return max(now, min(tick, battle.end - 1, (now // HOUR + 1) * HOUR - 1, plot.next_after(now) - 1))


def visit(battle: Battle) -> Rule[bool]:
    """One Quadrant on the way: hour hand, end by time, events, injuries; activations come after.

    Give back whether tokens may stand elsewhere now: where nothing can happen nobody is asked.
    [NAR-HOR-09, NAR-HOR-10, NAR-HOR-12]
    """
    battle.now = now = battle.now + 1
    if now % HOUR == 0:
        battle.journal.note("hour", "NAR-HOR-09", hour=hour(now))
    if now >= battle.end:
        yield from time_up(battle)
        return True
    eventful = battle.plot.eventful(now)
    if eventful:
        yield from mission.time_events(battle, now)
    battle.seen = battle.now
    if eventful:
        yield from mission.settle(battle)
    if battle.fallen:
        for hero in battle.heroes:
            if hero.ko and hero.at % HOUR == battle.now % HOUR and not battle.ended:
                yield from injure(battle, hero)
    return eventful


def time_up(battle: Battle) -> Rule[None]:
    """The end time is reached: what is won by then is won, else the mission says what that means.  [NAR-TIM-03]"""
    battle.journal.note("time-up", "NAR-TIM-03", time=time_text(battle.end))
    yield from mission.settle(battle)
    if not battle.ended:
        battle.ended, battle.won = "time", battle.mission.time_out == "won"


def injure(battle: Battle, hero: Hero) -> Rule[None]:
    """A hero who is still down draws an injury; it works at once.  [NAR-KOH-05, NAR-INJ-01, NAR-INJ-04, NAR-INJ-05]"""
    for card in (yield from deal("NAR-KOH-05", hero, battle.injuries)):
        hero.injuries.append(card)
        cards_changed(hero)
        name = battle.library.injury[card].name
        battle.journal.note("injured", "NAR-KOH-05", "NAR-INJ-01", figure=hero.key, card=name)
        hero.wounds = min(hero.wounds, modifiers.max_health(battle, hero))  # never more than Health  [NAR-WND-03]
