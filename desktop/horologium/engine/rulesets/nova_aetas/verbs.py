"""What changes the state: wounds, healing, statuses, threat, places, time. Every verb writes the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, draw, pick
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed
from horologium.engine.rulesets.nova_aetas.state import GONE, Hero, LootCard
from horologium.engine.rulesets.nova_aetas.turns.clock import quadrant
from horologium.engine.rulesets.nova_aetas.words import HOUR, NEGATIVE

if TYPE_CHECKING:
    from horologium.engine.core.ask import Asked, Rule
    from horologium.engine.rulesets.nova_aetas.moments import DefenceMoment
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Item, Model, Scenery, Token

MOST_THREAT: Final = 12
MOST_CUBES: Final = 6
CHARACTER_HEALTH: Final = 6
"""The Health of a Character without a sheet.  [NAR-MIS-02]"""

SCENERY_HEALTH: Final = (("bush", 2), ("tree", 5))
HEROES_ONLY: Final = ("reroll", "advantage", "defense", "bless", "charm", "cursed", "disadvantage")
"""Statuses about tests, tokens and targets: Enemies never hold them.  [NAR-STN-13]"""

DISCARD: Final = Option("discard")
KEEP: Final = Option("keep")


def wound(
    battle: Battle,
    model: Model,
    amount: int,
    *,
    by: Model | None,
    rule: str,
    attack: DefenceMoment | None = None,
    pierce: bool = False,
    mechanical: bool = False,
) -> Rule[int]:
    """Let a model suffer Wounds, less those it cancels; give back how many it suffered.

    ``attack`` is the moment of an enemy's attack; ``mechanical`` Wounds are set by a card and cannot be cancelled.
    Enemies struck in a hero's attack fall when that attack is over: see ``defeat``.
    [NAR-WND-01, NAR-WND-03, NAR-KOH-01, NAR-OUT-01, NAR-STP-03]
    """
    if amount <= 0 or not _there(battle, model):
        return 0
    if isinstance(model, Hero):
        if not mechanical:
            amount -= yield from _cancelled(battle, model, amount, attack=attack, pierce=pierce)
        if amount > 0:
            _wound_hero(battle, model, amount, by, rule)
        return amount
    wound_enemy(battle, model, amount, by, rule)
    if model.wounds >= model.health and not (battle.active is not None and battle.active.striking):
        yield from defeat(battle, model, by)
    return amount


def _there(battle: Battle, model: Model) -> bool:
    if isinstance(model, Hero):
        return not model.ko
    for enemy in battle.enemies:  # noqa: SIM110 - a generator would take three times as long
        if enemy is model:
            return True
    return False


def _cancelled(battle: Battle, hero: Hero, amount: int, *, attack: DefenceMoment | None, pierce: bool) -> Rule[int]:
    """How many of these Wounds gear, a Defense token or a friend cancels.  [NAR-STP-03, NAR-KWD-42, NAR-WND-01]"""
    cancelled = 0
    item = modifiers.wound_ward(battle, hero)
    if item is not None:
        item.wet = True
        cancelled += 1
        battle.journal.note("soaked", "NAR-MIS-16", figure=hero.key, item=item.card)
    if pierce:
        return cancelled
    helpers = [hero] if "defense" in hero.statuses else []
    if attack is not None and attack.enemy is not None:
        helpers += modifiers.interposers(battle, hero)
    for helper in helpers:
        if cancelled < amount and (yield from pick("NAR-STP-03", helper, (DISCARD, KEEP))) is DISCARD:
            lose(battle, helper, "defense", "NAR-STP-03")
            battle.journal.note("parried", "NAR-STP-03", figure=hero.key, helper=helper.key)
            cancelled += 1
    return cancelled


def _wound_hero(battle: Battle, hero: Hero, amount: int, by: Model | None, rule: str) -> None:
    """Give Wound tokens; as many as Health: KO.  [NAR-WND-01, NAR-WND-03, NAR-KOH-01]"""
    health, before = modifiers.max_health(battle, hero), hero.wounds
    hero.wounds = min(health, before + amount)
    _tell_wounds(battle, hero, hero.wounds - before, health - hero.wounds, by, rule)
    if hero.wounds >= health:
        knock_out(battle, hero)


def wound_enemy(battle: Battle, enemy: Enemy, amount: int, by: Model | None, rule: str) -> None:
    """Give Wound tokens to one Enemy Model and Threat to the hero behind it.  [NAR-WND-01, NAR-ENY-04, NAR-PER-03]"""
    before = enemy.wounds
    enemy.wounds = min(enemy.health, before + amount)
    _tell_wounds(battle, enemy, enemy.wounds - before, enemy.health - enemy.wounds, by, rule)
    if isinstance(by, Hero) and first_time(battle, by, enemy) and not _striking(battle, by):
        raise_threat(battle, by, 1, "NAR-PER-03")


def _tell_wounds(battle: Battle, model: Model, lost: int, left: int, by: Model | None, rule: str) -> None:
    """Tell what was really lost: of a blow harder than the life that is left, no more than that.  [NAR-WND-03]"""
    if lost > 0 and not battle.journal.quiet:
        facts = {"by": by.key} if by is not None else {}
        battle.journal.note("wounded", rule, "NAR-WND-01", figure=model.key, wounds=lost, left=left, **facts)


def _striking(battle: Battle, hero: Hero) -> bool:
    """Whether a hero's attack is being resolved: Threat and defeats come at its end.  [NAR-HAT-07]"""
    return battle.active is not None and battle.active.striking and battle.active.hero == hero.key


