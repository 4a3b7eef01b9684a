"""The page on the engine: its examples run, and its walk-throughs lead where they say."""

from __future__ import annotations

import ast
import doctest
import re
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, get_args

import pytest

from devtools.rules import coverage
from helpers.bans import banned
from helpers.markdown import blocks, section
from helpers.source import ENGINE, PROGRAM, Source, functions, sources
from helpers.undriven import undriven
from helpers.walkthrough import Checkout
from horologium.engine.core import drawn, results, view
from horologium.engine.core.campaign import CampaignRules
from horologium.engine.core.journal import Kind
from horologium.engine.core.ruleset import Ruleset
from horologium.engine.core.view import BattleView, OptionView

if TYPE_CHECKING:
    from pathlib import Path

PAGE = (ENGINE / "README.md").read_text("utf-8")
DASH = "desktop/horologium/engine/rulesets/dash"
CHECK = "```console\n$ python3 packaging/dev.py run check campaigns/demo\ndemo: 14 files, no problems\n```\n"
FIRST_RULE, ADD_A_RULESET = (section(PAGE, title) for title in ("Write your first rule", "Add a ruleset"))


HOUSE = (
    "tests/architecture/test_ledger_coverage.py",
    "tests/architecture/test_sizes.py",
    "tests/architecture/test_docstrings.py",
    "tests/architecture/test_imports.py::test_the_contracts_hold",
)
"""Tests that read all files, which no game may break."""


@pytest.fixture(scope="module")
def with_rally(tmp_path_factory):
    """The project after the first walk-through."""
    return walked(tmp_path_factory.mktemp("rally"), FIRST_RULE, "rulesets/demo/rally.py")


@pytest.fixture(scope="module")
def with_the_dash(tmp_path_factory):
    """The project after the second walk-through."""
    return walked(tmp_path_factory.mktemp("dash"), ADD_A_RULESET, "rulesets/dash/game.py")


def walked(folder: Path, text: str, result: str) -> Checkout:
    """A copy of the project in which a walk-through was followed, unless a reader has done so in the project itself."""
    if (ENGINE / result).exists():
        pytest.skip(f"{result} is here already")
    checkout = Checkout(folder)
    checkout.follow(text)
    return checkout


def check_style(checkout: Checkout) -> None:
    """Lint and format of all files that the walk-through wrote."""
    files = [str(path) for path in dict.fromkeys(checkout.touched) if path.suffix == ".py"]
    checkout.python("-m", "ruff", "check", "--no-cache", *files)
    checkout.python("-m", "ruff", "format", "--no-cache", "--check", *files)


def slips(checkout: Checkout, package: str) -> list[str]:
    """What the ban list and the search for forgotten ``yield from`` find in a package of the engine."""
    engine = checkout.folder / "desktop/horologium/engine"
    files = [engine / "core/ask.py", *sorted((engine / package).glob("*.py"))]
    modules = [".".join(file.relative_to(checkout.folder / "desktop").with_suffix("").parts) for file in files]
    found = [Source.parse(file.read_text("utf-8"), file.name, name) for file, name in zip(files, modules, strict=True)]
    return [str(finding) for finding in (*banned(found), *undriven(found))]


def of_all_games(checkout: Checkout) -> list[str]:
    """The tests that go through all games or all packs, wherever they stand."""
    files = (checkout.folder / "tests").rglob("test_*.py")
    texts = {file: file.read_text("utf-8") for file in sorted(files) if "docs" not in file.parts}
    return [str(file) for file, text in texts.items() if re.search(r"RULESETS|GAMES|library\(\)", text)]


def untested(checkout: Checkout, game: str) -> tuple[str, ...]:
    """The rules of a game's ledger that no test proves."""
    return next(each.missing for each in coverage(checkout.folder) if each.ledger.game == game and each.built)


def test_the_examples_before_the_walk_throughs_run():
    told = PAGE.split("## Write your first rule")[0]
    text = "\n".join(block.text for block in blocks(told) if block.language == "python")
    examples = doctest.DocTestParser().get_doctest(text, {}, "engine/README.md", None, 0)
    assert doctest.DocTestRunner().run(examples) == (0, len(examples.examples))
    assert examples.examples


def seams() -> str:
    """The table of all that is looked for in a game."""
    return section(PAGE, "All seams")


def named() -> set[str]:
    """All that stands in code in the table of the seams."""
    return set(re.findall(r"`([A-Za-z_]+)`", seams()))


def looked_up(source: Source) -> list[str]:
    """How the keys begin by which a module looks for texts of a game."""
    found = []
    for function in functions(source.tree):
        if any(_is_texts(node) for node in ast.walk(function)):
            pieces = [piece for node in ast.walk(function) for piece in _keys(node)]
            found += [key[1] for piece in pieces if (key := re.match(r"([a-z]+)\.(?:[a-z]+$|$)", piece))]
    return list(dict.fromkeys(found))


def _is_texts(node: ast.AST) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", getattr(node, "arg", ""))
    return name in {"texts", "_texts"}


