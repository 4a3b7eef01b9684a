"""Opening a campaign that was begun: with its game, its pack and its story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign import own
from horologium.campaign.books import Books
from horologium.campaign.errors import StoreError
from horologium.campaign.founding import plots_of
from horologium.campaign.records import KIND_OF, THE_ONE, Charter, ConditionRecord, MemberRecord, Standing, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.campaign.wording import entries, kind_of, kinds, listing
from horologium.engine.core.errors import BadData
from horologium.engine.core.kinds import ACHIEVEMENT
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.campaign.ports import Archive, Clock, Packs
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.kinds import Role
    from horologium.engine.core.plots import PlotSpec
    from horologium.engine.core.ruleset import AnyRuleset


def open_session(archive: Archive, packs: Packs, rulesets: Mapping[str, AnyRuleset], clock: Clock) -> CampaignSession:
    """Open a campaign, or say by StoreError what is missing; a pack that has changed is told as a notice."""
    books = Books(archive.records())
    charter = books.find(Charter, THE_ONE)
    if charter is None or books.find(Standing, THE_ONE) is None:
        raise StoreError(say("the campaign has no beginning: restore a snapshot of it"))
    pack = _pack(packs, charter)
    ruleset = _ruleset(rulesets, charter)
    rules = ruleset.campaign
    if rules is None or pack.ruleset != ruleset.id:
        raise StoreError(
            say(
                "{campaign} cannot be played with the pack {pack}, which is made for {ruleset!r}: install "
                "the pack {wanted!r} that was made for {game}",
                campaign=charter.name,
                pack=pack.name,
                ruleset=pack.ruleset,
                wanted=charter.pack,
                game=ruleset.title,
            )
        )
    plot = _plot(pack, charter)
    if gone := [*_missing(books, pack, plot)]:
        raise StoreError(
            say(
                "the pack {pack} has changed and no longer has {gone}, which {campaign} needs: install the "
                "version that the campaign was begun with",
                pack=pack.name,
                gone=listing(gone[:5]),
                campaign=charter.name,
            )
        )
    _must_read_parts(books, rules)
    session = CampaignSession(archive, pack, ruleset, rules, plot, clock, books.records())
    session.notices = (*archive.notices, *_notices(charter, pack))
    return session


def _must_read_parts(books: Books, rules: CampaignRules) -> None:
    """Keep a campaign shut in which the game cannot read what it keeps for itself."""
    campaign, parts = books.charter.name, own.parts_of(rules)
    kept: list[own.Bearing] = [books.standing]
    for record in (*kept, *books.all(MemberRecord), *books.all(ThingRecord), *books.all(ConditionRecord)):
        try:
            own.read(parts, KIND_OF[type(record)], own.text_of(record))
        except own.NewerPart as error:
            words = say("{campaign} was played with a newer program: update this one to go on", campaign=campaign)
            raise StoreError(words) from error
        except BadData as error:
            words = say("{campaign} holds what cannot be read: have it checked up", campaign=campaign)
            raise StoreError(words) from error


def _pack(packs: Packs, charter: Charter) -> Pack:
    pack: Pack | None = packs.packs.get(charter.pack)
    if pack is None:
        raise StoreError(
            say(
                "{campaign} needs the pack {pack!r}, which is not installed: install it, or take the "
                "campaign in again from an exported file, which brings its packs",
                campaign=charter.name,
                pack=charter.pack,
            )
        )
    return pack


def _ruleset(rulesets: Mapping[str, AnyRuleset], charter: Charter) -> AnyRuleset:
    if charter.ruleset not in rulesets:
        names = listing(ruleset.title for ruleset in rulesets.values())
        raise StoreError(
            say(
                "{campaign} is played by the rules {ruleset!r}, which this program does not have (it has "
                "{names}): install a newer version",
                campaign=charter.name,
                ruleset=charter.ruleset,
                names=names,
            )
        )
    return rulesets[charter.ruleset]


def _plot(pack: Pack, charter: Charter) -> PlotSpec:
    plot = plots_of(pack).get(charter.plot)
    if plot is None:
        raise StoreError(
            say(
                "the pack {pack} no longer has the story {plot!r} of {campaign}: install the version that "
                "the campaign was begun with",
                pack=pack.name,
                plot=charter.plot,
                campaign=charter.name,
            )
        )
    return plot


def _missing(books: Books, pack: Pack, plot: PlotSpec) -> Iterator[str]:
    """What the campaign has and the pack does not: the rules could not work with it."""
    knowledge = [kind for kind in kinds(pack, "knowledge") if kind != ACHIEVEMENT.key]  # what was won stays won

    def _of(role: Role, card: str) -> tuple[str, str]:
        return kind_of(pack, role, card), card

    used = [
        *(_of("member", hero.card) for hero in books.all(MemberRecord)),
        *(_of("grade", hero.grade) for hero in books.all(MemberRecord) if hero.grade),
        *(_of("lesson", skill) for hero in books.all(MemberRecord) for skill in (*hero.known, *hero.ready)),
        *((item.kind, item.card) for item in books.all(ThingRecord)),
        *(_of("condition", injury.card) for injury in books.all(ConditionRecord)),
        *((kind, mark.name) for kind in knowledge for mark in books.marks(kind)),
        *(("town", town) for town in [books.standing.town] if town),
        *(("mission", mission) for mission in [books.standing.mission] if mission),
    ]
    for kind, id_ in dict.fromkeys(used):
        if id_ not in entries(pack, kind):
            yield say("the {kind} {name!r}", kind=kind, name=id_)
    if all(node.name != books.standing.node for node in plot.nodes):
        yield say("the place {node!r} of the story", node=books.standing.node)


def _notices(charter: Charter, pack: Pack) -> Iterator[str]:
    if pack.digest != charter.pack_digest:
        yield (
            say(
                "the pack {pack} has changed since this campaign was begun; its texts, prices and missions "
                "may differ from what you know",
                pack=pack.name,
            )
        )
