"""Emblems and signs: something fitting for every word, and every drawing can be drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from horologium import paths
from horologium.content.drawings import EmblemEntry
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE, POSITIVE
from horologium.ui.art import emblems, signs


def drawn(draw, name):
    image = QImage(48, 48, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, name, QRectF(0, 0, 48, 48), QColor("black"))
    painter.end()
    return image


@pytest.mark.parametrize("name", sorted(emblems.names()))
def test_every_emblem_leaves_ink(qapp, name):
    blank = QImage(48, 48, QImage.Format.Format_ARGB32)
    blank.fill(0)
    assert drawn(emblems.draw, emblems.named(name)) != blank


@pytest.mark.parametrize("name", sorted(signs.NAMES))
def test_every_sign_leaves_ink(qapp, name):
    blank = QImage(48, 48, QImage.Format.Format_ARGB32)
    blank.fill(0)
    assert drawn(signs.draw, name) != blank


@pytest.mark.parametrize(
    ("description", "emblem"),
    [
        ("wolf-of-the-grove", "wolf"), ("warrior-faun", "faun"), ("nun", "veil"), ("harquebuser", "harquebus"),
        ("swiss-halberdier", "halberd"), ("captain-of-fortune", "plume"), ("satyr-piper", "pipes"),
    ],
)  # fmt: skip
def test_a_figure_is_pictured_by_what_it_is_called(description, emblem):
    assert emblems.choose(description) == emblems.named(emblem)


def test_without_a_telling_name_the_role_decides():
    assert emblems.choose("zyx", "ranged") == emblems.named("bow")


def test_of_whom_nothing_is_known_a_person_is_shown():
    assert emblems.choose("zyx") == emblems.named("person")


def test_every_enemy_of_the_shipped_packs_has_an_emblem_of_its_own():
    cards = [file.stem for file in (paths.campaigns() / "rehearsal" / "enemies").glob("*.toml")]
    assert [card for card in cards if emblems.choose(card) == emblems.named("person")] == []
    assert len({emblems.choose(card) for card in cards}) >= 16


def test_words_lead_to_drawings_that_exist():
    assert set(signs.WORDS.values()) <= signs.NAMES
    assert set(signs.SHARED) <= emblems.names()


def test_an_emblem_of_a_pack_comes_before_our_own_and_a_word_before_a_role():
    lance, oar = (EmblemEntry(id_, (f"M1 1 L{place} 9",)) for place, id_ in enumerate(("lance", "blade")))
    brought = emblems.book_of({"lance": replace(lance, words=("rider",)), "blade": replace(oar, roles=("melee",))})
    assert emblems.choose("horned-rider", "melee", brought=brought) == lance.layers
    assert emblems.choose("nun", "melee", brought=brought) == emblems.named("veil")
    assert emblems.choose("zyx", "melee", brought=brought) == oar.layers


@pytest.mark.parametrize("status", [*POSITIVE, *NEGATIVE])
def test_every_status_has_a_sign(status):
    assert signs.choose(status)


@pytest.mark.parametrize(
    "kind", ["loot", "objective", "crate", "chest", "bucket", "fire", "lever", "reinforcement", "rope"]
)
def test_every_kind_of_token_has_a_sign(kind):
    assert signs.choose(kind)
