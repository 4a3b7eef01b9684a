"""A company from its first evening to its end, and the whole way back: in the file, and in every copy of it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest

from helpers.companies import everybody, founded, new_shelf, opened, pack, party, path_of, settled
from helpers.deeds import buy, craft, open_market, sell, surgery
from horologium.campaign import battle, sheets
from horologium.campaign.books import digest_of
from horologium.campaign.ops import gear, overrides, story
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.missions import BeginMission, CommitMission, FinishMission
from horologium.campaign.plot import passages
from horologium.campaign.records import Chapter, Charter, ConditionRecord, Fought, MemberRecord, ThingRecord

HEROES = ("valerio", "sofia", "rebecca", "vincenzo")
REASON = "as it was at the table"


class Chronicler:
    """Plays a campaign by a script, and writes the digest of every place of its history down."""

    def __init__(self, session):
        self.session, self.books = session, session.books
        self.digests = {0: session.archive.digest()}
        self.done = []

    def do(self, operation):
        settled(self.session, operation)
        self.done.append(operation.name)
        self.digests[place(self.session)] = self.session.archive.digest()

    def hero(self, card):
        return next(hero for hero in self.books.all(MemberRecord) if hero.card == card)

    # The script

    def whole_story(self):
        self.do(story.ChooseWay(1))  # a branch: look for the envoy first
        self.mission()
        self.read_on()
        self.mission()
        self.read_on()
        self.in_siena()
        self.mission(last=True)
        self.read_on()

    def mission(self, *, last=False):
        """One mission by bots, and all that comes after it."""
        self.do(BeginMission(party(self.session)))
        battle.begin(self.session).play_on(everybody(self.session, "bot:hero"))
        self.do(FinishMission())
        self.do(CommitMission())
        while not self.session.refusal(NextStep()):
            self.do(NextStep())
            if self.books.standing.step == "experience":
                self.learn(last=last)
        self.do(FinishAftermath())

    def learn(self, *, last):
        """Whoever can learn something does; after the last mission one takes a class."""
        for hero in self.books.all(MemberRecord):
            lessons = sheets.hero_sheet(self.session, hero.id).lessons
            for lesson in [each for each in lessons if not each.known and each.cost.allowed][:1]:
                self.do(lesson.operation())
        if last:
            self.do(overrides.SetByHand("standing", "one", "battles", "4", REASON))
            valerio = sheets.hero_sheet(self.session, self.hero("valerio").id)
            chosen = next(each for each in valerio.promotions if each.cost.allowed)
            self.do(chosen.operation())

    def in_siena(self):
        """Market, workshop and surgeon, before the last mission."""
        assert self.books.standing.town == "siena"
        self.do(overrides.SetByHand("standing", "one", "purse", "60", REASON))
        self.do(open_market())
        self.do(buy("equipment", "hood"))
        for reagent in ("sulphur", "ember"):
            self.do(overrides.AddItemByHand("reagent", reagent, REASON))
        self.do(craft("fire-flask"))
        flask = next(item for item in self.books.all(ThingRecord) if item.card == "fire-flask")
        self.do(gear.Equip(flask.id, self.hero("sofia").id))
        self.do(sell(next(item.id for item in self.books.all(ThingRecord) if not item.holder)))
        self.do(overrides.AddInjuryByHand(self.hero("sofia").id, "limp", REASON))
        for injury in self.books.all(ConditionRecord):
            self.do(surgery(injury.id))

    def read_on(self):
        """Read scenes, and choose the first way that is open, until there is something to fight for."""
        while self.books.standing.stage == "scene":
            ways = [each.number for each in passages(self.session) if each.is_open and each.way.label]
            self.do(story.ChooseWay(ways[0]) if ways else story.ReadScene())


def place(session):
    """The number of the step after which a campaign stands."""
    step = session.can_undo()
    return step.seq if step else 0


def there_and_back(session, digests, digest):
    """Undo to the very start and redo to the end; at every stop the campaign is what it was there."""
    end, stops = place(session), 0
    while session.can_undo():
        session.undo()
        stops += 1
        assert digest(session.archive) == digests[place(session)]
    assert place(session) == 0
    while session.can_redo():
        session.redo()
        assert digest(session.archive) == digests[place(session)]
    assert place(session) == end
    return stops


def whole(archive):
    """The digest of a campaign."""
    return archive.digest()


def but_for_its_name(archive):
    """The digest of a branch, under the name of the campaign that it comes from."""
    chapters = reversed(archive.chronicle(count=1_000).chapters)
    charter = [
        replace(record, name=record.branch_of, branch_of="") if isinstance(record, Charter) else record
        for record in archive.records()
    ]
    return digest_of([*charter, *chapters])


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """The campaign as it was played: its shelf, its file, the digests of all places, and what was done."""
    shelf = new_shelf(tmp_path_factory.mktemp("campaign"))
    session = founded(shelf, heroes=HEROES)
    chronicler = Chronicler(session)
    chronicler.whole_story()
    session.close()
    return shelf, path_of(session), chronicler.digests, chronicler.done


def test_the_script_has_all_that_a_campaign_has(told):
    shelf, path, _, done = told
    wanted = {"choose-way", "commit-mission", "learn-skill", "take-class", "open-market", "buy", "sell", "craft",
              "equip", "surgery", "next-step", "finish-aftermath"}  # fmt: skip
    assert wanted <= set(done)
    with closing(opened(shelf, path)) as session:
        fought = session.books.all(Fought)
        assert (len(fought), session.books.standing.stage) == (3, "over")
        assert any(record.loot or record.coins for record in fought)
        assert session.archive.chronicle(kind="story").total > 5
        assert isinstance(session.archive.chronicle().chapters[0], Chapter)


def test_the_whole_campaign_is_taken_back_and_done_again(told):
    shelf, path, digests, _ = told
    with closing(opened(shelf, path)) as session:
        assert there_and_back(session, digests, whole) >= 40


def test_a_restart_at_every_stop_changes_nothing(told):
    shelf, path, digests, _ = told
    copy = shelf.fork(path, max(digests), "Stop and go")
    for _ in range(12):
        with closing(opened(shelf, copy)) as session:
            session.undo()
            assert but_for_its_name(session.archive) == digests[place(session)]


def test_the_same_through_a_file_that_was_exported_and_taken_in(told, tmp_path):
    shelf, path, digests, _ = told
    shelf.export(path, tmp_path / "siena.horologium-campaign", [pack()])
    other = new_shelf(tmp_path)
    taken = other.take_in(tmp_path / "siena.horologium-campaign")
    with closing(opened(other, taken.path)) as session:
        assert session.archive.digest() == digests[max(digests)]
        there_and_back(session, digests, whole)


@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_the_same_in_a_branch_from_anywhere(told, part):
    shelf, path, digests, _ = told
    stops = sorted(digests)
    seq = stops[(len(stops) - 1) * part // 3]
    with closing(opened(shelf, shelf.fork(path, seq, f"What if {part}"))) as session:
        assert but_for_its_name(session.archive) == digests[seq]
        there_and_back(session, digests, but_for_its_name)


def test_the_same_after_snapshots_were_restored(told):
    shelf, path, digests, _ = told
    snapshots = shelf.snapshots(path)
    assert {"begin-mission", "commit-mission"} <= {snapshot.reason for snapshot in snapshots}
    assert all(snapshot.good for snapshot in snapshots)
    for snapshot in snapshots[:4]:  # each is kept before the next is restored, and there is room for twelve
        shelf.restore(path, snapshot)
        with closing(opened(shelf, path)) as session:
            assert session.archive.digest() == digests[place(session)]
    shelf.restore(path, max(shelf.snapshots(path), key=lambda each: each.steps))
    with closing(opened(shelf, path)) as session:
        assert session.archive.digest() == digests[max(digests)]
        there_and_back(session, digests, whole)
