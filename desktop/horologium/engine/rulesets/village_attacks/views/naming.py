"""What keys are called: figures, living and dead, cards, zones, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from horologium.engine.rulesets.village_attacks.state import CASTLE
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.words import TYPES

if TYPE_CHECKING:
    from horologium.engine.rulesets.village_attacks.state import Battle

WORDS: Final = ("word", "status", "type", "why", "how")


class Names(Mapping[str, str]):
    """Names by key. Those of villagers follow from the key, so that the dead have them too."""

    def __init__(self, battle: Battle) -> None:
        self._known = _known(battle)
        self._heroes = {card.id: card.name for card in battle.library.heroes}

    def __getitem__(self, key: str) -> str:
        found = self._known.get(key) or self._villager(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def _villager(self, key: str) -> str | None:
        """The name of a villager: ``hunter-undead-7`` is the seventh that was born, an Undead Hunter."""
        stem, _, number = key.rpartition("-")
        if not number.isdigit():
            return None
        if stem in self._heroes:
            return self._heroes[stem]
        if stem == "marshal":
            return self._known.get("marshal") or TEXTS["name.marshal"]
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


def _known(battle: Battle) -> dict[str, str]:
    library = battle.library
    known = {CASTLE: TEXTS["castle"], "troll": TEXTS["name.troll"]}
    for word in WORDS:
        head = f"{word}."
        known |= {key.removeprefix(head): TEXTS[key] for key in TEXTS if key.startswith(head) and word != "how"}
    known |= {f"how {key.removeprefix('how.')}": TEXTS[key] for key in TEXTS if key.startswith("how.")}
    for cards in (library.heroes, library.spawns, library.traps, library.events, library.draughts):
        known |= {card.id: card.name for card in cards}
    for card in library.monsters:
        known |= {f"{card.id} {power.line}": power.name for power in card.powers}
        known[f"summoned-{card.id}"] = TEXTS["name.summoned"].format(name=card.name)
    board = battle.castle.board
    known |= {board.name(zone): battle.castle.title(zone) for zone in battle.castle.cells}
    known |= {spec.key: spec.name for spec in battle.mission.works}
    if battle.mission.marshal is not None:
        known["marshal"] = battle.mission.marshal.name
    known |= {monster.key: monster.name for monster in battle.monsters}
    return known | {minion.key: minion.name for minion in battle.minions}


def faces(found: list[str] | tuple[str, ...]) -> str:
    """Results in words."""
    return ", ".join(TEXTS[f"word.{face}"] for face in found)
