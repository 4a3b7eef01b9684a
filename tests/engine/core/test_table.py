import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.script import D6
from helpers.stones import Pile, Stones, dealt, everybody, new_pile, new_table
from horologium.engine.core import table as table_module
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Roll
from horologium.engine.core.errors import IllegalAnswer, NothingPending, RuleBroke, UndoBlocked
from horologium.engine.core.ruleset import Outcome, Seat, Setup
from horologium.engine.core.table import Table


def give(table: Table[Pile], *answers: str, source: str = "person") -> None:
    """Answer with single keys, one after the other."""
    for answer in answers:
        table.answer((answer,), source)


def standing(table: Table[Pile]) -> tuple:
    """All that can be seen of a table, to compare two of them."""
    pending = table.pending and table.pending.mark()
    return table.digest(), table.journal.entries[:], table.log[:], pending, table.outcome, table.steps


def replayed(table: Table[Pile], stones: int = 9) -> Table[Pile]:
    """A fresh table with the same answers."""
    fresh = new_table(stones=stones)
    fresh.replay(table.log)
    return fresh


def finished(seed: int = 1) -> Table[Pile]:
    table = new_table()
    play_on(table, everybody(seed))
    return table


# Playing


def test_the_first_question_is_pending_at_once():
    assert new_table().pending.mark() == ("draw", "STN-01", "north", "cards 1/5")


def test_an_answer_leads_to_the_next_question():
    table = new_table()
    give(table, "owl")
    assert table.pending.mark() == ("draw", "STN-01", "south", "cards 1/4")


def test_an_answer_is_logged_with_what_was_asked_and_by_whom():
    table = new_table()
    table.answer(("owl",), "typed")
    assert table.log == [(("draw", "STN-01", "north", "cards 1/5"), ("owl",), "typed")]


def test_the_table_knows_where_each_answer_began_to_write():
    table, expected = new_table(), []
    while table.pending is not None:
        expected.append(len(table.journal))
        play_on(table, everybody(1), most=1)
    assert table.written == replayed(table).written == expected
    table.undo()
    assert table.written == expected[:-1]


@pytest.mark.parametrize("answer", [(), ("unicorn",), ("owl", "fox")])
def test_an_answer_that_does_not_fit_changes_nothing(answer):
    table = dealt()
    before = standing(table)
    with pytest.raises(IllegalAnswer):
        table.answer(answer)
    assert standing(table) == before


def test_an_answer_that_does_not_fit_keeps_what_can_be_redone():
    table = dealt()
    table.undo()
    with pytest.raises(IllegalAnswer):
        give(table, "unicorn")
    assert table.can_redo


def test_steps_that_ask_nothing_are_played_without_waiting():
    table = dealt()
    give(table, "take")
    assert (table.state.turn, table.pending.by) == (1, "south")


def test_the_last_quiet_moment_is_given_as_a_copy():
    table = new_table()
    quiet, codec = table.quiet(), table.ruleset.codec
    quiet.stones -= 1
    assert codec.dump(table.quiet()) == table.save()["checkpoint"]["state"] != codec.dump(quiet)


def test_steps_count_the_quiet_moments():
    table = dealt()
    steps = table.steps
    give(table, "dare")
    assert table.steps == steps
    give(table, "5")
    assert table.steps > steps


@given(st.integers(0, 50), st.integers(2, 40))
def test_a_table_that_keeps_few_moments_goes_back_as_exactly(seed, spacing):
    dense, sparse = new_table(stones=30), Table(Stones(), new_pile(stones=30), spacing=spacing)
    play_on(dense, everybody(seed))
    play_on(sparse, everybody(seed))
    for _ in range(len(dense.log)):
        assert standing(sparse) == standing(dense)
        dense.undo()
        sparse.undo()


def test_a_battle_that_is_over_has_an_outcome_and_asks_nothing():
    table = dealt(stones=1)
    give(table, "take")
    assert table.pending is None
    assert table.outcome == Outcome("north", "the pile is gone", ("STN-06",), {"north": 4, "south": 3})


def test_a_battle_that_is_over_takes_no_answers():
    with pytest.raises(NothingPending, match="the battle is over"):
        give(finished(), "take")


def test_what_the_set_up_wrote_stays_in_the_journal():
    pile = Stones().set_up(Setup(mission=5, content={}))
    pile.journal.note("begun")
    assert Table(Stones(), pile).journal.entries[0].what == "begun"


