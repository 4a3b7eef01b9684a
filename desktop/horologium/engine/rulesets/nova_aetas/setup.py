"""From a mission and a party to the first position."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.codec import Codec
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import Phrase
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.company.exchange import decks_left
from horologium.engine.rulesets.nova_aetas.company.party import company, make_hero
from horologium.engine.rulesets.nova_aetas.effects import modifiers
from horologium.engine.rulesets.nova_aetas.library import Same, SpecLibrary, library_of
from horologium.engine.rulesets.nova_aetas.missions.laying import lay_tile
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds
from horologium.engine.rulesets.nova_aetas.missions.mission_checks import check_mission
from horologium.engine.rulesets.nova_aetas.missions.times import end_for, told_to
from horologium.engine.rulesets.nova_aetas.older import MIGRATIONS
from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Options
from horologium.engine.rulesets.nova_aetas.turns.clock import first_after, in_quadrant, tick_of
from horologium.engine.rulesets.nova_aetas.validation import mission_flaws, start_squares

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.codec import Snapshot
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import HeroEntry

VERSION: Final = 2
CODEC: Final = Codec(Battle, VERSION, MIGRATIONS)

DRAFT: Final = (("troop", 4), ("elite", 2))
"""Cards of each rank in the enemy deck of a mission that names none.  [NAR-MIS-30]"""

CRATES: Final = ("healing-draught", "healing-draught", "bandages", "incense", "rope", "4-popolini")
"""What lies in the crates of a mission that names nothing.  [NAR-MIS-31]"""


def set_up(setup: Setup) -> Battle:
    """The position before the first question; nonsense is refused.  [NAR-GEN-01, NAR-MIS-26]"""
    start = (Same(setup.mission), Same(setup.content), setup.party, setup.options or Options())
    if isinstance(setup.content, MappingProxyType):  # a pack cannot change, and neither can what it starts with
        return CODEC.restore(_known_start(*start))
    return _start(*start)


def _start(
    known_mission: Same[MissionSpec], known_content: Same[Content], party: tuple[HeroEntry, ...], options: Options
) -> Battle:
    mission, content = known_mission.it, known_content.it
    party = party or mission.party or company(content)
    if not party:
        raise BadData(f"nobody comes to {mission.name}", "take one to four heroes")
    for flaw in chain(mission_flaws(mission, content, party), check_mission(mission, content)):
        raise BadData(f"{flaw.key}: {flaw.message}", flaw.remedy)
    library = library_of(content)
    battle = _table(told_to(mission, len(party)), library, options, len(party))
    squares = start_squares(mission, party)
    for entry, square in zip(party, squares, strict=True):
        at = in_quadrant(battle.now, entry.token) if entry.token else battle.now
        battle.heroes.append(make_hero(entry, content, battle.terrain.board.cell(square), at))
    _refuse_the_fallen(battle)
    battle.injuries = injury_deck(library, battle.heroes, mission.resting)
    battle.refresh_cells()
    for number in battle.revealed:
        lay_tile(battle, number, at_start=True)
    battle.journal.cut(0)  # the journal begins with the first step
    return battle


@lru_cache(maxsize=64)
def _known_start(
    mission: Same[MissionSpec], content: Same[Content], party: tuple[HeroEntry, ...], options: Options
) -> Snapshot:
    return CODEC.snapshot(_start(mission, content, party, options))


def _refuse_the_fallen(battle: Battle) -> None:
    """Nobody begins knocked out, not even by old injuries.  [NAR-INJ-02, NAR-KOH-01]"""
    for hero in battle.heroes:
        health = modifiers.max_health(battle, hero)
        if hero.wounds >= health:
            message = Phrase("{hero} has {wounds} {wounds:wound|wounds}, and Health {health} with all injuries")
            raise BadData(message.format(hero=hero.name, wounds=hero.wounds, health=health), "give fewer wounds")


def _table(mission: MissionSpec, library: SpecLibrary, options: Options, heroes: int) -> Battle:
    """The clock, the decks and the tiles that lie open, before anybody stands on them.  [NAR-TIM-01, NAR-TIM-02]"""
    start = tick_of(mission.start)
    return Battle(
        mission=mission,
        library=library,
        options=options,
        now=start,
        start=start,
        end=first_after(start, end_for(mission, heroes)),
        phase="begin",
        heroes=[],
        enemies=[],
        groups=[],
        scenery=[],
        tokens=[],
        revealed=[number for number, place in enumerate(mission.tiles) if not place.hidden],
        goals=[goal for goal in mission.goals if not goal.part],
        injuries=Deck("injuries", []),
        draft=Deck("draft", draft_cards(mission, library)),
        reagents=reagent_decks(library, mission.reagents),
        crates=Deck("crates", list(mission.crates or [card for card in CRATES if _in_crates(library, card)])),
        seen=start,
    )


def _in_crates(library: SpecLibrary, card: str) -> bool:
    return card in library.item or card[0].isdigit()


def injury_deck(library: SpecLibrary, heroes: Sequence[Hero], resting: Sequence[str] = ()) -> Deck:
    """All injury cards but those that lie beside heroes already, or beside those who stay behind.

    [NAR-INJ-01, NAR-INJ-02, NAR-MIS-18]
    """
    held = [*resting, *(card for hero in heroes for card in hero.injuries)]
    cards = [card.id for card in library.injuries for _ in range(max(0, card.copies - held.count(card.id)))]
    return Deck("injuries", cards)


def draft_cards(mission: MissionSpec, library: SpecLibrary) -> list[str]:
    """The cards of the enemy deck: those the mission names, or the common ones of its factions.  [NAR-MIS-30]"""
    if mission.draft:
        return list(mission.draft)
    factions = [library.enemy[place.enemy].faction for place in mission.enemies]
    factions += [deed.faction for deed in all_deeds(mission) if deed.faction is not None]
    copies = dict(DRAFT)
    return [card.id for card in library.enemies if card.faction in factions for _ in range(copies.get(card.rank, 0))]


def reagent_decks(library: SpecLibrary, held: Sequence[str] = ()) -> dict[str, Deck]:
    """The three decks of reagents, without the cards that the company holds.  [NAR-REA-01, NAR-REA-03]"""
    return {deck: Deck(deck, cards) for deck, cards in decks_left(library, held).items()}
