"""From the hall to a battle and back; each part is in the module of its topic."""

from __future__ import annotations

from horologium.engine.rulesets.constellation.league.homecoming import bring_home, ended, ends, give_up
from horologium.engine.rulesets.constellation.league.outset import figures, set_up
from horologium.engine.rulesets.constellation.league.reports import check_result

__all__ = ["bring_home", "check_result", "ended", "ends", "figures", "give_up", "set_up"]
