"""Names that are markup, on every screen: shown letter by letter, no file opened, no ampersand eaten."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from helpers.hostile import BAIT, NAME, PACK_NAME, WORD, hostile_packs, hostile_player, hostile_sample
from helpers.opened import Bait
from helpers.said import said
from horologium import paths
from horologium.app import open_office
from horologium.ui.window.builder import WindowBuilder, WindowFolders
from pictures import battles, campaigns
from shots import screens

pytestmark = pytest.mark.early
SLOW = {"camp-ladder-forecast", "battle-roof", "battle-area"}
"""Screens that take long to be reached, and show no panel that others do not show."""


@pytest.fixture(scope="module")
def hostile(qapp, tmp_path_factory):
    """A window in which everything that others can name has a hostile name, and the bait that the names point to."""
    folder = tmp_path_factory.mktemp("hostile")
    packs, data, bait = hostile_packs(folder / "packs"), folder / "data", Bait(folder / "bait")
    assert bait.path.name == BAIT
    data.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "campaigns", lambda: packs)
        patch.setattr(campaigns, "make", hostile_sample)
        patch.setattr(battles, "SeatedPlayer", hostile_player)
        patch.chdir(bait.path.parent)
        builder = WindowBuilder(qapp, WindowFolders(data, paths.resources(), packs), office=partial(open_office, data))
        builder.furnish()
        builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
        builder.window.show()
        yield builder, bait
        builder.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        bait.close()


@pytest.fixture(scope="module")
def looked(hostile):
    """What every screen says of them, and the screens that opened the file."""
    builder, bait = hostile
    found, opened = [], []
    for name, go in screens(builder.main):
        if name in SLOW:
            continue
        go()
        builder.settle()
        shown = builder.main.dialog or builder.window
        shown.grab()
        found += [(name, place, text) for place, text in said(shown) if WORD in text or "opened" in text]
        opened += [name] if bait.taken else []
        builder.main.close_dialog()
    return found, opened


def whole(text):
    """Whether a name that is shown is shown letter by letter; what is cut short ends in dots."""
    cut = text.count("…")
    return text.count(WORD) <= text.count(NAME) + text.count(PACK_NAME) + cut


def test_no_screen_opens_the_file_that_a_name_points_to(looked):
    assert looked[1] == []


def test_every_name_is_shown_letter_by_letter(looked):
    assert sorted({(place, text) for _, place, text in looked[0] if not whole(text)}) == []


def test_the_names_are_seen_in_many_places(looked):
    assert len({name for name, _, _ in looked[0]}) > 70
    assert len({place for _, place, _ in looked[0]}) > 100
