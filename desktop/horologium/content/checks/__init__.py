"""The three passes over a pack: shape, references, sense."""
