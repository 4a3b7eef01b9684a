"""Skills of Enemies that cost AP."""

from __future__ import annotations

import pytest

from helpers.nova import enemy_spec, keyword, nova
from helpers.nova_enemies import act, noted, where
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.enemies.skills import skill_flaws
from horologium.engine.rulesets.nova_aetas.specs import EnemySkillSpec
from horologium.engine.rulesets.nova_aetas.views.faces import enemy_face

LONG = ("............",) * 3
BREATH = EnemySkillSpec("Breath", 2, "heal")
MEND = EnemySkillSpec("Mend", 2, "heal", "allies", "first", range=4)
GLARE = EnemySkillSpec("Glare", 1, "status", "heroes", "first", range=3, status="poison")


def guards(*skills, hero="B1", wounds=1, allies=(), **card):
    """A guard at A1 with 5 AP, an attack of 3 and some skills, and Sofia; others of its card may be wounded too."""
    spec = enemy_spec(skills=skills, **card)
    places = {"A1": "guard", **dict.fromkeys(allies, "guard")}
    battle = nova(LONG, {hero: "sofia"}, places, cards=(spec,))
    for enemy in battle.enemies:
        enemy.wounds = wounds
    return battle, battle.enemies[0]


@pytest.mark.rule("NAR-ACN-11", "NAR-EAC-01")
@pytest.mark.parametrize(("rapidity", "blows", "wounds"), [(5, 1, 0), (4, 1, 1), (6, 2, 1)])
def test_a_skill_that_comes_last_is_paid_with_ap_that_attacks_leave(rapidity, blows, wounds):
    battle, guard = guards(BREATH, rapidity=rapidity)
    assert act(battle).rolls == ["sofia"] * blows
    assert (guard.wounds, battle.acting.ap[guard.key]) == (wounds, rapidity - 3 * blows - 2 * (wounds == 0))


@pytest.mark.rule("NAR-ACN-11", "NAR-EAC-01")
@pytest.mark.parametrize(("rapidity", "blows"), [(5, 1), (4, 0)])
def test_a_skill_that_comes_first_may_cost_the_attack(rapidity, blows):
    battle, guard = guards(MEND, rapidity=rapidity)
    assert act(battle).rolls == ["sofia"] * blows
    assert guard.wounds == 0


@pytest.mark.rule("NAR-ACN-11")
def test_a_skill_of_which_nobody_has_anything_is_not_paid_for():
    battle, _ = guards(MEND, wounds=0, rapidity=4)
    assert act(battle).rolls == ["sofia"]
    assert noted(battle, "enemy-used") == []


@pytest.mark.rule("NAR-ACN-11")
def test_a_skill_that_cannot_be_paid_is_not_used():
    battle, guard = guards(MEND, rapidity=3)
    guard.statuses["stun"] = 1
    act(battle)
    assert guard.wounds == 1


@pytest.mark.rule("NAR-ACN-11", "NAR-AUR-01")
def test_a_skill_for_allies_reaches_its_faction_within_the_range():
    battle, _ = guards(MEND, allies=("E1", "F1", "D1"))
    battle.enemies[3].faction = "venice"
    act(battle)
    assert [enemy.wounds for enemy in battle.enemies] == [0, 0, 1, 1]


@pytest.mark.rule("NAR-ACN-11", "NAR-AUR-09")
@pytest.mark.parametrize(("square", "poisoned"), [("D1", True), ("E1", False)])
def test_a_skill_against_heroes_gives_them_a_status_within_the_range(square, poisoned):
    battle, _ = guards(GLARE, hero=square, rapidity=1)
    act(battle)
    assert ("poison" in battle.heroes[0].statuses) is poisoned


@pytest.mark.rule("NAR-ACN-11", "NAR-KWD-36")
def test_nobody_spends_ap_on_those_who_are_immune_or_have_the_status():
    haste = EnemySkillSpec("Haste", 1, "status", use="first", status="flying")
    battle, guard = guards(GLARE, haste, keywords=(keyword("immunity", status="flying"),))
    battle.heroes[0].statuses["poison"] = 1
    act(battle)
    assert battle.acting.ap[guard.key] == 2


@pytest.mark.rule("NAR-ACN-11", "NAR-WTG-04")
def test_a_model_that_waits_uses_no_skill():
    battle, guard = guards(MEND)
    guard.waiting, guard.patrol = True, (battle.terrain.board.cell("C1"),)
    battle.heroes[0].cell = battle.terrain.board.cell("L3")
    battle.refresh_cells()
    act(battle)
    assert (guard.wounds, where(battle)) == (1, "C1")


@pytest.mark.rule("NAR-ACN-11")
@pytest.mark.parametrize(("skill", "why"), [(MEND, "at_first"), (BREATH, "at_last")])
def test_the_journal_says_what_was_used_for_whom_and_why_now(skill, why):
    battle, guard = guards(skill)
    act(battle)
    (entry,) = noted(battle, "enemy-used")
    assert entry.rules == ("NAR-ACN-11",)
    assert entry.facts == {"figure": guard.key, "skill": skill.name, "ap": 2, "whom": [guard.key], why: True}
    assert f"reason.{why}" in NOVA_AETAS.texts
    assert entry.text(NOVA_AETAS.texts, NOVA_AETAS.names(battle)) == f"Guard 1 uses {skill.name} for 2 AP on Guard 1"


@pytest.mark.rule("NAR-ACN-11")
@pytest.mark.parametrize(("statuses", "told"), [({}, True), ({"stun": 1}, False)])
def test_what_comes_first_is_told_beforehand(statuses, told):
    battle, guard = guards(MEND, rapidity=3)
    guard.statuses.update(statuses)
    (intent,) = NOVA_AETAS.view(battle, "heroes").intents
    assert ("Mend (2 AP)" in intent.label, "NAR-ACN-11" in intent.rules) == (told, told)


@pytest.mark.rule("NAR-ACN-11")
def test_the_card_describes_its_skills():
    text = enemy_face(enemy_spec(skills=(MEND, GLARE, BREATH))).text
    assert "Mend: 2 AP, first of all, heals its own within 4 by 1" in text
    assert "Glare: 1 AP, first of all, gives Poison to heroes within 3" in text
    assert "Breath: 2 AP, last, with AP that are left, heals itself by 1" in text


@pytest.mark.rule("NAR-ACN-11")
@pytest.mark.parametrize(
    ("skill", "key"),
    [
        (EnemySkillSpec("Breath", 6, "heal"), "cost"),
        (EnemySkillSpec("Breath", 2, "heal", range=2), "range"),
        (EnemySkillSpec("Mend", 2, "heal", "allies"), "range"),
        (EnemySkillSpec("Mercy", 2, "heal", "heroes", range=2), "to"),
        (EnemySkillSpec("Breath", 2, "heal", status="burn"), "status"),
        (EnemySkillSpec("Glare", 2, "status", "heroes", range=2), "status"),
        (EnemySkillSpec("Luck", 2, "status", status="bless"), "status"),
        (EnemySkillSpec("Glare", 2, "status", "heroes", range=2, amount=2, status="poison"), "amount"),
    ],
)
def test_a_skill_that_makes_no_sense_is_refused(skill, key):
    (flaw,) = skill_flaws(enemy_spec(skills=(BREATH, skill)))
    assert (flaw.kind, flaw.id, flaw.key) == ("enemies", "guard", f"skills.1.{key}")


def test_skills_that_make_sense_pass():
    curse = EnemySkillSpec("Curse", 2, "status", "heroes", range=2, amount=2, status="disadvantage")
    assert [*skill_flaws(enemy_spec(skills=(MEND, curse)))] == []
