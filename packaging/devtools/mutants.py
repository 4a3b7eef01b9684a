"""Faults that are planted one by one, by ``dev.py trials mutants``: a test that sees none of them proves little.

They are planted in a copy of the checkout, and only the tests beside the changed file are run. The same seed plants the
same faults.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = "desktop/horologium"
PARTS: Final = ("desktop", "tests", "packaging", "resources", "campaigns", "pyproject.toml", "README.md", "LICENSE")
AREAS: Final = {
    "engine": ("engine/**/*.py",),
    "campaign": ("campaign/**/*.py",),
    "store": ("store/**/*.py",),
    "content": ("content/**/*.py",),
    "presenters": ("ui/presenters/*.py", "ui/**/presenter.py"),
}
EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.txt")
PATIENCE: Final = 900
ENDLESS: Final = "nothing: it never ended"

_FLIPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: its place and kind, the words that take the place of others, and the whole line."""

    file: str
    line: int
    operator: str
    start: int
    end: int
    old: str
    new: str
    said: str

    @property
    def words(self) -> str:
        """What is changed into what, on one line."""
        return f"{_short(self.old)} -> {_short(self.new)}"

    def planted(self, text: str) -> str:
        """The source with this fault."""
        return text[: self.start] + self.new + text[self.end :]


def mutants_of(file: str, text: str) -> list[Mutant]:
    """Every fault that can be planted in a source; a few cannot be compiled."""
    tree = ast.parse(text)
    starts = _line_starts(text)
    lines = text.splitlines(keepends=True)

    def place(line: int, column: int) -> int:
        """Columns are counted in bytes."""
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode())

    found = []
    for node in _living(tree):
        for operator, target, new in _changes(node):
            start = place(target.lineno, target.col_offset)
            end = place(target.end_lineno or target.lineno, target.end_col_offset or 0)
            found.append(
                Mutant(
                    file, target.lineno, operator, start, end, text[start:end], new, lines[target.lineno - 1].strip()
                )
            )
    return found


