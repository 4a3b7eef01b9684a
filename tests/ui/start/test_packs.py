"""Packs taken in from the player's own files."""

from __future__ import annotations

import shutil

import pytest

from helpers.shipped import shipped
from horologium import paths
from horologium.ui.start.packs import LibraryShelf, PackRefusedError, missions_told


@pytest.fixture
def own(tmp_path):
    return tmp_path / "packs"


@pytest.fixture
def shelf(tmp_path, own):
    return LibraryShelf(tmp_path / "nothing-shipped", own)


@pytest.fixture
def pack(tmp_path):
    return shutil.copytree(paths.campaigns() / "demo", tmp_path / "my pack")


def test_a_sound_folder_is_copied_under_its_id(shelf, own, pack):
    assert shelf.add(pack) == "The Ford"
    assert [path.name for path in own.iterdir()] == ["demo"]
    assert [row.id for row in shelf.rows()] == ["demo"]


def test_a_sound_zip_is_copied_as_it_is(shelf, own, pack, tmp_path):
    archive = shutil.make_archive(str(tmp_path / "ford"), "zip", pack)
    shelf.add(tmp_path / "ford.zip")
    assert (own / "demo.zip").read_bytes() == (tmp_path / archive).read_bytes()


def test_a_faulty_pack_is_refused_with_reasons_and_nothing_is_written(shelf, own, pack):
    (pack / "pack.toml").write_text("id = 7", encoding="utf-8")
    with pytest.raises(PackRefusedError) as refused:
        shelf.add(pack)
    assert any("pack.toml" in reason for reason in refused.value.reasons)
    assert not own.exists()


def test_the_same_pack_twice_changes_nothing(shelf, pack):
    shelf.add(pack)
    with pytest.raises(PackRefusedError, match="The Ford") as refused:
        shelf.add(pack)
    assert "already on your shelf" in refused.value.reasons[0]


def test_another_pack_with_the_same_id_is_refused(shelf, pack):
    shelf.add(pack)
    text = (pack / "pack.toml").read_text(encoding="utf-8").replace("version = 1", "version = 2")
    (pack / "pack.toml").write_text(text, encoding="utf-8")
    with pytest.raises(PackRefusedError) as refused:
        shelf.add(pack)
    assert "another id" in refused.value.reasons[0]


def test_a_row_names_ruleset_and_missions(shelf, pack):
    shelf.add(pack)
    assert shelf.rows()[0].line.endswith("3 story missions")


def test_missions_are_counted_alike_for_a_pack_and_its_story():
    pack = shipped("the-sealed-letter")
    (plot,) = pack.content["plots"].values()
    assert missions_told(pack) == missions_told(pack, plot) == ["26 story missions", "10 side missions"]


def test_a_pack_spoilt_in_the_data_folder_is_shown_with_its_reasons(shelf, own):
    (own / "broken").mkdir(parents=True)
    row = shelf.rows()[0]
    assert (row.name, row.line) == ("broken", "Refused: 1 problem")
    assert "pack.toml" in row.reasons[0]


def test_a_pack_put_into_the_data_folder_by_hand_is_seen_when_the_shelf_is_read_again(shelf, own, pack):
    assert shelf.rows() == []
    shutil.copytree(pack, own / "by-hand")
    assert [row.id for row in shelf.rows()] == ["demo"]


def test_a_refused_pack_that_lies_in_the_way_is_named_and_left_alone(shelf, own, pack):
    (own / "demo").mkdir(parents=True)
    (own / "demo" / "draft.toml").touch()
    with pytest.raises(PackRefusedError) as refused:
        shelf.add(pack)
    assert "“demo” is in the packs of your data folder already" in refused.value.reasons[0]
    assert [path.name for path in (own / "demo").iterdir()] == ["draft.toml"]


def using(folder, used):
    """A pack that holds nothing but what another one lends it."""
    text = (paths.campaigns() / "demo" / "pack.toml").read_text(encoding="utf-8").replace('id = "demo"', 'id = "marsh"')
    folder.mkdir()
    (folder / "pack.toml").write_text(f'{text}\nuses = ["{used}"]\n', encoding="utf-8")
    return folder


def test_a_pack_whose_used_pack_is_not_on_the_shelf_is_refused_by_its_name(shelf, own, pack, tmp_path):
    with pytest.raises(PackRefusedError) as refused:
        shelf.add(using(tmp_path / "marsh", "demo"))
    assert len(refused.value.reasons) == 1
    assert "the pack 'demo' is not there - add that pack first" in refused.value.reasons[0]
    assert not own.exists()


def test_a_pack_comes_after_the_one_that_it_uses(shelf, pack, tmp_path):
    shelf.add(pack)
    shelf.add(using(tmp_path / "marsh", "demo"))
    assert [row.line.split(" · ")[1] for row in shelf.rows()][1] == "no missions"
