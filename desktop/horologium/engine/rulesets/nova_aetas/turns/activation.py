"""A hero's activation: Recovery, then one action after another, then the end (topics HAC, SYN, ACN).

Between two actions nothing is suspended: ``Battle.active`` says how far the activation has come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import Rule, pick
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.circumstances import enemies_near
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed, kit_of
from horologium.engine.rulesets.nova_aetas.fight import statuses
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.state import Activation
from horologium.engine.rulesets.nova_aetas.turns.actions import END, Wait, deeds, framed, pass_time, still_paid
from horologium.engine.rulesets.nova_aetas.turns.clock import quadrant
from horologium.engine.rulesets.nova_aetas.turns.ending import deserted, settle

if TYPE_CHECKING:
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero


def begin(battle: Battle, hero: Hero) -> Rule[None]:
    """The hero gets his AP, his cards turn face up, and then he recovers.  [NAR-HAC-01, NAR-HER-02, NAR-ENG-02]"""
    ap = modifiers.characteristic(battle, hero, "rapidity")
    engaged = enemies_near(battle, hero.cell)
    battle.active = Activation(hero.key, ap, hero.at, engaged)
    if not battle.journal.quiet:
        at = quadrant(hero.at)
        battle.journal.note("activated", "NAR-HAC-01", figure=hero.key, ap=ap, quadrant=at, engaged=int(engaged))
    if (hero.kit or kit_of(battle, hero)).flipped:
        turn_up(battle, hero)
    return triggers.recovery(battle, hero)


def turn_up(battle: Battle, hero: Hero) -> None:
    """Flipped cards turn face up.  [NAR-HAC-06, NAR-EQP-17]"""
    for item in hero.items:
        if item.flipped:
            item.flipped = False
            cards_changed(hero)
            name = battle.library.item[item.card].name
            battle.journal.note("unflipped", "NAR-EQP-17", figure=hero.key, item=name)


def act(battle: Battle) -> Rule[None]:
    """The active hero takes one action; with his last AP the activation is over.

    [NAR-HAC-02, NAR-HAC-03, NAR-HAC-04, NAR-HAC-05, NAR-HAC-07, NAR-HAC-08, NAR-HAC-09]
    """
    active, actor = battle.active or running(battle), battle.actor
    hero = actor if actor is not None and actor.key == active.hero else _call(battle, active)
    kept, battle.deeds = battle.deeds, None
    offered = deeds(battle, hero, active) if kept is None else still_paid(kept, active.ap)
    action = yield from pick("NAR-HAC-07", hero, framed(battle, hero, active, offered))
    if isinstance(action, Wait) and not battle.plot.always:
        pass_time(battle, hero, action.cost)
        if active.ap > 0:
            battle.deeds = offered
            return  # nothing has happened of which anybody would have to hear
    elif action is not END:
        yield from action.run(battle, hero)
        fell = hero.ko
        active.engaged = active.engaged and (fell or enemies_near(battle, hero.cell))  # or he got clear  [NAR-ENG-04]
        if not mission.settled(battle):
            yield from mission.settle(battle)
        if (fell or hero.ko) and not battle.ended:
            fall(battle, hero)
    if battle.active is not None and not battle.ended and (action is END or active.ap <= 0):
        end(battle, hero, active)
        if hero.statuses or hero.fresh:
            yield from statuses.hero_activation_end(battle, hero)
        battle.active, battle.phase = None, "clock"
    if battle.news or battle.ended or (battle.active is None and deserted(battle)):
        yield from settle(battle)


def _call(battle: Battle, active: Activation) -> Hero:
    """Look up the hero who is active, for all his actions."""
    hero = battle.actor = battle.hero(active.hero)
    return hero


def running(battle: Battle) -> Activation:
    """The activation that runs."""
    if battle.active is None:
        raise LookupError("no hero is active")
    return battle.active


def fall(battle: Battle, hero: Hero) -> None:
    """A hero who went KO ends his activation; his token lies where it stood before the action.  [NAR-HAC-13]"""
    battle.active, battle.phase = None, "clock"
    battle.journal.note("broken-off", "NAR-HAC-13", figure=hero.key, quadrant=quadrant(hero.at))


def end(battle: Battle, hero: Hero, active: Activation) -> None:
    """AP left are lost, boosts too; after that Statuses of the end work.  [NAR-HAC-11, NAR-SKS-06, NAR-SYN-03]"""
    if not battle.journal.quiet:
        facts = {"figure": hero.key, "spent": active.spent, "lost": active.ap, "quadrant": quadrant(hero.at)}
        battle.journal.note("ended", "NAR-HAC-04", **facts)
    if active.boosts or active.bonus:
        triggers.activation_end(battle, hero)
