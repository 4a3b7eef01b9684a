"""What a hero carries: how full head, body, belt and hands are, and what suits whom."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import SlotUse, Verdict
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.nova_aetas.company import gear
from horologium.engine.rulesets.nova_aetas.company.members import gear_of, own_class

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec

WHERE: Final[Mapping[str, str]] = MappingProxyType(
    {"helmet": later("Head"), "armour": later("Body"), "accessory": later("Belt"), "hand": later("Hands")}
)
"""What players call the slots of equipment."""


def slots(state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
    """How full head, body, belt and hands are; what has no encumbrance is not counted.  [NAR-EQP-01, NAR-EQP-03]"""
    return _uses(state.content, gear_of(state.company, bearer))


def _uses(content: Content, held: Sequence[str]) -> tuple[SlotUse, ...]:
    cards = [content["equipment"][card] for card in held]
    return tuple(
        SlotUse(slot, say(WHERE[slot]), sum(gear.bulk(card) for card in cards if card.slot == slot), limit)
        for slot, limit in gear.LIMITS.items()
    )


def allows(state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
    """Whether one more card suits the member and fits.  [NAR-EQP-01, NAR-EQP-04, NAR-EQP-12, NAR-EQP-13]"""
    content, member, (*held, card) = state.content, state.member(bearer), cards
    item: EquipmentSpec | None = content["equipment"].get(card)
    if item is None:
        return Verdict(say("the pack has no equipment card {card!r}", card=card), ("NAR-EQP-01",))
    now = own_class(content, member)
    if not gear.may_carry(member.card, now.id, now.family, item):
        whom = gear.made_for(content, item)
        return Verdict(say("{item} is for {whom} only", item=item.name, whom=whom), ("NAR-EQP-12", "NAR-EQP-13"))
    if slot := gear.overloaded([*(content["equipment"][other] for other in held), item]):
        limit, carried = gear.LIMITS[slot], next(use for use in _uses(content, held) if use.key == slot).used
        reason = say(
            "{item} does not fit: {member} carries {carried} of {limit} ({where})",
            item=item.name,
            member=member.name,
            carried=carried,
            limit=limit,
            where=say(WHERE[slot]).lower(),
        )
        return Verdict(reason, ("NAR-EQP-01", "NAR-EQP-04"))
    return Verdict(rules=("NAR-EQP-01", "NAR-EQP-05"))
