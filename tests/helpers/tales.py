"""A game of stories: a ruleset with nothing but missions that end, and a small sound plot to be spoilt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from helpers.archives import MemoryArchive, TickingClock
from helpers.packs import as_folder, by_id
from horologium.campaign.books import Books
from horologium.campaign.operations import Chance, Told, Work
from horologium.campaign.plot import arrive, begin, enter, follow
from horologium.campaign.records import Charter, Fought, MemberRecord, Standing
from horologium.campaign.session import CampaignSession
from horologium.campaign.side_missions import finish
from horologium.content.load import load_pack
from horologium.content.packs import RefusedPack
from horologium.engine.core.campaign import (
    CampaignData,
    CampaignRules,
    Coin,
    Company,
    EndStep,
    Member,
    MissionEnds,
    Thing,
)
from horologium.engine.core.consequences import CardRef, consequence
from horologium.engine.core.kinds import ACHIEVEMENT, CardKind, Gauge, Word
from horologium.engine.core.offers import Deed, Offer, ServiceCounter
from horologium.engine.core.plots import AchievementSpec, PlotSpec, TownSpec
from horologium.engine.core.specs import Text


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Annotated[str, Text()]


class TaleRoster:
    """Who belongs to the company, as far as a story asks."""

    def candidates(self, content):
        return tuple(content["heroes"])

    def begin(self, content, cards):
        members = tuple(Member(card, card, content["heroes"][card].name) for card in cards)
        return Company(members, tuple(Thing(f"flask-{card}", CardRef("equipment", "flask"), card) for card in cards))


class TaleMissions:
    """How missions end."""

    def ends(self, content, mission):
        kept = (("smoke", "unknown"), ("brave",)) if mission == "fire" else ((), ())
        return MissionEnds({"saved": True, "burnt": False, "time": False}, *kept)


class TaleOffers:
    """Somebody knows how a flask is made."""

    def counters(self, state):
        return (ServiceCounter("learn", "Learn", "book", deeds=(Deed("learn", "learn {what}"),)),)

    def offers(self, state, counter, whom=""):
        known = consequence("known", "recipe", "flask")
        return (Offer("flask", "learn", known.of, gives=(known,)),)


def kind(key, role, folder, **more):
    return CardKind(key, Word(key.title(), f"{key.title()}s"), "star", role, folder, **more)


KINDS = (
    kind("enemy", "foe", "enemies"),
    kind("equipment", "ware", "equipment", held=True),
    kind("reagent", "ware", "reagents"),
    kind("recipe", "knowledge", "equipment", meant=lambda spec: spec.id == "flask", told="the recipe {name}"),
    ACHIEVEMENT,
    kind("hero", "member", "heroes"),
    kind("state", "condition", "states"),
    kind("vow", "condition", "vows", common=True),
    kind("trick", "lesson", "tricks"),
    kind("rank", "grade", "ranks"),
)


TALE_RULES = CampaignRules(
    data=CampaignData(
        coins=(Coin("Fiorino", "Fiorini", 5), Coin("Popolino", "Popolini", 1)),
        services={"market": "Market", "tavern": "Tavern"},
        kinds=KINDS,
        gauges=(Gauge("mood", "Mood", 6, start=3), Gauge("allegiance", "Allegiance", 12, start=6, middle=6)),
        boons={"zeal": "Zeal"},
        places=("village",),
    ),
    roster=TaleRoster(),
    missions=TaleMissions(),
    card=lambda content, kind, card: None,
    steps=(EndStep("outcome", "Outcome"), EndStep("tavern", "Tavern", shows=("work",))),
    offers=TaleOffers(),
)
"""The rules between battles, as far as a story asks for them."""


@dataclass(frozen=True, slots=True)
class NoVariants:
    """It is played in one way."""


class Tale:
    """The smallest game that can be played as a campaign."""

    id = "tale"
    options = NoVariants
    effects = {}  # noqa: RUF012
    campaign = TALE_RULES
    specs = {  # noqa: RUF012
        "missions": Card,
        "heroes": Card,
        "equipment": Card,
        "reagents": Card,
        "states": Card,
        "vows": Card,
        "tricks": Card,
        "ranks": Card,
        "plots": PlotSpec,
        "towns": TownSpec,
        "achievements": AchievementSpec,
    }

    def check_content(self, content):
        yield from ()


TALE = Tale()

PLOT = """\
name = "The Fire"
start = "letter"
begins = "1509-05-14"
town = "rome"

[[flags]]
name = "smoke"
label = "Smoke was seen"

[[flags]]
name = "paid"
label = "The guard was paid"

[[flags]]
name = "doubt"
hidden = true

[[nodes]]
name = "letter"
kind = "scene"
title = "A letter"
text = "Come at once."
gifts = [{ kind = "coins", amount = 7 }]
ways = [
    { to = "fire", label = "Ride", text = "You ride." },
    { to = "inn", label = "Wait", gifts = [{ kind = "flag", name = "doubt" }] },
]

[[nodes]]
name = "inn"
kind = "scene"
title = "The inn"
days = 2
town = "siena"
ways = [{ to = "fire" }]

[[nodes]]
name = "fire"
kind = "mission"
title = "The fire"
mission = "fire"
town = "siena"
days = 3
ways = [
    { to = "gate", when = [{ holds = "flag", name = "smoke" }] },
    { to = "ruin", when = [{ holds = "lost" }] },
    { to = "gate" },
]

