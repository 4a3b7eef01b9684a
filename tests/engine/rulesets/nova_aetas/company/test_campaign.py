"""The rules between missions as a whole, and missions played from the company and back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from helpers.results import found
from helpers.states import at
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import Carried, Muster
from horologium.engine.core.table import Table
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot

RULES = NOVA_AETAS.campaign
MISSIONS = ("a-toll-on-the-road", "smoke-over-the-warehouses", "the-satchel-of-bagnaia")


def fought(mission, company, seed=3, **carried):
    """A mission played to its end by a bot."""
    setup = RULES.missions.set_up(at(content(), company=company, carried=Carried(**carried)), mission)
    table = Table(NOVA_AETAS, NOVA_AETAS.set_up(setup), spacing=1_000)
    play_on(table, Router(DiceBox(seed), {}, others=HeroBot(seed)))
    return table.state


def answered(rule, seed=1):
    """The end of a rule whose questions chance and a bot answer."""
    bot, box, answer = RandomBot(seed), DiceBox(seed), None
    try:
        while True:
            request = next(rule) if answer is None else rule.send(answer)
            answer = bot.choose(request) if isinstance(request, Choose) else box.throw(request)
    except StopIteration as end:
        return end.value


def company(count=4, **changes):
    return replace(RULES.roster.begin(content(), RULES.roster.candidates(content())[:count]), **changes)


@pytest.mark.rule("NAR-EQP-18")
def test_a_fiorino_is_five_popolini():
    assert [(coin.plural, coin.worth) for coin in RULES.data.coins] == [("Fiorini", 5), ("Popolini", 1)]


@pytest.mark.rule("NAR-MIS-20", "NAR-END-01")
def test_the_ten_steps_after_a_mission_have_titles_and_rules():
    assert [step.key for step in RULES.steps][:4] == ["outcome", "loot", "clean-up", "experience"]
    assert len(RULES.steps) == 10
    assert all(step.title and step.rules for step in RULES.steps)


@pytest.mark.rule("NAR-MIS-19", "NAR-GEN-01")
def test_six_services_and_one_to_four_heroes():
    assert len(RULES.data.services) == 6
    assert RULES.roster.muster(at(content()), "") == Muster(1, 4)


@pytest.mark.rule("NAR-MIS-20", "NAR-CAM-02")
@pytest.mark.parametrize("count", [4, 2])
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_played_from_the_company_and_brought_home(mission, count):
    party = company(count)
    battle = fought(mission, party, difficulty="easy")
    result = answered(RULES.missions.bring_home(at(content(), company=party), battle, plot=True))
    assert RULES.missions.ends(content(), mission).outcomes[result.outcome] is result.won
    assert len(found(result, "loot")) + result.left == len(battle.loot)
    assert [each.member for each in result.members] == [member.key for member in party.members]
    assert not list(RULES.missions.check_result(at(content(), company=party), mission, result))


@pytest.mark.rule("NAR-KOH-01", "NAR-OUT-01", "NAR-WND-01")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_figures_of_a_result_agree_with_the_table(mission):
    party = company()
    battle = fought(mission, party, last_won=False)
    result = answered(RULES.missions.bring_home(at(content(), company=party), battle, plot=True))
    slain = battle.flags.get("defeated:", 0)
    assert sum(each.count("kills") for each in result.members) <= slain
    assert sum(each.count("found") for each in result.members) <= len(battle.loot)
    for each in result.members:
        hero = battle.hero(each.member)
        assert each.count("taken") >= hero.wounds
        assert each.count("knocked_out") >= hero.ko
