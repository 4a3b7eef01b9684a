"""The closed vocabulary of effects: what packs may say, and what they are told when they say something else."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from helpers.nova import enemy_spec
from helpers.rehearsal import content
from helpers.shipped import shipped
from horologium.engine.rulesets.nova_aetas.effects import outcomes, workings
from horologium.engine.rulesets.nova_aetas.effects.circumstances import CONDITIONS, ROLLS
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import (
    MOMENTS,
    TARGETS,
    VERBS,
    check_effects,
)
from horologium.engine.rulesets.nova_aetas.specs import (
    AttackSpec,
    EffectSpec,
    EnemyAttackSpec,
    EquipmentSpec,
    InjurySpec,
    KeywordSpec,
    SkillSpec,
)


def flaws(*effects, **kinds):
    skill = SkillSpec("trick", "Trick", effects=effects)
    return [*check_effects({"skills": {"trick": skill}, **kinds})]


def told(*effects):
    return [(flaw.key, flaw.message, flaw.remedy) for flaw in flaws(*effects)]


def test_the_pack_says_nothing_wrong():
    assert [*check_effects(content())] == []


@pytest.mark.parametrize(
    ("effect", "key", "words"),
    [
        (EffectSpec("juggle"), "do", VERBS),
        (EffectSpec("threat", on="teatime"), "on", MOMENTS),
        (EffectSpec("threat", when=("raining",)), "when", CONDITIONS),
        (EffectSpec("threat", to="everybody"), "to", TARGETS),
        (EffectSpec("dice", on="always", name="chess"), "name", ROLLS),
    ],
)
def test_an_unknown_word_is_refused_with_the_list_of_known_ones(effect, key, words):
    (flaw,) = flaws(effect)
    assert (flaw.kind, flaw.id, flaw.key) == ("skills", "trick", f"effects.0.{key}")
    assert flaw.remedy == "use one of " + ", ".join(words)


def test_a_verb_at_a_moment_that_is_not_its_own_is_refused():
    assert told(EffectSpec("threat", on="always")) == [
        ("effects.0.on", "'threat' does not work at 'always'", "use one of " + ", ".join(VERBS["threat"].on))
    ]


def test_a_verb_with_a_target_that_is_not_its_own_is_refused():
    assert [flaw[0] for flaw in told(EffectSpec("heal", to="enemy"))] == ["effects.0.to"]


CHANGED = {
    "amount": 7, "range": 2, "status": "burn", "keyword": KeywordSpec("fire"), "symbols": ("sun",), "each": True,
    "optional": True, "limit": "mission", "least": 2, "most": 3, "name": "attack",
}  # fmt: skip


@pytest.mark.parametrize("verb", VERBS)
def test_a_field_that_a_verb_does_not_read_must_keep_its_default(verb):
    reads = VERBS[verb].reads
    needed = {VERBS[verb].needs: CHANGED[VERBS[verb].needs]} if VERBS[verb].needs else {}
    plain = EffectSpec(verb, on=VERBS[verb].on[0], to=VERBS[verb].to[0], **needed)
    for field, value in CHANGED.items():
        keys = [key for key, message, _ in told(replace(plain, **{field: value})) if "does not read it" in message]
        assert keys == ([] if field in reads else [f"effects.0.{field}"]), field


def test_every_field_of_an_effect_is_spoken_of():
    assert {field.name for field in fields(EffectSpec)} == {*CHANGED, "do", "on", "when", "to"}


@pytest.mark.parametrize(("verb", "field"), [("gain", "status"), ("keyword", "keyword"), ("immune", "status")])
def test_a_verb_without_what_it_needs_is_refused(verb, field):
    on = VERBS[verb].on[0]
    assert told(EffectSpec(verb, on=on)) == [(f"effects.0.{field}", f"{verb!r} needs it", f"add {field} = ...")]


def test_a_cure_names_negative_statuses():
    assert [flaw[:2] for flaw in told(EffectSpec("cure", name="poison bless"))] == [
        ("effects.0.name", "'bless' is no negative status")
    ]


def test_a_card_that_is_brought_along_must_be_in_the_pack():
    assert [flaw[1] for flaw in told(EffectSpec("receive", on="start", name="crown"))] == [
        "there is no equipment 'crown'"
    ]


def test_a_secondary_effect_needs_symbols():
    assert [flaw[0] for flaw in told(EffectSpec("threat", on="symbols"))] == ["effects.0.symbols"]


JUGGLE = (EffectSpec("juggle"),)


@pytest.mark.parametrize(
    ("kind", "spec", "key"),
    [
        ("equipment", EquipmentSpec("x", "X", "hand", effects=JUGGLE), "effects.0.do"),
        (
            "equipment",
            EquipmentSpec("x", "X", "hand", attack=AttackSpec("melee", effects=JUGGLE)),
            "attack.effects.0.do",
        ),
        ("injuries", InjurySpec("x", "X", effects=JUGGLE), "effects.0.do"),
        ("enemies", enemy_spec("x", attacks=(EnemyAttackSpec(effects=JUGGLE),)), "attacks.0.effects.0.do"),
    ],
)
def test_effects_are_checked_wherever_they_stand(kind, spec, key):
    (flaw,) = check_effects({kind: {"x": spec}})
    assert (flaw.kind, flaw.id, flaw.key) == (kind, "x", key)


def test_every_verb_that_can_be_done_has_its_deed():
    done = [name for name, verb in VERBS.items() if {"use", "symbols", "start", "kill", "wounding"} & {*verb.on}]
    known = {*outcomes.DEEDS, *outcomes.AT_ONCE, *workings.SPECIAL}
    assert [name for name in done if name not in known] == []


def test_the_packs_use_every_verb():
    pack = shipped("the-sealed-letter").content  # with the cards of the rehearsal
    cards = [*pack["skills"].values(), *pack["equipment"].values(), *pack["injuries"].values()]
    used = {effect.do for card in cards for effect in card.effects}
    used |= {effect.do for card in cards if getattr(card, "attack", None) for effect in card.attack.effects}
    assert set(VERBS) - used == set()
