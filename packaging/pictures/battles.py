"""Battles for pictures: each is played to by a seeded hand or a bot, so that it looks the same every time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop

from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import bots_of
from horologium.engine.core.chance import SplitMix
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry
from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.missions import holders
from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice, SeatedPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.answerers import Answerer
    from horologium.engine.core.table import Table
    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.presenter import BattlePresenter
    from horologium.ui.battle.questions import BattleQuestion

FORD, TOLL, SMOKE = "demo/the-ford", "rehearsal/a-toll-on-the-road", "rehearsal/smoke-over-the-warehouses"
BAGNAIA = "rehearsal/the-satchel-of-bagnaia"
HERO = "bot:hero"
"""The bot that plays well enough to win."""
SEED = 1509
LONGEST = 2_000
PATIENCE_MS = 8_000
SHOTS = ("aimed-shot", "evasive")
AREA = 3
"""So many cells are an area."""


def situations(launcher: BattleLauncher) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""

    def shown(mission: str, until: Callable[[BattlePresenter], bool], rolls: str = ASK) -> Callable[[], None]:
        return partial(play, launcher, mission, until, rolls)

    return (
        ("battle-empty", partial(_leave, launcher)),
        ("battle-start", shown(TOLL, _anything)),
        ("battle-move", shown(SMOKE, _about("cell"))),
        ("battle-attack", shown(FORD, _about("figure", "DEMO-CMB-01"))),
        ("battle-dice", shown(TOLL, _rolls)),
        ("battle-typed", shown(TOLL, _rolls, TYPED)),
        ("battle-replay", shown(SMOKE, _looking_back)),
        ("battle-share", launcher.share),
        *[(f"battle-of-{name}", shown(mission, _anything)) for name, mission in first_missions(launcher)],
        *_asked_situations(launcher),
        *_told_situations(launcher),
        ("battle-begin", launcher.choose_mission),
        ("battle-resume", launcher.choose_battle),
    )


def first_missions(launcher: BattleLauncher) -> list[tuple[str, str]]:
    """The packs of all other games with their first missions: a new game has its picture without a line here."""
    rows = launcher.catalogue.rows()
    shown = {row.game for row in rows if row.key in {FORD, TOLL, SMOKE}}
    others = {row.game: row.key for row in reversed(rows) if row.game not in shown}
    return [(key.partition("/")[0], key) for key in reversed(others.values())]


def play(
    launcher: BattleLauncher,
    mission: str,
    until: Callable[[BattlePresenter], bool],
    rolls: str = ASK,
    *,
    told: bool = False,
    bot: str = "",
    party: tuple[Any, ...] = (),
) -> None:
    """Begin a mission and play it by a seeded hand or a bot until something is reached.

    What is told on the way is read at once; with ``told`` the last page stays open.
    """
    play_table(launcher, mission, launcher.catalogue.lay_out(mission, party), until, rolls, told=told, bot=bot)


def play_table(
    launcher: BattleLauncher,
    mission: str,
    table: Table[Any],
    until: Callable[[BattlePresenter], bool],
    rolls: str = ASK,
    *,
    told: bool = False,
    bot: str = "",
) -> None:
    """Play a mission that is laid out already until something is reached."""
    held = tuple(holder.key for holder in holders(table))
    title = next(row.title for row in launcher.catalogue.rows() if row.key == mission)
    launcher.set_speed(0)
    launcher.page.tabs.setCurrentWidget(launcher.page.journal)
    launcher.play(
        table, MissionWish(mission, title, (), (SeatedPlayer("one", "Ada", holds=held),), Dice(rolls, BOX)), SEED
    )
    hand = SeededHand(SEED) if not bot else BotHand(bots_of(table.ruleset)[bot](SEED))
    for _ in range(LONGEST):
        presenter = launcher.presenter
        if presenter is None:
            return
        if until(presenter) or presenter.session.outcome is not None:
            break
        presenter.story.drop()
        hand.answer(presenter)
    if not told and launcher.presenter is not None:
        launcher.presenter.story.drop()


class SeededHand:
    """Takes what a seeded chance points at."""

    def __init__(self, seed: int) -> None:
        self._chance = SplitMix(seed)

    def answer(self, presenter: BattlePresenter) -> None:
        """Answer the question at hand."""
        question = presenter.session.question()
        if question is None:
            return
        if question.kind == "choose":
            keys = [option.key for option in question.options]
            count = max(question.least, 1) if question.most else 0
            presenter.session.answer(tuple(self._chance.take(keys, count)))
        else:
            presenter.roll()


class BotHand:
    """Takes what a bot of the game would take."""

    def __init__(self, bot: Answerer) -> None:
        self._bot = bot

    def answer(self, presenter: BattlePresenter) -> None:
        """Answer the question at hand."""
        table = presenter.session.table
        if isinstance(table.pending, Choose):
            answer = self._bot.reply(table.pending, table)
            presenter.session.answer(() if answer is None else tuple(answer))
        else:
            presenter.roll()


def _leave(launcher: BattleLauncher) -> None:
    launcher.leave()
    launcher.entered.emit()


# Questions: odds, a warning, several dice, two at one screen


def _asked_situations(launcher: BattleLauncher) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    return (
        ("battle-odds", partial(_odds, launcher)),
        ("battle-warning", partial(_warning, launcher)),
        ("battle-several", partial(play, launcher, TOLL, _when(_is_several))),
        ("battle-handover", partial(_handover, launcher)),
    )


def wait_for_odds(presenter: BattlePresenter) -> None:
    """Wait until all odds of the question are known."""
    deadline = QDeadlineTimer(PATIENCE_MS)
    while presenter.asking.seeks_odds and not deadline.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def _odds(launcher: BattleLauncher) -> None:
    """Show a hero who may attack, with the first attack marked."""
    play(launcher, TOLL, _when(_has_attacks))
    presenter = launcher.presenter
    if presenter is not None and presenter.asking.question is not None:
        first = next(option for option in presenter.asking.question.options if option.kind == "attack")
        presenter.page.question.list.point_at(first.key)
        presenter.asking.point_at(first.key)
        wait_for_odds(presenter)


def _warning(launcher: BattleLauncher) -> None:
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


# Stories: cards, lessons, fights worth showing, and how it ends


def _told_situations(launcher: BattleLauncher) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""
    return (
        ("battle-opening", partial(play, launcher, BAGNAIA, _anything, told=True)),
        ("battle-location", partial(_card, launcher, "bagnaia")),
        ("battle-cards", partial(_album, launcher)),
        ("battle-defence", partial(play, launcher, TOLL, _defends)),
        ("battle-roof", partial(_roof, launcher)),
        ("battle-area", partial(_area, launcher)),
        ("battle-ko", partial(_fallen, launcher)),
        ("battle-text", partial(_text, launcher)),
        ("battle-lesson", partial(_lesson, launcher)),
        ("battle-victory", partial(play, launcher, TOLL, _is_over, told=True, bot=HERO)),
        ("battle-defeat", partial(play, launcher, TOLL, _is_over, told=True)),
    )


def _card(launcher: BattleLauncher, key: str) -> None:
    """Show a card that was drawn."""
    play(launcher, BAGNAIA, _anything)
    if launcher.presenter is not None:
        launcher.presenter.story.open(key)


def _album(launcher: BattleLauncher) -> None:
    """Show the cards that were read so far."""
    play(launcher, BAGNAIA, _has_drawn(4), bot=HERO)
    launcher.page.tabs.setCurrentWidget(launcher.page.album)


def _roof(launcher: BattleLauncher) -> None:
    """Show an attack while somebody stands on a roof."""
    play(launcher, SMOKE, _on_a_roof, bot=HERO)
    if launcher.presenter is not None:
        wait_for_odds(launcher.presenter)


def _area(launcher: BattleLauncher) -> None:
    """Show what a ball of fire would cover."""
    rebecca = HeroEntry("rebecca", "elementalist", ("fireball",), ("fireball",))
    play(launcher, TOLL, _covers_an_area, bot=HERO, party=(rebecca, HeroEntry("valerio"), HeroEntry("sofia")))
    presenter = launcher.presenter
    if presenter is not None and presenter.asking.question is not None:
        option = max(presenter.asking.question.options, key=lambda option: len(option.cells))
        presenter.page.question.list.point_at(option.key)
        presenter.asking.point_at(option.key)


def _fallen(launcher: BattleLauncher) -> None:
    """Show a hero who came with injuries and is down, with the card that tells so."""
    sofia = HeroEntry("sofia", "", SHOTS, SHOTS, injuries=("cracked-ribs", "limp"))
    play(launcher, TOLL, _is_down, party=(HeroEntry("valerio"), sofia, HeroEntry("rebecca"), HeroEntry("vincenzo")))
    presenter = launcher.presenter
    if presenter is not None:
        down = next((one for one in presenter.session.view().figures if one.seat and not one.life), None)
        if down is not None:
            presenter.surroundings.choose(down.key)


def _text(launcher: BattleLauncher) -> None:
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


# When a situation is reached


def _anything(_presenter: BattlePresenter) -> bool:
    return True


def _about(about: str, rule: str = "") -> Callable[[BattlePresenter], bool]:
    def reached(presenter: BattlePresenter) -> bool:
        question = presenter.session.question()
        return question is not None and question.about == about and rule in {"", question.rule}

    return reached


def _rolls(presenter: BattlePresenter) -> bool:
    question = presenter.session.question()
    return question is not None and question.kind == "roll" and len(question.dice) > 2


def _looking_back(presenter: BattlePresenter) -> bool:
    answers = len(presenter.session.table.log)
    if answers >= 20:
        presenter.session.look_at(answers // 2)
    return answers >= 20


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
