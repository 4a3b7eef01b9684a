from __future__ import annotations

import base64
import copy
import json
import zlib
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.engine.core import codec as codec_module
from horologium.engine.core.codec import LONGEST_CODE, Codec, added, battle_code, canonical, fresh, read_battle_code
from horologium.engine.core.errors import BadData
from horologium.engine.core.journal import Journal


class Side(StrEnum):
    HEROES = "heroes"
    FOES = "foes"


@dataclass(frozen=True)
class Weapon:
    name: str
    dice: tuple[int, ...] = ()
    kind: Literal["blade", "bow"] = "blade"


@dataclass(slots=True)
class Burning:
    rounds: int


@dataclass(frozen=True)
class Blessed:
    by: str


@dataclass(slots=True)
class Fighter:
    key: str
    side: Side = Side.HEROES
    life: int = 5
    ready: bool = True
    weapon: Weapon | None = None
    statuses: list[Burning | Blessed] = field(default_factory=list)
    used: dict[str, int] = field(default_factory=dict)
    path: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Field:
    fighters: list[Fighter]
    by_key: dict[str, Fighter] = field(default_factory=dict)
    round: int = 1
    journal: Journal = fresh(Journal)


@dataclass(slots=True)
class Armoury:
    best: Weapon
    stock: list[int]


@dataclass(frozen=True)
class Still:
    value: int


@dataclass
class Sharp:
    edge: int

    def __post_init__(self) -> None:
        if self.edge < 0:
            raise ValueError("an edge below nothing")


CODEC = Codec(Field, 3, {1: lambda data: {**data, "two": 2}, 2: lambda data: {**data, "three": data["two"] + 1}})

TEXT = st.text(max_size=6)
NUMBERS = st.integers(-(10**20), 10**20)
WEAPONS = st.builds(Weapon, TEXT, st.lists(NUMBERS, max_size=3).map(tuple), st.sampled_from(["blade", "bow"]))
FIGHTERS = st.builds(
    Fighter,
    TEXT,
    st.sampled_from(Side),
    NUMBERS,
    st.booleans(),
    st.none() | WEAPONS,
    st.lists(st.builds(Burning, NUMBERS) | st.builds(Blessed, TEXT), max_size=3),
    st.dictionaries(TEXT, NUMBERS, max_size=3),
    st.lists(st.tuples(NUMBERS, NUMBERS), max_size=3),
)
FIELDS = st.builds(Field, st.lists(FIGHTERS, max_size=3), st.dictionaries(TEXT, FIGHTERS, max_size=2), NUMBERS)


def skirmish() -> Field:
    return Field(
        [Fighter("ada", weapon=Weapon("sabre", (1, 2)), statuses=[Burning(2), Blessed("bo")])], {"x": Fighter("bo")}
    )


@given(FIELDS)
def test_any_state_comes_back_from_json(state):
    assert CODEC.load(json.loads(canonical(CODEC.dump(state)))) == state


@given(FIELDS)
def test_any_state_comes_back_from_its_snapshot(state):
    assert CODEC.restore(CODEC.snapshot(state)) == state


@given(FIELDS)
def test_loading_gives_every_value_its_own_type_again(state):
    loaded = CODEC.load(json.loads(canonical(CODEC.dump(state))))
    assert repr(loaded) == repr(state)


@given(FIELDS, FIELDS, st.booleans())
def test_digests_are_equal_exactly_when_the_states_are(one, other, twin):
    other = copy.deepcopy(one) if twin else other
    same = CODEC.dump(one) == CODEC.dump(other)
    assert (CODEC.digest(one) == CODEC.digest(other)) == same
    assert same or not twin


@given(FIELDS)
def test_the_text_behind_a_digest_is_the_canonical_dump(state):
    assert CODEC.text(state) == CODEC.text(state) == canonical(CODEC.dump(state))


