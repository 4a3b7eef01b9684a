"""What bundles and their packages are made of; the bundle itself is built and tried by ``dev.py build``."""

from __future__ import annotations

import configparser
import hashlib
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bundle import ID, contents, fonts, freeze, icons, licences, linux_packages, macos, tried, windows
from helpers.source import ROOT
from horologium import __version__, paths, selftest
from horologium.content import sources
from horologium.engine.rulesets import RULESETS
from horologium.store import exports, files, hero_files

PARTS = linux_packages.PARTS
NAMESPACE = "{http:" + "//www.freedesktop.org/standards/shared-mime-info}"
MIME = ElementTree.parse(PARTS / "horologium.xml").getroot()
ENDINGS = (files.SUFFIX, exports.SUFFIX, hero_files.SUFFIX, sources.ARCHIVES[1])
needs_sh = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(PARTS / "horologium.desktop", "utf-8")
    return parser["Desktop Entry"]


def mime_types():
    return [each.attrib["type"] for each in MIME.iter(f"{NAMESPACE}mime-type")]


def test_the_version_stands_in_one_place():
    assert tried.version(ROOT) == __version__


def test_the_bundler_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert [pin.partition("==")[0] for pin in project["optional-dependencies"]["bundle"]] == ["pyinstaller"]


def test_the_spec_can_be_read_as_python():
    text = (ROOT / "packaging" / "bundle" / "horologium.spec").read_text("utf-8")
    compile(text, "horologium.spec", "exec")


def test_migrations_resources_packs_and_licences_are_carried_as_files(tmp_path):
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "index.txt").touch()
    folders = {target for _, target in contents.data_files(ROOT, tmp_path)}
    assert {"horologium/store/migrations/versions", "horologium/_data/resources/codex"} <= folders
    assert {"horologium/_data/campaigns/demo", "horologium/_data/resources/licences"} <= folders


def test_nothing_of_the_program_is_excluded():
    assert [name for name in contents.EXCLUDED if name.startswith("horologium")] == []
    assert set(contents.EXCLUDED).isdisjoint(contents.HIDDEN)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_it.qm",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libglib-2.0.so.0",
        "horologium/_data/resources/translations/horologium_ja.qm",
    ],
)
def test_what_the_program_needs_stays(name):
    assert contents.wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6\\plugins\\sqldrivers\\qsqlite.dll",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qt_help_it.qm",
        "libpangocairo-1.0.so.0",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "libgtk-3.so.0",
    ],
)
def test_what_it_does_not_need_is_left_out(name):
    assert not contents.wanted(name)


def test_the_desktop_entry_opens_files_of_every_type_that_is_declared():
    assert entry()["Exec"] == "horologium %f"
    assert entry()["MimeType"].strip(";").split(";") == mime_types()


def test_every_ending_of_the_program_has_a_type():
    globs = [each.attrib["pattern"] for each in MIME.iter(f"{NAMESPACE}glob")]
    assert globs == [f"*{ending}" for ending in ENDINGS]


def test_a_campaign_is_known_by_what_it_holds():
    (inner,) = [each for each in MIME.iter(f"{NAMESPACE}match") if each.attrib["offset"] == "68"]
    assert inner.attrib["value"].encode() == files.APPLICATION_ID.to_bytes(4, "big")


