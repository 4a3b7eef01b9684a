"""Between missions: the share of loot, money, trade, crafting, surgery, learning and class change.

Everything but the share of loot, which asks, is a pure function of what the company has; who keeps the books is not
the business of the rules.  [NAR-CAM-01, NAR-END-01, NAR-MIS-20]
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.engine.core.ask import Option, Rule, draw, pick_some
from horologium.engine.core.speech import say
from horologium.engine.rulesets.nova_aetas.specs import HeroEntry, HeroSpec
from horologium.engine.rulesets.nova_aetas.state import COMPANY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.mission_specs import Share
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, ReagentSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, LootCard

FIORINO: Final = 5
"""Popolini in a Fiorino.  [NAR-EQP-18]"""

PURSE: Final = 20
RECIPE: Final = 10
CHURCH: Final = 4
RUMOUR: Final = 3
LEGEND: Final = 3
VILLAGE_PRICE: Final = 12
"""The dearest equipment that a village has.  [NAR-MIS-19]"""

DISPLAY: Final = 3
"""Reagents of each deck on display in a market.  [NAR-MIS-19]"""

CLASS_MISSION: Final = 4
"""The plot mission after which a hero can change his class.  [NAR-MIS-03]"""

RECIPE_LAYERS: Final = range(3, 10)
"""The layers of the plot, missions 4 to 24, in which a victory brings a recipe.  [NAR-MIS-21, NAR-MIS-36]"""

FIRST_RECIPES: Final = ("fire-flask", "great-panacea")
TRUSTED: Final = "trusted-companions"

Service: TypeAlias = Literal["market", "cerusico", "workshop", "tavern", "church", "guild"]

LETTERS: Final[Mapping[str, Service]] = MappingProxyType(
    {"M": "market", "C": "cerusico", "W": "workshop", "T": "tavern", "H": "church", "G": "guild"}
)


@dataclass(frozen=True, slots=True)
class Town:
    """A place that the company can visit, and what is done there.  [NAR-CMP-01, NAR-MIS-19]"""

    name: str
    services: tuple[Service, ...]
    village: bool = False

    def offers(self, service: Service) -> bool:
        """Whether a service is found here.  [NAR-END-02, NAR-END-03, NAR-END-04]"""
        return service in self.services


def _town(name: str, letters: str, *, village: bool = False) -> Town:
    return Town(name, tuple(LETTERS[letter] for letter in letters.split()), village)


TOWNS: Final = (
    _town("Rome", "M C W T H G"),
    _town("Viterbo", "M C T H"),
    _town("Bolsena", "M T", village=True),
    _town("Siena", "M C W T H"),
    _town("Florence", "M C W T H G"),
    _town("Bologna", "M C W T G"),
    _town("Ferrara", "M C T"),
    _town("Mantua", "M W T"),
    _town("Padua", "M C G"),
    _town("Venice", "M C W T H G"),
    _town("Verona", "M C T"),
    _town("Trento", "M C W"),
)
"""The towns between Rome and the northern border.  [NAR-MIS-19]"""


@dataclass(frozen=True, slots=True)
class Scholar:
    """A hero as he learns: what he knows, which class he has taken, what experience is left.  [NAR-SKS-01]"""

    hero: HeroSpec
    learned: tuple[str, ...] = ()
    taken: str = ""
    experience: int = 0
    called: str = ""  # by the players, if not as the card says

    @property
    def name(self) -> str:
        """What he is called."""
        return self.called or self.hero.name


# Loot


def share(battle: Battle) -> Rule[list[str]]:
    """The loot deck is revealed: how much is kept depends on the outcome. Gives back the reagents kept.

    On a victory all are kept, on a defeat half, rounded down, unless the mission says otherwise. Cards that lie face
    up may be chosen first; the rest is drawn without looking.  [NAR-REA-05, NAR-REA-06, NAR-REA-07, NAR-REA-08]
    """
    kept = yield from kept_loot(battle)
    rule = "NAR-REA-06" if battle.won else "NAR-REA-07"
    battle.journal.note("loot-kept", rule, "NAR-REA-05", cards=len(kept), loot=len(battle.loot))
    return kept


def kept_loot(battle: Battle) -> Rule[list[str]]:
    """The reagents that are kept; the battle and its journal stay as they are.  [NAR-REA-06, NAR-REA-07]"""
    how: Share = battle.mission.loot_won if battle.won else battle.mission.loot_lost
    count = {"all": len(battle.loot), "half": len(battle.loot) // 2, "none": 0}[how]
    return (yield from _keep(battle.loot, count))


def _keep(loot: Sequence[LootCard], count: int) -> Rule[list[str]]:
    """Choose among the cards that lie face up, then draw from the others.  [NAR-REA-08]"""
    if count >= len(loot):
        return [card.reagent for card in loot]
    shown = {f"{card.reagent}-{place}": card.reagent for place, card in enumerate(loot) if card.face_up}
    chosen = yield from pick_some("NAR-REA-08", COMPANY, [Option(key) for key in shown], "card", most=count)
    kept = [shown.pop(option.key) for option in chosen]
    hidden = [*(card.reagent for card in loot if not card.face_up), *shown.values()]
    return [*kept, *(yield from draw("NAR-REA-07", COMPANY, "loot", sorted(hidden), count - len(kept)))]


def next_entry(hero: Hero, entry: HeroEntry) -> HeroEntry:
    """A hero as he comes to the next mission: injuries stay; wounds, statuses, threat and tokens do not.

    [NAR-END-06, NAR-INJ-01, NAR-STS-09, NAR-MIS-20]
    """
    return HeroEntry(
        hero=entry.hero,
        hero_class=hero.hero_class,
        skills=entry.skills,
        learned=entry.learned,
        equipment=tuple(item.card for item in hero.items),
        injuries=tuple(hero.injuries),
        cubes=entry.cubes,
    )


# Money and trade


def money(popolini: int) -> tuple[int, int]:
    """A purse as Fiorini and Popolini; change is free.  [NAR-EQP-18]"""
    return divmod(popolini, FIORINO)


def buys(item: EquipmentSpec, town: Town) -> int | None:
    """What common equipment costs in a market, None where it is not on sale.  [NAR-EQP-15, NAR-END-02, NAR-MIS-19]"""
    common = item.price > 0 and not item.formula and not item.class_change
    if not (common and town.offers("market")):
        return None
    return None if town.village and item.price > VILLAGE_PRICE else item.price


def sells(item: EquipmentSpec) -> int | None:
    """What equipment brings in a market: half its price, rounded down; without a price nothing.  [NAR-EQP-16]"""
    return item.price // 2 if item.price else None


def reagent_brings(card: ReagentSpec) -> int:
    """What a reagent brings in a market: half its price, rounded down, for few cards all.  [NAR-REA-10, NAR-REA-11]"""
    return card.price if card.full_price else card.price // 2


def on_display(decks: Mapping[str, Sequence[str]]) -> Rule[list[str]]:
    """The reagents that a market has at full price: three random cards of each deck.  [NAR-REA-10, NAR-MIS-19]"""
    shown: list[str] = []
    for deck, cards in decks.items():
        shown += yield from draw("NAR-MIS-19", COMPANY, deck, sorted(cards), min(DISPLAY, len(cards)))
    return shown


def surgery(town: Town) -> int | None:
    """What the Cerusico asks for one injury card, None where there is none.  [NAR-INJ-03, NAR-END-04, NAR-MIS-19]"""
    if not town.offers("cerusico"):
        return None
    return 14 if town.village else 10


def reward(*, won: bool, plot: bool = True) -> int:
    """The Popolini that a plot mission brings beside its loot.  [NAR-MIS-36]"""
    return (6 if won else 2) if plot else 0


def earned(battle: Battle, *, plot: bool = True) -> int:
    """The Popolini that the company brings home from a battle that is over: found, and given as a reward.

    What cards add to a victory was paid when the battle ended.  [NAR-EQP-18, NAR-MIS-16, NAR-MIS-36]
    """
    return battle.coins + reward(won=battle.won, plot=plot)


# Crafting


def lacking(item: EquipmentSpec, reagents: Sequence[str]) -> list[str]:
    """The reagents that the company lacks for a formula.  [NAR-EQP-14, NAR-END-05]"""
    return sorted((Counter(item.formula) - Counter(reagents)).elements())


def may_craft(
    item: EquipmentSpec,
    reagents: Sequence[str],
    recipes: Sequence[str],
    town: Town,
    names: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Why a formula cannot be crafted here and now, or nothing; ``names`` says what reagents are called.

    [NAR-EQP-14, NAR-END-05, NAR-MIS-16]
    """
    if not item.formula:
        return say("{item} is not made from reagents", item=item.name)
    if item.id not in recipes:
        return say("the company does not own the recipe of {item}", item=item.name)
    if not town.offers("workshop"):
        return say("there is no workshop in {town}", town=town.name)
    missing = [names.get(reagent, reagent) for reagent in lacking(item, reagents)]
    return say("for {item} the company lacks {names}", item=item.name, names=", ".join(missing)) if missing else ""


