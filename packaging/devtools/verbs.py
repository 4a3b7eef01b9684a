"""The verbs of dev.py."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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
RECORDINGS: Final = ("diaries", "companies")
"""What can be recorded beside the golden games."""
HELPERS: Final = {"companies": "parties"}
"""The helper of the tests that makes a recording, where it has another name."""
HELP: Final = frozenset({"-h", "--help"})


@dataclass(frozen=True)
class Verb:
    """One thing dev.py does: how many words it takes at most (None: any number), and its options with what they do.

    A verb that starts another program, ``of``, leaves all words and options but its own to that.
    """

    arguments: str
    text: str
    do: Callable[[Environment, list[str]], int]
    words: int | None = 0
    options: Mapping[str, str] = field(default_factory=dict)
    of: str = ""


def main(argv: Sequence[str]) -> int:
    """Do what the first argument says with the others."""
    if not argv or argv[0] in {*HELP, "help"}:
        print(usage())
        return 0 if argv else 2
    name, *arguments = argv
    try:
        verb = VERBS.get(name)
        if verb is None:
            raise Stop(f"there is no verb {name!r}; there are {', '.join(VERBS)}.")
        if wants_help(verb, arguments):
            print(usage_of(name, verb))
            return 0
        refuse(name, verb, arguments)
        return verb.do(Environment(ROOT), arguments)
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
    return f"usage: python3 packaging/dev.py VERB\n\n{lines}\n\nVERB --help tells more of each."


def usage_of(name: str, verb: Verb) -> str:
    """What ``VERB --help`` prints."""
    options = [f"  {option:<22} {text}" for option, text in verb.options.items()]
    others = [f"  {'...':<22} all else is handed to {verb.of}"] if verb.of else []
    head = f"usage: python3 packaging/dev.py {name} {verb.arguments}".strip()
    return "\n".join([head, "", f"  {verb.text}", *options, *others])


def wants_help(verb: Verb, arguments: Sequence[str]) -> bool:
    """Whether dev.py shall tell of a verb: what follows a word is the other program's affair, and all of ``run``."""
    return verb.do is not run and not HELP.isdisjoint(arguments[:1] if verb.of else arguments)


def refuse(name: str, verb: Verb, arguments: Sequence[str]) -> None:
    """Stop at an option that a verb does not have, and at more words than it takes."""
    if verb.of:
        return
    there = " and ".join([*verb.options, "--help"])
    for option in (word for word in arguments if word.startswith("-") and word not in verb.options):
        raise Stop(f"{name} has no option {option}; it has {there}.")
    words = [word for word in arguments if not word.startswith("-")]
    if verb.words is not None and len(words) > verb.words:
        takes = "no arguments" if not verb.words else "one argument" if verb.words == 1 else f"{verb.words} arguments"
        raise Stop(f"{name} takes {takes}, but was given {' '.join(words)}.")


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


def pythons(environment: Environment, _arguments: list[str]) -> int:
    """Run a quick part of the tests with the oldest and the newest other Python of this machine."""
    own = interpreters.ask(str(environment.python)) or environment.base
    chosen = interpreters.others(own, interpreters.on_this_machine())
    if not chosen:
        say(f"besides {own.name} no Python from 3.11 on was found here: none is tried")
    command = [sys.executable, str(ROOT / "packaging" / "dev.py"), "test", "--python"]
    results = {one: subprocess.call([*command, one.path, *workers([]), *quick_part()]) for one in chosen}
    for one, code in results.items():
        say(f"the quick part with Python {one.name}: {'FAILED' if code else 'ok'}")
    return int(any(results.values()))


def check(environment: Environment, _arguments: list[str]) -> int:
    """Check everything that can be checked without running the program."""
    from devtools import checks  # noqa: PLC0415

    environment.ensure("dev")
    os.chdir(ROOT)
    say("checking format, lint, types, imports, packs and rules")
    return checks.check(environment)


def format_(environment: Environment, arguments: list[str]) -> int:
    """Sort the imports and lay out the code as ``check`` wants it."""
    environment.ensure("dev")
    files = [str(Path(word).absolute()) for word in arguments] or ["."]
    os.chdir(ROOT)
    ruff = [str(environment.python), "-m", "ruff"]
    sort, lay_out = ("check", "--quiet", "--select", "I", "--fix"), ("format",)
    codes = [subprocess.call([*ruff, *how, *files]) for how in (sort, lay_out)]
    return int(any(codes))


def rules(_environment: Environment, _arguments: list[str]) -> int:
    """Print which rules of the ledgers are proved by a test."""
    from devtools import rules as report  # noqa: PLC0415

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
    """Draw the screens whose names begin as wanted into a folder, or every screen."""
    folder = Path(arguments[0] if arguments else ROOT / "shots").absolute()
    _prepare(environment)
    ensure_fonts(environment)
    say(f"drawing the screens into {folder}")
    _python(environment, str(ROOT / "packaging" / "shots.py"), str(folder), *arguments[1:])


def texts(environment: Environment, _arguments: list[str]) -> NoReturn:
    """Bring the catalogues of the translators up to date."""
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
    for word in arguments:
        if word not in RECORDINGS:
            raise Stop(f"there is no recording {word!r}; beside the games there are {', '.join(RECORDINGS)}.")
    _prepare(environment, "dev")
    _python(environment, str(ROOT / "packaging" / "playthroughs.py"), *(HELPERS.get(word, word) for word in arguments))


def _prepare(environment: Environment, *extras: str) -> None:
    environment.ensure(*extras)
    ensure_libraries(environment, OFFSCREEN)


def _python(environment: Environment, *arguments: str) -> NoReturn:
    os.chdir(ROOT)
    hand_over([str(environment.python), *arguments], offscreen_environment(os.environ))


VERBS: Final = {
    "run": Verb("[ARGS...]", "start Horologium; ARGS are handed to it", run, of="Horologium"),
    "test": Verb(
        "[PYTEST ARGS...]",
        "run the tests, all on all cores unless narrowed; also --python PATH",
        test,
        options={"--python PATH": "with another Python, in an environment of its own"},
        of="pytest",
    ),
    "pythons": Verb("", "a quick part of the tests with the oldest and the newest other Python here", pythons),
    "check": Verb("", "check format, lint, types, import contracts and packs", check),
    "format": Verb("[PATH...]", "sort imports and lay out code as check wants it", format_, words=None),
    "rules": Verb("", "show which rules of the ledgers a test proves", rules),
    "bench": Verb(
        "[WORD...]", "measure speed, as ratios in one run; only rows with WORD in their name", bench, words=None
    ),
    "shots": Verb(
        "[DIR [NAME...]]", "draw the screens whose names begin with NAME, or all, into DIR (shots)", shots, words=None
    ),
    "texts": Verb("", "gather all texts for the translators", texts),
    "build": Verb(
        "[DIR]",
        "build the bundle of this system and its packages into DIR (dist)",
        build,
        words=1,
        options={"--bundle-only": "without the packages that install it"},
    ),
    "playthroughs": Verb(
        "[diaries|companies]", "record the golden games anew, or what bots do in campaigns", playthroughs, words=1
    ),
    "trials": Verb(
        "[PYTEST ARGS...]",
        "run the long reliability trials; trials mutants plants faults",
        trials,
        options={"mutants": "plant faults and name those that no test sees; mutants --help tells more"},
        of="pytest",
    ),
}
