"""Dice, tests, attacks, defence, and statuses in time."""
