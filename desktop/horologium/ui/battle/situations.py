"""Situations of a battle for pictures: each is played to by a seeded hand, so that it looks the same every time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import bots_of
from horologium.engine.core.chance import SplitMix
from horologium.ui.battle.asked_situations import asked_situations
from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.missions import holders
from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice, SeatedPlayer
from horologium.ui.battle.told_situations import told_situations

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.answerers import Answerer
    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.battle.presenter import BattlePresenter

FORD, TOLL, SMOKE = "demo/the-ford", "rehearsal/a-toll-on-the-road", "rehearsal/smoke-over-the-warehouses"
SEED = 1509
LONGEST = 2_000


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
        *asked_situations(launcher, play),
        *told_situations(launcher, play),
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
    table = launcher.catalogue.lay_out(mission, party)
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
