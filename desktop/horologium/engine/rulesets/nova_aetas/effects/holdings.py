"""Which effects a hero holds: those of pinned skills, his own skill, gear that lies face up, and injuries.

What a set of cards amounts to is worked out once and kept as a ``Kit``, so that asking for one kind is cheap. Whoever
changes the cards of a hero says so by ``cards_changed``.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.engine.kit.memo import Memo
from horologium.engine.rulesets.nova_aetas.library import MOST_SAID
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.view import CardView, Stat
    from horologium.engine.rulesets.nova_aetas.board.ways import Gait
    from horologium.engine.rulesets.nova_aetas.effects.uses import Usable
    from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.specs import SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Item

Origin: TypeAlias = Literal["skill", "item", "injury", "token"]
Groups: TypeAlias = "Mapping[tuple[str, str], tuple[HeldEffect, ...]]"

_HELD: Final = attrgetter("key", "card", "flipped", "reload")
"""An item as far as its card matters."""


@dataclass(frozen=True, slots=True)
class HeldEffect:
    """One effect in a hero's hands: the card it stands on, what that is called, and the rule behind it."""

    origin: Origin
    card: str
    name: str
    rule: str
    effect: EffectSpec


class Kit:
    """What a hero's cards amount to: ``skills`` are those he can use, ``groups`` his effects by moment and verb.

    ``lasting`` are, by verb, those that work on himself all the time, ``changes`` what they do to characteristics,
    ``empty`` the weapons to be reloaded; ``flipped``: some card lies face down; ``symbolic``: the symbols of a roll can
    do something for him. The rest is what other modules work out from the same cards when they are first asked:
    ``gait`` is how he moves, ``attacks`` what he strikes with, ``declarable`` and ``usable`` what so many AP pay for,
    ``generous`` whether he has a card that anybody may carry, ``takers`` who may carry one of his,
    ``healing`` what heals others; ``stats`` and ``faces`` are his sheet in words, by language.
    """

    __slots__ = (
        "attacks", "changes", "declarable", "empty", "faces", "flipped", "gait", "generous", "groups", "healing",
        "lasting", "skills", "stats", "symbolic", "takers", "usable",
    )  # fmt: skip

    def __init__(self, library: SpecLibrary, hero: Hero) -> None:
        sheet = library.hero.get(hero.key)
        personal = [sheet.personal] if sheet and sheet.personal and sheet.personal not in hero.skills else []
        self.skills: tuple[SkillSpec, ...] = tuple(library.skill[name] for name in (*hero.skills, *personal))
        self.groups: Groups = _grouped(library, self.skills, hero)
        own = [gift for gift in self.groups.get(("always", ""), ()) if gift.effect.to == "self"]
        self.lasting = {gift.effect.do: [one for one in own if one.effect.do == gift.effect.do] for gift in own}
        changes = self.groups.get(("always", "characteristic"), ())
        self.changes = [(gift.effect.name, gift.effect.amount) for gift in changes]
        self.empty = [item.key for item in hero.items if item.reload]
        self.symbolic = ("symbols", "") in self.groups or ("obtained", "tokens") in self.groups
        self.flipped = any(item.flipped for item in hero.items)
        self.gait: Gait | None = None
        self.attacks: list[AttackOption] | None = None
        self.declarable: dict[int, list[list[AttackOption]]] = {}
        self.usable: dict[int, list[Usable]] = {}
        self.generous: bool | None = None
        self.takers: dict[tuple[str, str], bool] = {}
        self.healing: list[Usable] | None = None
        self.stats: Memo[tuple[object, ...], tuple[Stat, ...]] = Memo(MOST_SAID)
        self.faces: Memo[tuple[object, ...], tuple[CardView, ...]] = Memo(MOST_SAID)


def kit_of(battle: Battle, hero: Hero) -> Kit:
    """The kit of a hero as his cards are now: pinned skills and always his own, face-up gear, injuries.

    [NAR-HER-12, NAR-HER-13, NAR-HER-14]
    """
    kit = hero.kit
    if kit is None:
        key = (hero.key, hero.family, *map(_HELD, hero.items), *hero.skills, "", *hero.injuries)
        kits = battle.library.known.kits
        hero.kit = kit = kits.get(key) or kits.keep(key, Kit(battle.library, hero))
    return kit


def cards_changed(hero: Hero) -> None:
    """A hero's skills, gear or injuries are not what they were: his kit is worked out anew when it is asked for."""
    hero.kit = None


def held(battle: Battle, hero: Hero, on: str, do: str = "") -> tuple[HeldEffect, ...]:
    """The effects of a hero's cards at a moment, of one verb or all; cards that are flipped count for nothing.

    A skill without a cost is always on, equipment works as long as it is carried, injuries add up.
    [NAR-SKS-04, NAR-EQP-17, NAR-INJ-02, NAR-KWD-05]
    """
    return (hero.kit or kit_of(battle, hero)).groups.get((on, do), ())


