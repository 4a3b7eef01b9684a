"""Three small games with words of their own: nights of a castle, a season of a club, a war of an army."""

from __future__ import annotations

from dataclasses import replace

from helpers.archives import MemoryArchive, TickingClock
from helpers.packs import as_folder, by_id
from helpers.tales import TALE_RULES, Card, Tale, kind
from horologium.campaign.books import Books
from horologium.campaign.operations import Chance, Work
from horologium.campaign.plot import begin
from horologium.campaign.records import Charter, MemberRecord, Standing
from horologium.campaign.session import CampaignSession
from horologium.content.load import load_pack
from horologium.engine.core.campaign import CampaignData, Coin
from horologium.engine.core.kinds import Gauge
from horologium.engine.core.plots import PlotSpec, TownSpec

PACK = 'format = 2\nid = "{0}"\nname = "{0}"\nruleset = "{0}"\nversion = 1\nauthors = ["A"]\nlicence = "CC0-1.0"\n'


class TellingRoster:
    """Members by their cards."""

    def __init__(self, folder):
        self.folder = folder

    def candidates(self, content):
        return tuple(content[self.folder])


def game(id_, *kinds, **data):
    """A game that has nothing but these kinds, gauges and boons."""
    made = type(id_.title(), (Tale,), {})()
    made.id = id_
    made.specs = {
        **{each.folder: Card for each in kinds}, "missions": Card, "plots": PlotSpec, "towns": TownSpec,
    }  # fmt: skip
    members = next(each.folder for each in kinds if each.role == "member")
    words = CampaignData(coins=(Coin("Coin", "Coins", 1),), kinds=kinds, **data)
    made.campaign = replace(TALE_RULES, data=words, roster=TellingRoster(members))
    return made


NIGHTS = game(
    "nights",
    kind("monster", "member", "monsters"),
    kind("reagent", "ware", "reagents"),
    kind("captive", "ware", "captives"),
    kind("draught", "knowledge", "draughts"),
    kind("scar", "condition", "scars"),
    gauges=(Gauge("pacts", "Pacts", 5), Gauge("terror", "Terror", 9), Gauge("mercy", "Mercy", 9)),
    places=("village",),
)
SEASON = game(
    "season",
    kind("athlete", "member", "athletes"),
    kind("hindrance", "condition", "hindrances"),
    kind("deal", "condition", "deals", common=True),
    gauges=(Gauge("mood", "Mood", 6, 3, 3), Gauge("following", "Following", 12, 4), Gauge("heat", "Heat", 6)),
)
WAR = game(
    "war",
    kind("character", "member", "characters"),
    kind("vow", "condition", "vows", common=True),
    kind("state", "condition", "states"),
    kind("relic", "ware", "relics", held=True),
    gauges=(Gauge("allegiance", "Allegiance", 12, 6, 6), Gauge("testimony", "Testimony", 12)),
    boons={"interrupt": "An interrupt order"},
)

