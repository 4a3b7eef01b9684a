"""Situations of the question for pictures: odds, a warning, several dice, two at one screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.seating import BOX, Dice, SeatedPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.presenter import BattlePresenter
    from horologium.ui.battle.questions import BattleQuestion

    Play = Callable[[BattleLauncher, str, Callable[[BattlePresenter], bool]], None]

FORD, TOLL = "demo/the-ford", "rehearsal/a-toll-on-the-road"
PATIENCE_MS = 8_000


def asked_situations(launcher: BattleLauncher, play: Play) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    return (
        ("battle-odds", partial(_odds, launcher, play)),
        ("battle-warning", partial(_warning, launcher, play)),
        ("battle-several", partial(play, launcher, TOLL, _when(_is_several))),
        ("battle-handover", partial(_handover, launcher)),
    )


def wait_for_odds(presenter: BattlePresenter) -> None:
    """Wait until all odds of the question are known."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    while presenter.asking.seeks_odds and not deadline.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def _odds(launcher: BattleLauncher, play: Play) -> None:
    """Show a hero who may attack, with the first attack marked."""
    play(launcher, TOLL, _when(_has_attacks))
    presenter = launcher.presenter
    if presenter is not None and presenter.asking.question is not None:
        first = next(option for option in presenter.asking.question.options if option.kind == "attack")
        presenter.page.question.list.point_at(first.key)
        presenter.asking.point_at(first.key)
        wait_for_odds(presenter)


def _warning(launcher: BattleLauncher, play: Play) -> None:
    """Show what is said to somebody who ends with points left."""
    play(launcher, TOLL, _when(_may_end_early))
    if launcher.presenter is not None:
        launcher.presenter.asking.take("end")


def _handover(launcher: BattleLauncher) -> None:
    """Show the cover before a secret of the other player."""
    players = (SeatedPlayer("a", "Ada", holds=("azure",)), SeatedPlayer("b", "Bo", holds=("crimson",)))
    launcher.set_speed(0)
    launcher.begin(MissionWish(FORD, "The Ford", (), players, Dice(BOX, BOX)), 7)
    if launcher.presenter is not None:
        launcher.presenter.asking.take_number(1)


def _when(holds: Callable[[BattleQuestion], bool]) -> Callable[[BattlePresenter], bool]:
    def reached(presenter: BattlePresenter) -> bool:
        question = presenter.session.question()
        return question is not None and holds(question)

    return reached


def _has_attacks(question: BattleQuestion) -> bool:
    return sum(option.kind == "attack" for option in question.options) > 1


def _may_end_early(question: BattleQuestion) -> bool:
    return any(option.key == "end" and option.warning for option in question.options)


def _is_several(question: BattleQuestion) -> bool:
    return question.kind == "choose" and question.about == "die"
