"""What missions can ask of the table."""

from __future__ import annotations

import pytest

from helpers.nova_missions import holds as condition
from helpers.nova_missions import quest, token
from horologium.engine.rulesets.nova_aetas.missions import mission
from horologium.engine.rulesets.nova_aetas.missions.conditions import all_hold, holds
from horologium.engine.rulesets.nova_aetas.specs import SkillSpec
from horologium.engine.rulesets.nova_aetas.state import GONE, Item

TALKER = SkillSpec("veil", "Veil", tag="talk")


def table():
    tokens = (token("objective", "A1", "relic"), token("character", "B2", "girolamo"))
    foes = {"H1": "guard", "H2": "guard"}
    battle, hero = quest("D4", "sofia", tokens=tokens, enemies=foes, skills=(TALKER,), story=("bridge-burnt",))
    battle.flags.update({"alarm": 2, "defeated:guard": 1, "defeated:": 1, "collected:relic": 1, "interacted:bell": 1})
    battle.flags.update({"reached:gate": 1, "seized:relic": 1, "fallen:girolamo": 1, "drawn:inn": 1})
    battle.done.append("choice:inn:bribe")
    battle.found.append("achievement:trusted-companions")
    battle.coins, battle.now = 4, battle.start + 6
    battle.enemies[1].waiting = True
    hero.skills.append("veil")
    hero.items.append(Item("valerio-hood", "hood"))
    return battle, hero


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (condition("flag", "alarm", 2), condition("flag", "alarm", 3)),
        (condition("defeated", "guard"), condition("defeated", "guard", 2)),
        (condition("defeated"), condition("defeated", "nun")),
        (condition("collected", "relic"), condition("collected", "relic", 2)),
        (condition("interacted", "bell"), condition("interacted", "lever")),
        (condition("seized", "relic"), condition("seized", "grain")),
        (condition("reached", "gate"), condition("reached", "gate", 2)),
        (condition("fallen", "girolamo"), condition("fallen", "egidio")),
        (condition("tokens-left", "relic"), condition("tokens-left", "relic", 2)),
        (condition("tokens-left", "objective"), condition("tokens-left", "loot")),
        (condition("token-at", "girolamo", at=("B2", "B3")), condition("token-at", "girolamo", at=("A1",))),
        (condition("heroes-at", at=("D4",)), condition("heroes-at", amount=2, at=("D4", "D5"))),
        (condition("all-heroes-at", at=("D4", "A8")), condition("all-heroes-at", at=("D4",))),
        (condition("heroes-on", "map", 2), condition("heroes-on", "map", 3)),
        (condition("enemies-on", "map", 2), condition("enemies-on", "map", 3)),
        (condition("in-combat", "guard"), condition("in-combat", "guard", 2)),
        (condition("party", amount=2), condition("party", amount=3)),
        (condition("time", "8:30"), condition("time", "8:35")),
        (condition("revealed", "map"), condition("revealed", "map", negated=True)),
        (condition("drawn", "inn"), condition("drawn", "mill")),
        (condition("chosen", "inn:bribe"), condition("chosen", "inn:fight")),
        (condition("coins", amount=4), condition("coins", amount=5)),
        (condition("achievement", "trusted-companions"), condition("achievement", "hero-of-siena")),
        (condition("story", "bridge-burnt"), condition("story", "bridge-held")),
        (condition("tag", "talk"), condition("tag", "force")),
        (condition("carries", "hood"), condition("carries", "kettle-hat")),
        (condition("family", "warrior"), condition("family", "mage")),
        (condition("ko", negated=True), condition("ko")),
    ],
    ids=lambda value: f"{value.holds} {value.name} {value.amount}",
)
def test_a_condition_holds_or_not(true, false):
    battle, hero = table()
    assert holds(battle, true, hero)
    assert not holds(battle, false, hero)


@pytest.mark.parametrize("word", ["tag", "carries", "family"])
def test_what_is_asked_of_the_hero_who_acts_holds_for_nobody_else(word):
    battle, _ = table()
    name = {"tag": "talk", "carries": "hood", "family": "warrior"}[word]
    assert not holds(battle, condition(word, name))


def test_no_conditions_at_all_hold():
    battle, _ = table()
    assert all_hold(battle, ())
    assert not all_hold(battle, (condition("flag", "alarm"), condition("flag", "calm")))


@pytest.mark.rule("NAR-MIS-36")
def test_a_card_is_slain_when_all_its_models_were_placed_and_are_gone():
    battle, _ = table()
    slain = condition("all-defeated", "guard")
    assert not holds(battle, slain)
    battle.enemies.clear()
    assert holds(battle, slain)
    battle.flags.clear()
    assert not holds(battle, slain)


def test_ko_heroes_count_for_ko_and_not_for_squares():
    battle, hero = table()
    hero.ko = True
    battle.refresh_cells()
    assert holds(battle, condition("ko"))
    assert holds(battle, condition("all-heroes-at", at=("A8",)))
    assert not holds(battle, condition("heroes-at", at=("D4",)))


def test_a_character_who_fell_is_nowhere():
    battle, hero = table()
    battle.tokens[1].cell = GONE
    assert not holds(battle, condition("token-at", "girolamo", at=("B2",)))
    assert not holds(battle, condition("tokens-left", "girolamo"))
    assert mission.actions(battle, hero) == []
