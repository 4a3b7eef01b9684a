"""The cards of the thirty enemies, as the ledger proposes them."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

from helpers.nova_enemies import FOLDER, card
from helpers.source import ROOT

PROPOSED = ("NAR-MIS-09", "NAR-MIS-10", "NAR-MIS-11", "NAR-MIS-12")
WORDS = {"combined": "Combined Attack", "insidious": "Insidious Strike"}


@cache
def lines() -> dict[str, list[str]]:
    """The roster of the ledger, by the id of each card."""
    ledger = tomllib.loads((ROOT / "resources/codex/nova-aetas.toml").read_text("utf-8"))
    texts = [entry["suggest"] for entry in ledger["missing"] if entry["id"] in PROPOSED]
    rows = [[cell.strip() for cell in line.split("|")] for text in texts for line in text.splitlines()]
    return {key(row[0]): row for row in rows if len(row) == 10 and row[2].isdigit()}


def key(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "-")


def word(one) -> str:
    if one.name == "flammable":
        return "Burn deals it 2 Wounds instead of 1"
    more = [str(one.value)] if one.value else []
    more += [part.title() for part in (one.symbol, one.status) if part]
    return " ".join([WORDS.get(one.name, one.name.title()), *more])


def attack(line) -> str:
    reach = str(line.least) if line.least == line.most else f"{line.least}-{line.most}"
    area = {"": [], "wave": [f"Wave {line.reach}"]}.get(line.area, [f"area {line.area.title()}"])
    effects = ", ".join([*area, *map(word, line.keywords)]) or "-"
    kind = "Mental" if line.mental else "Physical"
    return f"{kind}, {line.cost}, {reach}, {line.hits}, {line.difficulty}, {effects}"


def row(spec) -> list[str]:
    values = (spec.rapidity, spec.control, spec.physical, spec.mental, spec.health)
    attacks = "; ".join(map(attack, spec.attacks))
    loot = f"{spec.loot.pecunia}/{spec.loot.alchemia}/{spec.loot.elementum}"
    passive = ", ".join(map(word, spec.keywords))
    return [spec.name, spec.rank.title(), *map(str, values), attacks, passive, loot]


def test_there_are_thirty_cards():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(lines())
    assert len(lines()) == 30


@pytest.mark.rule("NAR-MIS-09", "NAR-MIS-10", "NAR-MIS-11", "NAR-MIS-12", "NAR-CMP-03")
@pytest.mark.parametrize("name", sorted(lines()))
def test_a_card_is_as_proposed(name):
    proposed = [cell.replace("two attacks: ", "").replace("; Burn", ", Burn") for cell in lines()[name]]
    proposed[0] = proposed[0].replace("Duelist", "Duellist")  # cards are spelt as in Britain
    assert row(card(name)) == proposed


@pytest.mark.rule("NAR-ENY-08")
@pytest.mark.parametrize(
    ("name", "faction"), [("nun", "rome"), ("stratiota", "venice"), ("dryad", "primaevi"), ("gipsy", "mercenaries")]
)
def test_a_card_belongs_to_its_faction(name, faction):
    assert card(name).faction == faction
