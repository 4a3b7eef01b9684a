"""A class name means one thing in the whole program, so whoever reads it need not ask which."""

from __future__ import annotations

from collections import defaultdict

from helpers.source import PROGRAM, Source, classes, sources

GAMES = "desktop/horologium/engine/rulesets/"
ROLES = {
    "Battle": "the state of a battle, in each game its own",
    "BandSpec": "one side of a mission as a pack writes it",
    "Field": "the map of a mission as it is drawn",
    "Ground": "what the rules of a game ask of its field",
    "MissionSpec": "a mission as a pack writes it",
    "Options": "the variants of a game",
    "ReagentSpec": "what is brewed with",
}
"""What every game may have one of, with the same meaning in each."""


def places(found) -> dict[str, list[str]]:
    """Where each class name is defined."""
    names = defaultdict(list)
    for source in found:
        for each in classes(source.tree):
            names[each.name].append(source.file)
    return names


def second_meanings(found) -> dict[str, list[str]]:
    """Names that are defined several times, except for what games have one of each."""
    return {name: files for name, files in places(found).items() if len(files) > 1 and not _is_role(name, files)}


def _is_role(name: str, files: list[str]) -> bool:
    games = [file.removeprefix(GAMES).partition("/")[0] for file in files if file.startswith(GAMES)]
    return name in ROLES and len(games) == len(files) == len(set(games))


def test_no_class_name_has_two_meanings():
    assert second_meanings(sources(PROGRAM)) == {}


def test_every_role_is_had_by_several_games():
    assert [name for name in ROLES if len(places(sources(PROGRAM))[name]) < 2] == []


def test_a_second_meaning_is_caught_and_a_role_is_not():
    demo, other, window = (Source.parse("class Battle: ...\nclass Row: ...", f"{place}state.py") for place in (
        f"{GAMES}demo/", f"{GAMES}other/", "desktop/horologium/ui/",
    ))  # fmt: skip
    assert sorted(second_meanings([demo, other])) == ["Row"]
    assert sorted(second_meanings([demo, window])) == ["Battle", "Row"]
    assert sorted(second_meanings([demo, demo])) == ["Battle", "Row"]
