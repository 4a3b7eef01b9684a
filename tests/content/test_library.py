"""The library goes on, whatever lies in its folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from helpers.packs import PACK, TOY, Toy, as_folder, as_zip, by_id, changed
from horologium.content.library import Library

if TYPE_CHECKING:
    from pathlib import Path


def named(id_: str) -> dict[str, bytes]:
    return changed({"pack.toml": PACK.replace('"brass"', f'"{id_}"')})


def test_packs_come_from_all_folders_and_from_archives(tmp_path: Path) -> None:
    as_folder(tmp_path / "shipped" / "brass", named("brass"))
    as_zip(tmp_path / "own" / "iron.zip", named("iron"))
    library = Library(by_id(TOY), [tmp_path / "shipped", tmp_path / "own"])
    assert list(library.packs) == ["brass", "iron"]
    assert library.refused == ()


def test_the_pack_that_comes_first_keeps_its_id(tmp_path: Path) -> None:
    as_folder(tmp_path / "shipped" / "brass", named("brass"))
    as_folder(tmp_path / "own" / "mine", named("brass"))
    library = Library(by_id(TOY), [tmp_path / "shipped", tmp_path / "own"])
    assert library.packs["brass"].origin == tmp_path / "shipped" / "brass"
    assert str(library.refused[0].problems[0]) == (
        "pack.toml: id: 'brass' is already the id of the pack 'Brass and Bone' (brass) - give this pack another id"
    )


def test_a_broken_pack_is_set_aside_and_the_rest_goes_on(tmp_path: Path) -> None:
    as_folder(tmp_path / "bad", {"pack.toml": b"\xff"})
    as_folder(tmp_path / "good", named("good"))
    library = Library(by_id(TOY), [tmp_path])
    assert [refused.origin.name for refused in library.refused] == ["bad"]
    assert list(library.packs) == ["good"]


def test_other_files_and_missing_folders_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("x")
    (tmp_path / ".hidden").mkdir()
    library = Library(by_id(TOY), [tmp_path, tmp_path / "nowhere"])
    assert (dict(library.packs), library.refused) == ({}, ())


def test_nothing_is_read_before_it_is_asked_for_and_then_once(tmp_path: Path) -> None:
    library = Library(by_id(TOY), [tmp_path])
    as_folder(tmp_path / "a", named("a"))
    assert list(library.packs) == ["a"]
    as_folder(tmp_path / "b", named("b"))
    assert list(library.packs) == ["a"]


def test_refusals_are_known_without_asking_for_packs_first(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert len(Library(by_id(TOY), [tmp_path]).refused) == 1


def test_missions_are_listed_for_their_ruleset(tmp_path: Path) -> None:
    as_folder(tmp_path / "a", named("a"))
    as_folder(tmp_path / "b", changed({"pack.toml": PACK.replace('"toy"', '"other"')}))
    library = Library(by_id(TOY, Toy(id="other")), [tmp_path])
    assert [mission.key for mission in library.missions("toy")] == ["a/bridge"]
    assert [mission.key for mission in library.missions("other")] == ["brass/bridge"]


def test_a_mission_is_found_by_pack_and_id(tmp_path: Path) -> None:
    as_folder(tmp_path / "a", named("a"))
    library = Library(by_id(TOY), [tmp_path])
    found = library.mission("a/bridge")
    assert found is not None
    assert found.spec.name == "The Bridge"


def test_a_mission_that_is_not_there_is_not_found(tmp_path: Path) -> None:
    as_folder(tmp_path / "a", named("a"))
    library = Library(by_id(TOY), [tmp_path])
    assert [library.mission(key) for key in ("a/road", "b/bridge", "bridge", "")] == [None] * 4


def test_packs_that_have_come_are_found_when_they_are_read_again(tmp_path: Path) -> None:
    library = Library(by_id(TOY), [tmp_path])
    assert list(library.packs) == []
    as_folder(tmp_path / "brass", named("brass"))
    library.read_again()
    assert list(library.packs) == ["brass"]
