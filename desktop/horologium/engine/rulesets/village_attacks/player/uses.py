"""The next use of results: what a plan does first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.rulesets.village_attacks.monsters.uses import Spend

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.village_attacks.player.plan import Deal, Packed, RoundPlan

END: Final = "end"
MARGIN: Final = 10
"""So much more a die has to bring here than where the plan leads."""


def offered(request: Choose[Any]) -> list[Spend]:
    """The uses that a question offers."""
    keys = request.keys()
    return [spend for key in keys if isinstance(spend := request.options.get(key), Spend)]


def first_use(plan: RoundPlan, spends: Sequence[Spend], goal: int | None = None) -> str:
    """The key of the use that the best plan begins with, or the plan for a given zone; or the end of the turn."""
    best, first = plan.best(goal)
    here = plan.at(plan.start)
    found = _free(spends)
    if best.zone != plan.start:
        found += _before_leaving(plan, here, best, spends)
        found += [spend.key for spend in spends if spend.kind == "step" and spend.zone == first]
    for _, offer in here.taken:
        found += matching(plan, offer, spends)
    return found[0] if found else END


def _free(spends: Sequence[Spend]) -> list[str]:
    """Draughts cost nothing."""
    return [spend.key for spend in spends if spend.kind == "drink"]


def _before_leaving(plan: RoundPlan, here: Packed, best: Packed, spends: Sequence[Spend]) -> list[str]:
    """What can be done here with dice that the plan elsewhere does not need, those for the way left aside."""
    found: list[str] = []
    idle = best.idle.copy()
    del idle["villager"]
    spare = sum(idle.values()) - best.steps
    for rate, offer in here.taken:
        if offer.kind in ("guard", "keep", "stay"):
            continue
        unneeded = len(offer.cost) <= spare and all(idle[face] for face in offer.cost)
        needed_for = max((best.value_of(face) for face in offer.cost), default=0)
        if unneeded or (spare >= 0 and rate > MARGIN + needed_for):
            found += matching(plan, offer, spends)
    return found


def matching(plan: RoundPlan, offer: Deal, spends: Sequence[Spend]) -> list[str]:
    """The use that an offer stands for, if it is on offer."""
    fitting = [spend for spend in spends if spend.kind == offer.kind and fits(offer, spend)]
    if offer.kind in ("melee", "ranged"):
        fitting.sort(key=lambda spend: _hit(plan, spend), reverse=True)
    return [spend.key for spend in fitting[:1]]


def fits(offer: Deal, spend: Spend) -> bool:
    """Whether a use is what an offer means."""
    if offer.kind in ("guard", "keep"):
        return spend.face == offer.about
    if offer.kind == "work":
        return spend.about == offer.about and spend.face == offer.cost[0]
    if offer.kind == "purse":
        return spend.key.startswith("take-")
    if offer.kind in ("melee", "ranged"):
        return spend.about != "troll"
    return spend.about == offer.about


def _hit(plan: RoundPlan, spend: Spend) -> int:
    """What one point of damage to the target of an attack is worth."""
    villager = plan.battle.villager(spend.about)
    return plan.dangers.worth(villager) // (villager.health - villager.damage)
