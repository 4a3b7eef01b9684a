"""The second pass: names lead somewhere."""

from __future__ import annotations

from helpers.packs import Figure, Mission
from horologium.content.checks.references import check_references
from horologium.content.checks.sheet import Sheet

SPECS = {"figures": Figure, "missions": Mission}


def faults(*sheets: Sheet, **known: list[str]) -> list[str]:
    return [str(problem) for problem in check_references(sheets, SPECS, known)]


def figure(name: str, **data: object) -> Sheet:
    return Sheet(f"{name}.toml", "figures", name, {"id": name, **data})


def test_a_name_that_leads_nowhere_is_told_with_the_nearest_one() -> None:
    assert faults(figure("pup", like="huond"), figures=["hound", "pup"]) == [
        "pup.toml: like: names 'huond', which is not among the figures - did you mean 'hound'?"
    ]


def test_where_there_is_nothing_to_name_the_advice_is_to_add_it() -> None:
    assert faults(figure("pup", picture="pup.png")) == [
        "pup.toml: picture: names 'pup.png', which is not among the pictures - this pack has no pictures: add one"
    ]


def test_keys_of_a_table_can_be_names_too() -> None:
    mission = Sheet("m.toml", "missions", "m", {"enemies": ["pup"], "allies": {"hund": 1, "pup": 1}})
    assert faults(mission, figures=["pup"]) == [
        "m.toml: allies.hund: names 'hund', which is not among the figures - use one of 'pup'"
    ]


def test_effects_are_known_to_the_ruleset_only() -> None:
    sheet = figure("pup", effects=[{"on": "moved", "do": "explode"}])
    assert faults(sheet, effects=["heal"])[0].startswith("pup.toml: effects.0.do: names 'explode'")


def test_values_of_a_wrong_type_are_left_to_the_first_pass() -> None:
    assert faults(figure("pup", like=3, effects="x", attack={}), Sheet("m", "missions", "m", {"enemies": 3})) == []


def test_a_circle_is_told_at_each_of_its_entries_and_nowhere_else() -> None:
    sheets = [figure("a", like="b"), figure("b", like="c"), figure("c", like="b"), figure("d")]
    told = faults(*sheets, figures=["a", "b", "c", "d"])
    assert sorted(problem.split(" - ")[0] for problem in told) == [
        "b.toml: like: leads back to 'b' in a circle",
        "c.toml: like: leads back to 'c' in a circle",
    ]


def test_missions_may_lead_back_to_each_other() -> None:
    mission = Sheet("m.toml", "missions", "m", {"next": "m"})
    assert faults(mission, missions=["m"]) == []
