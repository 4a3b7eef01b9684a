"""Options and names in words, for screens and for the journal."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, get_args

from horologium.engine.core.speech import TONGUE
from horologium.engine.core.view import OptionView
from horologium.engine.kit.cells import Cells, each
from horologium.engine.rulesets.nova_aetas.board import ways
from horologium.engine.rulesets.nova_aetas.effects.symbols import Secondary
from horologium.engine.rulesets.nova_aetas.fight.attack import AttackOption
from horologium.engine.rulesets.nova_aetas.fight.dice import SYMBOLS
from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption
from horologium.engine.rulesets.nova_aetas.missions.deeds import in_sentence
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds
from horologium.engine.rulesets.nova_aetas.missions.mission_words import TRIGGERS
from horologium.engine.rulesets.nova_aetas.missions.objects import coins_in
from horologium.engine.rulesets.nova_aetas.setup import CRATES
from horologium.engine.rulesets.nova_aetas.state import GONE, HEROES, Enemy, Hero, Item, Token
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns.clock import NUMERALS
from horologium.engine.rulesets.nova_aetas.views import labels, lookout
from horologium.engine.rulesets.nova_aetas.views.dial import landing
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE, POSITIVE, Characteristic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Choose
    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.mission_specs import TokenPlace
    from horologium.engine.rulesets.nova_aetas.state import Battle

DECKS: Final = ("pecunia", "alchemia", "elementum")
THING: Final = "thing."
ORDERS: Final = ("attack", "guard", "seize", "hunt", "reach")


def names(battle: Battle) -> Mapping[str, str]:
    """What keys in journal entries are called: cards, tokens, squares, then those who fight or have fought."""
    fallen = {
        entry.facts["figure"]: entry.facts["name"] for entry in battle.journal.entries if entry.what == "defeated"
    }
    return _printed(battle) | fallen | _present(battle)


def _present(battle: Battle) -> dict[str, str]:
    """What is on the table now: tokens, equipment, models."""
    known = {token.key: in_sentence(_called(token)) for token in battle.tokens}
    cards = battle.library.item
    known |= {item.key: cards[item.card].name for hero in battle.heroes for item in hero.items}
    known |= {hero.key: hero.name for hero in battle.heroes}
    return known | {enemy.key: enemy.name for enemy in battle.enemies}


def _printed(battle: Battle) -> dict[str, str]:
    """What the cards of the game and of the mission are called, worked out once for each mission and language."""
    known, tongue = battle.plot.names, TONGUE.get()
    if tongue not in known:
        known[tongue] = {**_cards(battle.library), **_words(), **_mission(battle), HEROES: TEXTS[HEROES]}
    return known[tongue]


def _words() -> dict[str, str]:
    """The words of the game: statuses, decks, symbols, orders, kinds of tokens, Quadrants."""
    words = {word: labels.title(word) for word in (*POSITIVE, *NEGATIVE, *DECKS, *SYMBOLS)}
    words |= {order: TEXTS[f"order.{order}"] for order in ORDERS}
    words |= {f"characteristic {name}": labels.title(name) for name in get_args(Characteristic)}
    words |= {f"quadrant {number}": name for number, name in enumerate(NUMERALS, 1)}
    words |= {key.removeprefix(THING): text for key, text in TEXTS.items() if key.startswith(THING)}
    words |= {f"on {trigger}": TEXTS[f"on.{trigger}"] for trigger in TRIGGERS}
    return words | {"all": TEXTS["all"]}


def _mission(battle: Battle) -> dict[str, str]:
    """The cards, tiles, goals, roofs and tokens of a mission; tokens may be gone when they are told of."""
    mission, board, crates = battle.mission, battle.terrain.board, (*battle.mission.crates, *CRATES)
    known = {card.name: card.title for card in mission.cards}
    known |= {goal.outcome: labels.outcome(mission, goal.outcome) for goal in mission.goals}
    known |= {place.name: labels.title(place.name) for place in mission.tiles if place.name}
    known |= {card: TEXTS["crate.coins"].format(coins=coins_in(card)) for card in crates if coins_in(card)}
    roofs = [board.name(cell) for cell in each(battle.terrain.roofs)]
    known |= {roof: TEXTS["square.roof"].format(square=labels.square(roof)) for roof in roofs}
    places = [*mission.tokens, *(token for deed in all_deeds(mission) for token in deed.tokens)]
    counts: Counter[str] = Counter()
    for place in places:
        stem = place.name or place.kind
        counts[stem] += 1
        known[stem if counts[stem] == 1 else f"{stem}-{counts[stem]}"] = in_sentence(_called(place))
        known.setdefault(place.label or stem, in_sentence(_called(place)))
    return known


def _called(token: Token | TokenPlace) -> str:
    """What a token is called: by its label, its name, or as one of its kind."""
    return token.label or (labels.title(token.name) if token.name else TEXTS[f"thing.{token.kind}"])


def _cards(library: SpecLibrary) -> dict[str, str]:
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
    if isinstance(offered, Token):
        return (square_name(battle, offered.cell),), ()
    source = getattr(offered, "source", None)
    if isinstance(source, AttackOption):
        return lookout.aimed_at(battle, source, battle.hero(request.by))
    return (lookout.footprint(battle, request, key), ()) if request.rule == "NAR-AOE-11" else ((), ())


def _square(battle: Battle, request: Choose[Any], key: str) -> OptionView:
    """A square, and the AP it costs to move there.  [NAR-ACN-02]"""
    board, terrain = battle.terrain.board, battle.terrain
    cell = board.cell(key)
    kind = "roof" if terrain.roofs >> cell & 1 else "open"
    label = f"{TEXTS['terrain.' + kind]} {labels.square(key)}"
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
    if isinstance(offered, Token):
        return _called(offered)
    if isinstance(offered, CardOption):
        return offered.choice.label
    if isinstance(offered, Item):
        return battle.library.item[offered.card].name
    if text := TEXTS.get(f"option.{key}"):
        return text
    known = _printed(battle) | _present(battle)
    source = getattr(offered, "source", None)
    return _source(battle, source, known) or known.get(key) or _readable(key, known)


def _source(battle: Battle, source: object, known: Mapping[str, str]) -> str:
    """The name of the attack, skill, card or token behind an action."""
    label = getattr(source, "label", "")
    if isinstance(label, str) and label:
        return label
    if isinstance(source, Secondary):
        return ", ".join(labels.title(effect.status or effect.do) for effect in source.effects)
    named = [getattr(source, name, "") for name in ("skill", "item_key", "item", "card")]
    return next((known[name] for name in named if isinstance(name, str) and name in known), "")


def _readable(key: str, known: Mapping[str, str]) -> str:
    """A key with a prefix such as ``wait-3`` or ``reload:valerio-bow``, in words."""
    verb, colon, rest = key.partition(":")
    if not colon:
        return labels.title(key)
    name, sentence = known.get(rest) or labels.title(rest), TEXTS.get(f"deed.{verb}")
    return sentence.format(name=name) if sentence else f"{labels.title(verb)}: {name}"


def square_name(battle: Battle, cell: int) -> str:
    """The name of a square, or nothing for a place off the map."""
    return "" if cell == GONE else battle.terrain.board.name(cell)
