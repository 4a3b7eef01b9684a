"""The history of steps: without holes, in order, and leading to the present.

Where a part of it cannot be undone exactly any more, everything up to there is abandoned: it stays readable, but undo
ends after it. Where the present is not what the last step left, the history counts: it is what the players did.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from horologium.campaign.books import load
from horologium.campaign.record_rules import impossible
from horologium.campaign.records import KINDS
from horologium.engine.core.speech import say
from horologium.store.checks.campaign_rows import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.records import Record
    from horologium.store.checks.campaign_rows import CampaignRows, Row

Images = dict[tuple[str, str], "Record | None"]


def check(state: CampaignRows) -> Iterator[Finding]:
    """Find what is wrong, the plain things first."""
    first = [*_orphans(state), *_order(state), *_holes(state), *_places(state), *_images(state)]
    yield from first or _links(state)


def present(state: CampaignRows) -> Iterator[Finding]:
    """Records that are not what the last step has left."""
    there = _present(state)
    for (kind, id_), image in last_images(state).items():
        now = there.get((kind, id_))
        if now == image:
            continue
        if image is None and now is not None:
            yield Finding(
                say("{kind} {id} was struck out, but is there; it goes", kind=kind, id=id_), partial(state.remove, now)
            )
        elif now is None and image is not None:
            yield Finding(
                say("{kind} {id} is missing; it comes back from the history", kind=kind, id=id_),
                partial(state.put, image),
            )
        elif now is not None and image is not None:
            words = say(
                "{kind} {id} is not what the history says ({what}); the history counts",
                kind=kind,
                id=id_,
                what=_difference(now, image),
            )
            yield Finding(words, partial(state.put, image))


def last_images(state: CampaignRows) -> Images:
    """What the steps that are done have left of every record that they touched."""
    images: Images = {}
    for change in _changes(state, "done"):
        images[change["kind"], change["id"]] = image(change, "after")
    return images


def image(change: Row, side: str) -> Record | None:
    """A record as it was before or after a change."""
    text = change[side]
    return None if text is None else load(change["kind"], json.loads(text))


def _difference(now: Any, then: Any) -> str:
    names = [name for name in type(now).__slots__ if getattr(now, name) != getattr(then, name)]
    return ", ".join(f"{name} {getattr(now, name)!r} instead of {getattr(then, name)!r}" for name in names)[:200]


def _changes(state: CampaignRows, *states: str) -> list[Row]:
    steps = {row["seq"] for row in state.rows["step"] if row["state"] in states}
    mine = [row for row in state.rows["change"] if row["step"] in steps]
    return sorted(mine, key=lambda row: (row["step"], row["place"]))


def _abandon(state: CampaignRows, seq: int) -> None:
    """Let undo end after a step."""
    for row in state.rows["step"]:
        if row["seq"] <= seq:
            row["state"] = "abandoned"


def _forget(state: CampaignRows, seq: int) -> None:
    """Let redo end before a step."""
    for row in state.rows["step"]:
        if row["seq"] >= seq and row["state"] == "undone":
            row["state"] = "abandoned"


def _present(state: CampaignRows) -> Images:
    """All records that are there."""
    return {(kind, found.id): found for kind in KINDS for found in state.records(kind)}


def _images(state: CampaignRows) -> Iterator[Finding]:
    """Neither undo nor redo brings back what cannot be."""
    for change in _changes(state, "done", "undone"):
        for found in (image(change, "before"), image(change, "after")):
            wrong = next(impossible(found), None) if found else None
            if wrong:
                words = say(
                    "step {step} speaks of a {kind} that cannot be ({field} {why}); undo ends after it",
                    step=change["step"],
                    kind=change["kind"],
                    field=wrong.field,
                    why=wrong.why,
                )
                yield Finding(words, partial(_abandon, state, change["step"]))


def _orphans(state: CampaignRows) -> Iterator[Finding]:
    steps = {row["seq"] for row in state.rows["step"]}
    for row in state.rows["change"]:
        if row["step"] not in steps:
            words = say(
                "a change of {kind} {id} belongs to step {step}, which is not there; it goes",
                kind=row["kind"],
                id=row["id"],
                step=row["step"],
            )
            yield Finding(words, partial(state.drop, "change", row))


def _order(state: CampaignRows) -> Iterator[Finding]:
    """What was undone comes after what is done."""
    done = max((row["seq"] for row in state.rows["step"] if row["state"] == "done"), default=0)
    for row in state.rows["step"]:
        if row["state"] == "undone" and row["seq"] < done:
            words = say("step {seq} is undone, but later ones are done; it is abandoned", seq=row["seq"])
            yield Finding(words, partial(row.update, state="abandoned"))


def _holes(state: CampaignRows) -> Iterator[Finding]:
    numbers = sorted(row["seq"] for row in state.rows["step"])
    alive = {row["seq"] for row in state.rows["step"] if row["state"] != "abandoned"}
    for before, after in zip([0, *numbers], numbers, strict=False):
        if after > before + 1 and any(seq <= before for seq in alive):
            words = say("step {number} is missing in the history; undo ends after it", number=before + 1)
            yield Finding(words, partial(_abandon, state, before))


def _places(state: CampaignRows) -> Iterator[Finding]:
    """The changes of a step are numbered from 0 without holes; else one is lost."""
    numbered: dict[int, list[int]] = {}
    for row in state.rows["change"]:
        numbered.setdefault(row["step"], []).append(row["place"])
    for step in state.rows["step"]:
        places = sorted(numbered.get(step["seq"], ()))
        if places != [*range(len(places))] and step["state"] != "abandoned":
            words = say("a change of step {seq} is missing; undo ends after it", seq=step["seq"])
            yield Finding(words, partial(_abandon, state, step["seq"]))


def _links(state: CampaignRows) -> Iterator[Finding]:
    """What a step found is what the one before it left, also where one was undone and could be done again."""
    yield from _done_links(state)
    images: Images = {**_present(state), **last_images(state)}
    for change in _changes(state, "undone"):
        key = (change["kind"], change["id"])
        if image(change, "before") != images.get(key):
            words = say(
                "step {step} was undone and does not follow from what is there; it is abandoned", step=change["step"]
            )
            yield Finding(words, partial(_forget, state, change["step"]))
        images[key] = image(change, "after")


def _done_links(state: CampaignRows) -> Iterator[Finding]:
    images: Images = {}
    for change in _changes(state, "done"):
        key = (change["kind"], change["id"])
        if key in images and image(change, "before") != images[key]:
            words = say("step {step} does not follow from what was before it; undo ends there", step=change["step"])
            yield Finding(words, partial(_abandon, state, change["step"] - 1))
        images[key] = image(change, "after")
