"""Village Attacks: the monsters of a castle hold its Heart against villagers who act by themselves."""
