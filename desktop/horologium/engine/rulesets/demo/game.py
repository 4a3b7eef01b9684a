"""The ruleset as the table sees it: each part is in the module of its topic."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Choose, Listed
from horologium.engine.core.codec import Codec
from horologium.engine.core.odds import Distribution, distribution
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.ruleset import Ruleset, Seat
from horologium.engine.core.view import OptionView
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.demo import barred, flow, lookout, offers, setup, story
from horologium.engine.rulesets.demo.combat import attack
from horologium.engine.rulesets.demo.effects import EFFECTS
from horologium.engine.rulesets.demo.league import LEAGUE
from horologium.engine.rulesets.demo.specs import FigureSpec, MissionSpec, StratagemSpec
from horologium.engine.rulesets.demo.state import Battle, Options
from horologium.engine.rulesets.demo.texts import TEXTS
from horologium.engine.rulesets.demo.view import view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.bots import Bots


class TheFord:
    """Two bands fight for a ford."""

    id = "demo"
    title = "The Ford"
    version = 1
    options = Options
    specs: Mapping[str, type] = MappingProxyType(
        {"figures": FigureSpec, "stratagems": StratagemSpec, "missions": MissionSpec, "plots": PlotSpec}
    )
    effects = EFFECTS
    texts = TEXTS
    codec = Codec(Battle, version)
    bots: Bots = MappingProxyType({})
    lookout, adviser, teller, narrator = lookout, barred, offers, story
    campaign = LEAGUE
    teams = balance = outlook = sparer = None

    set_up = staticmethod(setup.set_up)
    check_content = staticmethod(setup.check_content)
    faults = staticmethod(setup.faults)
    step = staticmethod(flow.step)
    outcome = staticmethod(flow.outcome)
    view = staticmethod(view)

    def seats(self, battle: Battle) -> tuple[Seat, ...]:
        """Azure and Crimson."""
        return tuple(Seat(band.key, TEXTS[band.key]) for band in battle.bands)

    def names(self, battle: Battle) -> Mapping[str, str]:
        """What figures, seats and cards are called."""
        return (
            {figure.key: figure.name for figure in battle.figures}
            | {band.key: TEXTS[band.key] for band in battle.bands}
            | {spec.id: spec.name for spec in battle.stratagems}
        )

    def option(self, battle: Battle, request: Choose[Any], key: str) -> OptionView:
        """One option in words; a hex tells what it costs to go there."""
        if isinstance(request.options, Cells):
            return offers.hex_option(battle, battle.figure(request.by), key)
        if request.about == "die":
            return offers.missed_die(request.rule, key)
        label = TEXTS.get(f"option.{key}") or self.names(battle).get(key, key)
        figures = (key,) if any(figure.key == key for figure in battle.figures) else ()
        return OptionView(key, label, None, (request.rule,), figures=figures)

    def odds(self, battle: Battle, request: Request, key: str) -> Mapping[str, Distribution[Any]] | None:
        """The wounds that an attack deals; with steady aim all misses are thrown again.  [DEMO-CMB-01]"""
        if request.rule != "DEMO-CMB-01" or not isinstance(request, Choose) or key == "hold":
            return None
        snapshot = self.codec.snapshot(battle)

        def start() -> Any:
            copy = self.codec.restore(snapshot)
            copy.journal.quiet = True
            return attack(copy, copy.figure(request.by), copy.figure(key))

        return {"wounds": distribution(start, throw_again)}

    def evaluate(self, battle: Battle, seat: str) -> int:
        """Life and points for us, less those of the enemy; a little for being near the ford."""
        return _worth(battle, seat) - _worth(battle, battle.foe(seat).key)


def throw_again(request: Choose[Any]) -> Answer:
    """Every miss is worth another throw."""
    assert isinstance(request.options, Listed)
    return tuple(request.keys())


def _worth(battle: Battle, seat: str) -> int:
    fords = battle.ground.fords
    total = 40 * battle.band(seat).points
    for figure in battle.standing(seat):
        total += 12 + 8 * figure.life - battle.ground.to_ford[figure.cell]
        total += 6 if fords >> figure.cell & 1 else 0
    return total


THE_FORD: Final[Ruleset[Battle]] = TheFord()
