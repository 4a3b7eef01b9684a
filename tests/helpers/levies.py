"""Two small games that are founded otherwise than ours: an army by points, troops by the dozen, and a club of four."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from helpers.coming import PACK
from helpers.packs import as_folder, by_id
from helpers.tales import TaleMissions, kind
from horologium.campaign import wording
from horologium.campaign.books import Books
from horologium.campaign.operations import Chance, Work
from horologium.campaign.records import Charter, MemberRecord, Standing
from horologium.content.load import load_pack
from horologium.engine.core.campaign import CampaignData, CampaignRules, Company, FirstSkills, Member, Muster
from horologium.engine.core.faults import Fault
from horologium.engine.core.journal import Texts
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.sheets import BearerSheet
from horologium.engine.core.specs import Text
from horologium.engine.core.view import CardView

STORY = """\
name = "{name}"
start = "dawn"
begins = "1429-04-21"
[[nodes]]
name = "dawn"
kind = "scene"
title = "Dawn"
ways = [{{ to = "dusk" }}]
[[nodes]]
name = "dusk"
kind = "ending"
title = "Dusk"
"""


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Annotated[str, Text()]
    points: int = 0
    tactics: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """Nothing is agreed upon."""


class Levy:
    """Cards of these folders, each as often as somebody is wanted."""

    def __init__(self, *folders):
        self.folders = folders

    def cards(self, content):
        return {id_: spec for folder in self.folders for id_, spec in content[folder].items()}

    def candidates(self, content):
        return tuple(self.cards(content))

    def begin(self, content, cards):
        known = self.cards(content)
        keys = [f"{card}-{cards[:place].count(card) + 1}" for place, card in enumerate(cards)]
        beginners = zip(keys, cards, strict=True)
        return Company(
            tuple(Member(key, card, known[card].name, known=known[card].tactics[:2]) for key, card in beginners)
        )

    def sheet(self, state, bearer):
        points = self.cards(state.content)[state.member(bearer).card].points
        return BearerSheet("", f"{points} points" if points else "")


class ArmyRoster(Levy):
    """Up to 36 points, of which troops are worth 14 at least."""

    def muster(self, state, mission):
        known, cards = self.cards(state.content), [member.card for member in state.company.members]
        total = sum(known[card].points for card in cards)
        troops = sum(known[card].points for card in cards if card in state.content["troops"])
        faults = []
        if total > 36:
            faults.append(Fault("", f"the army costs {total} of 36 points", "send somebody home", "JOA-WAR-10"))
        if troops < 14:
            faults.append(Fault("", f"troops are worth {troops} points", "take at least 14", "JOA-WAR-13"))
        return Muster(1, 20, tuple(faults), total, 36)


class ClubRoster(Levy):
    """Four play, whoever they are."""

    def muster(self, state, mission):
        return Muster(4, 4)


def face(content, ref):
    """A card as it lies in the pack."""
    spec = content[f"{ref.kind}s"][ref.id]
    return CardView(spec.id, "", spec.name, kind=ref.kind, text=f"What {spec.name} does.")


class Founded:
    """A game that can be founded."""

    options = Options

    def __init__(self, id_, kinds, roster, **ports):
        self.effects, self.texts = {}, Texts({})
        data = CampaignData(kinds=kinds, difficulties={"normal": "As it is printed."})
        self.id, self.title = id_, id_.title()
        self.campaign = CampaignRules(data, roster, TaleMissions(), face, **ports)
        self.specs = {**{each.folder: Card for each in kinds}, "missions": Card, "plots": PlotSpec}

    def check_content(self, content):
        yield from ()


ARMY = Founded(
    "army",
    (kind("character", "member", "characters"), kind("troop", "member", "troops", copies=3)),
    ArmyRoster("characters", "troops"),
)
CLUB = Founded(
    "club",
    (kind("athlete", "member", "athletes"), kind("tactic", "lesson", "tactics")),
    ClubRoster("athletes"),
    first_skills=lambda content, card: FirstSkills(2, content["athletes"][card].tactics, ("ARI-SEA-018",)),
)
UNITS = {"characters/maid": ("The Maid", 12), "troops/archers": ("Archers", 5), "troops/pikes": ("Pikes", 7)}
PLAYERS = {"gata": "Gata", "hexxer": "Hexxer", "maximus": "Maximus", "parvati": "Parvati", "wild": "Wild"}
TACTICS = ("dash", "feint", "guard", "shove")


def _cards(game):
    if game is ARMY:
        return {path: f'name = "{name}"\npoints = {points}\n' for path, (name, points) in UNITS.items()}
    own = {key: ", ".join(f'"{key}-{each}"' for each in TACTICS) for key in PLAYERS}
    players = {f"athletes/{key}": f'name = "{name}"\ntactics = [{own[key]}]\n' for key, name in PLAYERS.items()}
    return players | {f"tactics/{key}-{each}": f'name = "{each.title()}"\n' for key in PLAYERS for each in TACTICS}


def levy(root, game):
    """The pack of one of these games."""
    files = {"pack": PACK.format(game.id), "plots/story": STORY.format(name=game.title), **_cards(game)}
    written = {f"{path}.toml": text.encode() for path, text in files.items()}
    return load_pack(as_folder(root, written), by_id(game))


def in_the_field(root, patch):
    """An army at war: two of the three troops of archers, and the Maid."""
    patch.setattr(wording, "ruleset", {ARMY.id: ARMY}.get)
    pack = levy(root, ARMY)
    charter = Charter("one", "War", pack.id, pack.digest, ARMY.id, "story", seed=7)
    books = Books([charter, Standing("one", "dawn", "camp")])
    for number, (card, name) in enumerate((("archers", "Archers"), ("archers", "Archers 2"), ("maid", "The Maid")), 1):
        books.put(MemberRecord(f"member-{number}", card, name))
    return Work(books, ARMY, ARMY.campaign, pack, pack.content["plots"]["story"], Chance("seed"))
