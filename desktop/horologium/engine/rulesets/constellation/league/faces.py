"""Cards of the league: what is printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.speech import say
from horologium.engine.core.view import CardView
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league.halls import worth
from horologium.engine.rulesets.constellation.league.kinds import WEAPONS
from horologium.engine.rulesets.constellation.league.roster import ARMS
from horologium.engine.rulesets.constellation.state import RANGES
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from horologium.engine.core.consequences import CardRef
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.constellation.specs import BandSpec, ProfileSpec


def card(content: Content, ref: CardRef) -> CardView:
    """A card as players read it."""
    card = ref.id
    match ref.kind:
        case "skill":
            one = ABILITIES[card]
            name, about = TEXTS[f"option.{card}"], TEXTS[f"about.{card}"]
            return CardView(card, "", name, one.rule, kind="skill", text=about, cost=one.cost)
        case "equipment":
            return _weapon(card)
        case "injury":
            wound = content["wounds"][card]
            return CardView(card, "", wound.name, "CON-MIS-11", kind="injury", text=wound.text)
        case "class":
            return _profile(content["profiles"][card])
        case "enemy":
            return _band(content, content["bands"][card])
        case _:
            return CardView(card, "", card, kind=ref.kind)


def _weapon(card: str) -> CardView:
    rule = "CON-RNG-08" if card == "short-bow" else "CON-RNG-09"
    about = say(
        "A ranged weapon: range {range}, {points} {points:point|points} in a battle.",
        range=RANGES[ARMS[card]],
        points=worth(card),
    )
    return CardView(card, "", WEAPONS[card].name, rule, kind="weapon", slot="hand", text=about)


def _profile(spec: ProfileSpec) -> CardView:
    numbers = say(
        "ATT {att}, SPD {spd}, AR {ar}; {points} {points:point|points}; abilities: {abilities}",
        att=spec.att,
        spd=spec.spd,
        ar=spec.ar,
        points=spec.points,
        abilities=spec.abilities,
    )
    return CardView(
        spec.id, "", spec.name, "CON-BND-01", kind="class", text="\n".join(filter(None, (numbers, spec.about)))
    )


def _band(content: Content, spec: BandSpec) -> CardView:
    """A band that was met: who belongs to it, with which abilities."""
    lines = []
    for member in spec.members:
        profile = content["profiles"][member.profile].name
        parts = [profile, *(TEXTS[f"option.{ability}"] for ability in member.abilities)]
        lines.append(f"{member.name or profile} ({', '.join(parts)})")
    return CardView(spec.id, "", spec.name, "CON-SET-01", kind="enemy", text="\n".join([*lines, spec.about]))
