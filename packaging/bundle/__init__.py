"""Bundles that run on a machine without Python, and the packages that install them."""

from __future__ import annotations

from typing import Final

ID: Final = "local.horologium.horologium"
"""What systems tell programs apart by; without an address of its own the project takes a name that is nobody's."""
