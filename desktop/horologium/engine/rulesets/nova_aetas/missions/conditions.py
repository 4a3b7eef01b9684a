"""Conditions: what a mission can ask of the table. Each reads ``name``, ``amount`` and ``at`` as it says."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.rulesets.nova_aetas.missions.mission_words import MissionWord, tick_after
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionCondition
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Token

CLOCK_SET: Final = "clock:set"
"""Among the flags: when a card has set the Horologium anew."""

Check: TypeAlias = "Callable[[Battle, MissionCondition, Hero | None], bool]"


def holds(battle: Battle, condition: MissionCondition, hero: Hero | None = None) -> bool:
    """Whether a condition holds, for the hero who acts, if one does."""
    return CONDITIONS[condition.holds].run(battle, condition, hero) is not condition.negated


def all_hold(battle: Battle, conditions: Sequence[MissionCondition], hero: Hero | None = None) -> bool:
    """Whether all conditions hold; none at all hold."""
    for condition in conditions:
        if CONDITIONS[condition.holds].run(battle, condition, hero) is condition.negated:
            return False
    return True


def tile_number(battle: Battle, name: str) -> int:
    """The number of a tile of the mission, by the name of its place or of the tile."""
    return next(number for number, place in enumerate(battle.mission.tiles) if name in (place.name, place.tile))


def tokens_named(battle: Battle, name: str) -> list[Token]:
    """The tokens on the table of that name or kind."""
    return [token for token in battle.tokens if name in (token.name, token.kind) and token.cell != GONE]


def counted(battle: Battle, what: str, name: str = "") -> int:
    """How often the mission has heard of something: ``counted(battle, "defeated", "brigand")``."""
    return battle.flags.get(f"{what}:{name}", 0)


def flag(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The flag stands at ``amount`` or more."""
    return battle.flags.get(condition.name, 0) >= condition.amount


