"""The map of Italy: its shape from memory and old books, drawn as an engraver of the time would have drawn it."""
