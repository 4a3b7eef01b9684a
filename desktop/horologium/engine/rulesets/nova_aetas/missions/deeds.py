"""Deeds: what a mission does to the table. Each reads the fields that it names; ``to`` says whom it concerns.

The deeds that draw and close cards are in ``cards``, which also has the full list.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from horologium.engine.core.ask import Asked, Option, Rule, pick, roll
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.company import gear
from horologium.engine.rulesets.nova_aetas.enemies import placing
from horologium.engine.rulesets.nova_aetas.enemies.objectives import ATTACK
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, value
from horologium.engine.rulesets.nova_aetas.missions import exploring
from horologium.engine.rulesets.nova_aetas.missions.conditions import CLOCK_SET, tile_number, tokens_named
from horologium.engine.rulesets.nova_aetas.missions.laying import put_token
from horologium.engine.rulesets.nova_aetas.missions.mission_words import MissionWord
from horologium.engine.rulesets.nova_aetas.state import COMPANY, Hero, Item
from horologium.engine.rulesets.nova_aetas.turns.clock import first_after, set_hand, time_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionDeed
    from horologium.engine.rulesets.nova_aetas.state import Battle, Model, Token

Run: TypeAlias = "Callable[[Battle, MissionDeed, Hero | None], Rule[None]]"

DECKS: Final = ("pecunia", "alchemia", "elementum")
ENDING: Final = "ending:"
"""Among the flags: a deed has called for the end."""

HEADINGS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west as steps over columns and rows.  [NAR-MIS-27]"""


def concerned(battle: Battle, to: str, hero: Hero | None) -> list[Model]:
    """Whom a deed concerns: the hero who acts, all heroes who are not KO, or all models of an enemy card."""
    if to == "heroes":
        return list(battle.standing())
    if to in ("", "hero"):
        return [hero] if hero is not None and not hero.ko else []
    return [enemy for enemy in battle.enemies if enemy.card == to]


def called(token: Token) -> str:
    """What the journal calls a token."""
    return token.label or token.name or token.kind


def in_sentence(name: str) -> str:
    """A name as it stands within a sentence: ``A winch`` is a winch."""
    article, _, rest = name.partition(" ")
    return f"{article.lower()} {rest}" if article in ("A", "An", "The") and rest else name


def asked(hero: Hero | None) -> Asked:
    """Who answers for a deed: the hero who acts, else the company."""
    return COMPANY if hero is None else hero


