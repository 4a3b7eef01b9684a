from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType, SimpleNamespace

import pytest

from horologium import __version__, cli
from horologium.cli import has_display, main


@pytest.fixture
def calls(monkeypatch):
    """Stands in for the parts that the command starts, and notes how they were called."""
    seen = []

    def part(name, *functions):
        module = ModuleType(name)
        for function in functions:
            setattr(module, function, lambda *a, at=f"{name}.{function}", **k: seen.append((at, *a, *k.items())) or 0)
        package, _, leaf = name.rpartition(".")
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr(sys.modules.get(package) or __import__(package), leaf, module, raising=False)

    __import__("horologium.content")
    __import__("horologium.protocol")
    part("horologium.app", "run", "offscreen_shot")
    part("horologium.content.check", "main")
    part("horologium.content.schema", "main")
    part("horologium.protocol.server", "main")
    return seen


def refused(capsys, *arguments) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert (stopped.value.code, capsys.readouterr().out) == (0, f"Horologium {__version__}\n")


def test_the_version_is_told_without_loading_anything_heavy():
    probe = "import sys, horologium.cli as c\ntry: c.main(['--version'])\nexcept SystemExit: pass\n"
    probe += "print([m for m in ('PySide6', 'pydantic', 'platformdirs', 'horologium.engine') if m in sys.modules])"
    result = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"


def test_without_a_command_the_window_opens(calls, tmp_path):
    assert main(["--data", str(tmp_path)]) == 0
    assert calls == [("horologium.app.run", tmp_path, None)]


def test_a_shot_is_drawn_with_theme_and_size(calls, tmp_path):
    file = tmp_path / "start.png"
    arguments = ["--data", str(tmp_path), "--offscreen-shot", str(file), "--theme", "dark", "--size", "640x480"]
    assert main(arguments) == 0
    assert calls == [("horologium.app.offscreen_shot", tmp_path, file, "dark", (640, 480))]


@pytest.mark.parametrize("order", [["--data", "DIR", "engine"], ["engine", "--data", "DIR"]])
def test_the_engine_gets_the_data_folder_from_either_side(calls, tmp_path, order):
    assert main([str(tmp_path) if word == "DIR" else word for word in order]) == 0
    assert calls == [("horologium.protocol.server.main", tmp_path)]


def test_packs_are_checked(calls, tmp_path):
    assert main(["check", str(tmp_path), str(tmp_path / "b.zip")]) == 0
    assert calls == [("horologium.content.check.main", [tmp_path, tmp_path / "b.zip"], ("plot", False))]


def test_the_proofs_of_plots_are_asked_for(calls, tmp_path):
    assert main(["check", "--plot", str(tmp_path)]) == 0
    assert calls == [("horologium.content.check.main", [tmp_path], ("plot", True))]


def test_schemas_are_written(calls, tmp_path):
    assert main(["schema", "demo", "--out", str(tmp_path)]) == 0
    assert calls == [("horologium.content.schema.main", "demo", tmp_path)]


def test_without_a_display_one_sentence_says_what_to_do(calls, capsys, monkeypatch):
    monkeypatch.setattr(cli, "has_display", lambda *_: False)
    assert main([]) == 2
    assert calls == []
    assert "--offscreen-shot FILE" in capsys.readouterr().err


def test_only_linux_can_be_without_a_display():
    assert not has_display("linux", {})
    assert not has_display("linux", {"DISPLAY": ""})
    assert has_display("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert has_display("linux", {"QT_QPA_PLATFORM": "offscreen"})
    assert has_display("win32", {})


def test_a_data_folder_that_cannot_be_made_is_one_sentence(calls, capsys, tmp_path):
    (tmp_path / "file").touch()
    assert main(["--data", str(tmp_path / "file"), "engine"]) == 2
    assert calls == []
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--size", "wide", "--offscreen-shot", "a.png"], "such as 1280x800"),
        (["--size", "8001x600", "--offscreen-shot", "a.png"], "up to 8000"),
        (["--data", "", "engine"], "no folder is named"),
        (["--theme", "dark"], "--offscreen-shot FILE"),
        (["--theme", "pink", "--offscreen-shot", "a.png"], "contrast"),
        (["--offscreen-shot", "a.png", "engine"], "does not go with engine"),
        (["check"], "PACK"),
        (["dance"], "dance"),
    ],
)
def test_bad_arguments_are_one_sentence(capsys, arguments, part):
    assert part in refused(capsys, *arguments)


