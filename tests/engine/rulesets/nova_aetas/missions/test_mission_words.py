"""The page for pack authors tells of every word, as the program knows it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from helpers.packs import by_id
from helpers.vocabulary import tables
from horologium.content.load import load_pack
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.missions.cards import DEEDS
from horologium.engine.rulesets.nova_aetas.missions.conditions import CONDITIONS
from horologium.engine.rulesets.nova_aetas.missions.mission_words import TRIGGERS

PAGE = Path(__file__).parents[5] / "campaigns" / "rehearsal" / "README.md"


@pytest.mark.parametrize("heading", list(tables()))
def test_the_page_has_the_table_of_all_words(heading):
    part = f"### {heading}\n\n{tables()[heading]}\n"
    assert part in PAGE.read_text(encoding="utf-8"), f"put this into {PAGE.name}:\n\n{part}"


def test_every_word_says_what_it_means_in_one_sentence():
    says = [word.says for words in (TRIGGERS, CONDITIONS, DEEDS) for word in words.values()]
    assert all(text[0].isupper() or text.startswith("``") for text in says)
    assert all(text.endswith(".") for text in says)


def test_the_example_of_the_page_is_a_sound_mission(tmp_path):
    pack = shutil.copytree(PAGE.parent, tmp_path / "rehearsal")
    example = PAGE.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]
    (pack / "missions" / "the-millers-bell.toml").write_text(example, encoding="utf-8")
    assert getattr(load_pack(pack, by_id(NOVA_AETAS)), "problems", ()) == ()
