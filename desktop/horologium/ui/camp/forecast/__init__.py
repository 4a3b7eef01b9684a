"""The forecast of a mission: worker processes, their results as they come, and how they are shown."""
