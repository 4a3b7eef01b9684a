"""Check-up and repair of a campaign that can be read, but does not fit together.

What is found is told in words. A repair is made after a snapshot, as one step of the history with an entry in the
chronicle; a second one finds nothing.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from horologium.campaign.books import dump
from horologium.campaign.ops.repairs import Repair
from horologium.campaign.record_rules import possible
from horologium.campaign.records import KINDS, THE_ONE, Chapter
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import speaking_of
from horologium.store import snapshots
from horologium.store.checks import battles, cards, history, incoming, own, records, rows
from horologium.store.checks.campaign_rows import CampaignRows, read, write
from horologium.store.damage import faults
from horologium.store.tables import record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.store.archive import SqlArchive
    from horologium.store.checks.campaign_rows import Finding, Row

ROUNDS: Final = 20  # of mending, within one stage
MOST_TOLD: Final = 200


def examine(archive: SqlArchive, pack: Pack | None = None) -> list[str]:
    """What does not fit together, in words; nothing is changed. With a pack its cards are looked for as well."""
    with archive.database.reading() as connection:
        state = read(connection)
    return _treat(state, pack) or _damage(archive)


def _damage(archive: SqlArchive) -> list[str]:
    """What fits together may still not be what was written last."""
    with archive.database.reading():
        return [] if archive.path is None else faults(archive.database.raw)


def fault(rows: dict[str, list[Row]], pack: Pack | None = None) -> str:
    """The first thing that is wrong with a campaign from elsewhere, or nothing; nobody mends what is not ours yet."""
    state = CampaignRows(rows)
    with speaking_of(_game(state)):
        if words := next(incoming.check(state), ""):
            return words
        stages = (stage for stage in _stages(state, pack, numbered=False))
        return next((finding.fault for stage in stages for finding in stage()), "")


def repair(archive: SqlArchive, now: str, pack: Pack | None = None) -> list[str]:
    """Set everything right, or nothing; gives what was found and done, in words."""
    with archive.database.reading() as connection:
        state = read(connection)
    before = {key: possible(found) for key, found in _records(state).items()}  # no undo brings back what cannot be
    found = _treat(state, pack)
    if found:
        archive.snapshot(snapshots.REPAIR)
        _note(state, before, found, now)
        with archive.database.writing() as connection:
            write(connection, state)
    return found


def _stages(
    state: CampaignRows, pack: Pack | None, *, numbered: bool = True
) -> Iterator[Callable[[], Iterable[Finding]]]:
    """Each stage relies on what the ones before it have set right."""
    yield lambda: rows.check(state)
    yield lambda: battles.check(state)
    yield lambda: history.check(state)
    yield lambda: history.present(state)
    yield lambda: records.alone(state)
    yield lambda: records.check(state)
    if numbered:  # one that is too low does no harm: numbers in use are passed over
        yield lambda: records.counter(state)
    yield lambda: battles.mentions(state)
    if pack is not None:
        yield lambda: cards.check(state, pack)
        yield lambda: own.check(state, pack)
    yield lambda: rows.packs(state)


def _game(state: CampaignRows) -> str:
    """By whose words a campaign speaks; whether it may have such a game is checked by others."""
    return next((str(row["ruleset"]) for row in state.rows["charter"]), "")


def _treat(state: CampaignRows, pack: Pack | None) -> list[str]:
    """Set a state right in the words of its game, stage by stage, until nothing more is found; gives what was."""
    with speaking_of(_game(state)):
        return [*_treated(state, pack)]


def _treated(state: CampaignRows, pack: Pack | None) -> dict[str, None]:
    told: dict[str, None] = {}
    for stage in _stages(state, pack):
        for _ in range(ROUNDS):
            found = [*stage()]
            told |= dict.fromkeys(finding.words for finding in found)
            mends = [finding.mend for finding in found if finding.mend is not None]
            for mend in mends:
                mend()
            if not mends:
                break
    return told


# The step that a repair is


def _records(state: CampaignRows) -> dict[tuple[str, str], Record]:
    return {(kind, row["id"]): record(kind, row) for kind in KINDS for row in state.rows[kind]}


def _note(state: CampaignRows, before: dict[tuple[str, str], Record], found: list[str], now: str) -> None:
    """Write the repair into chronicle and history, from what the history says to what is there now."""
    for row in state.rows["step"]:
        if row["state"] == "undone":
            row["state"] = "abandoned"
    _tell(state, found, now)
    known: dict[tuple[str, str], Record | None] = {**before, **history.last_images(state)}
    after = _records(state)
    changed = [key for key in dict.fromkeys([*known, *after]) if known.get(key) != after.get(key)]
    seq = max((row["seq"] for row in state.rows["step"]), default=0) + 1
    done = Repair(tuple(found[:MOST_TOLD]))
    params = json.dumps({"with": asdict(done), "answers": []})
    step = {"seq": seq, "name": done.name, "label": "repair the campaign", "params": params, "at": now, "state": "done"}
    state.rows["step"].append(step)
    for place, (kind, id_) in enumerate(changed):
        images = {"before": _written(known.get((kind, id_))), "after": _written(after.get((kind, id_)))}
        state.rows["change"].append({"step": seq, "place": place, "kind": kind, "id": id_, **images})


def _written(found: Record | None) -> str | None:
    return None if found is None else canonical(dump(found))


def _tell(state: CampaignRows, found: list[str], now: str) -> None:
    standing = state.find("standing", THE_ONE)
    if standing is None:
        return
    number = standing.counter + 1
    state.put(replace(standing, counter=number))
    text = "\n".join(f"- {words}" for words in found[:MOST_TOLD])
    title = "The books were put right"
    state.put(Chapter(f"chapter-{number}", now, standing.day, "deed", title, text, standing.town, Repair.name))