def _living(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes that do something when the program runs: no hints, no imports, no decorators."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop(0)
        yield node
        if _is_for_types(node):
            continue
        for name, value in ast.iter_fields(node):
            if name in {"annotation", "returns", "decorator_list", "type_params"}:
                continue
            inner = value if isinstance(value, list) else [value]
            waiting += [each for each in inner if isinstance(each, ast.AST)]


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """What may be done to a node: the kind of fault, what it replaces, and by what."""
    if isinstance(node, ast.expr):
        yield from _in_expression(node)
    elif isinstance(node, ast.stmt):
        yield from _in_statement(node)
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not _is_for_types(node):
        yield "condition", node.test, f"(not ({ast.unparse(node.test)}))"


def _in_expression(node: ast.expr) -> Iterator[tuple[str, ast.expr, str]]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _FLIPPED:
            flipped = ast.Compare(left, [_FLIPPED[type(op)]()], [right])
            yield "comparison", node, f"({ast.unparse(flipped)})"
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "and/or", node, f"({ast.unparse(ast.BoolOp(other, values))})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "negation", node, f"({ast.unparse(operand)})"
        case ast.Constant(value=bool() as value):
            yield "constant", node, str(not value)
        case ast.Constant(value=int() as value):
            yield "off by one", node, str(value + 1)


def _in_statement(node: ast.stmt) -> Iterator[tuple[str, ast.stmt, str]]:
    match node:
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.AugAssign():
            yield "dropped", node, "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "early return", node, "return None"


def related(root: Path, file: str) -> list[str]:
    """The tests beside a source: those of its name, else of its folder, else of the folder above."""
    inside = Path(file).relative_to(PROGRAM)
    folder = Path("tests", inside.parent)
    named = sorted((root / folder).glob(f"test_{inside.stem}*.py"))
    there = sorted((root / "tests" / inside.parts[0]).rglob("test_*.py"))
    speaking = [test for test in there if _speaks_of(test, inside)]
    if named or speaking:
        return [test.relative_to(root).as_posix() for test in dict.fromkeys([*named, *speaking])]
    while not any((root / folder).rglob("test_*.py")):
        folder = folder.parent
    return [folder.as_posix()]


def _speaks_of(test: Path, inside: Path) -> bool:
    """Whether a test imports a source by its name."""
    package = ".".join(("horologium", *inside.parent.parts))
    pattern = rf"from {re.escape(package)}\.{inside.stem} import|from {re.escape(package)} import .*\b{inside.stem}\b"
    return re.search(pattern, test.read_text("utf-8")) is not None


def chosen(root: Path, seed: int, count: int, only: str = "") -> list[Mutant]:
    """So many faults, as many of each area, and of each area from as many files as there are."""
    chance = random.Random(seed)
    areas = [name for name in AREAS if not only or name == only]
    taken: list[Mutant] = []
    for number, area in enumerate(areas):
        share = count // len(areas) + (number < count % len(areas))
        files = [path for pattern in AREAS[area] for path in sorted((root / PROGRAM).glob(pattern))]
        chance.shuffle(files)
        for _, path in zip(range(share), _rounds(files), strict=False):
            taken.append(_one(path.relative_to(root).as_posix(), path.read_text("utf-8"), chance, taken))
    return taken


def _one(file: str, text: str, chance: random.Random, taken: Sequence[Mutant]) -> Mutant:
    """A new fault for a file, each kind as likely as the others."""
    kinds: dict[str, list[Mutant]] = {}
    for mutant in mutants_of(file, text):
        if mutant not in taken:
            kinds.setdefault(mutant.operator, []).append(mutant)
    while True:
        mutant = chance.choice(kinds[chance.choice(sorted(kinds))])
        if _compiles(mutant.planted(text)):
            return mutant


def _rounds(files: Sequence[Path]) -> Iterator[Path]:
    """Every file that can hold a fault, then every file again."""
    while True:
        for path in files:
            if mutants_of("", path.read_text("utf-8")):
                yield path


def killer(copy: Path, mutant: Mutant, python: str = sys.executable) -> str:
    """The first test that fails with this fault in the copy, which is as it was afterwards; nothing if none does."""
    source = copy / mutant.file
    sound = source.read_text("utf-8")
    source.write_text(mutant.planted(sound), "utf-8")
    command = [python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *related(copy, mutant.file)]
    surroundings = {**os.environ, "PYTHONPATH": str(copy / "desktop"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=copy, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return ENDLESS
    finally:
        source.write_text(sound, "utf-8")
    if done.returncode == 0:
        return ""
    named = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return named[1] if named else f"pytest ended with {done.returncode}"


def excuses() -> dict[str, str]:
    """Faults that change nothing, by their file, line and words, each with its reason."""
    lines = EQUIVALENT.read_text("utf-8").splitlines()
    parted = [line.split(" | ") for line in lines if line[:1] != "#"]
    return {f"{file} | {said} | {words}": reason for file, said, words, reason in parted}


def verdict(mutant: Mutant, killed_by: str, known: dict[str, str]) -> str:
    """How it went, in words."""
    if killed_by:
        return f"killed by {killed_by}"
    reason = known.get(f"{mutant.file} | {mutant.said} | {mutant.words}")
    return f"equivalent: {reason}" if reason else "SURVIVED"


def main(arguments: Sequence[str]) -> int:
    """Plant them one by one and print the table; 1 if one survives that should not."""
    parser = argparse.ArgumentParser(prog="dev.py trials mutants", description="plant faults for tests to see")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1509)
    parser.add_argument("--only", choices=AREAS, default="")
    parser.add_argument("--list", action="store_true", help="only say which they are")
    wishes = parser.parse_args(arguments)
    known, survived = excuses(), 0
    with tempfile.TemporaryDirectory(prefix="horologium-mutants-") as folder:
        copy = Path(folder)
        for part in () if wishes.list else PARTS:
            _copy(ROOT / part, copy / part)
        for number, mutant in enumerate(chosen(ROOT, wishes.seed, wishes.count, wishes.only), 1):
            ended = "" if wishes.list else verdict(mutant, killer(copy, mutant), known)
            survived += ended == "SURVIVED"
            print(f"{number:>3} {mutant.file}:{mutant.line} | {mutant.operator} | {mutant.words} | {ended}", flush=True)
    print(f"{survived} survived")
    return int(bool(survived))


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def _line_starts(text: str) -> list[int]:
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _compiles(text: str) -> bool:
    try:
        compile(text, "planted", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def _short(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 60 else f"{words[:57]}..."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
