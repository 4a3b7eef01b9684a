"""Packs of missions, figures and texts: read, checked, never executed."""