def craft(item: EquipmentSpec, reagents: Sequence[str]) -> tuple[list[str], list[str]]:
    """The equipment that is made, and the reagents that are left; it costs no coins.  [NAR-EQP-14, NAR-END-05]"""
    if missing := lacking(item, reagents):
        raise ValueError(f"for {item.name} the company lacks {', '.join(missing)}")
    left = list(reagents)
    for reagent in item.formula:
        left.remove(reagent)
    return [item.id] * item.makes, left


# Learning


def experience(*, won: bool, plot: bool = True) -> int:
    """What each hero learns from a mission, KO or not.  [NAR-SKS-01, NAR-MIS-08]"""
    if plot:
        return 2 if won else 1
    return 1 if won else 0


def price_of_skill(library: SpecLibrary, scholar: Scholar, skill: str) -> int | None:
    """What a skill costs a hero: 1 of his first class, 2 of the advanced one he took, 3 if it is special.

    None for a skill that is not on his sheet, or of an advanced class that he has not taken.
    [NAR-SKS-01, NAR-SKS-02, NAR-SKS-03, NAR-HER-13, NAR-MIS-08]
    """
    skills = {each.id: each.skills for each in library.classes}
    if skill in skills.get(scholar.hero.starting_class, ()):
        return 1
    if scholar.taken and skill in skills.get(scholar.taken, ()):
        return 2
    return 3 if skill in scholar.hero.special else None


