"""The third pass: the ruleset's own judgement, at the right place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from helpers.packs import HOUND, TOY, Toy, as_folder, by_id, changed
from horologium.content.load import load_pack
from horologium.content.packs import RefusedPack
from horologium.engine.core.specs import Flaw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path


def judged(root: Path, judge: Callable[[Any], Iterator[Flaw]], **files: str) -> list[str]:
    found = load_pack(as_folder(root, changed(files)), by_id(Toy(judge=judge)))
    assert isinstance(found, RefusedPack)
    return [str(problem) for problem in found.problems]


def test_a_flaw_is_told_at_its_line(tmp_path: Path) -> None:
    def judge(content: Mapping[str, Mapping[str, Any]]) -> Iterator[Flaw]:
        assert content["figures"]["hound"].move == 4
        yield Flaw("figures", "hound", "effects.1.amount", "heals too much", "heal 1")

    assert judged(tmp_path, judge) == ["figures/hound.toml:16: effects.1.amount: heals too much - heal 1"]


def test_a_flaw_of_the_whole_pack_is_told_at_its_manifest(tmp_path: Path) -> None:
    assert judged(tmp_path, lambda _: iter([Flaw("missions", "", "", "has no end", "add one")])) == [
        "pack.toml: missions: has no end - add one"
    ]


def test_a_ruleset_that_stumbles_refuses_the_pack(tmp_path: Path) -> None:
    def judge(content: Mapping[str, Mapping[str, Any]]) -> Iterator[Flaw]:
        yield content["nothing"]["here"]

    assert judged(tmp_path, judge)[0].startswith(
        "pack.toml: the toy ruleset cannot judge this pack (KeyError: 'nothing')"
    )


def test_sense_is_not_asked_while_the_shape_is_wrong(tmp_path: Path) -> None:
    def judge(_: object) -> Iterator[Flaw]:
        raise AssertionError

    wrong = judged(tmp_path, judge, **{"figures/hound.toml": HOUND.replace("4", "0")})
    assert wrong == ["figures/hound.toml:3: move: must be at least 1 (was 0) - give a number from 1 to 12"]


def test_content_without_flaws_is_taken(tmp_path: Path) -> None:
    assert not isinstance(load_pack(as_folder(tmp_path, changed({})), by_id(TOY)), RefusedPack)
