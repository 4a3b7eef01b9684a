"""The battles of the sample campaign as they were entered by hand; heroes go by their cards here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core import consequences
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.results import each_of, report

if TYPE_CHECKING:
    from horologium.engine.core.consequences import Consequences

TOLLA: Final = "bartolomea"
SOFIA: Final = "sofia"
ISOTTA: Final = "isotta"
CALLISTO: Final = "callisto"


def _brought(
    coins: int,
    experience: int,
    *,
    loot: tuple[str, ...],
    stock: tuple[str, ...] = (),
    flags: tuple[str, ...] = (),
    hurt: tuple[tuple[str, str], ...] = (),
) -> Consequences:
    """What a battle brought home; ``hurt`` are pairs of a hero and an injury."""
    return (
        *(consequences.consequence("condition", "injury", injury, whom=hero) for hero, injury in hurt),
        *each_of("thing", "reagent", loot),
        *each_of("thing", "equipment", stock),
        consequences.coins(coins),
        consequences.experience(experience),
        *each_of("flag", "flag", flags),
    )


POSTERN: Final = BattleResult(
    outcome="away-under-the-bell",
    won=True,
    members=(
        report(TOLLA, taken=4, knocked_out=1, kills=3, dealt=9),
        report(SOFIA, taken=2, kills=2, dealt=7, found=1),
        report(ISOTTA, taken=1, kills=1, dealt=5),
        report(CALLISTO, taken=3, dealt=2, found=1),
    ),
    consequences=_brought(
        14,
        2,
        loot=("copper-ring", "sage", "saltpetre"),
        flags=("lion-ducats", "bell-rung"),
        hurt=((TOLLA, "deep-cut"),),
    ),
)
CASSIAN_ROAD: Final = BattleResult(
    outcome="knocked-out",
    won=False,
    members=(
        report(TOLLA, taken=8, knocked_out=1, kills=2, dealt=8),
        report(SOFIA, taken=7, knocked_out=1, kills=2, dealt=6),
        report(ISOTTA, taken=6, knocked_out=1, dealt=4),
        report(CALLISTO, taken=5, kills=1, dealt=3),
    ),
    consequences=_brought(
        2, 1, loot=("silk-bolt",), flags=("cart-toppled",), hurt=((SOFIA, "limp"), (ISOTTA, "ringing-ears"))
    ),
    left=2,
)
WOLVES: Final = BattleResult(
    outcome="home-with-the-wolves-leave",
    won=True,
    members=(
        report(TOLLA, taken=3, kills=3, dealt=11),
        report(SOFIA, taken=1, kills=3, dealt=9, found=2),
        report(ISOTTA, taken=4, kills=1, dealt=6, found=1),
        report(CALLISTO, taken=2, dealt=4),
    ),
    consequences=_brought(
        9,
        2,
        loot=("living-bark", "mandrake", "ember", "nightshade", "clear-water"),
        flags=("wolf-spared", "nanni-safe"),
    ),
)
WOUNDED_WOLF: Final = BattleResult(
    outcome="she-walks",
    won=True,
    members=(
        report(TOLLA, taken=2, kills=2, dealt=7),
        report(SOFIA, kills=1, dealt=4, found=1),
        report(ISOTTA, taken=5, dealt=3),
        report(CALLISTO, taken=1, kills=1, dealt=5),
    ),
    consequences=_brought(4, 1, loot=("living-bark", "sulphur")),
)
SALT_CARAVAN: Final = BattleResult(
    outcome="both-loads",
    won=True,
    members=(
        report(TOLLA, taken=5, kills=4, dealt=14),
        report(SOFIA, taken=3, kills=2, dealt=8, found=1),
        report(ISOTTA, taken=2, kills=2, dealt=9, found=2),
        report(CALLISTO, taken=6, knocked_out=1, dealt=3),
    ),
    consequences=_brought(
        16,
        2,
        loot=("quicksilver", "amber", "ember", "clay-of-earth", "silver-chain", "sulphur"),
        stock=("kettle-hat", "lantern"),
        flags=("salt-whole",),
        hurt=((CALLISTO, "old-wound"),),
    ),
)
BANKERS_DAUGHTER: Final = BattleResult(
    outcome="with-the-ledger",
    won=True,
    members=(
        report(TOLLA, taken=6, knocked_out=1, kills=3, dealt=12),
        report(SOFIA, taken=2, kills=3, dealt=11, found=1),
        report(ISOTTA, taken=3, kills=2, dealt=10, found=1),
        report(CALLISTO, taken=2, kills=1, dealt=6),
    ),
    consequences=_brought(
        24,
        2,
        loot=("venetian-glass", "lapis-lazuli", "orpiment", "ruby", "oak-heart", "moonlit-dew", "sage"),
        stock=("throwing-knives", "flask-of-aqua-vitae"),
        flags=("ginevra-trusts", "ledger-taken"),
        hurt=((TOLLA, "dislocated-shoulder"),),
    ),
)
