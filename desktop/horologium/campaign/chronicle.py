"""The whole chronicle as a document: parts by mission, dated by the story, with the service record as an appendix.

``markdown``, ``page`` and ``printed`` give it as Markdown, as one HTML page, and as HTML that is laid out for paper.
Everything that players or packs wrote is text in all of them, but for the little markup of notes (see ``rich``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.campaign import chronicle_html, chronicle_markdown
from horologium.campaign.calendar import date_text
from horologium.campaign.counts import count
from horologium.campaign.progress import advance
from horologium.campaign.records import MISSIONS, VICTORIES, ConditionRecord, Fought, MemberRecord
from horologium.campaign.sheets import class_name
from horologium.campaign.wording import called, counted, outcome_called
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.records import Chapter
    from horologium.campaign.session import CampaignSession

PAGE: Final = 200
BEGINS: Final = ("begin-mission", "resolve-by-hand")
"""The operations with which a part of the chronicle begins."""

RESULTS: Final = ("commit-mission", "resolve-by-hand")
PROLOGUE: Final = later("The beginning")


@dataclass(frozen=True, slots=True)
class PrintedEntry:
    """An entry as it is printed."""

    date: str
    town: str
    kind: str
    title: str
    paragraphs: tuple[str, ...]
    remark: str = ""
    picture: str = ""
    note: str = ""  # what a player wrote, with its markup: in place of the paragraphs


@dataclass(frozen=True, slots=True)
class ChroniclePart:
    """All that belongs to one mission: the battle, and what followed until the next."""

    title: str
    entries: tuple[PrintedEntry, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """The chronicle of a campaign; the tables have a heading each, then rows of equal length."""

    title: str
    subtitle: str
    parts: tuple[ChroniclePart, ...]
    heroes: tuple[tuple[str, ...], ...]
    battles: tuple[tuple[str, ...], ...]


def markdown(session: CampaignSession) -> str:
    """The chronicle as Markdown."""
    return chronicle_markdown.write(document(session))


def page(session: CampaignSession) -> str:
    """The chronicle as one HTML page for a screen."""
    return chronicle_html.write(document(session), for_print=False)


def printed(session: CampaignSession) -> str:
    """The chronicle as HTML that is laid out for paper: print it, or make a PDF of it."""
    return chronicle_html.write(document(session), for_print=True)


def document(session: CampaignSession) -> Document:
    """All entries, oldest first, in parts."""
    chapters = list(_chapters(session))
    return Document(
        title=session.books.charter.name,
        subtitle=_subtitle(session, chapters),
        parts=tuple(_parts(session, chapters)),
        heroes=tuple(_service(session)),
        battles=tuple(_battles(session)),
    )


def _subtitle(session: CampaignSession, chapters: list[Chapter]) -> str:
    """The story and its span of time."""
    story, days = session.plot.name, [chapters[0].day, session.books.standing.day] if chapters else []
    match list(dict.fromkeys(date_text(session.plot, day) for day in days)):
        case [first, last]:
            return say("{story}, {first} to {last}", story=story, first=first, last=last)
        case [date]:
            return f"{story}, {date}"
    return story


def _chapters(session: CampaignSession) -> list[Chapter]:
    """The store gives the newest first, by pages."""
    found: list[Chapter] = []
    while (more := session.archive.chronicle(skip=len(found), count=PAGE)).chapters:
        found += more.chapters
        advance(len(found), more.total)
    return found[::-1]


def _parts(session: CampaignSession, chapters: Iterable[Chapter]) -> Iterator[ChroniclePart]:
    gathered: list[Chapter] = []
    for chapter in chapters:
        if chapter.key in BEGINS and gathered:
            yield _part(session, gathered)
            gathered = []
        gathered.append(chapter)
    if gathered:
        yield _part(session, gathered)


def _part(session: CampaignSession, chapters: list[Chapter]) -> ChroniclePart:
    """A part is called after its battle."""
    first = chapters[0].title if chapters[0].key in BEGINS else say(PROLOGUE)
    title = next((chapter.title for chapter in chapters if chapter.key in RESULTS), first)
    return ChroniclePart(title, tuple(_entry(session, chapter) for chapter in chapters))


def _entry(session: CampaignSession, chapter: Chapter) -> PrintedEntry:
    note = chapter.kind == "note"
    return PrintedEntry(
        date=date_text(session.plot, chapter.day),
        town=called(session.pack, "town", chapter.town) if chapter.town else "",
        kind=chapter.kind,
        title=chapter.title,
        paragraphs=() if note else tuple(text.strip() for text in chapter.text.split("\n\n") if text.strip()),
        remark=chapter.remark,
        picture=chapter.picture,
        note=chapter.text if note else "",
    )


def _service(session: CampaignSession) -> Iterator[tuple[str, ...]]:
    books, pack, stats = session.books, session.pack, session.rules.data.stats
    titles = (say("Missions"), say("Victories"), *map(say, stats.values()))
    yield say(session.rules.data.words.member.one), say("Class"), *titles, say("Injuries")
    for hero in books.all(MemberRecord):
        counts = [count(hero.service, key) for key in (MISSIONS, VICTORIES, *stats)]
        grade = class_name(session, hero)
        injuries = counted(
            [called(pack, each.kind, each.card) for each in books.all(ConditionRecord) if each.bearer == hero.id]
        )
        yield hero.name, grade, *map(str, counts), injuries


def _battles(session: CampaignSession) -> Iterator[tuple[str, ...]]:
    yield say("Battle"), say("Mission"), say("Date"), say("Outcome"), say("How"), say("Entered")
    for each in session.books.all(Fought):
        mission, date = called(session.pack, "mission", each.mission), date_text(session.plot, each.day)
        how = outcome_called(session.pack, each.mission, each.outcome)
        entered = say("by hand") if each.by_hand else say("played here")
        yield str(each.number), mission, date, say("won") if each.won else say("lost"), how, entered
