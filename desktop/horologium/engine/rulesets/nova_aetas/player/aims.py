"""What the mission wants next: its goals, followed back to what heroes can do now.

A player has read the goals and the cards that lie open, and guesses from the set-up card what leads on: that a key
opens a gate, that water puts out a fire. So chains of flags, cards, tokens and tiles are followed here by the data of
the mission; what else a hidden card holds is not looked at.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from horologium.engine.rulesets.nova_aetas.missions import exploring
from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption, printed
from horologium.engine.rulesets.nova_aetas.missions.conditions import counted, holds, tile_number, tokens_named
from horologium.engine.rulesets.nova_aetas.player.threads import threads

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from horologium.engine.kit.cells import CellSet
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionCondition
    from horologium.engine.rulesets.nova_aetas.player.threads import Source
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Token

EVERYBODY: Final = 99
DEEPEST: Final = 9
"""So many steps of a chain are followed back."""


class HeroAim(NamedTuple):
    """Something for heroes to do.

    ``cells`` are where so many ``heroes`` have to stand, ``keys`` the actions to take there, ``prey`` the enemies to
    defeat, ``escort`` the character to bring to ``cells``. ``personal`` is what the hero himself has to meet, ``offer``
    the point or choice that is taken; ``later`` counts the steps of the chain that come after.
    """

    cells: CellSet = 0
    heroes: int = 1
    keys: tuple[str, ...] = ()
    prey: tuple[str, ...] = ()
    escort: str = ""
    offer: CardOption | None = None
    personal: tuple[MissionCondition, ...] = ()
    later: int = 0


Aims: TypeAlias = "list[HeroAim] | None"
"""None: it cannot be brought about; an empty list: there is nothing to do for it but to let time pass."""


def frontier(battle: Battle) -> CellSet:
    """The squares from which the next tile is revealed, if there is one.  [NAR-MIS-35]"""
    tiles = battle.mission.tiles
    if all(number in battle.revealed or place.by_card for number, place in enumerate(tiles)):
        return 0
    return exploring.first_row(battle, battle.revealed[-1])


class Seeker:
    """Follows the goals of a battle back to what can be done now."""

    def __init__(self, battle: Battle) -> None:
        self.battle, self.threads = battle, threads(battle)
        self._path: list[tuple[str, str]] = []

    def ways_to_win(self) -> list[list[HeroAim]]:
        """For every way to win that is still open, what it asks for next."""
        found = [self.all_of(goal.when) for goal in self.battle.goals if goal.won]
        found += [self.source(one) for one in self.threads.all_of("win")]
        if all(ways is None for ways in found):
            found = [self.any_of(self.threads.sources("goals", part)) for part in self.threads.won_parts]
        return [ways for ways in found if ways is not None]

    def all_of(self, conditions: Sequence[MissionCondition]) -> Aims:
        """What is to be done for all conditions that do not hold yet; who stands where one asks for it stays there."""
        found: list[HeroAim] = []
        open_ones = [one for one in conditions if not holds(self.battle, one)]
        for condition in conditions if open_ones else ():
            if condition in open_ones or (condition.holds in PLACED and not condition.negated):
                aims = self._guarded(condition.holds, condition.name, partial(self._condition, condition))
                if aims is None:
                    return None
                found += aims
        return found

    def any_of(self, sources: Iterable[Source]) -> Aims:
        """What can be done for one of several sources, all of those that are open."""
        found = [aims for aims in map(self.source, sources) if aims is not None]
        return [aim for aims in found for aim in aims] if found else None

    def source(self, source: Source) -> Aims:
        """What sets off an event or a card: first its conditions, then what it is bound to."""
        battle = self.battle
        if source.mark in battle.done or (source.on == "leave" and source.name not in battle.cards):
            return None
        personal = tuple(one for one in source.when if one.holds in PERSONAL)
        first = self.all_of([one for one in source.when if one not in personal])
        if first is not None and not first and personal:
            first = self._equip(personal)
        if first is None or first:
            return _deeper(first)
        found = _deeper(self._guarded(source.on, source.name, partial(self._trigger, source)))
        return found if found is None else [aim._replace(personal=(*aim.personal, *personal)) for aim in found]

    def _equip(self, personal: tuple[MissionCondition, ...]) -> Aims:
        """Somebody of the company has to be fit for it; what nobody carries has to be found first."""
        heroes = self.battle.standing()
        if any(all(holds(self.battle, one, hero) for one in personal) for hero in heroes):
            return []
        missing = [one.name for one in personal if one.holds == "carries" and not one.negated]
        sources = [source for name in missing for source in self.threads.sources("equipment", name)]
        return self._guarded("equip", " ".join(missing), partial(self.any_of, sources))

    def _guarded(self, word: str, name: str, seek: Callable[[], Aims]) -> Aims:
        """Follow a thread unless it leads back to itself, or too far."""
        step = (word, name)
        if step in self._path or len(self._path) >= DEEPEST:
            return None
        self._path.append(step)
        found = seek()
        self._path.pop()
        return found

    def _trigger(self, source: Source) -> Aims:
        run = TRIGGERS.get(source.on)
        return None if run is None else run(self, source.name)

    def _condition(self, condition: MissionCondition) -> Aims:
        words = NEGATED if condition.negated else WORDS
        run = words.get(condition.holds)
        return None if run is None else run(self, condition)

    # Things to reach, to take and to use

    def reveal(self, number: int) -> Aims:
        """A tile is revealed from the northern row of the last one, or by a deed."""
        name = exploring.tile_name(self.battle, number)
        sources = [*self.threads.sources("reveal", name), *self.threads.sources("reveal", self._tile(number))]
        by_deed = self._guarded("reveal", name, partial(self.any_of, dict.fromkeys(sources)))
        if self.battle.mission.tiles[number].by_card:
            return by_deed
        return [HeroAim(frontier(self.battle)), *(by_deed or [])]

    def _tile(self, number: int) -> str:
        return self.battle.mission.tiles[number].tile

    def stand(self, cells: CellSet, heroes: int) -> Aims:
        """So many heroes go to squares, or first reveal the tile on which these lie."""
        battle = self.battle
        seen = cells & ~battle.hidden & battle.terrain.floor
        if seen:
            return [HeroAim(seen, heroes)]
        hidden = cells & battle.hidden
        return self.reveal(battle.terrain.tile_of(hidden.bit_length() - 1)) if hidden else None

    def use(self, name: str) -> Aims:
        """Tokens of that name or kind are taken or used; those that are not on the table have to come there first."""
        usable = [token for token in tokens_named(self.battle, name) if exploring.use_of(token) != "none"]
        if usable:
            return [token_aim(self.battle, token) for token in usable]
        return self.bring(name)

    def force(self, name: str) -> Aims:
        """A chest is broken open."""
        aims = self.use(name)
        return aims if aims is None else [aim._replace(keys=aim.keys[-1:]) for aim in aims]

    def bring(self, name: str) -> Aims:
        """Have a token laid on the table, by a deed or by revealing where it lies."""
        battle, board = self.battle, self.battle.terrain.board
        places = [place for place in battle.mission.tokens if name in (place.name, place.kind)]
        hidden = [board.cell(place.at) for place in places if battle.hidden >> board.cell(place.at) & 1]
        if hidden:
            return self.reveal(battle.terrain.tile_of(hidden[0]))
        return self.any_of(self.threads.sources("put-tokens", name))

    def slay(self, card: str) -> Aims:
        """Models of a card, or of any, are defeated; if there are none, the next tile is looked for."""
        prey = tuple(enemy.key for enemy in self.battle.enemies if card in ("", enemy.card))
        if prey:
            return [HeroAim(prey=prey, heroes=EVERYBODY)]
        if row := frontier(self.battle):
            return [HeroAim(row)]
        hidden = [one for one in range(len(self.battle.mission.tiles)) if one not in self.battle.revealed]
        return self.reveal(hidden[0]) if hidden else []

    def escort(self, condition: MissionCondition) -> Aims:
        """A character is brought to squares."""
        found = tokens_named(self.battle, condition.name)
        characters = [token for token in found if token.kind == "character"]
        if not characters:
            return None if found else self.bring(condition.name)
        cells = self.battle.terrain.named(condition.at)
        if cells & ~self.battle.hidden:
            return [HeroAim(cells & ~self.battle.hidden, escort=characters[0].key)]
        return self.stand(cells, 1)

    def choose(self, name: str) -> Aims:
        """A point or choice of a card is taken; the card has to lie open first."""
        battle = self.battle
        card = name.partition(":")[0]
        if card not in battle.cards:
            return self.draw(card)
        for offer in printed(battle, battle.plot.card[card]):
            if offer.key == name and (
                takers := [hero for hero in battle.standing() if could_take(battle, offer, hero)]
            ):
                squares = battle.terrain.named(offer.choice.at)
                cells = (squares | battle.terrain.board.spread(squares)) & battle.room
                return (
                    [HeroAim(cells, keys=(f"card:{name}",), offer=offer)] if cells or (not squares and takers) else None
                )
        return None

    def draw(self, card: str) -> Aims:
        """A card is drawn by a deed, a point, a choice or an exit; none comes twice by itself."""
        return self._guarded("draw", card, partial(self.any_of, self.threads.sources("draw-card", card)))

    def remove(self, condition: MissionCondition) -> Aims:
        """Tokens leave the table: heroes pick them up, or a deed takes them away."""
        found: list[HeroAim] = []
        left = tokens_named(self.battle, condition.name)
        for token in left:
            if exploring.use_of(token) == "collect":
                found.append(token_aim(self.battle, token))
        names = dict.fromkeys(name for token in left for name in (condition.name, token.name, token.kind) if name)
        by_deed = self.any_of([one for name in names for one in self.threads.sources("remove-tokens", name)])
        return [*found, *(by_deed or [])] if found or by_deed is not None else None


PLACED: Final = ("heroes-at", "all-heroes-at", "heroes-on")
"""Conditions about where heroes stand: they hold only as long as nobody leaves."""

PERSONAL: Final = ("tag", "carries", "family")
"""Conditions about the hero who acts."""


def could_take(battle: Battle, offer: CardOption, hero: Hero) -> bool:
    """Whether an option is open to a hero once he stands where it asks for.  [NAR-LOC-07, NAR-MIS-33]"""
    key, done = offer.key, battle.done
    if key in battle.paid or f"failed:{key}" in done or f"failed:{key}:{hero.key}" in done:
        return False
    if offer.choice.once and f"choice:{key}" in done:
        return False
    return all(holds(battle, one, hero) for one in offer.choice.when if one.holds in PERSONAL)


def token_aim(battle: Battle, token: Token) -> HeroAim:
    """Go to a token and take or use it; a chest is opened in one of two ways.  [NAR-ACN-19, NAR-ACN-21]"""
    near = battle.terrain.board.near[token.cell] & battle.room
    if exploring.use_of(token) == "collect":
        return HeroAim(near | 1 << token.cell & battle.room, keys=(f"collect:{token.key}",))
    return HeroAim(near, keys=(f"interact:{token.key}", f"open:{token.key}", f"force:{token.key}"))


def _deeper(aims: Aims) -> Aims:
    return aims if aims is None else [aim._replace(later=aim.later + 1) for aim in aims]


def _tile_cells(seeker: Seeker, name: str) -> CellSet:
    return seeker.battle.terrain.tiles[tile_number(seeker.battle, name)]


def _on_tile(seeker: Seeker, name: str) -> Aims:
    """Defeat whoever stands on a tile."""
    cells = _tile_cells(seeker, name)
    prey = tuple(enemy.key for enemy in seeker.battle.enemies if cells >> enemy.cell & 1)
    return [HeroAim(prey=prey, heroes=EVERYBODY)] if prey else []


def _awake(seeker: Seeker, name: str) -> Aims:
    """Defeat whoever is in combat."""
    enemies = seeker.battle.enemies
    prey = tuple(enemy.key for enemy in enemies if not enemy.waiting and name in ("", enemy.card))
    return [HeroAim(prey=prey, heroes=EVERYBODY)] if prey else []


def _missing(seeker: Seeker, what: str, condition: MissionCondition) -> Aims:
    """Take or use tokens until it was often enough."""
    aims = seeker.use(condition.name)
    left = condition.amount - counted(seeker.battle, what, condition.name)
    return aims if aims is None or left < 2 else [aim._replace(later=aim.later + left - 1) for aim in aims]


def _nothing(*_: object) -> Aims:
    """Time brings it about, or the enemies do."""
    return []


Words: TypeAlias = "Mapping[str, Callable[[Seeker, MissionCondition], Aims]]"

WORDS: Final[Words] = MappingProxyType(
    {
        "flag": lambda seeker, one: seeker.any_of(seeker.threads.sources("raise-flag", one.name)),
        "defeated": lambda seeker, one: seeker.slay(one.name),
        "all-defeated": lambda seeker, one: seeker.slay(one.name),
        "collected": lambda seeker, one: _missing(seeker, "collected", one),
        "interacted": lambda seeker, one: _missing(seeker, "interacted", one),
        "tokens-left": lambda seeker, one: seeker.bring(one.name),
        "token-at": lambda seeker, one: seeker.escort(one),
        "heroes-at": lambda seeker, one: seeker.stand(seeker.battle.terrain.named(one.at), one.amount),
        "all-heroes-at": lambda seeker, one: seeker.stand(seeker.battle.terrain.named(one.at), EVERYBODY),
        "heroes-on": lambda seeker, one: seeker.stand(_tile_cells(seeker, one.name), one.amount),
        "revealed": lambda seeker, one: seeker.reveal(tile_number(seeker.battle, one.name)),
        "drawn": lambda seeker, one: seeker.draw(one.name),
        "chosen": lambda seeker, one: seeker.choose(one.name),
        "coins": lambda seeker, one: seeker.any_of(seeker.threads.sources("coins", "")),
        "achievement": lambda seeker, one: seeker.any_of(seeker.threads.sources("achievement", one.name)),
        "seized": _nothing, "reached": _nothing, "fallen": _nothing, "enemies-on": _nothing,
        "in-combat": lambda seeker, one: seeker.slay(one.name),
        "ko": _nothing, "time": _nothing,
    }
)  # fmt: skip
"""How a condition is brought about; those that are missing cannot be."""

NEGATED: Final[Words] = MappingProxyType(
    {
        "flag": lambda seeker, one: seeker.any_of(seeker.threads.sources("clear-flag", one.name)),
        "tokens-left": lambda seeker, one: seeker.remove(one),
        "enemies-on": lambda seeker, one: _on_tile(seeker, one.name),
        "in-combat": lambda seeker, one: _awake(seeker, one.name),
        "ko": _nothing,
    }
)
"""How a condition is brought to an end."""

TRIGGERS: Final[Mapping[str, Callable[[Seeker, str], Aims]]] = MappingProxyType(
    {
        "start": lambda seeker, name: None,
        "time": _nothing, "sign": _nothing, "always": _nothing,
        "defeated": lambda seeker, name: seeker.slay(name),
        "collected": lambda seeker, name: seeker.use(name),
        "interacted": lambda seeker, name: seeker.use(name),
        "forced": lambda seeker, name: seeker.force(name),
        "entered": lambda seeker, name: seeker.stand(_tile_cells(seeker, name), 1),
        "revealed": lambda seeker, name: seeker.reveal(tile_number(seeker.battle, name)),
        "drawn": lambda seeker, name: seeker.draw(name),
        "flag": lambda seeker, name: seeker.any_of(seeker.threads.sources("raise-flag", name)),
        "choice": lambda seeker, name: seeker.choose(name),
        "leave": lambda seeker, name: [HeroAim(keys=(f"leave:{name}",))],
    }
)  # fmt: skip
"""How the trigger of an event is set off."""
