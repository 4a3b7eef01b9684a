"""What chance decides before round 1 (ledger topic SET)."""

import pytest

from helpers.night import content, mission, step
from helpers.script import play
from horologium.engine.core.ask import Draw
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from horologium.engine.rulesets.village_attacks.words import TYPES

FIRST = ("sexton-marl", "brell-the-houndmaster", "deacon-salt", "examiner-halm", "joss-the-tinker")
OTHER = ("mother-ashlock", "tamsin-snare", "maud-bellfounder", "widow-garrick", "petra-quarryman")


def prepared(*cards, first=(), heroes=FIRST):
    """A night whose villagers are about to appear."""
    party = tuple(MonsterEntry(card) for card in cards or ("weeping-bell",))
    battle = VILLAGE_ATTACKS.set_up(Setup(mission(), content(), party, None))
    play(step(battle), [*first, *((Draw, (hero,)) for hero in heroes)])
    return battle


@pytest.mark.rule("VIL-SET-01")
def test_any_card_of_a_deck_may_come_first():
    assert len(set(next(step(prepared())).cards)) == 20


@pytest.mark.rule("VIL-SET-04")
def test_the_first_player_is_drawn_at_random():
    battle = prepared("weeping-bell", "ember-nun", first=[(Draw, ("ember-nun",))])
    assert battle.first == "ember-nun"


@pytest.mark.rule("VIL-SET-04")
def test_of_three_each_is_first_with_the_same_chance():
    party = ("weeping-bell", "ember-nun", "marionettist")
    battle = VILLAGE_ATTACKS.set_up(Setup(mission(), content(), tuple(MonsterEntry(card) for card in party), None))
    assert sorted(next(step(battle)).cards) == sorted(party)


@pytest.mark.rule("VIL-SET-08")
def test_the_hero_deck_has_one_hero_of_each_type():
    battle = prepared()
    heroes = [battle.library.hero[card] for card in battle.hero_deck.cards]
    assert sorted(hero.type for hero in heroes) == sorted(TYPES)


@pytest.mark.rule("VIL-SET-08")
def test_of_the_two_heroes_of_a_type_one_is_drawn():
    assert prepared().hero_deck.cards == sorted(FIRST)
    assert prepared(heroes=OTHER).hero_deck.cards == sorted(OTHER)


@pytest.mark.rule("VIL-SET-10")
def test_before_round_1_one_card_is_drawn_for_each_spawn_token():
    battle = prepared("weeping-bell", "ember-nun", first=[(Draw, ("weeping-bell",))])
    for card in ("stragglers", "pitchforks", "cousins"):
        play(step(battle), [(Draw, (card,))])
    name = battle.castle.board.name
    assert [name(villager.zone) for villager in battle.villagers] == ["GT"] * 2 + ["RP"] * 3 + ["GT"] * 2
    assert (battle.waiting, battle.dial, battle.offer) == ([], 0, [])


@pytest.mark.rule("VIL-SET-11")
def test_before_round_1_one_trap_card_is_laid_on_offer():
    battle = prepared()
    play(step(battle), [(Draw, ("stragglers",))])
    play(step(battle), [(Draw, ("net-fall",))])
    assert (battle.offer, battle.phase, battle.round) == (["net-fall"], "monsters", 1)
