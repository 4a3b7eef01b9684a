"""The Horologium, activations, and who acts next."""
