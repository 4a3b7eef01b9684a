"""Castles drawn up by hand: rooms of many kinds, crowds of people in them, and somebody large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from helpers.boards import battle, figure
from horologium.engine.kit.drawing import cell_views, passages
from horologium.engine.kit.maptext import lay, read_map
from horologium.ui.battle.asking_presenter import AskingPresenter
from horologium.ui.battle.page import BattlePage
from horologium.ui.battle.questions import BattleQuestion
from horologium.ui.battle.seating import SeatedPlayer

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView, FigureView, OptionView
    from horologium.ui.kit.theme import Theme

MAP = """zones
[zones]
heart Heart of the House [hall] @0,0: kitchen, yard
kitchen Kitchen [room] @1,0: heart, road
yard The Yard [courtyard] @0,1: heart, tower
road Road [road] @1,1: kitchen
tower Tower [tower] @2,2: yard
"""


def crowd(count: int, cell: str, name: str = "Villager", **more: Any) -> list[FigureView]:
    """So many figures of one crowd in a room."""
    plain = {"kind": "villager", "crowd": name, "life": 1, "most_life": 1}
    return [
        figure(f"{name.lower()}-{cell}-{number}", cell, name=f"{name} {number}", **{**plain, **more})
        for number in range(1, count + 1)
    ]


def castle(*figures: FigureView, **more: Any) -> BattleView:
    """A view of a castle with these figures in it."""
    land = lay(read_map(MAP))
    return battle(list(cell_views(land)), *figures, passages=passages(land.board), **more)


def at_castle(theme: Theme, view: BattleView, *options: OptionView) -> tuple[BattlePage, AskingPresenter]:
    """A page that shows a castle, and a question with these options."""
    page = BattlePage(theme)
    page.resize(1100, 700)
    asker = AskingPresenter(page, str, lambda _key, _tell: None, lambda _cell: None, page)
    page.show()
    page.show_battle()
    page.board.show_view(view)
    player = SeatedPlayer("one", "Ada")
    asker.ask(BattleQuestion("choose", "option", "TOY-01", "What?", player, "ada", "Ada", options=options))
    page.board.fit()
    return page, asker
