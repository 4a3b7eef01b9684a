"""Battles that cannot be lost: what is on disk after every answer, undo and kill."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.missions import at_review, bots, in_battle, in_camp, new_session, party, story_pack
from horologium.campaign import battle
from horologium.campaign.errors import Refused, StoreError
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.session import CampaignSession
from horologium.engine.core.errors import IllegalAnswer, NothingPending, RuleBroke, UndoBlocked
from horologium.engine.rulesets.nova_aetas.game import NovaAetas


def killed(session):
    """The session that opens the same file after the power went off."""
    archive = copy.deepcopy(session.archive)
    return new_session(archive)


def kept(session):
    return session.archive.battles.save(session.books.standing.battle)["answers"]


def head(session):
    return session.archive.battles.heads()[-1]


def play(session, kept_battle, answers):
    return kept_battle.play_on(bots(session), answers)


class Later(NovaAetas):
    """The same game after an update of its rules."""

    version = NovaAetas.version + 1


def updated(session, ruleset=None, pack=None):
    other = killed(session)
    rules = ruleset or other.ruleset
    return CampaignSession(other.archive, pack or other.pack, rules, other.rules, other.plot, other.clock)


# Answers


def test_an_answer_is_kept_when_it_is_given():
    session, fight = in_battle()
    play(session, fight, 7)
    assert [line[1] for line in kept(session)] == [list(line.answer) for line in fight.table.log]


def test_an_answer_that_the_rules_refuse_is_not_kept():
    session, fight = in_battle()
    before = fight.table.digest()
    with pytest.raises(IllegalAnswer):
        fight.answer(("nonsense",))
    assert (kept(session), fight.table.digest()) == ([], before)


def test_an_answer_that_cannot_be_written_is_not_played(monkeypatch):
    session, fight = in_battle()
    play(session, fight, 3)
    before = fight.table.digest()
    monkeypatch.setattr(session.archive.battles, "append", full_disk)
    with pytest.raises(StoreError, match="disk is full"):
        play(session, fight, 1)
    assert (fight.table.digest(), len(kept(session))) == (before, 3)


def full_disk(*_args, **_named):
    raise StoreError("the disk is full: make room and try again")


def test_an_answer_that_breaks_a_rule_is_struck_out_again(monkeypatch):
    session, fight = in_battle()
    play(session, fight, 3)
    monkeypatch.setattr(fight.table, "answer", broken)
    with pytest.raises(RuleBroke):
        play(session, fight, 1)
    assert len(kept(session)) == 3


def broken(*_args):
    raise RuleBroke("a rule failed", "HORO1")


def test_after_the_end_nothing_is_answered():
    session = at_review()
    fight = battle.begin(session)
    with pytest.raises(NothingPending):
        fight.answer(("anything",))


# Coming back


@pytest.mark.parametrize("answers", [0, 1, 2, 5, 11, 20, 34])
def test_after_a_kill_the_battle_goes_on_at_the_last_question(answers):
    session, fight = in_battle()
    play(session, fight, answers)
    again = battle.resume(killed(session), fight.keeper.id)
    assert (again.table.digest(), again.words) == (fight.table.digest(), ())
    assert again.table.pending.mark() == fight.table.pending.mark()


def test_a_kill_between_writing_and_playing_loses_nothing():
    session, fight = in_battle()
    play(session, fight, 4)
    ahead = fight.table.fork()
    line = next_line(session)
    session.archive.battles.append(fight.keeper.id, 4, line)
    ahead.answer(line.answer)
    assert battle.begin(killed(session)).table.digest() == ahead.digest()


def next_line(session):
    other = killed(session)
    copied = battle.begin(other)
    play(other, copied, 1)
    return copied.table.log[-1]


def test_a_kill_before_the_battle_was_entered_begins_it():
    session = in_camp()
    session.do(BeginMission(party(session)))
    fight = battle.begin(killed(session))
    assert (fight.table.log, fight.table.pending is None) == ([], False)


def test_dice_fall_after_a_kill_as_they_would_have_fallen():
    session, fight = in_battle()
    play(session, fight, 6)
    other = killed(session)
    again = battle.begin(other)
    play(session, fight, None)
    play(other, again, None)
    assert again.table.log == fight.table.log


def test_a_mission_taken_back_and_begun_again_is_no_second_throw():
    session, fight = in_battle()
    session.undo()
    session.do(BeginMission(party(session)))
    again = battle.begin(session)
    assert again.keeper.id != fight.keeper.id
    play(session, again, 12)
    other = killed_at_the_start()
    assert other.table.log == again.table.log


def killed_at_the_start():
    session, fight = in_battle()
    play(session, fight, 12)
    return fight


def test_an_end_that_was_not_written_down_is_written_at_the_next_start():
    session, fight = in_battle()
    play(session, fight, None)
    session.archive.battles.finish(fight.keeper.id, "", won=False)
    other = killed(session)
    battle.begin(other)
    assert head(other).outcome == fight.table.outcome.why


# Undo inside a battle


def test_an_undo_is_kept():
    session, fight = in_battle()
    play(session, fight, 9)
    fight.undo()
    fight.undo()
    assert battle.begin(killed(session)).table.digest() == fight.table.digest()
    assert len(kept(session)) == 7


def test_a_redo_is_kept():
    session, fight = in_battle()
    play(session, fight, 9)
    fight.undo()
    fight.redo()
    assert battle.begin(killed(session)).table.digest() == fight.table.digest()


def test_what_was_taken_back_is_told_after_a_kill():
    session, fight = in_battle()
    play(session, fight, 40)
    for _ in range(12):
        fight.undo()
    play(session, fight, 3)
    again = battle.begin(killed(session)).table
    assert again.taken_back == fight.table.taken_back != []


def test_an_undo_that_cannot_be_written_is_none(monkeypatch):
    session, fight = in_battle()
    play(session, fight, 9)
    before = fight.table.digest()
    monkeypatch.setattr(session.archive.battles, "take_back", full_disk)
    with pytest.raises(StoreError):
        fight.undo()
    assert (fight.table.digest(), len(kept(session))) == (before, 9)


def test_without_an_undo_there_is_nothing_to_redo():
    _, fight = in_battle()
    with pytest.raises(NothingPending):
        fight.redo()


def test_an_undone_throw_falls_the_same_after_a_kill():
    session, fight = in_battle()
    play(session, fight, None)
    place = next(n for n, line in enumerate(fight.table.log) if line.mark[0] == "roll")
    thrown = fight.table.log[place]
    while len(fight.table.log) > place:
        fight.undo()
    again = battle.begin(killed(session))
    assert again.table.remembered(again.table.pending) == thrown.answer


def test_strict_undo_does_not_go_back_past_dice():
    session, fight = in_battle(undo="strict")
    play(session, fight, None)
    while fight.table.log[-1].mark[0] == "choose":
        fight.undo()
    with pytest.raises(UndoBlocked):
        fight.undo()


def test_undo_after_the_end_opens_the_battle_again():
    session, fight = in_battle()
    play(session, fight, None)
    assert head(session).won
    fight.undo()
    assert (head(session).outcome, head(session).won) == ("", False)


def test_inside_a_battle_nothing_in_the_camp_changes():
    session, fight = in_battle()
    before = session.archive.digest()
    play(session, fight, 20)
    for _ in range(5):
        fight.undo()
    assert (session.archive.digest(), session.books.digest()) == (before, killed(session).books.digest())


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(["play", "undo", "redo", "kill"]), max_size=30))
def test_whatever_is_done_what_is_kept_leads_to_the_same_position(deeds):
    session, fight = in_battle()
    for deed in deeds:
        if deed == "kill":
            before = fight.table.digest()
            session = killed(session)
            fight = battle.begin(session)
            assert fight.table.digest() == before
        elif deed == "play":
            play(session, fight, 3)
        elif deed == "undo" and fight.table.log:
            fight.undo()
        elif deed == "redo" and fight.table.can_redo:
            fight.redo()
    assert battle.begin(killed(session)).table.digest() == fight.table.digest()


# Checkpoints


def test_checkpoints_are_written_now_and_then(monkeypatch):
    monkeypatch.setattr(battle, "SPACING", 10)
    session, fight = in_battle()
    kept_at = []
    monkeypatch.setattr(session.archive.battles, "checkpoint", lambda _id, save: kept_at.append(len(save["answers"])))
    play(session, fight, None)
    assert kept_at == list(range(10, len(fight.table.log) + 1, 10))


def test_an_undo_behind_a_checkpoint_can_be_resumed(monkeypatch):
    monkeypatch.setattr(battle, "SPACING", 10)
    session, fight = in_battle()
    play(session, fight, 21)
    for _ in range(15):
        fight.undo()
    assert battle.begin(killed(session)).table.digest() == fight.table.digest()


# The port for a screen


def test_a_keeper_may_be_told_after_the_table_has_played():
    session, _ = in_battle()
    fight = battle.begin(killed(session))
    table, keeper, other = fight.table, fight.keeper, bots(session)
    for _ in range(60):
        if table.pending is None:
            break
        table.answer(other.answerer(table.pending).reply(table.pending, table), "box")
        keeper.answered(len(table.log) - 1, table.log[-1])
    assert keeper._written == len(table.log)


def test_no_keeper_without_a_battle():
    with pytest.raises(Refused, match="no battle is on"):
        battle.keeper(in_camp())


def test_only_the_battle_that_is_on_can_be_resumed():
    session, _ = in_battle()
    with pytest.raises(Refused, match="not the one that is on"):
        battle.resume(session, "battle-99")


# Other rules, other packs, damage


def test_newer_rules_go_on_from_the_last_quiet_moment(monkeypatch):
    monkeypatch.setattr(battle, "SPACING", 10)
    session, fight = in_battle()
    play(session, fight, 25)
    game = Later()
    game.codec = type(game.codec)(type(fight.table.state), game.version, {NovaAetas.version: lambda data: data})
    other = updated(session, game)
    again = battle.begin(other)
    assert "has changed since" in again.words[0]
    assert "answers are asked again" in again.words[0]
    assert other.archive.battles.save("battle-1")["version"] == game.version
    assert battle.begin(updated(other, game)).words == ()


def test_a_battle_of_a_newer_program_is_refused_in_words():
    session, _ = in_battle()
    session.archive.battles.save("battle-1")["version"] = 9
    with pytest.raises(StoreError, match="update Horologium"):
        battle.begin(killed(session))


def test_a_changed_pack_is_told_and_the_battle_goes_on_as_it_was():
    session, fight = in_battle()
    play(session, fight, 9)
    again = battle.begin(updated(session, pack=replace(story_pack(), digest="another")))
    assert "goes on with the cards it began with" in again.words[0]
    assert again.table.digest() == fight.table.digest()


def test_answers_that_no_longer_fit_are_asked_again():
    session, fight = in_battle()
    play(session, fight, 12)
    save = session.archive.battles.save("battle-1")
    save["answers"][7][1] = ["nonsense"]
    again = battle.begin(killed(session))
    assert "5 answers are asked again" in again.words[0]
    assert len(again.table.log) == 7


def test_a_save_that_is_not_whole_is_refused_in_words():
    session, _ = in_battle()
    del session.archive.battles.save("battle-1")["checkpoint"]
    with pytest.raises(StoreError, match="not whole"):
        battle.begin(killed(session))


def test_damage_that_the_store_cuts_off_is_told(monkeypatch):
    session, fight = in_battle()
    play(session, fight, 4)
    sound, calls = session.archive.battles.save, []

    def damaged_once(id_):
        calls.append(id_)
        if len(calls) == 1:
            raise StoreError("the last 2 lines are damaged and were left out")
        return sound(id_)

    monkeypatch.setattr(session.archive.battles, "save", damaged_once)
    assert battle.begin(session).words == ("the last 2 lines are damaged and were left out",)


def test_whoever_throws_real_dice_is_asked():
    session, fight = in_battle(dice="typed")
    assert battle.chance(session).source == "typed"
    play(session, fight, None)
    assert fight.table.pending.kind != "choose"


def test_options_that_the_game_does_not_know_are_refused():
    session = in_camp()
    charter = replace(session.books.charter, options=(("party_scaling", '"often"'),))
    with pytest.raises(Refused, match="party_scaling"):
        battle.variants(session.ruleset, charter)


def test_a_mission_that_cannot_be_set_up_is_refused_in_words():
    session = in_camp()
    session.books.put(replace(session.books.charter, difficulty="dreadful"))
    session.books.close()
    with pytest.raises(Refused, match="the mission cannot be set up: there is no difficulty 'dreadful'"):
        session.do(BeginMission(party(session)))


def test_a_battle_that_was_never_begun_has_no_result():
    session = in_camp()
    with pytest.raises(StoreError, match="was never begun"):
        battle.fought(session.work(BeginMission(())), "battle-7")


def test_resuming_before_the_first_question_begins_the_battle():
    session = in_camp()
    session.do(BeginMission(party(session)))
    assert battle.resume(session, "battle-1").table.log == []


def test_a_battle_gets_a_number_that_none_has_had_even_if_one_was_lost():
    assert battle.id_after([]) == "battle-1"
    assert battle.id_after(["battle-2", "battle-10"]) == "battle-11"
    assert battle.id_after(["battle-of-siena"]) == "battle-1"
