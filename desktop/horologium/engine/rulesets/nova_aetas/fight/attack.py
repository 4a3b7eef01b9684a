"""A hero attacks: which attacks he has, and the order in which one is resolved (topics CBT, HAT, AOE, SEC)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import pick_from
from horologium.engine.kit.cells import Cells, CellSet, each
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board import movement, ways
from horologium.engine.rulesets.nova_aetas.board.forced import chase, walk
from horologium.engine.rulesets.nova_aetas.board.sightlines import covered, in_reach, pointed, seen, within
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed, kit_of, limit_key, used_up
from horologium.engine.rulesets.nova_aetas.fight.blows import Strike, blow, wave
from horologium.engine.rulesets.nova_aetas.fight.strikes import defence_value, is_physical
from horologium.engine.rulesets.nova_aetas.moments import AttackMoment
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, KeywordSpec
from horologium.engine.rulesets.nova_aetas.state import Enemy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.effects.holdings import Kit
    from horologium.engine.rulesets.nova_aetas.specs import SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Activation, Battle, Hero, Item, Scenery

BARE_HANDS: Final = AttackSpec("melee", keywords=(KeywordSpec("weak"),))
"""What every hero can do without weapon or skill.  [NAR-HAT-09, NAR-MIS-13]"""


@dataclass(frozen=True, slots=True)
class AttackOption:
    """One attack that a hero can declare: with a card, a skill, or bare hands.

    ``card`` is the item that is used, ``weapon`` whether it counts as a weapon; ``name`` is for screens. ``limit`` says
    how often the skill can be used, ``farther`` what gear adds to the range, ``shape`` all that decides whom it can
    choose.
    """

    key: str
    name: str
    attack: AttackSpec
    cost: int
    card: str = ""
    skill: str = ""
    weapon: bool = False
    limit: str = ""
    farther: int = 0
    shape: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        line = self.attack
        shape = f"{line.kind} {line.area} {line.least}-{line.most + self.farther} {line.reach}"
        object.__setattr__(self, "shape", shape)

    @property
    def source(self) -> AttackOption:
        """What is behind it as an action: itself."""
        return self

    @property
    def run(self) -> Callable[[Battle, Hero], Rule[None]]:
        """How it is carried out."""
        return partial(hero_attack, option=self)

    def reaching(self, farther: int) -> AttackOption:
        """The same attack with a longer range."""
        kept = (self.key, self.name, self.attack, self.cost, self.card, self.skill, self.weapon, self.limit)
        return AttackOption(*kept, farther)


# What a hero can declare --------------------------------------------------------------------------------------------


def attack_options(battle: Battle, hero: Hero) -> list[AttackOption]:
    """The attacks for which a hero has the AP and a valid target; a blind one has none.

    [NAR-ACN-09, NAR-HAC-02, NAR-CBT-01, NAR-STN-11]
    """
    active = battle.active
    if active is None or "blind" in hero.statuses or hero.ko:
        return []
    kit, ap = hero.kit or kit_of(battle, hero), active.ap
    declarable = kit.declarable.get(ap)
    if declarable is None:
        declarable = kit.declarable[ap] = _declarable(battle, hero, ap)
    found: list[AttackOption] = []
    for alike in declarable:
        if targets(battle, hero, alike[0]):
            found += alike
        elif active.boosts:
            found += [option for option in alike if rush_ends(battle, hero, option)]
    return _left(hero, found) if hero.used else found


def _declarable(battle: Battle, hero: Hero, ap: int) -> list[list[AttackOption]]:
    """The attacks that so many AP pay for, side by side those that find the same targets: a sword, bare hands."""
    found: list[list[AttackOption]] = []
    for option in all_lines(battle, hero):
        if option.cost <= ap:
            if found and found[-1][0].shape == option.shape:
                found[-1].append(option)
            else:
                found.append([option])
    return found


def lines(battle: Battle, hero: Hero) -> list[AttackOption]:
    """Every attack line in a hero's hands that is not used up."""
    found = all_lines(battle, hero)
    return _left(hero, found) if hero.used else found