def first_time(battle: Battle, hero: Hero, model: Model) -> bool:
    """Whether a model gives Threat to a hero: once in an action, however often it is wounded or healed.

    [NAR-PER-03, NAR-PER-06]
    """
    if battle.active is None or battle.active.hero != hero.key:
        return True
    if model.key in battle.active.counted:
        return False
    battle.active.counted.append(model.key)
    return True


def wound_character(battle: Battle, token: Token, amount: int, rule: str) -> None:
    """Give Wounds to a Character; with 6 he is Out of Combat.  [NAR-CMP-11, NAR-MIS-02]"""
    lost = min(max(0, amount), CHARACTER_HEALTH - token.wounds)
    if lost:
        token.wounds += lost
        battle.journal.note("wounded", rule, figure=token.key, wounds=lost, left=CHARACTER_HEALTH - token.wounds)
    if token.wounds >= CHARACTER_HEALTH and token.cell != GONE:
        token.cell = GONE
        battle.tokens = [other for other in battle.tokens if other is not token]
        battle.refresh_cells()
        battle.journal.note("character-fell", "NAR-MIS-02", figure=token.key)
        battle.news.append(f"fallen:{token.name}")


def heal_character(battle: Battle, token: Token, amount: int, rule: str) -> None:
    """Take Wounds off a Character; nobody gets Threat for it.  [NAR-CMP-14, NAR-WND-02]"""
    healed = min(amount, token.wounds)
    if healed > 0:
        token.wounds -= healed
        battle.journal.note("healed", rule, "NAR-WND-02", figure=token.key, wounds=healed)


def knock_out(battle: Battle, hero: Hero) -> None:
    """Lay a hero down: negative Statuses and 2 Threat are lost.  [NAR-KOH-01, NAR-KOH-02, NAR-KOH-07, NAR-PER-07]"""
    hero.ko = True
    battle.refresh_models()
    battle.journal.note("ko", "NAR-KOH-01", "NAR-KOH-04", figure=hero.key)
    for status in NEGATIVE:
        if status in hero.statuses:
            lose(battle, hero, status, "NAR-KOH-07")
    raise_threat(battle, hero, -2, "NAR-PER-07")
    battle.news.append(f"ko:{hero.key}")


