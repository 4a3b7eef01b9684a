"""Constellation: two bands of warriors on a board of squares."""

from horologium.engine.rulesets.constellation.game import CONSTELLATION

__all__ = ["CONSTELLATION"]
