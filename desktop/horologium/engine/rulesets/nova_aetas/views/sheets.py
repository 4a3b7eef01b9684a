"""Hero sheets and enemy cards as a screen shows them: numbers with their reasons, cards and how they lie.

A view is made after every answer and hardly a card has changed since, so sheets are put into words once and remembered
beside the cards that they tell of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from horologium.engine.core.speech import TONGUE
from horologium.engine.core.tally import Tally
from horologium.engine.core.view import Badge, CardView, Reason, Stat
from horologium.engine.kit.memo import Memo
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import held, kit_of, used_up
from horologium.engine.rulesets.nova_aetas.state import HEROES
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.views import labels
from horologium.engine.rulesets.nova_aetas.views.faces import printed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EnemySpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Item

CHARACTERISTICS: Final = ("rapidity", "precision", "physical", "mind", "health")
T = TypeVar("T")
Said: TypeAlias = Memo[tuple[object, ...], tuple[T, ...]]


def _once(said: Said[T], key: tuple[object, ...], say: Callable[[], Iterator[T]]) -> tuple[T, ...]:
    """What was said before of the same things in the language of the table, or is said now."""
    spoken = (TONGUE.get(), *key)
    found = said.get(spoken)
    return said.keep(spoken, tuple(say())) if found is None else found


def hero_stats(battle: Battle, hero: Hero) -> tuple[Stat, ...]:
    """The five Characteristics of a hero as his cards and cubes are now."""
    values = (*(getattr(hero, name) for name in CHARACTERISTICS), *hero.cubes)
    return _once(kit_of(battle, hero).stats, values, lambda: _stats(battle, hero))


def hero_cards(battle: Battle, hero: Hero) -> tuple[CardView, ...]:
    """The cards of a hero, used up or not."""
    kit = kit_of(battle, hero)
    used = tuple([used_up(hero, skill.limit, skill.id) for skill in kit.skills])
    return _once(kit.faces, used, lambda: _cards(battle, hero))


def _stats(battle: Battle, hero: Hero) -> Iterator[Stat]:
    """The five Characteristics with their reasons.  [NAR-HER-01, NAR-HER-07]"""
    sheet = battle.library.hero.get(hero.key)
    for name in CHARACTERISTICS:
        value = modifiers.characteristic(battle, hero, name)
        tally = Tally()
        printed: int = getattr(hero if sheet is None else sheet, name)
        tally.add(printed, TEXTS["reason.sheet"], "NAR-HER-01")
        cubes = getattr(hero, name) - printed
        tally.add(cubes, TEXTS["reason.cubes"].format(count=cubes), "NAR-HER-07")
        passing = dict(hero.cubes).get(name, 0)
        tally.add(passing, TEXTS["reason.passing"].format(count=passing), "NAR-HER-07")
        for gift in held(battle, hero, "always", "characteristic"):
            if gift.effect.name == name:
                tally.add(gift.effect.amount, gift.name, gift.rule)
        tally.add(value - tally.total, TEXTS["reason.floor"], "NAR-HER-08")
        reasons = tuple(Reason(*part) for part in tally.parts)
        yield Stat(hero.key, name, labels.title(name), value, reasons, labels.CHARACTERISTIC_RULES[name])


def _cards(battle: Battle, hero: Hero) -> Iterator[CardView]:
    """Pinned skills and the hero's own, equipment and injuries.  [NAR-HER-12, NAR-HER-14, NAR-EQP-17, NAR-INJ-01]"""
    for skill in kit_of(battle, hero).skills:
        yield _skill(skill, hero)
    for item in hero.items:
        yield _item(battle, item, hero)
    for name in hero.injuries:
        spec = battle.library.injury[name]
        yield CardView(spec.id, HEROES, spec.name, "NAR-INJ-01", hero.key, "injury", "", spec.text)


def injury_badges(battle: Battle, hero: Hero) -> Iterator[Badge]:
    """One mark for all injuries, with their names and what they do.  [NAR-INJ-01, NAR-INJ-02]"""
    cards = [battle.library.injury[name] for name in hero.injuries]
    if cards:
        text = " ".join(f"{card.name}: {card.text}" if card.text else f"{card.name}." for card in cards)
        yield Badge("injured", TEXTS["badge.injured"], len(cards) if len(cards) > 1 else None, "NAR-INJ-01", text)