def test_the_text_of_what_cannot_change_is_written_once(monkeypatch):
    codec, state = Codec(Armoury, 1), Armoury(Weapon("sabre"), [1])
    before = codec.text(state)
    state.stock.append(2)
    with monkeypatch.context() as patch:
        patch.setattr(codec_module, "canonical", lambda data: "[1,2]" if data == [1, 2] else pytest.fail("again"))
        assert codec.text(state) == before.replace("[1]", "[1,2]")
    state.best = Weapon("foil")
    assert codec.text(state) == canonical(codec.dump(state))


def test_equal_data_of_what_cannot_change_are_read_once():
    codec, data = Codec(Armoury, 1), {"best": {"name": "sabre", "dice": [1], "kind": "blade"}, "stock": [1]}
    first, second = codec.load(data), codec.load(json.loads(json.dumps(data)))
    assert first.best is second.best
    assert first.stock is not second.stock


@pytest.mark.parametrize("dice", [[True], ["1"], [1.0], 1])
def test_data_that_only_look_equal_are_read_again_and_refused(dice):
    codec, data = Codec(Armoury, 1), {"best": {"name": "sabre", "dice": [1], "kind": "blade"}, "stock": [1]}
    codec.load(data)
    data["best"]["dice"] = dice
    with pytest.raises(BadData, match=r"best\.dice"):
        codec.load(data)


@given(FIELDS)
def test_a_copy_has_the_digest_of_the_original(state):
    assert CODEC.digest(CODEC.clone(state)) == CODEC.digest(state) == CODEC.digest(copy.deepcopy(state))


@given(FIELDS)
def test_a_snapshot_does_not_feel_what_happens_to_the_state(state):
    before, snapshot = CODEC.digest(state), CODEC.snapshot(state)
    for fighter in (*state.fighters, *state.by_key.values()):
        fighter.statuses.append(Burning(1))
        fighter.used["new"] = 1
        fighter.path.clear()
        for status in fighter.statuses:
            if isinstance(status, Burning):
                status.rounds += 1
    state.by_key["new"] = Fighter("new")
    assert CODEC.digest(CODEC.restore(snapshot)) == before


def test_two_states_from_one_snapshot_share_nothing_that_can_change():
    snapshot = CODEC.snapshot(skirmish())
    one, other = CODEC.restore(snapshot), CODEC.restore(snapshot)
    one.fighters[0].statuses[0].rounds = 99
    one.by_key["x"].life = 0
    assert other == skirmish()


@pytest.mark.parametrize(("name", "value"), [("life", 6), ("ready", False), ("side", Side.FOES), ("weapon", None)])
def test_every_field_counts_for_the_digest(name, value):
    changed = skirmish()
    setattr(changed.fighters[0], name, value)
    assert CODEC.digest(changed) != CODEC.digest(skirmish())


def test_the_order_of_a_dict_counts_for_the_digest():
    one, other = skirmish(), skirmish()
    one.fighters[0].used = {"a": 1, "b": 2}
    other.fighters[0].used = {"b": 2, "a": 1}
    assert CODEC.digest(one) != CODEC.digest(other)


def test_the_journal_is_no_part_of_the_state():
    told = skirmish()
    told.journal.note("begun")
    assert CODEC.digest(told) == CODEC.digest(skirmish())
    assert len(CODEC.clone(told).journal) == 0


def test_no_release_may_change_a_digest():
    assert CODEC.digest(skirmish()) == "dbc502e2e7f16ae3254493c937bdb892a577c185b92411cb2a46028284848dd8"


def test_a_frozen_class_cannot_be_a_battle():
    with pytest.raises(TypeError, match="Still is frozen and cannot be a battle's state"):
        Codec(Still, 1)


@pytest.mark.parametrize("data", [None, [], 3, "state", {}, {"fighters": 1, "by_key": [], "round": 1}])
def test_what_is_no_state_is_refused(data):
    with pytest.raises(BadData):
        CODEC.load(data)


def test_a_state_that_refuses_its_own_values_is_bad_data():
    with pytest.raises(BadData, match=r"the state does not hold together \(an edge below nothing\)"):
        Codec(Sharp, 1).load({"edge": -1})


@dataclass(frozen=True)
class Coat:
    colour: str
    lining: str = added("none")


@dataclass(slots=True)
class Wardrobe:
    coat: Coat


