"""The ``horologium`` command; everything heavy is imported only by the branch that needs it."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from horologium import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

THEMES = ("light", "dark", "contrast")
COMMANDS = ("engine", "check", "schema", "lab", "server")
VALUED = ("--data", "--open", "--offscreen-shot", "--theme", "--size")
LARGEST_SHOT = 8000
FAILED = 2
INTERRUPTED = 130
_MISSING_LIBRARY = re.compile(r"^(lib\S+\.so[.\d]*): cannot open shared object file")


def main(argv: Sequence[str] | None = None) -> int:
    """Read the arguments, do what they say, and give back the exit code."""
    parser = _parser()
    arguments = parser.parse_args(_with_file(sys.argv[1:] if argv is None else argv))
    _check(parser, arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal of few letters must not end the program
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _do(arguments)
        if sys.stdout is not None:  # a program without a console has none
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; the interpreter would complain when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ImportError as error:
        sentence = _about_missing(error)
        if sentence is None:
            raise
        return _fail(sentence)
    return code


def _check(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> None:
    """Refuse what does not go together."""
    if arguments.offscreen_shot is None and (arguments.theme or arguments.size):
        parser.error("--theme and --size go with --offscreen-shot FILE")
    if arguments.open and (arguments.command or arguments.offscreen_shot):
        parser.error("a file is opened in the window, not with a command or a picture")
    if arguments.command == "server" and (arguments.act == "check") == bool(arguments.file):
        parser.error(f"server {arguments.act} takes {'no file' if arguments.file else 'a file'}")
    if arguments.command and arguments.offscreen_shot:
        parser.error(f"--offscreen-shot does not go with {arguments.command}")


def _with_file(argv: Sequence[str]) -> list[str]:
    """A file to open may stand alone, as file managers hand it over: ``horologium Siena.horologium``."""
    words = list(argv)
    for place, word in enumerate(words):
        if word.startswith("-"):
            continue
        if place and words[place - 1] in VALUED:
            continue
        is_file = word not in COMMANDS and (bool(Path(word).suffix) or Path(word).exists())
        return [*words[:place], "--open", *words[place:]] if is_file else words
    return words


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="horologium",
        description="A desktop campaign manager with an embedded tactical rules engine. "
        "Without a command it opens the window.",
    )
    parser.add_argument("--version", action="version", version=f"Horologium {__version__}")
    _add_data(parser, default=None)
    parser.add_argument("--open", metavar="FILE", type=Path, help="a campaign, a hero or a pack to open in the window")
    parser.add_argument(
        "--offscreen-shot", metavar="FILE", type=Path, help="draw the start screen into a PNG file, without a display"
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="try every part of the program, without a display and without your data",
    )
    parser.add_argument("--theme", choices=THEMES, help="with --offscreen-shot: the theme to draw in")
    parser.add_argument("--size", metavar="WxH", type=_size, help="with --offscreen-shot: such as 1280x800")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    engine = commands.add_parser("engine", help="run the rules engine over standard input and output")
    # Given after the command it wins; SUPPRESS keeps the value given before it otherwise.
    _add_data(engine, default=argparse.SUPPRESS)
    check = commands.add_parser("check", help="check campaign packs and say what is wrong and how to mend it")
    check.add_argument("packs", metavar="PACK", nargs="+", type=Path, help="a pack folder or .zip file")
    check.add_argument("--plot", action="store_true", help="also say what was proved of the plots of a good pack")
    schema = commands.add_parser("schema", help="write the JSON schemas of a ruleset's pack files, for editors")
    schema.add_argument("ruleset", metavar="RULESET", help="the id of the ruleset, such as demo")
    schema.add_argument("--out", metavar="DIR", type=Path, help="write one file per kind there, not all to the screen")
    _add_lab(commands.add_parser("lab", help="let bots play the missions of a pack by the hundred: are they fair?"))
    server = commands.add_parser("server", help="put a campaign on a PostgreSQL server, fetch it, or check it there")
    server.add_argument("act", choices=("put", "get", "check"), help="what to do")
    server.add_argument("url", metavar="URL", help="where: postgresql://name@host/database")
    server.add_argument("file", metavar="FILE", nargs="?", type=Path, help="the campaign to put, or the file to write")
    _add_data(server, default=argparse.SUPPRESS)
    return parser


def _add_lab(lab: argparse.ArgumentParser) -> None:
    lab.add_argument("pack", metavar="PACK", help="the id of a pack, its folder or its .zip file")
    lab.add_argument("--mission", metavar="ID", action="append", default=[], help="only this mission; may be repeated")
    lab.add_argument("--heroes", metavar="N,N", type=_numbers, default=[], help="sizes of party, such as 2,3,4")
    lab.add_argument("--difficulty", metavar="D,D", type=_words, default=[], help="such as easy,normal,hard")
    lab.add_argument("--runs", metavar="N", type=_number, default=200, help="battles for each row of the table (200)")
    lab.add_argument("--campaigns", metavar="N", type=_number, default=0, help="play so many whole campaigns instead")
    lab.add_argument("--jobs", metavar="N", type=_number, default=0, help="processes at once (one for each core)")
    lab.add_argument(
        "--seed", metavar="N", type=_number, default=1509, help="the same seed gives the same games (1509)"
    )
    lab.add_argument(
        "--story",
        metavar="F,F",
        type=lambda text: [] if text == "none" else _words(text),
        help="flags that the story has set before all battles, or none (each battle draws some that can hold there)",
    )
    lab.add_argument("--companies", metavar="FILE", type=Path, help="recorded companies that come in turn")
    lab.add_argument("--json", metavar="FILE", type=Path, help="write all results there")
    lab.add_argument("--plot", metavar="FILE", type=Path, help="draw the results into an SVG file")
    lab.add_argument("--resume", metavar="FILE", type=Path, help="keep results there and go on where a lab was stopped")


def _number(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,8}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(word) for word in _words(text)]


def _words(text: str) -> list[str]:
    return [word for word in map(str.strip, text.split(",")) if word]


def _add_data(parser: argparse.ArgumentParser, default: object) -> None:
    parser.add_argument("--data", metavar="DIR", type=_folder, default=default, help="where your campaigns live")


def _folder(text: str) -> Path:
    if not text:  # a variable that was never set must not turn this folder into the data folder
        raise argparse.ArgumentTypeError("no folder is named; write . for the current one")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{2,4})x(\d{2,4})", text, re.ASCII)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not 0 < max(size) <= LARGEST_SHOT:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a size; write width x height up to {LARGEST_SHOT}, such as 1280x800"
        )
    return size


def _do(arguments: argparse.Namespace) -> int:
    if arguments.self_test:
        from horologium import selftest  # noqa: PLC0415

        return selftest.main()
    if arguments.command == "check":
        from horologium.content import check  # noqa: PLC0415

        return check.main(arguments.packs, plot=arguments.plot)
    if arguments.command == "schema":
        from horologium.content import schema  # noqa: PLC0415

        return schema.main(arguments.ruleset, arguments.out)
    if arguments.command == "lab":
        return _lab(arguments)
    return _with_data(arguments)


def _lab(arguments: argparse.Namespace) -> int:
    from horologium.lab import main as lab  # noqa: PLC0415

    return lab.main(
        lab.Wishes(
            pack=arguments.pack,
            missions=arguments.mission,
            heroes=arguments.heroes,
            difficulties=arguments.difficulty,
            runs=arguments.runs,
            campaigns=arguments.campaigns,
            jobs=arguments.jobs,
            seed=arguments.seed,
            story=arguments.story,
            companies=arguments.companies,
            json=arguments.json,
            plot=arguments.plot,
            resume=arguments.resume,
        )
    )


def _with_data(arguments: argparse.Namespace) -> int:
    from horologium.paths import DataFolderError, data_dir  # noqa: PLC0415

    window = arguments.command is None and arguments.offscreen_shot is None
    if window and not has_display(sys.platform, os.environ):
        return _fail(
            "There is no display to open the window on: set DISPLAY or WAYLAND_DISPLAY, "
            "or draw the start screen with --offscreen-shot FILE."
        )
    try:
        folder = data_dir(arguments.data)
    except DataFolderError as error:
        return _fail(str(error))
    if arguments.command == "engine":
        from horologium.protocol import server  # noqa: PLC0415

        return server.main(folder)
    if arguments.command == "server":
        from horologium import app  # noqa: PLC0415
        from horologium.store import servers  # noqa: PLC0415

        return servers.main(arguments.act, arguments.url, arguments.file, app.open_office(folder).packs.packs)
    return _with_qt(folder, arguments)


def _with_qt(folder: Path, arguments: argparse.Namespace) -> int:
    if arguments.offscreen_shot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from horologium import app  # noqa: PLC0415

    if arguments.offscreen_shot is not None:
        return app.offscreen_shot(folder, arguments.offscreen_shot, arguments.theme, arguments.size)
    return app.run(folder, arguments.open)


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether Qt can find a place for a window; only Linux can be without."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return platform != "linux" or any(environment.get(name) for name in names)


def _about_missing(error: ImportError) -> str | None:
    """One sentence when Qt or one of its system libraries is missing; None for a fault of our own."""
    library = _MISSING_LIBRARY.match(str(error))
    if library is not None:
        return f"Qt needs the system library {library[1]}, which is missing here; {_remedy()}"
    if isinstance(error, ModuleNotFoundError) and not (error.name or "horologium").startswith("horologium"):
        return f"The Python package {error.name} is missing; 'python3 packaging/dev.py run' installs what is needed."
    return None


def _remedy() -> str:
    """How a missing library comes here: a bundle has no dev.py, and lacks only what belongs to the graphics driver."""
    if getattr(sys, "frozen", False):
        return "install the package of your system that holds it (on Debian: libgl1 and libegl1)."
    return "'python3 packaging/dev.py run' names its package and, as root on Debian, installs it."


def _fail(sentence: str) -> int:
    sys.stderr.write(f"horologium: {sentence}\n")
    return FAILED
