"""A walk through a window: its pages, dialogs, campaigns and battles, for who wants to see that each can be drawn."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import qInstallMessageHandler

from horologium.campaign.sample import make
from horologium.engine.rulesets import BUILDING
from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.seating import ASK, BOX, Dice, SeatedPlayer
from horologium.ui.camp.sections import sections_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.missions import MissionRow
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.window.builder import WindowBuilder
    from horologium.ui.window.presenter import WindowPresenter

    Stop = tuple[str, Callable[[], None]]
    """A name, and how to get there."""

RULE = "NAR-GEN-01"
SEED = 1509
PROBLEMS = (
    "enemies/brass-hound.toml:7: effects.0.amout: is not known - did you mean 'amount'?",
    "missions/the-ford.toml:3: map: has rows of different lengths - make every row as long as the first",
    "pack.toml:2: ruleset: 'dmeo' is not known - did you mean 'demo'?",
)


def tour(main: WindowPresenter) -> tuple[Stop, ...]:
    """Every page and dialog, a battle of every pack, and every section of a campaign."""
    return (*pages(main), *_battles(main.launcher), *_sections(main))


def pages(main: WindowPresenter) -> tuple[Stop, ...]:
    """The pages and dialogs that need neither campaign nor battle."""
    return (
        ("start", main.go_to_start),
        *((f"team-{game.id}", partial(main.build_team, game.id)) for game in BUILDING),
        ("codex", lambda: main.open_rule(RULE)),
        ("settings", main.go_to_settings),
        ("palette", main.open_palette),
        ("shortcuts", main.show_shortcuts),
        ("about", main.show_about),
        ("add-pack", main.ask_for_pack),
        ("report", main.report_bug),
        ("pack-problems", lambda: main.show_problems("brass-hounds.zip", list(PROBLEMS))),
        ("error", lambda: main.show_error("This is a fault of the program, not yours.", "Traceback: …")),
    )


def draw(builder: WindowBuilder, stops: Iterable[Stop], folder: Path, suffix: str) -> Iterator[Path]:
    """Go from stop to stop, and draw a picture of each."""
    for name, go in stops:
        go()
        yield picture(builder, folder / f"{name}-{suffix}.png")


def picture(builder: WindowBuilder, file: Path) -> Path:
    """Draw what is open now, and close the dialog before the window."""
    builder.settle()
    drawn = (builder.main.dialog or builder.window).grab().save(str(file))
    builder.main.close_dialog()
    if not drawn:
        raise OSError(f"{file} could not be saved")
    return file


def hear_qt() -> None:
    """Pass on what Qt says, but for one remark that is true of every dialog without a display."""
    qInstallMessageHandler(_tell)


def _tell(_kind: object, _context: object, message: str) -> None:
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def _battles(launcher: BattleLauncher) -> Iterator[Stop]:
    """The first mission of every pack."""
    first = {row.key.partition("/")[0]: row for row in reversed(launcher.catalogue.rows())}
    for pack, row in first.items():
        yield f"battle-of-{pack}", partial(_begin, launcher, row)


def _begin(launcher: BattleLauncher, mission: MissionRow) -> None:
    held = tuple(holder.key for holder in launcher.catalogue.holders(mission.key))
    wish = MissionWish(mission.key, mission.title, (), (SeatedPlayer("one", "Ada", holds=held),), Dice(ASK, BOX))
    launcher.set_speed(0)
    launcher.begin(wish, SEED)


def _sections(main: WindowPresenter) -> Iterator[Stop]:
    camp = main.camp
    if camp is not None:
        yield "camp-none", main.go_to_camp
        for section in sections_of(None):
            yield f"camp-{section.id}", partial(_show_section, main, camp, section.id)


def _show_section(main: WindowPresenter, camp: OpenCampaign, section: str) -> None:
    """Open a section of the sample campaign, which is made for the first of them."""
    if not camp.is_open:
        camp.open(make(camp.office))
    main.go_to_camp()
    camp.section_wanted.emit(section)
