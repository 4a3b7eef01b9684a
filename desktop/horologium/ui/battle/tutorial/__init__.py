"""Learn to play: lessons that come up in the course of a mission."""
