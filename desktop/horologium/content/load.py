"""Read a pack from a folder or a .zip: all of it is right, or it is refused with everything that is wrong."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from horologium.content.checks.references import check_references
from horologium.content.checks.sense import check_sense
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.content.lines import Places
from horologium.content.names import is_id
from horologium.content.packs import Manifest, Pack, Refused
from horologium.content.pictures import check_picture
from horologium.content.problems import MOST_SHOWN, ContentError, Problem, choice, in_order
from horologium.content.sources import PICTURES, Unreadable, read_files
from horologium.content.tables import read_tables
from horologium.content.texts import check_texts, own_texts, translated
from horologium.content.updates import update

if TYPE_CHECKING:
    from horologium.content.rules import Rules

PACK = "pack.toml"
PICTURE_FOLDER = "pictures"
TEXT_FOLDER = "text"


def load_pack(origin: Path, rulesets: Iterable[Rules], language: str = "") -> Pack | Refused:
    """Read one pack, in a language if it has been translated; it never raises for what a pack may hold."""
    try:
        files = read_files(origin)
    except ContentError as error:
        return Refused(origin, error.problems, unreadable=isinstance(error, Unreadable))
    reading = _Reading(origin, files.contents, list(files.problems))
    try:
        pack = reading.run(tuple(rulesets), language)
    except ContentError as error:
        return Refused(origin, in_order((*reading.problems, *error.problems)), len(files.contents))
    return pack


@dataclass(slots=True)
class _Reading:
    """One pack on its way from files to a value; problems are gathered as far as it makes sense to go on."""

    origin: Path
    files: Mapping[str, bytes]
    problems: list[Problem]
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)
    places: dict[str, Places] = field(default_factory=dict)

    def run(self, rulesets: Sequence[Rules], language: str) -> Pack:
        """Go through all passes; what was not translated stays in the language of the pack."""
        self._parse()
        manifest = self._manifest()
        rules = self._rules(manifest, rulesets)
        sheets = self._sheets(rules)
        pictures = self._pictures()
        content = self._content(rules, sheets)
        known = {"effects": rules.effects, PICTURE_FOLDER: pictures, **self._ids(rules)}
        self.problems += check_references(sheets, rules.specs, known)
        texts = self._texts(manifest, rules, sheets)
        self._stop()
        self.problems += check_sense(rules, content, sheets)
        self._stop()
        if (spoken := texts.get(language)) and language != manifest.language:
            manifest = self._spoken_manifest(spoken) or manifest
            content = self._content(rules, [translated(sheet, spoken) for sheet in sheets])
            self._stop()
        return Pack(manifest, content, texts, pictures, self._digest(), self.origin, len(self.files))

    def _stop(self) -> None:
        """Go no further when something is wrong."""
        if self.problems:
            raise ContentError

    def _parse(self) -> None:
        for file, content in self.files.items():
            if file.endswith(".toml") and len(self.problems) <= MOST_SHOWN:
                try:
                    self.tables[file], self.places[file] = read_tables(file, content)
                except ContentError as error:
                    self.problems += error.problems

    def _manifest(self) -> Manifest:
        if PACK not in self.files:
            raise ContentError(Problem(PACK, None, "", "is missing", "add it beside the folders of the pack"))
        if PACK not in self.tables:
            raise ContentError
        self.tables = update(self.tables)
        sheet = Sheet(PACK, "pack", "", self.tables[PACK], self.places[PACK])
        manifest, problems = read(Manifest, sheet)
        self.problems += problems
        if not isinstance(manifest, Manifest):
            raise ContentError
        if not is_id(manifest.id):
            self.problems.append(sheet.problem(("id",), f"cannot be {manifest.id!r}", ID_ADVICE))
        return manifest

    def _spoken_manifest(self, spoken: Mapping[str, str]) -> Manifest | None:
        manifest, problems = read(
            Manifest, translated(Sheet(PACK, "pack", "", self.tables[PACK], self.places[PACK]), spoken)
        )
        self.problems += problems
        return manifest if isinstance(manifest, Manifest) else None

    def _rules(self, manifest: Manifest, rulesets: Sequence[Rules]) -> Rules:
        for rules in rulesets:
            if rules.id == manifest.ruleset:
                return rules
        advice = choice(manifest.ruleset, [rules.id for rules in rulesets], "install a newer Horologium")
        line = self.places[PACK].line(("ruleset",))
        raise ContentError(Problem(PACK, line, "ruleset", f"{manifest.ruleset!r} is not known", advice))

    def _sheets(self, rules: Rules) -> list[Sheet]:
        """Sort the files into kinds by their first folder, and name them by their last part."""
        sheets: dict[tuple[str, str], Sheet] = {}
        for file, data in self.tables.items():
            folder, id_ = file.split("/")[0], PurePosixPath(file).stem
            if file == PACK or (folder == TEXT_FOLDER and "/" in file):
                continue
            if folder not in rules.specs or "/" not in file:
                advice = choice(folder, [*rules.specs, TEXT_FOLDER], "remove it")
                self.problems.append(Problem(file, None, "", f"does not lie in a folder of {rules.id}", advice))
                continue
            sheet = Sheet(file, folder, id_, {"id": id_, **data}, self.places[file])
            self.problems += _name_problems(sheet, sheets.get((folder, id_)))
            sheets[folder, id_] = sheet
        return list(sheets.values())

    def _ids(self, rules: Rules) -> dict[str, set[str]]:
        """List what can be referred to; a file that cannot be read has its problem already, and counts as there."""
        ids: dict[str, set[str]] = {kind: set() for kind in rules.specs}
        for path in map(PurePosixPath, (*self.files, *(problem.file for problem in self.problems))):
            if path.suffix == ".toml" and path.parts[0] in ids:
                ids[path.parts[0]].add(path.stem)
        return ids

    def _content(self, rules: Rules, sheets: Sequence[Sheet]) -> Mapping[str, Mapping[str, Any]]:
        content: dict[str, dict[str, Any]] = {kind: {} for kind in rules.specs}
        for sheet in sorted(sheets, key=attrgetter("id")):
            content[sheet.kind][sheet.id], problems = read(rules.specs[sheet.kind], sheet)
            self.problems += problems
        return MappingProxyType({kind: MappingProxyType(entries) for kind, entries in content.items()})

    def _pictures(self) -> Mapping[str, bytes]:
        pictures = {}
        for file, content in self.files.items():
            if PurePosixPath(file).suffix in PICTURES:
                folder, _, name = file.partition("/")
                wrong = check_picture(file, content)
                if folder != PICTURE_FOLDER or not name:
                    wrong = ("is a picture outside the pictures folder", f"move it into {PICTURE_FOLDER}/")
                if wrong:
                    self.problems.append(Problem(file, None, "", *wrong))
                pictures[name] = content
        return MappingProxyType(pictures)

    def _texts(self, manifest: Manifest, rules: Rules, sheets: Sequence[Sheet]) -> Mapping[str, Mapping[str, str]]:
        own = own_texts(manifest, rules.specs, sheets)
        texts = {manifest.language: own}
        for file, data in self.tables.items():
            if file.startswith(f"{TEXT_FOLDER}/"):
                sheet = Sheet(
                    file, TEXT_FOLDER, file[len(TEXT_FOLDER) + 1 :].removesuffix(".toml"), data, self.places[file]
                )
                texts[sheet.id], problems = check_texts(sheet, own, taken=texts)
                self.problems += problems
        return MappingProxyType({code: MappingProxyType(table) for code, table in texts.items()})

    def _digest(self) -> str:
        """Name this content: comments, layout and notes do not count, everything that can be played or seen does."""
        marks = [
            (file, hashlib.sha256(_canonical(self.tables.get(file), content)).hexdigest())
            for file, content in sorted(self.files.items())
            if PurePosixPath(file).suffix in {".toml", *PICTURES}
        ]
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
