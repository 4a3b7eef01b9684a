"""The Horologium as a screen shows it: hands, tokens in the order in which they act, what happens when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.view import DialHand, DialMark, DialToken, DialView
from horologium.engine.rulesets.nova_aetas.effects.modifiers import characteristic
from horologium.engine.rulesets.nova_aetas.missions.mission_words import tick_after
from horologium.engine.rulesets.nova_aetas.screen.labels import title
from horologium.engine.rulesets.nova_aetas.turns.clock import SIGNS, hour, quadrant
from horologium.engine.rulesets.nova_aetas.words import HOUR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.nova_aetas.state import Battle

SECTORS: Final = tuple(str(number) for number in range(1, HOUR + 1))


def horologium(battle: Battle) -> DialView:
    """The dial with all that lies on it.  [NAR-HOR-01, NAR-HOR-02, NAR-HOR-03]"""
    return DialView(
        key="horologium",
        label="Horologium",
        sectors=SECTORS,
        hands=(
            DialHand("minutes", "Minute hand", quadrant(battle.now) - 1),
            DialHand("hours", "Hour hand", hour(battle.now) - 1),
        ),
        tokens=tuple(_tokens(battle)),
        marks=tuple(_marks(battle)),
        rule="NAR-HOR-01",
    )


def _tokens(battle: Battle) -> Iterator[DialToken]:
    """Highest Rapidity first in each Quadrant, enemies before heroes.  [NAR-ACT-01, NAR-ACT-02, NAR-KOH-04]"""
    standing: list[tuple[int, int, int, str, str, str, bool]] = []
    for group in battle.groups:
        spec = battle.library.enemy[group.card]
        standing.append((group.at, -spec.rapidity, 0, group.card, spec.name, "enemy", False))
    for hero in battle.heroes:
        rapidity = characteristic(battle, hero, "rapidity")
        standing.append((hero.at, -rapidity, 1, hero.key, hero.name, "hero", hero.ko))
    places: dict[int, int] = {}
    for at, _, _, key, label, kind, outside in sorted(standing):
        sector = quadrant(at) - 1
        places[sector] = place = places.get(sector, -1) + 1
        yield DialToken(key, label, kind, sector, place, outside)


def _marks(battle: Battle) -> Iterator[DialMark]:
    """The end of the mission, and the events that are bound to times and signs.  [NAR-HOR-12, NAR-TIM-03]"""
    yield DialMark("End of the mission", "end", quadrant(battle.end) - 1, _turns(battle, battle.end), "NAR-TIM-03")
    for event in battle.mission.events:
        if event.on == "time" and (tick := tick_after(battle.start, event.name)) > battle.seen:
            yield DialMark(f"Event at {event.name}", "event", quadrant(tick) - 1, _turns(battle, tick), "NAR-HOR-12")
        elif event.on == "sign":
            yield DialMark(f"Event in {title(event.name)}", "event", SIGNS.index(event.name), 0, "NAR-HOR-12")


def _turns(battle: Battle, tick: int) -> int:
    return max(0, tick - battle.now - 1) // HOUR
