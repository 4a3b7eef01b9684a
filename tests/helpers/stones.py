"""A tiny game for tests of the table: two seats, a pile of stones, one die, one hidden card each.

Each turn a seat takes one stone, or dares the die for more. Whoever holds most when the pile is gone wins;
the hidden card adds to it. ``trouble`` makes a rule fail on demand, from turn ``due`` on.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from helpers.script import D6
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.ask import Choose, Option, Request, Rule, draw, pick, pick_some, roll
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.codec import Codec, fresh
from horologium.engine.core.journal import Journal, Sentence, Texts
from horologium.engine.core.odds import Distribution, distribution
from horologium.engine.core.ruleset import Content, Outcome, Seat, Setup
from horologium.engine.core.table import Table
from horologium.engine.core.view import BattleView, CardView, OptionView, Track

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.specs import Flaw

DECK = ("crow", "crow", "fox", "owl", "wolf")
SEATS = (Seat("north", "North"), Seat("south", "South"))


@dataclass(slots=True)
class Player:
    key: str
    stones: int = 0
    card: str | None = None
    kept: list[str] = field(default_factory=list)

    @property
    def seat(self) -> str:
        return self.key


@dataclass(slots=True)
class Pile:
    players: list[Player]
    stones: int = 9
    deck: list[str] = field(default_factory=lambda: list(DECK))
    turn: int = 0
    phase: str = "deal"
    taken: dict[str, int] = field(default_factory=dict)
    trouble: str = ""
    due: int = 0
    journal: Journal = fresh(Journal)

    def fail(self, place: str) -> None:
        """Break here if the test wants it."""
        if self.trouble == place and self.turn >= self.due:
            raise ZeroDivisionError(f"trouble {place}")


def deal(pile: Pile) -> Rule[None]:
    """Everybody draws a hidden card."""
    for player in pile.players:
        (player.card,) = yield from draw("STN-01", player, "cards", pile.deck, secret=True)
        pile.deck.remove(player.card)
        pile.journal.whisper(player.seat, "drawn", "STN-01", card=player.card)
    pile.phase = "turn"


def turn(pile: Pile) -> Rule[None]:
    """One seat takes a stone or dares the die."""
    player = pile.players[pile.turn % 2]
    pile.fail("first")
    way = yield from pick("STN-02", player, [Option("take"), Option("dare"), Option("double"), Option("peek")])
    pile.journal.note("chose", "STN-02", by=player.key, way=way.key)
    pile.fail("answer")
    if way.key == "peek":
        yield from peek(pile, player)
    if way.key in {"take", "peek"}:
        amount = 1
    else:
        amount = yield from dare(player, 2 if way.key == "double" else 1)
        pile.fail("roll")
    take(pile, player, amount)
    pile.fail("after")
    pile.phase = "tidy"


def peek(pile: Pile, player: Player) -> Rule[None]:
    """Change the hidden card for another one and keep some of those left in mind."""
    before, player.card = player.card, None
    (player.card,) = yield from draw("STN-05", player, "cards", pile.deck, secret=True)
    pile.deck.remove(player.card)
    pile.deck.append(str(before))
    minded = [Option(name) for name in dict.fromkeys(pile.deck)]
    player.kept = [option.key for option in (yield from pick_some("STN-05", player, minded, "card", most=2))]


def dare(player: Player, factor: int) -> Rule[int]:
    """A four or more gives so many stones, anything else none."""
    (face,) = yield from roll("STN-03", player, [D6])
    return factor * int(face) if face in {"4", "5", "6"} else 0


def take(pile: Pile, player: Player, amount: int) -> None:
    """Move stones from the pile to a player."""
    amount = min(amount, pile.stones)
    pile.stones -= amount
    player.stones += amount
    pile.taken[player.key] = pile.taken.get(player.key, 0) + amount
    pile.journal.note("took", "STN-02", by=player.key, amount=amount)


def tidy(pile: Pile) -> Rule[None]:
    """A step that asks nothing."""
    pile.turn += 1
    pile.journal.note("turned", turn=pile.turn)
    pile.fail("silent")
    if pile.trouble == "unsavable" and pile.turn >= pile.due:
        pile.phase = frozenset({"not a text"})  # type: ignore[assignment]
        return
    pile.phase = "turn"
    yield from roll("STN-04", pile.players[0], [])


class Stones:
    """The ruleset of the game."""

    id = "stones"
    title = "Stones"
    options = object
    specs: Mapping[str, type] = {}
    effects: Mapping[str, Any] = {}
    texts = Texts({"took": Sentence("loot", "{by} takes {amount:d}."), "drawn.hidden": "A card is drawn."})
    bots: Mapping[str, Any] = {}
    campaign = teams = balance = outlook = lookout = adviser = sparer = teller = narrator = None

    def __init__(self, version: int = 1) -> None:
        self.version = version
        self.codec = Codec(Pile, version, {1: lambda data: {**data, "stones": data["stones"] + 100}})

    def seats(self, battle: Pile) -> tuple[Seat, ...]:
        return SEATS

    def names(self, battle: Pile) -> Mapping[str, str]:
        return {seat.key: seat.name for seat in SEATS}

    def set_up(self, setup: Setup) -> Pile:
        return Pile([Player(seat.key) for seat in SEATS], stones=setup.mission)

    def step(self, battle: Pile) -> Rule[None]:
        if battle.trouble == "idle":
            return
        if battle.trouble == "unsavable" and not isinstance(battle.phase, str):
            yield from pick("STN-02", battle.players[0], [Option("on"), Option("off")])
            raise ZeroDivisionError("trouble unsavable")
        yield from {"deal": deal, "turn": turn, "tidy": tidy}[battle.phase](battle)

    def outcome(self, battle: Pile) -> Outcome | None:
        battle.fail("outcome")
        if battle.stones or battle.phase != "turn":
            return None
        north, south = (player.stones + len(player.card or "") for player in battle.players)
        winner = None if north == south else "north" if north > south else "south"
        return Outcome(winner, "the pile is gone", ("STN-06",), {"north": north, "south": south})

    def view(self, battle: Pile, eyes: str | None) -> BattleView:
        cards = [CardView(p.card if eyes in {None, p.key} else None, p.seat, "card") for p in battle.players]
        return BattleView(self.id, eyes, (), (), (Track("pile", "Pile", battle.stones),), tuple(cards))

    def option(self, battle: Pile, request: Choose[Any], key: str) -> OptionView:
        return OptionView(key, key.title(), rules=(request.rule,))

    def odds(self, battle: Pile, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
        player = battle.players[0]
        return {"stones": distribution(lambda: dare(player, 1), lambda _: ())} if key == "dare" else None

    def evaluate(self, battle: Pile, seat: str) -> int:
        return sum(player.stones * (1 if player.seat == seat else -1) for player in battle.players)

    def faults(self, battle: Pile) -> Iterator[str]:
        if battle.stones < 0:
            yield "the pile is less than nothing"

    def check_content(self, content: Content) -> Iterator[Flaw]:
        yield from ()


def new_pile(**changes: Any) -> Pile:
    """The pile before the first question, with some fields as the test wants them."""
    return Pile([Player(seat.key) for seat in SEATS], **changes)


def new_table(undo: Any = "friendly", **changes: Any) -> Table[Pile]:
    """A table at which nothing was answered."""
    return Table(Stones(), new_pile(**changes), undo=undo)


def dealt(undo: Any = "friendly", **changes: Any) -> Table[Pile]:
    """A table after the cards were dealt: north has the owl, south the fox."""
    table = new_table(undo, **changes)
    table.answer(("owl",), "typed")
    table.answer(("fox",), "typed")
    return table


def everybody(seed: int) -> Router:
    """A dice box and random bots for all seats."""
    return Router(DiceBox(seed), {}, others=RandomBot(seed + 1))