@pytest.mark.parametrize(
    ("error", "part"),
    [
        (ImportError("libEGL.so.1: cannot open shared object file: No such file or directory"), "libEGL.so.1"),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "package PySide6 is missing"),
    ],
)
def test_a_missing_library_is_named_with_the_remedy(calls, capsys, monkeypatch, tmp_path, error, part):
    def run(_folder, _file):
        raise error

    monkeypatch.setattr("horologium.app.run", run)
    assert main(["--data", str(tmp_path)]) == 2
    sentence = capsys.readouterr().err
    assert part in sentence
    assert "packaging/dev.py" in sentence


def test_a_bundle_names_the_packages_that_it_cannot_carry(calls, capsys, monkeypatch, tmp_path):
    def run(*_):
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("horologium.app.run", run)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert main(["--data", str(tmp_path)]) == 2
    sentence = capsys.readouterr().err
    assert "libegl1" in sentence
    assert "dev.py" not in sentence


def test_the_self_test_is_started_without_touching_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setattr("horologium.selftest.main", lambda: 7)
    assert main(["--data", str(tmp_path / "none"), "--self-test"]) == 7
    assert not (tmp_path / "none").exists()


def test_an_import_error_of_our_own_is_not_hidden(calls, monkeypatch, tmp_path):
    monkeypatch.setattr("horologium.app", SimpleNamespace(run=lambda _folder, _file: __import__("horologium.nowhere")))
    with pytest.raises(ModuleNotFoundError):
        main(["--data", str(tmp_path)])


def test_an_interrupt_is_no_traceback(calls, monkeypatch, tmp_path):
    def run(_folder, _file):
        raise KeyboardInterrupt

    monkeypatch.setattr("horologium.app.run", run)
    assert main(["--data", str(tmp_path)]) == 130


@pytest.mark.parametrize("name", ["Siena.horologium", "brass-hounds.zip", "there"])
def test_a_file_alone_is_opened_in_the_window(monkeypatch, tmp_path, name):
    opened = []
    (tmp_path / "there").mkdir()
    monkeypatch.setattr("horologium.app.run", lambda _folder, file: opened.append(file) or 0)
    assert main(["--data", str(tmp_path), str(tmp_path / name)]) == 0
    assert opened == [tmp_path / name]


def test_a_file_does_not_go_with_a_command(capsys):
    with pytest.raises(SystemExit):
        main(["--open", "Siena.horologium", "engine"])
    assert "opened in the window" in capsys.readouterr().err


def run_horologium(*arguments, **more):
    return subprocess.Popen([sys.executable, "-m", "horologium", *arguments], stderr=subprocess.PIPE, **more)


@pytest.mark.skipif(sys.platform == "win32", reason="a closed pipe is told otherwise there")
@pytest.mark.parametrize("arguments", [["schema", "demo"], ["check", "nowhere"], ["--data", "data", "engine"]])
def test_a_reader_who_goes_away_is_no_fault(tmp_path, arguments):
    source, sink = os.pipe()
    os.close(source)
    with run_horologium(*arguments, stdout=sink, stdin=subprocess.PIPE, cwd=tmp_path) as process:
        os.close(sink)
        _, said = process.communicate(b"{}\n")
    assert (said, process.returncode) == (b"", 0)


def test_what_a_terminal_cannot_show_is_written_another_way(tmp_path):
    plain = {**os.environ, "PYTHONIOENCODING": "ascii"}
    with run_horologium("check", str(tmp_path / "Zoë"), stdout=subprocess.PIPE, env=plain) as process:
        out, said = process.communicate()
    assert (b"Zo\\xeb: 0 files, 1 problem" in out, said) == (True, b"")