def defeat(battle: Battle, enemy: Enemy, by: Model | None) -> Rule[None]:
    """Take an Enemy off the table: loot for the party, Threat for the hero who killed it.

    A waiting one was attacked, and so the others on its tile wake.
    [NAR-OUT-01, NAR-OUT-02, NAR-OUT-03, NAR-PER-04, NAR-ENY-09, NAR-WTG-13]
    """
    remove(battle, enemy)
    battle.journal.note("defeated", "NAR-OUT-01", figure=enemy.key, name=enemy.name)
    battle.news.append(f"defeated:{enemy.card}")
    if isinstance(by, Hero):
        wake(battle, enemy, "NAR-WTG-13")
        raise_threat(battle, by, 1, "NAR-PER-04")
        if battle.active is not None and battle.active.hero == by.key:
            battle.active.kills += 1
    loot = battle.library.enemy[enemy.card].loot
    for deck, count in (("pecunia", loot.pecunia), ("alchemia", loot.alchemia), ("elementum", loot.elementum)):
        yield from draw_loot(battle, deck, by or enemy, count, rule="NAR-ENY-09")


def remove(battle: Battle, enemy: Enemy) -> None:
    """Take an Enemy away with its tokens; the last of its card takes the Activation Token along.  [NAR-OUT-03]"""
    battle.enemies = [other for other in battle.enemies if other is not enemy]
    if all(other.card != enemy.card for other in battle.enemies):
        battle.groups = [group for group in battle.groups if group.card != enemy.card]
    battle.refresh_models()


def draw_loot(battle: Battle, deck: str, by: Asked, count: int = 1, *, rule: str) -> Rule[None]:
    """Put Reagents face down on the Loot Deck, as many as the deck still has.  [NAR-REA-03, NAR-REA-04]"""
    stock = battle.reagents.get(deck)
    count = min(count, len(stock.cards)) if stock is not None else 0
    if stock is None or count <= 0:
        return
    cards = yield from draw(rule, by, stock.key, stock.cards, count, secret=True)
    for card in cards:
        stock.remove(card)
        battle.loot.append(LootCard(deck, card))
    battle.journal.note("looted", rule, "NAR-REA-04", deck=deck, cards=count)


def heal(battle: Battle, model: Model, amount: int, *, by: Hero | None, rule: str) -> int:
    """Take Wounds off a model; a KO hero stands up again. Give back how many were healed.

    [NAR-WND-02, NAR-WND-04, NAR-KOH-08, NAR-PER-06, NAR-STN-17, NAR-STN-18]
    """
    healed = min(modifiers.healing(battle, model, amount), model.wounds)
    if healed <= 0:
        return 0
    model.wounds -= healed
    battle.journal.note("healed", rule, "NAR-WND-02", figure=model.key, wounds=healed)
    lose(battle, model, "hemorrhage", "NAR-STN-17")
    if isinstance(model, Hero):
        if model.ko:
            _stand_up(battle, model)
        if by is not None and first_time(battle, by, model):
            raise_threat(battle, by, 1, "NAR-PER-06")
        battle.news.append(f"healed:{model.key}")
    return healed


def _stand_up(battle: Battle, hero: Hero) -> None:
    """Bring a KO hero back: his token goes into the Quadrant after the active one.  [NAR-KOH-08]"""
    hero.ko = False
    hero.at = battle.now + 1
    battle.refresh_models()
    battle.journal.note("stood-up", "NAR-KOH-08", figure=hero.key, quadrant=quadrant(hero.at))


def gain(battle: Battle, model: Model, status: str, value: int = 1, rule: str = "NAR-STS-01") -> bool:
    """Give a Status; a second copy, a lower one or one the model is immune to is not gained.

    [NAR-STS-01, NAR-STS-04, NAR-STS-05, NAR-KWD-36]
    """
    if model.statuses.get(status, 0) >= value or not _takes(battle, model, status):
        return False
    if not battle.journal.quiet:
        battle.journal.note("gained", rule, figure=model.key, status=status, value=value)
    if status == "stun" and isinstance(model, Hero):
        shift_token(battle, model, 2, rule="NAR-STN-09")
        return True
    model.statuses[status] = value
    if isinstance(model, Hero) and battle.active is not None and battle.active.hero == model.key:
        model.fresh.append(status)
    return True


