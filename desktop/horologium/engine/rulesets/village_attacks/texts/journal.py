"""What is told of what has happened."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        # rounds
        "begins": Sentence("story", "The night begins: Heart {heart}, Morale {morale}"),
        "round": Sentence("turn", "Round {round}; {figure} goes first"),
        "turn": Sentence("turn", "{figure} takes its turn"),
        "turn-over": Sentence("note", "{figure} is done"),
        "villagers-phase": Sentence("clock", "The villagers' phase begins"),
        "restore": Sentence("clock", "Round {round} is over; the boards are cleared"),
        "night-falls": Sentence("clock", "It is night"),
        "day-breaks": Sentence("clock", "It is day"),
        "daylight": Sentence("status", "{figure} loses {points} Experience to the day"),
        "won": Sentence("story", "The night is won: {how}"),
        "lost": Sentence("story", "The night is lost: {how}"),
        # dice
        "rolled": Sentence("dice", "{figure} rolls {faces}"),
        "rerolled": Sentence("dice", "{figure} rolls again: {faces}"),
        "stored": Sentence("dice", "{figure} stores {face} in a Defence slot"),
        "kept": Sentence("dice", "{figure} keeps {face} in Reserve"),
        "discarded": Sentence("dice", "{figure} throws {face} out of Reserve"),
        "wild": Sentence("dice", "{figure} takes its Wild result as {face}"),
        "lost-die": Sentence("dice", "{figure} loses {face} from a slot"),
        "luck-held": Sentence("dice", "Heads: the attack of {figure} works"),
        "luck-failed": Sentence("dice", "Tails: the attack of {figure} comes to nothing"),
        # moves
        "moved": Sentence("move", "{figure} goes from {start} to {end}"),
        "shoved": Sentence("move", "{figure} is shoved from {start} to {end}"),
        "stays": Sentence("move", "{figure} finds {cell} full, and nobody to shove"),
        "called": Sentence("plan", "A Villager result calls {figure}"),
        "appeared": Sentence("arrive", "{figure} appears: {cell}"),
        "returned": Sentence("arrive", "{figure} comes back: {cell}"),
        "stays-dead": Sentence("note", "{figure} cannot come back; the Heart could not bear it"),
        "escaped": Sentence("move", "{figure} has escaped"),
        # attacks
        "strikes": Sentence("attack", "{figure} attacks {target}"),
        "attacks": Sentence("attack", "{figure} attacks {target} for {damage}"),
        "aims": Sentence("plan", "{figure} goes for {target}: {why}"),
        "storms": Sentence("attack", "{figure} attacks the Heart"),
        "parried": Sentence("dice", "{figure} spends {dice} Defence; {damage} damage is left"),
        "smoke": Sentence("status", "Smoke hides {figure}; {damage} damage is left"),
        "smoke-rises": Sentence("status", "Smoke rises round {figure}: {attacks} {attacks:attack|attacks} at 1 less"),
        "fury": Sentence("status", "{figure} sees red: {attacks} {attacks:attack|attacks} at 2"),
        "defences": Sentence("card", "{figure} has {dice} Defence more"),
        "hurt-attack": Sentence("wound", "{figure} takes {wounds}, {life} left"),
        "hurt-power": Sentence("wound", "{figure} takes {wounds}, {life} left"),
        "hurt-minion": Sentence("wound", "{figure} takes {wounds}, {life} left"),
        "hurt-revenge": Sentence("wound", "Revenge: {figure} takes {wounds}, {life} left"),
        "hurt-summoned": Sentence("wound", "{figure} takes {wounds}, {life} left"),
        "hurt-trap": Sentence("wound", "The trap: {figure} takes {wounds}, {life} left"),
        "hurt-burn": Sentence("wound", "{figure} burns: {wounds}, {life} left"),
        "hurt-troll": Sentence("wound", "The Troll: {figure} takes {wounds}, {life} left"),
        "hurt-event": Sentence("wound", "{figure} takes {wounds}, {life} left"),
        "died": Sentence("death", "{figure} dies"),
        "wounded": Sentence("wound", "{figure} suffers {wounds}, {life} left"),
        "fell": Sentence("death", "{figure} is killed"),
        "healed": Sentence("heal", "{figure} recovers {wounds}, {life} left"),
        # counters
        "morale": Sentence("threat", "Morale drops by {points} to {morale}"),
        "heart-hurt": Sentence("threat", "The Heart suffers {wounds}, {heart} left"),
        "heart-mended": Sentence("heal", "The Heart regains {points}, {heart} left"),
        "rank": Sentence("threat", "Rank {rank}"),
        "dial": Sentence("clock", "The event dial goes on by {points} to {dial}"),
        "experience": Sentence("loot", "{figure} gains {points} Experience ({there} of {needed})"),
        "level": Sentence("loot", "{figure} gains a level"),
        "level-lost": Sentence("loot", "{figure} knows everything and needs no healing"),
        "learnt": Sentence("card", "{figure} learns {card}, tier {tier}"),
        # conditions
        "stunned": Sentence("gain", "{figure} is Stunned"),
        "stood-up": Sentence("lose", "{figure} stands up"),
        "kindled": Sentence("gain", "{figure} burns"),
        "held": Sentence("gain", "{figure} is Held"),
        "afflicted": Sentence("gain", "{figure} suffers {status}"),
        "cured": Sentence("lose", "{figure} is rid of {status}"),
        "zone-dark": Sentence("status", "{cell} is Dark"),
        "zone-unlucky": Sentence("status", "{cell} is Unlucky"),
        "closed": Sentence("status", "The passage from {start} to {end} is closed"),
        "opened": Sentence("status", "The passage from {start} to {end} is open"),
        # cards
        "power": Sentence("card", "{figure} uses {card}"),
        "drank": Sentence("card", "{figure} drinks {card}"),
        "trap-offered": Sentence("card", "{card} is on offer"),
        "offer-full": Sentence("card", "All spaces for traps are taken"),
        "trap-laid": Sentence("card", "{figure} lays {card}: {cell}"),
        "trap-sprung": Sentence("card", "{card} goes off: {cell}"),
        "trap-lost": Sentence("card", "{card} is lost"),
        "disarmed": Sentence("card", "{figure} takes {card} apart"),
        "event": Sentence("card", "The village: {card}"),
        "event-in-force": Sentence("card", "{card} stays in force"),
        "event-over": Sentence("card", "{card} is over"),
        "spawn-card": Sentence("card", "Spawn card for {cell}: {card}"),
        "spawn-replaced": Sentence("card", "{card} brings nobody at this Rank, and is replaced"),
        "hunters-type": Sentence("card", "The Hunters are of the Type {type}"),
        "instead": Sentence("plan", "None is left to appear: {figure} acts instead"),
        # summoning, the Troll
        "summoning": Sentence("card", "{figure} pays {face} for the summoning"),
        "summoned": Sentence("arrive", "{figure} has been summoned: {cell}"),
        "bound": Sentence("status", "Bound to it: {figures}"),
        "troll-acts": Sentence("dice", "The Troll's die: {face}"),
        "troll-woken": Sentence("attack", "{figure} wakes the Troll"),
        "troll-gone": Sentence("move", "The Troll leaves"),
        # scenarios
        "progress": Sentence("story", "{figure}: {what} {there} of {needed}"),
        "progress-lost": Sentence("story", "{what} falls back to {there}"),
        "work-done": Sentence("story", "{what}: done by {figure}"),
        "purse-taken": Sentence("loot", "{figure} takes up a purse"),
        "purse-laid": Sentence("loot", "{figure} lays its purse down"),
        "purse-home": Sentence("loot", "{figure} brings a purse home"),
        "purse-lost": Sentence("loot", "A purse is carried off: {cell}"),
        "captive": Sentence("story", "{card} is the captive"),
        "freed": Sentence("story", "{figure} is freed"),
        "ransom": Sentence("story", "The ransom is paid, {times} {times:time|times} so far"),
        "point": Sentence("story", "{cell} is held: {points} {points:point|points}"),
        "banner": Sentence("story", "{figure} bears a banner"),
        "marshal": Sentence("story", "{figure} has come"),
    }
)
