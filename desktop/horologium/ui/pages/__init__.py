"""Pages: each builds its widgets, shows rows and says what the player wants."""
