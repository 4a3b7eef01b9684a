"""What cannot be in a result that was entered by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.results import cards, ids
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation.league.roster import ARMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import BattleResult, CampaignState, MemberResult
    from horologium.engine.rulesets.constellation.specs import MissionSpec

ONCE: Final = 1
"""A miniature falls once, and keeps one wound of it."""
FALLS: Final = "knocked_out"


def check_result(state: CampaignState, mission: str, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Everything that a battle of this band could not have brought home.  [CON-MIS-11]"""
    names = {member.key: member.name for member in state.company.members}
    content = state.content
    for report in result.members:
        yield from _member(names[report.member], report, result)
    spec: MissionSpec = content["missions"][mission]
    foes, kills = len(content["bands"][spec.dusk].members), sum(report.count("kills") for report in result.members)
    if kills > foes:
        yield "kills", say("{kills} {kills:foe was|foes were} felled, but only {foes} came", kills=kills, foes=foes)
    down = sum(report.count(FALLS) for report in result.members)
    if result.outcome == "enemy-routed" and down == len(result.members):
        yield "outcome", say("nobody was left to rout the enemy")
    if result.outcome == "band-routed" and down < len(result.members):  # [CON-VIC-09]
        standing = next(names[report.member] for report in result.members if not report.count(FALLS))
        yield (
            "outcome",
            say("{name} did not fall, so the band was not routed: say who fell, or choose another end", name=standing),
        )


def _member(name: str, report: MemberResult, result: BattleResult) -> Iterator[tuple[str, str]]:
    place, wounds = f"members.{report.member}", cards(result, "condition", whom=report.member)
    if report.count(FALLS) > ONCE:
        yield f"{place}.{FALLS}", say("{name} can fall once in a battle", name=name)
    if wounds and not report.count(FALLS):
        yield f"{place}.condition", say("{name} did not fall, and comes home without a lasting wound", name=name)
    if len(wounds) > ONCE:
        yield f"{place}.condition", say("{name} keeps one wound of a battle at most", name=name)
    for card in ids(cards(result, "thing", whom=report.member)):
        if card not in ARMS:
            yield f"{place}.thing", say("the game knows no weapon {card!r}", card=card)
