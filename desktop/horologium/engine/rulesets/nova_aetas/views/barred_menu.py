"""Why the active hero cannot do what he might want to: actions that are missing in his menu, each with its reason."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.view import BarredView
from horologium.engine.kit.cells import FAR
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.company.gear import suits
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.circumstances import holds
from horologium.engine.rulesets.nova_aetas.effects.holdings import kit_of, used_up
from horologium.engine.rulesets.nova_aetas.effects.uses import NEVER, usables
from horologium.engine.rulesets.nova_aetas.fight import attack
from horologium.engine.rulesets.nova_aetas.missions import cards, objects
from horologium.engine.rulesets.nova_aetas.missions.deeds import called, in_sentence
from horologium.engine.rulesets.nova_aetas.missions.exploring import use_of
from horologium.engine.rulesets.nova_aetas.state import GONE
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns import actions
from horologium.engine.rulesets.nova_aetas.turns.clock import duty, numeral, quadrant
from horologium.engine.rulesets.nova_aetas.views import labels

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.rulesets.nova_aetas.effects.uses import Usable
    from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
    from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Hero, Item, Token

NEAREST: Final = 3
"""So many objects are told of: those that a hero may have in mind."""


class Why(NamedTuple):
    """A reason: the name of its sentence, the rule, and the numbers in it."""

    sentence: str
    rule: str
    facts: Mapping[str, object] = MappingProxyType({})

    @property
    def text(self) -> str:
        """The reason in words."""
        return TEXTS[f"barred.{self.sentence}"].format(**self.facts)


class MenuOwner(NamedTuple):
    """Whose menu it is."""

    battle: Battle
    hero: Hero
    active: Activation

    def dear(self, cost: int) -> Why | None:
        """That the AP left are not enough, if they are not.  [NAR-HAC-02]"""
        left = self.active.ap
        return Why("ap", "NAR-HAC-02", {"cost": cost, "left": left}) if cost > left else None


def missing(battle: Battle, hero: Hero, active: Activation) -> Iterator[BarredView]:
    """Everything that a hero might look for; some of it may be offered all the same."""
    turn = MenuOwner(battle, hero, active)
    yield from _moves(turn)
    yield from _attacks(turn)
    yield from _uses(turn)
    yield from _points(turn)
    yield from _objects(turn)
    yield from _chores(turn)
    yield from _gifts(turn)
    yield from _end(turn)


def told(key: str, label: str, why: Why, cost: int | None = None, kind: str = "") -> BarredView:
    """A reason as a screen shows it."""
    return BarredView(key, label, why.text, (why.rule,), cost, kind)


# Moves, ending, chores and gifts


def _moves(turn: MenuOwner) -> Iterator[BarredView]:
    """Movement and Disengage.  [NAR-ACN-02, NAR-ACN-13, NAR-STN-04]"""
    battle, hero, active = turn
    price = ways.pace(battle, hero).price(1)
    if "entangled" in hero.statuses and price > active.ap:
        why = Why("entangled", "NAR-STN-04", {"cost": price, "left": active.ap})
    else:
        why = Why("shut-in", "NAR-ACN-06")
    yield told("move", TEXTS["option.move"], why, price, "move")
    if active.engaged:
        yield told("disengage", TEXTS["option.disengage"], Why("no-room", "NAR-ACN-13"), 1, "move")


def _end(turn: MenuOwner) -> Iterator[BarredView]:
    """Ending before an AP is spent and the token has gone far enough.  [NAR-HAC-12, NAR-SYN-01]"""
    goal = duty(turn.battle.groups, turn.active.start)
    if turn.active.spent <= 0:
        yield told("end", TEXTS["option.end"], Why("spend", "NAR-HAC-12"), None, "end")
    elif goal is not None:
        why = Why("synchronise", "NAR-SYN-01", {"quadrant": numeral(quadrant(goal))})
        yield told("end", TEXTS["option.end"], why, None, "end")


def _chores(turn: MenuOwner) -> Iterator[BarredView]:
    """Reloading, for which the AP do not last.  [NAR-TOK-07]"""
    why = turn.dear(actions.RELOAD)
    for item in turn.hero.items:
        if item.reload and why is not None:
            label = TEXTS["deed.reload"].format(name=turn.battle.library.item[item.card].name)
            yield told(f"reload:{item.key}", label, why, actions.RELOAD, "equipment")


def _gifts(turn: MenuOwner) -> Iterator[BarredView]:
    """Passing and throwing equipment, in a company.  [NAR-ACN-23, NAR-ACN-25]"""
    battle, hero, _ = turn
    if len(battle.standing()) < 2:
        return
    nothing = None if hero.items else Why("nothing", "NAR-ACN-23")
    passing = nothing or turn.dear(actions.PASS) or Why("beside", "NAR-ACN-23")
    yield told("pass", TEXTS["option.pass"], passing, actions.PASS, "equipment")
    throwing = nothing or turn.dear(actions.THROW) or Why("thrown", "NAR-ACN-25")
    yield told("throw", TEXTS["option.throw"], throwing, actions.THROW, "equipment")


# Attacks


def _attacks(turn: MenuOwner) -> Iterator[BarredView]:
    """Weapons that are not ready, skills that are used up, and attacks without AP or target.  [NAR-ACN-09]"""
    battle, hero, _ = turn
    lines = attack.lines(battle, hero)
    for item in hero.items:
        card = battle.library.item[item.card]
        if (item.flipped or item.reload) and card.attack is not None:
            yield told(f"attack:{item.key}", card.name, _idle(item), card.attack.cost, "attack")
    for skill in kit_of(battle, hero).skills:
        if skill.attack is not None and not any(line.skill == skill.id for line in lines):
            why = _used(hero, skill) or _unarmed(battle, skill)
            yield told(f"attack:{skill.id}", skill.name, why, skill.attack.cost, "attack")
    for line in lines:
        yield told(line.key, line.name, _untimely(turn, line), line.cost, "attack")


def _idle(item: Item) -> Why:
    """How a card lies that cannot be used.  [NAR-EQP-17, NAR-TOK-06]"""
    return Why("flipped", "NAR-EQP-17") if item.flipped else Why("reload", "NAR-TOK-06")


def _used(hero: Hero, skill: SkillSpec) -> Why | None:
    """That a skill was used as often as it may be, if it was.  [NAR-ACN-10]"""
    return Why(f"used.{skill.limit}", "NAR-ACN-10") if used_up(hero, skill.limit, skill.id) else None


def _unarmed(battle: Battle, skill: SkillSpec) -> Why:
    """Which weapon a skill asks for.  [NAR-MIS-04]"""
    return Why("weapon", "NAR-MIS-04", {"kind": modifiers.needs_weapon(battle, skill.id)})


def _untimely(turn: MenuOwner, line: AttackOption) -> Why:
    """Why an attack that is ready cannot be declared.  [NAR-STN-11, NAR-HAC-02, NAR-STR-02, NAR-LOS-01]"""
    battle, hero, _ = turn
    if "blind" in hero.statuses:
        return Why("blind", "NAR-STN-11")
    if why := turn.dear(line.cost):
        return why
    if attack.near_enough(battle, line, hero.cell):
        return Why("sight", "NAR-LOS-01")
    return Why("range", "NAR-STR-02", {"range": range_of(line)})


def range_of(line: AttackOption) -> str:
    """The range of an attack as it counts for this hero.  [NAR-STR-02]"""
    spec = line.attack
    return str(spec.reach) if spec.area == "wave" else labels.distances(spec.least, spec.most + line.farther)


# Skills and equipment


def _uses(turn: MenuOwner) -> Iterator[BarredView]:
    """Skills and cards that cannot be used.  [NAR-ACN-10, NAR-ACN-12]"""
    battle, hero, _ = turn
    for item in hero.items:
        card = battle.library.item[item.card]
        idle = Why("flipped", "NAR-EQP-17") if item.flipped else Why("others", "NAR-EQP-13")
        used = any(effect.on in ("use", "boost") for effect in card.effects)
        if used and (item.flipped or not suits(hero, card)):
            yield told(f"use:{item.key}", card.name, idle, card.cost, "equipment")
    for one in usables(battle, hero, kit_of(battle, hero)):
        option = one.option
        label = battle.library.item[option.card].name if option.card else battle.library.skill[option.skill].name
        yield told(option.key, label, _useless(turn, one), option.cost, "equipment" if option.item else "skill")


def _useless(turn: MenuOwner, one: Usable) -> Why:
    """Why something cannot be used now, the plainest reason first."""
    battle, hero, active = turn
    skill, option = one.skill, one.option
    if why := turn.dear(option.cost):
        return why
    if one.tokens + hero.tokens < 0:
        return Why("tokens", _rule(skill), {"needs": -one.tokens, "tokens": hero.tokens})
    if (skill.id if skill else option.card) in (*active.boosts, *active.bonus):
        return Why("armed", "NAR-SKS-06")
    if skill is not None and (why := _used(hero, skill) or _no_boost(turn, one, skill)):
        return why
    return _objectless(battle, hero, one)


def _no_boost(turn: MenuOwner, one: Usable, skill: SkillSpec) -> Why | None:
    """Why a boost has no attack to join, if it has none.  [NAR-CBT-06, NAR-STN-11]"""
    if skill.kind != "boost":
        return None
    if "blind" in turn.hero.statuses:
        return Why("blind", "NAR-STN-11")
    if one.option.least >= NEVER:
        return Why("boost", "NAR-CBT-06")
    if one.option.least > turn.active.ap:
        return Why("follow", "NAR-CBT-06", {"least": one.option.least, "left": turn.active.ap})
    return None


def _objectless(battle: Battle, hero: Hero, one: Usable) -> Why:
    """What is missing that a use could work on, by the first of its deeds."""
    rule = _rule(one.skill)
    fitting = [effect for effect in one.deeds if not effect.when or holds(battle, hero, effect)]
    if not fitting:
        return Why("condition", rule)
    return Why(_lack(fitting[0]), rule)


def _lack(effect: EffectSpec) -> str:
    lacks = {
        "slip-away": "engaged", "passage": "armed", "blink": "squares", "rope": "squares", "heal": "wounds",
        "cure": "statuses",
    }  # fmt: skip
    return lacks.get(effect.do, "nobody")


def _rule(skill: SkillSpec | None) -> str:
    if skill is None:
        return "NAR-ACN-12"
    return skill.rules[0] if skill.rules else "NAR-ACN-10"


# The mission


def _points(turn: MenuOwner) -> Iterator[BarredView]:
    """What the open cards offer, but not to this hero here; what is done is done.  [NAR-LOC-02, NAR-LOC-06]"""
    battle = turn.battle
    for card in cards.open_cards(battle):
        for offer in cards.printed(battle, card):
            if offer.key not in battle.paid and f"choice:{offer.key}" not in battle.done:
                why = _closed(turn, offer)
                yield told(f"card:{offer.key}", offer.choice.label, why, offer.cost, "mission")


def _closed(turn: MenuOwner, offer: CardOption) -> Why:
    """Why a point or choice cannot be taken.  [NAR-ACN-21, NAR-LOC-07, NAR-HAC-02]"""
    battle, hero, _ = turn
    choice = offer.choice
    if choice.at and not cards.within_reach(battle, choice, hero):
        return Why("near", "NAR-ACN-21", {"squares": ", ".join(choice.at)})
    if any(mark in battle.done for mark in (f"failed:{offer.key}", f"failed:{offer.key}:{hero.key}")):
        return Why("failed", "NAR-MIS-33")
    if offer.coins > battle.purse:
        return Why("coins", "NAR-EQP-19", {"coins": offer.coins, "purse": battle.purse})
    if not cards.is_open(battle, offer, hero):
        return Why("condition", "NAR-LOC-06")
    return turn.dear(offer.cost) or Why("condition", "NAR-LOC-06")


def _objects(turn: MenuOwner) -> Iterator[BarredView]:
    """The nearest objects on revealed squares that are out of reach, or cost too much.  [NAR-ACN-19, NAR-ACN-21]"""
    battle, hero, _ = turn
    distances = battle.terrain.board.distances(hero.cell)
    near = [token.key for some in objects.at_hand(battle, hero) for token in some]
    lying = [token for token in battle.tokens if token.cell != GONE and not battle.hidden >> token.cell & 1]
    for token in sorted(filter(_handled, lying), key=lambda token: distances[token.cell])[:NEAREST]:
        why = turn.dear(token.cost) if token.key in near else _distant(battle, hero, token)
        if why is not None and (named := _handled(token)):
            yield told(*named, why, token.cost, "mission")


def _handled(token: Token) -> tuple[str, str] | None:
    """The key and name of what heroes do with a token, if they do anything."""
    use = use_of(token)
    if use not in ("collect", "interact"):
        return None
    verb = use if use == "collect" or token.kind != "chest" else "open"
    return f"{verb}:{token.key}", TEXTS[f"deed.{verb}"].format(name=in_sentence(called(token)))


def _distant(battle: Battle, hero: Hero, token: Token) -> Why:
    rule = "NAR-ACN-19" if use_of(token) == "collect" else "NAR-ACN-21"
    if token.cell == hero.cell:
        return Why("on-it", rule)
    distance = battle.terrain.board.distance(hero.cell, token.cell)
    return Why("no-way", rule) if distance >= FAR else Why("far", rule, {"distance": distance})
