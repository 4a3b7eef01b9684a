"""What stands around the board: each panel shows one part of a view and says what the player wants."""
