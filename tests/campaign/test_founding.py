"""How a campaign begins, and what can be wrong with the plan for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import NOW, PLAN, PLOT, founded, hero, items, road_pack
from helpers.levies import ARMY, ArmyRoster, Founded, levy
from helpers.shipped import shipped
from helpers.states import bent
from horologium.campaign.books import Books
from horologium.campaign.errors import Refused
from horologium.campaign.founding import (
    Founder,
    Recruit,
    candidates,
    first_company,
    found,
    plots_of,
    problems,
    rules_of,
)
from horologium.campaign.records import Chapter, ConditionRecord, MemberRecord, Player, ThingRecord
from horologium.engine.core.campaign import Condition, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.kinds import Gauge
from horologium.engine.rulesets.demo.game import THE_FORD
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


def begun(**changes):
    return found(road_pack(), NOVA_AETAS, replace(PLAN, **changes), NOW)


def test_a_campaign_begins_where_its_story_begins():
    standing = founded().books.standing
    assert (standing.node, standing.stage, standing.town, standing.day) == ("camp", "camp", "siena", 0)
    assert standing.mission == "a-toll-on-the-road"


def test_the_charter_keeps_what_was_agreed():
    charter = founded(difficulty="hard", dice="typed", undo="strict", options=(("collateral", "false"),)).books.charter
    assert (charter.name, charter.pack, charter.pack_digest) == ("The Siena Company", "rehearsal", road_pack().digest)
    assert (charter.difficulty, charter.dice, charter.undo, charter.seed) == ("hard", "typed", "strict", 7)
    assert charter.options == (("collateral", "false"),)


@pytest.mark.rule("NAR-MIS-19", "NAR-MIS-16")
def test_the_company_has_what_the_rules_give_to_beginners():
    books = founded().books
    assert books.standing.purse == 20
    assert [mark.name for mark in books.marks("recipe")] == ["fire-flask", "great-panacea"]


def test_heroes_carry_their_first_cards_with_a_history():
    session = founded()
    (sword,) = items(session, "sword")
    assert sword.holder == hero(session, "valerio").id
    assert sword.history == ("12 May 1509: brought by Valerio",)


def test_heroes_have_names_of_their_own_and_players():
    session = founded(heroes=(Recruit("valerio", " Gian ", 1), Recruit("sofia")))
    gian, sofia = session.books.all(MemberRecord)
    assert (gian.name, session.books.get(Player, gian.player).name) == ("Gian", "Bea")
    assert (sofia.name, sofia.player) == ("Sofia", "")


@pytest.mark.rule("NAR-MIS-08")
def test_heroes_begin_with_the_skills_that_were_chosen_and_have_them_at_hand():
    session = founded(heroes=(Recruit("valerio", skills=("witness-me", "insult")), Recruit("sofia")))
    valerio, sofia = session.books.all(MemberRecord)
    assert (valerio.known, valerio.ready) == (("witness-me", "insult"), ("witness-me", "insult"))
    assert sofia.known == sofia.ready == ("aimed-shot", "snare")


@pytest.mark.rule("NAR-MIS-08", "NAR-HER-09")
def test_of_two_first_skills_of_one_colour_only_one_is_pinned():
    session = founded(heroes=(Recruit("valerio", skills=("counterattack", "witness-me")),))
    (valerio,) = session.books.all(MemberRecord)
    assert (valerio.known, valerio.ready) == (("counterattack", "witness-me"), ("counterattack",))


def test_to_choose_what_is_usual_changes_nothing():
    usual = [hero.known for hero in Books(begun()).all(MemberRecord)]
    named = tuple(replace(recruit, skills=skills) for recruit, skills in zip(PLAN.heroes, usual, strict=True))
    assert begun(heroes=named) == begun()


def test_the_chronicle_begins_with_the_company():
    chapter = next(record for record in begun() if isinstance(record, Chapter))
    assert chapter.title == "The Siena Company began on 12 May 1509"
    assert chapter.text.startswith("The company: Valerio and Sofia.")
    assert "Valerio begins with Insult and Shove. Sofia begins with Aimed Shot and Snare." in chapter.text
    assert (chapter.at, chapter.town) == (NOW, "siena")


def test_the_same_plan_gives_the_same_campaign():
    assert begun() == begun()


def test_every_record_has_an_id_of_its_own():
    books = Books(begun())
    assert len(books.all(ThingRecord)) == 6
    assert len({record.id for kind in (MemberRecord, ThingRecord, Player, Chapter) for record in books.all(kind)}) == 11


@pytest.mark.parametrize(
    ("changes", "where", "why"),
    [
        ({"name": "  "}, "name", "must not be empty"),
        ({"name": "x" * 61}, "name", "keep it to 60"),
        ({"name": "A\x1bB"}, "name", r"U+001B"),
        ({"plot": "raod"}, "plot", "did you mean 'road'"),
        ({"players": ()}, "players", "1 to 4 can play, not 0"),
        ({"players": tuple(Founder(f"P{n}", "red") for n in range(5))}, "players", "not 5"),
        ({"players": (Founder("Ada", "red"), Founder("Bea", "red"))}, "players.1", "the colour red is taken twice"),
        ({"players": (Founder("Ada", "red"), Founder("ada ", "blue"))}, "players.1", "two players are called ada"),
        ({"players": (Founder("Ada", "beige"), Founder("B", "red"))}, "players.0", "there is no colour 'beige'"),
        ({"players": (Founder("", "red"), Founder("B", "blue"))}, "players.0", "must not be empty"),
        ({"heroes": ()}, "heroes", "begins with 1 to 4 heroes, not with 0"),
        ({"heroes": (Recruit("valeria"),)}, "heroes.0", "no hero 'valeria': did you mean 'valerio'?"),
        ({"heroes": (Recruit("sofia"), Recruit("sofia", "S"))}, "heroes.1", "Sofia is named twice"),
        ({"heroes": (Recruit("sofia"), Recruit("rebecca", "sofia"))}, "heroes.1", "two heroes are called sofia"),
        ({"heroes": (Recruit("sofia", player=2),)}, "heroes.0", "a player who is not there"),
        ({"heroes": (Recruit("sofia", "\n"),)}, "heroes.0", "must not be empty"),
        ({"heroes": (Recruit("sofia", skills=("snare",)),)}, "heroes.0", "Sofia begins with 2 different skills"),
        ({"heroes": (Recruit("sofia", skills=("snare", "insult")),)}, "heroes.0", "cannot begin with Insult"),
        ({"difficulty": "cruel"}, "options", "there is no difficulty 'cruel': choose normal"),
        ({"dice": "coins"}, "options", "dice are thrown by box, typed and ask"),
        ({"undo": "never"}, "options", "undo is friendly and strict"),
        ({"options": (("collaterol", "true"),)}, "options", "collaterol"),
        ({"options": (("collateral", "7"),)}, "options", "collateral"),
        ({"options": (("collateral", "{"),)}, "options", "no value that can be read"),
        ({"options": (("collateral", "1" * 201),)}, "options", "no value that can be read"),
        ({"options": (("collateral", "true"), ("collateral", "false"))}, "options", "given twice"),
        ({"seed": -1}, "seed", "a number from 0"),
    ],
)
def test_a_plan_with_a_flaw_is_refused_and_says_where(changes, where, why):
    found_problems = dict(problems(road_pack(), NOVA_AETAS, replace(PLAN, **changes)))
    assert why in found_problems[where]
    with pytest.raises(Refused):
        begun(**changes)


def test_a_story_may_be_for_certain_heroes_only():
    plot = replace(PLOT, heroes=("rebecca", "vincenzo"))
    pack = replace(road_pack(), content={**road_pack().content, "plots": {"road": plot}})
    with pytest.raises(Refused, match="Valerio cannot begin this story: choose among Rebecca and Vincenzo"):
        found(pack, NOVA_AETAS, PLAN, NOW)


def test_a_game_without_campaigns_says_so():
    game = type("Game", (type(NOVA_AETAS),), {"campaign": None})()
    with pytest.raises(Refused, match="single missions only"):
        found(road_pack(), game, PLAN, NOW)


def test_a_pack_for_another_game_is_refused():
    with pytest.raises(Refused, match="is made for 'nova-aetas', not for"):
        found(road_pack(), THE_FORD, PLAN, NOW)
    assert [where for where, _ in problems(road_pack(), THE_FORD, PLAN)] == ["pack"]


def test_what_a_company_owns_in_common_at_the_start_is_there():
    def begin(content, cards):
        made = NOVA_AETAS.campaign.roster.begin(content, cards)
        stock = (Thing("a", CardRef("equipment", "hood")), Thing("b", CardRef("reagent", "ember")))
        return replace(made, things=(*made.things, *stock), known=(CardRef("achievement", "seal"),))

    rules = replace(NOVA_AETAS.campaign, roster=bent(NOVA_AETAS.campaign.roster, begin=begin))
    game = type("Game", (type(NOVA_AETAS),), {"campaign": rules})()
    books = Books(found(road_pack(), game, PLAN, NOW))
    assert [(item.card, item.history) for item in books.all(ThingRecord) if not item.holder] == [
        ("hood", ("12 May 1509: there from the beginning",)),
        ("ember", ("12 May 1509: there from the beginning",)),
    ]
    assert books.marked("achievement", "seal") == 1


def test_every_story_that_comes_with_the_program_can_be_begun():
    pack = shipped("rehearsal")
    assert plots_of(pack)
    for plot in plots_of(pack).values():
        heroes = tuple(Recruit(card) for card in plot.heroes or pack.content["heroes"])[:4]
        books = Books(found(pack, NOVA_AETAS, replace(PLAN, plot=plot.id, heroes=heroes), NOW))
        assert (books.standing.node, len(books.all(MemberRecord))) == (plot.start, len(heroes))


def test_a_card_is_taken_as_often_as_its_kind_allows(tmp_path):
    pack = levy(tmp_path, ARMY)
    wrong = {}
    for count in (3, 4):
        plan = replace(PLAN, plot="story", heroes=(Recruit("archers"),) * count)
        wrong[count] = dict(problems(pack, ARMY, plan))
    assert wrong == {3: {}, 4: {"heroes.3": "Archers can be taken 3 times, not more often"}}


def test_everything_that_the_rules_say_against_a_company_is_told(tmp_path):
    heroes = (Recruit("maid"), Recruit("archers"), Recruit("archers"))
    found_problems = [*problems(levy(tmp_path, ARMY), ARMY, replace(PLAN, plot="story", heroes=heroes))]
    assert found_problems == [("muster", "troops are worth 10 points: take at least 14")]


def test_whom_nothing_else_is_wrong_with_is_suggested_though_others_are_wanting(tmp_path):
    pack = levy(tmp_path, ARMY)
    cards = candidates(pack, ARMY.campaign, "story")
    assert first_company(pack, ARMY.campaign, cards) == ["maid", "archers", "pikes"]


class Sworn(ArmyRoster):
    """An army that begins with a vow, a member who is weary, and a loaded gun that is damaged."""

    def begin(self, content, cards):
        weary, damaged, vow = (Condition(CardRef("state", card)) for card in ("weary", "damaged", "fast"))
        begun = super().begin(content, cards)
        first = replace(begun.members[0], conditions=(weary,), boons=("zeal",))
        things = (
            Thing("gun", CardRef("machine", "gun"), "", (damaged,)),
            Thing("ball", CardRef("shot", "ball"), "gun"),
        )
        return replace(
            begun, members=(first, *begun.members[1:]), things=things, conditions=(vow,), gauges=(("need", 2),)
        )


def test_a_company_begins_with_all_that_its_rules_say(tmp_path):
    game = Founded("army", ARMY.campaign.data.kinds, Sworn("characters", "troops"))
    game.campaign = replace(game.campaign, data=replace(game.campaign.data, gauges=(Gauge("need", "Need", 3),)))
    heroes = tuple(Recruit(card) for card in ("maid", "archers", "archers", "pikes"))
    books = Books(found(levy(tmp_path, ARMY), game, replace(PLAN, plot="story", heroes=heroes, options=()), NOW))
    (maid, *_), (gun, ball) = books.all(MemberRecord), books.all(ThingRecord)
    borne = {each.bearer: each.card for each in books.all(ConditionRecord)}
    assert borne == {maid.id: "weary", gun.id: "damaged", "": "fast"}
    assert (gun.card, ball.card, ball.holder) == ("gun", "ball", gun.id)
    assert (maid.boons, books.marked("gauge", "need")) == (("zeal",), 2)


def test_the_first_company_is_as_large_as_may_begin_together():
    pack = road_pack()
    rules = rules_of(pack, NOVA_AETAS)
    cards = candidates(pack, rules, PLOT.id)
    assert len(cards) >= 4
    assert first_company(pack, rules, cards) == cards[:4]
