"""What holds after any moves, chases and disengagements, whatever is answered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from helpers.nova import activate, enemy_spec, keyword, nova
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.board import movement, ways
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Options

ROWS = ("..L#..", ".b.#t.", "......", ".~..b.")
OGRE = enemy_spec("ogre", attacks=(EnemyAttackSpec(keywords=(keyword("chase"), keyword("hinder"))),))
PLACES = ("A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3", "D3", "E3", "D1+1", "D2+1")


def answered(rule, data):
    """Run a rule to its end with any answers it allows."""
    answer = None
    while True:
        try:
            request = rule.send(answer)
        except StopIteration:
            return
        if isinstance(request, Choose):
            answer = (data.draw(st.sampled_from(request.keys())),)
        else:
            answer = tuple(data.draw(st.sampled_from(die.faces)) for die in request.dice)


@st.composite
def battles(draw):
    """Two heroes and some ogres and guards, with statuses that matter to moves."""
    hero, other, *rest = draw(st.permutations(PLACES))
    cards = draw(st.lists(st.sampled_from(["ogre", "guard"]), max_size=4))
    statuses = dict.fromkeys(draw(st.lists(st.sampled_from(["speed", "flying", "entangled"]), unique=True)), 1)
    heroes = {hero: {"key": "valerio", "statuses": statuses}, other: "sofia"}
    options = Options(enemy_choices=draw(st.sampled_from(["worst", "players"])))
    battle = nova(ROWS, heroes, dict(zip(rest, cards, strict=False)), cards=(OGRE,), options=options)
    activate(battle, "valerio")
    battle.active.engaged = True
    return battle


def act(battle, hero, data):
    """One move of some kind, as far as it is possible."""
    kind = data.draw(st.sampled_from(["move", "disengage", "chase", "push", "free"]))
    foe = data.draw(st.sampled_from(battle.enemies)) if battle.enemies else None
    if kind == "move" and ways.reach(battle, hero, battle.active.ap).ends:
        answered(movement.move_action(battle, hero), data)
    elif kind == "disengage" and battle.active.ap and movement.disengage_cells(battle, hero):
        answered(movement.disengage(battle, hero), data)
    elif kind == "chase" and foe:
        answered(movement.chase(battle, hero, foe, optional_step=True), data)
    elif kind == "push" and foe:
        answered(movement.push(battle, hero, 2, foe), data)
    elif kind == "free":
        answered(movement.free_move(battle, hero, 2, rule="NAR-MIS-05"), data)


@given(battles(), st.data())
def test_no_two_models_share_a_square_and_nobody_stands_where_nobody_can(battle, data):
    hero = battle.hero("valerio")
    for _ in range(3):
        if not hero.ko:
            act(battle, hero, data)
        cells = [model.cell for model in (*battle.heroes, *battle.enemies)]
        assert len(set(cells)) == len(cells)
        assert all(battle.room >> cell & 1 for cell in cells)
        assert 0 <= battle.active.ap <= 5
        assert battle.active.ap + battle.active.spent == 5
