"""Using things: what the journal tells, ropes, cards side by side, and symbols on scenery."""

from __future__ import annotations

import pytest

from helpers.nova import activate, faces
from helpers.rehearsal import alone, attacks, field, pair, sheet, uses
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.core.speech import Phrases
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.effects import triggers, workings
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, Loot
from horologium.engine.rulesets.nova_aetas.state import LootCard
from horologium.engine.rulesets.nova_aetas.texts import effects

TEXTS = Phrases(effects.TEXTS)
CORNER = ("....", ".##.", ".##.", "....")


def told(battle):
    return [(entry.what, entry.rules[0]) for entry in battle.journal.entries if entry.what in TEXTS]


def aura():
    battle, rebecca, _ = alone("rebecca", "smoke-bomb")
    uses(battle, rebecca, "smoke-bomb")
    play(triggers.recovery(battle, rebecca), [])
    return battle


def boost():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",))
    uses(battle, valerio, "sunder")
    triggers.activation_end(battle, valerio)
    return battle


def prayer():
    battle, vincenzo, _ = pair(sheet("vincenzo", "soul-heal"), sheet("sofia", wounds=1))
    uses(battle, vincenzo, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(5, 1, 1, 1))])
    return battle


def passage():
    battle, vincenzo, _ = alone("vincenzo", "step-of-faith")
    uses(battle, vincenzo, "step-of-faith")
    return battle


def rope():
    battle = field({"A2": sheet("sofia", items=("rope",))}, {"D4": "guard"}, CORNER)
    uses(battle, activate(battle, "sofia"), "sofia-rope")
    return battle


def medicine():
    battle, valerio, _ = alone("valerio", items=("healing-draught",), wounds=1)
    uses(battle, valerio, "valerio-healing-draught")
    return battle


def start():
    battle, _, _ = alone("rebecca", "know-your-enemy", items=("copper-alembic",))
    play(triggers.mission_start(battle), [])
    return battle


def mark():
    battle, sofia, _ = alone("sofia", "marked-prey")
    uses(battle, sofia, "marked-prey")
    return battle


def stone():
    battle, rebecca, _ = alone("rebecca", "stone-skin")
    uses(battle, rebecca, "stone-skin", [(Roll, faces(5, 5, 1, 1))])
    return battle


def valor():
    battle, valerio, _ = alone("valerio", tokens=3)
    uses(battle, valerio, "perfect-strike")
    return battle


def loot():
    battle, sofia, guard = alone("sofia", "scavenger", guard={"loot": Loot(alchemia=1)})
    battle.loot = [LootCard("alchemia", "philosophers-salt")]
    play(triggers.killed(battle, sofia, guard), [])
    assert battle.journal.entries[-1].facts["reagent"] == "Philosopher's Salt"
    return battle


@pytest.mark.parametrize(
    ("scene", "entries"),
    [
        (aura, [("uses", "NAR-ACN-10"), ("aura", "NAR-AUR-05"), ("aura-ended", "NAR-AUR-05")]),
        (boost, [("uses", "NAR-ACN-10"), ("boosts-lost", "NAR-SKS-06")]),
        (prayer, [("uses", "NAR-ACN-10"), ("cast", "NAR-PRY-02"), ("own-tokens", "NAR-MIS-02")]),
        (passage, [("uses", "NAR-ACN-10"), ("passage", "NAR-MIS-07")]),
        (rope, [("uses", "NAR-ACN-12"), ("roped", "NAR-MIS-28")]),
        (medicine, [("uses", "NAR-ACN-12"), ("used-up", "NAR-MIS-15")]),
        (start, [("knows", "NAR-SQU-10"), ("brought", "NAR-ACN-12")]),
        (mark, [("uses", "NAR-ACN-10"), ("marked", "NAR-MIS-05")]),
        (valor, [("uses", "NAR-ACN-10"), ("own-tokens", "NAR-SQU-01")]),
        (loot, [("revealed-loot", "NAR-MIS-05")]),
        (stone, [("uses", "NAR-ACN-10"), ("cast", "NAR-MAG-02"), ("immunity", "NAR-MIS-06")]),
    ],
)
def test_the_journal_tells_what_was_used_and_what_it_did(scene, entries):
    battle = scene()
    assert told(battle) == entries
    assert all("=" not in entry.text(TEXTS) for entry in battle.journal.entries if entry.what in TEXTS)


@pytest.mark.rule("NAR-MIS-28")
def test_two_ropes_at_a_corner_lead_to_the_roof_squares_chosen():
    walls = ("....", ".##.", "..#.", "....")  # B3 has a wall to the north and to the east
    battle = field({"B3": sheet("sofia", items=("rope", "rope"))}, {"D4": "guard"}, walls)
    sofia = activate(battle, "sofia", 5)
    sofia.items[1].key = "sofia-rope-2"
    uses(battle, sofia, "sofia-rope", [(Choose, ("C3+1",))])
    uses(battle, sofia, "sofia-rope-2")
    board = battle.terrain.board
    assert [(token.key, board.name(token.cell), board.name(token.to)) for token in battle.tokens] == [
        ("rope-1", "B3", "C3+1"),
        ("rope-2", "B3", "B2+1"),
    ]


@pytest.mark.rule("NAR-MIS-28")
def test_a_rope_can_be_let_down_from_a_roof():
    battle = field({"B2+1": sheet("sofia", items=("rope",))}, {"D4": "guard"}, CORNER)
    uses(battle, activate(battle, "sofia", 5), "sofia-rope", [(Choose, ("A2",))])
    board = battle.terrain.board
    assert [(board.name(token.cell), board.name(token.to)) for token in battle.tokens] == [("A2", "B2+1")]


@pytest.mark.rule("NAR-EQP-17")
def test_the_card_that_was_used_is_flipped_and_no_other():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", items=("scholars-robe", "rowan-staff"), foe="D1")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 1, 1, 1)), (Choose, ("die-1",)), (Roll, faces(6))])
    assert [item.flipped for item in rebecca.items] == [False, True]


@pytest.mark.rule("NAR-SCN-08")
def test_a_status_is_nothing_to_a_tree():
    battle = field({"A1": sheet("valerio", items=("sword",))}, rows=(".t", ".."))
    attacks(battle, activate(battle, "valerio", 5), "sword", [(Roll, faces(5, 1, 1, 1)), (Choose, ("line-1",))])
    assert [tree.wounds for tree in battle.scenery] == [1]


@pytest.mark.rule("NAR-MIS-07")
def test_who_is_given_passage_can_go_through_the_enemy_in_his_way():
    battle = field({"A1": sheet("vincenzo")}, {"B1": "guard"}, ("....",))
    vincenzo, names = activate(battle, "vincenzo", 5), battle.terrain.board.names
    assert names(ways.reach(battle, vincenzo, 5).ends) == []
    play(workings.SPECIAL["passage"](battle, vincenzo, EffectSpec("passage"), "NAR-MIS-07"), [])
    assert names(ways.reach(battle, vincenzo, 5).ends) == ["C1", "D1"]
