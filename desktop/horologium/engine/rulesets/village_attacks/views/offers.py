"""Options in words: what a button says, what it lights, what should be thought over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.drawn import ENDING
from horologium.engine.core.view import OptionView, ThrowView
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.village_attacks.monsters import dice, uses
from horologium.engine.rulesets.village_attacks.monsters.uses import Spend
from horologium.engine.rulesets.village_attacks.state import Minion, Monster, Villager
from horologium.engine.rulesets.village_attacks.texts import TEXTS
from horologium.engine.rulesets.village_attacks.views.naming import faces, names
from horologium.engine.rulesets.village_attacks.words import FACES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Choose, Thrown
    from horologium.engine.rulesets.village_attacks.state import Battle

RULES: Final = {
    "villager": "VIL-VAC-08",
    "melee": "VIL-ATK-01",
    "ranged": "VIL-ATK-02",
    "attack": "VIL-SMA-06",
    "step": "VIL-MOV-01",
    "power": "VIL-POW-01",
    "guard": "VIL-DEF-01",
    "keep": "VIL-RES-01",
    "trap": "VIL-TRP-01",
    "work": "VIL-OBJ-01",
    "purse": "VIL-MIS-35",
    "summon": "VIL-SUM-04",
    "circle": "VIL-MIS-46",
    "heal": "VIL-HEA-01",
    "drink": "VIL-NGT-69",
    "wild": "VIL-MIS-02",
    "end": "VIL-DIC-05",
}


SLOTS: Final = {"guard": "defence", "keep": "reserve"}
"""The slots into which a die goes by these uses."""


def option(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """One option in words, with the zones and figures it is about."""
    if isinstance(request.options, Cells):
        title = battle.castle.title(battle.castle.board.cell(key))
        return OptionView(key, title, None, (request.rule,), cells=(key,), kind="cell")
    offered = request.options.get(key)
    if isinstance(offered, Spend):
        return _spend(battle, request, offered)
    if isinstance(offered, Villager | Monster | Minion):
        label = names(battle)[offered.key]
        cells = (battle.castle.board.name(offered.zone),) if offered.zone >= 0 else ()
        return OptionView(key, label, None, (request.rule,), cells=cells, figures=(key,))
    return _word(battle, request, key)


def _spend(battle: Battle, request: Choose[Any], spend: Spend) -> OptionView:
    """A use of results."""
    board = battle.castle.board
    by = next((one for one in battle.monsters if one.key == request.by), None)
    figures = (spend.about,) if spend.kind in ("melee", "ranged", "attack") else ()
    cells = (board.name(spend.zone),) if spend.zone >= 0 and (figures or spend.kind == "step") else ()
    warning = _warning(by) if spend.kind == "end" and by is not None else ""
    kind = ENDING if spend.kind == "end" else spend.kind
    rules = (RULES[spend.kind],)
    label = _label(battle, by, spend)
    slot = f"{request.by} {SLOTS[spend.kind]}" if spend.kind in SLOTS else ""
    face = spend.face
    return OptionView(spend.key, label, None, rules, cells, figures, kind=kind, warning=warning, face=face, slot=slot)


def _warning(monster: Monster) -> str:
    """What ending the turn would lose or bring.  [VIL-DIC-05, VIL-VAC-08]"""
    left = dice.unspent(monster)
    told = [TEXTS["warn.unspent"].format(faces=faces(left))] if left else []
    called = [*monster.dice, *monster.fleeting].count("villager")
    if called:
        told.append(TEXTS["warn.villagers"].format(count=called))
    return " ".join(told)


def _label(battle: Battle, monster: Monster | None, spend: Spend) -> str:
    """What a use is called."""
    called = names(battle)
    kind = spend.kind
    if kind in ("melee", "ranged", "attack"):
        return TEXTS[f"option.{kind}"].format(target=called.get(spend.about, spend.about))
    if kind == "step":
        return (
            TEXTS["option.stop"]
            if spend.zone < 0
            else TEXTS["option.step"].format(zone=battle.castle.title(spend.zone))
        )
    if kind == "power" and monster is not None:
        return power_label(battle, monster, spend.about)
    return _plain_label(spend, called)


def _plain_label(spend: Spend, called: Mapping[str, str]) -> str:
    """What the other uses are called, which need no look at the castle."""
    kind = spend.kind
    if kind in ("trap", "drink"):
        return TEXTS[f"option.{kind}"].format(name=called[spend.about])
    if kind == "work":
        return TEXTS["option.work"].format(name=called[spend.about], face=TEXTS[f"word.{spend.face}"])
    if kind == "purse":
        return TEXTS["option.lay-down" if spend.key == "lay-down" else "option.take"]
    if kind == "heal":
        if spend.about == "damage":
            return TEXTS["option.heal-damage"]
        return TEXTS["option.heal"].format(status=TEXTS[f"status.{spend.about}"])
    face = spend.face or spend.about
    return TEXTS[f"option.{kind}"].format(face=TEXTS.get(f"word.{face}", face))


def power_label(battle: Battle, monster: Monster, tier: str) -> str:
    """A power with what it does and costs."""
    spec = uses.tier_of(battle, monster, tier)
    name = names(battle)[f"{monster.card} {tier[0]}"]
    text = TEXTS["card.cost"].format(text=spec.text, faces=faces(spec.cost))
    return TEXTS["option.power"].format(name=name, text=text)


def _word(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """A plain option: a face, a number of dice, a level."""
    stem, _, rest = key.rpartition("-")
    face = key if key in FACES else ""
    label = TEXTS[f"word.{key}"] if face else TEXTS.get(f"option.{key}") or names(battle).get(key, key)
    kind = ""
    if request.rule == "VIL-RES-03":
        label, face = TEXTS[f"word.{stem}"], stem
    elif stem == "die" and request.lying is not None:
        face = request.lying.faces[int(rest)]
        label = TEXTS["option.die"].format(number=int(rest) + 1, face=TEXTS[f"word.{face}"])
    elif stem == "learn":
        label, kind = _lesson(battle, request.by, rest), "learn"
    elif stem == "heal":
        label = (
            TEXTS["option.heal-damage"]
            if rest == "damage"
            else TEXTS["option.heal"].format(status=TEXTS[f"status.{rest}"])
        )
    elif stem in ("parry", "revenge", "minions") and rest != "0":
        label = TEXTS[f"option.{stem}"].format(count=int(rest), damage=2 * int(rest))
    return OptionView(key, label, None, (request.rule,), kind=kind, face=face)


def _lesson(battle: Battle, key: str, tier: str) -> str:
    """What a level would teach."""
    monster = battle.monster(key)
    name = names(battle)[f"{monster.card} {tier[0]}"]
    text = uses.tier_of(battle, monster, tier).text
    return TEXTS["option.learn"].format(name=name, tier=int(tier[1]), text=text)


def tell_throw(thrown: Thrown) -> ThrowView | None:
    """What dice on the table come to: how many of each result; Villagers count against the castle."""
    counted = [(face, thrown.faces.count(face)) for face in dict.fromkeys(thrown.faces)]
    told = [TEXTS["throw.result"].format(count=count, face=TEXTS.get(f"word.{face}", face)) for face, count in counted]
    good = tuple(face not in ("villager", "glare", "tails") for face in thrown.faces)
    return ThrowView(" · ".join(told), good)
