"""The skills with which heroes join the company: the game says how many of which, the players choose."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from horologium.campaign.counts import count
from horologium.campaign.records import MISSIONS
from horologium.campaign.wording import called_as, listing
from horologium.engine.core.campaign import CampaignState, Verdict
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.records import MemberRecord
    from horologium.content.packs import Pack
    from horologium.engine.core.campaign import CampaignRules, Member
    from horologium.engine.core.ruleset import Content


def may_start_with(pack: Pack, rules: CampaignRules, card: str, skills: Sequence[str]) -> Verdict:
    """Whether the bearer of a card may begin with exactly these skills."""
    hero = called_as(pack, "member", card)
    if rules.first_skills is None:
        return Verdict(say("the first skills of {hero} are not chosen", hero=hero))
    first = rules.first_skills(pack.content, card)
    if unknown := next((skill for skill in skills if skill not in first.among), ""):
        among = listing(called_as(pack, "lesson", skill) for skill in first.among)
        what = called_as(pack, "lesson", unknown)[:60]
        words = say("{hero} cannot begin with {skill}: choose among {among}", hero=hero, skill=what, among=among)
        return Verdict(words, first.rules)
    if len(dict.fromkeys(skills)) != first.count or len(skills) != first.count:
        words = say_number(
            first.count,
            "{hero} begins with {count} skill: choose one",
            "{hero} begins with {count} different skills: choose so many",
            hero=hero,
        )
        return Verdict(words, first.rules)
    return Verdict(rules=first.rules)


def taught(content: Content, rules: CampaignRules, member: Member, skills: Sequence[str]) -> Member:
    """A beginner who has learned these skills, and has pinned those that fit; the usual ones where none are named."""
    if not skills:
        return member
    knowing = replace(member, known=tuple(skills), ready=())
    return replace(knowing, ready=ready_that_fit(rules, CampaignState(content).having(knowing), knowing.key, skills))


def ready_that_fit(rules: CampaignRules, state: CampaignState, bearer: str, wanted: Sequence[str]) -> tuple[str, ...]:
    """As many of these cards as fit together, the first ones first."""
    kept = tuple[str, ...]()
    for card in wanted if rules.loadout else ():
        if rules.loadout and rules.loadout.allows(state, bearer, (*kept, card)).allowed:
            kept = (*kept, card)
    return kept


def still_open(affairs: Affairs, hero: MemberRecord) -> Verdict:
    """Whether the first skills of a hero can be chosen otherwise: before the first battle, and before learning more."""
    verdict = may_start_with(affairs.pack, affairs.rules, hero.card, hero.known)
    if affairs.rules.first_skills is None:
        return verdict
    if count(hero.service, MISSIONS):
        reason = say("{hero} has been in battle: the first skills are chosen before that", hero=hero.name)
        return Verdict(reason, verdict.rules)
    if not verdict.allowed:
        return Verdict(say("{hero} knows other skills than a beginner", hero=hero.name), verdict.rules)
    return verdict
