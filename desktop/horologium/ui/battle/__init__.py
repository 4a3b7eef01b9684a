"""The tactical view: one battle screen for every ruleset. It knows no rule."""