def test_a_game_that_never_asks_is_reported(monkeypatch):
    monkeypatch.setattr(table_module, "QUIET_STEPS", 20)
    with pytest.raises(RuleBroke, match="20 steps of stones in a row asked nothing"):
        new_table(trouble="idle")


def test_a_seat_answers_for_itself():
    assert Seat("north", "North").seat == "north"


# Undo and redo


def test_undo_gives_the_answer_back_and_stands_where_it_was_asked():
    table = dealt()
    before = standing(table)
    give(table, "dare")
    assert table.undo().answer == ("dare",)
    assert standing(table) == before


def test_undo_goes_back_over_quiet_moments():
    table = dealt()
    before = standing(table)
    give(table, "take", "take")
    table.undo()
    table.undo()
    assert standing(table) == before


def test_undo_of_the_last_answer_reopens_the_battle():
    table = dealt(stones=1)
    before = standing(table)
    give(table, "take")
    table.undo()
    assert standing(table) == before


def test_a_bookmark_brings_back_the_moment_and_what_was_taken_back():
    table = finished()
    for _ in range(3):
        table.undo()
    bookmark, stood = table.bookmark(), standing(table)
    table.undo()
    table.return_to(bookmark)
    assert (standing(table), table.can_redo) == (stood, True)
    play_on(table, everybody(9))
    table.return_to(bookmark)
    assert (standing(table), len(table.log) + 3) == (stood, len(finished().log))
    table.redo()


def test_everything_can_be_undone_and_redone():
    table, end = finished(), standing(finished())
    while table.log:
        table.undo()
    assert standing(table) == standing(new_table())
    while table.can_redo:
        table.redo()
    assert standing(table) == end


def test_redo_gives_the_same_answer_with_its_source():
    table = dealt()
    table.undo()
    assert table.redo() == table.log[-1]
    assert (table.log[-1].source, table.can_redo) == ("typed", False)


def test_another_answer_ends_what_can_be_redone():
    table = dealt()
    give(table, "take")
    table.undo()
    give(table, "dare")
    assert not table.can_redo
    with pytest.raises(NothingPending, match="no answer to give again"):
        table.redo()


def test_a_replay_ends_what_can_be_redone():
    table = dealt()
    lines = table.log[:]
    table.undo()
    table.replay(lines[-1:])
    assert not table.can_redo


def test_there_is_nothing_to_undo_before_the_first_answer():
    with pytest.raises(NothingPending, match="no answer to take back"):
        new_table().undo()


def test_strict_undo_takes_choices_back_but_not_dice_or_cards():
    table = dealt("strict")
    with pytest.raises(UndoBlocked, match="does not go back past dice or cards"):
        table.undo()
    give(table, "dare")
    assert table.undo().answer == ("dare",)
    give(table, "dare", "5")
    before = standing(table)
    with pytest.raises(UndoBlocked):
        table.undo()
    assert standing(table) == before


@given(st.integers(0, 2**32), st.lists(st.sampled_from(["answer", "answer", "undo", "redo"]), max_size=40))
def test_any_walk_of_answers_undo_and_redo_stands_where_its_log_leads(seed, walk):
    table, router = new_table(), everybody(seed)
    for move in walk:
        if move == "answer":
            play_on(table, router, most=1)
        elif move == "undo" and table.log:
            table.undo()
        elif move == "redo" and table.can_redo:
            table.redo()
        assert standing(table) == standing(replayed(table))


