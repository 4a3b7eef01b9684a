"""The skills of a hero, grouped as on the sheet: the hero's own, by class, and the special ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from horologium.campaign.facts import Lesson, hero_lessons
from horologium.campaign.records import Hero
from horologium.campaign.wording import called, entries, first_grade

if TYPE_CHECKING:
    from horologium.campaign.session import CampaignSession


@dataclass(frozen=True, slots=True)
class SkillGroup:
    """Skills that stand together; ``title`` is the name of a class, empty for the others."""

    kind: Literal["own", "class", "advanced", "special", "all"]
    title: str
    lessons: tuple[Lesson, ...]
    skills: tuple[str, ...] = ()  # always at hand, without a lesson


def skill_groups(session: CampaignSession, id_: str) -> list[SkillGroup]:
    """All skills that a hero knows or could learn some day."""
    hero = session.books.get(Hero, id_)
    card: Any = entries(session.pack, "hero").get(hero.card)
    left = {lesson.skill: lesson for lesson in hero_lessons(session, hero)}
    groups = list[SkillGroup]()
    if own := str(getattr(card, "personal", "")):
        groups.append(SkillGroup("own", "", (), (own,)))
    first = first_grade(session.pack, hero.card)
    for grade in [first, hero.grade, *getattr(card, "advanced_classes", ())]:
        skills = getattr(entries(session.pack, "class").get(grade), "skills", ())
        if taught := tuple(left.pop(skill) for skill in skills if skill in left):
            kind: Literal["class", "advanced"] = "class" if grade == first else "advanced"
            groups.append(SkillGroup(kind, called(session.pack, "class", grade), taught))
    if left:
        groups.append(SkillGroup("special" if groups else "all", "", tuple(left.values())))
    return groups
