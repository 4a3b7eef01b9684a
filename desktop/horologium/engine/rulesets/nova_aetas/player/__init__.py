"""How a sound player thinks: what the mission wants, who sees to it, and what an action, a move or a card is worth."""