def test_the_description_is_well_formed_and_names_the_version():
    words = linux_packages.filled("horologium.metainfo.xml", ID=ID, VERSION="1.2.3", DATE="2026-01-02")
    root = ElementTree.fromstring(words)
    assert root.find("id").text == ID
    assert root.find("releases/release").attrib == {"version": "1.2.3", "date": "2026-01-02"}
    assert [each.text for each in root.findall("provides/mediatype")] == mime_types()


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="AppStream is not installed")
def test_software_centres_find_no_fault_with_the_description(tmp_path):
    words = linux_packages.filled("horologium.metainfo.xml", ID=ID, VERSION="1.2.3", DATE="2026-01-02")
    (tmp_path / f"{ID}.metainfo.xml").write_text(words, "utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(tmp_path / f"{ID}.metainfo.xml")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_the_windows_installer_ties_the_same_endings():
    script = windows.SCRIPT.read_text("utf-8")
    for word in ("Associate", "Dissociate"):
        assert re.findall(rf'insertmacro {word} "([^"]+)"', script) == list(ENDINGS)


def test_the_windows_installer_is_told_all_that_it_asks_for(tmp_path):
    asked = set(re.findall(r"\$\{([A-Z]+)\}", windows.SCRIPT.read_text("utf-8"))) - {
        "UNINSTALL",
        "ENDING",
        "CLASS",
        "WORDS",
    }
    told = {each[2:].partition("=")[0] for each in windows.definitions(tmp_path, tmp_path, tmp_path / "x", "1.2.3")}
    assert asked == told


def test_the_windows_uninstaller_takes_away_all_papers():
    script = windows.SCRIPT.read_text("utf-8")
    assert [name for name in freeze.PAPERS if f'Delete "$INSTDIR\\{name}"' not in script] == []


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_windows_installer_compiles(tmp_path):
    program, made = tmp_path / "horologium", tmp_path / "made"
    (made / "icons").mkdir(parents=True)
    (made / "icons" / "horologium.ico").write_bytes(icons.windows_icon({16: b"\x89PNG\r\n\x1a\n" + bytes(64)}))
    program.mkdir()
    (program / "horologium.exe").write_bytes(b"MZ")
    assert windows.installer(program, made, tmp_path, "1.2.3").stat().st_size > 10_000


def test_the_macos_properties_name_the_program_and_can_be_written():
    kept = plistlib.loads(plistlib.dumps(dict(macos.PROPERTIES)))
    assert kept["CFBundleName"] == "Horologium"
    assert kept == macos.PROPERTIES


def test_macos_ties_the_same_endings():
    declared = {each["UTTypeIdentifier"]: each for each in macos.PROPERTIES["UTExportedTypeDeclarations"]}
    opened = [each["LSItemContentTypes"][0] for each in macos.PROPERTIES["CFBundleDocumentTypes"]]
    endings = [declared[kind]["UTTypeTagSpecification"]["public.filename-extension"] for kind in opened]
    assert [f".{ending}" for (ending,) in endings] == list(ENDINGS)


def test_an_icon_is_painted_in_the_size_that_is_asked_for(qapp):
    for size in (16, 48, 128):
        assert (icons.paint(size).width(), icons.paint(size).height()) == (size, size)


def test_an_ico_file_points_to_each_picture():
    data = icons.windows_icon({16: b"small", 256: b"large!"})
    sizes = [struct.unpack_from("<BBBBHHII", data, 6 + 16 * place) for place in range(2)]
    assert [data[offset : offset + length] for *_, length, offset in sizes] == [b"small", b"large!"]
    assert sizes[1][0] == 0


def test_an_icns_file_tells_its_length():
    data = icons.macos_icon({32: b"abc"})
    assert data == b"icns" + struct.pack(">I", 19) + b"ic11" + struct.pack(">I", 11) + b"abc"


def test_licences_of_all_that_is_needed_are_collected(tmp_path):
    listed = " ".join(licences.main(ROOT, tmp_path))
    for name in ("PySide6", "pydantic_core", "SQLAlchemy", "Mako", "Python"):
        assert name.lower() in listed.lower()
    assert "MIT" in (tmp_path / "pydantic.txt").read_text("utf-8")
    assert "Lesser General Public License" in (tmp_path / "index.txt").read_text("utf-8")


def test_the_terms_of_qt_are_taken_from_a_folder_of_choice(tmp_path, monkeypatch):
    (tmp_path / "terms").mkdir()
    (tmp_path / "licences").mkdir()
    for name in licences.TERMS:
        (tmp_path / "terms" / name).write_text(f"words of {name}", "utf-8")
    monkeypatch.setenv(licences.FOLDER, str(tmp_path / "terms"))
    licences.add_terms(tmp_path / "licences")
    assert (tmp_path / "licences" / "LGPL-3.txt").read_text("utf-8") == "words of LGPL-3"


def test_nothing_is_built_without_the_terms_of_qt(tmp_path, monkeypatch):
    monkeypatch.setenv(licences.FOLDER, str(tmp_path))
    with pytest.raises(SystemExit, match="no LGPL-3 and GPL-3, the terms of Qt"):
        licences.add_terms(tmp_path)


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="no packages to ask")
def test_libraries_of_the_system_bring_their_licences(tmp_path):
    (tmp_path / "index.txt").touch()
    added = licences.add_libraries([Path("/usr/lib/x86_64-linux-gnu/libc.so.6")], tmp_path)
    assert "libc6" in [file.stem for file in added]
    assert "libc6" in (tmp_path / "index.txt").read_text("utf-8")


def test_the_portable_archive_of_windows_holds_the_licences(tmp_path):
    (tmp_path / "horologium").mkdir()
    (tmp_path / "made" / "licences").mkdir(parents=True)
    (tmp_path / "made" / "licences" / "LGPL-3.txt").touch()
    with zipfile.ZipFile(windows.archive(tmp_path / "horologium", tmp_path / "made", tmp_path, "1.2.3")) as archive:
        held = set(archive.namelist())
    assert {"horologium/LICENSE", "horologium/CHANGELOG.md", "horologium/licences/LGPL-3.txt"} <= held


def test_files_of_no_system_ask_nobody(tmp_path):
    (tmp_path / "index.txt").touch()
    assert licences.add_libraries([tmp_path / "libQt6Gui.so.6"], tmp_path) == []


