"""From the castle to a night and back; each part is in the module of its topic."""

from __future__ import annotations

from horologium.engine.rulesets.village_attacks.nights.homecoming import bring_home, ended, ends, give_up
from horologium.engine.rulesets.village_attacks.nights.outset import figures, set_up
from horologium.engine.rulesets.village_attacks.nights.reports import check_result

__all__ = ["bring_home", "check_result", "ended", "ends", "figures", "give_up", "set_up"]
