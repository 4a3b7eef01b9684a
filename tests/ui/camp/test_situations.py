"""Pictures of a campaign: every section in a rich and in a new campaign."""

from __future__ import annotations

from horologium.ui.camp.sections import sections_of
from horologium.ui.camp.situations import situations


def test_every_section_has_a_rich_and_a_new_situation(window):
    names = [name for name, _ in situations(window.rooms)]
    usual = [each.id for each in sections_of(None)]
    assert {f"camp-{each}" for each in usual} | {f"camp-new-{each}" for each in usual} < set(names)


def test_samples_are_made_once(window):
    situations(window.rooms)
    before = {card.path for card in window.rooms.camp.cards()}
    situations(window.rooms)
    assert {card.path for card in window.rooms.camp.cards()} == before