def may_learn(
    library: SpecLibrary, scholar: Scholar, skill: str, others: Sequence[str], achievements: Sequence[str]
) -> str:
    """Why a hero cannot learn a skill now, or nothing; ``others`` are the skills that other heroes have learned.

    [NAR-SKS-01, NAR-SKS-03, NAR-HER-13, NAR-MIS-03, NAR-MIS-08]
    """
    price = price_of_skill(library, scholar, skill)
    if price is None:
        return say("{hero} cannot learn this skill without taking its class", hero=scholar.name)
    if skill in scholar.learned:
        return say("{hero} has learned this skill already", hero=scholar.name)
    if skill in scholar.hero.special and skill not in others and TRUSTED not in achievements:
        return say("a special skill needs a companion who has learned it, or the achievement Trusted Companions")
    if price > scholar.experience:
        return say(
            "it costs {price} experience, and {hero} has {experience}",
            price=price,
            hero=scholar.name,
            experience=scholar.experience,
        )
    return ""


def may_change_class(scholar: Scholar, to: str, equipment: Sequence[EquipmentSpec], missions: int) -> str:
    """Why a hero cannot take an advanced class now, or nothing; ``missions`` counts plot missions played.

    [NAR-HER-16, NAR-CMP-06, NAR-MIS-03]
    """
    if scholar.taken:
        return say("{hero} has changed class already", hero=scholar.name)
    if to not in scholar.hero.advanced_classes:
        return say("this is no advanced class of {hero}", hero=scholar.name)
    if missions < CLASS_MISSION:
        return say("a class can be changed after plot mission {number}", number=CLASS_MISSION)
    if not any(card.class_change == to for card in equipment):
        return say("the company does not own the card for this class")
    return ""


def changed(scholar: Scholar, to: str) -> Scholar:
    """The hero in his new class: he keeps all that he has learned.  [NAR-HER-16]"""
    return Scholar(scholar.hero, scholar.learned, to, scholar.experience, scholar.called)


def achievements(found: Sequence[str]) -> list[str]:
    """The achievements among what was found in a mission; the company keeps them.  [NAR-CMP-13]"""
    return [name.removeprefix("achievement:") for name in found if name.startswith("achievement:")]


def next_column(column: str, *, won: bool) -> str:
    """In which column the story goes on: a victory stays in its own, a defeat leads to the next.

    [NAR-CAM-01, NAR-CAM-02, NAR-MIS-21]
    """
    columns = "ABC"
    return column if won else columns[(columns.index(column) + 1) % len(columns)]
