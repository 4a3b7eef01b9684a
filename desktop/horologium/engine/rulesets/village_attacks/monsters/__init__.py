"""The Monsters: their turn, their dice and slots, what results can be spent on."""
