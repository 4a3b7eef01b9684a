"""What keys are called: figures, living and dead, cards, zones, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.speech import TONGUE
from horologium.engine.rulesets.village_attacks.state import CASTLE
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.words import TYPES

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle

WORDS: Final = ("word", "status", "type", "why")


class Names(Mapping[str, str]):
    """Names by key. Those of villagers follow from the key, so that the dead have them too."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._printed = _printed(battle)
        self._present = {monster.key: monster.name for monster in battle.monsters}
        self._present |= {minion.key: minion.name for minion in battle.minions}

    def __getitem__(self, key: str) -> str:
        found = self._present.get(key) or self._printed.get(key) or self._villager(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        yield from self._present
        yield from self._printed
        yield from (villager.key for villager in self._battle.villagers)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _villager(self, key: str) -> str | None:
        """The name of a villager: ``hunter-undead-7`` is the seventh that was born, an Undead Hunter."""
        stem, _, number = key.rpartition("-")
        if not number.isdigit():
            return None
        if stem in self._battle.library.hero or stem == "marshal":
            return self._printed[stem]
        kind, _, type_ = stem.partition("-")
        name = TEXTS.get(f"name.{kind}")
        if name is None:
            return None
        if type_ in TYPES:
            name = TEXTS["name.of-type"].format(type=TEXTS[f"type.{type_}"], name=name)
        return TEXTS["name.numbered"].format(name=name, number=int(number))


def names(battle: Battle) -> Mapping[str, str]:
    """What journal entries call everything."""
    return Names(battle)


def _printed(battle: Battle) -> Mapping[str, str]:
    """What cards, zones and words are called, worked out once for each night and language."""
    known = battle.library.names
    key = (TONGUE.get(), battle.mission.id, battle.mission.map, battle.mission.titles)
    if key not in known:
        known[key] = {**_words(), **_cards(battle), **_night(battle)}
    return known[key]


def _words() -> dict[str, str]:
    """The words of the game; how a night ends goes by the name of its fact."""
    found = {CASTLE: TEXTS["castle"], "troll": TEXTS["name.troll"], "marshal": TEXTS["name.marshal"]}
    for key in TEXTS:
        head, _, word = key.partition(".")
        if head in WORDS:
            found[word] = TEXTS[key]
        elif head == "how":
            found[f"how {word}"] = TEXTS[key]
    return found


def _cards(battle: Battle) -> dict[str, str]:
    """The cards of the pack."""
    library = battle.library
    kinds: tuple[tuple[Any, ...], ...] = (
        library.heroes,
        library.spawns,
        library.traps,
        library.events,
        library.draughts,
        library.monsters,
    )
    found = {card.id: card.name for cards in kinds for card in cards}
    for card in library.monsters:
        found |= {f"{card.id} {power.line}": power.name for power in card.powers}
        found[f"summoned-{card.id}"] = TEXTS["name.summoned"].format(name=card.name)
    return found


def _night(battle: Battle) -> dict[str, str]:
    """The zones and objectives of the night."""
    board = battle.castle.board
    found = {board.name(zone): battle.castle.title(zone) for zone in battle.castle.cells}
    found |= {spec.key: spec.name for spec in battle.mission.works}
    if battle.mission.marshal is not None:
        found["marshal"] = battle.mission.marshal.name
    return found


def faces(found: list[str] | tuple[str, ...]) -> str:
    """Results in words."""
    return ", ".join(TEXTS[f"word.{face}"] for face in found)
