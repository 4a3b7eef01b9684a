"""The engine over standard input and output."""
