"""What a pack takes over from the packs that it uses: all their entries, pictures and texts but not their stories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from horologium.content.checks.sheet import Sheet
from horologium.content.packs import Pack, RefusedPack
from horologium.content.problems import Key, Problem, dotted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from horologium.content.lines import KeyLines

STORIES = ("missions", "plots")
"""Kinds that stay where they are: a mission is listed once, under the pack that tells its story."""

Entry = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Borrowed(Sheet):
    """A file of a used pack; what does not fit there is the doing of the pack that uses it."""

    lender: str = ""

    def problem(self, key: Key, message: str, remedy: str) -> Problem:
        """Point at the line that takes the file over."""
        place = ": ".join(part for part in (f"{self.file} of {self.lender!r}", dotted(key)) if part)
        return Problem("pack.toml", self.places.line(("uses",)), "uses", f"{place}: {message}", remedy)


def wrong_use(ruleset: str, id_: str, found: Pack | RefusedPack | None, trail: Sequence[str]) -> tuple[str, str] | None:
    """Say why a pack cannot be used, and the remedy; the trail names the packs that led here."""
    if id_ in trail:
        circle = " -> ".join([*trail[list(trail).index(id_) :], id_])
        return f"leads back to {id_!r} in a circle ({circle})", "let one of them stand by itself"
    if found is None:
        return f"the pack {id_!r} is not there", "add that pack first, or put it beside this one"
    if isinstance(found, RefusedPack):
        return f"the pack {id_!r} is refused ({found.problems[0]})", f"mend {id_!r} first"
    if found.ruleset != ruleset:
        return f"the pack {id_!r} is made for {found.ruleset}, not for {ruleset}", "use packs of the same game"
    return None


class Loan:
    """The entries that used packs lend; of two packs with the same entry the one named later lends it."""

    def __init__(self, used: Sequence[Pack], own: Collection[Entry], manifest: Sheet) -> None:
        self._used = used
        self._lenders = {
            entry: pack for pack in used for entry in pack.sheets if entry[0] not in STORIES and entry not in own
        }
        self.sheets = {
            entry: _borrowed(pack.sheets[entry], pack, manifest.places) for entry, pack in self._lenders.items()
        }

    def content(self) -> dict[str, dict[str, Any]]:
        """The values by kind and id, in the language in which the used packs were read."""
        content: dict[str, dict[str, Any]] = {}
        for (kind, id_), pack in self._lenders.items():
            content.setdefault(kind, {})[id_] = pack.content[kind][id_]
        return content

    def pictures(self) -> dict[str, bytes]:
        """The pictures by name."""
        return {name: picture for pack in self._used for name, picture in pack.pictures.items()}

    def texts(self, language: str) -> dict[str, dict[str, str]]:
        """The texts by language; those in the language of the using pack are complete, translated or not."""
        tables: dict[str, dict[str, str]] = {language: {}}
        for pack in self._used:
            whole = {**pack.texts[pack.manifest.language], **pack.texts.get(language, {})}
            for code, table in (*pack.texts.items(), (language, whole)):
                lent = {place: text for place, text in table.items() if self._lent_by(place) is pack}
                tables.setdefault(code, {}).update(lent)
        return tables

    def unspoken(self, language: str, texts: Mapping[str, str]) -> Iterator[Borrowed]:
        """The files that were not read in this language, or not with these texts."""
        anew = {
            entry for place, text in texts.items() if (entry := _entry(place)) and self._said(place, language) != text
        }
        for entry, sheet in self.sheets.items():
            if entry in anew or self._lenders[entry].spoken != language:
                yield sheet

    def _said(self, place: str, language: str) -> str | None:
        lender = self._lent_by(place)
        return lender.texts.get(language, {}).get(place) if lender else None

    def _lent_by(self, place: str) -> Pack | None:
        return self._lenders.get(_entry(place))


def _borrowed(sheet: Sheet, lender: Pack, places: KeyLines) -> Borrowed:
    return Borrowed(sheet.file, sheet.kind, sheet.id, sheet.data, places, lender=lender.id)


def _entry(place: str) -> Entry:
    kind, _, rest = place.partition(".")
    return kind, rest.partition(".")[0]
