"""What a bot thinks of: an activation as a place to go and an attack to make (ledger CON-MIS-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.engine.kit.cells import each
from horologium.engine.rulesets.constellation.actions import can_move
from horologium.engine.rulesets.constellation.attacks import aimed, melee_targets, shots
from horologium.engine.rulesets.constellation.movement import allowance, reachable, strikes_on, threats
from horologium.engine.rulesets.constellation.state import set_down
from horologium.engine.rulesets.constellation.weighing import PlaceWorth, attack_worth, engaged, place_worth, way_cost

if TYPE_CHECKING:
    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.constellation.state import Battle, Miniature

NEVER: Final = -1_000_000


def standpoint(battle: Battle) -> Battle:
    """Make a copy of a battle alike for all questions of one activation up to its first deed."""
    deed = battle.deed
    if not (deed.spent or deed.extra) and deed.moves <= 1:
        deed.key, deed.moves, deed.left = "", 0, 0
    for figure in battle.figures:
        if figure.seat == battle.go:
            figure.guarding = False
    return battle


class Character(NamedTuple):
    """How a bot thinks: how much of the enemy's best reply it subtracts, whether it uses abilities, and hunts."""

    answer: int = 0
    able: bool = True
    hunts: bool = True


class Mind:
    """A copy of the battle to think on, the question, and how the bot thinks."""

    def __init__(
        self, battle: Battle, request: Choose[Any], bot: Character, worths: dict[tuple[str, int], int]
    ) -> None:
        self.battle, self.request, self.bot = battle, request, bot
        self._worths = worths
        self._moves: dict[str, dict[int, int]] = {}
        self._places: dict[str, PlaceWorth] = {}
        battle.journal.quiet = True

    @property
    def figure(self) -> Miniature:
        """The miniature that is asked."""
        return self.battle.figure(self.request.by)

    def place(self, figure: Miniature) -> int:
        """What its present place is worth."""
        return place_worth(self.battle, figure, answer=self.bot.answer, hunts=self.bot.hunts)

    def best_attack(self, figure: Miniature) -> int:
        """The best plain attack from where a miniature stands; nothing if none is worth making."""
        battle = self.battle
        if figure.paralysed or battle.deed.lightly or (battle.deed.key == figure.key and battle.deed.spent):
            return 0
        attacks = [aimed(battle, "melee", figure, foe) for foe in melee_targets(battle, figure)]
        attacks += [aimed(battle, "ranged", figure, foe) for foe in shots(battle, figure, figure.range)]
        return max([0, *(attack_worth(battle, attack) for attack in attacks)])

    def at(self, figure: Miniature, cell: int) -> int:
        """What it would be worth to go to a square and attack from there."""
        if cell == figure.cell:
            return self._at(figure, cell)
        known = self._worths.get((figure.key, cell))
        if known is None or self.battle.deed.lightly:
            known = self._at(figure, cell)
            if not self.battle.deed.lightly:
                self._worths[figure.key, cell] = known
        return known

    def _at(self, figure: Miniature, cell: int) -> int:
        places = self._places.get(figure.key)
        if places is None:
            places = self._places[figure.key] = PlaceWorth(self.battle, figure, self.bot.answer, hunts=self.bot.hunts)
        if places.apart >> cell & 1:
            return places.place(cell)
        battle, here = self.battle, figure.cell
        set_down(battle, figure, cell)
        moves = battle.deed.moves
        battle.deed.moves = max(1, moves) if cell != here else moves
        worth = places.place(cell) + self.best_attack(figure)
        battle.deed.moves = moves
        set_down(battle, figure, here)
        return worth

    def moves(self, figure: Miniature) -> dict[int, int]:
        """Every square that a miniature can go to, with what it is worth, the dice on the way included."""
        known = self._moves.get(figure.key)
        if known is None:
            known = self._moves[figure.key] = self.weigh_moves(figure)
        return known

    def weigh_moves(self, figure: Miniature) -> dict[int, int]:
        """The same, thought over anew."""
        battle = self.battle
        squares = allowance(battle, figure)
        reached = reachable(battle, figure, squares)
        risky = not battle.deed.stepping and engaged(battle, figure)
        leaving, entering = threats(battle, figure) if risky else ([], [])
        worths = {}
        for cell in each(reached.ends & ~(1 << figure.cell)):
            cost = way_cost(battle, figure, strikes_on(reached.path(cell), leaving, entering)) if risky else 0
            worths[cell] = self.at(figure, cell) - cost
        return worths

    def stay(self, figure: Miniature) -> int:
        """What it is worth to stay, with the best attack from here."""
        return self.place(figure) + self.best_attack(figure)

    def best(self, figure: Miniature) -> int:
        """What the best activation of a miniature is worth, beside doing nothing."""
        if figure.hidden:
            return 1
        options = [self.stay(figure)]
        if can_move(self.battle, figure):
            options += self.moves(figure).values()
        return max(options) - self.place(figure)
