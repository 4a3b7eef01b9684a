"""Experience and levels (ledger topic EXP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick
from horologium.engine.rulesets.village_attacks import boards, facts
from horologium.engine.rulesets.village_attacks.state import GONE

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

LINES: Final = ("a", "b", "c")


def gain_experience(battle: Battle, monster: Monster, points: int, rule: str) -> Rule[None]:
    """Add an award whole; with enough tokens all are discarded and a level is gained at once.  [VIL-EXP-01, VIL-KIL-06]

    A Monster that is dead keeps none.  [VIL-DTH-02]
    """
    if not points or monster.zone == GONE:
        return
    monster.experience += points
    needed = battle.card(monster).experience
    battle.journal.note("experience", rule, figure=monster.key, points=points, there=monster.experience, needed=needed)
    if monster.experience >= needed:
        monster.experience = 0
        monster.levels += 1
        battle.journal.note("level", "VIL-EXP-01", figure=monster.key)
        yield from gain_level(battle, monster)


def gain_level(battle: Battle, monster: Monster) -> Rule[None]:
    """A new power, an upgrade, or healing for one that knows everything; chosen at once.  [VIL-EXP-02 to 05]"""
    options = level_options(monster)
    if not options:
        battle.journal.note("level-lost", "VIL-EXP-05", figure=monster.key)
        return
    chosen = yield from pick("VIL-EXP-05", monster, options)
    if chosen.key.startswith("learn-"):
        learn(battle, monster, chosen.key.removeprefix("learn-"))
    else:
        _heal(battle, monster, chosen.key.removeprefix("heal-"))


def level_options(monster: Monster) -> list[Option]:
    """What a level can bring.  [VIL-EXP-02, VIL-EXP-03, VIL-EXP-04]"""
    if not facts.knows_all(monster):
        return [Option(f"learn-{line}{tier}") for line in LINES if (tier := monster.powers.get(line, 0) + 1) < 3]
    hurt = ["damage"] if monster.damage else []
    return [Option(f"heal-{what}") for what in (*hurt, *boards.conditions_of(monster))]


def learn(battle: Battle, monster: Monster, tier: str) -> None:
    """A tier is known from now on; the upgrade replaces the lower form.  [VIL-EXP-02, VIL-EXP-03]"""
    monster.powers[tier[0]] = int(tier[1])
    rule = "VIL-EXP-02" if tier[1] == "1" else "VIL-EXP-03"
    battle.journal.note("learnt", rule, figure=monster.key, card=f"{monster.card} {tier[0]}", tier=int(tier[1]))


def _heal(battle: Battle, monster: Monster, what: str) -> None:
    """One damage or one condition goes.  [VIL-EXP-04]"""
    if what == "damage":
        boards.heal(battle, monster, 1, "VIL-EXP-04")
    else:
        boards.cure(battle, monster, what, "VIL-EXP-04")
