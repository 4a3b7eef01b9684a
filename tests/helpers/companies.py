"""Campaigns on a real shelf, joined as the program joins them: packs, files, session, battle."""

from __future__ import annotations

from pathlib import Path

from helpers.archives import TickingClock
from helpers.shipped import library, shipped
from horologium.campaign import battle
from horologium.campaign.errors import Question
from horologium.campaign.founding import Founder, Plan, Recruit, found
from horologium.campaign.opening import open_session
from horologium.campaign.records import MemberRecord
from horologium.content.load import load_pack
from horologium.engine.core.answerers import Router
from horologium.engine.core.bots import bots_of
from horologium.engine.rulesets import RULESETS
from horologium.store.campaign_folder import CampaignFolder, PackFolder

AT = "2026-01-01T00:00:00+00:00"
STORY = "the-rehearsal"
HEROES = ("valerio", "sofia", "rebecca")


def pack():
    """The pack of all campaigns here."""
    return shipped("rehearsal")


def new_shelf(folder, *, keeps=True):
    """A shelf as the program has it in its data folder, with snapshots, and a folder for packs beside it."""
    packs = PackFolder(Path(folder) / "packs", lambda place: load_pack(place, RULESETS), lambda: library().packs)
    return CampaignFolder(Path(folder) / "campaigns", packs=packs, keeps=keeps)


def beginning(name="Siena", heroes=HEROES, **plan):
    """The records of a new company."""
    ruleset = next(each for each in RULESETS.values() if each.id == pack().ruleset)
    recruits = tuple(Recruit(card, player=0) for card in heroes)
    chosen = Plan(name, STORY, (Founder("Ada", "red"),), recruits, **{"seed": 7, **plan})
    return found(pack(), ruleset, chosen, AT)


def founded(shelf, name="Siena", **plan):
    """A new campaign that is open at its first scene."""
    return session_of(shelf.create(name, beginning(name, **plan), [pack()]))


def opened(shelf, path):
    """A campaign that was begun before."""
    return session_of(shelf.open(path))


def session_of(archive):
    """The session of an open archive."""
    return open_session(archive, library(), RULESETS, TickingClock())


def path_of(session):
    """Where a campaign lies."""
    return session.archive.database.path


def party(session):
    """All heroes who can fight."""
    return tuple(hero.id for hero in session.books.all(MemberRecord) if not hero.bench)


def everybody(session, bot="bot:random", seed=5):
    """The dice of the campaign, and a bot in every seat."""
    return Router(battle.chance(session), {}, others=bots_of(session.ruleset)[bot](seed))


def settled(session, operation):
    """Do an operation, and choose the first that is offered whenever it asks."""
    answers = ()
    while True:
        try:
            return session.do(operation, answers)
        except Question as question:
            request = question.request
            answers = (*question.answers, tuple(request.keys()[: max(request.least, 1)]))