def boosting(battle: Battle, hero: Hero, do: str, *, weapon: bool, special: bool = False) -> Iterator[HeldEffect]:
    """The effects armed for the next attack or spell of the running activation.

    Boosts need equipment with an attack and never join a Special Attack; a hero's own skill and cards like the
    lens know no such limit.  [NAR-CBT-05, NAR-CBT-06, NAR-CBT-08, NAR-SKS-06]
    """
    active = battle.active
    if active is None or active.hero != hero.key:
        return
    boosts = active.boosts if weapon and not special else []
    for card in dict.fromkeys((*boosts, *active.bonus)):
        for gift in card_effects(battle.library, card):
            if gift.effect.on == "boost" and gift.effect.do == do:
                yield gift


def in_force(battle: Battle, hero: Hero, do: str) -> Sequence[HeldEffect]:
    """Lasting effects on a hero: of his own cards, of heroes beside him, and of auras he stands in."""
    found: Sequence[HeldEffect] = (hero.kit or kit_of(battle, hero)).lasting.get(do, ())
    if do in battle.library.lent or battle.auras or battle.shrines:
        if do in battle.library.shared and battle.terrain.board.near[hero.cell] & battle.hero_cells:
            found = [*found, *_from_beside(battle, hero, do)]
        if battle.auras or battle.shrines or do in battle.library.around:
            found = [*found, *_from_auras(battle, hero, do), *_from_around(battle, hero, do)]
    return found


def _from_beside(battle: Battle, hero: Hero, do: str) -> Iterator[HeldEffect]:
    """What heroes beside him do for him; one who is KO does nothing.  [NAR-AUR-07, NAR-KOH-10]"""
    near = battle.terrain.board.near[hero.cell]
    for other in battle.heroes:
        if near >> other.cell & 1 and other is not hero and not other.ko:
            for gift in held(battle, other, "always", do):
                if gift.effect.to == "adjacent-heroes":
                    yield gift


def _from_auras(battle: Battle, hero: Hero, do: str) -> Iterator[HeldEffect]:
    """Auras reach as far as they say from where their owner stands now.  [NAR-AUR-05, NAR-AUR-06, NAR-AUR-09]"""
    distance = battle.terrain.board.distance
    for aura in battle.auras:
        if aura.effect.do == do:
            owner = battle.hero(aura.owner)
            if not owner.ko and distance(owner.cell, hero.cell) <= aura.range:
                yield HeldEffect("skill", aura.owner, owner.name, "NAR-AUR-05", aura.effect)


def _from_around(battle: Battle, hero: Hero, do: str) -> Iterator[HeldEffect]:
    """Auras that need no use: of what heroes on their feet carry or know, and of tokens on the table.

    [NAR-AUR-05, NAR-AUR-06, NAR-AUR-07, NAR-AUR-09, NAR-KOH-10]
    """
    distance = battle.terrain.board.distances(hero.cell)
    for other in battle.heroes if do in battle.library.around else ():
        for gift in held(battle, other, "around", do):
            if not other.ko and distance[other.cell] <= gift.effect.range:
                yield HeldEffect(gift.origin, gift.card, gift.name, "NAR-AUR-07", gift.effect)
    for cell, name, effect in battle.shrines:
        if effect.do == do and distance[cell] <= effect.range:
            yield HeldEffect("token", "", name, "NAR-AUR-07", effect)


def item_of(hero: Hero, card: str) -> Item | None:
    """The first card of that name that lies face up.  [NAR-EQP-17]"""
    return next((item for item in hero.items if item.card == card and not item.flipped), None)


def limit_key(limit: str, card: str) -> str:
    """Under which name the uses of a limited effect are counted in ``Hero.used``."""
    return f"{limit}:{card}" if limit else ""


def used_up(hero: Hero, limit: str, card: str) -> bool:
    """Whether an effect has been used as often as it may be.  [NAR-ACN-10]"""
    return bool(limit) and hero.used.get(limit_key(limit, card), 0) >= (2 if limit == "mission-twice" else 1)


def card_effects(library: SpecLibrary, card: str) -> tuple[HeldEffect, ...]:
    """The effects of one skill or equipment card, kept with the cards."""
    known = library.known.effects
    if card not in known:
        known[card] = _read(library, card)
    return known[card]


def _read(library: SpecLibrary, card: str) -> tuple[HeldEffect, ...]:
    if card in library.skill:
        skill = library.skill[card]
        rule = skill.rules[0] if skill.rules else "NAR-ACN-10"
        return tuple(HeldEffect("skill", card, skill.name, rule, effect) for effect in skill.effects)
    item = library.item[card]
    return tuple(HeldEffect("item", card, item.name, "NAR-ACN-12", effect) for effect in item.effects)


def _grouped(library: SpecLibrary, skills: tuple[SkillSpec, ...], hero: Hero) -> Groups:
    """All effects of these cards by moment and verb, and by moment alone under an empty verb."""
    groups: dict[tuple[str, str], list[HeldEffect]] = {}
    cards = [skill.id for skill in skills] + [item.card for item in hero.items if not item.flipped]
    gifts = [gift for card in cards for gift in card_effects(library, card)]
    for card in hero.injuries:
        injury = library.injury[card]
        gifts += [HeldEffect("injury", card, injury.name, "NAR-INJ-02", effect) for effect in injury.effects]
    for gift in gifts:
        for key in ((gift.effect.on, gift.effect.do), (gift.effect.on, "")):
            groups.setdefault(key, []).append(gift)
    return {key: tuple(found) for key, found in groups.items()}
