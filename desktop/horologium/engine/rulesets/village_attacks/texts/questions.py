"""What the players are asked, by the rule that asks."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ask.VIL-DIC-02": "What does {who} spend its results on?",
        "ask.VIL-DIC-01": "{who} rolls {count} {count:die|dice}.",
        "ask.VIL-RER-01": "Which results does {who} roll again, all of them at once? None is allowed.",
        "ask.VIL-RER-02": "{who} rolls {count} {count:die|dice} again.",
        "ask.VIL-RES-03": "Which dice does {who} throw out of Reserve, to roll them? None is allowed.",
        "ask.VIL-MOV-01": "Which result pays for the step of {who}?",
        "ask.VIL-MIS-35": "Which result pays for the purse?",
        "ask.VIL-MIS-46.option": "Which result pays for the summoning?",
        "ask.VIL-MIS-46.cell": "Which passage do the Iron Shutters close?",
        "ask.VIL-POW-01.figure": "Whom does the power of {who} take?",
        "ask.VIL-POW-01.cell": "Where does the power of {who} work?",
        "ask.VIL-NGT-69.die": "Which dice does {who} roll again?",
        "ask.VIL-NGT-69.roll": "{who} rolls {count} {count:die|dice} again.",
        "ask.VIL-NGT-69.cell": "Where does {who} go? Its own zone means: no further.",
        "ask.VIL-NGT-69.option": "Does {who} store one Defence result more?",
        "ask.VIL-NGT-75": "Does the thrall go along?",
        "ask.VIL-MIS-09": "Whom does the second damage of {who} take?",
        "ask.VIL-EXP-05": "{who} gains a level: what does it bring?",
        "ask.VIL-DEF-02": "How many Defence results does {who} spend on this attack?",
        "ask.VIL-DEF-05": "How many Revenge results does {who} spend on this attack?",
        "ask.VIL-MIN-04": "Do Minions take damage for {who}?",
        "ask.VIL-STM-04": "Which die does {who} lose to the condition?",
        "ask.VIL-SHV-05.figure": "Whom does {who} shove?",
        "ask.VIL-SHV-05.cell": "Where is the villager shoved?",
        "ask.VIL-SUM-07": "A card is drawn from the Summon deck.",
        "ask.VIL-SUM-08": "Which two Monsters stay bound to the summoned one?",
        "ask.VIL-SMA-03": "What does {who} do?",
        "ask.VIL-MIS-16": "Whom does the attack of {who} stun or burn besides?",
        "ask.VIL-TRO-09": "Where does the Troll shove {who}?",
        "ask.VIL-SET-04": "Who is First Player? The lot decides.",
        "ask.VIL-SET-08": "Which Hero of the two is in the deck?",
        "ask.VIL-DAY-02": "The Day and Night token is tossed: heads is night.",
        "ask.VIL-TRO-02": "The Troll's die is rolled.",
        "ask.VIL-TRO-06": "A coin sends the Troll: heads towards the Heart, tails towards a spawn point.",
        "ask.VIL-STZ-03": "An Unlucky zone: on heads the attack of {who} works.",
        "ask.VIL-EVT-02": "A Village Event is drawn.",
        "ask.VIL-TRO-19": "A Village Event is drawn from the top of the deck.",
        "ask.VIL-SPN-01": "A Spawn card is drawn.",
        "ask.VIL-HUN-01": "The Type of the Hunters is drawn.",
        "ask.VIL-HER-01": "A Hero card is drawn.",
        "ask.VIL-TRP-05": "A Trap card is drawn.",
        "ask.VIL-MIS-36": "The captive is drawn from the Hero deck.",
        "ask.VIL-MIS-21": "Which one does the village event mean? The lot decides.",
        "ask.VIL-MIS-33": "Who of those equally near climbs the wall? The lot decides.",
        "ask.VIL-MIS-38": "Where does the new Mapmaker appear? The lot decides.",
        "ask.VIL-POW-01.roll": "The dice of the power of {who} are thrown.",
        "ask.VIL-SHV-02": "Who is shoved, or where to? The lot decides.",
        "ask.VIL-SPN-06": "Who acts in place of the one that is missing? The lot decides.",
        "ask.VIL-TRP-06": "Which trap goes off, or whom does it take? The lot decides.",
        "ask.VIL-VAC-03": "From which of several zones is a villager called? The lot decides.",
        "ask.VIL-VAC-04": "Which of several villagers is called? The lot decides.",
        "ask.draw": "The lot decides among several.",
        "ask.roll": "The coin decides: heads for the first.",
        "ask.VIL-VAT-03.draw": "Which of the villagers equally near acts next? The lot decides.",
        "ask.VIL-VAT-03.roll": "Which of two villagers equally near acts next? Heads for the first.",
        "ask.VIL-TGT-07.roll": "Two are equally good as a target: heads for the first.",
        "ask.VIL-TGT-07.draw": "Several are equally good as a target: the lot decides.",
        "ask.VIL-GEN-05.roll": "Two ways are equally short: heads for the first.",
        "ask.VIL-GEN-05.draw": "Several ways are equally short: the lot decides.",
    }
)
