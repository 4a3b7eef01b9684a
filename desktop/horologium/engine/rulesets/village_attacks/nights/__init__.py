"""The campaign of nights: a castle, its company of Monsters and the valley below, from one dusk to the next."""
