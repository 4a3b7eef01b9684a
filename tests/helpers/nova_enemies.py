"""Enemies of Nova Aetas at work: the cards of the rehearsal pack, and a quick way to let them act."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from horologium.engine.core.ask import Draw, Request, Roll, Rule
from horologium.engine.rulesets.nova_aetas.enemies.groups import act_model, begin_group, end_group
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec, EnemySpec, KeywordSpec, Loot
from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Group, Token

FOLDER = Path(__file__).parents[2] / "campaigns" / "rehearsal" / "enemies"


@cache
def card(name: str) -> EnemySpec:
    """A card of the rehearsal pack."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    data["attacks"] = tuple(EnemyAttackSpec(**_words(attack)) for attack in data["attacks"])
    return EnemySpec(**{**_words(data), "id": name, "loot": Loot(**data.get("loot", {}))})


def cards(*names: str) -> tuple[EnemySpec, ...]:
    """Several cards."""
    return tuple(card(name) for name in names)


def _words(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "keywords": tuple(KeywordSpec(**word) for word in data.get("keywords", ()))}


@dataclass
class Seen:
    """What was asked while enemies acted, and what came of it."""

    requests: list[Request] = field(default_factory=list)
    result: Any = None

    @property
    def rolls(self) -> list[str]:
        """Who rolled, in order."""
        return [request.by for request in self.requests if isinstance(request, Roll)]


def run(rule: Rule[Any], face: str = "8+sun", choose: str = "") -> Seen:
    """Run a rule: all dice show one face (heroes block everything), cards come in order, a choice is told by key."""
    seen, answer = Seen(), None
    while True:
        try:
            request = next(rule) if answer is None else rule.send(answer)
        except StopIteration as done:
            seen.result = done.value
            return seen
        seen.requests.append(request)
        answer = _answer(request, face, choose)
        request.check(answer)


def _answer(request: Request, face: str, choose: str) -> tuple[str, ...]:
    if isinstance(request, Roll):
        return (face,) * len(request.dice)
    if isinstance(request, Draw):
        return tuple(request.cards[: request.count])
    keys = request.keys()
    return (choose,) if choose in keys else tuple(keys[: max(1, request.least)])


def act(battle: Battle, key: str = "", face: str = "8+sun", choose: str = "") -> Seen:
    """One Model, the first unless another is named, acts as if its group were activated."""
    enemy = battle.enemy(key) if key else battle.enemies[0]
    battle.acting = None
    run(begin_group(battle, Group(enemy.card, battle.now)))
    return run(act_model(battle, enemy), face, choose)


def act_group(battle: Battle, name: str, face: str = "8+sun") -> Seen:
    """A whole group acts."""
    group = battle.group(name)
    assert group is not None
    seen = run(begin_group(battle, group), face)
    for key in list(battle.acting.left if battle.acting else ()):
        for enemy in [one for one in battle.enemies if one.key == key]:
            seen.requests += run(act_model(battle, enemy), face).requests
    end_group(battle)
    return seen


def where(battle: Battle, model: Enemy | None = None) -> str:
    """The square of a Model, of the first one unless another is given."""
    return battle.terrain.board.name((model or battle.enemies[0]).cell)


def token(battle: Battle, square: str, kind: str = "objective", name: str = "") -> Token:
    """Lay down a token."""
    found = Token(f"{name or kind}-{len(battle.tokens) + 1}", kind, battle.terrain.board.cell(square), name)
    battle.tokens.append(found)
    battle.refresh_cells()
    return found


def noted(battle: Battle, what: str) -> list[Any]:
    """The journal's entries of a kind."""
    return [entry for entry in battle.journal.entries if entry.what == what]
