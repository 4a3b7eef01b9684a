import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.script import D6
from helpers.stones import dealt, everybody, new_table
from horologium.engine.core.answerers import DiceBox, LogPlayer, Person, Router, Script, play_on
from horologium.engine.core.ask import Choose, Die, Draw, Listed, Option, Roll
from horologium.engine.core.errors import Diverged, IllegalAnswer

D8 = Die("d8", tuple("12345678"))
CARDS = tuple("ABCDEFGHIJ")
CHOICE = Choose("TST-02", "ada", "heroes", "option", Listed([Option("yes"), Option("no")]))


def roll(*dice: Die) -> Roll:
    return Roll("TST-01", "ada", "heroes", dice)


def draw(count: int, cards: tuple[str, ...] = CARDS) -> Draw:
    return Draw("TST-03", "ada", "heroes", "deck", cards, count, False)


# The dice box


def test_no_release_may_change_how_a_seeded_box_throws():
    box = DiceBox(2026)
    assert "".join(box.throw(roll(*[D6] * 20))) == "63535565323622412244"
    assert "".join(box.throw(roll(*[D8] * 20))) == "66624468874445627587"
    assert "".join(box.throw(draw(10))) == "EFBDCIJGHA"


@given(st.integers(), st.lists(st.sampled_from([D6, D8]), max_size=8))
def test_a_box_throws_one_face_of_each_die(seed, dice):
    roll(*dice).check(DiceBox(seed).throw(roll(*dice)))


@given(st.integers(), st.lists(st.sampled_from("abc"), max_size=8).map(tuple), st.data())
def test_a_box_draws_cards_without_putting_them_back(seed, cards, data):
    request = draw(data.draw(st.integers(0, len(cards))), cards)
    request.check(DiceBox(seed).throw(request))


def test_a_box_does_not_choose():
    assert DiceBox(1).reply(CHOICE, new_table()) is None


# People, scripts and logs


def test_a_person_is_waited_for():
    assert Person().reply(CHOICE, new_table()) is None
    assert (Person().source, Person("typed").source) == ("person", "typed")


def test_a_script_answers_in_order_and_then_waits():
    script = Script([("yes",), ("no",)])
    assert [script.reply(CHOICE, new_table()) for _ in range(3)] == [("yes",), ("no",), None]


def test_a_log_plays_a_battle_again_and_then_waits():
    played, again = dealt(), new_table()
    play_on(played, everybody(5), most=6)
    log = LogPlayer(played.log)
    assert play_on(again, Router(log, {}, others=log)) == 8
    assert again.digest() == played.digest()


def test_a_log_stops_at_another_question_than_the_recorded_one():
    log = LogPlayer(dealt().log[1:])
    with pytest.raises(Diverged, match="the log answers draw STN-01 south cards 1/4, but draw STN-01 north cards 1/5"):
        play_on(new_table(), Router(log, {}))


# The router


def test_chance_goes_to_the_dice_and_choices_to_their_seats():
    box, ada, others = DiceBox(1), Person(), Person()
    router = Router(box, {"heroes": ada}, others=others)
    asked = [roll(D6), draw(1), CHOICE, Choose("TST-02", "hound", "foes", "option", CHOICE.options)]
    assert [router.answerer(request) for request in asked] == [box, box, ada, others]


def test_a_rule_may_have_an_answerer_of_its_own():
    typed = Person("typed")
    router = Router(DiceBox(1), {}, rules={"TST-01": typed})
    assert router.answerer(roll(D6)) is typed
    assert router.answerer(draw(1)) is router.chance


def test_where_nothing_else_matters_the_kind_of_a_request_tells_who_answers():
    router = Router(DiceBox(1), {}, others=Person())
    for request in (roll(D6), draw(1), Choose("R", "x", "x", "option", Listed([Option("a"), Option("b")]))):
        assert router.by_kind()[type(request)] is router.answerer(request)


@pytest.mark.parametrize("differences", [{"seats": {"north": Person()}}, {"seats": {}, "rules": {"R": Person()}}])
def test_seats_and_rules_of_their_own_are_no_matter_of_kind(differences):
    assert not Router(DiceBox(1), **differences).by_kind()


def test_seats_that_nobody_took_are_waited_for():
    assert Router(DiceBox(1), {}).answerer(CHOICE).reply(CHOICE, new_table()) is None


# Playing on


def test_playing_on_stops_where_somebody_outside_is_asked():
    table = new_table()
    assert play_on(table, Router(DiceBox(1), {})) == 2
    assert table.pending.kind == "choose"


def test_playing_on_ends_with_the_battle():
    table = new_table()
    count = play_on(table, everybody(1))
    assert (table.pending, len(table.log)) == (None, count)
    assert table.outcome is not None


def test_playing_on_stops_after_the_number_wanted():
    table = new_table()
    assert (play_on(table, everybody(1), most=0), play_on(table, everybody(1), most=3)) == (0, 3)


def test_the_source_of_each_answer_is_in_the_log():
    table = dealt()
    play_on(table, everybody(3), most=3)
    assert {line.source for line in table.log if line.mark[0] == "choose"} == {"bot:random"}


def test_an_illegal_answer_of_an_answerer_changes_nothing():
    table = new_table()
    with pytest.raises(IllegalAnswer):
        play_on(table, Router(Script([("unicorn",)]), {}))
    assert len(table.log) == 0


@pytest.mark.parametrize("seed", range(5))
def test_what_those_who_are_sure_have_said_stands_up_to_every_check(seed):
    table, again = new_table(), new_table()
    play_on(table, everybody(seed))
    again.replay(table.log)
    assert again.digest() == table.digest()
