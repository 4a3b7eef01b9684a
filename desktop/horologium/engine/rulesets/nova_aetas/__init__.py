"""Nova Aetas Renaissance: a co-operative campaign skirmish on squares, with a clock."""
