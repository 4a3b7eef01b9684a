"""A toy league for the evenings of tests: other matches, salvage, a vow, wages and contracts, and its table."""

from __future__ import annotations

from dataclasses import dataclass

from helpers.missions import in_camp, new_session, party
from helpers.results import counting
from helpers.states import with_ports
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.engine.core.ask import Die, pick, roll
from horologium.engine.core.campaign import EndStep, Ranking
from horologium.engine.core.consequences import coins, consequence, experience

CLUBS = ("Crimson", "Gold")
WAGE = 9
VOW, SCRAP = "limp", "sulphur"
COIN = Die("coin", CLUBS)


@dataclass(frozen=True, slots=True)
class Office:
    """Who throws and decides."""

    key: str = "office"
    seat: str = "company"


def other_matches(state, last):
    """The others play too: a throw says who wins. Ours counts as well, also one of the table."""
    (winner,) = yield from roll("TOY-01", Office(), [COIN])
    won = [winner, *(["Ours"] if last.won else [])]
    return tuple(consequence("flag", "flag", f"{name}-{state.company.battles}") for name in won)


def salvage(state, last):
    """A piece of scrap for everybody who was felled."""
    yield from ()
    felled = sum(each.count("kills") for each in last.members)
    return (consequence("thing", "reagent", SCRAP, felled),) if felled else ()


def judge(state, last):
    """Whoever vowed to win is free of the vow after a victory, and the wiser for it."""
    yield from ()
    vowed = [member for member in state.company.members if any(each.of.id == VOW for each in member.conditions)]
    sworn = [member.key for member in vowed if last.won]
    return tuple(
        each
        for key in sworn
        for each in (consequence("condition", "injury", VOW, -1, key), experience(2, key))
    )  # fmt: skip


def wages(state, last):
    """Everybody who is not on the bench is paid; where the purse is too small for all, somebody's contract ends."""
    paid = [member for member in state.company.members if not member.bench]
    if WAGE * len(paid) <= state.company.purse:
        return (coins(-WAGE * len(paid)),)
    gone = yield from pick("TOY-02", Office(), paid, "contract")
    return (consequence("member", "hero", gone.card, -1), coins(-WAGE * (len(paid) - 1)))


def table(state):
    """A point for every match that was won."""
    names = ("Ours", *CLUBS)
    rows = [(name, sum(flag.startswith(f"{name}-") for flag in state.carried.flags)) for name in names]
    rows.sort(key=lambda row: -row[1])
    ours = [name for name, _ in rows].index("Ours")
    return (
        Ranking("The League", ("Club", "Points"), tuple((name, str(points)) for name, points in rows), ours, "bars"),
        Ranking("Purse", ("Of", "Coins"), (("Ours", str(state.company.purse)),)),
    )


STEPS = (
    EndStep("round", "The round", shows=("account", "changes"), leads=("rankings",), happens=other_matches),
    EndStep("salvage", "Salvage", shows=("changes",), leads=("stash",), happens=salvage),
    EndStep("vows", "Vows", shows=("hurt", "changes"), happens=judge),
    EndStep("wages", "Wages", "Everybody wants to be paid.", shows=("changes",), happens=wages),
    EndStep("rest", "Rest", shows=("work",)),
)


def league(archive=None, steps=STEPS, **plan):
    """A campaign of two that plays by these steps, in camp before its first battle or as an archive has it."""
    session = in_camp(**plan) if archive is None else new_session(archive)
    return with_ports(session, steps=steps, rankings=table)


def enter(session, outcome="cleared", kills=0):
    """Enter a battle from the table."""
    known = session.rules.missions.ends(session.pack.content, session.books.standing.mission).outcomes
    found = blank(session, party(session), next(name for name, won in known.items() if won == (outcome == "cleared")))
    session.do(ResolveByHand(counting(found, found.members[0].member, kills=kills)))
    return session


def go_to(session, step):
    """Take steps up to this one."""
    while session.books.standing.step != step:
        session.do(NextStep())
    return session
