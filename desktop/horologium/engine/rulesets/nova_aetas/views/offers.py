"""What a list of options shows beside their words: what sort they are, what to think over, which die they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.view import OptionView, ThrowView
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.board.sightlines import adjacent_enemies
from horologium.engine.rulesets.nova_aetas.effects.symbols import KEEP, Secondary
from horologium.engine.rulesets.nova_aetas.effects.uses import UseOption
from horologium.engine.rulesets.nova_aetas.fight import defence
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.fight.dice import ShownDie, TrialDie, symbols, value
from horologium.engine.rulesets.nova_aetas.missions.mission import CardAction
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns.actions import Action
from horologium.engine.rulesets.nova_aetas.views import labels, wording

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Answer, Choose, Thrown
    from horologium.engine.rulesets.nova_aetas.state import Battle

KINDS: Final[Mapping[str, str]] = {
    "move": "move", "disengage": "move", "pass": "equipment", "throw": "equipment", "extinguish": "other",
    "end": "end",
}  # fmt: skip


def option(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """One option in words, with its kind, its warning and its die."""
    told = wording.option(battle, request, key)
    if request.rule == "NAR-HAT-08":
        return _more(told, _target(battle, key), kind="target")
    if isinstance(request.options, Cells):
        warning = _blows(battle, request.by) if request.rule in ("NAR-ACN-04", "NAR-ACN-13") else ""
        return _more(told, kind="cell", warning=warning)
    offered = request.options.get(key)
    if isinstance(offered, ShownDie):
        return _more(told, _die(offered), face=offered.face)
    if isinstance(offered, Secondary) and offered.wasted:
        return _more(told, warning=TEXTS["warn.out"])
    if isinstance(offered, Action | AttackOption | UseOption):
        return _more(told, kind=_kind(offered), warning=_warning(battle, offered))
    return told


def obvious(battle: Battle, request: Choose[Any]) -> Answer | None:
    """Keep the symbols where all that they could do would befall somebody who is out of combat.  [NAR-EQP-09]"""
    if request.rule != "NAR-EQP-09":
        return None
    keys = request.keys()
    offered = [request.options.get(key) for key in keys]
    if KEEP in offered and all(one is KEEP or (isinstance(one, Secondary) and one.wasted) for one in offered):
        return (KEEP.key,)
    return None


def _more(told: OptionView, label: str = "", *, kind: str = "", warning: str = "", face: str = "") -> OptionView:
    """The same option with more to be told of it."""
    return OptionView(
        told.key, label or told.label, told.cost, told.rules, told.cells, told.figures, told.token, told.sector, kind,
        warning, face,
    )  # fmt: skip


def _target(battle: Battle, key: str) -> str:
    """Whoever, or what, stands on a square that can be attacked; nothing if nobody does.  [NAR-HAT-08]"""
    cell = battle.terrain.board.cell(key)
    named = [enemy.name for enemy in battle.enemies if enemy.cell == cell]
    named += [labels.title(thing.kind) for thing in battle.scenery if thing.cell == cell]
    return f"{named[0]}, {labels.square(key)}" if named else ""


def _die(die: ShownDie) -> str:
    """A die by what it shows.  [NAR-DIE-02]"""
    name = TEXTS["die.success" if die.success else "die.failure"]
    return name.format(number=die.place + 1, face=die.face.replace("+", " "))


def _kind(action: Action | AttackOption | UseOption) -> str:
    """What sort of action it is, by what is behind it.  [NAR-ACN-01]"""
    source = action.source
    if isinstance(source, AttackOption):
        return "attack"
    if isinstance(source, UseOption):
        return "skill" if source.skill and not source.item else "equipment"
    if isinstance(source, CardAction):
        return "mission"
    verb = action.key.partition("-")[0].partition(":")[0]
    return {"wait": "wait", "reload": "equipment"}.get(verb) or KINDS.get(action.key, "other")


def _warning(battle: Battle, action: Action | AttackOption | UseOption) -> str:
    """What an action gives up for good.  [NAR-HAC-11, NAR-ACN-10, NAR-MIS-15]"""
    active, source = battle.active, action.source
    if action.key == "end":
        return TEXTS["warn.ap-lost"].format(ap=active.ap) if active is not None and active.ap > 0 else ""
    card = battle.library.item.get(_card(battle, source))
    if card is not None and card.used_up:
        return TEXTS["warn.used-up"].format(name=card.name)
    skill = battle.library.skill.get(getattr(source, "skill", ""))
    return TEXTS["warn.limit"].format(name=skill.name) if skill is not None and skill.limit == "mission" else ""


def _card(battle: Battle, source: object) -> str:
    """The equipment card that an action uses."""
    if isinstance(source, UseOption):
        return source.card
    if not isinstance(source, AttackOption) or battle.active is None:
        return ""
    items = battle.hero(battle.active.hero).items
    return next((item.card for item in items if item.key == source.card), "")


def _blows(battle: Battle, key: str) -> str:
    """Who strikes at an engaged hero before he goes.  [NAR-ENG-04, NAR-ACN-14]"""
    active = battle.active
    if active is None or active.hero != key or not active.engaged or active.free_passage:
        return ""
    hero = battle.hero(key)
    ready = [enemy for enemy in adjacent_enemies(battle, hero) if defence.can_react(battle, enemy, hero)]
    return TEXTS["warn.reaction"].format(names=", ".join(enemy.name for enemy in ready)) if ready else ""


def tell_throw(thrown: Thrown) -> ThrowView | None:
    """How many dice succeed, where one threshold decides, and which symbols lie there.  [NAR-TST-02, NAR-DIE-05]"""
    shown = [
        TEXTS["throw.symbol"].format(count=count, name=labels.title(name))
        for name, count in symbols(thrown.faces).items()
        if count
    ]
    die = thrown.dice[0]
    if not isinstance(die, TrialDie):
        return ThrowView(" · ".join(shown)) if shown else None
    good = tuple(value(face) >= die.threshold for face in thrown.faces)
    told = TEXTS["throw.successes"].format(good=sum(good), dice=len(good), threshold=die.threshold)
    return ThrowView(" · ".join([told, *shown]), good)
