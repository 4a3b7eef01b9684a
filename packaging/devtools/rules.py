"""Which rules of the ledgers are proved by a test, found by reading the tests, not by running them."""

from __future__ import annotations

import ast
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

RULE_ID: Final = re.compile(r"[A-Z]{3,5}-[A-Z]{2,5}-\d{2,3}[a-z]?")
ALLOWED: Final = Path("tests", "architecture", "untested_rules.txt")
_TESTED_KINDS: Final = frozenset({"core", "option", "variant", "ruling"})
_CITED: Final = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True)
class Ledger:
    """The ids of one game's ledger: all of them, and those that need a test."""

    game: str
    ids: frozenset[str]
    to_test: tuple[str, ...]

    @property
    def package(self) -> str:
        """The name of the ruleset package that plays it."""
        return self.game.replace("-", "_")


@dataclass(frozen=True)
class Mention:
    """A rule id somewhere in the code."""

    id: str
    file: Path
    line: int


@dataclass(frozen=True)
class Coverage:
    """How far the tests prove one ledger."""

    ledger: Ledger
    built: bool
    missing: tuple[str, ...]


def coverage(root: Path) -> list[Coverage]:
    """Every ledger with the rules that no test marks."""
    tested = {mention.id for mention in marked(root / "tests")}
    rulesets = root / "desktop" / "horologium" / "engine" / "rulesets"
    return [
        Coverage(
            ledger,
            (rulesets / ledger.package / "__init__.py").is_file(),
            tuple(id_ for id_ in ledger.to_test if id_ not in tested),
        )
        for ledger in ledgers(root / "resources" / "codex")
    ]


def table(coverages: Sequence[Coverage]) -> str:
    """The report: a row for each ledger, then the missing ids of the rulesets that exist."""
    rows = [f"{'ledger':<18}{'rules':>7}{'tested':>8}{'missing':>9}  ruleset"]
    for each in coverages:
        count, missing = len(each.ledger.to_test), len(each.missing)
        built = "there" if each.built else "not yet"
        rows.append(f"{each.ledger.game:<18}{count:>7}{count - missing:>8}{missing:>9}  {built}")
    gaps = [f"\n{each.ledger.game}: {' '.join(each.missing)}" for each in coverages if each.built and each.missing]
    return "\n".join(rows + gaps)


def allowed(root: Path) -> frozenset[str]:
    """The rules that need no test yet: the floor below which the count of proved rules must not fall."""
    lines = ((root / ALLOWED).read_text("utf-8")).splitlines()
    return frozenset(line.split()[0] for line in lines if line.strip() and not line.startswith("#"))


def fallen(root: Path) -> list[str]:
    """The rules of built rulesets that no test proves although one has to."""
    missing = (id_ for each in coverage(root) if each.built for id_ in each.missing)
    return sorted(set(missing) - allowed(root))


def ledgers(folder: Path) -> list[Ledger]:
    """The ledgers in a folder, by name."""
    return [_ledger(tomllib.loads(file.read_text("utf-8"))) for file in sorted(folder.glob("*.toml"))]


def _ledger(data: dict[str, list[dict[str, str]]]) -> Ledger:
    rules, examples, gaps = (data.get(key, []) for key in ("rule", "example", "missing"))
    to_test = [rule["id"] for rule in rules if rule["kind"] in _TESTED_KINDS]
    to_test += [example["id"] for example in examples]
    ids = frozenset(entry["id"] for entry in (*rules, *examples, *gaps))
    return Ledger(str(data["game"]), ids, tuple(to_test))


def marked(tests: Path) -> Iterator[Mention]:
    """The ids that tests name in ``pytest.mark.rule(…)``, also inside parameters."""
    for file in sorted(tests.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        constants = _constants(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                for id_ in _strings(node.args, constants):
                    yield Mention(id_, file, node.lineno)


def cited(sources: Path) -> Iterator[Mention]:
    """The ids that source files name: in docstrings as ``[ID, …]``, in code as whole strings."""
    for file in sorted(sources.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                for id_ in _ids_in(node.value):
                    yield Mention(id_, file, node.lineno)


def _ids_in(text: str) -> list[str]:
    if RULE_ID.fullmatch(text):
        return [text]
    return [id_ for group in _CITED.findall(text) for id_ in RULE_ID.findall(group)]


def _is_rule_mark(func: ast.expr) -> bool:
    return (
        isinstance(func, ast.Attribute)
        and func.attr == "rule"
        and (
            (isinstance(func.value, ast.Attribute) and func.value.attr == "mark")
            or (isinstance(func.value, ast.Name) and func.value.id == "mark")
        )
    )


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    """The module's names that stand for a value, so that ``mark.rule(*IDS)`` can be read."""
    return {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _strings(nodes: Iterable[ast.expr], constants: dict[str, ast.expr]) -> Iterator[str]:
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.Starred(value=inner):
                yield from _strings([inner], constants)
            case ast.Tuple(elts=items) | ast.List(elts=items):
                yield from _strings(items, constants)
            case ast.Name(id=name) if name in constants:
                yield from _strings([constants[name]], {})
            case _:
                pass
