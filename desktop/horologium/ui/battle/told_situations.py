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
        launcher: BattleLauncher,
        mission: str,
        until: Callable[[BattlePresenter], bool],
        *,
        told: bool = ...,
        bot: str = ...,
        party: tuple[Any, ...] = ...,
    ) -> None:
        """Play."""


def told_situations(launcher: BattleLauncher, play: Play) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    return (
        ("battle-opening", partial(play, launcher, BAGNAIA, _at_once, told=True)),
        ("battle-location", partial(_card, launcher, play, "bagnaia")),
        ("battle-cards", partial(_album, launcher, play)),
        ("battle-defence", partial(play, launcher, TOLL, _defends)),
        ("battle-roof", partial(_roof, launcher, play)),
        ("battle-area", partial(_area, launcher, play)),
        ("battle-ko", partial(_fallen, launcher, play)),
        ("battle-text", partial(_text, launcher, play)),
        ("battle-lesson", partial(_lesson, launcher)),
        ("battle-victory", partial(play, launcher, TOLL, _is_over, told=True, bot=HERO)),
        ("battle-defeat", partial(play, launcher, TOLL, _is_over, told=True)),
    )


def _card(launcher: BattleLauncher, play: Play, key: str) -> None:
    """Show a card that was drawn."""
    play(launcher, BAGNAIA, _at_once)
    if launcher.presenter is not None:
        launcher.presenter.story.open(key)


def _album(launcher: BattleLauncher, play: Play) -> None:
    """Show the cards that were read so far."""
    play(launcher, BAGNAIA, _has_drawn(4), bot=HERO)
    launcher.page.tabs.setCurrentWidget(launcher.page.album)


def _roof(launcher: BattleLauncher, play: Play) -> None:
    """Show an attack while somebody stands on a roof."""
    play(launcher, SMOKE, _on_a_roof, bot=HERO)
    if launcher.presenter is not None:
        wait_for_odds(launcher.presenter)


def _area(launcher: BattleLauncher, play: Play) -> None:
    """Show what a ball of fire would cover."""
    rebecca = HeroEntry("rebecca", "elementalist", ("fireball",), ("fireball",))
    play(launcher, TOLL, _covers_an_area, bot=HERO, party=(rebecca, HeroEntry("valerio"), HeroEntry("sofia")))
    presenter = launcher.presenter
    if presenter is not None and presenter.asking.question is not None:
        option = max(presenter.asking.question.options, key=lambda option: len(option.cells))
        presenter.page.question.list.point_at(option.key)
        presenter.asking.point_at(option.key)


def _fallen(launcher: BattleLauncher, play: Play) -> None:
    """Show a hero who came with injuries and is down, with the card that tells so."""
    sofia = HeroEntry("sofia", "", SHOTS, SHOTS, injuries=("cracked-ribs", "limp"))
    play(launcher, TOLL, _is_down, party=(HeroEntry("valerio"), sofia, HeroEntry("rebecca"), HeroEntry("vincenzo")))
    presenter = launcher.presenter
    if presenter is not None:
        down = next((one for one in presenter.session.view().figures if one.seat and not one.life), None)
        if down is not None:
            presenter.surroundings.choose(down.key)


def _text(launcher: BattleLauncher, play: Play) -> None:
    """Show the board as text, and the cursor on the board."""
    play(launcher, TOLL, _goes_somewhere)
    page = launcher.page
    page.tabs.setCurrentWidget(page.text_board)
    page.board.setFocus()
    if launcher.presenter is not None:
        launcher.presenter.cursor.walk("next")


def _lesson(launcher: BattleLauncher) -> None:
    """Begin the lessons, and be at the one about actions."""
    launcher.set_speed(0)
    launcher.begin_lessons()
    if launcher.presenter is None or launcher.tutor is None:
        return
    launcher.presenter.story.drop()
    launcher.presenter.asking.take_number(1)
    launcher.presenter.story.drop()
    for _ in range(3):
        launcher.tutor.go_on()


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
