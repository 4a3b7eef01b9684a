"""Opening a campaign that was begun: with its game, its pack and its story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.books import Books
from horologium.campaign.errors import StoreError
from horologium.campaign.founding import plots_of
from horologium.campaign.records import THE_ONE, Charter, Hero, Injury, Item, Standing
from horologium.campaign.session import CampaignSession
from horologium.campaign.wording import entries, listing
from horologium.engine.core.campaign import campaign_rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.ports import Archive, Clock, Packs
    from horologium.content.packs import Pack
    from horologium.engine.core.plots import PlotSpec
    from horologium.engine.core.ruleset import AnyRuleset


def open_session(archive: Archive, packs: Packs, rulesets: Iterable[AnyRuleset], clock: Clock) -> CampaignSession:
    """Open a campaign, or say by StoreError what is missing; a pack that has changed is told as a notice."""
    books = Books(archive.records())
    charter = books.find(Charter, THE_ONE)
    if charter is None or books.find(Standing, THE_ONE) is None:
        raise StoreError("the campaign has no beginning: restore a snapshot of it")
    pack = _pack(packs, charter)
    ruleset = _ruleset(rulesets, charter)
    rules = campaign_rules(ruleset)
    if rules is None or pack.ruleset != ruleset.id:
        raise StoreError(
            f"{charter.name} cannot be played with the pack {pack.name}, which is made for {pack.ruleset!r}: "
            f"install the pack {charter.pack!r} that was made for {ruleset.title}"
        )
    plot = _plot(pack, charter)
    if gone := [*_missing(books, pack, plot)]:
        raise StoreError(
            f"the pack {pack.name} has changed and no longer has {listing(gone[:5])}, which {charter.name} needs: "
            "install the version that the campaign was begun with"
        )
    session = CampaignSession(archive, pack, ruleset, rules, plot, clock)
    session.notices = (*archive.notices, *_notices(charter, pack))
    return session


def _pack(packs: Packs, charter: Charter) -> Pack:
    pack: Pack | None = packs.packs.get(charter.pack)
    if pack is None:
        raise StoreError(
            f"{charter.name} needs the pack {charter.pack!r}, which is not installed: "
            "install it, or take the campaign in again from an exported file, which brings its packs"
        )
    return pack


def _ruleset(rulesets: Iterable[AnyRuleset], charter: Charter) -> AnyRuleset:
    known = {ruleset.id: ruleset for ruleset in rulesets}
    if charter.ruleset not in known:
        names = listing(ruleset.title for ruleset in known.values())
        raise StoreError(
            f"{charter.name} is played by the rules {charter.ruleset!r}, which this program does not have "
            f"(it has {names}): install a newer version"
        )
    return known[charter.ruleset]


def _plot(pack: Pack, charter: Charter) -> PlotSpec:
    plot = plots_of(pack).get(charter.plot)
    if plot is None:
        raise StoreError(
            f"the pack {pack.name} no longer has the story {charter.plot!r} of {charter.name}: "
            "install the version that the campaign was begun with"
        )
    return plot


def _missing(books: Books, pack: Pack, plot: PlotSpec) -> Iterator[str]:
    """What the campaign has and the pack does not: the rules could not work with it."""
    used = [
        *(("hero", hero.card) for hero in books.all(Hero)),
        *(("class", hero.grade) for hero in books.all(Hero) if hero.grade),
        *(("skill", skill) for hero in books.all(Hero) for skill in (*hero.learned, *hero.pins)),
        *((item.ware, item.card) for item in books.all(Item)),
        *(("injury", injury.card) for injury in books.all(Injury)),
        *(("recipe", mark.name) for mark in books.marks("recipe")),
        *(("town", town) for town in [books.standing.town] if town),
    ]
    for kind, id_ in dict.fromkeys(used):
        if id_ not in entries(pack, kind):
            yield f"the {kind} {id_!r}"
    if all(node.name != books.standing.node for node in plot.nodes):
        yield f"the place {books.standing.node!r} of the story"


def _notices(charter: Charter, pack: Pack) -> Iterator[str]:
    if pack.digest != charter.pack_digest:
        yield (
            f"the pack {pack.name} has changed since this campaign was begun; its texts, prices and missions may "
            "differ from what you know"
        )
