"""What players see of a campaign between its battles: places, sheets, reminders, the evening, the chronicle.

``check_sights`` looks whether all of it is complete and in words; ``seen`` gives the texts, each with where it stands.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from helpers.citations import ledger
from helpers.raw_words import raw_words
from horologium.campaign.affairs import bearers, state_of, state_with
from horologium.campaign.evening import steps
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops import overrides
from horologium.campaign.ops.offers import earned
from horologium.campaign.records import MemberRecord
from horologium.campaign.reminders import reminders
from horologium.campaign.sheets import hero_sheet, stash
from horologium.engine.core.sheets import CardRows, TextRows, TrackRows
from horologium.engine.core.speech import speaking_of
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.offers import OfferRow
    from horologium.campaign.session import CampaignSession
    from horologium.content.packs import Pack
    from horologium.engine.core.offers import ServiceCounter
    from horologium.engine.core.sheets import BearerSheet, SheetSection

LATEST = 12
"""So many entries of the chronicle are read again each time."""
HANDS = (overrides.SetByHand.name, overrides.MarkByHand.name)
"""What a hand sets is named as the records call it."""


def check_sights(session: CampaignSession) -> None:
    """Everything that is shown is there, has a name, and says nothing from inside the program."""
    with speaking_of(session.ruleset.id):
        for counter, whom in _counters(session):
            check_counter(session, counter)
            for row in offer_rows(session, counter.key, whom):
                check_row(session, row)
        for bearer in ("", *(each.id for each in bearers(session))):
            check_sheet(session, bearer)
        known = keys(session.pack)
        raw = {f"{where}: {text}": found for where, text in seen(session) if (found := [*raw_words(text, known)])}
        assert raw == {}, raw
        empty = [where for where, text in seen(session) if not text.strip()]
        assert empty == []


@cache
def _named(names: tuple[tuple[str, str], ...]) -> frozenset[str]:
    return frozenset(key for key, name in names if "-" in key and key not in name.casefold())


def keys(pack: Pack) -> frozenset[str]:
    """What a pack calls its things, where it is not what players call them."""
    specs = [(key, str(getattr(spec, "name", ""))) for kind in pack.content.values() for key, spec in kind.items()]
    nodes = [(node.name, node.title) for plot in pack.content["plots"].values() for node in plot.nodes]
    return _named((*specs, *nodes))


def _counters(session: CampaignSession) -> Iterator[tuple[ServiceCounter, str]]:
    """Every counter that can be seen, with whom it is for."""
    yield from ((counter, "") for scope in ("place", "company") for counter in counters(session, scope))
    for member in session.books.all(MemberRecord):
        yield from ((counter, member.id) for counter in counters(session, "member"))


# What is complete


def check_counter(session: CampaignSession, counter: ServiceCounter) -> None:
    """A counter has a title, a sign, headings of all its columns or none, and deeds that undo can name."""
    assert counter.title.strip(), f"{counter.key} has no title"
    assert counter.sign.strip(), f"{counter.key} has no sign"
    assert len(counter.headings) in (0, 4), f"{counter.key} has other columns than a counter has"
    assert all(heading.strip() for heading in counter.headings)
    assert all(deed.label.strip() for deed in counter.deeds)
    assert counter.deeds, f"at {counter.key} nothing can be done"


def check_row(session: CampaignSession, row: OfferRow) -> None:
    """A row says what it is, what it costs, or by which rule it is not to be had; trying it costs what it says."""
    where, cost, offer = f"{row.counter}/{row.key}", row.cost, row.offer
    assert row.name.strip() or row.deed.button.strip(), f"{where} has no name"
    assert bool(row.whom) == bool(row.whom_name), f"{where} is for somebody without a name"
    assert all(need.name.strip() and need.needed > 0 for need in row.needs), f"{where} needs what has no name"
    assert row.most >= 1
    if cost.refused:
        assert offer.verdict.allowed or offer.verdict.rules or row.known or _is_double(session), f"{where}: no rule"
    elif offer.draws is None and not cost.asks:
        assert cost.coins == earned(offer) - offer.verdict.price, f"{where} costs another price than it shows"
        assert cost.coins == 0 or row.words.strip()
        assert all(need.there >= need.needed for need in row.needs), f"{where} can be had without what it needs"
        if not any(gift.verb == "experience" for gift in offer.gives):
            assert -cost.experience == row.experience, f"{where} costs another experience than it shows"
    if not _is_double(session):
        assert {*cost.rules, *offer.verdict.rules} <= ledger(session.ruleset.id), f"{where} cites what no ledger has"


def _is_double(session: CampaignSession) -> bool:
    """Whether a game is a small one of tests, which has no ledger."""
    return session.rules is not session.ruleset.campaign or session.ruleset.id not in RULESETS


def check_sheet(session: CampaignSession, bearer: str) -> None:
    """A sheet has rows with names and values; those of members have a title, those of hands and heads too."""
    state = state_with(session, bearer) if bearer else state_of(session)
    sheet = session.rules.roster.sheet(state, bearer)
    if bearer:
        assert sheet.title.strip(), f"the sheet of {bearer} has no title"
        assert sheet.sections, f"the sheet of {bearer} is empty"
    for section in sheet.sections:
        check_section(session, bearer, section)
    for fitting in filter(None, (session.rules.gear, session.rules.loadout)):
        for slot in fitting.slots(state, bearer) if bearer else ():
            assert slot.title.strip(), f"{bearer} has a slot without a name"
            assert slot.used >= 0 <= slot.limit
    if session.books.find(MemberRecord, bearer):
        hero_sheet(session, bearer)


def check_section(session: CampaignSession, bearer: str, section: SheetSection) -> None:
    """Every row of a section can be read."""
    match section:
        case CardRows():
            for line in section.rows:
                assert session.rules.card(session.pack.content, line.of).label.strip(), f"a nameless card of {bearer}"
        case TextRows():
            assert all(line.text.strip() for line in section.rows), f"an empty line on the sheet of {bearer}"
        case _:
            assert all(row.title.strip() for row in section.rows), f"a row without a name on the sheet of {bearer}"
            assert len({row.key for row in section.rows}) == len(section.rows), f"a row twice on the sheet of {bearer}"
    if isinstance(section, TrackRows):
        assert all(0 <= row.value <= row.most for row in section.rows), f"beyond its scale: {section.rows}"


# What is read


def seen(session: CampaignSession) -> list[tuple[str, str]]:
    """All texts of a campaign as it is now, each with where it stands."""
    with speaking_of(session.ruleset.id):
        return [*_at_counters(session), *_on_sheets(session), *_around(session), *_in_history(session)]


def _at_counters(session: CampaignSession) -> Iterator[tuple[str, str]]:
    for counter, whom in _counters(session):
        if not counter.opens:  # such a title has a gap for a name
            yield f"counter {counter.key}", counter.title
        yield from ((f"headings of {counter.key}", heading) for heading in counter.headings)
        for row in offer_rows(session, counter.key, whom):
            where = f"{counter.key}/{row.key}"
            yield where, row.name or row.deed.button
            shown = (row.title, row.words, row.group, row.whom_name, row.cost.refused, row.since, *row.notes)
            yield from ((where, text) for text in shown if text)


def _on_sheets(session: CampaignSession) -> Iterator[tuple[str, str]]:
    for bearer in ("", *(each.id for each in bearers(session))):
        sheet = session.rules.roster.sheet(state_with(session, bearer) if bearer else state_of(session), bearer)
        yield from ((f"sheet of {bearer}", text) for text in _words(sheet))


def _words(sheet: BearerSheet) -> Iterator[str]:
    yield from filter(None, (sheet.title, sheet.tag, sheet.group))
    for section in sheet.sections:
        yield from filter(None, [section.title])
        for row in section.rows:
            yield from filter(None, (getattr(row, name, "") for name in ("title", "text", "note", "about")))
            yield from (label for label, *_ in getattr(row, "parts", ()))


def _around(session: CampaignSession) -> Iterator[tuple[str, str]]:
    """The stash, reminders, steps of the evening and tables of the league."""
    for thing in stash(session):
        yield from ((f"stash {thing.id}", text) for text in (thing.name, *thing.history))
        if thing.holder:
            yield f"holder of {thing.id}", thing.holder_name
    yield from ((f"reminder {each.key}", each.text) for each in reminders(session))
    yield from ((f"step {step.key}", step.title) for step in steps(session))
    for ranking in session.rules.rankings(state_of(session)) if session.rules.rankings else ():
        assert all(len(row) == len(ranking.columns) for row in ranking.rows), f"a crooked table: {ranking.title}"
        assert -1 <= ranking.ours < len(ranking.rows)
        cells: list[Any] = [ranking.title, *ranking.columns, *(cell for row in ranking.rows for cell in row)]
        yield from ((f"table {ranking.title}", cell) for cell in cells)


def _in_history(session: CampaignSession) -> Iterator[tuple[str, str]]:
    """The chronicle, and what undo says."""
    found = session.archive.chronicle(count=sys.maxsize).chapters
    hands = [chapter.title for chapter in found if chapter.key in HANDS]
    for chapter in found[:LATEST]:
        if chapter.key not in HANDS:
            yield f"title of {chapter.id}", chapter.title
            yield from ((f"text of {chapter.id}", text) for text in [chapter.text] if text)
    for step in session.steps[-LATEST:]:
        if step.name not in HANDS and not any(title in step.label for title in hands):
            yield f"step {step.seq}", step.label
