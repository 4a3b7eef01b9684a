"""Missions as data: cards, events, conditions, deeds."""
