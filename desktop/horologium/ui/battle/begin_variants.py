"""The variants of a game as switches and lists, each with a sentence that explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from horologium.ui.plain_text import literal
from horologium.ui.widgets.choice_box import ChoiceBox
from horologium.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.battle.variants import Variant


class VariantBox(QWidget):
    """Shows what can be switched, and says what is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches: dict[str, QCheckBox | ChoiceBox] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)

    @property
    def chosen(self) -> dict[str, Any]:
        """What is set, by name."""
        return {
            name: switch.isChecked() if isinstance(switch, QCheckBox) else switch.currentData()
            for name, switch in self.switches.items()
        }

    def show_variants(self, variants: Sequence[Variant]) -> None:
        """Show these, each as it usually is."""
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.switches = {variant.name: self._switch(variant) for variant in variants}

    def _switch(self, variant: Variant) -> QCheckBox | ChoiceBox:
        switch: QCheckBox | ChoiceBox
        if variant.choices:
            switch = ChoiceBox()
            for value, name in variant.choices:
                switch.addItem(name, value)
            switch.setCurrentIndex(switch.findData(variant.usual))
            self._layout.addWidget(PlainLabel(variant.label))
        else:
            switch = QCheckBox(literal(variant.label))
            switch.setChecked(bool(variant.usual))
        switch.setAccessibleName(variant.label)
        switch.setAccessibleDescription(variant.note)
        self._layout.addWidget(switch)
        if variant.note:
            self._layout.addWidget(PlainLabel(variant.note, "small", wrap=True))
        return switch
