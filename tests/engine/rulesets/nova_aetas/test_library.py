"""The library of a pack is made once, and never handed to another pack."""

from __future__ import annotations

from types import MappingProxyType

from helpers.nova import enemy_spec
from horologium.engine.rulesets.nova_aetas.library import Same, library_of


def content(name):
    return MappingProxyType({"enemies": {name: enemy_spec(name)}})


def test_each_pack_has_a_library_of_its_own():
    first, second = content("ogre"), content("thief")
    assert library_of(first) is library_of(first)
    assert [enemy.id for enemy in library_of(second).enemies] == ["thief"]


def test_what_may_still_change_is_read_anew():
    loose = dict(content("ogre"))
    assert library_of(loose) is not library_of(loose)


def test_only_the_very_same_is_the_same():
    one, twin = content("ogre"), content("ogre")
    assert Same(one) == Same(one)
    assert Same(one) != Same(twin)
    assert Same(one) != one