[[nodes]]
name = "gate"
kind = "scene"
title = "The gate"
ways = [
    { to = "home", label = "Knock", when = [{ holds = "flag", name = "doubt", negated = true }] },
    { to = "gate", label = "Pay", when = [{ holds = "at-least", name = "paid", amount = 2, negated = true }], \
gifts = [{ kind = "flag", name = "paid" }], loops = true },
    { to = "home", label = "Walk in", when = [{ holds = "at-least", name = "paid", amount = 2 }] },
]

[[nodes]]
name = "home"
kind = "ending"
title = "Home"
text = "You are home."

[[nodes]]
name = "ruin"
kind = "ending"
title = "Ruin"

[[side]]
name = "well"
mission = "well"
title = "The well"
towns = ["siena"]
when = [{ holds = "visited", name = "fire" }]
gifts = [{ kind = "achievement", name = "clever" }, { kind = "equipment", name = "flask" }]
days = 1
"""

FILES = {
    "pack.toml": 'format = 2\nid = "tales"\nname = "Tales"\nruleset = "tale"\nversion = 1\nauthors = ["A"]\n'
    'licence = "CC0-1.0"\n',
    "plots/story.toml": PLOT,
    "missions/fire.toml": 'name = "Fire"\n',
    "missions/well.toml": 'name = "Well"\n',
    "heroes/ada.toml": 'name = "Ada"\n',
    "heroes/bice.toml": 'name = "Bice"\n',
    "equipment/flask.toml": 'name = "Flask"\n',
    "equipment/rope.toml": 'name = "Rope"\n',
    "reagents/ash.toml": 'name = "Ash"\n',
    "states/captured.toml": 'name = "Captured"\n',
    "vows/fast.toml": 'name = "The Long Fast"\n',
    "tricks/whirl.toml": 'name = "Whirl"\n',
    "ranks/captain.toml": 'name = "Captain"\n',
    "achievements/clever.toml": 'name = "Clever"\n',
    "achievements/brave.toml": 'name = "Brave"\nhidden = true\n',
    "towns/rome.toml": 'name = "Rome"\nx = 1\ny = 9\nservices = ["market"]\nroads = [{ to = "siena", days = 2 }]\n'
    'rumours = ["The Pope is ill.", "He is not."]\n',
    "towns/siena.toml": 'name = "Siena"\nx = 1\ny = 5\nroads = [{ to = "rome", days = 3 }, { to = "trento" }]\n',
    "towns/trento.toml": 'name = "Trento"\nx = 1\ny = 1\nroads = [{ to = "siena" }]\n',
}


GAUGED = (
    "towns/siena.toml",
    "y = 5\n",
    'y = 5\ngauges = [{ name = "anger", title = "Anger of Siena", most = 5, start = 1 }]\n',
)
"""A change after which the people of Siena can be angry."""


def spoilt(*changes):
    """The files with some texts replaced, each as (old, new) in the plot or (file, old, new)."""
    files = dict(FILES)
    for change in changes:
        file, old, new = change if len(change) == 3 else ("plots/story.toml", *change)
        assert files[file].count(old) == 1, f"{file} does not hold once: {old}"
        files[file] = files[file].replace(old, new)
    return files


def load(root, files=FILES, ruleset=TALE):
    """The pack of these files, or why it is refused."""
    return load_pack(as_folder(root, {name: text.encode() for name, text in files.items()}), by_id(ruleset))


def problems(root, *changes):
    """What is wrong with the plot after some changes, as the checker says it."""
    found = load(root, spoilt(*changes))
    return [str(problem) for problem in found.problems] if isinstance(found, RefusedPack) else []


def telling(root, *changes, heroes=("ada",)):
    """A campaign in memory that stands at the first scene of the story."""
    pack = load(root, spoilt(*changes))
    plot = pack.content["plots"]["story"]
    books = Books([Charter("one", "Test", pack.id, pack.digest, "tale", "story", seed=7), Standing("one", "", "scene")])
    work = Work(books, TALE, TALE.campaign, pack, plot, Chance("seed"))
    for card in heroes:
        books.put(MemberRecord(f"member-{card}", card, pack.content["heroes"][card].name))
    begin(work)
    return CampaignSession(MemoryArchive(books.records()), pack, TALE, TALE.campaign, plot, TickingClock())


def fought(session, outcome, *, flags=(), achievements=()):
    """End the mission at hand with an outcome and go on to where the story leads."""
    session.do(EndMission(outcome, tuple(flags), tuple(achievements)))


@dataclass(frozen=True, slots=True)
class EndMission:
    """What is left of a mission when the battle and its aftermath are passed over."""

    name: ClassVar[str] = "end-mission"
    outcome: str
    flags: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()

    def apply(self, work):
        books, standing = work.books, work.books.standing
        won = work.rules.missions.ends(work.pack.content, standing.mission).outcomes[self.outcome]
        number = len(books.all(Fought)) + 1
        side = bool(standing.side)
        books.put(Fought(f"f-{number}", number, standing.node, standing.mission, self.outcome, won, (), side=side))
        for name in self.flags:
            books.mark("flag", name, books.marked("flag", name) + 1)
        for name in self.achievements:
            books.mark("achievement", name)
        if side:
            return Told("end side mission", "Over", finish(work, won=won))
        arrive(work)
        return Told("end mission", "Over", enter(work, follow(work, self.outcome)))
