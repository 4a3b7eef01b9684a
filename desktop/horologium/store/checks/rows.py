"""Rows that make no sense by themselves, and what the file says of itself."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from horologium import __version__
from horologium.campaign.records import KINDS
from horologium.engine.core.speech import say
from horologium.store import files
from horologium.store.checks.campaign_rows import Finding
from horologium.store.records import row_of
from horologium.store.tables import record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.store.checks.campaign_rows import CampaignRows

DIGEST: Final = re.compile("[0-9a-f]{64}")


def check(state: CampaignRows) -> Iterator[Finding]:
    """Find them all."""
    yield from _broken(state)
    yield from _meta(state)
    yield from _followers(state)


def _broken(state: CampaignRows) -> Iterator[Finding]:
    """Rows that cannot be read. A step keeps its number, so that the history has no hole."""
    for entry in list(state.broken):
        table, raw, words = entry
        kept = f"{table} {raw.get('id') or raw.get('seq') or ''}".strip()
        if table == "step" and isinstance(raw["seq"], int) and raw["seq"] > 0:
            yield Finding(
                say("{kept}: {words}; its name and answers are forgotten", kept=kept, words=words),
                partial(_plain_step, state, entry),
            )
        else:
            yield Finding(
                say("{kept}: {words}; the row is struck out", kept=kept, words=words),
                partial(state.broken.remove, entry),
            )


def _plain_step(state: CampaignRows, entry: tuple[str, dict[str, Any], str]) -> None:
    state.broken.remove(entry)
    raw = entry[1]
    texts = {name: str(raw[name]) for name in ("name", "label", "at") if isinstance(raw[name], str)}
    later = any(row["state"] == "undone" and row["seq"] < raw["seq"] for row in state.rows["step"])
    kept = raw["state"] if raw["state"] in ("done", "undone", "abandoned") else "undone" if later else "done"
    plain = {"seq": raw["seq"], "name": "", "label": "a step", "at": "", **texts, "params": "{}", "state": kept}
    state.rows["step"].append(plain)
    state.rows["step"].sort(key=lambda row: row["seq"])


def _meta(state: CampaignRows) -> Iterator[Finding]:
    rows = state.rows["meta"]
    if not rows:
        new = {"id": 1, "format": files.SCHEMA, "created": "", "program": __version__, "seal": ""}
        yield Finding(say("the file does not say what it is; that is written anew"), partial(rows.append, new))
    for row in rows[1:]:
        yield Finding(say("the file says twice what it is; once is enough"), partial(state.drop, "meta", row))
    if rows and rows[0]["format"] != files.SCHEMA:
        words = say(
            "the file says that it has format {format}, but it has {right}",
            format=rows[0]["format"],
            right=files.SCHEMA,
        )
        yield Finding(words, partial(rows[0].update, format=files.SCHEMA))


def _followers(state: CampaignRows) -> Iterator[Finding]:
    """Columns that only repeat what others say."""
    for kind in KINDS:
        for row in state.rows[kind]:
            right = row_of(record(kind, row))
            if any(row[name] != value for name, value in right.items()):
                yield Finding(
                    say("{kind} {id}: it would not be found by a search", kind=kind, id=row["id"]),
                    partial(row.update, right),
                )


def packs(state: CampaignRows) -> Iterator[Finding]:
    """The pack of the charter, and what is written down of it."""
    for charter in state.records("charter"):
        row = next((row for row in state.rows["pack"] if row["id"] == charter.pack), None)
        if row is None:
            new = {"id": charter.pack, "name": charter.pack, "version": 1, "ruleset": charter.ruleset}
            words = say("the pack {pack!r} is not among the packs of the campaign; it is entered", pack=charter.pack)
            digest = charter.pack_digest
            yield Finding(words, partial(state.rows["pack"].append, {**new, "digest": digest}))
        elif DIGEST.fullmatch(charter.pack_digest) and not _accepted(state) and row["digest"] != charter.pack_digest:
            words = say(
                "the hash of the pack {pack!r} is written down wrong; that of the charter counts", pack=charter.pack
            )
            yield Finding(words, partial(row.update, digest=charter.pack_digest))


def _accepted(state: CampaignRows) -> bool:
    """Whether the players went on with a changed pack: then the first one stays written down."""
    return any(row["name"] == "accept-pack" for row in state.rows["step"])