def _left(hero: Hero, options: list[AttackOption]) -> list[AttackOption]:
    """Those attacks that may be made once more.  [NAR-ACN-10]"""
    return [option for option in options if not used_up(hero, option.limit, option.skill)]


def all_lines(battle: Battle, hero: Hero) -> list[AttackOption]:
    """Every attack line in a hero's hands: cards, skills, bare hands.

    [NAR-CBT-05, NAR-HAT-09, NAR-MAG-01, NAR-MAG-04, NAR-MAG-08, NAR-PRY-01, NAR-PRY-05, NAR-TOK-06, NAR-EQP-17]
    """
    kit = hero.kit or kit_of(battle, hero)
    if kit.attacks is None:
        kit.attacks = [
            line.reaching(modifiers.range_bonus(battle, hero, line.attack.kind)) for line in _lines(battle, hero, kit)
        ]
    return kit.attacks


def _lines(battle: Battle, hero: Hero, kit: Kit) -> Iterator[AttackOption]:
    for item in hero.items:
        if not (item.flipped or item.reload):
            yield from _card_lines(battle, hero, item)
    for skill in kit.skills:
        if skill.attack is not None:
            yield from _skill_lines(battle, hero, skill, skill.attack)
    cost = modifiers.attack_cost(battle, hero, None, BARE_HANDS)
    yield AttackOption("attack:bare-hands", "Bare Hands", BARE_HANDS, cost)


def _card_lines(battle: Battle, hero: Hero, item: Item) -> Iterator[AttackOption]:
    """A weapon, a consumable or a scroll; only a weapon counts as one.  [NAR-CRT-01, NAR-MAG-08, NAR-MIS-15]"""
    card = battle.library.item[item.card]
    key = f"attack:{item.key}"
    if card.attack is not None:
        cost = modifiers.attack_cost(battle, hero, item, card.attack)
        yield AttackOption(key, card.name, card.attack, cost, item.key, weapon=card.category == "weapon")
    if card.spell and (spell := battle.library.skill[card.spell]).attack is not None:
        yield AttackOption(f"{key}:{spell.id}", card.name, spell.attack, spell.attack.cost, item.key, spell.id)


def _skill_lines(battle: Battle, hero: Hero, skill: SkillSpec, line: AttackSpec) -> Iterator[AttackOption]:
    """An attack skill, spell or prayer; one that needs a weapon is an attack with it.  [NAR-MIS-04, NAR-CBT-08]"""
    key = f"attack:{skill.id}"
    kind = modifiers.needs_weapon(battle, skill.id)
    if not kind:
        cost = modifiers.attack_cost(battle, hero, None, line)
        yield AttackOption(key, skill.name, line, cost, skill=skill.id, limit=skill.limit)
        return
    for item in hero.items:
        card = battle.library.item[item.card]
        usable = card.category == "weapon" and not item.flipped and not item.reload
        if usable and card.attack is not None and card.attack.kind == kind:
            cost = modifiers.attack_cost(battle, hero, item, line)
            yield AttackOption(key, skill.name, line, cost, item.key, skill.id, weapon=True, limit=skill.limit)
            return


def targets(battle: Battle, hero: Hero, option: AttackOption, from_cell: int | None = None) -> CellSet:
    """The squares of Enemies and Scenery that an attack can choose.  [NAR-HAT-03, NAR-HAT-08, NAR-BLD-08]"""
    here, known = hero.cell if from_cell is None else from_cell, battle.vista.targets
    key = (here, option.shape, battle.foes)
    found = known.get(key)
    return known.keep(key, _targets(battle, hero, option, here)) if found is None else found


def _targets(battle: Battle, hero: Hero, option: AttackOption, here: int) -> CellSet:
    cells = near_enough(battle, option, here)
    return cells if option.attack.area == "wave" else seen(battle, hero, here, cells)


