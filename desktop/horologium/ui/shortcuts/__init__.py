"""Keys of the player's own: which command has which key, and the sheet on which they are changed."""
