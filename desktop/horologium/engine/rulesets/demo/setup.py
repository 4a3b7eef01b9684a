"""From a mission to the first position, and what can be wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from horologium.engine.core.errors import BadData
from horologium.engine.core.specs import Flaw
from horologium.engine.core.speech import Phrase
from horologium.engine.kit.cells import each
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.demo.field import Field, Ground, ground_of, read_field
from horologium.engine.rulesets.demo.flow import KEEP
from horologium.engine.rulesets.demo.state import GONE, SEATS, Band, Battle, Figure, Options
from horologium.engine.rulesets.demo.texts import SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.demo.specs import BandSpec, FigureSpec, MissionSpec


def set_up(setup: Setup) -> Battle:
    """The position before the first round, or in the middle of one.  [DEMO-GEN-01, DEMO-RND-01]"""
    mission: MissionSpec = setup.mission
    for flaw in flaws(mission, setup.content):
        raise BadData(f"{flaw.key}: {flaw.message}", flaw.remedy)
    field = read_field(mission.map)
    stratagems = tuple(setup.content.get("stratagems", {}).values())
    bands = [(seat, getattr(mission, seat)) for seat in SEATS]
    cards = [spec.id for spec in stratagems for _ in range(spec.copies)]
    for card in (*mission.discards, *(card for _, band in bands for card in band.hand)):
        cards.remove(card)
    return Battle(
        field=field,
        options=setup.options or Options(),
        stratagems=stratagems,
        bands=[Band(seat, SOURCES[seat], list(band.hand), band.points, band.shielded) for seat, band in bands],
        figures=[figure for seat, band in bands for figure in _figures(seat, band, field, setup.content["figures"])],
        deck=Deck("stratagems", cards, list(mission.discards)),
        rounds=mission.rounds,
        round=mission.round,
        phase=mission.phase,
        turn=mission.turn,
        march=0,
        aim=False,
    )


def _figures(seat: str, band: BandSpec, field: Field, specs: Content | dict[str, FigureSpec]) -> Iterator[Figure]:
    """The figures of a band; the second of a kind is called so, unless it has a name of its own."""
    board = ground_of(field).board
    taken: list[str] = []
    for place in band.figures:
        spec: FigureSpec = specs[place.figure]  # type: ignore[assignment]
        number = _free_number(f"{seat}-{spec.id}", taken)
        taken.append(f"{seat}-{spec.id}{number}")
        yield Figure(
            key=taken[-1],
            name=place.name or f"{SOURCES[seat]} {spec.name}{number.replace('-', ' ')}",
            kind=spec.id,
            seat=seat,
            cell=board.cell(place.at),
            life=spec.life - place.wounds,
            most_life=spec.life,
            move=spec.move,
            guard=spec.guard,
            attack=spec.attack,
            range=spec.range,
            acted=place.acted,
        )


def _free_number(key: str, taken: list[str]) -> str:
    """What tells a figure from others of its kind, and from those of a kind that is itself called so."""
    number, times = "", 1
    while key + number in taken:
        times += 1
        number = f"-{times}"
    return number


def check_content(content: Content) -> Iterator[Flaw]:
    """What makes no sense in a pack: maps that cannot be read, figures on water or on each other."""
    if KEEP.key in content.get("stratagems", {}):
        message = "is what players answer to use no stratagem"
        yield Flaw("stratagems", KEEP.key, "id", message, "rename the file")
    for mission in content.get("missions", {}).values():
        yield from flaws(mission, content)


def flaws(mission: MissionSpec, content: Content) -> Iterator[Flaw]:
    """What makes no sense in a mission."""
    try:
        ground = ground_of(read_field(mission.map))
    except BadData as error:
        yield Flaw("missions", mission.id, "map", error.message, error.hint)
        return
    if mission.round > mission.rounds:
        yield Flaw("missions", mission.id, "round", "lies after the last round", "begin at round 1")
    taken: dict[str, str] = {}
    for seat in SEATS:
        yield from _misplaced(mission, seat, ground, taken, content)
    yield from _lacking_cards(mission, content)


def _misplaced(
    mission: MissionSpec, seat: str, ground: Ground, taken: dict[str, str], content: Content
) -> Iterator[Flaw]:
    for number, place in enumerate(getattr(mission, seat).figures):
        key = f"{seat}.figures.{number}"
        cell = ground.board.find(place.at)
        if cell is None:
            message = f"{place.at!r} is not on the map"
            yield Flaw("missions", mission.id, f"{key}.at", message, _row_of(ground, place.at))
        elif ground.closed >> cell & 1:
            message = f"no figure can stand on {place.at}, which is {ground.terrain(cell)}"
            yield Flaw("missions", mission.id, f"{key}.at", message, "name another hex")
        elif place.at in taken:
            message = f"{place.at} is taken by {taken[place.at]} already"
            yield Flaw("missions", mission.id, f"{key}.at", message, "give each figure its own hex")
        spec = content.get("figures", {}).get(place.figure)
        if spec is None:
            message = f"there is no figure {place.figure!r}"
            yield Flaw("missions", mission.id, f"{key}.figure", message, "name a figure of the pack")
        elif place.wounds >= spec.life:
            message = Phrase("{wounds} {wounds:wound leaves|wounds leave} no life").format(wounds=place.wounds)
            yield Flaw("missions", mission.id, f"{key}.wounds", message, f"give at most {spec.life - 1}")
        taken[place.at] = place.figure


def _row_of(ground: Ground, at: str) -> str:
    """How the hexes of a row are called, for somebody who missed it."""
    names = [ground.board.name(cell) for cell in each(ground.board.cells)]
    row = [name for name in names if name.partition(",")[2] == at.partition(",")[2]] or names
    return f"name a hex from {row[0]} to {row[-1]}" if row else "draw a map first"


def _lacking_cards(mission: MissionSpec, content: Content) -> Iterator[Flaw]:
    """Hands and discards cannot hold more of a stratagem than there are."""
    left = {spec.id: spec.copies for spec in content.get("stratagems", {}).values()}
    piles = {f"{seat}.hand": getattr(mission, seat).hand for seat in SEATS} | {"discards": mission.discards}
    for pile, cards in piles.items():
        for number, card in enumerate(cards):
            left[card] = left.get(card, 0) - 1
            if left[card] < 0:
                message = f"there are not so many cards {card!r}"
                yield Flaw("missions", mission.id, f"{pile}.{number}", message, "take a card that is left")


def faults(battle: Battle) -> Iterator[str]:
    """What is broken in a state; empty for every state that play can reach."""
    board, closed = battle.ground.board, battle.ground.closed
    seen: dict[int, str] = {}
    for figure in battle.figures:
        if figure.seat not in SEATS or not 0 <= figure.life <= figure.most_life:
            yield f"{figure.key} has {figure.life} of {figure.most_life} life for {figure.seat}"
        if not figure.life:
            if figure.cell != GONE:
                yield f"{figure.key} fell but is still on the board"
        elif not board.cells >> max(0, figure.cell) & 1 or closed >> figure.cell & 1:
            yield f"{figure.key} stands where nobody can stand"
        elif seen.setdefault(figure.cell, figure.key) != figure.key:
            yield f"{figure.key} and {seen[figure.cell]} stand on one hex"
    yield from _order_faults(battle)
    yield from _card_faults(battle)


def _order_faults(battle: Battle) -> Iterator[str]:
    if [band.key for band in battle.bands] != list(SEATS) or battle.turn not in SEATS:
        yield "the seats are not azure and crimson"
    if not 1 <= battle.round <= battle.rounds or battle.march < 0:
        yield f"round {battle.round} of {battle.rounds} cannot be"
    if len({figure.key for figure in battle.figures}) < len(battle.figures):
        yield "two figures have one name"


def _card_faults(battle: Battle) -> Iterator[str]:
    """No stratagem is lost or made: hands, deck and discards hold what the pack gave."""
    hands = [card for band in battle.bands for card in band.hand]
    cards = Counter([*hands, *battle.deck.cards, *battle.deck.discards])
    if cards != Counter({spec.id: spec.copies for spec in battle.stratagems}):
        yield "the stratagems in hands, deck and discards are not those of the pack"
