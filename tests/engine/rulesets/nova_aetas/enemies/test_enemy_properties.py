"""Whatever the position, an Enemy's activation keeps to the rules of the table."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.nova import hero, nova
from helpers.nova_enemies import FOLDER, act, act_group, card, token
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas.board.ways import free
from horologium.engine.rulesets.nova_aetas.enemies.placing import place
from horologium.engine.rulesets.nova_aetas.enemies.targets import target_of
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.state import Options

NAMES = sorted(path.stem for path in FOLDER.iterdir())
ORDERS = [(), *((ObjectiveSpec(order, "goal", 3),) for order in ("guard", "seize", "hunt", "reach"))]
MAP = ("........", ".###..b.", ".###....", "..L...t.", "....~~..", ".b....t.", "........", "........")


@st.composite
def positions(drawn):
    """Two heroes, a Character, a token and three Models of one card, anywhere on a map with everything on it."""
    pick = drawn
    name = pick(st.sampled_from(NAMES))
    options = Options(enemy_choices=pick(st.sampled_from(["worst", "players"])))
    mission = {"objectives": pick(st.sampled_from(ORDERS))}
    battle = nova(MAP, cards=(card(name),), mission=mission, options=options)
    cells = pick(st.permutations(each(free(battle))))
    square = battle.terrain.board.name
    for key, cell in zip(("sofia", "valerio"), cells, strict=False):
        battle.heroes.append(hero(battle, square(cell), key, threat=pick(st.integers(0, 6))))
    token(battle, square(cells[2]), "character", "goal")
    token(battle, square(cells[3]), "objective", "goal")
    place(battle, name, cells[4:7])
    for status in pick(st.sets(st.sampled_from(["burn", "stun", "blind", "entangled", "bleed"]))):
        battle.enemies[0].statuses[status] = 1
    battle.enemies[1].reload = pick(st.booleans())
    return battle


@settings(max_examples=60, deadline=None)
@given(positions(), st.sampled_from(["1", "8+sun"]))
def test_no_two_figures_share_a_square_and_no_ap_are_owed(battle, face):
    name, start = battle.enemies[0].card, battle.groups[0].at
    act_group(battle, name, face)
    cells = [model.cell for model in (*battle.heroes, *battle.enemies)]
    cells += [one.cell for one in battle.tokens if one.kind == "character" and one.cell >= 0]
    assert len(cells) == len(set(cells))
    assert all(group.at == start + card(name).rapidity for group in battle.groups)


@settings(max_examples=60, deadline=None)
@given(positions())
def test_ap_are_never_overspent(battle):
    enemy = battle.enemies[0]
    act(battle, enemy.key)
    assert 0 <= battle.acting.ap[enemy.key] <= card(enemy.card).rapidity


@settings(max_examples=60, deadline=None)
@given(positions())
def test_the_forecast_of_a_target_changes_nothing_and_comes_true(battle):
    enemy = battle.enemies[0]
    told, before = target_of(battle, enemy), len(battle.journal)
    assert len(battle.journal) == before
    act(battle, enemy.key)
    notes = [entry for entry in battle.journal.entries[before:] if entry.what in ("targets", "pursues", "stands")]
    first = notes[0].facts.get("target", "") if notes else ""
    assert first == told.target or first in told.tied
