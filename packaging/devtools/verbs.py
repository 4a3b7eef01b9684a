"""The verbs of dev.py."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from devtools import interpreters
from devtools.environment import Environment, clean_environment
from devtools.libraries import OFFSCREEN, WINDOW, ensure_fonts, ensure_libraries
from devtools.runs import hand_over, library_need, named_python, offscreen_environment, quick_part, workers
from devtools.say import Stop, say

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).resolve().parents[2]
INTERRUPTED: Final = 130
RECORDINGS: Final = ("diaries", "walks")
"""What can be recorded beside the golden games."""


@dataclass(frozen=True)
class Verb:
    """One thing dev.py does."""

    arguments: str
    text: str
    do: Callable[[Environment, list[str]], int]


def main(argv: Sequence[str]) -> int:
    """Do what the first argument says with the others."""
    if not argv or argv[0] in {"-h", "--help", "help"}:
        print(usage())
        return 0 if argv else 2
    try:
        verb = VERBS.get(argv[0])
        if verb is None:
            raise Stop(f"there is no verb {argv[0]!r}; there are {', '.join(VERBS)}.")
        return verb.do(Environment(ROOT), list(argv[1:]))
    except Stop as stop:
        say(str(stop))
        return stop.code
    except OSError as error:
        say(f"{error.filename or 'the system'}: {error.strerror or error}.")
        return 2
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED


def usage() -> str:
    """What ``--help`` prints."""
    rows = [(f"{name} {verb.arguments}".strip(), verb.text) for name, verb in VERBS.items()]
    lines = "\n".join(f"  {call:<22} {text}" for call, text in rows)
    return f"usage: python3 packaging/dev.py VERB\n\n{lines}"


def run(environment: Environment, arguments: list[str]) -> NoReturn:
    """Start the program with these arguments; what only they need is brought for them."""
    environment.ensure(*(["server"] if "server" in arguments else []))
    need = library_need(arguments, os.environ)
    if need is not None:
        ensure_libraries(environment, need)
    if need == WINDOW:
        ensure_fonts(environment)
    # -P: whatever lies in the folder the developer stands in must not be imported.
    hand_over([str(environment.python), "-P", "-m", "horologium", *arguments], clean_environment(os.environ))


def test(environment: Environment, arguments: list[str]) -> NoReturn:
    """Run the tests, with the Python that is named or with our own."""
    path, others = named_python(arguments)
    if path is not None:
        environment = Environment(ROOT, interpreters.at(path))
    _prepare(environment, "dev")
    say(f"running the tests with Python {environment.base.name}")
    _python(environment, "-m", "pytest", *workers(others), *others)


def pythons(environment: Environment, arguments: list[str]) -> int:
    """Run a quick part of the tests with the oldest and the newest other Python of this machine."""
    _refuse(arguments)
    own = interpreters.ask(str(environment.python)) or environment.base
    chosen = interpreters.others(own, interpreters.on_this_machine())
    if not chosen:
        say(f"besides {own.name} no Python from 3.11 on was found here: none is tried")
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), "test", "--python"]
    results = {one: subprocess.call([*command, one.path, *workers([]), *quick_part()]) for one in chosen}
    for one, code in results.items():
        say(f"the quick part with Python {one.name}: {'FAILED' if code else 'ok'}")
    return int(any(results.values()))


def check(environment: Environment, arguments: list[str]) -> int:
    """Check everything that can be checked without running the program."""
    from devtools import checks  # noqa: PLC0415

    _refuse(arguments)
    environment.ensure("dev")
    os.chdir(ROOT)
    say("checking format, lint, types, imports, packs and rules")
    return checks.check(environment)


def rules(_environment: Environment, arguments: list[str]) -> int:
    """Print which rules of the ledgers are proved by a test."""
    from devtools import rules as report  # noqa: PLC0415

    _refuse(arguments)
    print(report.table(report.coverage(ROOT)))
    fallen = report.fallen(ROOT)
    if fallen:
        print(
            f"\nno test proves {', '.join(fallen)}: mark one with @pytest.mark.rule, or name them in {report.ALLOWED}"
        )
    return int(bool(fallen))


def bench(environment: Environment, arguments: list[str]) -> NoReturn:
    """Measure the program against its aims."""
    _prepare(environment, "bench")
    _python(environment, str(ROOT / "packaging" / "bench.py"), *arguments)


def shots(environment: Environment, arguments: list[str]) -> NoReturn:
    """Draw every screen into a folder."""
    if len(arguments) > 1:
        raise Stop("shots takes one folder at most.")
    folder = Path(arguments[0] if arguments else ROOT / "shots").absolute()
    _prepare(environment)
    ensure_fonts(environment)
    say(f"drawing the screens into {folder}")
    _python(environment, "-m", "horologium.ui.shots", str(folder))


def texts(environment: Environment, arguments: list[str]) -> NoReturn:
    """Bring the catalogues of the translators up to date."""
    if arguments:
        raise Stop("texts takes no arguments.")
    _prepare(environment)
    say("gathering all texts into resources/translations")
    _python(environment, "-m", "horologium.ui.languages.gather", str(ROOT / "resources" / "translations"))


def build(environment: Environment, arguments: list[str]) -> NoReturn:
    """Build the bundle of this system and the packages that install it."""
    where = Path.cwd()
    environment.ensure("bundle")
    ensure_libraries(environment, OFFSCREEN)
    ensure_libraries(environment, WINDOW)  # what is not here now would silently be missing in the bundle
    ensure_fonts(environment)
    say("building the bundle, which takes minutes")
    named = [word if word.startswith("-") else str(where / word) for word in arguments]
    _python(environment, str(ROOT / "packaging" / "build.py"), *named)


def trials(environment: Environment, arguments: list[str]) -> NoReturn:
    """Run the long reliability trials, or plant faults for tests to see."""
    _prepare(environment, "dev")
    if arguments[:1] == ["mutants"]:
        say("planting faults in a copy, and running the tests beside them")
        _python(environment, str(ROOT / "packaging" / "devtools" / "mutants.py"), *arguments[1:])
    say("running the long trials")
    os.environ.setdefault("HYPOTHESIS_PROFILE", "trial")
    _python(environment, "-m", "pytest", "-m", "trial", *arguments)


def playthroughs(environment: Environment, arguments: list[str]) -> NoReturn:
    """Record the golden games anew, or what is named."""
    _refuse([word for word in arguments if word not in RECORDINGS])
    _prepare(environment, "dev")
    _python(environment, str(ROOT / "packaging" / "playthroughs.py"), *arguments)


def _prepare(environment: Environment, *extras: str) -> None:
    environment.ensure(*extras)
    ensure_libraries(environment, OFFSCREEN)


def _python(environment: Environment, *arguments: str) -> NoReturn:
    os.chdir(ROOT)
    hand_over([str(environment.python), *arguments], offscreen_environment(os.environ))


def _refuse(arguments: list[str]) -> None:
    if arguments:
        raise Stop(f"this verb takes no arguments, but was given {' '.join(arguments)}.")


VERBS: Final = {
    "run": Verb("[ARGS...]", "start Horologium; ARGS are handed to it", run),
    "test": Verb("[PYTEST ARGS...]", "run the tests, all on all cores unless narrowed; also --python PATH", test),
    "pythons": Verb("", "a quick part of the tests with the oldest and the newest other Python here", pythons),
    "check": Verb("", "check format, lint, types, import contracts and packs", check),
    "rules": Verb("", "show which rules of the ledgers a test proves", rules),
    "bench": Verb("[ARGS...]", "measure speed, as ratios in one run", bench),
    "shots": Verb("[DIR]", "draw every screen, light and dark, into DIR (shots)", shots),
    "texts": Verb("", "gather all texts for the translators", texts),
    "build": Verb("[DIR]", "build the bundle of this system and its packages into DIR (dist)", build),
    "playthroughs": Verb(
        "[diaries|walks]", "record the golden games anew, or diaries, or texts of screens", playthroughs
    ),
    "trials": Verb("[PYTEST ARGS...]", "run the long reliability trials; trials mutants plants faults", trials),
}
