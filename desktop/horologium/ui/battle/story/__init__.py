"""The story of a battle: mission cards as pages, the first and the last scene, and what was read so far."""
