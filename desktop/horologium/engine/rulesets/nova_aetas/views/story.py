"""The story as the table sees it: cards that were drawn, and the first and the last scene (topics MIC, LOC, TIM)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from horologium.engine.core.view import CardView, PointView, SceneLine, SceneView
from horologium.engine.rulesets.nova_aetas.library import library_of
from horologium.engine.rulesets.nova_aetas.missions import cards
from horologium.engine.rulesets.nova_aetas.missions.legend import legend
from horologium.engine.rulesets.nova_aetas.missions.mission import down_limit
from horologium.engine.rulesets.nova_aetas.missions.times import end_for
from horologium.engine.rulesets.nova_aetas.state import HEROES
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.engine.rulesets.nova_aetas.turns.clock import time_text
from horologium.engine.rulesets.nova_aetas.views import labels

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ruleset import Content
    from horologium.engine.core.view import CardState, PointKind, PointState, SceneKind
    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
    from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, ChoiceSpec, MissionSpec
    from horologium.engine.rulesets.nova_aetas.missions.cards import CardOption
    from horologium.engine.rulesets.nova_aetas.missions.legend import Legend
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

DRAWN = "drawn:"

# Cards


def mission_cards(battle: Battle) -> Iterator[CardView]:
    """All cards that were drawn, in that order: those that lie open, and those put away, to be read again.

    [NAR-MIC-06, NAR-LOC-04]
    """
    heard = [*battle.flags, *battle.news]
    drawn = [name.removeprefix(DRAWN) for name in heard if name.startswith(DRAWN) and name != DRAWN]
    hero = battle.hero(battle.active.hero) if battle.active is not None else None
    for name in dict.fromkeys([*drawn, *battle.cards]):
        card = battle.plot.card.get(name)
        if card is not None:
            state: CardState = "open" if name in battle.cards else "away"
            points = tuple(_points(battle, card, hero, lies_open=state == "open"))
            yield CardView(name, HEROES, card.title, "NAR-MIC-03", "", card.kind, state, card.text, points=points)


def _points(battle: Battle, card: CardSpec, hero: Hero | None, *, lies_open: bool) -> Iterator[PointView]:
    """What a card offers, as it is printed, and how each of it stands.  [NAR-LOC-02, NAR-LOC-06, NAR-LOC-08]"""
    now = {offer.key for offer in cards.offers_of(battle, card, hero)} if lies_open else set()
    for offer in cards.printed(battle, card):
        kind: PointKind = "point" if offer.choice in card.points else "choice"
        state = "open" if offer.key in now else _how(battle, offer)
        label, cost = offer.choice.label, offer.cost
        yield PointView(offer.key, label, kind, cost, _asked(offer.choice), state, "NAR-LOC-02")
    if card.exit:
        yield PointView(
            f"leave:{card.name}", TEXTS["point.exit"], "exit", 0, "", "open" if lies_open else "", "NAR-LOC-08"
        )


def _how(battle: Battle, offer: CardOption) -> PointState:
    """Whether an option was taken or failed; empty if it cannot be taken as things stand.  [NAR-LOC-07]"""
    if offer.key in battle.paid or f"choice:{offer.key}" in battle.done:
        return "taken"
    return "failed" if any(mark.startswith(f"failed:{offer.key}") for mark in battle.done) else ""


def _asked(choice: ChoiceSpec) -> str:
    """The test of an option and where one has to stand for it, in words.  [NAR-TST-05, NAR-ACN-21]"""
    parts, test = [], cards.test_of(choice)
    if test is not None:
        name = labels.title(test.characteristic)
        words = TEXTS["point.test"].format(characteristic=name, successes=test.successes, threshold=test.threshold)
        parts.append(TEXTS["point.tag"].format(tag=labels.title(choice.tag), test=words) if choice.tag else words)
    if choice.at:
        parts.append(TEXTS["point.near"].format(squares=", ".join(choice.at)))
    return "; ".join(parts)


# Scenes


def opening(battle: Battle) -> SceneView:
    """The first page: the story so far, what is to be done, and the legend.  [NAR-MIC-04, NAR-MIC-08, NAR-TIM-01]"""
    mission = battle.mission
    return SceneView("opening", mission.name, mission.intro, _span(battle), ("NAR-TIM-01",), tuple(_legend(battle)))


def _span(battle: Battle) -> str:
    end = end_for(battle.mission, len(battle.heroes))
    return TEXTS["line.begins"].format(start=battle.mission.start, end=end)


def _legend(battle: Battle) -> Iterator[SceneLine]:
    """What wins and loses, and what has to lie on the table.  [NAR-MIC-04, NAR-TIM-04, NAR-TIM-05]"""
    mission = battle.mission
    for goal in mission.goals:
        if goal.won and not goal.part:
            yield SceneLine("aim", TEXTS["line.aim"], labels.outcome(mission, goal.outcome), "NAR-TIM-04")
    words = TEXTS["line.limit.text" if mission.time_out == "lost" else "line.limit.held"]
    words = words.format(limit=down_limit(battle))
    yield SceneLine("time", TEXTS["line.limit"], words, "NAR-TIM-05")
    yield from material(mission, battle.library)


def legend_lines(content: Content, mission: str) -> tuple[SceneLine, ...]:
    """The Legend card of a mission of the pack.  [NAR-MIC-04, NAR-MIS-19]"""
    return tuple(material(content["missions"][mission], library_of(content)))


def material(mission: MissionSpec, library: SpecLibrary) -> Iterator[SceneLine]:
    """The enemies, tiles, tokens and cards that a mission brings.  [NAR-MIC-04]"""
    found = legend(mission, library)
    yield SceneLine("foe", TEXTS["line.enemies"], ", ".join(found.enemies), "NAR-MIC-04")
    tokens = [labels.title(kind) if many == 1 else f"{labels.title(kind)} ×{many}" for kind, many in _counted(found)]
    table = (("line.tiles", ", ".join(found.tiles)), ("line.tokens", ", ".join(tokens)))
    for key, text in (*table, ("line.cards", str(found.cards) if found.cards else "")):
        if text:
            yield SceneLine("table", TEXTS[key], text, "NAR-MIC-04")


def _counted(found: Legend) -> list[tuple[str, int]]:
    return list(Counter(found.tokens).items())


def ending(battle: Battle) -> SceneView | None:
    """The last page: the story of the end, why it came, what was found and who fell.  [NAR-TIM-04, NAR-MIC-10]"""
    if battle.phase != "over":
        return None
    kind: SceneKind = "won" if battle.won else "lost"
    met = next((goal for goal in battle.goals if goal.outcome == battle.ended), None)
    story = (met.text if met is not None else "") or (battle.mission.won if battle.won else battle.mission.lost)
    why, rule = _why(battle)
    return SceneView(kind, TEXTS[f"scene.{kind}"], story, why, (rule,), tuple(_tally(battle)))


def _why(battle: Battle) -> tuple[str, str]:
    """Why the mission ended, and by which rule.  [NAR-TIM-03, NAR-TIM-04, NAR-TIM-05, NAR-HOR-11]"""
    rules = {"time": "NAR-TIM-03", "nobody-left": "NAR-HOR-11", "knocked-out": "NAR-TIM-05"}
    key = battle.ended if battle.ended in rules else f"goal.{'won' if battle.won else 'lost'}"
    key = "time.won" if key == "time" and battle.won else key
    words = TEXTS[f"end.{key}"].format(
        time=time_text(battle.now),
        ko=sum(hero.ko for hero in battle.heroes),
        limit=len(battle.heroes),
        goal=labels.outcome(battle.mission, battle.ended),
    )
    return words, rules.get(battle.ended, "NAR-TIM-04")


def _tally(battle: Battle) -> Iterator[SceneLine]:
    start, now, end = time_text(battle.start), time_text(battle.now), time_text(battle.end)
    yield SceneLine("time", TEXTS["line.time"], TEXTS["line.time.text"].format(start=start, now=now, end=end))
    yield SceneLine("foe", TEXTS["line.foes"], str(battle.flags.get("defeated:", 0)))
    loot = [spec.name for card in battle.loot for spec in battle.library.reagents if spec.id == card.reagent]
    yield SceneLine("found", TEXTS["line.loot"], ", ".join(_grouped(loot)) or "–", "NAR-REA-05")
    if battle.coins:
        yield SceneLine("found", TEXTS["line.coins"], str(battle.coins), "NAR-EQP-18")
    down = [hero.name for hero in battle.heroes if hero.ko]
    yield SceneLine("fallen", TEXTS["line.down"], ", ".join(down) or TEXTS["line.nobody"], "NAR-KOH-01")


def _grouped(names: list[str]) -> Iterator[str]:
    """Name what is there several times once, with its number."""
    for name in dict.fromkeys(names):
        count = names.count(name)
        yield name if count == 1 else f"{name} ×{count}"


__all__ = ["ending", "mission_cards", "opening"]
