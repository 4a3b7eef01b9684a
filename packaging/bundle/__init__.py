"""Bundles that run on a machine without Python, and the packages that install them."""
