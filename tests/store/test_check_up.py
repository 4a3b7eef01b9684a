"""Inconsistencies of every kind: each is named, mended after a snapshot, and not found again."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress

import pytest

from helpers.campaigns import founded, road_pack
from helpers.kept import another_process, earn, undo
from helpers.safety import digest_of_file, failing, rich, safe_shelf
from horologium.campaign.errors import ReadOnly, StoreError
from horologium.campaign.records import Mark, MemberRecord, Standing, ThingRecord
from horologium.engine.core.speech import TONGUE, Tongue
from horologium.store import files, tallies
from horologium.store.checks import rows
from horologium.store.checks.campaign_rows import CampaignRows
from horologium.store.errors import Locked

HOLD = """
from pathlib import Path
from horologium.store.sqlite_files import hold
held = hold(Path(sys.argv[1]))
print("held", flush=True)
input()
"""
MARK = "INSERT INTO mark (id, kind, name, count, by_hand) VALUES "
ITEM = "INSERT INTO thing (id, kind, card, holder, history, by_hand, own) VALUES "
FOUGHT = (
    "INSERT INTO fought (id, number, node, mission, outcome, won, party, battle, side, loot, coins, experience, clock,"
    " day, by_hand) SELECT 'fought-9', {0}, node, mission, outcome, won, party, '{1}', side, loot, coins, experience,"
    " clock, day, by_hand FROM fought"
)
STANDING = (
    "INSERT INTO standing (id, node, stage, day, town, purse, step, battle, mission, side, resume, party, battles,"
    " taken, last_won, counter, by_hand, own) SELECT 'two', node, stage, day, town, purse, step, battle, mission, side,"
    " resume, party, battles, taken, last_won, counter, by_hand, own FROM standing"
)
CHAPTER = (
    "INSERT INTO chapter (id, at, day, kind, title, text, town, key, battle, picture, edited, remark, by_hand, folded,"
    " entered) VALUES ('chapter-30', '', {0}, 'note', 'Rain', '', '', '', '{1}', '{2}', '', '', '[]', 'rain', 30)"
)
FORGET = "UPDATE step SET state = 'abandoned'"  # what the history does not know cannot come back from it

ROWS = {
    "a hero whose cubes are none": (["UPDATE member SET raises = '[5]' WHERE id = 'member-1'"], "raises"),
    "a hero that is half a row": (
        ["UPDATE member SET service = '{' WHERE id = 'member-1'"],
        "a row of member is not whole",
    ),
    "an unknown stage": (["UPDATE standing SET stage = 'asleep'"], "must be one of scene"),
    "a record without an id": ([MARK + "('', 'flag', 'y', 1, '[]')"], "a mark has no id"),
    "a count that is a word": ([MARK + "('flag:y', 'flag', 'y', 'many', '[]')"], "count of a row of mark"),
    "an entry that no search finds": ([CHAPTER.format(1, "", "").replace("'rain'", "'sun'")], "not be found by a"),
    "no word about the file": (["DELETE FROM meta"], "the file does not say what it is"),
    "two words about the file": (["INSERT INTO meta SELECT 2, format, created, program, seal FROM meta"], "says twice"),
    "a wrong format": (["UPDATE meta SET format = 7"], "says that it has format 7, but it has 3"),
    "a pack that is not listed": (["DELETE FROM pack"], "the pack 'rehearsal' is not among the packs"),
    "a wrong pack hash": (
        ["UPDATE pack SET digest = '" + "1" * 64 + "'"],
        "the hash of the pack 'rehearsal' is written",
    ),
}
HISTORY = {
    "a change without its step": (["DELETE FROM step WHERE seq = 2"], "belongs to step 2, which is not there"),
    "a hole in the history": (
        [
            "DELETE FROM change WHERE step = 1",
            "DELETE FROM step WHERE seq = 1",
            "UPDATE step SET seq = 9 WHERE seq = 3",
            "UPDATE change SET step = 9 WHERE step = 3",
        ],
        "step 3 is missing in the history; undo ends after it",
    ),
    "an unknown state": (["UPDATE step SET state = 'dreamt' WHERE seq = 2"], "step 2 is 'dreamt'"),
    "a step without words": (["UPDATE step SET params = '[' WHERE seq = 2"], "its name and answers are forgotten"),
    "undone before done": (["UPDATE step SET state = 'undone' WHERE seq = 1"], "step 1 is undone, but later ones"),
    "a lost change": (["DELETE FROM change WHERE step = 2 AND place = 1"], "a change of step 2 is missing"),
    "a change of nothing": (["UPDATE change SET before = NULL, after = NULL WHERE step = 2 AND place = 2"], "is about"),
    "a change of an unknown kind": (["UPDATE change SET kind = 'dragon' WHERE step = 2 AND place = 2"], "'dragon'"),
    "an image that cannot be read": (["UPDATE change SET after = '{' WHERE step = 2 AND place = 2"], "no JSON"),
    "steps that do not follow": (
        [
            "UPDATE change SET before = replace(before, '\"purse\":1', '\"purse\":9') WHERE kind = 'standing'",
            "INSERT INTO change SELECT 1, 4, kind, id, NULL, replace(before, '\"purse\":9', '\"purse\":4') FROM change"
            " WHERE kind = 'standing' AND step = 2",
        ],
        "step 2 does not follow from what was before it",
    ),
    "a purse that the history does not know": (["UPDATE standing SET purse = 99"], "purse 99 instead of 5"),
    "a hero who vanished": (
        ["DELETE FROM member WHERE name = 'Recruit 2'"],
        "is missing; it comes back from the history",
    ),
    "a record that was struck out": (
        ["UPDATE step SET state = 'done' WHERE seq = 3"],
        "member member-1 was struck out, but is there; it goes",
    ),
}
BATTLES = {
    "answers without a battle": (["DELETE FROM battle"], "belongs to the battle battle-1, which is not there"),
    "a broken chain": (["UPDATE answer SET hash = 'x' WHERE seq = 2"], "the last 4 lines of battle battle-1 do not"),
    "an answer that is missing": (["DELETE FROM answer WHERE seq = 1"], "lines of battle battle-1 do not follow"),
    "a battle without a head": (["UPDATE battle SET head = x'00'"], "the beginning of battle battle-1 cannot be read"),
    "a moment that cannot be read": (["UPDATE checkpoint SET save = x'00'"], "of battle battle-1 cannot be read"),
    "a moment that never was": (
        ["UPDATE checkpoint SET at = 99 WHERE at = (SELECT max(at) FROM checkpoint)"],
        "which was never given",
    ),
    "a fight without its battle": (
        [FORGET, "UPDATE fought SET battle = 'battle-7'"],
        "fought fought-1 speaks of the battle battle-7, which is not there",
    ),
    "an entry without its battle": ([CHAPTER.format(1, "battle-7", "")], "chapter chapter-30 speaks of the battle"),
    "a company in no battle": (
        [FORGET, "UPDATE standing SET stage = 'battle', battle = 'battle-7'"],
        "the company is in the battle 'battle-7', which is not there; it is in camp again",
    ),
    "a last battle that is not there": ([FORGET, "UPDATE standing SET battle = 'battle-7'"], "it is forgotten"),
}
RECORDS = {
    "two standings": ([STANDING], "there is a second standing 'two'; it goes"),
    "a standing with another id": ([FORGET, "UPDATE standing SET id = 'two'"], "the standing has the id 'two'"),
    "a charter without a hash": (
        ["UPDATE charter SET pack_digest = 'x'"],
        "the hash of the pack in the charter is none",
    ),
    "a charter without rules": (["UPDATE charter SET ruleset = ''"], "does not say by which rules is played"),
    "a charter with a strange option": (
        ['UPDATE charter SET options = \'[["a", "{"]]\''],
        "charter one: options '{' is no value of an option",
    ),
    "a charter without a name": (["UPDATE charter SET name = ' '"], "charter one has no name"),
    "a purse below zero": (
        [FORGET, "UPDATE standing SET purse = -5"],
        "standing one: purse must be from 0 to 1000000, not -5",
    ),
    "a hero with too little experience": (
        ["UPDATE member SET experience = -1 WHERE id = 'member-1'"],
        "member member-1: experience must be from 0 to 99999, not -1",
    ),
    "a hero nobody plays": (
        ["UPDATE member SET player = 'player-9' WHERE id = 'member-1'"],
        "'player-9', who is not there",
    ),
    "a hero without a name": (["UPDATE member SET name = '' WHERE id = 'member-1'"], "member member-1 has no name"),
    "two heroes of one name": (["UPDATE member SET name = 'Recruit 2' WHERE id = 'member-1'"], "are called Recruit 2"),
    "a skill learned twice": (
        ["UPDATE member SET known = '[\"a\", \"a\"]' WHERE id = 'member-1'"],
        "skill twice in known",
    ),
    "a skill pinned twice": (
        ["UPDATE member SET ready = '[\"a\", \"a\"]' WHERE id = 'member-1'"],
        "skill twice in ready",
    ),
    "cubes twice": (
        ["UPDATE member SET raises = '[[\"a\", 1], [\"a\", 2]]' WHERE id = 'member-1'"],
        "the same trait raised twice",
    ),
    "a count twice": (
        ["UPDATE member SET service = '[[\"kills\",3],[\"kills\",4]]' WHERE id = 'member-1'"],
        "Ada has the same count twice",
    ),
    "more victories than missions": (
        ["UPDATE member SET service = '[[\"victories\",3]]' WHERE id = 'member-1'"],
        "Ada has won more missions than there were",
    ),
    "an item of a stranger": (["UPDATE thing SET holder = 'member-77'"], "carried by 'member-77', who is not there"),
    "an injury of a stranger": (
        [FORGET, "UPDATE condition SET bearer = 'member-77'"],
        "is of 'member-77', who is not there",
    ),
    "a mark that marks nothing": ([MARK + "('flag:y', 'flag', 'y', 0, '[]')"], "flag:y is marked 0 times"),
    "a mark with a wrong id": ([MARK + "('flag-y', 'flag', 'y', 1, '[]')"], "should have the id 'flag:y'"),
    "a mark twice": (
        [MARK + "('flag:y', 'flag', 'y', 1, '[]')", MARK + "('y', 'flag', 'y', 2, '[]')"],
        "flag:y is marked a second time as 'y'",
    ),
    "a party with strangers": (
        [FORGET, 'UPDATE standing SET party = \'["member-1", "member-1", "member-77"]\''],
        "somebody in the party is there twice",
    ),
    "two fights of one number": (
        [FOUGHT.format(1, "")],
        "the battle fought-9 has the impossible number 1; now it is 2",
    ),
    "a fight without number": ([FOUGHT.format(0, "")], "the battle fought-9 has the impossible number 0"),
    "a picture that leads out": (
        [CHAPTER.format(1, "", "../../x.png")],
        "chapter chapter-30: at '' is no time; picture '../../x.png' is not what",
    ),
    "a day before the beginning": ([CHAPTER.format(-4, "", "")], "day must be from 0 to 99999, not -4"),
    "a counter that is too low": (
        ["INSERT INTO player (id, name, colour) VALUES ('player-800', 'Bea', '')"],
        "but 800 is",
    ),
}
ALL = ROWS | HISTORY | BATTLES | RECORDS


@pytest.fixture
def shelf(tmp_path):
    return safe_shelf(tmp_path)


def tell(path, *statements):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for statement in statements:
            connection.execute(statement)
        tallies.recount(connection)  # as if the program itself had done it
        connection.commit()


@pytest.fixture
def path(shelf):
    path, _ = rich(shelf)
    shelf.repair(path)  # the counter of the little records is too low from the beginning
    return path


@pytest.fixture
def own_words():
    """The game of the little campaign says everything with a star before it."""
    before = TONGUE.get()
    TONGUE.set(Tongue(dialect=lambda game, text: f"* {text}" if game == "stones" else None))
    yield
    TONGUE.set(before)


def test_a_check_up_is_told_in_the_words_of_the_game(shelf, path, own_words):
    tell(path, *RECORDS["a party with strangers"][0])
    assert shelf.check(path)[0].startswith("* somebody in the party is there twice")


def test_there_are_enough_inconsistencies():
    assert len(ALL) >= 40


def test_a_campaign_that_fits_together_has_nothing_to_repair(shelf, path):
    before = path.read_bytes()
    assert shelf.check(path) == shelf.repair(path) == []
    assert len(path.read_bytes()) == len(before)


@pytest.mark.parametrize("case", ALL)
def test_what_does_not_fit_is_named_mended_and_not_found_again(shelf, path, case):
    statements, words = ALL[case]
    tell(path, *statements)
    found = shelf.check(path)
    assert any(words in each for each in found), found
    assert shelf.repair(path) == found
    assert shelf.check(path) == shelf.repair(path) == []
    assert [each.reason for each in shelf.snapshots(path)].count("repair") == 2
    with closing(shelf.open(path)) as archive:
        assert archive.chronicle("put right").chapters[0].text.count("\n") == len(found) - 1


def test_a_repair_can_be_undone_and_everything_before_it_too(shelf, path):
    with closing(shelf.open(path)) as archive:
        whole = earn(archive, 5, 50)
    tell(path, "UPDATE thing SET holder = 'member-77'", "UPDATE standing SET purse = 3")
    shelf.repair(path)
    with closing(shelf.open(path)) as archive:
        (item,) = (each for each in archive.records() if isinstance(each, ThingRecord))
        assert item.holder == ""
        undo(archive, 6)
        undo(archive, 5)
        (standing,) = (each for each in archive.records() if isinstance(each, Standing))
        assert (standing.purse, archive.digest() != whole) == (5, True)


def test_a_gauge_may_stand_at_nothing_and_a_vow_be_of_the_whole_company(shelf, path):
    vow = "INSERT INTO condition (id, bearer, kind, card, since, by_hand, own)"
    vow += " VALUES ('condition-3', '', 'vow', 'fast', '', '[]', '')"
    tell(path, MARK + "('gauge:mood', 'gauge', 'mood', 0, '[]')", vow)
    assert not [words for words in shelf.check(path) if "mood" in words or "condition-3" in words]


def test_many_contradictions_are_mended_at_once(shelf, path):
    cases = ["a mark that marks nothing", "a hero without a name", "an item of a stranger", "two standings"]
    tell(path, *(statement for case in cases for statement in ALL[case][0]))
    assert len(shelf.repair(path)) >= 4
    assert shelf.check(path) == []


def test_hundreds_of_orphans_are_mended_at_once(shelf, path):
    tell(
        path, *(ITEM + f"('thing-{number}', 'equipment', 'x', 'nobody', '[]', '[]', '')" for number in range(100, 400))
    )
    assert len(shelf.repair(path)) >= 300
    assert shelf.check(path) == []


def test_a_campaign_without_a_charter_needs_a_snapshot(shelf, path):
    tell(path, "DELETE FROM charter")
    assert shelf.check(path) == ["there is no charter: restore a snapshot"]


def test_without_a_standing_the_rest_is_mended(shelf, path):
    tell(path, FORGET, "DELETE FROM standing", *ALL["a mark that marks nothing"][0])
    assert len(shelf.repair(path)) == 2
    assert shelf.check(path) == ["there is no standing: restore a snapshot"]


def test_what_is_open_or_held_is_not_repaired(shelf, path):
    with closing(shelf.open(path)) as archive:
        assert shelf.check(path) == []
        with pytest.raises(Locked, match="close it first"):
            shelf.repair(path)
        assert archive.read_only == ""
    with another_process(HOLD, path) as holder:
        holder.stdout.readline()
        with pytest.raises(ReadOnly):
            shelf.repair(path)


@pytest.mark.parametrize("at", range(1, 8))
def test_a_repair_that_fails_changes_nothing(shelf, path, monkeypatch, at):
    tell(path, "UPDATE thing SET holder = 'member-77'")
    before = digest_of_file(shelf, path)
    with failing(monkeypatch, at, sticky=True), suppress(StoreError):
        shelf.repair(path)
    files.lock(path).unlink(missing_ok=True)  # as after a restart
    repaired = shelf.check(path) == []
    assert repaired or digest_of_file(shelf, path) == before


# With the pack at hand


@pytest.fixture
def company(shelf):
    archive = shelf.create("Road", founded().archive.kept.values(), [road_pack()])
    archive.close()
    return archive.database.path


CARDS = {
    "an item that the pack lacks": (
        [ITEM + "('thing-90', 'equipment', 'moonblade', '', '[]', '[]', '')"],
        "the pack has no equipment 'moonblade'; thing-90 goes",
    ),
    "an injury that the pack lacks": (
        [
            "INSERT INTO condition (id, bearer, kind, card, since, by_hand, own)"
            " SELECT 'condition-91', id, 'injury', 'gout', '', '[]', '' FROM member LIMIT 1"
        ],
        "the pack has no injury 'gout'",
    ),
    "a thing of an unknown kind": (
        [ITEM + "('thing-90', 'beast', 'moonblade', '', '[]', '[]', '')"],
        "the pack has no beast 'moonblade'; thing-90 goes",
    ),
    "a condition of an unknown kind": (
        [
            "INSERT INTO condition (id, bearer, kind, card, since, by_hand, own)"
            " SELECT 'condition-91', id, 'curse', 'limp', '', '[]', '' FROM member LIMIT 1"
        ],
        "the pack has no curse 'limp'; condition-91 goes",
    ),
    "a mark of an unknown kind": ([MARK + "('dragon:y', 'dragon', 'y', 1, '[]')"], "the pack has no dragon 'y'"),
    "a skill that the pack lacks": (["UPDATE member SET known = '[\"flying\"]'"], "a skill in known that the pack"),
    "a pin that the pack lacks": (["UPDATE member SET ready = '[\"flying\"]'"], "a skill in ready that the pack"),
    "a class that the pack lacks": (["UPDATE member SET grade = 'wizard'"], "the pack has no class 'wizard'"),
    "a Legend that the pack lacks": ([MARK + "('seen:y', 'seen', 'y', 1, '[]')"], "no mission 'y', of which a Legend"),
    "a recipe that the pack lacks": ([MARK + "('recipe:y', 'recipe', 'y', 1, '[]')"], "the pack has no recipe 'y'"),
    "a town that the pack lacks": (["UPDATE standing SET town = 'atlantis'"], "the pack has no town 'atlantis'"),
}


def test_a_new_company_fits_its_pack(shelf, company):
    assert shelf.check(company, road_pack()) == []


@pytest.mark.parametrize("case", CARDS)
def test_cards_that_the_pack_lacks_are_found_and_mended(shelf, company, case):
    statements, words = CARDS[case]
    tell(company, *statements)
    assert any(words in each for each in shelf.check(company, road_pack()))
    shelf.repair(company, road_pack())
    assert shelf.check(company, road_pack()) == []


def test_a_reagent_that_is_entered_as_equipment_is_set_right(shelf, company):
    reagent = next(iter(road_pack().content["reagents"]))
    tell(company, ITEM + f"('thing-90', 'equipment', '{reagent}', '', '[]', '[]', '')")
    assert any("is entered as equipment, but it is reagent" in each for each in shelf.repair(company, road_pack()))
    with closing(shelf.open(company)) as archive:
        assert ("thing-90", "reagent") in {
            (each.id, each.kind) for each in archive.records() if isinstance(each, ThingRecord)
        }


def test_what_nobody_can_hold_goes_to_the_stock(shelf, company):
    reagent = next(iter(road_pack().content["reagents"]))
    tell(company, ITEM + f"('thing-90', 'reagent', '{reagent}', (SELECT min(id) FROM member), '[]', '[]', '')")
    words = f"{reagent} (thing-90) is carried by somebody; it goes to the stock"
    assert any(words in each for each in shelf.repair(company, road_pack()))
    with closing(shelf.open(company)) as archive:
        assert next(each for each in archive.records() if each.id == "thing-90").holder == ""


def test_a_record_that_cannot_be_read_comes_back_from_the_history(shelf, path):
    tell(path, "UPDATE member SET raises = '[5]' WHERE name = 'Recruit 2'")
    assert len(shelf.repair(path)) == 2
    with closing(shelf.open(path)) as archive:
        assert "Recruit 2" in {each.name for each in archive.records() if isinstance(each, MemberRecord)}
        assert any(isinstance(each, Mark) for each in archive.records())


@pytest.mark.parametrize(("states", "kept"), [(("done", "undone"), "done"), (("undone", "undone"), "undone")])
def test_a_step_that_cannot_be_read_is_undone_only_if_one_before_it_is(states, kept):
    others = [{"seq": seq, "state": state} for seq, state in zip((1, 3), states, strict=True)]
    raw = {"seq": 2, "name": None, "label": None, "at": None, "state": "?"}
    state = CampaignRows(rows={"step": others, "meta": []}, broken=[("step", raw, "it cannot be read")])
    next(rows.check(state)).mend()
    assert {row["seq"]: row["state"] for row in state.rows["step"]}[2] == kept
