"""Who sits at the table: players with the seats and figures they hold, and where dice come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from horologium.engine.core.errors import BadData

if TYPE_CHECKING:
    from horologium.engine.core.ask import Request

PERSON = "person"
BOX, TYPED, ASK = "box", "typed", "ask"
POLICIES = (BOX, ASK, TYPED)
"""Dice from the box at once; the box or typed, whatever the player wants each time; always typed."""
NOBODY = "-"
"""Eyes that see only what lies open on the table: no seat has this name."""


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Somebody at the table; ``who`` is a person or the name of a bot, ``holds`` the seats and figures.

    ``colour`` is the one that was chosen; without one it comes from the place at the table.
    """

    key: str
    name: str
    who: str = PERSON
    holds: tuple[str, ...] = ()
    colour: str = ""

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

    def with_rule(self, rule: str, policy: str) -> Dice:
        """Give a rule a policy of its own, or none."""
        others = {each: kept for each, kept in self.rules.items() if each != rule}
        return replace(self, rules={**others, rule: policy} if policy else others)


@dataclass(frozen=True, slots=True)
class Seating:
    """All players, the seed of the dice box, and the policy of dice."""

    players: tuple[SeatedPlayer, ...]
    seed: int
    dice: Dice = Dice()

    def player(self, request: Request) -> SeatedPlayer:
        """Tell who answers: the holder of the figure, else of the seat, else the first person, else the first."""
        for name in (request.by, request.seat):
            for player in self.players:
                if name in player.holds:
                    return player
        return next((player for player in self.players if player.is_person), self.players[0])

    def eyes(self, request: Request | None, seats: Sequence[str], sitting: str) -> str | None:
        """Tell whose view the screen shows, where ``sitting`` is the player alone before it.

        Where people of several seats share the screen, nobody's secrets lie open until the one who is asked sits down.
        Bots alone are seen through, unless they play on for the only seat: its ground is still to be discovered.
        """
        persons = [player for player in self.players if player.is_person]
        if not persons:
            return None if len(seats) > 1 else seats[0]
        asked = None if request is None else self.player(request)
        shared = len({player.key for player in persons if any(seat in player.holds for seat in seats)}) > 1
        if shared:
            if asked in persons and asked is not None and asked.key != sitting:
                return NOBODY
            held = [seat for player in persons if player.key == sitting for seat in seats if seat in player.holds]
            return held[0] if held else NOBODY
        if request is not None and request.seat in seats and asked in persons:
            return request.seat
        names = [name for player in persons for name in player.holds]
        return next((seat for seat in seats if seat in names), seats[0])

    def must_hand_over(self, request: Request, seats: Sequence[str], sitting: str) -> bool:
        """Tell whether somebody else has to take the screen before a secret may be shown."""
        return request.secret and self.eyes(request, seats, sitting) == NOBODY

    def with_player(self, key: str, who: str) -> Seating:
        """Let a person or a bot play on for a player."""
        players = tuple(replace(player, who=who) if player.key == key else player for player in self.players)
        return replace(self, players=players)

    def with_dice(self, dice: Dice) -> Seating:
        """Take dice from elsewhere from now on."""
        return replace(self, dice=dice)

    def to_json(self) -> dict[str, Any]:
        """Give the seating as plain data."""
        players = [[each.key, each.name, each.who, list(each.holds), each.colour] for each in self.players]
        dice = {"rolls": self.dice.rolls, "draws": self.dice.draws, "rules": dict(self.dice.rules)}
        return {"players": players, "seed": self.seed, "dice": dice}


def seating_from_json(data: Any) -> Seating:
    """Read a seating that was written as plain data; anything else is refused."""
    try:
        players = tuple(_player(*each) for each in data["players"])
        dice = Dice(data["dice"]["rolls"], data["dice"]["draws"], dict(data["dice"]["rules"]))
        if not players or not {dice.rolls, dice.draws, *dice.rules.values()} <= set(POLICIES):
            raise ValueError
        return Seating(players, int(data["seed"]), dice)
    except (LookupError, TypeError, ValueError) as error:
        raise BadData(
            "it is not written down whole who sits at the table", "use a save made by this program"
        ) from error


def _player(key: object, name: object, who: object, holds: Sequence[str], colour: object = "") -> SeatedPlayer:
    """Read a player; those written by older versions had no colour."""
    return SeatedPlayer(str(key), str(name), str(who), tuple(holds), str(colour))
