"""Drawings of packs: what can be drawn is let in, and everything else is one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.packs import PACK, TOY, as_folder, by_id, changed
from horologium import paths
from horologium.content import drawings
from horologium.content.drawings import ChartEntry, Coast, EmblemEntry, Range, Strokes
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.ui.art import strokes

if TYPE_CHECKING:
    from pathlib import Path

SQUARE = 'coasts = [{ at = "0 0 900 0 900 900 0 900" }]'


def told(folder: Path, files: dict[str, str]) -> list[str]:
    """What is said of a good pack with these files."""
    found = load_pack(as_folder(folder / "brass", changed(files)), by_id(TOY))
    return [str(problem) for problem in found.problems] if isinstance(found, RefusedPack) else []


@pytest.mark.parametrize(
    ("layer", "words"),
    [
        ("M1 1 A2 2", "draws with 'A' - use M, L, Q, C, O and Z with their numbers"),
        ("M1 1 l2 2", "draws with 'l' - use M, L, Q, C, O and Z with their numbers"),
        ("M1,1", "draws with ',' - use M, L, Q, C, O and Z with their numbers"),
        ("M1 1 L٣ 3", "draws with '٣' - use M, L, Q, C, O and Z with their numbers"),
        ("! !M1 1", "draws with '!' - use M, L, Q, C, O and Z with their numbers"),
        ("L1 1", "does not begin anywhere - begin with M and a place, or with O"),
        ("!", "does not begin anywhere - begin with M and a place, or with O"),
        ("M1 1 C1 2 3 4", "gives C too few numbers - C takes 6"),
        ("M1 1 Z 4", "gives Z too many numbers - Z takes none"),
        ("M1 1 L5 1e9", "draws with 'e' - use M, L, Q, C, O and Z with their numbers"),
        ("M1 1 L5 --9", "holds '--9', which is no number - write numbers such as 7 and 12.5, with spaces between"),
        ("M1 1 L5 99999", "holds '99999', which is no number - write numbers such as 7 and 12.5, with spaces between"),
        ("M1 1 L5 -25", "draws at -25, far beyond the grid - stay within 0 and 24, or not far from it"),
        ("O9 9 0", "draws a circle of 0 - the third number of O is how far it reaches from its middle"),
    ],
)  # fmt: skip
def test_a_layer_that_cannot_be_drawn_is_told(tmp_path: Path, layer: str, words: str) -> None:
    files = {"emblems/lance.toml": f'layers = ["M1 1 L2 2", "{layer}"]'}
    assert told(tmp_path, files) == [f"emblems/lance.toml:1: layers.1: {words}"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("layers = []", ":1: layers: must have at least 1 items (was 0) - give a list from 1 to 12 items"),
        ("words = ['a']", ": layers: is missing - add a line layers = ..."),
        ("layers = ['M1 1']\nwords = ['Two Words']", ":2: words.0: 'Two Words' is no word that figures are found by"),
        ("layers = ['M1 1']\nsize = 3", ":2: size: is not a known key"),
    ],
)
def test_an_emblem_of_a_wrong_shape_is_told(tmp_path: Path, line: str, words: str) -> None:
    (problem,) = told(tmp_path, {"emblems/lance.toml": line})
    assert problem.startswith(f"emblems/lance.toml{words}")


def test_a_word_leads_to_one_emblem(tmp_path: Path) -> None:
    text = 'layers = ["M1 1 L9 9"]\nwords = ["pup"]'
    (problem,) = told(tmp_path, {"emblems/bone.toml": text, "emblems/tail.toml": text})
    words = "'pup' leads to the emblem 'bone' already - give each word to one of them"
    assert problem == f"emblems/tail.toml:2: words.0: {words}"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('coasts = [{ at = "1 2 3 4" }]', "coasts.0.at: has 2 places - give at least 3 places"),
        ('coasts = [{ at = "1 2 3 4 5" }]', "coasts.0.at: has 5 numbers - give two for each place"),
        (f'{SQUARE}\nwoods = ["1 x"]', "woods.0: holds 'x', which is no number - write numbers such as 7 and 12.5"),
        (f'{SQUARE}\nwoods = ["1 1 2 2"]', "woods.0: has 2 places - give one place"),
        (f'{SQUARE}\nwoods = ["9999 1"]', "woods.0: lies at 9999 1, far beyond the sheet - stay within -3400 to 5200"),
        (f'{SQUARE}\ndegrees = true', "coasts.0.at: lies at 0 0, far beyond the sheet - stay within 0 to 26"),
        (f'{SQUARE}\nships = [{{ at = "1 1", size = 999 }}]', "ships.0.size: must be at most 200 (was 999)"),
        (f'{SQUARE}\nnames = [{{ text = "A\\tB", at = "1 1" }}]', "names.0.text: holds the character U+0009"),
        ("title = 'Sea'", "coasts: is missing - add a line coasts = ..."),
    ],
)  # fmt: skip
def test_a_chart_that_cannot_be_drawn_is_told(tmp_path: Path, line: str, words: str) -> None:
    (problem,) = told(tmp_path, {"charts/marsh.toml": line})
    assert problem.partition(": ")[2].startswith(words)


def test_a_chart_without_end_is_refused() -> None:
    coast = " ".join(f"{place % 900} {place % 800}" for place in range(2_500))
    ridge = " ".join(f"{place % 2 * 3_000} {place}" for place in range(200))
    long = ChartEntry("a", (Coast(coast), Coast(coast)))
    high = ChartEntry("b", (Coast("0 0 9 0 9 9"),), ranges=(Range(ridge, 8, 4),))
    flaws = [*drawings.check_drawings({"charts": {"a": long, "b": high}})]
    assert [(flaw.id, flaw.key, flaw.message) for flaw in flaws] == [
        ("a", "", "has 5000 places in all its lines"),
        ("b", "ranges", "has about 298500 hills"),
    ]


def test_drawings_are_lent_and_translated_with_everything_else(tmp_path: Path) -> None:
    files = {"emblems/bone.toml": 'layers = ["M1 1 L9 9"]', "charts/sea.toml": f'title = "Sea"\n{SQUARE}'}
    as_folder(tmp_path / "brass", changed(files))
    head = PACK.replace('"brass"', '"tin"') + 'uses = ["brass"]\n'
    text = '[charts.sea]\ntitle = "Mare"\n'
    user = load_pack(
        as_folder(tmp_path / "tin", {"pack.toml": head.encode(), "text/it.toml": text.encode()}), by_id(TOY), "it"
    )
    assert isinstance(user, Pack), user.problems
    assert user.content["emblems"] == {"bone": EmblemEntry("bone", ("M1 1 L9 9",))}
    assert user.content["charts"]["sea"].title == "Mare"


def test_the_drawings_of_the_program_are_sound_and_all_are_known() -> None:
    charts = {file.stem: drawings.shipped_chart(file.stem) for file in (paths.resources() / "charts").iterdir()}
    assert set(charts) == drawings.SHIPPED_CHARTS
    assert list(drawings.check_drawings({"emblems": drawings.shipped_emblems(), "charts": charts})) == []
    assert len(drawings.shipped_emblems()) > 30


COMMANDS = st.sampled_from(sorted(drawings.COMMANDS)).flatmap(
    lambda letter: st.lists(
        st.decimals(-30, 60, places=2).map(str), min_size=drawings.COMMANDS[letter], max_size=drawings.COMMANDS[letter]
    ).map(lambda numbers: letter + " ".join(numbers))
)


@given(st.one_of(st.text("MLQCOZ!- .0123456789\n", max_size=60), st.lists(COMMANDS, max_size=8).map(" ".join)))
def test_whatever_is_let_in_can_be_drawn(layer: str) -> None:
    if Strokes().fault(layer) is None:
        assert strokes.path(layer.removeprefix("!")).elementCount() > 0
