"""What positions are worth, and the hands that play Monsters by themselves."""
