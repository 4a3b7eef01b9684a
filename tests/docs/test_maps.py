"""The maps of packages name what is there: modules, and the functions on the way of a click."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from helpers.markdown import section
from helpers.source import PROGRAM, ROOT, sources

PAGES = ["campaign", "store"]
MODULE = re.compile(r"`([\w/]+\.py)`")
NAME = re.compile(r"`(?:\w+\.)?(\w+)`")
WAYS = [
    ("campaign", "The way of a purchase"),
    ("campaign", "The way of a choice in the plot"),
    ("store", "The way of a purchase to the disk"),
]


def page(package):
    return (ROOT / "desktop/horologium" / package / "README.md").read_text("utf-8")


@cache
def names():
    """All functions, classes and constants of the program."""
    found = set()
    for source in sources(PROGRAM):
        for node in ast.walk(source.tree):
            match node:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    found.add(name)
                case ast.AnnAssign(target=ast.Name(id=name)):
                    found.add(name)
    return found


@pytest.mark.parametrize("package", PAGES)
def test_every_module_that_a_page_names_is_there(package):
    places = (ROOT / "desktop/horologium" / package, ROOT / "desktop/horologium", ROOT, ROOT / "packaging")
    named = MODULE.findall(page(package))
    assert [path for path in named if not any((place / path).is_file() for place in places)] == []
    assert len(named) > 10


@pytest.mark.parametrize("package", PAGES)
def test_every_module_of_a_package_is_on_its_map(package):
    folder = ROOT / "desktop/horologium" / package
    listed = set(MODULE.findall(section(page(package), "The map")))
    there = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    assert sorted(there - listed) == []


@pytest.mark.parametrize(("package", "way"), WAYS)
def test_every_function_on_a_way_is_there(package, way):
    named = set(NAME.findall(section(page(package), way))) - {"story", "write"}
    assert named - names() == set()
    assert len(named) > 8
