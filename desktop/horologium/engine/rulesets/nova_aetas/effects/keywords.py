"""The keywords that cards may bear: where each of them works, and what is wrong with those of a pack."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.engine.core.specs import Flaw
from horologium.engine.rulesets.nova_aetas.effects.vocabulary import all_effects, lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import KeywordSpec

Place: TypeAlias = Literal["models", "attacks of enemies", "attacks of heroes"]

PLACES: Final[Mapping[Place, str]] = MappingProxyType(
    {
        "models": "in the keywords of an enemy card, for all its models",
        "attacks of enemies": "in the keywords of one of the attacks of an enemy card",
        "attacks of heroes": "in the keywords of the attack of a skill or an equipment card, and in what effects lend",
    }
)
"""Where a keyword can stand."""


@dataclass(frozen=True, slots=True)
class KeywordMeaning:
    """What a keyword does, where it may stand, what it must name and what it may name beside."""

    what: str
    on: tuple[Place, ...]
    needs: Literal["", "value", "symbol", "status"] = ""
    reads: Literal["", "value"] = ""


_ENEMIES: Final[Place] = "attacks of enemies"
_HEROES: Final[Place] = "attacks of heroes"


def _attack(what: str, reads: Literal["", "value"] = "") -> KeywordMeaning:
    return KeywordMeaning(what, (_ENEMIES, _HEROES), reads=reads)


def _model(what: str, needs: Literal["", "value", "symbol", "status"] = "") -> KeywordMeaning:
    return KeywordMeaning(what, ("models",), needs)


KEYWORDS: Final[Mapping[str, KeywordMeaning]] = MappingProxyType(
    {
        "blessing": _attack("whom it wounds receives Bless"),
        "bloody": _attack("whom it wounds receives Bleed"),
        "fire": _attack("whom it wounds receives Burn"),
        "hinder": _attack("whom it wounds receives Entangled"),
        "poison": _attack("whom it wounds receives Poison"),
        "stun": _attack("whom it wounds receives Stun"),
        "blind": _attack("whom it wounds receives Blind"),
        "cursed": _attack("a hero whom it wounds receives Cursed"),
        "disadvantage": _attack("a hero whom it wounds receives so much Disadvantage", "value"),
        "chase": _attack("whom it wounds is moved to a square beside, and the attacker steps after"),
        "harmless": _attack("it deals no wounds"),
        "weak": _attack("it deals one wound at most"),
        "reload": _attack("it gets a Reload token after each use"),
        "critical": KeywordMeaning("three wounds or more become so many more", (_HEROES,), "value"),
        "unblockable": KeywordMeaning("it ignores the Shield of enemies", (_HEROES,)),
        "pierce": KeywordMeaning("Defense tokens cannot be used against it", (_ENEMIES,)),
        "insidious": KeywordMeaning("who defends throws successes of the symbol again", ("models", _ENEMIES), "symbol"),
        "erase": KeywordMeaning(
            "takes so many of the symbol out of a roll, or all", ("models", _ENEMIES), "symbol", "value"
        ),
        "resistance": _model("who attacks it throws successes of the symbol again", "symbol"),
        "dodge": _model("who attacks it throws one success again"),
        "shield": _model("it ignores the first wound of every physical attack"),
        "immunity": _model("it never receives the status", "status"),
        "destiny": _model("it is not moved against its will, stunned, poisoned, or hit critically"),
        "flammable": _model("Burn deals it two wounds"),
        "climb": _model("it climbs so many levels", "value"),
        "jump": _model("it jumps so many squares", "value"),
        "runner": _model("it goes two squares for each AP"),
        "charge": _model("it moves four squares for nothing if it can attack then"),
        "combined": _model("one more hit against a hero who is beside other enemies"),
        "eclectic": _model("it shoots, and strikes whoever stands beside it"),
        "marksman": _model("it shoots, and retreats with the AP that are left"),
        "healer": _model("it heals one wound on all of its faction when it acts"),
        "protection": _model("all of its faction nearby resist the Sun"),
        "horde": _model("so many models are placed where one is drawn", "value"),
    }
)
"""Every keyword that packs may use, in the order of the table for their authors."""

_EXAMPLES: Final = MappingProxyType({"value": "value = 2", "symbol": 'symbol = "sun"', "status": 'status = "burn"'})


def check_keywords(content: Content) -> Iterator[Flaw]:
    """Keywords that stand where they do nothing, or name something else than they read.  [NAR-KWD-36, NAR-KWD-47]"""
    for kind, id_, key, place, word in _all_keywords(content):
        for field, message, remedy in _faults(place, word):
            yield Flaw(kind, id_, f"{key}.{field}", message, remedy)


def _faults(place: Place, word: KeywordSpec) -> Iterator[tuple[str, str, str]]:
    known = KEYWORDS[word.name]
    if place not in known.on:
        yield "name", f"{word.name!r} does nothing here", f"it works {' and '.join(PLACES[each] for each in known.on)}"
        return
    named = {"value": bool(word.value), "symbol": word.symbol is not None, "status": word.status is not None}
    if known.needs and not named[known.needs]:
        yield known.needs, f"{word.name!r} needs it", f"write for instance {_EXAMPLES[known.needs]}"
    read = [each for each in (known.needs, known.reads) if each]
    for field in (field for field, there in named.items() if there and field not in read):
        yield field, f"{word.name!r} does not read it", f"leave it out; it reads {' and '.join(read) or 'nothing'}"


def _all_keywords(content: Content) -> Iterator[tuple[str, str, str, Place, KeywordSpec]]:
    """Every keyword of a pack and where it stands: on cards, in attack lines, in effects."""
    for kind in ("skills", "equipment", "enemies"):
        for spec in content.get(kind, {}).values():
            for where, holder in lines(spec):
                place: Place = _HEROES if kind != "enemies" else _ENEMIES if where else "models"
                for number, word in enumerate(getattr(holder, "keywords", ())):
                    yield kind, spec.id, f"{where}keywords.{number}", place, word
    for kind, id_, key, effect in all_effects(content):
        if effect.keyword is not None:
            yield kind, id_, f"{key}.keyword", _HEROES, effect.keyword