def defeated(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` models of the card, or of any, are out of combat."""
    return counted(battle, "defeated", condition.name) >= condition.amount


def all_defeated(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """All models of the card, or of all cards, were placed and are out of combat.  [NAR-MIS-36]"""
    card, terrain = condition.name, battle.terrain
    if battle.enemies and (not card or any(card == enemy.card for enemy in battle.enemies)):
        return False
    if not card:
        return len(battle.revealed) == len(battle.mission.tiles)
    places = [square for place in battle.mission.enemies if place.enemy == card for square in place.at]
    laid = all(terrain.tile_of(terrain.board.cell(square)) in battle.revealed for square in places)
    return laid and counted(battle, "defeated", card) > 0


def collected(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` tokens of that name or kind were picked up."""
    return counted(battle, "collected", condition.name) >= condition.amount


def interacted(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """Heroes have interacted with the token at least ``amount`` times."""
    return counted(battle, "interacted", condition.name) >= condition.amount


def seized(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """Enemies have taken away at least ``amount`` tokens of that name or kind."""
    return counted(battle, "seized", condition.name) >= condition.amount


def reached(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """Enemies have reached the token at least ``amount`` times."""
    return counted(battle, "reached", condition.name) >= condition.amount


def fallen(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The character is out of combat."""
    return counted(battle, "fallen", condition.name) > 0


def tokens_left(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` tokens of that name or kind lie on the table."""
    found, name = 0, condition.name
    for token in battle.tokens:
        if name in (token.name, token.kind) and token.cell != GONE:
            found += 1
    return found >= condition.amount


def token_at(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The token or character is on one of the squares ``at``."""
    squares = battle.terrain.named(condition.at)
    return any(squares >> token.cell & 1 for token in tokens_named(battle, condition.name))


def heroes_at(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` heroes who are not KO stand on the squares ``at``."""
    return (battle.terrain.named(condition.at) & battle.hero_cells).bit_count() >= condition.amount


def all_heroes_at(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """All heroes who are not KO, and at least one, stand on the squares ``at``.  [NAR-MIS-36]"""
    return 0 != battle.hero_cells == battle.hero_cells & battle.terrain.named(condition.at)


def heroes_on(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` heroes who are not KO are on the tile."""
    tile = battle.terrain.tiles[tile_number(battle, condition.name)]
    return (tile & battle.hero_cells).bit_count() >= condition.amount


def enemies_on(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` enemies are on the tile."""
    tile = battle.terrain.tiles[tile_number(battle, condition.name)]
    return sum(tile >> enemy.cell & 1 for enemy in battle.enemies) >= condition.amount


def in_combat(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` models of the card, or of any, are on the table and do not wait."""
    name = condition.name
    return sum(not enemy.waiting and name in ("", enemy.card) for enemy in battle.enemies) >= condition.amount


def ko(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """At least ``amount`` heroes are KO at this moment.  [NAR-TIM-05]"""
    return sum(hero.ko for hero in battle.heroes) >= condition.amount


def party(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The company has at least ``amount`` heroes."""
    return len(battle.heroes) >= condition.amount


def time(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The hands stand at that time or later."""
    since = battle.flags.get(CLOCK_SET, battle.start)
    return battle.now >= tick_after(since, condition.name)


def revealed(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The tile is revealed."""
    return tile_number(battle, condition.name) in battle.revealed


def drawn(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The card was drawn in this mission."""
    return counted(battle, "drawn", condition.name) > 0


def chosen(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The point or choice, written ``card:choice``, was taken with success."""
    return f"choice:{condition.name}" in battle.done


def coins(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The company has at least ``amount`` Popolini, brought along or found.  [NAR-EQP-19]"""
    return battle.purse >= condition.amount


def achievement(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The company has won the achievement, in this mission or before.  [NAR-CMP-13]"""
    return f"achievement:{condition.name}" in battle.found


def story(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The story of the campaign has set this flag before the mission.  [NAR-CAM-01]"""
    return condition.name in battle.mission.story


def tag(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The hero who acts has a pinned skill with that tag.  [NAR-SKS-05]"""
    return hero is not None and any(battle.library.skill[skill].tag == condition.name for skill in hero.skills)


def carries(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The hero who acts carries that equipment."""
    return hero is not None and any(item.card == condition.name for item in hero.items)


def family(battle: Battle, condition: MissionCondition, hero: Hero | None) -> bool:
    """The hero who acts is a warrior, scout, mage or priest, as named."""
    return hero is not None and hero.family == condition.name


CONDITIONS: Final[Mapping[str, MissionWord[Check]]] = MappingProxyType(
    {
        "flag": MissionWord(flag, "flag", ("amount",)),
        "defeated": MissionWord(defeated, "enemy?", ("amount",)),
        "all-defeated": MissionWord(all_defeated, "enemy?"),
        "collected": MissionWord(collected, "token", ("amount",)),
        "interacted": MissionWord(interacted, "token", ("amount",)),
        "seized": MissionWord(seized, "token", ("amount",)),
        "reached": MissionWord(reached, "token", ("amount",)),
        "fallen": MissionWord(fallen, "token"),
        "tokens-left": MissionWord(tokens_left, "token", ("amount",)),
        "token-at": MissionWord(token_at, "token", ("at",)),
        "heroes-at": MissionWord(heroes_at, "", ("amount", "at")),
        "all-heroes-at": MissionWord(all_heroes_at, "", ("at",)),
        "heroes-on": MissionWord(heroes_on, "tile", ("amount",)),
        "enemies-on": MissionWord(enemies_on, "tile", ("amount",)),
        "in-combat": MissionWord(in_combat, "enemy?", ("amount",)),
        "ko": MissionWord(ko, "", ("amount",)),
        "party": MissionWord(party, "", ("amount",)),
        "time": MissionWord(time, "time"),
        "revealed": MissionWord(revealed, "tile"),
        "drawn": MissionWord(drawn, "card"),
        "chosen": MissionWord(chosen, "choice"),
        "coins": MissionWord(coins, "", ("amount",)),
        "achievement": MissionWord(achievement, "achievement"),
        "story": MissionWord(story, "story flag"),
        "tag": MissionWord(tag, "tag"),
        "carries": MissionWord(carries, "equipment"),
        "family": MissionWord(family, "family"),
    }
)
