"""A long story for the prover: chapter after chapter of choices, missions and flags that are asked for later."""

from __future__ import annotations

from horologium.engine.core.plots import Clause, FlagSpec, Gift, Node, PlotSpec, Way

MISSIONS, ENDINGS = 26, 6


def saga(chapters: int = 9, per_chapter: int = 3, remembered: int = 3) -> PlotSpec:
    """Each chapter has three missions of which one is fought, each of which sets a flag; a flag is asked for as long
    as it is remembered, and the ending depends on flags of the first chapters and of the last.
    """
    nodes: list[Node] = []
    flags = [f"f{chapter}-{number}" for chapter in range(chapters) for number in range(per_chapter)]
    for chapter in range(chapters):
        nodes += _chapter(chapter, per_chapter, remembered, last=chapter == chapters - 1)
    nodes.append(_verdict(chapters))
    nodes += [Node(f"end-{number}", "ending", f"End {number}") for number in range(ENDINGS)]
    return PlotSpec("saga", "Saga", "c0", "1509-05-14", tuple(nodes), tuple(FlagSpec(flag) for flag in flags))


def _chapter(chapter: int, count: int, remembered: int, *, last: bool) -> list[Node]:
    after = "verdict" if last else f"c{chapter + 1}"
    asked = [
        f"f{before}-{number}" for before in range(max(0, chapter - remembered), chapter) for number in range(count)
    ]
    choices = [Way(f"c{chapter}-m{number}", label=f"Go {number}") for number in range(count)]
    choices += [
        Way(
            f"c{chapter}-after",
            label=f"Because of {flag}",
            when=(Clause("flag", flag),),
            gifts=(Gift("coins", amount=1),),
        )
        for flag in asked[: 11 - count]
    ]
    missions = [
        Node(
            f"c{chapter}-m{number}",
            "mission",
            "Fight",
            mission="fight",
            ways=(
                Way(f"c{chapter}-after", when=(Clause("won"),), gifts=(Gift("flag", f"f{chapter}-{number}"),)),
                Way(f"c{chapter}-{'rest' if number else 'after'}"),
            ),
        )
        for number in range(count)
    ]
    rest = Node(
        f"c{chapter}-rest",
        "scene",
        "Rest",
        ways=(Way(f"c{chapter}-after", label="Rise"), Way(f"c{chapter}-m0", label="Try again")),
    )
    spare = Way(after, label="Spare him", gifts=(Gift("flag", f"f{chapter}-0"),))
    end = Node(f"c{chapter}-after", "scene", "After", ways=(Way(after, label="On"), spare))
    return [Node(f"c{chapter}", "scene", "Choose", ways=tuple(choices)), *missions, rest, end]


def _verdict(chapters: int) -> Node:
    deeds = [f"f{chapter}-0" for chapter in (0, 1, 2, chapters - 2, chapters - 1)]
    ways = [Way(f"end-{number}", when=(Clause("flag", deed),)) for number, deed in enumerate(deeds)]
    return Node("verdict", "scene", "Verdict", ways=(*ways, Way(f"end-{len(deeds)}")))
