"""Pictures of a replay to be shared: animated GIF and strips."""