def near_enough(battle: Battle, option: AttackOption, here: int) -> CellSet:
    """Whom and what an attack could choose if it is in sight: an area needs a Model, a Wave asks for nothing more.

    [NAR-STR-02, NAR-STR-03, NAR-AOE-02, NAR-SCN-03, NAR-SCN-05]
    """
    line = option.attack
    area = line.area
    cells = battle.foes if area else battle.foes | battle.bushes | battle.trees
    if area == "wave":
        return cells & within(battle, here, line.reach)
    melee, physical = line.kind == "melee", is_physical(line)
    cells &= in_reach(battle, here, line.least, line.most + option.farther, melee=melee, physical=physical)
    return cells & pointed(battle, area, here) if area else cells


def moment(battle: Battle, hero: Hero, option: AttackOption, target: Enemy | Scenery) -> AttackMoment:
    """The attack on a target from where the hero stands.  [NAR-COV-04, NAR-COV-05, NAR-COV-06]"""
    line = option.attack
    item = _item(hero, option.card) if option.weapon else None
    aimed = line.area != "wave"
    cover = aimed and covered(battle, hero, target.cell, melee=line.kind == "melee", physical=is_physical(line))
    return AttackMoment(hero, line, target, item, option.skill, cover)


def at(battle: Battle, cell: int) -> Enemy | Scenery:
    """The Enemy or the piece of Scenery on a square."""
    for enemy in battle.enemies:
        if enemy.cell == cell:
            return enemy
    return next(thing for thing in battle.scenery if thing.cell == cell)


def rush_ends(battle: Battle, hero: Hero, option: AttackOption) -> CellSet:
    """Where a hero can go right before a boosted attack, so that it has a target there.  [NAR-SQU-06]"""
    reach = _rush(battle, option)
    if not reach:
        return 0
    found = 0
    for cell in each(ways.stroll(battle, hero, reach).ends):
        if targets(battle, hero, option, cell):
            found |= 1 << cell
    return found


def _rush(battle: Battle, option: AttackOption) -> int:
    """How far an armed Reckless Charge lets the hero move before this attack.  [NAR-SQU-06, NAR-CBT-06, NAR-CBT-08]"""
    if battle.active is None or not battle.active.boosts or not option.weapon or option.attack.special:
        return 0
    skills = [battle.library.skill[name] for name in battle.active.boosts if name in battle.library.skill]
    return max((one.amount for skill in skills for one in skill.effects if one.do == "reckless-charge"), default=0)


# The attack ---------------------------------------------------------------------------------------------------------


def hero_attack(battle: Battle, hero: Hero, option: AttackOption) -> Rule[None]:
    """One attack from its declaration to the token on the dial, in the order of the ledger.

    [NAR-HAT-07, NAR-SQU-12]
    """
    active = battle.active
    if active is None:
        raise LookupError("no hero is active")
    if active.boosts:
        yield from _rush_in(battle, hero, option)
        if hero.ko:
            return
    verbs.pay(battle, option.cost)
    if "blind" in hero.statuses:  # by a Reaction Attack to his charge  [NAR-SQU-12]
        active.boosts.clear()
        battle.journal.note("blinded", "NAR-SQU-12", figure=hero.key, attack=option.name)
        verbs.advance(battle, option.cost, hero)
        return
    cells = targets(battle, hero, option)
    if cells:
        strike = yield from _strike(battle, hero, option, cells, active)
        yield from _aftermath(battle, strike)
    _spend_cards(battle, hero, option)
    verbs.advance(battle, option.cost, hero)


def _strike(battle: Battle, hero: Hero, option: AttackOption, cells: CellSet, active: Activation) -> Rule[Strike]:
    """Target, roll, Wounds, Statuses and Secondary Effects.  [NAR-HAT-07, NAR-AUR-03, NAR-AOE-03]"""
    active.striking = True
    if option.attack.area == "wave":
        strike = Strike(moment(battle, hero, option, at(battle, each(cells)[0])))
        battle.journal.note("attacked-around", "NAR-AUR-03", figure=hero.key, attack=option.name)
        yield from wave(battle, strike)
    else:
        cell = yield from pick_from("NAR-HAT-08", hero, Cells(battle.terrain.board, cells, option), "cell")
        strike = Strike(moment(battle, hero, option, at(battle, cell)))
        if not battle.journal.quiet:
            battle.journal.note(
                "attacked", "NAR-HAT-07", figure=hero.key, target=_name(battle, strike.m), attack=option.name,
                needs=defence_value(battle, strike.m).reasons(),
            )  # fmt: skip
        yield from blow(battle, strike)
    active.striking = False
    return strike


