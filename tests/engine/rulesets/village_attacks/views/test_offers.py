"""Options in words."""

from helpers.night import monster, night, step
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS


def test_a_die_that_pays_is_called_by_its_face():
    battle = night(monster("weeping-bell", zone="GH", dice="melee magic"))
    rule = step(battle)
    next(rule)
    request = rule.send(("step-CO",))
    labels = [VILLAGE_ATTACKS.option(battle, request, key).label for key in ("melee", "magic")]
    assert labels == ["Melee", "Magic"]
