"""How the files of campaigns end; known without anything else of them."""

from __future__ import annotations

from typing import Final

CAMPAIGN_FILE: Final = ".horologium"
EXPORTED_FILE: Final = ".horologium-campaign"
HERO_FILE: Final = ".horologium-hero"
