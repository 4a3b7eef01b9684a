"""Where the places of a story lie: it goes on from layer to layer, and its lines cross as little as can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.story_map import Place, StoryMap

SWEEPS: Final = 8
TAKEN: Final = 4.0
"""How many times as strong as another line a way that was taken keeps two places in one line."""

Asides = dict[str, float]


def laid_out(story: StoryMap) -> dict[str, tuple[int, float]]:
    """For each place its layer, and how far aside it lies there, in places from the first."""
    layers: dict[int, list[str]] = {}
    for place in sorted(story.places, key=_first):
        layers.setdefault(place.layer, []).append(place.key)
    known = frozenset(place.key for place in story.places if place.state != "unknown")
    for layer, keys in layers.items():
        keys[:] = _known_in_the_middle(keys, known, layer % 2)
    asides: Asides = {key: float(row) for keys in layers.values() for row, key in enumerate(keys)}
    pulls = _pulls(story)
    for sweep in range(SWEEPS):
        for layer in sorted(layers, reverse=bool(sweep % 2)):
            _settle(layers[layer], asides, pulls, known)
    _straighten(story, layers, asides, known)
    first = min(asides.values(), default=0.0)
    return {place.key: (place.layer, asides[place.key] - first) for place in story.places}


def _first(place: Place) -> tuple[int, int]:
    return place.layer, place.lane


def _known_in_the_middle(keys: list[str], known: frozenset[str], odd: int) -> list[str]:
    """Blanks to both sides of what is known; an odd one to the left or to the right by turns."""
    blanks, others = [key for key in keys if key not in known], [key for key in keys if key in known]
    half = (len(blanks) + odd) // 2
    return [*blanks[:half], *others, *blanks[half:]]


def _pulls(story: StoryMap) -> dict[str, list[tuple[str, float]]]:
    """Who draws whom, and how strongly; both ends of a line draw."""
    known = {place.key for place in story.places}
    pulls: dict[str, list[tuple[str, float]]] = {key: [] for key in known}
    for line in story.lines:
        if line.start in known and line.to in known and line.start != line.to:
            force = TAKEN if line.state == "taken" else 1.0
            pulls[line.start].append((line.to, force))
            pulls[line.to].append((line.start, force))
    return pulls


def _settle(
    keys: list[str], asides: Asides, pulls: Mapping[str, list[tuple[str, float]]], known: frozenset[str]
) -> None:
    """Move the places of a layer towards those they are joined to, one place apart at least.

    Their order follows the lines only where several places are known: else what is known stays in the middle.
    """
    wanted = {key: _wanted(key, asides, pulls) for key in keys}
    if len(known.intersection(keys)) > 1:
        keys.sort(key=lambda key: (wanted[key], asides[key]))
    placed = list[float]()
    for key in keys:
        placed.append(max(wanted[key], placed[-1] + 1) if placed else wanted[key])
    drift = sum(placed) / len(placed) - sum(wanted.values()) / len(wanted)
    for key, aside in zip(keys, placed, strict=True):
        asides[key] = aside - drift


def _straighten(story: StoryMap, layers: Mapping[int, list[str]], asides: Asides, known: frozenset[str]) -> None:
    """Move whole layers: a single known place stands below where it was reached from, blanks below their start."""
    came = {line.to: line.start for line in story.lines if line.state == "taken" or line.to not in known}
    layer_of = {place.key: place.layer for place in story.places}
    for layer in sorted(layers):
        here = [key for key in layers[layer] if key in known] or layers[layer]
        starts = [came[key] for key in here if key in came and layer_of.get(came[key], layer) < layer]
        if len(starts) == len(here) and (len(here) == 1 or here[0] not in known):
            by = (sum(asides[key] for key in starts) - sum(asides[key] for key in here)) / len(here)
            asides |= {key: asides[key] + by for key in layers[layer]}


def _wanted(key: str, asides: Asides, pulls: Mapping[str, list[tuple[str, float]]]) -> float:
    forces = pulls[key]
    if not forces:
        return asides[key]
    return sum(asides[other] * force for other, force in forces) / sum(force for _, force in forces)
