"""Item models: rows in, roles out."""
