"""Exported campaigns of a real game, made to do harm: each is refused in one sentence, and nothing has changed."""

from __future__ import annotations

import hashlib
import json
import random
import re
import tempfile
from functools import cache
from pathlib import Path

import pytest

from helpers.companies import new_shelf
from helpers.hostile_campaigns import Hostile, exported
from helpers.shipped import library
from helpers.watch import Watch
from horologium.content.load import load_pack
from horologium.engine.core.codec import canonical
from horologium.engine.rulesets import RULESETS
from horologium.store import battles
from horologium.store.campaign_folder import CampaignFolder, PackFolder
from horologium.store.errors import BadExport
from horologium.store.exports import SUFFIX

UNSEEN = {
    "nothing": "", "spaces": "   ", "a no-break space": "\u00a0", "a zero-width space": "\u200b",
    "a filler": "\u3164", "an old filler": "\u115f", "a soft hyphen": "\u00ad", "a selector": "\ufe0f",
    "a line feed": "A\nB", "a tab": "A\tB", "a line separator": "A\u2028B", "bidi": "A\u202eB", "NUL": "A\0B",
    "half a character": "\ud800", "61 letters": "x" * 61,
}  # fmt: skip
NAMED = ("charter", "player", "member")
BEYOND = {"below": -9, "2^62": 2**62, "10^18": 10**18}
NUMBERS = (
    ("standing", "purse"), ("standing", "day"), ("standing", "battles"),
    ("standing", "counter"), ("member", "experience"), ("chapter", "day"), ("mark", "count"),
)  # fmt: skip
TIMES = {"yesterday": "yesterday", "the 45th": "2026-13-45T00:00:00+00:00", "a number": "20260101", "long": "2" * 999}
CODE = re.compile(r"\.pyc?\b")  # of the program itself, which is loaded when it is needed
CLOCKS = (("chapter", "at"), ("chapter", "edited"), ("step", "at"), ("battle", "started"), ("meta", "created"))
DEEDS = ("missions", "victories", "kills", "dealt", "taken", "knocked_out", "found")
NESTED = "[" * 90_000 + "]" * 90_000


def everywhere(table, number=0, **values):
    return lambda hostile: hostile.everywhere(table, number, **values)


def row(table, number=0, **values):
    return lambda hostile: hostile.row(table, number, **values)


def extra(table, **values):
    return lambda hostile: hostile.extra(table, **values)


def many(table, count, **values):
    def change(hostile):
        for number in range(count):
            hostile.extra(table, **{key: value.format(number) for key, value in values.items()})

    return change


def without(table):
    return lambda hostile: hostile.tables[table].clear()


def without_heroes(hostile):
    for kind in ("member", "condition", "thing"):
        hostile.tables[kind].clear()
    hostile.everywhere("standing", party=[])


def manifest(**values):
    return lambda hostile: hostile.manifest.update(values)


def image(kind, number, side, **values):
    """Another image in the history, of which the present knows nothing."""

    def act(hostile):
        change = [each for each in hostile.tables["change"] if each["kind"] == kind][number]
        change[side] = canonical(json.loads(change[side]) | values)

    return act


def dropped(table, number):
    return lambda hostile: hostile.tables[table].pop(number)


def steps(**values):
    def act(hostile):
        for each in hostile.tables["step"]:
            each.update(values)

    return act


def chained(**values):
    """Another first answer, with all hashes after it made anew."""

    def act(hostile):
        hostile.tables["answer"][0] |= values
        before = hostile.tables["answer"][0]["prev_hash"]
        for line in hostile.tables["answer"]:
            line["prev_hash"] = before
            before = line["hash"] = battles.hash_of(line)

    return act


def twice(hostile):
    """The first hero goes to battle twice."""
    hostile.everywhere("standing", party=[hostile.tables["member"][0]["id"]] * 2)


def struck_out(hostile):
    """What was undone is there all the same."""
    change = next(each for each in hostile.tables["change"] if each["kind"] == "chapter" and "Thunder" in each["after"])
    hostile.extra("chapter", **json.loads(change["after"]), folded="thunder", entered=1)


def unmarked(hostile):
    """The company stands in a mission that no pack has."""
    hostile.everywhere("standing", mission="nowhere")


def not_begun(hostile):
    """The same, before the first question was asked."""
    for table in ("answer", "checkpoint", "battle"):
        hostile.tables[table].clear()
    unmarked(hostile)


