"""Small games that no ruleset of ours is like, to be drawn by the window: a castle of rooms, an arena, a road."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from helpers.archives import MemoryArchive, TickingClock
from helpers.packs import as_folder, by_id
from horologium.campaign import wording
from horologium.campaign.books import Books
from horologium.campaign.operations import Chance, Work
from horologium.campaign.plot import begin
from horologium.campaign.records import Charter, ConditionRecord, MemberRecord, Player, Standing, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.content.load import load_pack
from horologium.engine.core.campaign import (
    CampaignData,
    CampaignRules,
    Coin,
    Company,
    Member,
    MissionEnds,
    Muster,
    SlotUse,
    Verdict,
    in_coins,
)
from horologium.engine.core.consequences import CardRef, Consequence, consequence
from horologium.engine.core.kinds import CardKind, Prompts, Word
from horologium.engine.core.offers import Deed, Offer, ServiceCounter
from horologium.engine.core.plots import PlotSpec, TownSpec
from horologium.engine.core.sheets import (
    BearerSheet,
    CardLine,
    CardRows,
    SheetTrack,
    TextLine,
    TextRows,
    TrackRows,
    Trait,
    TraitRows,
)
from horologium.engine.core.specs import Text
from horologium.engine.core.view import CardView
from horologium.ui.camp.open_campaign import OpenCampaign


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Annotated[str, Text()]
    text: Annotated[str, Text()] = ""
    slot: str = ""
    room: int = 0


def kind(key, role, folder, **more):
    """A kind of cards that lie in a folder."""
    return CardKind(key, Word(key.capitalize(), f"{key.capitalize()}s"), "star", role, folder, **more)


KINDS = (
    kind("figure", "member", "figures"),
    kind("room", "ware", "rooms", bears=True),
    kind(
        "piece",
        "ware",
        "pieces",
        held=True,
        prompts=Prompts("Add a piece…", "Add a piece that was found…", lost="Burnt…"),
    ),
    kind("injury", "condition", "damages", prompts=Prompts(found="Add damage…")),
    kind("power", "lesson", "powers"),
    kind("sponsor", "knowledge", "sponsors"),
)


def face(content, ref):
    """A card as it lies in the pack."""
    spec = content[next(each.folder for each in KINDS if each.key == ref.kind)][ref.id]
    return CardView(spec.id, "", spec.name, kind=ref.kind, text=spec.text, slot=spec.slot)


class Roster:
    """Everybody of the pack belongs to the company."""

    def candidates(self, content):
        return tuple(content["figures"])

    def begin(self, content, cards):
        return Company(tuple(Member(card, card, content["figures"][card].name) for card in cards))

    def sheet(self, state, bearer):
        if not bearer:
            return self.of_company(state)
        if any(thing.key == bearer for thing in state.company.things):
            return self.of_thing(state, state.company.thing(bearer))
        return BearerSheet("Player", "3 points", sections=(TraitRows("", (Trait("life", "Life", 4),)),))

    def of_company(self, state):
        return BearerSheet()

    def of_thing(self, state, thing):
        return BearerSheet("Thing", sections=(TextRows("", (TextLine("It stands there."),)),))

    def muster(self, state, mission):
        return Muster(1, 4)


class Missions:
    """How a night ends."""

    def ends(self, content, mission):
        return MissionEnds({"held": True, "lost": False})

    def check_result(self, state, mission, result):
        yield from ()


# A castle


class CastleRoster(Roster):
    """Rooms have sheets, and so has the castle."""

    def of_thing(self, state, room):
        spec = state.content["rooms"][room.of.id]
        hurt = tuple(CardLine(each.of, "since last night") for each in room.conditions)
        filled = SheetTrack("filled", "Furnished", len(state.company.held(room.key)), spec.room)
        return BearerSheet(
            "Room", "damaged" if hurt else "", sections=(TrackRows("", (filled,)), CardRows("Hurt", hurt))
        )

    def of_company(self, state):
        dread, facts = (
            SheetTrack("dread", "Dread of the village", 9, 20, 10),
            (TextLine("Tonight the moon is full.", "Moon"),),
        )
        return BearerSheet("The Keep", sections=(TrackRows("The land", (dread,)), TextRows("The sky", facts)))


class Furnishing:
    """Pieces stand in rooms, as many as there is place for; nobody carries any."""

    def slots(self, state, bearer):
        room = next((thing for thing in state.company.things if thing.key == bearer), None)
        if room is None:
            return ()
        return (
            SlotUse("piece", "Furniture", len(state.company.held(bearer)), state.content["rooms"][room.of.id].room),
        )

    def allows(self, state, bearer, cards):
        most = sum(slot.limit for slot in self.slots(state, bearer))
        return Verdict("" if len(cards) <= most else "there is no room for it")


def counter(key, title, scope="place", **more):
    """A counter with one deed of its own."""
    headings = ("What", "Which", "Price", "How many") if scope == "place" else ()
    told, button = f"{key}: {{what}}, {{whom}}", f"Have it {title.lower()}"
    deeds = (Deed(key, f"{key} {{what}}", told, button=button, aside="{what} for {price}"),)
    return ServiceCounter(key, title, key, scope, headings=headings, deeds=deeds, empty="Nothing.", **more)


class CastleOffers:
    """Masons mend rooms; five more counters are kept, and one is closed while its room is lost."""

    def counters(self, state):
        others = (counter(f"stall-{number}", f"Stall {number}") for number in range(5))
        return (counter("hammer", "Mended"), *others, counter("flask", "Brewed", closed="The laboratory is lost."))

    def offers(self, state, counter, whom=""):
        if counter != "hammer":
            return ()
        return tuple(
            Offer(
                each.key,
                "hammer",
                each.of,
                Verdict(cost=in_coins(2)),
                (_gone(each, room),),
                whom=room.key,
            )
            for room in state.company.things
            for each in room.conditions
        )


def _gone(each, room):
    return consequence("condition", each.of.kind, each.of.id, -1, room.key, each.key)


COINS = (Coin("Coin", "Coins", 1),)
CASTLE = CampaignRules(
    CampaignData(coins=COINS, kinds=KINDS, counts={"commoners": "Dead commoners", "heart": "Left of the heart"}),
    CastleRoster(),
    Missions(),
    face,
    gear=Furnishing(),
    offers=CastleOffers(),
)


# An arena


class Implants:
    """One implant for each part of the body."""

    def slots(self, state, bearer):
        held = [state.content["pieces"][thing.of.id].slot for thing in state.company.held(bearer)]
        return tuple(SlotUse(part, part.capitalize(), held.count(part), 1) for part in ("eye", "arm", "heart"))

    def allows(self, state, bearer, cards):
        parts = [state.content["pieces"][card].slot for card in cards]
        return Verdict("" if len(parts) == len({*parts}) else "this part is taken")


class ArenaOffers:
    """Powers are taught for coins wherever a player is; sponsors come to the company."""

    def counters(self, state):
        return (counter("gym", "Taught", "member"), counter("press", "Sponsored", "company"))

    def offers(self, state, counter, whom=""):
        if counter == "press":
            return tuple(self.of(card, "sponsor", "press") for card in state.content["sponsors"])
        known = state.member(whom).known
        return tuple(self.of(card, "power", "gym", whom) for card in state.content["powers"] if card not in known)

    def of(self, card, kind, deed, whom=""):
        gift = Consequence("known", CardRef(kind, card), whom=whom)
        return Offer(
            card, deed, gift.of, Verdict(cost=in_coins(3)), (gift,), whom=whom, group="In the gym" if whom else ""
        )


class Deals:
    """The club itself goes with one of its sponsors."""

    def slots(self, state, bearer):
        return () if bearer else (SlotUse("deal", "Sponsors", len(state.company.ready), 1),)

    def allows(self, state, bearer, cards):
        return Verdict("a shirt has room for one sponsor" if len(cards) > 1 else "")


ARENA = CampaignRules(
    CampaignData(coins=COINS, kinds=KINDS),
    Roster(),
    Missions(),
    face,
    gear=Implants(),
    loadout=Deals(),
    offers=ArenaOffers(),
)

# A road

ROAD = CampaignRules(CampaignData(kinds=KINDS), Roster(), Missions(), face)
"""Nothing but members and battles: no places, nothing to carry, to learn or to buy."""


@dataclass(frozen=True, slots=True)
class NoVariants:
    """It is played in one way."""


class Sketch:
    """A game with one of these rules."""

    options = NoVariants
    effects = {}  # noqa: RUF012
    specs = {  # noqa: RUF012
        "missions": Card, "figures": Card, "rooms": Card, "pieces": Card, "damages": Card, "powers": Card,
        "sponsors": Card, "plots": PlotSpec, "towns": TownSpec,
    }  # fmt: skip

    def __init__(self, id_, campaign):
        self.id, self.campaign = id_, campaign

    def check_content(self, content):
        yield from ()


GAMES = {key: Sketch(key, rules) for key, rules in (("castle", CASTLE), ("arena", ARENA), ("road", ROAD))}
PLOT = (
    'name = "Nights"\nstart = "dusk"\nbegins = "1509-05-14"\n{town}[[nodes]]\nname = "dusk"\nkind = "mission"\n'
    'title = "Dusk"\nmission = "dusk"\nways = [{{ to = "dawn" }}]\n[[nodes]]\nname = "dawn"\nkind = "ending"\n'
    'title = "Dawn"\n'
)
CARDS = {
    "missions/dusk": "Dusk", "figures/gor": "Gor the Gargoyle", "figures/mab": "Mab of the Moat",
    "rooms/hall": "The Great Hall", "rooms/cellar": "The Wine Cellar", "pieces/table": "A long oaken table",
    "pieces/lens": "Eye of glass", "damages/breach": "A breach in the wall", "powers/howl": "A howl in the night",
    "sponsors/smith": "The guild of smiths",
}  # fmt: skip


def files(game):
    """A pack for such a game; on the road there are no places."""
    town = 'town = "keep"\n' if game != "road" else ""
    found = {
        "pack.toml": f'format = 1\nid = "{game}"\nname = "A sketch"\nruleset = "{game}"\nversion = 1\nauthors = ["A"]\n'
        'licence = "CC0-1.0"\n',
        "plots/nights.toml": PLOT.format(town=town),
    }
    more = {
        "rooms": "room = 2\n",
        "pieces/lens": 'slot = "eye"\n',
        "pieces/table": 'slot = "piece"\n',
        "powers": 'text = "All who hear it run."\n',
    }
    for path, name in CARDS.items():
        found[f"{path}.toml"] = f'name = "{name}"\n{more.get(path) or more.get(path.partition("/")[0], "")}'
    if town:
        found["towns/keep.toml"] = 'name = "The Keep"\nx = 1\ny = 1\nservices = []\n'
    return {path: text.encode() for path, text in found.items()}


def sketched(root, game, monkeypatch):
    """A campaign of such a game in a camp: two members, two rooms, one of them breached and furnished."""
    ruleset = GAMES[game]
    monkeypatch.setattr(wording, "ruleset", GAMES.get)
    pack = load_pack(as_folder(root, files(game)), by_id(ruleset))
    books = Books(
        [Charter("one", "Nights", pack.id, pack.digest, game, "nights", seed=7), Standing("one", "", "scene", purse=20)]
    )
    plot = pack.content["plots"]["nights"]
    for record in (
        Player("player-1", "Ada", "blue"),
        MemberRecord("member-1", "gor", "Gor", "player-1"),
        MemberRecord("member-2", "mab", "Mab", "player-1"),
        *(_castle() if game == "castle" else ()),
        ThingRecord("thing-9", "piece", "lens"),
    ):
        books.put(record)
    begin(Work(books, ruleset, ruleset.campaign, pack, plot, Chance("seed")))
    return CampaignSession(MemoryArchive(books.records()), pack, ruleset, ruleset.campaign, plot, TickingClock())


def _castle():
    yield ThingRecord("thing-1", "room", "hall")
    yield ThingRecord("thing-2", "room", "cellar")
    yield ThingRecord("thing-3", "piece", "table", "thing-1")
    yield ConditionRecord("condition-1", "thing-1", "injury", "breach")


class Desk:
    """Gives out one campaign."""

    def __init__(self, session):
        self._session = session

    def found(self, _pack, _plan):
        return self._session


def camp_of(session):
    """A camp with this campaign open."""
    camp = OpenCampaign(lambda: Desk(session))
    assert camp.found(None, None)
    return camp
