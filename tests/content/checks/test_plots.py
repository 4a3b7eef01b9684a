"""Whatever is wrong with a plot is found, at its place in the file, with a remedy."""

from __future__ import annotations

import shutil
import subprocess
import sys

import networkx
import pytest

from helpers.tales import FILES, PLOT, TALE, Tale, load, problems, spoilt
from horologium.content.checks.plots import plot_flaws
from horologium.content.checks.stories import Story
from horologium.content.checks.towns import journey_flaws
from horologium.engine.core.plots import Node, PlotSpec, TownSpec
from horologium.paths import campaigns

TO_FIRE = 'ways = [{ to = "fire" }]'
TO_RUIN = '{ to = "ruin", when = [{ holds = "lost" }] },'
WALK_IN = '{ to = "home", label = "Walk in", when = [{ holds = "at-least", name = "paid", amount = 2 }] },'
KNOCK = '{ to = "home", label = "Knock", when = [{ holds = "flag", name = "doubt", negated = true }] },'


def test_a_sound_plot_is_taken(tmp_path):
    assert problems(tmp_path) == []


FAULTS = {
    "no-start": (
        ('start = "letter"', 'start = "leter"'),
        "start: there is no node 'leter' - did you mean 'letter'?",
    ),
    "no-date": (
        ("1509-05-14", "1509-02-30"),
        "begins: '1509-02-30' is no day of the calendar - write year, month and day as 1509-05-14",
    ),
    "no-town": (
        ('town = "rome"\n', ""),
        "town: nobody knows where the story begins - add town = ... with one of the towns",
    ),
    "no-hero": (
        ('town = "rome"\n', 'town = "rome"\nheroes = ["adda"]\n'),
        "heroes.0: there is no hero 'adda' - did you mean 'ada'?",
    ),
    "same-name": (
        ('name = "inn"', 'name = "fire"'),
        "nodes.2.name: the name 'fire' is given twice - give each its own name",
    ),
    "same-flag": (
        ('name = "paid"\nlabel', 'name = "smoke"\nlabel'),
        "flags.1.name: the name 'smoke' is given twice - give each its own name",
    ),
    "odd-name": (
        ('name = "ruin"', 'name = "way:ruin"'),
        "nodes.5.name: 'way:ruin' is no name - use small letters, digits and single hyphens",
    ),
    "way-to-nowhere": (
        ('ways = [{ to = "fire" }]', 'ways = [{ to = "fires" }]'),
        "nodes.1.ways.0.to: there is no node 'fires' - did you mean 'fire'?",
    ),
    "mission-without": (
        ('mission = "fire"\n', ""),
        "nodes.2.mission: a mission node names no mission - add mission = ...",
    ),
    "ending-with-mission": (
        ('title = "Ruin"', 'title = "Ruin"\nmission = "fire"'),
        "nodes.5.mission: an ending has no mission - leave it out, or write kind = 'mission'",
    ),
    "ending-with-ways": (
        ('title = "Ruin"', 'title = "Ruin"\nways = [{ to = "home" }]'),
        "nodes.5.ways: nothing comes after an ending - leave out the ways, or make it a scene",
    ),
    "scene-without-ways": (
        ('ways = [{ to = "fire" }]', ""),
        "nodes.1.ways: no way leads on from 'inn' - add a way, or write kind = 'ending'",
    ),
    "label-after-mission": (
        (TO_RUIN, TO_RUIN.replace("when", 'label = "Flee", when')),
        "nodes.2.ways.1.label: players choose in scenes only; after a mission its outcome decides - "
        "leave out label, or put a scene in between",
    ),
    "label-forgotten": (
        ('label = "Walk in", ', ""),
        "nodes.3.ways.2.label: the other ways of this scene are choices, and this one has no label - give it a label",
    ),
    "unknown-flag": (
        (WALK_IN, WALK_IN.replace("paid", "pad")),
        "nodes.3.ways.2.when.0.name: there is no flag or gauge 'pad' - did you mean 'paid'?",
    ),
    "unknown-outcome": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"outcome", name = "burned"')),
        "nodes.2.ways.1.when.0.name: there is no outcome 'burned' - did you mean 'burnt'?",
    ),
    "unknown-achievement": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"achievement", name = "clver"')),
        "nodes.2.ways.1.when.0.name: there is no achievement 'clver' - did you mean 'clever'?",
    ),
    "unknown-hero": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"hero", name = "otto"')),
        "nodes.2.ways.1.when.0.name: there is no hero 'otto' - use one of 'ada', 'bice'",
    ),
    "unknown-visit": (
        ('name = "fire" }]\ngifts', 'name = "firr" }]\ngifts'),
        "side.0.when.0.name: there is no node 'firr' - did you mean 'fire'?",
    ),
    "no-name": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"flag"')),
        "nodes.2.ways.1.when.0.name: names no flag - use one of 'doubt', 'paid', 'smoke'",
    ),
    "name-too-many": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"lost", name = "fire"')),
        "nodes.2.ways.1.when.0.name: the clause 'lost' asks for no name - leave it out",
    ),
    "amount-too-many": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"lost", amount = 2')),
        "nodes.2.ways.1.when.0.amount: the clause 'lost' does not count - "
        "leave out amount, or write holds = 'at-least'",
    ),
    "unknown-word": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"heroo", name = "ada"')),
        "nodes.2.ways.1.when.0.holds: there is nothing to ask for as 'heroo' - did you mean 'hero'?",
    ),
    "a-foe-is-no-gift": (
        ('kind = "equipment", name = "flask"', 'kind = "enemy", name = "wolf"'),
        "side.0.gifts.1.kind: there is nothing to give as 'enemy' - "
        "use one of 'achievement', 'boon', 'coins', 'equipment', 'experience', 'flag', 'gauge', 'hero', ...",
    ),
    "unknown-gauge": (
        ('kind = "equipment", name = "flask"', 'kind = "gauge", name = "moood"'),
        "side.0.gifts.1.name: there is no gauge 'moood' - did you mean 'mood'?",
    ),
    "unknown-boon": (
        ('kind = "equipment", name = "flask"', 'kind = "boon", name = "zea", whom = "all"'),
        "side.0.gifts.1.name: there is no boon 'zea' - did you mean 'zeal'?",
    ),
    "beyond-the-scale": (
        (TO_RUIN, TO_RUIN.replace('"lost"', '"at-least", name = "mood", amount = 7')),
        "nodes.2.ways.1.when.0.amount: this can never hold: 'mood' goes from 0 to 6 - ask for a number within that",
    ),
    "flag-like-a-gauge": (
        ('name = "paid"\nlabel', 'name = "mood"\nlabel'),
        "flags.1.name: there is a gauge 'mood' already - call the flag otherwise",
    ),
    "nobody-named": (
        ('kind = "equipment", name = "flask"', 'kind = "state", name = "captured"'),
        "side.0.gifts.1.whom: nobody is named who gets the state - add whom = 'all', or the card of a member",
    ),
    "for-the-company": (
        ('kind = "equipment", name = "flask"', 'kind = "coins", whom = "ada"'),
        "side.0.gifts.1.whom: a gift of coins is for the whole company - leave out whom",
    ),
    "unknown-member": (
        ('kind = "equipment", name = "flask"', 'kind = "equipment", name = "flask", whom = "adda"'),
        "side.0.gifts.1.whom: there is no member 'adda' - did you mean 'ada'?",
    ),
    "unknown-condition": (
        ('kind = "equipment", name = "flask"', 'kind = "equipment", name = "flask", having = "captive"'),
        "side.0.gifts.1.having: there is no condition 'captive' - did you mean 'captured'?",
    ),
    "no-day": (
        ('title = "The inn"', 'title = "The inn"\nuntil = "1509-02-30"'),
        "nodes.1.until: '1509-02-30' is no day of the calendar - write year, month and day as 1509-05-14",
    ),
    "day-before-the-story": (
        ('title = "The inn"', 'title = "The inn"\nuntil = "1509-05-13"'),
        "nodes.1.until: the story begins after 1509-05-13 - name a day after 1509-05-14",
    ),
    "ending-that-waits": (
        ('title = "Ruin"', 'title = "Ruin"\nuntil = "1509-05-20"'),
        "nodes.5.until: an ending waits for nothing - leave out until, or make it a scene",
    ),
    "unknown-gift": (
        ('kind = "equipment", name = "flask"', 'kind = "equipment", name = "flsk"'),
        "side.0.gifts.1.name: there is no equipment 'flsk' - did you mean 'flask'?",
    ),
    "unknown-recipe": (
        ('kind = "equipment", name = "flask"', 'kind = "recipe", name = "rope"'),
        "side.0.gifts.1.name: there is no recipe 'rope' - use one of 'flask'",
    ),
    "unknown-newcomer": (
        ('kind = "equipment", name = "flask"', 'kind = "hero", name = "flask"'),
        "side.0.gifts.1.name: there is no hero 'flask' - use one of 'ada', 'bice'",
    ),
    "empty-gift": (
        ('kind = "coins", amount = 7', 'kind = "coins", amount = 0'),
        "nodes.0.gifts.0.amount: nothing is given - write a number above 0, or below 0 to take something",
    ),
    "named-coins": (
        ('kind = "coins", amount = 7', 'kind = "coins", name = "gold"'),
        "nodes.0.gifts.0.name: a gift of coins has no name - leave it out",
    ),
    "undeclared-flag": (
        ('kind = "flag", name = "doubt"', 'kind = "flag", name = "doubts"'),
        "nodes.0.ways.1.gifts.0.name: there is no flag 'doubts' - did you mean 'doubt'?",
    ),
    "last-way-can-close": (
        ('    { to = "gate" },\n', ""),
        "nodes.2.ways.1.when: the last way can be closed, and then the story cannot go on - "
        "leave out its clauses, or add a way without any",
    ),
    "way-behind-an-open-one": (
        ('"gate", when = [{ holds = "flag", name = "smoke" }] }', '"gate" }'),
        "nodes.2.ways.0: the ways after this one can never be taken - put the way without clauses last",
    ),
    "all-choices-close": (
        (WALK_IN, ""),
        "nodes.3.ways: all choices of this scene can be closed at the same time - "
        "add a choice without clauses, or one with the clauses turned round",
    ),
    "loop-without-mark": (
        (", loops = true", ""),
        "nodes.3.ways.1: leads back to 'gate' in a circle - lead elsewhere, or mark it with loops = true",
    ),
    "mark-without-loop": (
        ('ways = [{ to = "fire" }]', 'ways = [{ to = "fire", loops = true }]'),
        "nodes.1.ways.0.loops: 'fire' does not lead back here - leave out loops",
    ),
    "orphan": (
        ('{ to = "inn", label = "Wait", ', '{ to = "fire", label = "Wait", '),
        "nodes.1.name: no way leads from the start to 'inn' - let a way lead to it, or remove it",
    ),
    "conditions-exclude-each-other": (
        (TO_RUIN, TO_RUIN.replace("}]", '}, { holds = "won" }]')),
        "nodes.5.name: this ending can never be reached: the conditions on the ways to it never hold together - "
        "let a way without those conditions lead to it",
    ),
    "side-never-offered": (
        ('holds = "visited", name = "fire"', 'holds = "visited", name = "ruin"'),
        "side.0.when.0: visited 'ruin' can never hold here - "
        "let something before it on the way bring it about, or leave out the clause",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found_at_its_key(fault, tmp_path):
    change, said = FAULTS[fault]
    found = problems(tmp_path, change)
    assert [problem.partition(": ")[2] for problem in found if problem.endswith(said)] == [said], found
    assert all(problem.startswith("plots/story.toml") for problem in found)


def test_a_fault_is_told_with_its_line(tmp_path):
    (found,) = problems(tmp_path, (TO_FIRE, TO_FIRE.replace("fire", "fires")))
    line = PLOT[: PLOT.index(TO_FIRE)].count("\n") + 1
    assert found.startswith(f"plots/story.toml:{line}: nodes.1.ways.0.to: ")


# What the conditions do together


def test_a_flag_that_nothing_can_set_before_it_is_read_is_found(tmp_path):
    asks = ('{ to = "fire", label = "Ride", text = "You ride." },',
            '{ to = "fire", label = "Ride" },\n{ to = "ruin", label = "Flee", when = '
            '[{ holds = "flag", name = "smoke" }] },')  # fmt: skip
    (found,) = problems(tmp_path, asks)
    assert "nodes.0.ways.1.when.0: flag 'smoke' can never hold here" in found


def test_a_fact_that_always_holds_closes_the_way_that_asks_for_its_contrary(tmp_path):
    never = ('{ to = "ruin", when = [{ holds = "lost" }] },',
             '{ to = "ruin", when = [{ holds = "lost" }] },\n{ to = "ruin", when = '
             '[{ holds = "visited", name = "letter", negated = true }] },')  # fmt: skip
    (found,) = problems(tmp_path, never)
    assert "nodes.2.ways.2.when.0: not visited 'letter' can never hold here" in found


def test_a_way_in_the_shadow_of_those_before_it_is_found(tmp_path):
    shadow = (TO_RUIN, f'{TO_RUIN}\n{{ to = "ruin", when = [{{ holds = "outcome", name = "burnt" }}] }},')
    (found,) = problems(tmp_path, shadow)
    assert "nodes.2.ways.2: this way can never be taken" in found


def test_a_loop_that_never_lets_go_is_found(tmp_path):
    """Whoever has doubts can pay for ever, and the walk in is not for them."""
    (found,) = problems(
        tmp_path,
        (WALK_IN, WALK_IN.replace("}] }", '}, { holds = "flag", name = "doubt", negated = true }] }')),
        ('when = [{ holds = "at-least", name = "paid", amount = 2, negated = true }], ', ""),
    )
    assert "nodes.3.ways: players who come to 'gate' at the wrong time never reach an ending" in found


def test_a_part_without_an_ending_is_found(tmp_path):
    found = problems(tmp_path, ('kind = "ending"\ntitle = "Ruin"', 'kind = "scene"\ntitle = "Ruin"\n'
                                'ways = [{ to = "ruin", loops = true }]'))  # fmt: skip
    assert len(found) == 1
    assert "nodes.5.ways: no way leads from 'ruin' to an ending" in found[0]


def test_a_story_without_any_ending_is_found(tmp_path):
    back = '"scene"\ntitle = "%s"\nways = [{ to = "letter", loops = true }]\n'
    found = problems(
        tmp_path,
        ('"ending"\ntitle = "Home"', back % "Home"),
        ('"ending"\ntitle = "Ruin"', back % "Ruin"),
    )
    assert [problem.partition(": ")[2] for problem in found] == [
        "nodes: the story has no ending - add a node with kind = 'ending'"
    ]


def test_a_hero_in_a_clause_may_be_there_or_not(tmp_path):
    bice = (TO_RUIN, TO_RUIN.replace('"lost"', '"hero", name = "bice"'))
    assert problems(tmp_path, bice, ('holds = "visited", name = "fire"', 'holds = "hero", name = "ada"')) == []


def test_what_a_side_mission_brings_can_be_asked_for(tmp_path):
    assert problems(tmp_path, (TO_RUIN, TO_RUIN.replace('"lost"', '"achievement", name = "clever"'))) == []


def test_a_battle_is_remembered_in_the_scenes_after_it(tmp_path):
    asks = (KNOCK, KNOCK + '\n{ to = "ruin", label = "Weep", when = [{ holds = "outcome", name = "burnt" }] },')
    assert problems(tmp_path, asks) == []


def test_a_flag_that_is_lowered_is_counted_exactly(tmp_path):
    lowers = (
        'gifts = [{ kind = "flag", name = "paid" }]',
        'gifts = [{ kind = "flag", name = "paid", amount = 3 }, { kind = "flag", name = "paid", amount = -2 }]',
    )
    assert problems(tmp_path, lowers) == []


# What more than the story decides


@pytest.mark.parametrize(
    "clause",
    [
        '"at-most", name = "mood", amount = 2',
        '"at-least", name = "allegiance", amount = 9',
        '"coins", amount = 90',
        '"reagent", name = "ash", amount = 3',
        '"state", name = "captured"',
        '"recipe", name = "flask", negated = true',
    ],
)
def test_what_rules_can_change_at_any_time_closes_nothing_for_good(tmp_path, clause):
    assert problems(tmp_path, (TO_RUIN, TO_RUIN.replace('"lost"', clause))) == []


def test_a_flag_that_rules_set_may_hold_though_no_story_sets_it(tmp_path):
    asks = ('{ to = "fire", label = "Ride", text = "You ride." },',
            '{ to = "fire", label = "Ride" },\n{ to = "ruin", label = "Flee", when = '
            '[{ holds = "flag", name = "smoke" }] },')  # fmt: skip
    assert problems(tmp_path, asks, ('label = "Smoke was seen"', 'label = "Smoke was seen"\nfree = true')) == []


def test_choices_by_where_a_gauge_stands_leave_one_open(tmp_path):
    low = ('label = "Ride", ', 'label = "Ride", when = [{ holds = "at-most", name = "mood", amount = 2 }], ')
    high = ('label = "Wait", ', 'label = "Wait", when = [{ holds = "at-least", name = "mood", amount = 3 }], ')
    assert problems(tmp_path, low, high) == []
    (found,) = problems(tmp_path / "gap", low, (high[0], high[1].replace("3", "4")))
    assert "nodes.0.ways: all choices of this scene can be closed at the same time" in found


def test_a_way_in_the_shadow_of_a_lower_mark_is_found(tmp_path):
    way = '{ to = "ruin", when = [{ holds = "at-least", name = "mood", amount = %s }] },'
    (found,) = problems(tmp_path, (TO_RUIN, "\n".join([TO_RUIN, way % 3, way % 4])))
    assert "nodes.2.ways.3: this way can never be taken" in found


# The map


MAP = {
    "unknown-kind": (
        ("towns/trento.toml", "y = 1\n", 'y = 1\nkind = "vilage"\n'),
        "towns/trento.toml:4: kind: there is no kind of places 'vilage' - did you mean 'village'?",
    ),
    "start-beyond-the-scale": (
        ("towns/trento.toml", "y = 1\n", 'y = 1\ngauges = [{ name = "ire", title = "Ire", most = 5, start = 6 }]\n'),
        "towns/trento.toml:4: gauges.0.start: 6 is more than 5, where the scale ends - write a number from 0 to 5",
    ),
    "gauge-twice": (
        (
            "towns/trento.toml",
            "y = 1\n",
            'y = 1\n[[gauges]]\nname = "anger"\ntitle = "Anger"\nmost = 5\n'
            '[[gauges]]\nname = "anger"\ntitle = "Rage"\nmost = 5\n[[roads]]\nto = "siena"\n#',
        ),
        "towns/trento.toml:9: gauges.1.name: there is a gauge 'anger-trento' already - give each its own name",
    ),
    "no-name-for-a-gauge": (
        ("towns/trento.toml", "y = 1\n", 'y = 1\ngauges = [{ name = "An ger", title = "Anger", most = 5 }]\n'),
        "towns/trento.toml:4: gauges.0.name: 'An ger' is no name - use small letters, digits and single hyphens",
    ),
    "no-way-back": (
        ("towns/trento.toml", 'roads = [{ to = "siena" }]', ""),
        "towns/siena.toml:4: roads.1.to: no road leads back from 'trento' - "
        "add it in towns/trento.toml, or one_way = true here",
    ),
    "to-itself": (
        ("towns/trento.toml", 'roads = [{ to = "siena" }]', 'roads = [{ to = "siena" }, { to = "trento" }]'),
        "towns/trento.toml:4: roads.1.to: this road leads nowhere - name another town",
    ),
    "twice": (
        ("towns/trento.toml", 'roads = [{ to = "siena" }]', 'roads = [{ to = "siena" }, { to = "siena", days = 9 }]'),
        "towns/trento.toml:4: roads.1.to: there are two roads to 'siena' - keep the shorter one",
    ),
    "unknown-service": (
        ("towns/rome.toml", '["market"]', '["markt"]'),
        "towns/rome.toml:4: services.0: there is no service 'markt' - did you mean 'market'?",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", MAP)
def test_a_fault_of_the_map_is_found(fault, tmp_path):
    change, said = MAP[fault]
    assert said in problems(tmp_path, change)


def test_a_road_may_lead_one_way_on_purpose(tmp_path):
    one_way = ("towns/siena.toml", '{ to = "trento" }', '{ to = "trento", one_way = true }')
    assert problems(tmp_path, one_way, ("towns/trento.toml", 'roads = [{ to = "siena" }]', "")) == []


def test_a_town_off_all_roads_is_found(tmp_path):
    alone = problems(
        tmp_path,
        ("towns/siena.toml", ', { to = "trento" }', ""),
        ("towns/trento.toml", 'roads = [{ to = "siena" }]', ""),
    )
    assert alone == [
        "towns/trento.toml: roads: no road leads here from 'rome', where the plot 'story' begins - "
        "add roads to and from a neighbouring town"
    ]


def at_home(*moves):
    """Two towns without roads, and a story that begins in one of them and has a scene in each of these."""
    towns = {id_: TownSpec(id_, id_.title(), 0, 0) for id_ in ("castle", "village")}
    nodes = tuple(Node(f"scene-{place}", "scene", "Scene", town=town) for place, town in enumerate(moves))
    return [
        flaw.id
        for flaw in journey_flaws(PlotSpec("year", "Year", "a", "1509-05-14", nodes, town="castle"), towns, networkx)
    ]


def test_a_company_that_stays_at_home_only_looks_at_the_rest_of_the_map():
    assert at_home("", "castle") == []
    assert at_home("", "village") == ["village"]


def test_a_side_mission_in_a_town_that_is_not_there_is_found(tmp_path):
    (found,) = problems(tmp_path, ('towns = ["siena"]', 'towns = ["sienna"]'))
    assert "side.0.towns.0: names 'sienna', which is not among the towns" in found


def test_an_achievement_that_a_mission_gives_must_be_described(tmp_path):
    files = {name: text for name, text in FILES.items() if name != "achievements/brave.toml"}
    assert [str(problem) for problem in load(tmp_path, files).problems] == [
        "plots/story.toml:41: nodes.2.mission: in 'fire' the company can win 'brave', "
        "which is not among the achievements - add achievements/brave.toml"
    ]


# Beyond the bound


def flaws(root, *changes, most):
    found = load(root, spoilt(*changes), Mute())
    return list(plot_flaws(Story(found.content["plots"]["story"], found.content, TALE.campaign), networkx, most))


class Mute(Tale):
    """A game that cannot be played as a campaign."""

    campaign = None


def test_beyond_the_bound_flags_must_be_set_somewhere_before(tmp_path):
    read = (TO_FIRE, 'ways = [{ to = "ruin", when = [{ holds = "at-least", name = "paid" }] }, { to = "fire" }]')
    (found,) = flaws(tmp_path, read, most=3)
    assert (found.key, found.message) == ("nodes.1.ways.0.when.0", "at-least 'paid' can never hold here")


def test_beyond_the_bound_side_missions_can_set_what_is_asked(tmp_path):
    assert flaws(tmp_path, (TO_RUIN, TO_RUIN.replace('"lost"', '"achievement", name = "clever"')), most=3) == []


def test_a_pack_without_plots_never_loads_the_library_of_graphs(tmp_path):
    pack = shutil.copytree(campaigns() / "demo", tmp_path / "demo", ignore=shutil.ignore_patterns("plots", "text"))
    code = (
        "import sys; from pathlib import Path; from horologium.content.check import main; "
        "assert main([Path(sys.argv[1])], plot=True) == 0; assert 'networkx' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code, pack], check=True, capture_output=True)
