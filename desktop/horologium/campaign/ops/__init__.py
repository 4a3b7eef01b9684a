"""The operations: everything that can be done to a campaign, by name."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.ops import (
    aftermath,
    by_hand,
    gear,
    guests,
    heroes,
    learning,
    missions,
    notes,
    offers,
    overrides,
    reminders,
    repairs,
    settings,
    story,
    travel,
)
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import saved_fields, shape_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.operations import Operation
    from horologium.engine.core.ask import Answer

OPERATIONS: Final[Mapping[str, type[Any]]] = MappingProxyType(
    {
        "abandon-mission": missions.AbandonMission,
        "accept-pack": settings.AcceptPack,
        "accept-side-mission": story.AcceptSideMission,
        "add-injury-by-hand": overrides.AddInjuryByHand,
        "add-item-by-hand": overrides.AddItemByHand,
        "add-note": notes.AddNote,
        "add-player": settings.AddPlayer,
        "assign-player": heroes.AssignPlayer,
        "await-day": story.AwaitDay,
        "begin-mission": missions.BeginMission,
        "bench": heroes.Bench,
        "change-options": settings.ChangeOptions,
        "choose-first-skills": learning.ChooseFirstSkills,
        "choose-way": story.ChooseWay,
        "commit-mission": missions.CommitMission,
        "decline-side-mission": story.DeclineSideMission,
        "delete-note": notes.DeleteNote,
        "dismiss-reminder": reminders.DismissReminder,
        "edit-note": notes.EditNote,
        "edit-player": settings.EditPlayer,
        "equip": gear.Equip,
        "finish-aftermath": aftermath.FinishAftermath,
        "finish-mission": missions.FinishMission,
        "hero-notes": heroes.HeroNotes,
        "hire": heroes.Hire,
        "make-ready": learning.MakeReady,
        "mark-by-hand": overrides.MarkByHand,
        "next-step": aftermath.NextStep,
        "pass-item": gear.PassItem,
        "read-scene": story.ReadScene,
        "remark": notes.Remark,
        "remove-injury-by-hand": overrides.RemoveInjuryByHand,
        "remove-item-by-hand": overrides.RemoveItemByHand,
        "remove-player": settings.RemovePlayer,
        "rename-campaign": settings.RenameCampaign,
        "rename-hero": heroes.RenameHero,
        "reopen-mission": missions.ReopenMission,
        "repair": repairs.Repair,
        "resolve-by-hand": by_hand.ResolveByHand,
        "return-from-bench": heroes.ReturnFromBench,
        "set-by-hand": overrides.SetByHand,
        "swap": gear.Swap,
        "take-in-hero": guests.TakeInHero,
        "travel": travel.Travel,
        "unequip": gear.Unequip,
    }
)
"""Every operation by the name that the history keeps; what the game names itself bears the name of its deed."""


def read_operation(name: str, params: str) -> tuple[Operation, tuple[Answer, ...]]:
    """The operation of a step of the history and the answers that were given; BadData if it is not one of ours."""
    try:
        kept = json.loads(params)
        kind = _as_the_game_names_it(name, kept["with"]) if "deed" in kept["with"] else _named(name)
        operation: Operation = shape_of(kind).load(_usual(kind) | kept["with"], name)
        return operation, tuple(tuple(answer) for answer in kept["answers"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadData(f"the step {name!r} does not say what was done", "have the campaign checked") from error


def _as_the_game_names_it(name: str, params: Mapping[str, Any]) -> type[Any]:
    """A deed may bear the name of an operation: to hire somebody is one, and one of a counter."""
    if params["deed"] != name:
        return _named(name)
    return offers.TakeOffers if "counter" in params else learning.MakeMemberReady


def _named(name: str) -> type[Any]:
    if name not in OPERATIONS:
        raise BadData(f"there is no operation {name!r}", "update Horologium")
    return OPERATIONS[name]


def _usual(kind: type[Any]) -> dict[str, Any]:
    """What an older step does not say, because nobody could choose it then."""
    shapes = saved_fields(kind)
    return {each.name: shapes[each.name].dump(each.default) for each in fields(kind) if each.default is not MISSING}
