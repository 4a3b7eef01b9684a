"""The section of the company: its heroes at a glance, and what should not be forgotten."""