def say(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Tell the players something.  [NAR-MIC-06]"""
    battle.journal.note("story", "NAR-MIC-06", text=deed.text)
    yield from ()


def reveal(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Reveal a tile with everything on it.  [NAR-MIC-07]"""
    exploring.reveal(battle, tile_number(battle, deed.name))
    yield from ()


def place(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Place one model of the card on each square ``at``; with ``waiting`` they wait.  [NAR-WTG-01, NAR-WTG-03]"""
    cells = [battle.terrain.board.cell(square) for square in deed.at]
    placing.place(battle, deed.name, cells[: exploring.models(battle, len(cells))], waiting=deed.waiting)
    yield from ()


def reinforce(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """``amount`` models of the card enter from the reinforcement point ``to``.  [NAR-TOK-10]"""
    count, point = exploring.models(battle, deed.amount), exploring.point(battle, deed.to)
    yield from placing.reinforce(battle, deed.name, count, point)


def draft(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Draw ``amount`` draft cards of the ``faction``; they enter from the reinforcement point ``to``.  [NAR-CMP-04]"""
    yield from placing.draft(battle, str(deed.faction), deed.amount, exploring.point(battle, deed.to))


def wake(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Waiting enemies of the card, or all, enter combat, and their tiles with them.  [NAR-WTG-06, NAR-WTG-09]"""
    for enemy in battle.enemies:
        if deed.name in ("", enemy.card):
            verbs.wake(battle, enemy, "NAR-WTG-06")
    yield from ()


def objective(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Enemies of the card, or all, pursue the objective ``to`` from now on; without ``to`` the heroes.

    [NAR-PLE-01, NAR-AIX-08]
    """
    for enemy in battle.enemies:
        if deed.name in ("", enemy.card):
            enemy.objective = deed.to or ATTACK
    battle.journal.note("objective", "NAR-PLE-01", enemies=deed.name or "all", objective=deed.to or "heroes")
    yield from ()


def put_tokens(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Lay the ``tokens`` on the table.  [NAR-MIC-07]"""
    board = battle.terrain.board
    for spec in deed.tokens:
        wanted = board.cell(spec.at)
        cell = exploring.nearest_open(battle, wanted) if spec.kind == "character" else wanted
        token = put_token(battle, spec, cell)
        battle.refresh_cells()
        battle.journal.note("token-put", "NAR-MIC-07", token=called(token), square=board.name(token.cell))
    yield from ()


def remove_tokens(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Take all tokens of that name or kind off the table.  [NAR-MIC-07]"""
    for token in tokens_named(battle, deed.name):
        exploring.remove_token(battle, token)
        battle.journal.note("token-gone", "NAR-MIC-07", token=called(token))
    yield from ()


def raise_flag(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Raise a flag by ``amount``; a flag that was never raised stands at 0."""
    battle.flags[deed.name] = battle.flags.get(deed.name, 0) + deed.amount
    battle.news.append(f"flag:{deed.name}")
    yield from ()


def clear_flag(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Set a flag back to 0."""
    battle.flags.pop(deed.name, None)
    yield from ()


def clock(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Set the hands to that time and the end of the mission to ``to``; tokens keep their distance.  [NAR-MIC-09]"""
    now = first_after(battle.now, deed.name)
    battle.flags[CLOCK_SET] = now
    set_hand(battle, now, first_after(now, deed.to))
    battle.journal.note("clock-set", "NAR-MIC-09", time=time_text(now), end=time_text(battle.end))
    yield from ()


def end_time(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The mission ends at that time instead.  [NAR-MIC-09]"""
    battle.end = first_after(battle.now, deed.name)
    battle.journal.note("end-set", "NAR-MIC-09", end=time_text(battle.end))
    yield from ()


def goals(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The goals of that part of the mission replace those in force.  [NAR-MIC-09]"""
    battle.goals = [goal for goal in battle.mission.goals if goal.part == deed.name]
    battle.journal.note("goals", "NAR-MIC-09", goals=", ".join(goal.outcome for goal in battle.goals))
    yield from ()


def win(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The mission is won, with that outcome.  [NAR-TIM-04]"""
    battle.flags[f"won:{deed.name}"] = battle.flags[ENDING] = 1
    yield from ()


def lose(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The mission is lost, with that outcome.  [NAR-TIM-05]"""
    battle.flags[f"lost:{deed.name}"] = battle.flags[ENDING] = 1
    yield from ()


def loot(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """``amount`` reagents of the deck, or of decks that the players choose, go to the loot deck.  [NAR-REA-02]"""
    for _ in range(deed.amount):
        yield from find(battle, deed.name, asked(hero), "NAR-REA-02")


def find(battle: Battle, deck: str, by: Asked, rule: str) -> Rule[None]:
    """One reagent goes unseen to the loot deck; the players choose the deck unless it is named.  [NAR-TOK-01]"""
    if not deck:
        left = [Option(name) for name in DECKS if name in battle.reagents and battle.reagents[name].cards]
        if not left:
            return
        deck = (yield from pick(rule, by, left, "card")).key
    yield from verbs.draw_loot(battle, deck, by, 1, rule=rule)


def coins(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The company finds ``amount`` Popolini, or loses them, but no more than it has.  [NAR-EQP-18, NAR-EQP-19]"""
    amount = max(deed.amount, -battle.purse)
    battle.coins += amount
    battle.journal.note("coins", "NAR-EQP-18", coins=amount, purse=battle.purse)
    yield from ()


def achievement(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The company wins an achievement and keeps it in later missions.  [NAR-CMP-13]"""
    if (name := f"achievement:{deed.name}") not in battle.found:
        battle.found.append(name)
        battle.journal.note("achievement", "NAR-CMP-13", achievement=deed.name)
    yield from ()


def equipment(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The hero who acts may take that card; else it goes to the stock of the company.  [NAR-EQP-06, NAR-CMP-07]"""
    yield from hand_out(battle, deed.name, hero, "NAR-EQP-06")


def hand_out(battle: Battle, card: str, hero: Hero | None, rule: str) -> Rule[None]:
    """A card that was found goes to a hero who takes it, or to the stock.  [NAR-EQP-04, NAR-EQP-06]"""
    name = battle.library.item[card].name
    if hero is not None and not hero.ko:
        taken = {item.key for item in hero.items}
        number = next(number for number in range(1, len(taken) + 2) if f"{hero.key}-{card}-{number}" not in taken)
        if (yield from gear.receive(battle, hero, Item(f"{hero.key}-{card}-{number}", card), rule)):
            return
    battle.stock.append(card)
    battle.journal.note("found", rule, item=name)


def status(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Those whom it concerns receive the status; ``amount`` tells Advantage 1 from 2.  [NAR-STS-01]"""
    for model in concerned(battle, deed.to, hero):
        verbs.gain(battle, model, deed.name, deed.amount, "NAR-MIC-06")
    yield from ()


def cure(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Those whom it concerns lose the status.  [NAR-STS-08]"""
    for model in concerned(battle, deed.to, hero):
        verbs.lose(battle, model, deed.name, "NAR-MIC-06")
    yield from ()


def wound(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Those whom it concerns suffer ``amount`` Wounds.  [NAR-WND-01]"""
    for model in concerned(battle, deed.to, hero):
        yield from verbs.wound(battle, model, deed.amount, by=None, rule="NAR-MIC-06")


def heal(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Those whom it concerns heal ``amount`` Wounds.  [NAR-WND-02]"""
    for model in concerned(battle, deed.to, hero):
        verbs.heal(battle, model, deed.amount, by=None, rule="NAR-MIC-06")
    yield from ()


def threat(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The heroes concerned turn their Perilium by ``amount``.  [NAR-PER-02]"""
    for model in concerned(battle, deed.to, hero):
        if isinstance(model, Hero):
            verbs.raise_threat(battle, model, deed.amount, "NAR-MIC-06")
    yield from ()


def cube(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The heroes concerned have ``amount`` cubes on a characteristic until the mission is over.  [NAR-HER-07]"""
    for model in concerned(battle, deed.to, hero):
        if isinstance(model, Hero):
            verbs.lay_cubes(battle, model, deed.name, deed.amount, "NAR-MIC-06")
    yield from ()


def delay(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The tokens of the heroes concerned move on by ``amount`` Quadrants.  [NAR-HOR-07]"""
    for model in concerned(battle, deed.to, hero):
        if isinstance(model, Hero):
            verbs.shift_token(battle, model, deed.amount, "NAR-MIC-06")
    yield from ()


def scatter(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """The Orientation card moves those concerned, or the token named, up to ``amount`` squares.  [NAR-MIS-27]"""
    for token in tokens_named(battle, deed.name) if deed.name else []:
        heading = yield from orient(battle, asked(hero))
        token.cell = _drift(battle, token.cell, heading, deed.amount)
        battle.refresh_cells()
    for model in concerned(battle, deed.to, hero) if deed.to else []:
        heading = yield from orient(battle, asked(hero))
        if (cell := _drift(battle, model.cell, heading, deed.amount)) != model.cell:
            verbs.put(battle, model, cell)


def orient(battle: Battle, by: Asked) -> Rule[tuple[int, int]]:
    """A random direction by one die: 1-2 north, 3-4 east, 5-6 south, 7-8 west.  [NAR-CMP-10, NAR-MIS-27]"""
    (face,) = yield from roll("NAR-MIS-27", by, [D8])
    heading = (value(face) - 1) // 2
    battle.journal.note("oriented", "NAR-MIS-27", heading=("north", "east", "south", "west")[heading])
    return HEADINGS[heading]


def _drift(battle: Battle, cell: int, heading: tuple[int, int], squares: int) -> int:
    """Where something comes to rest that moves in a direction while the next square is free.  [NAR-MIS-27]"""
    board, free = battle.terrain.board, exploring.open_squares(battle)
    for _ in range(squares):
        column, row, level = board.frame.spot(cell)
        ahead = board.at(column + heading[0], row + heading[1], level)
        if ahead is None or not free >> ahead & 1:
            break
        cell = ahead
    return cell


SIMPLE: Final[Mapping[str, MissionWord[Run]]] = MappingProxyType(
    {
        "say": MissionWord(say, "", ("text",)),
        "reveal": MissionWord(reveal, "tile"),
        "place": MissionWord(place, "enemy", ("at", "waiting")),
        "reinforce": MissionWord(reinforce, "enemy", ("amount", "to: point")),
        "draft": MissionWord(draft, "", ("amount", "faction", "to: point")),
        "wake": MissionWord(wake, "enemy?"),
        "objective": MissionWord(objective, "enemy?", ("to: objective",)),
        "put-tokens": MissionWord(put_tokens, "", ("tokens",)),
        "remove-tokens": MissionWord(remove_tokens, "token"),
        "raise-flag": MissionWord(raise_flag, "flag", ("amount",)),
        "clear-flag": MissionWord(clear_flag, "flag"),
        "clock": MissionWord(clock, "time", ("to: time",)),
        "end-time": MissionWord(end_time, "time"),
        "goals": MissionWord(goals, "part"),
        "win": MissionWord(win, "outcome"),
        "lose": MissionWord(lose, "outcome"),
        "loot": MissionWord(loot, "deck?", ("amount",)),
        "coins": MissionWord(coins, "", ("amount",)),
        "achievement": MissionWord(achievement, "achievement"),
        "equipment": MissionWord(equipment, "equipment"),
        "status": MissionWord(status, "status", ("amount", "to: whom")),
        "cure": MissionWord(cure, "status", ("to: whom",)),
        "wound": MissionWord(wound, "", ("amount", "to: whom")),
        "heal": MissionWord(heal, "", ("amount", "to: whom")),
        "threat": MissionWord(threat, "", ("amount", "to: whom")),
        "cube": MissionWord(cube, "characteristic", ("amount", "to: whom")),
        "delay": MissionWord(delay, "", ("amount", "to: whom")),
        "scatter": MissionWord(scatter, "token?", ("amount", "to: whom")),
    }
)
"""All deeds but those about cards.  [NAR-MIC-06, NAR-MIC-07]"""
