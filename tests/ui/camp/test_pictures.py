"""Pictures of a campaign: every section in a rich and in a new campaign, and once on the walk of the self-test."""

from __future__ import annotations

from horologium.ui.camp.sections import sections_of
from horologium.ui.window import tour
from pictures.campaigns import situations


def test_every_section_has_a_rich_and_a_new_situation(window):
    names = [name for name, _ in situations(window.main)]
    usual = [each.id for each in sections_of(None)]
    assert {f"camp-{each}" for each in usual} | {f"camp-new-{each}" for each in usual} < set(names)


def test_samples_are_made_once(window):
    situations(window.main)
    before = {card.path for card in window.main.camp.cards()}
    situations(window.main)
    assert {card.path for card in window.main.camp.cards()} == before


def test_the_walk_through_a_window_opens_every_section_of_the_sample(window):
    stops = dict(tour.tour(window.main))
    assert {f"camp-{each.id}" for each in sections_of(None)} < set(stops)
    stops["camp-town"]()
    assert (window.window.current, window.main.camp.is_open) == ("camp", True)