HOSTILE = {
    **{
        f"a {kind} called {what}": everywhere(kind, name=name) for kind in NAMED for what, name in UNSEEN.items()
    },
    **{
        f"{kind} {field} {what}": everywhere(kind, **{field: value})
        for kind, field in NUMBERS
        for what, value in BEYOND.items()
    },
    **{
        f"{table} {column} is {what}": (everywhere if table == "chapter" else row)(table, **{column: value})
        for table, column in CLOCKS
        for what, value in TIMES.items()
    },
    "exported yesterday": manifest(exported="yesterday"),
    "a program of two lines": manifest(program="a\nb"),
    "a seed below": everywhere("charter", seed=-1),
    "two heroes of one name": everywhere("member", 1, name="Valerio"),
    "a title of two lines": everywhere("chapter", title="a\nb"),
    "a title of a filler": everywhere("chapter", title="\u3164"),
    "a title of 500 letters": everywhere("chapter", title="x" * 500),
    "an endless story": everywhere("chapter", text="x" * 200_001),
    "an endless note": everywhere("member", notes="x" * 20_001),
    "a colour that is none": everywhere("player", colour="octarine"),
    "a step called nothing": row("step", label="\u200b"),
    "a step of two lines": row("step", label="a\nb"),
    "cubes beyond": everywhere("member", raises=[["mind", 7]]),
    "cubes far below": everywhere("member", raises=[["mind", -9]]),
    "cubes on luck": everywhere("member", raises=[["luck", 1]]),
    "cubes twice": everywhere("member", raises=[["mind", 1], ["mind", 1]]),
    "deeds below": everywhere("member", service=[[deed, -1] for deed in DEEDS]),
    "a thousand keys": everywhere("member", known=[f"s{n}" for n in range(1_001)]),
    "a thousand heroes": many("member", 1_000, name="Hero {}"),
    "no heroes": without_heroes,
    "nine players": many("player", 9, name="Player {}"),
    "a number as id": extra("thing", id="7"),
    "an id that leads out": extra("thing", id="../../x"),
    "an id of 5,000 digits": extra("thing", id="thing-" + "9" * 5_000),
    "an id of another kind": extra("thing", id="member-77"),
    "a place of 2^62": row("member", place=2**62),
    "a standing called two": row("standing", id="two"),
    "an unknown mission": unmarked,
    "an unknown mission that was not begun": not_begun,
    "an unknown place": everywhere("standing", node="atlantis"),
    "an unknown town": everywhere("standing", town="atlantis"),
    "an unknown side mission": everywhere("standing", side="atlantis"),
    "an unknown story": everywhere("charter", plot="atlantis"),
    "an unknown difficulty": everywhere("charter", difficulty="divine"),
    "an unknown game": everywhere("charter", ruleset="chess"),
    "an option that is none": everywhere("charter", options=[["a", "{"]]),
    "an unknown option": everywhere("charter", options=[["wings", "2"]]),
    "a nested option": everywhere("charter", options=[["a", NESTED]]),
    "an unknown hero": everywhere("member", card="merlin"),
    "an unknown skill": everywhere("member", known=["flying"]),
    "an unknown pin": everywhere("member", ready=["flying"]),
    "an unknown class": everywhere("member", grade="wizard"),
    "an unknown thing": everywhere("thing", card="moonblade"),
    "an unknown ware": everywhere("thing", kind="beast"),
    "strangers in the party": everywhere("standing", party=["member-77"]),
    "somebody twice in the party": twice,
    "a hero of a stranger": everywhere("member", player="player-77"),
    "a thing of a stranger": everywhere("thing", holder="member-77"),
    "an entry of another battle": everywhere("chapter", battle="battle-77"),
    "a battle that is not there": everywhere("standing", battle="battle-77"),
    "a picture that leads out": everywhere("chapter", picture="../../x.png"),
    "a mark that marks nothing": everywhere("mark", count=0),
    "a mark with another id": row("mark", id="flag:other"),
    "step 2^63-1": row("step", -1, seq=2**63 - 1),
    "step 2^31": row("step", -1, seq=2**31),
    "step 0": row("step", seq=0),
    "a step twice": lambda hostile: hostile.tables["step"].append(hostile.tables["step"][0]),
    "a step that is missing": dropped("step", 1),
    "a change that is missing": dropped("change", 0),
    "a step that was dreamt": row("step", state="dreamt"),
    "a step undone before one that is done": row("step", state="undone"),
    "everything undone": steps(state="undone"),
    "params that are none": row("step", params="["),
    "nested params": row("step", params='{"a":' + NESTED + "}"),
    "a history of another purse": image("standing", 1, "before", purse=5),
    "a history of another day": image("standing", 1, "after", day=5),
    "a purse below in the history alone": image("standing", 0, "before", purse=-5),
    "a present of another purse": row("standing", purse=77),
    "a record that the history struck out": struck_out,
    "a nested image": row("change", after=NESTED),
    "an image of another record": image("standing", 0, "after", id="two"),
    "a change of a dragon": row("change", kind="dragon"),
    "a redo of something else": image("standing", -1, "before", day=9),
    "a nested answer": chained(answer=NESTED),
    "a nested mark": chained(mark=NESTED),
    "an answer that is a number": chained(answer="5"),
    "an answer by nobody": chained(source="\u200b"),
    "an answer that no rule gave": chained(answer='["fly"]'),
    "an answer that is missing": dropped("answer", 1),
    "an answer of another battle": row("answer", battle="battle-77"),
    "an answer that was changed": row("answer", 1, answer='["6"]'),
    "a battle with an odd id": row("battle", id="../x"),
    "a battle of version 0": row("battle", version=0),
    "a battle of no pack": row("battle", pack_digest="x"),
    "a battle without a beginning": row("battle", head="AAAA"),
    "a moment before the beginning": row("checkpoint", at=-1),
    "a moment that never was": row("checkpoint", at=999),
    "a hundred moments": lambda hostile: hostile.tables["checkpoint"].extend(
        hostile.tables["checkpoint"][0] | {"at": number} for number in range(1_000, 1_100)
    ),
    "a pack that leads out": row("pack", id="../x"),
    "a pack without a name": row("pack", name="\u200b"),
    "a pack of version 0": row("pack", version=0),
    "a pack with another hash": row("pack", digest="x"),
    "a seal": row("meta", seal="0" * 64),
    "two words about the file": lambda hostile: hostile.tables["meta"].append(hostile.tables["meta"][0] | {"id": 2}),
    "format 7": row("meta", format=7),
    "no charter": without("charter"),
    "no battle": without("battle"),
    "no steps": without("step"),
}  # fmt: skip