def _keys(node: ast.AST) -> list[str]:
    """The beginnings of keys that an expression looks up, or lists to be looked up."""
    match node:
        case ast.Call(func=ast.Attribute(attr="get"), args=[key, *_]) | ast.Subscript(slice=key):
            keys = [key]
        case ast.Compare(left=key, ops=[ast.In()]):
            keys = [key]
        case ast.Assign(value=ast.Tuple(elts=keys)):
            pass
        case _:
            return []
    parts = [key.values[0] if isinstance(key, ast.JoinedStr) and key.values else key for key in keys]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_module_it_names_exists():
    named = re.findall(r"`((?:core|kit|rulesets)/[\w/]+(?:\.py)?)`", PAGE)
    assert len(named) > 10
    assert [name for name in named if not (ENGINE / name).exists()] == []


def test_every_kind_of_entry_is_in_the_table_once():
    table = section(PAGE, "Kinds of entries")
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(get_args(Kind))


def test_every_part_of_a_ruleset_and_of_a_view_is_among_the_seams():
    parts = [name for name, part in vars(Ruleset).items() if isinstance(part, property) or callable(part)]
    views = [name for name, part in vars(view).items() if is_dataclass(part)]
    ours = {field.name for part in (BattleView, OptionView, CampaignRules) for field in fields(part)}
    wanted = {*(name for name in parts if name[0] != "_"), *views, *ours} - {"BattleView", "key"}
    assert sorted(wanted - named()) == []


def test_every_word_that_screens_know_is_among_the_seams():
    words = {name for name, part in vars(drawn).items() if name.isupper() and name != "TYPE_CHECKING"}
    stats = {name for name, part in vars(results).items() if name.isupper() and name != "TYPE_CHECKING"}
    assert sorted((words | stats) - named()) == []


def test_the_keys_of_texts_among_the_seams_are_those_that_the_program_looks_up():
    keys = re.findall(r"`([a-z]+)\.\S*`", seams().partition("**Keys of `texts`**")[2].partition("**The view**")[0])
    lookers = (source for package in ("ui", "protocol", "lab", "campaign") for source in sources(PROGRAM / package))
    asked = {prefix for source in lookers for prefix in looked_up(source)}
    assert asked == set(keys)
    assert {"ask", "odds", "unit"} <= asked


def test_a_text_that_is_looked_up_is_found():
    lines = 'texts.get(f"mood.{kind}")', 'self.texts["pace.slow"]', 'keys = (f"say.{rule}", f"ask.{rule}.{about}")'
    planted = Source.parse(f"def told(self, texts, kind):\n    {'; '.join(lines)}")
    assert sorted(looked_up(planted)) == ["ask", "mood", "pace", "say"]


def test_every_port_of_a_campaign_is_on_its_page():
    ports = section((PROGRAM / "campaign/README.md").read_text("utf-8"), "What a game brings")
    listed = re.findall(r"^\| `(\w+)` \|", ports, re.MULTILINE)
    assert sorted([*listed, "data"]) == sorted(field.name for field in fields(CampaignRules))


def test_the_first_rule_is_played_in_battles(with_rally):
    assert "calls to" in (with_rally.folder / "tests/engine/playthroughs/demo-clash.txt").read_text("utf-8")
    with_rally.python("-m", "helpers.compact", "demo")


def test_the_first_rule_keeps_to_the_rules_of_the_house(with_rally):
    assert slips(with_rally, "rulesets/demo") == []
    assert untested(with_rally, "demo") == ()
    check_style(with_rally)


def test_the_new_game_passes_what_every_game_must(with_the_dash):
    with_the_dash.test(*of_all_games(with_the_dash), "-k", "dash and not process")


def test_a_new_game_breaks_nothing_that_counts_games(with_the_dash):
    counts = ("tests/engine/test_contract.py", "tests/engine/test_playthroughs.py", "tests/ui/languages/test_gather.py")
    with_the_dash.test(*counts, "-k", "has_sample_battles or recorded or at_work or shipped")


def test_the_new_game_keeps_to_the_rules_of_the_house(with_the_dash):
    assert slips(with_the_dash, "rulesets/dash") == []
    check_style(with_the_dash)
    with_the_dash.python("-m", "mypy", "--cache-dir", "types", f"{DASH}")
    with_the_dash.test(*HOUSE)


def test_the_new_game_has_as_many_lines_as_promised():
    game = [block.text for block in blocks(ADD_A_RULESET) if block.text.startswith(f"# {DASH}/")]
    lines = [line for text in game for line in text.splitlines()[1:] if line]
    assert len(lines) <= 128
    assert "in 128 lines" in ADD_A_RULESET


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("```toml\n# campaigns/demo/missions/moor.toml\n\nid = 'moor'\n```\n" + CHECK, "name: is missing"),
        ("```diff\n--- pyproject.toml\n@@\n-not there\n+there\n```\n", "does not hold once"),
        ("```python\n>>> 1 + 1\n3\n```\n", "Failed example"),
        ("```python\nprint('anywhere')\n```\n", "does not say which file"),
        ('```toml\n# campaigns/demo/pack.toml, in part\nid = "moor"\n```\n', "does not hold"),
        ("```console\n$ dance\n```\n", "nobody knows how to do dance"),
        (CHECK.replace("no problems", "some problems"), "some problems"),
    ],
)
def test_a_step_that_does_not_work_is_noticed(tmp_path, step, complaint):
    with pytest.raises(AssertionError, match=complaint):
        Checkout(tmp_path, ("desktop/horologium", "campaigns/demo", "pyproject.toml")).follow(step)
