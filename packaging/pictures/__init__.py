"""Situations for the pictures of ``dev.py shots``, and how each is reached."""
