"""What there is one of cannot be written twice: a miniature's weapon, a tile's height."""

from __future__ import annotations

import shutil

import pytest

from helpers.packs import by_id
from helpers.source import ROOT
from horologium.content.load import load_pack
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS

WEAPON = ("constellation", "bands/archers-sign.toml", 'weapon = "short"')
HEIGHT = ("rehearsal", "tiles/abbey-court.toml", 'ground = "street"')


@pytest.mark.rule("CON-RNG-09", "NAR-BLD-02")
@pytest.mark.parametrize(
    ("place", "written", "told"),
    [
        (WEAPON, 'weapon = ["short", "long"]', "members.0.weapon: cannot be a list - use 'none', 'short' or 'long'"),
        (WEAPON, 'weapon = "short"\nweapon = "long"', "is not TOML: Cannot overwrite a value - give each key once"),
        (HEIGHT, "height = [1, 2]", "height: must be a whole number (was a list) - write digits only"),
        (HEIGHT, "height = 1\nheight = 2", "is not TOML: Cannot overwrite a value - give each key once"),
    ],
)
def test_a_second_weapon_or_height_is_refused_with_file_place_and_remedy(tmp_path, place, written, told):
    name, file, line = place
    pack = shutil.copytree(ROOT / "campaigns" / name, tmp_path / name)
    text = (pack / file).read_text(encoding="utf-8")
    (pack / file).write_text(text.replace(line, written, 1), encoding="utf-8")
    problems = load_pack(pack, by_id(NOVA_AETAS, CONSTELLATION)).problems
    (here,) = [problem for problem in problems if problem.file == file]
    assert told in str(here)
