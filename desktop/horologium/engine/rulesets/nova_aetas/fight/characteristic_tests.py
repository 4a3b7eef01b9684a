"""Tests: a pool of dice against a threshold, with what changes it before and after the throw (topics TST, RRL, EFX)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from horologium.engine.core.ask import Option, Thrown, pick, pick_some, roll, roll_again
from horologium.engine.core.speech import later
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, ShownDie, against, beating, symbol, symbols, value
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment, DefenceMoment, Rerolls, TestMoment
from horologium.engine.rulesets.nova_aetas.state import Hero, Token
from horologium.engine.rulesets.nova_aetas.verbs import flip, lose

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.specs import KeywordSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle

Moment: TypeAlias = AttackMoment | DefenceMoment | TestMoment

THRESHOLD: Final = 5
"""What a die must show when nothing else is said.  [NAR-TST-03]"""

IN_COVER: Final = Rerolls("cover", "NAR-COV-03", 1)
"""What Cover gives to a defence.  [NAR-COV-03]"""

USE: Final = Option("use")
KEEP: Final = Option("keep")


class EnemyEffect(NamedTuple):
    """What an Enemy does to the dice: throws successes again (all of a symbol, or one), or erases symbols.

    ``most`` is how many symbols are erased; 0: all that lie there.
    """

    kind: Literal["resistance", "insidious", "dodge", "cover", "erase"]
    rule: str
    symbol: str = ""
    most: int = 0


class Result(NamedTuple):
    """The dice as they lie in the end, and the symbols that Enemies erased.

    ``shift`` is what Bless and Cursed did to the threshold of this roll.
    """

    lying: Thrown
    successes: int
    erased: tuple[str, ...] = ()
    shift: int = 0

    @property
    def faces(self) -> tuple[str, ...]:
        """What the dice show in the end."""
        return self.lying.faces

    @property
    def symbols(self) -> dict[str, int]:
        """The symbols obtained on all dice, less those an Enemy erased.  [NAR-DIE-05, NAR-DIE-07]"""
        found = symbols(self.faces)
        for name in self.erased:
            found[name] = max(0, found[name] - 1)
        return found

    def against(self, threshold: int) -> int:
        """The successes of the same throw against another threshold.  [NAR-AOE-04]"""
        return beating(self.faces, threshold + self.shift)


@dataclass(slots=True)
class Throw:
    """Dice on the table, and which of them each side has thrown again.  [NAR-RRL-01, NAR-RRL-02]"""

    hero: Hero | Token
    threshold: int
    lying: Thrown
    by_enemy: list[int] = field(default_factory=list)
    by_hero: list[int] = field(default_factory=list)
    erased: list[int] = field(default_factory=list)  # the dice whose symbol counts no more, until they are thrown again

    @property
    def faces(self) -> tuple[str, ...]:
        """What the dice show now."""
        return self.lying.faces

    def successes(self) -> list[int]:
        """The places of the dice that are successes now."""
        return [place for place, face in enumerate(self.faces) if value(face) >= self.threshold]

    def shown(self, places: Iterable[int]) -> list[ShownDie]:
        """Some of the dice as they lie, to be picked."""
        return [ShownDie(place, self.faces[place], value(self.faces[place]) >= self.threshold) for place in places]

    def symbols_erased(self) -> tuple[str, ...]:
        """The symbols that count no more.  [NAR-DIE-07]"""
        return tuple([symbol(self.faces[place]) for place in self.erased]) if self.erased else ()

    def again(self, places: list[int], rule: str) -> Rule[None]:
        """Throw some of the dice again; what they show then stands.  [NAR-RRL-01, NAR-RRL-02]"""
        self.lying = yield from roll_again(rule, self.hero, self.lying, places)
        self.erased = [place for place in self.erased if place not in places]


def test(battle: Battle, moment: TestMoment, threshold: int, *, rule: str) -> Rule[Result]:
    """A test of a Characteristic; what it achieves is the caller's business.

    [NAR-TST-01, NAR-TST-02, NAR-TST-05, NAR-TST-06]
    """
    return roll_and_reroll(battle, moment, test_pool(battle, moment), threshold, rule=rule)


def test_pool(battle: Battle, moment: TestMoment) -> Tally:
    """The dice of a test and where they come from.  [NAR-TST-01]"""
    name = moment.characteristic
    pool = Tally(modifiers.characteristic(battle, moment.hero, name), name, "NAR-TST-01")
    modifiers.test_dice(battle, moment, pool)
    return pool


def roll_and_reroll(
    battle: Battle,
    moment: Moment,
    pool: Tally,
    threshold: int,
    *,
    enemy_effects: Sequence[EnemyEffect] = (),
    useful: Sequence[str] = (),
    rule: str,
) -> Rule[Result]:
    """Every roll of a hero, attack and defence included: choices, modifiers, dice, Enemy effects, hero rerolls.

    ``useful`` are the symbols that feed the hero's effects: Enemies take those dice first.
    [NAR-TST-04, NAR-TST-08, NAR-RRL-03, NAR-EFX-01, NAR-EFX-02, NAR-CBT-02, NAR-DIE-06]
    """
    hero = moment.hero
    shift = (yield from _prepare(battle, hero, pool)) if hero.statuses else 0
    dice = (D8 if _spreads(battle, moment) else against(threshold + shift),) * max(0, pool.total)
    lying = Thrown(rule, hero.key, dice, (yield from roll(rule, hero, dice)))
    erased: tuple[str, ...] = ()
    offers = _offers(battle, moment) if dice else []
    if enemy_effects or offers:
        throw = Throw(hero, threshold + shift, lying)
        yield from _throw_again(battle, throw, enemy_effects, useful, offers)
        lying, erased = throw.lying, throw.symbols_erased()
    if hero.statuses:
        lose(battle, hero, "disadvantage", "NAR-STN-14")
        lose(battle, hero, "cursed", "NAR-STN-13")
    result = Result(lying, beating(lying.faces, threshold + shift), erased, shift)
    _tell_roll(battle, hero, result, threshold + shift, pool)
    return result


def _throw_again(
    battle: Battle, throw: Throw, enemy_effects: Sequence[EnemyEffect], useful: Sequence[str], offers: list[Rerolls]
) -> Rule[None]:
    """What happens to dice on the table: first the Enemy effects, then the hero's rerolls.  [NAR-EFX-01, NAR-EFX-02]"""
    for effect in enemy_effects:
        yield from _enemy_effect(battle, throw, effect, useful)
    yield from _hero_rerolls(battle, throw, offers)