def _takes(battle: Battle, model: Model, status: str) -> bool:
    """Whether a model can be given a Status at all.  [NAR-KOH-07, NAR-KWD-16, NAR-KWD-17, NAR-KWD-36, NAR-STN-13]"""
    if isinstance(model, Hero):
        if model.ko and status in NEGATIVE:
            return False
    elif status in HEROES_ONLY:
        return False
    if modifiers.immune(battle, model, status):
        battle.journal.note("immune", "NAR-KWD-36", figure=model.key, status=status)
        return False
    return True


def lose(battle: Battle, model: Model, status: str, rule: str = "NAR-STS-08") -> bool:
    """Take a Status away, if the model holds it.  [NAR-STS-08]"""
    if status not in model.statuses:
        return False
    del model.statuses[status]
    if not battle.journal.quiet:
        battle.journal.note("lost", rule, figure=model.key, status=status)
    return True


def raise_threat(battle: Battle, hero: Hero, amount: int, rule: str) -> None:
    """Turn a hero's Perilium forward or back, between 0 and 12.  [NAR-PER-02, NAR-THR-02, NAR-MIS-24]"""
    threat = max(0, min(MOST_THREAT, hero.threat + amount))
    if threat != hero.threat:
        if not battle.journal.quiet:
            battle.journal.note("threat", rule, figure=hero.key, change=threat - hero.threat, threat=threat)
        hero.threat = threat


def lay_cubes(battle: Battle, hero: Hero, name: str, amount: int, rule: str) -> None:
    """Mark a Characteristic with cubes for this mission; bonus and penalty cancel, a bonus needs a free slot.

    [NAR-HER-07, NAR-HER-08]
    """
    before = dict(hero.cubes)
    now, room = before.get(name, 0), _room(battle, hero, name)
    cubes = now + amount if amount < 0 else min(now + amount, max(now, room))
    if cubes == now:
        battle.journal.note("cube-lost", rule, "NAR-HER-08", figure=hero.key, characteristic=name)
        return
    hero.cubes = tuple((key, count) for key, count in {**before, name: cubes}.items() if count)
    battle.journal.note("cube-gained", rule, "NAR-HER-07", figure=hero.key, characteristic=name, change=cubes - now)
    if name == "health":
        _fit_wounds(battle, hero)


def _room(battle: Battle, hero: Hero, name: str) -> int:
    """How far cubes of this mission can raise a Characteristic: its slots, less the cubes that stay.  [NAR-HER-08]"""
    sheet = battle.library.hero.get(hero.key)
    if sheet is None:
        return MOST_CUBES
    slots: int = getattr(sheet.slots, name)
    stays: int = getattr(hero, name) - getattr(sheet, name)
    return slots - stays


def _fit_wounds(battle: Battle, hero: Hero) -> None:
    """Who has as many Wounds as Health is KO, and nobody has more.  [NAR-KOH-01, NAR-WND-03]"""
    health = modifiers.max_health(battle, hero)
    if hero.ko:
        hero.wounds = health
    elif hero.wounds >= health:
        hero.wounds = health
        knock_out(battle, hero)


def put(battle: Battle, model: Model, cell: int) -> None:
    """Set a model on a square: waiting Enemies notice heroes, missions hear of tiles entered.  [NAR-WTG-07]"""
    terrain = battle.terrain
    board, before = terrain.board, model.cell
    model.cell = cell
    if not battle.journal.quiet:
        battle.journal.note("moved", "NAR-ACN-02", figure=model.key, start=board.name(before), end=board.name(cell))
    if isinstance(model, Hero):
        battle.shift_hero(model, before)
        tile = terrain.tile_at[cell]
        if tile != terrain.tile_at[before]:
            place = battle.mission.tiles[tile]
            battle.news.append(f"entered:{place.name or place.tile}")
    else:
        battle.shift_enemy(model, before)
        if not model.waiting:
            return
    watch(battle)


