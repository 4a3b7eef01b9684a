"""The kinds of cards of the campaign, those that the game itself brings, and the words that stand on them."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.kinds import ACHIEVEMENT, CardKind, Prompts, Word
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.village_attacks.nights.words import (
    ABROAD,
    BREACH,
    CAPTIVE,
    COMMONER,
    DEEPENING,
    DRAUGHT,
    FADING,
    FALLEN,
    FURNISHING,
    HERO,
    HUNTER,
    MONSTER,
    POWER,
    REAGENT,
    RECIPE,
    ROOM,
    SCAR,
    SERVANT,
    SPARE_PUPPET,
    STATE,
    THRALL,
    TRAP,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


class GameCard(NamedTuple):
    """A card that the game itself brings, with what it is and the rule behind it."""

    id: str
    label: str
    about: str
    rule: str

    @property
    def name(self) -> str:
        """What players call it."""
        return say(self.label)

    @property
    def text(self) -> str:
        """What stands on it."""
        return say(self.about)


def _printed(*cards: GameCard) -> Mapping[str, GameCard]:
    return MappingProxyType({card.id: card for card in cards})


_BETTER: Final = later("The second tier stands for the first one from the beginning of the night.")
POWERS: Final = _printed(
    GameCard("b1", later("Power B, tier I"), later("The second power, known in every night."), "VIL-NGT-79"),
    GameCard("c1", later("Power C, tier I"), later("The third power, known in every night."), "VIL-NGT-79"),
    GameCard("a2", later("Power A, tier II"), _BETTER, "VIL-NGT-83"),
    GameCard("b2", later("Power B, tier II"), _BETTER, "VIL-NGT-83"),
    GameCard("c2", later("Power C, tier II"), _BETTER, "VIL-NGT-83"),
)
DEEPENINGS: Final = _printed(
    GameCard(
        DEEPENING,
        later("Deepening"),
        later("Health or Reserve slots are 1 more, once in a campaign and for good."),
        "VIL-NGT-81",
    )
)
SERVANTS: Final = _printed(
    GameCard(
        THRALL,
        later("Thrall"),
        later(
            "It goes where its Monster goes and never attacks. What strikes it does not strike its Monster; once it is "
            "killed it is gone."
        ),
        "VIL-NGT-75",
    ),
    GameCard(
        SPARE_PUPPET,
        later("Spare Puppet"),
        later("The Marionettist begins the night with three Puppets. If fewer stand at its end this one is firewood."),
        "VIL-NGT-76",
    ),
)
_CELL: Final = later("Captives sit in a cell. They bring a ransom, heal, talk, or are let go.")
CAPTIVE_CARDS: Final = _printed(
    GameCard(COMMONER, later("Captive Commoner"), _CELL, "VIL-NGT-43"),
    GameCard(HUNTER, later("Captive Hunter"), _CELL, "VIL-NGT-43"),
    GameCard(HERO, later("Captive Hero"), _CELL, "VIL-NGT-43"),
)
STATES: Final = _printed(
    GameCard(
        ABROAD,
        later("Abroad"),
        later("It is in the valley, frightening people, and stays out of the coming night."),
        "VIL-NGT-22",
    ),
    GameCard(
        FALLEN,
        later("Fallen"),
        later("It lies in the crypt until somebody raises it. After the next night it is Fading."),
        "VIL-NGT-52",
    ),
    GameCard(
        FADING,
        later("Fading"),
        later("There is one day left to raise it. After the next night it is dust."),
        "VIL-NGT-52",
    ),
)
BREACHES: Final = _printed(
    GameCard(
        BREACH,
        later("Breach"),
        later("A hole in the wall. A room with two of them is ruined, and one more brings it down."),
        "VIL-NGT-55",
    )
)

KINDS: Final = (
    CardKind(MONSTER, Word(later("Monster"), later("Monsters")), "mask", "member", "monsters", cut=True),
    CardKind(
        POWER,
        Word(later("Power"), later("Powers")),
        "book",
        "lesson",
        printed=POWERS,
        prompts=Prompts(borne=later("Add a power of {name}…")),
    ),
    CardKind(DEEPENING, Word(later("Deepening"), later("Deepenings")), "star", "lesson", printed=DEEPENINGS),
    CardKind(
        ROOM,
        Word(later("Room"), later("Rooms")),
        "gate",
        "ware",
        "rooms",
        bears=True,
        stays=later("{item} is a room: nobody carries it off"),
        prompts=Prompts(owned=later("Add a room…")),
    ),
    CardKind(
        FURNISHING,
        Word(later("Furnishing"), later("Furnishings")),
        "shield",
        "ware",
        "furnishings",
        held=True,
        prompts=Prompts(
            owned=later("Add a furnishing…"),
            borne=later("Add a furnishing of {name}…"),
            stock_title=later("Furnishings in stock"),
        ),
    ),
    CardKind(
        TRAP,
        Word(later("Trap"), later("Traps")),
        "net",
        "ware",
        "traps",
        held=True,
        meant=lambda spec: bool(spec.brewed),  # [VIL-NGT-68]
        prompts=Prompts(
            owned=later("Add a brewed trap…"),
            borne=later("Add a trap of {name}…"),
            stock_title=later("Traps in stock"),
        ),
    ),
    CardKind(
        DRAUGHT,
        Word(later("Draught"), later("Draughts")),
        "flask",
        "ware",
        "draughts",
        held=True,
        prompts=Prompts(
            owned=later("Add a draught…"),
            borne=later("Add a draught of {name}…"),
            stock_title=later("Draughts in stock"),
        ),
    ),
    CardKind(
        SERVANT,
        Word(later("Servant"), later("Servants")),
        "person",
        "ware",
        printed=SERVANTS,
        held=True,
        prompts=Prompts(
            owned=later("Add a servant…"),
            borne=later("Add a servant of {name}…"),
            stock_title=later("Servants in the castle"),
        ),
    ),
    CardKind(
        REAGENT,
        Word(later("Reagent"), later("Reagents")),
        "crate",
        "ware",
        "reagents",
        idle=later("No recipe of yours needs it."),
        stays=later("{item} is a reagent: it stays in the common stock"),
        prompts=Prompts(owned=later("Add a reagent…"), found=later("Add a reagent that was salvaged…")),
    ),
    CardKind(
        CAPTIVE,
        Word(later("Captive"), later("Captives")),
        "chain",
        "ware",
        printed=CAPTIVE_CARDS,
        stays=later("{item} sits in a cell: nobody carries captives about"),
        prompts=Prompts(owned=later("Add a captive…"), found=later("Add a captive…")),
    ),
    CardKind(
        RECIPE,
        Word(later("Recipe"), later("Recipes")),
        "scroll",
        "knowledge",
        "recipes",
        told=later("the recipe {name}"),
        new=Word(later("New recipe: {cards}."), later("New recipes: {cards}.")),
        prompts=Prompts(owned=later("Add a recipe…"), found=later("Add a recipe…")),
    ),
    CardKind(
        SCAR,
        Word(later("Scar"), later("Scars")),
        "bandage",
        "condition",
        "scars",
        meant=lambda spec: bool(spec.lasts),
        prompts=Prompts(borne=later("Add a scar of {name}…")),
    ),
    CardKind(
        STATE,
        Word(later("State"), later("States")),
        "skull",
        "condition",
        printed=STATES,
        prompts=Prompts(borne=later("Add a state of {name}…")),
    ),
    CardKind(BREACH, Word(later("Breach"), later("Breaches")), "hammer", "condition", printed=BREACHES),
    ACHIEVEMENT,
    CardKind(HERO, Word(later("Hero"), later("Heroes of the village")), "swords", "foe", "heroes", cut=True),
)
"""All kinds of cards, in the order in which players read them.  [VIL-MIS-53]"""

PACKED: Final[Mapping[str, str]] = MappingProxyType({kind.key: kind.folder for kind in KINDS if kind.folder})
"""Where the cards of a kind lie in a pack."""

SORTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "monster": later("Monster"),
        "power": later("Power"),
        "room": later("Room"),
        "furnishing": later("Furnishing"),
        "trap": later("Trap"),
        "draught": later("Draught"),
        "servant": later("Servant"),
        "reagent": later("Reagent"),
        "captive": later("Captive"),
        "recipe": later("Recipe"),
        "scar": later("Scar"),
        "state": later("State"),
        "breach": later("Breach"),
        "hero": later("Hero"),
    }
)
"""What stands below the name of a card."""
