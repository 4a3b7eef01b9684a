"""A pack builds on others: what it takes over, what it replaces, and when it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from helpers.packs import HOUND, PACK, TOY, Toy, as_folder, as_zip, by_id, changed
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from pathlib import Path

    from horologium.content.rules import Rules

ROAD = 'name = "The Road"\nenemies = ["pup", "hound"]\n'
CAT = 'name = "Cat"\nmove = 5\nlike = "hound"\npicture = "hound.svg"\n'
WOLF = HOUND.replace("Brass Hound", "Wolf").replace("move = 4", "move = 8")


def head(id_: str, *uses: str, more: str = "") -> str:
    used = ", ".join(f'"{name}"' for name in uses)
    return PACK.replace('"brass"', f'"{id_}"') + (f"uses = [{used}]\n" if uses else "") + more


def write(root: Path, id_: str, *uses: str, more: str = "", **files: str) -> Path:
    """A pack that holds nothing but these files."""
    return as_folder(root / id_, changed({"pack.toml": head(id_, *uses, more=more), **files}, {}))


def brass(root: Path, **files: str | None) -> Path:
    return as_folder(root / "brass", changed(files))


def taken(origin: Path, language: str = "", rules: Rules = TOY) -> Pack:
    pack = load_pack(origin, by_id(rules), language)
    assert isinstance(pack, Pack), pack
    return pack


def told(origin: Path, *rulesets: Rules) -> list[str]:
    found = load_pack(origin, by_id(*(rulesets or [TOY])))
    assert isinstance(found, RefusedPack)
    return [str(problem) for problem in found.problems]


# What comes along


def test_entries_and_pictures_of_a_used_pack_can_be_named(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass", **{"figures/cat.toml": CAT, "missions/road.toml": ROAD}))
    assert list(pack.content["figures"]) == ["cat", "hound", "pup"]
    assert set(pack.pictures) == {"hound.svg", "pup.png"}


def test_stories_of_a_used_pack_stay_its_own(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass", **{"missions/road.toml": ROAD}))
    assert list(pack.content["missions"]) == ["road"]
    assert not [place for place in pack.texts["en"] if place.startswith("missions.bridge")]


def test_missions_of_a_used_pack_cannot_be_named(tmp_path: Path) -> None:
    brass(tmp_path)
    road = write(tmp_path, "iron", "brass", **{"missions/road.toml": f'{ROAD}next = "bridge"\n'})
    assert told(road) == [
        "missions/road.toml:3: next: names 'bridge', which is not among the missions - use one of 'road'"
    ]


def test_an_entry_of_the_pack_itself_replaces_the_used_one(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass", **{"figures/hound.toml": WOLF}))
    assert (pack.content["figures"]["hound"].name, pack.content["figures"]["pup"].like) == ("Wolf", "hound")


def test_a_replaced_entry_does_not_speak_with_the_old_translation(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass", **{"figures/hound.toml": WOLF}), "it")
    assert pack.content["figures"]["hound"].name == "Wolf"
    assert pack.text("figures", "hound", "name", languages=["it"]) == "Wolf"


def test_of_two_used_packs_the_later_one_counts(tmp_path: Path) -> None:
    brass(tmp_path)
    write(tmp_path, "wolves", "brass", **{"figures/hound.toml": WOLF})
    names = [
        taken(write(tmp_path, "iron", *uses)).content["figures"]["hound"].name
        for uses in (["brass", "wolves"], ["wolves", "brass"])
    ]
    assert names == ["Wolf", "Brass Hound"]


def test_what_a_used_pack_uses_comes_along(tmp_path: Path) -> None:
    brass(tmp_path)
    write(tmp_path, "cats", "brass", **{"figures/cat.toml": CAT})
    pack = taken(write(tmp_path, "iron", "cats"))
    assert list(pack.content["figures"]) == ["cat", "hound", "pup"]
    assert list(pack.whole) == ["brass", "cats", "iron"]


def test_only_own_files_are_counted(tmp_path: Path) -> None:
    brass(tmp_path)
    assert taken(write(tmp_path, "iron", "brass")).files == 1


# Languages


def test_used_entries_speak_the_language_of_the_table(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass"), "it")
    assert (pack.content["figures"]["hound"].name, pack.name) == ("Segugio d'ottone", "Brass and Bone")
    assert (pack.languages, pack.spoken) == (("en", "it"), "it")


def test_texts_of_used_entries_are_found_in_all_languages(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass"))
    assert pack.text("figures", "hound", "name", languages=["it"]) == "Segugio d'ottone"
    assert pack.text("figures", "pup", "name", languages=["it"]) == "Pup"


def test_own_translations_of_used_texts_win(tmp_path: Path) -> None:
    brass(tmp_path)
    words = '[figures.hound]\nname = "Cane"\n[figures.pup]\nname = "Cucciolo"\n'
    figures = taken(write(tmp_path, "iron", "brass", **{"text/it.toml": words}), "it").content["figures"]
    assert [figure.name for figure in figures.values()] == ["Cane", "Cucciolo"]


def test_a_pack_in_another_language_takes_what_is_translated(tmp_path: Path) -> None:
    brass(tmp_path)
    pack = taken(write(tmp_path, "iron", "brass", more='language = "it"\n'))
    assert [figure.name for figure in pack.content["figures"].values()] == ["Segugio d'ottone", "Pup"]
    assert (pack.languages, pack.text("figures", "pup", "name")) == (("it", "en"), "Pup")


# Digests


def test_the_digest_names_the_used_packs_too(tmp_path: Path) -> None:
    brass(tmp_path)
    iron = write(tmp_path, "iron", "brass")
    before = taken(iron).digest
    brass(tmp_path, **{"figures/hound.toml": WOLF})
    after = taken(iron).digest
    brass(tmp_path)
    assert after != before == taken(iron).digest


def test_a_pack_that_uses_nothing_keeps_its_digest(tmp_path: Path) -> None:
    assert taken(brass(tmp_path)).digest == "f5d0a803eb3fef556a374d58286271d2e71c9e26596f91410f553738924d2125"


# What is wrong


def test_a_pack_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert told(write(tmp_path, "iron", "brass", **{"figures/cat.toml": CAT})) == [
        "pack.toml:9: uses.0: the pack 'brass' is not there - add that pack first, or put it beside this one"
    ]


def test_a_used_pack_with_problems_is_told_in_one_line(tmp_path: Path) -> None:
    brass(tmp_path, **{"figures/hound.toml": "move = 4\nx = 1\n"})
    assert told(write(tmp_path, "iron", "brass")) == [
        "pack.toml:9: uses.0: the pack 'brass' is refused (figures/hound.toml: name: is missing - "
        "add a line name = ...) - mend 'brass' first"
    ]


def test_a_pack_of_another_game_cannot_be_used(tmp_path: Path) -> None:
    as_folder(tmp_path / "brass", changed({"pack.toml": PACK.replace('"toy"', '"other"')}))
    assert told(write(tmp_path, "iron", "brass"), TOY, Toy(id="other")) == [
        "pack.toml:9: uses.0: the pack 'brass' is made for other, not for toy - use packs of the same game"
    ]


def test_a_circle_is_told_with_all_its_packs(tmp_path: Path) -> None:
    write(tmp_path, "b", "c")
    write(tmp_path, "c", "a")
    assert told(write(tmp_path, "a", "b"))[0].count("leads back to 'a' in a circle (a -> b -> c -> a)") == 1


def test_a_pack_cannot_use_itself(tmp_path: Path) -> None:
    assert told(write(tmp_path, "a", "a")) == [
        "pack.toml:9: uses.0: leads back to 'a' in a circle (a -> a) - let one of them stand by itself"
    ]


@pytest.mark.parametrize("name", ["", "../brass", "Brass", "brass.zip"])
def test_no_name_leads_elsewhere(tmp_path: Path, name: str) -> None:
    brass(tmp_path)
    assert "is not there" in told(write(tmp_path / "deep", "iron", name))[0]


def test_what_no_longer_fits_in_a_used_file_is_told_at_the_line_that_uses_it(tmp_path: Path) -> None:
    brass(tmp_path)
    flaw = Flaw("figures", "hound", "move", "is slow", "run")
    judge = Toy(judge=lambda content: iter([] if content["missions"] else [flaw]))
    assert told(write(tmp_path, "iron", "brass"), judge) == [
        "pack.toml:9: uses: figures/hound.toml of 'brass': move: is slow - run"
    ]


def test_a_circle_of_entries_across_packs_is_found(tmp_path: Path) -> None:
    brass(tmp_path)
    circle = told(write(tmp_path, "iron", "brass", **{"figures/hound.toml": f'like = "pup"\n{HOUND}'}))
    assert any("leads back to 'hound' in a circle" in line for line in circle)


# Where they are found


def test_used_packs_are_found_as_archives_beside_a_pack(tmp_path: Path) -> None:
    as_zip(tmp_path / "brass.zip", changed({}))
    assert taken(write(tmp_path, "iron", "brass")).whole["brass"].origin.name == "brass.zip"


def test_used_packs_are_found_among_those_of_the_program(tmp_path: Path) -> None:
    manifest = head("marsh", "demo").replace('"toy"', '"demo"')
    pack = load_pack(as_folder(tmp_path / "marsh", {"pack.toml": manifest.encode()}), RULESETS)
    assert isinstance(pack, Pack)
    assert pack.content["figures"]


def test_a_neighbour_with_another_id_is_passed_over(tmp_path: Path) -> None:
    as_folder(tmp_path / "brass", changed({"pack.toml": head("bronze")}))
    as_zip(tmp_path / "brass.zip", changed({}))
    assert taken(write(tmp_path, "iron", "brass")).whole["brass"].origin.name == "brass.zip"


@pytest.mark.parametrize("names", [("a", "z"), ("z", "a")])
def test_the_order_of_reading_does_not_matter(tmp_path: Path, names: tuple[str, str]) -> None:
    as_folder(tmp_path / names[0], changed({}))
    as_folder(tmp_path / names[1], changed({"pack.toml": head("iron", "brass")}, {}))
    library = Library(by_id(TOY), [tmp_path])
    assert (sorted(library.packs), library.refused) == (["brass", "iron"], ())
    assert [mission.key for mission in library.missions("toy")] == ["brass/bridge"]


def test_a_library_reads_a_used_pack_once(tmp_path: Path) -> None:
    brass(tmp_path)
    write(tmp_path, "iron", "brass")
    packs = Library(by_id(TOY), [tmp_path]).packs
    assert packs["iron"].used[0] is packs["brass"]


def test_a_library_refuses_both_packs_of_a_circle_and_goes_on(tmp_path: Path) -> None:
    write(tmp_path, "a", "b")
    write(tmp_path, "b", "a")
    brass(tmp_path)
    library = Library(by_id(TOY), [tmp_path])
    assert (list(library.packs), [refused.origin.name for refused in library.refused]) == (["brass"], ["a", "b"])


def test_a_library_gives_packs_to_one_that_is_not_in_it(tmp_path: Path) -> None:
    as_folder(tmp_path / "shelf" / "any name", changed({}))
    found = load_pack(write(tmp_path, "iron", "brass"), by_id(TOY), find=Library(by_id(TOY), [tmp_path / "shelf"]).find)
    assert isinstance(found, Pack)
