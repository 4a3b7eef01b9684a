"""Situations of a campaign for pictures: every section of a rich sample and of a new one, and sheets before them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QAbstractButton

from horologium.campaign.sample import PACK, SAMPLE, walk, walk_to_bolsena
from horologium.ui.camp.sections import SECTIONS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.session import CampaignSession
    from horologium.ui.camp.camp import Camp
    from horologium.ui.rooms import Rooms

PREFIX: Final = "camp-"
NEW: Final = "A New Company"
EVENING: Final = "The Road to Bolsena"
RICH: Final = SAMPLE.name


def situations(rooms: Rooms) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there; a new section has its pictures without a line here."""
    camp, wiring = rooms.camp, rooms.campaigns
    if camp is None or wiring is None:
        return ()
    show = partial(_show, rooms, camp, _samples(camp))
    return (
        *[(f"{PREFIX}{each.id}", partial(show, RICH, each.id)) for each in SECTIONS],
        *[(f"{PREFIX}new-{each.id}", partial(show, NEW, each.id)) for each in SECTIONS],
        (f"{PREFIX}aftermath", partial(show, EVENING, "story")),
        (f"{PREFIX}history", partial(show, RICH, "story", wiring.show_history)),
        (f"{PREFIX}note", partial(show, RICH, "chronicle", partial(_press, rooms, "New note…"))),
        (f"{PREFIX}none", partial(_show_none, rooms, camp)),
    )


def _samples(camp: Camp) -> dict[str, Path]:
    """The sample campaigns by name, made when they are first wanted."""
    found = {card.name: card.path for card in camp.cards()}
    for name, play in ((NEW, _stay), (EVENING, walk_to_bolsena), (RICH, walk)):
        if name not in found:
            found[name] = _made(camp, name, play)
    return found


def _stay(_session: CampaignSession) -> None:
    """At the first scene."""


def _made(camp: Camp, name: str, play: Callable[[CampaignSession], None]) -> Path:
    office = camp.office
    session = office.found(office.packs.packs[PACK], replace(SAMPLE, name=name))
    try:
        play(session)
        path: Path | None = session.archive.path
    finally:
        session.close()
    if path is None:
        raise RuntimeError("the sample campaign is in no file")
    return path


def _show(
    rooms: Rooms,
    camp: Camp,
    samples: dict[str, Path],
    name: str,
    section: str,
    then: Callable[[], None] | None = None,
) -> None:
    """Open a sample at a section, and a sheet before it if one is wanted."""
    if camp.path != samples[name]:
        camp.open(samples[name])
    rooms.go_to_camp()
    camp.section_wanted.emit(section)
    if then is not None:
        then()


def _press(rooms: Rooms, text: str) -> None:
    """Press the button with these words on the campaign page."""
    buttons = rooms.window.page("camp").findChildren(QAbstractButton)
    next(each for each in buttons if each.isVisible() and each.text().replace("&", "") == text).click()


def _show_none(rooms: Rooms, camp: Camp) -> None:
    camp.close()
    rooms.go_to_camp()
