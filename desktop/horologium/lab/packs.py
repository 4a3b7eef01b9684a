"""The pack that is tried out: by its id among those of the program, or by its folder or archive."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from horologium import paths
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import AnyRuleset


class BadOrder(ValueError):
    """Something that cannot be tried out; the message is one sentence with its remedy."""


def find(name: str) -> Path:
    """Where a pack lies: a path is taken as it is, a name is looked for among the packs of the program."""
    for path in (Path(name), paths.campaigns() / name):
        if path.exists():
            return path
    known = Library(RULESETS, [paths.campaigns()]).packs
    if name in known:
        return known[name].origin
    raise BadOrder(f"there is no pack {name!r}: name a folder or a .zip, or one of {', '.join(known)}")


@cache
def load(origin: Path) -> Pack:
    """The pack of a folder or archive, read once in each process."""
    found = load_pack(origin, RULESETS)
    if isinstance(found, RefusedPack):
        first = next(iter(found.problems), "it cannot be read")
        raise BadOrder(f"{first} ('horologium check {origin}' says everything)")
    return found


def game_of(pack: Pack) -> tuple[AnyRuleset, CampaignRules, BalanceRules]:
    """The game of a pack with all that the laboratory asks of it."""
    game = RULESETS[pack.ruleset]
    rules, balance = game.campaign, game.balance
    if rules is None or balance is None:
        raise BadOrder(f"{game.title} has nothing to be tried out by the hundred: take a pack of another game")
    return game, rules, balance
