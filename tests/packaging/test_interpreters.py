"""Which Pythons dev.py finds, takes and refuses."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from devtools import interpreters, runs, verbs
from devtools.environment import Environment
from devtools.interpreters import Interpreter
from devtools.say import Stop

OWN = Interpreter("own", (3, 12, 1), "cpython-312")


def python(*version, level="final"):
    return Interpreter(f"python{version}", version, f"cpython-{version[0]}{version[1]}", level)


def script(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    file.chmod(0o755)
    return str(file)


def test_the_python_that_runs_this_says_of_itself_what_it_is():
    assert interpreters.ask(sys.executable) == interpreters.this()
    assert interpreters.this().has_venv()


def test_a_python_that_is_not_there_is_refused_in_a_sentence():
    with pytest.raises(Stop, match="no-such-python: there is no program that can be started; name a Python"):
        interpreters.at("no-such-python")


@pytest.mark.skipif(os.name == "nt", reason="a script is no program there")
@pytest.mark.parametrize("text", ["echo hello", "exit 1", "echo '[1]'", "echo 3", "echo '[1, 2, 3, 4]'"])
def test_what_is_no_python_is_refused_in_a_sentence(tmp_path, text):
    with pytest.raises(Stop, match="it does not answer like a Python"):
        interpreters.at(script(tmp_path / "fake", text))


def test_a_python_that_is_too_old_is_refused_with_its_version(monkeypatch):
    monkeypatch.setattr(interpreters, "ask", lambda _: python(3, 10, 13))
    with pytest.raises(Stop, match=r"it is Python 3\.10\.13, and Horologium needs 3\.11 or newer"):
        interpreters.at(sys.executable)


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([], []),
        ([OWN, python(3, 10, 13)], []),
        ([OWN, python(3, 13, 0)], [python(3, 13, 0)]),
        ([python(3, 14, 0, level="candidate"), python(3, 13, 0)], [python(3, 13, 0)]),
        (
            [python(3, 13, 0), python(3, 11, 7), OWN, python(3, 14, 1), python(3, 11, 2)],
            [python(3, 11, 2), python(3, 14, 1)],
        ),
        ([python(3, 12, 10), python(3, 12, 9)], [python(3, 12, 9), python(3, 12, 10)]),
    ],
)
def test_the_oldest_and_the_newest_others_are_tried(found, chosen):
    assert interpreters.others(OWN, found) == chosen


@pytest.mark.skipif(os.name == "nt", reason="links to programs are for systems with links")
def test_pythons_are_found_on_the_path_and_in_the_folder_of_pyenv_each_version_once(tmp_path, monkeypatch):
    here = sys.executable
    script(tmp_path / "bin" / "python3.12", f'exec "{here}" "$@"')
    script(tmp_path / "bin" / "python3.13", "exit 1")
    script(tmp_path / "pyenv" / "versions" / "3.99.1" / "bin" / "python3", 'echo \'["/x", [3, 99, 1], "t", "final"]\'')
    monkeypatch.setattr(interpreters, "SYSTEM", ())
    found = interpreters.on_this_machine({"PATH": str(tmp_path / "bin"), "PYENV_ROOT": str(tmp_path / "pyenv")})
    assert list(found) == [interpreters.this(), Interpreter("/x", (3, 99, 1), "t")]


@pytest.mark.parametrize(
    ("arguments", "parted"),
    [
        ([], (None, [])),
        (["-k", "x"], (None, ["-k", "x"])),
        (["--python", "a/b", "-x"], ("a/b", ["-x"])),
        (["tests/ui", "--python=p", "-x"], ("p", ["tests/ui", "-x"])),
    ],
)
def test_the_named_python_is_parted_from_the_arguments_of_pytest(arguments, parted):
    assert runs.named_python(arguments) == parted


@pytest.mark.parametrize("arguments", [["--python"], ["--python="], ["-x", "--python"]])
def test_no_python_is_no_guess(arguments):
    with pytest.raises(Stop, match="--python needs the path of a Python"):
        runs.named_python(arguments)


def test_a_named_python_has_an_environment_of_its_own(tmp_path):
    assert Environment(tmp_path).folder == tmp_path / ".venv"
    assert Environment(tmp_path, python(3, 13, 0)).folder == tmp_path / ".venv-3.13.0"
    assert Environment(tmp_path, python(3, 13, 0)).base.tag == "cpython-313"


@pytest.fixture
def tried(monkeypatch):
    """The commands that would have been run; that of Python 3.13 fails."""
    commands = []
    monkeypatch.setattr(
        verbs.subprocess, "call", lambda command: commands.append(command) or int("3, 13" in command[4])
    )
    monkeypatch.setattr(interpreters, "ask", lambda _: OWN)
    return commands


def test_the_quick_part_is_run_with_each_of_them_and_one_failure_counts(tried, monkeypatch, capsys):
    monkeypatch.setattr(interpreters, "on_this_machine", lambda: [python(3, 13, 0), OWN, python(3, 11, 2)])
    assert verbs.pythons(Environment(verbs.ROOT), []) == 1
    assert [command[2:5] for command in tried] == [
        ["test", "--python", python(*v).path] for v in ((3, 11, 2), (3, 13, 0))
    ]
    assert "3.11.2: ok" in (said := capsys.readouterr().err)
    assert "3.13.0: FAILED" in said


def test_where_there_is_no_other_python_it_is_said(tried, monkeypatch, capsys):
    monkeypatch.setattr(interpreters, "on_this_machine", lambda: [OWN])
    assert verbs.pythons(Environment(verbs.ROOT), []) == 0
    assert "besides 3.12.1 no Python from 3.11 on was found here" in capsys.readouterr().err


def test_all_tests_of_the_quick_part_are_there():
    assert [name for name in runs.quick_part() if not (verbs.ROOT / name.partition("::")[0]).exists()] == []


def test_ci_runs_the_quick_part():
    assert "dev.py pythons" in Path(verbs.ROOT, ".ci", "run").read_text("utf-8")
