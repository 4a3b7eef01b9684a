"""Names in the journal: nothing is told by its key, not even what is gone."""

from __future__ import annotations

import re
from contextvars import copy_context

import pytest

from helpers.battles import random_battles
from helpers.nova import activate, enemy_spec, nova
from helpers.nova_enemies import token
from horologium.engine.core.answerers import play_on
from horologium.engine.core.ask import pick
from horologium.engine.core.speech import TONGUE, Tongue
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects.symbols import KEEP, Secondary
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.mission_specs import TokenPlace
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
from horologium.engine.rulesets.nova_aetas.views.wording import names

RAW = re.compile(r"\b[a-z]+(?:-[a-z]+)*-\d|[A-Z]\d+\+\d|\d\+[a-z]|=")


def told(battle, **facts):
    battle.journal.note("said", **facts)
    return battle.journal.entries[-1].text({"said": "{it}"}, names(battle))


def test_an_enemy_that_fell_keeps_its_name():
    battle = nova(heroes={"A1": "valerio"}, enemies={"B1": "guard"}, cards=(enemy_spec("guard", health=1),))
    activate(battle, "valerio")
    key = battle.enemies[0].key
    for _ in verbs.defeat(battle, battle.enemies[0], battle.hero("valerio")):
        pass
    assert (battle.enemies, told(battle, it=key)) == ([], "Guard 1")


def test_tokens_that_are_gone_keep_their_names():
    places = (TokenPlace("objective", "A1", "grain", label="A heap of grain"), TokenPlace("objective", "A2", "grain"))
    battle = nova(mission={"tokens": places})
    assert [told(battle, it=key) for key in ("grain", "crate")] == ["A heap of grain", "A crate"]


@pytest.mark.rule("NAR-BLD-11")
def test_a_square_on_a_roof_is_called_so():
    battle = nova(("....", ".##.", ".##.", "...."))
    assert told(battle, it="B2+1") == "B2 on the roof"


def test_an_event_says_what_brought_it_about():
    battle = nova()
    battle.journal.note("event", "NAR-HOR-12", on="time", name="6:25")
    assert battle.journal.entries[-1].text(NOVA_AETAS.texts, names(battle)) == "At this hour …"


def test_no_sentence_of_a_battle_shows_a_key():
    for table, router in random_battles(NOVA_AETAS, 6):
        while table.pending is not None:
            play_on(table, router, most=1)
        known = names(table.state)
        raw = [text for entry in table.journal.entries if RAW.search(text := entry.text(NOVA_AETAS.texts, known))]
        assert raw == []


def test_an_option_of_a_secondary_effect_says_what_it_does():
    battle = nova(heroes={"A1": "valerio"}, enemies={"B1": "guard"})
    burn = EffectSpec("gain", on="symbols", to="target", status="burn", symbols=("sun",))
    offered = Secondary("line-1", (burn, EffectSpec("wound", on="and", to="target")), battle.enemies[0])
    request = next(pick("NAR-EQP-09", battle.heroes[0], [offered, KEEP]))
    assert NOVA_AETAS.option(battle, request, "line-1").label == "Burn, Wound"


@pytest.mark.rule("NAR-CMP-14")
def test_a_character_who_can_be_healed_is_offered_by_name_and_square():
    battle = nova(heroes={"A1": "valerio"})
    envoy = token(battle, "A3", "character", "envoy")
    request = next(pick("NAR-SQU-08", battle.heroes[0], [battle.heroes[0], envoy], "figure"))
    told = NOVA_AETAS.option(battle, request, envoy.key)
    assert (told.label, told.cells) == ("Envoy", ("A3",))


def test_names_are_said_in_the_language_that_is_spoken_now():
    battle = nova(heroes={"A1": "valerio"})
    told = names(battle)["stun"]

    def asked():
        TONGUE.set(Tongue("q", lambda text: f"¿{text}"))
        return names(battle)["stun"]

    assert copy_context().run(asked) == f"¿{told}"
    assert names(battle)["stun"] == told
