"""Who answers for whom: dice from the box or from outside, each seat by a bot or from outside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.answerers import Answerer, DiceBox, Person, Router
from horologium.engine.core.bots import Bots, SeatBot, bots_of
from horologium.protocol.fields import Fields, glimpse

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import AnyRuleset

ASK = "ask"
BOX = "box"
MOST_SEED = (1 << 64) - 1
PERSON = "person"
TYPED = "typed"
OUTSIDE: Final = (PERSON, TYPED)


@dataclass(frozen=True, slots=True)
class Seating:
    """Seed, chance and seats as a request gives them, for the bots that know the game.

    ``box`` is where the stream of dice stands.
    """

    seed: int
    chance: str
    seats: Mapping[str, str]
    box: int
    bots: Bots

    @classmethod
    def read(cls, fields: Fields, ruleset: AnyRuleset) -> Seating:
        """What a request or a save says about it."""
        seats, bots = fields.get("seats", dict) or {}, bots_of(ruleset)
        for seat, who in seats.items():
            if who != ASK and (not isinstance(who, str) or who not in bots):
                raise fields.refused(f"the seat {seat!r} cannot be {glimpse(who)}", f"use {ASK}, {' or '.join(bots)}")
        seed = fields.number("seed", 0, MOST_SEED)
        box = fields.number("box", seed, MOST_SEED)
        return cls(seed, fields.one_of("chance", (BOX, ASK), BOX), seats, box, bots)

    def router(self) -> Router:
        """Everybody at the table; who is not named is asked outside."""
        chance: Answerer = DiceBox(self.box) if self.chance == BOX else Person(TYPED)
        bots = {seat: SeatBot(self.bots, who, self.seed, seat) for seat, who in self.seats.items() if who != ASK}
        return Router(chance, bots, others=Person(PERSON))

    def to_json(self, router: Router) -> dict[str, Any]:
        """For a save, with the place where the dice stand now."""
        plain: dict[str, Any] = {"seed": self.seed, "chance": self.chance, "seats": dict(self.seats)}
        return {**plain, "box": router.chance.chance.state} if isinstance(router.chance, DiceBox) else plain
