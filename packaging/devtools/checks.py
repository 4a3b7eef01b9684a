"""``dev.py check``: format, lint, types, import contracts, packs, proved rules, and a table of what passed."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from devtools.environment import quietly
from devtools.runs import offscreen_environment

if TYPE_CHECKING:
    from pathlib import Path

    from devtools.environment import Environment

_LINT_IMPORTS: Final = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@dataclass(frozen=True)
class Step:
    """One thing that is checked; without a command there is nothing to check. A report is shown in any case."""

    name: str
    command: tuple[str, ...]
    report: bool = False


@dataclass(frozen=True)
class Result:
    """How a step went."""

    step: Step
    passed: bool
    seconds: float
    output: str

    def line(self) -> str:
        """The row of the table."""
        verdict = "skipped, nothing there" if not self.step.command else "ok" if self.passed else "FAILED"
        return f"{self.step.name:<8} {verdict:<7} {self.seconds:5.1f} s"


def check(environment: Environment) -> int:
    """Run all steps, show reports, what failed and the table; 1 when anything failed."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = list(pool.map(_run, steps(str(environment.python), environment.root)))
    for result in results:
        if not result.passed or result.step.report:
            print(f"--- {result.step.name}\n{result.output.rstrip()}\n")
    print("\n".join(result.line() for result in results))
    return int(not all(result.passed for result in results))


def steps(python: str, root: Path) -> list[Step]:
    """What is checked, in the order of the table."""
    packs = [str(pack) for pack in packs_in(root / "campaigns")]
    return [
        Step("format", (python, "-m", "ruff", "format", "--check", ".")),
        Step("lint", (python, "-m", "ruff", "check", ".")),
        Step("types", (python, "-m", "mypy")),
        Step("imports", (python, "-c", _LINT_IMPORTS, "--no-logo")),
        Step("packs", (python, "-m", "horologium", "check", *packs) if packs else ()),
        Step("rules", (python, str(root / "packaging" / "dev.py"), "rules"), report=True),
    ]


def packs_in(campaigns: Path) -> list[Path]:
    """The packs in a folder: folders and zip files, but nothing hidden."""
    if not campaigns.is_dir():
        return []
    return sorted(
        entry
        for entry in campaigns.iterdir()
        if (entry.is_dir() or entry.suffix == ".zip") and not entry.name.startswith((".", "_"))
    )


def _run(step: Step) -> Result:
    if not step.command:
        return Result(step, True, 0.0, "")
    start = time.perf_counter()
    process = quietly(list(step.command), offscreen_environment(os.environ))
    return Result(step, process.returncode == 0, time.perf_counter() - start, process.stdout)
