"""The battles of the sample campaign as they were entered by hand; heroes go by their cards here."""

from __future__ import annotations

from typing import Final

from horologium.engine.core.campaign import BattleResult, MemberResult

TOLLA: Final = "bartolomea"
SOFIA: Final = "sofia"
ISOTTA: Final = "isotta"
CALLISTO: Final = "callisto"

POSTERN: Final = BattleResult(
    outcome="away-under-the-bell",
    won=True,
    members=(
        MemberResult(TOLLA, wounds=4, knocked_out=1, kills=3, dealt=9, injuries=("deep-cut",)),
        MemberResult(SOFIA, wounds=2, kills=2, dealt=7, found=1),
        MemberResult(ISOTTA, wounds=1, kills=1, dealt=5),
        MemberResult(CALLISTO, wounds=3, dealt=2, found=1),
    ),
    loot=("copper-ring", "sage", "saltpetre"),
    coins=14,
    experience=2,
    flags=("lion-ducats", "bell-rung"),
)
CASSIAN_ROAD: Final = BattleResult(
    outcome="knocked-out",
    won=False,
    members=(
        MemberResult(TOLLA, wounds=8, knocked_out=1, kills=2, dealt=8),
        MemberResult(SOFIA, wounds=7, knocked_out=1, kills=2, dealt=6, injuries=("limp",)),
        MemberResult(ISOTTA, wounds=6, knocked_out=1, dealt=4, injuries=("ringing-ears",)),
        MemberResult(CALLISTO, wounds=5, kills=1, dealt=3),
    ),
    loot=("silk-bolt",),
    loot_left=2,
    coins=2,
    experience=1,
    flags=("cart-toppled",),
)
WOLVES: Final = BattleResult(
    outcome="home-with-the-wolves-leave",
    won=True,
    members=(
        MemberResult(TOLLA, wounds=3, kills=3, dealt=11),
        MemberResult(SOFIA, wounds=1, kills=3, dealt=9, found=2),
        MemberResult(ISOTTA, wounds=4, kills=1, dealt=6, found=1),
        MemberResult(CALLISTO, wounds=2, dealt=4),
    ),
    loot=("living-bark", "mandrake", "ember", "nightshade", "clear-water"),
    coins=9,
    experience=2,
    flags=("wolf-spared", "nanni-safe"),
)
WOUNDED_WOLF: Final = BattleResult(
    outcome="she-walks",
    won=True,
    members=(
        MemberResult(TOLLA, wounds=2, kills=2, dealt=7),
        MemberResult(SOFIA, kills=1, dealt=4, found=1),
        MemberResult(ISOTTA, wounds=5, dealt=3),
        MemberResult(CALLISTO, wounds=1, kills=1, dealt=5),
    ),
    loot=("living-bark", "sulphur"),
    coins=4,
    experience=1,
)
SALT_CARAVAN: Final = BattleResult(
    outcome="both-loads",
    won=True,
    members=(
        MemberResult(TOLLA, wounds=5, kills=4, dealt=14),
        MemberResult(SOFIA, wounds=3, kills=2, dealt=8, found=1),
        MemberResult(ISOTTA, wounds=2, kills=2, dealt=9, found=2),
        MemberResult(CALLISTO, wounds=6, knocked_out=1, dealt=3, injuries=("old-wound",)),
    ),
    loot=("quicksilver", "amber", "ember", "clay-of-earth", "silver-chain", "sulphur"),
    coins=16,
    experience=2,
    stock=("kettle-hat", "lantern"),
    flags=("salt-whole",),
)
BANKERS_DAUGHTER: Final = BattleResult(
    outcome="with-the-ledger",
    won=True,
    members=(
        MemberResult(TOLLA, wounds=6, knocked_out=1, kills=3, dealt=12, injuries=("dislocated-shoulder",)),
        MemberResult(SOFIA, wounds=2, kills=3, dealt=11, found=1),
        MemberResult(ISOTTA, wounds=3, kills=2, dealt=10, found=1),
        MemberResult(CALLISTO, wounds=2, kills=1, dealt=6),
    ),
    loot=("venetian-glass", "lapis-lazuli", "orpiment", "ruby", "oak-heart", "moonlit-dew", "sage"),
    coins=24,
    experience=2,
    stock=("throwing-knives", "flask-of-aqua-vitae"),
    flags=("ginevra-trusts", "ledger-taken"),
)
