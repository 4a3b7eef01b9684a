"""The sentences of missions: cards, events, tokens, and what happens between missions."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "story": Sentence("story", "{text}"),
        "card": Sentence("story", "{card}: {text}"),
        "left": Sentence("story", "The company leaves {card}"),
        "chose": Sentence("story", "{figure}: {choice} ({card}, {ap} AP)"),
        "event": Sentence("story", "{on} …"),
        "on.start": "At the start",
        "on.time": "At this hour",
        "on.sign": "Under this sign",
        "on.always": "Now that it has come to this",
        "on.defeated": "An enemy is gone, and so",
        "on.ko": "A hero is down, and so",
        "on.healed": "A hero is healed, and so",
        "on.collected": "It is picked up, and so",
        "on.interacted": "It is used, and so",
        "on.forced": "It is broken open, and so",
        "on.seized": "It is taken away, and so",
        "on.reached": "They have arrived, and so",
        "on.fallen": "A companion has fallen, and so",
        "on.destroyed": "It is destroyed, and so",
        "on.entered": "The company arrives, and so",
        "on.revealed": "There is more to see, and so",
        "on.drawn": "The card is read, and so",
        "on.flag": "One thing leads to another",
        "revealed": Sentence("reveal", "A new tile lies on the table: {tile}"),
        "objective": Sentence("plan", "New orders for {enemies}: go for {objective}"),
        "token-put": Sentence("story", "{token} is put on {square}"),
        "token-gone": Sentence("story", "{token} is taken off the table"),
        "clock-set": Sentence("clock", "The Horologium is set to {time}; the mission ends at {end}"),
        "end-set": Sentence("clock", "The mission now ends at {end}"),
        "goals": Sentence("story", "New goals: {goals}"),
        "coins": Sentence("loot", "{coins} {coins:Popolino|Popolini}; {purse} in the purse"),
        "crate.coins": "{coins} {coins:Popolino|Popolini}",
        "achievement": Sentence("story", "The company wins the achievement {achievement}"),
        "found": Sentence("loot", "{item} goes to the stock of the company"),
        "oriented": Sentence("story", "The Orientation card points {heading}"),
        "collected": Sentence("loot", "{figure} picks up {token}"),
        "interacted": Sentence("story", "{figure} uses {token}"),
        "tries-chest": Sentence("loot", "{figure} tries to open {token}"),
        "opened": Sentence("loot", "{figure} opens {token}"),
        "test-passed": Sentence("dice", "{figure} succeeds: {successes} {successes:success|successes}, {needs} needed"),
        "test-failed": Sentence("dice", "{figure} fails: {successes} {successes:success|successes}, {needs} needed"),
        "all": "all enemies",
        "order.attack": "the heroes",
        "order.guard": "the place to guard",
        "order.seize": "the thing to seize",
        "order.hunt": "the one to hunt",
        "order.reach": "the place to reach",
        "thing.loot": "loot",
        "thing.objective": "an objective",
        "thing.crate": "a crate",
        "thing.chest": "a chest",
        "thing.bucket": "a bucket",
        "thing.fire": "a fire",
        "thing.lever": "a lever",
        "thing.reinforcement": "a point of reinforcements",
        "thing.ladder": "a ladder",
        "thing.rope": "a rope",
        "thing.character": "a companion",
        "loot-kept": Sentence("loot", "{cards} of {loot} {loot:loot card|loot cards} {cards:is|are} kept"),
    }
)