WARDROBES = Codec(Wardrobe, 1)


def test_what_was_added_is_saved_where_it_is_not_as_usual():
    assert WARDROBES.dump(Wardrobe(Coat("red"))) == {"coat": {"colour": "red"}}
    assert WARDROBES.dump(Wardrobe(Coat("red", "silk"))) == {"coat": {"colour": "red", "lining": "silk"}}


@pytest.mark.parametrize("lining", ["none", "silk"])
def test_what_was_added_comes_back_from_json_and_from_a_snapshot(lining):
    wardrobe = Wardrobe(Coat("red", lining))
    assert WARDROBES.load(WARDROBES.dump(wardrobe)) == wardrobe == WARDROBES.clone(wardrobe)


@pytest.mark.parametrize(
    ("coat", "message"),
    [
        ({"lining": "silk"}, "coat.colour is missing"),
        ({"colour": "red", "button": 1}, "coat.button is not known"),
        ({"colour": "red", "lining": 1}, "coat.lining"),
    ],
)
def test_beside_what_was_added_a_save_is_checked_as_ever(coat, message):
    with pytest.raises(BadData, match=message):
        WARDROBES.load({"coat": coat})


def test_old_dumps_are_lifted_step_by_step():
    assert CODEC.migrate({"one": 1}, 1) == {"one": 1, "two": 2, "three": 3}


def test_a_dump_of_this_version_stays_as_it_is():
    assert CODEC.migrate({"one": 1}, 3) == {"one": 1}


def test_lifting_leaves_the_old_dump_alone():
    old = {"list": [1]}
    careless = Codec(Field, 2, {1: lambda data: {"list": data["list"].append(2) or data["list"]}})
    assert (careless.migrate(old, 1), old) == ({"list": [1, 2]}, {"list": [1]})


@pytest.mark.parametrize(
    ("version", "message"),
    [
        (0, "saves of version 0 can no longer be read"),
        (4, "the save is of the newer version 4"),
        ("3", "not a whole number"),
        (float("nan"), "not a whole number"),
        (None, "not a whole number"),
    ],
)
def test_a_dump_that_cannot_be_lifted_is_refused(version, message):
    with pytest.raises(BadData, match=message):
        CODEC.migrate({}, version)


def test_equal_data_has_one_text():
    assert canonical({"b": 1, "a": "é"}) == '{"a":"\\u00e9","b":1}'


def test_there_is_no_text_for_what_is_not_a_number():
    with pytest.raises(ValueError, match="JSON"):
        canonical(float("inf"))


@given(st.dictionaries(TEXT, NUMBERS | TEXT | st.lists(NUMBERS)))
def test_a_battle_code_is_one_line_and_comes_back(data):
    code = battle_code("stones", 2, canonical(data))
    assert len(code.split()) == 1
    assert read_battle_code(f"  {code}\n") == ("stones", 2, data)


GOOD = battle_code("stones", 1, canonical({"a": 1}))


def packed(data: bytes) -> str:
    return "HORO1:stones:1:" + base64.urlsafe_b64encode(zlib.compress(data)).decode()


@pytest.mark.parametrize(
    "code",
    [
        "",
        "HORO1",
        "hello world",
        GOOD[:-6],
        GOOD.replace("HORO1", "HORO9"),
        GOOD.replace(":1:", ":one:"),
        GOOD.replace(":1:", ":" + "9" * 5000 + ":"),
        GOOD + ":more",
        "HORO1:stones:1:",
        "HORO1:stones:1:é",
        "HORO1:stones:1:AAAA",
        packed(b"not json"),
        packed(b"\xff\xfe"),
        packed(b"[" * 200_000),
        packed(b" " * (LONGEST_CODE + 1)),
    ],
    ids=range(15),
)
def test_what_is_no_battle_code_is_refused_in_one_sentence(code):
    with pytest.raises(BadData, match="that is not a battle code: copy the whole line that begins with HORO1:"):
        read_battle_code(code)


@given(st.text())
def test_no_text_at_all_breaks_the_reader_of_battle_codes(text):
    with pytest.raises(BadData):
        read_battle_code(text)
