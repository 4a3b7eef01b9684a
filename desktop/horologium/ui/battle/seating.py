"""Who sits at the table: players with the seats and figures they hold, and where dice come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from horologium.engine.core.errors import BadData

if TYPE_CHECKING:
    from horologium.engine.core.ask import Request

PERSON = "person"
BOX, TYPED, ASK = "box", "typed", "ask"
POLICIES = (BOX, ASK, TYPED)
"""Dice from the box at once; the box or typed, whatever the player wants each time; always typed."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table; ``who`` is a person or the name of a bot, ``holds`` the seats and figures."""

    key: str
    name: str
    who: str = PERSON
    holds: tuple[str, ...] = ()

    @property
    def is_person(self) -> bool:
        """Whether somebody outside decides."""
        return self.who == PERSON


@dataclass(frozen=True, slots=True)
class Dice:
    """Where chance comes from: by kind of question, and by rule where a rule has a policy of its own."""

    rolls: str = ASK
    draws: str = BOX
    rules: Mapping[str, str] = field(default_factory=dict)

    def policy(self, request: Request) -> str:
        """Tell how this roll or draw is answered."""
        return self.rules.get(request.rule, self.draws if request.kind == "draw" else self.rolls)


@dataclass(frozen=True, slots=True)
class Seating:
    """All players, the seed of the dice box, and the policy of dice."""

    players: tuple[Player, ...]
    seed: int
    dice: Dice = Dice()

    def player(self, request: Request) -> Player:
        """Tell who answers: the holder of the figure, else of the seat, else the first person, else the first."""
        for name in (request.by, request.seat):
            for player in self.players:
                if name in player.holds:
                    return player
        return next((player for player in self.players if player.is_person), self.players[0])

    def with_player(self, key: str, who: str) -> Seating:
        """Let a person or a bot play on for a player."""
        players = tuple(replace(player, who=who) if player.key == key else player for player in self.players)
        return replace(self, players=players)

    def with_dice(self, dice: Dice) -> Seating:
        """Take dice from elsewhere from now on."""
        return replace(self, dice=dice)

    def to_json(self) -> dict[str, Any]:
        """Give the seating as plain data."""
        players = [[each.key, each.name, each.who, list(each.holds)] for each in self.players]
        dice = {"rolls": self.dice.rolls, "draws": self.dice.draws, "rules": dict(self.dice.rules)}
        return {"players": players, "seed": self.seed, "dice": dice}


def seating_from_json(data: Any) -> Seating:
    """Read a seating that was written as plain data; anything else is refused."""
    try:
        players = tuple(
            Player(str(key), str(name), str(who), tuple(holds)) for key, name, who, holds in data["players"]
        )
        dice = Dice(data["dice"]["rolls"], data["dice"]["draws"], dict(data["dice"]["rules"]))
        if not players or not {dice.rolls, dice.draws, *dice.rules.values()} <= set(POLICIES):
            raise ValueError
        return Seating(players, int(data["seed"]), dice)
    except (LookupError, TypeError, ValueError) as error:
        raise BadData(
            "it is not written down whole who sits at the table", "use a save made by this program"
        ) from error
