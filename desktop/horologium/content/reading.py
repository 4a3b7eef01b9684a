"""One pack on its way from files to a value: the passes of all checks, one after the other."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from horologium.content.checks.plot_states import MOST_STATES
from horologium.content.checks.references import check_references
from horologium.content.checks.sense import check_sense
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.drawings import CHARTS, SHIPPED_CHARTS
from horologium.content.limits import MOST_VALUES_IN_ALL
from horologium.content.lines import KeyLines
from horologium.content.names import is_id, stem, suffix
from horologium.content.packs import Manifest, Pack, RefusedPack
from horologium.content.pictures import check_picture
from horologium.content.problems import MOST_SHOWN, ContentError, Problem, choice, in_order
from horologium.content.rules import kinds_of
from horologium.content.sources import PICTURES
from horologium.content.tables import read_tables
from horologium.content.texts import check_texts, text_leaves, translated
from horologium.content.updates import update
from horologium.content.uses import Entry, Loan, wrong_use

if TYPE_CHECKING:
    from horologium.content.rules import Rules

PACK = "pack.toml"
PICTURE_FOLDER = "pictures"
TEXT_FOLDER = "text"

Trail: TypeAlias = tuple[str, ...]
"""The packs that led to one: each uses the next."""
Find: TypeAlias = Callable[[str, Trail], Pack | RefusedPack | None]
"""Gives the pack with an id, to be used by the last of the trail."""
Entries: TypeAlias = Mapping[str, Mapping[str, Any]]


@dataclass(slots=True)
class Opened:
    """The files of one pack; problems are gathered as far as it makes sense to go on.

    So many ``states`` of its plots are tried out.
    """

    origin: Path
    files: Mapping[str, bytes]
    problems: list[Problem]
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    places: dict[str, KeyLines] = field(default_factory=dict)
    states: int = MOST_STATES

    @property
    def id(self) -> str:
        """The id that the pack gives itself, right or wrong; empty if that cannot be read."""
        return str(self.tables.get(PACK, {}).get("id", ""))

    def parse(self) -> None:
        """Turn the files into tables."""
        values = 0
        for file, content in self.files.items():
            if file.endswith(".toml") and len(self.problems) <= MOST_SHOWN:
                try:
                    self.tables[file], self.places[file] = read_tables(file, content)
                    values += self.places[file].most_values()
                except ContentError as error:
                    self.problems += error.problems
            if values > MOST_VALUES_IN_ALL:
                message = f"holds more than {MOST_VALUES_IN_ALL} values in all its files up to here"
                self.problems.append(Problem(file, None, "", message, "split the pack into several"))
                self.tables.clear()
                break

    def read(self, rulesets: Mapping[str, Rules], language: str, find: Find, trail: Trail = ()) -> Pack | RefusedPack:
        """Check everything and make a value of it; the trail names the packs that use this one."""
        try:
            return self._read(rulesets, language, find, trail)
        except ContentError as error:
            return RefusedPack(self.origin, in_order((*self.problems, *error.problems)), len(self.files))

    def _read(self, rulesets: Mapping[str, Rules], language: str, find: Find, trail: Trail) -> Pack:
        """Go through all passes; what was not translated stays in the language of the pack."""
        manifest = self._manifest()
        rules = self._rules(manifest, rulesets)
        used = self._used(manifest, find, (*trail, manifest.id))
        own = self._sheets(rules)
        loan = Loan(used, own, self._head())
        sheets = {**loan.sheets, **own}
        pictures = MappingProxyType({**loan.pictures(), **self._pictures()})
        content = self._content(rules, own.values(), loan.content())
        known = {"effects": rules.effects, PICTURE_FOLDER: pictures, **self._ids(rules, loan)}
        self.problems += check_references(sheets.values(), kinds_of(rules), known)
        texts = self._texts(manifest, rules, own, loan)
        self._stop()
        self.problems += check_sense(rules, content, sheets.values(), self.states)
        self._stop()
        spoken = language if texts.get(language) else manifest.language
        other = [*(own.values() if spoken != manifest.language else ()), *loan.unspoken(spoken, texts[spoken])]
        if other:
            manifest = self._spoken_manifest(texts[spoken]) or manifest
            content = self._content(rules, self._translated(rules, other, texts[spoken]), content)
            self._stop()
        kept = MappingProxyType({entry: sheet.bare() for entry, sheet in sheets.items()})
        digest = self._digest(used)
        game, count = rules.campaign, len(self.files)
        kinds = game.data.kinds if game else ()
        return Pack(manifest, content, texts, pictures, digest, self.origin, count, spoken, kept, used, kinds)

    def _stop(self) -> None:
        """Go no further when something is wrong."""
        if self.problems:
            raise ContentError

    def _manifest(self) -> Manifest:
        if PACK not in self.files:
            raise ContentError(Problem(PACK, None, "", "is missing", "add it beside the folders of the pack"))
        if PACK not in self.tables:
            raise ContentError
        self.tables = update(self.tables)
        sheet = self._head()
        manifest, problems = read(Manifest, sheet)
        self.problems += problems
        if not isinstance(manifest, Manifest):
            raise ContentError
        if not is_id(manifest.id):
            self.problems.append(sheet.problem(("id",), f"cannot be {manifest.id!r}", ID_ADVICE))
        return manifest

    def _head(self) -> Sheet:
        return Sheet(PACK, "pack", "", self.tables[PACK], self.places[PACK])

    def _spoken_manifest(self, spoken: Mapping[str, str]) -> Manifest | None:
        manifest, problems = read(Manifest, translated(self._head(), Manifest, spoken))
        self.problems += problems
        return manifest if isinstance(manifest, Manifest) else None

    def _rules(self, manifest: Manifest, rulesets: Mapping[str, Rules]) -> Rules:
        if (rules := rulesets.get(manifest.ruleset)) is not None:
            return rules
        advice = choice(manifest.ruleset, list(rulesets), "install a newer Horologium")
        line = self.places[PACK].line(("ruleset",))
        raise ContentError(Problem(PACK, line, "ruleset", f"{manifest.ruleset!r} is not known", advice))

    def _used(self, manifest: Manifest, find: Find, trail: Trail) -> tuple[Pack, ...]:
        """Get the packs to build on; without them nothing else can be judged."""
        used = []
        for number, id_ in enumerate(manifest.uses):
            found = None if id_ in trail else find(id_, trail)
            if wrong := wrong_use(manifest.ruleset, id_, found, trail):
                self.problems.append(self._head().problem(("uses", number), *wrong))
            elif isinstance(found, Pack):
                used.append(found)
        if len(used) < len(manifest.uses):
            raise ContentError
        return tuple(used)

    def _sheets(self, rules: Rules) -> dict[Entry, Sheet]:
        """Sort the files into kinds by their first folder, and name them by their last part."""
        sheets: dict[Entry, Sheet] = {}
        kinds = kinds_of(rules)
        for file, data in self.tables.items():
            folder, id_ = file.split("/")[0], stem(file)
            if file == PACK or (folder == TEXT_FOLDER and "/" in file):
                continue
            if folder not in kinds or "/" not in file:
                advice = choice(folder, [*kinds, TEXT_FOLDER], "remove it")
                self.problems.append(Problem(file, None, "", f"does not lie in a folder of {rules.id}", advice))
                continue
            sheet = Sheet(file, folder, id_, {"id": id_, **data}, self.places[file])
            self.problems += _name_problems(sheet, sheets.get((folder, id_)))
            sheets[folder, id_] = sheet
        return sheets

    def _ids(self, rules: Rules, loan: Loan) -> dict[str, set[str]]:
        """List what can be referred to; a file that cannot be read has its problem already, and counts as there."""
        ids: dict[str, set[str]] = {kind: set() for kind in kinds_of(rules)}
        ids[CHARTS] |= SHIPPED_CHARTS
        for file in (*self.files, *(problem.file for problem in self.problems)):
            folder = file.split("/")[0]
            if file.endswith(".toml") and folder in ids:
                ids[folder].add(stem(file))
        for kind, id_ in loan.sheets:
            ids[kind].add(id_)
        return ids

    def _content(self, rules: Rules, sheets: Iterable[Sheet], before: Entries) -> Entries:
        """Make values of sheets, and put them among those that were made before."""
        kinds = kinds_of(rules)
        content = {kind: dict(before.get(kind, {})) for kind in kinds}
        for sheet in sheets:
            if len(self.problems) <= MOST_SHOWN:
                content[sheet.kind][sheet.id], problems = read(kinds[sheet.kind], sheet)
                self.problems += problems
        return MappingProxyType(
            {kind: MappingProxyType(dict(sorted(entries.items()))) for kind, entries in content.items()}
        )

    @staticmethod
    def _translated(rules: Rules, sheets: Iterable[Sheet], spoken: Mapping[str, str]) -> list[Sheet]:
        kinds = kinds_of(rules)
        return [translated(sheet, kinds[sheet.kind], spoken) for sheet in sheets]

    def _pictures(self) -> dict[str, bytes]:
        pictures = {}
        for file, content in self.files.items():
            if suffix(file) in PICTURES:
                folder, _, name = file.partition("/")
                wrong = check_picture(file, content)
                if folder != PICTURE_FOLDER or not name:
                    wrong = ("is a picture outside the pictures folder", f"move it into {PICTURE_FOLDER}/")
                if wrong:
                    self.problems.append(Problem(file, None, "", *wrong))
                pictures[name] = content
        return pictures

    def _texts(
        self, manifest: Manifest, rules: Rules, own: Mapping[Entry, Sheet], loan: Loan
    ) -> Mapping[str, Mapping[str, str]]:
        """All texts by language: the pack's own before those that are lent."""
        lent = loan.texts(manifest.language)
        kinds = kinds_of(rules)
        leaves = text_leaves(self._head(), kinds, own.values())
        known = {**text_leaves(self._head(), kinds, loan.sheets.values()), **leaves}
        spoken = {place: str(leaf.value) for place, leaf in leaves.items()}
        texts = {manifest.language: {**lent.pop(manifest.language), **spoken}}
        for file, data in self.tables.items():
            if file.startswith(f"{TEXT_FOLDER}/"):
                code = file[len(TEXT_FOLDER) + 1 :].removesuffix(".toml")
                sheet = Sheet(file, TEXT_FOLDER, code, data, self.places[file])
                spoken, problems = check_texts(sheet, known, taken=texts)
                texts[code] = {**lent.pop(code, {}), **spoken}
                self.problems += problems
        return MappingProxyType({code: MappingProxyType(table) for code, table in {**texts, **lent}.items()})

    def _digest(self, used: Collection[Pack]) -> str:
        """Name this content: comments, layout and notes do not count, everything that can be played or seen does."""
        marks = [
            (file, hashlib.sha256(_canonical(self.tables.get(file), content)).hexdigest())
            for file, content in sorted(self.files.items())
            if suffix(file) in {".toml", *PICTURES}
        ]
        marks += [(f"uses {pack.id}", pack.digest) for pack in used]
        return hashlib.sha256(json.dumps(marks).encode()).hexdigest()


ID_ADVICE = "use small letters, digits and single hyphens, such as 'brass-hound'"


def _name_problems(sheet: Sheet, other: Sheet | None) -> Iterable[Problem]:
    if not is_id(sheet.id):
        yield Problem(sheet.file, None, "", f"cannot be called {sheet.id!r}", ID_ADVICE)
    if sheet.data["id"] != sheet.id:
        yield sheet.problem(("id",), "differs from the file name", f"write id = {sheet.id!r} or rename the file")
    if other is not None:
        yield Problem(sheet.file, None, "", f"has the same id as {other.file}", "rename one of them")


def _canonical(tables: Mapping[str, Any] | None, content: bytes) -> bytes:
    return content if tables is None else json.dumps(tables, sort_keys=True, separators=(",", ":")).encode()
