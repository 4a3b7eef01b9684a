"""Campaigns, packs and players whose names are markup: a picture to be opened, a tag, an entity, an ampersand."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace

from horologium import paths
from horologium.campaign.affairs import active
from horologium.campaign.founding import Founder
from horologium.campaign.ops.heroes import RenameHero
from horologium.campaign.ops.notes import AddNote, Remark
from horologium.campaign.sample import SAMPLE, attempt, make, walk
from horologium.ui.battle.seating import SeatedPlayer

BAIT = "bait.png"
NAME = f"<img src={BAIT}>&lt;b>Zed & Co"
"""What players may call something; where it is shown, it is shown whole."""
WORD = "Zed"
PACK_NAME = "< b>&lt;b>Zed & Co"
"""What a pack may call something: tags are refused there."""
FIELD = re.compile(r'(label|title|text|intro|about|name) = "([^"\\]{1,38})"')


def hostile_packs(folder):
    """The packs that come with the program; whatever they show is hostile."""
    shutil.copytree(paths.campaigns(), folder)
    for file in folder.rglob("*.toml"):
        if file.parent.name == "charts":
            continue  # their titles are too short to be spoilt
        head, mark, rest = file.read_text("utf-8").partition("\n[")
        head = "\n".join(_spoilt(line) for line in head.split("\n"))
        file.write_text(head + mark + "\n".join(_all_spoilt(rest)), "utf-8")
    return folder


def _all_spoilt(text):
    """The lines behind the first table; names of their own and titles of charts stay."""
    table = ""
    for line in text.split("\n"):
        table = line if line.startswith("[") else table
        yield line if line.startswith("name") or table.startswith("[charts") else _spoilt(line)


def _spoilt(line):
    found = FIELD.fullmatch(line)
    return line if found is None else f'{found[1]} = "{found[2]} {PACK_NAME}"'


def hostile_sample(office, name="", play=None, *, plan=SAMPLE, **options):
    """A sample campaign in which everything that has a name has a hostile one."""

    def spoil(session):
        (play or walk)(session)
        for place, hero in enumerate(active(session.books)):
            attempt(session, RenameHero(hero.id, f"{place}{NAME}"))
        attempt(session, AddNote(NAME, f"{NAME}\n\n# {NAME}\n\n- {NAME}"))
        attempt(session, Remark(session.archive.chronicle(count=1).chapters[0].id, NAME))

    founders = tuple(Founder(f"{place}{NAME}", each.colour) for place, each in enumerate(plan.players))
    return make(office, f"{name[:8]} {NAME}", spoil, plan=replace(plan, players=founders), **options)


def hostile_player(key, _name, *rest, **options):
    """Somebody at the table of a battle."""
    return SeatedPlayer(key, NAME, *rest, **options)
