"""What may be agreed on for a campaign: difficulty, dice, undo, and the variants of the game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from horologium.campaign.battle import variants
from horologium.campaign.errors import Refused
from horologium.campaign.wording import listing
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.records import Charter
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import AnyRuleset

Dice: TypeAlias = Literal["box", "typed", "ask"]
Undo: TypeAlias = Literal["friendly", "strict"]
Options: TypeAlias = tuple[tuple[str, str], ...]

MOST_OPTION: Final = 200


def charter_fault(charter: Charter, ruleset: AnyRuleset, rules: CampaignRules) -> str:
    """Why these options cannot be played with, or nothing."""
    if charter.difficulty not in rules.data.difficulties:
        return say(
            "there is no difficulty {difficulty!r}: choose {difficulties}",
            difficulty=charter.difficulty,
            difficulties=listing(rules.data.difficulties),
        )
    if charter.dice not in get_args(Dice):
        return say("dice are thrown by {names}, not by {dice!r}", names=listing(get_args(Dice)), dice=charter.dice)
    if charter.undo not in get_args(Undo):
        return say("undo is {names}, not {undo!r}", names=listing(get_args(Undo)), undo=charter.undo)
    return _options_fault(charter, ruleset)


def _options_fault(charter: Charter, ruleset: AnyRuleset) -> str:
    if len(dict(charter.options)) < len(charter.options):
        return say("an option is given twice")
    for name, value in charter.options:
        try:
            if len(value) > MOST_OPTION:
                raise ValueError
            json.loads(value)
        except ValueError:
            return say("the option {name!r} has no value that can be read", name=name)
    try:
        variants(ruleset, charter)
    except Refused as refused:
        return refused.reason
    return ""