def _tell_roll(battle: Battle, hero: Hero | Token, result: Result, threshold: int, pool: Tally) -> None:
    """Tell how the dice lie in the end.  [NAR-TST-02]"""
    if not battle.journal.quiet:
        faces = result.faces
        battle.journal.note(
            "rolled", result.lying.rule, "NAR-TST-02", figure=hero.key, dice=len(faces), threshold=threshold,
            faces=" ".join(faces), successes=result.successes, pool=pool.reasons(),
        )  # fmt: skip


def roll_of_a_character(
    battle: Battle,
    token: Token,
    pool: Tally,
    threshold: int,
    *,
    enemy_effects: Sequence[EnemyEffect] = (),
    cover: bool = False,
    rule: str,
) -> Rule[Result]:
    """The defence of a Character, who has neither cards nor Statuses; the players roll.

    [NAR-CMP-14, NAR-COV-03, NAR-KWD-37]
    """
    dice = (against(threshold),) * pool.total
    throw = Throw(token, threshold, Thrown(rule, token.key, dice, (yield from roll(rule, token, dice))))
    yield from _throw_again(battle, throw, enemy_effects, (), [IN_COVER] if cover else [])
    result = Result(throw.lying, beating(throw.faces, threshold), throw.symbols_erased())
    _tell_roll(battle, token, result, threshold, pool)
    return result


def _spreads(battle: Battle, moment: Moment) -> bool:
    """Whether one roll is held against several thresholds, because the attack has an area.  [NAR-AOE-04]"""
    return isinstance(moment, AttackMoment) and modifiers.attack_area(battle, moment)[0] not in ("", "wave")


def _prepare(battle: Battle, hero: Hero, pool: Tally) -> Rule[int]:
    """What Statuses do to a test before the dice are thrown; give back the shift of its threshold.

    Advantage may give more dice, Bless make the test easier, Cursed makes it harder.
    [NAR-TST-08, NAR-STP-02, NAR-STP-04, NAR-STN-13]
    """
    if "advantage" in hero.statuses:
        yield from _declare(battle, hero, pool)
    shift = 1 if "cursed" in hero.statuses else 0
    if "bless" in hero.statuses and (yield from pick("NAR-STP-04", hero, (USE, KEEP))) is USE:
        lose(battle, hero, "bless", "NAR-STP-04")
        shift -= 1
    _compulsory(hero, pool)
    return shift


def _declare(battle: Battle, hero: Hero, pool: Tally) -> Rule[None]:
    """Advantage may be discarded for more dice.  [NAR-STP-02, NAR-TST-08]"""
    if (yield from pick("NAR-STP-02", hero, (USE, KEEP))) is USE:
        pool.add(hero.statuses["advantage"], later("advantage"), "NAR-STP-02")
        lose(battle, hero, "advantage", "NAR-STP-02")


def _compulsory(hero: Hero, pool: Tally) -> None:
    """Poison and Disadvantage take dice away.  [NAR-STN-06, NAR-STN-14, NAR-TST-08]"""
    if "poison" in hero.statuses:
        pool.add(-1, later("poison"), "NAR-STN-06")
    if "disadvantage" in hero.statuses:
        pool.add(-hero.statuses["disadvantage"], later("disadvantage"), "NAR-STN-14")


