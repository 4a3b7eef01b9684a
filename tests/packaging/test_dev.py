"""dev.py's own decisions; nothing here makes an environment or installs anything."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from devtools import apt, environment, libraries, runs, verbs
from devtools.checks import packs_in, steps
from devtools.environment import Environment, clean_environment, tail
from devtools.interpreters import Interpreter
from devtools.say import Stop
from devtools.stamp import Stamp, read_stamp, wanted_stamp, write_stamp
from helpers.source import ROOT

TAG = sys.implementation.cache_tag
HERE = Stamp("here", "cpython-311", "abc", ("dev",))
LDD = """
\tlibQt6Gui.so.6 => /opt/libQt6Gui.so.6 (0x00007f8272600000)
\tlibxcb-icccm.so.4 => not found
\tlibEGL.so.1 => not found
/opt/other.so:
\tlibxcb-icccm.so.4 => not found
"""


@pytest.fixture
def checkout(tmp_path):
    """An environment that looks ready, without being one."""
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    there = Environment(tmp_path)
    there.python.parent.mkdir(parents=True)
    there.python.touch()
    write_stamp(there.folder / "horologium-stamp.json", wanted_stamp(tmp_path, ("dev",), TAG))
    return there


@pytest.fixture
def made(monkeypatch):
    """What would have been made, had it not been for the test."""
    seen = []
    monkeypatch.setattr(Environment, "_create", lambda self: seen.append("create"))
    monkeypatch.setattr(Environment, "_install", lambda self, extras: seen.append(extras))
    return seen


def dev(*arguments):
    return subprocess.run(
        [sys.executable, ROOT / "packaging" / "dev.py", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def test_help_lists_every_verb():
    result = dev("--help")
    assert result.returncode == 0
    assert [verb for verb in verbs.VERBS if f"\n  {verb} " not in result.stdout] == []


def test_an_unknown_verb_is_one_sentence_on_standard_error():
    result = dev("dance")
    assert (result.returncode, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
    assert "'dance'" in result.stderr


@pytest.mark.parametrize("verb", [name for name in verbs.VERBS if name != "run"])
def test_every_verb_tells_of_itself_and_does_nothing(verb, capsys, monkeypatch):
    monkeypatch.setattr(verbs, "Environment", lambda _: pytest.fail("it begins to work"))
    assert verbs.main([verb, "--help"]) == 0
    assert f"dev.py {verb}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["shots", "--hlp"], "shots has no option --hlp; it has --help."),
        (["build", "--all", "dist"], "build has no option --all; it has --bundle-only and --help."),
        (["check", "campaigns"], "check takes no arguments, but was given campaigns."),
        (["playthroughs", "walks"], "there is no recording 'walks'; beside the games there are diaries, companies."),
    ],
)
def test_what_a_verb_does_not_know_is_refused_in_one_sentence(arguments, complaint, capsys):
    assert verbs.main(arguments) == 2
    assert capsys.readouterr().err == f"dev: {complaint}\n"


def test_names_choose_the_screens_that_are_drawn(checkout, monkeypatch, tmp_path):
    started = []
    monkeypatch.setattr(verbs, "_prepare", lambda *_: None)
    monkeypatch.setattr(verbs, "ensure_fonts", lambda _: None)
    monkeypatch.setattr(verbs, "_python", lambda _, *arguments: started.append(arguments))
    verbs.shots(checkout, [str(tmp_path), "start", "codex"])
    assert started == [(str(ROOT / "packaging" / "shots.py"), str(tmp_path), "start", "codex")]


def test_format_sorts_and_lays_out_what_is_named(tmp_path, monkeypatch):
    untidy = tmp_path / "untidy.py"
    untidy.write_text("import sys\nimport os\nx = [ 1,2 ]\n", "utf-8")
    monkeypatch.setattr(Environment, "ensure", lambda *_: None)
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    assert verbs.format_(Environment(ROOT), [str(untidy)]) == 0
    assert untidy.read_text("utf-8") == "import os\nimport sys\n\nx = [1, 2]\n"


def test_the_first_lines_can_be_read_by_an_old_python():
    text = (ROOT / "packaging" / "dev.py").read_text("utf-8")
    assert text.index("sys.version_info < (3, 11)") < text.index("from devtools")
    compile(text, "dev.py", "exec", dont_inherit=True)
    assert "from __future__" not in text
    assert 'f"' not in text


def test_rules_are_reported_without_an_environment():
    result = dev("rules")
    assert result.returncode == 0
    assert "nova-aetas" in result.stdout


def test_a_stamp_survives_the_file(tmp_path):
    write_stamp(tmp_path / "stamp.json", HERE)
    assert read_stamp(tmp_path / "stamp.json") == HERE


@pytest.mark.parametrize("text", ["", "[]", "{", '{"root": 1}', '{"extras": [], "settled": [], "more": 1}'])
def test_a_stamp_that_makes_no_sense_is_none(tmp_path, text):
    (tmp_path / "stamp.json").write_text(text, "utf-8")
    assert read_stamp(tmp_path / "stamp.json") is None


@pytest.mark.parametrize(
    "change", [{"root": "there"}, {"python": "cpython-312"}, {"project": "abd"}, {"extras": ("bench",)}]
)
def test_any_change_makes_a_stamp_stale(change):
    assert HERE.covers(HERE)
    assert not HERE.covers(replace(HERE, **change))


def test_fewer_extras_are_covered():
    assert HERE.covers(replace(HERE, extras=()))


def test_nothing_is_done_when_nothing_changed(checkout, made):
    checkout.ensure("dev")
    checkout.ensure()
    assert made == []


def test_a_changed_project_is_installed_again_with_all_extras(checkout, made, monkeypatch):
    monkeypatch.setattr(Environment, "_works", lambda self: True)
    (checkout.root / "pyproject.toml").write_text("[project]\nname = 'x'\n", "utf-8")
    checkout.ensure("bench")
    checkout.ensure("bench")
    assert made == [("bench", "dev")]


def test_a_broken_environment_is_made_anew(checkout, made):
    checkout.python.unlink()
    checkout.ensure()
    assert made == ["create", ()]


def test_an_environment_of_another_python_is_made_anew(checkout, made, monkeypatch):
    monkeypatch.setattr(Environment, "_works", lambda self: True)
    stamp = replace(wanted_stamp(checkout.root, ("dev",), TAG), python="cpython-39")
    write_stamp(checkout.folder / "horologium-stamp.json", stamp)
    checkout.ensure("dev")
    assert made == ["create", ("dev",)]


def test_a_sound_environment_made_by_hand_is_kept(checkout, made, monkeypatch):
    monkeypatch.setattr(Environment, "_works", lambda self: True)
    (checkout.folder / "horologium-stamp.json").unlink()
    checkout.ensure("dev")
    assert made == [("dev",)]


def test_an_interpreter_that_cannot_start_does_not_work(checkout):
    assert not checkout._works()


def test_this_very_environment_works(checkout, monkeypatch):
    monkeypatch.setattr(Environment, "python", Path(sys.executable))
    assert checkout._works()


def test_a_settled_matter_is_remembered_until_the_environment_is_made_anew(checkout, made):
    checkout.settle("fonts")
    assert checkout.is_settled("fonts")
    checkout.python.unlink()
    checkout.ensure("dev")
    assert not checkout.is_settled("fonts")


def test_a_failed_pip_is_told_with_its_last_lines(checkout, monkeypatch):
    failed = subprocess.CompletedProcess([], 1, "\n".join(["noise"] * 50 + ["ERROR: no such version"]))
    monkeypatch.setattr(environment, "quietly", lambda *_: failed)
    with pytest.raises(Stop, match=r"pip could not install(.|\n)*ERROR: no such version$"):
        checkout._install(("dev",))


def test_a_missing_venv_module_is_named_with_its_command(checkout, monkeypatch):
    monkeypatch.setattr(Interpreter, "has_venv", lambda self: False)
    monkeypatch.setattr(apt, "may_install", lambda: False)
    monkeypatch.setattr(apt, "is_here", lambda: True)
    package = f"python3.{sys.version_info.minor}-venv"
    with pytest.raises(Stop, match=rf"'sudo apt-get install -y --no-install-recommends {package}'"):
        checkout._create()


def test_the_tail_is_short():
    assert tail("\n".join(str(n) for n in range(100))).split() == [str(n) for n in range(85, 100)]


def test_foreign_python_variables_are_dropped():
    assert clean_environment({"PYTHONPATH": "x", "VIRTUAL_ENV": "y", "PATH": "z"}) == {"PATH": "z"}


def test_tests_see_no_settings_of_the_person():
    seen = runs.offscreen_environment({"QT_SCALE_FACTOR": "2", "PYTEST_ADDOPTS": "-x", "HOME": "h"})
    assert seen.pop("LC_ALL", "C.UTF-8") == "C.UTF-8"
    assert seen == {"HOME": "h", "QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.parametrize(
    ("arguments", "outer", "need"),
    [
        (["engine"], {"DISPLAY": ":0"}, None),
        (["--version"], {"DISPLAY": ":0"}, None),
        (["server", "check", "x"], {"DISPLAY": ":0"}, None),
        ([], {}, None),
        ([], {"DISPLAY": ":0"}, libraries.WINDOW),
        ([], {"WAYLAND_DISPLAY": "w"}, libraries.OFFSCREEN),
        ([], {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, libraries.OFFSCREEN),
        (["--offscreen-shot=a.png"], {"DISPLAY": ":0"}, libraries.OFFSCREEN),
    ],
)
def test_only_the_libraries_that_will_be_loaded_are_looked_for(arguments, outer, need):
    assert runs.library_need(arguments, outer) == need


@pytest.mark.parametrize(("arguments", "extras"), [(["engine"], ()), (["server", "check", "x"], ("server",))])
def test_the_driver_of_a_server_is_brought_when_one_is_spoken_to(checkout, monkeypatch, arguments, extras):
    brought = []
    monkeypatch.setattr(Environment, "ensure", lambda self, *wanted: brought.append(wanted))
    monkeypatch.setattr(verbs, "hand_over", lambda *_: None)
    verbs.run(checkout, arguments)
    assert brought == [extras]


def test_a_narrowed_run_is_one_process():
    assert runs.workers(["tests/ui"]) == []


def test_the_whole_suite_uses_all_cores(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1, 2}, raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    assert runs.workers([])[:2] == ["-n", "3"]


def test_missing_libraries_are_read_from_ldd_each_once():
    assert libraries.not_found(LDD) == ["libxcb-icccm.so.4", "libEGL.so.1"]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libstrange.so", None),
    ],
)
def test_a_library_is_found_in_its_debian_package(library, package):
    assert libraries.package_of(library) == package


def test_missing_libraries_are_named_with_the_exact_command(monkeypatch):
    monkeypatch.setattr(apt, "is_here", lambda: True)
    missing = libraries.not_found(LDD)
    sentence = libraries.about_missing(missing, libraries.packages_for(missing))
    assert "(libxcb-icccm.so.4, libEGL.so.1)" in sentence
    assert "'sudo apt-get install -y --no-install-recommends libegl1 libxcb-icccm4'" in sentence


def test_without_apt_only_the_libraries_are_named(monkeypatch):
    monkeypatch.setattr(apt, "is_here", lambda: False)
    assert "apt-get" not in libraries.about_missing(["libEGL.so.1"], ["libegl1"])


def test_libraries_that_stay_missing_stop_the_verb(checkout, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "missing_libraries", lambda *_: ["libEGL.so.1"])
    monkeypatch.setattr(apt, "may_install", lambda: False)
    with pytest.raises(Stop, match=r"libEGL\.so\.1"):
        libraries.ensure_libraries(checkout, libraries.OFFSCREEN)
    assert not checkout.is_settled(libraries.OFFSCREEN)


def test_libraries_are_looked_for_once(checkout, monkeypatch):
    looks = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "missing_libraries", lambda *_: looks.append(1) or [])
    libraries.ensure_libraries(checkout, libraries.WINDOW)
    libraries.ensure_libraries(checkout, libraries.WINDOW)
    assert looks == [1]


def test_fonts_that_cannot_be_had_are_mentioned_once(checkout, monkeypatch, capsys):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(libraries, "has_garamond", lambda _: False)
    monkeypatch.setattr(apt, "may_install", lambda: False)
    monkeypatch.setattr(apt, "is_here", lambda: True)
    libraries.ensure_fonts(checkout)
    libraries.ensure_fonts(checkout)
    assert capsys.readouterr().err.count("fonts-ebgaramond fonts-ebgaramond-extra") == 1


def test_fonts_are_found_by_their_files(tmp_path):
    assert not libraries.has_garamond([tmp_path, tmp_path / "nowhere"])
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "EBGaramond12-Regular.otf").touch()
    assert libraries.has_garamond([tmp_path])


def test_lists_are_fetched_only_when_the_first_try_fails(monkeypatch):
    asked = []
    monkeypatch.setattr(apt, "_run", lambda arguments: asked.append(arguments[0]) or len(asked) > 1)
    assert apt.install(["libegl1"])
    assert asked == ["install", "update", "install"]


def test_packs_are_folders_and_zip_files(tmp_path):
    for name in ("demo", ".hidden", "_draft"):
        (tmp_path / name).mkdir()
    for name in ("more.zip", "README.md"):
        (tmp_path / name).touch()
    assert [pack.name for pack in packs_in(tmp_path)] == ["demo", "more.zip"]


def test_without_packs_there_is_no_pack_check(tmp_path):
    assert [step.name for step in steps("python", tmp_path) if not step.command] == ["packs"]


def test_the_report_on_rules_is_a_step_that_is_always_shown(tmp_path):
    (shown,) = (step for step in steps("python", tmp_path) if step.report)
    assert (shown.name, shown.command[-1]) == ("rules", "rules")
