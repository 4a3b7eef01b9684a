"""Whole campaigns by bots, through the operations of players."""

from __future__ import annotations

import json

import pytest

from helpers.campaigns import at
from helpers.evenings import league
from helpers.labs import ORIGIN, lab, rehearsal
from horologium.engine.core.chance import SplitMix
from horologium.lab import bot_campaigns, campaign_report
from horologium.lab.bot_campaigns import Diary, Journey, Traveller
from horologium.lab.packs import game_of

PLOT = "the-rehearsal"


def journey(number=0, seed=7, difficulty="normal"):
    return Journey(ORIGIN, PLOT, number, seed, difficulty)


@pytest.fixture(scope="module")
def diaries():
    return {journey(number): bot_campaigns.play(journey(number)) for number in range(2)}


def test_a_campaign_comes_to_an_ending(diaries):
    for diary in diaries.values():
        assert diary["fault"] == ""
        assert diary["ending"] in campaign_report.endings(rehearsal(), PLOT)
        assert diary["missions"]
        assert diary["days"] > 0


def test_the_same_seed_is_the_same_campaign(diaries):
    assert bot_campaigns.play(journey(1)) == diaries[journey(1)]


def test_other_numbers_are_other_campaigns(diaries):
    assert diaries[journey(0)] != diaries[journey(1)]


def test_heroes_are_chosen_by_the_seed(diaries):
    assert {len(diary["heroes"]) for diary in diaries.values()} == {4}


def test_the_company_learns_and_uses_what_it_learned(diaries):
    used = {name for diary in diaries.values() for name in diary["used"]}
    assert any(name.startswith("skills/") for name in used)
    assert any(name.startswith("equipment/") for name in used)


def test_the_report_names_endings_and_missions(diaries):
    lines = [*campaign_report.lines(rehearsal(), game_of(rehearsal())[2], diaries)]
    assert lines[0] == "the-rehearsal, normal: 2 campaigns"
    for ending in campaign_report.endings(rehearsal(), PLOT):
        assert any(line.startswith(f"    {ending}: ") for line in lines)
    assert any(line.split()[:2] == ["a-toll-on-the-road", "100%"] for line in lines)


def test_an_ending_that_was_never_reached_is_amiss(diaries):
    assert campaign_report.amiss(rehearsal(), diaries)


def test_a_campaign_that_stops_is_amiss_and_told():
    lost = {"heroes": [], "ending": "", "missions": [], "days": 3, "used": [], "fault": "campaign 0 stopped"}
    assert campaign_report.amiss(rehearsal(), {journey(): lost})
    assert [*campaign_report.lines(rehearsal(), game_of(rehearsal())[2], {journey(): lost})][-1] == "campaign 0 stopped"


def test_a_rule_that_fails_stops_one_campaign_and_is_told(monkeypatch):
    monkeypatch.setattr(bot_campaigns.Traveller, "_read", lambda self: 1 // 0)
    assert bot_campaigns.play(journey())["fault"].startswith("campaign 0 stopped at ")


def test_campaigns_are_kept_and_taken_up_again(tmp_path, monkeypatch, capsys):
    file, played, real = tmp_path / "lab.jsonl", [], bot_campaigns.play
    lab(campaigns=1, resume=file)
    monkeypatch.setattr(bot_campaigns, "play", lambda each: played.append(each.number) or real(each))
    lab(campaigns=2, resume=file)
    assert played == [1]


def test_a_pack_without_a_story_has_no_campaigns(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(bot_campaigns, "plots_of", lambda pack: {})
    assert lab(campaigns=1) == 2
    assert "has no story" in capsys.readouterr().err


@pytest.mark.trial
def test_fifty_campaigns_come_to_several_endings():
    played = [bot_campaigns.play(journey(number)) for number in range(50)]
    assert [diary["fault"] for diary in played if diary["fault"]] == []
    assert len({diary["ending"] for diary in played}) > 1


def test_steps_that_happen_and_ask_are_taken_whatever_their_keys():
    session, diary = at(league(heroes=4), "camp", purse=0), Diary([])
    Traveller(session, SplitMix(3), diary).go()
    assert diary.ending == "end"
    asked = [step for step in session.steps if step.name == "next-step" and json.loads(step.params)["answers"]]
    assert asked
