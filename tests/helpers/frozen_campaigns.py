"""Real campaigns of both games in every stage, with exports and files of members, to be kept for ever.

``python -m helpers.frozen_campaigns`` writes those of today's schema anew: before a change of records, never after it.
"""

from __future__ import annotations

import sys
import tempfile
import zipfile
from pathlib import Path

from helpers import ladder, rehearsal_walk
from helpers.companies import AT, everybody, new_shelf, pack, session_of, settled
from helpers.source import ROOT
from horologium.campaign import battle
from horologium.campaign.founding import found
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import here
from horologium.campaign.records import MemberRecord
from horologium.engine.rulesets import RULESETS
from horologium.store import files
from horologium.store.exports import SUFFIX, export
from horologium.store.hero_files import SUFFIX as HERO_SUFFIX
from horologium.store.hero_files import export_hero
from horologium.store.sqlite_files import connect

FILES = ROOT / "tests" / "campaign" / "_files"
STAGES = ("scene", "camp", "battle", "review", "aftermath", "over")
GAMES = {"nova-aetas": "bot:hero", "constellation": "bot:bronze"}


def new_session(game, shelf):
    """A company that was just founded."""
    if game == "constellation":
        return ladder.climbing(shelf)
    plan = rehearsal_walk.PLAN
    return session_of(shelf.create(plan.name, found(pack(), RULESETS[game], plan, AT), [pack()]))


def play_through(session, bot, keep):
    """Play to the end of the story; ``keep`` is called in each stage, in a battle when some answers were given."""
    while (stage := session.books.standing.stage) != "over":
        if stage != "battle":
            keep(session)
        PLAYED[stage](session, bot, keep)
    keep(session)


def _read(session, *_):
    ways = [ChooseWay(place) for place in range(len(here(session).ways))]
    session.do(next(way for way in (ReadScene(), *ways) if not session.refusal(way)))


def _begin(session, *_):
    session.do(BeginMission(ladder.party(session)))


def _fight(session, bot, keep):
    fought = battle.begin(session)
    fought.play_on(everybody(session, bot), 12)
    keep(session)
    fought.play_on(everybody(session, bot))
    session.do(FinishMission())


def _commit(session, *_):
    settled(session, CommitMission())


def _leave(session, *_):
    while not session.refusal(NextStep()):
        settled(session, NextStep())
    session.do(FinishAftermath())


PLAYED = {"scene": _read, "camp": _begin, "battle": _fight, "review": _commit, "aftermath": _leave}


def freeze(game, folder):
    """Write a file for each stage, and for the camp its export and a member; the digests of their records beside."""
    session, digests = new_session(game, new_shelf(folder / "shelf")), {}
    out = folder / "out"
    out.mkdir()

    def keep(session):
        stage = session.books.standing.stage
        if stage in digests:
            return
        digests[stage] = session.archive.digest()
        path = out / f"{stage}.horologium"
        session.archive.database.copy_to(path)
        _shrink(path)
        if stage == "camp":
            export(session.archive, path.with_suffix(SUFFIX), [], AT)
            export_hero(session, session.books.all(MemberRecord)[0].id, path.with_suffix(HERO_SUFFIX), AT)

    if game == "nova-aetas":
        keep(session)
        rehearsal_walk.walk(session)
    play_through(session, GAMES[game], keep)
    session.close()
    (out / "digests.txt").write_text("".join(f"{stage} {digest}\n" for stage, digest in digests.items()), "utf-8")
    return out


def _shrink(path):
    connection = connect(path)
    connection.execute("PRAGMA page_size=512")
    connection.execute("VACUUM")
    connection.close()


def main():
    """Freeze both games."""
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            made = freeze(game, Path(folder))
            with zipfile.ZipFile(
                FILES / f"{game}-{files.SCHEMA}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9
            ) as kept:
                for path in sorted(made.iterdir()):
                    kept.writestr(zipfile.ZipInfo(path.name), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    sys.exit(main())
