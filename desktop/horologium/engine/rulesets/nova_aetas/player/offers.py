"""What the mission offers: what its deeds are worth, the choices of cards, and things that lie about.

A wanted action is one to which the goals lead (``aims``). Of others a player knows what the text of the choice says:
here its deeds, and those of the events that it sets off.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption, printed, test_of
from horologium.engine.rulesets.nova_aetas.missions.conditions import all_hold
from horologium.engine.rulesets.nova_aetas.missions.deeds import concerned
from horologium.engine.rulesets.nova_aetas.missions.objects import FORCE, PICK
from horologium.engine.rulesets.nova_aetas.player import mending
from horologium.engine.rulesets.nova_aetas.player.chances import SURE, passing
from horologium.engine.rulesets.nova_aetas.state import Hero
from horologium.engine.rulesets.nova_aetas.turns.clock import first_after
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionDeed
    from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
    from horologium.engine.rulesets.nova_aetas.state import Token

WANTED: Final = 900
"""What the goals lead to is worth nearly any price."""
END: Final = 20_000
SHUNNED: Final = -3_000
"""What may lose the mission."""
CURIOUS: Final = 50
"""What a card is worth that nobody has read yet."""
FOUND: Final = 100
"""Loot, crates, and half a chest."""
DEEPEST: Final = 4

Judge: TypeAlias = "Callable[[HeroPlan, MissionDeed, int], int]"


def action_worth(plan: HeroPlan, action: Any) -> int:
    """What an action of the mission is worth, its AP not deducted."""
    key: str = action.key
    sort, _, rest = key.partition(":")
    if sort == "card":
        return choice_worth(plan, offer_named(plan, rest))
    if sort == "leave":
        return WANTED if key in plan.keys else SHUNNED // 30
    token = next(token for token in plan.battle.tokens if token.key == rest)
    return _token(plan, sort, token, wanted=key in plan.keys)


def offer_named(plan: HeroPlan, key: str) -> CardOption:
    """The point or choice of an open card, by its key."""
    card = plan.battle.plot.card[key.partition(":")[0]]
    return next(offer for offer in printed(plan.battle, card) if offer.key == key)


def choice_worth(plan: HeroPlan, offer: CardOption) -> int:
    """What a point or choice is worth to the hero who would take it, by his chance in its test."""
    choice, wanted = offer.choice, f"card:{offer.key}" in plan.keys
    if ("chosen", offer.key) in plan.taboo:
        return SHUNNED
    chance = passing(plan.battle, plan.hero, test_of(choice))
    good = deeds_worth(plan, choice.then) + (WANTED if wanted else 0)
    if choice.card:
        good += SHUNNED if ("drawn", choice.card) in plan.taboo else CURIOUS
    bad = deeds_worth(plan, choice.otherwise) if choice.otherwise else 0
    return (good * chance + bad * (SURE - chance)) // SURE


def _token(plan: HeroPlan, sort: str, token: Token, *, wanted: bool) -> int:
    """What it is worth to take, use or open a token."""
    word = "collected" if sort == "collect" else "interacted"
    names = (token.name or token.kind, token.kind)
    if any((word, name) in plan.taboo for name in names):
        return SHUNNED
    worth = WANTED if wanted else 0
    if sort in ("open", "force"):
        chance = passing(plan.battle, plan.hero, PICK if sort == "open" else FORCE)
        return (worth + 2 * FOUND) * chance // SURE
    if token.kind in ("loot", "crate"):
        worth += FOUND
    return worth + sum(_event_worth(plan, word, name, DEEPEST) for name in dict.fromkeys(names))


def _event_worth(plan: HeroPlan, word: str, name: str, depth: int) -> int:
    """What the events are worth that something sets off."""
    battle, worth = plan.battle, 0
    for due in battle.plot.events.get(word, ()):
        event = due.event
        if event.name == name and due.mark not in battle.done and all_hold(battle, event.when, plan.hero):
            worth += deeds_worth(plan, event.deeds, depth - 1)
    return worth


def deeds_worth(plan: HeroPlan, deeds: Sequence[MissionDeed], depth: int = DEEPEST) -> int:
    """What some deeds are worth to the company."""
    if depth <= 0:
        return 0
    return sum(JUDGES[deed.do](plan, deed, depth) for deed in deeds if deed.do in JUDGES)


def _on_models(plan: HeroPlan, deed: MissionDeed, each: int) -> int:
    """The same for everybody whom a deed concerns: against enemies it counts the other way round."""
    models = concerned(plan.battle, deed.to, plan.hero)
    return sum(each if isinstance(model, Hero) else -each // 2 for model in models)


def _status(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    return _on_models(plan, deed, -80 if deed.name in NEGATIVE else 60)


def _heal(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    models = concerned(plan.battle, deed.to, plan.hero)
    return sum(mending.need(plan.battle, one, deed.amount) + 10 for one in models if isinstance(one, Hero))


def _flag(plan: HeroPlan, deed: MissionDeed, depth: int) -> int:
    bad = SHUNNED if ("flag", deed.name) in plan.taboo else 0
    return bad + _event_worth(plan, "flag", deed.name, depth)


def _goals(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    """New goals are good if they can be won."""
    return WANTED if any(goal.won and goal.part == deed.name for goal in plan.battle.mission.goals) else 0


def _time(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    """More time is good for those who need it, less for those who have to hold out."""
    more = first_after(plan.battle.now, deed.name) - plan.battle.end
    return -15 * more if plan.battle.mission.time_out == "won" else 15 * more


def _card(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    return SHUNNED if ("drawn", deed.name) in plan.taboo else CURIOUS


def _wake(plan: HeroPlan, deed: MissionDeed, _: int) -> int:
    """To be seen is bad, unless those who wait have to be fought anyway."""
    waiting = [enemy for enemy in plan.battle.enemies if enemy.waiting and deed.name in ("", enemy.card)]
    return -40 * sum(enemy.key not in plan.prey for enemy in waiting)


JUDGES: Final[Mapping[str, Judge]] = MappingProxyType(
    {
        "win": lambda plan, deed, depth: END,
        "lose": lambda plan, deed, depth: -END,
        "goals": _goals,
        "raise-flag": _flag,
        "draw-card": _card,
        "heal": _heal,
        "loot": lambda plan, deed, depth: 60 * deed.amount,
        "coins": lambda plan, deed, depth: 8 * deed.amount,
        "achievement": lambda plan, deed, depth: 120,
        "equipment": lambda plan, deed, depth: 90,
        "status": _status,
        "cure": lambda plan, deed, depth: _on_models(plan, deed, 30),
        "wound": lambda plan, deed, depth: _on_models(plan, deed, -120 * deed.amount),
        "threat": lambda plan, deed, depth: _on_models(plan, deed, -15 * deed.amount),
        "cube": lambda plan, deed, depth: _on_models(plan, deed, 60 * deed.amount),
        "delay": lambda plan, deed, depth: _on_models(plan, deed, -25 * deed.amount),
        "place": lambda plan, deed, depth: -120 * len(deed.at),
        "reinforce": lambda plan, deed, depth: -120 * deed.amount,
        "draft": lambda plan, deed, depth: -120 * deed.amount,
        "wake": _wake,
        "reveal": lambda plan, deed, depth: CURIOUS,
        "end-time": _time,
    }
)
"""What deeds are worth; those that are missing tell something, or nothing that can be weighed."""