HARMLESS = {
    "nothing changed": lambda hostile: None,
    "a counter that is too low": everywhere("standing", counter=0),
    "a name with a joiner": everywhere("member", name="می\u200cخواهم"),
    "a name with a no-break space": everywhere("member", name="Jean\u00a0Luc"),
    "a name with a small picture": everywhere("player", name="Ada \u2764\ufe0f"),
    "a name of 60 letters": everywhere("charter", name="x" * 60),
    "a hero whom no step has named": row("member", name="Somebody"),
    "another beginning": image("standing", 0, "before", purse=5),
    "a full purse": everywhere("standing", purse=1_000_000),
    "no moments": without("checkpoint"),
    "a penalty that the rules know": everywhere("member", raises=[["mind", -1]]),
}
"""What somebody may have changed without doing harm: it is taken in."""


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    folder = tmp_path_factory.mktemp("good")
    return exported(new_shelf(folder), folder, random.Random(3))


@cache
def read(digest, place):
    """A pack by its bytes: it need not be read a hundred times."""
    return load_pack(place, RULESETS)


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()

    def load(place):
        return read(hashlib.sha256(place.read_bytes()).hexdigest(), place)

    packs = PackFolder(tmp_path / "packs", load, lambda: library().packs)
    return CampaignFolder(tmp_path / "campaigns", packs=packs)


def written(tmp_path, good, change):
    hostile = Hostile(good)
    change(hostile)
    file = tmp_path / f"Siena{SUFFIX}"
    file.write_bytes(hostile.data())
    return file


def everything(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


@pytest.fixture(scope="module")
def watch():
    return Watch()


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_campaign_is_refused_in_a_sentence_and_nothing_has_changed(tmp_path, shelf, good, watch, case):
    file = written(tmp_path, good, HOSTILE[case])
    before = everything(tmp_path)
    with watch.watching() as seen, pytest.raises(BadExport) as raised:
        shelf.take_in(file)
    told = str(raised.value)
    assert told.startswith(f"{file}: ")
    assert told.isprintable()
    assert len(told) < 900
    assert everything(tmp_path) == before
    opened = [Path(what) for event, what in seen if event == "open" and isinstance(what, str)]
    assert [path for path in opened if not path.is_relative_to(tmp_path) and not CODE.search(path.name)] == []


@pytest.mark.parametrize("case", HARMLESS)
def test_a_campaign_in_which_nothing_is_wrong_is_taken_in(tmp_path, shelf, good, case):
    taken = shelf.take_in(written(tmp_path, good, HARMLESS[case]))
    assert shelf.check(taken.path) == [] or case == "a counter that is too low"


def test_there_are_enough_hostile_campaigns():
    assert len(HOSTILE) >= 140
