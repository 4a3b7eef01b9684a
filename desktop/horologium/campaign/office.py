"""The office: where campaigns are founded, opened and looked for. What a window needs beside an open campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.founding import found
from horologium.campaign.opening import open_session
from horologium.campaign.paper_campaign import adopt
from horologium.engine.core.speech import speaking_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from horologium.campaign.founding import Plan
    from horologium.campaign.paper_campaign import PaperCampaign
    from horologium.campaign.ports import Card, Clock, Packs, Shelf, TakenIn
    from horologium.campaign.session import CampaignSession
    from horologium.content.packs import Pack
    from horologium.engine.core.ruleset import AnyRuleset


class Office:
    """Joins the shelf of campaigns to packs and games."""

    def __init__(self, shelf: Shelf, packs: Packs, rulesets: Mapping[str, AnyRuleset], clock: Clock) -> None:
        self.shelf, self.packs, self.rulesets, self.clock = shelf, packs, rulesets, clock

    def cards(self) -> list[Card]:
        """The campaigns, last played first."""
        return self.shelf.cards()

    def ruleset(self, pack: Pack) -> AnyRuleset:
        """The game that a pack is made for."""
        return self.rulesets[pack.ruleset]

    def stories(self) -> list[Pack]:
        """The packs from which a campaign can be begun, in the order of their games."""
        order = list(self.rulesets)
        found = [pack for pack in self.packs.packs.values() if pack.content.get("plots")]
        return sorted(found, key=lambda pack: order.index(pack.ruleset))

    def found(self, pack: Pack, plan: Plan) -> CampaignSession:
        """Begin a campaign, on disk when this returns."""
        with speaking_of(pack.ruleset):
            records = found(pack, self.ruleset(pack), plan, self.clock.now())
        archive = self.shelf.create(plan.name.strip(), records, [pack])
        return open_session(archive, self.packs, self.rulesets, self.clock)

    def take_in(self, source: Path) -> TakenIn:
        """A campaign from an exported file, with the packs that it brings."""
        taken = self.shelf.take_in(source)
        self.packs.read_again()
        return taken

    def adopt(self, pack: Pack, plan: Plan, sheets: PaperCampaign) -> CampaignSession:
        """Go on here with a campaign that was played on paper, on disk when this returns."""
        with speaking_of(pack.ruleset):
            records = adopt(pack, self.ruleset(pack), plan, sheets, self.clock.now())
        archive = self.shelf.create(plan.name.strip(), records, [pack])
        return open_session(archive, self.packs, self.rulesets, self.clock)

    def warm(self) -> None:
        """Load what founding and opening need; may be called in the background."""
        self.stories()
        self.shelf.warm()

    def open(self, path: Path, *, view_only: bool = False) -> CampaignSession:
        """Open a campaign; if it cannot be played, its file is let go again."""
        archive = self.shelf.open(path, view_only=view_only)
        try:
            return open_session(archive, self.packs, self.rulesets, self.clock)
        except BaseException:
            archive.close()
            raise
