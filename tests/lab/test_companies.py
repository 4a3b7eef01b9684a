"""Companies that campaigns brought: recorded, drawn in turn, and made anew."""

from __future__ import annotations

import pytest

from helpers.labs import lab
from helpers.parties import POOLS, again, by_campaign, kept
from horologium.lab import batches, companies
from horologium.lab.batches import Batch, Cell
from horologium.lab.bot_campaigns import Journey
from horologium.lab.packs import BadOrder, load

ADVICE = (
    "campaigns bring other companies now; if that is meant, run "
    "`python3 packaging/dev.py playthroughs companies` and weigh the missions again"
)
HOUR = next(pool for pool in POOLS if pool.pack == "the-hollow-hour")


def made(pool, campaign):
    """Which of the companies of a campaign that are kept it does not bring any more."""
    brought = {company.digest for company in again(pool, campaign)}
    return [company.node for company in by_campaign(pool)[campaign] if company.digest not in brought]


def test_a_campaign_brings_the_companies_that_were_recorded():
    assert made(HOUR, 0) == [], ADVICE


@pytest.mark.trial
@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: pool.pack)
def test_all_companies_are_made_anew(pool):
    assert pool.text() == pool.path.read_text("utf-8"), ADVICE


@pytest.mark.parametrize("pool", POOLS, ids=lambda pool: pool.pack)
def test_every_company_can_be_set_up(pool):
    pack, journey = load(pool.origin), Journey(pool.origin, "", 0, 0, "normal")
    for company in kept(pool):
        setup = companies.setup_again(pack, company)
        assert len(setup.party) == company.size
        assert companies.written(setup, journey, company.node, company.mission).digest == company.digest


def test_companies_come_in_turn():
    pack, row = load(HOUR.origin), companies.read(HOUR.path)["first-torches", 2]
    drawn = [companies.drawn(pack, HOUR.path, "first-torches", 2, number) for number in range(len(row) + 1)]
    assert drawn[0].party == drawn[-1].party
    assert len({setup.party for setup in drawn}) > 1


def test_a_mission_takes_its_numbers_from_the_pack():
    pack = load(HOUR.origin)
    setup = companies.drawn(pack, HOUR.path, "break-the-siege", 3, 0)
    assert setup.mission.heart == pack.content["missions"]["break-the-siege"].heart
    assert setup.mission.rooms != pack.content["missions"]["break-the-siege"].rooms


def test_a_size_that_nobody_was_recorded_for_is_staged():
    assert companies.drawn(load(HOUR.origin), HOUR.path, "a-quiet-evening", 2, 0) is None


def test_recorded_companies_come_at_every_difficulty():
    setups = []
    for difficulty in ("easy", "normal", "hard"):
        batch = Batch(HOUR.origin, Cell("first-torches", 2, difficulty), 0, 1, 7, None, HOUR.path)
        setups.append(batches._recorded(load(HOUR.origin), batches.game_of(load(HOUR.origin))[2], batch, 0))
    assert [setup.options.level for setup in setups] == ["gentle", "standard", "grim"]
    assert len({setup.party for setup in setups}) == 1


def test_the_report_says_how_many_rows_have_companies(capsys):
    lab(pack="the-hollow-hour", missions=["first-torches"], heroes=[1], runs=1)
    assert capsys.readouterr().out.startswith("Companies of campaigns come in 1 of 1 row (the-hollow-hour.json).")


def test_a_file_without_companies_is_told(tmp_path, capsys):
    (tmp_path / "none.json").write_text("{}", "utf-8")
    assert lab(companies=tmp_path / "none.json") == 2
    assert "holds no companies" in capsys.readouterr().err


def test_a_company_that_does_not_fit_is_told():
    company = next(each for each in kept(HOUR) if each.mission == "first-torches")
    odd = companies.RecordedCompany(
        **{**{name: getattr(company, name) for name in company.__slots__}, "changed": {"moat": 3}}
    )
    with pytest.raises(BadOrder, match="record the companies anew"):
        companies.setup_again(load(HOUR.origin), odd)
