"""The words in which skills, equipment and injuries say what they do, and what is wrong with those of a pack.

An effect has a verb (``do``), a moment (``on``), conditions (``when``) and, where the verb does something to somebody,
a target (``to``). ``VERBS`` tells for each verb at which moments it works and which other fields it reads.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, get_args

from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets.nova_aetas.effects.circumstances import CONDITIONS, ROLLS
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec
from horologium.engine.rulesets.nova_aetas.words import NEGATIVE, Area, Characteristic, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ruleset import Content

MOMENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "always": "as long as the skill is pinned, the card is carried or the injury is not cured",
        "use": "when the skill or the equipment is used",
        "boost": "for the next attack or spell that the hero declares in this activation",
        "after": "after the attack that was boosted",
        "aura": "round the user, from the use until his next activation",
        "around": "for all heroes within the range of the bearer, or of a token: an aura that needs no use",
        "symbols": "when the symbols are obtained in the roll: a Secondary Effect",
        "and": "together with the effect before it",
        "start": "when the mission starts",
        "recovery": "in the Recovery step",
        "kill": "when the hero has killed an enemy",
        "wounding": "after an attack of the hero that has wounded",
        "inflicted": "for each wound that the hero inflicts on an enemy",
        "healed": "for each wound that the hero heals on another hero",
        "obtained": "for each symbol in a roll of the hero",
        "defended": "when a Defense token has cancelled a wound of an adjacent attacker",
        "victory": "when the mission is won",
        "between": "in the End Mission Phase",
    }
)

TARGETS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "self": "the hero himself",
        "target": "the main target of the attack",
        "attacker": "the enemy who attacks",
        "hero": "another hero within range",
        "self-or-hero": "the hero himself or another one within range",
        "adjacent-hero": "a hero beside him",
        "self-or-adjacent-hero": "the hero himself or one beside him",
        "ko-hero": "a KO hero beside him",
        "adjacent-heroes": "all heroes beside him",
        "other-heroes": "all other heroes within range",
        "some-heroes": "other heroes within range, as many as there are successes",
        "enemy": "an enemy within range",
        "enemy-in-sight": "an enemy within range (0: any) in line of sight",
    }
)

_HEROES: Final = ("self", "hero", "self-or-hero", "adjacent-hero", "self-or-adjacent-hero")
_DEEDS: Final = ("use", "after", "symbols", "and", "start", "recovery", "kill", "wounding", "defended")


@dataclass(frozen=True, slots=True)
class Verb:
    """What a verb does, when, to whom, which fields it reads beside its own, and which names it knows (none: any)."""

    what: str
    on: tuple[str, ...]
    reads: tuple[str, ...] = ()
    to: tuple[str, ...] = ("self",)
    names: tuple[str, ...] = ()
    needs: str = ""


def _fact(what: str, *reads: str, on: tuple[str, ...] = ("always",), names: tuple[str, ...] = ()) -> Verb:
    return Verb(what, on, reads, names=names)


VERBS: Final[Mapping[str, Verb]] = MappingProxyType(
    {
        "dice": Verb(
            "so many dice more in the roll named",
            ("always", "boost", "aura", "around"),
            ("amount", "name", "range", "least"),
            ("self", "adjacent-heroes"),
            ROLLS,
        ),
        "reroll": _fact("throws so many dice again", "amount", "name", "limit", on=("always", "boost"), names=ROLLS),
        "reroll-failures": _fact("throws so many failures again", "amount", "name", names=ROLLS),
        "keyword": Verb(
            "lends a keyword to attacks", ("always", "boost"), ("keyword", "name"), names=ROLLS, needs="keyword"
        ),
        "defence-value": _fact("changes the defence of the target", "amount", on=("boost",)),
        "difficulty": _fact(
            "changes the Difficulty of attacks", "amount", "range", "least", on=("always", "aura", "around")
        ),
        "area": _fact("gives the attack an area", "name", on=("boost",), names=get_args(Area)[1:]),
        "most-wounds": _fact("caps the wounds of the attack", "amount"),
        "ignore-cover": _fact("takes no notice of Cover", "name", on=("boost",), names=ROLLS),
        "chase-may-stay": _fact("need not step after an enemy moved by Chase"),
        "range": _fact("lengthens attacks of a kind", "amount", "name", names=get_args(Kind)),
        "attack-cost": _fact("changes the cost of attacks", "amount"),
        "needs-weapon": _fact("needs a usable weapon of a kind", "name", names=("melee", "ranged")),
        "spell-needs": _fact("changes the successes a spell needs", "amount", "name", on=("boost",), names=ROLLS),
        "star-as-any": _fact("lets a Star of a spell count as Moon or Sun; flips the card"),
        "characteristic": _fact("changes a characteristic", "amount", "name", names=get_args(Characteristic)),
        "immune": Verb("never receives a status", ("always", "use"), ("status", "least"), needs="status"),
        "unmovable": _fact("cannot be moved against his will"),
        "climb": _fact("climbs so many levels", "amount"),
        "jump": _fact("jumps so far", "amount"),
        "diagonal": _fact("steps over corners in Movement actions"),
        "movement-limit": _fact("moves at most so many squares in an activation", "amount"),
        "first-move-cost": _fact("pays more for the first move of an activation", "amount"),
        "heals-less": _fact("is healed by so much less", "amount"),
        "heals-more": _fact("heals so much more with prayers", "amount"),
        "no-reroll-tokens": _fact("cannot use Reroll tokens"),
        "ignore-first-wound": _fact("ignores the first wound of the mission"),
        "interpose": _fact("may discard Defense for a hero beside"),
        "gain": Verb(
            "gives a status",
            _DEEDS,
            ("status", "amount", "range", "each", "least", "most", "symbols", "optional", "limit"),
            (*_HEROES, "target", "other-heroes", "some-heroes", "enemy", "enemy-in-sight"),
            needs="status",
        ),
        "cure": Verb("discards negative statuses", _DEEDS, ("amount", "each", "range", "least", "name"), _HEROES),
        "heal": Verb(
            "heals wounds",
            _DEEDS,
            ("amount", "each", "range", "least", "symbols", "optional", "name"),
            (*_HEROES, "ko-hero"),
            ROLLS,
        ),
        "wound": Verb(
            "inflicts wounds", _DEEDS, ("amount", "each", "symbols", "optional"), ("self", "target", "attacker")
        ),
        "threat": Verb("changes the Perilium", _DEEDS, ("amount", "range", "each", "symbols", "optional"), _HEROES),
        "cube": Verb(
            "lays cubes on a characteristic for this mission; below 0 they are penalties",
            _DEEDS,
            ("name", "amount", "range", "each", "least", "symbols", "optional", "limit"),
            (*_HEROES, "other-heroes", "some-heroes"),
            get_args(Characteristic),
        ),
        "push": Verb("moves an enemy", ("use",), ("amount", "range"), ("enemy",)),
        "blink": Verb("places the hero on a square in sight", ("use",), ("range",)),
        "free-move": Verb(
            "moves free of charge and reaction", ("use", "wounding"), ("amount", "range", "limit", "optional"), _HEROES
        ),
        "slip-away": Verb("disengages without drawing attacks", ("use",)),
        "passage": Verb("passes through opponents with the next move", ("use",)),
        "mark": Verb("marks an enemy for the others", ("use",), ("amount", "range"), ("enemy-in-sight",)),
        "tokens": Verb(
            "gains or spends tokens of a hero's own skill",
            ("use", "inflicted", "healed", "obtained"),
            ("amount", "symbols", "name"),
            names=ROLLS,
        ),
        "reckless-charge": Verb("discards Defense; moves up to so far before the attack", ("use",), ("amount",)),
        "know-enemy": Verb("names an enemy card: all attacks on it have more dice", ("start",), ("amount",)),
        "reveal-loot": Verb("turns reagents just drawn face up", ("kill",), ("amount",)),
        "receive": Verb("brings an equipment card along", ("start",), ("name",)),
        "coins": Verb("earns Popolini", ("victory",), ("amount",)),
        "transmute": Verb("exchanges reagents for others", ("between",), ("amount",)),
        "rope": Verb("hangs a rope between ground and roof", ("use",)),
    }
)
"""Every verb that packs may use."""

_DEFAULTS: Final = MappingProxyType({each.name: each.default for each in fields(EffectSpec)})
_FREE: Final = ("do", "on", "when", "to")


def aura_faults(effect: EffectSpec, content: Content) -> Iterator[tuple[str, str, str]]:
    """What is wrong with the aura of a token: field, message, remedy.  [NAR-AUR-07]"""
    if effect.on != "around":
        yield "on", "the aura of a token works all the time", 'write on = "around"'
    else:
        yield from _faults(effect, content)


def check_effects(content: Content) -> Iterator[Flaw]:
    """What the effects of a pack say that nobody understands; every flaw lists the words there are."""
    for kind, id_, key, effect in all_effects(content):
        for field, message, remedy in _faults(effect, content):
            yield Flaw(kind, id_, f"{key}.{field}", message, remedy)


def all_effects(content: Content) -> Iterator[tuple[str, str, str, EffectSpec]]:
    """Every effect of a pack, with the kind and id of its card and its place there."""
    for kind in ("skills", "equipment", "injuries", "enemies"):
        for spec in content.get(kind, {}).values():
            for place, holder in lines(spec):
                for number, effect in enumerate(getattr(holder, "effects", ())):
                    yield kind, spec.id, f"{place}effects.{number}", effect


def lines(spec: Any) -> Iterator[tuple[str, Any]]:
    """A card and its attack lines, each with what stands before the names of its fields."""
    yield "", spec
    if line := getattr(spec, "attack", None):
        yield "attack.", line
    yield from ((f"attacks.{number}.", line) for number, line in enumerate(getattr(spec, "attacks", ())))


def _faults(effect: EffectSpec, content: Content) -> Iterator[tuple[str, str, str]]:
    verb = VERBS.get(effect.do)
    if verb is None:
        yield "do", f"there is no verb {effect.do!r}", _one_of(VERBS)
        return
    if effect.on not in MOMENTS:
        yield "on", f"there is no moment {effect.on!r}", _one_of(MOMENTS)
    elif effect.on not in verb.on:
        yield "on", f"{effect.do!r} does not work at {effect.on!r}", _one_of(verb.on)
    for name in effect.when:
        if name not in CONDITIONS:
            yield "when", f"there is no condition {name!r}", _one_of(CONDITIONS)
    if effect.to not in TARGETS:
        yield "to", f"there is no target {effect.to!r}", _one_of(TARGETS)
    elif effect.to not in verb.to:
        yield "to", f"{effect.do!r} cannot be done to {effect.to!r}", _one_of(verb.to)
    yield from _field_faults(effect, verb, content)


def _field_faults(effect: EffectSpec, verb: Verb, content: Content) -> Iterator[tuple[str, str, str]]:
    for name, default in _DEFAULTS.items():
        if name not in (*_FREE, *verb.reads) and getattr(effect, name) != default:
            yield (
                name,
                f"{effect.do!r} does not read it",
                f"leave it out; it reads {', '.join(verb.reads) or 'nothing'}",
            )
    if verb.needs and getattr(effect, verb.needs) is None:
        yield verb.needs, f"{effect.do!r} needs it", f"add {verb.needs} = ..."
    if effect.on == "around" and not effect.range:
        yield "range", "an aura needs it", "write for instance range = 2"
    if effect.on == "symbols" and not effect.symbols:
        yield "symbols", "a Secondary Effect needs symbols", 'write for instance symbols = ["sun"]'
    yield from _name_faults(effect, verb, content)


def _name_faults(effect: EffectSpec, verb: Verb, content: Content) -> Iterator[tuple[str, str, str]]:
    if verb.names and effect.name and effect.name not in verb.names:
        yield "name", f"{effect.do!r} does not know {effect.name!r}", _one_of(verb.names)
    if effect.do in ("characteristic", "cube") and not effect.name:
        yield "name", f"{effect.do!r} needs it", _one_of(verb.names)
    if effect.do == "cure":
        for status in effect.name.split():
            if status not in NEGATIVE:
                yield "name", f"{status!r} is no negative status", _one_of(NEGATIVE)
    if effect.do == "receive" and effect.name not in content.get("equipment", {}):
        yield "name", f"there is no equipment {effect.name!r}", "name an equipment card of the pack"


def _one_of(words: Mapping[str, object] | tuple[str, ...]) -> str:
    return "use one of " + ", ".join(words)
