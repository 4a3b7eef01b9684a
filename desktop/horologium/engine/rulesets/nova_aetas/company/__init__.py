"""Heroes as they come to a mission, and what happens between two."""
