"""Options and names in words, for screens and for the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.engine.core.view import OptionView
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.screen import labels, lookout
from horologium.engine.rulesets.nova_aetas.screen.dial import landing
from horologium.engine.rulesets.nova_aetas.screen.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.state import GONE, HEROES, Enemy, Hero, Item
from horologium.engine.rulesets.nova_aetas.turns.clock import NUMERALS
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE, POSITIVE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.nova_aetas.library import Library
    from horologium.engine.rulesets.nova_aetas.state import Battle


def names(battle: Battle) -> Mapping[str, str]:
    """What keys in journal entries are called: cards, statuses, tokens, then those who fight."""
    known = _cards(battle.library)
    known |= {status: labels.title(status) for status in (*POSITIVE, *NEGATIVE)}
    known |= {card.name: card.title for card in battle.mission.cards}
    known |= {place.name: labels.title(place.name) for place in battle.mission.tiles if place.name}
    known |= {token.key: token.label or labels.title(token.name or token.kind) for token in battle.tokens}
    known |= {item.key: known[item.card] for hero in battle.heroes for item in hero.items}
    known |= {hero.key: hero.name for hero in battle.heroes} | {enemy.key: enemy.name for enemy in battle.enemies}
    known |= {f"quadrant {number}": name for number, name in enumerate(NUMERALS, 1)}
    return known | {HEROES: TEXTS[HEROES]}


def _cards(library: Library) -> dict[str, str]:
    kinds: tuple[tuple[Any, ...], ...] = (
        library.reagents, library.tiles, library.injuries, library.classes, library.skills, library.equipment,
        library.enemies, library.heroes,
    )  # fmt: skip
    return {spec.id: spec.name for kind in kinds for spec in kind}


def option(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """One option in words, with its cost in AP where it has one, and the squares and models it is about."""
    if isinstance(request.options, Cells):
        return _square(battle, request, key)
    offered = request.options.get(key)
    cost = getattr(offered, "cost", None)
    label, rules, (cells, figures) = (
        _label(battle, offered, key),
        (request.rule,),
        _about(battle, request, offered, key),
    )
    if not isinstance(cost, int):
        return OptionView(key, label, None, rules, cells, figures)
    sector = None if key == "move" else landing(battle, request.by, cost)  # the square decides how far that is
    return OptionView(key, label, cost, rules, cells, figures, "" if sector is None else request.by, sector)


def _about(battle: Battle, request: Choose[Any], offered: object, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The squares and models that an option is about: itself, whom an attack can reach, what an area would cover."""
    if isinstance(offered, Hero | Enemy):
        return (), (offered.key,)
    source = getattr(offered, "source", None)
    if isinstance(source, AttackOption):
        return lookout.aimed_at(battle, source, battle.hero(request.by))
    return (lookout.footprint(battle, request, key), ()) if request.rule == "NAR-AOE-11" else ((), ())


def _square(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """A square, and the AP it costs to move there.  [NAR-ACN-02]"""
    board, terrain = battle.terrain.board, battle.terrain
    cell = board.cell(key)
    kind = "roof" if terrain.roofs >> cell & 1 else "open"
    label = f"{TEXTS['terrain.' + kind]} {key}"
    cost = _steps(battle, request, cell)
    if cost is None:
        return OptionView(key, label, None, (request.rule,), lookout.footprint(battle, request, key))
    sector = landing(battle, request.by, cost)
    return OptionView(key, label, cost, (request.rule,), token=request.by, sector=sector)


def _steps(battle: Battle, request: Choose[Any], cell: int) -> int | None:
    active = battle.active
    if active is None or active.hero != request.by or not request.rule.startswith("NAR-ACN"):
        return None
    way = ways.reach(battle, battle.hero(active.hero), active.ap)
    return way.cost(cell) if way.ends >> cell & 1 else None


def _label(battle: Battle, offered: object, key: str) -> str:
    """What an option is called: by its own text, as what it stands for, or by its key made readable."""
    if isinstance(offered, Hero | Enemy):
        return offered.name
    if isinstance(offered, Item):
        return battle.library.item[offered.card].name
    if text := TEXTS.get(f"option.{key}"):
        return text
    known = names(battle)
    source = getattr(offered, "source", None)
    return _source(battle, source, known) or known.get(key) or _readable(key, known)


def _source(battle: Battle, source: object, known: Mapping[str, str]) -> str:
    """The name of the attack, skill, card or token behind an action."""
    label = getattr(source, "label", "")
    if isinstance(label, str) and label:
        return label
    named = [getattr(source, name, "") for name in ("skill", "item_key", "item", "card")]
    return next((known[name] for name in named if isinstance(name, str) and name in known), "")


def _readable(key: str, known: Mapping[str, str]) -> str:
    """A key with a prefix such as ``wait-3`` or ``reload:valerio-bow``, in words."""
    verb, colon, rest = key.partition(":")
    if colon:
        return f"{labels.title(verb)}: {known.get(rest) or labels.title(rest)}"
    return labels.title(key)


def square_name(battle: Battle, cell: int) -> str:
    """The name of a square, or nothing for a place off the map."""
    return "" if cell == GONE else battle.terrain.board.name(cell)
