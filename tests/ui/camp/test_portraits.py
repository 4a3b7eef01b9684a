"""How members are drawn: by their faces, or as the miniatures that stand for their kind."""

from __future__ import annotations

import pytest

from helpers.shipped import shipped
from horologium.campaign.wording import of_role
from horologium.ui.camp.portraits import miniature, sitter


def cuts(pack):
    return {card: sitter(pack, card, "Ada").cut for card in of_role(pack, "member")}


@pytest.mark.parametrize("pack", ["rehearsal", "the-sealed-letter", "constellation", "demo"])
def test_people_keep_their_faces(pack):
    assert set(cuts(shipped(pack)).values()) <= {""}


def test_no_two_members_who_are_cut_out_look_alike():
    found = cuts(shipped("the-hollow-hour"))
    assert len(set(found.values())) == len(found) > 5
    assert "" not in found.values()


def test_a_new_name_changes_no_miniature():
    pack = shipped("the-hollow-hour")
    card = next(iter(of_role(pack, "member")))
    assert sitter(pack, card, "A wolf").cut == sitter(pack, card, "A golem").cut


def test_a_card_that_is_gone_has_a_miniature_by_its_words():
    assert miniature(shipped("the-hollow-hour"), "monster", "stone-golem") == "golem"