def _enemy_effect(battle: Battle, throw: Throw, effect: EnemyEffect, useful: Sequence[str]) -> Rule[None]:
    """One Enemy effect on the dice; rerolls do nothing where no die is a success.

    [NAR-RRL-02, NAR-RRL-07, NAR-EFX-03, NAR-KWD-37, NAR-KWD-47, NAR-KWD-48]
    """
    if effect.kind == "erase":
        _erase(battle, throw, effect)
        return
    open_dice = [place for place in throw.successes() if place not in throw.by_enemy]
    if effect.symbol:
        places = [place for place in open_dice if symbol(throw.faces[place]) == effect.symbol]
    else:
        places = yield from _hurts_most(battle, throw, open_dice, effect, useful)
    if not places:
        return
    shown = " ".join(throw.faces[place] for place in places)
    throw.by_enemy += places
    yield from throw.again(places, effect.rule)
    new = " ".join(throw.faces[place] for place in places)
    battle.journal.note("thrown-again", effect.rule, figure=throw.hero.key, by=effect.kind, faces=shown, new=new)


def _erase(battle: Battle, throw: Throw, effect: EnemyEffect) -> None:
    """Symbols count no more, those of successes first: a failed die is the one that the hero throws again.

    The number on the die stays, and so does its success; what is thrown afterwards counts.
    [NAR-DIE-07, NAR-EFX-01, NAR-EFX-02]
    """
    good = throw.successes()
    lying = [place for place, face in enumerate(throw.faces) if symbol(face) == effect.symbol]
    lying = sorted((place for place in lying if place not in throw.erased), key=lambda place: place not in good)
    taken = lying[: effect.most or len(lying)]
    throw.erased += taken
    if taken:
        battle.journal.note("erased", effect.rule, figure=throw.hero.key, symbol=effect.symbol, count=len(taken))


def erasing(words: Iterable[KeywordSpec]) -> list[EnemyEffect]:
    """What the keywords of an Enemy erase from a roll, after it has thrown dice again.  [NAR-DIE-07, NAR-EFX-01]"""
    return [
        EnemyEffect("erase", "NAR-DIE-07", word.symbol, word.value)
        for word in words
        if word.name == "erase" and word.symbol
    ]


def _hurts_most(
    battle: Battle, throw: Throw, open_dice: list[int], effect: EnemyEffect, useful: Sequence[str]
) -> Rule[list[int]]:
    """The success whose loss hurts the hero most: one with a useful symbol, then the lowest.  [NAR-RRL-06]"""
    if not open_dice:
        return []
    if battle.options.enemy_choices == "players":
        die = yield from pick(effect.rule, throw.hero, throw.shown(open_dice), "die", lying=throw.lying)
        return [die.place]
    faces = throw.faces
    return [min(open_dice, key=lambda place: (symbol(faces[place]) not in useful, value(faces[place]), place))]


def _hero_rerolls(battle: Battle, throw: Throw, offers: list[Rerolls]) -> Rule[None]:
    """The hero's own rerolls, one source after another, each die once.

    [NAR-RRL-03, NAR-RRL-04, NAR-RRL-05, NAR-RRL-08, NAR-STP-01, NAR-COV-03]
    """
    while len(offers) > 1:
        sources = [offer.source for offer in offers]
        named = [Option(name if sources.count(name) == 1 else f"{name}-{n}") for n, name in enumerate(sources, 1)]
        chosen = yield from pick("NAR-RRL-04", throw.hero, (*named, KEEP), lying=throw.lying)
        if chosen is KEEP:
            return
        yield from _take(battle, throw, offers.pop(named.index(chosen)))
    if offers:
        yield from _take(battle, throw, offers.pop())


def _offers(battle: Battle, moment: Moment) -> list[Rerolls]:
    """Every source of rerolls: gear and skills, Cover in defence, the Reroll token.  [NAR-COV-03, NAR-STP-01]"""
    offers = modifiers.rerolls(battle, moment)
    if isinstance(moment, DefenceMoment) and moment.cover:
        offers.append(IN_COVER)
    return offers


def _take(battle: Battle, throw: Throw, offer: Rerolls) -> Rule[None]:
    """Let the player pick the dice for one source, or none; only what is used is paid for.  [NAR-RRL-02, NAR-RRL-04]"""
    good = throw.successes() if offer.failures_only else []
    open_dice = [place for place in range(len(throw.faces)) if place not in throw.by_hero and place not in good]
    picked = yield from pick_some(
        offer.rule, throw.hero, throw.shown(open_dice), "die", most=offer.dice, lying=throw.lying
    )
    if not picked:
        return
    places = [die.place for die in picked]
    if isinstance(throw.hero, Hero):
        _pay(battle, throw.hero, offer)
    shown = " ".join(throw.faces[place] for place in places)
    throw.by_hero += places
    yield from throw.again(places, offer.rule)
    new = " ".join(throw.faces[place] for place in places)
    battle.journal.note("thrown-again", offer.rule, figure=throw.hero.key, by=offer.source, faces=shown, new=new)


def _pay(battle: Battle, hero: Hero, offer: Rerolls) -> None:
    """Flip, discard or count what an offer costs."""
    if offer.discards:
        lose(battle, hero, offer.discards, offer.rule)
    if offer.flips:
        flip(battle, hero, next(item for item in hero.items if item.key == offer.flips))
    if offer.uses:
        hero.used[offer.uses] = hero.used.get(offer.uses, 0) + 1
