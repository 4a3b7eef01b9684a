"""The look of the window: which theme, which faces, how large; switched while it runs."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTemporaryDir, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from horologium.ui.art import arrows
from horologium.ui.kit import tokens as themes
from horologium.ui.kit import typography

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from horologium.ui.art.textures import Cloth
    from horologium.ui.kit.tokens import Tokens


class SystemLook(QObject):
    """Tells of changes once, however many arrive together."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Both wrappers are kept: the second one dies with the first.
        self._hints = QGuiApplication.styleHints()
        self._accessibility = self._hints.accessibility()
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self.changed)
        self._hints.colorSchemeChanged.connect(self._on_changed)
        self._accessibility.contrastPreferenceChanged.connect(self._on_changed)

    @property
    def dark(self) -> bool:
        """Whether dark windows are wanted."""
        return self._hints.colorScheme() == Qt.ColorScheme.Dark

    @property
    def high_contrast(self) -> bool:
        """Whether high contrast is wanted."""
        return self._accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast

    def _on_changed(self) -> None:
        self._waiting.start(0)


FOLLOW = "system"
CHOICES = (FOLLOW, *(theme.name for theme in themes.THEMES))
TEXT_SIZES = (90, 100, 110, 120, 130, 140, 150, 160)

_ROLES = (
    (QPalette.ColorRole.Window, "panel"),
    (QPalette.ColorRole.WindowText, "ink"),
    (QPalette.ColorRole.Base, "field"),
    (QPalette.ColorRole.AlternateBase, "raised"),
    (QPalette.ColorRole.Text, "ink"),
    (QPalette.ColorRole.Button, "raised"),
    (QPalette.ColorRole.ButtonText, "ink"),
    (QPalette.ColorRole.ToolTipBase, "field"),
    (QPalette.ColorRole.ToolTipText, "ink"),
    (QPalette.ColorRole.PlaceholderText, "muted"),
    (QPalette.ColorRole.Highlight, "accent"),
    (QPalette.ColorRole.HighlightedText, "on_accent"),
    (QPalette.ColorRole.Link, "accent"),
    (QPalette.ColorRole.LinkVisited, "accent"),
    (QPalette.ColorRole.BrightText, "rubric"),
    (QPalette.ColorRole.Light, "raised"),
    (QPalette.ColorRole.Midlight, "raised"),
    (QPalette.ColorRole.Mid, "line"),
    (QPalette.ColorRole.Dark, "line"),
    (QPalette.ColorRole.Accent, "accent"),
)


def choose(wanted: str, *, dark: bool, high_contrast: bool) -> Tokens:
    """Choose the theme by hand, or by what the system asks for."""
    by_name = {theme.name: theme for theme in themes.THEMES}
    if wanted in by_name:
        return by_name[wanted]
    if high_contrast:
        return themes.CONTRAST
    return themes.DARK if dark else themes.LIGHT


def palette(tokens: Tokens) -> QPalette:
    """Give Qt's palette in the colours of a theme."""
    made = QPalette()
    for role, name in _ROLES:
        made.setColor(role, QColor(getattr(tokens, name)))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.line))
    return made


class Theme(QObject):
    """What every painted widget asks for its colours, faces and textures."""

    changed = Signal()

    def __init__(self, app: QApplication, qss: Path, wanted: str = FOLLOW, percent: int = 100) -> None:
        super().__init__(app)
        self._app, self._qss = app, qss
        self._wanted, self._percent = wanted, percent
        self._woven: dict[str, Cloth] = {}
        self._drawn = QTemporaryDir()
        self._may_weave = False
        self._system: SystemLook | None = None
        self._choose()

    @property
    def tokens(self) -> Tokens:
        """The colours in use."""
        return self._tokens

    @property
    def type(self) -> typography.Typography:
        """The faces and sizes in use."""
        return self._type

    @property
    def percent(self) -> int:
        """How large text is wanted."""
        return self._percent

    @property
    def room(self) -> float:
        """How much larger than usual everything is drawn, for there is room to."""
        return 1.0

    def set_look(self, wanted: str, percent: int) -> None:
        """Change theme and size of text at once."""
        if (wanted, percent) != (self._wanted, self._percent):
            self._wanted, self._percent = wanted, percent
            self._refresh()

    def cloth(self, ground: str) -> Cloth | None:
        """Give the texture of a ground, or nothing while it is not woven or not wanted."""
        if self._tokens.flat:
            return None
        return self._woven.get(f"{self._tokens.name}/{ground}")

    def dress(self) -> None:
        """Give the application its palette and sheet: called before the first page is built."""
        # Asking the system needs the enumerations of Qt, which take longer to import than all of ours together.
        from horologium.ui.kit.theme import SystemLook  # noqa: PLC0415

        self._system = SystemLook(self)
        self._system.changed.connect(self._on_system_changed)
        self._choose()
        self._apply()

    def weave(self) -> None:
        """Weave textures, now and at each change of theme: called when the window already stands."""
        self._may_weave = True
        self._weave()
        self.changed.emit()

    def _refresh(self) -> None:
        self._choose()
        if self._system is not None:
            self._apply()
        self._weave()
        self.changed.emit()

    def _choose(self) -> None:
        if self._system is None:
            dark, high_contrast = self._app.palette().window().color().lightness() < 128, False
        else:
            dark, high_contrast = self._system.dark, self._system.high_contrast
        self._tokens = choose(self._wanted, dark=dark, high_contrast=high_contrast)
        self._type = typography.choose(self._percent)

    def _apply(self) -> None:
        self._app.setPalette(palette(self._tokens))
        self._app.setFont(self._type.text())
        self._app.setStyleSheet(self.style_sheet(self._type))

    def style_sheet(self, faces: typography.Typography) -> str:
        """Give the sheet in the colours of the theme, for faces of any size."""
        words: dict[str, str] = {name: str(value) for name, value in self._tokens._asdict().items()}
        words |= {f"px_{kind}": f"{size}px" for kind, size in faces.sizes.items()}
        words["body_face"], words["title_face"] = faces.body, faces.title
        words["capitals"] = "normal" if faces.drawn_capitals else "small-caps"
        words["spacing"] = f"{faces.sizes['title'] * 0.06:.1f}px"
        words["radius"] = "0px" if self._tokens.flat else "3px"
        for name, path in arrows.write(Path(self._drawn.path()), self._tokens.muted).items():
            words[f"arrow_{name}"] = path.as_posix()
        words["tick"] = arrows.write(Path(self._drawn.path()), self._tokens.on_accent)["tick"].as_posix()
        words["focus_width"] = "3px" if self._tokens.flat else "2px"
        # A tab stays as wide as it was when its border grows.
        words["focus_tab"] = "18px" if self._tokens.flat else "19px"
        return Template(self._qss.read_text(encoding="utf-8")).substitute(words)

    def _weave(self) -> None:
        if not self._may_weave or self._tokens.flat or f"{self._tokens.name}/panel" in self._woven:
            return
        from horologium.ui.art import textures  # noqa: PLC0415 - not needed for the first paint

        name, depth = self._tokens.name, 1.0 if self._tokens.name == "light" else 0.75
        self._woven[f"{name}/panel"] = textures.parchment(QColor(self._tokens.panel), 2, depth=depth)
        self._woven[f"{name}/desk"] = textures.leather(QColor(self._tokens.desk), 3)

    def _on_system_changed(self) -> None:
        if self._wanted == FOLLOW:
            self._refresh()
