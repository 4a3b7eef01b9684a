"""What holds for every document: links lead somewhere, and the commands exist."""

from __future__ import annotations

import re

import pytest

from devtools.verbs import VERBS
from helpers.markdown import anchors, blocks, links, section
from helpers.source import ROOT

DOCUMENTS = [
    ROOT / name
    for name in (
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "campaigns/README.md",
        "campaigns/constellation/README.md",
        "campaigns/rehearsal/README.md",
        "campaigns/the-hollow-hour/README.md",
        "campaigns/the-sealed-letter/README.md",
        "desktop/horologium/campaign/README.md",
        "desktop/horologium/engine/README.md",
        "desktop/horologium/engine/rulesets/constellation/README.md",
        "desktop/horologium/engine/rulesets/nova_aetas/README.md",
        "desktop/horologium/engine/rulesets/village_attacks/README.md",
        "desktop/horologium/protocol/README.md",
        "desktop/horologium/store/README.md",
        "desktop/horologium/ui/README.md",
        "packaging/README.md",
    )
]
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


@each_document
def test_every_link_leads_to_a_file_of_the_project(document):
    for written, target in links(document):
        assert target.exists(), written
        assert target.resolve().is_relative_to(ROOT)


@each_document
def test_every_link_to_a_heading_finds_it(document):
    for written, target in links(document):
        _, hash_, heading = written.partition("#")
        assert not hash_ or heading in anchors(target), written


@each_document
def test_every_command_of_dev_py_exists(document):
    verbs = re.findall(r"packaging/dev\.py (\w+)", document.read_text("utf-8"))
    assert set(verbs) <= set(VERBS)


def test_no_document_is_forgotten():
    folders = [ROOT, *(ROOT / name for name in ("campaigns", "desktop", "packaging", "resources", "tests"))]
    found = {path for folder in folders[1:] for path in folder.rglob("*.md")} | set(ROOT.glob("*.md"))
    assert sorted(found) == sorted(DOCUMENTS)


def test_a_link_to_nowhere_would_be_noticed(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# One two\n\n[a](b.md#c) `[d](e.md)` [f](#one-two)\n\n```text\n[g](h.md)\n```\n", "utf-8")
    assert [written for written, target in links(page) if not target.exists()] == ["b.md#c"]
    assert anchors(page) == {"one-two"}


def test_blocks_keep_language_text_and_place():
    text = "## A\n\n```python\na = 1\n```\n\n1. step\n   ```console\n   $ b\n   ```\n\n## B\n"
    assert [tuple(block) for block in blocks(text)] == [("python", "a = 1\n", 4), ("console", "$ b\n", 9)]
    assert section(text, "B").strip() == ""


def test_a_block_that_is_never_closed_is_noticed():
    with pytest.raises(AssertionError, match="line 2 is never closed"):
        list(blocks("```python\na = 1\n"))
