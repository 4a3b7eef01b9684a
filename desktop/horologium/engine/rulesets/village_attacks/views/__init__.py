"""What players see of a night, as plain data."""
