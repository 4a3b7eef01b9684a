"""Nova Aetas Renaissance: a company of heroes, a clock, and enemies that nobody plays."""

from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

__all__ = ["NOVA_AETAS"]
