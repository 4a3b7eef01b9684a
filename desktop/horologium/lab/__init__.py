"""The laboratory: bots play the missions and campaigns of a pack by the hundred, and what came of it is counted."""
