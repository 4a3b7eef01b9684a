"""Missions at work: their cards, events and goals, and what they offer to the heroes (topics MIC, HOR, TIM, LOC)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule
from horologium.engine.rulesets.nova_aetas.missions import cards, exploring, objects
from horologium.engine.rulesets.nova_aetas.missions.conditions import CONDITIONS, all_hold
from horologium.engine.rulesets.nova_aetas.missions.deeds import ENDING
from horologium.engine.rulesets.nova_aetas.missions.mission_checks import check_mission
from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec
    from horologium.engine.rulesets.nova_aetas.missions.plot import Due

__all__ = ["CardAction", "actions", "begin", "check_mission", "perform", "reveal", "settle", "settled", "time_events"]

MOST_EVENTS: Final = 500
"""More events than this at one moment are a mission that never comes to rest."""

ENOUGH: Final = 99
"""More AP than anybody has."""


@dataclass(frozen=True, slots=True)
class CardAction:
    """An action that a card or an object of the mission offers to the active hero."""

    key: str
    cost: int
    run: Callable[[Battle, Hero], Rule[None]]
    label: str = ""  # as it is printed; what has none is called by its key

    @property
    def source(self) -> CardAction:
        """What is behind it: itself, with its label."""
        return self


def begin(battle: Battle) -> Rule[None]:
    """The first set-up card is read; it gives the goals and the time. Then comes what happens at the start.

    [NAR-MIC-01, NAR-MIC-07, NAR-MIC-08, NAR-CMP-13]
    """
    if battle.mission.intro:
        battle.journal.note("story", "NAR-MIC-10", text=battle.mission.intro)
    battle.goals = [goal for goal in battle.mission.goals if not goal.part]
    battle.found += [f"achievement:{name}" for name in battle.mission.achievements]
    first = next((card.name for card in battle.mission.cards if card.kind == "setup"), "")
    if first:
        yield from cards.draw_card(battle, first, None)
    yield from trigger(battle, "start", "")
    yield from settle(battle)


def time_events(battle: Battle, tick: int) -> Rule[None]:
    """The events of a Quadrant that the hand visits: those of this time, once, and those of its sign, every time.

    [NAR-HOR-12, NAR-MIS-25]
    """
    for due in battle.plot.at(tick):
        yield from fire(battle, due)


def trigger(battle: Battle, what: str, name: str) -> Rule[None]:
    """The events that are bound to something that has just happened.  [NAR-HOR-12]"""
    for due in battle.plot.events.get(what, ()):
        if due.event.name in ("", name):
            yield from fire(battle, due)


def fire(battle: Battle, due: Due) -> Rule[None]:
    """An event happens if its conditions hold, only once unless it may recur.  [NAR-HOR-12, NAR-MIS-25]"""
    (mark, event), hero = due, acting(battle)
    if mark in battle.done or not all_hold(battle, event.when, hero):
        return
    if event.once and event.on != "sign":
        battle.done.append(mark)
    if not battle.journal.quiet:
        battle.journal.note("event", "NAR-HOR-12", on=event.on, name=event.name)
    yield from cards.carry_out(battle, event.deeds, hero)


def acting(battle: Battle) -> Hero | None:
    """The hero whose activation it is."""
    return battle.hero(battle.active.hero) if battle.active is not None else None


def settle(battle: Battle) -> Rule[None]:
    """After every action and event: hear the news, let events happen, reveal tiles, then see whether it is over.

    All that one action has brought about is heard before the mission is judged.  [NAR-TIM-04, NAR-TIM-06]
    """
    if battle.ended:
        return
    for _ in range(MOST_EVENTS):
        if battle.news:
            what, _, name = battle.news.pop(0).partition(":")
            count(battle, what, name)
            yield from trigger(battle, what, name)
        elif battle.plot.always and (due := _ripe(battle)) is not None:
            yield from fire(battle, due)
        elif battle.hidden and (tile := exploring.due(battle)) is not None:
            exploring.reveal(battle, tile)
        else:
            judge(battle)
            return
    raise RuntimeError(f"the events of {battle.mission.name} never come to rest")


def settled(battle: Battle) -> bool:
    """Whether nothing has to be heard or revealed before the mission is judged, as happens most; if so, it is judged.

    [NAR-TIM-04]
    """
    if battle.news or battle.plot.always or battle.hidden:
        return False
    if not battle.ended:
        judge(battle)
    return True


def count(battle: Battle, what: str, name: str) -> None:
    """Keep in mind how often something has happened, by its name and in all; conditions ask for it."""
    flags = battle.flags
    for key in (f"{what}:{name}", f"{what}:") if name else (f"{what}:",):
        flags[key] = flags.get(key, 0) + 1


def _ripe(battle: Battle) -> Due | None:
    """The first event bound to nothing but its conditions that hold now."""
    for due in battle.plot.always:
        if due.mark not in battle.done and all_hold(battle, due.event.when, acting(battle)):
            return due
    return None


def judge(battle: Battle) -> None:
    """End the mission if a goal is met: first those that win, then those that lose, then the KO heroes.

    [NAR-TIM-04, NAR-TIM-05, NAR-TIM-06]
    """
    met: list[tuple[str, str, bool]] = []
    for goal in battle.goals:
        for condition in goal.when:
            if CONDITIONS[condition.holds].run(battle, condition, None) is condition.negated:
                break
        else:
            met.append((goal.outcome, goal.text, goal.won))
    if ENDING in battle.flags:
        met += _told(battle)
    if met:
        outcome, text, won = max(met, key=lambda ending: ending[2])
        end(battle, outcome, text, won=won)
    elif battle.fallen and too_many_down(battle):
        end(battle, "knocked-out", "", won=False)


def _told(battle: Battle) -> list[tuple[str, str, bool]]:
    """The outcomes that deeds have called for."""
    told = [key.partition(":") for key in battle.flags if key.startswith(("won:", "lost:"))]
    return [(name, "", how == "won") for how, _, name in told]


def too_many_down(battle: Battle) -> bool:
    """Whether as many heroes are KO as the mission bears: 3, or all of a smaller company.  [NAR-TIM-05]"""
    down = 0
    for hero in battle.heroes:
        down += hero.ko
    return battle.mission.ko_limit > 0 and down_limit(battle) <= down


def down_limit(battle: Battle) -> int:
    """With how many heroes on the ground the mission is lost; with all where it says nothing.  [NAR-TIM-05]"""
    heroes = len(battle.heroes)
    return min(battle.mission.ko_limit or heroes, heroes)


def end(battle: Battle, outcome: str, text: str, *, won: bool) -> None:
    """The mission ends at once with an outcome.  [NAR-TIM-04, NAR-MIC-10, NAR-CAM-02]"""
    battle.ended, battle.won = outcome, won
    story = text or (battle.mission.won if won else battle.mission.lost)
    if story:
        battle.journal.note("story", "NAR-MIC-10", text=story)


def reveal(battle: Battle, tile_number: int) -> Rule[None]:
    """Reveal a tile with everything on it.  [NAR-CMP-09, NAR-MIS-35]"""
    exploring.reveal(battle, tile_number)
    yield from ()


def actions(battle: Battle, hero: Hero, ap: int = ENOUGH) -> list[CardAction]:
    """What the mission offers a hero for so many AP: objects in reach, points of interest, choices, exits.

    [NAR-ACN-01, NAR-ACN-19, NAR-ACN-21, NAR-LOC-02, NAR-LOC-06, NAR-LOC-08]
    """
    found: list[CardAction] = []
    cell, offering = hero.cell, battle.plot.offering
    if battle.objects & (battle.terrain.board.near[cell] | 1 << cell):
        found += [action for action in _objects(battle, hero) if action.cost <= ap]
    for name in battle.cards:
        if name in offering:
            found += _offers(battle, hero, name, ap)
    return found


def _objects(battle: Battle, hero: Hero) -> Iterator[CardAction]:
    """What lies in reach and can be picked up or used."""
    collectable, usable = objects.at_hand(battle, hero)
    for token in collectable:
        run = partial(objects.collect, token=token)
        yield CardAction(f"collect:{token.key}", token.cost, run)
    for token in usable:
        if token.kind != "chest":
            yield CardAction(f"interact:{token.key}", token.cost, partial(objects.interact, token=token))
            continue
        pick, force = (partial(objects.open_chest, token=token, force=force) for force in (False, True))
        yield CardAction(f"open:{token.key}", token.cost, pick)
        yield CardAction(f"force:{token.key}", token.cost, force)


def _offers(battle: Battle, hero: Hero, name: str, ap: int) -> list[CardAction]:
    """The points and choices of an open card that are open to a hero, and the exit of a location."""
    known = battle.plot.actions
    if name not in known:
        known[name] = list(_printed(battle, battle.plot.card[name]))
    found = []
    for offer, action in known[name]:
        if action.cost <= ap and (offer is None or cards.is_open(battle, offer, hero)):
            found.append(action)
    return found


def _printed(battle: Battle, card: CardSpec) -> Iterator[tuple[cards.CardOption | None, CardAction]]:
    """What a card offers as long as it lies open, with the option behind it; an exit is none."""
    for offer in cards.printed(battle, card):
        yield offer, CardAction(f"card:{offer.key}", offer.cost, _taking(offer), offer.choice.label)
    if card.kind == "location" and card.exit:
        yield None, CardAction(f"leave:{card.name}", 0, partial(_leave, card=card))


def _taking(offer: cards.CardOption) -> Callable[[Battle, Hero], Rule[None]]:
    return lambda battle, hero: cards.take(battle, offer, hero)


def _leave(battle: Battle, hero: Hero, *, card: CardSpec) -> Rule[None]:
    yield from cards.leave(battle, card, hero)


def perform(battle: Battle, hero: Hero, action: CardAction) -> Rule[None]:
    """Carry out an action of the mission; it pays for itself.  [NAR-LOC-03, NAR-HAC-07]"""
    yield from action.run(battle, hero)
