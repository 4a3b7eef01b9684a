"""Who acts next, and how it ends (topics HOR, ACT, TIM). One step of the table is one action or one model."""

from __future__ import annotations

from horologium.engine.core.ask import Option, Rule, pick
from horologium.engine.core.ruleset import Outcome
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.enemies import groups as enemies
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.state import COMPANY, HEROES, Battle, Group, Hero
from horologium.engine.rulesets.nova_aetas.turns import activation
from horologium.engine.rulesets.nova_aetas.turns.clock import next_stop, time_text
from horologium.engine.rulesets.nova_aetas.turns.ending import deserted, settle
from horologium.engine.rulesets.nova_aetas.turns.hand import advance


def step(battle: Battle) -> Rule[None]:
    """Play the phase at hand; whatever happens, the mission is settled after it.  [NAR-TIM-04]"""
    match battle.phase:
        case "hero":
            return activation.act(battle)
        case "clock":
            return clock(battle)
        case "group":
            return group(battle)
        case "begin":
            return begin(battle)
        case "over":
            return over(battle)


def begin(battle: Battle) -> Rule[None]:
    """The first cards are read and what works from the start does so.  [NAR-HOR-01, NAR-TIM-01]"""
    battle.journal.note("begins", "NAR-TIM-01", mission=battle.mission.name, time=time_text(battle.now))
    yield from mission.begin(battle)
    yield from triggers.mission_start(battle)
    battle.phase = "clock"
    yield from settle(battle)


def clock(battle: Battle) -> Rule[None]:
    """The hand goes to the next token, and whoever is first there begins to act.  [NAR-HOR-04, NAR-HOR-05]"""
    stop = next_stop(battle)
    if stop[0] != battle.now:
        stop = yield from advance(battle, stop)
    tick, heroes, groups = stop
    if not battle.ended and tick == battle.now:
        if len(heroes) + len(groups) == 1:
            actor: Hero | Group = heroes[0] if heroes else groups[0]
        else:
            actor = yield from first(battle, heroes, groups)
        if isinstance(actor, Group):
            yield from enemies.begin_group(battle, actor)
            battle.phase = "group"
        else:
            yield from activation.begin(battle, actor)
            battle.phase = "hero"
    if battle.news or battle.ended or (battle.active is None and deserted(battle)):
        yield from settle(battle)


def first(battle: Battle, heroes: list[Hero], groups: list[Group]) -> Rule[Hero | Group]:
    """Highest Rapidity first, enemies before heroes, the players choose among equals.

    [NAR-ACT-01, NAR-ACT-02, NAR-ACT-03, NAR-ACT-05, NAR-ACT-06]
    """
    quickest = 0
    equals: list[Hero] = []
    for hero in heroes:
        pace = modifiers.characteristic(battle, hero, "rapidity")
        if pace > quickest:
            quickest, equals = pace, [hero]
        elif pace == quickest:
            equals.append(hero)
    if groups:
        rapidities = [battle.library.enemy[group.card].rapidity for group in groups]
        if (best := max(rapidities)) >= quickest:
            cards = [Option(group.card) for group, pace in zip(groups, rapidities, strict=True) if pace == best]
            chosen = yield from pick("NAR-ACT-06", COMPANY, cards, "card")
            return next(group for group in groups if group.card == chosen.key)
    return (yield from pick("NAR-ACT-03", COMPANY, equals, "figure")) if len(equals) > 1 else equals[0]


def group(battle: Battle) -> Rule[None]:
    """The next model of the acting group; after the last one its token moves on.

    [NAR-ACT-07, NAR-EAC-05, NAR-EAC-06, NAR-HOR-08]
    """
    turn = battle.acting
    if turn is not None and (enemy := enemies.next_model(battle, turn)) is not None:
        yield from enemies.act_model(battle, enemy)
        turn.left.pop(0)
    if turn is None or not turn.left:
        enemies.end_group(battle)
        battle.phase = "clock"
    if not mission.settled(battle) or battle.ended or not battle.hero_cells:
        yield from settle(battle)


def over(battle: Battle) -> Rule[None]:
    """Nothing happens after the end."""
    yield from ()


def outcome(battle: Battle) -> Outcome | None:
    """How it ended, or None while it goes on.  [NAR-TIM-03, NAR-TIM-04]"""
    if battle.phase != "over":
        return None
    rules = {"time": ("NAR-TIM-03",), "nobody-left": ("NAR-HOR-11",)}.get(battle.ended, ("NAR-TIM-04",))
    facts: dict[str, int | str] = {
        "quadrants": battle.now - battle.start,
        "ko": sum(hero.ko for hero in battle.heroes),
        "loot": len(battle.loot),
        "coins": battle.coins,
    }
    return Outcome(HEROES if battle.won else None, battle.ended, rules, facts)
