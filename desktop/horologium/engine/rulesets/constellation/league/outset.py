"""From the band to a battle: who comes, whom they meet, and who plays the other side."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.speech import Phrases, later
from horologium.engine.rulesets.constellation.league.roster import band_member, muster
from horologium.engine.rulesets.constellation.specs import BandSpec
from horologium.engine.rulesets.constellation.state import SEATS, Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.campaign import CampaignState, Company
    from horologium.engine.rulesets.constellation.specs import MissionSpec

OURS, THEIRS = SEATS
OUR_BAND: Final = later("Dawn")
"""A campaign gives its band no name: it is called by its side, which stands well in every sentence."""

DIFFICULTIES: Final[Mapping[str, str]] = Phrases(
    {
        "normal": later("Silver leads the other bands: it always takes what looks best."),
        "easy": later("Bronze leads the other bands: it uses no abilities and does not always see the best move."),
        "hard": later("Gold leads the other bands: it thinks of your answer before it moves."),
        "hot-seat": later(
            "Somebody at the same screen leads the other bands: the last of several players, or whoever sits down."
        ),
    }
)
"""Who leads the other bands.  [CON-MIS-09]"""

OPPONENTS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "normal": {THEIRS: "bot:silver"},
        "easy": {THEIRS: "bot:bronze"},
        "hard": {THEIRS: "bot:gold"},
        "hot-seat": {THEIRS: ""},
    }
)
"""The band of the campaign is Dawn; a bot or a person leads Dusk.  [CON-GEN-01, CON-MIS-09]"""


def figures(company: Company) -> Mapping[str, str]:
    """Members have their places in the order in which they come."""
    return {member.key: f"{OURS}-{number}" for number, member in enumerate(company.members, 1)}


def set_up(state: CampaignState, mission: str) -> Setup:
    """A mission of the pack, with the band of the campaign against the band that it names for Dusk.  [CON-SET-01]"""
    content, company = state.content, state.company
    if mission not in content["missions"]:
        raise BadData(f"the pack has no mission {mission!r}", "choose among " + ", ".join(content["missions"]))
    for fault in muster(state, mission).faults:
        raise BadData(fault.why, fault.remedy)
    spec: MissionSpec = content["missions"][mission]
    ours = BandSpec(
        id="company",
        name=OUR_BAND,
        members=tuple(band_member(state, member) for member in company.members),
    )
    return Setup(spec, content, (ours, content["bands"][spec.dusk]), state.options or Options())
