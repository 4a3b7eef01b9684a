"""Rounds, turns and the end (ledger topics RND, ACT, END). Each phase is one step of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick, roll
from horologium.engine.core.ruleset import Outcome
from horologium.engine.kit.decks import deal
from horologium.engine.kit.dice import number, numbered
from horologium.engine.rulesets.demo.combat import fight, targets
from horologium.engine.rulesets.demo.effects import EFFECTS
from horologium.engine.rulesets.demo.movement import march
from horologium.engine.rulesets.demo.state import SEATS, Band, Battle, Figure, Phase, score

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

D6: Final = numbered(6)
FULL_HAND: Final = 3
KEEP: Final = Option("keep")


def step(battle: Battle) -> Rule[None]:
    """Play the phase at hand."""
    return PHASES[battle.phase](battle)


def muster(battle: Battle) -> Rule[None]:
    """Each band draws a stratagem.  [DEMO-RND-02]"""
    battle.journal.note("round", "DEMO-RND-01", round=battle.round, rounds=battle.rounds)
    for band in battle.bands:
        if len(band.hand) < FULL_HAND:
            for card in (yield from deal("DEMO-RND-02", band, battle.deck, secret=True)):
                band.hand.append(card)
                battle.journal.whisper(band.key, "drew", "DEMO-RND-02", seat=band.key, card=card)
    battle.phase = "initiative"


def initiative(battle: Battle) -> Rule[None]:
    """Both bands throw; the higher begins.  [DEMO-RND-03]"""
    azure, crimson = battle.bands
    ours = theirs = 0
    while ours == theirs:
        ours = number(*(yield from roll("DEMO-RND-03", azure, (D6,))))
        theirs = number(*(yield from roll("DEMO-RND-03", crimson, (D6,))))
    battle.turn = azure.key if ours > theirs else crimson.key
    battle.journal.note("initiative", "DEMO-RND-03", seat=battle.turn, azure=ours, crimson=theirs)
    battle.phase = "activate"


def activate(battle: Battle) -> Rule[None]:
    """One figure of the band whose turn it is acts; when all have acted, the round is over.  [DEMO-RND-04]"""
    ready = waiting(battle, battle.turn) or waiting(battle, battle.foe(battle.turn).key)
    if not ready:
        battle.phase = "score"
        return
    figure = yield from pick("DEMO-RND-04", battle.band(ready[0].seat), ready, "figure")
    battle.journal.note("activated", "DEMO-RND-04", figure=figure.key)
    yield from act(battle, figure)
    figure.acted, battle.march, battle.aim = True, 0, False
    battle.turn = battle.foe(figure.seat).key


def act(battle: Battle, figure: Figure) -> Rule[None]:
    """A figure uses a stratagem, moves and attacks.  [DEMO-ACT-01]"""
    if battle.band(figure.seat).hand:
        yield from stratagem(battle, figure)
    yield from march(battle, figure)
    if figure.life and (foes := targets(battle, figure)):
        yield from fight(battle, figure, foes)


def waiting(battle: Battle, seat: str) -> list[Figure]:
    """The figures of a seat that have yet to act in this round.  [DEMO-RND-04]"""
    return [figure for figure in battle.figures if not figure.acted and figure.seat == seat and figure.life]


def stratagem(battle: Battle, figure: Figure) -> Rule[None]:
    """The active figure may use a card from the hand of its band.  [DEMO-ACT-01]"""
    band = battle.band(figure.seat)
    cards = [Option(card) for card in dict.fromkeys(band.hand)]
    choice = yield from pick("DEMO-ACT-01", figure, [KEEP, *cards], "card", secret=True)
    if choice is not KEEP:
        play_card(battle, band, figure, choice.key)


def play_card(battle: Battle, band: Band, figure: Figure, card: str) -> None:
    """Use a card and discard it.  [DEMO-ACT-01]"""
    band.hand.remove(card)
    battle.deck.discard([card])
    battle.journal.note("played", "DEMO-ACT-01", figure=figure.key, card=card)
    effect = next(spec.effect for spec in battle.stratagems if spec.id == card)
    EFFECTS[effect](battle, figure)


def scoring(battle: Battle) -> Rule[None]:
    """Whoever holds the ford scores; then the next round, or the end.  [DEMO-RND-05, DEMO-RND-01]"""
    azure, crimson = battle.bands
    ours, theirs = ((band.cells & battle.ground.fords).bit_count() for band in battle.bands)
    if ours != theirs:
        score(battle, azure if ours > theirs else crimson, "DEMO-RND-05")
    for band in battle.bands:
        band.shielded = False
    for figure in battle.figures:
        figure.acted = False
    battle.phase = "over" if battle.round == battle.rounds else "muster"
    battle.round += battle.phase == "muster"
    yield from ()


def outcome(battle: Battle) -> Outcome | None:
    """Who has won, if it is over.  [DEMO-END-01, DEMO-END-02]"""
    azure, crimson = battle.bands
    if not azure.cells or not crimson.cells:
        winner = azure if azure.cells else crimson
        return Outcome(winner.key, "routed", ("DEMO-END-01",), _score(battle))
    if battle.phase != "over":
        return None
    return Outcome(_leader(battle), "held", ("DEMO-END-02",), _score(battle))


def _leader(battle: Battle) -> str | None:
    """The seat with more points, then with more life; None if they are equal.  [DEMO-END-02]"""
    ranks = [(band.points, life_left(battle, band.key)) for band in battle.bands]
    return None if ranks[0] == ranks[1] else SEATS[ranks[0] < ranks[1]]


def life_left(battle: Battle, seat: str) -> int:
    """All the life that a seat has on the board."""
    return sum(figure.life for figure in battle.figures if figure.seat == seat)


def _score(battle: Battle) -> Mapping[str, int | str]:
    return {f"{band.key} points": band.points for band in battle.bands} | {
        f"{band.key} life": life_left(battle, band.key) for band in battle.bands
    }


PHASES: Final[Mapping[Phase, Callable[[Battle], Rule[None]]]] = MappingProxyType(
    {"muster": muster, "initiative": initiative, "activate": activate, "score": scoring}
)
