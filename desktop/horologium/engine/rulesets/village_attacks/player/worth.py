"""How well the castle stands: more is better for it. A damage of the Heart counts a hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.village_attacks import facts
from horologium.engine.rulesets.village_attacks.player.dangers import BITE, GOAL, HEART, LEVEL, Dangers
from horologium.engine.rulesets.village_attacks.player.errands import Errands
from horologium.engine.rulesets.village_attacks.state import GONE
from horologium.engine.rulesets.village_attacks.views.aims import progress

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle, Monster

WON: Final = 1_000_000
LAST: Final = 4
"""The last so many health of the Heart count twice."""
TRAP: Final = 40
OFTEN: Final = 2
"""Every so many of the dangers that villagers are at the start of a round come true."""


def evaluate(battle: Battle, seat: str) -> int:
    """The Heart, the goals, Monsters and what they have on their boards, less the villagers and how near they are."""
    if battle.over:
        return WON if battle.won else -WON + progress_of(battle)
    total = HEART * (battle.heart + min(battle.heart, LAST)) + progress_of(battle)
    total += sum(_monster(battle, monster) for monster in battle.monsters)
    dangers = Dangers(battle)
    total -= sum(15 + (dangers.danger(one) + dangers.bite(one)) // OFTEN for one in battle.villagers)
    return total + TRAP * len(battle.placed)


def progress_of(battle: Battle) -> int:
    """How far the goals have come, the nearest to its end first."""
    parts = [_goal(battle, win) for win in battle.mission.wins]
    return max(parts) + sum(parts) // 2 - 2 * HEART * battle.escaped + _toward(battle)


def _goal(battle: Battle, win: str) -> int:
    value, most, _ = progress(battle, win)
    return GOAL * value // most if most else 0


def _toward(battle: Battle) -> int:
    """What is on its way to a goal: a captive in its cell, a wounded Marshal, costs that were paid, purses in hand."""
    total = GOAL * bool(battle.captive) // 2 + GOAL * sum(1 for one in battle.purses if one.carrier) // 10
    wins = battle.mission.wins
    if "sleeper" in wins:
        total += GOAL * sum(1 for one in battle.monsters if one.paid) // (2 * len(battle.monsters))
        total += GOAL * (battle.most_morale - battle.morale) // max(1, battle.most_morale)
        total -= sum(40 * min(battle.ways.to_heart[one.zone], 9) for one in battle.summoned)
    if "marshal" in wins and not battle.marshal:
        total += GOAL * (battle.most_morale - battle.morale) // (2 * max(1, battle.most_morale))
    wanted = [one for one in battle.villagers if one.role in (facts.MARSHAL, facts.BANNER, facts.MAPMAKER)]
    return total + sum(HEART * one.damage // 2 for one in wanted)


def _monster(battle: Battle, monster: Monster) -> int:
    """Life, levels, Experience, dice that are kept, and where it stands; a dead one costs the Heart 2."""
    learnt = LEVEL * sum(monster.powers.values())
    if monster.zone == GONE:
        return learnt - 2 * HEART
    burden = 14 * (monster.breaks + monster.silences + monster.slows) + 20 * monster.burning + 20 * monster.down
    learnt += LEVEL * monster.experience // battle.card(monster).experience + 8 * len(monster.reserve)
    pull = Errands(Dangers(battle, monster), monster).pull(monster.zone)
    return learnt + BITE * facts.remaining(monster) + pull - burden
