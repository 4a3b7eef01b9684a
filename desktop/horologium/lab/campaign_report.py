"""What many campaigns came to: their endings, the missions on the way, and how these were won."""

from __future__ import annotations

from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from horologium.campaign.forecast import interval
from horologium.campaign.founding import plots_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.balance import BalanceRules
    from horologium.lab.bot_campaigns import Journey

Entry: TypeAlias = "Mapping[str, Any]"
Diaries: TypeAlias = "Mapping[Journey, Entry]"
"""The diary of each campaign, as plain data."""
THIRDS: Final = 3


def grouped(diaries: Diaries) -> dict[tuple[str, str], list[Entry]]:
    """The diaries by plot and difficulty."""
    found: dict[tuple[str, str], list[Entry]] = {}
    for journey, diary in diaries.items():
        found.setdefault((journey.plot, journey.difficulty), []).append(diary)
    return found


def lines(pack: Pack, balance: BalanceRules, diaries: Diaries) -> Iterator[str]:
    """The whole report of the campaigns, line by line."""
    for (plot, difficulty), some in grouped(diaries).items():
        yield f"{plot}, {difficulty}: {len(some)} campaigns"
        yield from _lengths(some)
        yield from _victories(some)
        yield from _endings(pack, plot, some)
        yield from _missions(pack, plot, some)
        yield ""
    yield from _never(pack, balance, list(diaries.values()))
    yield from (diary["fault"] for diary in diaries.values() if diary["fault"])


def _lengths(diaries: Sequence[Entry]) -> Iterator[str]:
    for what, side in (("missions", False), ("side missions", True)):
        yield _spread(what, [len(_fought(diary, side=side)) for diary in diaries])
    yield _spread("days", [diary["days"] for diary in diaries])


def _spread(what: str, counts: Sequence[int]) -> str:
    return f"  {what}: {min(counts)} to {max(counts)}, mean {mean(counts):.1f}"


def _fought(diary: Entry, *, side: bool) -> list[Entry]:
    """The battles of the story, or those beside it, in their order."""
    return [fought for fought in diary["missions"] if bool(fought["side"]) == side]


def _victories(diaries: Sequence[Entry]) -> Iterator[str]:
    """How much was won in all, and whether companies fall behind: the same for each third of the way."""
    ways = [_fought(diary, side=False) for diary in diaries]
    parts = [[way[len(way) * n // THIRDS : len(way) * (n + 1) // THIRDS] for way in ways] for n in range(THIRDS)]
    thirds = ", ".join(_share(part) for part in parts)
    beside = _share([_fought(diary, side=True) for diary in diaries])
    yield f"  won: {_share(ways)} of the missions ({thirds} in the thirds of the way), {beside} of the side missions"


def _share(ways: Sequence[Sequence[Entry]]) -> str:
    battles = [fought["won"] for way in ways for fought in way]
    return f"{sum(battles) / len(battles):.0%}" if battles else "-"


def _endings(pack: Pack, plot: str, diaries: Sequence[Entry]) -> Iterator[str]:
    counts = Counter(diary["ending"] for diary in diaries)
    yield "  endings:"
    for name in endings(pack, plot):
        yield f"    {name}: {counts[name]} ({counts[name] / len(diaries):.0%})"
    if counts[""]:
        yield f"    none: {counts['']}"
    if never := [name for name in endings(pack, plot) if not counts[name]]:
        yield f"    never reached: {', '.join(never)}"


def endings(pack: Pack, plot: str) -> list[str]:
    """The endings of a plot."""
    return [node.name for node in plots_of(pack)[plot].nodes if node.kind == "ending"]


def _missions(pack: Pack, plot: str, diaries: Sequence[Entry]) -> Iterator[str]:
    """Every mission of the plot: how many campaigns came there, how often it was won."""
    story = plots_of(pack)[plot]
    names = [node.mission for node in story.nodes if node.kind == "mission"] + [side.mission for side in story.side]
    names = list(dict.fromkeys(names))
    width = max(map(len, names), default=0)
    yield f"  {'mission':<{width}}  visited  fought  won  margin"
    for name in names:
        fought = [each for diary in diaries for each in diary["missions"] if each["mission"] == name]
        visited = sum(any(each["mission"] == name for each in diary["missions"]) for diary in diaries)
        won = sum(each["won"] for each in fought)
        low, high = interval(won, len(fought))
        share = f"{won / len(fought):>4.0%}  {low:.0%}-{high:.0%}" if fought else "   -  never reached"
        yield f"  {name:<{width}}  {visited / len(diaries):>7.0%}  {len(fought):>6} {share}"


def _never(pack: Pack, balance: BalanceRules, diaries: Sequence[Entry]) -> Iterator[str]:
    """What no campaign ever used, of all that a battle can bring into play."""
    for kind, names in never(pack, balance, diaries).items():
        yield f"Never used, {kind}: {', '.join(names)}"


def never(pack: Pack, balance: BalanceRules, diaries: Sequence[Entry]) -> dict[str, list[str]]:
    """What no campaign ever used, by kind."""
    used = {name for diary in diaries for name in diary["used"]}
    found: dict[str, list[str]] = {}
    for kind, name in balance.in_pack(pack.content):
        if f"{kind}/{name}" not in used:
            found.setdefault(kind, []).append(name)
    return found


def amiss(pack: Pack, diaries: Diaries) -> bool:
    """Whether a campaign came to no ending, or an ending was never reached."""
    if any(diary["fault"] or not diary["ending"] for diary in diaries.values()):
        return True
    return any(
        not set(endings(pack, plot)) <= {diary["ending"] for diary in some}
        for (plot, _), some in grouped(diaries).items()
    )


def plain(pack: Pack, balance: BalanceRules, diaries: Diaries) -> dict[str, Any]:
    """All diaries as plain data."""
    return {
        "pack": pack.id,
        "digest": pack.digest,
        "campaigns": [
            {"plot": journey.plot, "difficulty": journey.difficulty, "number": journey.number, **diary}
            for journey, diary in diaries.items()
        ],
        "never used": never(pack, balance, list(diaries.values())),
    }