def _aftermath(battle: Battle, strike: Strike) -> Rule[None]:
    """Defeats and loot, Threat, Chase, what skills do afterwards; waiting Enemies enter combat.

    [NAR-HAT-07, NAR-PER-03, NAR-PER-04, NAR-PER-05, NAR-WTG-08]
    """
    hero = strike.m.hero
    _threat(battle, strike)
    for enemy in [one for one in battle.enemies if one.wounds >= one.health]:
        yield from verbs.defeat(battle, enemy, hero)
        yield from triggers.killed(battle, hero, enemy)
    if not hero.ko:
        yield from _chase(battle, strike)
    models = [(model, hit) for model, hit in strike.hits if isinstance(model, Enemy)]
    yield from triggers.attack_done(battle, strike.m, models)
    for enemy, _ in models:
        if any(enemy is other for other in battle.enemies):
            verbs.wake(battle, enemy, "NAR-WTG-08")


def _threat(battle: Battle, strike: Strike) -> None:
    """A point for each Enemy wounded, and one for each Critical Hit.  [NAR-PER-03, NAR-PER-05]"""
    counted = battle.active.counted if battle.active else []
    for _ in [enemy for enemy in battle.enemies if enemy.key in counted]:
        verbs.raise_threat(battle, strike.m.hero, 1, "NAR-PER-03")
    for _, hit in strike.hits:
        if hit.critical:
            verbs.raise_threat(battle, strike.m.hero, 1, "NAR-PER-05")


def _chase(battle: Battle, strike: Strike) -> Rule[None]:
    """Move the main target that was wounded and has survived.  [NAR-KWD-11]"""
    for model, hit in strike.hits[:1]:
        chases = any(keyword.name == "chase" for keyword in hit.keywords)
        if isinstance(model, Enemy) and chases and hit.wounds and any(model is enemy for enemy in battle.enemies):
            yield from chase(battle, strike.m.hero, model)


def _spend_cards(battle: Battle, hero: Hero, option: AttackOption) -> None:
    """Reload tokens, used-up cards, and skills of limited use.  [NAR-KWD-49, NAR-TOK-06, NAR-ACN-10, NAR-MIS-15]"""
    if option.skill and (key := limit_key(battle.library.skill[option.skill].limit, option.skill)):
        hero.used[key] = hero.used.get(key, 0) + 1
    if not option.card:
        return
    item = _item(hero, option.card)
    if any(keyword.name == "reload" for keyword in option.attack.keywords):
        item.reload = True
        cards_changed(hero)
        battle.journal.note("must-reload", "NAR-KWD-49", figure=hero.key)
    if battle.library.item[item.card].used_up:
        hero.items.remove(item)
        cards_changed(hero)
        battle.journal.note("used-up", "NAR-MIS-15", figure=hero.key, item=item.card)


def _rush_in(battle: Battle, hero: Hero, option: AttackOption) -> Rule[None]:
    """The move of a Reckless Charge: to where the attack has a target; whoever engages the hero reacts first.

    [NAR-SQU-06]
    """
    ends = rush_ends(battle, hero, option)
    if targets(battle, hero, option):
        ends |= 1 << hero.cell
    if ends & ~(1 << hero.cell) == 0:
        return
    end = yield from pick_from("NAR-SQU-06", hero, Cells(battle.terrain.board, ends), "cell")
    if end == hero.cell:
        return
    yield from movement.provoke(battle, hero)
    found = ways.stroll(battle, hero, _rush(battle, option))
    if not hero.ko and found.ends >> end & 1:
        walk(battle, hero, found.path(end))


def _item(hero: Hero, key: str) -> Item:
    return next(item for item in hero.items if item.key == key)


def _name(battle: Battle, m: AttackMoment) -> str:
    """What the target is called in the journal."""
    return (
        m.target.key if isinstance(m.target, Enemy) else f"{m.target.kind} {battle.terrain.board.name(m.target.cell)}"
    )
