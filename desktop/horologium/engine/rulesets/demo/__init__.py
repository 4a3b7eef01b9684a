"""The demo game: the smallest ruleset that works, to read and to copy."""

from horologium.engine.rulesets.demo.game import THE_FORD

__all__ = ["THE_FORD"]