def _skill(spec: SkillSpec, hero: Hero) -> CardView:
    rule = spec.rules[0] if spec.rules else "NAR-HER-12"
    return CardView(
        key=spec.id,
        seat=HEROES,
        label=spec.name,
        rule=rule,
        owner=hero.key,
        kind=f"skill {spec.colour}",
        state="used" if used_up(hero, spec.limit, spec.id) else "",
        text=printed(spec.attack, spec.text, TEXTS[f"limit.{spec.limit}"] if spec.limit else ""),
        slot="pinned" if spec.id in hero.skills else "personal",
        cost=None if spec.kind == "passive" else spec.attack.cost if spec.attack else spec.cost,
    )


def _item(battle: Battle, item: Item, hero: Hero) -> CardView:
    spec = battle.library.item[item.card]
    attack = spec.attack or (battle.library.skill[spec.spell].attack if spec.spell else None)
    return CardView(
        key=item.key,
        seat=HEROES,
        label=spec.name,
        rule="NAR-EQP-17" if item.flipped else "NAR-TOK-06" if item.reload else "NAR-EQP-07",
        owner=hero.key,
        kind=spec.category,
        state="flipped" if item.flipped else "reload" if item.reload else "",
        text=printed(attack, *_dearer(battle, hero, item, attack), spec.text),
        slot=spec.slot,
        cost=modifiers.attack_cost(battle, hero, item, attack) if attack else spec.cost or None,
    )


def _dearer(battle: Battle, hero: Hero, item: Item, attack: AttackSpec | None) -> Iterator[str]:
    """What makes an attack cost more, or less, than is printed on its card.  [NAR-INJ-02]"""
    if attack is None or modifiers.attack_cost(battle, hero, item, attack) == attack.cost:
        return
    for gift in held(battle, hero, "always", "attack-cost"):
        yield TEXTS["reason.cost"].format(amount=gift.effect.amount, why=gift.name)


def enemy_stats(battle: Battle, card: str) -> tuple[Stat, ...]:
    """The numbers of an enemy card, in words."""
    library = battle.library
    return _once(library.known.stats, (card,), lambda: _enemy_stats(library.enemy[card]))


def enemy_cards(battle: Battle, card: str) -> tuple[CardView, ...]:
    """What else stands on an enemy card, in words."""
    library = battle.library
    return _once(library.known.faces, (card,), lambda: _enemy_cards(library.enemy[card]))


def _enemy_stats(spec: EnemySpec) -> Iterator[Stat]:
    """The numbers on an enemy card.  [NAR-ENY-02, NAR-ENY-03]"""
    for name, rule in (
        ("rapidity", "NAR-ENY-02"),
        ("control", "NAR-ENY-03"),
        ("physical", "NAR-HAT-02"),
        ("mental", "NAR-HAT-02"),
        ("health", "NAR-OUT-01"),
    ):
        yield Stat(spec.id, name, labels.title(name), getattr(spec, name), (), rule)


def _enemy_cards(spec: EnemySpec) -> Iterator[CardView]:
    """The attack lines, the skills and the loot of an enemy card.  [NAR-DEF-09, NAR-ENY-07, NAR-ENY-09]"""
    for number, attack in enumerate(spec.attacks, 1):
        text, key = labels.enemy_attack(attack), f"{spec.id}-attack-{number}"
        yield CardView(key, "", text, "NAR-DEF-09", spec.id, "attack", cost=attack.cost)
    for number, skill in enumerate(spec.skills, 1):
        text, key = labels.enemy_skill(skill), f"{spec.id}-skill-{number}"
        yield CardView(key, "", text, "NAR-ACN-11", spec.id, "keyword", cost=skill.cost)
    for found in spec.keywords:
        rule = labels.KEYWORD_RULES[found.name]
        yield CardView(f"{spec.id}-{found.name}", "", labels.keyword(found), rule, spec.id, "keyword", "", "")
    decks = {"pecunia": spec.loot.pecunia, "alchemia": spec.loot.alchemia, "elementum": spec.loot.elementum}
    if loot := [TEXTS["loot"].format(count=count, deck=labels.title(deck)) for deck, count in decks.items() if count]:
        yield CardView(f"{spec.id}-loot", "", ", ".join(loot), "NAR-ENY-09", spec.id, "loot")
