"""R12: no page that is older than the rest and no letter that has turned loses anything without a word."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from helpers.attacks import ENDS, GOOD, fate, stale_pages, swapped_pages, turned_letters, victim
from helpers.figures import figures

INDEX = ("sqlite_autoindex_", "ix_")
SEED = 12


@pytest.fixture(scope="module")
def target(tmp_path_factory):
    return victim(tmp_path_factory.mktemp("victim") / "whole")


@pytest.fixture
def attack(target, tmp_path, report, request):
    """Do damages to a campaign; gives what became of it, by what was hurt."""

    def run(damages):
        fates = {}
        for number, (what, data) in enumerate(damages):
            shelf, path = target.trial(tmp_path / str(number), data)
            fates.setdefault(what, Counter())[fate(shelf, path, target.truth)] += 1
        report(request.node.name, dict(sum(fates.values(), Counter())))
        return fates

    return run


def bad(fates):
    return {what: {each: n for each, n in found.items() if each not in GOOD} for what, found in fates.items()}


def some(damages, most):
    """So many of all damages, of every table and index some."""
    chance, by_name = random.Random(SEED), {}
    for what, data in damages:
        by_name.setdefault(what, []).append((what, data))
    rest = [chance.sample(found, len(found)) for found in by_name.values()]
    return [found[turn] for turn in range(max(map(len, rest))) for found in rest if turn < len(found)][:most]


@pytest.mark.parametrize("end", ENDS)
@figures("most", 4, 400)
def test_a_stale_page_of_an_index_costs_nothing(target, attack, end, most):
    pages = [each for each in stale_pages(target, end) if each[0].startswith(INDEX)]
    answers = [each for each in pages if "answer" in each[0]]
    fates = attack([*answers[:1], *some(pages, most)])
    assert {each for found in fates.values() for each in found} == {"mended"}


@pytest.mark.parametrize("end", ENDS)
@figures("most", 5, 400)
def test_a_stale_page_of_a_table_is_mended_or_told(target, attack, end, most):
    pages = [each for each in stale_pages(target, end) if not each[0].startswith(INDEX)]
    assert not any(bad(attack(some(pages, most))).values())


@pytest.mark.parametrize("end", ENDS)
@figures("most", 4, 400)
def test_a_letter_that_has_turned_is_mended_or_told(target, attack, end, most):
    damages = islice(turned_letters(target, end, random.Random(SEED)), most)
    assert not any(bad(attack(damages)).values())


@pytest.mark.parametrize("end", ENDS)
@figures("most", 3, 300)
def test_two_pages_that_changed_places_are_mended_or_told(target, attack, end, most):
    damages = islice(swapped_pages(target, end, random.Random(SEED)), most)
    assert not any(bad(attack(damages)).values())
