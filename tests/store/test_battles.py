"""Battles on disk: every answer in a chain, undo as a line, and tables that go on where they were."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.kept import AT, new_archive
from helpers.stones import Stones, dealt, everybody, new_table
from horologium.campaign.errors import StoreError
from horologium.campaign.reopening import reopened
from horologium.engine.core.answerers import DiceBox, play_on
from horologium.store import battles as module
from horologium.store.battles import Broken, Chain
from horologium.store.errors import Damaged


class Played:
    """A table and the store beside it, kept in step as a battle screen does."""

    def __init__(self, battles, table, id_="battle-1"):
        self.battles, self.table, self.id = battles, table, id_

    def begin(self):
        self.battles.begin(self.id, "mission", "digest", self.table.save(), AT)
        return self

    def on(self, most=1, seed=1):
        for _ in range(most):
            if play_on(self.table, everybody(seed), most=1):
                self.battles.append(self.id, len(self.table.log) - 1, self.table.log[-1])
        return self

    def undo(self, times=1):
        for _ in range(min(times, len(self.table.log))):
            self.table.undo()
        self.battles.take_back(self.id, len(self.table.log))
        return self

    def resumed(self):
        return reopened(Stones(), json.loads(json.dumps(self.battles.save(self.id)))).table


@pytest.fixture
def played(archive):
    return Played(archive.battles, new_table()).begin()


def after_restart(shelf, archive):
    archive.close()
    return shelf.open(archive.database.path)


def standing(table):
    return table.digest(), table.log, table.pending and table.pending.mark(), table._remembered


def test_a_battle_goes_on_at_the_last_answer_after_a_restart(shelf, archive, played):
    played.on(7)
    again = after_restart(shelf, archive)
    played.battles = again.battles
    assert standing(played.resumed()) == standing(played.table)
    again.close()


@pytest.fixture(scope="module")
def spare(tmp_path_factory):
    archive = new_archive(tmp_path_factory.mktemp("battles"))
    yield archive
    archive.close()


MOVES = st.lists(st.one_of(st.integers(1, 5), st.integers(-6, -1), st.just(0)), max_size=8)


@given(moves=MOVES, seed=st.integers(0, 99))
def test_any_walk_of_answers_undos_and_checkpoints_is_resumed_exactly(spare, moves, seed):
    played = Played(spare.battles, new_table(), f"battle-{len(spare.battles.heads())}").begin()
    for move in moves:
        if move > 0:
            played.on(move, seed)
        elif move < 0:
            played.undo(-move)
        else:
            spare.battles.checkpoint(played.id, played.table.save())
    spare.battles._chains.clear()  # as after a restart
    assert standing(played.resumed()) == standing(played.table)
    assert spare.battles.heads()[-1].answers == len(played.table.log)


def test_dice_of_the_box_stay_as_they_fell_after_undo_and_restart(shelf, archive):
    played = Played(archive.battles, dealt()).begin()
    table = played.table
    table.answer(("dare",))
    archive.battles.append("battle-1", len(table.log) - 1, table.log[-1])
    fell = DiceBox(3).throw(table.pending)
    table.answer(fell, "box")
    archive.battles.append("battle-1", len(table.log) - 1, table.log[-1])
    played.undo()
    again = after_restart(shelf, archive)
    played.battles = again.battles
    resumed = played.resumed()
    assert resumed.remembered(resumed.pending) == fell
    again.close()


def test_a_head_tells_what_is_known_without_playing(archive, played):
    played.on(3).undo()
    archive.battles.finish("battle-1", "north", won=True)
    (head,) = archive.battles.heads()
    assert (head.id, head.mission, head.ruleset, head.answers, head.outcome, head.won) == (
        "battle-1",
        "mission",
        Stones().id,
        2,
        "north",
        True,
    )


def moments(archive):
    with archive.database.reading() as connection:
        return list(connection.exec_driver_sql("SELECT at FROM checkpoint ORDER BY at").scalars())


def test_only_the_first_and_the_last_quiet_moments_are_kept(archive, played, monkeypatch):
    monkeypatch.setattr(module, "KEPT", 2)
    while played.table.pending is not None:
        played.on()
        archive.battles.checkpoint("battle-1", played.table.save())
    kept = moments(archive)
    assert (kept[0], len(kept)) == (0, 3)
    assert standing(played.resumed()) == standing(played.table)


def test_an_undo_takes_later_quiet_moments_with_it(archive, played):
    played.on(9)
    archive.battles.checkpoint("battle-1", played.table.save())
    played.undo(8)
    assert archive.battles.save("battle-1")["checkpoint"]["at"] <= 1


@pytest.mark.parametrize("to", ["just before the last moment", "the moment before"])
def test_of_all_quiet_moments_an_undo_leaves_those_up_to_it(archive, played, to):
    for _ in range(6):
        played.on()
        archive.battles.checkpoint("battle-1", played.table.save())
    before = moments(archive)
    back = before[-1] - 1 if to == "just before the last moment" else before[-2]
    played.undo(len(played.table.log) - back)
    assert moments(archive) == before[:-1] != []


def test_a_battle_under_changed_rules_takes_the_place_of_the_old_one(archive, played):
    asked = []
    archive._keep = lambda _, reason: asked.append(reason)
    played.on(6)
    new = Played(archive.battles, dealt())
    archive.battles.checkpoint("battle-1", new.table.save())
    assert standing(new.resumed()) == standing(new.table)
    assert (archive.battles.heads()[0].answers, asked) == (len(new.table.log), ["changed rules"])


def test_undo_below_the_first_moment_that_is_kept_plays_from_the_start(archive, played):
    new = Played(archive.battles, dealt())
    play_on(new.table, everybody(2), most=4)
    archive.battles.checkpoint("battle-1", new.table.save())
    new.undo(len(new.table.log) - 1)
    save = archive.battles.save("battle-1")
    assert save["checkpoint"]["at"] > len(save["answers"])
    assert new.resumed().digest() == new.table.digest()


# Damage


def damage(archive, statement):
    with archive.database.writing() as connection:
        connection.exec_driver_sql(statement)
    archive.battles._chains.clear()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE answer SET answer = '[\"6\"]' WHERE seq = 4",
        "UPDATE answer SET hash = 'x' WHERE seq = 4",
        "UPDATE answer SET prev_hash = 'x' WHERE seq = 4",
        "UPDATE answer SET length = 9 WHERE seq = 4",
        "DELETE FROM answer WHERE seq = 4",
    ],
)
def test_a_broken_tail_is_cut_off_and_told(archive, played, change):
    asked = []
    archive._keep = lambda _, reason: asked.append(reason)
    played.on(7)
    damage(archive, change)
    with pytest.raises(StoreError, match=r"battle battle-1 (is|are) damaged .* go on after answer 4"):
        archive.battles.save("battle-1")
    assert asked == ["damage"]
    assert len(played.resumed().log) == archive.battles.heads()[0].answers == 4


def test_a_broken_tail_is_left_out_of_a_battle_that_is_looked_at(shelf, archive, played):
    played.on(7)
    damage(archive, "UPDATE answer SET hash = 'x' WHERE seq = 4")
    archive.close()
    seen = shelf.open(archive.database.path, view_only=True)
    with pytest.raises(StoreError, match="go on after answer 4"):
        seen.battles.save("battle-1")
    assert (len(seen.battles.save("battle-1")["answers"]), seen.battles.heads()[0].answers) == (4, 6)
    seen.close()


def test_a_start_that_was_changed_breaks_the_chain(archive, played):
    played.on(3)
    damage(archive, "UPDATE battle SET pack_digest = 'other'")
    with pytest.raises(StoreError, match="go on after answer 0"):
        archive.battles.save("battle-1")


def test_a_start_that_cannot_be_read_is_told(archive, played):
    damage(archive, "UPDATE battle SET head = x'00'")
    with pytest.raises(StoreError, match="the beginning of battle battle-1 cannot be read; restore"):
        archive.battles.save("battle-1")


def test_a_damaged_quiet_moment_gives_way_to_an_earlier_one(archive, played):
    played.on(6)
    archive.battles.checkpoint("battle-1", played.table.save())
    damage(archive, "UPDATE checkpoint SET save = x'00' WHERE at > 0")
    assert archive.battles.save("battle-1")["checkpoint"]["at"] == 0
    assert standing(played.resumed()) == standing(played.table)


@pytest.mark.parametrize(("data", "largest"), [({"a": 1}, 3), ([[]], 2)])
def test_what_would_unpack_too_large_is_damage(monkeypatch, data, largest):
    packed = module.packed(data)
    monkeypatch.setattr(module, "LARGEST", largest)
    with pytest.raises(ValueError, match="too large"):
        module.unpacked(packed)


@pytest.mark.parametrize("data", [b"", b"no zlib at all", module.packed([])[:-1], module.zlib.compress(b"{")])
def test_what_was_not_packed_whole_is_damage(data):
    with pytest.raises(ValueError, match=r"."):
        module.unpacked(data)


# What is not a battle, or not the next line


@pytest.mark.parametrize("ask", ["save", "finish", "take_back"])
def test_a_battle_that_is_not_there_is_told(archive, ask):
    arguments = {"save": ((), {}), "finish": (("x",), {"won": True}), "take_back": ((0,), {})}[ask]
    with pytest.raises(StoreError, match="there is no battle nowhere in it"):
        getattr(archive.battles, ask)("nowhere", *arguments[0], **arguments[1])


def test_answers_out_of_order_are_a_bug(archive, played):
    line = dealt().log[0]
    with pytest.raises(ValueError, match="answer 3 does not follow: there are 0"):
        archive.battles.append("battle-1", 3, line)
    with pytest.raises(ValueError, match="there never was 1 answer"):
        archive.battles.take_back("battle-1", 1)


def test_an_answer_that_could_not_be_written_is_read_again(archive, played, monkeypatch):
    played.on(2)
    with monkeypatch.context() as broken:
        broken.setattr(module, "_APPEND", module.insert(module.BATTLES))
        with pytest.raises(Damaged):
            archive.battles.append("battle-1", 2, played.table.log[-1])
    assert archive.battles._chains == {}
    assert len(archive.battles.save("battle-1")["answers"]) == 2


@pytest.mark.parametrize(
    "change",
    [{"kind": "joke"}, {"kind": "undo", "length": 7}, {"mark": "{"}, {"mark": "5"}, {"answer": "[5]"}, {"length": 2}],
)
def test_a_line_with_a_good_hash_must_still_make_sense(change):
    chain = Chain("battle-1", "")
    row = chain.answer(dealt().log[0]) | change
    row["hash"] = module.hashlib.sha256(b"").hexdigest()
    with pytest.raises(Broken):
        chain.take(row)
    from horologium.store.battles import hash_of

    with pytest.raises(Broken):
        chain.take(row | {"hash": hash_of(row)})
