"""The page on the engine: its examples run, and its walk-throughs lead where they say."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING, get_args

import pytest

from devtools.rules import coverage
from helpers.bans import banned
from helpers.markdown import blocks, section
from helpers.source import ENGINE, Source
from helpers.undriven import undriven
from helpers.walkthrough import Checkout
from horologium.engine.core.journal import Kind

if TYPE_CHECKING:
    from pathlib import Path

PAGE = (ENGINE / "README.md").read_text("utf-8")
DASH = "desktop/horologium/engine/rulesets/dash"
CHECK = "```console\n$ python3 packaging/dev.py run check campaigns/demo\ndemo: 14 files, no problems\n```\n"
FIRST_RULE, ADD_A_RULESET = (section(PAGE, title) for title in ("Write your first rule", "Add a ruleset"))


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


def untested(checkout: Checkout, game: str) -> tuple[str, ...]:
    """The rules of a game's ledger that no test proves."""
    return next(each.missing for each in coverage(checkout.folder) if each.ledger.game == game and each.built)


def test_the_examples_of_the_model_run():
    text = "\n".join(block.text for block in blocks(PAGE.split("## The parts")[0]) if block.language == "python")
    examples = doctest.DocTestParser().get_doctest(text, {}, "engine/README.md", None, 0)
    assert doctest.DocTestRunner().run(examples) == (0, len(examples.examples))
    assert examples.examples


def test_every_module_it_names_exists():
    named = re.findall(r"`((?:core|kit|rulesets)/[\w/]+(?:\.py)?)`", PAGE)
    assert len(named) > 10
    assert [name for name in named if not (ENGINE / name).exists()] == []


def test_every_kind_of_entry_is_in_the_table_once():
    table = section(PAGE, "Kinds of entries")
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(get_args(Kind))


def test_the_first_rule_is_played_in_battles(with_rally):
    assert "calls to" in (with_rally.folder / "tests/engine/playthroughs/demo-clash.txt").read_text("utf-8")
    with_rally.python("-m", "helpers.compact", "demo")


def test_the_first_rule_keeps_to_the_rules_of_the_house(with_rally):
    assert slips(with_rally, "rulesets/demo") == []
    assert untested(with_rally, "demo") == ()
    check_style(with_rally)


def test_the_new_game_keeps_every_promise(with_the_dash):
    with_the_dash.python("-m", "helpers.compact", "dash")


def test_the_new_game_passes_what_every_ruleset_must(with_the_dash):
    suites = ("tests/engine/contract/test_bots.py", "tests/engine/contract/test_odds.py")
    with_the_dash.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "dash", *suites)


def test_the_new_game_keeps_to_the_rules_of_the_house(with_the_dash):
    assert slips(with_the_dash, "rulesets/dash") == []
    assert untested(with_the_dash, "dash") == ()
    check_style(with_the_dash)


def test_the_new_game_has_as_many_lines_as_promised():
    game = [block.text for block in blocks(ADD_A_RULESET) if block.text.startswith(f"# {DASH}/")]
    lines = [line for text in game for line in text.splitlines()[1:] if line]
    assert len(lines) <= 125
    assert "in 125 lines" in ADD_A_RULESET


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
        Checkout(tmp_path).follow(step)
