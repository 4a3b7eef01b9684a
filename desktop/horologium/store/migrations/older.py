"""Rows, images in the history and sheets of heroes of the first two schemas, as they are since the third.

The functions are pure and take plain data: the migration, imports, recovery and hero files lift by them alone. They
trust nothing: what they cannot make sense of stays as it is, and is refused by whoever reads it as a record.
"""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.codec import canonical

if TYPE_CHECKING:
    from collections.abc import Mapping

SINCE: Final = 3
"""The first schema with the tables of today."""

COLUMNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "standing": "node text, stage text, day number, town text, purse number, step text, battle text, mission text,"
        " side text, resume text, party data, battles number, exchanged number, last_won text, counter number,"
        " by_hand data",
        "hero": "card text, name text, player text, grade text, experience number, learned data, pins data, cubes data,"
        " boons data, bench flag, service data, notes text, by_hand data",
        "item": "ware text, card text, holder text, history data, by_hand data",
        "injury": "hero text, card text, since text, by_hand data",
    }
)
"""The columns of the tables that were others, behind place and id."""

_TABLES: Final = MappingProxyType({"hero": "member", "item": "thing", "injury": "condition"})
_FIELDS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "standing": {"exchanged": "taken"},
        "hero": {"learned": "known", "pins": "ready", "cubes": "raises"},
        "item": {"ware": "kind"},
        "injury": {"hero": "bearer"},
    }
)
_DISPLAY: Final = "display"
_SERVICES: Final = MappingProxyType({"legend-read": "legend:", "side-mission-accepted": "work:"})
"""What a tavern had done for the company during a visit, and how it is on show today."""
CHANGED: Final = frozenset({*COLUMNS, "mark", "fought"})
"""The kinds of records that were others, or held other things."""


def lift_name(table: str) -> str:
    """What a table, or a kind of record, is called today."""
    return _TABLES.get(table, table)


def lift_row(table: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of any table, in the columns of today."""
    if table == "change":
        return _change(row)
    if table == "meta":
        return {**row, "format": SINCE} if row["format"] in range(1, SINCE) else dict(row)
    return lift_image(table, row) if table in CHANGED else dict(row)


def lift_image(kind: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A record, or its image in the history, with the fields of today."""
    names = _FIELDS.get(kind, {})
    lifted = {names.get(name, name): value for name, value in data.items()}
    if kind in COLUMNS:
        lifted["own"] = ""
    if isinstance(hands := lifted.get("by_hand"), list):
        lifted["by_hand"] = [_mark(names.get(each, each)) if isinstance(each, str) else each for each in hands]
    if kind == "standing":
        lifted["taken"] = _taken(lifted.get("taken"))
    elif kind == "hero":
        lifted["service"] = _pairs(lifted.get("service"))
    elif kind == "injury":
        lifted["kind"] = kind
    elif kind == "mark":
        lifted |= _shown(lifted)
    elif kind == "fought" and isinstance(loot := lifted.get("loot"), list):
        lifted["loot"] = [["reagent", card] for card in loot]
    return lifted


def lift_sheet(sheet: Any) -> Any:
    """A hero in a file of the first format, as in one of the second."""
    if not isinstance(sheet, dict) or not all(isinstance(sheet.get(each), list) for each in ("gear", "injuries")):
        return sheet
    lifted = lift_image("hero", {name: value for name, value in sheet.items() if name not in ("gear", "injuries")})
    pieces = [{"kind": "equipment", **each, "own": ""} if isinstance(each, dict) else each for each in sheet["gear"]]
    burdens = [{"kind": "injury", "card": card, "own": ""} for card in sheet["injuries"]]
    return {**lifted, "things": pieces, "conditions": burdens}


def _change(row: Mapping[str, Any]) -> dict[str, Any]:
    kind = row["kind"]
    images = {name: _text(kind, row[name]) for name in ("before", "after")}
    return {**row, "kind": lift_name(kind), "id": _mark(row["id"]) if kind == "mark" else row["id"], **images}


def _text(kind: str, text: str | None) -> str | None:
    """An image as it is written."""
    try:
        data = json.loads(text) if text is not None and kind in CHANGED else None
    except (ValueError, RecursionError):
        return text
    return canonical(lift_image(kind, data)) if isinstance(data, dict) else text


def _shown(mark: Mapping[str, Any]) -> dict[str, str]:
    """What is others of a mark that lasted for a visit."""
    kind, name, lifted = mark.get("kind"), mark.get("name"), _mark(str(mark.get("id")))
    if kind == _DISPLAY:
        return {"kind": "shown", "id": lifted, "name": f"reagent:{name}"}
    if kind == "dismissed" and isinstance(name, str) and name in _SERVICES:
        return {"kind": "shown", "id": lifted, "name": _SERVICES[name]}
    return {}


def _mark(id_: str) -> str:
    kind, colon, name = id_.partition(":")
    if colon and kind == "dismissed" and name in _SERVICES:
        return f"shown:{_SERVICES[name]}"
    return f"shown:reagent:{name}" if colon and kind == _DISPLAY else id_


def _taken(exchanged: Any) -> Any:
    if type(exchanged) is not int:
        return exchanged
    return [["workshop:exchange", exchanged]] if exchanged else []


def _pairs(service: Any) -> Any:
    """A service record, which had a field for each statistic, as pairs of those that are not zero."""
    if not isinstance(service, dict):
        return service
    return sorted([name, count] for name, count in service.items() if count != 0 or isinstance(count, bool))
