"""The town: the counters that somebody keeps there, and all that lies on them."""
