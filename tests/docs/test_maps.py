"""The maps of packages name what is there: modules, and the functions on the way of a click."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache

import pytest

from helpers.markdown import section
from helpers.source import PROGRAM, ROOT, classes, sources

NOVA, STARS = "engine/rulesets/nova_aetas", "engine/rulesets/constellation"
PAGES = ["campaign", "store", "ui", NOVA, STARS]
WHOLE = ["ui", NOVA, STARS]
"""Those whose map has every folder; a row begins with the one that its modules lie in."""
FOLDER = re.compile(r"\| `([\w/]+)/` \|")
MODULE = re.compile(r"`([\w/]+\.py)`")
NAME = re.compile(r"`(?:\w+\.)?(\w+)`")
PLACED = re.compile(r"`(\w+)\.(?!py`)(\w+)`")
"""A name with the class or module that has it."""
WAYS = [
    ("campaign", "The way of a purchase"),
    ("campaign", "The way of a choice in the plot"),
    ("store", "The way of a purchase to the disk"),
    ("ui", "The way of an attack"),
    ("ui", "The way of a purchase"),
    ("ui", "The way of a choice in the plot"),
    (NOVA, "The way of an attack"),
    (STARS, "The way of an attack"),
]


def page(package):
    return (PROGRAM / package / "README.md").read_text("utf-8")


def mapped(package):
    """The modules on a map, each with the folder of its row."""
    for row in section(page(package), "The map").splitlines():
        folder = FOLDER.match(row)
        for module in MODULE.findall(row):
            yield module if folder is None else f"{folder[1]}/{module}"


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


@cache
def owned():
    """What every class and every module has, as pairs."""
    found = set()
    for source in sources(PROGRAM):
        for owner in (source.tree, *classes(source.tree)):
            name = owner.name if isinstance(owner, ast.ClassDef) else source.module.rpartition(".")[2]
            found |= {(name, each.name) for each in owner.body if isinstance(each, ast.FunctionDef | ast.ClassDef)}
            found |= {(name, each.target.id) for each in owner.body if isinstance(each, ast.AnnAssign)}
    return found


@pytest.mark.parametrize("package", PAGES)
def test_every_module_that_a_page_names_is_there(package):
    places = (PROGRAM / package, PROGRAM, ROOT, ROOT / "packaging")
    rest = page(package).replace(section(page(package), "The map"), "")
    named = [*mapped(package), *MODULE.findall(rest)]
    assert [path for path in named if not any((place / path).is_file() for place in places)] == []
    assert len(named) > 10


@pytest.mark.parametrize("package", PAGES)
def test_every_module_of_a_package_is_on_its_map(package):
    folder = PROGRAM / package
    found = folder.rglob("*.py") if package in WHOLE else folder.glob("*.py")
    there = {path.relative_to(folder).as_posix() for path in found if path.name != "__init__.py"}
    assert sorted(there - set(mapped(package))) == []


@pytest.mark.parametrize("package", WHOLE)
def test_no_module_is_on_a_map_twice(package):
    assert [module for module, times in Counter(mapped(package)).items() if times > 1] == []


@pytest.mark.parametrize(("package", "way"), WAYS)
def test_every_function_on_a_way_is_there(package, way):
    named = set(NAME.findall(section(page(package), way))) - {"story", "write"}
    assert named - names() == set()
    assert len(named) > 8


@pytest.mark.parametrize(("package", "way"), WAYS)
def test_every_function_on_a_way_is_where_it_is_said_to_be(package, way):
    assert set(PLACED.findall(section(page(package), way))) - owned() == set()
