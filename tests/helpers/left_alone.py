"""Enemy activations of whole missions in which a square to attack from was free, within reach, and left alone."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from helpers.battles import sample_setups
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.table import Table
from horologium.engine.kit.cells import each
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.board.ways import reach
from horologium.engine.rulesets.nova_aetas.enemies.stances import aims, attacks_of, band, nature
from horologium.engine.rulesets.nova_aetas.game import NovaAetas
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Enemy, Hero


@dataclass
class Watch(NovaAetas):
    """The same game; counts who went for a hero, and tells who did worse than he could.

    Healers look for company first, and Marksmen get away in the end, or as soon as they have reloaded, though there may
    be nowhere to go: they have their reasons.
    """

    activations: int = 0
    left: list[str] = field(default_factory=list)

    def step(self, battle: Battle) -> Rule[None]:  # type: ignore[override]
        """Look at a Model before and after it acts."""
        turn = battle.acting
        before = next((one for one in battle.enemies if turn and turn.left and one.key == turn.left[0]), None)
        if battle.phase != "group" or turn is None or before is None or before.waiting:
            yield from NOVA_AETAS.step(battle)
            return
        reachable, seen = reach(battle, before, turn.ap[before.key]).ends, len(battle.journal.entries)
        squares = {hero.key: stances(battle, before, hero, reachable) for hero in battle.heroes}
        start = battle.terrain.board.name(before.cell)
        yield from NOVA_AETAS.step(battle)
        told = [entry for entry in battle.journal.entries[seen:] if entry.facts.get("figure") == before.key]
        aimed = [entry.facts["target"] for entry in told if entry.what == "targets"]
        if not aimed or before not in battle.enemies:
            return
        self.activations += 1
        struck = any(entry.what == "enemy-attacks" for entry in told)
        hero = battle.hero(aimed[-1])
        away = any(entry.what == "enemy-moved" and "NAR-KWD-39" in entry.rules for entry in told)
        kind = nature(battle, before)
        excused = away or kind.company or (kind.marksman and before.key in turn.reloaded)  # [NAR-KWD-32, NAR-KWD-40]
        if not struck and not excused and squares[hero.key] and not stances(battle, before, hero, 1 << before.cell):
            name, free = battle.terrain.board.name, " ".join(battle.terrain.board.names(squares[hero.key])[:4])
            self.left.append(f"{before.key} {start}->{name(before.cell)}, {hero.key} at {name(hero.cell)}: {free}")


def stances(battle: Battle, enemy: Enemy, hero: Hero, among: int) -> int:
    """The squares of some from which a Model could attack a hero, never beside one with a minimum range."""
    board, found = battle.terrain.board, 0
    for attack in attacks_of(battle, enemy):
        shunned = board.spread(battle.hero_cells) if attack.least > 1 else 0
        for cell in each(band(battle, attack, hero.cell) & among & ~shunned):
            if aims(battle, enemy, attack, hero.cell, cell):
                found |= 1 << cell
    return found


def watched(name: str, seed: int = 1) -> Watch:
    """A shipped mission, played by the bot of the heroes."""
    rules: Any = Watch()
    table = Table(rules, rules.set_up(dict(sample_setups(NOVA_AETAS))[name]), spacing=1_000)
    play_on(table, Router(DiceBox(seed), {}, others=HeroBot(seed)), 3_000)
    return rules


def measure() -> None:
    """Print what was left alone in every shipped mission, and the sum."""
    names = [name for name, _ in sample_setups(NOVA_AETAS) if "/" in name]
    total = left = 0
    for name in names:
        seen = watched(name)
        total, left = total + seen.activations, left + len(seen.left)
        sys.stdout.writelines(f"{name}: {line}\n" for line in seen.left)
    sys.stdout.write(f"{left} of {total} activations in {len(names)} missions\n")


if __name__ == "__main__":
    measure()
