"""The start page, and the shelf of content packs on it."""
