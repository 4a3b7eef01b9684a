"""Check packs from the command line: ``horologium check [--plot] PACK...``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from horologium.content.checks.plot_proofs import prove
from horologium.content.checks.plot_states import MOST_PROVEN
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.engine.core.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.content.rules import Rules

WELL, FAULTY, UNREADABLE = range(3)


def main(paths: list[Path], *, plot: bool = False) -> int:
    """Print every problem on a line of its own, then a summary; 0 is well, 1 faulty, 2 cannot be read.

    With ``plot`` what was proved of the plots of a good pack is printed too.
    """
    from horologium.engine.rulesets import RULESETS  # noqa: PLC0415

    if not paths:
        sys.stderr.write("Which pack? Name the folder that holds pack.toml, or a .zip.\n")
        return UNREADABLE
    return max(_check(path, RULESETS, plot=plot) for path in paths)


def _check(path: Path, rulesets: Mapping[str, Rules], *, plot: bool) -> int:
    found = load_pack(path, rulesets, states=MOST_PROVEN)
    code = report(path, found)
    if plot and isinstance(found, Pack):
        rules = rulesets[found.ruleset]
        for line in (line for proof in prove(rules, found.content) for line in proof.lines):
            sys.stdout.write(f"{path.name or path.resolve().name}: {line}\n")
    return code


def report(path: Path, found: Pack | RefusedPack) -> int:
    """Print what was found in one pack."""
    name = path.name or path.resolve().name
    problems = found.problems if isinstance(found, RefusedPack) else ()
    for problem in problems:
        sys.stdout.write(f"{problem}\n" if problem.file else f"{name}: {problem}\n")
    if isinstance(found, Pack):
        for line in untranslated(found):
            sys.stdout.write(f"{name}: {line}\n")
    files = f"{found.files} file{'' if found.files == 1 else 's'}"
    count = f"{len(problems) or 'no'} problem{'' if len(problems) == 1 else 's'}"
    sys.stdout.write(f"{name}: {files}, {count}\n")
    if isinstance(found, RefusedPack):
        return UNREADABLE if found.unreadable else FAULTY
    return WELL


def untranslated(pack: Pack) -> Iterator[str]:
    """Tell how much of each translation is missing; that is no fault, for such texts stay as they are."""
    own, *others = pack.languages
    for code in others:
        missing = [place for place, text in pack.texts[own].items() if text and place not in pack.texts[code]]
        if missing:
            count = Phrase("{count} of {all} texts {count:is|are} not translated").format(
                count=len(missing), all=len(pack.texts[own])
            )
            yield f"text/{code}.toml: {missing[0]}: {count}, this is the first - add them, or they stay in {own!r}"


if __name__ == "__main__":
    raise SystemExit(main([Path(argument) for argument in sys.argv[1:]]))
