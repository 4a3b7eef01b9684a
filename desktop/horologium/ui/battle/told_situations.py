"""Situations for pictures that tell a story: cards, lessons, fights worth showing, and how it ends."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from horologium.engine.rulesets.nova_aetas.specs import HeroEntry
from horologium.ui.battle.asked_situations import wait_for_odds

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.presenter import BattlePresenter

TOLL, SMOKE = "rehearsal/a-toll-on-the-road", "rehearsal/smoke-over-the-warehouses"
BAGNAIA = "rehearsal/the-satchel-of-bagnaia"
HERO = "bot:hero"
"""The bot that plays well enough to win."""
SHOTS = ("aimed-shot", "evasive")
AREA = 3
"""So many cells are an area."""


class Play(Protocol):
    """Plays a mission until something is reached."""

    def __call__(
        self,
        hall: BattleLauncher,
        mission: str,
        until: Callable[[BattlePresenter], bool],
        *,
        told: bool = ...,
        bot: str = ...,
        party: tuple[Any, ...] = ...,
    ) -> None:
        """Play."""


def told_situations(hall: BattleLauncher, play: Play) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    return (
        ("battle-opening", partial(play, hall, BAGNAIA, _at_once, told=True)),
        ("battle-location", partial(_card, hall, play, "bagnaia")),
        ("battle-cards", partial(_album, hall, play)),
        ("battle-defence", partial(play, hall, TOLL, _defends)),
        ("battle-roof", partial(_roof, hall, play)),
        ("battle-area", partial(_area, hall, play)),
        ("battle-ko", partial(_fallen, hall, play)),
        ("battle-text", partial(_text, hall, play)),
        ("battle-lesson", partial(_lesson, hall)),
        ("battle-victory", partial(play, hall, TOLL, _is_over, told=True, bot=HERO)),
        ("battle-defeat", partial(play, hall, TOLL, _is_over, told=True)),
    )


def _card(hall: BattleLauncher, play: Play, key: str) -> None:
    """Show a card that was drawn."""
    play(hall, BAGNAIA, _at_once)
    if hall.presenter is not None:
        hall.presenter.story.open(key)


def _album(hall: BattleLauncher, play: Play) -> None:
    """Show the cards that were read so far."""
    play(hall, BAGNAIA, _has_drawn(4), bot=HERO)
    hall.page.tabs.setCurrentWidget(hall.page.album)


def _roof(hall: BattleLauncher, play: Play) -> None:
    """Show an attack while somebody stands on a roof."""
    play(hall, SMOKE, _on_a_roof, bot=HERO)
    if hall.presenter is not None:
        wait_for_odds(hall.presenter)


def _area(hall: BattleLauncher, play: Play) -> None:
    """Show what a ball of fire would cover."""
    rebecca = HeroEntry("rebecca", "elementalist", ("fireball",), ("fireball",))
    play(hall, TOLL, _covers_an_area, bot=HERO, party=(rebecca, HeroEntry("valerio"), HeroEntry("sofia")))
    presenter = hall.presenter
    if presenter is not None and presenter.asker.question is not None:
        option = max(presenter.asker.question.options, key=lambda option: len(option.cells))
        presenter.page.question.list.point_at(option.key)
        presenter.asker.point_at(option.key)


def _fallen(hall: BattleLauncher, play: Play) -> None:
    """Show a hero who came with injuries and is down, with the card that tells so."""
    sofia = HeroEntry("sofia", "", SHOTS, SHOTS, injuries=("cracked-ribs", "limp"))
    play(hall, TOLL, _is_down, party=(HeroEntry("valerio"), sofia, HeroEntry("rebecca"), HeroEntry("vincenzo")))
    presenter = hall.presenter
    if presenter is not None:
        down = next((one for one in presenter.session.view().figures if one.seat and not one.life), None)
        if down is not None:
            presenter.beside.choose(down.key)


def _text(hall: BattleLauncher, play: Play) -> None:
    """Show the board as text, and the cursor on the board."""
    play(hall, TOLL, _goes_somewhere)
    page = hall.page
    page.tabs.setCurrentWidget(page.text_board)
    page.board.setFocus()
    if hall.presenter is not None:
        hall.presenter.walker.walk("next")


def _lesson(hall: BattleLauncher) -> None:
    """Begin the lessons, and be at the one about actions."""
    hall.set_speed(0)
    hall.begin_lessons()
    if hall.presenter is None or hall.tutor is None:
        return
    hall.presenter.story.drop()
    hall.presenter.asker.take_number(1)
    hall.presenter.story.drop()
    for _ in range(3):
        hall.tutor.go_on()


def _at_once(_presenter: BattlePresenter) -> bool:
    return True


def _is_over(presenter: BattlePresenter) -> bool:
    return presenter.session.outcome is not None


def _has_drawn(count: int) -> Callable[[BattlePresenter], bool]:
    return lambda presenter: len(presenter.page.album.pages) > count


def _defends(presenter: BattlePresenter) -> bool:
    question = presenter.session.question()
    return question is not None and question.rule == "NAR-DEF-02"


def _goes_somewhere(presenter: BattlePresenter) -> bool:
    question = presenter.session.question()
    return question is not None and question.about == "cell"


def _on_a_roof(presenter: BattlePresenter) -> bool:
    question, view = presenter.session.question(), presenter.session.view()
    high = {cell.key for cell in view.cells if cell.level}
    return question is not None and question.rule == "NAR-HAT-08" and any(one.cell in high for one in view.figures)


def _covers_an_area(presenter: BattlePresenter) -> bool:
    question = presenter.session.question()
    return (
        question is not None
        and question.rule == "NAR-HAT-08"
        and any(len(option.cells) >= AREA for option in question.options)
    )


def _is_down(presenter: BattlePresenter) -> bool:
    figures = presenter.session.view().figures
    return any(figure.seat and not figure.life for figure in figures) and presenter.session.question() is not None
