"""Situations of a battle for pictures: each is played to by a seeded hand, so that it looks the same every time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from horologium.engine.core.chance import SplitMix
from horologium.ui.battle.asked_situations import asked_situations
from horologium.ui.battle.begin import Wish
from horologium.ui.battle.missions import holders
from horologium.ui.battle.seating import ASK, BOX, TYPED, Dice, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.battle.hall import Hall
    from horologium.ui.battle.presenter import BattlePresenter

FORD, TOLL, SMOKE = "demo/the-ford", "rehearsal/a-toll-on-the-road", "rehearsal/smoke-over-the-warehouses"
BAGNAIA = "rehearsal/the-satchel-of-bagnaia"
SEED = 1509
LONGEST = 2_000


def situations(hall: Hall) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name the situations, and say how to get there."""

    def shown(
        mission: str, until: Callable[[BattlePresenter], bool], rolls: str = ASK, *, reading: bool = False
    ) -> Callable[[], None]:
        return partial(play, hall, mission, until, rolls, reading=reading)

    return (
        ("battle-empty", partial(_leave, hall)),
        ("battle-start", shown(TOLL, _anything)),
        ("battle-move", shown(SMOKE, _about("cell"))),
        ("battle-attack", shown(FORD, _about("figure", "DEMO-CMB-01"))),
        ("battle-dice", shown(TOLL, _rolls)),
        ("battle-typed", shown(TOLL, _rolls, TYPED)),
        ("battle-replay", shown(SMOKE, _looking_back)),
        ("battle-share", hall.share),
        ("battle-defeat", shown(TOLL, _over, reading=True)),
        ("battle-opening", shown(BAGNAIA, _anything, reading=True)),
        ("battle-location", partial(_read, hall, BAGNAIA, "bagnaia")),
        ("battle-lesson", partial(_learn, hall)),
        *asked_situations(hall, play),
        ("battle-begin", hall.choose_mission),
        ("battle-resume", hall.choose_battle),
    )


def play(
    hall: Hall, mission: str, until: Callable[[BattlePresenter], bool], rolls: str = ASK, *, reading: bool = False
) -> None:
    """Begin a mission and play it by a seeded hand until something is reached; ``reading`` leaves open what is told."""
    held = tuple(holder.key for holder in holders(hall.catalogue.table(mission)))
    title = next(row.title for row in hall.catalogue.rows() if row.key == mission)
    hall.set_speed(0)
    hall.begin(Wish(mission, title, (), (Player("one", "Ada", holds=held),), Dice(rolls, BOX)), SEED)
    chance = SplitMix(SEED)
    for _ in range(LONGEST):
        presenter = hall.presenter
        if presenter is None:
            return
        if until(presenter) or presenter.session.outcome is not None:
            break
        presenter.story.drop()
        _answer(presenter, chance)
    if not reading and hall.presenter is not None:
        hall.presenter.story.drop()


def _read(hall: Hall, mission: str, key: str) -> None:
    """Begin a mission and open one of its cards."""
    play(hall, mission, _anything)
    if hall.presenter is not None:
        hall.presenter.story.open(key)


def _learn(hall: Hall) -> None:
    """Begin the lessons, and be at the one about actions."""
    hall.set_speed(0)
    hall.learn()
    if hall.presenter is None or hall.tutor is None:
        return
    hall.presenter.story.drop()
    hall.presenter.asker.take_number(1)
    hall.presenter.story.drop()
    for _ in range(3):
        hall.tutor.go_on()


def _leave(hall: Hall) -> None:
    hall.leave()
    hall.entered.emit()


def _answer(presenter: BattlePresenter, chance: SplitMix) -> None:
    question = presenter.session.question()
    if question is None:
        return
    if question.kind == "choose":
        keys = [option.key for option in question.options]
        count = max(question.least, 1) if question.most else 0
        presenter.session.answer(tuple(chance.take(keys, count)))
    else:
        presenter.roll()


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


def _over(presenter: BattlePresenter) -> bool:
    return presenter.session.outcome is not None


def _looking_back(presenter: BattlePresenter) -> bool:
    answers = len(presenter.session.table.log)
    if answers >= 20:
        presenter.session.look_at(answers // 2)
    return answers >= 20
