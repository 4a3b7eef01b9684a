"""What was used in a battle and what could have been, read from its journal and its log once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.balance import Trial
from horologium.engine.rulesets.nova_aetas.company.homecoming import beyond, outcomes
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.balance import Use
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import Content, Setup
    from horologium.engine.core.saves import Answered
    from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec, EventSpec, Goal, MissionSpec
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, SkillSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero

QUADRANT: Final = 5
"""Minutes between two Quadrants.  [NAR-HOR-01]"""

ACTS: Final = ("enemy-attacks", "enemy-moved", "assailed", "seized", "reached", "reacted")
"""The entries whose figure is an enemy that does something."""

CARDS: Final = ("item", "card", "by")
"""Facts of entries about heroes that may name a skill or an equipment card."""

TOLD: Final = ("uses", "cast", "flipped", "thrown-again", "soaked", "used-up", "reloaded")
"""The entries that tell of a card at work."""


def trial(content: Content, setup: Setup, battle: Battle, log: Sequence[Answered]) -> Trial:
    """How a battle went, and all that was used in it."""
    entries = battle.journal.entries
    used = dict.fromkeys(
        (
            *_of_mission(battle, entries),
            *_enemies(content, entries),
            *_chosen(content, log),
            *_told(content, entries),
            *_held(content, battle),
            *_drawn(setup, battle),
        )
    )
    downs = sum(entry.what == "ko" for entry in entries)
    return Trial(battle.won, battle.ended, QUADRANT * (battle.now - battle.start), downs, tuple(used))


# What happened


def _of_mission(battle: Battle, entries: Sequence[Entry]) -> Iterator[Use]:
    """Cards that were read, choices that were made, events, flags, and the end."""
    yield "outcome", battle.ended
    yield from (("story", flag) for flag in _asked(battle.mission) if flag in battle.mission.story)
    for name in battle.flags:
        what, _, rest = name.partition(":")
        if what == name:
            yield "flag", name
    for mark in battle.done:
        what, _, rest = mark.partition(":")
        if what == "choice":
            yield "choice", rest
    yield from (("choice", key) for key in battle.paid)
    titles = {card.title: card.name for card in battle.mission.cards}
    for entry in entries:
        if entry.what == "card" and entry.facts["card"] in titles:
            yield "card", titles[entry.facts["card"]]
    yield from _events(battle, entries)


def _events(battle: Battle, entries: Sequence[Entry]) -> Iterator[Use]:
    """The state knows which events have happened once; of those that recur the journal tells."""
    told = {(entry.facts["on"], entry.facts["name"]) for entry in entries if entry.what == "event"}
    for number, event in enumerate(battle.mission.events):
        recurs = not event.once or event.on == "sign"
        if f"event:{number}" in battle.done or (recurs and (event.on, event.name) in told):
            yield "event", _event(number, event)


def _enemies(content: Content, entries: Sequence[Entry]) -> Iterator[Use]:
    """The cards of those who moved, attacked or took something; a figure is its card with a number."""
    for entry in entries:
        if entry.what in ACTS:
            card = str(entry.facts["figure"]).rpartition("-")[0]
            if card in content["enemies"]:
                yield "enemies", card


def _chosen(content: Content, log: Sequence[Answered]) -> Iterator[Use]:
    """Attacks and uses that were chosen: ``attack:arcane-bolt``, ``use:valerio-incense-1``."""
    for line in log:
        if line.mark[0] == "choose" and line.answer:
            what, _, key = str(line.answer[0]).partition(":")
            if what in ("attack", "use"):
                yield from _behind(content, key, line.mark[2])


def _behind(content: Content, key: str, hero: str) -> Iterator[Use]:
    """The skill, or the card behind the key of an item: hero, card, and a number if there are several.

    A scroll names its spell as well.
    """
    if key in content["skills"]:
        yield "skills", key
        return
    card = key.partition(":")[0].removeprefix(f"{hero}-")
    while card and card not in content["equipment"]:
        card = card.rpartition("-")[0]
    if card:
        yield "equipment", card
        if spell := content["equipment"][card].spell:
            yield "skills", spell


def _told(content: Content, entries: Sequence[Entry]) -> Iterator[Use]:
    """Cards that the journal names."""
    for entry in entries:
        if entry.what in TOLD:
            for fact in CARDS:
                yield from _named(content, entry.facts.get(fact))


def _named(content: Content, name: Any) -> Iterator[Use]:
    yield from ((kind, name) for kind in ("skills", "equipment") if name in content[kind])


def _held(content: Content, battle: Battle) -> Iterator[Use]:
    """What works without being chosen: passive skills that are pinned, gear that is worn."""
    for hero in battle.heroes:
        yield from (("skills", skill) for skill in hero.skills if _is_passive(content["skills"][skill]))
        yield from (("equipment", item.card) for item in hero.items if _is_worn(content["equipment"][item.card]))


def _is_passive(skill: SkillSpec) -> bool:
    return skill.kind == "passive" and skill.attack is None


def _is_worn(card: EquipmentSpec) -> bool:
    """Armour and its like, and weapons that defend their bearer by themselves."""
    if card.attack is not None and any(effect.on == "always" and "defence" in effect.name for effect in card.effects):
        return True
    return card.attack is None and not card.spell and not any(effect.on in ("use", "boost") for effect in card.effects)


def _drawn(setup: Setup, battle: Battle) -> Iterator[Use]:
    """Injuries that were drawn in this battle, and reagents that came into the loot deck."""
    before: Mapping[str, tuple[str, ...]] = {entry.hero: entry.injuries for entry in setup.party}
    for hero in battle.heroes:
        yield from (("injuries", card) for card in _new_injuries(hero, before))
    yield from (("reagents", card.reagent) for card in battle.loot)


def _new_injuries(hero: Hero, before: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return beyond(hero.injuries, before.get(hero.key, ()))


# What can happen


def in_mission(content: Content, mission: str) -> tuple[Use, ...]:
    """The outcomes, cards, choices, events and flags of a mission, and the flags of the story that it asks for."""
    spec: MissionSpec = content["missions"][mission]
    found: list[Use] = [("outcome", outcome) for outcome in outcomes(content, mission)]
    for card in spec.cards:
        found.append(("card", card.name))
        found += [("choice", f"{card.name}:{choice.name}") for choice in (*card.points, *card.choices)]
    found += [("event", _event(number, event)) for number, event in enumerate(spec.events)]
    found += [("flag", deed.name) for deed in all_deeds(spec) if deed.do == "raise-flag"]
    found += [("story", flag) for flag in _asked(spec)]
    return tuple(dict.fromkeys(found))


def asks(content: Content, mission: str) -> tuple[str, ...]:
    """The flags of the story that a mission asks for.  [NAR-CAM-01]"""
    return _asked(content["missions"][mission])


def _asked(mission: MissionSpec) -> tuple[str, ...]:
    choices = [choice for card in mission.cards for choice in (*card.points, *card.choices)]
    asking: list[EventSpec | Goal | ChoiceSpec] = [*mission.events, *mission.goals, *choices]
    return tuple(dict.fromkeys(one.name for each in asking for one in each.when if one.holds == "story"))


def _event(number: int, event: EventSpec) -> str:
    """An event by its place in the file, counted from 1, and what sets it off."""
    return f"{number + 1}:{event.on}:{event.name}" if event.name else f"{number + 1}:{event.on}"


def in_pack(content: Content) -> tuple[Use, ...]:
    """All cards of a pack that a battle can bring into play."""
    kinds = ("enemies", "skills", "equipment", "injuries", "reagents")
    return tuple((kind, name) for kind in kinds for name in content.get(kind, {}))
