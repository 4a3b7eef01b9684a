"""The Horologium as a screen shows it: hands, tokens in the order in which they act, what happens when."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.speech import TONGUE, say
from horologium.engine.core.view import DialHand, DialLink, DialMark, DialToken, DialView
from horologium.engine.rulesets.nova_aetas.effects.modifiers import characteristic
from horologium.engine.rulesets.nova_aetas.missions.mission_words import tick_after
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns.clock import SIGNS, duty, hour, numeral, quadrant, time_text
from horologium.engine.rulesets.nova_aetas.views.labels import title
from horologium.engine.rulesets.nova_aetas.words import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.speech import Tongue
    from horologium.engine.core.view import MarkKind
    from horologium.engine.rulesets.nova_aetas.state import Battle

SECTORS: Final = tuple(str(number) for number in range(1, HOUR + 1))


def horologium(battle: Battle) -> DialView:
    """The dial with all that lies on it.  [NAR-HOR-01, NAR-HOR-02, NAR-HOR-03]"""
    return DialView(
        key="horologium",
        label="Horologium",
        sectors=SECTORS,
        hands=(
            DialHand("minutes", say("Minute hand"), quadrant(battle.now) - 1),
            DialHand("hours", say("Hour hand"), hour(battle.now) - 1),
        ),
        tokens=tuple(_tokens(battle)),
        marks=tuple(_marks(battle)),
        rule="NAR-HOR-01",
        links=tuple(_links(battle)),
        signs=_signs(TONGUE.get()),
        top=HOUR - 1,
        time=time_text(battle.now),
    )


@lru_cache(maxsize=8)
def _signs(_: Tongue) -> tuple[str, ...]:
    """The twelve signs in the language of the table, which is the one asked for."""
    return tuple(title(sign) for sign in SIGNS)


def landing(battle: Battle, key: str, ap: int) -> int | None:
    """The sector where the token of the active hero lands after so many AP; None for anybody else.

    At most 11 Quadrants ahead of the hand.  [NAR-HOR-07, NAR-STN-09]
    """
    if battle.active is None or battle.active.hero != key:
        return None
    return quadrant(min(battle.now + HOUR - 1, battle.hero(key).at + ap)) - 1


class DialStanding(NamedTuple):
    """A token and what decides its place in the Quadrant: time, then Rapidity, then the side."""

    at: int
    slowness: int
    side: int
    key: str
    label: str
    figures: tuple[str, ...]
    outside: bool


def _tokens(battle: Battle) -> Iterator[DialToken]:
    """Highest Rapidity first in each Quadrant, enemies before heroes.  [NAR-ACT-01, NAR-ACT-02, NAR-KOH-04]"""
    places: dict[int, int] = {}
    active, group = battle.active, battle.acting
    actor = active.hero if active is not None else group.card if group is not None else ""
    for token in sorted([*_groups(battle), *_heroes(battle)]):
        sector = quadrant(token.at) - 1
        places[sector] = place = places.get(sector, -1) + 1
        note = TEXTS["token.rapidity"].format(rapidity=-token.slowness)
        kind, rule = ("enemy", "hero")[token.side], "NAR-KOH-04" if token.outside else "NAR-ACT-01"
        yield DialToken(
            token.key, token.label, kind, sector, place, token.outside, token.figures, note, rule, token.key == actor
        )


def _groups(battle: Battle) -> Iterator[DialStanding]:
    for group in battle.groups:
        spec = battle.library.enemy[group.card]
        figures = tuple(enemy.key for enemy in battle.enemies if enemy.card == group.card)
        yield DialStanding(group.at, -spec.rapidity, 0, group.card, spec.name, figures, False)


def _heroes(battle: Battle) -> Iterator[DialStanding]:
    for hero in battle.heroes:
        rapidity = characteristic(battle, hero, "rapidity")
        yield DialStanding(hero.at, -rapidity, 1, hero.key, hero.name, (hero.key,), hero.ko)


def _links(battle: Battle) -> Iterator[DialLink]:
    """How far the active hero's token must go before he may end.  [NAR-SYN-01, NAR-SYN-03, NAR-SYN-04]"""
    active = battle.active
    goal = None if active is None else duty(battle.groups, active.start)
    if active is None or goal is None:
        return
    hero = battle.hero(active.hero)
    met, short = hero.at >= goal, hero.at + active.ap < goal
    text, rule = (
        ("sync.met", "NAR-SYN-04") if met else ("sync.short", "NAR-SYN-03") if short else ("sync.due", "NAR-SYN-01")
    )
    label = TEXTS[text].format(name=hero.name, quadrant=numeral(quadrant(goal)))
    yield DialLink(hero.key, quadrant(goal) - 1, label, met, rule)


def _marks(battle: Battle) -> Iterator[DialMark]:
    """The end of the mission, and the events that are bound to times and signs.  [NAR-HOR-12, NAR-TIM-03]"""
    yield _mark(battle, say("End of the mission"), "end", battle.end, "NAR-TIM-03")
    for event in battle.mission.events:
        if event.on == "time" and (tick := tick_after(battle.start, event.name)) > battle.seen:
            yield _mark(battle, say("Event at {time}", time=event.name), "event", tick, "NAR-HOR-12")
        elif event.on == "sign":
            yield DialMark(
                say("Event in {sign}", sign=title(event.name)), "event", SIGNS.index(event.name), 0, "NAR-HOR-12"
            )


def _mark(battle: Battle, label: str, kind: MarkKind, tick: int, rule: str) -> DialMark:
    turns = max(0, tick - battle.now - 1) // HOUR
    return DialMark(label, kind, quadrant(tick) - 1, turns, rule, time_text(tick))