@given(st.integers(0, 2**32), st.integers(1, 12))
def test_undo_and_redo_lead_back_to_the_same_place(seed, count):
    table = new_table()
    play_on(table, everybody(seed), most=count)
    before = standing(table)
    for _ in range(len(table.log) // 2):
        table.undo()
    while table.can_redo:
        table.redo()
    assert standing(table) == before


# Sticky dice


def thrown(table: Table[Pile], seed: int) -> tuple[str, ...]:
    """Let a dice box answer the roll at hand; what fell."""
    assert play_on(table, Router(DiceBox(seed), {}), most=1) == 1
    return table.log[-1].answer


@pytest.mark.parametrize("seed", range(6))
def test_dice_from_the_box_fall_again_after_undo(seed):
    table = dealt()
    give(table, "dare")
    fell = thrown(table, 1)
    table.undo()
    assert thrown(table, seed) == fell


@pytest.mark.parametrize("seed", range(6))
def test_dice_from_the_box_fall_again_after_another_choice(seed):
    table = dealt()
    give(table, "dare")
    fell = thrown(table, 1)
    table.undo()
    table.undo()
    give(table, "double")
    assert thrown(table, seed) == fell


def test_each_time_a_question_was_asked_has_its_own_dice():
    table = dealt(stones=90)
    fell = []
    for _ in range(4):
        give(table, "dare")
        fell.append(thrown(table, len(fell)))
        give(table, "take")
    while len(table.log) > 2:
        table.undo()
    for faces in fell:
        give(table, "double")
        assert thrown(table, 77) == faces
        give(table, "take")


@pytest.mark.parametrize("seed", range(6))
def test_cards_from_the_box_come_again_after_undo(seed):
    table = dealt()
    give(table, "peek")
    card = thrown(table, 1)
    table.undo()
    assert thrown(table, seed) == card


def test_typed_dice_are_asked_again():
    table = dealt()
    give(table, "dare")
    give(table, "6", source="typed")
    table.undo()
    assert table.remembered(table.pending) is None
    give(table, "1", source="typed")
    assert table.log[-1].answer == ("1",)


def test_nothing_is_remembered_of_questions_never_undone():
    table = dealt()
    assert table.remembered(Roll("STN-03", "north", "north", (D6,))) is None
    give(table, "dare")
    thrown(table, 1)
    table.undo()
    assert table.remembered(Roll("STN-03", "south", "south", (D6,))) is None


def test_a_card_that_was_drawn_before_undo_and_is_gone_now_is_drawn_anew():
    table = new_table()
    give(table, "owl", source="typed")
    give(table, "fox", source="box")
    table.undo()
    table.undo()
    give(table, "fox", source="typed")
    assert thrown(table, 1) != ("fox",)


# Forks and looking back


def test_a_fork_stands_at_the_same_question_and_writes_no_journal():
    table = dealt()
    give(table, "dare")
    fork = table.fork()
    assert (fork.digest(), fork.pending.mark()) == (table.digest(), table.pending.mark())
    give(fork, "6")
    assert len(fork.journal) == 0


def test_what_happens_at_a_fork_stays_there():
    table = dealt()
    before = standing(table)
    play_on(table.fork(), everybody(3))
    assert standing(table) == before


def test_forks_and_looking_back_keep_the_policy_of_undo():
    table = dealt("strict")
    assert (table.fork().undo_policy, table.at(1).undo_policy) == ("strict", "strict")


def test_a_fork_does_not_feel_what_happens_at_its_table():
    table = dealt()
    fork = table.fork()
    before = fork.digest()
    give(table, "take", "take")
    assert fork.digest() == before


def test_a_battle_that_is_over_can_be_forked():
    assert finished().fork().outcome == finished().outcome


@given(st.integers(0, 2**32), st.integers(0, 40))
def test_looking_back_shows_the_battle_as_it_was(seed, place):
    table, seen = new_table(), []
    while table.pending is not None:
        seen.append((table.digest(), table.journal.entries[:], table.pending.mark()))
        play_on(table, everybody(seed + len(seen)), most=1)
    place %= len(seen)
    past = table.at(place)
    assert (past.digest(), past.journal.entries, past.pending.mark()) == seen[place]


def test_looking_back_to_the_end_is_the_present():
    table = finished()
    past = table.at(len(table.log))
    assert (past.digest(), past.journal.entries, past.outcome) == (
        table.digest(),
        table.journal.entries,
        table.outcome,
    )


def test_looking_back_changes_nothing():
    table = finished()
    before = standing(table)
    play_on(table.at(3), everybody(9))
    assert standing(table) == before


@pytest.mark.parametrize("place", [-2, 99])
def test_there_is_no_looking_back_to_where_the_battle_never_was(place):
    with pytest.raises(NothingPending, match=f"there was no moment after {place} answers: there are 2 so far"):
        dealt().at(place)


def test_a_table_made_by_looking_back_can_be_undone_to_its_quiet_moment():
    table = dealt()
    give(table, "dare", "5")
    past = table.at(3)
    past.undo()
    assert past.digest() == table.at(2).digest()


def test_a_new_pile_is_a_sound_state():
    assert list(Stones().faults(new_pile())) == []
