"""Care: the surgeon, blessings, rumours and Legends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

from horologium.campaign.affairs import insist, money, must_be_here, pay, state_of, town
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.legends import SEEN, legend_of, next_mission
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import TOWN, in_time
from horologium.campaign.records import Hero, Injury
from horologium.campaign.visits import ACCEPTED, READ
from horologium.campaign.wording import called
from horologium.engine.core.consequences import consequence
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import Care

RUMOUR: Final = "rumour"
LEGEND: Final = "legend"
SHARED: Final = (RUMOUR, LEGEND)
"""The favours that are for the whole company; every other one is done to a hero."""


def new_rumours(affairs: Affairs) -> list[tuple[str, str]]:
    """What is told in this town and was not heard yet, with the names of the marks."""
    where = affairs.books.standing.town
    spec = affairs.pack.content.get("towns", {}).get(where)
    told = [(f"{where}:{number}", text) for number, text in enumerate(spec.rumours if spec else ())]
    return [(key, text) for key, text in told if not affairs.books.marked("rumour", key)]


def _care(work: Work) -> Care:
    """The care of the game; refused where nobody is treated and nothing is asked for."""
    if work.rules.care is None:
        raise Refused(say("nobody is cared for in this game"))
    return work.rules.care


@dataclass(frozen=True, slots=True)
class Surgery:
    """Have an injury removed for its price."""

    name: ClassVar[str] = "surgery"
    injury: str

    def apply(self, work: Work) -> Told:
        """The injury is gone for good."""
        in_time(work, TOWN)
        injury = work.books.get(Injury, self.injury)
        hero, place = work.books.get(Hero, injury.hero), town(work)
        must_be_here(work, hero)
        verdict = _care(work).heals(state_of(work), injury.card)
        price = insist(verdict)
        pay(work, price, verdict.rules)
        enter(work, [consequence("condition", "injury", injury.card, -1, hero.id, injury.id)])
        what = called(work.pack, "injury", injury.card)
        title = say(
            "{hero} was cured of {what} in {place} for {price}",
            hero=hero.name,
            what=what,
            place=place.name,
            price=money(work, price),
        )
        return Told(say("cure {what} of {hero}", what=what, hero=hero.name), title, rules=verdict.rules)


@dataclass(frozen=True, slots=True)
class Favour:
    """Pay for a blessing of a hero, for a rumour, or for a look at the Legend of the next mission."""

    name: ClassVar[str] = "favour"
    boon: str
    hero: str = ""

    def apply(self, work: Work) -> Told:
        """A blessing lasts to the end of the next battle; rumours and Legends are written into the chronicle."""
        in_time(work, TOWN)
        place = town(work)
        verdict = dict(_care(work).favours(state_of(work))).get(self.boon)
        if verdict is None:
            raise Refused(say("{boon!r} is not to be had in {place}", boon=self.boon, place=place.name))
        price = insist(verdict)
        if self.hero and self.boon in SHARED:
            raise Refused(say("this is for all: name no hero"))
        told = {RUMOUR: self._hear, LEGEND: self._look}.get(self.boon, self._bless)(work, verdict.rules)
        pay(work, price, verdict.rules)
        return replace(told, rules=verdict.rules)

    def _bless(self, work: Work, _rules: tuple[str, ...]) -> Told:
        if not self.hero:
            raise Refused(say("say which hero it is for"))
        hero = work.books.get(Hero, self.hero)
        must_be_here(work, hero)
        if self.boon in hero.boons:
            raise Refused(say("{hero} has this for the next battle already", hero=hero.name))
        enter(work, [consequence("boon", "boon", self.boon, 1, hero.id)])
        return Told(
            say("{boon} {hero}", boon=say(self.boon), hero=hero.name),
            say("{hero} was blessed in {town}", hero=hero.name, town=town(work).name),
        )

    def _hear(self, work: Work, _rules: tuple[str, ...]) -> Told:
        news = new_rumours(work)
        if not news:
            raise Refused(say("nobody in {town} has anything new to tell", town=town(work).name))
        key, text = news[0]
        work.books.mark("rumour", key)
        return Told(say("hear a rumour"), say("A rumour was heard in {town}", town=town(work).name), text, kind="story")

    def _look(self, work: Work, rules: tuple[str, ...]) -> Told:
        """A tavern does one thing or the other during a visit: it has work for the company, or lets it look ahead."""
        mission = next_mission(work)
        if work.books.marked(SEEN, mission.mission):
            raise Refused(say("the company has seen the Legend of {mission} already", mission=mission.title), rules)
        if work.books.marked("dismissed", ACCEPTED):
            raise Refused(say("the company has accepted work here: it sees no Legend during this visit"), rules)
        if work.books.marked("dismissed", READ):
            raise Refused(say("the company has looked at a Legend during this visit already"), rules)
        legend = legend_of(work, mission)
        work.books.mark(SEEN, mission.mission)
        work.books.mark("dismissed", READ)
        return Told(
            say("look at the Legend of {mission}", mission=legend.title),
            say("In {town} the company saw the Legend of {mission}", town=town(work).name, mission=legend.title),
            legend.text,
            kind="story",
        )
