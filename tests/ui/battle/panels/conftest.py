"""What panels need beside a theme."""

from __future__ import annotations

import pytest

from horologium.ui.battle.panels.figure_pictures import FigurePictures
from horologium.ui.battle.panels.rule_links import Tips


@pytest.fixture
def tips():
    made = Tips()
    made.explain_by(lambda rule: f"the words of {rule}")
    made.speak({"unit.cost": "{cost} AP"})
    return made


@pytest.fixture
def pictures(theme):
    return FigurePictures(theme)


@pytest.fixture
def shown(qtbot):
    """Show a widget in a given size."""

    def show(widget, width=300, height=300):
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        return widget

    return show
