"""Lines of sight and of fire: which cells a straight line crosses, exact, and looked up rather than computed."""