def test_fonts_are_taken_along_once_with_their_licence(tmp_path, monkeypatch):
    (tmp_path / "fonts").mkdir()
    for name in ("12-Regular.ttf", "12-Regular.otf", "08-Regular.otf", "12-AllSC.otf", "-Initials.otf"):
        (tmp_path / "fonts" / f"EBGaramond{name}").touch()
    (tmp_path / "fonts" / "copyright").write_text("The terms of this font", "utf-8")
    monkeypatch.setenv(fonts.FOLDER, str(tmp_path / "fonts"))
    assert [file.name for file in fonts.collect(tmp_path / "made")] == ["EBGaramond12-Regular.otf"]
    assert (tmp_path / "made" / "fonts" / "EBGaramond12-Regular.otf").exists()
    assert "The terms of this font" in (tmp_path / "made" / "licences" / "EB Garamond.txt").read_text("utf-8")


@pytest.fixture
def parcel(tmp_path):
    """A self-extracting file with a program that only says its name."""
    program = tmp_path / "made" / "horologium"
    (program / "share" / "applications").mkdir(parents=True)
    shutil.copy(PARTS / "horologium.desktop", program / "share" / "applications")
    for script in linux_packages.SCRIPTS:
        shutil.copy(PARTS / script, program)
    (program / "horologium").write_text("#!/bin/sh\necho here\n")
    linux_packages.readable(program)
    (program / "horologium").chmod(0o755)
    return linux_packages.self_extracting(linux_packages.tarball(program, tmp_path, "1.2.3"))


def sh(*words, home):
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run(["sh", *map(str, words)], env=environment, capture_output=True, text=True, check=False)


@needs_sh
def test_a_parcel_installs_itself_and_goes_without_taking_campaigns_along(parcel, tmp_path):
    home = tmp_path / "a home"
    kept = home / ".local/share/horologium/campaigns/Siena.horologium"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert sh(parcel, home=home).returncode == 0
    place = home / ".local/opt/horologium"
    assert subprocess.run([home / ".local/bin/horologium"], capture_output=True, check=True).stdout == b"here\n"
    assert f'Exec="{place}/horologium" %f' in (home / ".local/share/applications/horologium.desktop").read_text()
    gone = sh(place / "uninstall.sh", home=home)
    assert str(home / ".local/share/horologium") in gone.stdout
    left = (path for path in home.rglob("*") if path.is_file() and path.suffix != ".cache")  # those of the desktop
    assert list(left) == [kept]


@needs_sh
def test_a_parcel_installs_over_an_older_one(parcel, tmp_path):
    assert sh(parcel, home=tmp_path / "home").returncode == 0
    old = tmp_path / "home/.local/opt/horologium/old-library"
    old.touch()
    assert sh(parcel, home=tmp_path / "home").returncode == 0
    assert not old.exists()


@needs_sh
def test_a_damaged_parcel_installs_nothing(parcel, tmp_path):
    data = bytearray(parcel.read_bytes())
    data[-1] ^= 1
    parcel.write_bytes(data)
    refused = sh(parcel, home=tmp_path / "home")
    assert (refused.returncode, "is damaged" in refused.stderr) == (1, True)
    assert not (tmp_path / "home").exists()


@needs_sh
@pytest.mark.parametrize("script", sorted(PARTS.glob("*.sh")), ids=lambda path: path.name)
def test_every_shell_script_can_be_read(script):
    assert subprocess.run(["sh", "-n", str(script)], check=False).returncode == 0


def test_the_sum_in_a_parcel_is_that_of_its_archive(parcel):
    archive = parcel.with_suffix(".tar.xz") if parcel.suffix == ".run" else parcel
    assert hashlib.sha256(archive.read_bytes()).hexdigest().encode() in parcel.read_bytes()[:2000]


def test_the_self_test_tries_all_parts_and_tells_of_the_one_that_fails(monkeypatch, capsys):
    monkeypatch.setattr(selftest, "stored", lambda _: 1 // 0)
    assert selftest.main(screens=False) == 1
    *lines, _, total = capsys.readouterr().out.splitlines()
    failed = [line for line in lines if not line.startswith("ok ")]
    assert [line.startswith("FAILED store is made") for line in failed] == [True]
    assert total == f"{len(lines)} things tried, 1 failed"
    passed = "\n".join(line for line in lines if line not in failed)
    wanted = ["first start, sample campaign", "update of an older campaign", "workers of a forecast"]
    wanted += [f"mission of {game.id} " for game in RULESETS.values()]
    wanted += [f"pack {folder.parent.name} " for folder in paths.campaigns().glob("*/pack.toml")]
    assert [name for name in wanted if name not in passed] == []


def test_the_self_test_makes_a_store_by_all_migrations(tmp_path):
    assert selftest.stored(tmp_path).endswith(" bytes")


def test_a_first_start_makes_the_folder_of_a_fresh_account(tmp_path):
    home = tmp_path / "home"
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "LOCALAPPDATA": str(home / "data"),
    }
    command = [sys.executable, "-m", "horologium", "--offscreen-shot", str(tmp_path / "start.png")]
    subprocess.run(command, env=environment, check=True)
    assert (tmp_path / "start.png").stat().st_size > 10_000
    assert list(home.rglob("horologium"))
