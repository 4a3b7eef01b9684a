"""Nights in a castle for pictures: the first evening, a crowd at the walls, day and night, and how a night ends."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.table import Table
from horologium.engine.rulesets.village_attacks.mission_specs import PositionSpec, TrapPlace, VillagerPlace, ZonePlace
from horologium.engine.rulesets.village_attacks.position import lay_position
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from pictures.battles import play, play_table, wait_for_odds

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.presenter import BattlePresenter
    from horologium.ui.window.presenter import WindowPresenter

EVENING, COLUMN, LADDERS = (
    f"the-hollow-hour/{name}" for name in ("a-quiet-evening", "the-yunfakh-column", "long-ladders")
)
EAGER: Final = "bot:eager"
USE: Final = "VIL-DIC-03"
FIVE: Final = (
    MonsterEntry("candle-widow", zone="VE", dice=("melee", "magic", "defence"), damage=1, experience=3),
    MonsterEntry("bramblehart", zone="KI", defences=("revenge",), damage=2, experience=1),
    MonsterEntry("weeping-bell", zone="HE", defences=("defence",), reserve=("magic",), damage=1),
    MonsterEntry("gatehouse-golem", zone="AR", defences=("defence", "defence"), conditions=("break",), experience=2),
    MonsterEntry("old-mother-tusk", zone="PO", damage=3, conditions=("slow",)),
)
"""As many Monsters as there can be, in the midst of a night; the first of them has thrown."""
CROWD: Final = PositionSpec(
    round=5, turn="candle-widow", first="candle-widow", morale=34, heart=6, rank=2, dial=13, troll="BE",
    villagers=(
        VillagerPlace("commoner", "RO", 8), VillagerPlace("hunter", "RO", 2, "beast"),
        VillagerPlace("hunter", "RO", 1, "undead"), VillagerPlace("hunter", "RO", 1, "fiend"),
        VillagerPlace("commoner", "DI", 7), VillagerPlace("hunter", "DI", 2, "construct"),
        VillagerPlace("hunter", "DI", 2, "spectre"), VillagerPlace("hunter", "DI", 1, "every"),
        VillagerPlace("commoner", "BA", 5, yunfakh=True), VillagerPlace("hunter", "BA", 2, "spectre"),
        VillagerPlace("hero", "BA", hero="maud-bellfounder", role="banner"),
        VillagerPlace("commoner", "BE", 5), VillagerPlace("hunter", "BE", 1, "undead"),
        VillagerPlace("commoner", "BW", 4), VillagerPlace("hunter", "BW", 2, "undead"),
        VillagerPlace("commoner", "AR", 4, stunned=True), VillagerPlace("hunter", "AR", 1, "construct"),
        VillagerPlace("commoner", "VE", 3), VillagerPlace("hunter", "VE", 1, "undead", burning=True),
        VillagerPlace("commoner", "KI", 3), VillagerPlace("hunter", "KI", 1, "beast"),
        VillagerPlace("commoner", "PO", 2), VillagerPlace("hunter", "PO", 1, "beast"),
    ),
    zones=(ZonePlace("PO", "dark"), ZonePlace("BW", "unlucky")),
    traps=(TrapPlace("bear-jaws", "AR"), TrapPlace("tar-kettle", "VE")),
    offer=("net-fall", "spike-pit", "oil-and-spark"),
)  # fmt: skip
"""Sixty villagers, a Hero among them, and a Troll."""
DAY: Final = PositionSpec(
    round=4, turn="gatehouse-golem", first="gatehouse-golem", night=False,
    villagers=(
        VillagerPlace("commoner", "LN", 4), VillagerPlace("commoner", "WS", 3), VillagerPlace("hunter", "LE", 2),
    ),
)  # fmt: skip
GUARDS: Final = (MonsterEntry("gatehouse-golem"), MonsterEntry("tithe-collector"), MonsterEntry("weeping-bell"))


def situations(main: WindowPresenter) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    launcher = main.launcher
    return (
        ("battle-castle-evening", partial(play, launcher, EVENING, _uses_dice, bot=EAGER)),
        ("battle-castle-crowd", partial(_crowd, launcher)),
        ("battle-castle-villagers", partial(_villagers, launcher)),
        ("battle-castle-card", partial(_card, launcher)),
        ("battle-castle-night", partial(play, launcher, LADDERS, _uses_dice, bot=EAGER)),
        ("battle-castle-day", partial(_laid, launcher, LADDERS, GUARDS, DAY, _uses_dice)),
        ("battle-castle-opening", partial(play, launcher, EVENING, _anything, told=True)),
        ("battle-castle-victory", partial(play, launcher, EVENING, _is_over, told=True, bot=EAGER)),
        ("battle-castle-defeat", partial(play, launcher, COLUMN, _is_over, told=True)),
    )


def _laid(
    launcher: BattleLauncher,
    mission: str,
    party: tuple[MonsterEntry, ...],
    position: PositionSpec,
    until: Callable[[BattlePresenter], bool],
) -> None:
    """Lay a mission out as it stands in the midst of its night."""
    table: Table[Any] = launcher.catalogue.lay_out(mission, party)
    lay_position(table.state, position, party)
    play_table(launcher, mission, Table(table.ruleset, table.state), until, bot=EAGER)


def _crowd(launcher: BattleLauncher) -> None:
    """Show a Monster before its dice, with what the first of them could do."""
    _laid(launcher, COLUMN, FIVE, CROWD, _uses_dice)
    presenter = launcher.presenter
    if presenter is not None and presenter.asking.question is not None:
        option = next(option for option in presenter.asking.question.options if option.face)
        presenter.page.question.list.point_at(option.key)
        presenter.asking.point_at(option.key)
        wait_for_odds(presenter)


def _villagers(launcher: BattleLauncher) -> None:
    """Show the journal after the villagers have had their turn, and nobody acts."""
    _laid(launcher, COLUMN, FIVE, CROWD, _after(5))


def _card(launcher: BattleLauncher) -> None:
    """Show the card of a Hunter of the crowd."""
    _laid(launcher, COLUMN, FIVE, CROWD, _anything)
    presenter = launcher.presenter
    if presenter is not None:
        hunter = next(one for one in presenter.session.view().figures if one.kind == "hunter")
        presenter.surroundings.choose(hunter.key)


def _anything(_presenter: BattlePresenter) -> bool:
    return True


def _is_over(presenter: BattlePresenter) -> bool:
    return presenter.session.outcome is not None


def _uses_dice(presenter: BattlePresenter) -> bool:
    question = presenter.session.question()
    return question is not None and any(option.face for option in question.options)


def _after(round_: int) -> Callable[[BattlePresenter], bool]:
    """Once the round after this one has begun."""
    return lambda presenter: presenter.session.table.state.round > round_
