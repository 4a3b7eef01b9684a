"""The band builder of Constellation: bands of one's own, checked while they are built, kept and shared as files."""

from __future__ import annotations

from typing import Final

OWN_BANDS: Final = "bands"
"""The folder of one's own bands, in the data folder."""