def watch(battle: Battle) -> None:
    """Let waiting Enemies with a hero in their Control Area enter combat.  [NAR-WTG-07, NAR-ENY-03]"""
    within = battle.terrain.board.within
    for enemy in battle.enemies:
        if enemy.waiting and within(enemy.cell, battle.library.enemy[enemy.card].control) & battle.hero_cells:
            wake(battle, enemy, "NAR-WTG-07")


def wake(battle: Battle, enemy: Enemy, rule: str) -> None:
    """Let a waiting Enemy enter combat, and all on its tile with it.  [NAR-WTG-08, NAR-WTG-09, NAR-WTG-10]"""
    if not enemy.waiting:
        return
    tile = battle.terrain.tile_of(enemy.cell)
    for other in battle.enemies:
        if other.waiting and battle.terrain.tile_of(other.cell) == tile:
            other.waiting = False
            battle.journal.note("woke", rule, "NAR-WTG-09", figure=other.key)


def hurt_scenery(battle: Battle, scenery: Scenery, wounds: int, rule: str = "NAR-SCN-03") -> None:
    """Damage a Bush or a Tree; enough in all destroys it. No Threat, no Status.

    [NAR-SCN-03, NAR-SCN-05, NAR-SCN-08, NAR-PER-09]
    """
    if wounds <= 0:
        return
    scenery.wounds += wounds
    square = battle.terrain.board.name(scenery.cell)
    battle.journal.note("damaged", rule, kind=scenery.kind, square=square, wounds=wounds)
    if scenery.wounds >= dict(SCENERY_HEALTH)[scenery.kind]:
        battle.scenery = [other for other in battle.scenery if other is not scenery]
        battle.refresh_cells()
        battle.journal.note("destroyed", rule, kind=scenery.kind, square=square)
        battle.news.append(f"destroyed:{scenery.kind}")


def pay(battle: Battle, ap: int) -> None:
    """Spend the AP of the action that the active hero declares; a new action counts Threat anew.  [NAR-HAC-02]"""
    active = battle.active
    if active is None:
        raise LookupError("no hero is active")
    if ap > active.ap:
        raise ValueError(f"an action of {ap} AP, but {active.hero} has {active.ap}")
    active.ap -= ap
    active.spent += ap
    if active.counted:
        active.counted.clear()


def advance(battle: Battle, ap: int, hero: Hero | None = None) -> None:
    """Move the active hero's token by the AP of the action performed, unless it was broken off by KO.

    [NAR-HOR-07, NAR-HAC-13]
    """
    active = battle.active
    if active is None:
        return
    if hero is None or hero.key != active.hero:
        hero = battle.hero(active.hero)
    if not hero.ko:
        shift_token(battle, hero, ap)


def spend(battle: Battle, ap: int, hero: Hero | None = None) -> None:
    """Pay for an action and move the token at once, for actions in which nothing can happen to the hero."""
    pay(battle, ap)
    advance(battle, ap, hero)


def shift_token(battle: Battle, hero: Hero, quadrants: int, rule: str = "NAR-HOR-07") -> None:
    """Move a hero's token on the dial, at most 11 Quadrants ahead of the hand.  [NAR-HOR-07, NAR-STN-09]"""
    now, at = battle.now, hero.at + quadrants
    if not now <= at < now + HOUR:
        at = now if at < now else now + HOUR - 1
    if at != hero.at:
        hero.at = at
        if not battle.journal.quiet:
            battle.journal.note("token", rule, figure=hero.key, quadrant=quadrant(at))


def flip(battle: Battle, hero: Hero, item: Item) -> None:
    """Turn a card face down until its owner's next Recovery.  [NAR-EQP-17]"""
    item.flipped = True
    cards_changed(hero)
    battle.journal.note("flipped", "NAR-EQP-17", figure=hero.key, item=item.card)


def reload(battle: Battle, hero: Hero, item: Item) -> None:
    """Discard the Reload token of a weapon; the caller spends the 2 AP.  [NAR-TOK-07]"""
    item.reload = False
    cards_changed(hero)
    battle.journal.note("reloaded", "NAR-TOK-07", figure=hero.key, item=item.card)
