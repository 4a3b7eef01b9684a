"""The chances of attacks, defences and tests, by the rules themselves on copies, from any question of a fight.

Odds are told for a company that uses what helps: Advantage, Bless and Defense tokens are discarded, failed dice are
thrown again, optional effects are taken (``choices.usual``). Where more has to be decided first, such as the target,
there is nothing to tell yet.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.engine.core.ask import Die, Draw, Roll
from horologium.engine.core.odds import Distribution, distribution
from horologium.engine.core.outlook import tried
from horologium.engine.rulesets.nova_aetas.effects.choices import Undecided, told
from horologium.engine.rulesets.nova_aetas.fight.dice import SYMBOLS, TrialDie, symbol, value
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Request, Rule
    from horologium.engine.core.table import Table
    from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Model

LOOT: Final = ("pecunia", "alchemia", "elementum")
UNDECIDED: Final = ("move",)
"""Actions of which the square decides.  [NAR-ACN-04]"""
WIDEST: Final = 1_500
"""So many branches are followed; beyond that the chances are those of seeded runs."""


class Results(NamedTuple):
    """What came of an option: to the enemies, to the heroes, and whether a test has brought what it was made for."""

    wounds: int = 0
    defeated: int = 0
    effects: str = ""
    suffered: int = 0
    knocked_out: int = 0
    afflicted: str = ""
    healed: int = 0
    cured: int = 0
    gained: str = ""
    success: bool = False


NOTHING: Final = Results()


def odds(battle: Battle, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
    """The state alone does not say how far a fight has come: see ``outlook``."""
    return None


def outlook(table: Table[Battle], key: str) -> Mapping[str, Distribution[Any]] | None:
    """The chances behind any option, of all that may differ; None without chance, or with more to decide."""
    if key in UNDECIDED:
        return None
    lens = Lens(table.state)

    def start() -> Rule[Results]:
        return tried(table, (key,), results, lens.simplify)

    try:
        found = distribution(start, told, WIDEST)
    except Undecided:
        return None
    if not lens.threw:
        return None
    names = [name for name in Results._fields if any(getattr(result, name) for result in found.chances)]
    return {name: _about(found, name) for name in names} or None


def _about(found: Distribution[Results], name: str) -> Distribution[Any]:
    """The chances of one thing among the results."""
    chances: dict[Any, Fraction] = {}
    for result, chance in found.chances.items():
        told_of = getattr(result, name)
        chances[told_of] = chances.get(told_of, Fraction(0)) + chance
    return Distribution({each: chances[each] for each in sorted(chances)}, found.samples)


def results(before: Battle, after: Battle) -> Results:
    """What has happened between two moments of one step."""
    left = {enemy.key: enemy for enemy in after.enemies}
    wounds, effects = 0, []
    for enemy in before.enemies:
        now = left.get(enemy.key)
        wounds += max(0, (enemy.health if now is None else now.wounds) - enemy.wounds)
        effects += [] if now is None else _new(enemy, now)
    fresh = [status for then, now in zip(before.heroes, after.heroes, strict=True) for status in _new(then, now)]
    changes = [now.wounds - then.wounds for then, now in zip(before.heroes, after.heroes, strict=True)]
    return Results(
        wounds=wounds,
        defeated=sum(enemy.key not in left for enemy in before.enemies),
        effects=", ".join(sorted(effects)),
        suffered=sum(change for change in changes if change > 0),
        knocked_out=sum(now.ko and not then.ko for then, now in zip(before.heroes, after.heroes, strict=True)),
        afflicted=", ".join(sorted(status for status in fresh if status in NEGATIVE)),
        healed=-sum(change for change in changes if change < 0),
        gained=", ".join(sorted(status for status in fresh if status not in NEGATIVE)),
        cured=max(0, _ailing(before) - _ailing(after)),
        success=_achieved(before, after),
    )


def _new(then: Model, now: Model) -> list[str]:
    """The statuses that a model has gained."""
    return [status for status in now.statuses if status not in then.statuses]


def _ailing(battle: Battle) -> int:
    return sum(status in NEGATIVE for hero in battle.standing() for status in hero.statuses)


def _achieved(before: Battle, after: Battle) -> bool:
    """Whether a choice of a card was taken with success, or an object was opened or picked up.  [NAR-TST-05]"""
    choices = [mark for mark in after.done if mark.startswith("choice:") and mark not in before.done]
    return bool(choices) or len(after.tokens) < len(before.tokens)


class Lens:
    """Makes questions to chance coarser, as far as no rule of this battle can tell the difference.

    A die that is held against one threshold matters by that and by the symbols that somebody may want; which reagents
    lie face down in the loot does not matter at all.
    """

    def __init__(self, battle: Battle) -> None:
        self.threw = False
        self._symbols = wanted_symbols(battle)
        self._coarse: dict[int, Die] = {}

    def simplify(self, request: Request) -> Request | Answer:
        """The same question with fewer different answers."""
        if isinstance(request, Roll):
            self.threw = True
            return Roll(request.rule, request.by, request.seat, tuple([self._die(die) for die in request.dice]))
        if isinstance(request, Draw):
            if request.deck in LOOT:
                return request.cards[: request.count]
            self.threw = True
        return request

    def _die(self, die: Die) -> Die:
        if not isinstance(die, TrialDie):
            return die
        if die.threshold not in self._coarse:
            self._coarse[die.threshold] = coarse(die, self._symbols)
        return self._coarse[die.threshold]


def coarse(die: TrialDie, symbols: list[str]) -> Die:
    """The die with one face for all those that neither the threshold nor a wanted symbol tells apart."""
    first: dict[tuple[bool, str], str] = {}
    faces = []
    for face in die.faces:
        seen = symbol(face) if symbol(face) in symbols else ""
        faces.append(first.setdefault((value(face) >= die.threshold, seen), face))
    return Die(die.key, tuple(faces))


def wanted_symbols(battle: Battle) -> list[str]:
    """The symbols that feed an effect of the heroes or of an enemy."""
    found: dict[str, None] = {}
    for effect in all_effects(battle):
        found |= dict.fromkeys(effect.symbols)
        if effect.do == "star-as-any":
            return list(SYMBOLS)
    for card in dict.fromkeys(enemy.card for enemy in battle.enemies):
        spec = battle.library.enemy[card]
        words = [*spec.keywords, *(word for attack in spec.attacks for word in attack.keywords)]
        found |= dict.fromkeys(word.symbol for word in words if word.symbol)
        found |= dict.fromkeys("sun" for word in words if word.name == "protection")
        found |= dict.fromkeys(name for one in spec.attacks for effect in one.effects for name in effect.symbols)
    return list(found)


def all_effects(battle: Battle) -> Iterator[EffectSpec]:
    """The effects of everything that the heroes have."""
    for hero in battle.heroes:
        yield from _effects(battle, hero)
    yield from (aura.effect for aura in battle.auras)
    yield from (effect for _, _, effect in battle.shrines)


def _effects(battle: Battle, hero: Hero) -> Iterator[EffectSpec]:
    library = battle.library
    for item in hero.items:
        card = library.item[item.card]
        yield from card.effects
        yield from card.attack.effects if card.attack else ()
    spells = [library.item[item.card].spell for item in hero.items]
    for name in (*hero.skills, *(spell for spell in spells if spell)):
        skill = library.skill[name]
        yield from skill.effects
        yield from skill.attack.effects if skill.attack else ()
    for name in hero.injuries:
        yield from library.injury[name].effects
