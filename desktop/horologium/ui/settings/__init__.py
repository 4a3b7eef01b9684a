"""The settings page, what it keeps, and what it puts into effect."""
