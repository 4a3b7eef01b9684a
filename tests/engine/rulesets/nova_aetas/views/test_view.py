"""What the players see of a mission."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from helpers.nova import activate, enemy_spec, nova
from horologium.engine.core.ask import Choose, Listed, Option
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    EventSpec,
    Goal,
    MissionCondition,
    OutcomeSpec,
    TilePlace,
)
from horologium.engine.rulesets.nova_aetas.specs import (
    ClassSpec,
    EquipmentSpec,
    InjurySpec,
    ReagentSpec,
    SkillSpec,
    TileSpec,
)
from horologium.engine.rulesets.nova_aetas.state import Battle, LootCard, Token
from horologium.engine.rulesets.nova_aetas.views import wording
from horologium.engine.rulesets.nova_aetas.views.view import view

YARD = (".##.", ".##L", "b..t", "....")
RUBY = ReagentSpec("ruby", "Ruby", "pecunia", 2, 16)


def seen(battle, eyes="heroes"):
    """The view as plain data, as it goes to a screen."""
    return json.loads(json.dumps(view(battle, eyes).to_json()))


def cells(battle, eyes="heroes"):
    return {cell["key"]: cell for cell in seen(battle, eyes)["cells"]}


def two_tiles() -> Battle:
    """A tile that lies open, and one east of it that lies face down, with an enemy and a token on it."""
    battle = nova(("....", "...."), {"A1": "valerio"}, {"C1": "guard"})
    east = TileSpec("east", "East", ("bt", ".."))
    mission = {"tiles": (TilePlace("map"), TilePlace("east", column=4, hidden=True))}
    hidden = nova(("....", "...."), {"A1": "valerio"}, {"C1": "guard"}, mission=mission, tiles=(east,))
    assert battle.revealed == hidden.revealed == [0]
    return hidden


@pytest.mark.rule("NAR-SCN-01", "NAR-ZON-02")
def test_squares_tell_scenery_buildings_roofs_and_ladders():
    found = cells(nova(YARD, {"A4": "valerio"}))
    assert [found[name]["terrain"] for name in ("A1", "B1", "B1+1", "D2", "A3", "D3")] == [
        *("open", "building", "roof", "ladder", "bush", "tree"),
    ]
    assert (found["B1"]["level"], found["B1+1"]["level"]) == (0, 1)


def test_a_bush_that_is_gone_leaves_open_ground():
    battle = nova(YARD, {"A4": "valerio"})
    battle.scenery = [scenery for scenery in battle.scenery if scenery.kind != "bush"]
    assert cells(battle)["A3"]["terrain"] == "open"


@pytest.mark.rule("NAR-MIS-35")
def test_a_tile_that_lies_face_down_shows_nothing_but_its_outline():
    battle = two_tiles()
    battle.tokens.append(Token("purse", "loot", battle.terrain.board.cell("F2"), "purse"))
    found = cells(battle)
    assert {(cell["terrain"], cell["known"], tuple(cell["tokens"])) for cell in (found["E1"], found["F2"])} == {
        ("unknown", False, ())
    }
    assert cells(battle, None)["F2"]["tokens"] == ["purse"]


@pytest.mark.rule("NAR-MIC-01")
def test_enemies_on_a_hidden_tile_are_not_seen():
    battle = two_tiles()
    battle.enemies[0].cell = battle.terrain.board.cell("F2")
    assert [figure["key"] for figure in seen(battle)["figures"]] == ["valerio"]
    assert len(seen(battle, None)["figures"]) == 2


@pytest.mark.rule("NAR-STS-01")
def test_figures_tell_life_rank_faction_and_statuses_with_their_rules():
    battle = nova(heroes={"A1": {"key": "valerio", "wounds": 3}}, enemies={"C1": "guard"})
    battle.heroes[0].statuses["burn"] = 1
    battle.enemies[0].waiting = True
    valerio, guard = seen(battle)["figures"]
    assert (valerio["life"], valerio["most_life"], valerio["rank"]) == (5, 8, "hero")
    burn = {"key": "burn", "label": "Burn", "value": 1, "rule": "NAR-STN-01"}
    assert [badge.items() >= burn.items() for badge in valerio["badges"]] == [True]
    assert valerio["badges"][0]["text"] == "suffers 1 wound when its activation ends"
    assert (guard["faction"], guard["rank"], guard["badges"][0]["key"]) == ("rome", "troop", "waiting")


@pytest.mark.rule("NAR-HOR-02", "NAR-KOH-04")
def test_the_dial_shows_hands_and_tokens_in_the_order_in_which_they_act():
    battle = nova(heroes={"A1": "valerio", "A2": {"key": "sofia", "ko": True, "wounds": 8}}, enemies={"C1": "guard"})
    battle.groups[0].at = battle.now
    (dial,) = seen(battle)["dials"]
    assert dial["sectors"] == [str(number) for number in range(1, 13)]
    assert {hand["key"]: hand["sector"] for hand in dial["hands"]} == {"minutes": 11, "hours": 7}
    assert [(token["key"], token["place"], token["outside"]) for token in dial["tokens"]] == [
        *(("guard", 0, False), ("sofia", 1, True), ("valerio", 2, False)),
    ]


@pytest.mark.rule("NAR-HOR-12", "NAR-TIM-03")
def test_the_dial_marks_the_end_and_the_events_to_come():
    events = (EventSpec("time", "8:30"), EventSpec("time", "9:30"), EventSpec("sign", "leo"))
    battle = nova(heroes={"A1": "valerio"}, mission={"events": events})
    marks = [(mark["kind"], mark["sector"], mark["turns"]) for mark in seen(battle)["dials"][0]["marks"]]
    assert marks == [("end", 11, 2), ("event", 5, 0), ("event", 5, 1), ("event", 4, 0)]
    battle.seen = battle.now = battle.now + 7
    assert len(seen(battle)["dials"][0]["marks"]) == 3


@pytest.mark.rule("NAR-THR-02", "NAR-PER-01")
def test_every_hero_has_a_perilium_and_the_clock_runs():
    battle = nova(heroes={"A1": {"key": "valerio", "threat": 4}})
    battle.now += 5
    tracks = {track["key"]: track for track in seen(battle)["tracks"]}
    assert (tracks["threat valerio"]["value"], tracks["threat valerio"]["most"]) == (4, 12)
    assert (tracks["threat valerio"]["label"], tracks["threat valerio"]["short"]) == ("Perilium of Valerio", "Perilium")
    assert (tracks["clock"]["value"], tracks["clock"]["most"]) == (5, 36)


@pytest.mark.rule("NAR-HER-01", "NAR-HER-07")
def test_characteristics_tell_their_reasons():
    limp = InjurySpec("limp", "Limp", effects=())
    battle = nova(heroes={"A1": {"key": "valerio", "rapidity": 6, "injuries": ["limp"]}}, injuries=(limp,))
    stats = {stat["key"]: stat for stat in seen(battle)["stats"] if stat["owner"] == "valerio"}
    assert stats["rapidity"]["value"] == sum(reason["amount"] for reason in stats["rapidity"]["reasons"]) == 6
    assert stats["rapidity"]["rule"] == "NAR-HER-02"


@pytest.mark.rule("NAR-EQP-17", "NAR-TOK-06", "NAR-INJ-01")
def test_hero_cards_tell_how_they_lie():
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("bow", "hood"), "skills": ["shove"], "injuries": ["limp"]}},
        equipment=(EquipmentSpec("bow", "Bow", "hand"), EquipmentSpec("hood", "Hood", "helmet")),
        skills=(SkillSpec("shove", "Shove", "attack"),), injuries=(InjurySpec("limp", "Limp"),),
    )  # fmt: skip
    bow, hood = battle.heroes[0].items
    bow.reload, hood.flipped = True, True
    cards = {card["label"]: card["state"] for card in seen(battle)["cards"] if card["owner"] == "valerio"}
    assert cards == {"Shove": "", "Bow": "reload", "Hood": "flipped", "Limp": ""}


@pytest.mark.rule("NAR-REA-04", "NAR-REA-08")
def test_loot_lies_face_down_unless_a_skill_has_turned_it():
    battle = nova(heroes={"A1": "valerio"}, reagents=(RUBY,))
    battle.loot = [LootCard("pecunia", "ruby"), LootCard("pecunia", "ruby", face_up=True)]
    loot = [(card["key"], card["label"]) for card in seen(battle)["cards"] if card["kind"] == "loot"]
    assert loot == [(None, "A card of Pecunia"), ("ruby", "Ruby")]
    assert [card["key"] for card in seen(battle, None)["cards"] if card["kind"] == "loot"] == ["ruby", "ruby"]


@pytest.mark.rule("NAR-EAC-04", "NAR-AIX-02")
def test_an_enemy_says_whom_it_would_go_for_and_why():
    battle = nova(heroes={"A1": "valerio", "A3": {"key": "sofia", "threat": 2}}, enemies={"D2": "guard"})
    (intent,) = seen(battle)["intents"]
    assert (intent["target"], intent["label"], intent["rules"]) == ("sofia", "Goes for Sofia", ["NAR-AIX-02"])


def test_a_waiting_enemy_has_no_intent():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    battle.enemies[0].waiting = True
    assert seen(battle)["intents"] == []


@pytest.mark.rule("NAR-TIM-04")
def test_goals_tell_how_far_they_have_come():
    goal = Goal(
        "out", (MissionCondition("party"), MissionCondition("flag", "gate")), text="You are out, and nobody follows."
    )
    battle = nova(heroes={"A1": "valerio"}, mission={"outcomes": (OutcomeSpec("out", "Out by the gate"),)})
    battle.goals = [goal]
    (aim,) = seen(battle)["aims"]
    assert (aim["label"], aim["won"], aim["value"], aim["most"]) == ("Out by the gate", True, 1, 2)


def aim_of(battle, *conditions):
    battle.goals = [Goal("out", conditions)]
    (aim,) = seen(battle)["aims"]
    return aim["value"], aim["most"]


@pytest.mark.rule("NAR-TIM-04")
def test_an_aim_counts_an_enemy_at_the_moment_of_its_fall():
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard", "C2": "guard"})
    three, everybody = MissionCondition("defeated", "guard", 3), MissionCondition("all-defeated", "guard")
    assert (aim_of(battle, three), aim_of(battle, everybody)) == ((0, 3), (0, 2))
    battle.news.append("defeated:guard")  # what the mission hears only when the deed is done
    battle.enemies.pop()
    assert (aim_of(battle, three), aim_of(battle, everybody)) == ((1, 3), (1, 2))
    battle.news.clear()
    battle.flags.update({"defeated:guard": 1, "defeated:": 1})
    assert (aim_of(battle, three), aim_of(battle, everybody)) == ((1, 3), (1, 2))


def test_a_goal_without_a_title_is_called_by_its_name():
    battle = nova(heroes={"A1": "valerio"})
    battle.goals = [Goal("by-the-gate", (MissionCondition("party"),))]
    assert [aim["label"] for aim in seen(battle)["aims"]] == ["By the gate"]


@pytest.mark.rule("NAR-DEF-09", "NAR-ENY-07")
def test_an_enemy_card_is_printed_in_words():
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard"}, cards=(enemy_spec(),))
    labels = [card["label"] for card in seen(battle)["cards"] if card["owner"] == "guard"]
    assert labels == ["Physical, 3 AP, range 1, 3 hits, difficulty 5"]


# Options in words


def test_a_square_tells_what_it_costs_to_go_there():
    battle = nova(heroes={"A1": "valerio"})
    activate(battle, "valerio")
    board = battle.terrain.board
    request = Choose("NAR-ACN-04", "valerio", "heroes", "cell", Cells(board, board.mask(["A3", "B1"])))
    assert wording.option(battle, request, "A3").to_json() == {
        "key": "A3", "label": "Open ground A3", "cost": 2, "rules": ["NAR-ACN-04"], "token": "valerio", "sector": 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("key", "label"), [("wait-3", "Wait 3"), ("end", "End the activation"), ("reload:x-bow", "Reload: X bow")]
)
def test_plain_options_are_put_into_words(key, label):
    battle = nova(heroes={"A1": "valerio"})
    request = Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed([Option(key), Option("other")]))
    assert wording.option(battle, request, key).label == label


def test_figures_are_called_by_their_names():
    battle = nova(heroes={"A1": "valerio"}, enemies={"C1": "guard"})
    request = Choose("NAR-ACT-03", "heroes", "heroes", "figure", Listed([*battle.heroes, *battle.enemies]))
    labels = [wording.option(battle, request, key).label for key in ("valerio", "guard-1")]
    assert labels == ["Valerio", "Guard 1"]


@pytest.mark.rule("NAR-TIM-05")
@pytest.mark.parametrize(("limit", "most"), [(3, 2), (1, 1), (0, 2)])
def test_heroes_down_are_counted_up_to_what_this_party_bears(limit, most):
    battle = nova(heroes={"A1": "valerio", "A2": "sofia"}, enemies={"C1": "guard"}, mission={"ko_limit": limit})
    assert next(track.most for track in view(battle, "heroes").tracks if track.key == "ko") == most


def test_a_hero_has_the_title_of_his_own_class_and_none_if_it_is_unknown():
    battle = nova(heroes={"A1": "valerio", "A2": {"key": "sofia", "hero_class": "spy"}})  # Valerio is a squire
    classes = [ClassSpec(name, f"The {name}", "warrior", ()) for name in ("knight", "squire")]
    battle.library = replace(battle.library, classes=tuple(classes))
    assert [figure.title for figure in view(battle, "heroes").figures] == ["The squire", ""]
