"""The map: roads lead both ways unless they say otherwise, every town can be reached, services are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from horologium.content.names import is_id
from horologium.content.problems import choice
from horologium.engine.core.specs import Flaw

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.plots import PlotSpec, TownSpec

TOWNS = "towns"


def town_flaws(towns: Mapping[str, TownSpec], rules: CampaignRules | None) -> Iterator[Flaw]:
    """What is wrong with the towns themselves."""
    for town in towns.values():
        yield from _roads(towns, town)
        for number, service in enumerate(town.services):
            if rules is not None and service not in rules.data.services:
                remedy = choice(service, rules.data.services, "this game knows no services: leave them out")
                yield Flaw(TOWNS, town.id, f"services.{number}", f"there is no service {service!r}", remedy)
        if rules is not None and town.kind and town.kind not in rules.data.places:
            remedy = choice(town.kind, rules.data.places, "this game knows one kind of places: leave it out")
            yield Flaw(TOWNS, town.id, "kind", f"there is no kind of places {town.kind!r}", remedy)
        yield from _gauges(town, rules)


def _gauges(town: TownSpec, rules: CampaignRules | None) -> Iterator[Flaw]:
    """Each gauge has a name of its own, and begins and has its middle on its scale."""
    taken = [gauge.key for gauge in rules.data.gauges] if rules else []
    for number, gauge in enumerate(town.gauges):
        place, key = f"gauges.{number}", f"{gauge.name}-{town.id}"
        if not is_id(gauge.name):
            remedy = "use small letters, digits and single hyphens"
            yield Flaw(TOWNS, town.id, f"{place}.name", f"{gauge.name!r} is no name", remedy)
        if key in taken:
            yield Flaw(TOWNS, town.id, f"{place}.name", f"there is a gauge {key!r} already", "give each its own name")
        taken.append(key)
        for field, value in (("start", gauge.start), ("middle", gauge.middle)):
            if value > gauge.most:
                message = f"{value} is more than {gauge.most}, where the scale ends"
                yield Flaw(TOWNS, town.id, f"{place}.{field}", message, f"write a number from 0 to {gauge.most}")


def _roads(towns: Mapping[str, TownSpec], town: TownSpec) -> Iterator[Flaw]:
    """Each road stands in the files of both its ends; the days may differ, uphill and downhill."""
    goals = [road.to for road in town.roads]
    for number, road in enumerate(town.roads):
        key = f"roads.{number}.to"
        back = any(other.to == town.id for other in towns[road.to].roads)
        if road.to == town.id:
            yield Flaw(TOWNS, town.id, key, "this road leads nowhere", "name another town")
        elif road.to in goals[:number]:
            yield Flaw(TOWNS, town.id, key, f"there are two roads to {road.to!r}", "keep the shorter one")
        elif not back and not road.one_way:
            message = f"no road leads back from {road.to!r}"
            remedy = f"add it in {TOWNS}/{road.to}.toml, or one_way = true here"
            yield Flaw(TOWNS, town.id, key, message, remedy)


def journey_flaws(plot: PlotSpec, towns: Mapping[str, TownSpec], graphs: Any) -> Iterator[Flaw]:
    """Whether each town can be reached by road from where a plot begins; ``graphs`` is networkx.

    A company that stays where it is, as no road and no scene leads out of it, only looks at the others.
    """
    if plot.town not in towns or not (towns[plot.town].roads or _moves(plot)):
        return
    roads = graphs.DiGraph([(town.id, road.to) for town in towns.values() for road in town.roads])
    reached = {plot.town, *(graphs.descendants(roads, plot.town) if plot.town in roads else ())}
    for name in towns:
        if name not in reached:
            message = f"no road leads here from {plot.town!r}, where the plot {plot.id!r} begins"
            yield Flaw(TOWNS, name, "roads", message, "add roads to and from a neighbouring town")


def _moves(plot: PlotSpec) -> bool:
    return any(node.town not in ("", plot.town) for node in plot.nodes)