VILLAGE = 'name = "{}"\nx = 1\ny = {}\nkind = "village"\nroads = [{{ to = "{}" }}]\n'
ANGER = '[[gauges]]\nname = "anger"\ntitle = "Anger of Mirewick"\nmost = 5\nstart = 2\n'
FILES = {
    "nights": {
        "plots/story.toml": """\
name = "The Year"
start = "watch-of-spring"
begins = "1700-03-01"
town = "mirewick"
flags = [{ name = "up-mirewick", free = true }, { name = "pact-mirewick", free = true }]

[[nodes]]
name = "watch-of-spring"
kind = "scene"
title = "Watch of Spring"
ways = [
    { to = "four-purses", label = "Mirewick marches", when = [{ holds = "flag", name = "up-mirewick" }] },
    { to = "spring-road", label = "Wait" },
]

[[nodes]]
name = "spring-road"
kind = "scene"
title = "The Road"
ways = [{ to = "four-purses" }]

[[nodes]]
name = "four-purses"
kind = "mission"
title = "Four Purses"
mission = "four-purses"
ways = [{ to = "judgement" }]

[[nodes]]
name = "judgement"
kind = "scene"
title = "The Boy in the Well"
ways = [
    { to = "summons", label = "Frighten", gifts = [
        { kind = "gauge", name = "terror" },
        { kind = "coins", amount = 3 },
    ] },
    { to = "summons", label = "Bargain", when = [
        { holds = "coins", amount = 3 },
        { holds = "flag", name = "pact-mirewick", negated = true },
        { holds = "at-most", name = "anger-mirewick", amount = 1 },
    ], gifts = [{ kind = "flag", name = "pact-mirewick" }, { kind = "gauge", name = "pacts" }] },
    { to = "summons", label = "Spare", gifts = [
        { kind = "gauge", name = "mercy" },
        { kind = "gauge", name = "anger-mirewick", amount = -2 },
        { kind = "captive", name = "hunter", amount = -1 },
    ] },
]

[[nodes]]
name = "summons"
kind = "scene"
title = "The Summons"
ways = [
    { to = "the-compact", when = [{ holds = "at-least", name = "pacts", amount = 3 }] },
    { to = "left-in-peace", when = [{ holds = "at-least", name = "mercy", amount = 5 }] },
    { to = "one-more-winter" },
]

[[nodes]]
name = "the-compact"
kind = "ending"
title = "The Compact"

[[nodes]]
name = "left-in-peace"
kind = "ending"
title = "Left in Peace"

[[nodes]]
name = "one-more-winter"
kind = "ending"
title = "One More Winter"
""",
        "missions/four-purses.toml": 'name = "Four Purses"\n',
        "towns/mirewick.toml": VILLAGE.format("Mirewick", 1, "candlerow") + ANGER,
        "towns/candlerow.toml": VILLAGE.format("Candlerow", 2, "mirewick"),
        "monsters/troll.toml": 'name = "The Troll"\n',
        "captives/hunter.toml": 'name = "Hunter"\n',
    },
    "season": {
        "plots/story.toml": """\
name = "The Season"
start = "the-locker-room"
begins = "2300-01-01"

[[nodes]]
name = "the-locker-room"
kind = "scene"
title = "The Locker Room"
ways = [
    { to = "the-licence", label = "Stand with them", gifts = [
        { kind = "hindrance", name = "on-strike", whom = "all" },
        { kind = "gauge", name = "mood", amount = 2 },
    ] },
    { to = "the-licence", label = "Sit down between them", when = [{ holds = "at-least", name = "mood", amount = 4 }] },
    { to = "the-licence", label = "Pay whoever plays", gifts = [{ kind = "gauge", name = "mood", amount = -2 }] },
]

[[nodes]]
name = "the-licence"
kind = "scene"
title = "The Ninth Licence"
ways = [
    { to = "home", label = "Take the loan", gifts = [
        { kind = "coins", amount = 20 },
        { kind = "deal", name = "loan" },
    ] },
    { to = "home", label = "Let them play", gifts = [
        { kind = "hindrance", name = "on-strike", amount = -1, whom = "all" },
    ] },
]

[[nodes]]
name = "home"
kind = "ending"
title = "Home"
""",
        "athletes/ari.toml": 'name = "Ari"\n',
        "athletes/bo.toml": 'name = "Bo"\n',
        "hindrances/on-strike.toml": 'name = "On strike"\n',
        "deals/loan.toml": 'name = "Loan"\n',
    },
    "war": {
        "plots/story.toml": """\
name = "The War"
start = "the-chapel"
begins = "1429-04-21"

[[nodes]]
name = "the-chapel"
kind = "scene"
title = "A Chapel in the Fen"
until = "1429-05-04"
ways = [
    { to = "the-hostages", label = "Keep vigil", gifts = [
        { kind = "gauge", name = "allegiance" },
        { kind = "vow", name = "the-long-fast", whom = "joan" },
    ] },
    { to = "the-hostages", label = "Ride with it", when = [{ holds = "at-most", name = "allegiance", amount = 3 }] },
    { to = "the-hostages", label = "Mend the walls", gifts = [{ kind = "boon", name = "interrupt", whom = "all" }] },
]

[[nodes]]
name = "the-hostages"
kind = "scene"
title = "Hostages"
ways = [
    { to = "the-sentence", label = "Exchange", when = [{ holds = "state", name = "captured" }], gifts = [
        { kind = "experience", amount = 1, having = "captured" },
        { kind = "state", name = "captured", amount = -1, whom = "all" },
    ] },
    { to = "the-sentence", label = "Wait" },
]

[[nodes]]
name = "the-sentence"
kind = "scene"
title = "The Sentence"
ways = [
    { to = "acquitted", when = [{ holds = "at-least", name = "testimony", amount = 8 }] },
    { to = "abjured", when = [{ holds = "at-least", name = "testimony", amount = 4 }] },
    { to = "condemned" },
]

[[nodes]]
name = "acquitted"
kind = "ending"
title = "Acquitted"

[[nodes]]
name = "abjured"
kind = "ending"
title = "Abjured"

[[nodes]]
name = "condemned"
kind = "ending"
title = "Condemned"
""",
        "characters/joan.toml": 'name = "Joan"\n',
        "characters/la-hire.toml": 'name = "La Hire"\n',
        "vows/the-long-fast.toml": 'name = "The Long Fast"\n',
        "states/captured.toml": 'name = "Captured"\n',
    },
}


def story_of(root, ruleset):
    """The pack of a game, or why it is refused."""
    files = {"pack.toml": PACK.format(ruleset.id), **FILES[ruleset.id]}
    return load_pack(as_folder(root, {name: text.encode() for name, text in files.items()}), by_id(ruleset))


def told(root, ruleset):
    """A campaign of a game at the beginning of its story; all members of the pack belong to the company."""
    pack, rules = story_of(root, ruleset), ruleset.campaign
    plot = pack.content["plots"]["story"]
    charter = Charter("one", "Test", pack.id, pack.digest, ruleset.id, "story", seed=7)
    books = Books([charter, Standing("one", "", "scene")])
    for card in rules.roster.candidates(pack.content):
        books.put(MemberRecord(card, card, pack.content[rules.roster.folder][card].name))
    begin(Work(books, ruleset, rules, pack, plot, Chance("seed")))
    return CampaignSession(MemoryArchive(books.records()), pack, ruleset, rules, plot, TickingClock())
