"""Horologium: a campaign manager with an embedded tactical rules engine."""

__version__ = "0.1.0"
