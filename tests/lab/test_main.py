"""The command as a whole: what it prints and writes, and how it is interrupted and goes on."""

from __future__ import annotations

import json

import pytest

from helpers.labs import MISSION, ORIGIN, lab
from horologium.cli import main
from horologium.engine.core.balance import Trial
from horologium.lab import batches
from horologium.lab import main as lab_main
from horologium.lab.battle_counts import BattleCounts


def ends(won):
    """A bot that wins so many battles of each batch."""

    def play(batch):
        tally = BattleCounts()
        for number in range(batch.size):
            tally.note(Trial(number < won, "goal" if number < won else "time", 30, 0, ()))
        return tally.plain()

    return play


@pytest.mark.parametrize(("won", "code", "outside"), [(1, 1, 1), (3, 0, 0), (5, 1, 1)])
def test_a_mission_outside_the_band_gives_one(monkeypatch, capsys, won, code, outside):
    monkeypatch.setattr(batches, "play", ends(won))
    assert lab() == code
    out = capsys.readouterr().out.splitlines()
    assert out[1].split()[:5] == [MISSION, "2", "normal", "5", f"{won * 20}%"]
    assert out[-1] == f"{outside} of 1 row at normal {'lies' if outside == 1 else 'lie'} outside 25% to 80%"


def test_results_and_picture_are_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(batches, "play", ends(5))
    lab(json=tmp_path / "lab.json", plot=tmp_path / "lab.svg")
    (row,) = json.loads((tmp_path / "lab.json").read_text("utf-8"))["rows"]
    assert (row["mission"], row["runs"], row["mark"]) == (MISSION, 5, "high")
    assert (tmp_path / "lab.svg").read_text("utf-8").startswith("<svg")


def test_an_interrupted_lab_goes_on_where_it_was(tmp_path, monkeypatch, capsys):
    file, played = tmp_path / "lab.jsonl", []
    real = batches.play

    def stops(batch):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(batch.key)
        return real(batch)

    monkeypatch.setattr(batches, "play", stops)
    assert lab(runs=40, resume=file) == 130
    assert f"--resume {file}" in capsys.readouterr().err
    monkeypatch.setattr(batches, "play", lambda batch: played.append(batch.key) or real(batch))
    lab(runs=40, resume=file)
    assert len(played) == len(set(played)) == 4
    resumed = capsys.readouterr().out
    lab(runs=40)
    assert capsys.readouterr().out == resumed


def test_more_runs_are_added_to_those_that_are_there(tmp_path, monkeypatch, capsys):
    file, played, real = tmp_path / "lab.jsonl", [], batches.play
    lab(runs=10, resume=file)
    monkeypatch.setattr(batches, "play", lambda batch: played.append(batch.size) or real(batch))
    lab(runs=20, resume=file)
    assert played == [10]


def test_two_processes_give_the_same_table(capsys):
    lab(runs=20)
    alone = capsys.readouterr().out
    lab(runs=20, jobs=2)
    assert capsys.readouterr().out == alone


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"pack": "atlantis"}, "there is no pack 'atlantis': name a folder"),
        ({"pack": "demo", "missions": []}, "has nothing to be tried out"),
        ({"missions": ["nowhere"]}, "there is no mission 'nowhere': choose among"),
        ({"difficulties": ["mad"]}, "there is no difficulty 'mad': choose among normal"),
        ({"story": ["rain"]}, "no mission asks for the flag 'rain': choose among"),
        ({"missions": ["first-steps"], "heroes": [4]}, "no mission has a party of that size"),
    ],
)
def test_what_cannot_be_tried_out_is_told_in_one_sentence(capsys, wishes, said):
    assert lab(**wishes) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_a_pack_with_problems_is_not_tried_out(tmp_path, capsys):
    (tmp_path / "pack.toml").write_text("format = 1\n", "utf-8")
    assert lab(pack=str(tmp_path)) == 2
    assert "horologium check" in capsys.readouterr().err


def test_a_pack_can_be_named_by_its_folder(monkeypatch, capsys):
    monkeypatch.setattr(batches, "play", ends(3))
    assert lab(pack=str(ORIGIN)) == 0


def test_a_file_that_cannot_be_written_is_told(tmp_path, capsys):
    assert lab(json=tmp_path / "no" / "lab.json") == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_command_line_says_what_is_wished(capsys):
    arguments = ["lab", "rehearsal", "--mission", MISSION, "--heroes", "2", "--runs", "5", "--jobs", "1"]
    assert main([*arguments, "--difficulty", "easy,hard"]) == 0
    assert [line.split()[2] for line in capsys.readouterr().out.splitlines()[1:3]] == ["easy", "hard"]


@pytest.mark.parametrize(("words", "flags"), [((), None), (("--story", "none"), []), (("--story", "a, b"), ["a", "b"])])
def test_the_command_line_tells_the_story(monkeypatch, words, flags):
    monkeypatch.setattr(lab_main, "main", lambda wishes: wishes.story)
    assert main(["lab", "rehearsal", *words]) == flags


@pytest.mark.parametrize("wrong", [["--runs", "0"], ["--heroes", "two"], ["--jobs", "-1"], ["--seed", "x"]])
def test_bad_numbers_are_refused(wrong, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(["lab", "rehearsal", *wrong])
    assert stopped.value.code == 2
    assert "whole number" in capsys.readouterr().err
