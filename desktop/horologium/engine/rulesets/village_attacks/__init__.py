"""Village Attacks: the monsters of a castle hold its Heart against villagers who act by themselves."""

from horologium.engine.rulesets.village_attacks.game import VILLAGE_ATTACKS

__all__ = ["VILLAGE_ATTACKS"]
