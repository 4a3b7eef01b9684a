"""What each hero did and suffered, read from the journal."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.nova_missions import REAGENTS, quest, token
from helpers.rehearsal import alone
from helpers.script import play
from horologium.engine.core.ask import Draw
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.company.service import Record, read
from horologium.engine.rulesets.nova_aetas.missions import objects
from horologium.engine.rulesets.nova_aetas.specs import Loot


def records(battle):
    return read(battle).records


def field():
    battle = nova(heroes={"A1": "valerio", "A2": "sofia"}, enemies={"B1": "guard", "C1": "guard"}, reagents=REAGENTS)
    return battle, *battle.heroes, *battle.enemies


@pytest.mark.rule("NAR-WND-01", "NAR-KOH-01")
def test_wounds_taken_and_knock_outs_are_counted():
    battle, valerio, _, guard, _ = field()
    play(verbs.wound(battle, valerio, 3, by=guard, rule="NAR-DEF-05"), [])
    play(verbs.wound(battle, valerio, 5, by=None, rule="NAR-STN-01"), [])
    assert records(battle) == {"valerio": Record(wounds=8, knocked_out=1), "sofia": Record()}


@pytest.mark.rule("NAR-OUT-01")
def test_the_last_blow_is_the_kill_and_every_blow_counts():
    battle, valerio, sofia, guard, _ = field()
    verbs.wound_enemy(battle, guard, 1, valerio, "NAR-HAT-02")
    verbs.wound_enemy(battle, guard, 2, sofia, "NAR-HAT-02")
    play(verbs.defeat(battle, guard, sofia), [])
    assert records(battle) == {"valerio": Record(dealt=1), "sofia": Record(dealt=2, kills=1)}


@pytest.mark.rule("NAR-WND-03")
def test_a_blow_harder_than_the_life_that_is_left_counts_as_that_life():
    battle, valerio, sofia, guard, _ = field()
    verbs.wound_enemy(battle, guard, 2, valerio, "NAR-HAT-02")
    verbs.wound_enemy(battle, guard, 31, sofia, "NAR-HAT-02")
    verbs.wound_enemy(battle, guard, 4, valerio, "NAR-HAT-02")
    play(verbs.wound(battle, valerio, 31, by=guard, rule="NAR-DEF-05"), [])
    assert records(battle) == {"valerio": Record(wounds=8, knocked_out=1, dealt=2), "sofia": Record(dealt=1)}


def test_a_foe_who_bleeds_to_death_is_nobodys_kill():
    battle, valerio, _, guard, _ = field()
    verbs.wound_enemy(battle, guard, 1, valerio, "NAR-HAT-02")
    verbs.wound_enemy(battle, guard, 2, None, "NAR-STN-01")
    play(verbs.defeat(battle, guard, None), [])
    assert records(battle)["valerio"] == Record(dealt=1)


def test_wounds_between_heroes_are_no_feat():
    battle, valerio, sofia, *_ = field()
    play(verbs.wound(battle, sofia, 2, by=valerio, rule="NAR-CBT-10"), [])
    assert records(battle) == {"valerio": Record(), "sofia": Record(wounds=2)}


@pytest.mark.rule("NAR-REA-04", "NAR-ENY-09")
def test_the_loot_of_a_foe_was_found_by_the_killer():
    battle, hero, guard = alone("valerio", guard={"loot": Loot(pecunia=2)})
    battle.reagents["pecunia"] = Deck("pecunia", ["ruby", "ruby"])
    verbs.wound_enemy(battle, guard, 3, hero, "NAR-HAT-02")
    play(verbs.defeat(battle, guard, hero), [(Draw, ("ruby", "ruby"))])
    assert records(battle)["valerio"] == Record(dealt=3, kills=1, found=2)


@pytest.mark.rule("NAR-TOK-01")
def test_a_loot_token_was_found_by_whoever_picked_it_up():
    battle, hero = quest(tokens=(token("loot", "D5", deck="alchemia"),))
    play(objects.collect(battle, hero, battle.tokens[0]), [(Draw, ("sage",))])
    assert records(battle)["valerio"].found == 1


def test_loot_that_an_event_brings_was_found_by_nobody():
    battle, hero = quest(tokens=(token("loot", "D5", deck="alchemia"),))
    play(objects.collect(battle, hero, battle.tokens[0]), [(Draw, ("sage",))])
    battle.journal.note("event", "NAR-HOR-12", on="time", name="8:30")
    play(verbs.draw_loot(battle, "alchemia", hero, 1, rule="NAR-REA-02"), [(Draw, ("sage",))])
    assert records(battle)["valerio"].found == 1
