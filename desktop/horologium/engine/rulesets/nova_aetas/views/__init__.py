"""What players are told: the mission as they may see it, cards, sheets, options, and why something cannot be done."""
