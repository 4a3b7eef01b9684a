"""Presenters: each joins one page to what it shows, and is known by neither."""
