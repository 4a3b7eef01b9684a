"""One hero as a small file of JSON, which another campaign of the same game can take in."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from horologium import __version__
from horologium.campaign.ops.guests import MOST_EVENT, MOST_EVENTS, MOST_PIECES, GuestHero, sheet_of
from horologium.campaign.ops.limits import MOST_RAISES
from horologium.campaign.record_rules import ANYTHING, KEY, OWN, impossible, line, listed, number, pairs, text, time
from horologium.campaign.records import MemberRecord
from horologium.campaign.suffixes import HERO_FILE
from horologium.content.sources import read_plainly
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.speech import say
from horologium.store import files
from horologium.store.errors import BadExport, Newer, known, told
from horologium.store.migrations import older
from horologium.store.untrusted_json import BadImport, check_text, in_words, read_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.campaign.affairs import Affairs

FORMAT: Final = 2
SUFFIX: Final = HERO_FILE
LARGEST: Final = 2**20


@dataclass(frozen=True, slots=True)
class HeroFile:
    """What stands in such a file; ``sha256`` is that of the hero."""

    format: int
    program: str
    exported: str
    sha256: str
    hero: GuestHero


_HEAD: Final = {"program": line(), "exported": time()}
_EVENTS: Final = listed(text(MOST_EVENT), MOST_EVENTS)
_SHEET_RULES: Final = {
    "ruleset": KEY,
    "pack": KEY,
    "raises": pairs(KEY, number(MOST_RAISES, 1)),
    "conditions": listed(ANYTHING, MOST_PIECES),
    "things": listed(ANYTHING, MOST_PIECES),
}
_FILE: Final = shape_of(HeroFile)
_SHEET: Final = shape_of(GuestHero)


def export_hero(affairs: Affairs, hero: str, target: Path, now: str) -> None:
    """Write a hero of an open campaign as a file, which is there whole or not at all."""
    sheet = sheet_of(affairs, hero)
    data = _FILE.dump(HeroFile(FORMAT, __version__, now, _hash(_SHEET.dump(sheet)), sheet))
    made = files.part(target)
    try:
        with known(target):
            files.begin(made).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
            files.put_in_place(made, target)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


def import_hero(source: Path) -> GuestHero:
    """The hero in a file, for the operation that takes them in; refused with what is wrong with it."""
    with known(source):
        data = read_plainly(source, LARGEST + 1)
    try:
        if len(data) > LARGEST:
            raise BadImport(say("it is larger than {size} MB", size=LARGEST >> 20))
        plain = read_json("the file", data)
        version = plain.get("format") if isinstance(plain, dict) else None
        if isinstance(version, int) and version > FORMAT:
            raise told(Newer, source, say("it has format {version} of a newer program", version=version))
        check_text("the file", plain)
        if isinstance(plain, dict) and _hash(plain.get("hero")) != plain.get("sha256"):
            raise BadImport("the hero is not the one that was exported")
        found: HeroFile = _FILE.load(_lifted(plain), "")
        if found.format != FORMAT:
            raise BadImport(say("it speaks of format {format}, which never was", format=found.format))
        if wrong := next(_wrong(found), ""):
            raise BadImport(wrong)
    except (BadImport, BadData) as error:
        raise told(BadExport, source, say("it cannot be taken in: {reason}", reason=in_words(error))) from error
    return found.hero


def _wrong(file: HeroFile) -> Iterator[str]:
    """What cannot be, by the rules for records; whether the game knows it is seen when the hero joins."""
    sheet = file.hero
    for names, of in ((_HEAD, file), (_SHEET_RULES, sheet)):
        for key, rule in names.items():
            if why := rule.wrong(getattr(of, key)):
                yield f"{key} {why}"
    same = {field.name: getattr(sheet, field.name) for field in fields(MemberRecord) if hasattr(sheet, field.name)}
    for found in impossible(MemberRecord(id="member-1", **same)):
        yield f"{found.field} {found.why}"
    yield from _wrong_cards(sheet)
    for key, values in (("known", sheet.known), ("ready", sheet.ready), ("raises", tuple(dict(sheet.raises)))):
        if len(set(values)) < len(getattr(sheet, key)):
            yield say("{key} names something twice", key=key)


def _wrong_cards(sheet: GuestHero) -> Iterator[str]:
    """What cannot be in what a hero brings along."""
    told = [("things", each.kind, each.card, each.own, each.history) for each in sheet.things]
    told += [("conditions", each.kind, each.card, each.own, ()) for each in sheet.conditions]
    for where, kind, card, own, history in told:
        if why := KEY.wrong(kind) or KEY.wrong(card) or OWN.wrong(own) or _EVENTS.wrong(history):
            yield f"{where} {why}"


def _lifted(plain: Any) -> Any:
    """The data of a file of the first format as those of today; all else as it is."""
    if isinstance(plain, dict) and plain.get("format") == 1:
        return {**plain, "format": FORMAT, "hero": older.lift_sheet(plain.get("hero"))}
    return plain


def _hash(sheet: Any) -> str:
    return hashlib.sha256(canonical(sheet).encode()).hexdigest()
