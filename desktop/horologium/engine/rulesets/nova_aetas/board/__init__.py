"""The board: what is where, what is seen, where one can go."""
